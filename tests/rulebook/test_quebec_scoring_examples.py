"""Worked examples of the rules: zone and final scoring, starts, leaders, century ends."""

import pytest

from ludotheque.games.quebec.vocabulary import SITES, SPOTS
from tests.quebec.scenario import GAME, NEUTRAL, Scenario

BLACK, WHITE, GREEN = 0, 1, 2
P, Q, R, S = 0, 1, 2, 3


def stacks(t: Scenario, site: str) -> list[int]:
    """Whose workers lie on a site, stack by stack."""
    first = SITES.index_of[site] * SPOTS
    return [t.s.spots[spot] for spot in range(first, first + SPOTS) if t.s.spots[spot] >= 0]


def no_active(t: Scenario) -> Scenario:
    """All workers that are nowhere else lie in the reserve."""
    for seat in range(t.s.seats):
        t.workers(seat, passive=0, active=0)
    return t.whole()


def test_qc_5_80_zone_scoring_of_the_rulebook() -> None:
    """QC-5.80 to QC-5.84, QC-5.63, QC-5.71."""
    t = Scenario(seats=3)
    t.zone("citadel", 5, 2, 0).zone("religion", 3, 4, 5).zone("politics", 2, 10, 10)
    t.zone("economy", 0, 0, 5).zone("culture", 4, 6, 1)
    no_active(t)
    assert [t.pa(seat)[0] for seat in range(3)] == [25 - 14, 25 - 22, 25 - 21]

    t.end_century(BLACK)

    assert t.scored_in("citadel") == {BLACK: 5, WHITE: 2}
    assert t.scored_in("religion") == {BLACK: 5, WHITE: 4, GREEN: 5}
    assert t.scored_in("politics") == {BLACK: 4, WHITE: 10, GREEN: 12}
    assert t.scored_in("economy") == {GREEN: 10}
    assert t.scored_in("culture") == {BLACK: 4, WHITE: 6, GREEN: 6}
    assert t.cascades() == [
        (BLACK, "citadel", "religion", 2),
        (BLACK, "religion", "politics", 2),
        (GREEN, "religion", "politics", 2),
        (GREEN, "politics", "economy", 5),
        (GREEN, "economy", "culture", 5),
        (WHITE, "culture", "active", 3),
        (GREEN, "culture", "active", 3),
    ]
    assert t.scores() == [18, 22, 33]
    assert sum(t.s.zones) == 0
    assert t.s.view(-1)["scoring_order"][:2] == ["citadel", "politics"]
    assert [t.pa(seat) for seat in range(3)] == [(25, 0), (22, 3), (22, 3)]


def test_qc_5_81_zone_scoring_of_the_tutorial() -> None:
    """QC-5.80 to QC-5.84, with ties and the most of five."""
    black, pink, white, orange = range(4)
    t = Scenario(seats=4)
    t.zone("citadel", 4, 3, 1, 0).zone("religion", 4, 2, 2, 5).zone("politics", 4, 2, 7, 0)
    t.zone("economy", 3, 7, 3, 12).zone("culture", 2, 3, 4, 0)
    no_active(t)

    t.end_century(black)

    assert t.scored_in("citadel") == {black: 4, pink: 3, white: 1}
    assert t.scored_in("religion") == {orange: 5, black: 6, white: 2, pink: 2}
    assert t.scored_in("politics") == {black: 7, white: 7, pink: 2}
    assert t.scored_in("economy") == {orange: 12, pink: 7, white: 6, black: 6}
    assert t.scored_in("culture") == {orange: 5, white: 4, pink: 3, black: 2}
    assert t.cascades() == [
        (black, "citadel", "religion", 2),
        (black, "religion", "politics", 3),
        (black, "politics", "economy", 3),
        (white, "politics", "economy", 3),
        (orange, "economy", "culture", 5),
        (orange, "culture", "active", 2),
    ]
    assert t.scores() == [25, 17, 20, 22]
    assert [t.pa(seat) for seat in range(4)] == [(22, 0), (22, 0), (22, 0), (20, 2)]


