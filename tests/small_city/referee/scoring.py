"""SC-6.1 to SC-7.3, SC-15.5: promises, formulas, ranking."""

from collections.abc import Callable
from typing import Any

from tests.small_city.referee.borough import Borough, Tile
from tests.small_city.referee.data import (
    ECONOMY,
    PROMISE_RULES,
    PROMISES,
    SPECIALS,
    WINTER,
    Said,
    beside,
)
from tests.small_city.referee.pollution import noise
from tests.small_city.referee.table import Table


def score(table: Table) -> None:
    """SC-6.5; who has left the game ranks last (SC-5.6.2)."""
    for borough in table.boroughs:
        parts = score_of(table, borough)
        living = living_on_board(table, borough.seat)
        table.outcome[borough.seat] = {
            **parts,
            "pollution": borough.pollution,
            "living": living,
            "money": borough.money,
            "out": borough.out,
        }
    for seat, parts in table.outcome.items():
        better = sum(rank(other) > rank(parts) for of, other in table.outcome.items() if of != seat)
        parts["place"] = better + 1
        if table.solo:
            parts["title"] = "resign" if parts["out"] is not None else title(parts["total"])
    table.over = True


def title(total: int) -> str:
    """SC-8.0.3"""
    steps = ((120, "legend"), (95, "minister"), (70, "mayor"), (50, "deputy"), (30, "councillor"))
    return next((name for least, name in steps if total >= least), "resign")


def rank(parts: Said) -> tuple[int, ...]:
    """SC-7.1; those out of the game rank last, the later they left the better."""
    stayed = 99 if parts["out"] is None else parts["out"]
    return (stayed, parts["total"], -parts["pollution"], parts["living"], parts["money"])


def score_of(table: Table, borough: Borough) -> Said:
    promise = promise_votes(table, borough)
    special = SPECIALS[table.special]
    bonus = special["value"] if fulfils(table, borough, special) else PROMISE_RULES["special_failed"]
    stockholm = 0
    if table.options.godzillas == "stockholm":
        stockholm = len(borough.markers) * WINTER["godzillas"]["stockholm_votes_per_marker"]
    pollution = 0 if borough.rules.get("no_final_pollution") else borough.pollution
    votes = borough.votes + stockholm
    if table.options.victory == "votes":
        total = votes + promise + bonus - pollution
    else:
        own = FORMULAS[table.options.victory](table, borough)
        total = own + votes // 4 + promise + bonus - pollution // 2
    return {"promise": promise, "special": bonus, "stockholm": stockholm, "total": total}


def promise_votes(table: Table, borough: Borough) -> int:
    """SC-6.1"""
    if borough.promise is None:
        return 0
    promise = PROMISES[borough.promise]
    value: int = promise["value"]
    return value if fulfils(table, borough, promise) else int(PROMISE_RULES["failed"][str(value)])


def living_on_board(table: Table, seat: int) -> int:
    """All one's pieces standing in any borough."""
    return sum(one.colour == seat for borough in table.boroughs for _, one in borough.everybody())


# ---------------------------------------------------------------- other winning conditions (SC-15.5)


def economy(table: Table, borough: Borough) -> int:
    stored = sum(ECONOMY["raw_sale"][kind] for kind in borough.goods.values())
    works = [tile for tile in borough.tiles if tile.category in ("commercial", "factory", "industry")]
    prices = sum(int(tile.building["cost"].get("money", 0)) for tile in works)
    return borough.money + int(stored) + prices


def population(table: Table, borough: Borough) -> int:
    homes = {square for tile in borough.of_category("residential") for square in tile.squares}
    housed = sum(square in homes for square, _ in borough.active_citizens())
    return 4 * living_on_board(table, borough.seat) + 2 * housed


def culture(table: Table, borough: Borough) -> int:
    squares = covered(borough, "cultural") + covered(borough, "service")
    halls = {square for tile in borough.of_category("cultural") for square in tile.squares}
    visitors = sum(square in halls for square, _ in borough.active_citizens())
    return 3 * squares + 2 * visitors


FORMULAS: dict[str, Callable[[Table, Borough], int]] = {
    "economy": economy,
    "population": population,
    "culture": culture,
}


# ---------------------------------------------------------------- promise tests (SC-15.4)


def covered(borough: Borough, category: str) -> int:
    return sum(len(tile.squares) for tile in borough.of_category(category))


def owned(borough: Borough, ids: list[str]) -> list[Tile]:
    return [tile for tile in borough.tiles if tile.id in ids]


def fulfils(table: Table, borough: Borough, promise: Said) -> bool:
    return bool(TESTS[promise["test"]](borough, promise["params"]))


def has_level(borough: Borough, wanted: Said) -> bool:
    tiles = borough.of_category(wanted["category"])
    return sum(tile.level >= int(wanted["level"]) for tile in tiles) >= int(wanted["count"])


def living_citizens(borough: Borough, wanted: Said) -> bool:
    return len(borough.active_citizens()) >= int(wanted["min"])


