"""What is said in Québec: the things, the verbs of the players, the events of the log, the steps of a turn."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.events import Kinds
from ludotheque.core.verbs import Domain, Vocabulary, numbers
from ludotheque.games.quebec.components import packaged

# ---------------------------------------------------------------- things

SEATS: Final = numbers("seat", 4)
SITES: Final = Domain("site", packaged().site_ids)
TILES: Final = Domain("tile", packaged().tile_ids)
ZONES: Final = Domain("zone", packaged().zone_ids)
DISTRICTS: Final = Domain("district", packaged().district_ids)
LEADERS: Final = Domain("leader", packaged().leader_ids)
EVENTS: Final = Domain("event", packaged().event_ids)
ARCHITECTS: Final = Domain("architect", ["own", "neutral"])
CAUSES: Final = Domain("cause", ["no_workers", "own_architect", "neutral_architect"])
COUNT: Final = numbers("count", 3)
NUMBER: Final = numbers("number", 10_000)
CENTURY: Final = numbers("century", 4)
MAJORITY: Final = numbers("majority", 1)  # 1: nobody has more workers there

N_SITES: Final[i64] = 44
N_ZONES: Final[i64] = 5
N_LEADERS: Final[i64] = 5
SPOTS: Final[i64] = 3
MOST_STARS: Final[i64] = 3
LAST_CENTURY: Final[i64] = 4
EVENTS_PER_CENTURY: Final[i64] = 4

CITADEL: Final[i64] = ZONES.index_of["citadel"]

LEADER_CITADEL: Final[i64] = LEADERS.index_of["leader_citadel"]
LEADER_POLITICS: Final[i64] = LEADERS.index_of["leader_politics"]
LEADER_CULTURE: Final[i64] = LEADERS.index_of["leader_culture"]
LEADER_RELIGION: Final[i64] = LEADERS.index_of["leader_religion"]
LEADER_ECONOMY: Final[i64] = LEADERS.index_of["leader_economy"]

OWN: Final[i64] = 0
NEUTRAL: Final[i64] = 1

NO_WORKERS: Final[i64] = 0
OWN_ARCHITECT: Final[i64] = 1
NEUTRAL_ARCHITECT: Final[i64] = 2

# Options (QC-8.1, QC-8.2, QC-5.12); the first of each is the default.
LEVELS: Final = Domain("level", ["complete", "full", "family"])
LAYOUTS: Final = Domain("layout", ["random", "first_game"])
NEUTRAL_IN_HAND: Final = Domain("neutral_in_hand", ["ends_century", "online"])
COMPLETE: Final[i64] = 0
FAMILY: Final[i64] = 2
RANDOM_LAYOUT: Final[i64] = 0
ONLINE: Final[i64] = 1

# What points are made of, for the breakdown.
SOURCES: Final = Domain(
    "part",
    [
        "zones_1",
        "zones_2",
        "zones_3",
        "zones_4",
        "districts",
        "culture_leader",
        "events",
        "unfinished",
        "active_workers",
        "main_group",
        "other_buildings",
    ],
)
N_SOURCES: Final[i64] = 11
FROM_DISTRICTS: Final[i64] = 4
FROM_CULTURE_LEADER: Final[i64] = 5
FROM_EVENTS: Final[i64] = 6
FROM_UNFINISHED: Final[i64] = 7
FROM_ACTIVE: Final[i64] = 8
FROM_MAIN_GROUP: Final[i64] = 9
FROM_OTHERS: Final[i64] = 10

# ---------------------------------------------------------------- verbs

VERBS: Final = Vocabulary()
START: Final = VERBS.verb("start", architect=ARCHITECTS)
CONTRIBUTE: Final = VERBS.verb("contribute", site=SITES)
TAKE_LEADER: Final = VERBS.verb("take_leader", leader=LEADERS)
SEND: Final = VERBS.verb("send", zone=ZONES)
PLACE_ARCHITECT: Final = VERBS.verb("place_architect", site=SITES)
REDIRECT: Final = VERBS.verb("redirect", zone=ZONES)
TOP_UP: Final = VERBS.verb("top_up", count=COUNT)
USE: Final = VERBS.verb("use", district=DISTRICTS)
PUT: Final = VERBS.verb("put", zone=ZONES, count=COUNT)
ACTIVATE: Final = VERBS.verb("activate", count=COUNT)
MOVE: Final = VERBS.verb("move", origin=ZONES, to=ZONES, count=COUNT)
UPGRADE: Final = VERBS.verb("upgrade", site=SITES)
SKIP: Final = VERBS.ending("skip", [USE, PUT, ACTIVATE, MOVE, START, CONTRIBUTE, UPGRADE])

# ---------------------------------------------------------------- steps

AT_TURN: Final[i64] = 0
AT_MAIN: Final[i64] = 1
AT_PLACE: Final[i64] = 2
AT_FINISH: Final[i64] = 3
AT_REDIRECT: Final[i64] = 4
AT_TOP_UP: Final[i64] = 5
AT_DISTRICT: Final[i64] = 6
AT_PUT: Final[i64] = 7
AT_ACTIVATE: Final[i64] = 8
AT_MOVE: Final[i64] = 9
AT_START: Final[i64] = 10
AT_CONTRIBUTE: Final[i64] = 11
AT_UPGRADE: Final[i64] = 12
AT_CENTURY_END: Final[i64] = 13

# ---------------------------------------------------------------- events of the log

KINDS: Final = Kinds()
TURN_BEGAN: Final = KINDS.kind("turn", seat=SEATS)
ARCHITECT_PLACED: Final = KINDS.kind("placed", seat=SEATS, site=SITES, tile=TILES, architect=ARCHITECTS)
ACTIVATED: Final = KINDS.kind("activated", seat=SEATS, number=NUMBER)
CONTRIBUTED: Final = KINDS.kind("contributed", seat=SEATS, site=SITES, number=NUMBER)
LEADER_TAKEN: Final = KINDS.kind("leader_taken", seat=SEATS, leader=LEADERS)
SENT: Final = KINDS.kind("sent", seat=SEATS, zone=ZONES, number=NUMBER)
SENT_ACTIVE: Final = KINDS.kind("sent_active", seat=SEATS, zone=ZONES, number=NUMBER)
MOVED: Final = KINDS.kind("moved", seat=SEATS, origin=ZONES, to=ZONES, number=NUMBER)
LEFT_SITE: Final = KINDS.kind("left_site", seat=SEATS, zone=ZONES, number=NUMBER, site=SITES)
FINISHED: Final = KINDS.kind("finished", seat=SEATS, site=SITES, tile=TILES, stars=NUMBER)
UPGRADED: Final = KINDS.kind("upgraded", seat=SEATS, site=SITES, stars=NUMBER)
SCORED: Final = KINDS.kind("scored", seat=SEATS, points=NUMBER, part=SOURCES)
DISTRICT_USED: Final = KINDS.kind("district_used", seat=SEATS, district=DISTRICTS)
SKIPPED: Final = KINDS.kind("skipped", seat=SEATS, district=DISTRICTS)
NOTHING_TO_DO: Final = KINDS.kind("nothing_to_do", seat=SEATS, district=DISTRICTS)
CENTURY_ENDED: Final = KINDS.milestone("century_ended", century=CENTURY, cause=CAUSES)
ZONE_SCORED: Final = KINDS.kind("zone_scored", seat=SEATS, zone=ZONES, number=NUMBER, majority=MAJORITY)
CASCADED: Final = KINDS.kind("cascaded", seat=SEATS, origin=ZONES, to=ZONES, number=NUMBER)
CASCADED_HOME: Final = KINDS.kind("cascaded_home", seat=SEATS, origin=ZONES, number=NUMBER)
WENT_HOME: Final = KINDS.kind("went_home", seat=SEATS, zone=ZONES, number=NUMBER)
DEACTIVATED: Final = KINDS.kind("deactivated", seat=SEATS, number=NUMBER)
LEADERS_BACK: Final = KINDS.kind("leaders_back")
SITE_LAPSED: Final = KINDS.kind("lapsed", site=SITES, tile=TILES)
CENTURY_BEGAN: Final = KINDS.kind("century_began", century=CENTURY)
EVENT_REVEALED: Final = KINDS.revealing("event_revealed", card=EVENTS)
RACE_WON: Final = KINDS.kind("race_won", seat=SEATS, card=EVENTS, points=NUMBER)
GAME_ENDED: Final = KINDS.milestone("game_ended")
