"""Which questions are possible when. The lowest frame is the turn. Above it lies a question of the turn; or the
discard that ends it, below the piece being placed; or that discard or a snowfall's end, below markers to move and
bonus pieces to place.
"""

from mypy_extensions import i64

from ludotheque.games.nouvelle_france.state import NOTHING, VISIBLE, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_BONUS,
    AT_PLACE,
    AT_THAW,
    AT_WORK,
    FILLE,
    N_SHAPES,
    WINTER_SLOT,
)


def is_thawing(s: NouvelleFrance, snowfall: i64) -> bool:
    """Whether this snowfall is still being resolved."""
    for at in range(s.depth()):
        if s.step_at(at) == AT_THAW and s.figure_at(at, 0) == snowfall:
            return True
    return False


def pending(s: NouvelleFrance, form: i64) -> i64:
    """How many bonus pieces of a form are won and not yet placed."""
    count: i64 = 0
    for at in range(s.depth()):
        step = s.step_at(at)
        if step == AT_BONUS and s.figure_at(at, 1) == form:
            count += 1
        elif step == AT_WORK or step == AT_PLACE:
            piece = s.figure_at(at, 0)
            count += 1 if piece >= 0 and s.box.kind[piece] == N_SHAPES + form else 0
    return count


def is_of_turn(s: NouvelleFrance, at: i64, cards: i64 = VISIBLE) -> bool:
    """Whether a question of the turn itself can be asked: of the active player, not for the Winter, and with this
    number of cards.
    """
    if s.seat_at(at) != s.active() or s.slot == WINTER_SLOT:
        return False
    return s.shown() == (VISIBLE - 1 if s.ally == FILLE else cards)


def is_before_an_ally(s: NouvelleFrance) -> bool:
    """Whether no ally has been used in this turn."""
    return s.seats == 1 or s.ally == NOTHING


def is_of_winter(s: NouvelleFrance, at: i64) -> bool:
    """Whether the player chooses for the Winter among tied placements."""
    if s.seat_at(at) != s.active() or s.all_closed() or s.slot != WINTER_SLOT:
        return False
    return s.ties == 1 and s.shown() == VISIBLE
