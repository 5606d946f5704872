"""Events of century I: the three races, and the largest set of buildings at the end."""

import pytest

from tests.quebec.scenario import NEUTRAL, Scenario

P, Q, R, S = 0, 1, 2, 3

# Finished sites in century III, by colour.
RELIGION = ["archdiocese_1", "jewish_quarter_1", "irish_quarter_3"]
POLITICS = ["provincial_administration_1", "seat_of_government_2", "seat_of_government_1"]
ECONOMY = ["port_quarter_2", "commercial_quarter_1", "prestige_homes_quarter_1"]
CULTURE = ["heritage_site_1", "entertainment_quarter_1", "academic_quarter_2"]


def race(event: str, **contributions: list[int]) -> Scenario:
    """Century III with a race of century I; P's own architect stands on an economy, Q's on a culture site."""
    t = Scenario(seats=4).century(3).event(event)
    t.building("port_quarter_3", architect=P, contributions=contributions.get("p", [P]))
    return t.building("academic_quarter_1", architect=Q, contributions=contributions.get("q", [Q]))


def markers(t: Scenario, seat: int, sites: list[str], stars: int = 1) -> Scenario:
    for site in sites:
        t.marker(site, seat, stars)
    return t


def finish(t: Scenario, seat: int) -> Scenario:
    """The seat moves its own architect, which completes its building."""
    t.turn(seat).do(seat, "start", architect="own")
    return t.do(seat, "place_architect", site=t.choices(seat)[0]["site"])


# ---------------------------------------------------------------- 1663


def test_qc_5_90_event_1663_first_and_second_player_score_8_and_4() -> None:
    t = race("e1663")
    markers(t, P, RELIGION[:2] + POLITICS[:2] + ECONOMY[:1])
    markers(t, Q, ["archdiocese_2", "protestant_quarter_3", "municipal_administration_1"])
    markers(t, Q, ["military_administration_1", "heritage_site_1"])
    finish(t, P)
    assert t.scores() == [8, 0, 0, 0]
    assert t.s.view(-1)["race"] == [P]
    finish(t, Q)
    assert t.scores() == [8, 4, 0, 0]
    assert t.s.view(-1)["race"] == [P, Q]


def test_qc_5_90_event_1663_a_third_player_scores_nothing() -> None:
    t = markers(race("e1663"), P, RELIGION[:2] + POLITICS[:2] + ECONOMY[:1])
    t.s.race_first, t.s.race_second = Q, R
    assert finish(t, P).scores() == [0, 0, 0, 0]


def test_qc_5_90_event_1663_a_player_scores_it_once() -> None:
    t = markers(race("e1663"), P, RELIGION[:2] + POLITICS[:2] + ECONOMY[:1])
    finish(t, P)
    finish(t.building("commercial_quarter_2", architect=P, contributions=[P]), P)
    assert t.scores() == [8, 0, 0, 0]
    assert t.s.view(-1)["race"] == [P]


@pytest.mark.parametrize(
    "sites",
    [RELIGION[:3] + POLITICS[:1] + ECONOMY[:1], RELIGION[:2] + POLITICS[:1] + ECONOMY[:2] + CULTURE[:1]],
    ids=["two in two colours", "one each in two colours"],
)
def test_qc_5_90_event_1663_needs_two_in_each_of_three_colours(sites: list[str]) -> None:
    assert finish(markers(race("e1663"), P, sites), P).scores() == [0, 0, 0, 0]


def test_qc_5_90_event_1663_four_colours_are_enough_too() -> None:
    t = markers(race("e1663"), P, RELIGION[:2] + POLITICS[:2] + CULTURE[:2] + ECONOMY[:1])
    assert finish(t, P).scores() == [8, 0, 0, 0]


def test_qc_5_90_event_1663_counts_own_markers_only() -> None:
    t = markers(race("e1663"), P, RELIGION[:2] + POLITICS[:1] + ECONOMY[:1])
    assert finish(markers(t, R, POLITICS[1:2]), P).scores() == [0, 0, 0, 0]


def test_qc_5_90_event_1663_counts_two_and_three_stars_too() -> None:
    t = markers(race("e1663"), P, RELIGION[:2], stars=2)
    markers(t, P, POLITICS[:2], stars=3)
    assert finish(markers(t, P, ECONOMY[:1]), P).scores() == [8, 0, 0, 0]


def test_qc_5_26_the_race_is_tested_for_the_neutral_buildings_owner() -> None:
    """In the century end's step 1, of century IV too; the owner is the Economy leader's holder."""
    t = Scenario(seats=4).century(4).event("e1663").leader(R, "economy")
    markers(t, R, RELIGION[:2] + POLITICS[:2] + ECONOMY[:1])
    t.building("port_quarter_1", architect=NEUTRAL, contributions=[P])
    t.end_century()
    assert t.happened("scored", part="events") == [
        {"event": "scored", "seat": R, "points": 8, "part": "events"}
    ]


def test_qc_5_90_two_players_in_one_century_end_are_first_and_second() -> None:
    """One marker at a time: the building that ends the century, then the neutral one (QC-5.61)."""
    t = race("e1682").leader(P, "economy")
    t.building("arts_quarter_1", architect=NEUTRAL, contributions=[P])
    markers(t, P, CULTURE[:2])
    markers(t, Q, ["entertainment_quarter_2", "arts_quarter_2"])
    t.end_century(Q)
    assert t.s.view(-1)["race"] == [Q, P]
    assert [said["parts"]["events"] for said in t.s.view(-1)["players"]] == [4, 8, 0, 0]


# ---------------------------------------------------------------- 1665