def test_qc_6_3_final_scoring_of_the_rulebook() -> None:
    """QC-6.1, QC-6.2, QC-6.3: 2 + 1 + 12 + 6."""
    t = Scenario(seats=3).century(4).event("e1665")
    t.building("business_quarter_1", architect=GREEN, contributions=[BLACK])
    t.marker("archdiocese_2", BLACK, 2).marker("archdiocese_1", BLACK, 1)
    t.marker("prestige_homes_quarter_2", BLACK, 1).marker("military_administration_2", BLACK, 2)
    t.marker("commercial_quarter_1", BLACK, 3).marker("commercial_quarter_2", BLACK, 3)
    no_active(t).workers(BLACK, passive=0, active=2).whole().end_century(WHITE)
    outcome = t.s.outcome()
    assert outcome is not None
    assert outcome.points == [21, 0, 0]
    scored = {part: points for part, points in outcome.parts[BLACK].items() if points}
    assert scored == {"unfinished": 2, "active_workers": 1, "main_group": 12, "other_buildings": 6}


def test_qc_5_20_three_contributions_make_three_stars_when_a_site_is_started() -> None:
    """QC-5.11, QC-5.13, QC-5.14, QC-5.20 to QC-5.24: three contributions make three stars."""
    t = Scenario(seats=4).building("jewish_quarter_1", architect=P, contributions=[P, Q, Q]).whole()
    passive, active = t.pa(P)
    t.do(P, "start", architect="own")
    assert t.in_zone("religion") == [3, 6, 0, 0]
    assert t.stars("jewish_quarter_1") == (P, 3)
    assert t.state_of("jewish_quarter_1") == "finished"
    available = t.s.available
    t.do(P, "place_architect", site="commercial_quarter_1")
    assert t.state_of("commercial_quarter_1") == "under_construction"
    assert t.s.available == available - 1
    assert t.pa(P) == (passive - 3, active + 3)
    assert t.asked() == (Q, "main")


def business_quarter(passive: int, active: int) -> Scenario:
    """Stefan (seat 0) contributes beside the Business Quarter, where Véro (seat 1) builds."""
    t = Scenario(seats=4).century(2)
    t.building("business_quarter_1", architect=Q).building("jewish_quarter_1", architect=R)
    t.building("archdiocese_2", architect=S).workers(P, passive, active)
    return t.do(P, "contribute", site="business_quarter_1")


def test_qc_5_52_contribute_and_business_quarter() -> None:
    """QC-5.31, QC-5.32, QC-5.52: two active workers, then three passive ones, and no further action."""
    t = business_quarter(passive=5, active=3)
    assert t.pa(P) == (5, 1)
    assert stacks(t, "business_quarter_1") == [P]
    assert t.can(P, "contribute", site="jewish_quarter_1")
    assert t.refused(P, "contribute", site="business_quarter_1") == "QC-5.52"
    t.do(P, "contribute", site="jewish_quarter_1")
    assert t.pa(P) == (2, 1)
    assert stacks(t, "jewish_quarter_1") == [P]
    assert t.asked() == (Q, "main")


def test_qc_5_52_two_workers_left_are_no_contribution_of_three() -> None:
    t = business_quarter(passive=1, active=3)
    assert t.pa(P) == (1, 1)
    assert t.refused(P, "contribute", site="jewish_quarter_1") == "QC-5.52"
    assert t.choices(P, "contribute") == [{"verb": "contribute", "site": "archdiocese_2"}]


@pytest.mark.parametrize(("held", "activated"), [([], 0), (["politics"], 1), (["politics", "culture"], 2)])
def test_qc_5_41_each_leader_taken_before_activates_a_worker(held: list[str], activated: int) -> None:
    t = Scenario(seats=4).workers(P, passive=10, active=0)
    for seat, leader in enumerate(held, 1):
        t.leader(seat, leader)
    t.do(P, "take_leader", leader="leader_religion")
    assert t.pa(P) == (10 - activated, activated)


