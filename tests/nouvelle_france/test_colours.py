"""NF-8.4.1: the colours that players take decide whose cubes score, and which are neutral."""

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.game import BadSetup
from ludotheque.core.playout import play_random
from ludotheque.games.nouvelle_france.state import NOT_IN_GAME
from ludotheque.games.nouvelle_france.vocabulary import COLOURS, PIECES
from tests.nouvelle_france.mill import ANGUILLE, after_turn_three, after_turn_two
from tests.nouvelle_france.scenario import GAME, Cell, Scenario

CORNER: list[Cell] = [[1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3]]
SWAPPED = ["blue", "yellow", "white", "brown"]


@pytest.mark.parametrize(("seat", "points"), [(0, 1), (1, 5), (2, 3), (3, 3)])
def test_nf_8_4_1_a_placement_scores_the_cubes_of_the_colour_taken(seat: int, points: int) -> None:
    t = after_turn_two(Scenario(seats=4, colours=SWAPPED)).turn(seat).cards("anguille", "canon", "canon")
    t.place("anguille_yellow", "mill", *ANGUILLE, seat=seat)
    assert t.markers() == dict.fromkeys(COLOURS.ids, 0) | {SWAPPED[seat]: points}
    assert GAME.score(t.s).points[seat] == points
    assert t.s.view(seat)["players"][seat]["points"] == points


def test_nf_8_4_1_cubes_of_colours_not_taken_are_neutral() -> None:
    t = after_turn_three(Scenario(seats=2, colours=["white", "yellow"]).turn(0).sticks(mill=[3, 5, 1]))
    t.s.track[0] = 0
    t.snow(1)
    assert t.markers() == {"yellow": 18, "white": 6, "blue": 0, "brown": 0}
    assert GAME.score(t.s).points == [6, 18]


def test_nf_8_4_1_and_nf_8_4_2_the_bonus_pieces_taken_are_in_the_game() -> None:
    s = GAME.new(2, 1, {}, ["white", "blue"])
    for colour in COLOURS.ids:
        out = s.piece_work[PIECES.index_of[f"poutre_{colour}"]] == NOT_IN_GAME
        assert out is (colour not in ("white", "blue"))


def test_nf_8_4_5_a_marker_brings_the_bonus_piece_of_its_colour_to_its_player() -> None:
    t = (
        Scenario(seats=2, colours=["white", "blue"])
        .turn(0)
        .cards("equerre", "faux", "canon")
        .marker(white=17)
    )
    t.place("equerre_white", "church", *CORNER)
    assert t.asked() == (0, "work")
    assert t.bonus_asked()[1] == "poutre_white"
    t.place("poutre_white", "mill", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.s.view(1)["players"][0]["bonus"]["poutre"] == "placed"


def test_nf_8_4_1_snow_comes_to_the_players_in_their_order_with_any_colours() -> None:
    t = after_turn_three(Scenario(seats=4, colours=SWAPPED).turn(2).sticks(mill=[3, 5, 1]))
    t.s.track[0] = t.s.track[1] = t.s.track[2] = 0
    t.snow(1)
    assert [said["colour"] for said in t.happened("scored")] == ["white", "brown", "blue", "yellow"]


def test_nf_8_4_1_colours_change_nothing_but_whose_cubes_they_are() -> None:
    """Chance is used in the same way: the same deck, sticks and start player."""
    plain, other = GAME.new(3, 5), GAME.new(3, 5, {}, ["brown", "white", "yellow"])
    assert (plain.deck, plain.sticks, plain.start_seat) == (other.deck, other.sticks, other.start_seat)


@pytest.mark.parametrize("colours", [["white", "brown"], ["brown", "white", "yellow"], SWAPPED])
def test_nf_8_4_1_only_colours_taken_score_over_a_whole_game(colours: list[str]) -> None:
    s = GAME.new(len(colours), 3, {}, colours)
    play_random(s, seeded(3))
    markers = s.view(-1)["markers"]
    assert [markers[colour] for colour in colours] == GAME.score(s).points
    assert all(markers[colour] == 0 for colour in markers if colour not in colours)
    assert GAME.broken(s) == []


def test_alone_a_player_takes_no_colour() -> None:
    with pytest.raises(BadSetup, match="none are chosen"):
        GAME.new(1, 1, {}, ["white"])
