"""The recommended answer to each question.

The large questions have files of their own: which tiles to build (`building`), where to move citizens (`citizens`),
cards and council (`public_choices`). For all others NO_ADVICE is returned, and positions are compared
(`evaluation`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.bots import building, citizens, evaluation, public_choices
from ludotheque.games.small_city.building.plan import before_last
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
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


def expected_points(s: SmallCity) -> vec[float]:
    """By seat, the expected final votes; when the game is over, its points."""
    found = vec[float]([0.0] * s.seats)
    for seat in range(s.seats):
        found[seat] = evaluation.evaluate(s, seat)
    return found


def evaluate(s: SmallCity, seat: i64) -> float:
    """The evaluation of a position for a seat, without regard to the other boroughs, which hardly affect it."""
    return evaluation.evaluate(s, seat)


def choose(s: SmallCity, seat: i64) -> i64:
    """The recommended choice; NO_ADVICE if positions must be compared."""
    question = s.question(seat)
    step = question.step.number
    if step == AT_PLAN:
        return building.next_construction(s, seat)
    if step == AT_PLACE:
        return building.best_place(s, seat, question.figures[0])
    if step == AT_DISCOUNT:
        return building.best_discount(s, seat, before_last(s, seat))
    if step == AT_MOVE:
        return citizens.best_move(s, seat)
    if step == AT_TOURISTS:
        return citizens.best_sending(s, seat)
    if step == AT_TILE:
        return building.free_tile(s, seat, question.figures[0])
    if step == AT_LAY:
        return building.free_place(s, seat, question.figures[0])
    return public_choice(s, seat, step)


def public_choice(s: SmallCity, seat: i64, step: i64) -> i64:
    """Setup, action cards and the City Council."""
    if step == AT_ACTION:
        return public_choices.best_card(s, seat)
    if step == AT_COUNCIL:
        return public_choices.best_step(s, seat)
    if step == AT_PARADE:
        return public_choices.best_street(s)
    if step == AT_OPPOSE:
        return public_choices.best_opponent(s, seat)
    if step == AT_KEEP:
        return public_choices.best_promise(s, seat)
    return public_choices.best_hall(s, seat) if step == AT_SETTLE else NO_ADVICE
