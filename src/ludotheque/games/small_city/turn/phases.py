"""SC-5: The course of play: the stages of setup and of a turn, in order. The figure of the lowest frame is the
current stage; when all its questions are answered, the next one begins.
"""

from mypy_extensions import i64

from ludotheque.core.state import BOTTOM, Step
from ludotheque.games.small_city.building import plan
from ludotheque.games.small_city.citizens import arrivals, movement, tourists
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PHASES,
    IN_ACTIONS,
    IN_ARRIVALS,
    IN_CITIES,
    IN_CLOSING,
    IN_COUNCIL,
    IN_DEATHS,
    IN_GROWTH,
    IN_HALLS,
    IN_HOSTS,
    IN_MOVES,
    IN_OVERFLOW,
    IN_PARADE,
    IN_PLANS,
    IN_POLLUTION,
    IN_PRODUCTION,
    IN_PROMISES,
    IN_TOURISTS,
    IN_TRADE,
    IN_VOTE,
    STAGES,
)
from ludotheque.games.small_city.turn import (
    council,
    income,
    next_visit,
    parade,
    pollution,
    setup,
    special_actions,
    storing_materials,
    vote,
)


class Phases(Step[SmallCity]):
    """Runs a turn stage by stage. In each stage modules act after the base game."""

    def __init__(self) -> None:
        super().__init__(AT_PHASES, "phases", STAGES)
        self.on = [BOTTOM]

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        stage = s.top(0) + 1
        s.set_top(0, stage)
        if stage <= IN_HALLS:
            begin_setup(s, stage)
        elif stage <= IN_PLANS:
            begin_building(s, stage)
        elif stage <= IN_ARRIVALS:
            begin_moving(s, stage)
        elif stage <= IN_VOTE:
            begin_working(s, stage)
        else:
            begin_end_of_turn(s, stage)
        for module in s.modules():
            module.begin(s, stage)


def begin_setup(s: SmallCity, stage: i64) -> None:
    """Setup (SC-4.10)."""
    if stage == IN_CITIES:
        setup.begin_cities(s)
    elif stage == IN_PROMISES:
        setup.begin_promises(s)
    else:
        setup.begin_halls(s)


def begin_building(s: SmallCity, stage: i64) -> None:
    """Special actions and construction (SC-5.1, SC-5.2)."""
    if stage == IN_PARADE:
        parade.begin_turn(s)
    elif stage == IN_ACTIONS:
        special_actions.begin_actions(s)
    elif stage == IN_GROWTH:
        special_actions.begin_growth(s)
    else:
        plan.begin_plans(s)


def begin_moving(s: SmallCity, stage: i64) -> None:
    """Citizens' movement (SC-5.3)."""
    if stage == IN_MOVES:
        movement.begin_moves(s)
    elif stage == IN_TOURISTS:
        tourists.begin_tourists(s)
    else:
        arrivals.begin_arrivals(s)


def begin_working(s: SmallCity, stage: i64) -> None:
    """SC-5.4.5: income and vote (SC-5.4, SC-5.5)."""
    if stage == IN_HOSTS:
        income.begin_hosts(s)
    elif stage == IN_TRADE:
        income.begin_trade(s)
    elif stage == IN_PRODUCTION:
        income.begin_production(s)
    elif stage == IN_OVERFLOW:
        storing_materials.begin_overflow(s)
    elif stage == IN_VOTE:
        vote.begin_vote(s)


def begin_end_of_turn(s: SmallCity, stage: i64) -> None:
    """Pollution, City Council, the next visit of the Mayor (SC-5.6 to SC-5.8)."""
    if stage == IN_POLLUTION:
        pollution.begin_pollution(s)
    elif stage == IN_DEATHS:
        pollution.begin_deaths(s)
    elif stage == IN_COUNCIL:
        council.begin_council(s)
    elif stage == IN_CLOSING:
        next_visit.close_turn(s)