def pollution_max(borough: Borough, wanted: Said) -> bool:
    """SC-8.5.8: never in Delhi."""
    return borough.measures_pollution and borough.pollution <= int(wanted["max"])


def initial_zone_full(borough: Borough, wanted: Said) -> bool:
    names = {"~": "river", "^": "mountain", "L": "lake", "#": "sea"}
    for row in range(wanted["rows"]):
        for column in range(wanted["cols"]):
            square = row * 10 + column
            if borough.tile_at(square) is not None:
                continue
            if square in borough.dead and wanted["cemetery_counts_as_built"]:
                continue
            if names.get(borough.terrain(square)) not in wanted["ignore_terrain"]:
                return False
    return True


def distinct_ids(borough: Borough, wanted: Said) -> bool:
    same = wanted.get("same_kind", [])
    kinds = {same[0] if tile.id in same else tile.id for tile in owned(borough, wanted["ids"])}
    return len(kinds) >= int(wanted["min"])


def has_building_influencing(borough: Borough, wanted: Said) -> bool:
    near = borough.of_category(wanted["category"])
    return any(
        sum(bool(other.covered & tile.influence) for other in near) >= wanted["min"]
        for tile in owned(borough, wanted["building"])
    )


def has_building_and_squares(borough: Borough, wanted: Said) -> bool:
    squares = covered(borough, wanted["category"])
    return bool(owned(borough, wanted["building"])) and squares >= int(wanted["min"])


def has_building_and_pollution(borough: Borough, wanted: Said) -> bool:
    return bool(owned(borough, wanted["building"])) and pollution_max(borough, wanted)


def citizens_on_building(borough: Borough, wanted: Said) -> bool:
    squares = {square for tile in owned(borough, wanted["building"]) for square in tile.squares}
    return sum(square in squares for square, _ in borough.active_citizens()) >= int(wanted["min"])


def powered_columns_max(borough: Borough, wanted: Said) -> bool:
    buildings = [tile for tile in borough.tiles if tile.category not in ("town_hall", "park")]
    return len(borough.powered()) <= int(wanted["max"]) and len(buildings) >= int(wanted["buildings_min"])


def largest_connected(borough: Borough, wanted: Said) -> bool:
    left = {square for tile in borough.of_category(wanted["category"]) for square in tile.squares}
    largest = 0
    while left:
        group = {left.pop()}
        edge = set(group)
        while edge:
            edge = {other for square in edge for other in beside(square)} & left
            left -= edge
            group |= edge
        largest = max(largest, len(group))
    return largest >= int(wanted["min"])


def council_column(borough: Borough, wanted: Said) -> bool:
    return sum(disc >= int(wanted["column"]) for disc in borough.discs) >= int(wanted["rows_min"])


def homes_full(borough: Borough, wanted: Said) -> bool:
    places = [square for home in borough.of_category("residential") for square in home.squares]
    return len(places) >= int(wanted["min"]) and all(square in borough.people for square in places)


def levels_each(borough: Borough, wanted: Said) -> bool:
    return all(
        any(tile.level >= level for tile in borough.of_category(category))
        for category, level in wanted.items()
    )


def airport_noise_max(borough: Borough, wanted: Said) -> bool:
    return bool(borough.of_category("airport")) and noise(borough) <= int(wanted["max"])


TESTS: dict[str, Callable[[Borough, Said], Any]] = {
    "has_level": has_level,
    "living_citizens": living_citizens,
    "squares": lambda borough, wanted: covered(borough, wanted["category"]) >= wanted["min"],
    "tiles": lambda borough, wanted: len(borough.of_category(wanted["category"])) >= wanted["min"],
    "pollution_max": pollution_max,
    "initial_zone_full": initial_zone_full,
    "has_buildings": lambda borough, wanted: {tile.id for tile in borough.tiles} >= set(wanted["all"]),
    "distinct": lambda borough, wanted: (
        len({tile.id for tile in borough.of_category(wanted["category"])}) >= wanted["min"]
    ),
    "distinct_ids": distinct_ids,
    "money_min": lambda borough, wanted: borough.money >= wanted["min"],
    "raw_min": lambda borough, wanted: len(borough.goods) >= wanted["min"],
    "has_building_influencing": has_building_influencing,
    "has_building_and_squares": has_building_and_squares,
    "has_building_and_pollution": has_building_and_pollution,
    "citizens_on_building": citizens_on_building,
    "powered_columns": lambda borough, wanted: len(borough.powered()) >= wanted["min"],
    "powered_columns_max": powered_columns_max,
    "largest_connected": largest_connected,
    "dead_max": lambda borough, wanted: len(borough.dead) <= wanted["max"],
    "zone_size": lambda borough, wanted: borough.zone >= wanted["min"],
    "council_column": council_column,
    "homes_full": homes_full,
    "levels_each": levels_each,
    "airport_noise_max": airport_noise_max,
}
