"""Changes of the map: tiles are revealed, terrain changes (CV-3.6, CV-3.8, CV-3.10, CV-15.6)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import (
    CELLS,
    DESERT,
    FIRST_PERSON_MARKER,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    NONE,
    WATER,
)
from ludotheque.games.civilization.map.tiles import lay_open, stored_cell
from ludotheque.games.civilization.position.events import TERRAIN_CHANGED, TILE_REVEALED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import TOKEN_ON_MAP, TOKEN_PACK, TOKEN_STOCK

NOT_REVEALED_YET: Final = Refusal("CV-3.10", "not-revealed-yet")
RELIC_LIES_THERE: Final = Refusal("CV-3.10", "relic-lies-there")
CITY_STANDS_THERE: Final = Refusal("CV-3.10", "city-stands-there")
SAME_TERRAIN: Final = Refusal("CV-3.10", "same-terrain")
MOUNTAINS_STAY: Final = Refusal("CV-3.10", "mountains-stay")
ONLY_FORESTS: Final = Refusal("CV-3.10", "only-forests")
BUILT_ON: Final = Refusal("CV-3.10", "built-on")
NOT_EMPTY: Final = Refusal("CV-3.10", "not-empty")


# ---------------------------------------------------------------- tiles


def reveal(s: Civilization, seat: i64, place: i64, arrow: i64) -> None:
    """CV-3.6, CV-3.8: a seat's figure discovers a tile. Its arrow lies on the edge that touches the discoverer."""
    lay_open(s, place, arrow)
    s.note(TILE_REVEALED, seat, place, s.tile[place], arrow)
    put_tokens(s, place)
    put_relic(s, place)


def put_tokens(s: Civilization, place: i64) -> None:
    """CV-3.8, CV-2.9: a random token is put face down on each symbol of a hut or a village, while tokens are left."""
    first = s.tile[place] * CELLS
    for cell in range(CELLS):
        back = s.box.tile_token[first + stored_cell(cell, s.arrow[place])]
        if back != NONE and TOKEN_PACK.find(s.token_pile, TOKEN_STOCK, back) != NONE:
            token = TOKEN_PACK.draw(
                s.token_pile, s.token_seen, TOKEN_STOCK, TOKEN_ON_MAP, 0, s.chance, back=back
            )
            s.token[place * CELLS + cell] = token


def put_relic(s: Civilization, place: i64) -> None:
    """CV-15.6: the marker of a relic is put on its square."""
    first = s.tile[place] * CELLS
    for cell in range(CELLS):
        relic = s.box.tile_relic[first + stored_cell(cell, s.arrow[place])]
        if relic != NONE:
            s.relic_at[relic] = place * CELLS + cell


# ---------------------------------------------------------------- terrain


def change_terrain(s: Civilization, square: i64, terrain: i64) -> None:
    """CV-2.10, CV-3.10, CV-R12: permanent; what was printed on the square is lost. Disaster markers never run out."""
    s.terrain[square] = terrain
    s.feature[square] = NONE
    s.note(TERRAIN_CHANGED, square, terrain)


def why_not_disaster(s: Civilization, square: i64, terrain: i64) -> Refusal | None:
    """CV-3.10, CV-B50, CV-B51, CV-B52: where Drought (desert), Deforestation (grassland) and Flooding (water) may
    strike.
    """
    if terrain == WATER:
        return why_not_terraform(s, square, terrain)
    refusal = why_not_change(s, square, terrain)
    if refusal is not None:
        return refusal
    if terrain == GRASSLAND and s.terrain[square] != FOREST:
        return ONLY_FORESTS
    marker = s.marker[square]
    return BUILT_ON if marker != NONE and marker < FIRST_PERSON_MARKER else None


def why_not_terraform(s: Civilization, square: i64, terrain: i64) -> Refusal | None:
    """CV-3.10: where Flooding and Ecology may change the terrain: the square must be empty."""
    refusal = why_not_change(s, square, terrain)
    if refusal is not None:
        return refusal
    empty = s.marker[square] == NONE and s.token[square] == NONE and s.holder[square] == NONE
    return None if empty else NOT_EMPTY


def why_not_change(s: Civilization, square: i64, terrain: i64) -> Refusal | None:
    """CV-3.10: the conditions of every change of terrain."""
    assert terrain in (DESERT, FOREST, GRASSLAND, WATER)
    if square >= s.layout.squares or not s.revealed(square):
        return NOT_REVEALED_YET
    if s.is_centre(square):
        return CITY_STANDS_THERE
    if s.relic_on(square) != NONE:
        return RELIC_LIES_THERE
    if s.terrain[square] == MOUNTAIN:
        return MOUNTAINS_STAY
    return SAME_TERRAIN if s.terrain[square] == terrain else None
