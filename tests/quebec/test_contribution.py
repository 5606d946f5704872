"""Contributing to a building (QC-5.30 to QC-5.33)."""

import pytest

from ludotheque.games.quebec.vocabulary import SITES
from tests.quebec.scenario import NEUTRAL, Scenario

COSTS = {
    "archdiocese": 1,
    "protestant_quarter": 2,
    "irish_quarter": 2,
    "jewish_quarter": 3,
    "seat_of_government": 1,
    "municipal_administration": 2,
    "provincial_administration": 2,
    "military_administration": 3,
    "commercial_quarter": 1,
    "port_quarter": 3,
    "prestige_homes_quarter": 2,
    "business_quarter": 2,
    "heritage_site": 1,
    "academic_quarter": 2,
    "entertainment_quarter": 2,
    "arts_quarter": 3,
}


def stacks(t: Scenario, site: str) -> list[int]:
    """Who has a stack on a site, spot by spot."""
    first = SITES.index_of[site] * 3
    return [int(seat) for seat in t.s.spots[first : first + 3]]


# ---------------------------------------------------------------- QC-5.30


def test_qc_5_30_every_tile_under_construction_is_a_target_of_any_owner() -> None:
    t = Scenario().century(3).leader(2, "economy").workers(0, passive=0, active=3)
    t.building("heritage_site_1", architect=0, contributions=[1])
    t.building("jewish_quarter_3", architect=1, contributions=[0, 0])
    t.building("business_quarter_1", NEUTRAL)
    assert {said["site"] for said in t.choices(0, "contribute")} == {
        "heritage_site_1",
        "jewish_quarter_3",
        "business_quarter_1",
    }


@pytest.mark.parametrize("site", ["heritage_site_1", "arts_quarter_2"])
def test_qc_5_30_not_on_a_finished_or_an_available_tile(site: str) -> None:
    t = Scenario().century(2).workers(0, passive=9, active=9)
    assert t.refused(0, "contribute", site=site) == "QC-5.30"
    rule, name, facts = t.told(0, "contribute", site=site)
    assert (rule, name) == ("QC-5.30", "no-architect-there")
    assert facts["site"] == site


@pytest.mark.parametrize("architect", [0, 1, NEUTRAL])
def test_qc_5_30_not_a_fourth_contribution(architect: int | str) -> None:
    t = Scenario().leader(2, "economy").building("heritage_site_1", architect, contributions=[0, 1, 2])
    assert t.refused(0, "contribute", site="heritage_site_1") == "QC-5.30"
    assert t.told(0, "contribute", site="heritage_site_1")[1] == "three-contributions-already"


@pytest.mark.parametrize(
    ("site", "cost"), [("heritage_site_1", 1), ("irish_quarter_3", 2), ("port_quarter_2", 3)]
)
def test_qc_5_30_the_cost_must_be_there_in_active_workers(site: str, cost: int) -> None:
    t = Scenario().building(site, architect=1).workers(0, passive=9, active=cost - 1)
    assert t.refused(0, "contribute", site=site) == "QC-5.30"
    rule, name, facts = t.told(0, "contribute", site=site)
    assert (rule, name) == ("QC-5.30", "too-few-active")
    assert (facts["needs"], facts["has"], facts["all"]) == (cost, cost - 1, 9 + cost - 1)
    assert t.workers(0, passive=0, active=cost).can(0, "contribute", site=site)


# ---------------------------------------------------------------- QC-5.31


@pytest.mark.parametrize(("district", "cost"), COSTS.items())
def test_qc_5_31_exactly_the_districts_cost_in_active_workers(district: str, cost: int) -> None:
    for number in (1, 2, 3):
        site = f"{district}_{number}"
        if site in SITES.index_of:
            t = Scenario().century(4).building(site, architect=0).workers(0, passive=7, active=5)
            t.do(0, "contribute", site=site)
            assert t.pa(0) == (7, 5 - cost)
            assert stacks(t, site) == [0, -1, -1]
            assert t.happened("contributed", seat=0, site=site, number=cost)


def test_qc_5_31_one_stack_on_the_next_free_spot() -> None:
    t = Scenario().building("irish_quarter_3", architect=0, contributions=[1])
    t.do(0, "contribute", site="irish_quarter_3")
    assert stacks(t, "irish_quarter_3") == [1, 0, -1]
    t.building("irish_quarter_3", architect=0, contributions=[1, 2]).turn(0).workers(0, 0, 2)
    t.do(0, "contribute", site="irish_quarter_3")
    assert stacks(t, "irish_quarter_3") == [1, 2, 0]


