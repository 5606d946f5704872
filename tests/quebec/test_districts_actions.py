"""District actions: contributing again, scoring, and upgrading a marker."""

import pytest

from tests.quebec.scenario import NEUTRAL, Scenario
from tests.quebec.test_contribution import stacks
from tests.quebec.test_districts import FIVE, at, pay

# ---------------------------------------------------------------- QC-5.52


def business(passive: int, active: int, site: str = "business_quarter_1") -> Scenario:
    """Contributed beside the Business Quarter; a building of each cost stands elsewhere."""
    t = at(site, passive, active).leader(3, "economy")
    t.building("archdiocese_2", architect=2, contributions=[2])
    t.building("irish_quarter_2", NEUTRAL, contributions=[2, 3])
    return pay(t.building("jewish_quarter_2", architect=0), site)


def test_qc_5_52_another_building_with_passive_workers_and_no_further_action() -> None:
    t = at("business_quarter_1", passive=4, active=0).building("jewish_quarter_2", architect=2)
    pay(t, "business_quarter_1").do(0, "contribute", site="jewish_quarter_2")
    assert t.pa(0) == (1, 0)
    assert stacks(t, "jewish_quarter_2") == [0, -1, -1]
    assert stacks(t, "business_quarter_1") == [0, -1, -1]
    assert t.asked() == (1, "main")


def test_qc_5_52_own_foreign_and_neutral_buildings() -> None:
    t = business(passive=9, active=0)
    others = ["archdiocese_2", "irish_quarter_2", "jewish_quarter_2"]
    assert sorted(said["site"] for said in t.choices(0, "contribute")) == others
    for site in others:
        t = business(passive=9, active=0).do(0, "contribute", site=site)
        assert t.asked() == (1, "main")
        assert 0 in stacks(t, site)


def test_qc_5_52_not_the_building_that_triggered_it() -> None:
    t = business(9, 9)
    assert t.refused(0, "contribute", site="business_quarter_1") == "QC-5.52"
    assert t.told(0, "contribute", site="business_quarter_1")[1] == "same-building"


def test_qc_5_52_a_free_spot_and_an_architect_are_still_needed() -> None:
    t = at("business_quarter_1", 9, 9).building("archdiocese_2", architect=2, contributions=[2, 3, 1])
    t.building("irish_quarter_2", architect=3)
    pay(t, "business_quarter_1")
    assert t.refused(0, "contribute", site="archdiocese_2") == "QC-5.30"
    assert t.told(0, "contribute", site="archdiocese_2")[1] == "three-contributions-already"
    assert t.refused(0, "contribute", site="port_quarter_1") == "QC-5.30"
    assert t.told(0, "contribute", site="port_quarter_1")[1] == "no-architect-there"


@pytest.mark.parametrize(
    ("passive", "active", "after"), [(3, 2, (0, 2)), (2, 2, (0, 1)), (0, 3, (0, 0)), (5, 0, (2, 0))]
)
def test_qc_5_52_from_the_reserve_first(passive: int, active: int, after: tuple[int, int]) -> None:
    t = business(passive, active).do(0, "contribute", site="jewish_quarter_2")
    assert t.pa(0) == after


def test_qc_5_52_all_or_nothing() -> None:
    t = business(passive=1, active=1)
    assert t.refused(0, "contribute", site="jewish_quarter_2") == "QC-5.52"
    rule, name, facts = t.told(0, "contribute", site="jewish_quarter_2")
    assert (rule, name) == ("QC-5.52", "not-the-whole-cost")
    assert (facts["needs"], facts["all"]) == (3, 2)
    assert t.can(0, "contribute", site="irish_quarter_2")


def test_qc_5_52_nothing_to_do_without_another_building() -> None:
    t = pay(at("business_quarter_1", 9, 9), "business_quarter_1")
    assert t.asked() == (1, "main")
    assert t.happened("nothing_to_do", seat=0, district="business_quarter")
    t = pay(at("commercial_quarter_1", 9, 9), "commercial_quarter_1")
    assert t.refused(0, "use", district="business_quarter") == "QC-5.52"
    assert t.told(0, "use", district="business_quarter")[1] == "no-other-building"


def test_qc_5_52_through_the_commercial_quarter_its_tile_is_the_trigger() -> None:
    t = business(9, 9, site="commercial_quarter_1").do(0, "use", district="business_quarter")
    assert t.refused(0, "contribute", site="commercial_quarter_1") == "QC-5.52"
    assert sorted(said["site"] for said in t.choices(0, "contribute")) == [
        "archdiocese_2",
        "irish_quarter_2",
        "jewish_quarter_2",
    ]


def test_qc_5_52_a_business_tile_can_be_contributed_to_through_the_commercial_quarter() -> None:
    t = at("commercial_quarter_1", 9, 9).building("business_quarter_1", architect=2)
    pay(t, "commercial_quarter_1").do(0, "use", district="business_quarter")
    assert t.do(0, "contribute", site="business_quarter_1").asked() == (1, "main")


# ---------------------------------------------------------------- QC-5.59a, QC-5.59b


