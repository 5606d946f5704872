"""The rollout policy: for each shape only the piece that suits a work is considered.

With several players it also considers the next bonus piece; the fille du Roy is used at the first opportunity,
another ally when it gains clearly more.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.state import NOTHING_MEANT
from ludotheque.games.nouvelle_france import allies, constraints, placement
from ludotheque.games.nouvelle_france.bots import advice, worth
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

# A turn that brings this much needs no ally, so allies are not evaluated.
ENOUGH: Final = 9.0


def choose(s: NouvelleFrance, seat: i64) -> i64:
    """Cheaper answers to the questions that take long; all others as usual."""
    step = s.step().number
    if step == AT_PIECE:
        return choose_piece(s, seat)
    if step == AT_ALLY:
        return choose_ally(s, seat)
    if step == AT_SECOND:
        return USE.of(FILLE)
    if s.meant != NOTHING_MEANT and (step == AT_WORK or step == AT_PLACE):
        return as_meant(s, seat, step)
    return advice.choose(s, seat)


def prior(s: NouvelleFrance, seat: i64) -> i64:
    """The same, but for a piece chosen by another policy the best placement is searched with the same lookahead."""
    step = s.step().number
    if step == AT_WORK or step == AT_PLACE:
        best = worth.best_pending(s, seat, True)
        return BUILD.of(best.work) if step == AT_WORK else PLACE.of(best.placement)
    return choose(s, seat)


def choose_piece(s: NouvelleFrance, seat: i64) -> i64:
    """The best piece among those with two cubes of the colour that scores on the work."""
    is_known = s.meant != NOTHING_MEANT and s.ally == NOTHING  # an ally allows other placements
    if not is_known and look(s, seat).piece == NOTHING:
        return advice.choose(s, seat)
    return TAKE.of(s.meant // PLACEMENTS.size // N_WORKS)


def look(s: NouvelleFrance, seat: i64) -> worth.Best:
    """The result is kept for the questions that follow."""
    best = worth.Best(s, seat)
    if s.seats > 1:
        best.look_further(s, seat)
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
                    worth.look(s, seat, piece, work, best)
    if best.piece != NOTHING:
        s.meant = (best.piece * N_WORKS + best.work) * PLACEMENTS.size + best.placement
    return best


def as_meant(s: NouvelleFrance, seat: i64, step: i64) -> i64:
    """The placement for which the piece was taken: nothing has changed since, unless another piece was taken."""
    piece, work = s.meant // PLACEMENTS.size // N_WORKS, s.meant // PLACEMENTS.size % N_WORKS
    if piece == s.top(0) and step == AT_WORK:
        return BUILD.of(work)
    if piece == s.top(0) and work == s.top(1):
        return PLACE.of(s.meant % PLACEMENTS.size)
    return advice.choose(s, seat)


def choose_ally(s: NouvelleFrance, seat: i64) -> i64:
    """The coureur des bois, otherwise the First Nations, if they gain clearly more than the turn without."""
    best = look(s, seat)
    if best.piece == NOTHING:
        return advice.choose(s, seat)
    if best.gain < ENOUGH:
        for ally in (COUREUR, NATIONS):
            if allies.is_usable(s, seat, ally):
                other = s.clone()
                allies.use(other, seat, ally)
                if look(other, seat).gain > best.gain + advice.ALLY_WORTH:
                    return USE.of(ally)
    return PASS.of()
