"""Completing a building (QC-5.20 to QC-5.27)."""

import pytest

from ludotheque.games.quebec.state import IN_HAND
from ludotheque.games.quebec.vocabulary import SITES
from tests.quebec.scenario import NEUTRAL, Scenario

COLOURED = ("religion", "politics", "economy", "culture")


def leave(t: Scenario, seat: int = 0, architect: str = "own") -> Scenario:
    """The architect leaves the building and is to be placed next."""
    return t.do(seat, "start", architect=architect)


# ---------------------------------------------------------------- QC-5.20 to QC-5.22


def test_qc_5_20_the_architect_goes_to_hand() -> None:
    t = leave(Scenario().building("port_quarter_2", architect=0, contributions=[1]))
    assert t.s.architect_site[0] == IN_HAND
    assert t.asked() == (0, "place")


def test_qc_5_20_the_neutral_architect_goes_to_its_holders_hand() -> None:
    t = leave(Scenario().leader(0, "economy").building("port_quarter_2", NEUTRAL), architect="neutral")
    assert t.s.architect_site[4] == IN_HAND


@pytest.mark.parametrize(
    ("site", "zone", "cost"),
    [
        ("archdiocese_1", "religion", 1),
        ("jewish_quarter_1", "religion", 3),
        ("provincial_administration_1", "politics", 2),
        ("port_quarter_2", "economy", 3),
        ("entertainment_quarter_1", "culture", 2),
    ],
)
def test_qc_5_21_every_worker_goes_to_the_zone_of_the_tiles_colour(site: str, zone: str, cost: int) -> None:
    t = Scenario().zone(zone, 1, 0, 0, 0).building(site, architect=0, contributions=[0, 2, 2])
    leave(t)
    assert t.in_zone(zone) == [1 + cost, 0, 2 * cost, 0]
    assert sum(t.s.zones) == 1 + 3 * cost
    assert set(t.s.spots) == {-1}


def test_qc_5_21_workers_on_other_tiles_stay() -> None:
    t = Scenario().building("port_quarter_2", architect=0, contributions=[1])
    t.building("heritage_site_1", architect=1, contributions=[0, 2])
    leave(t)
    assert t.s.contributions(SITES.index_of["heritage_site_1"]) == 2
    assert t.in_zone("culture") == [0, 0, 0, 0]


def test_qc_5_21_the_politics_leaders_holder_chooses_for_all_their_workers() -> None:
    t = Scenario().leader(1, "politics").building("entertainment_quarter_1", 0, contributions=[0, 1, 1])
    leave(t)
    assert t.asked() == (1, "redirect")
    assert [said["zone"] for said in t.choices(1)] == list(COLOURED)
    t.do(1, "redirect", zone="economy")
    assert t.in_zone("culture") == [2, 0, 0, 0]
    assert t.in_zone("economy") == [0, 4, 0, 0]
    assert t.asked() == (0, "place")


@pytest.mark.parametrize("zone", COLOURED)
def test_qc_5_21_any_coloured_zone_may_be_chosen_the_buildings_own_included(zone: str) -> None:
    t = Scenario().leader(1, "politics").building("entertainment_quarter_1", 0, contributions=[1, 2])
    leave(t).do(1, "redirect", zone=zone)
    assert t.in_zone(zone)[1] == 2
    assert t.in_zone("culture")[2] == 2
    assert sum(t.s.zones) == 4


def test_qc_5_21_never_the_citadel() -> None:
    t = leave(Scenario().leader(1, "politics").building("entertainment_quarter_1", 0, contributions=[1]))
    assert t.refused(1, "redirect", zone="citadel") == "QC-5.21"
    assert t.told(1, "redirect", zone="citadel")[1] == "redirect-to-citadel"


def test_qc_5_21_the_choice_can_be_neither_skipped_nor_made_by_another() -> None:
    t = leave(Scenario().leader(1, "politics").building("entertainment_quarter_1", 0, contributions=[1]))
    assert t.refused(1, "skip") == "LU-2"
    assert t.refused(0, "redirect", zone="culture") == "LU-1"
    assert t.choices(0) == []


