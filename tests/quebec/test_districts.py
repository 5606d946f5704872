"""District actions: each rule's effect and what it refuses. All results: test_districts_results."""

import pytest

from ludotheque.games.quebec.state import IN_HAND, ON_CARD
from ludotheque.games.quebec.vocabulary import DISTRICTS, SITES
from tests.quebec.scenario import GAME, NEUTRAL, Scenario

FIVE = ("citadel", "religion", "politics", "economy", "culture")


def at(site: str, passive: int, active: int, seats: int = 4) -> Scenario:
    """Seat 0 has just contributed to seat 1's building; these are the workers left after paying."""
    t = Scenario(seats).century(4).building(site, architect=1)
    t.workers(0, passive, active + int(t.s.box.site_cost[SITES.index_of[site]]))
    return t


def pay(t: Scenario, site: str) -> Scenario:
    return t.do(0, "contribute", site=site)


def paid(site: str, passive: int, active: int) -> Scenario:
    return pay(at(site, passive, active), site)


def zones(t: Scenario, seat: int = 0) -> list[int]:
    return [t.in_zone(zone)[seat] for zone in FIVE]


# ---------------------------------------------------------------- QC-5.8a to QC-5.8d


@pytest.mark.parametrize(
    ("site", "skips"),
    [
        ("archdiocese_1", 1),
        ("protestant_quarter_1", 2),
        ("irish_quarter_1", 1),
        ("jewish_quarter_1", 2),
        ("seat_of_government_1", 1),
        ("municipal_administration_1", 1),
        ("provincial_administration_1", 1),
        ("military_administration_1", 1),
        ("commercial_quarter_1", 1),
        ("port_quarter_1", 1),
        ("prestige_homes_quarter_1", 1),
        ("business_quarter_1", 1),
        ("heritage_site_1", 1),
        ("academic_quarter_1", 1),
        ("entertainment_quarter_1", 1),
        ("arts_quarter_1", 1),
    ],
)
def test_qc_5_8a_every_action_may_be_left_out(site: str, skips: int) -> None:
    t = at(site, passive=5, active=5).zone("culture", 2).marker("heritage_site_2", 0, 1)
    t.building("archdiocese_2", architect=2)
    pay(t, site)
    for _ in range(skips):
        t.do(0, "skip")
    assert t.asked() == (1, "main")
    assert t.pa(0) == (5, 5)
    assert zones(t) == [0, 0, 0, 0, 2]
    assert t.s.points[0] == 0


def test_qc_5_8a_leaving_a_part_out_differs_from_placing_no_worker() -> None:
    t = paid("municipal_administration_1", 5, 5)
    assert t.refused(0, "put", zone="religion", count=0) == "QC-5.8a"
    assert t.told(0, "put", zone="religion", count=0)[1] == "nothing-put"
    assert paid("port_quarter_1", 5, 5).refused(0, "activate", count=0) == "QC-5.8a"
    t = pay(at("jewish_quarter_1", 5, 5).zone("culture", 2), "jewish_quarter_1").do(0, "skip")
    assert t.refused(0, "move", origin="culture", to="religion", count=0) == "QC-5.8a"


@pytest.mark.parametrize(
    ("passive", "active", "count", "after"),
    [(2, 3, 2, (0, 3)), (1, 3, 2, (0, 2)), (1, 3, 1, (0, 3)), (0, 3, 2, (0, 1)), (0, 1, 1, (0, 0))],
)
def test_qc_5_8b_the_reserve_first_active_workers_for_what_it_lacks(
    passive: int, active: int, count: int, after: tuple[int, int]
) -> None:
    t = paid("military_administration_1", passive, active).do(0, "put", zone="citadel", count=count)
    assert t.pa(0) == after
    assert zones(t) == [count, 0, 0, 0, 0]


