"""The vocabulary and the position of Hamlet: plots, cards, verbs, events."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.cards import Pack, bit, everybody
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Fields
from ludotheque.core.refusals import Refusal
from ludotheque.core.state import State
from ludotheque.core.verbs import Domain, Vocabulary, numbers

ROUNDS: Final[i64] = 3
STONES: Final[i64] = 6
MOST_STOREYS: Final[i64] = 3
ORDERS: Final[i64] = 2  # per round and seat
NONE: Final[i64] = -1

SEATS: Final = numbers("seat", 3)
PLOTS: Final = Domain("plot", ["well", "barn", "ford", "mill", "hill", "green"])
STOREYS: Final = numbers("storeys", 3)
ROUND: Final = numbers("round", 3)
POINTS: Final = numbers("points", 18)
N_VETOES: Final[i64] = 6
N_SEALED: Final[i64] = 10
ALL_GIFTS: Final[i64] = 1 + 2 + 3 + 4
CARDS: Final = Domain(
    "card",
    [f"veto_{n}" for n in range(1, 7)]
    + [f"song_{n}" for n in range(1, 5)]
    + [f"gift_{n}" for n in range(1, 5)],
)

# HA-2: the piles of cards besides the hands. The back of a card shows a seal or a ribbon.
SEALED_DECK: Final[i64] = 0
GIFT_DECK: Final[i64] = 1
DISCARDED: Final[i64] = 2
SEAL: Final[i64] = 0
RIBBON: Final[i64] = 1
PACK: Final = Pack(CARDS, common=3, backs=[0] * 10 + [1] * 4)

VERBS: Final = Vocabulary()
CHOOSE: Final = VERBS.verb("choose", plot=PLOTS)
BUILD: Final = VERBS.verb("build", storeys=STOREYS)
READY: Final = VERBS.verb("ready")
VETO: Final = VERBS.verb("veto", card=CARDS)
PASS: Final = VERBS.verb("pass")
CASH: Final = VERBS.aside("cash", card=CARDS)

AT_ROUND: Final[i64] = 0
AT_REVEAL: Final[i64] = 1
AT_PLAN: Final[i64] = 2
AT_STOREYS: Final[i64] = 3
AT_CARRY_OUT: Final[i64] = 4
AT_ORDER: Final[i64] = 5
AT_VETO: Final[i64] = 6
AT_WINDOW: Final[i64] = 7
AT_ANSWER: Final[i64] = 8

KINDS: Final = Kinds()
ROUND_BEGAN: Final = KINDS.kind("round", round=ROUND, seat=SEATS)
DREW: Final = KINDS.private("drew", ["card"], seat=SEATS, card=CARDS)
# Behind the screen: hidden from the others.
PLANNED: Final = KINDS.whisper("planned", seat=SEATS, plot=PLOTS, storeys=STOREYS)
IS_READY: Final = KINDS.kind("is_ready", seat=SEATS)
SHOWN: Final = KINDS.revealing("shown", seat=SEATS, plot=PLOTS, storeys=STOREYS)
NO_PLANS: Final = KINDS.revealing("no_plans")
ANNOUNCED: Final = KINDS.kind("announced", seat=SEATS, plot=PLOTS, storeys=STOREYS)
TOO_LATE: Final = KINDS.kind("too_late", seat=SEATS, plot=PLOTS)
ANSWERED: Final = KINDS.whisper("answered", seat=SEATS, card=CARDS)
VETOED: Final = KINDS.revealing("vetoed", seat=SEATS, card=CARDS)
UNOPPOSED: Final = KINDS.revealing("unopposed", seat=SEATS)
CANCELLED: Final = KINDS.kind("cancelled", seat=SEATS)
BUILT: Final = KINDS.kind("built", seat=SEATS, plot=PLOTS, points=POINTS)
CASHED: Final = KINDS.revealing("cashed", seat=SEATS, card=CARDS)
GIFT_OPENED: Final = KINDS.revealing("gift_opened", seat=SEATS, card=CARDS)

BUILT_ON: Final = Refusal("HA-4", "built-on")
PLANNED_ALREADY: Final = Refusal("HA-4", "planned-already")
PLAN_FULL: Final = Refusal("HA-4", "plan-full")
NO_STONES: Final = Refusal("HA-5", "no-stones")
NO_STOREYS: Final = Refusal("HA-5", "no-storeys")
NOT_IN_HAND: Final = Refusal("HA-2", "not-in-hand")
NO_VETO: Final = Refusal("HA-8", "no-veto")
NO_GIFT: Final = Refusal("HA-11", "no-gift")


def worth(plot: i64) -> i64:
    """HA-1: the value of a plot, by storey."""
    return plot + 1


def is_veto(card: i64) -> bool:
    return card < N_VETOES


def is_song(card: i64) -> bool:
    return N_VETOES <= card < N_SEALED


def gift_points(card: i64) -> i64:
    """HA-2: what a gift is worth; nothing, of other cards."""
    return max(0, card - N_SEALED + 1)


class Hamlet(State):
    """A position. `plots` and `storeys` are plans, two a seat; `houses` are built, with the seat that owns each."""

    def declare(self, f: Fields) -> None:
        seats, plans = self.seats, self.seats * ORDERS
        self.round: i64 = f.number("round", 0, ROUNDS)
        self.first: i64 = f.number("first", 0, seats - 1)
        self.pile: vec[i64] = PACK.pile_field(f, "pile", seats, at_first=SEALED_DECK)
        self.seen: vec[i64] = PACK.seen_field(f, "seen", seats)
        self.stones: vec[i64] = f.numbers("stones", seats, 0, STONES + ALL_GIFTS, at_first=STONES)
        self.houses: vec[i64] = f.numbers("houses", PLOTS.size, NONE, seats - 1)
        self.heights: vec[i64] = f.numbers("heights", PLOTS.size, 0, MOST_STOREYS)
        self.plots: vec[i64] = f.numbers("plots", plans, NONE, PLOTS.size - 1)
        self.storeys: vec[i64] = f.numbers("storeys", plans, 0, MOST_STOREYS)
        # The card each seat intends to veto with, until all have answered.
        self.answers: vec[i64] = f.numbers("answers", seats, NONE, CARDS.size - 1)

    def draw(self, seat: i64, deck: i64) -> None:
        """HA-2: a card that only its owner sees."""
        self.note(DREW, seat, PACK.draw(self.pile, self.seen, deck, PACK.of(seat), bit(seat), self.chance))

    def lay_open(self, card: i64) -> None:
        PACK.put(self.pile, self.seen, card, DISCARDED, everybody(self.seats))

    def hand(self, seat: i64) -> vec[i64]:
        return PACK.in_pile(self.pile, PACK.of(seat))

    def holds(self, seat: i64, card: i64) -> bool:
        return self.pile[card] == PACK.of(seat)

    def may_hold_a_veto(self, seat: i64) -> bool:
        """HA-7: by public knowledge: a card with a seal."""
        return SEAL in PACK.backs_in(self.pile, PACK.of(seat))

    def orders(self, seat: i64) -> list[int]:
        """The places of a seat's orders that are still in its plan."""
        return [at for at in range(seat * ORDERS, (seat + 1) * ORDERS) if self.plots[at] != NONE]

    def stones_left(self, seat: i64) -> i64:
        """HA-5: stones that are not used by the plan."""
        return self.stones[seat] - sum(self.storeys[at] for at in self.orders(seat))

    def clear_plan(self, seat: i64) -> None:
        for at in self.orders(seat):
            self.clear_order(at)

    def clear_order(self, at: i64) -> None:
        self.plots[at], self.storeys[at] = NONE, 0