@pytest.mark.parametrize(("zones", "points"), [(1, 1), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_qc_5_59a_points_for_zones_with_workers(zones: int, points: int) -> None:
    t = at("academic_quarter_1", 5, 5)
    for zone in FIVE[:zones]:
        t.zone(zone, 3, 1)
    pay(t, "academic_quarter_1").do(0, "use", district="academic_quarter")
    assert list(t.s.points) == [points, 0, 0, 0]
    assert t.happened("scored", seat=0, points=points, part="districts")
    assert t.asked() == (1, "main")


@pytest.mark.parametrize("zones", [("citadel", "culture"), ("religion", "politics"), ("economy", "citadel")])
def test_qc_5_59a_any_of_the_five_zones_counts(zones: tuple[str, str]) -> None:
    t = at("academic_quarter_1", 5, 5).zone(zones[0], 1).zone(zones[1], 7)
    assert pay(t, "academic_quarter_1").do(0, "use", district="academic_quarter").s.points[0] == 3


def test_qc_5_59a_nothing_without_workers_in_zones() -> None:
    t = pay(at("academic_quarter_1", 5, 5).zone("culture", 0, 3), "academic_quarter_1")
    assert t.asked() == (1, "main")
    assert t.s.points[0] == 0
    t = pay(at("heritage_site_1", 5, 5), "heritage_site_1")
    assert t.refused(0, "use", district="academic_quarter") == "QC-5.59a"
    assert t.told(0, "use", district="academic_quarter")[1] == "no-zone-occupied"


@pytest.mark.parametrize(("left", "points"), [(1, 1), (2, 3), (3, 4), (4, 4), (9, 4)])
def test_qc_5_59b_points_for_active_workers_left_after_paying(left: int, points: int) -> None:
    t = pay(at("entertainment_quarter_1", passive=5, active=left), "entertainment_quarter_1")
    t.do(0, "use", district="entertainment_quarter")
    assert list(t.s.points) == [points, 0, 0, 0]
    assert t.pa(0) == (5, left)


def test_qc_5_59b_more_are_left_through_the_heritage_site() -> None:
    for site, points in (("entertainment_quarter_1", 3), ("heritage_site_1", 4)):
        t = Scenario().century(4).building(site, architect=1).workers(0, passive=5, active=4)
        assert pay(t, site).do(0, "use", district="entertainment_quarter").s.points[0] == points


def test_qc_5_59b_nothing_without_active_workers_left() -> None:
    t = pay(at("entertainment_quarter_1", passive=9, active=0), "entertainment_quarter_1")
    assert t.asked() == (1, "main")
    t = at("heritage_site_1", passive=9, active=0).zone("culture", 1)
    assert pay(t, "heritage_site_1").refused(0, "use", district="entertainment_quarter") == "QC-5.59b"
    assert t.told(0, "use", district="entertainment_quarter")[1] == "no-active-left"


# ---------------------------------------------------------------- QC-5.60


def arts() -> Scenario:
    t = at("arts_quarter_1", 5, 5).marker("heritage_site_1", 0, 1).marker("archdiocese_1", 0, 2)
    return t.marker("port_quarter_2", 0, 3).marker("archdiocese_2", 1, 1)


@pytest.mark.parametrize(("site", "stars"), [("heritage_site_1", 2), ("archdiocese_1", 3)])
def test_qc_5_60_one_more_star_on_an_own_marker(site: str, stars: int) -> None:
    t = pay(arts(), "arts_quarter_1").do(0, "upgrade", site=site)
    assert t.stars(site) == (0, stars)
    assert t.asked() == (1, "main")
    assert t.happened("upgraded", seat=0, site=site, stars=stars)
    assert sum(t.s.stars) == 8


def test_qc_5_60_no_fourth_star_and_only_on_an_own_marker() -> None:
    t = pay(arts(), "arts_quarter_1")
    assert t.refused(0, "upgrade", site="port_quarter_2") == "QC-5.60"
    assert t.told(0, "upgrade", site="port_quarter_2")[1] == "three-stars"
    for site in ("archdiocese_2", "port_quarter_3", "port_quarter_1", "arts_quarter_1"):
        assert t.refused(0, "upgrade", site=site) == "QC-5.60"
        _, name, facts = t.told(0, "upgrade", site=site)
        assert name == "not-your-marker"
        assert facts["site"] == site


def test_qc_5_60_nothing_to_do_without_a_marker_to_upgrade() -> None:
    t = at("arts_quarter_1", 5, 5).marker("port_quarter_2", 0, 3).marker("archdiocese_2", 1, 1)
    assert pay(t, "arts_quarter_1").asked() == (1, "main")
    t = pay(at("heritage_site_1", 5, 5), "heritage_site_1")
    assert t.refused(0, "use", district="arts_quarter") == "QC-5.60"
    assert t.told(0, "use", district="arts_quarter")[1] == "no-marker-to-upgrade"


def test_qc_5_60_an_upgrade_can_win_the_race_of_century_one() -> None:
    t = at("arts_quarter_1", 5, 5).event("e1665").marker("heritage_site_1", 0, 2)
    for site in ("archdiocese_1", "seat_of_government_1", "port_quarter_2"):
        t.marker(site, 0, 3)
    pay(t, "arts_quarter_1").do(0, "upgrade", site="heritage_site_1")
    assert list(t.s.points) == [8, 0, 0, 0]
    assert t.s.race_first == 0
