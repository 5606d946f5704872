"""The rollout policy: the next construction instead of whole plans, rough worths for cards and steps of the council.
All other questions are answered as usual.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.small_city.bots import advice, building, public_choices
from ludotheque.games.small_city.bots.worth import dollar, plans_left, votes_count
from ludotheque.games.small_city.components.box import N_PLACEMENTS, ROWS
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ADVANCE,
    ARCHITECT,
    AT_ACTION,
    AT_COUNCIL,
    AT_LAY,
    AT_PLACE,
    AT_PLAN,
    AT_TILE,
    BUILD,
    BY_MONEY,
    BY_VOTES,
    COMMIT,
    DECLINE,
    MEDIATOR,
    NONE,
    PASS,
    PLACE,
    RING,
    TAKE,
)
from ludotheque.games.small_city.turn.special_actions import price_of_steps, steps_to, why_not_card

# The number of placements tried for a piece.
TRIED: Final[i64] = 1
# The average worth, in votes, of cards that take effect in the plan: evaluating them would dominate the rollout.
ARCHITECT_WORTH: Final = 3.0
MEDIATOR_DOLLARS: Final = 1.5
# The least worth of a step of the council that is taken.
LEAST_STEP: Final = 0.05


def choose(s: SmallCity, seat: i64) -> i64:
    """The choice; NO_ADVICE if it may be random."""
    question = s.question(seat)
    step = question.step.number
    if step == AT_PLAN and not s.played().plans_more:
        draft = building.plan_ahead(s, seat, NONE, 1, 1, TRIED)
        return BUILD.of(draft.steps[0] // N_PLACEMENTS) if len(draft.steps) > 0 else COMMIT.of()
    if step == AT_PLACE:
        draft = building.plan_ahead(s, seat, question.figures[0], 1, 1, TRIED)
        return PLACE.of() + draft.steps[0] % N_PLACEMENTS
    if step == AT_ACTION:
        return likely_card(s, seat)
    if step == AT_COUNCIL:
        return likely_step(s, seat)
    if step == AT_TILE:
        draft = building.best_free_tile(s, seat, question.figures[0], NONE, TRIED)
        return BUILD.of(draft.steps[0] // N_PLACEMENTS) if len(draft.steps) > 0 else DECLINE.of()
    if step == AT_LAY:
        draft = building.best_free_tile(s, seat, 9, question.figures[0], TRIED)
        return PLACE.of() + draft.steps[0] % N_PLACEMENTS
    return advice.choose(s, seat)


def likely_card(s: SmallCity, seat: i64) -> i64:
    """The card of the ring with the highest rough worth less the cost of its steps."""
    a_dollar = dollar(plans_left(s))
    best, most = NONE, 0.0
    for position in range(RING):
        if why_not_card(s, seat, position) is not None:
            continue
        card = s.ring[position]
        if card == ARCHITECT:
            worth = ARCHITECT_WORTH
        elif card == MEDIATOR:
            worth = MEDIATOR_DOLLARS * a_dollar
        else:
            worth = public_choices.card_worth(s, seat, card, 0.0)
        worth -= a_dollar * float(price_of_steps(s, steps_to(s, seat, position)))
        if best == NONE or worth > most:
            best, most = TAKE.of(position), worth
    return best


def likely_step(s: SmallCity, seat: i64) -> i64:
    """The step of the council with the highest rough worth for its price."""
    best, most = PASS.of(), LEAST_STEP
    for action in s.actions(seat):
        if not ADVANCE.has(action):
            continue
        row, means = ADVANCE.arg(action), ADVANCE.arg2(action)
        column = s.discs[seat * ROWS + row]
        worth = public_choices.step_worth(s, seat, row, column)
        price = float(s.box.column_cost[column])
        if means == BY_MONEY:
            worth -= dollar(plans_left(s)) * price
        elif means == BY_VOTES:
            worth -= votes_count(s) * price
        if worth > most:
            best, most = action, worth
    return best
