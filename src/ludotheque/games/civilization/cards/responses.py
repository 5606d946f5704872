"""Responses to what others announce (CV-13): the seats asked, in secret and simultaneously, and what cancels what.

The thing announced is a waiting frame: an effect, a culture card that pays for one, or a city's action. Above it lies
the window, which forks the stack. When all seats have answered, the first cancel clockwise is announced in the same
way, with a window of its own; later answers wait below it, face down, in case it is cancelled.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.cards.secret_answers import (
    PASSES_RESPONSES,
    begin_answer,
    let_pass,
    take_answers,
    tell_asked,
)
from ludotheque.games.civilization.cards.usable import why_not_afford, why_not_have
from ludotheque.games.civilization.city.actions_left import ACTION_KINDS, city_action_cancelled
from ludotheque.games.civilization.components.box import N_CARDS, NONE, OF_CARD, WHEN_ANNOUNCED, Effect
from ludotheque.games.civilization.components.codes import (
    CANCEL_ANY,
    CANCEL_CITY_ACTION,
    CANCEL_CULTURE_EVENT,
    CANCEL_EVENT,
    CANCEL_EVENT_ON_ME,
    CANCEL_EVENT_OR_RESOURCE_ABILITY,
    CANCEL_RESOURCE_ABILITY,
    EVENTS_UNCANCELLABLE,
    KING,
)
from ludotheque.games.civilization.effects.affected import affects, against, is_event
from ludotheque.games.civilization.position.events import CANCELLED, UNOPPOSED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_ANSWER,
    AT_CITY_ACTION,
    AT_EFFECT,
    AT_PAYMENT,
    AT_RESPOND,
    AT_WINDOW,
)
from ludotheque.games.civilization.position.vocabulary import (
    CANCEL,
    CARD_DISCARD,
    CARD_PACK,
    CARDS,
    MEANS,
    PASS,
    PASS_PART,
    SEATS,
    SOURCES,
)
from ludotheque.games.civilization.realm.cards_in_force import (
    allowed,
    could_hold,
    has,
    is_used,
    mark_cancelled,
)
from ludotheque.games.civilization.realm.resources import could_pay, free_base, held, put_card, settle_payment
from ludotheque.games.civilization.realm.shown_cards import announce_answer
from ludotheque.games.civilization.realm.target_codes import clear_aims

NOT_CANCELLABLE: Final = Refusal("CV-12.4", "not-cancellable")
NOT_AFFECTED: Final = Refusal("CV-12.9", "not-affected")
ONLY_CANCELS: Final = Refusal("CV-1.4", "only-cancels")

# The kinds of announcements: a culture event, a resource ability, a city's action, or one that cannot be cancelled.
EVENT: Final[i64] = 0
ABILITY: Final[i64] = 1
CITY_ACTION: Final[i64] = 2
NEITHER: Final[i64] = 3


def kind_at(s: Civilization, at: i64) -> i64:
    """CV-13.1: the kind of announcement of a frame."""
    if s.step_at(at) == AT_CITY_ACTION:
        return CITY_ACTION
    if is_event(s, at):
        return EVENT
    return ABILITY if s.box.used[s.figure_at(at, 0)].costs_resources else NEITHER


def cancellable(s: Civilization, at: i64) -> bool:
    """CV-12.4, CV-13.3, CV-B45: not events of a player with Mass Media, nor city actions protected by Dr. King or
    taken by Ada Lovelace.
    """
    kind, seat = kind_at(s, at), s.seat_at(at)
    if kind == EVENT:
        return not allowed(s, seat, EVENTS_UNCANCELLABLE)
    if kind == CITY_ACTION:
        return s.act_extra == 0 and not allowed(s, seat, KING)
    return kind == ABILITY


# ---------------------------------------------------------------- seats asked


def open_window(s: Civilization) -> None:
    """CV-13.2, CV-13.6, CV-13.8, CV-13.10: asks every seat that could, by public knowledge, answer the top frame.
    Nothing else is asked until all have answered.
    """
    at, seat = s.depth() - 1, s.asked()
    if not cancellable(s, at):
        return
    asked = vec[i64]()
    for other in range(s.seats):
        if is_asked(s, at, other):
            asked = append(asked, other)
    tell_asked(s, asked)
    if len(asked) > 0:
        s.split(AT_WINDOW, seat)
        for other in asked:
            s.push_to(other, AT_RESPOND)
    elif s.fast == 1:
        s.note(UNOPPOSED, seat)


def is_asked(s: Civilization, at: i64, seat: i64) -> bool:
    """CV-13.7, CV-13.8, CV-13.12: not seats that pass by standing answer; with fast responses only seats that really
    have an answer.
    """
    if seat == s.seat_at(at) or s.passes[seat] & PASSES_RESPONSES != 0:
        return False
    return can_answer(s, at, seat) if s.fast == 1 else could_answer(s, at, seat)


def could_answer(s: Civilization, at: i64, seat: i64) -> bool:
    """CV-13.8, CV-R37: by the backs of what a seat holds, and by what is face up."""
    kind = kind_at(s, at)
    if could_hold(s, seat, CANCEL_ANY):
        return True
    if kind != CITY_ACTION:
        lowest = level_that_answers(s, at, seat, kind)
        for card in range(N_CARDS):
            if s.card_pile[card] == CARD_PACK.of(seat) and s.box.card_level[card] >= lowest:
                return True
    for effect in s.box.with_code[ability_against(kind)]:
        if has(s, seat, effect) and not is_used(s, seat, effect) and could_pay(s, seat, effect):
            return True
    return False


def level_that_answers(s: Civilization, at: i64, seat: i64, kind: i64) -> i64:
    """CV-13.8: the lowest level at which a culture card in hand could be a cancel."""
    if kind == ABILITY:
        return 3
    return 1 if affects(s, at, seat) else 2


def ability_against(kind: i64) -> i64:
    """CV-13.8: Civil Service, Mass Media, Writing."""
    if kind == EVENT:
        return CANCEL_CULTURE_EVENT
    return CANCEL_RESOURCE_ABILITY if kind == ABILITY else CANCEL_CITY_ACTION


def can_answer(s: Civilization, at: i64, seat: i64) -> bool:
    """CV-13.12: whether a seat really has a cancel for this."""
    for effect in s.box.used:
        if effect.cancels and why_not_cancel(s, at, seat, effect.source) is None:
            return True
    return False


def fits_kind(effect: Effect, kind: i64) -> bool:
    """CV-12.4, CV-B43: whether a cancel applies to a kind of announcement."""
    code = effect.code
    if code == CANCEL_ANY:
        return True
    if kind == CITY_ACTION:
        return code == CANCEL_CITY_ACTION
    if code == CANCEL_EVENT_OR_RESOURCE_ABILITY:
        return True
    if kind == ABILITY:
        return code == CANCEL_RESOURCE_ABILITY
    return code == CANCEL_EVENT or code == CANCEL_EVENT_ON_ME or code == CANCEL_CULTURE_EVENT


def why_not_cancel(s: Civilization, at: i64, seat: i64, source: i64) -> Refusal | None:
    """CV-11.9, CV-R35: whether a seat may cancel a frame's announcement with this."""
    effect = s.box.used[source]
    if not effect.cancels:
        return ONLY_CANCELS
    refusal = why_not_have(s, seat, effect, WHEN_ANNOUNCED)
    if refusal is not None:
        return refusal
    if not fits_kind(effect, kind_at(s, at)):
        return NOT_CANCELLABLE
    if effect.code == CANCEL_EVENT_ON_ME and not affects(s, at, seat):
        return NOT_AFFECTED
    return why_not_afford(s, seat, effect)


