"""SC-5.2.8, SC-5.2.11: Lifting the screens: all plans are carried out in turn order, while the stock lasts."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import Step
from ludotheque.games.small_city.building.placement import (
    under,
    why_not_beside,
    why_not_by_module,
    why_not_on,
)
from ludotheque.games.small_city.building.plan import take_back_plan
from ludotheque.games.small_city.building.price import Bill, money_price, votes_price
from ludotheque.games.small_city.components.box import FACINGS, METAL, N_SQUARES, WOOD
from ludotheque.games.small_city.position.borough import Borough, survey
from ludotheque.games.small_city.position.events import (
    BUILT,
    CANCELLED,
    ENLARGED,
    MONEY_GAINED,
    SCREENS_LIFTED,
    VOTES_WON,
)
from ludotheque.games.small_city.position.raw_materials import first_with
from ludotheque.games.small_city.position.state import EMPTY, FREE_OF_CHARGE, SmallCity
from ludotheque.games.small_city.position.stock import take_from_stock
from ludotheque.games.small_city.position.vocabulary import (
    AT_PHASES,
    AT_REVEAL,
    FROM_BUILT,
    IN_PLANS,
    MOST_PAID,
    N_PIECES,
    NONE,
    RECORDS,
    TO_SPENT,
)


class Plans:
    """All plans, once the boroughs have been restored."""

    def __init__(self, s: SmallCity) -> None:
        self.piece: vec[i64] = s.planned[:]
        self.at: vec[i64] = s.planned_at[:]
        self.replaced_at: vec[i64] = s.replaced_at[:]
        self.replaced: vec[i64] = s.replaced[:]
        self.lowered: vec[i64] = s.lowered[:]
        self.units: vec[i64] = s.units[:]
        self.paid: vec[i64] = s.paid[:]
        # The gains of builders from their constructions, by seat: paid when all are carried out.
        self.bonus: vec[i64] = vec[i64]([0] * s.seats)

    def first_paid(self, seat: i64, number: i64) -> i64:
        """The index of the first raw material paid for a construction."""
        first = seat * MOST_PAID
        for other in range(seat * RECORDS, number):
            first += self.units[other]
        return first


class Reveal(Step[SmallCity]):
    """SC-5.2.8: joins the planners' lanes, and carries out the plans."""

    def __init__(self) -> None:
        super().__init__(AT_REVEAL, "reveal")
        self.on = [AT_PHASES]
        self.apart = True

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_PLANS

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
            for number in range(seat * RECORDS, (seat + 1) * RECORDS):
                if plans.piece[number] >= N_PIECES:
                    carry_out_line(s, seat, plans, number)
                elif plans.piece[number] != NONE:
                    carry_out(s, seat, plans, number)
        for seat in range(s.seats):
            if plans.bonus[seat] > 0:
                s.gain_money(seat, plans.bonus[seat])
                s.note(MONEY_GAINED, seat, plans.bonus[seat])


def carry_out(s: SmallCity, seat: i64, plans: Plans, number: i64) -> None:
    """One construction, or none of it: then its whole cost is kept."""
    b = survey(s, seat)
    piece, placement = plans.piece[number], plans.at[number]
    if not is_still_possible(s, seat, b, plans, number):
        s.note(CANCELLED, seat, piece, placement // FACINGS)
        return
    old, old_at = plans.replaced[number], plans.replaced_at[number]
    s.money[seat] -= money_price(s, b, piece, old, plans.lowered[number])
    s.change_votes(seat, -votes_price(s, piece, plans.lowered[number]), TO_SPENT)
    pay_again(s, seat, plans, number)
    plans.bonus[seat] += bonus_of(s, seat, piece, placement, old, old_at)
    lay_down(s, seat, piece, placement, old, old_at)


def carry_out_line(s: SmallCity, seat: i64, plans: Plans, number: i64) -> None:
    """A line of a plan other than a construction."""
    for module in s.modules():
        module.carry_out_line(s, seat, plans.piece[number], plans.at[number])


def bonus_of(s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> i64:
    """The money that a construction brings its builder."""
    money: i64 = 0
    for module in s.modules():
        money += module.bonus(s, seat, piece, placement, old, old_at)
    return money


def lay_down(s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> None:
    """SC-5.2.7: places a tile from the stock on the board, publicly; it is paid for or free."""
    take_from_stock(s, seat, piece, old, old_at)
    s.replace_tile(seat, old_at, piece, placement)
    if old == NONE:
        s.note(BUILT, seat, piece, placement // FACINGS)
    else:
        s.note(ENLARGED, seat, old, piece, placement // FACINGS)
    if s.box.votes[piece] > 0:
        s.gain_votes(seat, s.box.votes[piece], FROM_BUILT)
        s.note(VOTES_WON, seat, s.box.votes[piece])


def is_still_possible(s: SmallCity, seat: i64, b: Borough, plans: Plans, number: i64) -> bool:
    """SC-5.2.8: the tile is in stock, it replaces the planned tile, and no cancelled construction before it in the
    plan was its condition or its means.
    """
    return replaces_the_same(s, b, plans, number) and can_be_built(s, seat, b, plans, number)


def replaces_the_same(s: SmallCity, b: Borough, plans: Plans, number: i64) -> bool:
    """Whether the tile that a construction was to replace lies there, and no other; or none, if it was to be new."""
    old = under(s.box, b, plans.piece[number], plans.at[number])
    if old < 0:
        return plans.replaced[number] == NONE
    return b.piece[old] == plans.replaced[number] and b.at[old] == plans.replaced_at[number]


def can_be_built(s: SmallCity, seat: i64, b: Borough, plans: Plans, number: i64) -> bool:
    """Whether the stock, the squares, the conditions and the means allow a construction, regardless of what it
    replaces.
    """
    piece, placement, lowered = plans.piece[number], plans.at[number], plans.lowered[number]
    if s.stock[piece] == 0 or why_not_on(s, seat, b, piece, placement) is not None:
        return False
    if lowered == FREE_OF_CHARGE:  # an Airport's warehouse, if the Airport was built (SC-8.8.1)
        refusal = why_not_by_module(s, seat, b, piece, placement, True)
        return b.owned(s.box, plans.piece[number - 1]) > 0 and refusal is None
    if why_not_beside(s, seat, b, piece, placement) is not None:
        return False
    bill = Bill(s, seat, piece, placement, plans.replaced[number], plans.replaced_at[number])
    for kind in range(WOOD, METAL + 1):
        if bill.units(lowered, kind) > b.goods[kind]:
            return False
    if votes_price(s, piece, lowered) > s.votes[seat]:
        return False
    return money_price(s, b, piece, plans.replaced[number], lowered) <= s.money[seat]


def pay_again(s: SmallCity, seat: i64, plans: Plans, number: i64) -> None:
    """SC-5.2.11: raw materials from the spaces that were chosen, or from others of the kind if those are empty now."""
    first = plans.first_paid(seat, number)
    for i in range(first, first + plans.units[number]):
        square, kind = plans.paid[i] // 4, plans.paid[i] % 4
        if s.on[seat * N_SQUARES + square] != kind:
            square = first_with(s, seat, kind)
        s.on[seat * N_SQUARES + square] = EMPTY
