"""Where a tile may lie (SC-5.2.2 to SC-5.2.5, SC-5.2.13, and what boards and modules add)."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.small_city.referee.borough import Borough, Tile
from tests.small_city.referee.data import LEVELLED, PIECES, Placement, Said, beside, influence, placements
from tests.small_city.referee.table import Table


@dataclass
class Site:
    """A borough prepared for building checks: computed once, used often."""

    table: Table
    borough: Borough
    spending: bool  # raw materials may be spent: not in phase 7 (SC-5.4.6)

    def __post_init__(self) -> None:
        borough, grid = self.borough, range(100)
        self.closed = {
            square
            for square in grid
            if not borough.in_zone(square)
            or borough.terrain(square) == "^"
            or square in borough.dead
            or not borough.usable(square)
            or square in borough.street
        }
        self.river = {square for square in grid if borough.terrain(square) == "~"}
        only_harbours = {square for square in grid if borough.terrain(square) == "L"}
        if borough.rules.get("river_rule"):
            only_harbours |= self.river
            self.river = set()
        self.only_harbours = only_harbours
        self.surcharge: dict[str, int] = borough.rules.get("river_extra_cost", {})
        self.flood = {square for square in grid if borough.terrain(square) == "f"}
        self.flooded = self.table.turn in borough.rules.get("flood_turns", [])
        self.imperial = {square for square in grid if borough.terrain(square) == "B"}
        self.homes_only = {square for square in grid if borough.terrain(square) == "E"}
        self.stones = {square for square in borough.goods if borough.tile_at(square) is None}
        self.tiles = [(tile, tile.covered) for tile in borough.tiles]
        self.covered: set[int] = set().union(*(squares for _, squares in self.tiles))
        self.clean = {id(tile): not borough.contaminated(tile) for tile in borough.tiles}
        self.powered = borough.powered()

    # ---------------------------------------------------------------- everything but the price

    def legal(self, piece: str) -> Iterator[Placement]:
        """The placements that nothing but the price stands against."""
        building = PIECES[piece][0]
        if self.over_limit(building) or self.never(building) or self.hopeless(building):
            return
        barred = self.closed if building["category"] in LEVELLED else self.closed | self.covered
        for placement in placements(piece):
            if barred.isdisjoint(placement.covered) and not self.obstacle(piece, placement):
                yield placement

    def hopeless(self, building: Said) -> bool:
        """The whole borough has not what the tile needs around it: no need to look at the places one by one."""
        requires = building.get("requires", {})
        clean = [tile for tile, _ in self.tiles if self.clean[id(tile)]]
        return (
            len({tile.id for tile in clean if tile.building.get("public")})
            < requires.get("public_buildings", 0)
            or count(clean, "residential") < self.homes_needed(building, requires)
            or not all(any(tile.counts_as(one) for tile in clean) for one in requires.get("buildings", []))
            or not self.has_category(clean, requires)
        )

    def never(self, building: Said) -> bool:
        """SC-8.5.5: Tokyo builds parks of size 1 only."""
        return self.borough.own_parks and building["category"] == "park" and building["level"] > 1

    def over_limit(self, building: Said) -> bool:
        return self.borough.limit_count(building) >= int(building.get("max_per_player", 99))

    def obstacle(self, piece: str, placement: Placement) -> str:
        """The rule that forbids the placement, or nothing."""
        building = PIECES[piece][0]
        squares = placement.covered
        if squares & self.closed:
            return "SC-5.2.3"
        old: Tile | None = None
        if squares & self.covered:
            old = self.borough.levelled_under(squares, building)
            if old is None:
                return "SC-5.2.13"
        new = squares - old.covered if old else squares
        return (
            self.terrain_obstacle(building, placement, new, old)
            or self.stone_obstacle(new, old)
            or self.power_obstacle(building, squares)
            or self.condition(building, squares, old)
        )

    def terrain_obstacle(
        self, building: Said, placement: Placement, new: frozenset[int], old: Tile | None
    ) -> str:
        water = {placement.squares[cell] for cell in building.get("water_cells", [])}
        if (new - water) & self.only_harbours:
            return "SC-5.2.3"
        if self.flooded and new & self.flood:
            return "SC-8.5.7"
        if new & self.river and not self.spending:
            return "SC-8.4.2"
        if self.borough.own_parks:
            if building["category"] != "park" and new & self.imperial:
                return "SC-8.5.5"
            if building["category"] == "park" and not self.joins_a_park(new):
                return "SC-8.5.5"
        only_on = self.borough.rules.get("residential_only_on")
        if only_on and building["category"] == "residential" and old is None and not new <= self.homes_only:
            return "SC-8.5.8"
        return ""

    def joins_a_park(self, squares: frozenset[int]) -> bool:
        """SC-8.5.5: beside a park; the first one on the Imperial Park."""
        parks = self.borough.of_category("park")
        if not parks:
            return squares <= self.imperial
        near = {other for square in squares for other in beside(square)}
        return any(near & park.covered for park in parks)

    def stone_obstacle(self, new: frozenset[int], old: Tile | None) -> str:
        """SC-8.4.4: whether the price has enough stones is for the price to say."""
        if new & self.stones and (old is not None or not self.spending):
            return "SC-8.4.4"
        return ""

    def power_obstacle(self, building: Said, squares: frozenset[int]) -> str:
        """SC-8.10.3"""
        if not self.table.options.nuclear or building["category"] == "park":
            return ""
        return "" if any(square % 10 in self.powered for square in squares) else "SC-8.10.3"

    # ---------------------------------------------------------------- conditions (SC-5.2.5, SC-15.1)

    def condition(self, building: Said, squares: frozenset[int], old: Tile | None) -> str:
        requires, forbids = building.get("requires", {}), building.get("forbids", [])
        if not requires and not forbids:
            return ""
        near_squares = influence(squares)
        near = [tile for tile, theirs in self.tiles if tile is not old and theirs & near_squares]
        if any(tile.category in forbids for tile in near):
            return "SC-5.2.5"
        near = [tile for tile in near if self.clean[id(tile)]]
        held = (
            len({tile.id for tile in near if tile.building.get("public")})
            >= requires.get("public_buildings", 0)
            and count(near, "residential") >= self.homes_needed(building, requires)
            and count(near, "commercial") >= requires.get("commercial_zones", 0)
            and (
                "park_squares" not in requires or self.park_squares(near_squares) >= requires["park_squares"]
            )
            and all(any(tile.counts_as(one) for tile in near) for one in requires.get("buildings", []))
            and self.has_category(near, requires)
        )
        if not held:
            return "SC-5.2.5"
        if len(self.borough.active_citizens()) < requires.get("active_citizens", 0):
            return "SC-8.8.3"
        if requires.get("touches_enlargement_border") and not self.touches_border(squares):
            return "SC-8.9.2"
        return ""

    def homes_needed(self, building: Said, requires: Said) -> int:
        """SC-8.8.2: a clean Bank lowers the need of commercial zones by one."""
        needed: int = requires.get("residential_zones", 0)
        if building["category"] == "commercial":
            needed -= sum(
                bank.building["commercial_condition_discount"]
                for bank in self.borough.of_id("bank")
                if self.clean[id(bank)]
            )
        return needed

    def park_squares(self, near: frozenset[int]) -> int:
        parks = {square for park in self.borough.of_category("park") for square in park.squares}
        return sum(self.borough.usable(square) for square in parks & near)

    @staticmethod
    def has_category(near: list[Tile], requires: Said) -> bool:
        wanted = requires.get("any_category")
        return wanted is None or any(tile.category in wanted for tile in near)

    def touches_border(self, squares: frozenset[int]) -> bool:
        last = self.borough.zone - 1
        return any(square % 10 == last or square // 10 == last for square in squares)


def count(tiles: list[Tile], category: str) -> int:
    return sum(tile.category == category for tile in tiles)
