"""The advice of bots: at the questions behind the screen, and the evaluation of positions."""

import pytest

from ludotheque.arena.simulate import Plan, play_one
from ludotheque.games.small_city.bots import rollout
from ludotheque.games.small_city.bots.advice import choose, evaluate
from tests.small_city.scenario import GAME, Scenario, number


def advised(t: Scenario, seat: int = 0) -> dict[str, object]:
    action = choose(t.s, seat)
    assert action in list(t.s.actions(seat))
    return dict(GAME.vocabulary.to_json(action))


def test_with_people_waiting_a_home_is_planned_and_laid() -> None:
    t = Scenario().people(0, "e5", "f5", "e6").tile(0, "factory_2", "a1").money(0, 1)
    assert advised(t) == {"verb": "build", "piece": "residential_1"}
    t.do(0, "build", piece="residential_1")
    assert advised(t)["verb"] == "place"


def test_who_can_pay_nothing_commits() -> None:
    assert advised(Scenario().money(0, 0)) == {"verb": "commit"}


def test_people_leave_the_town_hall_and_workers_earn() -> None:
    t = Scenario().tile(0, "residential_1", "d4").people(0, "e5").at("moves")
    assert advised(t) == {"verb": "move", "from": "e5", "to": "d4"}
    t = Scenario().tile(0, "residential_1", "d4").tile(0, "commercial_1", "c3").people(0, "d4").at("moves")
    assert advised(t) == {"verb": "move", "from": "d4", "to": "c3"}
    t = Scenario().tile(0, "residential_1", "d4").tile(0, "commercial_1", "c3").people(0, "c3").at("moves")
    assert advised(t) == {"verb": "commit"}


def test_at_small_questions_positions_are_compared() -> None:
    t = Scenario(mayor_variant="yes").people(0, "e5").tile(0, "factory_1", "a1").at("arrivals")
    assert {choice["verb"] for choice in t.choices(0)} == {"stand"}
    assert choose(t.s, 0) == -1


def test_votes_homes_and_clean_air_are_worth_something() -> None:
    plain = evaluate(Scenario().s, 0)
    assert evaluate(Scenario().votes(0, 3).s, 0) == pytest.approx(plain + 3)
    assert evaluate(Scenario().pollution(0, 4).s, 0) == pytest.approx(plain - 4)
    settled = Scenario().tile(0, "residential_1", "d4").people(0, "d4")
    plain = evaluate(settled.s, 0)
    assert evaluate(settled.tile(0, "residential_2", "g4", "right").s, 0) > plain + 4
    assert evaluate(Scenario().goods(0, e5="metal").s, 0) > evaluate(Scenario().goods(0, e5="wood").s, 0)


def test_all_seats_are_evaluated_at_once_and_at_the_end_by_their_points() -> None:
    t = Scenario().votes(1, 5)
    assert list(GAME.advice.expected_points(t.s)) == [evaluate(t.s, seat) for seat in range(t.s.seats)]
    assert GAME.advice.expected_points(t.s)[1] == pytest.approx(
        GAME.advice.expected_points(Scenario().s)[1] + 5
    )


def test_the_advice_of_a_lane_does_not_disturb_it() -> None:
    t = Scenario()
    before = GAME.encode(t.s)
    choose(t.s, 1)
    assert GAME.encode(t.s) == before
    t.s.apply(1, number("commit"))


def test_hidden_plans_of_others_change_nothing() -> None:
    t = Scenario().people(0, "e5", "f5")
    before = choose(t.s, 0)
    t.do(1, "build", piece="residential_1")
    t.do(1, "place", square="d4", facing="upright")
    assert choose(t.s, 0) == before


def test_a_card_is_taken_that_helps_the_plan() -> None:
    t = Scenario().at("actions")
    t.s.ring_at[0] = -1
    assert advised(t)["verb"] == "take"


def test_the_council_cleans_at_the_end_and_builds_before() -> None:
    t = Scenario().money(0, 1).pollution(0, 9).votes(0, 20)
    t.s.turn = 8
    assert advised(t.at("council")) == {"verb": "advance", "row": "environment", "means": "money"}
    t = Scenario().money(0, 1).tile(0, "residential_1", "d4").people(0, "d4", "e5")
    assert advised(t.at("council"))["row"] != "environment"


def test_power_comes_first_near_the_town_hall_while_there_is_time() -> None:
    t = Scenario(nuclear="yes")
    assert advised(t) == {"verb": "plant", "level": 3, "column": "d"}
    assert advised(t.money(0, 9)) == {"verb": "plant", "level": 2, "column": "e"}
    assert advised(t.money(0, 5))["verb"] != "plant"
    t.money(0, 12).s.turn = 8
    assert advised(t)["verb"] != "plant"
    t.s.turn = 3
    t.do(0, "plant", level=1, column="a")
    assert advised(t)["verb"] != "plant"
    t = Scenario(nuclear="yes")
    t.s.plants[0] = t.s.plants[3] = 3
    assert advised(t)["verb"] == "build"


def test_it_is_far_ahead_of_random_players() -> None:
    plan = Plan("small_city", 4, ("greedy", "random", "random", "random"), seed=13)
    for deal in (0, 3):
        points = play_one(plan, deal).points
        assert points[0] >= 50
        assert points[0] >= 2 * max(points[1:])


def test_alone_it_is_at_least_a_deputy_mayor() -> None:
    assert play_one(Plan("small_city", 1, ("greedy",), seed=13), 0).points[0] >= 70


def lightly(t: Scenario) -> dict[str, object]:
    action = rollout.choose(t.s, 0)
    assert action in list(t.s.actions(0))
    return dict(GAME.vocabulary.to_json(action))


def test_the_light_hand_builds_homes_takes_cards_and_cleans() -> None:
    t = Scenario().people(0, "e5", "f5", "e6").tile(0, "factory_2", "a1").money(0, 1)
    assert lightly(t) == {"verb": "build", "piece": "residential_1"}
    t.do(0, "build", piece="residential_1")
    assert lightly(t)["verb"] == "place"
    assert lightly(Scenario().money(0, 0)) == {"verb": "commit"}
    t = Scenario().at("actions")
    t.s.ring_at[0] = -1
    assert lightly(t)["verb"] == "take"
    t = Scenario().money(0, 1).pollution(0, 9).votes(0, 20)
    t.s.turn = 8
    assert lightly(t.at("council")) == {"verb": "advance", "row": "environment", "means": "money"}
    assert lightly(Scenario(nuclear="yes"))["verb"] == "plant"
