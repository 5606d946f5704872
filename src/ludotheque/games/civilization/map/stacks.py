"""Stacks and their limit, and what happens when the limit falls because Louis Pasteur is lost (CV-8.4, CV-B89)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import Step
from ludotheque.games.civilization.components.box import FIGURES_EACH, NONE
from ludotheque.games.civilization.components.codes import STACKING_LIMIT
from ludotheque.games.civilization.map.figures import (
    ARMY,
    SCOUT,
    first_here,
    in_square,
    kill_figure,
)
from ludotheque.games.civilization.position.events import THINNED_OUT
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_SURPLUS
from ludotheque.games.civilization.position.vocabulary import SEND_BACK, SQUARES
from ludotheque.games.civilization.realm.cards_in_force import number


def stack(s: Civilization, seat: i64, square: i64) -> i64:
    """CV-8.4: all own figures on a square."""
    if s.holder[square] != seat:
        return 0
    return in_square(s, seat, ARMY, square) + in_square(s, seat, SCOUT, square)


def stacking_limit(s: Civilization, seat: i64) -> i64:
    """CV-8.4, CV-B89: the best of all techs, plus what cards add."""
    best = s.box.stacking
    for tech in s.box.techs_with_stacking:
        if s.box.tech_stacking[tech] > best and s.knows(seat, tech):
            best = s.box.tech_stacking[tech]
    return best + number(s, seat, STACKING_LIMIT)


def check_stacks(s: Civilization, seat: i64) -> bool:
    """CV-8.4: whether a stack of a seat is over the limit; its owner returns figures until it is not."""
    if s.person_deck == 0:  # everything else that raises the limit is permanent
        return False
    limit = stacking_limit(s, seat)
    for figure in range(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH):
        square = s.standing[figure]
        if square != NONE and stack(s, seat, square) > limit:
            s.push(AT_SURPLUS, seat, square)
            return True
    return False


class Surplus(Step[Civilization]):
    """CV-8.4: which figure of a square returns to the supply, one at a time. The figure of the frame is the square."""

    def __init__(self) -> None:
        super().__init__(AT_SURPLUS, "surplus", SQUARES)
        self.forced = True
        self.quiet = False

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.holder[s.figure_at(at, 0)] == s.seat_at(at)

    def asks(self, s: Civilization) -> bool:
        return self.is_too_large(s) and super().asks(s)

    def is_too_large(self, s: Civilization) -> bool:
        return stack(s, s.asked(), s.top(0)) > stacking_limit(s, s.asked())

    def proceed(self, s: Civilization) -> None:
        if self.is_too_large(s):
            super().proceed(s)
        else:
            s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([SEND_BACK.of(ARMY), SEND_BACK.of(SCOUT)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        stands_here = SEND_BACK.has(action) and in_square(s, seat, SEND_BACK.arg(action), s.top(0)) > 0
        return None if stands_here else NOT_NOW

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        kind, square = SEND_BACK.arg(action), s.top(0)
        kill_figure(s, seat, first_here(s, seat, kind, square))
        s.note(THINNED_OUT, seat, kind, square)