def test_qc_5_21_the_holder_is_asked_for_their_own_building_too() -> None:
    t = Scenario().leader(0, "politics").building("entertainment_quarter_1", 0, contributions=[0, 1])
    leave(t)
    assert t.asked() == (0, "redirect")
    t.do(0, "redirect", zone="religion")
    assert (t.in_zone("religion"), t.in_zone("culture")) == ([2, 0, 0, 0], [0, 2, 0, 0])


def test_qc_5_21_no_question_without_workers_of_the_holder_on_the_tile() -> None:
    t = Scenario().leader(1, "politics").building("entertainment_quarter_1", 0, contributions=[0, 2])
    t.building("heritage_site_1", architect=2, contributions=[1])
    leave(t)
    assert t.asked() == (0, "place")
    assert t.in_zone("culture") == [2, 0, 2, 0]


def test_qc_5_21_the_redirection_comes_before_the_marker() -> None:
    t = leave(Scenario().leader(1, "politics").building("entertainment_quarter_1", 0, contributions=[1]))
    assert t.asked() == (1, "redirect")
    assert t.stars("entertainment_quarter_1") == (-1, 0)
    assert t.happened("finished") == []
    t.do(1, "redirect", zone="culture")
    assert t.stars("entertainment_quarter_1") == (0, 1)


def test_qc_5_22_the_tile_is_finished() -> None:
    for contributions in ([], [1, 2]):
        t = leave(Scenario().building("port_quarter_2", architect=0, contributions=contributions))
        assert t.state_of("port_quarter_2") == "finished"
        assert t.refused(0, "place_architect", site="port_quarter_2") == "QC-5.13"


# ---------------------------------------------------------------- QC-5.23, QC-5.24


def test_qc_5_23_no_star_without_contribution() -> None:
    t = leave(Scenario().building("port_quarter_2", architect=0))
    assert t.stars("port_quarter_2") == (-1, 0)
    assert t.happened("finished", seat=0, site="port_quarter_2", stars=0)


@pytest.mark.parametrize("contributions", [[1], [1, 2], [1, 2, 0]])
def test_qc_5_23_as_many_stars_as_contributions(contributions: list[int]) -> None:
    t = leave(Scenario().building("port_quarter_2", architect=0, contributions=contributions))
    assert t.stars("port_quarter_2") == (0, len(contributions))


@pytest.mark.parametrize(("contributions", "stars"), [([], 0), ([1], 0), ([1, 2], 2), ([1, 2, 3], 3)])
def test_qc_5_23_event_1775_no_marker_for_one_contribution(contributions: list[int], stars: int) -> None:
    """QC-5.99c."""
    t = Scenario().century(2, "e1775").building("arts_quarter_2", architect=0, contributions=contributions)
    leave(t)
    assert t.stars("arts_quarter_2") == ((0, stars) if stars else (-1, 0))
    assert t.state_of("arts_quarter_2") == "finished"
    assert sum(t.in_zone("culture")) == 3 * len(contributions)


def test_qc_5_23_event_1775_acts_in_century_two_only() -> None:
    for century in (1, 3, 4):
        t = Scenario().event("e1775").century(century).building("heritage_site_1", 0, contributions=[1])
        assert leave(t).stars("heritage_site_1") == (0, 1)


def test_qc_5_23_markers_never_run_out() -> None:
    t = Scenario().century(4)
    for site in SITES.ids[:30]:
        t.marker(site, 0, 1)
    t.building("jewish_quarter_2", architect=0, contributions=[1])
    assert leave(t).stars("jewish_quarter_2") == (0, 1)


@pytest.mark.parametrize("site", ["archdiocese_1", "irish_quarter_3", "jewish_quarter_1"])
def test_qc_5_24_contributions_count_not_workers(site: str) -> None:
    t = leave(Scenario().building(site, architect=0, contributions=[1, 1]))
    assert t.stars(site) == (0, 2)


@pytest.mark.parametrize("contributions", [[0, 0, 0], [1, 1, 1], [1, 2, 3]])
def test_qc_5_24_the_owner_needs_no_workers_there_with_contributions_of_any_player(
    contributions: list[int],
) -> None:
    t = leave(Scenario().building("port_quarter_2", architect=0, contributions=contributions))
    assert t.stars("port_quarter_2") == (0, 3)


