"""The end of the game against the Winter (NF-7.1 to NF-7.4)."""

import pytest

from tests.nouvelle_france.scenario import GAME, Scenario


def ended(white: int, yellow: int, blue: int, brown: int, discs: int = 0) -> Scenario:
    """The third snowfall comes on empty works."""
    t = Scenario().snow_done(2).marker(white=white, yellow=yellow, blue=blue, brown=brown)
    for work in ("redoubt", "mill", "church")[:discs]:
        t.close(work)
    return t.snow(3)


def test_nf_7_1_after_the_third_snowfall() -> None:
    t = ended(10, 20, 20, 20)
    assert t.s.over()
    assert not Scenario().snow(1).s.over()
    assert not Scenario().snow(2).s.over()


@pytest.mark.parametrize(("brown", "won"), [(65, False), (66, True)])
def test_nf_7_3_the_player_wins_only_strictly_ahead(brown: int, won: bool) -> None:
    t = ended(85, 66, 70, brown, discs=2)
    assert t.markers()["white"] == 65
    outcome = GAME.score(t.s)
    assert outcome.winners == ([0] if won else [])
    assert t.s.view(0)["won"] is won
    assert bool(t.happened("won")) is won
    assert bool(t.happened("lost")) is not won


def test_nf_7_3_the_log_names_the_colour_behind_and_how_far() -> None:
    assert ended(40, 60, 33, 35).happened("lost") == [{"event": "lost", "colour": "blue", "points": 7}]
    assert ended(40, 60, 45, 40).happened("lost") == [{"event": "lost", "colour": "brown", "points": 0}]
    assert ended(40, 42, 45, 50).happened("won") == [{"event": "won", "points": 2}]


@pytest.mark.parametrize("discs", [0, 1, 2, 3])
def test_nf_7_2_white_goes_back_10_a_disc(discs: int) -> None:
    assert ended(50, 1, 1, 1, discs).markers()["white"] == 50 - 10 * discs


def test_nf_7_2_not_below_0() -> None:
    t = ended(15, 1, 1, 1, discs=2)
    assert t.markers()["white"] == 0
    assert t.happened("discs_counted")[0]["points"] == 15


@pytest.mark.parametrize("behind", ["yellow", "blue", "brown"])
def test_nf_7_3_all_three_must_be_ahead(behind: str) -> None:
    points = {"yellow": 60, "blue": 60, "brown": 60} | {behind: 40}
    assert GAME.score(ended(40, **points).s).winners == []
    assert GAME.score(ended(39, **points).s).winners == [0]


def test_nf_7_4_the_margin_is_the_score() -> None:
    outcome = GAME.score(ended(85, 66, 70, 63, discs=2).s)
    assert outcome.points == [-2]
    assert outcome.parts == [{"lowest": 63, "winter_marker": -85, "discs": 20}]
