"""CV-8.7: a tile is turned up before a group."""

from typing import TYPE_CHECKING, Any

from tests.civilization.referee import data
from tests.civilization.referee.data import load
from tests.civilization.referee.holdings import has
from tests.civilization.referee.movement_ends import move_goes_on
from tests.civilization.referee.world import World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told

TILES = {tile["id"]: tile for tile in load("map_tiles")["tile"]}
LETTERS = {terrain["letter"]: terrain["id"] for terrain in load("map_tiles")["terrain"]}


def stored(edge: str, row: int, column: int) -> tuple[int, int]:
    """CV-3.11: which square of the stored grid lies here, by the edge the arrow is on."""
    return {
        "south": (row, column),
        "west": (3 - column, row),
        "north": (3 - row, 3 - column),
        "east": (column, 3 - row),
    }[edge]


OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}


def discover(w: World, seat: int, choice: dict[str, Any], told: "Told") -> None:
    """CV-3.6: the arrow's edge touches the discoverer; CV-3.8: a token on each symbol, a relic on its own."""
    assert w.group is not None
    w.group.steps -= 1
    w.group.discoveries += 1
    place = w.map.place[w.map.beside[w.group.at][choice["dir"]]]
    name = told.after.tiles[place]
    told.check(name is not None and name not in w.tiles, f"tile {name}")
    assert name is not None
    tile = TILES[name]
    module = tile["module"] == "base" or w.options["fame"] == 1
    told.check(tile["kind"] == "neutral" and module, f"{name} is no neutral tile in play")
    w.tiles[place] = name
    edge = OPPOSITE[choice["dir"]]
    for row in range(4):
        for column in range(4):
            square = f"{place + 1}{'abcd'[column]}{row + 1}"
            turn_up(w, square, tile, stored(edge, row, column), told)
    if not has(w, seat, "building_on_discovery"):  # CV-7.27: Spain is asked first
        move_goes_on(w, told)


def turn_up(w: World, square: str, tile: dict[str, Any], at: tuple[int, int], told: "Told") -> None:
    w.terrain[square] = LETTERS[tile["grid"][at[0]][at[1]]]
    for feature in tile.get("features", []):
        if (feature["row"], feature["col"]) != at:
            continue
        if "resource" in feature:
            w.features[square] = feature["resource"]
        elif "relic" in feature:
            w.relics[square] = feature["relic"]
        elif "token" in feature:
            lay_token(w, square, feature["token"], told)
        else:
            w.features[square] = next(kind for kind in ("culture", "coin") if kind in feature)


def lay_token(w: World, square: str, back: str, told: "Told") -> None:
    """CV-3.8; no token where none with this back is left."""
    left = {one for one in w.token_piles["stock"] if data.token(one)["kind"] == back}
    token = told.after.tokens.get(square)
    told.check(token in left if left else token is None, f"token {token} on a {back}")
    if token is None:
        return
    w.token_piles["stock"].remove(token)
    w.token_piles["map"].add(token)
    w.tokens[square] = token
