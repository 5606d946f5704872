"""Planning behind a screen, in several questions; then all plans are revealed, and carried out in turn order.

`Round` forks the stack: every seat plans on its own lane. Questions there are ordinary ones, hidden from the other
seats. `Reveal` joins the lanes. It declares them `apart`, so every player may undo decisions until the last one is
ready.

`Cash` is not a question but an aside: an action available at the questions that allow it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import ASIDE, BOTTOM, Step
from ludotheque.core.verbs import Term
from tests.toys.hamlet.answering import announce
from tests.toys.hamlet.village import (
    AT_CARRY_OUT,
    AT_PLAN,
    AT_REVEAL,
    AT_ROUND,
    AT_STOREYS,
    BUILD,
    BUILT_ON,
    CARDS,
    CASH,
    CASHED,
    CHOOSE,
    GIFT_OPENED,
    IS_READY,
    MOST_STOREYS,
    NO_GIFT,
    NO_PLANS,
    NO_STONES,
    NO_STOREYS,
    NONE,
    NOT_IN_HAND,
    ORDERS,
    PACK,
    PLAN_FULL,
    PLANNED,
    PLANNED_ALREADY,
    PLOTS,
    READY,
    ROUND_BEGAN,
    ROUNDS,
    SEALED_DECK,
    SHOWN,
    TOO_LATE,
    Hamlet,
    gift_points,
)


class Round(Step[Hamlet]):
    """HA-3: a round begins, everybody plans; after the last one, the end (HA-12)."""

    def __init__(self) -> None:
        super().__init__(AT_ROUND, "round")
        self.on = [BOTTOM]

    def asks(self, s: Hamlet) -> bool:
        return False

    def proceed(self, s: Hamlet) -> None:
        if s.round == ROUNDS:
            self.open_gifts(s)
            s.end()
            return
        s.round += 1
        if s.round > 1:
            s.first = (s.first + 1) % s.seats
            if PACK.count(s.pile, SEALED_DECK) > 0:
                s.draw(s.first, SEALED_DECK)
        s.note(ROUND_BEGAN, s.round, s.first)
        s.split(AT_REVEAL)
        for seat in range(s.seats):
            s.push_to(seat, AT_PLAN)

    def open_gifts(self, s: Hamlet) -> None:
        for seat in range(s.seats):
            for card in s.hand(seat):
                if gift_points(card) > 0:
                    PACK.show(s.seen, card, everybody(s.seats))
                    s.note(GIFT_OPENED, seat, card)


class Plan(Step[Hamlet]):
    """HA-4: one order more, or ready."""

    def __init__(self) -> None:
        super().__init__(AT_PLAN, "plan")
        self.on = [AT_REVEAL]
        self.asides = True

    def candidates(self, s: Hamlet, seat: i64) -> vec[i64]:
        return append(vec[i64]([CHOOSE.of(plot) for plot in range(PLOTS.size)]), READY.of())

    def why_not(self, s: Hamlet, seat: i64, action: i64) -> Refusal | None:
        if READY.has(action):
            return None
        if not CHOOSE.has(action):
            return NOT_NOW
        plot, orders = CHOOSE.arg(action), s.orders(seat)
        if s.houses[plot] != NONE:
            return BUILT_ON
        if plot in [s.plots[at] for at in orders]:
            return PLANNED_ALREADY
        if len(orders) == ORDERS:
            return PLAN_FULL
        return None if s.stones_left(seat) > 0 else NO_STONES

    def facts(self, s: Hamlet, seat: i64, action: i64) -> Facts:
        return {"plot": Term(PLOTS, CHOOSE.arg(action)), "orders": ORDERS}

    def apply(self, s: Hamlet, seat: i64, action: i64) -> None:
        if CHOOSE.has(action):
            s.push(AT_STOREYS, seat, CHOOSE.arg(action))
        else:
            s.note(IS_READY, seat)
            s.drop()


class Storeys(Step[Hamlet]):
    """HA-5: how high; then it is planned. The figure is the plot."""

    def __init__(self) -> None:
        super().__init__(AT_STOREYS, "storeys", PLOTS)
        self.on = [AT_PLAN]
        self.asides = True

    def fits(self, s: Hamlet, at: i64) -> bool:
        """The plot was available."""
        seat, plot = s.seat_at(at), s.figure_at(at, 0)
        free = s.houses[plot] == NONE and plot not in [s.plots[order] for order in s.orders(seat)]
        return free and len(s.orders(seat)) < ORDERS

    def candidates(self, s: Hamlet, seat: i64) -> vec[i64]:
        return vec[i64]([BUILD.of(storeys) for storeys in range(1, MOST_STOREYS + 1)])

    def why_not(self, s: Hamlet, seat: i64, action: i64) -> Refusal | None:
        if not BUILD.has(action):
            return NOT_NOW
        return None if 1 <= BUILD.arg(action) <= s.stones_left(seat) else NO_STOREYS

    def facts(self, s: Hamlet, seat: i64, action: i64) -> Facts:
        return {"storeys": BUILD.arg(action), "stones": s.stones_left(seat)}

    def apply(self, s: Hamlet, seat: i64, action: i64) -> None:
        at = seat * ORDERS + len(s.orders(seat))
        s.plots[at], s.storeys[at] = s.top(0), BUILD.arg(action)
        s.note(PLANNED, seat, s.plots[at], s.storeys[at])
        s.drop()


class Cash(Step[Hamlet]):
    """HA-11: a gift is revealed, for as many stones. All see it, and it can't be undone."""

    def __init__(self) -> None:
        super().__init__(ASIDE, "cash")

    def candidates(self, s: Hamlet, seat: i64) -> vec[i64]:
        return vec[i64]([CASH.of(card) for card in s.hand(seat)])

    def why_not(self, s: Hamlet, seat: i64, action: i64) -> Refusal | None:
        if not CASH.has(action):
            return NOT_NOW
        if not s.holds(seat, CASH.arg(action)):
            return NOT_IN_HAND
        return None if gift_points(CASH.arg(action)) > 0 else NO_GIFT

    def facts(self, s: Hamlet, seat: i64, action: i64) -> Facts:
        return {"card": Term(CARDS, CASH.arg(action))}

    def apply(self, s: Hamlet, seat: i64, action: i64) -> None:
        card = CASH.arg(action)
        s.lay_open(card)
        s.stones[seat] += gift_points(card)
        s.note(CASHED, seat, card)


