"""A second referee for placements, written from the rules alone: sets of squares, no masks, no tables.

It reads a view of the borough (what a player sees) and the data files as they are, and says which placements of which
tiles are legal. The engine must say the same.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.games.small_city import components

DATA = Path(components.__file__).parent / "data"
BUILDINGS = tomllib.loads((DATA / "buildings.toml").read_text(encoding="utf-8"))
BOARDS = {one["id"]: one["grid"] for one in tomllib.loads((DATA / "boards.toml").read_text())["board"]}
SHAPES = {shape["id"]: shape["cells"] for shape in BUILDINGS["shape"]}
WAYS = ("upright", "right", "over", "left", "flipped", "flipped_right", "flipped_over", "flipped_left")
LEVELLED = ("residential", "commercial", "factory", "park")
RAW = ("wood", "stone", "metal")

Square = tuple[int, int]
Squares = frozenset[Square]
Said = dict[str, Any]


def square_of(name: str) -> Square:
    return int(name[1:]) - 1, "abcdefghij".index(name[0])


def name_of(square: Square) -> str:
    return f"{'abcdefghij'[square[1]]}{square[0] + 1}"


def pieces() -> dict[str, tuple[Said, str]]:
    """Building and shape of each piece."""
    found = {}
    for building in BUILDINGS["building"]:
        for tiles in building["tiles"]:
            several = len(building["tiles"]) > 1
            name = f"{building['id']}_{tiles['shape'].lower()}" if several else building["id"]
            found[name] = (building, tiles["shape"])
    return found


PIECES = pieces()


@cache
def orientations(piece: str) -> dict[str, list[Square]]:
    """The differing ways to lay a tile: cells from the first one in reading order, in the order of its places."""
    building, shape = PIECES[piece]
    found: dict[str, list[Square]] = {}
    looks: list[set[tuple[Square, str]]] = []
    for number, way in enumerate(WAYS):
        cells = [(row, column) for row, column in SHAPES[shape]]
        if number >= 4:
            cells = [(row, -column) for row, column in cells]
        for _ in range(number % 4):
            cells = [(column, -row) for row, column in cells]
        top, left = sorted(cells)[0]
        cells = [(row - top, column - left) for row, column in cells]
        look = {(cell, mark(building, i)) for i, cell in enumerate(cells)}
        if look not in looks:
            looks.append(look)
            found[way] = cells
    return found


def mark(building: Said, cell: int) -> str:
    if cell in building.get("water_cells", []):
        return "water"
    if cell == building.get("doctor_cell"):
        return "doctor"
    if "place_kinds" in building:
        return str(building["place_kinds"][cell])
    if "place_cell" in building:
        return "place" if cell == building["place_cell"] else ""
    return ""


def influence(squares: Squares) -> Squares:
    near = {(r + i, c + j) for r, c in squares for i in (-1, 0, 1) for j in (-1, 0, 1)}
    return frozenset(near) - squares


def legal(view: Said, seat: int) -> set[tuple[str, str, str]]:
    """Every piece, first square and way to lie that the rules allow the planner who sees this."""
    borough = view["boroughs"][seat]
    if len(view["plan"]) == 3:
        return set()
    tiles = [
        (PIECES[tile["piece"]][0], frozenset(square_of(name) for name in tile["squares"]))
        for tile in borough["tiles"]
    ]
    card = None if any(one["lowered"] for one in view["plan"]) else borough["card"]
    found = set()
    for piece, (building, _) in PIECES.items():
        if building["how"] != "build" or in_stock(view, piece) <= 0 or not has_goods(borough, building, card):
            continue
        owned = sum(other["id"] == building["id"] for other, _ in tiles)
        if owned >= building.get("max_per_player", 99):
            continue
        for way, cells in orientations(piece).items():
            for row in range(borough["zone"]):
                for column in range(borough["zone"]):
                    there = [(row + i, column + j) for i, j in cells]
                    if is_legal(view, borough, building, tiles, there, card):
                        found.add((piece, name_of((row, column)), way))
    return found


def in_stock(view: Said, piece: str) -> int:
    count = int(view["stock"][piece])
    given_back = [one["enlarges"] for one in view["plan"]].count(piece)
    return count + given_back - [one["piece"] for one in view["plan"]].count(piece)


def has_goods(borough: Said, building: Said, card: str | None) -> bool:
    held = list(borough["goods"].values())
    short: int = sum(max(0, building["cost"].get(kind, 0) - held.count(kind)) for kind in RAW)
    return short <= int(card == "architect")


def is_legal(
    view: Said,
    borough: Said,
    building: Said,
    tiles: list[tuple[Said, Squares]],
    there: list[Square],
    card: str | None,
) -> bool:
    zone = range(borough["zone"])
    if not all(row in zone and column in zone for row, column in there):
        return False
    for i, (row, column) in enumerate(there):
        if BOARDS[view["board"]][row][column] == "L" and i not in building.get("water_cells", []):
            return False
    squares = frozenset(there)
    covered = [(other, theirs) for other, theirs in tiles if theirs & squares]
    price = building["cost"].get("money", 0)
    if covered:
        (old, theirs), *more = covered
        if more or building["category"] not in LEVELLED or old["category"] != building["category"]:
            return False
        if old["level"] >= building["level"] or not theirs <= squares:
            return False
        price -= old["cost"].get("money", 0)
    if price - (2 if card == "mediator" else 0) > borough["money"]:
        return False
    near = influence(squares)
    return meets_conditions(building, [other for other, theirs in tiles if theirs & near])


def meets_conditions(building: Said, near: list[Said]) -> bool:
    requires = building.get("requires", {})
    categories = [other["category"] for other in near]
    if set(categories) & set(building.get("forbids", [])):
        return False
    if len({other["id"] for other in near if other.get("public")}) < requires.get("public_buildings", 0):
        return False
    if categories.count("residential") < requires.get("residential_zones", 0):
        return False
    if not set(requires.get("buildings", [])) <= {other["id"] for other in near}:
        return False
    wanted = requires.get("any_category")
    return wanted is None or bool(set(categories) & set(wanted))