def test_qc_5_8b_no_more_than_passive_and_active_together() -> None:
    for passive, active in ((1, 0), (0, 1)):
        t = paid("military_administration_1", passive, active)
        assert t.refused(0, "put", zone="citadel", count=2) == "QC-5.8b"
        rule, name, facts = t.told(0, "put", zone="citadel", count=2)
        assert (rule, name, facts["has"]) == ("QC-5.8b", "too-few-workers", 1)


@pytest.mark.parametrize(
    "site", ["protestant_quarter_1", "municipal_administration_1", "military_administration_1"]
)
def test_qc_5_8b_nothing_is_asked_without_any_worker(site: str) -> None:
    t = paid(site, 0, 0)
    assert t.asked() == (1, "main")
    assert t.happened("nothing_to_do", seat=0, district=site[:-2])


def test_qc_5_8b_a_sibling_for_which_there_are_no_workers_is_refused() -> None:
    t = paid("archdiocese_1", 0, 0)
    for district in ("protestant_quarter", "jewish_quarter"):
        assert t.refused(0, "use", district=district) == "QC-5.8b"
        assert t.told(0, "use", district=district)[1] == "no-workers-left"
    assert t.can(0, "use", district="irish_quarter")


def test_qc_5_8c_one_action_per_contribution() -> None:
    t = pay(at("academic_quarter_1", 5, 5).zone("culture", 1), "academic_quarter_1")
    for district in ("entertainment_quarter", "heritage_site", "port_quarter"):
        assert t.refused(0, "use", district=district) == "QC-5.8c"
        _, name, facts = t.told(0, "use", district=district)
        assert name == "one-action-only"
        assert facts["district"] == "academic_quarter"
    assert t.do(0, "use", district="academic_quarter").asked() == (1, "main")


def test_qc_5_8c_a_sibling_is_one_action_too() -> None:
    t = pay(at("heritage_site_1", 5, 2).zone("culture", 1), "heritage_site_1")
    t.do(0, "use", district="academic_quarter")
    assert t.s.points[0] == 1
    assert t.asked() == (1, "main")


@pytest.mark.parametrize("site", ["irish_quarter_1", "jewish_quarter_1"])
def test_qc_5_8d_a_zone_is_any_of_the_five(site: str) -> None:
    for zone in FIVE:
        t = paid(site, passive=5, active=0)
        if site == "irish_quarter_1":
            t.do(0, "use", district="irish_quarter").do(0, "skip")
        t.do(0, "put", zone=zone, count=1)
        assert t.in_zone(zone)[0] == 1


# ---------------------------------------------------------------- QC-5.53


@pytest.mark.parametrize(
    ("site", "siblings"),
    [
        ("archdiocese_1", ["protestant_quarter", "irish_quarter", "jewish_quarter"]),
        (
            "seat_of_government_1",
            ["municipal_administration", "provincial_administration", "military_administration"],
        ),
        ("commercial_quarter_1", ["port_quarter", "prestige_homes_quarter", "business_quarter"]),
        ("heritage_site_1", ["academic_quarter", "entertainment_quarter", "arts_quarter"]),
    ],
)
def test_qc_5_53_one_of_the_three_siblings_at_the_price_of_one_worker(site: str, siblings: list[str]) -> None:
    t = at(site, passive=5, active=5).zone("culture", 1).marker("heritage_site_2", 0, 1)
    t.building("archdiocese_2", architect=2)
    pay(t, site)
    assert t.pa(0) == (5, 5)
    assert [said.get("district") for said in t.choices(0)] == [*siblings, None]
    for district in DISTRICTS.ids:
        if district not in siblings:
            assert t.refused(0, "use", district=district) == "QC-5.53"
    assert t.told(0, "use", district=site[:-2])[1] == "no-action-of-its-own"


# ---------------------------------------------------------------- QC-5.54 to QC-5.56


def test_qc_5_54_first_the_citadel_then_a_coloured_zone() -> None:
    t = paid("protestant_quarter_1", passive=2, active=0)
    for zone in FIVE[1:]:
        assert t.refused(0, "put", zone=zone, count=1) == "QC-5.54"
    assert t.told(0, "put", zone="culture", count=1)[1] == "zone-not-of-this-part"
    t.do(0, "put", zone="citadel", count=1)
    assert t.refused(0, "put", zone="citadel", count=1) == "QC-5.54"
    t.do(0, "put", zone="economy", count=1)
    assert zones(t) == [1, 0, 0, 1, 0]
    assert t.asked() == (1, "main")


