"""What must be true of the data files together, beyond the types of their values."""

from typing import TYPE_CHECKING

from tests.slices.construction.box import CATEGORIES
from tests.slices.construction.geometry import turned

if TYPE_CHECKING:
    from tests.slices.construction.components import Components
    from tests.slices.construction.files import Building

BUILDINGS = "buildings.toml"
EFFECTS = ("one_construction_less_raw", "one_construction_less_money", "enlarge_zone")


def check(c: "Components") -> None:
    _check_shapes(c)
    categories = [category.id for category in c.buildings.category]
    if categories != list(CATEGORIES):
        c.wrong(BUILDINGS, "category", "expected " + ", ".join(CATEGORIES))
    for building in c.buildings.building:
        _check_building(c, building)
    halls = [building.id for building in c.buildings.building if building.how == "setup"]
    if halls != ["town_hall"]:
        c.wrong(BUILDINGS, "building", "expected the town_hall, and nothing else, at setup")
    if tuple(action.effect for action in c.actions.action) != EFFECTS:
        c.wrong("actions.toml", "action", "expected the effects " + ", ".join(EFFECTS))
    if c.boards.zone.start > c.boards.zone.max:
        c.wrong("boards.toml", "zone.start", "expected at most zone.max")


def _check_shapes(c: "Components") -> None:
    """Connected, and no two of them alike when turned or flipped."""
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
    known = [one.id for one in c.buildings.building]
    for needed in building.requires.buildings:
        if needed not in known:
            c.wrong(BUILDINGS, f"{key}.requires.buildings", f"expected buildings, not {needed!r}")
    if building.level and building.cost.wood + building.cost.stone + building.cost.metal:
        c.wrong(BUILDINGS, f"{key}.cost", "expected money only: a level is paid by the difference in money")
    for lower in c.buildings.building:
        grows = lower.category == building.category and 0 < lower.level < building.level
        if grows and lower.cost.money > building.cost.money:
            c.wrong(BUILDINGS, f"{key}.cost", f"expected at least the price of {lower.id}")
