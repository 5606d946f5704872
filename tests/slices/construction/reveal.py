"""5.2.8, 5.2.11 The screens are lifted: all plans are carried out in turn order, as far as the stock lasts."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import Step
from tests.slices.construction.between import take_income
from tests.slices.construction.borough import Borough, survey
from tests.slices.construction.box import FACINGS, METAL, N_SQUARES, WOOD
from tests.slices.construction.placement import under, why_not_beside, why_not_on
from tests.slices.construction.plan import take_back_plan
from tests.slices.construction.price import any_store, money_price, unit, units_of
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import (
    AT_REVEAL,
    AT_TURN,
    BUILT,
    CANCELLED,
    CONSTRUCTIONS,
    ENLARGED,
    MOST_UNITS,
    NONE,
    SCREENS_LIFTED,
    VOTES_WON,
)


class Plans:
    """What all have planned, when their boroughs are as before."""

    def __init__(self, s: SmallCity) -> None:
        self.piece: vec[i64] = s.planned[:]
        self.at: vec[i64] = s.planned_at[:]
        self.replaced_at: vec[i64] = s.replaced_at[:]
        self.replaced: vec[i64] = s.replaced[:]
        self.lowered: vec[i64] = s.lowered[:]
        self.paid: vec[i64] = s.paid[:]


class Reveal(Step[SmallCity]):
    """SC-5.2.8: joins the planners, and carries out what they have planned."""

    def __init__(self) -> None:
        super().__init__(AT_REVEAL, "reveal")
        self.on = [AT_TURN]
        self.apart = True

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()
        s.note(SCREENS_LIFTED, s.turn)
        plans = Plans(s)
        for seat in range(s.seats):
            take_back_plan(s, seat)
        for place in range(s.seats):
            seat = s.in_order(place)
            for number in range(seat * CONSTRUCTIONS, (seat + 1) * CONSTRUCTIONS):
                if plans.piece[number] != NONE:
                    carry_out(s, seat, plans, number)
        for place in range(s.seats):
            take_income(s, s.in_order(place))


def carry_out(s: SmallCity, seat: i64, plans: Plans, number: i64) -> None:
    """One construction, or nothing of it: then everything it would have cost stays."""
    b = survey(s, seat)
    piece, placement = plans.piece[number], plans.at[number]
    if not is_still_possible(s, seat, b, plans, number):
        s.note(CANCELLED, seat, piece, placement // FACINGS)
        return
    old, old_at = plans.replaced[number], plans.replaced_at[number]
    s.stock[piece] -= 1
    s.replace_tile(seat, old_at, piece, placement)
    s.money[seat] -= money_price(s.box, piece, old, plans.lowered[number])
    pay_again(s, seat, b, plans, number)
    if old == NONE:
        s.note(BUILT, seat, piece, placement // FACINGS)
    else:
        s.stock[old] += 1
        s.note(ENLARGED, seat, old, piece, placement // FACINGS)
    if s.box.votes[piece] > 0:
        s.votes[seat] += s.box.votes[piece]
        s.note(VOTES_WON, seat, s.box.votes[piece])


def is_still_possible(s: SmallCity, seat: i64, b: Borough, plans: Plans, number: i64) -> bool:
    """SC-5.2.8: the tile is in stock, it replaces what it was to replace, and what came before it in the plan and was
    cancelled was neither a condition of it nor its means.
    """
    piece, placement, lowered = plans.piece[number], plans.at[number], plans.lowered[number]
    if s.stock[piece] == 0 or why_not_on(s, seat, b, piece, placement) is not None:
        return False
    old = under(s.box, b, piece, placement)
    if (b.at[old] if old >= 0 else NONE) != plans.replaced_at[number]:
        return False
    if why_not_beside(s, b, piece, placement) is not None:
        return False
    for kind in range(WOOD, METAL + 1):
        if units_of(s.box, piece, lowered, kind) > b.goods[kind]:
            return False
    return money_price(s.box, piece, plans.replaced[number], lowered) <= s.money[seat]


def pay_again(s: SmallCity, seat: i64, b: Borough, plans: Plans, number: i64) -> None:
    """SC-5.2.11: raw materials from the spaces that were named, or any others of the kind where those are empty now."""
    piece, lowered = plans.piece[number], plans.lowered[number]
    for i in range(MOST_UNITS):
        kind = unit(s.box, piece, lowered, i)
        if kind == 0:
            return
        square = plans.paid[number * MOST_UNITS + i]
        if s.goods[seat * N_SQUARES + square] != kind:
            square = any_store(s, b, seat, kind)
        s.goods[seat * N_SQUARES + square] = 0