def rank_activation(points: list[int]) -> list[int]:
    """Workers that event 1867 activates when century III begins, by seat."""
    t = Scenario(seats=len(points)).century(2).event("e1867").points(*points)
    for seat in range(len(points)):
        t.workers(seat, passive=15, active=0)
    t.end_century()
    return [t.pa(seat)[1] for seat in range(len(points))]


def test_qc_5_93_event_1867_activates_by_rank() -> None:
    """Green and blue are first, black third; then five players."""
    assert rank_activation([9, 9, 4]) == [1, 1, 3]
    assert rank_activation([50, 40, 40, 30, 20]) == [1, 2, 2, 4, 5]


SEVEN_IN_A_ROW = [
    "archdiocese_1",
    "archdiocese_2",
    "provincial_administration_2",
    "prestige_homes_quarter_3",
    "protestant_quarter_3",
    "prestige_homes_quarter_1",
    "military_administration_3",
]


def building_points(*markers: tuple[str, int]) -> int:
    """What black's markers are worth at the end of the game."""
    t = Scenario(seats=3).century(4).event("e1665")
    for seat in range(3):
        t.workers(seat, passive=25, active=0)
    for site, stars in markers:
        t.marker(site, BLACK, stars)
    return t.end_century(WHITE).scores()[BLACK]


def test_qc_6_3_the_main_group_is_the_highest_sum_not_the_best_choice() -> None:
    row = [(site, 1) for site in SEVEN_IN_A_ROW]
    assert building_points(*row, ("commercial_quarter_2", 3)) == 7 + 3


def test_qc_6_4_of_equal_groups_the_one_that_pays_more_is_main() -> None:
    pair = [("archdiocese_1", 2), ("archdiocese_2", 2)]
    assert building_points(("commercial_quarter_2", 3), *pair) == 6 + 4
    pair = [("commercial_quarter_1", 2), ("commercial_quarter_2", 2)]
    assert building_points(("archdiocese_1", 3), *pair) == 6 + 4


def test_qc_5_12_century_end_by_the_own_architect() -> None:
    """QC-5.12, QC-5.15, QC-5.63, QC-5.65, QC-5.68 to QC-5.70."""
    t = Scenario(seats=4).leader(R, "culture")
    t.building("provincial_administration_1", architect=P, contributions=[P, Q]).whole()
    t.end_century(P)
    assert t.stars("provincial_administration_1") == (P, 2)
    assert t.happened("century_ended", century=1, cause="own_architect")
    assert t.scored_in("politics") == {P: 2, Q: 2}
    assert t.scores() == [3, 3, 0, 0]
    assert list(t.s.holder) == [-1] * 5
    assert t.s.century == 2
    assert t.s.available == 11
    assert t.s.view(-1)["events"][1:] == ["e1756_seven_years_war"]
    assert t.asked() == (P, "place")
    assert t.pa(P) == (19, 3)
    t.do(P, "place_architect", site="prestige_homes_quarter_2")
    assert t.pa(P) == (16, 6)
    assert t.asked() == (Q, "main")
    assert not GAME.broken(t.s)


