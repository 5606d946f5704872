"""The log has all events in order, and no others."""

from typing import Any

from tests.quebec.scenario import NEUTRAL, Scenario

P, Q, R = 0, 1, 2


def told(t: Scenario) -> list[tuple[Any, ...]]:
    """The log so far, each line as the values of its event."""
    return [tuple(said.values()) for said in t.log]


def test_starting_a_site_tells_of_the_building_left_the_new_site_and_the_workers() -> None:
    t = Scenario(seats=3).building("port_quarter_2", architect=P, contributions=[Q, P])
    t.do(P, "start", architect="own").do(P, "place_architect", site="heritage_site_1")
    assert told(t) == [
        ("left_site", Q, "economy", 3, "port_quarter_2"),
        ("left_site", P, "economy", 3, "port_quarter_2"),
        ("finished", P, "port_quarter_2", "champlain_habitation", 2),
        ("placed", P, "heritage_site_1", "maison_louis_jolliet", "own"),
        ("activated", P, 3),
        ("turn", Q),
    ]


def test_qc_5_14_activating_no_worker_is_not_logged() -> None:
    t = Scenario(seats=3).workers(P, passive=0, active=1).do(P, "start", architect="own")
    t.do(P, "place_architect", site="port_quarter_2")
    assert [line[0] for line in told(t)] == ["placed", "turn"]
    t = Scenario(seats=3).workers(P, passive=9, active=1).do(P, "take_leader", leader="leader_culture")
    assert told(t) == [("leader_taken", P, "leader_culture"), ("turn", Q)]


def test_qc_5_43_the_citadel_leader_tells_passive_and_active_workers_apart() -> None:
    t = Scenario(seats=3).workers(P, passive=1, active=2).do(P, "take_leader", leader="leader_citadel")
    assert told(t) == [("leader_taken", P, "leader_citadel"), ("sent", P, "citadel", 1)]
    t.do(P, "top_up", count=2)
    assert told(t)[2:] == [("sent_active", P, "citadel", 2), ("turn", Q)]
    t = Scenario(seats=3).workers(P, passive=0, active=2).do(P, "take_leader", leader="leader_citadel")
    t.do(P, "top_up", count=0)
    assert told(t) == [("leader_taken", P, "leader_citadel"), ("turn", Q)]


def test_qc_5_8b_placed_workers_are_logged_with_their_origin() -> None:
    def put(passive: int) -> list[tuple[Any, ...]]:
        t = Scenario(seats=3).century(2).building("military_administration_1", architect=Q)
        t.workers(P, passive, active=5).do(P, "contribute", site="military_administration_1")
        t.do(P, "put", zone="citadel", count=2)
        assert t.log[0] == {
            "event": "contributed",
            "seat": P,
            "site": "military_administration_1",
            "number": 3,
        }
        assert told(t)[1] == ("district_used", P, "military_administration")
        return told(t)[2:]

    assert put(passive=4) == [("sent", P, "citadel", 2), ("turn", Q)]
    assert put(passive=1) == [("sent", P, "citadel", 1), ("sent_active", P, "citadel", 1), ("turn", Q)]
    assert put(passive=0) == [("sent_active", P, "citadel", 2), ("turn", Q)]


def test_qc_5_8a_omissions_are_logged_once_for_each_part_and_for_the_whole() -> None:
    t = Scenario(seats=3).building("protestant_quarter_2", architect=Q)
    t.do(P, "contribute", site="protestant_quarter_2").do(P, "skip").do(P, "put", zone="culture", count=1)
    assert told(t)[1:] == [
        ("district_used", P, "protestant_quarter"),
        ("skipped", P, "protestant_quarter"),
        ("sent", P, "culture", 1),
        ("turn", Q),
    ]
    t = Scenario(seats=3).building("archdiocese_1", architect=Q)
    t.do(P, "contribute", site="archdiocese_1").do(P, "skip")
    assert told(t)[1:] == [("skipped", P, "archdiocese"), ("turn", Q)]


