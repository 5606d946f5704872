"""Blockades (CV-7.16): squares of a player's outskirts with an enemy on them."""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.position.state import Civilization


def blockaded(s: Civilization, square: i64) -> bool:
    """CV-7.16, CV-B72: an enemy figure, even a lone scout, stands on a square of a city's outskirts."""
    holder = s.holder[square]
    return holder != NONE and holder != s.owner_of(square)
