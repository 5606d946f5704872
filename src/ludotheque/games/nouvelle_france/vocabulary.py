"""The vocabulary of Nouvelle-France: the things, the players' verbs, the events of the log, the steps of a turn."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.events import Kinds
from ludotheque.core.verbs import Domain, Vocabulary, numbers
from ludotheque.games.nouvelle_france.checks import MOST_PLACEMENTS
from ludotheque.games.nouvelle_france.components import packaged

# ---------------------------------------------------------------- things

SEATS: Final = numbers("seat", 3)
COLOURS: Final = Domain("colour", packaged().colour_ids)
WORKS: Final = Domain("work", packaged().work_ids)
SHAPES: Final = Domain("shape", packaged().shape_ids)
FORMS: Final = Domain("form", packaged().form_ids)
PIECES: Final = Domain("piece", packaged().piece_ids)
PLACEMENTS: Final = numbers("placement", MOST_PLACEMENTS - 1)
ALLIES: Final = Domain("ally", packaged().ally_ids)
CHALLENGES: Final = Domain("challenge", packaged().challenge_ids)
SNOWFALLS: Final = numbers("snowfall", 3)
NUMBER: Final = numbers("number", 10_000)

N_WORKS: Final[i64] = 3
N_SHAPES: Final[i64] = 9
N_FORMS: Final[i64] = 3
N_COLOURS: Final[i64] = 4
# Construction pieces come first in the list of pieces, followed by bonus pieces.
N_BUILDING: Final[i64] = 36
N_PIECES: Final[i64] = 48
N_CHALLENGES: Final[i64] = 6
N_ALLIES: Final[i64] = 3
LAST_SNOWFALL: Final[i64] = 3
WINTER_SLOT: Final[i64] = 4
SLOTS: Final[i64] = 3
# Cards: the shapes, followed by the three snow cards.
FIRST_SNOW: Final[i64] = 9
N_SNOW: Final[i64] = 3

WHITE: Final[i64] = 0
YELLOW: Final[i64] = 1
BLUE: Final[i64] = 2
BROWN: Final[i64] = 3

COUREUR: Final[i64] = ALLIES.index_of["coureur_des_bois"]
NATIONS: Final[i64] = ALLIES.index_of["premieres_nations"]
FILLE: Final[i64] = ALLIES.index_of["fille_du_roy"]

# Options (NF-8.1, NF-8.2, NF-8.3, NF-5.6.5); the first of each is the default. They apply to solo play.
CONSTRAINTS: Final = Domain("constraint", packaged().constraint_ids)
PATHS: Final = Domain("path", packaged().path_ids)
ARCHITECTURE: Final = Domain("architecture", ["off", "on"])
TIES: Final = Domain("player_may_choose_ties", ["no", "yes"])

# The comparison that decided the Winter's choice (NF-5.6.2); the first value: there was only one placement.
COMPARISONS: Final = Domain(
    "comparison",
    [
        "only_one",
        "white_points",
        "snow_value",
        "covered_cells",
        "solo_colour",
        "work_order",
        "shape_order",
        "doubled_colour",
        "placement_order",
        "player",
    ],
)
BY_WHITE_POINTS: Final[i64] = 1
BY_SNOW_VALUE: Final[i64] = 2
BY_COVERED: Final[i64] = 3
BY_SOLO_COLOUR: Final[i64] = 4
BY_WORK: Final[i64] = 5
BY_SHAPE: Final[i64] = 6
BY_DOUBLED: Final[i64] = 7
BY_PLACEMENT: Final[i64] = 8
BY_PLAYER: Final[i64] = 9

# The sources of a marker's points.
PART_RULES: Final = {
    "pieces": "NF-6.1",
    "bonus": "NF-5.7.4",
    "ally": "NF-8.4.6",
    "challenges": "NF-6.8",
    "winter": "NF-5.6.3",
    "snow_1": "NF-6.3",
    "snow_2": "NF-6.3",
    "snow_3": "NF-6.3",
    "discs": "NF-7.2",
}
SOURCES: Final = Domain("part", list(PART_RULES), PART_RULES)
N_SOURCES: Final[i64] = 9
FROM_PIECES: Final[i64] = 0
FROM_BONUS: Final[i64] = 1
FROM_ALLY: Final[i64] = 2
FROM_CHALLENGES: Final[i64] = 3
FROM_WINTER: Final[i64] = 4
FROM_SNOW: Final[i64] = 5
FROM_DISCS: Final[i64] = 8

# ---------------------------------------------------------------- verbs

VERBS: Final = Vocabulary()
TAKE: Final = VERBS.verb("take", piece=PIECES)
BUILD: Final = VERBS.verb("build", work=WORKS)
PLACE: Final = VERBS.verb("place", placement=PLACEMENTS)
DISCARD: Final = VERBS.verb("discard", shape=SHAPES)
USE: Final = VERBS.verb("use", ally=ALLIES)
PASS: Final = VERBS.verb("pass")

# ---------------------------------------------------------------- steps

AT_TURN: Final[i64] = 0
AT_ALLY: Final[i64] = 1
AT_PIECE: Final[i64] = 2
AT_WORK: Final[i64] = 3
AT_PLACE: Final[i64] = 4
AT_STUCK: Final[i64] = 5
AT_WINTER: Final[i64] = 6
AT_WINTER_WORK: Final[i64] = 7
AT_WINTER_PLACE: Final[i64] = 8
AT_SCORE: Final[i64] = 9
AT_BONUS: Final[i64] = 10
AT_DISCARD: Final[i64] = 11
AT_SECOND: Final[i64] = 12
AT_REFILL: Final[i64] = 13
AT_SNOW: Final[i64] = 14
AT_THAW: Final[i64] = 15

# ---------------------------------------------------------------- events of the log

KINDS: Final = Kinds()
TURN_BEGAN: Final = KINDS.kind("turn", "NF-5.1.1", seat=SEATS)
WINTER_BEGAN: Final = KINDS.kind("winter_turn", "NF-5.1.1")
DREW: Final = KINDS.revealing("drew", "NF-5.2.1", shape=SHAPES)
DREW_SNOW: Final = KINDS.revealing("drew_snow", "NF-5.2.2", snowfall=SNOWFALLS)
PLACED: Final = KINDS.kind("placed", "NF-5.4.1", seat=SEATS, piece=PIECES, work=WORKS, placement=PLACEMENTS)
SCORED: Final = KINDS.kind("scored", "part", colour=COLOURS, points=NUMBER, part=SOURCES)
DISCARDED: Final = KINDS.kind("discarded", "NF-5.5.5", shape=SHAPES)
STUCK: Final = KINDS.kind("stuck", "NF-5.4.4", seat=SEATS)
BOUND_VOID: Final = KINDS.kind("bound_void", "NF-5.4.3", seat=SEATS, work=WORKS)
WINTER_SAW: Final = KINDS.kind(
    "winter_saw", "NF-5.6.1", shape=SHAPES, cubes=NUMBER, work=WORKS, points=NUMBER
)
WINTER_LEFT: Final = KINDS.kind("winter_left", "NF-5.6.1", shape=SHAPES, cubes=NUMBER)
WINTER_NO_ROOM: Final = KINDS.kind("winter_no_room", "NF-5.6.1", shape=SHAPES)
WINTER_CHOSE: Final = KINDS.kind(
    "winter_chose", "NF-5.6.2", piece=PIECES, work=WORKS, points=NUMBER, comparison=COMPARISONS
)
WINTER_PLACED: Final = KINDS.kind("winter_placed", "NF-5.6.3", piece=PIECES, work=WORKS, placement=PLACEMENTS)
WINTER_STUCK: Final = KINDS.kind("winter_stuck", "NF-5.6.4")
BONUS_WON: Final = KINDS.kind("bonus_won", "NF-5.7.1", colour=COLOURS, form=FORMS)
BONUS_LOST: Final = KINDS.kind("bonus_lost", "NF-5.7.5", colour=COLOURS, form=FORMS)
BONUS_REMOVED: Final = KINDS.kind("bonus_removed", "NF-5.7.7", form=FORMS)
SNOW_FELL: Final = KINDS.kind("snow_fell", "NF-6.3", snowfall=SNOWFALLS)
SNOW_COUNTED: Final = KINDS.kind(
    "snow_counted", "NF-6.3", work=WORKS, colour=COLOURS, cubes=NUMBER, points=NUMBER
)
CLOSED: Final = KINDS.milestone("closed", "NF-6.6", seat=SEATS, work=WORKS)
WINTER_CLOSED: Final = KINDS.kind("winter_closed", "NF-6.6", work=WORKS)
CHALLENGE_DONE: Final = KINDS.kind("challenge_done", "NF-8.3.1", seat=SEATS, challenge=CHALLENGES, work=WORKS)
ALLY_USED: Final = KINDS.kind("ally_used", "NF-8.4.6", seat=SEATS, ally=ALLIES)
DISCS_COUNTED: Final = KINDS.kind("discs_counted", "NF-7.2", discs=NUMBER, points=NUMBER)
WON: Final = KINDS.kind("won", "NF-7.3", points=NUMBER)
LOST: Final = KINDS.kind("lost", "NF-7.3", colour=COLOURS, points=NUMBER)
GAME_ENDED: Final = KINDS.kind("game_ended", "NF-7.1")
ALLY_KEPT: Final = KINDS.kind("ally_kept", "NF-8.4.12", seat=SEATS, ally=ALLIES)

KINDS.decisive(
    WON,
    LOST,
    DISCS_COUNTED,
    CHALLENGE_DONE,
    SNOW_FELL,
    SNOW_COUNTED,
    CLOSED,
    WINTER_CLOSED,
    BONUS_WON,
    BONUS_LOST,
    WINTER_PLACED,
    SCORED,
)
