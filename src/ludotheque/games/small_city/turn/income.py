"""SC-5.4: Phase 4, income: tourists, commercial zones, factories. All seats act simultaneously."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.building.paying import facts_of_space, why_not_space
from ludotheque.games.small_city.citizens.citizens import inhabited, is_tourist_on, riders, serves
from ludotheque.games.small_city.components.box import (
    CASH_PLACE,
    METAL,
    METAL_PLACE,
    N_SQUARES,
    RAW_TO_VOTES_PLACE,
    SELL_PLACE,
    VOTES_PLACE,
    WOOD,
    WOOD_PLACE,
)
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.events import HOSTED, SOLD, TRADED
from ludotheque.games.small_city.position.raw_materials import materials_of
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PHASES,
    AT_TRADE,
    AT_TRADES,
    COUNT,
    DECLINE,
    EXCHANGE,
    FROM_CULTURE,
    FROM_EXCHANGED,
    FROM_SHOPS,
    IN_TRADE,
    SQUARES,
)
from ludotheque.games.small_city.turn.storing_materials import begin_storing, output_at

NOT_A_MATERIAL: Final = Refusal("SC-5.4.7", "not-a-material")


# ---------------------------------------------------------------- step 1: tourists


def begin_hosts(s: SmallCity) -> None:
    """SC-5.4.1: hosts earn money for the tourists in their boroughs (stage IN_HOSTS)."""
    for place in range(s.seats):
        seat = s.in_order(place)
        money = host_income(s, seat) if s.plays(seat) else 0
        if money > 0:
            s.gain_money(seat, money)
            s.note(HOSTED, seat, money)


def host_income(s: SmallCity, seat: i64) -> i64:
    """A fixed amount for each tourist; one in the Museum brings more instead."""
    money: i64 = 0
    for square in inhabited(s, seat):
        if is_tourist_on(s, seat, square):
            more = s.box.host_income[layout(s, seat).piece[square]]
            money += more if more > 0 else s.box.tourist_income
    for colour in range(s.seats):
        if colour != seat:
            money += riders(s, seat, colour) * s.box.tourist_income
    return money


# ---------------------------------------------------------------- step 2: commercial zones


class Earnings:
    """The yields of workers for their owners, by seat: money and votes at once, and how many may exchange a raw
    material.
    """

    def __init__(self, seats: i64) -> None:
        self.money: vec[i64] = vec[i64]([0] * seats)
        self.shop_votes: vec[i64] = vec[i64]([0] * seats)
        self.culture_votes: vec[i64] = vec[i64]([0] * seats)
        self.sellers: vec[i64] = vec[i64]([0] * seats)
        self.vote_sellers: vec[i64] = vec[i64]([0] * seats)


def earnings(s: SmallCity) -> Earnings:
    """SC-5.4.2, SC-10.2: each worker works for its own owner, in any borough."""
    found = Earnings(s.seats)
    for borough in range(s.seats):
        lay = layout(s, borough)
        for square in inhabited(s, borough):
            earn(s, found, borough, serves(s, borough, square), lay.kind[square], lay.piece[square])
    for module in s.modules():
        for seat in range(s.seats):
            found.money[seat] += module.income(s, seat)
    return found


def earn(s: SmallCity, found: Earnings, borough: i64, owner: i64, kind: i64, piece: i64) -> None:
    """One worker of a seat on a place of a borough."""
    if kind == CASH_PLACE:
        found.money[owner] += s.box.cash
    elif kind == SELL_PLACE:
        found.sellers[owner] += 1
    elif kind == VOTES_PLACE:
        found.shop_votes[owner] += s.box.shop_votes
    elif kind == RAW_TO_VOTES_PLACE:
        found.vote_sellers[owner] += 1
    elif kind != 0:
        found.culture_votes[owner] += s.box.citizen_votes[piece]
        if owner == borough:
            found.money[owner] += s.box.citizen_cash[piece]


def begin_trade(s: SmallCity) -> None:
    """SC-5.4.2, SC-5.4.7: cash and votes, then workers on the other places may exchange a raw material (stage
    IN_TRADE).
    """
    found = earnings(s)
    s.split(AT_TRADES)
    for place in range(s.seats):
        seat = s.in_order(place)
        if not s.plays(seat):
            continue
        votes = found.shop_votes[seat] + found.culture_votes[seat]
        if found.money[seat] + votes > 0:
            s.gain_money(seat, found.money[seat])
            s.gain_votes(seat, found.shop_votes[seat], FROM_SHOPS)
            s.gain_votes(seat, found.culture_votes[seat], FROM_CULTURE)
            s.note(TRADED, seat, found.money[seat], votes)
        if found.sellers[seat] + found.vote_sellers[seat] > 0:
            s.push_to(seat, AT_TRADE, found.sellers[seat], found.vote_sellers[seat])


class Trades(Step[SmallCity]):
    """Joins the lanes of those who exchange raw materials."""

    def __init__(self) -> None:
        super().__init__(AT_TRADES, "trades")
        self.on = [AT_PHASES]
        self.apart = True

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_TRADE

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()


class Trade(Step[SmallCity]):
    """SC-5.4.7: which raw material a worker exchanges, for money first, then for votes. The figures are how many
    workers are left for each.
    """

    def __init__(self) -> None:
        super().__init__(AT_TRADE, "trade", COUNT, COUNT)
        self.on = [AT_TRADES]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        found = earnings(s)
        money, votes = s.figure_at(at, 0), s.figure_at(at, 1)
        return money <= found.sellers[seat] and votes <= found.vote_sellers[seat]

    def asks(self, s: SmallCity) -> bool:
        return s.top(0) + s.top(1) > 0 and materials_of(s, s.asked()) > 0

    def proceed(self, s: SmallCity) -> None:
        s.drop()

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for square in range(N_SQUARES):
            if WOOD <= s.on[seat * N_SQUARES + square] <= METAL:
                found = append(found, EXCHANGE.of(square))
        return append(found, DECLINE.of())

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not EXCHANGE.has(action):
            return NOT_NOW
        kind = s.on[seat * N_SQUARES + EXCHANGE.arg(action)]
        if kind < WOOD or kind > METAL:
            return NOT_A_MATERIAL
        return why_not_space(s, seat, kind, EXCHANGE.arg(action))

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        kind = s.on[seat * N_SQUARES + EXCHANGE.arg(action)]
        if WOOD <= kind <= METAL:
            return facts_of_space(s, seat, kind, EXCHANGE.arg(action))
        return {"square": Term(SQUARES, EXCHANGE.arg(action))}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        for_money = s.top(0) > 0
        s.set_top(0 if for_money else 1, s.top(0 if for_money else 1) - 1)
        if EXCHANGE.has(action):
            exchange(s, seat, EXCHANGE.arg(action), for_money)


def exchange(s: SmallCity, seat: i64, square: i64, for_money: bool) -> None:
    """SC-5.4.2, SC-5.4.6: a raw material for money or votes, by its kind."""
    kind = s.on[seat * N_SQUARES + square]
    s.on[seat * N_SQUARES + square] = EMPTY
    money = s.box.sale[kind] if for_money else 0
    votes = 0 if for_money else s.box.sale_votes[kind]
    s.gain_money(seat, money)
    s.gain_votes(seat, votes, FROM_EXCHANGED)
    s.note(SOLD, seat, kind - WOOD, money, votes)


# ---------------------------------------------------------------- step 3: factories


def begin_production(s: SmallCity) -> None:
    """SC-5.4.3: every worker in a Factory produces by the kind of place; then it is stored (stage IN_PRODUCTION)."""
    for borough in range(s.seats):
        if not s.plays(borough):
            continue
        lay = layout(s, borough)
        for square in inhabited(s, borough):
            kind = lay.kind[square]
            if WOOD_PLACE <= kind <= METAL_PLACE:
                produce(s, borough, square, kind - WOOD_PLACE + WOOD)
    begin_storing(s)


def produce(s: SmallCity, borough: i64, square: i64, material: i64) -> None:
    """SC-10.2, SC-10.9: one worker's unit, and those that modules add (SC-10.17): of these only the owner's pollute."""
    owner = serves(s, borough, square)
    units: i64 = 1
    for module in s.modules():
        units += module.units_more(s, borough, square)
    s.made[borough] += units * s.box.raw_pollution[material]
    s.output[output_at(s, owner, borough, material)] += units
    for module in s.modules():
        s.output[output_at(s, borough, borough, material)] += module.units_at_home(s, borough, square)