def test_qc_5_24_the_neutral_architects_building_gets_its_holders_marker() -> None:
    t = Scenario().leader(2, "economy").building("port_quarter_2", NEUTRAL, contributions=[1, 3]).turn(2)
    assert leave(t, 2, "neutral").stars("port_quarter_2") == (2, 2)


# ---------------------------------------------------------------- QC-5.25


@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 1)])
@pytest.mark.parametrize("stars", [1, 2, 3])
def test_qc_5_25_culture_leader_scores_the_stars_one_more_with_four_or_five(
    seats: int, more: int, stars: int
) -> None:
    """QC-5.45, QC-8.3."""
    t = Scenario(seats).leader(0, "culture").building("port_quarter_2", 0, contributions=[1] * stars)
    leave(t)
    assert [int(p) for p in t.s.points] == [stars + more] + [0] * (seats - 1)
    assert t.happened("scored", seat=0, points=stars + more, part="culture_leader")


def test_qc_5_25_no_marker_no_points() -> None:
    t = leave(Scenario().leader(0, "culture").building("port_quarter_2", architect=0))
    assert t.s.points[0] == 0
    t = Scenario().century(2, "e1775").leader(0, "culture").building("arts_quarter_2", 0, contributions=[1])
    assert leave(t).s.points[0] == 0


def test_qc_5_25_only_for_the_holders_own_markers() -> None:
    t = Scenario().leader(1, "culture").building("port_quarter_2", architect=0, contributions=[1, 1, 1])
    leave(t)
    assert list(t.s.points) == [0, 0, 0, 0]


# ---------------------------------------------------------------- QC-5.26, QC-5.27


def three_culture_buildings(seats: int = 4) -> Scenario:
    t = Scenario(seats).event("e1682").century(4)
    t.marker("heritage_site_1", 0, 1).marker("academic_quarter_1", 0, 2)
    return t.building("arts_quarter_3", architect=0, contributions=[1])


def test_qc_5_26_a_new_marker_can_win_the_race_of_century_one() -> None:
    t = leave(three_culture_buildings())
    assert list(t.s.points) == [8, 0, 0, 0]
    assert t.s.race_first == 0


def test_qc_5_26_race_1663_first_second_third() -> None:
    for first, second, points in ((-1, -1, 8), (1, -1, 4), (1, 2, 0)):
        t = Scenario().event("e1663").century(4)
        for site in ("archdiocese_1", "archdiocese_2", "seat_of_government_1", "seat_of_government_2"):
            t.marker(site, 0, 1)
        t.marker("port_quarter_3", 0, 3).building("port_quarter_1", architect=0, contributions=[1])
        t.s.race_first, t.s.race_second = first, second
        leave(t)
        assert list(t.s.points) == [points, 0, 0, 0]


def test_qc_5_26_without_a_marker_nothing_is_won() -> None:
    t = (
        Scenario()
        .event("e1682")
        .century(4)
        .marker("heritage_site_1", 0, 1)
        .marker("academic_quarter_1", 0, 2)
    )
    t.building("arts_quarter_3", architect=0)
    leave(t)
    assert list(t.s.points) == [0, 0, 0, 0]


def test_qc_5_26_nothing_to_win_without_a_race() -> None:
    t = three_culture_buildings().event("e1603")
    leave(t)
    assert list(t.s.points) == [0, 0, 0, 0]


def test_qc_5_26_after_the_culture_leaders_points() -> None:
    t = leave(three_culture_buildings().leader(0, "culture"))
    parts = [(said["points"], said["part"]) for said in t.happened("scored", seat=0)]
    assert parts == [(2, "culture_leader"), (8, "events")]


def test_qc_5_27_the_third_contribution_completes_nothing() -> None:
    t = Scenario().building("heritage_site_1", architect=0, contributions=[1, 2])
    t.do(0, "contribute", site="heritage_site_1")
    assert t.state_of("heritage_site_1") == "under_construction"
    assert t.stars("heritage_site_1") == (-1, 0)
    assert t.in_zone("culture") == [0, 0, 0, 0]
    assert t.s.architect_site[0] == SITES.index_of["heritage_site_1"]
    assert t.s.contributions(SITES.index_of["heritage_site_1"]) == 3
