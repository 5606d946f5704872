"""A response window: an announcement may be vetoed, a veto too, without revealing hands.

The announced effect is a pending frame. Above it is the window, which forks the stack: all who could have an answer, by
public knowledge, are asked at the same time and answer in secret. Once all have answered, the window joins: the first
veto in turn order is revealed, and becomes an announcement itself. A veto that is not cancelled removes the frame below
it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from tests.toys.hamlet.village import (
    ANNOUNCED,
    ANSWERED,
    AT_ANSWER,
    AT_CARRY_OUT,
    AT_ORDER,
    AT_VETO,
    AT_WINDOW,
    BUILT,
    CANCELLED,
    CARDS,
    DISCARDED,
    NO_VETO,
    NONE,
    NOT_IN_HAND,
    PASS,
    PLOTS,
    STOREYS,
    UNOPPOSED,
    VETO,
    VETOED,
    Hamlet,
    is_veto,
    worth,
)


def announce(s: Hamlet, seat: i64, plot: i64, storeys: i64) -> None:
    """HA-7: a player is going to build."""
    s.note(ANNOUNCED, seat, plot, storeys)
    s.push(AT_ORDER, seat, plot, storeys)
    open_window(s, seat)


def announce_veto(s: Hamlet, seat: i64, card: i64) -> None:
    """HA-9: a veto is revealed, and may itself be vetoed."""
    s.note(VETOED, seat, card)
    s.lay_open(card)
    s.push(AT_VETO, seat, card)
    open_window(s, seat)


def open_window(s: Hamlet, seat: i64) -> None:
    """HA-7: all others who may hold a veto, by public knowledge, are asked; if there are none, there is no window."""
    asked = [other for other in range(s.seats) if other != seat and s.may_hold_a_veto(other)]
    if asked:
        s.split(AT_WINDOW, seat)
        for other in asked:
            s.push_to(other, AT_ANSWER)


class Window(Step[Hamlet]):
    """HA-8: all have answered: the first veto in turn order counts, and the other answers stay hidden."""

    def __init__(self) -> None:
        super().__init__(AT_WINDOW, "window")
        self.on = [AT_ORDER, AT_VETO]

    def fits(self, s: Hamlet, at: i64) -> bool:
        """It is about the same seat's announcement."""
        return s.seat_at(at) == s.seat_at(at - 1)

    def asks(self, s: Hamlet) -> bool:
        return False

    def proceed(self, s: Hamlet) -> None:
        seat = s.asked()
        s.drop()
        answers, s.answers = s.answers, vec[i64]([NONE] * s.seats)
        for i in range(1, s.seats):
            other = (seat + i) % s.seats
            if answers[other] != NONE:
                announce_veto(s, other, answers[other])
                return
        s.note(UNOPPOSED, seat)  # that there was no veto is information


class Answer(Step[Hamlet]):
    """HA-8: a veto from the hand, or nothing. In secret: seats without a veto are asked, too."""

    def __init__(self) -> None:
        super().__init__(AT_ANSWER, "answer")
        self.on = [AT_WINDOW]

    def fits(self, s: Hamlet, at: i64) -> bool:
        """Another player's announcement, to a seat that may hold a veto."""
        return s.seat_at(at) != s.seat_at(at - 1) and s.may_hold_a_veto(s.seat_at(at))

    def default(self, s: Hamlet, seat: i64) -> i64:
        return PASS.of()

    def concerns(self, s: Hamlet, seat: i64) -> bool:
        """A house on a plot of the seat's own plan; a veto against the seat's own announcement."""
        at = s.find(AT_WINDOW) - 1
        if s.step_at(at) == AT_VETO:
            return s.seat_at(at - 1) == seat
        return s.figure_at(at, 0) in [s.plots[order] for order in s.orders(seat)]

    def candidates(self, s: Hamlet, seat: i64) -> vec[i64]:
        return append(vec[i64]([VETO.of(card) for card in s.hand(seat)]), PASS.of())

    def why_not(self, s: Hamlet, seat: i64, action: i64) -> Refusal | None:
        if PASS.has(action):
            return None
        if not VETO.has(action):
            return NOT_NOW
        if not s.holds(seat, VETO.arg(action)):
            return NOT_IN_HAND
        return None if is_veto(VETO.arg(action)) else NO_VETO

    def facts(self, s: Hamlet, seat: i64, action: i64) -> Facts:
        return {"card": Term(CARDS, VETO.arg(action))}

    def apply(self, s: Hamlet, seat: i64, action: i64) -> None:
        s.answers[seat] = VETO.arg(action) if VETO.has(action) else NONE
        s.note(ANSWERED, seat, s.answers[seat])
        s.drop()


class Veto(Step[Hamlet]):
    """HA-9: an effective veto: the frame below it has no effect. The figure is the card."""

    def __init__(self) -> None:
        super().__init__(AT_VETO, "veto", CARDS)
        self.on = [AT_ORDER, AT_VETO]

    def fits(self, s: Hamlet, at: i64) -> bool:
        """A revealed veto, of another seat than the one it is against."""
        card = s.figure_at(at, 0)
        return is_veto(card) and s.pile[card] == DISCARDED and s.seat_at(at) != s.seat_at(at - 1)

    def asks(self, s: Hamlet) -> bool:
        return False

    def proceed(self, s: Hamlet) -> None:
        s.drop()
        s.note(CANCELLED, s.asked())
        s.drop()


class Order(Step[Hamlet]):
    """HA-10: no veto is left: it is built. The figures are the plot and the storeys."""

    def __init__(self) -> None:
        super().__init__(AT_ORDER, "order", PLOTS, STOREYS)
        self.on = [AT_CARRY_OUT]

    def fits(self, s: Hamlet, at: i64) -> bool:
        """The plot is free, and there are enough stones."""
        seat, plot, storeys = s.seat_at(at), s.figure_at(at, 0), s.figure_at(at, 1)
        return s.houses[plot] == NONE and 1 <= storeys <= s.stones_left(seat)

    def asks(self, s: Hamlet) -> bool:
        return False

    def proceed(self, s: Hamlet) -> None:
        seat, plot, storeys = s.asked(), s.top(0), s.top(1)
        s.drop()
        s.houses[plot], s.heights[plot] = seat, storeys
        s.stones[seat] -= storeys
        s.note(BUILT, seat, plot, worth(plot) * storeys)
