"""Taking a leader (QC-5.40 to QC-5.47), and the neutral architect (QC-5.49, QC-5.50)."""

import pytest

from ludotheque.core.verbs import Term
from ludotheque.games.quebec.state import IN_HAND, ON_BOARD, ON_CARD
from ludotheque.games.quebec.vocabulary import LEADERS, SEATS, SITES
from tests.quebec.scenario import NEUTRAL, Scenario

FIVE = ("citadel", "politics", "culture", "religion", "economy")


def holder(t: Scenario, leader: str) -> int:
    return int(t.s.holder[LEADERS.index_of[f"leader_{leader}"]])


def calm(seats: int = 4) -> Scenario:
    """Century II without influence on leaders."""
    return Scenario(seats).century(2, "e1759")


# ---------------------------------------------------------------- QC-5.40


def test_qc_5_40_any_leader_on_the_board() -> None:
    t = Scenario()
    assert [said["leader"] for said in t.choices(0, "take_leader")] == [f"leader_{zone}" for zone in FIVE]


def test_qc_5_40_not_a_second_leader() -> None:
    t = Scenario().leader(0, "culture")
    for leader in FIVE:
        assert t.refused(0, "take_leader", leader=f"leader_{leader}") == "QC-5.40"
    rule, name, facts = t.told(0, "take_leader", leader="leader_politics")
    assert (rule, name) == ("QC-5.40", "holds-a-leader")
    assert facts["own"] == "leader_culture"


def test_qc_5_40_not_a_leader_that_another_holds() -> None:
    t = Scenario().leader(2, "culture")
    assert t.refused(0, "take_leader", leader="leader_culture") == "QC-5.40"
    rule, name, facts = t.told(0, "take_leader", leader="leader_culture")
    assert (rule, name, facts["holder"]) == ("QC-5.40", "leader-held", 2)
    action = t.number("take_leader", leader="leader_culture")
    refusal = t.s.why_not(0, action)
    assert refusal is not None
    holder = t.s.facts(0, action, refusal)["holder"]
    assert isinstance(holder, Term)
    assert holder.domain is SEATS, "said by name"
    assert t.can(0, "take_leader", leader="leader_politics")


def test_qc_5_40_five_players_can_take_all_five() -> None:
    t = calm(5)
    for seat, leader in enumerate(FIVE):
        assert len(t.choices(seat, "take_leader")) == 5 - seat
        t.do(seat, "take_leader", leader=f"leader_{leader}")
    for seat in range(5):
        assert t.turn(seat).choices(seat, "take_leader") == []


def test_qc_5_40_none_under_event_1763() -> None:
    t = Scenario().century(2, "e1763")
    for leader in FIVE:
        assert t.refused(0, "take_leader", leader=f"leader_{leader}") == "QC-5.99b"
    assert t.told(0, "take_leader", leader="leader_culture")[1] == "no-leaders-this-century"


@pytest.mark.parametrize("century", [1, 3, 4])
def test_qc_5_40_event_1763_acts_in_century_two_only(century: int) -> None:
    assert len(Scenario().event("e1763").century(century).choices(0, "take_leader")) == 5


def test_qc_5_40_again_in_the_next_century() -> None:
    t = Scenario().leader(0, "culture").no_site_left().do(0, "start", architect="own")
    t.do(0, "place_architect", site="arts_quarter_2").turn(0)
    assert len(t.choices(0, "take_leader")) == 5


def test_qc_5_40_no_leaders_at_the_family_level() -> None:
    t = Scenario(level="family")
    for leader in FIVE:
        assert t.refused(0, "take_leader", leader=f"leader_{leader}") == "QC-8.2"
    assert {said["verb"] for said in t.choices(0)} == {"start", "send"}


def test_qc_5_40_leaders_at_the_level_without_events() -> None:
    t = Scenario(level="full").leader(1, "politics")
    assert t.do(0, "take_leader", leader="leader_culture").pa(0) == (18, 4)


