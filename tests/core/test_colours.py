"""Colours of the players' pieces: checked when a match is set up, stored in positions and journals."""

import json
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.declared import declared_in
from ludotheque.core.game import BadSetup, Game
from ludotheque.core.journal import BadJournal, read_journal
from ludotheque.core.match import Match
from ludotheque.core.position import BadPosition, from_json, to_json
from tests.toys.morra import MorraGame

QUEBEC = load_game("quebec")
TAKEN = ["white", "orange", "black"]


def test_players_have_the_colour_of_their_seat_by_default() -> None:
    assert list(QUEBEC.new(3, 1).colours) == [0, 1, 2]
    assert list(QUEBEC.new(3, 1, {}, TAKEN).colours) == [1, 4, 0]
    assert Match.new(QUEBEC, 3, 1).colours == ["black", "white", "green"]
    assert Match.new(QUEBEC, 3, 1, {}, TAKEN).colours == TAKEN
    assert Match.new(load_game("morra"), 3, 1).colours == []


@pytest.mark.parametrize(
    ("colours", "what"),
    [
        (["white", "pink", "black"], "unknown colour 'pink'"),
        (["white", "black", "white"], "white is taken twice"),
        (["white", "black"], "expected 3"),
        (["white", "black", "green", "blue"], "expected 3"),
    ],
)
def test_errors_of_colours_are_named(colours: list[str], what: str) -> None:
    with pytest.raises(BadSetup, match=f"colours: .*{what}"):
        QUEBEC.new(3, 1, {}, colours)


def test_a_game_without_colours_takes_none() -> None:
    with pytest.raises(BadSetup, match="none are chosen in morra"):
        load_game("morra").new(3, 1, {}, ["black", "white", "green"])


def test_a_game_has_a_colour_for_each_player() -> None:
    class Short(MorraGame):
        def __init__(self) -> None:
            Game.__init__(self, "short", declared_in("tests.toys.morra"), [2, 3], colours=["red"])

    with pytest.raises(ValueError, match="1 colours are too few for 3 players"):
        Short()


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ([None, None, None], ["black", "white", "green"]),
        (["blue", None, None], ["blue", "white", "green"]),
        (["green", None, None], ["green", "white", "black"]),
        ([None, None, "black"], ["green", "white", "black"]),
        (["white", "black", None], ["white", "black", "green"]),
        ([None, "black", "white"], ["green", "black", "white"]),
    ],
)
def test_the_default_colour_is_the_seats_or_a_free_one(wanted: list[str | None], given: list[str]) -> None:
    assert QUEBEC.fill_colours(wanted) == given


def test_impossible_colours_are_left_for_the_set_up_to_refuse() -> None:
    assert load_game("morra").fill_colours([None, None]) == []
    assert load_game("morra").fill_colours([None, "red"]) == ["red"]
    assert QUEBEC.fill_colours([None] * 9) == []
    assert QUEBEC.fill_colours(["red", None, None]) == ["red", "white", "green"]


def played(match: Match, moves: int = 20) -> Match:
    chance = seeded(1)
    for _ in range(moves):
        (seat,) = match.state.to_move()
        choices = match.state.actions(seat)
        match.play(seat, choices[chance.below(len(choices))])
    return match


def test_the_journal_names_colours_that_were_taken_and_is_replayed_with_them() -> None:
    match = played(Match.new(QUEBEC, 3, 7, {}, TAKEN))
    said = json.loads(match.journal.to_text())
    assert said["colours"] == TAKEN
    assert Match.replay(QUEBEC, read_journal(said)).colours == TAKEN
    assert match.at(3).view(0)["players"][1]["colour"] == "orange"
    match.undo(5)
    assert match.colours == TAKEN


def test_a_journal_says_nothing_of_colours_by_seat() -> None:
    match = Match.new(QUEBEC, 3, 7, {}, ["black", "white", "green"])
    assert "colours" not in match.journal.to_json()
    assert "colours" not in to_json(match.state)
    assert match.journal == Match.new(QUEBEC, 3, 7).journal


def test_a_position_keeps_its_colours_and_a_match_from_there_too() -> None:
    position = to_json(played(Match.new(QUEBEC, 3, 7, {}, TAKEN)).state)
    assert position["colours"] == [1, 4, 0]
    later = Match.from_position(QUEBEC, position)
    assert later.colours == TAKEN
    again = Match.replay(QUEBEC, read_journal(json.loads(later.journal.to_text())))
    assert again.colours == TAKEN
    sampled = later.state.sample(0, seeded(3))
    assert list(sampled.colours) == [1, 4, 0]


@pytest.mark.parametrize(
    "colours",
    [[0, 1], [0, 1, 2, 3], [0, 1, 5], [-1, 0, 1], [0, 0, 1], ["black", 1, 2], None, 1, [True, 0, 2]],
)
def test_colours_of_a_position_are_checked(colours: Any) -> None:
    position = to_json(QUEBEC.new(3, 1)) | {"colours": colours}
    with pytest.raises(BadPosition, match="colours"):
        from_json(QUEBEC, position)


def test_a_position_of_a_game_without_colours_has_none() -> None:
    morra = load_game("morra")
    with pytest.raises(BadPosition, match="none are chosen"):
        from_json(morra, to_json(morra.new(2, 1)) | {"colours": [1, 0]})


def test_a_journal_from_a_position_has_its_colours_there_only() -> None:
    said = json.loads(Match.from_position(QUEBEC, to_json(QUEBEC.new(3, 1))).journal.to_text())
    with pytest.raises(BadJournal, match="colours: the start position has them"):
        read_journal(said | {"colours": TAKEN})
