"""5.2.4, 5.2.14, 5.2.15 Prices, raw materials and discount cards."""

from mypy_extensions import i64

from tests.slices.construction.borough import Borough, first_store
from tests.slices.construction.box import (
    CURRENCIES,
    METAL,
    MONEY,
    N_SQUARES,
    TOWN_HALL,
    WAREHOUSE,
    WOOD,
    Box,
)
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import ARCHITECT, MEDIATOR, MOST_UNITS, NONE


def purse(s: SmallCity, seat: i64) -> i64:
    """The dearest construction a seat can pay in money, with the Mediator if it still has it."""
    return s.money[seat] + (s.box.money_discount if s.card_left(seat) == MEDIATOR else 0)


def missing_material(s: SmallCity, seat: i64, b: Borough, piece: i64) -> i64:
    """A raw material of which the stores have too little for a piece, the Architect included; 0 if they have enough."""
    short = shortage(s.box, b, piece)
    if short <= (s.box.raw_discount if s.card_left(seat) == ARCHITECT else 0):
        return MONEY
    kind = WOOD
    while b.goods[kind] >= s.box.cost[piece * CURRENCIES + kind]:
        kind += 1
    return kind


def shortage(box: Box, b: Borough, piece: i64) -> i64:
    """How many raw materials the stores lack for a piece."""
    lacking: i64 = 0
    for kind in range(WOOD, METAL + 1):
        lacking += max(0, box.cost[piece * CURRENCIES + kind] - b.goods[kind])
    return lacking


def money_price(box: Box, piece: i64, replaced: i64, lowered: i64) -> i64:
    """SC-5.2.4, SC-5.1.3: the money for a construction, after the Mediator: never below 0."""
    price = box.cost[piece * CURRENCIES]
    if replaced != NONE:
        price -= box.cost[replaced * CURRENCIES]
    return max(0, price - box.money_discount) if lowered == MONEY else price


def units_of(box: Box, piece: i64, lowered: i64, kind: i64) -> i64:
    """How many of a raw material a construction costs, after the Architect."""
    count = box.cost[piece * CURRENCIES + kind]
    return max(0, count - box.raw_discount) if lowered == kind else count


def unit(box: Box, piece: i64, lowered: i64, number: i64) -> i64:
    """SC-5.2.14: the raw material of this unit of a price, wood before stone before metal; 0 where there is none."""
    left = number
    for kind in range(WOOD, METAL + 1):
        count = units_of(box, piece, lowered, kind)
        if left < count:
            return kind
        left -= count
    return MONEY


def can_lower(s: SmallCity, seat: i64, at: i64, lowered: i64) -> bool:
    """SC-5.2.15: whether the card of a seat can lower this part of the price of a construction of its plan."""
    piece = s.planned[at]
    card = s.card_left(seat)
    if lowered == MONEY:
        return card == MEDIATOR and money_price(s.box, piece, s.replaced[at], NONE) > 0
    return card == ARCHITECT and s.box.cost[piece * CURRENCIES + lowered] > 0


def needs_card(s: SmallCity, seat: i64, b: Borough, at: i64) -> i64:
    """SC-5.2.15: what the card has to lower since the price can't be paid otherwise; -1 where it can."""
    piece = s.planned[at]
    if money_price(s.box, piece, s.replaced[at], NONE) > s.money[seat]:
        return MONEY
    for kind in range(WOOD, METAL + 1):
        if s.box.cost[piece * CURRENCIES + kind] > b.goods[kind]:
            return kind
    return NONE


def charge(s: SmallCity, seat: i64, at: i64, lowered: i64) -> None:
    """The money for a construction of a plan is spent."""
    s.lowered[at] = lowered
    s.spent[at] = money_price(s.box, s.planned[at], s.replaced[at], lowered)
    s.money[seat] -= s.spent[at]


def units_paid(s: SmallCity, at: i64) -> i64:
    """How many raw materials were paid for a construction of a plan so far."""
    count: i64 = 0
    while count < MOST_UNITS and s.paid[at * MOST_UNITS + count] != NONE:
        count += 1
    return count


def unit_due(s: SmallCity, at: i64) -> i64:
    """The raw material that is to be paid next for a construction; 0 when it is paid."""
    return unit(s.box, s.planned[at], s.lowered[at], units_paid(s, at))


def pay_from(s: SmallCity, seat: i64, at: i64, square: i64) -> None:
    s.paid[at * MOST_UNITS + units_paid(s, at)] = square
    s.goods[seat * N_SQUARES + square] = 0


def any_store(s: SmallCity, b: Borough, seat: i64, kind: i64) -> i64:
    """A space with this raw material; -1 if there is none."""
    square = first_store(s, b, seat, TOWN_HALL, kind)
    return square if square != NONE else first_store(s, b, seat, WAREHOUSE, kind)
