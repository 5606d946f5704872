"""The components as the data files have them: plain dictionaries, and the ways to lay a tile (SC-3.2, SC-3.15)."""

import os
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

Said = dict[str, Any]

ROOT = Path(__file__).parents[3]
FOLDER = Path(os.environ.get("SMALL_CITY_DATA", ROOT / "src/ludotheque/games/small_city/data"))


def read(name: str) -> Said:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


_buildings = read("buildings")
_winter = read("winter")
_actions = read("actions")
_council = read("council")
_promises = read("promises")

RULES: Said = _buildings["rules"]
ECONOMY: Said = _buildings["economy"]
SETUP: Said = _buildings["setup"]
SHAPES: dict[str, list[list[int]]] = {one["id"]: one["cells"] for one in _buildings["shape"]}
BUILDINGS: dict[str, Said] = {one["id"]: one for one in [*_buildings["building"], *_winter["building"]]}
RING: Said = _actions["ring"]
CARDS: dict[str, Said] = {one["letter"]: one for one in _actions["action"]}
COUNCIL: Said = _council["board"]
ROWS: list[Said] = sorted(_council["row"], key=lambda row: int(row["number"]))
PROMISE_RULES: Said = _promises["rules"]
PROMISES: dict[str, Said] = {one["id"]: one for one in _promises["promise"]}
SPECIALS: dict[str, Said] = {one["id"]: one for one in _promises["special"]}
BOARDS: dict[str, Said] = {one["id"]: one for one in read("boards")["board"]}
WINTER: Said = {name: value for name, value in _winter.items() if isinstance(value, dict)}

LEVELLED = ("residential", "commercial", "factory", "park")
RAW = ("wood", "stone", "metal")
WAYS = ("upright", "right", "over", "left", "flipped", "flipped_right", "flipped_over", "flipped_left")
DIRECTIONS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
CLOCKWISE = ("up", "right", "down", "left")


# ---------------------------------------------------------------- squares: row * 10 + column, named a1 to j10


def name_of(square: int) -> str:
    return f"{'abcdefghij'[square % 10]}{square // 10 + 1}"


def square_of(name: str) -> int:
    return (int(name[1:]) - 1) * 10 + "abcdefghij".index(name[0])


def step(square: int, direction: str) -> int | None:
    """The square beside this one, or nothing where the grid ends."""
    down, right = DIRECTIONS[direction]
    row, column = square // 10 + down, square % 10 + right
    return row * 10 + column if 0 <= row < 10 and 0 <= column < 10 else None


@cache
def beside(square: int) -> frozenset[int]:
    """The squares that share a side with this one."""
    return frozenset(near for way in CLOCKWISE if (near := step(square, way)) is not None)


@cache
def ring(square: int) -> frozenset[int]:
    """The squares that touch this one by a side or a corner."""
    row, column = square // 10, square % 10
    near = {(row + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} - {(row, column)}
    return frozenset(r * 10 + c for r, c in near if 0 <= r < 10 and 0 <= c < 10)


@cache
def influence(squares: frozenset[int]) -> frozenset[int]:
    """SC-3.3: all squares that touch one of these, without them."""
    return frozenset().union(*(ring(square) for square in squares)) - squares


# ---------------------------------------------------------------- pieces and how they may lie


def _pieces() -> dict[str, tuple[Said, str, int]]:
    found = {}
    for building in BUILDINGS.values():
        for tiles in building["tiles"]:
            several = len(building["tiles"]) > 1
            name = f"{building['id']}_{tiles['shape'].lower()}" if several else building["id"]
            found[name] = (building, tiles["shape"], int(tiles["count"]))
    return found


PIECES = _pieces()


def piece_of(building: str, shape: str) -> str:
    """The name of the tile of this kind that has this shape."""
    return next(name for name, (of, its, _) in PIECES.items() if of["id"] == building and its == shape)


@dataclass(frozen=True)
class Placement:
    """A tile on the grid: cell i of the tile lies on squares[i]."""

    square: int
    facing: str
    squares: tuple[int, ...]
    covered: frozenset[int]

    def said(self) -> Said:
        return {"verb": "place", "square": name_of(self.square), "facing": self.facing}


@cache
def orientations(piece: str) -> dict[str, list[tuple[int, int]]]:
    """SC-3.15: the differing ways to lay a tile; rows and columns from its first square in reading order."""
    building, shape, _ = PIECES[piece]
    found: dict[str, list[tuple[int, int]]] = {}
    looks: list[set[tuple[tuple[int, int], str]]] = []
    for number, way in enumerate(WAYS):
        cells = [(row, column) for row, column in SHAPES[shape]]
        if number >= 4:
            cells = [(row, -column) for row, column in cells]
        for _ in range(number % 4):
            cells = [(column, -row) for row, column in cells]
        top, left = min(cells)
        cells = [(row - top, column - left) for row, column in cells]
        look = {(cell, mark(building, i)) for i, cell in enumerate(cells)}
        if look not in looks:
            looks.append(look)
            found[way] = cells
    return found


def mark(building: Said, cell: int) -> str:
    """What tells this cell from the others of its tile."""
    if cell in building.get("water_cells", []):
        return "water"
    if cell == building.get("doctor_cell"):
        return "doctor"
    if "place_kinds" in building:
        return str(building["place_kinds"][cell])
    if "place_cell" in building:
        return "place" if cell == building["place_cell"] else ""
    return ""


@cache
def placements(piece: str) -> list[Placement]:
    """Every way this tile can lie on the whole grid."""
    found = []
    for square in range(100):
        for way, cells in orientations(piece).items():
            there = [(square // 10 + row, square % 10 + column) for row, column in cells]
            if all(0 <= row < 10 and 0 <= column < 10 for row, column in there):
                squares = tuple(row * 10 + column for row, column in there)
                found.append(Placement(square, way, squares, frozenset(squares)))
    return found
