"""13 The advice: its choices are legal, and it is worth following."""

import pytest

from ludotheque.games.nouvelle_france import advice
from tests.nouvelle_france.scenario import GAME, Cell, Scenario


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_advice_is_always_legal(seats: int) -> None:
    options = {"architecture": "on", "constraint": "maitre_charpentier", "player_may_choose_ties": "yes"}
    s = GAME.new(seats, 1, options)
    while not s.over():
        seat = s.mover()
        action = GAME.advise(s, seat)
        assert action in s.actions(seat)
        s.apply(seat, action)


def test_advice_beats_random_play() -> None:
    margins = []
    for seed in range(2):
        s = GAME.new(1, seed)
        while not s.over():
            s.apply(0, GAME.advise(s, 0))
        margins.append(GAME.score(s).points[0])
    assert sum(margins) / 2 > -45  # random play ends some 90 points behind


def test_closing_is_worth_more_than_a_placement() -> None:
    hole: list[Cell] = [[0, 1, 3], [0, 2, 3], [0, 3, 3], [0, 4, 3], [1, 1, 3]]
    t = Scenario().cards("faux", "canon", "equerre").fill("church", "blue", but=hole)
    best = advice.best_of_turn(t.s, 0)
    assert (best.piece // 4, best.work) == (1, 2)


def test_the_evaluation_sees_the_placement_to_come() -> None:
    t = Scenario().cards("faux", "canon", "equerre")
    before = GAME.evaluate(t.s, 0)
    t.do(0, "take", piece="faux_blue")
    assert GAME.evaluate(t.s, 0) > before
    t.do(0, "build", work="redoubt")
    pending = GAME.evaluate(t.s, 0)
    assert pending == before + advice.best_pending(t.s, 0).gain


def test_the_evaluation_of_an_ended_game_is_the_margin() -> None:
    t = Scenario().snow_done(2).marker(white=10, yellow=15, blue=15, brown=15).snow(3)
    assert GAME.evaluate(t.s, 0) == 50.0
