"""The data files of the box (SC-15), checked; `make_box` converts them into the numbers that rules read.

Ids are the game's vocabulary and fixed; every other value may be corrected by an owner of the box.
"""

# Interpreted: reads files into msgspec structures.

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from ludotheque.core.data import DataFiles, DataFolder, Shelf
from ludotheque.games.small_city.components.card_files import Actions, Council, Promises
from ludotheque.games.small_city.components.checks import check
from ludotheque.games.small_city.components.files import Boards, Building, Buildings, Shape
from ludotheque.games.small_city.components.fixed import FIXED, RETIRED
from ludotheque.games.small_city.components.geometry import Cell
from ludotheque.games.small_city.components.winter_files import Winter

PACKAGED: Final = Path(__file__).parents[1] / "data"
RAW: Final = ("wood", "stone", "metal")


class Components(DataFiles):
    """All files, checked against one another."""

    vocabulary = (
        ("buildings.toml", "building", "building_ids"),
        ("buildings.toml", "building.tiles", "piece_ids"),
        ("boards.toml", "board", "board_ids"),
        ("actions.toml", "action", "card_ids"),
        ("council.toml", "row", "row_ids"),
        ("promises.toml", "promise", "promise_ids"),
        ("promises.toml", "special", "special_ids"),
    )

    fixed = FIXED

    def __init__(self, data: DataFolder, shipped: "Components | None" = None) -> None:
        super().__init__(data)
        self.buildings = data.read("buildings.toml", Buildings)
        self.boards = data.read("boards.toml", Boards)
        self.actions = data.read("actions.toml", Actions)
        self.council = data.read("council.toml", Council)
        self.promises = data.read("promises.toml", Promises)
        self.winter = data.read("winter.toml", Winter)
        self.every_building = [*self.buildings.building, *self.winter.building]
        self.building_ids = [building.id for building in self.every_building]
        self.piece_ids = [_piece_id(building, shape) for building, shape, _ in self.tiles()]
        self.board_ids = [board.id for board in self.boards.board]
        self.card_ids = [action.id for action in self.actions.action]
        self.row_ids = [row.id for row in self.council.row]
        self.promise_ids = [promise.id for promise in self.promises.promise]
        self.special_ids = [special.id for special in self.promises.special]
        if shipped is not None:
            self.check_ids(shipped)
        check(self)

    def tiles(self) -> Iterator[tuple[Building, str, int]]:
        """Building, shape and number of every kind of tile."""
        for building in self.every_building:
            for tiles in building.tiles:
                yield building, tiles.shape, tiles.count

    def cells(self, shape: str) -> list[Cell]:
        found: Shape = next(one for one in self.buildings.shape if one.id == shape)
        return [(row, column) for row, column in found.cells]

    # ---------------------------------------------------------------- names

    def names(self, lang: str) -> dict[str, list[str]]:
        """The names of all things named by the data."""
        shapes = {shape.id: getattr(shape, lang) for shape in self.buildings.shape}
        pieces = []
        for building, shape, _ in self.tiles():
            name = getattr(building, lang)
            pieces.append(f"{name} ({shapes[shape]})" if len(building.tiles) > 1 else name)
        cities = [board for board in self.boards.board if board.set == "asia"]
        return {
            "piece": pieces,
            "building": _named(self.every_building, lang),
            "category": _named(self.buildings.category, lang),
            "card": _named(self.actions.action, lang),
            "borough_board": _named(self.boards.board, lang),
            "city": _named(cities, lang),
            "row": _named(self.council.row, lang),
            "promise": _named(self.promises.promise, lang),
            "special": _named(self.promises.special, lang),
            "victory": _named(self.promises.victory, lang),
            "square": [f"{column}{row}" for row in range(1, 11) for column in "ABCDEFGHIJ"],
            "column": list("ABCDEFGHIJ"),
        }


def _named(things: Iterable[Any], lang: str) -> list[str]:
    return [getattr(thing, lang) for thing in things]


def _piece_id(building: Building, shape: str) -> str:
    return f"{building.id}_{shape.lower()}" if len(building.tiles) > 1 else building.id


def marks(building: Building) -> list[str]:
    """SC-3.15: what distinguishes the cells of a tile: their places, water, and the cell of a Doctor."""
    found: list[str] = [building.place_kind or ""] * building.size
    if building.place_kinds:
        found = [*building.place_kinds]
    elif building.place_cell is not None:
        found = ["" if i != building.place_cell else found[i] for i in range(building.size)]
    for i in building.water_cells:
        found[i] = "water"
    if building.doctor_cell is not None:
        found[building.doctor_cell] = "doctor"
    return found


SHELF: Final = Shelf(Components, PACKAGED, RETIRED)
packaged, load = SHELF.packaged, SHELF.load
