"""Starting a site (QC-5.10 to QC-5.16)."""

import pytest

from ludotheque.core.chance import seeded
from ludotheque.games.quebec.state import IN_HAND, ON_CARD
from ludotheque.games.quebec.vocabulary import SITES
from tests.quebec.scenario import GAME, NEUTRAL, Scenario

CENTURY_ONE = {
    "entertainment_quarter_1",
    "heritage_site_1",
    "port_quarter_2",
    "commercial_quarter_1",
    "prestige_homes_quarter_1",
    "protestant_quarter_2",
    "irish_quarter_3",
    "archdiocese_1",
    "provincial_administration_1",
    "jewish_quarter_1",
    "seat_of_government_2",
}


def where(t: Scenario, who: int) -> str | int:
    """The site of an architect (number of seats: the neutral one), or the code of its other place."""
    site = t.s.architect_site[who]
    return SITES.ids[site] if site >= 0 else int(site)


# ---------------------------------------------------------------- QC-5.10, QC-5.11


def test_qc_5_10_the_neutral_architect_is_for_the_economy_leaders_holder_only() -> None:
    t = Scenario()
    assert t.refused(0, "start", architect="neutral") == "QC-5.10"
    t.leader(1, "economy")
    assert t.refused(0, "start", architect="neutral") == "QC-5.10"
    assert t.told(0, "start", architect="neutral")[1] == "neutral-not-yours"
    t.building("port_quarter_2", architect=NEUTRAL)
    assert t.refused(0, "start", architect="neutral") == "QC-5.10"
    assert t.turn(1).can(1, "start", architect="neutral")


def test_qc_5_10_another_leader_does_not_do() -> None:
    for leader in ("citadel", "politics", "culture", "religion"):
        assert Scenario().leader(0, leader).refused(0, "start", architect="neutral") == "QC-5.10"


def test_qc_5_10_never_both_architects_in_one_action() -> None:
    t = Scenario().leader(0, "economy").do(0, "start", architect="own")
    assert t.refused(0, "start", architect="neutral") == "LU-2"
    t.do(0, "place_architect", site="port_quarter_2")
    assert t.asked() == (1, "main")
    assert (where(t, 0), where(t, 4)) == ("port_quarter_2", IN_HAND)


def test_qc_5_10_the_neutral_architect_moves_and_the_own_one_stays() -> None:
    t = Scenario().leader(0, "economy").building("port_quarter_2", architect=0, contributions=[1])
    t.do(0, "start", architect="neutral").do(0, "place_architect", site="heritage_site_1")
    assert (where(t, 0), where(t, 4)) == ("port_quarter_2", "heritage_site_1")
    assert t.state_of("port_quarter_2") == "under_construction"
    assert t.happened("placed", seat=0, site="heritage_site_1", architect="neutral")


def test_qc_5_10_an_architect_in_hand_completes_nothing() -> None:
    t = Scenario().building("port_quarter_2", architect=1, contributions=[0, 1])
    t.do(0, "start", architect="own")
    assert t.asked() == (0, "place")
    t.do(0, "place_architect", site="heritage_site_1")
    assert t.happened("finished") == []
    assert t.state_of("port_quarter_2") == "under_construction"


@pytest.mark.parametrize("architect", ["own", "neutral"])
def test_qc_5_11_an_architect_on_a_tile_completes_it_before_it_is_placed(architect: str) -> None:
    t = Scenario().leader(0, "economy")
    t.building("port_quarter_2", architect=0 if architect == "own" else NEUTRAL, contributions=[1, 2])
    t.do(0, "start", architect=architect)
    assert t.state_of("port_quarter_2") == "finished"
    assert t.stars("port_quarter_2") == (0, 2)
    assert t.asked() == (0, "place")
    assert t.pa(0) == (19, 3)


def test_qc_5_11_six_steps_from_a_religion_tile_with_three_contributions() -> None:
    t = Scenario().building("jewish_quarter_1", architect=0, contributions=[0, 1, 1]).workers(0, 8, 1)
    t.do(0, "start", architect="own").do(0, "place_architect", site="archdiocese_1")
    assert t.in_zone("religion") == [3, 6, 0, 0]
    assert t.stars("jewish_quarter_1") == (0, 3)
    assert t.state_of("archdiocese_1") == "under_construction"
    assert where(t, 0) == "archdiocese_1"
    assert t.pa(0) == (5, 4)


