"""A battle turn (CV-9.8, CV-9.24, CV-9.25): abilities, a unit, abilities, and the end of the turn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.battle.fronts import why_not_fight
from ludotheque.games.civilization.cards.announcing import could_use, usable_sources, use, why_not_use
from ludotheque.games.civilization.components.box import BARBARIANS, WHEN_BATTLE_TURN
from ludotheque.games.civilization.components.codes import BOOST_PLAYED_UNIT_ATTACK, PASS_TURN
from ludotheque.games.civilization.position.events import FOUGHT, IDLED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_BATTLE, AT_BATTLE_TURN, AT_EXCHANGE
from ludotheque.games.civilization.position.vocabulary import (
    BY_FAQ2,
    END_TURN,
    FIGHT,
    FLAG,
    FRONTS,
    HAND,
    IN_PLAY,
    SOURCES,
    UNIT_PACK,
    UNITS,
    USE,
)

MUST_FIGHT: Final = Refusal("CV-9.8", "must-fight")
ONE_UNIT: Final = Refusal("CV-9.8", "one-unit")
NOTHING_TO_HOLD_BACK: Final = Refusal("CV-9.8", "nothing-to-hold-back")
ONLY_WITH_A_UNIT: Final = Refusal("CV-9.25", "only-with-a-unit")
BARBARIANS_HAVE_NONE: Final = Refusal("CV-9.26", "barbarians-have-none")


class BattleTurn(Step[Civilization]):
    """CV-9.24, CV-B82, CV-B83: one menu for abilities and the unit. The figures: whether a unit was played or held
    back, whether anything was done at all.
    """

    def __init__(self) -> None:
        super().__init__(AT_BATTLE_TURN, "battle", FLAG, FLAG)
        self.on = [AT_BATTLE]
        self.quiet = False
        self.asides = True

    def asks(self, s: Civilization) -> bool:
        """CV-1.11: asked while, by public knowledge, the side could do anything but end the turn."""
        if s.top(0) == 0 and s.count_units(s.side, HAND) > 0:
            return True
        if s.side == BARBARIANS or (s.battle_end == BY_FAQ2 and s.top(1) == 0):
            return False
        return could_use(s, s.asked(), WHEN_BATTLE_TURN)

    def proceed(self, s: Civilization) -> None:
        end_turn(s)

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if s.side != BARBARIANS:
            for source in usable_sources(s, seat, WHEN_BATTLE_TURN):
                found = append(found, USE.of(source))
        if s.top(0) == 0:
            for unit in s.units(s.side, HAND):
                for front in range(s.fronts + 1):
                    found = append(found, FIGHT.of(unit, front, 0))
                    found = append(found, FIGHT.of(unit, front, 1))
        return append(found, END_TURN.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        waiting = s.top(0) == 0 and s.count_units(s.side, HAND) > 0
        if END_TURN.has(action):
            return MUST_FIGHT if waiting else None
        if USE.has(action):
            return why_not_ability(s, seat, USE.arg(action), waiting)
        if not FIGHT.has(action):
            return NOT_NOW
        if s.top(0) == 1:
            return ONE_UNIT
        refusal = why_not_fight(s, s.side, FIGHT.arg(action), FIGHT.arg2(action))
        if refusal is not None or FIGHT.arg3(action) == 0:
            return refusal
        if s.side == BARBARIANS:
            return BARBARIANS_HAVE_NONE
        return why_not_use(s, seat, boost_of(s), WHEN_BATTLE_TURN)

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if FIGHT.has(action):
            return {
                "unit": Term(UNITS, FIGHT.arg(action)),
                "front": Term(FRONTS, FIGHT.arg2(action)),
                "source": Term(SOURCES, boost_of(s)),
            }
        return {"source": Term(SOURCES, USE.arg(action))} if USE.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if END_TURN.has(action):
            end_turn(s)
            return
        s.set_top(1, 1)
        if USE.has(action):
            use(s, seat, USE.arg(action))
        else:
            s.set_top(0, 1)
            fight(s, s.side, FIGHT.arg(action), FIGHT.arg2(action), FIGHT.arg3(action) == 1)


def boost_of(s: Civilization) -> i64:
    """The ability that makes a played unit strike harder: Metalworking."""
    return s.box.with_code[BOOST_PLAYED_UNIT_ATTACK][0].source


def why_not_ability(s: Civilization, seat: i64, source: i64, waiting: bool) -> Refusal | None:
    """CV-B85: whether an ability may be used by itself: a boost is used with a unit, holding back replaces one."""
    if s.side == BARBARIANS:
        return BARBARIANS_HAVE_NONE
    refusal = why_not_use(s, seat, source, WHEN_BATTLE_TURN)
    if refusal is not None:
        return refusal
    code = s.box.used[source].code
    if code == BOOST_PLAYED_UNIT_ATTACK:
        return ONLY_WITH_A_UNIT
    return NOTHING_TO_HOLD_BACK if code == PASS_TURN and not waiting else None


def fight(s: Civilization, side: i64, unit: i64, front: i64, boosted: bool) -> None:
    """CV-9.9, CV-9.25, CV-R22: a unit is played face up; Metalworking is announced before blows are exchanged.

    If it is cancelled, the unit stays played.
    """
    if front == 0:
        s.fronts += 1
        front = s.fronts
    UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, s.unit_pile_of(side, IN_PLAY), everybody(s.seats))
    s.front[unit] = front
    s.note(FOUGHT, s.asked(), unit, front)
    seat = s.asked()
    s.push(AT_EXCHANGE, seat, unit, front)
    if boosted:
        use(s, seat, boost_of(s))


def end_turn(s: Civilization) -> None:
    """CV-9.13: an idle turn has neither a unit nor an ability. By the other ruling, a side without units takes no
    more turns.
    """
    s.idle = 0 if s.top(1) == 1 else min(s.idle + 1, 9)
    if s.top(1) == 0:
        s.note(IDLED, s.asked())
    other = s.enemy(s.side)
    if s.battle_end != BY_FAQ2 or s.count_units(other, HAND) > 0:
        s.side = other
    s.drop()
