"""Offers (CV-6.3, CV-6.4, CV-6.6, CV-6.7): goods by kind and number on two sides, and their exchange.

A side is one number: five bits for each kind of good. An offer is stored at `maker * seats + partner`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import bit
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.components.box import N_MARKET
from ludotheque.games.civilization.position.events import (
    CULTURE_HANDED,
    DEAL_DONE,
    HANDED_CARD,
    HANDED_TOKEN,
    RESOURCE_HANDED,
    TRADE_HANDED,
)
from ludotheque.games.civilization.position.state import MOST, Civilization
from ludotheque.games.civilization.position.steps import AT_CHECK, AT_HAND_OVER
from ludotheque.games.civilization.position.vocabulary import (
    CARD_PACK,
    CARDS,
    GOOD_CARDS,
    GOOD_CULTURE,
    GOOD_HUT,
    GOOD_RESOURCES,
    GOOD_TRADE,
    GOODS,
    HAND_CARD,
    HAND_TOKEN,
    LOTS,
    N_GOODS,
    SEATS,
    TOKEN_PACK,
    TOKENS,
)
from ludotheque.games.civilization.realm.victory import begin_choice

# The status of an offer.
NO_OFFER: Final[i64] = 0
IN_THE_MAKING: Final[i64] = 1
SENT: Final[i64] = 2
# A counter-offer being composed: that it is one is public, its goods are not.
COUNTERING: Final[i64] = 3
# CV-6.6: the most of one kind, which fits five bits.
MOST_OF_A_KIND: Final[i64] = 27
BITS: Final[i64] = 5
KIND: Final[i64] = 31

OTHER_BACK: Final = Refusal("CV-6.7", "other-back")
NOT_YOURS_TO_HAND: Final = Refusal("CV-6.7", "not-yours-to-hand")


def of_good(side: i64, good: i64) -> i64:
    """How many of a good are in a side of an offer."""
    return (side >> (BITS * good)) & KIND


def with_good(side: i64, good: i64, number: i64) -> i64:
    """A side of an offer with a number of a good that it did not contain."""
    return side + (number << (BITS * good))


def owned(s: Civilization, seat: i64, good: i64) -> i64:
    """CV-6.4: how many of a good a seat has, by public knowledge: face-down things are counted by their backs."""
    if good == GOOD_TRADE:
        return s.trade[seat]
    if good == GOOD_CULTURE:
        return s.culture[seat]
    if good < GOOD_HUT:
        return s.resources[seat * N_MARKET + good - GOOD_RESOURCES]
    if good < GOOD_CARDS:
        return TOKEN_PACK.count_back(s.token_pile, TOKEN_PACK.of(seat), good - GOOD_HUT)
    return CARD_PACK.count_back(s.card_pile, CARD_PACK.of(seat), good - GOOD_CARDS + 1)


def can_give(s: Civilization, seat: i64, side: i64) -> bool:
    for good in range(N_GOODS):
        if of_good(side, good) > owned(s, seat, good):
            return False
    return True


def forget_offer(s: Civilization, maker: i64, partner: i64) -> None:
    at = maker * s.seats + partner
    s.given[at] = 0
    s.wanted[at] = 0
    s.offering[at] = NO_OFFER


# ---------------------------------------------------------------- carrying it out


def exchange(s: Civilization, maker: i64, partner: i64) -> None:
    """CV-6.6: the agreed goods move at once; for goods identified by their back the giver chooses, the maker first."""
    at = maker * s.seats + partner
    given, wanted = s.given[at], s.wanted[at]
    forget_offer(s, maker, partner)
    s.note(DEAL_DONE, maker, partner)
    begin_choice(s, maker)
    owe(s, partner, maker, wanted)
    owe(s, maker, partner, given)
    hand(s, maker, partner, given)
    hand(s, partner, maker, wanted)


def owe(s: Civilization, giver: i64, taker: i64, side: i64) -> None:
    """Pushes the questions which card or token to hand over, in reverse order."""
    for good in range(N_GOODS - 1, GOOD_HUT - 1, -1):
        number = of_good(side, good)
        if number > 0:
            s.push(AT_HAND_OVER, giver, taker, good, number)


def hand(s: Civilization, giver: i64, taker: i64, side: i64) -> None:
    """Open goods change hands; CV-1.8: what exceeds a dial is lost."""
    trade, culture = of_good(side, GOOD_TRADE), of_good(side, GOOD_CULTURE)
    if trade > 0:
        s.trade[giver] -= trade
        s.trade[taker] = min(s.trade[taker] + trade, s.box.most_trade)
        s.note(TRADE_HANDED, giver, taker, trade)
    if culture > 0:
        s.culture[giver] -= culture
        s.culture[taker] = min(s.culture[taker] + culture, MOST)
        s.note(CULTURE_HANDED, giver, taker, culture)
    for kind in range(N_MARKET):
        for _ in range(of_good(side, GOOD_RESOURCES + kind)):
            s.resources[giver * N_MARKET + kind] -= 1
            s.resources[taker * N_MARKET + kind] += 1
            s.note(RESOURCE_HANDED, giver, taker, kind)


def after_deal(s: Civilization, maker: i64, partner: i64) -> Civilization | None:
    """What an offer as it is would bring in goods that lie open; None where one of them has too little."""
    at = maker * s.seats + partner
    if not can_give(s, maker, s.given[at]) or not can_give(s, partner, s.wanted[at]):
        return None
    done = s.clone()
    hand(done, maker, partner, s.given[at])
    hand(done, partner, maker, s.wanted[at])
    return done


class HandOver(Step[Civilization]):
    """CV-6.7: which card or token with a back; only the receiver sees it. The figures: the receiver, the good, how
    many. Hand limits are checked when the whole deal is done (CV-14.11).
    """

    def __init__(self) -> None:
        super().__init__(AT_HAND_OVER, "hand_over", SEATS, GOODS, LOTS)
        self.on = [AT_HAND_OVER, AT_CHECK]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        """Not asked if all with that back are handed over."""
        return s.top(2) > 0 and owned(s, s.asked(), s.top(1)) > s.top(2)

    def proceed(self, s: Civilization) -> None:
        if s.top(2) == 0:
            s.drop()
        else:
            self.apply(s, s.asked(), self.actions(s, s.asked())[0])

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if s.top(1) >= GOOD_CARDS:
            for card in CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(seat)):
                found = append(found, HAND_CARD.of(card))
        else:
            for token in TOKEN_PACK.in_pile(s.token_pile, TOKEN_PACK.of(seat)):
                found = append(found, HAND_TOKEN.of(token))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        good = s.top(1)
        if HAND_CARD.has(action) and good >= GOOD_CARDS:
            card = HAND_CARD.arg(action)
            if s.card_pile[card] != CARD_PACK.of(seat):
                return NOT_YOURS_TO_HAND
            return None if CARD_PACK.backs[card] == good - GOOD_CARDS + 1 else OTHER_BACK
        if HAND_TOKEN.has(action) and good < GOOD_CARDS:
            token = HAND_TOKEN.arg(action)
            if s.token_pile[token] != TOKEN_PACK.of(seat):
                return NOT_YOURS_TO_HAND
            return None if TOKEN_PACK.backs[token] == good - GOOD_HUT else OTHER_BACK
        return NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if HAND_CARD.has(action):
            return {"what": Term(CARDS, HAND_CARD.arg(action))}
        return {"what": Term(TOKENS, HAND_TOKEN.arg(action))} if HAND_TOKEN.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        taker = s.top(0)
        both = bit(seat) + bit(taker)
        s.set_top(2, s.top(2) - 1)
        if HAND_CARD.has(action):
            card = HAND_CARD.arg(action)
            CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_PACK.of(taker), both)
            s.note(HANDED_CARD, taker, seat, card)
        else:
            token = HAND_TOKEN.arg(action)
            TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_PACK.of(taker), both)
            s.note(HANDED_TOKEN, taker, seat, token)
