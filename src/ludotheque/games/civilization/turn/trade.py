"""Phase 2, trade (CV-6): all players collect simultaneously; then a window in which all may negotiate.

The window is a fork: each seat has its menu on its own lane. An offer sent is a question on the partner's lane; a
deal is carried out on the common stack while all lanes are suspended.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.cards.announcing import could_use, usable_sources, use, why_not_use
from ludotheque.games.civilization.components.box import TRADE, WHEN_TRADE
from ludotheque.games.civilization.position.events import (
    CLOSED,
    OFFER_COUNTERED,
    OFFER_FELL,
    OFFER_PART,
    OFFER_REFUSED,
    OFFER_SENT,
    OFFER_WITHDRAWN,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_OFFER,
    AT_OFFER_ANSWER,
    AT_PHASES,
    AT_TRADE,
    AT_TRADES,
)
from ludotheque.games.civilization.position.vocabulary import (
    ACCEPT,
    CLOSE,
    COUNTER,
    GOODS,
    N_GOODS,
    OFFER,
    PUT,
    REFUSE,
    SEATS,
    SEND,
    SOURCES,
    USE,
    WITHDRAW,
)
from ludotheque.games.civilization.realm.icons import realm_icons
from ludotheque.games.civilization.realm.trade_and_culture import gain_trade
from ludotheque.games.civilization.realm.victory import begin_choice
from ludotheque.games.civilization.turn.offers import (
    COUNTERING,
    IN_THE_MAKING,
    MOST_OF_A_KIND,
    NO_OFFER,
    SENT,
    can_give,
    exchange,
    forget_offer,
    of_good,
    owned,
    with_good,
)

GIVE: Final[i64] = 0
WANT: Final[i64] = 1

NO_OFFERS_LEFT: Final = Refusal("CV-6.3", "no-offers-left")
NOT_WITH_YOURSELF: Final = Refusal("CV-6.3", "not-with-yourself")
OFFER_IS_OPEN: Final = Refusal("CV-6.6", "offer-is-open")
NO_SUCH_OFFER: Final = Refusal("CV-6.6", "no-such-offer")
HAS_CLOSED: Final = Refusal("CV-6.6", "has-closed")
KIND_IS_PUT: Final = Refusal("CV-6.6", "kind-is-put")
TOO_MANY_OF_A_KIND: Final = Refusal("CV-6.6", "too-many-of-a-kind")
YOU_LACK_IT: Final = Refusal("CV-6.4", "you-lack-it")
PARTNER_LACKS_IT: Final = Refusal("CV-6.4", "partner-lacks-it")
EMPTY_OFFER: Final = Refusal("CV-6.6", "empty-offer")


def begin_trade(s: Civilization) -> None:
    """CV-6.1, CV-B16b: every player gains the trade of their cities and scouts; CV-6.6: then the window opens to all
    at once.
    """
    for place in range(s.seats):
        seat = s.in_order(place)
        gain_trade(s, seat, realm_icons(s, seat, TRADE))
        s.offers_left[seat] = s.trade_offers
        s.closed[seat] = 0
    s.split(AT_TRADES)
    for seat in range(s.seats):
        s.push_to(seat, AT_TRADE)


class Trades(Step[Civilization]):
    """CV-6.6: the window ends when all seats have closed and no offer is open."""

    def __init__(self) -> None:
        super().__init__(AT_TRADES, "trades")
        self.on = [AT_PHASES]

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        s.drop()


class Trade(Step[Civilization]):
    """CV-6.5, CV-6.6: offers to others, effects usable in this phase, and closing."""

    def __init__(self) -> None:
        super().__init__(AT_TRADE, "trade")
        self.on = [AT_TRADES]
        self.asides = True

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.closed[s.seat_at(at)] == 0

    def asks(self, s: Civilization) -> bool:
        """CV-1.11: not asked if, by public knowledge, only closing is left."""
        seat = s.asked()
        if s.offers_left[seat] > 0 or could_use(s, seat, WHEN_TRADE):
            return True
        for other in range(s.seats):
            if s.offering[seat * s.seats + other] != NO_OFFER:
                return True
        return False

    def proceed(self, s: Civilization) -> None:
        close(s, s.asked())

    def default(self, s: Civilization, seat: i64) -> i64:
        return CLOSE.of()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([USE.of(source) for source in usable_sources(s, seat, WHEN_TRADE)])
        for other in range(s.seats):
            found = append(found, OFFER.of(other))
        for other in range(s.seats):
            found = append(found, WITHDRAW.of(other))
        return append(found, CLOSE.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if CLOSE.has(action):
            return None
        if USE.has(action):
            return why_not_use(s, seat, USE.arg(action), WHEN_TRADE)
        if WITHDRAW.has(action) and WITHDRAW.arg(action) < s.seats:
            there = s.offering[seat * s.seats + WITHDRAW.arg(action)] == SENT
            return None if there else NO_SUCH_OFFER
        if not OFFER.has(action) or OFFER.arg(action) >= s.seats:
            return NOT_NOW
        other = OFFER.arg(action)
        if other == seat:
            return NOT_WITH_YOURSELF
        if s.offers_left[seat] == 0:
            return NO_OFFERS_LEFT
        # A seat learns of another's offer when it sends its own: offers being composed are secret.
        return OFFER_IS_OPEN if s.offering[seat * s.seats + other] != NO_OFFER else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if USE.has(action):
            return {"source": Term(SOURCES, USE.arg(action))}
        if OFFER.has(action):
            return {"seat": Term(SEATS, OFFER.arg(action)), "offers": s.trade_offers}
        return {"seat": Term(SEATS, WITHDRAW.arg(action))} if WITHDRAW.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if CLOSE.has(action):
            close(s, seat)
        elif USE.has(action):
            s.leave()
            begin_choice(s, seat)
            use(s, seat, USE.arg(action))
        elif WITHDRAW.has(action):
            withdraw(s, seat, WITHDRAW.arg(action))
        else:
            begin_offer(s, seat, OFFER.arg(action), IN_THE_MAKING)


def close(s: Civilization, seat: i64) -> None:
    s.closed[seat] = 1
    s.note(CLOSED, seat)
    s.drop()


def withdraw(s: Civilization, seat: i64, partner: i64) -> None:
    if s.offering[seat * s.seats + partner] == SENT:
        s.note(OFFER_WITHDRAWN, seat, partner)
    forget_offer(s, seat, partner)


def begin_offer(s: Civilization, seat: i64, partner: i64, how: i64) -> None:
    """CV-6.6: every offer begun counts, including withdrawn ones."""
    s.offers_left[seat] -= 1
    s.offering[seat * s.seats + partner] = how
    s.push(AT_OFFER, seat, partner)


class Offer(Step[Civilization]):
    """CV-6.6, CV-R29: an offer being composed: goods on both sides, each kind once a side. The figure is the
    partner.
    """

    def __init__(self) -> None:
        super().__init__(AT_OFFER, "offer", SEATS)
        self.on = [AT_TRADE, AT_OFFER_ANSWER, AT_OFFER]

    def fits(self, s: Civilization, at: i64) -> bool:
        partner = s.figure_at(at, 0)
        if partner >= s.seats:
            return False
        how = s.offering[s.seat_at(at) * s.seats + partner]
        return how == IN_THE_MAKING or how == COUNTERING

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = append(self.to_put(s, seat), SEND.of())
        return append(found, WITHDRAW.of(s.top(0)))

    def actions(self, s: Civilization, seat: i64) -> vec[i64]:
        """Lists the choices directly: only sending can be illegal, if the offer is empty or the partner has sent one
        first.
        """
        found = self.to_put(s, seat)
        if self.why_not(s, seat, SEND.of()) is None:
            found = append(found, SEND.of())
        return append(found, WITHDRAW.of(s.top(0)))

    def to_put(self, s: Civilization, seat: i64) -> vec[i64]:
        """Every number of every good that its side has and that is not in the offer yet."""
        partner = s.top(0)
        at = seat * s.seats + partner
        found = vec[i64](capacity=32)
        for side in range(2):
            who = seat if side == GIVE else partner
            put = s.given[at] if side == GIVE else s.wanted[at]
            for good in range(N_GOODS):
                if of_good(put, good) > 0:
                    continue
                for number in range(1, min(owned(s, who, good), MOST_OF_A_KIND) + 1):
                    found = append(found, PUT.of(side, good, number))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        partner = s.top(0)
        at = seat * s.seats + partner
        if WITHDRAW.has(action):
            return None if WITHDRAW.arg(action) == partner else NO_SUCH_OFFER
        if SEND.has(action):
            if s.offering[partner * s.seats + seat] == SENT:
                return OFFER_IS_OPEN
            if s.given[at] == 0 and s.wanted[at] == 0:
                return EMPTY_OFFER
            if not can_give(s, seat, s.given[at]):  # something has changed hands since it was put in
                return YOU_LACK_IT
            return None if can_give(s, partner, s.wanted[at]) else PARTNER_LACKS_IT
        if not PUT.has(action):
            return NOT_NOW
        side, good, number = PUT.arg(action), PUT.arg2(action), PUT.arg3(action)
        if of_good(s.given[at] if side == GIVE else s.wanted[at], good) > 0:
            return KIND_IS_PUT
        if number == 0 or number > MOST_OF_A_KIND:
            return TOO_MANY_OF_A_KIND
        if side == GIVE:
            return YOU_LACK_IT if number > owned(s, seat, good) else None
        return PARTNER_LACKS_IT if number > owned(s, partner, good) else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if not PUT.has(action):
            return {}
        who = seat if PUT.arg(action) == GIVE else s.top(0)
        good = PUT.arg2(action)
        return {"good": Term(GOODS, good), "has": owned(s, who, good), "number": PUT.arg3(action)}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        partner = s.top(0)
        at = seat * s.seats + partner
        if WITHDRAW.has(action):
            s.drop()
            forget_offer(s, seat, partner)
        elif SEND.has(action):
            s.drop()
            send(s, seat, partner)
        elif PUT.arg(action) == GIVE:
            s.given[at] = with_good(s.given[at], PUT.arg2(action), PUT.arg3(action))
        else:
            s.wanted[at] = with_good(s.wanted[at], PUT.arg2(action), PUT.arg3(action))


def send(s: Civilization, seat: i64, partner: i64) -> None:
    """CV-6.6: the offer becomes public, face-down things by their backs; the partner is asked."""
    at = seat * s.seats + partner
    s.offering[at] = SENT
    s.note(OFFER_SENT, seat, partner)
    for side in range(2):
        goods = s.given[at] if side == GIVE else s.wanted[at]
        for good in range(N_GOODS):
            if of_good(goods, good) > 0:
                s.note(OFFER_PART, seat, side, good, of_good(goods, good))
    s.push_to(partner, AT_OFFER_ANSWER, seat)


class OfferAnswer(Step[Civilization]):
    """CV-6.6: accept, refuse or counter. The figure is the maker of the offer; if it was withdrawn, nothing is
    asked.
    """

    def __init__(self) -> None:
        super().__init__(AT_OFFER_ANSWER, "answer_offer", SEATS)
        self.on = [AT_TRADES, AT_TRADE, AT_OFFER, AT_OFFER_ANSWER]

    def fits(self, s: Civilization, at: i64) -> bool:
        """A withdrawn offer may still lie beneath another question."""
        maker = s.figure_at(at, 0)
        if maker >= s.seats:
            return False
        return s.offering[maker * s.seats + s.seat_at(at)] == SENT or at + 1 < s.depth()

    def asks(self, s: Civilization) -> bool:
        return s.offering[s.top(0) * s.seats + s.asked()] == SENT

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([REFUSE.of(), ACCEPT.of(), COUNTER.of()])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if REFUSE.has(action):
            return None
        if ACCEPT.has(action):
            return None
        if not COUNTER.has(action):
            return NOT_NOW
        if s.closed[seat] == 1:
            return HAS_CLOSED
        if s.offering[seat * s.seats + s.top(0)] != NO_OFFER:
            return OFFER_IS_OPEN  # one that the seat is already making
        return NO_OFFERS_LEFT if s.offers_left[seat] == 0 else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"seat": Term(SEATS, s.top(0)), "offers": s.trade_offers}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        maker = s.top(0)
        s.drop()
        if ACCEPT.has(action):
            accept(s, maker, seat)
            return
        forget_offer(s, maker, seat)
        s.note(OFFER_REFUSED, seat, maker)
        if COUNTER.has(action):
            s.note(OFFER_COUNTERED, seat, maker)
            begin_offer(s, seat, maker, COUNTERING)


def accept(s: Civilization, maker: i64, partner: i64) -> None:
    """CV-6.6: if a side can no longer pay, the offer lapses and both are told."""
    at = maker * s.seats + partner
    if can_give(s, maker, s.given[at]) and can_give(s, partner, s.wanted[at]):
        s.leave()
        exchange(s, maker, partner)
    else:
        forget_offer(s, maker, partner)
        s.note(OFFER_FELL, maker, partner)


def forget_drafts(s: Civilization, seat: i64) -> None:
    """In a sample, a seat knows nothing of the offers that others are composing, only the existence of a
    counter-offer, and everything about offers sent. Others' lanes are rebuilt: their menu unless they have closed, a
    question for each offer made to them, and their counter-offers.
    """
    for maker in range(s.seats):
        for partner in range(s.seats):
            if maker != seat and s.offering[maker * s.seats + partner] == IN_THE_MAKING:
                forget_offer(s, maker, partner)
                s.offers_left[maker] += 1
            elif maker != seat and s.offering[maker * s.seats + partner] == COUNTERING:
                s.given[maker * s.seats + partner] = 0
                s.wanted[maker * s.seats + partner] = 0
    for other in range(s.seats):
        if other == seat:
            continue
        s.lanes[s.lane_at(other)] = vec[i64]()
        if s.closed[other] == 0:
            s.push_to(other, AT_TRADE)
        for maker in range(s.seats):
            if s.offering[maker * s.seats + other] == SENT:
                s.push_to(other, AT_OFFER_ANSWER, maker)
        for partner in range(s.seats):
            if s.offering[other * s.seats + partner] == COUNTERING:
                s.push_to(other, AT_OFFER, partner)
