"""The vocabulary of Quadrata: the things, the players' verbs, the events of the log, the steps of a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Kinds
from ludotheque.core.verbs import Domain, Vocabulary, numbers
from ludotheque.games.quadrata.components import packaged

# ---------------------------------------------------------------- things

SEATS: Final = numbers("seat", 3)
CARDS: Final = Domain("card", packaged().card_ids)
PLACES: Final = Domain("place", packaged().place_ids)
PROVINCES: Final = Domain("province", packaged().province_ids)
COLOURS: Final = Domain("colour", packaged().colour_ids)
TROPHIES: Final = Domain("trophy", packaged().trophy_ids)
BOXES: Final = Domain("box", packaged().box_ids)
DAYS: Final = Domain(
    "day",
    packaged().day_ids,
    rules={
        "day_0": "QD-3.10",
        "day_1": "QD-5.2.2",
        "day_2": "QD-5.2.3",
        "day_3": "QD-5.2.4",
        "day_4": "QD-5.2.3",
        "day_5": "QD-5.2.4",
        "day_6": "QD-5.2.5",
        "day_7": "QD-5.10.3",
    },
)
AMOUNTS: Final = Domain("amount", ["plus_1", "plus_2", "minus_1", "minus_2"])
BONUSES: Final = Domain("bonus", ["train", "taxi"])
NUMBER: Final = numbers("number", 144)
COUNT: Final = numbers("count", 40)
VISITS: Final = numbers("visits", 2)
# Whether the consolation taxi was taken in this turn.
CONSOLED: Final = numbers("consoled", 1)

N_CARDS: Final[i64] = 39
N_PLACES: Final[i64] = 78
N_PROVINCES: Final[i64] = 13
N_COLOURS: Final[i64] = 4
N_TROPHIES: Final[i64] = 5
N_BOXES: Final[i64] = 11
LAST_DAY: Final[i64] = 7
CENTRE_SLOTS: Final[i64] = 4

# Kinds of token: the values 1 to 12 and the plane, whose colour has no effect.
TOKENS: Final = Domain("token", [*[str(value) for value in range(1, 13)], "plane"])
BASE_TOKENS: Final = Domain("base", [str(value) for value in range(1, 7)])
N_TOKENS: Final[i64] = 13
N_BASE: Final[i64] = 6
N_ADVANCED: Final[i64] = 6
PLANE: Final[i64] = 12

# The spaces of a movement area: three regular ones, two under trains, two dotted ones (QD-3.7).
SPACES: Final[i64] = 7
FIRST_TRAIN: Final[i64] = 3
FIRST_EXTRA: Final[i64] = 5

# A token of the movement area: its kind, and whether it lies in a dotted circle. Equal tokens are one choice.
HELD: Final = Domain("held", [*TOKENS.ids, *[f"{token}_extra" for token in TOKENS.ids]])
N_HELD: Final[i64] = 26

# Two tokens, in any order.
PAIRS: Final = Domain(
    "pair", [f"{HELD.ids[a]}*{HELD.ids[b]}" for a in range(len(HELD.ids)) for b in range(a, len(HELD.ids))]
)
PAIR_FIRST: Final = vec[i64]([a for a in range(len(HELD.ids)) for b in range(a, len(HELD.ids))])
PAIR_SECOND: Final = vec[i64]([b for a in range(len(HELD.ids)) for b in range(a, len(HELD.ids))])


def pair_of(first: i64, second: i64) -> i64:
    """The number of a pair, `first` not above `second`."""
    return first * (2 * N_HELD - first + 1) // 2 + second - first


# Options (QD-4.1, QD-8.4, and the rulings that a table may choose); the first of each is the default.
MODES: Final = Domain("mode", ["family", "expert"])
QUIZ: Final = Domain("quiz", ["off", "on"])
CONSOLATION: Final = Domain("consolation", ["no_token_visit", "no_visit"])
AFTER_TAXI: Final = Domain("after_taxi", ["closed", "may_visit"])
RESERVATION: Final = Domain("reservation", ["choose_first", "discard_first"])
RESHUFFLE: Final = Domain("reshuffle", ["when_needed", "at_once"])
EXTRA_SPACES: Final = Domain("extra_spaces", ["stay_empty", "refilled"])
# The values that rules test.
FAMILY: Final[i64] = 0
ON: Final[i64] = 1
NO_TOKEN_VISIT: Final[i64] = 0
CLOSED: Final[i64] = 0
DISCARD_FIRST: Final[i64] = 1
AT_ONCE: Final[i64] = 1
REFILLED: Final[i64] = 1

# The parts of the points, for the breakdown.
PARTS: Final = Domain("part", ["map", "trophies", "taxis", "trains", "planes"])

# ---------------------------------------------------------------- verbs

VERBS: Final = Vocabulary()
REPLACE: Final = VERBS.verb("replace", card=CARDS)
VISIT: Final = VERBS.verb("visit", place=PLACES)
TAKE_TAXI: Final = VERBS.ending("take_taxi", [VISIT])
END_VISITS: Final = VERBS.ending("end_visits", [VISIT])
RESERVE: Final = VERBS.verb("reserve", card=CARDS)
SKIP: Final = VERBS.verb("skip")
CROSS: Final = VERBS.verb("cross", box=BOXES)
SWAP: Final = VERBS.verb("swap", held=HELD, token=TOKENS)
USE: Final = VERBS.verb("use", pair=PAIRS)
CHANGE: Final = VERBS.verb("change", amount=AMOUNTS)
ANSWER: Final = VERBS.verb("answer", number=NUMBER)
BONUS: Final = VERBS.verb("bonus", bonus=BONUSES)
REST: Final = VERBS.verb("rest", held=HELD)
DRAW: Final = VERBS.verb("draw")
REMOVE: Final = VERBS.verb("remove", base=BASE_TOKENS)

# ---------------------------------------------------------------- steps

AT_DAY: Final[i64] = 0
AT_REMOVE: Final[i64] = 1
AT_TURN: Final[i64] = 2
AT_REPLACE: Final[i64] = 3
AT_VISIT: Final[i64] = 4
AT_TOKENS: Final[i64] = 5
AT_CHANGE: Final[i64] = 6
AT_ANSWER: Final[i64] = 7
AT_ARRIVE: Final[i64] = 8
AT_BONUS: Final[i64] = 9
AT_REWARDS: Final[i64] = 10
AT_SWAP: Final[i64] = 11
AT_RESERVE: Final[i64] = 12
AT_REST: Final[i64] = 13

# ---------------------------------------------------------------- events of the log

KINDS: Final = Kinds()
DAY_BEGAN: Final = KINDS.kind("day", "day", day=DAYS)
TURN_BEGAN: Final = KINDS.kind("turn", "QD-5.1.1", seat=SEATS)
TAXI_GAINED: Final = KINDS.kind("taxi_gained", "QD-5.8.1", seat=SEATS)
TAXI_TAKEN: Final = KINDS.kind("taxi_taken", "QD-5.4.6", seat=SEATS)
ADVANCED_DRAWN: Final = KINDS.kind("advanced_drawn", "QD-5.2.3", seat=SEATS, token=TOKENS)
BASE_REMOVED: Final = KINDS.kind("base_removed", "QD-5.2.4", seat=SEATS, token=TOKENS)
POURED: Final = KINDS.kind("poured", "QD-5.11.2", seat=SEATS, count=COUNT)
DREW: Final = KINDS.kind("drew", "QD-5.11.1", seat=SEATS, held=HELD)
REPLACED: Final = KINDS.kind("replaced", "QD-5.3.1", seat=SEATS, card=CARDS)
TURNED_UP: Final = KINDS.revealing("turned_up", "QD-5.12.1", card=CARDS)
RESHUFFLED: Final = KINDS.kind("reshuffled", "QD-5.12.2", count=COUNT)
MULTIPLIED: Final = KINDS.kind(
    "multiplied", "QD-5.4.3", seat=SEATS, first=TOKENS, second=TOKENS, product=NUMBER
)
CHANGED: Final = KINDS.kind("changed", "QD-5.8.2", seat=SEATS, amount=AMOUNTS)
VISITED: Final = KINDS.kind(
    "visited", "QD-5.4.5", seat=SEATS, place=PLACES, province=PROVINCES, points=NUMBER
)
TRAIN_TAKEN: Final = KINDS.kind("train_taken", "QD-5.5.3", seat=SEATS)
PLANE_WON: Final = KINDS.kind("plane_won", "QD-5.6.1", seat=SEATS, colour=COLOURS)
TROPHY_WON: Final = KINDS.kind("trophy_won", "QD-5.7.1", seat=SEATS, trophy=TROPHIES)
CROSSED: Final = KINDS.kind("crossed", "QD-5.8.2", seat=SEATS, box=BOXES)
SWAPPED: Final = KINDS.kind("swapped", "QD-5.8.5", seat=SEATS, held=HELD, token=TOKENS)
PUT_BACK: Final = KINDS.kind("put_back", "QD-5.9.2", seat=SEATS, card=CARDS)
RESERVED: Final = KINDS.kind("reserved", "QD-5.9.1", seat=SEATS, card=CARDS)
RESTED: Final = KINDS.kind("rested", "QD-5.10.1", seat=SEATS, token=TOKENS)
ANSWERED_RIGHT: Final = KINDS.revealing("answered_right", "QD-8.4", seat=SEATS, number=NUMBER)
ANSWERED_WRONG: Final = KINDS.revealing("answered_wrong", "QD-8.4", seat=SEATS, number=NUMBER)
ANSWER_SHOWN: Final = KINDS.kind("answer_shown", "QD-8.4", seat=SEATS, number=NUMBER)
LEFTOVERS: Final = KINDS.kind("leftovers", "QD-6.3", seat=SEATS, count=COUNT, points=NUMBER)
GAME_ENDED: Final = KINDS.milestone("game_ended", "QD-7.1")
REFILLS: Final = KINDS.kind("refills", "QD-5.10.2", seat=SEATS, count=COUNT)

KINDS.decisive(TROPHY_WON, LEFTOVERS, PLANE_WON, TRAIN_TAKEN, VISITED)
