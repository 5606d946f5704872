"""SC-3: A survey of a borough as sets of squares, computed anew on each request."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.small_city.components.box import (
    FACINGS,
    LAKE,
    METAL,
    MOST_CELLS,
    MOUNTAIN,
    N_CATEGORIES,
    N_SQUARES,
    N_TERRAINS,
    NO_PLACE,
    PARK,
    PARK_PLACE,
    RESIDENTIAL,
    SEA,
    SIDE,
    SMALLEST_ZONE,
    Box,
    high_bit,
    holds,
    low_bit,
    squares_of,
)
from ludotheque.games.small_city.position.state import DEAD, EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE, RIGHT

if TYPE_CHECKING:
    from ludotheque.games.small_city.position.module import Module

# More tiles than a borough usually has, so that lists need not grow during a survey.
MANY_TILES: Final[i64] = 24
# Copied for each layout, never changed.
UNCOVERED: Final = vec[i64]([NONE] * N_SQUARES)
NO_MODULES: Final["list[Module]"] = []
WITHOUT_PLACES: Final = vec[i64]([NO_PLACE] * N_SQUARES)


class Borough:
    """The tiles of a seat, with the squares each covers. Public buildings and homes are listed separately, because
    conditions count them (SC-5.2.5); so are the squares covered by each category. A contaminated tile does not count
    for conditions (SC-3.11): `near` and the lists omit it, `kind` has it.
    """

    def __init__(self) -> None:
        self.piece: vec[i64] = vec[i64](capacity=MANY_TILES)
        self.at: vec[i64] = vec[i64](capacity=MANY_TILES)
        self.low: vec[i64] = vec[i64](capacity=MANY_TILES)
        self.high: vec[i64] = vec[i64](capacity=MANY_TILES)
        self.public_low: vec[i64] = vec[i64](capacity=MANY_TILES)
        self.public_high: vec[i64] = vec[i64](capacity=MANY_TILES)
        self.home_low: vec[i64] = vec[i64](capacity=MANY_TILES)
        self.home_high: vec[i64] = vec[i64](capacity=MANY_TILES)
        self.kind_low: vec[i64] = vec[i64]([0] * N_CATEGORIES)
        self.kind_high: vec[i64] = vec[i64]([0] * N_CATEGORIES)
        self.near_low: vec[i64] = vec[i64]([0] * N_CATEGORIES)
        self.near_high: vec[i64] = vec[i64]([0] * N_CATEGORIES)
        self.all_low: i64 = 0
        self.all_high: i64 = 0
        # SC-3.9: unusable squares.
        self.dirty_low: i64 = 0
        self.dirty_high: i64 = 0
        self.grave_low: i64 = 0
        self.grave_high: i64 = 0
        # Stones on plain squares (SC-8.4.4).
        self.stone_low: i64 = 0
        self.stone_high: i64 = 0
        # The squares of the Mayor's street (SC-5.1.1).
        self.street_low: i64 = 0
        self.street_high: i64 = 0
        # The modules of the match, for prices and conditions.
        self.modules: list[Module] = NO_MODULES
        # by currency, without money: raw materials that may be spent
        self.goods: vec[i64] = vec[i64]([0] * 4)

    def count_of(self, box: Box, building: i64) -> i64:
        """How many tiles of a building there are."""
        count: i64 = 0
        for piece in self.piece:
            if box.building[piece] == building:
                count += 1
        return count

    def owned(self, box: Box, piece: i64) -> i64:
        """How many tiles count against the limit of a piece (SC-15.1)."""
        count: i64 = 0
        for other in self.piece:
            if (box.limit_group[piece] >> box.building[other]) & 1 == 1:
                count += 1
        return count

    def is_dirty(self, square: i64) -> bool:
        return holds(self.dirty_low, self.dirty_high, square)


def survey(s: SmallCity, seat: i64) -> Borough:
    """Surveys a seat's borough, including its plan."""
    found = Borough()
    box = s.box
    first = seat * N_SQUARES
    tiles = s.tiles
    on = s.on
    found.modules = s.modules()
    found.dirty_low = unusable_low(s, seat)
    found.dirty_high = unusable_high(s, seat)
    mark_street(s, seat, found)
    for square in range(N_SQUARES):
        code = tiles[first + square]
        if code != NONE:
            add_tile(found, box, code // FACINGS, square * FACINGS + code % FACINGS)
        thing = on[first + square]
        if thing != EMPTY:
            if thing <= METAL:
                found.stone_low |= low_bit(square)
                found.stone_high |= high_bit(square)
                if not found.is_dirty(square):
                    found.goods[thing] += 1
            elif thing >= DEAD:
                found.grave_low |= low_bit(square)
                found.grave_high |= high_bit(square)
    found.stone_low &= ~found.all_low
    found.stone_high &= ~found.all_high
    return found


def unusable_low(s: SmallCity, seat: i64) -> i64:
    """SC-3.9: squares with a radioactivity marker or under a godzilla; `unusable_high` is the other half."""
    low = s.marks[seat * 2]
    for i in range(seat * 2, seat * 2 + 2):
        if s.godzilla[i] != NONE:
            low |= low_bit(s.godzilla[i])
    return low


def unusable_high(s: SmallCity, seat: i64) -> i64:
    high = s.marks[seat * 2 + 1]
    for i in range(seat * 2, seat * 2 + 2):
        if s.godzilla[i] != NONE:
            high |= high_bit(s.godzilla[i])
    return high


def is_usable(s: SmallCity, seat: i64, square: i64) -> bool:
    return not holds(unusable_low(s, seat), unusable_high(s, seat), square)


def mark_street(s: SmallCity, seat: i64, b: Borough) -> None:
    """SC-5.1.1: the two squares beside the Mayor, in the host's borough."""
    if seat != s.host or s.mayor == NONE or s.played().mayor_indoors:
        return
    one = s.mayor // 4
    other = beyond(one, s.mayor % 4)
    b.street_low = low_bit(one) | low_bit(other)
    b.street_high = high_bit(one) | high_bit(other)


def beyond(square: i64, dir: i64) -> i64:
    """The adjacent square in a direction, or -1 at the edge of the grid."""
    if dir == 0:
        return square - SIDE if square >= SIDE else NONE
    if dir == RIGHT:
        return square + 1 if square % SIDE < SIDE - 1 else NONE
    if dir == 2:
        return square + SIDE if square < N_SQUARES - SIDE else NONE
    return square - 1 if square % SIDE > 0 else NONE


def add_tile(b: Borough, box: Box, piece: i64, placement: i64) -> None:
    table = box.tables[piece]
    low = table.low[placement]
    high = table.high[placement]
    b.piece = append(b.piece, piece)
    b.at = append(b.at, placement)
    b.low = append(b.low, low)
    b.high = append(b.high, high)
    category = box.category[piece]
    b.kind_low[category] |= low
    b.kind_high[category] |= high
    b.all_low |= low
    b.all_high |= high
    if (low & b.dirty_low) | (high & b.dirty_high) != 0:
        return
    b.near_low[category] |= low
    b.near_high[category] |= high
    if box.public[piece] == 1:
        b.public_low = append(b.public_low, low)
        b.public_high = append(b.public_high, high)
    if category == RESIDENTIAL:
        b.home_low = append(b.home_low, low)
        b.home_high = append(b.home_high, high)


def works(b: Borough, i: i64) -> bool:
    """SC-10.18: an effect of a whole tile lasts while one of its squares is clean."""
    return (b.low[i] & ~b.dirty_low) | (b.high[i] & ~b.dirty_high) != 0


def effect_of(b: Borough, amounts: vec[i64]) -> i64:
    """The amount of an effect of tiles (by piece, 0: none) in force in a borough; 0 if none is."""
    total: i64 = 0
    for i in range(len(b.piece)):
        if amounts[b.piece[i]] != 0 and works(b, i):
            total += amounts[b.piece[i]]
    return total


def effect_in(s: SmallCity, seat: i64, amounts: vec[i64]) -> i64:
    """The same for a borough that is not surveyed."""
    tiles = s.tiles
    for square in range(N_SQUARES):
        code = tiles[seat * N_SQUARES + square]
        if code != NONE and amounts[code // FACINGS] != 0:
            return effect_of(survey(s, seat), amounts)
    return 0


def is_mayors(s: SmallCity, seat: i64, square: i64) -> bool:
    """SC-8.3.1: whether the Mayor occupies this space."""
    if s.mayor == NONE or seat != s.host or not s.played().mayor_indoors:
        return False
    one = s.mayor // 4
    return square == one or square == (one + 1 if s.mayor % 4 == RIGHT else one + 10)


# ---------------------------------------------------------------- land


def zone_low(s: SmallCity, seat: i64) -> i64:
    """SC-3.1: the squares of the construction zone, without sea; `zone_high` is the other half."""
    return s.box.zone_low[s.zone[seat] - SMALLEST_ZONE] & ~terrain_low(s, seat, SEA)


def zone_high(s: SmallCity, seat: i64) -> i64:
    return s.box.zone_high[s.zone[seat] - SMALLEST_ZONE] & ~terrain_high(s, seat, SEA)


def terrain_low(s: SmallCity, seat: i64, terrain: i64) -> i64:
    """The squares of a terrain on a seat's board; `terrain_high` is the other half."""
    return s.box.terrain_low[s.board[seat] * N_TERRAINS + terrain]


def terrain_high(s: SmallCity, seat: i64, terrain: i64) -> i64:
    return s.box.terrain_high[s.board[seat] * N_TERRAINS + terrain]


def water_low(s: SmallCity, seat: i64) -> i64:
    """SC-5.2.3: squares that only the water cells of a Harbour may cover; `water_high` is the other half."""
    return s.box.water_low[s.board[seat]]


def water_high(s: SmallCity, seat: i64) -> i64:
    return s.box.water_high[s.board[seat]]


def free_low(s: SmallCity, seat: i64, b: Borough) -> i64:
    """SC-5.1.7: squares of the zone on which a tile could be placed, regardless of the Mayor; `free_high` is the
    other half. River, flood and Imperial Park squares are included.
    """
    taken = b.all_low | b.grave_low | b.stone_low | b.dirty_low
    rock = terrain_low(s, seat, MOUNTAIN) | terrain_low(s, seat, LAKE)
    return zone_low(s, seat) & ~(taken | rock)


def free_high(s: SmallCity, seat: i64, b: Borough) -> i64:
    taken = b.all_high | b.grave_high | b.stone_high | b.dirty_high
    rock = terrain_high(s, seat, MOUNTAIN) | terrain_high(s, seat, LAKE)
    return zone_high(s, seat) & ~(taken | rock)


# ---------------------------------------------------------------- places


class Layout:
    """A borough square by square: the piece that covers it (-1: none), and its kind of place; unusable squares have
    none (SC-3.9).
    """

    def __init__(self) -> None:
        self.piece: vec[i64] = UNCOVERED[:]
        self.kind: vec[i64] = WITHOUT_PLACES[:]
        self.dirty_low: i64 = 0
        self.dirty_high: i64 = 0

    def is_dirty(self, square: i64) -> bool:
        return holds(self.dirty_low, self.dirty_high, square)


def layout(s: SmallCity, seat: i64) -> Layout:
    found = Layout()
    box = s.box
    first = seat * N_SQUARES
    tiles = s.tiles
    places = box.places
    for square in range(N_SQUARES):
        code = tiles[first + square]
        if code == NONE:
            continue
        piece = code // FACINGS
        cells = box.tables[piece].cells
        cell = (square * FACINGS + code % FACINGS) * MOST_CELLS
        is_park = box.category[piece] == PARK and box.parks_are_places[s.board[seat]] == 1
        for i in range(box.size[piece]):
            covered = cells[cell + i]
            found.piece[covered] = piece
            found.kind[covered] = PARK_PLACE if is_park else places[piece * MOST_CELLS + i]
    blot_out(s, seat, found)
    return found


def blot_out(s: SmallCity, seat: i64, lay: Layout) -> None:
    """SC-3.9: unusable squares have no place."""
    lay.dirty_low = unusable_low(s, seat)
    lay.dirty_high = unusable_high(s, seat)
    if lay.dirty_low | lay.dirty_high != 0:
        for square in squares_of(lay.dirty_low, lay.dirty_high):
            lay.kind[square] = NO_PLACE
