"""Communism's spy ability: figures cannot leave a square for the rest of the turn (CV-8.23)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.position.events import SQUARE_FROZEN
from ludotheque.games.civilization.position.state import Civilization

FREEZE_UNKNOWN: Final = Refusal("CV-8.23", "freeze-unknown")
FROZEN_ALREADY: Final = Refusal("CV-8.23", "frozen-already")


def is_frozen(s: Civilization, square: i64) -> bool:
    for seat in range(s.seats):
        if s.frozen[seat] == square:
            return True
    return False


def why_not_freeze(s: Civilization, square: i64) -> Refusal | None:
    """CV-8.23, CV-B35b: any revealed square, even with only the seat's own figures on it."""
    if square >= s.layout.squares or not s.revealed(square):
        return FREEZE_UNKNOWN
    return FROZEN_ALREADY if is_frozen(s, square) else None


def freeze(s: Civilization, seat: i64, square: i64) -> None:
    s.frozen[seat] = square
    s.note(SQUARE_FROZEN, seat, square)