# ---------------------------------------------------------------- QC-5.41, QC-5.42


@pytest.mark.parametrize("held", [0, 1, 2, 3, 4])
def test_qc_5_41_one_worker_for_each_leader_held_already(held: int) -> None:
    t = Scenario(5).workers(4, passive=9, active=0).turn(4)
    for seat, leader in list(enumerate(FIVE[1:]))[:held]:
        t.leader(seat, leader)
    t.do(4, "take_leader", leader="leader_citadel")
    assert t.s.active[4] == held
    assert t.in_zone("citadel") == [0, 0, 0, 0, 3]


@pytest.mark.parametrize(("passive", "after"), [(3, (1, 2)), (2, (0, 2)), (1, (0, 1)), (0, (0, 0))])
def test_qc_5_41_as_many_as_the_reserve_has(passive: int, after: tuple[int, int]) -> None:
    t = calm().leader(1, "politics").leader(2, "religion").workers(0, passive, active=0)
    assert t.do(0, "take_leader", leader="leader_culture").pa(0) == after


def test_qc_5_41_none_under_event_1756() -> None:
    t = Scenario().century(2, "e1756").leader(1, "politics").leader(2, "religion").workers(0, 9, 1)
    assert t.do(0, "take_leader", leader="leader_culture").pa(0) == (9, 1)


def test_qc_5_41_event_1756_acts_in_century_two_only() -> None:
    t = Scenario().event("e1756").century(3).leader(1, "politics").workers(0, 9, 1)
    assert t.do(0, "take_leader", leader="leader_culture").pa(0) == (8, 2)


def test_qc_5_41_first_second_third_taker() -> None:
    t = calm(3)
    for seat, leader in enumerate(("politics", "culture", "economy")):
        before = t.s.active[seat]
        t.do(seat, "take_leader", leader=f"leader_{leader}")
        assert t.s.active[seat] - before == seat


def test_qc_5_42_the_leader_is_the_takers_and_the_turn_is_over() -> None:
    t = Scenario().do(0, "take_leader", leader="leader_culture")
    assert holder(t, "culture") == 0
    assert [holder(t, other) for other in FIVE if other != "culture"] == [ON_BOARD] * 4
    assert t.happened("leader_taken", seat=0, leader="leader_culture")
    assert t.asked() == (1, "main")


def test_qc_5_42_it_works_until_the_century_end() -> None:
    t = Scenario().do(0, "take_leader", leader="leader_culture").turn(1)
    t.do(1, "send", zone="citadel")
    assert holder(t, "culture") == 0
    t.turn(1).no_site_left().do(1, "start", architect="own")
    assert holder(t, "culture") == ON_BOARD
    t.turn(0).building("arts_quarter_2", architect=0, contributions=[1])
    assert t.do(0, "start", architect="own").s.points[0] == 0


# ---------------------------------------------------------------- QC-5.43


def test_qc_5_43_three_passive_workers_to_the_citadel_at_once() -> None:
    t = calm().workers(0, passive=5, active=2).do(0, "take_leader", leader="leader_citadel")
    assert t.pa(0) == (2, 2)
    assert t.in_zone("citadel") == [3, 0, 0, 0]
    assert t.asked() == (1, "main")


def test_qc_5_43_after_the_activation() -> None:
    t = calm().leader(1, "politics").leader(2, "culture").workers(0, passive=4, active=0)
    t.do(0, "take_leader", leader="leader_citadel")
    assert t.pa(0) == (0, 2)
    assert t.in_zone("citadel") == [2, 0, 0, 0]
    assert [said["count"] for said in t.choices(0)] == [0, 1]


