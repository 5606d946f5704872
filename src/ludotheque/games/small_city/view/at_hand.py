"""Additional information for the player who chooses: legal places and prices of the tile in hand, costs of the cards
of the ring, possessions before the plan, and the forecast of the turn.
"""

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.games.small_city.building.conditions import Demands
from ludotheque.games.small_city.building.placement import placement_of, under
from ludotheque.games.small_city.citizens.arrivals import newcomers
from ludotheque.games.small_city.citizens.tourists import toll_of
from ludotheque.games.small_city.components.box import FACINGS, METAL, N_SQUARES, WOOD
from ludotheque.games.small_city.components.squares import squares_of
from ludotheque.games.small_city.position.borough import survey
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_ACTION,
    AT_LAY,
    AT_PLACE,
    AT_TOURISTS,
    AT_TRADE,
    AT_WAREHOUSE,
    EXCHANGE,
    IN_MOVES,
    IN_PLANS,
    MATERIALS,
    MOST_MOVES,
    MOST_SEATS,
    NONE,
    PIECES,
    PLACE,
    PROMISE_PACK,
    PROMISES,
    RING,
    SQUARES,
    WAREHOUSE_PIECE,
)
from ludotheque.games.small_city.position.vocabulary import FACINGS as FACING
from ludotheque.games.small_city.turn import promises
from ludotheque.games.small_city.turn.pollution import pollution_of_turn
from ludotheque.games.small_city.turn.special_actions import price_of_steps, steps_to
from ludotheque.games.small_city.turn.vote import card_votes, votes_by_owner
from ludotheque.games.small_city.view.offers import bill, cheaper, conditions

# Gifts of the council, and the warehouse of an Airport.
FREE: Final[dict[str, Any]] = {"money": 0}


def at_hand(s: SmallCity, before: SmallCity, seat: i64) -> dict[str, Any]:
    """For a seat in the game; `before` is the table without what the seat has done behind its screen."""
    found: dict[str, Any] = {"promises": promises_now(s, seat)}
    if s.over():
        return found
    if s.stage() == IN_PLANS or s.stage() == IN_MOVES:
        found["before"] = stock_of(before, seat)
        found["forecast"] = forecast(s, seat)
        if s.stage() == IN_PLANS:
            found["cheaper"] = cheaper(s, survey(s, seat))
    if s.waits_for(seat):
        asked = s.clone()
        if asked.forked():
            asked.enter(seat)
        number = asked.step().number
        if number == AT_PLACE or number == AT_LAY or number == AT_WAREHOUSE:
            found["placing"] = placing(asked, seat, number)
        elif number == AT_TOURISTS:
            found["tolls"] = [int(toll_of(asked, other)) for other in range(s.seats)]
        elif number == AT_TRADE:
            found["yields"] = yields(asked, seat)
        elif number == AT_ACTION:
            found["prices"] = [
                int(price_of_steps(s, steps_to(s, seat, position))) for position in range(RING)
            ]
    return found


def placing(s: SmallCity, seat: i64, number: i64) -> dict[str, Any]:
    """The tile in hand and its legal places: each with its price, what it enlarges and the squares that meet its
    conditions; the sums of those prices, and the conditions themselves.
    """
    piece = WAREHOUSE_PIECE if number == AT_WAREHOUSE else s.top(0)
    b = survey(s, seat)
    demands = Demands(s, b, piece)
    table = s.box.tables[piece]
    bills: list[dict[str, Any]] = []
    ways = []
    for action in s.step().actions(s, seat):
        if not PLACE.has(action):
            continue
        placement = placement_of(action)
        old = under(s.box, b, piece, placement)
        counted = demands.counted(table.influence(placement))
        due = bill(s, seat, b, piece, placement) if number == AT_PLACE else FREE
        if due not in bills:
            bills.append(due)
        ways.append(
            {
                "square": SQUARES.ids[placement // FACINGS],
                "facing": FACING.ids[placement % FACINGS],
                "price": due["money"],
                "bill": bills.index(due),
                "enlarges": PIECES.ids[b.piece[old]] if old >= 0 else None,
                "counts": [SQUARES.ids[square] for square in squares_of(counted)],
            }
        )
    return {
        "piece": PIECES.ids[piece],
        "ways": ways,
        "bills": bills,
        "conditions": conditions(s, seat, b, piece),
    }


def yields(s: SmallCity, seat: i64) -> dict[str, dict[str, int]]:
    """SC-5.4.2: the yield of each raw material that may be exchanged now, by its square: money first, then votes."""
    for_money = s.top(0) > 0
    found: dict[str, dict[str, int]] = {}
    for action in s.step().actions(s, seat):
        if EXCHANGE.has(action):
            kind = s.on[seat * N_SQUARES + EXCHANGE.arg(action)]
            rate = s.box.sale[kind] if for_money else s.box.sale_votes[kind]
            found[SQUARES.ids[EXCHANGE.arg(action)]] = {"money" if for_money else "votes": int(rate)}
    return found


def stock_of(s: SmallCity, seat: i64) -> dict[str, Any]:
    """What a seat can spend."""
    b = survey(s, seat)
    return {
        "money": int(s.money[seat]),
        "votes": int(s.votes[seat]),
        "goods": {MATERIALS.ids[kind - WOOD]: int(b.goods[kind]) for kind in range(WOOD, METAL + 1)},
    }


def forecast(s: SmallCity, seat: i64) -> dict[str, int]:
    """The result of the turn if nothing more is done: votes, newcomers, and pollution without that of factories."""
    return {
        "votes": int(votes_by_owner(s)[seat] + card_votes(s, seat)),
        "newcomers": int(newcomers(s, seat)),
        "pollution": int(pollution_of_turn(s, seat)),
    }


def promises_now(s: SmallCity, seat: i64) -> dict[str, bool]:
    """Which of the promises known to a seat it would keep if the game ended now; "special" is the common one."""
    kept = {
        PROMISES.ids[card]: promises.is_kept(s, seat, s.box.promises[card])
        for card in PROMISE_PACK.in_pile(s.pile, PROMISE_PACK.of(seat))
        if s.board[seat] != NONE
    }
    if s.special != NONE and s.board[seat] != NONE:
        kept["special"] = promises.is_kept(s, seat, s.box.specials[s.special])
    return kept


def moves_view(s: SmallCity, seat: i64) -> list[dict[str, Any]]:
    """The seat's moves this turn, in order; a tourist is sent to another borough."""
    found = []
    for at in range(seat * MOST_MOVES, seat * MOST_MOVES + s.moves_made(seat)):
        origin, target = s.moves[at] // (MOST_SEATS * N_SQUARES), s.moves[at] % (MOST_SEATS * N_SQUARES)
        found.append(
            {
                "borough": int(origin // N_SQUARES),
                "from": SQUARES.ids[origin % N_SQUARES],
                "to_borough": int(target // N_SQUARES),
                "to": SQUARES.ids[target % N_SQUARES],
            }
        )
    return found
