"""Fronts (CV-9.9 to CV-9.11): where a unit may be played, blows, trumps, wounds, and wounds distributed over several
units.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from ludotheque.games.civilization.components.box import BARBARIANS, N_UNITS, NONE
from ludotheque.games.civilization.components.codes import HEAL_WOUNDS, WOUND_ON_LOSS
from ludotheque.games.civilization.position.events import HEALED, UNIT_DIED, WOUNDED
from ludotheque.games.civilization.position.state import MOST_WOUNDS, Civilization
from ludotheque.games.civilization.position.steps import AT_BATTLE_TURN, AT_EXCHANGE, AT_SPREAD, AT_ZHUKOV
from ludotheque.games.civilization.position.vocabulary import (
    DONE,
    FRONTS,
    HAND,
    IN_PLAY,
    KILLED,
    MARK,
    SOURCES,
    UNIT_PACK,
    UNITS,
)
from ludotheque.games.civilization.realm.cards_in_force import lasting
from ludotheque.games.civilization.realm.units import strength

NOT_IN_YOUR_HAND: Final = Refusal("CV-9.5", "not-in-your-hand")
NO_SUCH_FRONT: Final = Refusal("CV-9.28", "no-such-front")
FRONT_CLOSED: Final = Refusal("CV-9.9", "front-closed")
NOBODY_THERE: Final = Refusal("CV-9.9", "nobody-there")
NOT_IN_PLAY: Final = Refusal("CV-9.11", "not-in-play")
NOT_WOUNDED: Final = Refusal("CV-9.11", "not-wounded")


# ---------------------------------------------------------------- fronts


def unit_on(s: Civilization, side: i64, front: i64) -> i64:
    """The living unit of a side on a front; NONE if there is none."""
    where = s.unit_pile_of(side, IN_PLAY)
    for unit in range(N_UNITS):
        if s.front[unit] == front and s.unit_pile[unit] == where:
            return unit
    return NONE


def why_not_fight(s: Civilization, side: i64, unit: i64, front: i64) -> Refusal | None:
    """CV-9.9: on a new front (0), or against an enemy unit that has no opponent."""
    if s.unit_pile[unit] != s.unit_pile_of(side, HAND):
        return NOT_IN_YOUR_HAND
    if front == 0:
        return None
    if front > s.fronts:
        return NO_SUCH_FRONT
    if unit_on(s, side, front) != NONE:
        return FRONT_CLOSED
    return None if unit_on(s, s.enemy(side), front) != NONE else NOBODY_THERE


class Exchange(Step[Civilization]):
    """CV-9.9: the unit played and the one opposite exchange blows once. The figures are the unit, its front, its
    boost.
    """

    def __init__(self) -> None:
        super().__init__(AT_EXCHANGE, "exchange", UNITS, FRONTS, numbers("boost", 9))
        self.on = [AT_BATTLE_TURN]

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        unit, front, boost = s.top(0), s.top(1), s.top(2)
        s.drop()
        other = unit_on(s, s.enemy(s.side), front)
        if other != NONE:
            meet(s, s.side, unit, other, strength(s, s.side, unit) + boost)


def meet(s: Civilization, side: i64, unit: i64, other: i64, blow: i64) -> None:
    """CV-9.10, CV-B40: the unit that trumps strikes first, and a unit that it kills does not strike back; without a
    trump both strike at once.
    """
    enemy = s.enemy(side)
    back = strength(s, enemy, other)
    mine, theirs = s.box.unit_type[unit], s.box.unit_type[other]
    if s.box.trumps[mine] == theirs:
        if not strike(s, enemy, other, blow):
            strike(s, side, unit, back)
    elif s.box.trumps[theirs] == mine:
        if not strike(s, side, unit, back):
            strike(s, enemy, other, blow)
    else:
        strike(s, enemy, other, blow)
        strike(s, side, unit, back)


def strike(s: Civilization, side: i64, unit: i64, wounds: i64) -> bool:
    """CV-9.11: wounds a unit of a side; returns whether it dies. Zhukov strikes back for it after the exchange."""
    s.wounds[unit] = min(s.wounds[unit] + wounds, MOST_WOUNDS)
    s.note(WOUNDED, unit, wounds)
    if s.wounds[unit] < strength(s, side, unit):
        return False
    s.note(UNIT_DIED, unit)
    UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, s.unit_pile_of(side, KILLED), everybody(s.seats))
    s.front[unit] = 0
    s.wounds[unit] = 0
    if side != BARBARIANS and lasting(s, side, WOUND_ON_LOSS) is not None:
        s.push(AT_ZHUKOV, side)
    return True


# ---------------------------------------------------------------- wounds that are spread


def spread(s: Civilization, seat: i64, source: i64, amount: i64) -> None:
    """CV-9.24: an ability deals or heals a number of wounds, one by one."""
    s.push(AT_SPREAD, seat, source, amount)


def heal_all(s: Civilization, seat: i64) -> None:
    """Biology: heals all wounds of the seat's units in play."""
    for unit in s.units(seat, IN_PLAY):
        if s.wounds[unit] > 0:
            s.note(HEALED, unit, s.wounds[unit])
            s.wounds[unit] = 0


