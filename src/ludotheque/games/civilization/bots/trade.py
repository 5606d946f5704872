"""Deals: the worth of goods to a seat, which offers it accepts, and which it makes."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.civilization.bots.outlook import Outlook
from ludotheque.games.civilization.bots.worth import CULTURE_NOW, resource_worth
from ludotheque.games.civilization.components.box import N_MARKET, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CLOSE,
    CULTURAL,
    GOOD_CARDS,
    GOOD_CULTURE,
    GOOD_HUT,
    GOOD_RESOURCES,
    GOOD_TRADE,
    GOOD_VILLAGE,
    N_GOODS,
    OFFER,
    PUT,
    SEND,
)
from ludotheque.games.civilization.turn.offers import of_good, with_good
from ludotheque.games.civilization.turn.trade import GIVE

# The gain that an offer must bring to be accepted.
MARGIN: Final = 0.8
# A seat that needs culture for the track offers this much trade for this much culture.
TRADE_OFFERED: Final[i64] = 4
CULTURE_ASKED: Final[i64] = 5


def good_worth(s: Civilization, seat: i64, o: Outlook, good: i64) -> float:
    if good == GOOD_TRADE:
        return 1.0
    if good == GOOD_CULTURE:
        return CULTURE_NOW[o.goal]
    if GOOD_RESOURCES <= good < GOOD_RESOURCES + N_MARKET:
        return resource_worth(s, seat, o, good - GOOD_RESOURCES)
    if good == GOOD_HUT or good == GOOD_VILLAGE:
        return 2.5
    return 2.0 + 0.5 * float(good - GOOD_CARDS)


def side_worth(s: Civilization, seat: i64, o: Outlook, side: i64) -> float:
    """The worth of one side of an offer to a seat."""
    total = 0.0
    for good in range(N_GOODS):
        count = of_good(side, good)
        if count > 0:
            total += float(count) * good_worth(s, seat, o, good)
    return total


def deal_worth(s: Civilization, seat: i64, o: Outlook, maker: i64) -> float:
    """The net worth of an offer made to a seat."""
    at = maker * s.seats + seat
    gained = side_worth(s, seat, o, s.given[at])
    return gained - side_worth(s, seat, o, s.wanted[at]) - MARGIN


# ---------------------------------------------------------------- own offers


class Proposal:
    """An offer to another seat: something it has in excess for something it lacks; both sides empty means no offer.
    By public knowledge the other seat gains by it too.
    """

    def __init__(self, s: Civilization, seat: i64, o: Outlook, partner: i64) -> None:
        self.given: i64 = 0
        self.wanted: i64 = 0
        spare = spare_resource(s, seat, partner)
        missing = spare_resource(s, partner, seat)
        if spare != NONE and missing != NONE:
            self.given = with_good(0, GOOD_RESOURCES + spare, 1)
            self.wanted = with_good(0, GOOD_RESOURCES + missing, 1)
        elif o.goal == CULTURAL and can_swap_culture(s, seat, partner):
            self.given = with_good(0, GOOD_TRADE, TRADE_OFFERED)
            self.wanted = with_good(0, GOOD_CULTURE, CULTURE_ASKED)


def spare_resource(s: Civilization, seat: i64, other: i64) -> i64:
    """A resource that one seat has twice and the other not at all."""
    for resource in range(N_MARKET):
        if s.resources[seat * N_MARKET + resource] > 1 and s.resources[other * N_MARKET + resource] == 0:
            return resource
    return NONE


def can_swap_culture(s: Civilization, seat: i64, partner: i64) -> bool:
    """Whether both have what the swap needs, and the partner does not aim at the culture victory."""
    if s.trade[seat] < TRADE_OFFERED or s.culture[partner] < CULTURE_ASKED:
        return False
    return Outlook(s, partner).goal != CULTURAL


def menu_worth(s: Civilization, seat: i64, o: Outlook, action: i64) -> float:
    """One offer a turn, if there is one to make; then the window is closed."""
    if CLOSE.has(action):
        return 1.0
    if not OFFER.has(action) or s.offers_left[seat] < s.trade_offers:
        return 0.0
    return 2.0 if Proposal(s, seat, o, OFFER.arg(action)).given != 0 else 0.0


def putting_worth(s: Civilization, seat: i64, o: Outlook, partner: i64, action: i64) -> float:
    """The proposed goods are put in one by one, and the offer is sent; one that is no longer valid is withdrawn."""
    proposal = Proposal(s, seat, o, partner)
    at = seat * s.seats + partner
    if PUT.has(action):
        side = proposal.given if PUT.arg(action) == GIVE else proposal.wanted
        number = of_good(side, PUT.arg2(action))
        return 3.0 if number > 0 and number == PUT.arg3(action) else -1.0
    if SEND.has(action):
        complete = proposal.given != 0 and s.given[at] == proposal.given and s.wanted[at] == proposal.wanted
        return 2.0 if complete else -1.0
    return 0.0
