"""Expected points: points already written in full, usable resources at their usual value."""

import pytest

from ludotheque.bots import make_bot
from ludotheque.games.quadrata.bots import evaluation
from ludotheque.games.quadrata.vocabulary import AT_TURN, N_PROVINCES, N_TROPHIES, PROVINCES
from tests.quadrata.scenario import GAME, Scenario


def test_in_the_end_the_worths_are_the_points() -> None:
    s = GAME.new(2, 4)
    bot = make_bot("random", 1)
    while not s.over():
        s.apply(s.mover(), bot.play(s, s.mover()))
    assert [2 * float(worth) for worth in GAME.advice.expected_points(s)] == [
        float(halves) for halves in GAME.score(s).points
    ]


def test_a_taxi_in_hand_is_worth_what_it_usually_brings() -> None:
    t = Scenario().at(0, day=2)
    before = GAME.advice.expected_points(t.s)[1]
    assert GAME.advice.expected_points(Scenario().at(0, day=2).taxis(1, 2).s)[1] > before + 2


def test_future_days_are_worth_the_same_to_all_seats() -> None:
    early, late = (
        GAME.advice.expected_points(Scenario().at(0, day=2).s),
        GAME.advice.expected_points(Scenario().at(0, day=5).s),
    )
    assert early[1] > late[1] + 2 * evaluation.DAY_TO_COME


def test_qd_5_7_a_trophy_is_the_likelier_the_more_of_it_is_visited() -> None:
    box = GAME.box
    red = [PROVINCES.ids[i] for i in range(N_PROVINCES) if box.province_colour[i] == box.trophy_colour[0]]
    done = [
        evaluation.trophy_done(Scenario().provinces(0, *red[:number]).s, 0, box.trophy_colour[0])
        for number in range(len(red) + 1)
    ]
    assert done[0] == 0
    assert done == sorted(done)
    assert done[-1] == pytest.approx(1.0)


def test_qd_5_7_the_trophy_without_a_colour_asks_for_one_province_of_each() -> None:
    box = GAME.box
    colours = [int(colour) for colour in box.province_colour]
    of_each = [PROVINCES.ids[colours.index(colour)] for colour in sorted(set(colours))]
    assert evaluation.trophy_done(Scenario().provinces(0, *of_each[:2]).s, 0, -1) == pytest.approx(
        2 / len(of_each)
    )


def test_qd_5_7_a_taken_trophy_is_not_expected_by_others() -> None:
    red = [PROVINCES.ids[i] for i in range(N_PROVINCES) if GAME.box.province_colour[i] == 0][:1]
    open_still = evaluation.trophy_prospects(Scenario().at(0, day=2).provinces(0, *red).s, 0)
    t = Scenario().at(0, day=2).provinces(0, *red)
    for trophy in range(N_TROPHIES):
        t.s.trophies[trophy] = 1
    assert evaluation.trophy_prospects(t.s, 0) < open_still


@pytest.mark.parametrize("day", [3, 7])
def test_a_player_with_a_turn_later_today_can_expect_a_visit(day: int) -> None:
    """QD-5.1.1: seat 0 of three plays, 1 and 2 follow; at the last turn of the day none does."""
    s = GAME.new(3, 4)
    bot = make_bot("random", 1)
    while s.day < day or s.find(AT_TURN) < 0:
        s.apply(s.mover(), bot.play(s, s.mover()))
    playing = s.mover()
    later = [seat for seat in range(3) if evaluation.turn_to_come(s, seat)]
    assert later
    assert later == sorted((playing + 1 + i) % 3 for i in range(len(later)))
    for seat in later:
        at = s.find(AT_TURN)
        without = s.clone()
        without.set_figure(at, 0, 0)
        best = evaluation.best_visit(s, seat)
        visit = evaluation.VISIT_LATER[day] * best + evaluation.ANY_VISIT_LATER[day]
        mine, theirs = evaluation.expected(s, seat), evaluation.expected(without, seat)
        assert mine[0] - theirs[0] == pytest.approx(visit)
        assert visit > 0