@pytest.mark.parametrize(("added", "after"), [(0, (0, 1)), (1, (0, 0))])
def test_qc_5_43_active_workers_may_make_up_the_shortage(added: int, after: tuple[int, int]) -> None:
    t = calm().leader(1, "politics").workers(0, passive=3, active=0)
    t.do(0, "take_leader", leader="leader_citadel")
    assert t.asked() == (0, "top_up")
    t.do(0, "top_up", count=added)
    assert t.pa(0) == after
    assert t.in_zone("citadel") == [2 + added, 0, 0, 0]
    assert t.asked() == (1, "main")


@pytest.mark.parametrize(
    ("passive", "active", "most"), [(2, 5, 1), (1, 5, 2), (1, 1, 1), (0, 5, 3), (0, 2, 2)]
)
def test_qc_5_43_up_to_three_in_all_and_no_more_than_there_are(passive: int, active: int, most: int) -> None:
    t = calm().workers(0, passive, active).do(0, "take_leader", leader="leader_citadel")
    assert [said["count"] for said in t.choices(0)] == list(range(most + 1))
    assert t.in_zone("citadel") == [passive, 0, 0, 0]
    if most < 3:
        assert t.refused(0, "top_up", count=most + 1) == "QC-5.43"
        assert t.told(0, "top_up", count=most + 1)[1:] == ("too-many-added", {"most": most})
    t.do(0, "top_up", count=most)
    assert t.pa(0) == (0, active - most)
    assert t.in_zone("citadel") == [passive + most, 0, 0, 0]


@pytest.mark.parametrize(("passive", "active"), [(3, 5), (2, 0), (0, 0)])
def test_qc_5_43_no_question_without_a_shortage_or_without_active_workers(passive: int, active: int) -> None:
    t = calm().workers(0, passive, active).do(0, "take_leader", leader="leader_citadel")
    assert t.pa(0) == (0, active)
    assert t.in_zone("citadel") == [passive, 0, 0, 0]
    assert holder(t, "citadel") == 0
    assert t.asked() == (1, "main")


def test_qc_5_43_sending_the_passive_ones_is_not_optional() -> None:
    t = calm().workers(0, passive=2, active=3).do(0, "take_leader", leader="leader_citadel")
    assert t.refused(0, "skip") == "LU-2"
    t.do(0, "top_up", count=0)
    assert t.in_zone("citadel") == [2, 0, 0, 0]


def test_qc_5_43_no_further_effect() -> None:
    t = calm().leader(0, "citadel").building("arts_quarter_2", architect=0, contributions=[0])
    t.do(0, "start", architect="own").do(0, "place_architect", site="seat_of_government_1")
    assert t.in_zone("citadel") == [0, 0, 0, 0]
    assert t.in_zone("culture") == [3, 0, 0, 0]


@pytest.mark.parametrize("leader", ["politics", "culture", "religion", "economy"])
def test_qc_5_43_no_other_leader_sends_anybody(leader: str) -> None:
    t = calm().do(0, "take_leader", leader=f"leader_{leader}")
    assert sum(t.s.zones) == 0
    assert t.pa(0) == (19, 3)


# ---------------------------------------------------------------- QC-5.44 to QC-5.46


def test_qc_5_44_at_every_completion_by_any_player_all_century() -> None:
    t = Scenario().leader(3, "politics")
    for seat, site in ((0, "heritage_site_1"), (1, "archdiocese_1"), (3, "port_quarter_2")):
        t.building(site, architect=seat, contributions=[3]).turn(seat).do(seat, "start", architect="own")
        assert t.asked() == (3, "redirect")
        t.do(3, "redirect", zone="politics")
        assert t.asked() == (seat, "place")
    assert t.in_zone("politics") == [0, 0, 0, 1 + 1 + 3]


def test_qc_5_44_at_the_neutral_architects_completion() -> None:
    t = Scenario().leader(3, "politics").leader(0, "economy")
    t.building("port_quarter_2", NEUTRAL, contributions=[3, 1]).do(0, "start", architect="neutral")
    assert t.asked() == (3, "redirect")
    t.do(3, "redirect", zone="culture")
    assert (t.in_zone("culture"), t.in_zone("economy")) == ([0, 0, 0, 3], [0, 3, 0, 0])


