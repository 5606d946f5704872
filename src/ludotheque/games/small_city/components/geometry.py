"""How tiles may lie: turned, flipped, moved over the grid (SC-3.2), and their neighbours (SC-3.3).

Computed once, when the box is opened.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.components.box import (
    FACINGS,
    MOST_CELLS,
    N_PLACEMENTS,
    SIDE,
    SMALLEST_ZONE,
    Table,
)
from ludotheque.games.small_city.components.squares import no_squares, set_of, vector_of

Cell = tuple[int, int]


def turned(cells: Sequence[Cell], facing: int) -> list[Cell]:
    """The cells of a tile with another facing: flipped from 4 on, then turned right by quarters. The first one in
    reading order lies on [0, 0].
    """
    found = [(row, -column) if facing >= 4 else (row, column) for row, column in cells]
    for _ in range(facing % 4):
        found = [(column, -row) for row, column in found]
    first = min(found)
    return [(row - first[0], column - first[1]) for row, column in found]


def facings(cells: Sequence[Cell], marks: Sequence[str]) -> list[int]:
    """SC-3.15: the distinct facings; those that put the same marks on the same squares are one."""
    seen = set()
    found = []
    for facing in range(int(FACINGS)):
        look = frozenset(zip(turned(cells, facing), marks, strict=True))
        if look not in seen:
            seen.add(look)
            found.append(facing)
    return found


def ring(squares: set[int]) -> set[int]:
    """SC-3.3: the squares that touch one of these by a side or a corner."""
    side = int(SIDE)
    near = {
        row * side + column
        for square in squares
        for row in range(max(0, square // side - 1), min(side, square // side + 2))
        for column in range(max(0, square % side - 1), min(side, square % side + 2))
    }
    return near - squares


def table(cells: Sequence[Cell], marks: Sequence[str], water: Sequence[int]) -> Table:
    """All placements of a tile."""
    side = int(SIDE)
    covered = [no_squares()] * int(N_PLACEMENTS)
    dry = covered[:]
    touched = covered[:]
    cell_squares = [-1] * (int(N_PLACEMENTS) * int(MOST_CELLS))
    inside: list[list[int]] = [[] for _ in range(SMALLEST_ZONE, SIDE + 1)]
    differing = facings(cells, marks)
    for placement in range(int(N_PLACEMENTS)):
        square, facing = divmod(placement, int(FACINGS))
        if facing not in differing:
            continue
        there = [(square // side + row, square % side + column) for row, column in turned(cells, facing)]
        if not all(0 <= row < side and 0 <= column < side for row, column in there):
            continue
        squares = [row * side + column for row, column in there]
        covered[placement] = set_of(squares)
        first = placement * int(MOST_CELLS)
        cell_squares[first : first + len(squares)] = squares
        dry[placement] = set_of(square for i, square in enumerate(squares) if i not in water)
        touched[placement] = set_of(ring(set(squares)))
        reach = max(max(row, column) for row, column in there) + 1
        for zone in range(max(reach, int(SMALLEST_ZONE)), side + 1):
            inside[zone - int(SMALLEST_ZONE)].append(placement)
    made = Table()
    made.covered = vector_of(covered)
    made.dry = vector_of(dry)
    made.ring = vector_of(touched)
    made.cells = vec[i64](cell_squares)
    made.facings = sum(1 << facing for facing in differing)
    made.inside = [vec[i64](placements) for placements in inside]
    return made
