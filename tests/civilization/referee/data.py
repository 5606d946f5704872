"""The components as the data files have them, read once more, and the geometry of the maps."""

import tomllib
from collections import deque
from functools import cache
from pathlib import Path
from typing import Any

import ludotheque.games.civilization as package

FOLDER = Path(package.__file__).parent / "data"


def load(name: str) -> dict[str, Any]:
    with (FOLDER / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def by_id(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What is played: cards of Wisdom and Warfare stay in the files (CV-1.1)."""
    return {entry["id"]: entry for entry in entries if entry.get("module") != "wisdom_and_warfare"}


_TECHS, _UNITS, _PEOPLE = load("techs"), load("units"), load("great_people")
_GOVERNMENTS, _CULTURE, _TILES = load("governments"), load("culture"), load("map_tiles")

TECHS = by_id(_TECHS["tech"])
RULES = _TECHS["rules"]
BUILDINGS = by_id(load("buildings")["building"])
WALLS = load("buildings")["walls"]
WONDERS = by_id(load("wonders")["wonder"])
FIGURES = by_id(_UNITS["figure"])
UNIT_TYPES = by_id(_UNITS["unit_type"])
UNITS = by_id(_UNITS["unit"])
BATTLE = _UNITS["battle"]
PERSON_TYPES = by_id(_PEOPLE["type"])
PEOPLE = by_id(_PEOPLE["card"])
CIVS = by_id(load("civs")["civ"])
GOVERNMENTS = by_id(_GOVERNMENTS["government"])
REPLACEMENTS = by_id(_GOVERNMENTS["replacement"])
INVESTMENTS = by_id(load("investments")["investment"])
TOKENS = by_id(load("huts_villages")["token"])
CARDS = by_id(_CULTURE["card"])
TRACK = _CULTURE["track"]
TERRAINS = by_id(_TILES["terrain"])
RELICS = by_id(_TILES["relic"])

MARKET = ("incense", "iron", "silk", "wheat")
RESOURCES = (*MARKET, "spy", "uranium")
# CV-2.3: both sides of a marker are one kind, called by its basic side.
KIND_OF = {id: entry.get("upgraded_from", id) for id, entry in BUILDINGS.items()}
KINDS = [id for id in BUILDINGS if KIND_OF[id] == id]


def piece(id: str, entries: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """A single piece by its numbered id: `hut_spy_3` is a `hut_spy`."""
    return entries[id] if id in entries else entries[id.rpartition("_")[0]]


@cache
def card(id: str) -> dict[str, Any]:
    return piece(id, CARDS)


@cache
def token(id: str) -> dict[str, Any]:
    return piece(id, TOKENS)


@cache
def unit(id: str) -> dict[str, Any]:
    return piece(id, UNITS)


# ---------------------------------------------------------------- geometry (CV-3.1, CV-3.3, CV-3.5)

DIRS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


class Geometry:
    """The squares of the map for so many players, by name: place, column, row."""

    def __init__(self, seats: int) -> None:
        layout = next(one for one in _TILES["layout"] if one["players"] == seats)
        self.at: dict[str, tuple[int, int]] = {}
        self.place: dict[str, int] = {}
        for place, tile in enumerate(layout["tiles"]):
            for row in range(4):
                for column in range(4):
                    name = f"{place + 1}{'abcd'[column]}{row + 1}"
                    self.at[name] = (tile["row"] + row, tile["col"] + column)
                    self.place[name] = place
        self.named = {at: name for name, at in self.at.items()}
        self.squares = list(self.at)
        self.hole = layout.get("hole")
        self.beside = {
            name: {dir: self.named[at[0] + d[0], at[1] + d[1]] for dir, d in DIRS.items() if self.on(at, d)}
            for name, at in self.at.items()
        }
        eight = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
        self.around = {
            name: [self.named[at[0] + d[0], at[1] + d[1]] for d in eight if self.on(at, d)]
            for name, at in self.at.items()
        }
        self._outskirts: dict[tuple[str, str | None], list[str]] = {}
        self._far: dict[str, dict[str, int]] = {}

    def on(self, at: tuple[int, int], by: tuple[int, int]) -> bool:
        return (at[0] + by[0], at[1] + by[1]) in self.named

    def neighbours(self, square: str) -> list[str]:
        return list(self.beside[square].values())

    def outskirts(self, centre: str, half: str | None) -> list[str]:
        """CV-3.4: the squares around a centre, or around the two of a metropolis."""
        if (centre, half) not in self._outskirts:
            both = [centre] if half is None else [centre, half]
            found = dict.fromkeys(around for square in both for around in self.around[square])
            self._outskirts[centre, half] = [square for square in found if square not in both]
        return self._outskirts[centre, half]

    def far(self, one: str, other: str) -> int:
        """CV-3.3: orthogonal steps over the squares of the map."""
        if one not in self._far:
            found, queue = {one: 0}, deque([one])
            while queue:
                here = queue.popleft()
                for there in self.beside[here].values():
                    if there not in found:
                        found[there] = found[here] + 1
                        queue.append(there)
            self._far[one] = found
        return self._far[one][other]


@cache
def geometry(seats: int) -> Geometry:
    return Geometry(seats)