# ---------------------------------------------------------------- QC-5.12


def test_qc_5_12_no_available_tile_before_step_5_ends_the_century() -> None:
    t = Scenario().no_site_left().building("port_quarter_2", architect=0, contributions=[1])
    t.do(0, "start", architect="own")
    assert t.happened("century_ended", century=1, cause="own_architect")
    assert t.stars("port_quarter_2") == (0, 1)
    assert t.s.century == 2


def test_qc_5_12_the_own_architect_in_hand_ends_the_century_too() -> None:
    t = Scenario().no_site_left().do(0, "start", architect="own")
    assert t.happened("century_ended", century=1, cause="own_architect")
    assert t.asked() == (0, "place")


def test_qc_5_12_the_neutral_architect_on_a_tile_ends_the_century() -> None:
    t = Scenario().no_site_left().leader(0, "economy").building("port_quarter_2", architect=NEUTRAL)
    t.do(0, "start", architect="neutral")
    assert t.happened("century_ended", century=1, cause="neutral_architect")


def test_qc_5_12_the_neutral_architect_in_hand_ends_the_century_and_the_turn() -> None:
    t = Scenario().no_site_left().leader(0, "economy").building("heritage_site_1", architect=0).whole()
    before = t.pa(0)
    t.do(0, "start", architect="neutral")
    assert t.happened("century_ended", century=1, cause="neutral_architect")
    assert t.happened("finished") == []
    assert (t.s.century, t.pa(0), where(t, 4)) == (2, before, ON_CARD)
    assert where(t, 0) == "heritage_site_1"
    assert t.asked() == (1, "main")
    assert not GAME.broken(t.s)


def test_qc_5_12_the_architect_in_hand_ends_the_century_through_the_prestige_homes_quarter_too() -> None:
    t = Scenario().no_site_left().leader(0, "economy").building("prestige_homes_quarter_1", architect=1)
    t.do(0, "contribute", site="prestige_homes_quarter_1").do(0, "start", architect="neutral")
    assert t.happened("century_ended", century=1, cause="neutral_architect")
    assert t.asked() == (1, "main")


def test_qc_5_12_as_online_the_neutral_architect_in_hand_cannot_start_without_a_site() -> None:
    t = Scenario(neutral_in_hand="online").no_site_left().leader(0, "economy")
    assert t.refused(0, "start", architect="neutral") == "QC-5.12"
    assert t.told(0, "start", architect="neutral")[1] == "neutral-has-no-site"
    assert t.choices(0, "start") == [{"verb": "start", "architect": "own"}]
    t.building("prestige_homes_quarter_1", architect=1).do(0, "contribute", site="prestige_homes_quarter_1")
    assert t.refused(0, "start", architect="neutral") == "QC-5.12"


def test_qc_5_12_as_online_the_neutral_architect_on_a_tile_still_ends_the_century() -> None:
    t = Scenario(neutral_in_hand="online").no_site_left().leader(0, "economy")
    t.building("port_quarter_2", architect=NEUTRAL).do(0, "start", architect="neutral")
    assert t.happened("century_ended", century=1, cause="neutral_architect")


@pytest.mark.parametrize("option", ["ends_century", "online"])
def test_qc_5_12_the_neutral_architect_in_hand_with_a_site_left_can_start(option: str) -> None:
    t = Scenario(neutral_in_hand=option).no_site_left(keep=1).leader(0, "economy")
    assert t.can(0, "start", architect="neutral")


def test_qc_5_12_taking_the_last_cube_does_not_end_the_century() -> None:
    t = Scenario().no_site_left(keep=1).do(0, "start", architect="own")
    (last,) = t.choices(0, "place_architect")
    t.do(0, "place_architect", site=last["site"])
    assert (t.s.century, t.s.available) == (1, 0)
    assert t.happened("century_ended") == []
    assert t.asked() == (1, "main")


def test_qc_5_12_the_building_being_left_is_no_site_for_its_own_architect() -> None:
    t = Scenario().no_site_left().building("port_quarter_2", architect=0).do(0, "start", architect="own")
    assert t.s.century == 2
    assert t.refused(0, "place_architect", site="port_quarter_2") == "QC-5.13"


# ---------------------------------------------------------------- QC-5.13


