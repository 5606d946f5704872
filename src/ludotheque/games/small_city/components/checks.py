"""Consistency checks across the data files, beyond the types of their values."""

# Interpreted: checks files, once.

from typing import TYPE_CHECKING

from ludotheque.games.small_city.components.box import TESTS
from ludotheque.games.small_city.components.files import CATEGORIES
from ludotheque.games.small_city.components.geometry import turned

if TYPE_CHECKING:
    from ludotheque.games.small_city.components import Components
    from ludotheque.games.small_city.components.files import Building

BUILDINGS = "buildings.toml"
EFFECTS = (
    "host_next",
    "one_construction_less_raw",
    "one_construction_less_money",
    "no_production_pollution",
    "votes",
    "enlarge_zone",
    "free_council_move",
    "target_loses_votes",
    "votes_per_citizen_in_own_factory_3",
    "votes_per_citizen_in_own_museum",
)
REWARDS = ("money", "raw", "free_building_up_to_size", "citizens", "pollution")
TOTALS = {
    "residential": "residential_total",
    "commercial": "commercial_total",
    "factory": "factory_total",
    "industry": "industry_total",
    "warehouse": "warehouse_total",
    "park": "park_total",
    "cultural": "cultural_total",
}


def check(c: "Components") -> None:
    _check_shapes(c)
    categories = [category.id for category in c.buildings.category]
    if categories != list(CATEGORIES):
        c.wrong(BUILDINGS, "category", "expected " + ", ".join(CATEGORIES))
    for building in c.every_building:
        _check_building(c, building)
    halls = [building.id for building in c.every_building if building.how == "setup"]
    if halls != ["town_hall"]:
        c.wrong(BUILDINGS, "building", "expected the town_hall, and nothing else, at setup")
    for category, total in TOTALS.items():
        tiles = [t.count for one in c.buildings.building if one.category == category for t in one.tiles]
        if sum(tiles) != getattr(c.buildings.invariants, total):
            c.wrong(BUILDINGS, f"invariants.{total}", f"expected {sum(tiles)}, the tiles there are")
    for id, total in {"police_station": "police_total", "fire_station": "fire_total"}.items():
        there = sum(t.count for one in c.buildings.building if one.id == id for t in one.tiles)
        if there != getattr(c.buildings.invariants, total):
            c.wrong(BUILDINGS, f"invariants.{total}", f"expected {there}, the tiles there are")
    if tuple(action.effect for action in c.actions.action) != EFFECTS:
        c.wrong("actions.toml", "action", "expected the effects " + ", ".join(EFFECTS))
    if tuple(row.reward_kind for row in c.council.row) != REWARDS:
        c.wrong("council.toml", "row", "expected the rewards " + ", ".join(REWARDS))
    if c.boards.zone.start > c.boards.zone.max:
        c.wrong("boards.toml", "zone.start", "expected at most zone.max")
    for card in [*c.promises.promise, *c.promises.special]:
        _check_promise(c, card.id, card.test, [*card.params.all, *card.params.ids, *card.params.building])
    for promise in c.promises.promise:
        if str(promise.value) not in c.promises.rules.failed:
            c.wrong(
                "promises.toml", "rules.failed", f"expected what a broken promise of {promise.value} costs"
            )
    _check_winter(c)
    setup = c.buildings.setup
    if setup.citizens_in_town_hall + setup.citizens_in_career != setup.citizens_limit:
        c.wrong(BUILDINGS, "setup.citizens_limit", "expected those in the Town Hall and in the Career space")


def _check_winter(c: "Components") -> None:
    """There are enough pieces, and the Tourism row has the same values with and without Doctors."""
    most = max(c.winter.godzillas.by_players.values())
    if c.winter.godzillas.pieces < most:
        c.wrong("winter.toml", "godzillas.pieces", f"expected at least {most}, as many as are played with")
    if c.winter.doctors.pieces < 4:
        c.wrong("winter.toml", "doctors.pieces", "expected at least 4, one for each player")
    tourism = next(row.rewards for row in c.council.row if row.id == "tourism")
    for column, packages in enumerate(c.winter.doctors.tourism_options):
        key = f"doctors.tourism_options[{column}]"
        if len(packages) != 2 or [package.doctors for package in packages] != [0, 1]:
            c.wrong("winter.toml", key, "expected citizens alone, then those who come with a Doctor")
        if packages[0].citizens != tourism[column]:
            c.wrong("winter.toml", key, f"expected {tourism[column]} citizens, those of council.toml")


def _check_promise(c: "Components", id: str, test: str, buildings: list[str]) -> None:
    if test not in TESTS:
        c.wrong("promises.toml", f"{id}.test", "expected one of " + ", ".join(TESTS))
    for building in buildings:
        if building not in c.building_ids:
            c.wrong("promises.toml", f"{id}.params", f"expected buildings, not {building!r}")


def _check_shapes(c: "Components") -> None:
    """Shapes are connected, and no two are equal when turned or flipped."""
    seen: dict[frozenset[tuple[int, int]], str] = {}
    for shape in c.buildings.shape:
        cells = [(row, column) for row, column in shape.cells]
        if len(set(cells)) < len(cells):
            c.wrong(BUILDINGS, f"shape.{shape.id}.cells", "expected every cell once")
        if len(_connected(set(cells), cells[0])) < len(cells):
            c.wrong(BUILDINGS, f"shape.{shape.id}.cells", "expected cells that hang together by their sides")
        for facing in range(8):
            twin = seen.setdefault(frozenset(turned(cells, facing)), shape.id)
            if twin != shape.id:
                c.wrong(BUILDINGS, f"shape.{shape.id}.cells", f"expected another shape than {twin}")


def _connected(cells: set[tuple[int, int]], first: tuple[int, int]) -> set[tuple[int, int]]:
    found = {first}
    waiting = [first]
    while waiting:
        row, column = waiting.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in cells - found:
                found.add(near)
                waiting.append(near)
    return found


def _check_building(c: "Components", building: "Building") -> None:
    key = f"building.{building.id}"
    shapes = {shape.id: shape for shape in c.buildings.shape}
    for tiles in building.tiles:
        if tiles.shape not in shapes:
            c.wrong(BUILDINGS, f"{key}.tiles", f"expected a shape, not {tiles.shape!r}")
        if len(shapes[tiles.shape].cells) != building.size:
            c.wrong(BUILDINGS, f"{key}.size", f"expected the number of cells of {tiles.shape}")
    kinds = building.place_kinds
    if kinds and len(kinds) != building.size:
        c.wrong(BUILDINGS, f"{key}.place_kinds", f"expected {building.size} of them, one a cell")
    for cell in [*building.water_cells, building.place_cell or 0, building.doctor_cell or 0]:
        if cell >= building.size:
            c.wrong(BUILDINGS, key, f"expected cells below {building.size}")
    known = [one.id for one in c.every_building]
    for needed in building.requires.buildings:
        if needed not in known:
            c.wrong(BUILDINGS, f"{key}.requires.buildings", f"expected buildings, not {needed!r}")
    if building.level and building.cost.wood + building.cost.stone + building.cost.metal:
        c.wrong(BUILDINGS, f"{key}.cost", "expected money only: a level is paid by the difference in money")
    for lower in c.every_building:
        grows = lower.category == building.category and 0 < lower.level < building.level
        if grows and lower.cost.money > building.cost.money:
            c.wrong(BUILDINGS, f"{key}.cost", f"expected at least the price of {lower.id}")
