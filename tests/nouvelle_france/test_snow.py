"""Snowfalls (NF-6.3 to NF-6.5)."""

from pathlib import Path

import pytest

from ludotheque.games.nouvelle_france import game
from ludotheque.games.nouvelle_france.scoring import snow_value
from ludotheque.games.nouvelle_france.vocabulary import COLOURS, PIECES, WORKS
from tests.nouvelle_france.corrected import corrected
from tests.nouvelle_france.mill import after_turn_three
from tests.nouvelle_france.scenario import Cell, Scenario


def test_nf_6_3_each_snowfall_pays_for_one_floor() -> None:
    t = after_turn_three(Scenario().sticks(mill=[3, 5, 1]))
    counts = t.s.view(0)["works"][1]["counts"]
    assert counts[0] == {"yellow": 6, "white": 2, "blue": 2, "brown": 2}
    assert counts[1] == {"yellow": 4, "white": 3, "blue": 3, "brown": 3}
    t.s.track[0] = t.s.track[1] = t.s.track[2] = 0
    t.snow(1)
    assert t.markers() == {"white": 6, "yellow": 18, "blue": 0, "brown": 0}
    t.snow(2)
    assert t.markers() == {"white": 21, "yellow": 38, "blue": 0, "brown": 0}
    t.snow(3)
    assert t.markers() == {"white": 21, "yellow": 38, "blue": 0, "brown": 0}


def test_nf_6_3_white_scores_on_every_work_the_others_on_theirs() -> None:
    t = Scenario().sticks(redoubt=[1, 3, 5], mill=[3, 1, 5], church=[5, 1, 3])
    for work in ("redoubt", "mill", "church"):
        for x, colour in ((1, "white"), (2, "blue"), (3, "yellow")):
            t.cube(work, colour, [x, 0, 1])
    t.snow(1)
    assert t.markers() == {"white": 1 + 3 + 5, "blue": 1, "yellow": 3, "brown": 0}


def test_nf_6_3_white_blue_yellow_brown_move_in_this_order() -> None:
    t = Scenario()
    for work, colour in (("redoubt", "blue"), ("mill", "yellow"), ("church", "brown")):
        t.cube(work, colour, [1, 0, 1]).cube(work, "white", [2, 0, 1])
    t.snow(1)
    assert [said["colour"] for said in t.happened("scored")] == ["white", "blue", "yellow", "brown"]


def test_nf_6_3_bonus_pieces_set_during_a_snowfall_do_not_score_in_it() -> None:
    t = Scenario().sticks(redoubt=[5, 3, 1], church=[3, 1, 5]).marker(blue=15)
    t.cube("redoubt", "blue", [0, 0, 1]).cube("church", "brown", [0, 2, 1]).snow(1)
    t.place("poutre_brown", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert t.markers()["brown"] == 3 + 3  # the beam's own points, and one cube in the snow


def test_nf_6_4_floors_already_counted_count_no_more() -> None:
    t = Scenario().sticks(redoubt=[5, 3, 1]).snow(1).cube("redoubt", "blue", [0, 0, 1], [1, 0, 1])
    t.snow(2).snow(3)
    assert t.markers()["blue"] == 0
    t = Scenario().snow_done(1)
    assert t.why_not("cheville_blue", "redoubt", [0, 0, 1]) is None


def test_nf_6_4_the_remaining_value_of_a_cube_on_each_floor() -> None:
    for done in range(4):
        t = Scenario().snow_done(done)
        for number, stick in enumerate(t.game.components.works.stick):
            t.s.sticks = type(t.s.sticks)([number, (number + 1) % 6, (number + 2) % 6])
            worth = [int(t.s.floor_value(0, floor)) for floor in range(5)]
            assert worth == [0] * done + stick.values[done:] + [0, 0]


def test_nf_8_3_2_cubes_above_floor_3_are_worth_nothing_in_the_snow_to_come() -> None:
    t = Scenario(architecture="on").sticks(church=[1, 3, 5]).on("church", "pieu_blue", [2, 6, 1], [2, 6, 2])
    high: list[Cell] = [[2, 6, 3], [1, 6, 4], [2, 6, 4], [3, 6, 4], [2, 6, 5]]
    piece, number = PIECES.index_of["girouette_yellow"], t.id("girouette_yellow", "church", *high)
    values = {
        c: snow_value(t.s, piece, WORKS.index_of["church"], number, i) for i, c in enumerate(COLOURS.ids)
    }
    assert sorted(values.values()) == [0, 0, 0, 5]


@pytest.mark.parametrize(
    ("white", "blue", "expected"), [(3, 2, (15, 0)), (2, 3, (0, 15)), (2, 2, (10, 10)), (0, 1, (0, 5))]
)
def test_nf_6_5_only_the_strongest_on_the_floor(
    tmp_path: Path, white: int, blue: int, expected: tuple[int, int]
) -> None:
    folder = corrected(tmp_path, "works.toml", 'award = "every_cube"', 'award = "floor_leader"')
    t = Scenario(game=game(folder)).sticks(redoubt=[5, 3, 1])
    # colours that are not counted never lead
    t.cube("redoubt", "yellow", *[[0, y, 1] for y in range(7)])
    t.cube("redoubt", "white", *[[6, y, 1] for y in range(white)])
    t.cube("redoubt", "blue", *[[x, 6, 1] for x in range(1, 1 + blue)])
    t.snow(1)
    assert (t.markers()["white"], t.markers()["blue"]) == expected