def test_qc_5_13_any_available_tile_may_be_chosen() -> None:
    t = Scenario().do(0, "start", architect="own")
    assert {said["site"] for said in t.choices(0)} == CENTURY_ONE
    assert {said["verb"] for said in t.choices(0)} == {"place_architect"}


@pytest.mark.parametrize("site", sorted(CENTURY_ONE))
def test_qc_5_13_the_tile_loses_its_cube_and_is_under_construction(site: str) -> None:
    t = Scenario().do(0, "start", architect="own").do(0, "place_architect", site=site)
    assert t.state_of(site) == "under_construction"
    assert where(t, 0) == site
    assert t.s.available == 10
    assert t.turn(1).do(1, "start", architect="own").refused(1, "place_architect", site=site) == "QC-5.13"


def test_qc_5_13_not_on_a_dormant_a_finished_or_an_occupied_tile() -> None:
    t = Scenario().century(2, "e1756").building("business_quarter_1", architect=1)
    t.building("arts_quarter_2", architect=NEUTRAL).do(0, "start", architect="own")
    for site in ("port_quarter_2", "port_quarter_3", "business_quarter_1", "arts_quarter_2"):
        assert t.refused(0, "place_architect", site=site) == "QC-5.13"
    _, name, facts = t.told(0, "place_architect", site="port_quarter_3")
    assert name == "opens-later"
    assert facts["site"] == "port_quarter_3"
    assert facts["century"] == 3


def test_qc_5_13_the_placing_cannot_be_left_out() -> None:
    t = Scenario().do(0, "start", architect="own")
    assert t.refused(0, "skip") == "LU-2"
    assert t.refused(0, "send", zone="culture") == "LU-2"


# ---------------------------------------------------------------- QC-5.14


@pytest.mark.parametrize(
    ("passive", "after"), [(9, (6, 5)), (3, (0, 5)), (2, (0, 4)), (1, (0, 3)), (0, (0, 2))]
)
def test_qc_5_14_three_workers_or_as_many_as_the_reserve_has(passive: int, after: tuple[int, int]) -> None:
    t = Scenario().workers(0, passive, active=2)
    t.do(0, "start", architect="own")
    assert t.pa(0) == (passive, 2)
    t.do(0, "place_architect", site="port_quarter_2")
    assert t.pa(0) == after
    assert t.asked() == (1, "main")


@pytest.mark.parametrize("architect", ["own", "neutral"])
@pytest.mark.parametrize(("event", "number"), [("e1800", 4), ("e1812", 2), ("e1867", 3), ("e1871", 3)])
def test_qc_5_14_four_under_event_1800_two_under_event_1812(architect: str, event: str, number: int) -> None:
    t = Scenario().century(3, event).leader(0, "economy").workers(0, passive=9, active=0)
    t.do(0, "start", architect=architect).do(0, "place_architect", site="arts_quarter_1")
    assert t.pa(0) == (9 - number, number)


@pytest.mark.parametrize("event", ["e1800", "e1812"])
@pytest.mark.parametrize(("century", "site"), [(2, "arts_quarter_2"), (4, "arts_quarter_3")])
def test_qc_5_14_those_events_act_in_their_own_century_only(event: str, century: int, site: str) -> None:
    t = Scenario().event(event).century(century).workers(0, passive=9, active=0)
    t.do(0, "start", architect="own").do(0, "place_architect", site=site)
    assert t.pa(0) == (6, 3)


def test_qc_5_14_only_the_player_who_starts_activates() -> None:
    t = Scenario().building("port_quarter_2", architect=0, contributions=[1])
    t.do(0, "start", architect="own").do(0, "place_architect", site="heritage_site_1")
    assert [t.pa(seat) for seat in range(4)] == [(16, 6), (19, 3), (19, 3), (19, 3)]


# ---------------------------------------------------------------- QC-5.15


def test_qc_5_15_own_architect_ends_the_century_and_continues_with_steps_5_and_6() -> None:
    t = Scenario().no_site_left().building("provincial_administration_1", architect=0, contributions=[0, 1])
    t.whole().do(0, "start", architect="own")
    assert t.stars("provincial_administration_1") == (0, 2)
    assert [int(p) for p in t.s.points] == [3, 3, 0, 0]  # 2 in politics, 1 of them again in economy
    assert (t.s.century, t.s.available) == (2, 11)
    assert t.asked() == (0, "place")
    before = t.pa(0)
    t.do(0, "place_architect", site="arts_quarter_2")
    assert t.pa(0) == (before[0] - 3, before[1] + 3)
    assert t.asked() == (1, "main")
    assert not GAME.broken(t.s)


