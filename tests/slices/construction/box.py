"""What is in the box, as numbers the rules read. Filled from the data files by `components`.

A *piece* is a building in one of its shapes. A *placement* is a square and a way to face: square * 8 + facing. The
square is the first one the tile covers, in reading order (SC-3.12). A set of squares is two words: `low` has rows 1 to
5, `high` rows 6 to 10, a bit a square.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final[i64] = 10
N_SQUARES: Final[i64] = 100
FACINGS: Final[i64] = 8
N_PLACEMENTS: Final[i64] = 800
# Squares in a word.
WORD: Final[i64] = 50
SMALLEST_ZONE: Final[i64] = 7

# What a price is made of.
MONEY: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
METAL: Final[i64] = 3
CURRENCIES: Final[i64] = 4

# Categories of buildings, as they stand in buildings.toml.
CATEGORIES: Final = [
    "town_hall",
    "residential",
    "commercial",
    "factory",
    "industry",
    "warehouse",
    "park",
    "service",
    "cultural",
]
N_CATEGORIES: Final[i64] = 9
TOWN_HALL: Final[i64] = 0
RESIDENTIAL: Final[i64] = 1
COMMERCIAL: Final[i64] = 2
FACTORY: Final[i64] = 3
WAREHOUSE: Final[i64] = 5

# How a building comes onto a board.
WAYS: Final = ["build", "council", "setup"]
BY_BUILDING: Final[i64] = 0
BY_COUNCIL: Final[i64] = 1
AT_SETUP: Final[i64] = 2

BIT: Final = vec[i64]([1 << n for n in range(50)])


class Table:
    """All placements of a piece. `low` and `high` are the squares it covers, `dry_low` and `dry_high` those that must
    be land, `ring_low` and `ring_high` its zone of influence (SC-3.3); 0 where a placement is none. `inside` has the
    placements within the zone of 7, 8, 9 and 10 rows and columns, ascending, of like ones only the first (SC-3.15).
    """

    def __init__(self) -> None:
        self.low: vec[i64] = vec[i64]()
        self.high: vec[i64] = vec[i64]()
        self.dry_low: vec[i64] = vec[i64]()
        self.dry_high: vec[i64] = vec[i64]()
        self.ring_low: vec[i64] = vec[i64]()
        self.ring_high: vec[i64] = vec[i64]()
        self.inside: list[vec[i64]] = []
        # The ways to face that differ, a bit each.
        self.facings: i64 = 0


class Box:
    """Shared by all positions, never changed. Arrays go by piece unless their name says otherwise."""

    def __init__(self) -> None:
        self.pieces: i64 = 0
        self.tables: list[Table] = []
        self.building: vec[i64] = vec[i64]()
        self.category: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.way: vec[i64] = vec[i64]()
        self.limit: vec[i64] = vec[i64]()
        self.public: vec[i64] = vec[i64]()
        self.votes: vec[i64] = vec[i64]()
        # by piece and currency
        self.cost: vec[i64] = vec[i64]()
        # by piece, what its places make: wood, stone, metal (SC-90.3)
        self.makes: vec[i64] = vec[i64]()
        # what must lie in the zone of influence; categories and buildings as sets, a bit each
        self.public_needed: vec[i64] = vec[i64]()
        self.homes_needed: vec[i64] = vec[i64]()
        self.buildings_needed: vec[i64] = vec[i64]()
        self.one_of: vec[i64] = vec[i64]()
        self.banned: vec[i64] = vec[i64]()
        # by board: its lakes; by size of the zone, from 7 on: its squares
        self.lake_low: vec[i64] = vec[i64]()
        self.lake_high: vec[i64] = vec[i64]()
        self.zone_low: vec[i64] = vec[i64]()
        self.zone_high: vec[i64] = vec[i64]()
        self.zone_start: i64 = 0
        self.zone_max: i64 = 0
        self.zone_step: i64 = 0
        self.start_money: vec[i64] = vec[i64]()
        self.raw_discount: i64 = 0
        self.money_discount: i64 = 0
        # between turns
        self.turns: i64 = 0
        self.income: i64 = 0
        self.shop_income: i64 = 0
        self.home_votes: vec[i64] = vec[i64]()


def squares_of(low: i64, high: i64) -> vec[i64]:
    """The squares of a set, in reading order."""
    return vec[i64]([q for q in range(N_SQUARES) if holds(low, high, q)])


def holds(low: i64, high: i64, square: i64) -> bool:
    """Whether a square is in a set."""
    if square < WORD:
        return (low >> square) & 1 == 1
    return (high >> (square - WORD)) & 1 == 1
