"""The rules of Morra."""

import json
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import seeded
from ludotheque.core.game import BadSetup
from ludotheque.core.match import Match
from ludotheque.core.position import BadPosition
from ludotheque.core.refusals import NOT_NOW
from tests.toys.morra import AT_CHOOSE, NOT_YET, SEATS, Morra, game
from tests.toys.playing import Table

GAME = game()


def table(seats: int = 3, length: str = "short") -> Table[Morra]:
    return Table(GAME, seats, length=length)


def round_of(t: Table[Morra], *choices: tuple[int, int]) -> None:
    for seat, (fingers, total) in enumerate(choices):
        t.do(seat, "show", fingers=fingers, total=total)


def test_mo_1_two_to_five_players_three_or_seven_rounds() -> None:
    assert GAME.seats == [2, 3, 4, 5]
    assert SEATS.size == 5
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
    assert [t.s.view(seat)["you"] for seat in (-1, 0, 2)] == [None, 0, 2]
    t.do(0, "show", fingers=1, total=2)
    assert [t.s.view(seat)["your_choice"] for seat in (-1, 0, 1, 2)] == [
        None,
        {"fingers": 1, "total": 2},
        None,
        {"fingers": 4, "total": 9},
    ]
    assert t.s.view(-1)["last_round"] == []
    assert t.refused(2, "show", fingers=1, total=1) == ("LU-1", "not-your-turn")


def test_mo_2_a_choice_may_be_undone_until_the_hands_are_shown() -> None:
    match = Match.new(GAME, 3, seed=1)
    match.play(1, 0)
    assert match.free_undo(1)
    match.take_back(1)
    assert match.state.to_move() == (0, 1, 2)
    match.play(1, 0)
    match.play(0, 7)
    assert [match.free_undo(seat) for seat in range(3)] == [True, True, False]
    match.take_back(1)
    assert (match.state.to_move(), list(match.movers), list(match.actions)) == ((1, 2), [0], [7])
    match.play(1, 1)
    match.play(2, 2)
    assert not any(match.free_undo(seat) for seat in range(3)), "the hands were shown"


def test_mo_3_no_player_shows_the_same_number_twice_in_a_row() -> None:
    t = table(seats=2)
    round_of(t, (2, 3), (3, 4))
    assert t.refused(0, "show", fingers=2, total=4) == ("MO-3", "same-fingers")
    t.do(0, "show", fingers=3, total=4)
    t.do(1, "show", fingers=2, total=4)
    t.do(0, "show", fingers=2, total=4)


@pytest.mark.parametrize(("total", "possible"), [(3, False), (4, True), (14, True), (15, False)])
def test_mo_4_the_total_must_be_possible(total: int, possible: bool) -> None:
    t = table(seats=3)
    action = t.number("show", fingers=4, total=total)
    assert (t.s.why_not(0, action) is None) is possible
    assert (action in list(t.s.actions(0))) is possible
    if not possible:
        assert t.refused(0, "show", fingers=4, total=total) == ("MO-4", "impossible-total")


def test_lu_2_a_number_beyond_all_choices_is_no_choice() -> None:
    t = table()
    assert [t.s.why_not(0, action) for action in (-1, GAME.vocabulary.size)] == [NOT_NOW, NOT_NOW]


def test_mo_5_when_the_last_has_chosen_all_hands_are_shown_together() -> None:
    t = table(seats=2)
    t.do(1, "show", fingers=1, total=5)
    assert t.do(0, "show", fingers=4, total=4)[1:4] == [
        {"event": "shown", "seat": 0, "fingers": 4, "total": 4},
        {"event": "shown", "seat": 1, "fingers": 1, "total": 5},
        {"event": "counted", "total": 5},
    ]
    assert t.s.view(-1)["last_round"] == [{"fingers": 4, "total": 4}, {"fingers": 1, "total": 5}]


def test_mo_5_shown_hands_cannot_be_undone() -> None:
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


def test_mo_6_right_alone_in_every_round_is_the_most_there_is() -> None:
    t = table(seats=2, length="long")
    for turn in range(7):
        fingers = turn % 2
        round_of(t, (fingers, 2 * fingers), (fingers, 2 * fingers + 1))
    assert (t.s.over(), list(t.s.tally)) == (True, [7, 14, 0, 0])
    position = json.loads(GAME.encode(t.s))
    assert list(GAME.decode(json.dumps(position).encode()).tally) == [7, 14, 0, 0]
    for place, number in ((1, 15), (3, -1)):
        wrong = [7, 14, 0, 0]
        wrong[place] = number
        with pytest.raises(BadPosition, match="tally"):
            GAME.decode(json.dumps(position | {"tally": wrong}).encode())


