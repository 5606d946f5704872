"""Governments: unlocking, adopting, chosen and forced anarchy, loss of the Pyramids (CV-5.4, CV-5.5, CV-5.10,
CV-5.14, CV-5.15).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.components.box import BIT, N_GOVERNMENTS, NONE
from ludotheque.games.civilization.components.codes import ALL_GOVERNMENTS, KING
from ludotheque.games.civilization.position.events import (
    ANARCHY_DECLARED,
    ANARCHY_FORCED,
    GOVERNMENT_ADOPTED,
    GOVERNMENT_LOST,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHECK, AT_GOVERNMENT_LOST, AT_GOVERNMENT_NOW
from ludotheque.games.civilization.position.vocabulary import ADOPT, DECLINE, GOVERNMENTS, IN_START
from ludotheque.games.civilization.realm.cards_in_force import allowed, owns_wonder

DESPOTISM: Final[i64] = 0
IN_ANARCHY: Final[i64] = 1

GOVERNMENT_IN_FORCE: Final = Refusal("CV-5.4", "government-in-force")
GOVERNMENT_LOCKED: Final = Refusal("CV-5.4", "government-locked")
GOVERNMENT_CHANGED: Final = Refusal("CV-5.4", "government-changed")
ONLY_THROUGH_ANARCHY: Final = Refusal("CV-5.4", "only-through-anarchy")
ANARCHY_IS_DECLARED: Final = Refusal("CV-5.4", "anarchy-is-declared")
IMMUNE_YOURSELF: Final = Refusal("CV-5.4", "immune-yourself")
HELD_IN_ANARCHY: Final = Refusal("CV-5.5", "held-in-anarchy")
MUST_LEAVE_ANARCHY: Final = Refusal("CV-5.11", "must-leave-anarchy")
NOT_JUST_UNLOCKED: Final = Refusal("CV-5.10", "not-just-unlocked")


# ---------------------------------------------------------------- unlocked governments


def is_unlocked_by_tech(s: Civilization, seat: i64, government: i64) -> bool:
    """CV-5.4: Despotism always, the others by their techs; anarchy is never adopted."""
    if government == DESPOTISM:
        return True
    tech = s.box.government_tech[government]
    return tech != NONE and s.knows(seat, tech)


def is_unlocked(s: Civilization, seat: i64, government: i64) -> bool:
    """CV-5.4: with the Pyramids every government is."""
    if government == IN_ANARCHY:
        return False
    return is_unlocked_by_tech(s, seat, government) or allowed(s, seat, ALL_GOVERNMENTS)


def is_immune(s: Civilization, seat: i64) -> bool:
    """CV-5.4: the Pyramids and Martin Luther King keep anarchy away."""
    return allowed(s, seat, ALL_GOVERNMENTS) or allowed(s, seat, KING)


def unlock(s: Civilization, seat: i64, government: i64) -> None:
    """CV-10.9, CV-B3, CV-B13: a tech has just unlocked a government. It may be adopted directly until the end of the
    seat's next start of turn (CV-5.4, CV-5.15); in the start of turn phase outside the seat's own part the choice is
    asked at once (CV-5.10), unless an event holds the seat in anarchy (CV-B14) or the Pyramids had already unlocked
    it.
    """
    s.fresh_governments[seat] = s.fresh_governments[seat] | BIT[government]
    if s.phase != IN_START or s.active == seat or s.held_in_anarchy[seat] == 1:
        return
    if not allowed(s, seat, ALL_GOVERNMENTS):
        s.push(AT_GOVERNMENT_NOW, seat, government)


def forget_fresh(s: Civilization, seat: i64) -> None:
    """CV-5.4: the right to adopt newly unlocked governments directly ends with the seat's start of turn."""
    s.fresh_governments[seat] = 0


# ---------------------------------------------------------------- changing


def must_leave_anarchy(s: Civilization, seat: i64) -> bool:
    """CV-5.5, CV-5.11: an anarchy begun in an earlier turn ends now, unless an event of this turn prolongs it."""
    stays = s.government[seat] != IN_ANARCHY or s.held_in_anarchy[seat] == 1
    return not stays and s.anarchy_since[seat] < s.turn


def why_not_adopt(s: Civilization, seat: i64, government: i64) -> Refusal | None:
    """CV-5.4, CV-5.5: once a turn, an unlocked one; any of them on leaving anarchy or if immune to it, otherwise a
    newly unlocked one.
    """
    if government == IN_ANARCHY:
        return ANARCHY_IS_DECLARED
    refusal = why_not_change(s, seat)
    if refusal is not None:
        return refusal
    if government == s.government[seat]:
        return GOVERNMENT_IN_FORCE
    if not is_unlocked(s, seat, government):
        return GOVERNMENT_LOCKED
    direct = is_immune(s, seat) or s.fresh_governments[seat] & BIT[government] != 0
    return None if direct or must_leave_anarchy(s, seat) else ONLY_THROUGH_ANARCHY


