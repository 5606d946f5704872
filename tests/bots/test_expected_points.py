"""The expected points of a position: by seat, and by parts of the score that add up to them."""

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded

GAMES = [("quebec", 4), ("quadrata", 3), ("nouvelle_france", 1), ("nouvelle_france", 3), ("small_city", 2)]
EVERY = 7  # decisions: evaluation is expensive


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_parts_add_up_to_the_worth_and_in_the_end_to_the_points(name: str, seats: int) -> None:
    game = load_game(name)
    s = game.new(seats, 3)
    chance = seeded(5)
    decisions = 0
    while not s.over():
        if decisions % EVERY == 0:
            expected_points = game.advice.expected_points(s)
            for seat in range(seats):
                assert sum(game.advice.expected_parts(s, seat).values()) == pytest.approx(
                    expected_points[seat]
                )
        actions = s.actions(s.mover())
        s.apply(s.mover(), actions[chance.below(len(actions))])
        decisions += 1
    outcome = game.score(s)
    for seat in range(seats):
        parts = game.advice.expected_parts(s, seat)
        assert sum(parts.values()) == pytest.approx(outcome.points[seat] / outcome.unit)
        assert set(parts) == set(outcome.parts[seat])