def test_qc_5_54_one_worker_a_part() -> None:
    t = paid("protestant_quarter_1", passive=5, active=0)
    assert t.choices(0, "put") == [{"verb": "put", "zone": "citadel", "count": 1}]
    t.do(0, "skip")
    assert [(said["zone"], said["count"]) for said in t.choices(0, "put")] == [(zone, 1) for zone in FIVE[1:]]


def test_qc_5_54_a_second_worker_is_refused_by_this_districts_own_rule() -> None:
    t = paid("protestant_quarter_1", passive=5, active=0)
    cited = [t.refused(0, "put", zone="citadel", count=2)]
    t.do(0, "skip")
    cited.append(t.refused(0, "put", zone="culture", count=3))
    assert cited == ["QC-5.54", "QC-5.54"]


def test_qc_5_54_a_single_worker_has_two_destinations() -> None:
    t = paid("protestant_quarter_1", passive=0, active=1).do(0, "put", zone="citadel", count=1)
    assert t.asked() == (1, "main")
    t = paid("protestant_quarter_1", passive=0, active=1).do(0, "skip").do(0, "put", zone="religion", count=1)
    assert zones(t) == [0, 1, 0, 0, 0]


def test_qc_5_55_the_point_the_activation_and_the_worker() -> None:
    t = paid("irish_quarter_1", passive=3, active=0).do(0, "use", district="irish_quarter")
    assert t.s.points[0] == 1
    t.do(0, "activate", count=1)
    assert t.pa(0) == (2, 1)
    t.do(0, "put", zone="citadel", count=1)
    assert t.pa(0) == (1, 1)
    assert zones(t) == [1, 0, 0, 0, 0]
    assert t.asked() == (1, "main")


def test_qc_5_55_the_point_alone_without_any_worker() -> None:
    t = paid("irish_quarter_1", passive=0, active=0).do(0, "use", district="irish_quarter")
    assert t.s.points[0] == 1
    assert t.asked() == (1, "main")


def test_qc_5_55_one_worker_activated_and_one_placed_no_more() -> None:
    t = paid("irish_quarter_1", passive=9, active=9).do(0, "use", district="irish_quarter")
    assert [said.get("count") for said in t.choices(0)] == [1, None]
    _, name, facts = t.told(0, "activate", count=2)
    assert (name, facts["most"], facts["has"]) == ("too-many-activated", 1, 9)
    t.do(0, "skip")
    assert [said["count"] for said in t.choices(0, "put")] == [1] * 5


def test_qc_5_55_a_second_worker_is_refused_by_this_districts_own_rule() -> None:
    t = paid("irish_quarter_1", passive=9, active=9).do(0, "use", district="irish_quarter")
    cited = [t.refused(0, "activate", count=2)]
    t.do(0, "skip")
    cited.append(t.refused(0, "put", zone="citadel", count=2))
    assert cited == ["QC-5.55", "QC-5.55"]


def test_qc_5_56_the_worker_just_placed_may_move_on() -> None:
    t = pay(at("jewish_quarter_1", 3, 0).zone("religion", 1), "jewish_quarter_1")
    t.do(0, "put", zone="religion", count=1)
    t.do(0, "move", origin="religion", to="citadel", count=2)
    assert zones(t) == [2, 0, 0, 0, 0]
    assert t.asked() == (1, "main")


def test_qc_5_56_moving_alone_without_any_worker_to_place() -> None:
    t = pay(at("jewish_quarter_1", 0, 0).zone("culture", 1, 5), "jewish_quarter_1")
    assert t.asked() == (0, "move")
    t.do(0, "move", origin="culture", to="economy", count=1)
    assert zones(t) == [0, 0, 0, 1, 0]
    assert zones(t, 1) == [0, 0, 0, 0, 5]


