"""SC-5.2.5: Conditions: what must and must not lie in the zone of influence of a new tile.

They are checked only when a tile is built. The tile that an enlargement replaces is covered by the new one, so it is
never in its zone of influence.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.components.box import Box
from ludotheque.games.small_city.components.squares import (
    Squares,
    count_of,
    intersection,
    no_squares,
    nth,
    overlap,
    squares_of,
    union,
    union_of,
    with_set,
)
from ludotheque.games.small_city.position.borough import Borough
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import BUILDINGS, CATEGORIES, NONE, PIECES, SQUARES

TOO_FEW_PUBLIC: Final = Refusal("SC-5.2.5", "too-few-public")
TOO_FEW_HOMES: Final = Refusal("SC-5.2.5", "too-few-homes")
LACKS_BUILDING: Final = Refusal("SC-5.2.5", "lacks-building")
LACKS_CATEGORY: Final = Refusal("SC-5.2.5", "lacks-category")
BANNED: Final = Refusal("SC-10.16", "banned")
# For a piece that requires no building; never changed in place.
NOTHING: Final = vec[i64]()


def homes_needed(s: SmallCity, b: Borough, piece: i64) -> i64:
    """How many homes a piece requires."""
    homes = s.box.homes_needed[piece]
    for module in b.modules:
        homes = module.homes_needed(s, b, piece, homes)
    return homes


def is_out_of_reach(s: SmallCity, b: Borough, piece: i64) -> bool:
    """SC-3.5, SC-5.2.5: whether a whole borough has too few public buildings or homes for a piece: a cheap test
    before its full demands.
    """
    return s.box.public_needed[piece] > count_of(b.public) or homes_needed(s, b, piece) > count_of(b.homes)


class Demands:
    """The requirements of one piece in one borough, as sets of squares."""

    def __init__(self, s: SmallCity, b: Borough, piece: i64) -> None:
        box = s.box
        self.piece: i64 = piece
        self.b: Borough = b
        self.public: i64 = box.public_needed[piece]
        self.homes: i64 = homes_needed(s, b, piece)
        # The squares of the tiles of which one must be near, and of those of which none may be near.
        self.one_of: i64 = box.one_of[piece]
        self.near: Squares = no_squares()
        self.banned: Squares = no_squares()
        one_of = self.one_of
        banned = box.banned[piece]
        category: i64 = 0
        while (one_of | banned) >> category != 0:
            if (one_of >> category) & 1 == 1:
                self.near = union(self.near, b.serving(category))
            if (banned >> category) & 1 == 1:
                self.banned = union(self.banned, b.all_of(category))
            category += 1
        # The buildings that must all be near: the set required, and the squares of each that is present.
        self.wanted: vec[i64] = NOTHING
        self.wanted_squares: vec[i64] = NOTHING
        if box.buildings_needed[piece] != 0:
            self.want(box, box.buildings_needed[piece])

    def want(self, box: Box, buildings: i64) -> None:
        self.wanted, self.wanted_squares = vec[i64](), vec[i64]()
        building: i64 = 0
        while buildings >> building != 0:
            if (buildings >> building) & 1 == 1:
                squares = no_squares()
                for i in range(len(self.b.piece)):
                    if box.counts_as[box.building[self.b.piece[i]]] == building and is_clean(self.b, i):
                        squares = union(squares, self.b.squares(i))
                self.wanted = append(self.wanted, building)
                self.wanted_squares = with_set(self.wanted_squares, squares)
            building += 1

    def met(self, ring: Squares) -> bool:
        """Whether a tile with this zone of influence may be built."""
        banned, near = self.banned, self.near
        if (ring[0] & banned[0]) | (ring[1] & banned[1]) != 0:
            return False
        if self.one_of != 0 and (ring[0] & near[0]) | (ring[1] & near[1]) == 0:
            return False
        for i in range(len(self.wanted)):
            if not overlap(ring, nth(self.wanted_squares, i)):
                return False
        if self.public > 0 and not reached(self.b.public, ring, self.public):
            return False
        return self.homes == 0 or reached(self.b.homes, ring, self.homes)

    def missing_building(self, ring: Squares) -> i64:
        """The first required building that is not near; -1 if all are."""
        for i in range(len(self.wanted)):
            if not overlap(ring, nth(self.wanted_squares, i)):
                return self.wanted[i]
        return NONE

    def why_not(self, ring: Squares) -> Refusal | None:
        """The condition that a tile with this zone of influence fails, or None."""
        return BANNED if overlap(ring, self.banned) else self.lacks(ring)

    def lacks(self, ring: Squares) -> Refusal | None:
        """The same without the bans; for the whole grid, what the borough lacks altogether."""
        if self.one_of != 0 and not overlap(ring, self.near):
            return LACKS_CATEGORY
        if self.missing_building(ring) != NONE:
            return LACKS_BUILDING
        if touching(self.b.public, ring) < self.public:
            return TOO_FEW_PUBLIC
        if touching(self.b.homes, ring) < self.homes:
            return TOO_FEW_HOMES
        return None

    def counted(self, ring: Squares) -> Squares:
        """The squares of a zone of influence that count for a condition."""
        near = union(self.near, union_of(self.wanted_squares))
        if self.public > 0:
            near = union(near, union_of(self.b.public))
        if self.homes > 0:
            near = union(near, union_of(self.b.homes))
        return intersection(ring, near)

    def facts(self, refusal: Refusal | None, piece: i64, ring: Squares) -> Facts:
        """The figures of a failed condition, and the squares of the influence that it concerns: those that forbid
        the tile, or otherwise those that count so far.
        """
        near = ring
        facts: Facts = {"piece": Term(PIECES, piece)}
        if refusal is BANNED:
            near = intersection(ring, self.banned)
            facts["category"] = Term(CATEGORIES, first_category(self.b, near))
        elif refusal is LACKS_CATEGORY:
            near = no_squares()
            facts["category"] = Term(CATEGORIES, lowest_bit(self.one_of))
        elif refusal is LACKS_BUILDING:
            near = no_squares()
            facts["building"] = Term(BUILDINGS, self.missing_building(ring))
        elif refusal is TOO_FEW_PUBLIC:
            near = intersection(ring, union_of(self.b.public))
            facts["needs"] = int(self.public)
            facts["has"] = int(touching(self.b.public, ring))
        elif refusal is TOO_FEW_HOMES:
            near = intersection(ring, union_of(self.b.homes))
            facts["needs"] = int(self.homes)
            facts["has"] = int(touching(self.b.homes, ring))
        facts["squares"] = Terms(SQUARES, squares_of(near))
        return facts


def is_clean(b: Borough, i: i64) -> bool:
    """SC-3.11: whether a tile is not contaminated."""
    return not overlap(b.squares(i), b.dirty)


def reached(tiles: vec[i64], ring: Squares, enough: i64) -> bool:
    """SC-3.3: whether this many tiles lie in a zone of influence; each counts once, regardless of how many of its
    squares do.
    """
    left = enough
    low, high = ring
    for i in range(0, len(tiles), 2):  # word by word: asked of thousands of placements
        if (tiles[i] & low) | (tiles[i + 1] & high) != 0:
            left -= 1
            if left == 0:
                return True
    return False


def touching(tiles: vec[i64], ring: Squares) -> i64:
    """How many of these tiles lie in a zone of influence."""
    count: i64 = 0
    for i in range(count_of(tiles)):
        if overlap(nth(tiles, i), ring):
            count += 1
    return count


def lowest_bit(bits: i64) -> i64:
    i: i64 = 0
    while (bits >> i) & 1 == 0:
        i += 1
    return i


def first_category(b: Borough, squares: Squares) -> i64:
    """The category of the first tile on one of these squares."""
    category: i64 = 0
    while not overlap(b.all_of(category), squares):
        category += 1
    return category
