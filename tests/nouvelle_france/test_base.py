"""The game for two to four players (NF-8.4)."""

import pytest

from ludotheque.games.nouvelle_france.state import NOT_IN_GAME
from ludotheque.games.nouvelle_france.vocabulary import PIECES, WORKS
from tests.nouvelle_france.mill import ANGUILLE, after_turn_three, after_turn_two
from tests.nouvelle_france.scenario import GAME, Cell, Scenario

CORNER: list[Cell] = [[1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3]]
HOLE: list[Cell] = [[0, 1, 3], [0, 2, 3], [0, 3, 3], [0, 4, 3], [1, 1, 3]]
SEAT = {"yellow": 0, "blue": 1, "brown": 2, "white": 3}


def last(t: Scenario, seat: int, work: str) -> Scenario:
    t.s.last_work[seat] = WORKS.index_of[work]
    return t


def test_nf_8_4_1_a_colour_for_each_player() -> None:
    players = GAME.new(4, 1).view(0)["players"]
    assert [player["colour"] for player in players] == ["yellow", "blue", "brown", "white"]
    assert players[0]["allies"] == dict.fromkeys(GAME.components.ally_ids, True)
    assert players[0]["bonus"] == {"poutre": "to_win", "pieu": "to_win", "cheville": "to_win"}


def test_nf_8_4_1_clockwise_from_the_start_player() -> None:
    t = Scenario(seats=3).turn(1).cards("equerre", "faux", "canon")
    t.place("equerre_blue", "church", *CORNER, seat=1)
    while t.asked()[1] == "second":
        t.do(1, "pass")
    assert t.asked()[0] == 2


def test_nf_8_4_2_bonus_pieces_of_colours_not_taken_are_out() -> None:
    s = GAME.new(2, 1)
    assert s.piece_work[PIECES.index_of["poutre_brown"]] == NOT_IN_GAME
    assert s.piece_work[PIECES.index_of["poutre_white"]] == NOT_IN_GAME
    assert s.in_reserve(PIECES.index_of["poutre_yellow"])
    assert GAME.new(4, 1).in_reserve(PIECES.index_of["poutre_white"])


@pytest.mark.parametrize(("colour", "points"), [("yellow", 5), ("brown", 3), ("blue", 1), ("white", 3)])
def test_nf_8_4_3_only_the_players_own_colour_scores(colour: str, points: int) -> None:
    seat = SEAT[colour]
    t = after_turn_two(Scenario(seats=4)).turn(seat).cards("anguille", "canon", "canon")
    t.place("anguille_yellow", "mill", *ANGUILLE, seat=seat)
    assert t.markers() == dict.fromkeys(t.markers(), 0) | {colour: points}


def test_nf_8_4_3_the_card_of_the_shape_goes() -> None:
    t = Scenario(seats=2).turn(0).cards("equerre", "faux", "canon")
    t.place("equerre_blue", "church", *CORNER)
    assert t.happened("discarded")[0]["shape"] == "equerre"


def test_nf_8_4_4_not_twice_in_a_row_on_one_work() -> None:
    t = last(Scenario(seats=2).turn(0).cards("equerre", "faux", "canon"), 0, "mill").do(0, "pass")
    t.do(0, "take", piece="faux_blue")
    assert [said["work"] for said in t.choices(0)] == ["redoubt", "church"]
    assert t.refused(0, "build", work="mill") == "NF-8.4.4"


