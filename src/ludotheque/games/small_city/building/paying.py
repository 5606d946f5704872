"""SC-5.2.14, SC-5.2.15: Phase 2: payment of a construction: the discount of the card, and the spaces that raw
materials come from.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.building.plan import before_last
from ludotheque.games.small_city.building.price import (
    can_lower,
    charge,
    first_space,
    is_discount_open,
    needs_card,
    pay_from,
    unit_due,
)
from ludotheque.games.small_city.components.box import CURRENCIES, FACINGS, MONEY, N_SQUARES, WOOD
from ludotheque.games.small_city.position.equal_spaces import equal_to
from ludotheque.games.small_city.position.events import PLANNED
from ludotheque.games.small_city.position.raw_materials import spaces_with
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_DISCOUNT,
    AT_PAY,
    AT_PLAN,
    CARDS,
    DISCOUNT,
    KEEP_CARD,
    LOWERED,
    MATERIALS,
    N_PIECES,
    NONE,
    PAY,
    SQUARES,
)

CANT_LOWER: Final = Refusal("SC-5.2.15", "cant-lower")
NOT_THERE: Final = Refusal("SC-5.2.14", "not-there")
EQUAL_SPACE: Final = Refusal("SC-3.13", "equal-space")


class Discount(Step[SmallCity]):
    """SC-5.2.15, SC-16.3: whether the card is used for this construction, and for which part of the price."""

    def __init__(self) -> None:
        super().__init__(AT_DISCOUNT, "discount")
        self.on = [AT_PAY]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """The construction is not paid for yet, is affordable without the card, and the card can be used."""
        seat = s.seat_at(at)
        last = s.last_of(seat)
        if s.records(seat) == 0 or s.planned[last] >= N_PIECES or s.spent[last] != NONE:
            return False
        b = before_last(s, seat)
        return is_discount_open(s, seat, b, last) and needs_card(s, seat, b, last) == NONE

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return append(vec[i64]([DISCOUNT.of(lowered) for lowered in range(CURRENCIES)]), KEEP_CARD.of())

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if KEEP_CARD.has(action):
            return None
        if not DISCOUNT.has(action):
            return NOT_NOW
        b = before_last(s, seat)
        return None if can_lower(s, seat, b, s.last_of(seat), DISCOUNT.arg(action)) else CANT_LOWER

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"lowered": Term(LOWERED, DISCOUNT.arg(action)), "card": Term(CARDS, s.card[seat])}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        lowered = NONE if KEEP_CARD.has(action) else DISCOUNT.arg(action)
        charge(s, seat, before_last(s, seat), s.last_of(seat), lowered)
        s.drop()


class Pay(Step[SmallCity]):
    """SC-5.2.14, SC-16.3: which space a raw material is paid from, unit by unit; asked where spaces differ
    (SC-3.13). The figure is the material; none until the discount is settled.
    """

    def __init__(self) -> None:
        super().__init__(AT_PAY, "pay", MATERIALS)
        self.on = [AT_PLAN]
        self.none = [0]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """A construction is being paid for; if its money is paid, the figure is the material that is due."""
        seat = s.seat_at(at)
        if s.records(seat) == 0 or s.planned[s.last_of(seat)] >= N_PIECES:
            return False
        last = s.last_of(seat)
        if at < s.depth() - 1:
            return s.spent[last] == NONE and s.figure_at(at, 0) == NONE
        return s.spent[last] != NONE and s.figure_at(at, 0) == unit_due(s, seat, last) - WOOD

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        kind = unit_due(s, seat, s.last_of(seat))
        return kind != MONEY and s.top(0) == kind - WOOD and len(spaces_with(s, seat, kind)) > 1

    def proceed(self, s: SmallCity) -> None:
        """What needs no choice: the next material, a unit from the only space, and the end of the payment."""
        seat = s.asked()
        at = s.last_of(seat)
        kind = unit_due(s, seat, at)
        if kind == MONEY:
            s.drop()
            s.note(PLANNED, seat, s.planned[at], s.planned_at[at] // FACINGS)
            for module in s.modules():
                module.after_building(s, seat, s.planned[at])
        elif first_space(s, seat, at) != NONE:
            pay_from(s, seat, at, first_space(s, seat, at))
        elif s.top(0) != kind - WOOD:
            s.set_top(0, kind - WOOD)
        else:
            pay_from(s, seat, at, spaces_with(s, seat, kind)[0])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        kind = unit_due(s, seat, s.last_of(seat))
        return vec[i64]([PAY.of(square) for square in spaces_with(s, seat, kind)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not PAY.has(action):
            return NOT_NOW
        kind = unit_due(s, seat, s.last_of(seat))
        return why_not_space(s, seat, kind, PAY.arg(action))

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        kind = unit_due(s, seat, s.last_of(seat))
        return facts_of_space(s, seat, kind, PAY.arg(action))

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        pay_from(s, seat, s.last_of(seat), PAY.arg(action))


def why_not_space(s: SmallCity, seat: i64, kind: i64, square: i64) -> Refusal | None:
    """The rule against taking a raw material from a space, or None."""
    if s.on[seat * N_SQUARES + square] != kind:
        return NOT_THERE
    for space in spaces_with(s, seat, kind):
        if space == square:
            return None
    return EQUAL_SPACE if equal_to(s, seat, square) != square else NOT_THERE


def facts_of_space(s: SmallCity, seat: i64, kind: i64, square: i64) -> Facts:
    facts: Facts = {"square": Term(SQUARES, square), "material": Term(MATERIALS, kind - WOOD)}
    if s.on[seat * N_SQUARES + square] == kind:
        facts["instead"] = Term(SQUARES, equal_to(s, seat, square))
    return facts
