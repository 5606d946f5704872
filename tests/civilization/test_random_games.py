"""Games of random choices from set-up to the end, with every option: each ends, and no position is impossible."""

import random

import pytest

from ludotheque.core.events import Log
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.position.vocabulary import NO_VICTORY, VICTORIES
from tests.civilization.positions import GAME
from tests.civilization.random_games import choice, in_full_swing, play_on, play_out

SEATS = (2, 3, 4, 5)


def varied(number: int) -> dict[str, str]:
    """Options that differ from number to number, each value in turn; games are short."""
    options = {
        option.name: option.domain.ids[(number + number // (i + 2)) % len(option.domain.ids)]
        for i, option in enumerate(GAME.options)
    }
    return {**options, "turn_limit": "20"}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", range(3))
def test_cv_14_10_every_game_ends(seats: int, number: int) -> None:
    seed = seats * 10 + number
    s = play_out(seats, seed, varied(seed))
    result = s.outcome()
    assert result is not None
    assert result.by in VICTORIES
    assert result.winners == [int(s.winner)]
    assert s.turn <= 20


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("number", range(4))
def test_a_game_in_full_swing_ends(seats: int, number: int) -> None:
    seed = seats * 100 + number
    s = in_full_swing(seats, seed, varied(number * 4 + seats), turns=3)
    play_on(s, random.Random(seed), every=5)
    assert s.winner != NONE
    assert s.won_by != NO_VICTORY


@pytest.mark.parametrize("number", range(3))
def test_at_a_trade_limit_of_none_there_are_no_offers(number: int) -> None:
    s = in_full_swing(3, number, {"trade_offers": "0", "turn_limit": "20"}, turns=2)
    chance, log = random.Random(number), Log()
    while not s.over():
        seat = chance.choice(s.to_move())
        s.apply(seat, choice(s, seat, chance), log)
    assert not any(event.kind.name == "offer_sent" for event in log.events)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    games = [play_out(3, 7, varied(5)) for _ in range(2)]
    assert GAME.encode(games[0]) == GAME.encode(games[1])