def test_mo_7_a_tie_is_shared() -> None:
    t = table(seats=2)
    for fingers in (1, 2, 1):
        round_of(t, (fingers, 10 - 5), (fingers, 10 - 5))
    assert t.game.score(t.s).winners == [0, 1]


def test_mo_2_others_may_have_chosen_anything_they_were_allowed_to() -> None:
    t = table(seats=3)
    round_of(t, (2, 3), (3, 4), (4, 5))
    t.do(0, "show", fingers=1, total=1)
    t.do(1, "show", fingers=1, total=1)
    dealt = set()
    for seed in range(2000):
        sample: Any = t.s.sample(0, seeded(seed))
        assert (sample.fingers[0], sample.total[0], sample.fingers[2]) == (1, 1, NOT_YET)
        dealt.add((int(sample.fingers[1]), int(sample.total[1])))
    assert dealt == {(fingers, fingers + more) for fingers in (0, 1, 2, 4, 5) for more in range(11)}


# ---------------------------------------------------------------- positions


def second_round() -> Morra:
    """Two players; each has shown 2 fingers."""
    t = table(seats=2)
    round_of(t, (2, 3), (2, 4))
    return t.s


def broken(s: Morra) -> list[str]:
    """The wrong fields."""
    return [said.partition(":")[0] for said in GAME.broken(s)]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"fingers": 4, "total": 5}, []),
        ({"fingers": 4}, ["total"]),
        ({"total": 4}, ["total"]),
        ({"fingers": 4, "total": 3}, ["total"]),
        ({"fingers": 4, "total": 9}, []),
        ({"fingers": 4, "total": 10}, ["total"]),
        ({"fingers": 2, "total": 5}, ["fingers"]),
        ({"last_fingers": NOT_YET}, ["last_fingers"]),
        ({"last_total": NOT_YET}, ["last_fingers"]),
    ],
)
def test_possible_choices_of_a_seat(seat: int, changed: dict[str, int], wrong: list[str]) -> None:
    s = second_round()
    for name, number in changed.items():
        getattr(s, name)[seat] = number
    if "fingers" in changed:
        s.lanes[s.lane_at(seat)] = vec[i64]()
    assert broken(s) == wrong


@pytest.mark.parametrize("seat", [0, 1])
def test_only_players_who_have_not_chosen_are_asked(seat: int) -> None:
    s = second_round()
    s.lanes[s.lane_at(seat)] = vec[i64]()
    assert broken(s) == ["forks"]
    s.fingers[seat], s.total[seat] = 4, 5
    assert broken(s) == []
    s.push_to(seat, AT_CHOOSE)
    assert broken(s) == ["forks"]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["last_fingers", "last_total"])
def test_before_the_first_round_nothing_was_shown(seat: int, name: str) -> None:
    s = table(seats=2).s
    getattr(s, name)[seat] = 4
    assert broken(s) == ["last_fingers"]


@pytest.mark.parametrize("seat", [0, 1])
def test_no_seat_was_right_more_often_than_there_were_rounds(seat: int) -> None:
    s = second_round()
    s.tally[2 * seat], s.tally[2 * seat + 1] = 1, 2
    assert broken(s) == []
    s.tally[2 * seat] = 2
    assert broken(s) == ["tally"]


@pytest.mark.parametrize(
    ("round", "rounds", "possible"),
    [(2, 2, False), (2, 3, True), (3, 3, True), (4, 3, False), (2, 4, False), (4, 6, False), (7, 7, True)],
)
def test_which_round_it_may_be(round: int, rounds: int, possible: bool) -> None:
    s = second_round()
    s.round, s.rounds = round, rounds
    assert broken(s) == ([] if possible else ["round"])


def test_every_seat_chooses_on_its_lane() -> None:
    s = second_round()
    s.push(AT_CHOOSE, 1)
    assert broken(s) == ["forks"]


def test_positions_after_the_end() -> None:
    t = table(seats=2)
    for fingers in (1, 2, 1):
        round_of(t, (fingers, 2 * fingers), (fingers, 2 * fingers))
    assert t.s.over()
    assert list(t.s.tally) == [3, 0, 3, 0], "correct in every round"
    assert GAME.broken(t.s) == []
    t.s.rounds = 7
    assert broken(t.s) == ["round"]
    nothing_played = table(seats=2).s
    nothing_played.end()
    assert broken(nothing_played) == ["last_fingers", "last_fingers", "round"]
