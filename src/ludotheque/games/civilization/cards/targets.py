"""Choosing targets (CV-12.2, CV-12.5), one question for each.

How many targets an effect has, their kinds and which are legal is defined by its rule (`EffectRule`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from ludotheque.games.civilization.components.box import (
    ARMIES,
    BIT,
    CITIES,
    EVERYBODY,
    N_TERRAINS,
    N_WONDERS,
    NONE,
    OF_CARD,
    SCOUTS,
    Effect,
)
from ludotheque.games.civilization.components.codes import KILL_SQUARE
from ludotheque.games.civilization.effects.affected import standing_in, whose_square
from ludotheque.games.civilization.position.state import MOST_AIMS, Civilization
from ludotheque.games.civilization.position.steps import AT_ANSWERING, AT_EFFECT, AT_TARGET
from ludotheque.games.civilization.position.vocabulary import SOURCES
from ludotheque.games.civilization.realm.target_codes import (
    CITY,
    COIN_TOKEN,
    DECK,
    ENOUGH,
    FIGURES,
    FIRST_CITY,
    FIRST_COIN,
    FIRST_DECK,
    FIRST_PLAYER,
    FIRST_TERRAIN,
    FIRST_WONDER,
    NO_MORE,
    PERSON,
    PLAYER,
    SQUARE,
    TERRAIN,
    THE_PERSON,
    WONDER,
    action_of,
    aim_at,
    aim_facts,
    aim_of,
    figures_aim,
    kind_of,
    set_aim,
)

NOT_A_TARGET: Final = Refusal("CV-12.5", "not-a-target")
AIMED_ALREADY: Final = Refusal("CV-12.5", "aimed-already")
CONSENT_REFUSED: Final = Refusal("CV-12.8", "consent-refused")


# ---------------------------------------------------------------- which aims


def next_aim(s: Civilization, seat: i64, effect: Effect) -> i64:
    """The index of the next target to choose; NONE if all are chosen."""
    for which in range(s.box.rule_of(effect).aims(effect)):
        aim = aim_at(s, seat, which)
        if aim == NONE:
            return which
        if aim == ENOUGH:
            return NONE
    return NONE


def set_all_aims(s: Civilization, seat: i64, effect: Effect) -> None:
    """An effect on every other player targets, clockwise, each of them that it can affect."""
    if effect.players == EVERYBODY:
        which: i64 = 0
        for i in range(1, s.seats):
            other = (seat + i) % s.seats
            if why_not_aim(s, seat, effect, 0, FIRST_PLAYER + other) is None:
                s.aims[which] = FIRST_PLAYER + other
                which += 1


# ---------------------------------------------------------------- legal targets


def why_not_aim(s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
    """Whether the next target may be this one; the ones before it are chosen."""
    rule = s.box.rule_of(effect)
    kinds = PLAYER if effect.players == EVERYBODY else rule.kinds(effect, which)
    if kind_of(aim) & kinds == 0 or not exists(s, aim):
        return NOT_A_TARGET
    if aim == ENOUGH:
        return None
    if repeats(s, seat, effect, which, aim):
        return AIMED_ALREADY
    refusal = rule.why_not_aim(s, seat, effect, which, aim)
    if refusal is not None:
        return refusal
    if has_refused(s, seat, effect, which, aim):
        return CONSENT_REFUSED
    if which + 1 < rule.aims(effect) and rule.kinds(effect, which + 1) & NO_MORE == 0:
        set_aim(s, seat, which, aim)
        more = has_aim(s, seat, effect, which + 1)
        set_aim(s, seat, which, NONE)
        if not more:
            return CONSENT_REFUSED if effect.code == KILL_SQUARE else NOT_A_TARGET
    return None


def exists(s: Civilization, aim: i64) -> bool:
    kind = kind_of(aim)
    if kind == SQUARE:
        return aim < s.layout.squares
    return kind != PLAYER or aim < FIRST_PLAYER + s.seats


def repeats(s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> bool:
    """Several targets of one kind must differ."""
    for before in range(which):
        if aim_at(s, seat, before) == aim:
            return True
    return False


def has_refused(s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> bool:
    """CV-12.8: a card that a player has refused cannot target that player again this turn."""
    if effect.holder != OF_CARD:
        return False
    kind = kind_of(aim)
    other: i64 = NONE
    if kind == PLAYER:
        other = aim - FIRST_PLAYER
    elif effect.code == KILL_SQUARE:
        if which == 1:  # the figures and the great person of a square may belong to two players
            square = aim_at(s, seat, 0)
            other = s.owner_of(square) if aim == THE_PERSON else standing_in(s, seat, square)
    elif kind == SQUARE:
        other = whose_square(s, seat, effect, which, aim)
    return other != NONE and s.refused[other] & BIT[effect.which] != 0


def has_target(s: Civilization, seat: i64, effect: Effect) -> bool:
    """CV-12.5: whether there is a legal target."""
    if effect.players == EVERYBODY:
        for other in range(s.seats):
            if why_not_aim(s, seat, effect, 0, FIRST_PLAYER + other) is None:
                return True
        return False
    return s.box.rule_of(effect).aims(effect) == 0 or has_aim(s, seat, effect, 0)


def has_aim(s: Civilization, seat: i64, effect: Effect, which: i64) -> bool:
    for aim in possible_aims(s, s.box.rule_of(effect).kinds(effect, which)):
        if why_not_aim(s, seat, effect, which, aim) is None:
            return True
    return False


def possible_aims(s: Civilization, kinds: i64) -> vec[i64]:
    """Everything of these kinds, in vocabulary order."""
    if kinds == SQUARE:
        return s.layout.every_square
    found = vec[i64](capacity=s.layout.squares if kinds & SQUARE != 0 else ARMIES * SCOUTS)
    if kinds & NO_MORE != 0:
        found = append(found, ENOUGH)
    if kinds & PLAYER != 0:
        for seat in range(s.seats):
            found = append(found, FIRST_PLAYER + seat)
    if kinds & SQUARE != 0:
        for square in range(s.layout.squares):
            found = append(found, square)
    if kinds & CITY != 0:
        for slot in range(CITIES):
            found = append(found, FIRST_CITY + slot)
    if kinds & WONDER != 0:
        for wonder in range(N_WONDERS):
            found = append(found, FIRST_WONDER + wonder)
    if kinds & PERSON != 0:
        found = append(found, THE_PERSON)
    if kinds & FIGURES != 0:
        for armies in range(ARMIES + 1):
            for scouts in range(SCOUTS + 1):
                found = append(found, figures_aim(armies, scouts))
    if kinds & TERRAIN != 0:
        for terrain in range(N_TERRAINS):
            found = append(found, FIRST_TERRAIN + terrain)
    if kinds & DECK != 0:
        for level in range(1, 4):
            found = append(found, FIRST_DECK + level)
    if kinds & COIN_TOKEN != 0:
        for place in range(6):
            found = append(found, FIRST_COIN + place)
    return found


# ---------------------------------------------------------------- the question


class Target(Step[Civilization]):
    """CV-12.2: one target; not asked if there is only one. The figures are the source, and the index of the target."""

    def __init__(self) -> None:
        super().__init__(AT_TARGET, "target", SOURCES, numbers("aim", int(MOST_AIMS)))
        self.forced = True
        self.on = [AT_EFFECT, AT_ANSWERING]
        self.quiet = False

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        effect = s.box.used[s.top(0)]
        kinds = s.box.rule_of(effect).kinds(effect, s.top(1))
        return vec[i64]([action_of(aim) for aim in possible_aims(s, kinds)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        aim = aim_of(action)
        if aim == NONE:
            return NOT_NOW
        return why_not_aim(s, seat, s.box.used[s.top(0)], s.top(1), aim)

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        facts = aim_facts(aim_of(action))
        facts["source"] = Term(SOURCES, s.top(0))
        return facts

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        which = s.top(1)
        s.drop()
        set_aim(s, seat, which, aim_of(action))
