"""The advice: its choices are legal, and it is worth following."""

import pytest
from librt.vecs import vec

from ludotheque.games.nouvelle_france import allies, building, constraints
from ludotheque.games.nouvelle_france.bots import advice, evaluation, outlook, rollout, worth
from ludotheque.games.nouvelle_france.state import NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_ALLY,
    AT_PIECE,
    BUILD,
    N_ALLIES,
    N_COLOURS,
    N_WORKS,
    PLACEMENTS,
    TAKE,
    USE,
)
from tests.nouvelle_france.scenario import GAME, Cell, Scenario


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_advice_is_always_legal(seats: int) -> None:
    options = {"architecture": "on", "constraint": "maitre_charpentier", "player_may_choose_ties": "yes"}
    s = GAME.new(seats, 1, options)
    while not s.over():
        seat = s.mover()
        action = GAME.advice.advise(s, seat)
        assert action in s.actions(seat)
        s.apply(seat, action)


def test_advice_beats_random_play() -> None:
    margins = []
    for seed in range(2):
        s = GAME.new(1, seed)
        while not s.over():
            s.apply(0, GAME.advice.advise(s, 0))
        margins.append(GAME.score(s).points[0])
    assert sum(margins) / 2 > -45  # random play ends some 90 points behind


def test_closing_is_worth_more_than_a_placement() -> None:
    hole: list[Cell] = [[0, 1, 3], [0, 2, 3], [0, 3, 3], [0, 4, 3], [1, 1, 3]]
    t = Scenario().cards("faux", "canon", "equerre").fill("church", "blue", but=hole)
    best = worth.best_of_turn(t.s, 0)
    assert (best.piece // 4, best.work) == (1, 2)


def test_the_evaluation_sees_the_placement_to_come() -> None:
    t = Scenario().cards("faux", "canon", "equerre")
    before = GAME.advice.evaluate(t.s, 0)
    t.do(0, "take", piece="faux_blue")
    assert GAME.advice.evaluate(t.s, 0) > before
    t.do(0, "build", work="redoubt")
    pending = GAME.advice.evaluate(t.s, 0)
    assert pending == pytest.approx(before + worth.best_pending(t.s, 0).gain)


def test_the_evaluation_of_an_ended_game_is_the_margin() -> None:
    t = Scenario().snow_done(2).marker(white=10, yellow=15, blue=15, brown=15).snow(3)
    assert list(GAME.advice.expected_points(t.s)) == [5.0]


def test_alone_the_colour_that_is_last_counts_most() -> None:
    t = Scenario().marker(white=10, yellow=30, blue=10, brown=30)
    assert sum(evaluation.shares_of_last(t.s)) == pytest.approx(1.0)
    before = GAME.advice.expected_points(t.s)[0]
    gained = {}
    for colour in ("yellow", "blue", "brown"):
        more = Scenario().marker(**({"white": 10, "yellow": 30, "blue": 10, "brown": 30} | {colour: 34}))
        gained[colour] = GAME.advice.expected_points(more.s)[0] - before
    assert gained["blue"] > gained["yellow"] > 0


def test_a_point_of_the_winter_costs_a_point() -> None:
    colours = {"yellow": 20, "blue": 20, "brown": 20}
    before = GAME.advice.expected_points(Scenario().marker(white=10, **colours).s)[0]
    assert GAME.advice.expected_points(Scenario().marker(white=16, **colours).s)[0] == pytest.approx(
        before - 6
    )


def test_colours_far_apart_give_the_least_and_equal_ones_their_value() -> None:
    assert evaluation.smooth_least(vec[float]([7.0, 7.0, 7.0]), 5.0) == pytest.approx(7.0)
    assert evaluation.smooth_least(vec[float]([0.0, 900.0, 900.0]), 1.0) == pytest.approx(1.1, abs=0.01)
    middle = evaluation.smooth_least(vec[float]([5.0, 10.0, 15.0]), 6.0)
    assert 5.0 < middle < 10.0


def test_with_several_the_worths_are_the_points_in_the_end() -> None:
    s = GAME.new(3, 5)
    while not s.over():
        s.apply(s.mover(), GAME.advice.advise(s, s.mover()))
    assert list(GAME.advice.expected_points(s)) == [float(points) for points in GAME.score(s).points]


def test_the_light_hand_takes_the_piece_with_two_cubes_of_the_colour_of_a_work() -> None:
    for seed in range(3):
        s = GAME.new(1, seed)
        while not s.over():
            action = GAME.advice.rollout(s, 0)
            if s.step().number == AT_PIECE:
                suited = [one for one in s.actions(0) if suits(s, TAKE.arg(one))]
                assert not suited or action in suited
            s.play(0, action)


def suits(s: NouvelleFrance, piece: int) -> bool:
    """Whether a piece may go where it has two cubes of the colour that counts."""
    works = building.works_for(s, 0, piece)
    return any(
        constraints.has_work(works, work) and s.box.solo_colour[work] == piece % N_COLOURS
        for work in range(N_WORKS)
    )


def test_the_light_hand_uses_every_ally_in_time() -> None:
    used = 0
    for seed in range(4):
        s = GAME.new(2, seed)
        while not s.over():
            s.play(s.mover(), GAME.advice.rollout(s, s.mover()))
        used += sum(s.allies)
    assert used > 4 * 2 * N_ALLIES / 2


def test_the_light_hand_places_a_piece_where_it_meant_to() -> None:
    s = GAME.new(1, 5)
    s.play(0, GAME.advice.rollout(s, 0))
    meant = s.meant
    assert GAME.advice.rollout(s.clone(), 0) in s.actions(0)
    other = s.clone()
    assert other.meant == -1
    while s.meant == meant:
        s.play(0, GAME.advice.rollout(s, 0))
    assert s.meant == -1
    at = meant // PLACEMENTS.size
    piece, work = at // N_WORKS, at % N_WORKS
    assert (s.piece_work[piece], s.piece_place[piece]) == (work, meant % PLACEMENTS.size)


def test_another_piece_than_the_meant_one_is_placed_as_usual() -> None:
    s = GAME.new(1, 5)
    taken = GAME.advice.rollout(s, 0)
    s.play(0, next(action for action in s.actions(0) if action != taken))
    assert GAME.advice.rollout(s, 0) == GAME.advice.advise(s, 0)


def beam_in_reach(marker: int) -> Scenario:
    """Just before the first snowfall, which decides about the beam."""
    t = Scenario(seats=4).sticks(redoubt=[3, 5, 1], mill=[1, 5, 3], church=[3, 1, 5])
    t.s.drawn = 12
    return t.marker(yellow=marker).turn(0).cards("raquette", "canon", "manivelle")


def test_among_several_a_turn_is_to_come_until_a_piece_is_taken() -> None:
    t = Scenario(seats=4).turn(0)
    before = [outlook.turns_until(t.s, seat, 2) for seat in range(4)]
    assert [before[0] - other for other in before] == pytest.approx([0, 0.25, 0.5, 0.75])
    t.do(0, "pass").do(0, "take", piece="faux_blue")
    after = [outlook.turns_until(t.s, seat, 2) for seat in range(4)]
    assert [one - other for one, other in zip(before, after, strict=True)] == pytest.approx([1, 0, 0, 0])


def test_among_several_an_ally_that_has_not_come_yet_is_worth_points() -> None:
    t = Scenario(seats=2).turn(0)
    before = evaluation.expected_points(t.s)
    t.s.allies[0] = 1
    after = evaluation.expected_points(t.s)
    assert (after[0] < before[0], after[1]) == (True, before[1])


def test_points_that_win_a_bonus_piece_count_for_more() -> None:
    few, enough = (evaluation.expected_points(beam_in_reach(points).s)[0] for points in (8, 16))
    assert enough - few > 8 + 4
    few, enough = (evaluation.expected_points(beam_in_reach(points).snow_done(1).s)[0] for points in (8, 16))
    assert enough - few < 8 + 3


def test_the_light_hand_builds_where_the_next_snow_wins_a_bonus_piece() -> None:
    for marker, same in ((0, True), (9, False)):
        t = beam_in_reach(marker)
        near = worth.best_of_turn(t.s, 0)
        further = rollout.look(t.s, 0)
        assert ((near.work, near.placement) == (further.work, further.placement)) == same


def test_the_light_hand_calls_the_coureur_only_for_clearly_more() -> None:
    called = 0
    for seed in range(4):
        s = GAME.new(2, seed)
        while not s.over():
            seat = s.mover()
            action = GAME.advice.rollout(s, seat)
            if s.step().number == AT_ALLY and USE.has(action):
                other = s.clone()
                allies.use(other, seat, USE.arg(action))
                usual = rollout.look(s.clone(), seat)
                assert usual.piece < 0 or rollout.look(other, seat).gain > usual.gain + advice.ALLY_WORTH
                called += 1
            s.play(seat, action)
    assert called > 4


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_prior_is_legal_and_in_solo_games_the_advice(seats: int) -> None:
    s = GAME.new(seats, 2)
    while not s.over():
        seat = s.mover()
        action = GAME.advice.prior(s.clone(), seat)
        assert action in s.actions(seat)
        assert seats > 1 or action == GAME.advice.advise(s, seat)
        s.play(seat, action)


def test_a_search_expects_the_placement_that_wins_a_bonus_piece() -> None:
    t = beam_in_reach(9)
    t.do(0, "pass").do(0, "take", piece="raquette_yellow")
    best = worth.best_pending(t.s, 0, further=True)
    assert GAME.advice.prior(t.s, 0) == BUILD.of(best.work) != GAME.advice.advise(t.s, 0)