def test_qc_5_44_no_question_while_no_player_holds_it() -> None:
    t = Scenario().building("port_quarter_2", architect=0, contributions=[0, 1, 2])
    assert t.do(0, "start", architect="own").asked() == (0, "place")


def test_qc_5_45_an_upgrade_is_not_a_placing() -> None:
    t = Scenario().century(4).leader(0, "culture").marker("heritage_site_1", 0, 1)
    t.building("arts_quarter_3", architect=1).do(0, "contribute", site="arts_quarter_3")
    t.do(0, "upgrade", site="heritage_site_1")
    assert t.stars("heritage_site_1") == (0, 2)
    assert t.s.points[0] == 0


def test_qc_5_46_the_business_quarters_contribution_brings_no_action() -> None:
    t = Scenario().century(2).leader(0, "religion").building("business_quarter_1", architect=1)
    t.building("provincial_administration_3", architect=0)
    t.do(0, "contribute", site="business_quarter_1").do(0, "contribute", site="provincial_administration_3")
    assert t.asked() == (1, "main")


def test_qc_5_46_any_district_action_from_the_own_building() -> None:
    t = Scenario().leader(0, "religion").building("archdiocese_1", architect=0)
    t.do(0, "contribute", site="archdiocese_1")
    assert t.asked() == (0, "district")


# ---------------------------------------------------------------- QC-5.47, QC-5.49, QC-5.50


def test_qc_5_47_the_neutral_architect_comes_in_hand() -> None:
    t = Scenario()
    assert t.s.architect_site[4] == ON_CARD
    t.do(0, "take_leader", leader="leader_economy")
    assert t.s.architect_site[4] == IN_HAND
    assert t.turn(0).can(0, "start", architect="neutral")
    assert t.turn(1).refused(1, "start", architect="neutral") == "QC-5.10"


def test_qc_5_47_no_other_leader_brings_it() -> None:
    for leader in FIVE[:4]:
        assert Scenario().do(0, "take_leader", leader=f"leader_{leader}").s.architect_site[4] == ON_CARD


def test_qc_5_49_it_starts_sites_with_activation_though_the_own_one_is_in_hand() -> None:
    t = Scenario().leader(0, "economy").workers(0, passive=9, active=0)
    t.do(0, "start", architect="neutral").do(0, "place_architect", site="port_quarter_2")
    assert t.pa(0) == (6, 3)
    assert list(t.s.architect_site) == [IN_HAND] * 4 + [SITES.index_of["port_quarter_2"]]


def test_qc_5_49_it_completes_buildings_with_its_holders_markers() -> None:
    t = Scenario().leader(0, "economy").building("port_quarter_2", NEUTRAL, contributions=[1, 2, 3])
    assert t.do(0, "start", architect="neutral").stars("port_quarter_2") == (0, 3)


def test_qc_5_49_it_can_be_used_through_the_prestige_homes_quarter() -> None:
    t = Scenario().leader(0, "economy").building("prestige_homes_quarter_1", architect=1).workers(0, 9, 2)
    t.do(0, "contribute", site="prestige_homes_quarter_1").do(0, "start", architect="neutral")
    t.do(0, "place_architect", site="port_quarter_2")
    assert t.s.architect_site[4] == SITES.index_of["port_quarter_2"]
    assert t.pa(0) == (6, 3)


def test_qc_5_50_at_the_century_end_it_completes_its_building_and_returns_to_the_card() -> None:
    t = Scenario().leader(2, "economy").building("port_quarter_2", NEUTRAL, contributions=[1, 1])
    t.no_site_left().do(0, "start", architect="own")
    assert t.stars("port_quarter_2") == (2, 2)
    assert t.s.architect_site[4] == ON_CARD
    assert t.turn(2).refused(2, "start", architect="neutral") == "QC-5.10"
