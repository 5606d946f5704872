"""Cards: drawing, discarding, and the next turn (NF-5.2, NF-5.1.1)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france.state import NOTHING, VISIBLE, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_SNOW,
    AT_TURN,
    DISCARDED,
    DREW,
    DREW_SNOW,
    FIRST_SNOW,
    N_SHAPES,
    WINTER_SLOT,
)


def draw(s: NouvelleFrance) -> None:
    """NF-5.2.1, NF-5.2.2: a shape card joins the visible ones; a snow card is resolved at once."""
    card = s.deck[s.drawn]
    s.drawn += 1
    if card < FIRST_SNOW:
        s.visible[s.shown()] = card
        s.note(DREW, card)
    else:
        s.note(DREW_SNOW, card - FIRST_SNOW + 1)
        s.push(AT_SNOW, s.active(), card - FIRST_SNOW + 1)


def discard(s: NouvelleFrance, shape: i64) -> None:
    """NF-5.5.5: one copy is discarded; the others move up."""
    found = False
    for i in range(VISIBLE):
        if found:
            s.visible[i - 1] = s.visible[i]
        elif s.visible[i] == shape:
            found = True
    s.visible[VISIBLE - 1] = NOTHING
    s.note(DISCARDED, shape)


def shapes_shown(s: NouvelleFrance) -> vec[i64]:
    """NF-5.2.4: the different shapes on the visible cards, in the order of the strip."""
    found = vec[i64]()
    for shape in range(N_SHAPES):
        if s.is_visible(shape):
            found = append(found, shape)
    return found


def end_turn(s: NouvelleFrance) -> None:
    """NF-5.1.3: in solo play the character advances; with several players the next one takes a turn.

    NF-8.4.12: once all works are closed there is no next player: the last snowfalls belong to the turn that closed
    them.
    """
    if s.seats == 1:
        s.slot = s.slot % WINTER_SLOT + 1
    else:
        s.ally = NOTHING
        if not s.all_closed():
            next_seat = (s.active() + 1) % s.seats
            s.drop()
            s.push(AT_TURN, next_seat)