def test_qc_5_56_one_or_two_of_the_own_workers_between_two_zones() -> None:
    t = pay(at("jewish_quarter_1", 3, 0).zone("culture", 5, 1).zone("politics", 1, 9), "jewish_quarter_1")
    t.do(0, "skip")
    assert t.refused(0, "move", origin="culture", to="culture", count=1) == "QC-5.56"
    assert t.told(0, "move", origin="culture", to="culture", count=1)[1] == "same-zone"
    assert t.refused(0, "move", origin="culture", to="citadel", count=3) == "QC-5.56"
    assert t.told(0, "move", origin="culture", to="citadel", count=3)[1] == "too-many-moved"
    assert t.refused(0, "move", origin="politics", to="citadel", count=2) == "QC-5.56"
    _, name, facts = t.told(0, "move", origin="politics", to="citadel", count=2)
    assert (name, facts["has"], facts["most"]) == ("nobody-to-move", 1, 2)
    assert facts["zone"] == "politics"
    assert t.refused(0, "move", origin="economy", to="citadel", count=1) == "QC-5.56"


def test_qc_5_56_a_second_worker_is_refused_by_this_districts_own_rule() -> None:
    t = paid("jewish_quarter_1", passive=9, active=9)
    assert [said["count"] for said in t.choices(0, "put")] == [1] * 5
    assert t.refused(0, "put", zone="citadel", count=2) == "QC-5.56"


def test_qc_5_56_nothing_is_asked_without_worker_and_without_presence() -> None:
    t = pay(at("jewish_quarter_1", 0, 0).zone("culture", 0, 5), "jewish_quarter_1")
    assert t.asked() == (1, "main")


# ---------------------------------------------------------------- QC-5.57, QC-5.58


@pytest.mark.parametrize(
    ("district", "listed"),
    [
        ("municipal_administration", ("religion", "economy")),
        ("provincial_administration", ("culture", "politics")),
        ("military_administration", ("citadel",)),
    ],
)
def test_qc_5_57_up_to_two_in_one_of_the_listed_zones(district: str, listed: tuple[str, ...]) -> None:
    t = paid(f"{district}_1", passive=9, active=9)
    for zone in FIVE:
        if zone in listed:
            assert t.can(0, "put", zone=zone, count=1)
            assert t.can(0, "put", zone=zone, count=2)
            assert t.refused(0, "put", zone=zone, count=3) == "QC-5.57"
        else:
            assert t.refused(0, "put", zone=zone, count=1) == "QC-5.57"
            assert t.told(0, "put", zone=zone, count=1)[1] == "zone-not-listed"
    assert t.do(0, "put", zone=listed[0], count=1).asked() == (1, "main")


@pytest.mark.parametrize(("count", "after"), [(1, (8, 3)), (2, (7, 4)), (3, (6, 5))])
def test_qc_5_58_activate_up_to_three(count: int, after: tuple[int, int]) -> None:
    assert paid("port_quarter_1", passive=9, active=2).do(0, "activate", count=count).pa(0) == after


def test_qc_5_58_as_many_as_the_reserve_has() -> None:
    t = paid("port_quarter_1", passive=2, active=5)
    assert t.refused(0, "activate", count=3) == "QC-5.58"
    _, name, facts = t.told(0, "activate", count=3)
    assert (name, facts["has"]) == ("reserve-too-small", 2)
    assert t.do(0, "activate", count=2).pa(0) == (0, 7)


def test_qc_5_58_nothing_to_do_with_an_empty_reserve() -> None:
    assert paid("port_quarter_1", passive=0, active=5).asked() == (1, "main")
    t = paid("commercial_quarter_1", passive=0, active=5)
    assert t.refused(0, "use", district="port_quarter") == "QC-5.58"


# ---------------------------------------------------------------- QC-5.51


