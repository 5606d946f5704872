"""The rollout policy for three and more players: every choice is legal and reasonable."""

from statistics import fmean

import pytest

from ludotheque.bots import make_bot
from ludotheque.core.verbs import JsonValue
from ludotheque.games.quadrata.bots import rollout
from ludotheque.games.quadrata.bots.levels import thinking
from ludotheque.games.quadrata.vocabulary import VERBS
from tests.quadrata.scenario import GAME, Scenario

NO_ADVICE = -1
# Cards that small tokens do not make.
FAR = ("ottawa", "quebec_city", "sydney", "brandon")


def lightly(t: Scenario) -> dict[str, JsonValue]:
    action = rollout.choose(t.s, 0)
    assert action in list(t.s.actions(0))
    return VERBS.to_json(action)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mode": "expert"},
        {"quiz": "on"},
        {"consolation": "no_visit", "after_taxi": "may_visit"},
        {"mode": "expert", "reservation": "discard_first", "reshuffle": "at_once"},
    ],
)
def test_every_choice_of_the_rollout_policy_is_legal(options: dict[str, str]) -> None:
    """Every third choice is random, so that the policy is tested in positions it would not reach by itself."""
    answered = 0
    for seed in range(6):
        s = GAME.new(4, seed, dict(options))
        bot = make_bot("random", seed)
        made = 0
        while not s.over():
            seat = s.mover()
            action = GAME.advice.rollout(s, seat)
            if action != NO_ADVICE:
                assert action in list(s.actions(seat))
                answered += 1
            made += 1
            s.apply(seat, bot.play(s, seat) if action == NO_ADVICE or made % 3 == 0 else action)
    assert answered > 500


def test_the_rollout_policy_is_far_better_than_random() -> None:
    ahead = []
    for seed in range(4):
        s = GAME.new(2, seed)
        bot = make_bot("random", seed)
        while not s.over():
            seat = s.mover()
            action = GAME.advice.rollout(s, seat) if seat == 0 else NO_ADVICE
            s.apply(seat, action if action != NO_ADVICE else bot.play(s, seat))
        points = GAME.score(s).points
        ahead.append((points[0] - points[1]) / 2)
    assert fmean(ahead) > 10


def test_qd_5_4_it_visits_where_the_points_are_and_takes_the_taxi_where_nothing_can_be_made() -> None:
    t = Scenario().centre("toronto").hand(0, 5, 6, 10, 11).trains(0, 1)
    assert lightly(t) == {"verb": "visit", "place": "toronto"}
    t = Scenario().centre(*FAR).hand(0, 1, 2, 4)
    assert lightly(t) == {"verb": "take_taxi"}


def test_qd_5_4_3_it_gives_away_the_lowest_tokens_that_make_the_number() -> None:
    t = Scenario().centre("toronto").hand(0, 5, 6, "plane").do(0, "visit", place="cn_tower")
    assert lightly(t) == {"verb": "use", "pair": "5*6"}


def test_qd_5_3_2_it_does_not_bury_the_best_visit() -> None:
    t = Scenario().centre("banff").discard("toronto").hand(0, 10, 11, 1).at(0, "replace")
    assert lightly(t) == {"verb": "skip"}
    t = Scenario().centre("toronto", "banff").hand(0, 10, 11, 1).at(0, "replace")
    chosen = lightly(t)
    assert chosen["verb"] == "replace"
    assert chosen["card"] != "toronto"


def test_qd_5_10_it_keeps_the_tokens_that_open_the_reserved_card() -> None:
    t = Scenario().hand(0, 5, 6, 1).bag(0, "plane").reserved(0, "toronto").at(0, "rest")
    assert lightly(t) == {"verb": "rest", "held": "1"}
    t.do(0, "rest", held="1")
    assert lightly(t) == {"verb": "draw"}


def test_qd_5_9_it_reserves_nothing_on_the_last_day() -> None:
    assert lightly(Scenario().at(0, "reserve", day=5))["verb"] == "reserve"
    assert lightly(Scenario().at(0, "reserve", day=7)) == {"verb": "skip"}


def test_qd_5_5_trains_come_early_and_taxis_late() -> None:
    """QD-5.5.2: the space of a train is of use for the days that follow."""
    for day, bonus in ((2, "train"), (7, "taxi")):
        t = Scenario().centre("toronto").hand(0, 5, 6, 10).provinces(0, "manitoba")
        t.at(0, "visit", day=day).do(0, "visit", place="cn_tower").do(0, "use", pair="5*6")
        assert lightly(t) == {"verb": "bonus", "bonus": bonus}


def test_simulations_are_guided_where_others_come_in_between() -> None:
    assert [thinking(seats).tree.rollout_policy for seats in (2, 3, 4)] == [False, True, True]
