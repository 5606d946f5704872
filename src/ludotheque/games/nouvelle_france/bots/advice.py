"""The advice that considers only the next placement, without search."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.nouvelle_france import allies
from ludotheque.games.nouvelle_france.bots.worth import Best, best_bonus, best_of_turn, best_pending
from ludotheque.games.nouvelle_france.state import NOTHING, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_ALLY,
    AT_BONUS,
    AT_DISCARD,
    AT_PIECE,
    AT_PLACE,
    AT_SECOND,
    AT_STUCK,
    AT_WORK,
    BUILD,
    COUREUR,
    DISCARD,
    FILLE,
    N_COLOURS,
    N_SHAPES,
    NATIONS,
    PASS,
    PLACE,
    TAKE,
    USE,
)

# The gain required to use an ally, in points.
ALLY_WORTH: Final = 4.0
SECOND_WORTH: Final = 3.0


def choose(s: NouvelleFrance, seat: i64) -> i64:
    """The choice of a player who considers only the next placement."""
    step = s.step().number
    if step == AT_PIECE:
        return TAKE.of(best_of_turn(s, seat).piece)
    if step == AT_BONUS:
        return TAKE.of(best_bonus(s, seat, s.top(1)).piece)
    if step == AT_WORK or step == AT_PLACE:
        best = best_pending(s, seat)
        return BUILD.of(best.work) if step == AT_WORK else PLACE.of(best.placement)
    if step == AT_STUCK or step == AT_DISCARD:
        return DISCARD.of(worst_card(s))
    if step == AT_ALLY:
        return choose_ally(s, seat)
    if step == AT_SECOND:
        with_second = with_ally(s, seat, FILLE)
        return USE.of(FILLE) if with_second.gain > SECOND_WORTH else PASS.of()
    return s.step().actions(s, seat)[0]


def worst_card(s: NouvelleFrance) -> i64:
    """The first visible shape whose white piece the Winter could still place; otherwise the first shape."""
    worst: i64 = NOTHING
    for shape in range(N_SHAPES):
        worse = worst == NOTHING or (not s.in_reserve(worst * N_COLOURS) and s.in_reserve(shape * N_COLOURS))
        if worse and s.is_visible(shape):
            worst = shape
    return worst


def with_ally(s: NouvelleFrance, seat: i64, ally: i64) -> Best:
    """The best placement with this ally."""
    other = s.clone()
    allies.use(other, seat, ally)
    return best_of_turn(other, seat)


def choose_ally(s: NouvelleFrance, seat: i64) -> i64:
    """Uses an ally where it gains clearly more than the best placement without one."""
    best = best_of_turn(s, seat).gain + ALLY_WORTH
    chosen = PASS.of()
    for ally in (COUREUR, NATIONS):
        if allies.is_usable(s, seat, ally):
            found = with_ally(s, seat, ally).gain
            if found > best:
                best = found
                chosen = USE.of(ally)
    return chosen
