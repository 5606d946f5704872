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
)
from ludotheque.games.small_city.components.squares import (
    Squares,
    add_to,
    holds,
    is_empty,
    is_subset,
    no_squares,
    nth,
    single,
    squares_of,
    union,
    with_set,
    without,
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
        # Sets of squares: by tile, of each public building and of each home.
        self.covered: vec[i64] = vec[i64](capacity=2 * MANY_TILES)
        self.public: vec[i64] = vec[i64](capacity=2 * MANY_TILES)
        self.homes: vec[i64] = vec[i64](capacity=2 * MANY_TILES)
        # Sets of squares by category.
        self.kind: vec[i64] = vec[i64]([0] * (2 * N_CATEGORIES))
        self.near: vec[i64] = vec[i64]([0] * (2 * N_CATEGORIES))
        # All that tiles cover.
        self.built: Squares = no_squares()
        # SC-3.9: unusable squares.
        self.dirty: Squares = no_squares()
        self.graves: Squares = no_squares()
        # Stones on plain squares (SC-8.4.4).
        self.stones: Squares = no_squares()
        # The squares of the Mayor's street (SC-5.1.1).
        self.street: Squares = no_squares()
        # The modules of the match, at hand for prices and conditions.
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

    def squares(self, i: i64) -> Squares:
        """The squares of a tile."""
        return self.covered[2 * i], self.covered[2 * i + 1]

    def all_of(self, category: i64) -> Squares:
        """The squares of all tiles of a category."""
        return nth(self.kind, category)

    def usable(self, category: i64) -> Squares:
        """SC-3.9: the same without unusable squares."""
        return without(nth(self.kind, category), self.dirty)

    def serving(self, category: i64) -> Squares:
        """SC-3.11: the squares of the tiles of a category that serve conditions."""
        return nth(self.near, category)

    def is_dirty(self, square: i64) -> bool:
        return holds(self.dirty, square)


def survey(s: SmallCity, seat: i64) -> Borough:
    """Surveys a seat's borough, including its plan."""
    found = Borough()
    box = s.box
    first = seat * N_SQUARES
    tiles = s.tiles
    on = s.on
    found.modules = s.modules()
    found.dirty = unusable(s, seat)
    mark_street(s, seat, found)
    for square in range(N_SQUARES):
        code = tiles[first + square]
        if code != NONE:
            add_tile(found, box, code // FACINGS, square * FACINGS + code % FACINGS)
        thing = on[first + square]
        if thing != EMPTY:
            if thing <= METAL:
                found.stones = union(found.stones, single(square))
                if not found.is_dirty(square):
                    found.goods[thing] += 1
            elif thing >= DEAD:
                found.graves = union(found.graves, single(square))
    found.stones = without(found.stones, found.built)
    return found


def unusable(s: SmallCity, seat: i64) -> Squares:
    """SC-3.9: squares with a radioactivity marker or under a godzilla."""
    found = nth(s.marks, seat)
    for i in range(seat * 2, seat * 2 + 2):
        if s.godzilla[i] != NONE:
            found = union(found, single(s.godzilla[i]))
    return found


def is_usable(s: SmallCity, seat: i64, square: i64) -> bool:
    return not holds(unusable(s, seat), square)


def mark_street(s: SmallCity, seat: i64, b: Borough) -> None:
    """SC-5.1.1: the two squares beside the Mayor, in the host's borough."""
    if seat != s.host or s.mayor == NONE or s.played().mayor_indoors:
        return
    first = s.mayor // 4
    b.street = union(single(first), single(beyond(first, s.mayor % 4)))


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
    squares = table.squares(placement)
    b.piece = append(b.piece, piece)
    b.at = append(b.at, placement)
    b.covered = with_set(b.covered, squares)
    category = box.category[piece]
    add_to(b.kind, category, squares)
    built, dirty = b.built, b.dirty
    b.built = built[0] | squares[0], built[1] | squares[1]
    if (squares[0] & dirty[0]) | (squares[1] & dirty[1]) != 0:
        return
    add_to(b.near, category, squares)
    if box.public[piece] == 1:
        b.public = with_set(b.public, squares)
    if category == RESIDENTIAL:
        b.homes = with_set(b.homes, squares)


def works(b: Borough, i: i64) -> bool:
    """SC-10.18: an effect of a whole tile lasts while one of its squares is clean."""
    return not is_subset(b.squares(i), b.dirty)


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
    first = s.mayor // 4
    return square == first or square == (first + 1 if s.mayor % 4 == RIGHT else first + 10)


# ---------------------------------------------------------------- land


def zone_squares(s: SmallCity, seat: i64) -> Squares:
    """SC-3.1: the squares of the construction zone, sea left out."""
    return without(nth(s.box.zone_squares, s.zone[seat] - SMALLEST_ZONE), terrain_squares(s, seat, SEA))


def terrain_squares(s: SmallCity, seat: i64, terrain: i64) -> Squares:
    """The squares of a terrain on a seat's board."""
    return nth(s.box.terrain_squares, s.board[seat] * N_TERRAINS + terrain)


def water_squares(s: SmallCity, seat: i64) -> Squares:
    """SC-5.2.3: squares that only the water cells of a Harbour may cover."""
    return nth(s.box.water_squares, s.board[seat])


def free_squares(s: SmallCity, seat: i64, b: Borough) -> Squares:
    """SC-5.1.7: squares of the zone on which some tile could be laid, whatever the Mayor does. River, flood and
    Imperial Park squares are among them.
    """
    taken = union(union(b.built, b.graves), union(b.stones, b.dirty))
    rock = union(terrain_squares(s, seat, MOUNTAIN), terrain_squares(s, seat, LAKE))
    return without(zone_squares(s, seat), union(taken, rock))


# ---------------------------------------------------------------- places


class Layout:
    """A borough square by square: the piece that covers it (-1: none), and its kind of place; unusable squares have
    none (SC-3.9).
    """

    def __init__(self) -> None:
        self.piece: vec[i64] = UNCOVERED[:]
        self.kind: vec[i64] = WITHOUT_PLACES[:]
        self.dirty: Squares = no_squares()

    def is_dirty(self, square: i64) -> bool:
        return holds(self.dirty, square)


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
    lay.dirty = unusable(s, seat)
    if not is_empty(lay.dirty):
        for square in squares_of(lay.dirty):
            lay.kind[square] = NO_PLACE
