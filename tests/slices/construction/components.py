"""The data files of the box, checked; `Box` is the same for the rules, as numbers.

Ids are the game's vocabulary and fixed; every other value may be corrected by an owner of the box.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

from ludotheque.core.data import DataFiles, DataFolder, Shelf, named, vec_of
from tests.slices.construction.box import CATEGORIES, SIDE, SMALLEST_ZONE, WAYS, Box
from tests.slices.construction.checks import check
from tests.slices.construction.files import Actions, Between, Boards, Building, Buildings, Shape
from tests.slices.construction.geometry import Cell, facings, table, turned, words

PACKAGED: Final = Path(__file__).parent / "data"
RAW: Final[tuple[Literal["wood", "stone", "metal"], ...]] = ("wood", "stone", "metal")


class Components(DataFiles):
    """All files, checked against one another."""

    vocabulary = (
        ("buildings.toml", "building", "building_ids"),
        ("buildings.toml", "building.tiles", "piece_ids"),
        ("boards.toml", "board", "board_ids"),
        ("actions.toml", "action", "card_ids"),
    )

    def __init__(self, data: DataFolder, shipped: "Components | None" = None) -> None:
        super().__init__(data)
        self.buildings = data.read("buildings.toml", Buildings)
        self.boards = data.read("boards.toml", Boards)
        self.actions = data.read("actions.toml", Actions)
        self.between = data.read("between.toml", Between).between
        self.building_ids = [building.id for building in self.buildings.building]
        self.piece_ids = [_piece_id(building, shape) for building, shape, _ in self._tiles()]
        self.board_ids = [board.id for board in self.boards.board]
        self.card_ids = [action.id for action in self.actions.action]
        if shipped is not None:
            self.check_ids(shipped)
        check(self)

    def _tiles(self) -> Iterator[tuple[Building, str, int]]:
        """Building, shape and number of every kind of tile."""
        for building in self.buildings.building:
            for tiles in building.tiles:
                yield building, tiles.shape, tiles.count

    def _cells(self, shape: str) -> list[Cell]:
        found: Shape = next(one for one in self.buildings.shape if one.id == shape)
        return [(row, column) for row, column in found.cells]

    # ---------------------------------------------------------------- for the rules

    def box(self) -> Box:
        """The same as numbers: ids become their places in the vocabulary's lists."""
        box = Box()
        tiles = list(self._tiles())
        buildings = [building for building, _, _ in tiles]
        box.pieces = len(tiles)
        box.tables = [
            table(self._cells(shape), _marks(building), building.water_cells) for building, shape, _ in tiles
        ]
        box.building = vec_of(self.building_ids.index(building.id) for building in buildings)
        box.category = vec_of(CATEGORIES.index(building.category) for building in buildings)
        box.level = vec_of(building.level for building in buildings)
        box.size = vec_of(building.size for building in buildings)
        box.count = vec_of(count for _, _, count in tiles)
        box.way = vec_of(WAYS.index(building.how) for building in buildings)
        box.limit = vec_of(building.max_per_player for building in buildings)
        box.public = vec_of(building.public for building in buildings)
        box.votes = vec_of(building.votes_when_built for building in buildings)
        box.cost = vec_of(getattr(building.cost, kind) for building in buildings for kind in ("money", *RAW))
        box.makes = vec_of(building.place_kinds.count(kind) for building in buildings for kind in RAW)
        self._set_conditions(box, buildings)
        self._set_boards(box)
        box.start_money = vec_of(self.buildings.setup.start_money)
        box.raw_discount = self.actions.action[0].amount
        box.money_discount = self.actions.action[1].amount
        box.zone_step = self.actions.action[2].amount * self.boards.zone.step
        box.turns = self.between.turns
        box.income = self.between.money
        box.shop_income = self.between.money_per_shop
        box.home_votes = vec_of(self.between.votes_per_home)
        return box

    def _set_conditions(self, box: Box, buildings: list[Building]) -> None:
        """SC-5.2.5: what each piece needs in its zone of influence, and what it bears there."""
        requires = [building.requires for building in buildings]
        box.public_needed = vec_of(one.public_buildings for one in requires)
        box.homes_needed = vec_of(one.residential_zones for one in requires)
        box.buildings_needed = vec_of(_bits(one.buildings, self.building_ids) for one in requires)
        box.one_of = vec_of(_bits(one.any_category, CATEGORIES) for one in requires)
        box.banned = vec_of(_bits(building.forbids, CATEGORIES) for building in buildings)

    def _set_boards(self, box: Box) -> None:
        side = int(SIDE)
        lakes = [
            words(i for i, mark in enumerate("".join(board.grid)) if mark == "L")
            for board in self.boards.board
        ]
        box.lake_low = vec_of(low for low, _ in lakes)
        box.lake_high = vec_of(high for _, high in lakes)
        zones = [
            words(row * side + column for row in range(size) for column in range(size))
            for size in range(int(SMALLEST_ZONE), side + 1)
        ]
        box.zone_low = vec_of(low for low, _ in zones)
        box.zone_high = vec_of(high for _, high in zones)
        box.zone_start = self.boards.zone.start
        box.zone_max = self.boards.zone.max

    # ---------------------------------------------------------------- for the words

    def names(self, lang: str) -> dict[str, list[str]]:
        """The names of all things that have theirs from the data."""
        shapes = {shape.id: getattr(shape, f"name_{lang}") for shape in self.buildings.shape}
        pieces = []
        for building, shape, _ in self._tiles():
            name = getattr(building, f"name_{lang}")
            pieces.append(f"{name} ({shapes[shape]})" if len(building.tiles) > 1 else name)
        return {
            "piece": pieces,
            "building": named(self.buildings.building, lang),
            "category": named(self.buildings.category, lang),
            "card": named(self.actions.action, lang),
            "board": named(self.boards.board, lang),
            "square": [f"{column}{row}" for row in range(1, 11) for column in "ABCDEFGHIJ"],
        }

    # ---------------------------------------------------------------- for drawing

    def artwork(self) -> dict[str, Any]:
        """The boards and the tiles, for whoever draws them: cells as [row, column] by facing, from the first square."""
        pieces = []
        for id, (building, shape, count) in zip(self.piece_ids, self._tiles(), strict=True):
            cells = self._cells(shape)
            pieces.append(
                {
                    "id": id,
                    "building": building.id,
                    "category": building.category,
                    "colour": building.colour,
                    "level": building.level,
                    "count": count,
                    "places": _marks(building),
                    "facings": {
                        str(facing): [list(cell) for cell in turned(cells, facing)]
                        for facing in facings(cells, _marks(building))
                    },
                }
            )
        return {
            "boards": {board.id: board.grid for board in self.boards.board},
            "zone": {"start": self.boards.zone.start, "max": self.boards.zone.max},
            "pieces": pieces,
        }


def _piece_id(building: Building, shape: str) -> str:
    return f"{building.id}_{shape.lower()}" if len(building.tiles) > 1 else building.id


def _marks(building: Building) -> list[str]:
    """SC-3.15: what tells the cells of a tile apart: their places, water, and the cell of a Doctor."""
    marks: list[str] = [building.place_kind or ""] * building.size
    if building.place_kinds:
        marks = [*building.place_kinds]
    elif building.place_cell is not None:
        marks = ["" if i != building.place_cell else marks[i] for i in range(building.size)]
    for i in building.water_cells:
        marks[i] = "water"
    if building.doctor_cell is not None:
        marks[building.doctor_cell] = "doctor"
    return marks


def _bits(chosen: list[Any], every: list[str]) -> int:
    return sum(1 << every.index(one) for one in chosen)


SHELF: Final = Shelf(Components, PACKAGED)
packaged, load = SHELF.packaged, SHELF.load
