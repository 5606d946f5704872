"""The rules of Morra."""

import pytest

from ludotheque.core.game import BadSetup
from ludotheque.core.match import Match
from tests.toys.morra import Morra, game
from tests.toys.playing import Table

GAME = game()


def table(seats: int = 3, length: str = "short") -> Table[Morra]:
    return Table(GAME, seats, length=length)


def round_of(t: Table[Morra], *choices: tuple[int, int]) -> None:
    for seat, (fingers, total) in enumerate(choices):
        t.do(seat, "show", fingers=fingers, total=total)


def test_mo_1_two_to_five_players_three_or_seven_rounds() -> None:
    assert GAME.seats == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BadSetup, match="seats"):
            GAME.new(seats, 1)
    assert [table(length=length).s.rounds for length in ("short", "long")] == [3, 7]


def test_mo_2_all_choose_in_any_order_and_see_who_has_chosen_but_not_what() -> None:
    t = table()
    assert t.asked() == ((0, 1, 2), "choose")
    log = t.play(2, "show", fingers=4, total=9)
    assert t.asked() == ((0, 1), "choose")
    assert t.told(log, 2) == [{"event": "chose", "seat": 2, "fingers": 4, "total": 9}]
    assert t.told(log, 0) == t.told(log, -1) == [{"event": "chose", "seat": 2}]
    assert t.s.view(0)["chosen"] == [False, False, True]
    assert [t.s.view(seat)["your_choice"] for seat in (-1, 0, 2)] == [None, None, {"fingers": 4, "total": 9}]
    assert t.refused(2, "show", fingers=1, total=1) == ("LU-1", "not-your-turn")


def test_mo_2_a_choice_may_be_taken_back_until_another_has_chosen() -> None:
    match = Match.new(GAME, 3, seed=1)
    match.play(1, 0)
    assert match.free_undo(1)
    match.take_back(1)
    assert match.state.to_move() == (0, 1, 2)
    match.play(1, 0)
    match.play(0, 0)
    assert not match.free_undo(1)


def test_mo_3_nobody_shows_the_same_number_twice_in_a_row() -> None:
    t = table(seats=2)
    round_of(t, (2, 3), (3, 4))
    assert t.refused(0, "show", fingers=2, total=4) == ("MO-3", "same-fingers")
    t.do(0, "show", fingers=3, total=4)
    t.do(1, "show", fingers=2, total=4)
    t.do(0, "show", fingers=2, total=4)


@pytest.mark.parametrize(("total", "possible"), [(3, False), (4, True), (14, True), (15, False)])
def test_mo_4_the_total_must_be_possible(total: int, possible: bool) -> None:
    t = table(seats=3)
    if possible:
        t.do(0, "show", fingers=4, total=total)
    else:
        assert t.refused(0, "show", fingers=4, total=total) == ("MO-4", "impossible-total")


def test_mo_5_when_the_last_has_chosen_all_hands_are_shown_together() -> None:
    t = table(seats=2)
    t.do(1, "show", fingers=1, total=5)
    assert t.do(0, "show", fingers=4, total=4)[1:4] == [
        {"event": "shown", "seat": 0, "fingers": 4, "total": 4},
        {"event": "shown", "seat": 1, "fingers": 1, "total": 5},
        {"event": "counted", "total": 5},
    ]
    assert t.s.view(-1)["last_round"] == [{"fingers": 4, "total": 4}, {"fingers": 1, "total": 5}]


def test_mo_5_what_was_shown_can_not_be_taken_back() -> None:
    match = Match.new(GAME, 2, seed=1)
    match.play(0, 0)
    match.play(1, 0)
    assert not match.free_undo(1)


@pytest.mark.parametrize(
    ("totals", "points"), [((6, 5, 5), [3, 0, 0]), ((6, 6, 5), [1, 1, 0]), ((5, 5, 5), [0, 0, 0])]
)
def test_mo_6_a_right_total_brings_1_and_alone_3(totals: tuple[int, int, int], points: list[int]) -> None:
    t = table()
    round_of(t, (1, totals[0]), (2, totals[1]), (3, totals[2]))
    assert t.points() == points


def test_mo_7_the_most_points_after_the_last_round_win() -> None:
    t = table(seats=2)
    round_of(t, (1, 3), (2, 2))
    round_of(t, (2, 3), (1, 2))
    assert t.s.outcome() is None
    round_of(t, (1, 1), (2, 2))
    result = t.s.outcome()
    assert result is not None
    assert (result.points, result.winners, result.ranks()) == ([6, 0], [0], [1, 2])
    assert result.parts[0] == {"right": 2, "alone": 4}
    assert t.refused(0, "show", fingers=0, total=0) == ("LU-3", "game-over")


def test_mo_7_a_tie_is_shared() -> None:
    t = table(seats=2)
    for fingers in (1, 2, 1):
        round_of(t, (fingers, 10 - 5), (fingers, 10 - 5))
    assert t.game.score(t.s).winners == [0, 1]