@pytest.mark.parametrize(
    ("own", "stars", "points"),
    [([Q, R, S], 3, 8), ([Q, R], 3, 0), ([Q, R, S], 2, 0)],
    ids=["all", "own", "other"],
)
def test_qc_5_90b_event_1665_needs_three_stars_in_each_colour(
    own: list[int], stars: int, points: int
) -> None:
    t = markers(race("e1665", p=own), P, [RELIGION[0], CULTURE[0]], stars=3)
    assert finish(t.marker(POLITICS[0], P, stars), P).scores() == [points, 0, 0, 0]


def test_qc_5_90b_event_1665_needs_all_four_colours() -> None:
    t = markers(race("e1665", p=[Q, R, S]), P, [RELIGION[0], *POLITICS[:2]], stars=3)
    assert finish(t, P).scores() == [0, 0, 0, 0]


def test_qc_5_90b_event_1665_second_player_scores_4() -> None:
    t = race("e1665", p=[Q, R, S], q=[R, R, R])
    markers(t, P, [RELIGION[0], POLITICS[0], CULTURE[0]], stars=3)
    markers(t, Q, [RELIGION[1], POLITICS[1], ECONOMY[0]], stars=3)
    assert finish(finish(t, Q), P).scores() == [4, 8, 0, 0]


# ---------------------------------------------------------------- 1682


@pytest.mark.parametrize(("before", "points"), [(2, 8), (1, 0)])
def test_qc_5_90c_event_1682_needs_three_culture_buildings(before: int, points: int) -> None:
    t = markers(race("e1682"), Q, CULTURE[:before])
    assert finish(markers(t, Q, ECONOMY), Q).scores() == [0, points, 0, 0]


def test_qc_5_90c_event_1682_first_and_second_player_score_8_and_4() -> None:
    t = markers(race("e1682"), Q, CULTURE[:2])
    t.building("arts_quarter_1", architect=R, contributions=[P])
    markers(t, R, ["entertainment_quarter_2", "arts_quarter_2"])
    assert finish(finish(t, R), Q).scores() == [0, 4, 8, 0]


def test_qc_5_90c_event_1682_a_building_of_another_colour_does_not_count() -> None:
    assert finish(markers(race("e1682"), P, CULTURE[:2]), P).scores() == [0, 0, 0, 0]


def test_qc_5_90c_event_1682_a_building_without_a_marker_does_not_count() -> None:
    assert finish(markers(race("e1682", q=[]), Q, CULTURE[:2]), Q).scores() == [0, 0, 0, 0]


def test_qc_5_60_an_upgrade_tests_the_race_but_one_star_was_enough_already() -> None:
    """Markers set before the event counted them: the upgrade is the first test since."""
    t = Scenario(seats=4).century(2).event("e1682").building("arts_quarter_2", architect=Q)
    markers(t, P, ["heritage_site_1", "entertainment_quarter_1", "academic_quarter_2"])
    t.do(P, "contribute", site="arts_quarter_2").do(P, "upgrade", site="heritage_site_1")
    assert t.scores() == [8, 0, 0, 0]


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_qc_5_90_the_race_stays_open_in_every_century(century: int) -> None:
    site = {1: "heritage_site_1", 2: "academic_quarter_2", 3: "academic_quarter_1", 4: "academic_quarter_3"}[
        century
    ]
    t = Scenario(seats=4).century(century).event("e1682").building(site, architect=P, contributions=[Q])
    t.marker("entertainment_quarter_1", P, 1).marker("arts_quarter_3", P, 1)
    assert t.do(P, "start", architect="own").scores() == [8, 0, 0, 0]


# ---------------------------------------------------------------- 1603


def final(t: Scenario) -> list[int]:
    """The points of events in the final scoring."""
    for seat in range(t.s.seats):
        t.workers(seat, passive=5, active=0)
    return [said["parts"]["events"] for said in t.end_century().s.view(-1)["players"]]


def test_qc_5_91_event_1603_counts_buildings_not_stars() -> None:
    t = Scenario(seats=3).century(4).event("e1603")
    markers(t, P, ["archdiocese_1", "archdiocese_2", "prestige_homes_quarter_2"])
    markers(t, Q, ["commercial_quarter_1", "commercial_quarter_2"], stars=3)
    assert final(t) == [8, 0, 0]


def test_qc_5_91_event_1603_counts_the_largest_connected_set_not_all_buildings() -> None:
    t = Scenario(seats=3).century(4).event("e1603")
    markers(t, P, ["archdiocese_1", "port_quarter_1", "arts_quarter_3"])
    markers(t, Q, ["commercial_quarter_1", "commercial_quarter_2"])
    assert final(t) == [0, 8, 0]


def test_qc_5_91_event_1603_the_largest_set_need_not_be_the_main_group() -> None:
    t = Scenario(seats=3).century(4).event("e1603")
    markers(t, P, ["archdiocese_1", "archdiocese_2", "prestige_homes_quarter_2"])
    t.marker("arts_quarter_3", P, 3)
    markers(t, Q, ["commercial_quarter_1", "commercial_quarter_2"], stars=3)
    assert final(t) == [8, 0, 0]


def test_qc_5_91_event_1603_no_player_scores_without_markers() -> None:
    assert final(Scenario(seats=3).century(4).event("e1603")) == [0, 0, 0]


def test_qc_5_91_event_1603_finished_buildings_without_a_marker_do_not_connect() -> None:
    t = Scenario(seats=3).century(4).event("e1603")
    markers(t, P, ["archdiocese_1", "military_administration_2"])
    markers(t, Q, ["commercial_quarter_1", "commercial_quarter_2"])
    assert t.state_of("prestige_homes_quarter_2") == "finished"
    assert final(t) == [0, 8, 0]
