"""All effects of cards, in a few turns of random choices with full hands."""

import random

import pytest

from ludotheque.games.civilization.components.box import NONE
from tests.civilization.plenty import plenty
from tests.civilization.positions import GAME
from tests.civilization.random_games import choice

OPTIONS: list[dict[str, str]] = [
    {},
    {"fast_responses": "yes"},
    {"investments": "yes"},
    {"government_profile": "waw", "great_person_deck": "no"},
]


@pytest.mark.parametrize("seed", range(8))
def test_no_piece_is_lost_and_nothing_is_left_waiting(seed: int) -> None:
    """Between two choices nothing is pending: no target, no payment, no answer."""
    chance = random.Random(seed)
    s = plenty(2 + seed % 4, seed, **OPTIONS[seed // 2 % 4])
    while not s.over() and s.turn < 3:
        seat = chance.choice(s.to_move())
        s.apply(seat, choice(s, seat, chance))
        assert GAME.broken(s) == []
        if not s.over() and s.step().name in ("start", "city", "movement"):
            assert all(one == NONE for one in [*s.aims, *s.paid, *s.answers, *s.answer_means, *s.answer_aims])
