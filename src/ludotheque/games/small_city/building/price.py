"""SC-5.2.4, SC-5.2.14, SC-5.2.15: Prices, raw materials and discount cards."""

from mypy_extensions import i64

from ludotheque.games.small_city.components.box import (
    CURRENCIES,
    METAL,
    MONEY,
    N_SQUARES,
    STONE,
    WOOD,
)
from ludotheque.games.small_city.position.borough import Borough
from ludotheque.games.small_city.position.state import EMPTY, FREE_OF_CHARGE, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ARCHITECT,
    MEDIATOR,
    MOST_PAID,
    NONE,
    RECORDS,
    TO_SPENT,
)

# ---------------------------------------------------------------- cost of a construction


def purse(s: SmallCity, seat: i64) -> i64:
    """The money a seat can pay for a construction, including the Mediator's discount while it is unused."""
    return s.money[seat] + (s.box.money_discount if s.card_left(seat) == MEDIATOR else 0)


def price_of(s: SmallCity, b: Borough, piece: i64, replaced: i64) -> i64:
    """SC-5.2.4, SC-5.2.6, SC-10.7: the money for a construction, before the Mediator; for an enlargement, the
    difference.
    """
    price = s.box.cost[piece * CURRENCIES]
    if replaced != NONE:
        price -= s.box.cost[replaced * CURRENCIES]
    for module in b.modules:
        price = module.price(s, b, piece, price)
    return price


def money_price(s: SmallCity, b: Borough, piece: i64, replaced: i64, lowered: i64) -> i64:
    """SC-5.1.3: the money for a construction, after the Mediator: never below 0."""
    if lowered == FREE_OF_CHARGE:
        return 0
    price = price_of(s, b, piece, replaced)
    return max(0, price - s.box.money_discount) if lowered == MONEY else price


def votes_price(s: SmallCity, piece: i64, lowered: i64) -> i64:
    return 0 if lowered == FREE_OF_CHARGE else s.box.cost_votes[piece]