def why_not_declare_anarchy(s: Civilization, seat: i64) -> Refusal | None:
    """CV-5.4 (b); not out of an anarchy that must be left (CV-5.5)."""
    refusal = why_not_change(s, seat)
    if refusal is not None:
        return refusal
    if s.government[seat] == IN_ANARCHY:
        return GOVERNMENT_IN_FORCE
    return IMMUNE_YOURSELF if is_immune(s, seat) else None


def why_not_change(s: Civilization, seat: i64) -> Refusal | None:
    """CV-5.4, CV-B14: one change a turn, none in forced anarchy."""
    if s.held_in_anarchy[seat] == 1:
        return HELD_IN_ANARCHY
    return GOVERNMENT_CHANGED if s.changed_government[seat] == 1 else None


def adopt(s: Civilization, seat: i64, government: i64) -> None:
    """CV-5.15: the one change of the turn."""
    s.changed_government[seat] = 1
    take_up(s, seat, government)


def take_up(s: Civilization, seat: i64, government: i64) -> None:
    """CV-B33: a government is in force and takes effect at once."""
    s.government[seat] = government
    s.anarchy_since[seat] = 0
    s.note(GOVERNMENT_ADOPTED, seat, government)


def declare_anarchy(s: Civilization, seat: i64) -> None:
    """CV-5.4 (b): the one change of the turn."""
    s.changed_government[seat] = 1
    s.government[seat] = IN_ANARCHY
    s.anarchy_since[seat] = s.turn
    s.note(ANARCHY_DECLARED, seat)


def force_anarchy(s: Civilization, seat: i64) -> None:
    """CV-5.5: by an event, for the whole turn; a player who chose anarchy stays in it."""
    if s.government[seat] != IN_ANARCHY:
        s.government[seat] = IN_ANARCHY
        s.anarchy_since[seat] = s.turn
    s.held_in_anarchy[seat] = 1
    s.note(ANARCHY_FORCED, seat)


# ---------------------------------------------------------------- the Pyramids lost


def check_pyramids(s: Civilization, seat: i64) -> bool:
    """CV-5.14: a government that only the Pyramids unlocked is lost with them, and another is chosen at once;
    returns whether that happened. A blockade of the Pyramids changes no government.
    """
    government = s.government[seat]
    if government == IN_ANARCHY or is_unlocked_by_tech(s, seat, government) or keeps_pyramids(s, seat):
        return False
    s.note(GOVERNMENT_LOST, seat, government)
    s.push(AT_GOVERNMENT_LOST, seat)
    return True


def keeps_pyramids(s: Civilization, seat: i64) -> bool:
    """CV-B65: whether a seat has the Pyramids, not obsolete, even if blockaded."""
    for effect in s.box.with_code[ALL_GOVERNMENTS]:
        if owns_wonder(s, seat, effect.which) and s.obsolete[effect.which] == 0:
            return True
    return False


class GovernmentLost(Step[Civilization]):
    """CV-5.14: one unlocked by the seat's techs, or Despotism. It does not count as a change of CV-5.4."""

    def __init__(self) -> None:
        super().__init__(AT_GOVERNMENT_LOST, "government_lost")
        self.forced = True
        self.on = [int(AT_CHECK)]

    def fits(self, s: Civilization, at: i64) -> bool:
        seat = s.seat_at(at)
        return not is_unlocked_by_tech(s, seat, s.government[seat]) and not keeps_pyramids(s, seat)

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return every_government()

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not ADOPT.has(action):
            return NOT_NOW
        if ADOPT.arg(action) == IN_ANARCHY:
            return ANARCHY_IS_DECLARED
        return None if is_unlocked_by_tech(s, seat, ADOPT.arg(action)) else GOVERNMENT_LOCKED

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return government_facts(s, seat, ADOPT.arg(action))

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        take_up(s, seat, ADOPT.arg(action))


class GovernmentNow(Step[Civilization]):
    """CV-5.10: whether to adopt at once a government unlocked outside the seat's own part. The figure is the
    government.
    """

    def __init__(self) -> None:
        super().__init__(AT_GOVERNMENT_NOW, "government_now", GOVERNMENTS)

    def fits(self, s: Civilization, at: i64) -> bool:
        seat = s.seat_at(at)
        outside = s.phase == IN_START and s.active != seat and s.held_in_anarchy[seat] == 0
        return outside and is_unlocked_by_tech(s, seat, s.figure_at(at, 0))

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([DECLINE.of(), ADOPT.of(s.top(0))])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not ADOPT.has(action):
            return NOT_NOW
        return None if ADOPT.arg(action) == s.top(0) else NOT_JUST_UNLOCKED

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return government_facts(s, seat, ADOPT.arg(action))

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if ADOPT.has(action):
            take_up(s, seat, ADOPT.arg(action))


def every_government() -> vec[i64]:
    """All governments, as candidates."""
    found = vec[i64]()
    for government in range(N_GOVERNMENTS):
        found = append(found, ADOPT.of(government))
    return found


def government_facts(s: Civilization, seat: i64, government: i64) -> Facts:
    return {"government": Term(GOVERNMENTS, government), "present": Term(GOVERNMENTS, s.government[seat])}
