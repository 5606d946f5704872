"""An answer given in secret (CV-13.9): on its own lane, with its payment and its targets.

Response windows and the interrupts of movement share this: `begin_answer` asks for the rest of a choice on the lane
of the seat that answers, and the answer waits in `answers`, `answer_means` and `answer_aims` until all have answered.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.cards.targets import next_aim
from ludotheque.games.civilization.components.box import ANY_RESOURCE, NONE
from ludotheque.games.civilization.position.events import ANSWERED, LETS_PASS, MAY_ANSWER
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_ANSWERING,
    AT_INTERRUPT,
    AT_MEANS,
    AT_RESPOND,
    AT_TARGET,
)
from ludotheque.games.civilization.position.vocabulary import BY_KREMLIN, FLAG, MEANS, PAY, SOURCES
from ludotheque.games.civilization.realm.resources import (
    NOT_HELD,
    WRONG_RESOURCE,
    counts_as,
    free_base,
    held,
    ways_to_pay,
)
from ludotheque.games.civilization.realm.shown_cards import announce_answer

# CV-13.7: what a seat passes by standing answer (bits of `Civilization.passes`): answers and interrupts for this part
# of the phase, interrupts for this move.
PASSES_RESPONSES: Final[i64] = 1
PASSES_INTERRUPTS: Final[i64] = 2
PASSES_THIS_MOVE: Final[i64] = 4

TWO_FOR_A_SPY: Final = Refusal("CV-11.5", "two-for-a-spy")


def tell_asked(s: Civilization, asked: vec[i64]) -> None:
    """CV-13.12: with fast responses the log names the seats asked, since being asked reveals an answer."""
    if s.fast == 1:
        for seat in asked:
            s.note(MAY_ANSWER, seat)


def begin_answer(s: Civilization, seat: i64, source: i64) -> None:
    """A seat has chosen its answer; the rest of it is asked above the question on its lane."""
    forget_answer(s, seat)
    s.push(AT_ANSWERING, seat, source)


class Answering(Step[Civilization]):
    """Payment first, then targets; then the answer is complete. The figures are the answer, and whether the Kremlin
    pays.
    """

    def __init__(self) -> None:
        super().__init__(AT_ANSWERING, "answering", SOURCES, FLAG)
        self.on = [AT_RESPOND, AT_INTERRUPT]

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        seat, source, kremlin = s.asked(), s.top(0), s.top(1) == 1
        effect = s.box.used[source]
        paid = s.answer_means[seat * 2] != NONE and (not kremlin or s.answer_means[seat * 2 + 1] != NONE)
        if effect.costs_resources and not paid:
            s.push(AT_MEANS, seat, source)
            return
        which = next_aim(s, seat, effect)
        if which != NONE:
            s.push(AT_TARGET, seat, source, which)
            return
        s.answers[seat] = source
        s.note(ANSWERED, seat, source)
        s.drop()
        s.drop()  # together with the question it answers


class ChooseMeans(Step[Civilization]):
    """CV-11.8: what pays for the answer, chosen in secret together with it. The figure is the answer."""

    def __init__(self) -> None:
        super().__init__(AT_MEANS, "means", SOURCES)
        self.forced = True
        self.on = [AT_ANSWERING]
        self.quiet = False

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([PAY.of(means) for means in ways_to_pay(s, seat, asked_for(s), free_base(s), True)])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if not PAY.has(action):
            return NOT_NOW
        means = PAY.arg(action)
        left = held(s, seat, free_base(s), means, True)
        if left <= (1 if s.answer_means[seat * 2] == means else 0):
            return NOT_HELD
        if not counts_as(s, seat, asked_for(s), means):
            return WRONG_RESOURCE
        if means == BY_KREMLIN and real_resources(s, seat) < 2:
            return TWO_FOR_A_SPY
        return None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"means": Term(MEANS, PAY.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        means = PAY.arg(action)
        s.drop()
        if means == BY_KREMLIN:
            s.set_top(1, 1)
        elif s.answer_means[seat * 2] == NONE:
            s.answer_means[seat * 2] = means
        else:
            s.answer_means[seat * 2 + 1] = means


def asked_for(s: Civilization) -> i64:
    """The one resource that the answer costs; with the Kremlin, any."""
    at = s.find(AT_ANSWERING)
    if s.figure_at(at, 1) == 1:
        return ANY_RESOURCE
    effect = s.box.used[s.figure_at(at, 0)]
    resource: i64 = 0
    while effect.cost[resource] == 0:
        resource += 1
    return resource


def real_resources(s: Civilization, seat: i64) -> i64:
    """How many resources of any kind a seat really has."""
    total: i64 = 0
    for means in ways_to_pay(s, seat, ANY_RESOURCE, free_base(s), True):
        total += held(s, seat, free_base(s), means, True)
    return total


# ---------------------------------------------------------------- all have answered


def let_pass(s: Civilization) -> None:
    """CV-13.7: a seat that said so in this window is not asked again for a while; the standing pass becomes public
    now.
    """
    for seat in range(s.seats):
        if s.passing[seat] != 0:
            s.passes[seat] = s.passes[seat] | s.passing[seat]
            s.passing[seat] = 0
            s.note(LETS_PASS, seat)


def take_answers(s: Civilization) -> tuple[vec[i64], vec[i64]]:
    """All answers with their payments, cleared from the state."""
    answers, means = s.answers, s.answer_means
    s.answers = vec[i64]([NONE] * s.seats)
    s.answer_means = vec[i64]([NONE] * (s.seats * 2))
    s.answer_aims = vec[i64]([NONE] * (s.seats * 2))
    return answers, means


def first_answer(s: Civilization, actor: i64) -> i64:
    """CV-13.6, CV-13.9: the first seat clockwise from the actor that gave an answer; NONE if there is none."""
    for i in range(1, s.seats):
        if s.answers[(actor + i) % s.seats] != NONE:
            return (actor + i) % s.seats
    return NONE


def reveal_answer(s: Civilization, seat: i64) -> None:
    """CV-13.9: one answer is announced with its targets; the others stay secret and unspent."""
    s.aims[0], s.aims[1] = s.answer_aims[seat * 2], s.answer_aims[seat * 2 + 1]
    answers, means = take_answers(s)
    announce_answer(s, seat, answers[seat], means[seat * 2], means[seat * 2 + 1])


def forget_answer(s: Civilization, seat: i64) -> None:
    s.answers[seat] = NONE
    s.passing[seat] = 0
    for i in range(seat * 2, seat * 2 + 2):
        s.answer_means[i] = NONE
        s.answer_aims[i] = NONE