def test_nf_8_4_4_a_bonus_piece_may_go_on_the_same_work_and_changes_nothing() -> None:
    t = last(Scenario(seats=2).turn(0).cards("equerre", "faux", "canon"), 0, "mill").marker(yellow=17)
    t.place("equerre_yellow", "church", *CORNER)
    assert t.bonus_asked()[1] == "poutre_yellow"
    t.place("poutre_yellow", "mill", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    assert WORKS.ids[t.s.last_work[0]] == "church"


def test_nf_8_4_4_unless_nothing_fits_on_the_two_others() -> None:
    t = (
        last(Scenario(seats=2).turn(0).cards("equerre", "faux", "canon"), 0, "mill")
        .fill("redoubt")
        .fill("church")
    )
    t.do(0, "pass").do(0, "take", piece="faux_blue")
    assert t.asked() == (0, "place")
    assert WORKS.ids[t.s.top(1)] == "mill"


def test_nf_8_4_4_the_first_placement_is_free() -> None:
    t = (
        Scenario(seats=2)
        .turn(0)
        .cards("equerre", "faux", "canon")
        .do(0, "pass")
        .do(0, "take", piece="faux_blue")
    )
    assert len(t.choices(0)) == 3


def test_nf_8_4_4_a_turn_without_placement_changes_nothing() -> None:
    t = last(Scenario(seats=2).turn(0), 0, "mill").cards("faux", "canon", "canon")
    t.fill("redoubt").fill("mill").fill("church").settle()
    assert t.asked() == (0, "stuck")
    t.do(0, "discard", shape="faux")
    assert WORKS.ids[t.s.last_work[0]] == "mill"


def test_nf_8_4_5_the_own_beam_at_once_once_on_any_work() -> None:
    t = Scenario(seats=2).turn(0).cards("equerre", "faux", "canon").marker(yellow=17)
    t.place("equerre_yellow", "church", *CORNER)
    assert t.asked() == (0, "work")  # no choice of piece: it is one's own
    assert [said["work"] for said in t.choices(0)] == ["redoubt", "mill", "church"]
    t.place("poutre_yellow", "church", [1, 1, 1], [1, 1, 2], [1, 1, 3])
    assert t.markers()["yellow"] == 19 + 3 + 1
    assert t.s.view(0)["players"][0]["bonus"]["poutre"] == "placed"


def test_nf_8_4_5_in_a_snowfall_its_owner_is_asked_out_of_turn() -> None:
    t = Scenario(seats=2).turn(0).sticks(church=[5, 3, 1]).marker(blue=14).cube("church", "blue", [1, 0, 1])
    t.snow(1)
    assert t.asked() == (1, "work")
    t.place("poutre_blue", "mill", [1, 0, 1], [2, 0, 1], [3, 0, 1], seat=1)
    assert t.s.track[0] == 0


def test_nf_8_4_5_beams_not_won_are_lost_after_the_first_snow() -> None:
    t = Scenario(seats=2).turn(0).cards("equerre", "faux", "canon").snow_done(1).marker(yellow=17)
    t.s.taken[1 * 3] = 0
    t.place("equerre_yellow", "church", *CORNER)
    assert not t.happened("bonus_won")
    assert t.s.view(0)["players"][0]["bonus"]["poutre"] == "lost"


def test_nf_8_4_7_snow_pays_every_player() -> None:
    t = after_turn_three(Scenario(seats=4).turn(2).sticks(mill=[3, 5, 1]))
    t.s.track[0] = t.s.track[1] = t.s.track[2] = 0
    t.snow(1)
    assert t.markers() == {"yellow": 18, "white": 6, "blue": 6, "brown": 6}
    assert [said["colour"] for said in t.happened("scored")] == ["brown", "white", "yellow", "blue"]
    t.snow(2)
    assert t.markers() == {"yellow": 38, "white": 21, "blue": 21, "brown": 21}


def test_nf_8_4_7_no_player_gets_the_points_of_a_colour_not_taken() -> None:
    t = after_turn_three(Scenario(seats=3).turn(0).sticks(mill=[3, 5, 1]))
    t.s.track[0] = 0
    assert t.snow(1).markers() == {"yellow": 18, "white": 0, "blue": 6, "brown": 6}


def test_nf_8_4_8_closing_a_work_wins_its_disc() -> None:
    t = Scenario(seats=3).turn(1).cards("faux", "canon", "canon").fill("church", "white", but=HOLE)
    t.place("faux_blue", "church", *HOLE, seat=1)
    assert t.s.view(0)["players"][1]["discs"] == ["church"]
    t.snow_done(2).snow(3)
    assert GAME.score(t.s).parts[1]["discs"] == 10
    assert GAME.score(t.s).parts[0]["discs"] == 0


def test_nf_8_4_9_no_placement_a_card_goes() -> None:
    t = Scenario(seats=2).turn(0).cards("faux", "canon", "canon").fill("redoubt").fill("mill").fill("church")
    t.settle()
    assert t.asked() == (0, "stuck")
    t.do(0, "discard", shape="canon")
    assert t.asked()[0] == 1


def test_nf_8_4_9_also_when_the_visible_shapes_have_run_out() -> None:
    t = Scenario(seats=2).turn(0).cards("faux", "faux", "faux")
    t.s.allies[0] = t.s.allies[1] = 1
    t.gone("faux_white", "faux_yellow", "faux_blue", "faux_brown").settle()
    assert t.asked() == (0, "stuck")


def ended(seats: int, **markers: int) -> Scenario:
    return Scenario(seats=seats).turn(0).snow_done(2).marker(**markers)


def test_nf_8_4_10_most_points_win() -> None:
    t = ended(3, yellow=50, blue=60, brown=55).snow(3)
    outcome = GAME.score(t.s)
    assert t.s.over()
    assert (outcome.winners, outcome.ranks()) == ([1], [3, 1, 2])


def test_nf_8_4_10_ties_by_discs_then_by_cubes_on_the_third_floor() -> None:
    t = ended(3, yellow=50, blue=60, brown=60).close("mill", by=0).snow(3)
    assert GAME.score(t.s).points == [60, 60, 60]
    assert (GAME.score(t.s).winners, GAME.score(t.s).ranks()) == ([0], [1, 2, 2])
    t = ended(3, yellow=60, blue=60, brown=60).sticks(mill=[1, 3, 5])
    t.cube("mill", "brown", [1, 0, 3]).cube("church", "brown", [1, 0, 3])
    t.cube("mill", "blue", [2, 0, 3])
    t.s.end()
    assert GAME.score(t.s).ranks() == [3, 2, 1]
    t = ended(2, yellow=60, blue=60).close("mill", by=0).cube("church", "blue", [1, 0, 3])
    t.s.end()
    assert GAME.score(t.s).ranks() == [1, 2], "a disc goes before any number of cubes"
    assert GAME.score(ended(2, yellow=7, blue=7).snow(3).s).winners == [0, 1]


def test_nf_8_4_10_the_third_snow_ends_it_in_mid_round() -> None:
    t = Scenario(seats=3).cards("equerre", "faux").snow_done(2).next_cards("snow_3").start_turn(1)
    assert t.s.over()


def test_nf_8_4_11_no_challenges_with_several() -> None:
    s = GAME.new(2, 1, {"constraint": "ingenieur_du_roy", "path": "intrepide", "architecture": "on"})
    view = s.view(0)
    assert view["bound"] == [None, None, None]
    assert view["challenges"] == []
    assert [place["space"] for place in view["track"]] == [18, 40, 60]
    t = Scenario(seats=2, architecture="on").on("church", "pieu_blue", [2, 6, 1], [2, 6, 2])
    high: list[Cell] = [[2, 6, 3], [1, 6, 4], [2, 6, 4], [3, 6, 4], [2, 6, 5]]
    assert t.why_not("girouette_brown", "church", *high) == "NF-8.4.11"


def test_nf_8_4_12_the_course_of_a_turn() -> None:
    t = Scenario(seats=2).cards("equerre", "faux").next_cards("canon", "maillet").start_turn(0)
    asked = [t.asked()[1]]
    t.do(0, "pass")
    asked.append(t.asked()[1])
    t.place("equerre_yellow", "church", *CORNER)
    asked.append(t.asked()[1])
    t.do(0, "pass")
    assert asked == ["ally", "piece", "second"]
    assert t.asked() == (1, "ally")
