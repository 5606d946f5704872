"""Consistency checks of the map tiles, the relics and the maps."""

# Interpreted: checks files, once.

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ludotheque.games.civilization.components.tech_files import Civ
from ludotheque.games.civilization.components.tile_files import SIDE, Layout, Place, Tile

if TYPE_CHECKING:
    from ludotheque.games.civilization.components import Components

FILE: Final = "map_tiles.toml"
HOME_TILES: Final = {"base": 6, "fame_and_fortune": 4}
NEUTRAL_TILES: Final = {"base": 14, "fame_and_fortune": 7}
# What is printed on the neutral tiles of the box.
SYMBOLS: Final = {"hut": 20, "village": 8}
CENTRE: Final = ((1, 1), (1, 2), (2, 1), (2, 2))
LAYOUTS: Final = (2, 3, 4, 5)

Square = tuple[int, int]


def check_map(c: "Components") -> None:
    _check_counts(c)
    _check_terrains(c)
    for tile in c.tiles:
        _check_grid(c, tile)
        _check_features(c, tile)
        if tile.kind == "neutral" and (tile.civ is not None or tile.recommended_start):
            c.wrong(
                FILE, f"tile.{tile.id}", "expected a neutral tile to have no civ and no recommended_start"
            )
    for civ in c.civs:
        _check_home(c, civ)
    _check_relics(c)
    _check_symbols(c)
    if tuple(layout.players for layout in c.layouts) != LAYOUTS:
        c.wrong(FILE, "layout", f"expected one for each of {', '.join(map(str, LAYOUTS))} players, in order")
    for layout in c.layouts:
        _check_layout(c, layout)


def _check_counts(c: "Components") -> None:
    for kind, expected in (("home", HOME_TILES), ("neutral", NEUTRAL_TILES)):
        found = Counter(tile.module for tile in c.tiles if tile.kind == kind)
        if dict(found) != expected:
            c.wrong(FILE, "tile", f"expected {expected} {kind} tiles, got {dict(found)}")


def _check_terrains(c: "Components") -> None:
    letters = [terrain.letter for terrain in c.terrains]
    if len(set(letters)) < len(letters):
        c.wrong(FILE, "terrain", "expected a letter of its own for each")


# ---------------------------------------------------------------- tiles


def terrain_at(c: "Components", tile: Tile, row: int, col: int) -> str:
    """The terrain of a square as printed on the tile."""
    return next(terrain.id for terrain in c.terrains if terrain.letter == tile.grid[row][col])


def _check_grid(c: "Components", tile: Tile) -> None:
    letters = "".join(terrain.letter for terrain in c.terrains)
    for letter in "".join(tile.grid):
        if letter not in letters:
            c.wrong(FILE, f"tile.{tile.id}.grid", f"expected letters of {letters}, got {letter!r}")


def _check_features(c: "Components", tile: Tile) -> None:
    key = f"tile.{tile.id}.features"
    on_map = [resource.id for resource in c.resources if resource.on_map]
    seen: set[tuple[int, int, str]] = set()
    for feature in tile.features:
        if len(feature.things) != 1:
            c.wrong(FILE, key, f"expected one thing a line, got {', '.join(feature.things) or 'none'}")
        thing = (feature.row, feature.col, feature.things[0])
        if thing in seen:
            c.wrong(FILE, key, f"expected {thing[2]} once at {thing[0]}, {thing[1]}")
        seen.add(thing)
        if feature.resource is not None and feature.resource not in on_map:
            c.wrong(FILE, key, f"expected one of {', '.join(on_map)}, not {feature.resource!r}")
        if feature.relic is not None and feature.relic not in c.relic_ids:
            c.wrong(FILE, key, f"expected one of {', '.join(c.relic_ids)}, not {feature.relic!r}")
        if feature.token is not None and tile.kind == "home":
            c.wrong(FILE, key, "expected no hut or village on a home tile")


