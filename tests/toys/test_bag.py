"""The rules of Bag. Draws are deterministic because only one colour is left in the bag."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.data import DataError
from ludotheque.core.grammar import wrong_frames
from ludotheque.core.verbs import Term
from tests.toys.bag import AT_AUTOMATON, AT_LUCK, AT_PLACE, AT_TURN, SIDE, SKULL, TOKENS, Bag, game
from tests.toys.playing import Said, Table

GAME = game()


def table(seats: int = 2, **bag: int) -> Table[Bag]:
    """Seat 0 begins its turn; the bag holds these tokens, and the others are out of the game."""
    t = Table(GAME, seats)
    s = t.s
    s.end()
    s.push(AT_TURN, 1 % seats)
    if seats == 1:
        s.push(AT_AUTOMATON, 0)
    s.push(AT_LUCK, 0)
    if bag:
        for token, name in enumerate(TOKENS.ids):
            s.bag[token] = bag.get(name, 0)
            s.out[token] = GAME.box.count[token] - s.bag[token] - s.aside[token]
    assert GAME.broken(s) == []
    return t


def events(said: list[Said]) -> list[str]:
    return [one["event"] for one in said]


def draw_and_place(t: Table[Bag], seat: int, row: int, column: int) -> None:
    t.do(seat, "draw")
    t.do(seat, "place", row=row, column=column)


def test_ba_1_three_tokens_are_set_aside_unseen() -> None:
    s = GAME.new(2, 3)
    assert (sum(s.bag), sum(s.aside)) == (29, 3)
    assert [s.view(seat)["unseen"] for seat in (-1, 0, 1)] == [
        {"red": 10, "blue": 8, "gold": 5, "skull": 9}
    ] * 3
    samples: list[Any] = [s.sample(0, s.chance) for _ in range(30)]
    assert len({tuple(sample.aside) for sample in samples}) > 3
    assert GAME.seats == [1, 2, 3]


def test_ba_1_they_are_shown_at_the_end() -> None:
    t = table(2, skull=1)
    shown = [one["token"] for one in t.do(0, "draw") if one["event"] == "aside_shown"]
    assert sorted(shown) == sorted(TOKENS.ids[i] for i in range(4) for _ in range(t.s.aside[i]))


def test_ba_1_everything_else_is_open() -> None:
    t = table(2, blue=3)
    unseen = t.s.view(-1)["unseen"]
    draw_and_place(t, 0, 3, 4)
    t.do(0, "draw")
    assert t.s.view(1) == {
        "game": "bag",
        "you": 1,
        "to_move": [0],
        "asks": {"step": "place"},
        "token": "blue",
        "in_bag": 1,
        "unseen": unseen | {"blue": unseen["blue"] - 2},
        "grid": [[3, 4, "blue"]],
        "skulls": 0,
        "risked": 3,
        "halves": [0, 0],
        "automaton": None,
    }
    assert [t.s.view(seat)["you"] for seat in (-1, 0, 1)] == [None, 0, 1]
    t.do(0, "place", row=0, column=0)
    assert (t.s.view(0)["asks"], t.s.view(0)["token"]) == ({"step": "luck", "flag": 1}, None)
    t.s.end()
    assert (t.s.view(0)["asks"], t.s.view(0)["token"], t.s.view(0)["to_move"]) == (None, None, [])


def test_ba_1_every_token_is_drawn_as_often_as_any_other() -> None:
    taken = [0, 0, 0, 0]
    for seed in range(1600):
        t = table(2, red=1, blue=2, gold=3, skull=2)
        taken[t.s.take(seeded(seed))] += 1
    assert [abs(number - 200 * share) < 60 for number, share in zip(taken, (1, 2, 3, 2), strict=True)] == [
        True
    ] * 4


def test_ba_2_players_take_turns() -> None:
    t = table(3, red=9)
    for seat in (0, 1, 2, 0):
        assert t.asked() == ((seat,), "luck")
        draw_and_place(t, seat, 0, t.s.bag[0])
        t.do(seat, "stop")
    assert {GAME.new(3, seed).mover() for seed in range(30)} == {0, 1, 2}


def test_ba_3_draw_at_least_once_then_on_or_stop() -> None:
    t = table(2, red=5)
    assert t.refused(0, "stop") == ("BA-3", "nothing-drawn")
    draw_and_place(t, 0, 3, 3)
    draw_and_place(t, 0, 9, 9)
    t.do(0, "stop")
    assert t.asked() == ((1,), "luck")
    assert t.refused(1, "stop") == ("BA-3", "nothing-drawn")


def test_ba_4_a_token_goes_on_any_empty_cell() -> None:
    t = table(2, red=5)
    t.do(0, "draw")
    assert len(t.s.actions(0)) == SIDE * SIDE == 400
    t.do(0, "place", row=19, column=7)
    t.do(0, "draw")
    assert len(t.s.actions(0)) == 399
    assert t.refused(0, "place", row=19, column=7) == ("BA-4", "cell-taken")
    token = GAME.steps[AT_PLACE].facts(t.s, 0, t.number("place", row=19, column=7))["token"]
    assert isinstance(token, Term)
    assert (token.domain, token.index) == (TOKENS, 0)
    assert t.refused(0, "stop") == ("LU-2", "not-now")


@pytest.mark.parametrize(("token", "halves"), [("red", 2), ("blue", 3), ("gold", 5)])
def test_ba_5_tokens_have_values_and_neighbours_bring_half_a_point(token: str, halves: int) -> None:
    t = table(2, **{token: 5})
    draw_and_place(t, 0, 5, 5)
    assert t.s.view(0)["risked"] == halves
    draw_and_place(t, 0, 6, 6)  # diagonal: no neighbour
    assert t.s.view(0)["risked"] == 2 * halves
    draw_and_place(t, 0, 5, 6)  # beside both
    assert t.s.view(0)["risked"] == 3 * halves + 2
    assert t.points() == [0, 0]


@pytest.mark.parametrize(("row", "column"), [(4, 5), (6, 5), (5, 4), (5, 6)])
def test_ba_5_neighbours_are_on_all_four_sides(row: int, column: int) -> None:
    t = table(2, red=5)
    draw_and_place(t, 0, 5, 5)
    draw_and_place(t, 0, row, column)
    assert list(t.s.risked) == [4, 1]


def test_ba_5_a_neighbour_of_another_colour_or_across_the_edge_brings_nothing() -> None:
    t = table(2, red=2)
    t.s.grid[5 * SIDE + 5], t.s.grid[6 * SIDE] = 1, 0
    t.s.out[0] -= 1
    t.s.out[1] -= 1
    draw_and_place(t, 0, 5, 6)  # beside blue
    draw_and_place_last(t, 5, SIDE - 1)  # the next one in storage is red, in the following row
    assert t.game.score(t.s).parts[0] == {"tokens": 4, "neighbours": 0}


def draw_and_place_last(t: Table[Bag], row: int, column: int) -> None:
    t.do(0, "draw")
    t.do(0, "place", row=row, column=column)
    assert t.s.over()


def test_ba_6_the_third_skull_of_a_turn_loses_what_is_at_risk() -> None:
    t = table(2, skull=4)
    t.s.risked[0], t.s.tally[0] = 5, 2
    t.do(0, "draw")
    t.do(0, "draw")
    assert t.asked() == ((0,), "luck")
    said = t.do(0, "draw")
    assert events(said) == ["drew", "bust", "turn"]
    assert said[1]["halves"] == 5
    assert t.points() == [2, 0]
    assert t.asked() == ((1,), "luck")
    assert t.s.skulls == 0


def test_ba_7_stopping_keeps_the_points() -> None:
    t = table(2, blue=3)
    draw_and_place(t, 0, 0, 0)
    assert t.do(0, "stop")[0] == {"event": "banked", "seat": 0, "halves": 3}
    assert t.points() == [3, 0]


def test_ba_7_ba_8_with_an_empty_bag_one_stops_and_the_game_ends() -> None:
    t = table(2, blue=1)
    t.do(0, "draw")
    assert events(t.do(0, "place", row=0, column=0))[:2] == ["placed", "banked"]
    assert t.s.over()
    assert t.points() == [3, 0]


def test_ba_9_alone_the_automaton_takes_two_tokens_after_each_turn() -> None:
    t = table(1, gold=4)
    draw_and_place(t, 0, 0, 0)
    said = t.do(0, "stop")
    assert events(said) == ["banked", "automaton_drew", "automaton_drew", "turn"]
    assert t.s.view(0)["automaton"] == 10
    draw_and_place(t, 0, 0, 1)
    assert t.s.over()
    result = t.s.outcome()
    assert result is not None
    assert (result.points, result.winners, result.unit) == ([11], [0], 2)
    t.s.automaton = 11
    assert GAME.score(t.s).winners == []
    assert GAME.advice.evaluate(t.s, 0) == 0


def test_ba_9_there_is_no_automaton_among_several() -> None:
    t = table(2, gold=4)
    draw_and_place(t, 0, 0, 0)
    assert "automaton_drew" not in events(t.do(0, "stop"))


def test_ba_10_the_most_points_win_and_a_tie_is_shared() -> None:
    t = table(2, skull=1)
    t.s.tally[0] = 3
    t.do(0, "draw")
    assert GAME.score(t.s).winners == [0]
    t.s.tally[3] = 3
    assert GAME.score(t.s).winners == [0, 1]


def test_an_owner_may_correct_values_but_not_ids(tmp_path: Path) -> None:
    text = (Path(GAME.folder) / "data" / "tokens.toml").read_text(encoding="utf-8")
    (tmp_path / "tokens.toml").write_text(text.replace("halves = 5", "halves = 7"), encoding="utf-8")
    other = game(tmp_path)
    assert other.box.halves[2] == 7
    assert other.data().content_hash != GAME.data().content_hash
    (tmp_path / "tokens.toml").write_text(text.replace('"gold"', '"silver"'), encoding="utf-8")
    with pytest.raises(DataError, match="gold"):
        game(tmp_path)


def test_evaluation_halves_what_is_at_risk_and_fears_the_automaton() -> None:
    t = table(2, gold=4)
    before = [GAME.advice.evaluate(t.s, seat) for seat in (0, 1)]
    draw_and_place(t, 0, 0, 0)
    assert [GAME.advice.evaluate(t.s, seat) - before[seat] for seat in (0, 1)] == [1.25, 0]
    alone = table(1, gold=4)
    fearless = GAME.advice.evaluate(alone.s, 0)
    alone.s.automaton = 3
    assert GAME.advice.evaluate(alone.s, 0) == fearless - 1.5


# ---------------------------------------------------------------- positions


def broken(s: Bag) -> list[str]:
    """The violated invariants."""
    return [said.partition(":")[0] for said in wrong_frames(s) or GAME.broken(s)]


@pytest.mark.parametrize("token", range(4))
@pytest.mark.parametrize("place", ["bag", "out", "grid"])
def test_a_token_too_many_is_noticed_wherever_it_is(place: str, token: int) -> None:
    s = table(2).s
    if place == "grid":
        s.grid[7] = token
    else:
        getattr(s, place)[token] += 1
    assert broken(s) == [f"token {TOKENS.ids[token]}"]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_token_in_the_fingers_counts(seats: int) -> None:
    s = table(seats).s
    s.push(AT_PLACE, 0, 1)
    assert broken(s) == ["token blue"]
    s.bag[1] -= 1
    assert broken(s) == []


def test_a_skull_is_never_in_the_fingers() -> None:
    s = table(2).s
    s.bag[SKULL] -= 1
    s.push(AT_PLACE, 0, SKULL)
    assert broken(s) == ["frames"]


def test_three_tokens_are_set_aside_always() -> None:
    s = table(2).s
    token = next(token for token in range(4) if s.aside[token] > 0)
    s.aside[token] -= 1
    s.out[token] += 1
    assert broken(s) == ["aside"]


@pytest.mark.parametrize("left", ["bag", "risked", "skulls", "nothing"])
def test_at_the_end_the_bag_is_empty_and_nothing_at_risk(left: str) -> None:
    s = table(2, skull=1).s
    s.end()
    if left != "bag":
        s.bag[SKULL], s.out[SKULL] = 0, s.out[SKULL] + 1
    if left == "risked":
        s.risked[1] = 1
    s.skulls = 1 if left == "skulls" else 0
    assert broken(s) == ([] if left == "nothing" else ["bag"])


@pytest.mark.parametrize(
    ("seats", "steps", "possible"),
    [
        (1, [AT_TURN, AT_AUTOMATON, AT_LUCK], True),
        (2, [AT_TURN, AT_LUCK], True),
        (1, [AT_TURN, AT_LUCK], False),
        (2, [AT_TURN, AT_AUTOMATON, AT_LUCK], False),
        (2, [AT_LUCK], False),
        (2, [AT_LUCK, AT_TURN], False),
    ],
)
def test_steps_lie_on_one_another_as_a_turn_goes(seats: int, steps: list[int], possible: bool) -> None:
    s = table(seats).s
    s.end()
    for step in steps:
        s.push(step, 0)
    assert set(broken(s)) == (set() if possible else {"frames"})


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_an_automaton_has_points_only_against_one(seats: int) -> None:
    s = table(seats).s
    s.automaton = 1
    assert broken(s) == ([] if seats == 1 else ["automaton"])
