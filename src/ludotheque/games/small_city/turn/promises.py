"""SC-6.1, SC-6.2, SC-15.4: Promises: whether a borough keeps one, as it stands at the end."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import (
    active,
    citizen_on,
    dead_in,
    is_pilgrim,
    riders,
    tram_square,
)
from ludotheque.games.small_city.components.box import (
    METAL,
    N_CATEGORIES,
    N_SQUARES,
    N_TERRAINS,
    PARK,
    RESIDENTIAL,
    SIDE,
    TESTS,
    TOWN_HALL,
    WOOD,
    Promise,
)
from ludotheque.games.small_city.components.box import ROWS as N_ROWS
from ludotheque.games.small_city.components.squares import Squares, count_bits, holds, overlap, size_of, union
from ludotheque.games.small_city.position.borough import (
    Borough,
    Layout,
    beyond,
    layout,
    survey,
    terrain_squares,
)
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE


def is_kept(s: SmallCity, seat: i64, promise: Promise) -> bool:
    """SC-15.4: the test of a promise, on a player's own borough. Unusable squares and tiles still count."""
    return Judge(s, seat).is_kept(promise)


class Judge:
    """One borough at the end, with everything that tests need."""

    def __init__(self, s: SmallCity, seat: i64) -> None:
        self.s: SmallCity = s
        self.seat: i64 = seat
        self.b: Borough = survey(s, seat)
        self.lay: Layout = layout(s, seat)

    def is_kept(self, p: Promise) -> bool:
        s, seat = self.s, self.seat
        test = TESTS[p.test]
        if test == "has_level":
            return self.tiles_of(p.category, p.level) >= p.count
        if test == "living_citizens":
            return active(s, seat, self.lay) >= p.least
        if test == "squares":
            return self.squares_of(p.category) >= p.least
        if test == "tiles":
            return self.tiles_of(p.category, 0) >= p.least
        if test == "pollution_max":
            return self.is_clean(p.most)
        if test == "initial_zone_full":
            return self.is_full(p)
        if test == "has_buildings":
            return (p.buildings & ~self.buildings()) == 0
        if test == "distinct":
            return self.kinds_of(p.category) >= p.least
        if test == "distinct_ids":
            return self.kinds_among(p.buildings, p.same_kind) >= p.least
        if test == "money_min":
            return s.money[seat] >= p.least
        if test == "raw_min":
            return self.materials() >= p.least
        if test == "dead_max":
            return dead_in(s, seat) <= p.most
        if test == "zone_size":
            return s.zone[seat] >= p.least
        if test == "council_column":
            return self.rows_from(p.level) >= p.count
        if test == "homes_full":
            return self.homes(False) >= p.least and self.homes(True) == 0
        if test == "levels_each":
            return self.has_levels(p)
        if test == "largest_connected":
            return self.largest(p.category) >= p.least
        return self.is_kept_of_winter(p, test)

    def is_kept_of_winter(self, p: Promise, test: str) -> bool:
        """Tests of modules; some of them require a building first."""
        if test == "powered_columns":
            return self.figure("powered_columns") >= p.least
        if test == "powered_columns_max":
            return self.figure("powered_columns") <= p.most and self.buildings_count() >= p.count
        if test == "airport_noise_max":
            return 0 <= self.figure("airport_noise") <= p.most
        if (p.buildings & self.buildings()) == 0:
            return False
        if test == "has_building_influencing":
            return self.touched(p.buildings, p.category) >= p.least
        if test == "has_building_and_squares":
            return self.squares_of(p.category) >= p.least
        if test == "has_building_and_pollution":
            return self.is_clean(p.most)
        return self.citizens_on(p.buildings) >= p.least

    # ---------------------------------------------------------------- counting

    def figure(self, name: str) -> i64:
        """A module's count; NONE if there is nothing to count."""
        for module in self.s.modules():
            count = module.figure(self.s, self.seat, name)
            if count != NONE:
                return count
        return NONE

    def tiles_of(self, category: i64, level: i64) -> i64:
        count: i64 = 0
        for piece in self.b.piece:
            if self.s.box.category[piece] == category and self.s.box.level[piece] >= level:
                count += 1
        return count

    def squares_of(self, category: i64) -> i64:
        return size_of(self.b.all_of(category))

    def is_clean(self, most: i64) -> bool:
        """SC-4.9, SC-8.5.8: where pollution is not measured, no promise about it is kept."""
        s, seat = self.s, self.seat
        return s.is_measured(seat) and s.pollution[seat] <= most

    def buildings(self) -> i64:
        """The ids of the buildings in the borough, as bits."""
        found: i64 = 0
        one: i64 = 1
        for piece in self.b.piece:
            found |= one << self.s.box.building[piece]
        return found

    def buildings_count(self) -> i64:
        """Tiles other than the Town Hall and parks."""
        count: i64 = 0
        for piece in self.b.piece:
            if self.s.box.category[piece] != TOWN_HALL and self.s.box.category[piece] != PARK:
                count += 1
        return count

    def kinds_of(self, category: i64) -> i64:
        """SC-3.5: how many different buildings of a category."""
        found: i64 = 0
        one: i64 = 1
        for piece in self.b.piece:
            if self.s.box.category[piece] == category:
                found |= one << self.s.box.building[piece]
        return count_bits(found)

    def kinds_among(self, buildings: i64, same_kind: i64) -> i64:
        """How many of these buildings are present; those of one kind count as one."""
        own = self.buildings() & buildings
        return count_bits(own & ~same_kind) + (1 if own & same_kind != 0 else 0)

    def materials(self) -> i64:
        """Raw materials in store, stones on plain squares included."""
        count: i64 = 0
        for square in range(N_SQUARES):
            if WOOD <= self.s.on[self.seat * N_SQUARES + square] <= METAL:
                count += 1
        return count

    def rows_from(self, column: i64) -> i64:
        """How many of the seat's discs in the council are in this column or further."""
        count: i64 = 0
        for row in range(N_ROWS):
            if self.s.discs[self.seat * N_ROWS + row] >= column:
                count += 1
        return count

    def homes(self, only_empty: bool) -> i64:
        """Home places, or those without an own citizen."""
        count: i64 = 0
        for i in range(len(self.b.piece)):
            if self.s.box.category[self.b.piece[i]] == RESIDENTIAL:
                for square in range(N_SQUARES):
                    if holds(self.b.squares(i), square):
                        lived_in = citizen_on(self.s, self.seat, square) != NONE
                        if not (only_empty and lived_in):
                            count += 1
        return count

    def has_levels(self, p: Promise) -> bool:
        for category in range(N_CATEGORIES):
            if p.levels[category] > 0 and self.tiles_of(category, p.levels[category]) == 0:
                return False
        return True

    def touched(self, buildings: i64, category: i64) -> i64:
        """How many tiles of a category touch the influence of any of these buildings."""
        box, b = self.s.box, self.b
        count: i64 = 0
        for i in range(len(b.piece)):
            if box.category[b.piece[i]] != category:
                continue
            near = False
            for j in range(len(b.piece)):
                if (buildings >> box.building[b.piece[j]]) & 1 == 1:
                    table = box.tables[b.piece[j]]
                    near = near or overlap(b.squares(i), table.influence(b.at[j]))
            if near:
                count += 1
        return count

    def citizens_on(self, buildings: i64) -> i64:
        """Own citizens on tiles of these buildings; the Pilgrim counts for no seat."""
        s, seat = self.s, self.seat
        count: i64 = 0
        for square in range(N_SQUARES):
            piece = self.lay.piece[square]
            if piece == NONE or (buildings >> s.box.building[piece]) & 1 == 0:
                continue
            if citizen_on(s, seat, square) == seat and not is_pilgrim(s, seat, square):
                count += 1
            if square == tram_square(s, seat):
                count += riders(s, seat, seat)
        return count

    def is_full(self, p: Promise) -> bool:
        """SC-8.4.5: whether every square of the first rows and columns has a tile or a grave; some terrain is
        exempt.
        """
        s, b = self.s, self.b
        squares = union(b.built, b.graves) if p.graves_count else b.built
        for terrain in range(N_TERRAINS):
            if (p.ignored >> terrain) & 1 == 1:
                squares = union(squares, terrain_squares(s, self.seat, terrain))
        for row in range(p.rows):
            for column in range(p.columns):
                if not holds(squares, row * SIDE + column):
                    return False
        return True

    def largest(self, category: i64) -> i64:
        """SC-10.8: the largest group of squares of a category connected by their sides."""
        squares = self.b.all_of(category)
        seen = vec[i64]([0] * N_SQUARES)
        best: i64 = 0
        for square in range(N_SQUARES):
            if holds(squares, square) and seen[square] == 0:
                best = max(best, group_size(squares, seen, square))
        return best


def group_size(squares: Squares, seen: vec[i64], square: i64) -> i64:
    """How many unseen squares of a set are connected with this one."""
    seen[square] = 1
    count: i64 = 1
    for dir in range(4):
        near = beyond(square, dir)
        if near != NONE and seen[near] == 0 and holds(squares, near):
            count += group_size(squares, seen, near)
    return count
