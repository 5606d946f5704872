"""13 The advice: its choices are legal, and it is worth following."""

import pytest
from librt.vecs import vec

from ludotheque.games.nouvelle_france import gains, worths
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
    best = gains.best_of_turn(t.s, 0)
    assert (best.piece // 4, best.work) == (1, 2)


def test_the_evaluation_sees_the_placement_to_come() -> None:
    t = Scenario().cards("faux", "canon", "equerre")
    before = GAME.evaluate(t.s, 0)
    t.do(0, "take", piece="faux_blue")
    assert GAME.evaluate(t.s, 0) > before
    t.do(0, "build", work="redoubt")
    pending = GAME.evaluate(t.s, 0)
    assert pending == pytest.approx(before + gains.best_pending(t.s, 0).gain)


def test_the_evaluation_of_an_ended_game_is_the_margin() -> None:
    t = Scenario().snow_done(2).marker(white=10, yellow=15, blue=15, brown=15).snow(3)
    assert list(GAME.worths(t.s)) == [5.0]


def test_alone_the_colour_that_is_last_counts_most() -> None:
    t = Scenario().marker(white=10, yellow=30, blue=10, brown=30)
    assert sum(worths.shares_of_last(t.s)) == pytest.approx(1.0)
    before = GAME.worths(t.s)[0]
    gained = {}
    for colour in ("yellow", "blue", "brown"):
        more = Scenario().marker(**({"white": 10, "yellow": 30, "blue": 10, "brown": 30} | {colour: 34}))
        gained[colour] = GAME.worths(more.s)[0] - before
    assert gained["blue"] > gained["yellow"] > 0


def test_a_point_of_the_winter_costs_a_point() -> None:
    colours = {"yellow": 20, "blue": 20, "brown": 20}
    before = GAME.worths(Scenario().marker(white=10, **colours).s)[0]
    assert GAME.worths(Scenario().marker(white=16, **colours).s)[0] == pytest.approx(before - 6)


def test_colours_far_apart_give_the_least_and_equal_ones_their_value() -> None:
    assert worths.smooth_least(vec[float]([7.0, 7.0, 7.0]), 5.0) == pytest.approx(7.0)
    assert worths.smooth_least(vec[float]([0.0, 900.0, 900.0]), 1.0) == pytest.approx(1.1, abs=0.01)
    middle = worths.smooth_least(vec[float]([5.0, 10.0, 15.0]), 6.0)
    assert 5.0 < middle < 10.0


def test_with_several_the_worths_are_the_points_in_the_end() -> None:
    s = GAME.new(3, 5)
    while not s.over():
        s.apply(s.mover(), GAME.advise(s, s.mover()))
    assert list(GAME.worths(s)) == [float(points) for points in GAME.score(s).points]
