"""The public part of the game: promises, the Town Hall, streets, action cards, the City Council."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.small_city.bots.building import best_free_tile, best_plan
from ludotheque.games.small_city.bots.evaluation import evaluate
from ludotheque.games.small_city.bots.worth import (
    CHANCES,
    Sites,
    dirt_counts,
    dollar,
    material_worth,
    plans_left,
    votes_count,
)
from ludotheque.games.small_city.components.box import (
    COLUMNS,
    CONSTRUCTION,
    CURRENCIES,
    FACINGS,
    FACTORY,
    FINANCE,
    INDUSTRY_ROW,
    METAL,
    ROWS,
    SIDE,
    TOURISM,
    WOOD,
)
from ludotheque.games.small_city.components.squares import holds, intersection, size_of
from ludotheque.games.small_city.position.borough import beyond, free_squares, survey
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ADVANCE,
    ARCHITECT,
    ARTIST,
    AT_MATERIALS,
    AT_TILE,
    CITY_COUNCILLOR,
    ENGINEER,
    HALL,
    KEEP,
    MAYOR,
    MEDIATOR,
    MUSEUM,
    NONE,
    OPPONENT,
    OPPOSE,
    PARADE,
    PASS,
    PHYSICIST,
    PROMISE_PACK,
    RING,
    SETTLE,
    SUPPORTER,
    TAKE,
    URBAN_PLANNER,
)
from ludotheque.games.small_city.turn.parade import streets
from ludotheque.games.small_city.turn.special_actions import price_of_steps, steps_to, why_not_card
from ludotheque.games.small_city.turn.vote import own_workers

# A card that takes effect in the plan is judged by a narrower search.
NARROW: Final[i64] = 1
# The host goes first, and has a street closed.
HOSTING: Final = -0.4


# ---------------------------------------------------------------- setup


def best_promise(s: SmallCity, seat: i64) -> i64:
    """The promise with the highest expected worth."""
    best, most = NONE, 0.0
    for card in PROMISE_PACK.in_pile(s.pile, PROMISE_PACK.of(seat)):
        promise = s.box.promises[card]
        likely = CHANCES[promise.test]
        worth = likely * float(promise.value) + (1.0 - likely) * float(promise.failed)
        if best == NONE or worth > most:
            best, most = KEEP.of(card), worth
    return best


def best_hall(s: SmallCity, seat: i64) -> i64:
    """In the corner that never moves, but with room for homes around it."""
    b = survey(s, seat)
    free = free_squares(s, seat, b)
    table = s.box.tables[HALL]
    best, most = NONE, 0.0
    for action in s.actions(seat):
        square = SETTLE.arg(action)
        ring = table.influence(square * FACINGS)
        room = float(size_of(intersection(ring, free)))
        worth = room - 0.3 * float(square // SIDE + square % SIDE)
        if best == NONE or worth > most:
            best, most = action, worth
    return best


# ---------------------------------------------------------------- phase 1


def best_street(s: SmallCity) -> i64:
    """The two squares that the host would most like to build on."""
    b = survey(s, s.host)
    sites = Sites(s, s.host, b)
    best, most = NONE, -1.0
    for street in streets(s):
        worth = site_worth(sites, street // 4) + site_worth(sites, beyond(street // 4, street % 4))
        if worth > most:
            best, most = PARADE.of() + street, worth
    return best


def site_worth(sites: Sites, square: i64) -> float:
    worth = 1.0 if holds(sites.free, square) else 0.0
    for k in range(1, 6):
        if worth > 0.0 and holds(sites.beside(k), square):
            worth += 1.0
    return worth


def best_opponent(s: SmallCity, seat: i64) -> i64:
    """The leading opponent with votes to lose."""
    best, most = NONE, 0
    for other in range(s.seats):
        if other == seat or not s.plays(other):
            continue
        lead = s.votes[other] - s.pollution[other]
        if best == NONE or lead > most:
            best, most = OPPOSE.of(other), lead
    return best


def best_card(s: SmallCity, seat: i64) -> i64:
    """The card of the ring with the highest worth less the cost of its steps."""
    plain = best_plan(s, seat, NONE, NARROW).worth
    a_dollar = dollar(plans_left(s))
    best, most = NONE, 0.0
    for position in range(RING):
        if why_not_card(s, seat, position) is not None:
            continue
        price = price_of_steps(s, steps_to(s, seat, position))
        worth = card_worth(s, seat, s.ring[position], plain) - a_dollar * float(price)
        if best == NONE or worth > most:
            best, most = TAKE.of(position), worth
    return best


def card_worth(s: SmallCity, seat: i64, card: i64, plain: float) -> float:
    """The worth of a card; `plain`: the worth of the best plan without a card."""
    box = s.box
    plans = plans_left(s)
    vote = votes_count(s)
    if card == SUPPORTER:
        return vote * float(box.supporter_votes)
    if card == MAYOR:
        return dollar(plans) * float(box.mayor_money) + HOSTING
    if card == ARCHITECT or card == MEDIATOR:
        with_card = s.clone()
        with_card.card[seat] = card
        return max(0.0, best_plan(with_card, seat, NONE, NARROW).worth - plain)
    if card == ENGINEER:
        return dirt_counts(s, seat) * float(workers(s, seat)) + 0.1
    if card == URBAN_PLANNER:
        return worth_of_growth(s, seat, plans)
    if card == CITY_COUNCILLOR:
        return worth_of_free_step(s, seat)
    if card == OPPONENT:
        if s.is_alone():
            return dollar(plans) * float(box.opponent_money)
        return 0.5 * vote * float(box.opponent_votes) if s.turn > 1 else 0.0
    if card == PHYSICIST:
        return vote * float(box.physicist_votes * own_workers(s, seat, FACTORY, 3, NONE))
    if card == ARTIST:
        return vote * float(box.artist_votes * own_workers(s, seat, NONE, 0, MUSEUM))
    return 0.0


def workers(s: SmallCity, seat: i64) -> i64:
    """Citizens in Factories of any level."""
    return (
        own_workers(s, seat, FACTORY, 1, NONE)
        + own_workers(s, seat, FACTORY, 2, NONE)
        + own_workers(s, seat, FACTORY, 3, NONE)
    )


def worth_of_growth(s: SmallCity, seat: i64, plans: i64) -> float:
    """More squares: worth more the fewer are free."""
    if s.zone[seat] >= s.box.zone_max:
        return 0.0
    b = survey(s, seat)
    free = size_of(free_squares(s, seat, b))
    return 0.25 * float(plans) * float(max(0, 26 - free)) / 10.0


def worth_of_free_step(s: SmallCity, seat: i64) -> float:
    """The gain of a free step over a paid one."""
    free_best, paid_best = 0.0, 0.0
    a_dollar = dollar(plans_left(s))
    for row in range(ROWS):
        column = s.discs[seat * ROWS + row]
        if column == COLUMNS:
            continue
        worth = step_worth(s, seat, row, column)
        free_best = max(free_best, worth)
        price = s.box.column_cost[column]
        if price <= s.money[seat]:
            paid_best = max(paid_best, worth - a_dollar * float(price))
    return max(0.0, free_best - paid_best)


def step_worth(s: SmallCity, seat: i64, row: i64, column: i64) -> float:
    """A rough worth of a space of the council."""
    box = s.box
    plans = plans_left(s)
    if row == FINANCE:
        return dollar(plans) * float(box.finance[column])
    if row == INDUSTRY_ROW:
        return units_worth(s, column, plans)
    if row == CONSTRUCTION:
        return 1.2 * float(box.free_size[column]) if plans > 0 else 0.0
    if row == TOURISM:
        return 0.25 * float(plans) * float(box.tourism[column])
    return dirt_counts(s, seat) * float(min(-box.environment[column], s.pollution[seat]))


def units_worth(s: SmallCity, column: i64, plans: i64) -> float:
    """The worth of the raw materials of a space of the Industry row."""
    first = column * CURRENCIES
    worth = material_worth(s, METAL, plans) * float(s.box.industry[first])
    for kind in range(WOOD, METAL + 1):
        worth += material_worth(s, kind, plans) * float(s.box.industry[first + kind])
    return worth


# ---------------------------------------------------------------- phase 7


def best_step(s: SmallCity, seat: i64) -> i64:
    """The step of the council after which the borough is worth most, including its tile or materials."""
    best, most = PASS.of(), evaluate(s, seat) + 0.05
    for action in s.actions(seat):
        if not ADVANCE.has(action):
            continue
        row = ADVANCE.arg(action)
        column = s.discs[seat * ROWS + row]
        after = s.clone()
        after.play(seat, action)
        worth = evaluate(after, seat)
        if not after.over() and after.mover() == seat:
            if after.step().number == AT_TILE:
                tile = best_free_tile(after, seat, s.box.free_size[column], NONE)
                worth = max(worth, tile.worth)
            elif after.step().number == AT_MATERIALS:
                worth += units_worth(s, column, plans_left(s))
        if worth > most:
            best, most = action, worth
    return best
