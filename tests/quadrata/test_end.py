"""The end of the game, ties and places (QD-7.1 to QD-7.3)."""

import pytest

from ludotheque.core.game import Outcome
from tests.quadrata.scenario import GAME, Scenario, played

VIOLET = ("british_columbia", "ontario", "new_brunswick", "nunavut")


def result(t: Scenario) -> Outcome:
    """The game ends now: the last player of day 7 leaves out the reservation."""
    last = t.seats - 1
    t.at(last, "reserve", day=7)
    t.do(last, "skip")
    outcome = t.s.outcome()
    assert outcome is not None
    return outcome


# ---------------------------------------------------------------- QD-7.1


def test_qd_7_1_over_after_the_last_turn_of_day_seven() -> None:
    t = Scenario(seats=3, day=7).first(1).at(2, "reserve").do(2, "skip")
    assert not t.s.over()
    assert t.s.outcome() is None
    assert t.asked() == (0, "replace")
    t.turn_over(0)
    assert t.s.over()
    assert t.happened("game_ended")
    assert t.refused(0, "skip") == "LU-3"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_qd_7_1_seven_turns_each(seats: int) -> None:
    s, log = played(seats, 11, mode="expert")
    turns = [said["seat"] for said in log if said["event"] == "turn"]
    assert sorted([*turns, s.first]) == sorted(list(range(seats)) * 7)


# ---------------------------------------------------------------- QD-7.2


def test_qd_7_2_the_highest_total_wins() -> None:
    t = Scenario(seats=3, day=7).visited(0, "cn_tower").visited(1, "calgary").visited(2, "wapusk")
    outcome = result(t)
    assert outcome.points == [2 * 2 + 1, 2 * 5 + 1, 2 * 2 + 1]
    assert outcome.winners == [1]


def test_qd_7_2_among_the_tied_the_most_fives() -> None:
    """A: 5 + 5 + 3 + 3 + 2 = 18, two fives; B: 5 + 5 + 5 + 3 = 18, three fives."""
    t = Scenario(day=7).visited(0, "vancouver", "edmonton", "wanuskewin", "riding_mountain", "cn_tower")
    t.visited(1, "calgary", "regina", "winnipeg", "parliament_hill")
    outcome = result(t)
    assert outcome.points == [37, 37]
    assert outcome.winners == [1]
    assert outcome.ranks() == [2, 1]


def test_qd_7_2_fives_do_not_count_before_points() -> None:
    t = Scenario(day=7).visited(0, "calgary").visited(1, "lake_louise", "cn_tower", "wapusk")
    outcome = result(t)
    assert outcome.winners == [1]


def test_qd_7_2_then_the_most_trophies() -> None:
    """27 points and three fives each; A has two trophies and 23 on the map, B one trophy and 25 on the map."""
    t = Scenario(day=7).visited(0, "calgary", "regina", "brandon", "chateau_frontenac", "peggys_cove")
    t.visited(0, "niagara_falls").trophy("red", 0).trophy("multicolor", 0)
    t.visited(1, "edmonton", "saskatoon", "winnipeg", "parliament_hill", "gros_morne", "igloo_church")
    t.visited(1, "ss_klondike").trophy("green", 1)
    outcome = result(t)
    assert outcome.points == [2 * 27 + 1] * 2
    assert outcome.tie_breaks == [[3, 2], [3, 1]]
    assert outcome.winners == [0]


def test_qd_7_2_the_number_of_trophies_not_their_value() -> None:
    """One violet trophy (3) loses to two others (4): 8 + 3 + 1 + 5 and 13 + 4 points."""
    t = Scenario(day=7).provinces(0, *VIOLET).trophy("violet", 0).trains(0, 1)
    t.taxis(0, 0, crossed=["plus_1", "plus_1", "plus_2"])
    t.provinces(1, "alberta", "quebec", "nova_scotia", "saskatchewan", "manitoba", "ontario")
    t.trophy("red", 1).trophy("multicolor", 1)
    outcome = result(t)
    assert outcome.points == [2 * 17 + 1] * 2
    assert outcome.tie_breaks == [[0, 1], [0, 2]]
    assert outcome.winners == [1]


def test_qd_7_2_else_the_victory_is_shared() -> None:
    t = Scenario(seats=3, day=7).visited(0, "cn_tower").visited(1, "wapusk")
    outcome = result(t)
    assert outcome.winners == [0, 1]
    assert outcome.ranks() == [1, 1, 3]


# ---------------------------------------------------------------- QD-7.3


def test_qd_7_3_the_other_places_by_the_same_comparisons() -> None:
    """Seats 1 and 2 are level at ten points; the one with two fives is second, the other third."""
    t = (
        Scenario(seats=4, day=7)
        .visited(0, "calgary", "regina", "brandon")
        .visited(2, "edmonton", "saskatoon")
    )
    t.visited(1, "winnipeg", "parliament_hill", "lake_louise").visited(3, "cn_tower")
    outcome = result(t)
    assert [points // 2 for points in outcome.points] == [15, 10, 10, 2]
    assert outcome.ranks() == [1, 3, 2, 4]


def test_qd_7_3_equal_players_share_a_place() -> None:
    t = Scenario(seats=4, day=7).visited(0, "calgary").visited(1, "cn_tower").visited(3, "wapusk")
    assert result(t).ranks() == [1, 2, 4, 2]


def test_qd_7_2_the_outcome_of_played_games_names_the_best() -> None:
    for seed in range(12):
        s, _ = played(4, seed)
        outcome = s.outcome()
        assert outcome is not None
        keys = [
            (points, player["fives"], len(player["trophies"]))
            for points, player in zip(outcome.points, s.view(-1)["players"], strict=True)
        ]
        assert outcome.winners == [seat for seat, key in enumerate(keys) if key == max(keys)]
        assert not GAME.broken(s)
