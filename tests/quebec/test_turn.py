"""The turn (QC-5.1 to QC-5.3), and sending one worker (QC-5.48)."""

from itertools import pairwise

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from tests.acting import Said
from tests.quebec.scenario import GAME, Scenario

ZONES = ("citadel", "religion", "politics", "economy", "culture")


def played_game(seats: int, seed: int) -> list[Said]:
    """The log of a random game."""
    s = GAME.new(seats, seed)
    chance = seeded(seed + 1000)
    log = Log()
    while not s.over():
        (seat,) = s.to_move()
        actions = s.actions(seat)
        s.apply(seat, actions[chance.below(len(actions))], log)
    return [event.to_json(-1) for event in log.events]


# ---------------------------------------------------------------- QC-5.1


def test_qc_5_1_no_worker_at_turn_start_ends_the_century() -> None:
    t = Scenario().workers(1, passive=0, active=0).turn_start(1)
    assert t.happened("century_ended", century=1, cause="no_workers")
    assert t.s.century == 2
    assert t.asked() == (1, "main")


@pytest.mark.parametrize(("passive", "active"), [(1, 0), (0, 1)])
def test_qc_5_1_one_worker_left_is_enough(passive: int, active: int) -> None:
    t = Scenario().workers(1, passive, active).turn_start(1)
    assert t.s.century == 1
    assert t.asked() == (1, "main")


def test_qc_5_1_workers_in_zones_and_on_tiles_do_not_help() -> None:
    t = Scenario().workers(1, 0, 0).zone("culture", 0, 4)
    t.building("port_quarter_2", architect=2, contributions=[1]).turn_start(1)
    assert t.s.century == 2
    assert t.s.points[1] == 4


def test_qc_5_1_only_the_player_whose_turn_begins_is_tested() -> None:
    t = Scenario().workers(2, 0, 0).turn_start(1)
    assert t.s.century == 1
    t.do(1, "start", architect="own").do(1, "place_architect", site="port_quarter_2")
    assert t.s.century == 2
    assert t.asked() == (2, "main")


def test_qc_5_1_spending_the_last_worker_ends_the_century_at_the_next_own_turn_only() -> None:
    t = Scenario(seats=3).workers(0, passive=0, active=1)
    t.do(0, "send", zone="culture")
    t.do(1, "send", zone="culture")
    assert t.s.century == 1
    t.do(2, "send", zone="culture")
    assert t.s.century == 2
    assert t.asked() == (0, "main")


def test_qc_5_1_the_test_is_not_repeated_after_the_century_end() -> None:
    t = Scenario().workers(0, 0, 0)
    t.building("port_quarter_2", architect=1, contributions=[0]).turn_start(0)
    assert t.pa(0) == (0, 0)
    assert len(t.happened("century_ended")) == 1
    assert t.s.century == 2
    assert t.asked() == (0, "main")
    assert t.choices(0, "start") == [{"verb": "start", "architect": "own"}]
    t.do(0, "start", architect="own")
    assert t.asked() == (0, "place")


def test_qc_5_1_a_later_turn_is_tested_again() -> None:
    t = Scenario(seats=3).workers(0, 0, 0)
    t.building("port_quarter_2", architect=1, contributions=[0]).turn_start(0)
    t.do(0, "take_leader", leader="leader_culture").do(1, "send", zone="culture").do(
        2, "send", zone="culture"
    )
    assert t.s.century == 3
    assert t.asked() == (0, "main")


def test_qc_5_1_in_century_four_the_game_is_over() -> None:
    t = Scenario().century(4).workers(0, 0, 0).turn_start(0)
    assert t.s.over()
    assert t.s.to_move() == ()
    assert t.refused(0, "start", architect="own") == "LU-3"


# ---------------------------------------------------------------- QC-5.2


