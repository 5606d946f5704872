"""Using something (CV-13.1): its targets and payment are chosen, then it is announced, and carried out unless
cancelled.

Menus ask `why_not_use` and `usable_sources`, and call `use`. The frame AT_EFFECT then goes from stage to stage; the
questions it asks lie above it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import numbers
from ludotheque.games.civilization.cards.paying import show_payment
from ludotheque.games.civilization.cards.responses import cancel, open_window
from ludotheque.games.civilization.cards.targets import CONSENT_REFUSED, has_target, next_aim, set_all_aims
from ludotheque.games.civilization.cards.united_nations import ask_consent
from ludotheque.games.civilization.cards.usable import why_not_afford, why_not_have
from ludotheque.games.civilization.components.box import (
    BIT,
    NONE,
    OF_CARD,
    OF_PERSON,
    OF_TOKEN,
    ONCE_A_CARD,
    Effect,
)
from ludotheque.games.civilization.components.codes import EXTRA_PRODUCTION_ONE_CITY
from ludotheque.games.civilization.position.events import ANNOUNCES
from ludotheque.games.civilization.position.state import MOST_PAID, Civilization
from ludotheque.games.civilization.position.steps import AT_EFFECT, AT_PAY, AT_TARGET
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DISCARD,
    CARD_PACK,
    PERSON_PACK,
    SOURCES,
    TOKEN_PACK,
)
from ludotheque.games.civilization.realm.cards_in_force import has, has_person_on_map, is_used, mark_used
from ludotheque.games.civilization.realm.resources import could_pay, free_base, open_part, settle_payment
from ludotheque.games.civilization.realm.shown_cards import (
    STAGES,
    TO_AIM,
    TO_ANNOUNCE,
    TO_ANSWER,
    TO_CARRY_OUT,
    TO_CONSENT,
    TO_PAY,
    lay_open,
)
from ludotheque.games.civilization.realm.target_codes import clear_aims, note_aims

NO_TARGET: Final = Refusal("CV-12.5", "no-target")

# ---------------------------------------------------------------- legality


def why_not_use(s: Civilization, seat: i64, source: i64, moment: i64) -> Refusal | None:
    """Whether a seat may use this at a moment (one of `box.WHEN_…`); for cancels, see `responses`."""
    effect = s.box.used[source]
    refusal = why_not_have(s, seat, effect, moment)
    if refusal is not None:
        return refusal
    refusal = s.box.rule_of(effect).why_not(s, seat, effect)
    if refusal is not None:
        return refusal
    if not has_target(s, seat, effect):
        return no_target(s, effect)
    return why_not_afford(s, seat, effect)


def no_target(s: Civilization, effect: Effect) -> Refusal:
    """CV-12.5: no target, a rule of the effect's own, or every possible target has refused the card this turn
    (CV-12.8).
    """
    refusal = s.box.rule_of(effect).why_no_target()
    if refusal is not None:
        return refusal
    if effect.holder == OF_CARD:
        for other in range(s.seats):
            if s.refused[other] & BIT[effect.which] != 0:
                return CONSENT_REFUSED
    return NO_TARGET


def usable_sources(s: Civilization, seat: i64, moment: i64) -> vec[i64]:
    """What a seat has in force for a moment, ascending: the candidates of a menu."""
    found = vec[i64]()
    for effect in s.box.usable_at(moment):
        if has(s, seat, effect):
            found = append(found, effect.source)
    return found


def could_use(s: Civilization, seat: i64, moment: i64) -> bool:
    """CV-1.11: whether a seat could use anything at a moment, by public knowledge: face-up things it can pay for, a
    face-down named card, a culture card.
    """
    for effect in s.box.usable_at(moment):
        if effect.holder == OF_PERSON:
            if could_call(s, seat, effect):
                return True
        elif effect.holder == OF_CARD or effect.holder == OF_TOKEN:
            if holds_such_back(s, seat, effect):
                return True
        elif could_use_open(s, seat, effect, moment):
            return True
    return False


def could_use_open(s: Civilization, seat: i64, effect: Effect, moment: i64) -> bool:
    """For face-up things: everything is known except whether the seat can really pay."""
    if why_not_have(s, seat, effect, moment) is not None:
        return False
    if s.box.rule_of(effect).why_not(s, seat, effect) is not None:
        return False
    return has_target(s, seat, effect) and (not effect.costs_resources or could_pay(s, seat, effect))


def could_call(s: Civilization, seat: i64, effect: Effect) -> bool:
    """Whether a seat may use a named card: its type has a marker on the map (CV-15.8), and either the card is face up
    and unused or the seat has a face-down card of that type.
    """
    type = s.box.person_type[effect.which]
    if not s.person_deck or not has_person_on_map(s, seat, type):
        return False
    for person in PERSON_PACK.with_back(s.person_pile, PERSON_PACK.of(seat), type):
        if s.person_seen[person] != everybody(s.seats):
            return True
        if person == effect.which and effect.may and not is_used(s, seat, effect):
            return True
    return False


def holds_such_back(s: Civilization, seat: i64, effect: Effect) -> bool:
    """Whether a seat holds a card or token with the back of this one."""
    if effect.holder == OF_CARD:
        back = CARD_PACK.backs[effect.which]
        return CARD_PACK.find(s.card_pile, CARD_PACK.of(seat), back) != NONE
    back = TOKEN_PACK.backs[effect.which]
    return TOKEN_PACK.find(s.token_pile, TOKEN_PACK.of(seat), back) != NONE


# ---------------------------------------------------------------- use it


def use(s: Civilization, seat: i64, source: i64) -> None:
    """CV-13.1: a card is shown at once; then its targets and its payment are chosen. On a lane nothing is announced,
    since other lanes are suspended.
    """
    s.leave()
    lay_open(s, seat, s.box.used[source])
    s.push(AT_EFFECT, seat, source, free_base(s), TO_AIM)


class Announced(Step[Civilization]):
    """CV-13.1, CV-13.2: from choosing targets to carrying out. The figures are the source, the base of its payment,
    and the next stage.
    """

    def __init__(self) -> None:
        super().__init__(AT_EFFECT, "effect", SOURCES, numbers("base", int(MOST_PAID)), STAGES)

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, effect, base, stage = s.asked(), s.box.used[s.top(0)], s.top(1), s.top(2)
        if stage == TO_AIM:
            set_all_aims(s, seat, effect)
            which = next_aim(s, seat, effect)
            if which != NONE:
                s.push(AT_TARGET, seat, effect.source, which)
                return
        elif stage == TO_PAY:
            if effect.costs_resources and open_part(s, effect, base) != NONE:
                s.push(AT_PAY, seat, effect.source)
                return
        elif stage == TO_CONSENT:
            s.set_top(2, TO_ANNOUNCE)
            ask_consent(s, seat, effect)
            return
        elif stage == TO_ANNOUNCE:
            s.set_top(2, TO_ANSWER)
            announce(s, seat, effect, base)
            return
        elif stage == TO_ANSWER:
            if effect.costs_resources and open_part(s, effect, base) != NONE:
                s.push(AT_PAY, seat, effect.source, 1)  # a card in the payment was cancelled
                return
            s.set_top(2, TO_CARRY_OUT)
            open_window(s)
            return
        else:
            s.drop()
            resolve(s, seat, effect, base)
            return
        s.set_top(2, stage + 1)


def announce(s: Civilization, seat: i64, effect: Effect, base: i64) -> None:
    """CV-11.4, CV-13.1: from here on it counts as used, cancelled or not; the whole payment is shown."""
    s.trade[seat] -= effect.trade
    s.culture[seat] -= effect.culture
    if effect.limit != ONCE_A_CARD:
        mark_used(s, seat, effect)
    s.note(ANNOUNCES, seat, effect.source)
    if not effect.cancels:
        note_aims(s, seat, effect)
    if effect.costs_resources:
        show_payment(s, seat, effect, base)


def resolve(s: Civilization, seat: i64, effect: Effect, base: i64) -> None:
    """Carries out an announcement that was not cancelled."""
    settle_payment(s, seat, effect, base, effect.code == EXTRA_PRODUCTION_ONE_CITY)
    if effect.holder == OF_CARD:
        CARD_PACK.put(s.card_pile, s.card_seen, effect.which, CARD_DISCARD, everybody(s.seats))
    if effect.cancels:
        cancel(s, seat, effect)
    else:
        s.box.rule_of(effect).carry_out(s, seat, effect)
        clear_aims(s)