def _check_home(c: "Components", civ: Civ) -> None:
    """CV-4.6: a capital lies on one land square of the centre, a metropolis on two."""
    tile = c.tiles[c.tile_ids.index(civ.home_tile)]
    key = f"tile.{tile.id}"
    wanted = 2 if any(line.code == "metropolis_capital" for line in civ.effect) else 1
    start = [(row, col) for row, col in tile.recommended_start]
    if len(start) != wanted or (wanted == 2 and not _beside(*start)):
        c.wrong(FILE, f"{key}.recommended_start", f"expected {wanted}, side by side if two")
    for square in start:
        if square not in CENTRE or terrain_at(c, tile, *square) == "water":
            c.wrong(FILE, f"{key}.recommended_start", "expected land squares in the centre of the tile")


def _check_relics(c: "Components") -> None:
    for relic in c.relics:
        key = f"relic.{relic.id}"
        places = [
            (tile, feature) for tile in c.tiles for feature in tile.features if feature.relic == relic.id
        ]
        if [tile.id for tile, _ in places] != [relic.tile]:
            c.wrong(FILE, f"{key}.tile", "expected the one tile that shows it")
        for tile, feature in places:
            if terrain_at(c, tile, feature.row, feature.col) != relic.terrain:
                c.wrong(FILE, f"{key}.terrain", f"expected that of its square on {tile.id}")


def _check_symbols(c: "Components") -> None:
    """There are enough tokens for all huts and villages that a map can show."""
    for kind, base in SYMBOLS.items():
        shown = dict.fromkeys(NEUTRAL_TILES, 0)
        for tile in c.tiles:
            shown[tile.module] += sum(feature.token == kind for feature in tile.features)
        if shown["base"] != base:
            c.wrong(
                FILE, "tile", f"expected {base} {kind} symbols on the tiles of the box, got {shown['base']}"
            )
        tokens = sum(token.copies + token.copies_fame_and_fortune for token in c.tokens if token.kind == kind)
        if sum(shown.values()) > tokens:
            c.wrong(FILE, "tile", f"expected at most {tokens} {kind} symbols, as many as there are tokens")


# ---------------------------------------------------------------- maps


def _check_layout(c: "Components", layout: Layout) -> None:
    key = f"layout.{layout.id}"
    covered = Counter(square for place in layout.tiles for square in _squares_of(place))
    if max(covered.values()) > 1:
        c.wrong(FILE, f"{key}.tiles", "expected tiles that do not overlap")
    if any(row >= layout.rows or col >= layout.cols for row, col in covered):
        c.wrong(FILE, f"{key}.tiles", f"expected tiles inside {layout.rows} rows and {layout.cols} columns")
    if not _hang_together(set(covered)):
        c.wrong(FILE, f"{key}.tiles", "expected tiles that hang together by their sides")
    if layout.hole is not None:
        hole = layout.hole
        rows, cols = range(hole.row, hole.row + hole.height), range(hole.col, hole.col + hole.width)
        if any((row, col) in covered for row in rows for col in cols):
            c.wrong(FILE, f"{key}.hole", "expected no tile in it")
        if rows.stop > layout.rows or cols.stop > layout.cols:
            c.wrong(FILE, f"{key}.hole", f"expected it inside {layout.rows} rows and {layout.cols} columns")
    homes = sorted(place.home for place in layout.tiles if place.home is not None)
    if homes != list(range(layout.players)):
        c.wrong(FILE, f"{key}.tiles", f"expected a home for each seat from 0 to {layout.players - 1}")
    if any((place.home is None) != (place.arrow_edge is None) for place in layout.tiles):
        c.wrong(FILE, f"{key}.tiles", "expected an arrow_edge for each home, and for no other tile")
    # CV-1.1: five players always play with Fame and Fortune.
    modules = ("base", "fame_and_fortune") if layout.players == max(LAYOUTS) else ("base",)
    neutral = sum(NEUTRAL_TILES[module] for module in modules)
    if len(layout.tiles) - layout.players > neutral:
        c.wrong(FILE, f"{key}.tiles", f"expected at most {neutral} neutral tiles")


def _squares_of(place: Place) -> Iterable[Square]:
    return ((place.row + row, place.col + col) for row in range(SIDE) for col in range(SIDE))


def _beside(one: Square, other: Square) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _hang_together(squares: set[Square]) -> bool:
    waiting = [min(squares)]
    found = set(waiting)
    while waiting:
        row, col = waiting.pop()
        for near in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
            if near in squares - found:
                found.add(near)
                waiting.append(near)
    return found == squares
