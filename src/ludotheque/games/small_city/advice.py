"""13 What a good player thinks about: the answer to each question.

The large questions have strategies of their own: which tiles to build (strategy_building), who goes where
(strategy_people), cards and council (strategy_city). At all others positions are compared (strategy_position), and
that is left to whoever asks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city import strategy_building, strategy_city, strategy_people, strategy_position
from ludotheque.games.small_city.plan import before_last
from ludotheque.games.small_city.state import SmallCity
from ludotheque.games.small_city.vocabulary import (
    AT_ACTION,
    AT_COUNCIL,
    AT_DISCOUNT,
    AT_KEEP,
    AT_LAY,
    AT_MOVE,
    AT_OPPOSE,
    AT_PARADE,
    AT_PLACE,
    AT_PLAN,
    AT_SETTLE,
    AT_TILE,
    AT_TOURISTS,
)

NO_ADVICE: Final[i64] = -1


def worths(s: SmallCity) -> vec[float]:
    """By seat, the votes it can expect to end with; when the game is over, its points."""
    found = vec[float]([0.0] * s.seats)
    for seat in range(s.seats):
        found[seat] = strategy_position.evaluate(s, seat)
    return found


def evaluate(s: SmallCity, seat: i64) -> float:
    """What a position is worth to a seat: boroughs grow side by side, so that nobody looks at the others' first."""
    return strategy_position.evaluate(s, seat)


def choose(s: SmallCity, seat: i64) -> i64:
    """What to answer; NO_ADVICE where positions are to be compared."""
    question = s.question(seat)
    step = question.step.number
    if step == AT_PLAN:
        return strategy_building.next_construction(s, seat)
    if step == AT_PLACE:
        return strategy_building.best_place(s, seat, question.figures[0])
    if step == AT_DISCOUNT:
        return strategy_building.best_discount(s, seat, before_last(s, seat))
    if step == AT_MOVE:
        return strategy_people.best_move(s, seat)
    if step == AT_TOURISTS:
        return strategy_people.best_sending(s, seat)
    if step == AT_TILE:
        return strategy_building.free_tile(s, seat, question.figures[0])
    if step == AT_LAY:
        return strategy_building.free_place(s, seat, question.figures[0])
    return public_choice(s, seat, step)


def public_choice(s: SmallCity, seat: i64, step: i64) -> i64:
    """Setup, action cards and the City Council."""
    if step == AT_ACTION:
        return strategy_city.best_card(s, seat)
    if step == AT_COUNCIL:
        return strategy_city.best_step(s, seat)
    if step == AT_PARADE:
        return strategy_city.best_street(s)
    if step == AT_OPPOSE:
        return strategy_city.best_opponent(s, seat)
    if step == AT_KEEP:
        return strategy_city.best_promise(s, seat)
    return strategy_city.best_hall(s, seat) if step == AT_SETTLE else NO_ADVICE