# ---------------------------------------------------------------- the window


class Window(Step[Civilization]):
    """CV-13.9: when all have answered, the first cancel clockwise is announced; the answers after it wait below it."""

    def __init__(self) -> None:
        super().__init__(AT_WINDOW, "window")
        self.on = [AT_EFFECT, AT_PAYMENT, AT_CITY_ACTION]
        # Answers do not affect one another; that some have several parts, a cancel and its payment, is not revealed.
        self.apart = True

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat = s.asked()
        s.drop()
        at = s.depth() - 1
        answers, means = take_answers(s)
        first: i64 = 1
        while first < s.seats and answers[(seat + first) % s.seats] == NONE:
            first += 1
        if first == s.seats:
            s.note(UNOPPOSED, seat)  # the lack of answers is logged
            let_pass(s)
            return
        for i in range(s.seats - 1, first, -1):
            other = (seat + i) % s.seats
            if is_asked(s, at, other):
                s.push(AT_ANSWER, other, answers[other], means[other * 2], means[other * 2 + 1])
        let_pass(s)
        other = (seat + first) % s.seats
        announce_answer(s, other, answers[other], means[other * 2], means[other * 2 + 1])


class Respond(Step[Civilization]):
    """CV-13.9, CV-B2: a cancel, or nothing; in secret, and asked alike of seats with and without a cancel."""

    def __init__(self) -> None:
        super().__init__(AT_RESPOND, "respond")
        self.on = [AT_WINDOW]
        self.quiet = False
        self.mentions = [SEATS, SOURCES, CARDS, ACTION_KINDS]

    def fits(self, s: Civilization, at: i64) -> bool:
        return is_asked(s, s.find(AT_WINDOW) - 1, s.seat_at(at))

    def mentioned(self, s: Civilization) -> list[int]:
        """CV-13.1: who has announced what: an effect, a culture card that pays, or a city's action."""
        at = s.find(AT_WINDOW) - 1
        step, figure = s.step_at(at), s.figure_at(at, 0)
        return [
            int(s.seat_at(at)),
            int(figure) if step == AT_EFFECT else -1,
            int(figure) if step == AT_PAYMENT else -1,
            int(s.act_kind) if step == AT_CITY_ACTION else -1,
        ]

    def default(self, s: Civilization, seat: i64) -> i64:
        return PASS.of()

    def lets_pass(self, s: Civilization, seat: i64, action: i64) -> bool:
        return not CANCEL.has(action)

    def concerns(self, s: Civilization, seat: i64) -> bool:
        """Whether it affects the seat, or is an ability of its opponent in battle."""
        at = s.find(AT_WINDOW) - 1
        return affects(s, at, seat) or (s.attacker != NONE and (seat == s.attacker or seat == s.defender))

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for effect in s.box.used:
            if effect.cancels and has(s, seat, effect):
                found = append(found, CANCEL.of(effect.source))
        found = append(found, PASS.of())
        return append(found, PASS_PART.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if PASS.has(action) or PASS_PART.has(action):
            return None
        if not CANCEL.has(action):
            return NOT_NOW
        return why_not_cancel(s, s.find(AT_WINDOW) - 1, seat, CANCEL.arg(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"source": Term(SOURCES, CANCEL.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if CANCEL.has(action):
            begin_answer(s, seat, CANCEL.arg(action))
            return
        s.drop()
        if PASS_PART.has(action):
            s.passing[seat] = PASSES_RESPONSES


class Answer(Step[Civilization]):
    """CV-13.9: the cancel before this answer has itself been cancelled: this answer is announced, if it is a cancel
    and still legal. The figures are the cancel and its payment; no other seat sees them.
    """

    def __init__(self) -> None:
        super().__init__(AT_ANSWER, "answer", SOURCES, MEANS, MEANS)
        self.on = [AT_EFFECT, AT_PAYMENT, AT_CITY_ACTION, AT_ANSWER]
        self.none = [0, 1, 2]

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        at, seat, source = against(s, s.depth() - 1), s.asked(), s.top(0)
        means, other = s.top(1), s.top(2)
        s.drop()
        if source != NONE and still_legal(s, at, seat, source, means, other):
            announce_answer(s, seat, source, means, other)


def still_legal(s: Civilization, at: i64, seat: i64, source: i64, means: i64, other: i64) -> bool:
    """Whether an answer is still legal, and its payment is still available."""
    base = free_base(s)
    for one in (means, other):
        if one != NONE and held(s, seat, base, one, True) < (2 if means == other else 1):
            return False
    return why_not_cancel(s, at, seat, source) is None


# ---------------------------------------------------------------- cancelled announcements


def cancel(s: Civilization, by: i64, cancelling: Effect) -> None:
    """CV-12.4: a cancel that stands removes what it cancels, and the answers that waited."""
    while s.step_at(s.depth() - 1) == AT_ANSWER:
        s.drop()
    s.note(CANCELLED, s.asked(), by)
    step = s.step_at(s.depth() - 1)
    if step == AT_CITY_ACTION:
        city_action_cancelled(s)
    elif step == AT_PAYMENT:
        lose_paying_card(s)
    else:
        call_off(s, cancelling)


def lose_paying_card(s: Civilization) -> None:
    """CV-11.8: a culture card in a payment is lost; its payer is asked again."""
    card, part = s.top(0), s.top(1)
    put_card(s, card, CARD_DISCARD)
    s.paid[part] = NONE
    s.drop()


def call_off(s: Civilization, cancelling: Effect) -> None:
    """CV-11.4, CV-12.4, CV-13.4: an event or ability has no effect; what was paid for it is lost. An ability counts
    as used (CV-B12); one cancelled by an ability like Mass Media's is recorded (CV-B38).
    """
    seat, effect, base = s.asked(), s.box.used[s.top(0)], s.top(1)
    s.drop()
    settle_payment(s, seat, effect, base, False)
    if effect.costs_resources and cancelling.costs_resources:
        mark_cancelled(s, seat, effect)
    if effect.holder == OF_CARD:
        put_card(s, effect.which, CARD_DISCARD)
    if not effect.cancels:
        clear_aims(s)
