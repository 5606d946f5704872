"""The vocabulary of Québec: the things, the players' verbs, the events of the log, the steps of a turn."""

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
DISTRICTS: Final = Domain(
    "district",
    packaged().district_ids,
    rules={
        "archdiocese": "QC-5.53",
        "protestant_quarter": "QC-5.54",
        "irish_quarter": "QC-5.55",
        "jewish_quarter": "QC-5.56",
        "seat_of_government": "QC-5.53",
        "municipal_administration": "QC-5.57",
        "provincial_administration": "QC-5.57",
        "military_administration": "QC-5.57",
        "commercial_quarter": "QC-5.53",
        "port_quarter": "QC-5.58",
        "prestige_homes_quarter": "QC-5.51",
        "business_quarter": "QC-5.52",
        "heritage_site": "QC-5.53",
        "academic_quarter": "QC-5.59a",
        "entertainment_quarter": "QC-5.59b",
        "arts_quarter": "QC-5.60",
    },
)
LEADERS: Final = Domain(
    "leader",
    packaged().leader_ids,
    rules={
        "leader_citadel": "QC-5.43",
        "leader_politics": "QC-5.44",
        "leader_culture": "QC-5.45",
        "leader_religion": "QC-5.46",
        "leader_economy": "QC-5.47",
    },
)
EVENTS: Final = Domain(
    "event",
    packaged().event_ids,
    rules={
        "e1603_champlain_voyage": "QC-5.91",
        "e1663_sovereign_council": "QC-5.90",
        "e1665_jean_talon": "QC-5.90b",
        "e1682_fort_fire": "QC-5.90c",
        "e1756_seven_years_war": "QC-5.99a",
        "e1759_plains_of_abraham": "QC-5.92",
        "e1763_royal_proclamation": "QC-5.99b",
        "e1775_fortification": "QC-5.99c",
        "e1800_british_immigration": "QC-5.99d",
        "e1812_war": "QC-5.99d",
        "e1867_provincial_capital": "QC-5.93",
        "e1871_canal_commission": "QC-5.94",
        "e1917_conscription": "QC-5.95",
        "e1955_winter_carnival": "QC-5.96",
        "e2001_summit_of_the_americas": "QC-5.97",
        "e2008_400th_anniversary": "QC-5.98",
    },
)
ARCHITECTS: Final = Domain("architect", ["own", "neutral"])
CAUSES: Final = Domain("cause", ["no_workers", "own_architect", "neutral_architect"])
COUNT: Final = numbers("count", 3)
NUMBER: Final = numbers("number", 10_000)
CENTURY: Final = numbers("century", 4)
MAJORITY: Final = numbers("majority", 1)  # 1: no other player has more workers there

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

# The parts of the points, for the breakdown.
PART_RULES: Final = {
    "zones_1": "QC-5.80",
    "zones_2": "QC-5.80",
    "zones_3": "QC-5.80",
    "zones_4": "QC-5.80",
    "districts": "QC-5.32",
    "culture_leader": "QC-5.25",
    "events": "QC-4.7",
    "unfinished": "QC-6.1",
    "active_workers": "QC-6.2",
    "main_group": "QC-6.3",
    "other_buildings": "QC-6.3",
}
SOURCES: Final = Domain("part", list(PART_RULES), PART_RULES)
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
TURN_BEGAN: Final = KINDS.kind("turn", "QC-5.3", seat=SEATS)
ARCHITECT_PLACED: Final = KINDS.kind(
    "placed", "QC-5.13", seat=SEATS, site=SITES, tile=TILES, architect=ARCHITECTS
)
ACTIVATED: Final = KINDS.kind("activated", "QC-5.14", seat=SEATS, number=NUMBER)
CONTRIBUTED: Final = KINDS.kind("contributed", "QC-5.31", seat=SEATS, site=SITES, number=NUMBER)
LEADER_TAKEN: Final = KINDS.kind("leader_taken", "leader", seat=SEATS, leader=LEADERS)
SENT: Final = KINDS.kind("sent", "QC-5.8b", seat=SEATS, zone=ZONES, number=NUMBER)
SENT_ACTIVE: Final = KINDS.kind("sent_active", "QC-5.48", seat=SEATS, zone=ZONES, number=NUMBER)
MOVED: Final = KINDS.kind("moved", "QC-5.56", seat=SEATS, origin=ZONES, to=ZONES, number=NUMBER)
LEFT_SITE: Final = KINDS.kind("left_site", "QC-5.21", seat=SEATS, zone=ZONES, number=NUMBER, site=SITES)
FINISHED: Final = KINDS.kind("finished", "QC-5.23", seat=SEATS, site=SITES, tile=TILES, stars=NUMBER)
UPGRADED: Final = KINDS.kind("upgraded", "QC-5.60", seat=SEATS, site=SITES, stars=NUMBER)
SCORED: Final = KINDS.kind("scored", "part", seat=SEATS, points=NUMBER, part=SOURCES)
DISTRICT_USED: Final = KINDS.kind("district_used", "district", seat=SEATS, district=DISTRICTS)
SKIPPED: Final = KINDS.kind("skipped", "QC-5.8a", seat=SEATS, district=DISTRICTS)
NOTHING_TO_DO: Final = KINDS.kind("nothing_to_do", "district", seat=SEATS, district=DISTRICTS)
CENTURY_ENDED: Final = KINDS.milestone("century_ended", "QC-5.61", century=CENTURY, cause=CAUSES)
ZONE_SCORED: Final = KINDS.kind(
    "zone_scored", "QC-5.80", seat=SEATS, zone=ZONES, number=NUMBER, majority=MAJORITY
)
CASCADED: Final = KINDS.kind("cascaded", "QC-5.81", seat=SEATS, origin=ZONES, to=ZONES, number=NUMBER)
CASCADED_HOME: Final = KINDS.kind("cascaded_home", "QC-5.83", seat=SEATS, origin=ZONES, number=NUMBER)
WENT_HOME: Final = KINDS.kind("went_home", "QC-5.82", seat=SEATS, zone=ZONES, number=NUMBER)
DEACTIVATED: Final = KINDS.kind("deactivated", "QC-5.94", seat=SEATS, number=NUMBER)
LEADERS_BACK: Final = KINDS.kind("leaders_back", "QC-5.65")
SITE_LAPSED: Final = KINDS.kind("lapsed", "QC-5.66", site=SITES, tile=TILES)
CENTURY_BEGAN: Final = KINDS.kind("century_began", "QC-5.68", century=CENTURY)
EVENT_REVEALED: Final = KINDS.revealing("event_revealed", "card", card=EVENTS)
RACE_WON: Final = KINDS.kind("race_won", "card", seat=SEATS, card=EVENTS, points=NUMBER)
GAME_ENDED: Final = KINDS.milestone("game_ended", "QC-7.1")

KINDS.decisive(
    CENTURY_ENDED,
    RACE_WON,
    CASCADED,
    FINISHED,
    UPGRADED,
    SENT,
    SENT_ACTIVE,
    MOVED,
    LEFT_SITE,
    LEADER_TAKEN,
    CONTRIBUTED,
    SCORED,
)
