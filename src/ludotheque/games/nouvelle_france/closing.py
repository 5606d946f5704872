"""Closing a work (NF-6.6)."""

from mypy_extensions import i64

from ludotheque.games.nouvelle_france.box import FLOORS
from ludotheque.games.nouvelle_france.placement import renew_fits
from ludotheque.games.nouvelle_france.state import EMPTY, NO_SEAT, WINTER, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import CLOSED, N_SHAPES, N_WORKS, WINTER_CLOSED


def is_full(s: NouvelleFrance, work: i64) -> bool:
    """NF-6.6: whether the work is complete: none of the nine shapes fits any more, or its top floor is full.

    NF-8.3.3: over-height placements are not considered.
    """
    if s.box.top_floor_full:
        first = (FLOORS - 1) * s.box.columns
        for column in range(s.box.columns):
            if s.box.column_work[column] == work and s.colour[first + column] == EMPTY:
                return False
        return True
    for shape in range(N_SHAPES):
        if s.fits[shape * N_WORKS + work] == 1:
            return False
    return True


def check_closing(s: NouvelleFrance, work: i64, who: i64) -> None:
    """NF-6.6: closes a work that is complete after a placement; a closed work stays closed."""
    renew_fits(s, work)
    if s.closed[work] == NO_SEAT and is_full(s, work):
        s.closed[work] = who
        if who == WINTER:
            s.note(WINTER_CLOSED, work)
        else:
            s.note(CLOSED, who, work)
