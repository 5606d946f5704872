"""From the data files to the numbers of the map: tiles, places, squares."""

# Interpreted: reads msgspec structures, once.

from collections import deque
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.civilization.components import Components
from ludotheque.games.civilization.components.box import (
    FEATURE_COIN,
    FEATURE_CULTURE,
    RESOURCES,
    TERRAINS,
    Box,
    Layout,
)
from ludotheque.games.civilization.components.tile_files import Layout as LayoutRecord
from ludotheque.games.civilization.components.tile_files import Tile

EDGES: Final = ["N", "E", "S", "W"]
SIDE: Final = 4


def vector(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def index(ids: Sequence[str], id: str | None) -> int:
    """The number of an id; NONE for none."""
    return -1 if id is None or id == "" else ids.index(id)


def fill_map(box: Box, data: Components) -> None:
    layouts = sorted(data.layouts, key=lambda layout: layout.players)
    box.layouts = [layout_of(layout) for layout in layouts]
    box.tile_terrain = vector([cell for tile in data.tiles for cell in terrains(data, tile)])
    box.tile_feature = vector([cell for tile in data.tiles for cell in printed(tile)])
    box.tile_token = vector([cell for tile in data.tiles for cell in symbols(tile)])
    box.tile_relic = vector([cell for tile in data.tiles for cell in relics(data, tile)])
    box.tile_civ = vector([index(data.civ_ids, tile.civ) for tile in data.tiles])
    box.tile_fame = vector([int(tile.module == "fame_and_fortune") for tile in data.tiles])
    box.home_tile = vector([data.tile_ids.index(civ.home_tile) for civ in data.civs])
    starts = []
    for civ in data.civs:
        tile = data.tiles[data.tile_ids.index(civ.home_tile)]
        cells = [row * SIDE + column for row, column in tile.recommended_start]
        starts += [*cells, *[-1] * (2 - len(cells))]
    box.start_cells = vector(starts)


def terrains(data: Components, tile: Tile) -> list[int]:
    letters = {terrain.letter: TERRAINS.index(terrain.id) for terrain in data.terrains}
    return [letters[letter] for row in tile.grid for letter in row]


def printed(tile: Tile) -> list[int]:
    cells = [-1] * (SIDE * SIDE)
    for feature in tile.features:
        cell = feature.row * SIDE + feature.col
        if feature.resource is not None:
            cells[cell] = RESOURCES.index(feature.resource)
        elif feature.culture:
            cells[cell] = int(FEATURE_CULTURE)
        elif feature.coin:
            cells[cell] = int(FEATURE_COIN)
    return cells


def symbols(tile: Tile) -> list[int]:
    cells = [-1] * (SIDE * SIDE)
    for feature in tile.features:
        if feature.token is not None:
            cells[feature.row * SIDE + feature.col] = ["hut", "village"].index(feature.token)
    return cells


def relics(data: Components, tile: Tile) -> list[int]:
    cells = [-1] * (SIDE * SIDE)
    for feature in tile.features:
        if feature.relic is not None:
            cells[feature.row * SIDE + feature.col] = data.relic_ids.index(feature.relic)
    return cells


def layout_of(record: LayoutRecord) -> Layout:
    """CV-3.1, CV-3.5, CV-15.11: squares by place, what lies beside what, and all distances."""
    layout = Layout()
    where = {}
    for place, tile in enumerate(record.tiles):
        for cell in range(SIDE * SIDE):
            where[tile.row + cell // SIDE, tile.col + cell % SIDE] = place * SIDE * SIDE + cell
    squares = sorted(where, key=lambda at: where[at])
    layout.places = len(record.tiles)
    layout.squares = len(squares)
    layout.every_square = vector(list(range(len(squares))))
    layout.row = vector([row for row, _ in squares])
    layout.column = vector([column for _, column in squares])
    straight = [(-1, 0), (0, 1), (1, 0), (0, -1)]
    all_around = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
    layout.beside = vector([where.get((r + y, c + x), -1) for r, c in squares for y, x in straight])
    layout.around = vector([where.get((r + y, c + x), -1) for r, c in squares for y, x in all_around])
    layout.distance = vector([far for start in range(len(squares)) for far in distances(layout, start)])
    hole = record.hole
    in_hole = (
        set()
        if hole is None
        else {(hole.row + y, hole.col + x) for y in range(hole.height) for x in range(hole.width)}
    )
    layout.edge = vector(
        [
            int(any((r + y, c + x) not in where and (r + y, c + x) not in in_hole for y, x in straight))
            for r, c in squares
        ]
    )
    layout.home = vector([-1 if tile.home is None else tile.home for tile in record.tiles])
    layout.arrow = vector(
        [-1 if tile.arrow_edge is None else EDGES.index(tile.arrow_edge) for tile in record.tiles]
    )
    return layout


def distances(layout: Layout, start: int) -> list[int]:
    """CV-3.3, CV-R13: how far every square is from one, in steps without diagonals, around a hole of the map."""
    far = [-1] * int(layout.squares)
    far[start] = 0
    waiting = deque([start])
    while waiting:
        square = waiting.popleft()
        for dir in range(4):
            other = int(layout.beside[square * 4 + dir])
            if other >= 0 and far[other] < 0:
                far[other] = far[square] + 1
                waiting.append(other)
    return far
