"""Rotating pieces in space and listing all their placements: the tables behind NF-5.3, computed once at loading."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france.box import CUBES, FLOORS, Table

# Cells and cubes as (x, y, z).
Point = tuple[int, int, int]


def rotations(cubes: list[Point]) -> list[list[Point]]:
    """NF-5.3.1: the 24 rotations of space, each moved to the origin; identical ones only once."""
    found: list[list[Point]] = []
    axes = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    for a, b, c in axes:
        even = (a, b, c) in ((0, 1, 2), (1, 2, 0), (2, 0, 1))
        for signs in range(8):
            sx, sy, sz = (1 - 2 * (signs >> 0 & 1), 1 - 2 * (signs >> 1 & 1), 1 - 2 * (signs >> 2 & 1))
            if (sx * sy * sz == 1) != even:
                continue  # a mirror image, not a rotation
            turned = [(sx * cube[a], sy * cube[b], sz * cube[c]) for cube in cubes]
            low = [min([cube[i] for cube in turned]) for i in range(3)]
            moved = [(x - low[0], y - low[1], z - low[2]) for x, y, z in turned]
            if moved not in found:
                found.append(moved)
    return found


def by_height(cell: Point) -> tuple[int, int, int]:
    return (cell[2], cell[1], cell[0])


def canonical(cells: list[Point]) -> list[tuple[int, int, int]]:
    """NF-5.3.7: the sorted cells by (z, y, x), then the cells in cube order."""
    return sorted([by_height(cell) for cell in cells]) + [by_height(cell) for cell in cells]


def everywhere(cubes: list[Point], outline: dict[tuple[int, int], int], floors: int) -> list[list[Point]]:
    """NF-5.3.2: every position with all cubes on cells of the outline, on floors 0 to `floors` - 1."""
    found = []
    wide = max([x for x, _ in outline]) + 1
    deep = max([y for _, y in outline]) + 1
    for turned in rotations(cubes):
        high = max([z for _, _, z in turned])
        for z in range(floors - high):
            for y in range(deep):
                for x in range(wide):
                    if all((x + cx, y + cy) in outline for cx, cy, _ in turned):
                        found.append([(x + cx, y + cy, z + cz) for cx, cy, cz in turned])
    return sorted(found, key=canonical)


def table(
    cubes: list[Point], outline: dict[tuple[int, int], int], columns: int, full: bool, above: list[int]
) -> Table:
    """The placements of a shape on an outline; `above`: the floors of its cubes in over-height placements."""
    placements = everywhere(cubes, outline, FLOORS)
    made = Table(len(cubes))
    made.regular = len(placements)
    if above:
        every = everywhere(cubes, outline, max(above) + 1)
        placements += [cells for cells in every if sorted([z for _, _, z in cells]) == above]
    made.size = len(placements)
    cell: list[int] = []
    column: list[int] = []
    low: list[int] = []
    spread: list[int] = []
    stable: list[int] = []
    gaps: list[int] = []
    known: dict[str, int] = {}
    for cells in placements:
        feet: dict[tuple[int, int], int] = {}
        for x, y, z in cells:
            feet[(x, y)] = min(feet.get((x, y), z), z)
        standing = sorted(feet)
        spread.append(len(standing))
        cell += padded([z * columns + outline[(x, y)] for x, y, z in cells])
        column += padded([outline[place] for place in standing])
        low += padded([feet[place] for place in standing])
        gaps.append(enclosed(cells))
        if full:
            stable.append(without_overhang(cells, standing))
            continue
        x0, y0, _ = cells[0]
        key = str([[(x - x0, y - y0) for x, y, _ in cells], [(x - x0, y - y0) for x, y in standing]])
        if key not in known:
            known[key] = stable_sets([(x, y) for x, y, _ in cells], standing)
        stable.append(known[key])
    made.cell = vec[i64](cell)
    made.column = vec[i64](column)
    made.low = vec[i64](low)
    made.spread = vec[i64](spread)
    made.stable = vec[i64](stable)
    made.gaps = vec[i64](gaps)
    return made


def padded(values: list[int]) -> list[int]:
    return values + [-1] * (int(CUBES) - len(values))


def enclosed(cells: list[Point]) -> int:
    """Cells below one cube of the piece and above another, in the same column."""
    count = 0
    for x, y, z in cells:
        lower = [z2 for x2, y2, z2 in cells if (x2, y2) == (x, y) and z2 < z]
        if lower:
            count += z - max(lower) - 1
    return count


def stable_sets(cubes: list[tuple[int, int]], standing: list[tuple[int, int]]) -> int:
    """NF-5.3.5: the sets of supported columns on which a piece stands by itself, one bit for each set."""
    found = 0
    n = len(cubes)
    middle = (sum([2 * x + 1 for x, _ in cubes]), sum([2 * y + 1 for _, y in cubes]))
    for carried in range(1, 2 ** len(standing)):
        corners = []
        for i in range(len(standing)):
            if carried >> i & 1:
                x, y = standing[i]
                for dx, dy in ((0, 0), (0, 1), (1, 0), (1, 1)):
                    corners.append((2 * n * (x + dx), 2 * n * (y + dy)))
        if inside(middle, hull(corners)):
            found += 2**carried
    return found


def without_overhang(cells: list[Point], standing: list[tuple[int, int]]) -> int:
    """NF-5.3.5, the stricter variant: every column carries the piece, and no cell is enclosed under its own cubes."""
    every_column = 2 ** len(standing) - 1
    return 0 if enclosed(cells) else 2**every_column


def cross(o: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def hull(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The corners of the convex hull, counter-clockwise."""
    chain: list[tuple[int, int]] = []
    ordered = sorted(set(points))
    for part in (ordered, ordered[::-1]):
        start = len(chain)
        for point in part:
            while len(chain) >= start + 2 and cross(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        chain.pop()
    return chain


def inside(point: tuple[int, int], corners: list[tuple[int, int]]) -> bool:
    """Inside or on the border."""
    for i in range(len(corners)):
        if cross(corners[i - 1], corners[i], point) < 0:
            return False
    return True
