"""13 A sensible choice found quickly, for simulations: of each shape only the piece that suits a work is looked at, and
allies come when chance says so.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.state import NOTHING_MEANT
from ludotheque.games.nouvelle_france import advice, allies, constraints, gains, placement
from ludotheque.games.nouvelle_france.state import NOTHING, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_ALLY,
    AT_PIECE,
    AT_PLACE,
    AT_SECOND,
    AT_WORK,
    BUILD,
    COUREUR,
    FILLE,
    N_COLOURS,
    N_SHAPES,
    N_WORKS,
    NATIONS,
    PASS,
    PLACE,
    PLACEMENTS,
    TAKE,
    USE,
)

# A token that may be used is, once in so many turns: there are about ten of each player.
TURNS_A_TOKEN: Final[i64] = 6


def choose(s: NouvelleFrance, seat: i64) -> i64:
    """The questions that take long to think about are answered by less; all others as usual."""
    step = s.step().number
    if step == AT_PIECE:
        return choose_piece(s, seat)
    if step == AT_ALLY:
        ally = COUREUR if s.chance.below(2) == 0 else NATIONS
        return use_at_times(s, seat, ally)
    if step == AT_SECOND:
        return use_at_times(s, seat, FILLE)
    if s.meant != NOTHING_MEANT and (step == AT_WORK or step == AT_PLACE):
        return as_meant(s, seat, step)
    return advice.choose(s, seat)


def choose_piece(s: NouvelleFrance, seat: i64) -> i64:
    """The best of those with two cubes of the colour that a placement on the work brings points."""
    best = gains.Best(s)
    works = constraints.open_works(s, seat)
    for shape in range(N_SHAPES):
        if constraints.is_open(s, shape):
            for work in range(N_WORKS):
                piece = shape * N_COLOURS + s.colour_of(seat, work)
                if (
                    s.in_reserve(piece)
                    and constraints.has_work(works, work)
                    and placement.shape_fits(s, shape, work)
                ):
                    gains.look(s, seat, piece, work, best)
    if best.piece == NOTHING:
        return advice.choose(s, seat)
    s.meant = (best.piece * N_WORKS + best.work) * PLACEMENTS.size + best.placement
    return TAKE.of(best.piece)


def as_meant(s: NouvelleFrance, seat: i64, step: i64) -> i64:
    """The placement for which the piece was taken: nothing changed since, unless another one was taken after all."""
    piece, work = s.meant // PLACEMENTS.size // N_WORKS, s.meant // PLACEMENTS.size % N_WORKS
    if piece == s.top(0) and step == AT_WORK:
        return BUILD.of(work)
    if piece == s.top(0) and work == s.top(1):
        return PLACE.of(s.meant % PLACEMENTS.size)
    return advice.choose(s, seat)


def use_at_times(s: NouvelleFrance, seat: i64, ally: i64) -> i64:
    if s.chance.below(TURNS_A_TOKEN) == 0 and allies.is_usable(s, seat, ally):
        return USE.of(ally)
    return PASS.of()