def test_qc_5_31_the_workers_come_home_as_many_as_they_went() -> None:
    t = Scenario().building("port_quarter_2", architect=0).whole()
    t.do(0, "contribute", site="port_quarter_2").turn(0).do(0, "start", architect="own")
    assert t.in_zone("economy") == [3, 0, 0, 0]


# ---------------------------------------------------------------- QC-5.32


def test_qc_5_32_a_foreign_architect_gives_the_district_action() -> None:
    t = Scenario().building("provincial_administration_1", architect=1)
    t.do(0, "contribute", site="provincial_administration_1")
    assert t.asked() == (0, "put")
    assert t.can(0, "skip")


def test_qc_5_32_the_action_is_that_of_the_sites_own_district() -> None:
    t = Scenario().century(4).building("arts_quarter_1", architect=1).workers(0, passive=5, active=9)
    t.marker("heritage_site_1", 0, 1)
    assert t.do(0, "contribute", site="arts_quarter_1").asked() == (0, "upgrade")
    t = Scenario().century(4).building("academic_quarter_1", architect=1).zone("culture", 1)
    t.do(0, "contribute", site="academic_quarter_1")
    assert [said.get("district") for said in t.choices(0)] == ["academic_quarter", None]


def test_qc_5_32_the_own_architect_gives_none() -> None:
    t = Scenario().building("provincial_administration_1", architect=0)
    t.do(0, "contribute", site="provincial_administration_1")
    assert t.asked() == (1, "main")


def test_qc_5_32_the_neutral_architect_that_one_controls_gives_none() -> None:
    t = Scenario().leader(0, "economy").building("provincial_administration_1", NEUTRAL)
    t.do(0, "contribute", site="provincial_administration_1")
    assert t.asked() == (1, "main")


def test_qc_5_32_the_neutral_architect_of_another_gives_it() -> None:
    t = Scenario().leader(1, "economy").building("provincial_administration_1", NEUTRAL)
    t.do(0, "contribute", site="provincial_administration_1")
    assert t.asked() == (0, "put")


def test_qc_5_32_the_religion_leader_gives_it_on_the_own_building() -> None:
    t = Scenario().leader(0, "religion").building("provincial_administration_1", architect=0)
    t.do(0, "contribute", site="provincial_administration_1")
    assert t.asked() == (0, "put")


def test_qc_5_32_the_religion_leader_of_another_does_not() -> None:
    t = Scenario().leader(1, "religion").building("provincial_administration_1", architect=0)
    t.do(0, "contribute", site="provincial_administration_1")
    assert t.asked() == (1, "main")


def test_qc_5_32_after_the_third_contribution_too() -> None:
    t = Scenario().building("provincial_administration_1", architect=1, contributions=[1, 2])
    t.do(0, "contribute", site="provincial_administration_1")
    assert t.asked() == (0, "put")


# ---------------------------------------------------------------- QC-5.33


def test_qc_5_33_one_player_may_make_all_three_contributions() -> None:
    t = Scenario().building("archdiocese_1", architect=0)
    for _ in range(3):
        t.do(0, "contribute", site="archdiocese_1").turn(0)
    assert stacks(t, "archdiocese_1") == [0, 0, 0]
    assert t.do(0, "start", architect="own").stars("archdiocese_1") == (0, 3)


def test_qc_5_33_several_stacks_on_a_foreign_building_too() -> None:
    t = Scenario().building("archdiocese_1", architect=1, contributions=[0, 0])
    t.do(0, "contribute", site="archdiocese_1")
    assert stacks(t, "archdiocese_1") == [0, 0, 0]


def test_qc_5_33_a_second_contribution_by_the_business_quarter() -> None:
    t = Scenario().century(2).building("business_quarter_1", architect=1)
    t.building("archdiocese_2", architect=2, contributions=[0])
    t.do(0, "contribute", site="business_quarter_1").do(0, "contribute", site="archdiocese_2")
    assert stacks(t, "archdiocese_2") == [0, 0, -1]


def test_qc_5_32_the_view_says_where_a_contribution_gives_no_action() -> None:
    t = Scenario().century(3).leader(2, "economy")
    t.building("heritage_site_1", architect=0)
    t.building("jewish_quarter_3", architect=1)
    t.building("business_quarter_1", NEUTRAL)
    barred = {"heritage_site_1": [0], "jewish_quarter_3": [1], "business_quarter_1": [2]}
    assert t.s.view(0)["no_action"] == barred
    t.leader(1, "religion")
    assert "jewish_quarter_3" not in t.s.view(0)["no_action"]