class Reveal(Step[Hamlet]):
    """HA-6: when the last one is ready, all plans are shown."""

    def __init__(self) -> None:
        super().__init__(AT_REVEAL, "reveal")
        self.on = [AT_ROUND]
        self.apart = True

    def asks(self, s: Hamlet) -> bool:
        return False

    def proceed(self, s: Hamlet) -> None:
        s.drop()
        shown = False
        for seat in range(s.seats):
            for at in s.orders(seat):
                s.note(SHOWN, seat, s.plots[at], s.storeys[at])
                shown = True
        if not shown:
            s.note(NO_PLANS)  # that all plans are empty is revealed, too
        s.push(AT_CARRY_OUT, s.first)


class CarryOut(Step[Hamlet]):
    """HA-6: the next order, in turn order; none is left: the round is over."""

    def __init__(self) -> None:
        super().__init__(AT_CARRY_OUT, "carry_out")
        self.on = [AT_ROUND]

    def asks(self, s: Hamlet) -> bool:
        return False

    def proceed(self, s: Hamlet) -> None:
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            for at in s.orders(seat):
                self.carry_out(s, seat, at)
                return
        s.drop()

    def carry_out(self, s: Hamlet, seat: i64, at: i64) -> None:
        plot, storeys = s.plots[at], s.storeys[at]
        s.clear_order(at)
        if s.houses[plot] == NONE:
            announce(s, seat, plot, storeys)
        else:
            s.note(TOO_LATE, seat, plot)
