"""Fronts (CV-9.9 to CV-9.11): where a unit may be played, blows, trumps, wounds, and wounds that are spread."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from tests.slices.battle.box import HEAL, NONE
from tests.slices.battle.state import MOST_WOUNDS, Civilization
from tests.slices.battle.vocabulary import (
    AT_BATTLE_TURN,
    AT_EXCHANGE,
    AT_SPREAD,
    BOOST,
    DIED,
    DONE,
    FRONTS,
    HAND,
    HEALED,
    IN_PLAY,
    MARK,
    SOURCES,
    UNIT_PACK,
    UNITS,
    WOUNDED,
)

NOT_IN_YOUR_HAND: Final = Refusal("CV-9.5", "not-in-your-hand")
NO_SUCH_FRONT: Final = Refusal("CV-9.28", "no-such-front")
FRONT_CLOSED: Final = Refusal("CV-9.9", "front-closed")
NOBODY_THERE: Final = Refusal("CV-9.9", "nobody-there")
NOT_IN_PLAY: Final = Refusal("CV-9.11", "not-in-play")
NOT_WOUNDED: Final = Refusal("CV-9.11", "not-wounded")
REFUSALS: Final = [NOT_IN_YOUR_HAND, NO_SUCH_FRONT, FRONT_CLOSED, NOBODY_THERE, NOT_IN_PLAY, NOT_WOUNDED]


def why_not_fight(s: Civilization, seat: i64, unit: i64, front: i64) -> Refusal | None:
    """CV-9.9: on a new front (0), or against an enemy who has nobody opposite."""
    if s.unit_pile[unit] != UNIT_PACK.of(seat, HAND):
        return NOT_IN_YOUR_HAND
    if front == 0:
        return None
    if front > s.fronts:
        return NO_SUCH_FRONT
    if s.unit_on(seat, front) != NONE:
        return FRONT_CLOSED
    return None if s.opposite(seat, front) != NONE else NOBODY_THERE


class Exchange(Step[Civilization]):
    """CV-9.9: the unit that was played meets the one opposite, once. The figures are the unit, its front, its boost."""

    def __init__(self) -> None:
        super().__init__(AT_EXCHANGE, "exchange", UNITS, FRONTS, BOOST)
        self.on = [AT_BATTLE_TURN]

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, unit, front, boost = s.asked(), s.top(0), s.top(1), s.top(2)
        s.drop()
        other = s.opposite(seat, front)
        if other != NONE:
            meet(s, seat, unit, other, s.strength(seat, unit) + boost)


def meet(s: Civilization, seat: i64, unit: i64, other: i64, blow: i64) -> None:
    """CV-9.10: who trumps strikes first, and a unit that dies by it does not strike back; else both strike."""
    enemy = s.enemy(seat)
    back = s.strength(enemy, other)
    mine, theirs = s.box.unit_type[unit], s.box.unit_type[other]
    if s.box.trumps[mine] == theirs:
        if not strike(s, enemy, other, blow):
            strike(s, seat, unit, back)
    elif s.box.trumps[theirs] == mine:
        if not strike(s, seat, unit, back):
            strike(s, enemy, other, blow)
    else:
        strike(s, enemy, other, blow)
        strike(s, seat, unit, back)


def strike(s: Civilization, seat: i64, unit: i64, wounds: i64) -> bool:
    """CV-9.11: wounds on a unit; whether it dies of them."""
    s.wounds[unit] = min(s.wounds[unit] + wounds, MOST_WOUNDS)
    s.note(WOUNDED, seat, unit, wounds)
    if s.wounds[unit] < s.strength(seat, unit):
        return False
    s.note(DIED, seat, unit)
    s.kill(seat, unit)
    return True


class Spread(Step[Civilization]):
    """CV-9.24: wounds are dealt or healed one by one. The figures are what deals them, and how many still."""

    def __init__(self) -> None:
        super().__init__(AT_SPREAD, "spread", SOURCES, numbers("wounds", 6))
        self.on = [AT_BATTLE_TURN]
        self.quiet = False

    def heals(self, s: Civilization) -> bool:
        return s.box.used[s.top(0)].deed == HEAL

    def asks(self, s: Civilization) -> bool:
        return s.top(1) > 0 and len(self.actions(s, s.asked())) > 1

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        side = seat if self.heals(s) else s.enemy(seat)
        return append(vec[i64]([MARK.of(unit) for unit in s.units(side, IN_PLAY)]), DONE.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        if not MARK.has(action):
            return NOT_NOW
        side = seat if self.heals(s) else s.enemy(seat)
        if s.unit_pile[MARK.arg(action)] != UNIT_PACK.of(side, IN_PLAY):
            return NOT_IN_PLAY
        return NOT_WOUNDED if self.heals(s) and s.wounds[MARK.arg(action)] == 0 else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"unit": Term(UNITS, MARK.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.drop()
            return
        s.set_top(1, s.top(1) - 1)
        unit = MARK.arg(action)
        if self.heals(s):
            s.wounds[unit] -= 1
            s.note(HEALED, seat, unit)
        else:
            strike(s, s.enemy(seat), unit, 1)