def test_qc_5_15_neutral_architect_ends_the_century_and_the_turn() -> None:
    t = Scenario().no_site_left().leader(0, "economy").building("port_quarter_2", NEUTRAL, contributions=[1])
    t.building("heritage_site_1", architect=0, contributions=[2]).whole()
    before = t.pa(0)
    t.do(0, "start", architect="neutral")
    assert t.stars("port_quarter_2") == (0, 1)
    assert t.s.century == 2
    assert t.pa(0) == before
    assert where(t, 4) == ON_CARD
    assert where(t, 0) == "heritage_site_1"
    assert t.s.contributions(SITES.index_of["heritage_site_1"]) == 1
    assert t.happened("placed") == []
    assert t.asked() == (1, "main")


@pytest.mark.parametrize("architect", ["own", "neutral"])
def test_qc_5_15_after_century_four_nothing_more(architect: str) -> None:
    t = Scenario().century(4).no_site_left().leader(0, "economy").workers(0, passive=9, active=0)
    t.building("arts_quarter_3", architect=0 if architect == "own" else NEUTRAL, contributions=[1])
    t.do(0, "start", architect=architect)
    assert t.stars("arts_quarter_3") == (0, 1)
    assert t.s.over()
    assert t.pa(0) == (9, 0)
    assert t.happened("placed") == []


def test_qc_5_15_steps_5_and_6_follow_the_new_event() -> None:
    t = Scenario().century(2, "e1756").event("e1800").no_site_left().workers(0, passive=9, active=0)
    t.do(0, "start", architect="own").do(0, "place_architect", site="arts_quarter_1")
    assert t.pa(0) == (5, 4)


def test_qc_5_15_the_old_event_no_longer_acts_in_steps_5_and_6() -> None:
    t = Scenario().century(3, "e1812").no_site_left().workers(0, passive=9, active=0)
    t.do(0, "start", architect="own").do(0, "place_architect", site="arts_quarter_3")
    assert t.pa(0) == (6, 3)


def test_qc_5_15_event_1867_acts_before_the_player_places_and_activates() -> None:
    """QC-5.93: ranks by the points after the zone scoring of century II."""
    t = Scenario().century(2, "e1756").event("e1867").no_site_left()
    t.points(10, 12, 0, 5).zone("culture", 9, 0, 0, 0)
    for seat in range(4):
        t.workers(seat, passive=9, active=0)
    t.do(0, "start", architect="own")
    assert [int(p) for p in t.s.points] == [10 + 9 + 4, 12, 0, 5]
    # nine in culture: four cascade to religion, two of them to the board
    assert [t.pa(seat) for seat in range(4)] == [(15, 3), (7, 2), (5, 4), (6, 3)]
    assert t.do(0, "place_architect", site="arts_quarter_1").pa(0) == (12, 6)


# ---------------------------------------------------------------- QC-5.16


def test_qc_5_16_architects_stay_through_every_other_action() -> None:
    def ready() -> Scenario:
        t = Scenario().leader(1, "economy").building("port_quarter_2", architect=0)
        return t.building("provincial_administration_1", NEUTRAL).building("heritage_site_1", architect=2)

    for verb, said in (
        ("send", {"zone": "culture"}),
        ("take_leader", {"leader": "leader_culture"}),
        ("contribute", {"site": "port_quarter_2"}),
        ("contribute", {"site": "provincial_administration_1"}),
        ("contribute", {"site": "heritage_site_1"}),
    ):
        t = ready()
        before = list(t.s.architect_site)
        t.do(0, verb, **said)
        assert list(t.s.architect_site) == before


def test_qc_5_16_an_own_architect_moves_by_starting_a_site_only() -> None:
    for seed in range(6):
        s = GAME.new(4, seed)
        chance = seeded(seed)
        while not s.over():
            (seat,) = s.to_move()
            actions = s.actions(seat)
            action = actions[chance.below(len(actions))]
            before, century = list(s.architect_site), s.century
            s.apply(seat, action)
            verb = GAME.vocabulary.to_json(action)["verb"]
            if verb not in ("start", "place_architect", "redirect"):
                assert list(s.architect_site)[:4] == before[:4]
                if verb != "take_leader" and s.century == century and not s.over():
                    assert s.architect_site[4] == before[4]