def test_qc_5_2_four_actions_and_no_more() -> None:
    t = Scenario().century(2, "e1759").building("port_quarter_2", architect=1)
    assert t.choices(0) == [
        {"verb": "start", "architect": "own"},
        {"verb": "contribute", "site": "port_quarter_2"},
        *[
            {"verb": "take_leader", "leader": f"leader_{leader}"}
            for leader in ("citadel", "politics", "culture", "religion", "economy")
        ],
        *[{"verb": "send", "zone": zone} for zone in ZONES],
    ]


def test_qc_5_2_no_passing_and_no_action_out_of_its_place() -> None:
    t = Scenario().building("port_quarter_2", architect=0)
    assert t.refused(0, "skip") == "QC-5.2"
    assert t.refused(0, "place_architect", site="heritage_site_1") == "LU-2"
    assert t.refused(0, "put", zone="citadel", count=1) == "LU-2"
    assert t.refused(0, "redirect", zone="culture") == "LU-2"


def test_qc_5_2_only_the_player_on_turn() -> None:
    t = Scenario().turn(2)
    for seat in (0, 1, 3):
        assert t.refused(seat, "start", architect="own") == "LU-1"
        assert t.choices(seat) == []


def test_qc_5_2_starting_with_the_own_architect_is_always_legal() -> None:
    t = Scenario().century(2, "e1763").no_site_left().workers(0, 0, 0)
    assert t.choices(0) == [{"verb": "start", "architect": "own"}]
    t.building("port_quarter_2", architect=0)
    assert t.choices(0) == [{"verb": "start", "architect": "own"}]


def test_qc_5_2_an_architect_still_in_hand_need_not_be_placed() -> None:
    t = Scenario().century(3, "e1871")
    assert {said["verb"] for said in t.choices(0)} == {"start", "take_leader", "send"}
    t.do(0, "send", zone="economy")
    assert t.asked() == (1, "main")


# ---------------------------------------------------------------- QC-5.3


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_qc_5_3_after_one_action_the_next_player_clockwise(seat: int) -> None:
    after = (seat + 1) % 4, "main"
    t = Scenario().turn(seat).do(seat, "send", zone="citadel")
    assert t.asked() == after
    t = Scenario().turn(seat).do(seat, "take_leader", leader="leader_culture")
    assert t.asked() == after
    t = Scenario().turn(seat).do(seat, "start", architect="own")
    assert t.asked() == (seat, "place")
    assert t.do(seat, "place_architect", site="heritage_site_1").asked() == after
    t = Scenario().turn(seat).building("heritage_site_1", architect=seat)
    assert t.do(seat, "contribute", site="heritage_site_1").asked() == after


def test_qc_5_3_the_turn_ends_after_the_district_action() -> None:
    t = Scenario().building("provincial_administration_1", architect=1)
    t.do(0, "contribute", site="provincial_administration_1")
    assert t.asked() == (0, "put")
    assert t.do(0, "put", zone="culture", count=1).asked() == (1, "main")


def test_qc_5_3_centuries_do_not_change_the_order() -> None:
    for seats in (3, 4, 5):
        for seed in range(4):
            log = played_game(seats, seed)
            turns = [said["seat"] for said in log if said["event"] == "turn"]
            assert len(turns) > 50
            assert all((a + 1) % seats == b for a, b in pairwise(turns))


# ---------------------------------------------------------------- QC-5.48


@pytest.mark.parametrize("zone", ZONES)
def test_qc_5_48_one_active_worker_to_any_of_the_five_zones(zone: str) -> None:
    """The Citadel too."""
    t = Scenario().workers(0, passive=4, active=2).zone(zone, 1, 1, 0, 0)
    t.do(0, "send", zone=zone)
    assert t.pa(0) == (4, 1)
    assert t.in_zone(zone) == [2, 1, 0, 0]
    assert sum(t.s.zones) == 3
    assert t.asked() == (1, "main")


def test_qc_5_48_not_without_an_active_worker() -> None:
    t = Scenario().workers(0, passive=9, active=0)
    for zone in ZONES:
        assert t.refused(0, "send", zone=zone) == "QC-5.48"
    assert t.told(0, "send", zone="citadel")[1] == "no-active-worker"
    assert t.choices(0, "send") == []
