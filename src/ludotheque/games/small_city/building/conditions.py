"""SC-5.2.5: Conditions: what must and must not lie in the zone of influence of a new tile.

They are checked only when a tile is built. The tile that an enlargement replaces is covered by the new one, so it is
never in its zone of influence.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.components.box import Box, squares_of
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
    """Whether a whole borough has too few public buildings or homes for a piece: a cheap test before its full
    demands.
    """
    return s.box.public_needed[piece] > len(b.public_low) or homes_needed(s, b, piece) > len(b.home_low)


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
        self.near_low: i64 = 0
        self.near_high: i64 = 0
        self.banned_low: i64 = 0
        self.banned_high: i64 = 0
        one_of = self.one_of
        banned = box.banned[piece]
        category: i64 = 0
        while (one_of | banned) >> category != 0:
            if (one_of >> category) & 1 == 1:
                self.near_low |= b.near_low[category]
                self.near_high |= b.near_high[category]
            if (banned >> category) & 1 == 1:
                self.banned_low |= b.kind_low[category]
                self.banned_high |= b.kind_high[category]
            category += 1
        # The buildings that must all be near: the set required, and the squares of each that is present.
        self.wanted: vec[i64] = NOTHING
        self.wanted_low: vec[i64] = NOTHING
        self.wanted_high: vec[i64] = NOTHING
        if box.buildings_needed[piece] != 0:
            self.want(box, box.buildings_needed[piece])

    def want(self, box: Box, buildings: i64) -> None:
        self.wanted, self.wanted_low, self.wanted_high = vec[i64](), vec[i64](), vec[i64]()
        building: i64 = 0
        while buildings >> building != 0:
            if (buildings >> building) & 1 == 1:
                low: i64 = 0
                high: i64 = 0
                for i in range(len(self.b.piece)):
                    if box.counts_as[box.building[self.b.piece[i]]] == building and is_clean(self.b, i):
                        low |= self.b.low[i]
                        high |= self.b.high[i]
                self.wanted = append(self.wanted, building)
                self.wanted_low = append(self.wanted_low, low)
                self.wanted_high = append(self.wanted_high, high)
            building += 1

    def met(self, low: i64, high: i64) -> bool:
        """Whether a tile with this zone of influence may be built."""
        if (low & self.banned_low) | (high & self.banned_high) != 0:
            return False
        if self.one_of != 0 and (low & self.near_low) | (high & self.near_high) == 0:
            return False
        for i in range(len(self.wanted)):
            if (low & self.wanted_low[i]) | (high & self.wanted_high[i]) == 0:
                return False
        if self.public > 0 and not reached(self.b.public_low, self.b.public_high, low, high, self.public):
            return False
        return self.homes == 0 or reached(self.b.home_low, self.b.home_high, low, high, self.homes)

    def missing_building(self, low: i64, high: i64) -> i64:
        """The first required building that is not near; -1 if all are."""
        for i in range(len(self.wanted)):
            if (low & self.wanted_low[i]) | (high & self.wanted_high[i]) == 0:
                return self.wanted[i]
        return NONE

    def why_not(self, low: i64, high: i64) -> Refusal | None:
        """The condition that a tile with this zone of influence fails, or None."""
        if (low & self.banned_low) | (high & self.banned_high) != 0:
            return BANNED
        return self.lacks(low, high)

    def lacks(self, low: i64, high: i64) -> Refusal | None:
        """The same without the bans; for the whole grid, what the borough lacks altogether."""
        if self.one_of != 0 and (low & self.near_low) | (high & self.near_high) == 0:
            return LACKS_CATEGORY
        if self.missing_building(low, high) != NONE:
            return LACKS_BUILDING
        if touching(self.b.public_low, self.b.public_high, low, high) < self.public:
            return TOO_FEW_PUBLIC
        if touching(self.b.home_low, self.b.home_high, low, high) < self.homes:
            return TOO_FEW_HOMES
        return None

    def counted(self, low: i64, high: i64) -> tuple[i64, i64]:
        """The squares of a zone of influence that count for a condition."""
        near_low = self.near_low
        near_high = self.near_high
        for i in range(len(self.wanted)):
            near_low |= self.wanted_low[i]
            near_high |= self.wanted_high[i]
        if self.public > 0:
            near_low |= union(self.b.public_low)
            near_high |= union(self.b.public_high)
        if self.homes > 0:
            near_low |= union(self.b.home_low)
            near_high |= union(self.b.home_high)
        return low & near_low, high & near_high

    def facts(self, refusal: Refusal | None, piece: i64, low: i64, high: i64) -> Facts:
        """The figures of a failed condition, and the squares of the influence that it concerns: those that forbid
        the tile, or otherwise those that count so far.
        """
        near_low = low
        near_high = high
        facts: Facts = {"piece": Term(PIECES, piece)}
        if refusal is BANNED:
            near_low &= self.banned_low
            near_high &= self.banned_high
            facts["category"] = Term(CATEGORIES, first_category(self.b, near_low, near_high))
        elif refusal is LACKS_CATEGORY:
            near_low = near_high = 0
            facts["category"] = Term(CATEGORIES, lowest_bit(self.one_of))
        elif refusal is LACKS_BUILDING:
            near_low = near_high = 0
            facts["building"] = Term(BUILDINGS, self.missing_building(low, high))
        elif refusal is TOO_FEW_PUBLIC:
            near_low &= union(self.b.public_low)
            near_high &= union(self.b.public_high)
            facts["needs"] = int(self.public)
            facts["has"] = int(touching(self.b.public_low, self.b.public_high, low, high))
        elif refusal is TOO_FEW_HOMES:
            near_low &= union(self.b.home_low)
            near_high &= union(self.b.home_high)
            facts["needs"] = int(self.homes)
            facts["has"] = int(touching(self.b.home_low, self.b.home_high, low, high))
        facts["squares"] = Terms(SQUARES, squares_of(near_low, near_high))
        return facts


def is_clean(b: Borough, i: i64) -> bool:
    """SC-3.11: whether a tile is not contaminated."""
    return (b.low[i] & b.dirty_low) | (b.high[i] & b.dirty_high) == 0


def reached(lows: vec[i64], highs: vec[i64], low: i64, high: i64, enough: i64) -> bool:
    """SC-3.3: whether this many tiles lie in a zone of influence; each counts once, regardless of how many of its
    squares do.
    """
    left = enough
    for i in range(len(lows)):
        if (lows[i] & low) | (highs[i] & high) != 0:
            left -= 1
            if left == 0:
                return True
    return False


def touching(lows: vec[i64], highs: vec[i64], low: i64, high: i64) -> i64:
    """How many of these tiles lie in a zone of influence."""
    count: i64 = 0
    for i in range(len(lows)):
        if (lows[i] & low) | (highs[i] & high) != 0:
            count += 1
    return count


def union(words: vec[i64]) -> i64:
    all_of: i64 = 0
    for word in words:
        all_of |= word
    return all_of


def lowest_bit(bits: i64) -> i64:
    i: i64 = 0
    while (bits >> i) & 1 == 0:
        i += 1
    return i


def first_category(b: Borough, low: i64, high: i64) -> i64:
    """The category of the first tile on one of these squares."""
    category: i64 = 0
    while (b.kind_low[category] & low) | (b.kind_high[category] & high) == 0:
        category += 1
    return category