def test_qc_5_15_century_end_by_the_neutral_architect() -> None:
    """QC-5.12, QC-5.15, QC-5.49, QC-5.61, QC-5.65, QC-5.67, QC-5.70: the turn is over without activation."""
    t = Scenario(seats=4).leader(P, "economy")
    t.building("port_quarter_2", architect=NEUTRAL, contributions=[Q])
    t.building("provincial_administration_1", architect=P, contributions=[P, Q]).no_site_left().whole()
    before = t.pa(P)
    t.do(P, "start", architect="neutral")
    assert t.happened("century_ended", century=1, cause="neutral_architect")
    assert t.stars("port_quarter_2") == (P, 1)
    assert t.scores() == [0, 4, 0, 0]
    assert t.s.view(-1)["neutral_architect"] == "card"
    assert t.state_of("provincial_administration_1") == "under_construction"
    assert t.s.view(-1)["players"][P]["architect"] == "provincial_administration_1"
    assert stacks(t, "provincial_administration_1") == [P, Q]
    assert t.pa(P) == before
    assert t.s.century == 2
    assert t.asked() == (Q, "main")
    assert not GAME.broken(t.s)


def test_qc_5_1_century_end_by_lack_of_workers() -> None:
    """QC-5.1, QC-5.61, QC-5.66, QC-5.70: the neutral building is Q's; four sites lapse; P goes on."""
    t = Scenario(seats=4).leader(Q, "economy")
    t.building("prestige_homes_quarter_1", architect=NEUTRAL, contributions=[Q, R])
    t.zone("citadel", 22).no_site_left(keep=4).workers(P, passive=0, active=0).whole()
    left = [said["site"] for said in t.s.view(-1)["sites"] if said["state"] == "available"]
    t.turn_start(P)
    assert t.happened("century_ended", century=1, cause="no_workers")
    assert t.stars("prestige_homes_quarter_1") == (Q, 2)
    assert t.scores() == [22 + 5 + 2 + 1, 2 + 1, 2 + 1, 0]
    assert len(left) == 4
    assert {t.state_of(site) for site in left} == {"finished"}
    assert {t.stars(site) for site in left} == {(-1, 0)}
    assert t.s.century == 2
    assert t.pa(P) == (22, 0)
    assert t.asked() == (P, "main")
    assert {said["verb"] for said in t.choices(P)} == {"start", "take_leader"}
    t.do(P, "take_leader", leader="leader_citadel")
    assert t.asked() == (Q, "main")


def test_qc_5_51_century_end_through_the_prestige_homes_quarter() -> None:
    """QC-5.51, QC-5.15, QC-5.67."""
    t = Scenario(seats=4).building("prestige_homes_quarter_1", architect=Q)
    t.building("seat_of_government_2", architect=P, contributions=[R]).no_site_left().whole()
    t.do(P, "contribute", site="prestige_homes_quarter_1")
    assert t.asked() == (P, "start")
    t.do(P, "start", architect="own")
    assert t.stars("seat_of_government_2") == (P, 1)
    assert t.s.century == 2
    assert t.asked() == (P, "place")
    passive, active = t.pa(P)
    t.do(P, "place_architect", site="archdiocese_2")
    assert t.pa(P) == (passive - 3, active + 3)
    assert stacks(t, "prestige_homes_quarter_1") == [P]
    assert t.state_of("prestige_homes_quarter_1") == "under_construction"
    assert t.asked() == (Q, "main")
    assert not GAME.broken(t.s)


def test_qc_5_64_century_iv_ends_in_the_final_scoring() -> None:
    """QC-5.64, QC-6.2, QC-6.3, QC-7.1: both buildings are finished; no more placing or activating."""
    t = Scenario(seats=4).century(4).event("e1665").leader(R, "economy")
    t.building("provincial_administration_2", architect=P, contributions=[P, Q])
    t.building("business_quarter_2", architect=NEUTRAL, contributions=[S]).whole()
    t.end_century(P)
    assert t.s.over()
    assert t.s.to_move() == ()
    assert t.stars("provincial_administration_2") == (P, 2)
    assert t.stars("business_quarter_2") == (R, 1)
    assert t.s.century == 4
    assert t.pa(P) == (19, 3)
    assert t.pa(S) == (18, 4)
    # politics 2 + economy 1 and three active; R a one-star building; S economy 2 and four active
    assert t.scores() == [3 + 1 + 3, 3 + 1, 1 + 1, 2 + 2]
