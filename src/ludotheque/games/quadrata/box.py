"""The contents of the box, as numbers that rules read. Filled from the data files by `components`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The kinds of taxi boxes (QD-3.8), in the order of taxis.toml.
BOX_KINDS: Final = ["modify", "extra_tokens", "swap", "plane", "second_visit", "blank"]
MODIFY: Final[i64] = 0
EXTRA_TOKENS: Final[i64] = 1
SWAP_BOX: Final[i64] = 2
PLANE_BOX: Final[i64] = 3
SECOND_VISIT: Final[i64] = 4
BLANK: Final[i64] = 5
N_BOX_KINDS: Final[i64] = 6

# The effects of day cards (QD-3.10), in the order of days.toml.
DAY_EFFECTS: Final = ["gain_taxi", "draw_advanced_to_rest", "remove_base", "rest_to_bag"]
GAIN_TAXI: Final[i64] = 0
DRAW_ADVANCED: Final[i64] = 1
REMOVE_BASE: Final[i64] = 2
REST_TO_BAG: Final[i64] = 3

# The changes a modify box may make, in the order of the vocabulary.
AMOUNTS_OF: Final = [1, 2, -1, -2]
N_AMOUNTS: Final[i64] = 4

# A set of changes is a bit mask: bit `change + NO_CHANGE`. The sums of any board lie within 20 either way.
NO_CHANGE: Final[i64] = 20
ONE: Final[i64] = 1
UNCHANGED: Final[i64] = ONE << NO_CHANGE

# The highest value of one token and of two, and the longest row of circles of a taxi board.
HIGHEST_VALUE: Final[i64] = 12
HIGHEST_PRODUCT: Final[i64] = 144
MOST_CIRCLES: Final[i64] = 25


class Changes:
    """Every way to cross modify boxes of one side of the board, the fewest boxes first.

    `count` holds four numbers for each way (how many of each amount), `total` the bit of their sum, `parts` the bits
    of the sums of its proper subsets: a way is offered only if no part of it would do (QD-5.8.4).
    """

    def __init__(self) -> None:
        self.count: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        self.total: vec[i64] = vec[i64]()
        self.parts: vec[i64] = vec[i64]()


class Box:
    """Shared by all positions, never changed."""

    def __init__(self) -> None:
        # by card, by place (two a card: city, attraction), by province
        self.card_province: vec[i64] = vec[i64]()
        self.place_points: vec[i64] = vec[i64]()
        self.place_numbers: vec[i64] = vec[i64]()
        self.province_colour: vec[i64] = vec[i64]()
        self.neighbours: list[vec[i64]] = []
        self.colour_size: vec[i64] = vec[i64]()
        # by trophy; -1: the one for all colours
        self.trophy_colour: vec[i64] = vec[i64]()
        self.trophy_points: vec[i64] = vec[i64]()
        # by day: its effects and counts, in order
        self.days: list[vec[i64]] = []
        # by kind of taxi box, by side and amount, by side
        self.box_side: vec[i64] = vec[i64]()
        self.box_kind: vec[i64] = vec[i64]()
        self.leaves: list[vec[i64]] = []
        self.box_of_amount: vec[i64] = vec[i64]()
        self.box_of_kind: vec[i64] = vec[i64]()
        self.circles: vec[i64] = vec[i64]()
        self.extra_spaces: vec[i64] = vec[i64]()
        self.changes: list[Changes] = []
        # by two kinds of token and a place: the changes from the product to one of its numbers
        self.gap: vec[i64] = vec[i64]()
        # figures of the set-up and of scoring
        self.centre: i64 = 0
        self.first_draw: i64 = 0
        self.regular_spaces: i64 = 0
        self.trains: i64 = 0
        self.black_planes: i64 = 0
        self.advanced_copies: i64 = 0
        self.plane_half_points: i64 = 0
        self.train_points: i64 = 0