def test_qc_5_55_the_irish_quarter_tells_point_activation_and_placing() -> None:
    t = Scenario(seats=3).building("irish_quarter_3", architect=Q)
    t.do(P, "contribute", site="irish_quarter_3").do(P, "use", district="irish_quarter")
    t.do(P, "activate", count=1).do(P, "put", zone="politics", count=1)
    assert told(t)[1:] == [
        ("district_used", P, "irish_quarter"),
        ("scored", P, 1, "districts"),
        ("activated", P, 1),
        ("sent", P, "politics", 1),
        ("turn", Q),
    ]


def test_qc_5_56_a_move_tells_from_where_to_where() -> None:
    t = Scenario(seats=3).building("jewish_quarter_1", architect=Q).zone("religion", 2)
    t.do(P, "contribute", site="jewish_quarter_1").do(P, "skip")
    t.do(P, "move", origin="religion", to="citadel", count=2)
    assert told(t)[3:] == [("moved", P, "religion", "citadel", 2), ("turn", Q)]


def test_qc_5_60_an_upgrade_tells_the_new_number_of_stars() -> None:
    t = Scenario(seats=3).century(2).building("arts_quarter_2", architect=Q).marker("heritage_site_1", P, 1)
    t.do(P, "contribute", site="arts_quarter_2").do(P, "upgrade", site="heritage_site_1")
    assert told(t)[2:] == [("upgraded", P, "heritage_site_1", 2), ("turn", Q)]


def test_qc_5_32_an_action_without_effect_is_logged() -> None:
    t = Scenario(seats=3).century(2).building("arts_quarter_2", architect=Q)
    t.do(P, "contribute", site="arts_quarter_2")
    assert told(t)[1:] == [("nothing_to_do", P, "arts_quarter"), ("turn", Q)]


def test_qc_5_61_to_5_69_a_century_end_is_logged_step_by_step() -> None:
    t = Scenario(seats=3).event("e1763").leader(Q, "economy").building("jewish_quarter_1", NEUTRAL, [R])
    t.zone("religion", 1, 0, 3).zone("culture", 0, 2, 0).no_site_left(keep=1).workers(P, passive=0, active=0)
    t.turn_start(P)
    assert told(t) == [
        ("century_ended", 1, "no_workers"),
        ("left_site", R, "religion", 3, "jewish_quarter_1"),
        ("finished", Q, "jewish_quarter_1", "hotel_dieu", 1),
        ("zone_scored", P, "religion", 1, 0),
        ("scored", P, 1, "zones_1"),
        ("zone_scored", R, "religion", 6, 1),
        ("scored", R, 6, "zones_1"),
        ("went_home", P, "religion", 1),
        ("cascaded", R, "religion", "politics", 3),
        ("went_home", R, "religion", 3),
        ("zone_scored", R, "politics", 3, 1),
        ("scored", R, 3, "zones_1"),
        ("cascaded", R, "politics", "economy", 1),
        ("went_home", R, "politics", 2),
        ("zone_scored", R, "economy", 1, 1),
        ("scored", R, 1, "zones_1"),
        ("went_home", R, "economy", 1),
        ("zone_scored", Q, "culture", 2, 1),
        ("scored", Q, 2, "zones_1"),
        ("cascaded_home", Q, "culture", 1),
        ("went_home", Q, "culture", 1),
        ("leaders_back",),
        ("lapsed", "seat_of_government_2", "royal_battery"),
        ("century_began", 2),
        ("event_revealed", "e1763_royal_proclamation"),
        ("turn", P),
    ]


def test_qc_5_65_no_leader_held_goes_back() -> None:
    t = Scenario(seats=3).end_century()
    assert t.happened("leaders_back") == []
    assert len(Scenario(seats=3).leader(R, "culture").end_century().happened("leaders_back")) == 1


def test_qc_5_94_event_1871_logs_returned_workers() -> None:
    t = Scenario(seats=3).century(3, "e1871")
    for seat, active in enumerate((5, 3, 4)):
        t.workers(seat, passive=0, active=active)
    t.end_century()
    assert [(said["seat"], said["number"]) for said in t.happened("deactivated")] == [(P, 2), (R, 1)]


def test_qc_7_1_the_end_of_the_game_is_the_last_line() -> None:
    t = Scenario(seats=3).century(4)
    for seat, active in enumerate((4, 1, 0)):
        t.workers(seat, passive=0, active=active)
    assert told(t.end_century())[-2:] == [("scored", P, 2, "active_workers"), ("game_ended",)]
