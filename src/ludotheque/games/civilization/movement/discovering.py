"""Discovering: a figure reveals an adjacent tile (CV-8.7, CV-8.19, CV-R14)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import CELLS, NONE, ON_TILE_REVEALED
from ludotheque.games.civilization.map.legal_moves import (
    NO_STEPS_LEFT,
    NO_WAY_ON,
    NOTHING,
    OFF_THE_MAP,
    Walkers,
    finishes,
    goes_on_to_an_end,
    obstacle,
    why_not_rest,
)
from ludotheque.games.civilization.map.terrain import reveal
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.triggers import on_event

NOTHING_TO_DISCOVER: Final = Refusal("CV-8.7", "nothing-to-discover")


def why_not_discover(s: Civilization, w: Walkers, square: i64, steps: i64, dir: i64) -> Refusal | None:
    """CV-8.7, CV-R14: costs a step; where they may not end, only if the steps left still lead to an end (CV-8.3)."""
    if steps <= 0:
        return NO_STEPS_LEFT
    other = s.beside(square, dir)
    if other == NONE:
        return OFF_THE_MAP
    if s.revealed(other):
        return NOTHING_TO_DISCOVER
    if why_not_rest(s, w, square) is None or (
        obstacle(s, w.seat, square) == NOTHING and finishes(s, w, square)
    ):
        return None
    return None if goes_on_to_an_end(s, w, square, steps - 1) else NO_WAY_ON


def discover(s: Civilization, seat: i64, dir: i64) -> None:
    """CV-3.6: the arrow of the tile points away from the discoverer. CV-8.28: this step is never taken back."""
    s.steps_left -= 1
    s.discoveries += 1
    reveal(s, seat, s.beside(s.group_at, dir) // CELLS, opposite(dir))
    on_event(s, seat, ON_TILE_REVEALED)


def opposite(dir: i64) -> i64:
    return (dir + 2) % 4
