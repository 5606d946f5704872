"""Answers to what others announce (CV-13): who is asked, in secret and all at once, and what cancels what.

What is announced is a frame that waits: an effect, or a culture card that pays for one. Above it lies the window, which
forks the stack. When all have answered, the first cancel clockwise is announced like anything else, with a window of
its own; the answers after it wait below it, face down, in case it falls.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from tests.slices.battle.box import (
    ANNOUNCED,
    AT_ALL_OTHERS,
    AT_PLAYER,
    CANCEL_ABILITY,
    CANCEL_ANY,
    CANCEL_EVENT,
    CANCEL_EVENT_ON_ME,
    CANCEL_EVENT_OR_ABILITY,
    EVENTS_UNCANCELLABLE,
    NONE,
    ONCE_A_CARD,
    Effect,
)
from tests.slices.battle.effects import (
    ALREADY_USED,
    WRONG_MOMENT,
    not_yours,
    why_not_afford,
    why_not_aim,
)
from tests.slices.battle.means import could_pay, holds, ways_to_pay, why_not_pay
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import (
    ANSWERED,
    ARTIST,
    AT_ANSWER,
    AT_EFFECT,
    AT_MEANS,
    AT_PAY,
    AT_PAYMENT,
    AT_RESPOND,
    AT_WINDOW,
    CALLED,
    CANCEL,
    CANCELLED,
    CARD_PACK,
    FIRST_CARD,
    FIRST_PERSON,
    MEANS,
    N_ABILITIES,
    N_PEOPLE,
    OUT,
    PASS,
    PAY,
    PERSON_PACK,
    PLAYED,
    SOURCES,
    UNOPPOSED,
)

NOT_CANCELLABLE: Final = Refusal("CV-12.4", "not-cancellable")
NOT_TOUCHED: Final = Refusal("CV-12.9", "not-touched")
REFUSALS: Final = [NOT_CANCELLABLE, NOT_TOUCHED]

# What is announced: a culture event, a resource ability, or what nobody can cancel.
EVENT: Final[i64] = 0
ABILITY: Final[i64] = 1
NEITHER: Final[i64] = 2


def kind_at(s: Civilization, at: i64) -> i64:
    """CV-13.1: what a frame announces."""
    if s.step_at(at) == AT_PAYMENT:
        return EVENT
    source = s.figure_at(at, 0)
    if s.is_card(source):
        return EVENT
    return ABILITY if s.box.used[source].cost != NONE else NEITHER


def cancellable(s: Civilization, at: i64) -> bool:
    kind = kind_at(s, at)
    if kind == EVENT:
        return s.lasting(s.seat_at(at), EVENTS_UNCANCELLABLE) is None
    return kind == ABILITY


def against(s: Civilization, at: i64) -> i64:
    """What a cancel is against: the frame below, beneath the answers that wait."""
    at -= 1
    while s.step_at(at) == AT_ANSWER:
        at -= 1
    return at


def touches(s: Civilization, at: i64, seat: i64) -> bool:
    """CV-12.9: whether what is announced affects somebody."""
    if s.step_at(at) == AT_PAYMENT:
        return False
    effect = s.box.used[s.figure_at(at, 0)]
    if effect.cancels():
        return s.seat_at(against(s, at)) == seat
    if effect.target == AT_PLAYER:
        return s.figure_at(at, 1) == seat
    return effect.target == AT_ALL_OTHERS and why_not_aim(s, s.seat_at(at), effect, seat) is None


# ---------------------------------------------------------------- who is asked


def open_window(s: Civilization) -> None:
    """CV-13.2, CV-13.8: whoever could have an answer to the top frame, as far as everybody knows, is asked."""
    at, seat = s.depth() - 1, s.asked()
    if not cancellable(s, at):
        return
    asked = False
    for other in range(s.seats):
        asked = asked or could_answer(s, at, other)
    if asked:
        s.split(AT_WINDOW, seat)
        for other in range(s.seats):
            if could_answer(s, at, other):
                s.push_to(other, AT_RESPOND)


def could_answer(s: Civilization, at: i64, seat: i64) -> bool:
    """CV-13.8: by the backs of what somebody holds, and by what lies open."""
    if seat == s.seat_at(at):
        return False
    event = kind_at(s, at) == EVENT
    touched = event and touches(s, at, seat)
    for card in s.hand(seat):
        level = CARD_PACK.backs[card]
        if level == 3 or (event and (level == 2 or touched)):
            return True
    if PERSON_PACK.find(s.person_pile, PERSON_PACK.of(seat), ARTIST) != NONE:
        return True
    for source in range(N_ABILITIES):
        effect = s.box.used[source]
        if (
            effect.when == ANNOUNCED
            and fits_kind(effect, event)
            and s.has(seat, effect)
            and not s.is_used(seat, source)
            and could_pay(s, seat, effect.cost)
        ):
            return True
    return False


def fits_kind(effect: Effect, event: bool) -> bool:
    """CV-12.4: what a cancel is for."""
    deed = effect.deed
    if deed == CANCEL_ANY or deed == CANCEL_EVENT_OR_ABILITY:
        return True
    return (deed == CANCEL_EVENT or deed == CANCEL_EVENT_ON_ME) if event else deed == CANCEL_ABILITY


def why_not_cancel(s: Civilization, at: i64, seat: i64, source: i64) -> Refusal | None:
    """Whether somebody may cancel with this what a frame announces."""
    effect = s.box.used[source]
    if not s.has(seat, effect):
        return not_yours(effect)
    if effect.when != ANNOUNCED:
        return WRONG_MOMENT
    if not fits_kind(effect, kind_at(s, at) == EVENT):
        return NOT_CANCELLABLE
    if effect.deed == CANCEL_EVENT_ON_ME and not touches(s, at, seat):
        return NOT_TOUCHED
    if s.is_used(seat, source):
        return ALREADY_USED
    return why_not_afford(s, seat, effect)


# ---------------------------------------------------------------- the window


class Window(Step[Civilization]):
    """CV-13.9: all have answered: the first cancel clockwise is announced; answers after it wait below it."""

    def __init__(self) -> None:
        super().__init__(AT_WINDOW, "window")
        self.on = [AT_EFFECT, AT_PAYMENT]
        # Answers touch nothing of one another; that some have two parts, a cancel and what pays for it, is not told.
        self.apart = True

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat = s.asked()
        s.drop()
        at = s.depth() - 1
        answers, means = s.answers, s.answer_means
        s.answers, s.answer_means = vec[i64]([NONE] * s.seats), vec[i64]([NONE] * s.seats)
        first: i64 = 1
        while first < s.seats and answers[(seat + first) % s.seats] == NONE:
            first += 1
        if first == s.seats:
            s.note(UNOPPOSED, seat)  # that nobody answers is news
            return
        for i in range(s.seats - 1, first, -1):
            other = (seat + i) % s.seats
            if could_answer(s, at, other):
                s.push(AT_ANSWER, other, answers[other], means[other])
        other = (seat + first) % s.seats
        announce_cancel(s, other, answers[other], means[other])


def announce_cancel(s: Civilization, seat: i64, source: i64, means: i64) -> None:
    """CV-13.2: a cancel is announced like anything else; what it costs is paid now (CV-11.8)."""
    lay_open(s, seat, source)
    s.push(AT_EFFECT, seat, source, NONE)
    if means != NONE:
        s.push(AT_PAY, seat, means)


def lay_open(s: Civilization, seat: i64, source: i64) -> None:
    """CV-12.3: a culture card or a person that is used is shown. A tech lies open anyway; but whoever uses it shows
    that he can pay for it.
    """
    if source >= FIRST_PERSON:
        show_person(s, seat, source - FIRST_PERSON)
        return
    if s.is_card(source) or s.box.used[source].cost != NONE:
        s.note(PLAYED, seat, source)
    if s.is_card(source):
        s.lay_open(source - FIRST_CARD)


def show_person(s: Civilization, seat: i64, person: i64) -> None:
    """CV-15.8: a person that is used lies open; with whoever has it, if it serves again."""
    s.note(CALLED, seat, person)
    if s.box.used[FIRST_PERSON + person].limit == ONCE_A_CARD:
        PERSON_PACK.put(s.person_pile, s.person_seen, person, OUT, everybody(s.seats))
    else:
        PERSON_PACK.show(s.person_seen, person, everybody(s.seats))


class Respond(Step[Civilization]):
    """CV-13.9: a cancel, or nothing; in secret, and who has none is asked like who has one."""

    def __init__(self) -> None:
        super().__init__(AT_RESPOND, "respond")
        self.on = [AT_WINDOW]
        self.quiet = False

    def fits(self, s: Civilization, at: i64) -> bool:
        return could_answer(s, s.find(AT_WINDOW) - 1, s.seat_at(at))

    def default(self, s: Civilization, seat: i64) -> i64:
        return PASS.of()

    def concerns(self, s: Civilization, seat: i64) -> bool:
        """What affects him, or an ability of the other side in his battle."""
        at = s.find(AT_WINDOW) - 1
        return touches(s, at, seat) or (s.attacker != NONE and seat in (s.attacker, s.defender))

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for source in range(N_ABILITIES):
            found = append(found, CANCEL.of(source))
        for card in s.hand(seat):
            found = append(found, CANCEL.of(FIRST_CARD + card))
        for person in range(N_PEOPLE):
            found = append(found, CANCEL.of(FIRST_PERSON + person))
        return append(found, PASS.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if PASS.has(action):
            return None
        if not CANCEL.has(action):
            return NOT_NOW
        return why_not_cancel(s, s.find(AT_WINDOW) - 1, seat, CANCEL.arg(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"source": Term(SOURCES, CANCEL.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if not CANCEL.has(action):
            answer(s, seat, NONE, NONE)
        elif s.box.used[CANCEL.arg(action)].cost != NONE:
            s.push(AT_MEANS, seat, CANCEL.arg(action))
        else:
            answer(s, seat, CANCEL.arg(action), NONE)


def answer(s: Civilization, seat: i64, source: i64, means: i64) -> None:
    s.answers[seat], s.answer_means[seat] = source, means
    s.note(ANSWERED, seat, source)
    s.drop()


class ChooseMeans(Step[Civilization]):
    """CV-11.8: what a cancel is paid with, chosen in secret together with it. The figure is the cancel."""

    def __init__(self) -> None:
        super().__init__(AT_MEANS, "means", SOURCES)
        self.on = [AT_RESPOND]
        self.quiet = False

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([PAY.of(means) for means in ways_to_pay(s, seat, s.box.used[s.top(0)].cost)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not PAY.has(action):
            return NOT_NOW
        return why_not_pay(s, seat, s.box.used[s.top(0)].cost, PAY.arg(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"means": Term(MEANS, PAY.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        source = s.top(0)
        s.drop()
        answer(s, seat, source, PAY.arg(action))


class Answer(Step[Civilization]):
    """CV-13.9: the cancel before this answer has fallen: it is announced, if it is one and still legal. The figures are
    the cancel and what pays for it; nobody else sees them.
    """

    def __init__(self) -> None:
        super().__init__(AT_ANSWER, "answer", SOURCES, MEANS)
        self.on = [AT_EFFECT, AT_PAYMENT, AT_ANSWER]
        self.none = [0, 1]

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        at, seat, source, means = against(s, s.depth() - 1), s.asked(), s.top(0), s.top(1)
        s.drop()
        if source != NONE and still_legal(s, at, seat, source, means):
            announce_cancel(s, seat, source, means)


def still_legal(s: Civilization, at: i64, seat: i64, source: i64, means: i64) -> bool:
    paid = means == NONE or holds(s, seat, means)
    return paid and why_not_cancel(s, at, seat, source) is None


def cancel(s: Civilization, by: i64) -> None:
    """CV-12.4: a cancel that stands takes away what it is against, and the answers that waited. A culture card that
    was to pay is lost; its payer is asked again (CV-11.8).
    """
    while s.step_at(s.depth() - 1) == AT_ANSWER:
        s.drop()
    s.note(CANCELLED, s.asked(), by)
    s.drop()
