"""Tiles on the map: their orientation and what their squares show (CV-3.5, CV-3.6, CV-3.11)."""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import CELLS, EAST, NORTH, WEST
from ludotheque.games.civilization.position.state import Civilization


def stored_cell(cell: i64, arrow: i64) -> i64:
    """CV-3.11: the cell of the stored grid, whose arrow lies on the south edge, that this cell shows when the arrow
    lies on this edge.
    """
    row, column = cell // 4, cell % 4
    if arrow == WEST:
        return (3 - column) * 4 + row
    if arrow == NORTH:
        return (3 - row) * 4 + 3 - column
    if arrow == EAST:
        return column * 4 + 3 - row
    return cell


def placed_square(s: Civilization, place: i64, stored: i64) -> i64:
    """The square on the map of a cell of the stored grid."""
    cell: i64 = 0
    while stored_cell(cell, s.arrow[place]) != stored:
        cell += 1
    return place * CELLS + cell


def lay_open(s: Civilization, place: i64, arrow: i64) -> None:
    """CV-3.2, CV-3.11: turns the tile of a place face up with its arrow on this edge: terrain and what is printed on
    it.
    """
    s.arrow[place] = arrow
    first = s.tile[place] * CELLS
    for cell in range(CELLS):
        stored = first + stored_cell(cell, arrow)
        s.terrain[place * CELLS + cell] = s.box.tile_terrain[stored]
        s.feature[place * CELLS + cell] = s.box.tile_feature[stored]