def test_qc_5_51_a_whole_start_with_the_own_architect() -> None:
    t = at("prestige_homes_quarter_1", passive=9, active=0).building(
        "arts_quarter_1", 0, contributions=[0, 2]
    )
    pay(t, "prestige_homes_quarter_1").do(0, "start", architect="own")
    assert t.stars("arts_quarter_1") == (0, 2)
    assert t.in_zone("culture") == [3, 0, 3, 0]
    assert t.asked() == (0, "place")
    t.do(0, "place_architect", site="arts_quarter_3")
    assert t.pa(0) == (6, 3)
    assert t.asked() == (1, "main")
    assert t.state_of("prestige_homes_quarter_1") == "under_construction"


def test_qc_5_51_also_from_the_hand() -> None:
    t = paid("prestige_homes_quarter_1", passive=9, active=0)
    assert t.s.architect_site[0] == IN_HAND
    t.do(0, "start", architect="own").do(0, "place_architect", site="arts_quarter_3")
    assert t.s.architect_site[0] == SITES.index_of["arts_quarter_3"]


def test_qc_5_51_the_neutral_architect_for_its_holder_only() -> None:
    assert paid("prestige_homes_quarter_1", 9, 0).refused(0, "start", architect="neutral") == "QC-5.10"
    t = at("prestige_homes_quarter_1", 9, 0).leader(0, "economy")
    assert pay(t, "prestige_homes_quarter_1").can(0, "start", architect="neutral")


def test_qc_5_51_it_can_end_the_century() -> None:
    t = Scenario().event("e1759").no_site_left().building("prestige_homes_quarter_1", architect=1)
    t.building("jewish_quarter_1", architect=0, contributions=[2]).whole()
    pay(t, "prestige_homes_quarter_1").do(0, "start", architect="own")
    assert t.stars("jewish_quarter_1") == (0, 1)
    assert t.happened("century_ended", century=1, cause="own_architect")
    assert t.asked() == (0, "place")
    before = t.pa(0)
    t.do(0, "place_architect", site="arts_quarter_2")
    assert t.pa(0) == (before[0] - 3, before[1] + 3)
    assert t.asked() == (1, "main")
    assert t.s.spots[SITES.index_of["prestige_homes_quarter_1"] * 3] == 0
    assert not GAME.broken(t.s)


def test_qc_5_51_the_neutral_architect_ending_the_century_ends_the_turn() -> None:
    t = Scenario().leader(0, "economy").no_site_left().building("port_quarter_2", NEUTRAL, contributions=[1])
    t.building("prestige_homes_quarter_1", architect=1).whole()
    pay(t, "prestige_homes_quarter_1")
    before = t.s.active[0]
    t.do(0, "start", architect="neutral")
    assert (t.s.century, t.s.active[0], t.s.architect_site[4]) == (2, before, ON_CARD)
    assert t.stars("port_quarter_2") == (0, 1)
    assert t.asked() == (1, "main")


def test_qc_5_51_in_century_four_it_can_end_the_game() -> None:
    t = at("prestige_homes_quarter_1", passive=9, active=0).no_site_left()
    assert pay(t, "prestige_homes_quarter_1").do(0, "start", architect="own").s.over()


def test_qc_5_51_the_building_just_contributed_to_may_be_left() -> None:
    t = Scenario().leader(0, "religion").building("prestige_homes_quarter_1", 0, contributions=[1])
    pay(t, "prestige_homes_quarter_1").do(0, "start", architect="own")
    assert t.stars("prestige_homes_quarter_1") == (0, 2)
    assert t.in_zone("economy") == [2, 2, 0, 0]


def test_qc_5_51_the_politics_leaders_holder_is_asked_in_between() -> None:
    t = at("prestige_homes_quarter_1", 9, 0).leader(2, "politics").building("arts_quarter_1", 0, [2])
    pay(t, "prestige_homes_quarter_1").do(0, "start", architect="own")
    assert t.asked() == (2, "redirect")
    assert t.do(2, "redirect", zone="religion").asked() == (0, "place")
    assert t.in_zone("religion") == [0, 0, 3, 0]
