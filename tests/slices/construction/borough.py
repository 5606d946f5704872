"""3 What stands in a borough, as sets of squares: surveyed anew whenever somebody asks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tests.slices.construction.box import (
    FACINGS,
    N_SQUARES,
    RESIDENTIAL,
    SMALLEST_ZONE,
    TOWN_HALL,
    WAREHOUSE,
    Box,
    holds,
)
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import NONE


class Borough:
    """The tiles of a seat, with the squares each covers. Public buildings and homes are at hand by themselves, since
    conditions count them (SC-5.2.5); so is what all tiles of a category cover.
    """

    def __init__(self) -> None:
        self.piece: vec[i64] = vec[i64]()
        self.at: vec[i64] = vec[i64]()
        self.low: vec[i64] = vec[i64]()
        self.high: vec[i64] = vec[i64]()
        self.public_low: vec[i64] = vec[i64]()
        self.public_high: vec[i64] = vec[i64]()
        self.home_low: vec[i64] = vec[i64]()
        self.home_high: vec[i64] = vec[i64]()
        self.kind_low: vec[i64] = vec[i64]([0] * 9)
        self.kind_high: vec[i64] = vec[i64]([0] * 9)
        self.all_low: i64 = 0
        self.all_high: i64 = 0
        # by currency, money left out: what lies in the stores
        self.goods: vec[i64] = vec[i64]([0] * 4)

    def count_of(self, box: Box, building: i64) -> i64:
        """How many tiles of a building there are."""
        count: i64 = 0
        for piece in self.piece:
            if box.building[piece] == building:
                count += 1
        return count


def survey(s: SmallCity, seat: i64) -> Borough:
    """What stands in the borough of a seat, its plan carried out."""
    found = Borough()
    box = s.box
    first = seat * N_SQUARES
    for square in range(N_SQUARES):
        code = s.tiles[first + square]
        if code != NONE:
            add_tile(found, box, code // FACINGS, square * FACINGS + code % FACINGS)
        found.goods[s.goods[first + square]] += 1
    return found


def add_tile(b: Borough, box: Box, piece: i64, placement: i64) -> None:
    table = box.tables[piece]
    low = table.low[placement]
    high = table.high[placement]
    b.piece = append(b.piece, piece)
    b.at = append(b.at, placement)
    b.low = append(b.low, low)
    b.high = append(b.high, high)
    if box.public[piece] == 1:
        b.public_low = append(b.public_low, low)
        b.public_high = append(b.public_high, high)
    category = box.category[piece]
    if category == RESIDENTIAL:
        b.home_low = append(b.home_low, low)
        b.home_high = append(b.home_high, high)
    b.kind_low[category] |= low
    b.kind_high[category] |= high
    b.all_low |= low
    b.all_high |= high


def is_storage(b: Borough, square: i64) -> bool:
    """SC-3.7: whether raw materials may lie on a square."""
    low = b.kind_low[TOWN_HALL] | b.kind_low[WAREHOUSE]
    return holds(low, b.kind_high[TOWN_HALL] | b.kind_high[WAREHOUSE], square)


def first_store(s: SmallCity, b: Borough, seat: i64, category: i64, kind: i64) -> i64:
    """SC-3.13: the first space with this raw material (0: an empty one) of the Town Hall, or of the warehouses; -1 if
    there is none. Such spaces differ in nothing.
    """
    low = b.kind_low[category]
    high = b.kind_high[category]
    for square in range(N_SQUARES):
        if s.goods[seat * N_SQUARES + square] == kind and holds(low, high, square):
            return square
    return NONE


def land_low(s: SmallCity, seat: i64) -> i64:
    """SC-5.2.3: the squares of the zone that are no lake; `land_high` the other half."""
    return s.box.zone_low[s.zone[seat] - SMALLEST_ZONE] & ~s.box.lake_low[s.board]


def land_high(s: SmallCity, seat: i64) -> i64:
    return s.box.zone_high[s.zone[seat] - SMALLEST_ZONE] & ~s.box.lake_high[s.board]