class Spread(Step[Civilization]):
    """CV-9.24, CV-B27c: wounds are dealt or healed one by one. The figures are the source and the number left."""

    def __init__(self) -> None:
        super().__init__(AT_SPREAD, "spread", SOURCES, numbers("wounds", 9))
        self.on = [AT_BATTLE_TURN]
        self.quiet = False

    def heals(self, s: Civilization) -> bool:
        return s.box.used[s.top(0)].code == HEAL_WOUNDS

    def asks(self, s: Civilization) -> bool:
        return s.top(1) > 0 and len(self.actions(s, s.asked())) > 1

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        side = seat if self.heals(s) else s.enemy(seat)
        found = vec[i64]([DONE.of()])
        for unit in s.units(side, IN_PLAY):
            found = append(found, MARK.of(unit))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        if not MARK.has(action):
            return NOT_NOW
        side = seat if self.heals(s) else s.enemy(seat)
        if s.unit_pile[MARK.arg(action)] != s.unit_pile_of(side, IN_PLAY):
            return NOT_IN_PLAY
        return NOT_WOUNDED if self.heals(s) and s.wounds[MARK.arg(action)] == 0 else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"unit": Term(UNITS, MARK.arg(action))} if MARK.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.drop()
            return
        s.set_top(1, s.top(1) - 1)
        unit = MARK.arg(action)
        if self.heals(s):
            s.wounds[unit] -= 1
            s.note(HEALED, unit, 1)
        else:
            strike(s, s.enemy(seat), unit, 1)


class Zhukov(Step[Civilization]):
    """Zhukov: for each of the seat's units killed, a wound to an enemy unit in play, if there is one."""

    def __init__(self) -> None:
        super().__init__(AT_ZHUKOV, "zhukov")
        self.on = [AT_BATTLE_TURN, AT_SPREAD, AT_ZHUKOV]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return s.count_units(s.enemy(s.asked()), IN_PLAY) > 1

    def proceed(self, s: Civilization) -> None:
        seat = s.asked()
        targets = s.units(s.enemy(seat), IN_PLAY)
        s.drop()
        if len(targets) == 1:
            strike(s, s.enemy(seat), targets[0], 1)

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([MARK.of(unit) for unit in s.units(s.enemy(seat), IN_PLAY)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not MARK.has(action):
            return NOT_NOW
        there = s.unit_pile[MARK.arg(action)] == s.unit_pile_of(s.enemy(seat), IN_PLAY)
        return None if there else NOT_IN_PLAY

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"unit": Term(UNITS, MARK.arg(action))} if MARK.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        strike(s, s.enemy(seat), MARK.arg(action), 1)