class Bill:
    """The cost of a construction in raw materials: by currency, without money; `base` is the part that the Architect
    can lower.
    """

    def __init__(self, s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> None:
        box = s.box
        first = piece * CURRENCIES
        self.wood: i64 = box.cost[first + WOOD]
        self.stone: i64 = box.cost[first + STONE]
        self.metal: i64 = box.cost[first + METAL]
        self.more: i64 = 0
        self.more_of: i64 = MONEY
        self.discount: i64 = box.raw_discount
        if placement != NONE:
            for module in s.modules():
                kind, units = module.surcharge(s, seat, piece, placement, old, old_at)
                if units > 0:
                    self.more_of, self.more = kind, units

    def base(self, kind: i64) -> i64:
        return self.wood if kind == WOOD else self.stone if kind == STONE else self.metal

    def units(self, lowered: i64, kind: i64) -> i64:
        """How many units of a raw material are paid, after the Architect."""
        if lowered == FREE_OF_CHARGE:
            return 0
        count = self.base(kind)
        if lowered == kind:
            count = max(0, count - self.discount)
        return count + (self.more if kind == self.more_of else 0)

    def short_of(self, b: Borough) -> i64:
        """A raw material that the stores have too little of, without the Architect; 0 if they have enough."""
        for kind in range(WOOD, METAL + 1):
            if self.units(NONE, kind) > b.goods[kind]:
                return kind
        return MONEY

    def missing(self, s: SmallCity, seat: i64, b: Borough) -> i64:
        """The same with the Architect, if the seat has not used it."""
        kind = self.short_of(b)
        if kind == MONEY or s.card_left(seat) != ARCHITECT:
            return kind
        for other in range(WOOD, METAL + 1):
            if self.units(kind, other) > b.goods[other]:
                return other
        return MONEY


def bill_of(s: SmallCity, seat: i64, at: i64) -> Bill:
    """The cost of a construction of a plan."""
    return Bill(s, seat, s.planned[at], s.planned_at[at], s.replaced[at], s.replaced_at[at])


# ---------------------------------------------------------------- cards


def can_lower(s: SmallCity, seat: i64, b: Borough, at: i64, lowered: i64) -> bool:
    """SC-5.2.15: whether a seat's card can lower this part of the price of a construction of its plan."""
    piece = s.planned[at]
    card = s.card_left(seat)
    if lowered == MONEY:
        return card == MEDIATOR and price_of(s, b, piece, s.replaced[at]) > 0
    price = s.box.cost[piece * CURRENCIES + lowered]
    for module in s.modules():
        if module.units_kept(s, b, piece, s.planned_at[at], lowered) > price - s.box.raw_discount:
            return False
    return card == ARCHITECT and price > 0


def is_discount_open(s: SmallCity, seat: i64, b: Borough, at: i64) -> bool:
    """SC-5.2.15: whether a seat's card can lower the price of a construction."""
    for lowered in range(MONEY, METAL + 1):
        if can_lower(s, seat, b, at, lowered):
            return True
    return False


def needs_card(s: SmallCity, seat: i64, b: Borough, at: i64) -> i64:
    """SC-5.2.15: what the card must lower because the price cannot be paid otherwise; -1 if it can."""
    if price_of(s, b, s.planned[at], s.replaced[at]) > s.money[seat]:
        return MONEY
    kind = bill_of(s, seat, at).short_of(b)
    return NONE if kind == MONEY else kind


# ---------------------------------------------------------------- paying


def charge(s: SmallCity, seat: i64, b: Borough, at: i64, lowered: i64) -> None:
    """Spends the money (and votes) for a construction of a plan. `b` is the borough before it."""
    s.lowered[at] = lowered
    s.spent[at] = money_price(s, b, s.planned[at], s.replaced[at], lowered)
    s.money[seat] -= s.spent[at]
    s.change_votes(seat, -votes_price(s, s.planned[at], lowered), TO_SPENT)


def paid_before(s: SmallCity, seat: i64) -> i64:
    """How many raw materials a seat's plan has paid."""
    count: i64 = 0
    for at in range(seat * RECORDS, (seat + 1) * RECORDS):
        count += s.units[at]
    return count


def unit_due(s: SmallCity, seat: i64, at: i64) -> i64:
    """The raw material to pay next for the last construction of a plan; 0 when it is paid. Stones covered by it may
    have been paid before wood (SC-5.2.14), so each kind is counted separately.
    """
    bill = bill_of(s, seat, at)
    first = seat * MOST_PAID + paid_before(s, seat) - s.units[at]
    for kind in range(WOOD, METAL + 1):
        left = bill.units(s.lowered[at], kind)
        for i in range(first, first + s.units[at]):
            if s.paid[i] % 4 == kind:
                left -= 1
        if left > 0:
            return kind
    return MONEY


def first_space(s: SmallCity, seat: i64, at: i64) -> i64:
    """SC-5.2.14: the square that a construction of a plan must be paid from next; -1 if any space is allowed."""
    for module in s.modules():
        square = module.first_space(s, seat, at)
        if square != NONE:
            return square
    return NONE


def pay_from(s: SmallCity, seat: i64, at: i64, square: i64) -> None:
    """SC-5.4.6: a unit of raw material leaves its space; the others stay."""
    space = seat * N_SQUARES + square
    s.paid[seat * MOST_PAID + paid_before(s, seat)] = square * 4 + s.on[space]
    s.units[at] += 1
    s.on[space] = EMPTY


def pay_back(s: SmallCity, seat: i64, at: i64) -> None:
    """Returns the raw materials of the last construction of a plan to their spaces."""
    while s.units[at] > 0:
        last = seat * MOST_PAID + paid_before(s, seat) - 1
        s.on[seat * N_SQUARES + s.paid[last] // 4] = s.paid[last] % 4
        s.paid[last] = NONE
        s.units[at] -= 1
