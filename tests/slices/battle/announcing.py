"""Using something (CV-13.1): at whom, paid with what, announced, and carried out unless it is cancelled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from tests.slices.battle.box import AT_PLAYER, BATTLE_TURN, NONE
from tests.slices.battle.effects import carry_out, mark_used, why_not_aim
from tests.slices.battle.responses import cancel, lay_open, open_window
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import (
    AIM,
    ANNOUNCES,
    ANNOUNCES_AT,
    AT_AIM,
    AT_ANSWER,
    AT_BATTLE_TURN,
    AT_BEFORE,
    AT_EFFECT,
    AT_EXCHANGE,
    AT_MOVEMENT,
    AT_PAY,
    AT_PAYMENT,
    SEATS,
    SOURCES,
)

TO_ANNOUNCE: Final[i64] = 0
TO_CARRY_OUT: Final[i64] = 1


def use(s: Civilization, seat: i64, source: i64) -> None:
    """CV-13.1: a card is shown at once; then at whom, then how it is paid."""
    effect = s.box.used[source]
    lay_open(s, seat, source)
    s.push(AT_EFFECT, seat, source, NONE)
    if effect.cost != NONE:
        s.push(AT_PAY, seat, NONE)
    if effect.target == AT_PLAYER:
        s.push(AT_AIM, seat)


class Announced(Step[Civilization]):
    """CV-13.2: announced when it is paid; when no answer lies above it any more, carried out. The figures are the
    source, whom it is aimed at, and whether its window is over.
    """

    def __init__(self) -> None:
        super().__init__(AT_EFFECT, "effect", SOURCES, SEATS, numbers("over", 1))
        self.on = [AT_MOVEMENT, AT_BEFORE, AT_BATTLE_TURN, AT_EXCHANGE, AT_EFFECT, AT_PAYMENT, AT_ANSWER]
        self.none = [1]

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, source, target = s.asked(), s.top(0), s.top(1)
        if s.top(2) == TO_ANNOUNCE:
            s.set_top(2, TO_CARRY_OUT)
            announce(s, seat, source, target)
            return
        s.drop()
        if s.box.used[source].cancels():
            cancel(s, seat)
        else:
            carry_out(s, seat, source, target)


def announce(s: Civilization, seat: i64, source: i64, target: i64) -> None:
    """CV-11.4: from here on it counts as used, cancelled or not. CV-9.13: so does the battle turn."""
    effect = s.box.used[source]
    s.trade[seat] -= effect.trade
    mark_used(s, seat, source)
    if effect.when == BATTLE_TURN:
        s.set_figure(s.find(AT_BATTLE_TURN), 1, 1)
    if target == NONE:
        s.note(ANNOUNCES, seat, source)
    else:
        s.note(ANNOUNCES_AT, seat, source, target)
    open_window(s)


class Aim(Step[Civilization]):
    """CV-12.2: at whom; not asked where one player only can be meant."""

    def __init__(self) -> None:
        super().__init__(AT_AIM, "aim")
        self.on = [AT_EFFECT, AT_PAY]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return len(self.actions(s, s.asked())) > 1

    def proceed(self, s: Civilization) -> None:
        self.apply(s, s.asked(), self.actions(s, s.asked())[0])

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([AIM.of(other) for other in range(s.seats)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not AIM.has(action) or AIM.arg(action) >= s.seats:
            return NOT_NOW
        return why_not_aim(s, seat, s.box.used[s.figure_at(s.find(AT_EFFECT), 0)], AIM.arg(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        source = s.figure_at(s.find(AT_EFFECT), 0)
        return {"source": Term(SOURCES, source), "seat": Term(SEATS, AIM.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        s.set_figure(s.find(AT_EFFECT), 1, AIM.arg(action))
