"""The end of the game: QC-7.1, QC-7.2."""

import pytest

from tests.quebec.scenario import NEUTRAL, Scenario

P, Q, R = 0, 1, 2


def last(seats: int = 3) -> Scenario:
    """Century IV under events that give nothing; no player has active workers."""
    t = Scenario(seats).century(4).event("e1665")
    for seat in range(seats):
        t.workers(seat, passive=9, active=0)
    return t


def is_over(t: Scenario) -> bool:
    """No seat is asked, every choice is refused, and the result is there."""
    assert t.refused(P, "start", architect="own") == "LU-3"
    assert [t.choices(seat) for seat in range(t.s.seats)] == [[]] * t.s.seats
    return t.s.over() and t.s.to_move() == () and t.s.outcome() is not None


def test_qc_7_1_the_game_ends_with_century_iv_in_the_middle_of_a_start() -> None:
    t = last().end_century(Q)
    assert is_over(t)
    assert t.pa(Q) == (9, 0)
    assert t.s.century == 4
    assert t.happened("century_ended") == [
        {"event": "century_ended", "century": 4, "cause": "own_architect"},
    ]
    assert t.log[-1] == {"event": "game_ended"}
    assert not t.happened("century_began")


def test_qc_7_1_the_neutral_architect_can_end_the_game() -> None:
    t = last().leader(P, "economy").building("business_quarter_2", architect=NEUTRAL).no_site_left()
    assert is_over(t.do(P, "start", architect="neutral"))


def test_qc_7_1_lack_of_workers_can_end_the_game_at_a_turns_beginning() -> None:
    t = last().workers(Q, passive=0, active=0).turn_start(Q)
    assert t.happened("century_ended", cause="no_workers")
    assert is_over(t)
    assert t.s.available == 11


def test_qc_7_1_a_district_action_can_end_the_game() -> None:
    t = (
        last()
        .workers(P, passive=9, active=2)
        .building("prestige_homes_quarter_3", architect=Q)
        .no_site_left()
    )
    t.do(P, "contribute", site="prestige_homes_quarter_3").do(P, "start", architect="own")
    assert is_over(t)
    assert t.scores() == [2, 0, 0]


@pytest.mark.parametrize("century", [1, 2, 3])
def test_qc_7_1_no_earlier_century_ends_the_game(century: int) -> None:
    t = Scenario(seats=3).century(century).end_century()
    assert not t.s.over()
    assert t.s.outcome() is None
    assert t.s.century == century + 1


def test_qc_7_1_taking_the_last_site_does_not_end_the_game() -> None:
    t = last().no_site_left(keep=1)
    t.do(P, "start", architect="own").do(P, "place_architect", site=t.choices(P)[0]["site"])
    assert t.s.available == 0
    assert t.asked() == (Q, "main")


def test_qc_7_1_sites_still_available_stay_so_and_count_for_no_player() -> None:
    t = last().no_site_left(keep=2).workers(Q, passive=0, active=0).turn_start(Q)
    assert [said["state"] for said in t.s.view(-1)["sites"]].count("available") == 2
    assert not t.happened("lapsed")
    assert t.scores() == [0, 0, 0]


@pytest.mark.parametrize(
    ("points", "winners", "places"),
    [
        ((10, 12, 7), [1], [2, 1, 3]),
        ((10, 10, 7), [0, 1], [1, 1, 3]),
        ((12, 7, 7), [0], [1, 2, 2]),
        ((5, 5, 5), [0, 1, 2], [1, 1, 1]),
        ((0, 120, 99), [1], [3, 1, 2]),
    ],
)
def test_qc_7_2_most_points_win_and_ties_are_shared(
    points: tuple[int, ...], winners: list[int], places: list[int]
) -> None:
    t = last().points(*points)
    assert t.s.view(-1)["winners"] == []
    outcome = t.end_century().s.outcome()
    assert outcome is not None
    assert outcome.points == list(points)
    assert outcome.winners == winners == t.s.view(-1)["winners"]
    assert outcome.ranks() == places


def test_qc_7_2_no_tie_break_by_workers_or_buildings() -> None:
    """Equal in points, although one has markers and the other active workers."""
    t = last().marker("port_quarter_1", P, 1).workers(Q, passive=0, active=3).end_century(R)
    outcome = t.s.outcome()
    assert outcome is not None
    assert outcome.points == [1, 1, 0]
    assert outcome.winners == [P, Q]
