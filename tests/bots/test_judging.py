"""What a game tells bots: expected points of all seats, and advice that is legal."""

import pytest

from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.chance import seeded
from ludotheque.core.playout import play_random
from ludotheque.core.state import State


def along(name: str, seats: int, seed: int) -> list[State]:
    """Positions of a random game, some from each part of it, and its last one."""
    game = load_game(name)
    s, chance, found = game.new(seats, seed), seeded(seed), []
    while not s.over():
        if chance.below(9) == 0:
            found.append(s.clone())
        seat = s.mover()
        actions = s.actions(seat)
        s.apply(seat, actions[chance.below(len(actions))])
    return [*found, s]


GAMES = [(name, seats) for name in game_ids() for seats in load_game(name).seats]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_seat_has_its_worth_and_the_spread_is_positive(name: str, seats: int) -> None:
    for s in along(name, seats, 5):
        before = s.game.encode(s)
        expected_points = s.game.advice.expected_points(s)
        assert len(expected_points) == seats
        assert all(-1e4 < worth < 1e4 for worth in expected_points)
        assert s.game.advice.spread(s) > 0
        assert s.game.encode(s) == before, "evaluation changes nothing"


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, seats in GAMES if seats > 1])
def test_at_the_end_more_points_have_a_higher_evaluation(name: str, seats: int) -> None:
    s = load_game(name).new(seats, 6)
    play_random(s, seeded(6))
    outcome = s.outcome()
    assert outcome is not None
    expected_points = s.game.advice.expected_points(s)
    for one in range(seats):
        for other in range(seats):
            if outcome.by is None and outcome.points[one] > outcome.points[other]:
                assert expected_points[one] > expected_points[other]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_advice_and_rollout_policy_are_legal(name: str, seats: int) -> None:
    for s in along(name, seats, 7)[:-1]:
        seat = s.mover()
        legal = list(s.actions(seat))
        for choice in (s.game.advice.advise(s, seat), s.game.advice.rollout(s.clone(), seat)):
            assert choice == -1 or choice in legal


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_an_expert_thinks_more_than_a_strong_bot(name: str, seats: int) -> None:
    thinking = load_game(name).advice.thinking(seats)
    assert 0 < thinking.levels.strong.simulations < thinking.levels.expert.simulations
    assert thinking.prior.temperature > 0
    assert thinking.prior.width > 1
