"""What is said in Small City: the things, the verbs of the players, the events of the log, the steps of a turn."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.events import Kinds
from ludotheque.core.verbs import Domain, Vocabulary, numbers
from tests.slices.construction.components import packaged

# ---------------------------------------------------------------- things

SEATS: Final = numbers("seat", 3)
PIECES: Final = Domain("piece", packaged().piece_ids)
BUILDINGS: Final = Domain("building", packaged().building_ids)
CATEGORIES: Final = Domain("category", [category.id for category in packaged().buildings.category])
SQUARES: Final = Domain("square", [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"])
FACINGS: Final = Domain(
    "facing",
    [
        "upright",
        "right",
        "over",
        "left",
        "flipped",
        "flipped_right",
        "flipped_over",
        "flipped_left",
    ],
)
MATERIALS: Final = Domain("material", ["wood", "stone", "metal"])
# What a discount card lowers (SC-5.2.15).
LOWERED: Final = Domain("lowered", ["money", "wood", "stone", "metal"])
CARDS: Final = Domain("card", packaged().card_ids)
BOARDS: Final = Domain("board", packaged().board_ids)
TURN: Final = numbers("turn", 8)
ZONE: Final = numbers("zone", 10)
NUMBER: Final = numbers("number", 1_000)

NONE: Final[i64] = -1
N_PIECES: Final[i64] = 45
CONSTRUCTIONS: Final[i64] = 3
# The most raw materials a price has, a unit at a time.
MOST_UNITS: Final[i64] = 4
HALL: Final[i64] = PIECES.index_of["town_hall"]
ARCHITECT: Final[i64] = CARDS.index_of["architect"]
MEDIATOR: Final[i64] = CARDS.index_of["mediator"]
URBAN_PLANNER: Final[i64] = CARDS.index_of["urban_planner"]

# ---------------------------------------------------------------- verbs

VERBS: Final = Vocabulary()
SETTLE: Final = VERBS.verb("settle", square=SQUARES)
BUILD: Final = VERBS.verb("build", piece=PIECES)
PLACE: Final = VERBS.verb("place", square=SQUARES, facing=FACINGS)
DISCOUNT: Final = VERBS.verb("discount", lowered=LOWERED)
KEEP_CARD: Final = VERBS.verb("keep_card")
PAY: Final = VERBS.verb("pay", square=SQUARES)
COMMIT: Final = VERBS.verb("commit")

# ---------------------------------------------------------------- steps

AT_TURN: Final[i64] = 0
AT_HALLS: Final[i64] = 1
AT_SETTLE: Final[i64] = 2
AT_REVEAL: Final[i64] = 3
AT_PLAN: Final[i64] = 4
AT_PLACE: Final[i64] = 5
AT_PAY: Final[i64] = 6
AT_DISCOUNT: Final[i64] = 7

# ---------------------------------------------------------------- events of the log

KINDS: Final = Kinds()
TURN_BEGAN: Final = KINDS.kind("turn", turn=TURN, seat=SEATS)
HAS_CARD: Final = KINDS.kind("has_card", seat=SEATS, card=CARDS)
ZONE_GREW: Final = KINDS.kind("zone_grew", seat=SEATS, zone=ZONE)
# Behind the screen: nobody else hears of it.
PLANNED_HALL: Final = KINDS.whisper("planned_hall", seat=SEATS, square=SQUARES)
PLANNED: Final = KINDS.whisper("planned", seat=SEATS, piece=PIECES, square=SQUARES)
COMMITTED: Final = KINDS.kind("committed", seat=SEATS)
HALL_SHOWN: Final = KINDS.revealing("hall_shown", seat=SEATS, square=SQUARES)
# That somebody has built nothing is news as well.
SCREENS_LIFTED: Final = KINDS.revealing("screens_lifted", turn=TURN)
BUILT: Final = KINDS.kind("built", seat=SEATS, piece=PIECES, square=SQUARES)
ENLARGED: Final = KINDS.kind("enlarged", seat=SEATS, old=PIECES, piece=PIECES, square=SQUARES)
CANCELLED: Final = KINDS.kind("cancelled", seat=SEATS, piece=PIECES, square=SQUARES)
VOTES_WON: Final = KINDS.kind("votes_won", seat=SEATS, votes=NUMBER)
INCOME: Final = KINDS.kind("income", seat=SEATS, money=NUMBER, votes=NUMBER)
STORED: Final = KINDS.kind("stored", seat=SEATS, material=MATERIALS, square=SQUARES)
NO_ROOM_FOR: Final = KINDS.kind("no_room_for", seat=SEATS, material=MATERIALS)
