"""Events of the centuries II to IV: when each card acts, and what it does."""

import pytest

from tests.quebec.scenario import NEUTRAL, Scenario

P, Q, R = 0, 1, 2

# ---------------------------------------------------------------- century II


def test_qc_5_99a_event_1756_no_activation_with_a_leader() -> None:
    t = Scenario(seats=4).century(2, "e1756").leader(Q, "politics").leader(R, "culture").workers(P, 10, 1)
    t.do(P, "take_leader", leader="leader_religion")
    assert t.pa(P) == (10, 1)
    assert t.s.view(-1)["players"][P]["leader"] == "leader_religion"


def test_qc_5_99a_event_1756_is_over_with_its_century() -> None:
    t = Scenario(seats=4).century(2, "e1756").century(3, "e1812").leader(Q, "politics").workers(P, 10, 1)
    assert t.do(P, "take_leader", leader="leader_religion").pa(P) == (9, 2)


def test_qc_5_99a_event_1756_leaves_starts_alone() -> None:
    t = Scenario(seats=4).century(2, "e1756").workers(P, passive=10, active=0)
    t.do(P, "start", architect="own").do(P, "place_architect", site="archdiocese_2")
    assert t.pa(P) == (7, 3)


@pytest.mark.parametrize(("century", "event", "number"), [(1, None, 2), (2, "e1759", 2), (2, "e1756", 0)])
def test_qc_5_99a_the_view_says_what_the_next_taker_of_a_leader_activates(
    century: int, event: str | None, number: int
) -> None:
    t = Scenario(seats=4).century(century, event).leader(Q, "politics").leader(R, "culture")
    assert t.s.view(-1)["leader_activation"] == number
    before = t.pa(P)[1]
    assert t.do(P, "take_leader", leader="leader_religion").pa(P)[1] == before + number


def test_qc_5_92_event_1759_the_other_zones_cascade_as_usual() -> None:
    t = Scenario(seats=3).century(2, "e1759").zone("politics", 7, 4, 0).zone("citadel", 0, 0, 2).end_century()
    assert t.cascades()[:2] == [(2, "citadel", "politics", 1), (0, "politics", "economy", 3)]
    assert t.scores() == [7 + 3 + 1, 4, 2 + 1]


def test_qc_5_92_event_1759_at_most_five_each() -> None:
    t = Scenario(seats=3).century(2, "e1759").zone("citadel", 14, 12, 0).end_century()
    assert t.scored_in("politics") == {P: 5, Q: 5}


def test_qc_5_99b_event_1763_no_leader_can_be_taken() -> None:
    t = Scenario(seats=4).century(2, "e1763")
    assert t.choices(P, "take_leader") == []
    assert t.refused(P, "take_leader", leader="leader_politics") == "QC-5.99b"


def test_qc_5_99b_event_1763_is_over_with_its_century() -> None:
    t = Scenario(seats=4).century(2, "e1763").end_century(P)
    t.do(P, "place_architect", site=t.choices(P)[0]["site"])
    assert len(t.choices(Q, "take_leader")) == 5


def test_qc_5_99c_event_1775_holds_for_the_building_that_ends_the_century() -> None:
    """And for the neutral one in step 1."""
    t = Scenario(seats=4).century(2, "e1775").leader(Q, "economy")
    t.building("seat_of_government_1", architect=P, contributions=[R])
    t.building("business_quarter_1", architect=NEUTRAL, contributions=[R]).end_century(P)
    assert t.s.century == 3
    assert t.stars("seat_of_government_1") == (-1, 0)
    assert t.stars("business_quarter_1") == (-1, 0)


def test_qc_5_99c_event_1775_is_over_with_its_century() -> None:
    t = Scenario(seats=4).century(3, "e1812").event("e1775")
    t.building("seat_of_government_1", architect=P, contributions=[R]).do(P, "start", architect="own")
    assert t.stars("seat_of_government_1") == (P, 1)


def test_qc_5_99c_event_1775_a_building_without_a_marker_is_no_race_building() -> None:
    t = Scenario(seats=4).century(2, "e1775").event("e1682")
    t.building("academic_quarter_2", architect=P, contributions=[R])
    t.marker("heritage_site_1", P, 1).marker("entertainment_quarter_1", P, 1)
    assert t.do(P, "start", architect="own").scores() == [0, 0, 0, 0]


# ---------------------------------------------------------------- century III


@pytest.mark.parametrize(("event", "number"), [("e1800", 4), ("e1812", 2), ("e1867", 3), ("e1871", 3)])
@pytest.mark.parametrize("architect", ["own", "neutral"])
def test_qc_5_99d_events_1800_and_1812_change_the_activation_of_a_start(
    event: str, number: int, architect: str
) -> None:
    t = Scenario(seats=4).century(3, event).leader(P, "economy").workers(P, passive=10, active=0)
    t.do(P, "start", architect=architect).do(P, "place_architect", site="jewish_quarter_3")
    assert t.pa(P) == (10 - number, number)


@pytest.mark.parametrize(("event", "number"), [("e1800", 4), ("e1812", 2)])
def test_qc_5_99d_they_hold_for_the_prestige_homes_quarter_too(event: str, number: int) -> None:
    t = Scenario(seats=4).century(3, event).building("prestige_homes_quarter_3", architect=Q)
    t.workers(P, passive=10, active=2).do(P, "contribute", site="prestige_homes_quarter_3")
    t.do(P, "start", architect="own").do(P, "place_architect", site="jewish_quarter_3")
    assert t.pa(P) == (10 - number, number)


def test_qc_5_99d_event_1800_activates_what_the_reserve_has() -> None:
    t = Scenario(seats=4).century(3, "e1800").workers(P, passive=3, active=1)
    t.do(P, "start", architect="own").do(P, "place_architect", site="jewish_quarter_3")
    assert t.pa(P) == (0, 4)


def test_qc_5_93_event_1867_activates_what_the_reserve_has() -> None:
    t = (
        Scenario(seats=3)
        .century(2)
        .event("e1867")
        .points(5, 4, 3)
        .workers(R, passive=1, active=0)
        .end_century()
    )
    assert t.pa(R) == (0, 1)


def test_qc_5_93_event_1867_acts_once_and_only_at_its_century() -> None:
    t = Scenario(seats=3).century(3, "e1867").workers(Q, passive=9, active=0).end_century()
    assert t.pa(Q) == (9, 0)


def test_qc_5_93_event_1867_all_tied_are_first() -> None:
    t = Scenario(seats=5).century(2).event("e1867")
    before = [t.pa(seat)[1] for seat in range(5)]
    t.end_century()
    assert [t.pa(seat)[1] for seat in range(5)] == [number + 1 for number in before]


@pytest.mark.parametrize(("century", "event"), [(2, "e1756"), (4, "e1955")])
def test_qc_5_94_event_1871_acts_in_no_other_century(century: int, event: str) -> None:
    t = Scenario(seats=3).century(century, event).event("e1871").workers(Q, passive=2, active=8).end_century()
    assert t.pa(Q) == (2, 8)


@pytest.mark.parametrize(("active", "kept"), [(2, 2), (3, 3), (4, 3), (9, 3)])
def test_qc_5_94_event_1871_leaves_three_active_workers(active: int, kept: int) -> None:
    t = Scenario(seats=3).century(3, "e1871").workers(R, passive=5, active=active).end_century()
    assert t.pa(R) == (5 + active - kept, kept)


# ---------------------------------------------------------------- century IV


def last(event: str, seats: int = 3) -> Scenario:
    """Century IV; no player has active workers or markers, so that all points come from zones and events."""
    t = Scenario(seats).century(4, event).event("e1665")
    for seat in range(seats):
        t.workers(seat, passive=5, active=0)
    return t


@pytest.mark.parametrize(("workers", "scored"), [(1, 0), (2, 0), (3, 3), (4, 4)])
def test_qc_5_95_event_1917_removes_one_or_two_workers(workers: int, scored: int) -> None:
    t = last("e1917").zone("economy", workers).end_century()
    assert t.scored_in("economy") == ({P: scored} if scored else {})
    assert sum(t.pa(P)) == 5 + workers


def test_qc_5_95_event_1917_looks_at_each_player_and_zone_alone() -> None:
    t = last("e1917")
    for zone in ("citadel", "religion", "politics", "economy", "culture"):
        t.zone(zone, 2, 1, 3 if zone == "economy" else 0)
    t.end_century()
    assert t.scores() == [0, 0, 3]
    assert [sum(t.pa(seat)) for seat in range(3)] == [15, 10, 8]


def test_qc_5_95_event_1917_a_cascade_of_two_is_not_removed() -> None:
    """It looks before the zones are scored, not while they are."""
    t = last("e1917").zone("citadel", 4).end_century()
    assert t.scores() == [4 + 2 + 1, 0, 0]


def test_qc_5_62_event_1917_acts_after_the_neutral_building() -> None:
    """Two workers from the neutral building join one in the zone: three stay."""
    t = last("e1917").leader(Q, "economy").zone("economy", 1)
    t.building("business_quarter_2", architect=NEUTRAL, contributions=[P]).end_century(R)
    assert t.scored_in("economy") == {P: 3}


def test_qc_5_96_event_1955_five_points_for_all_five_zones() -> None:
    t = last("e1955")
    for zone in ("citadel", "religion", "politics", "economy", "culture"):
        t.zone(zone, 1, 0 if zone == "citadel" else 1, 1)
    assert t.end_century().scores() == [5 + 5, 4, 5 + 5]


def test_qc_5_97_event_2001_a_present_majority_cascades() -> None:
    t = last("e2001").zone("citadel", 6, 5).zone("culture", 1, 2).end_century()
    assert t.cascades() == [(P, "citadel", "culture", 3)]
    assert t.scores() == [6 + 4, 5 + 2, 0]


def test_qc_5_97_event_2001_an_absent_majority_is_not_replaced() -> None:
    t = last("e2001").zone("citadel", 6, 5).zone("culture", 0, 2).end_century()
    assert t.cascades() == []
    assert t.scores() == [6, 5 + 2, 0]
    assert t.pa(P) == (11, 0)


def test_qc_5_97_event_2001_of_tied_players_only_the_present_cascades() -> None:
    t = last("e2001").zone("religion", 4, 4).zone("politics", 0, 1).end_century()
    assert t.cascades() == [(Q, "religion", "politics", 2)]


def test_qc_5_97_event_2001_an_earlier_cascade_gives_no_presence_further_on() -> None:
    t = last("e2001").zone("citadel", 8).zone("culture", 1).end_century()
    assert t.cascades() == [(P, "citadel", "culture", 4)]
    assert t.scores() == [8 + 5, 0, 0]


def test_qc_5_98_event_2008_holds_for_the_fifth_zone_too() -> None:
    t = (
        last("e2008")
        .zone("economy", 8, 2)
        .zone("culture", 0, 1)
        .zone("religion", 0, 1)
        .zone("politics", 0, 1)
    )
    t.end_century()
    assert t.cascades() == []
    assert t.scores() == [8, 5, 0]


def test_qc_5_98_event_2008_the_citadel_is_not_needed() -> None:
    t = last("e2008").zone("citadel", 0, 0, 1)
    for zone in ("religion", "politics", "economy", "culture"):
        t.zone(zone, 2)
    t.end_century()
    assert [cascade[:3] for cascade in t.cascades()] == [
        (P, "culture", "religion"),
        (P, "religion", "politics"),
        (P, "politics", "economy"),
        (P, "economy", "active"),
    ]


def test_qc_5_98_event_2008_is_fixed_at_the_beginning_of_the_scoring() -> None:
    """Zones already scored are empty, and still who was there at first cascades out of the last one."""
    t = (
        last("e2008")
        .zone("culture", 1)
        .zone("religion", 1)
        .zone("politics", 1)
        .zone("economy", 4)
        .end_century()
    )
    assert t.cascades() == [(P, "economy", "active", 2)]


def test_qc_5_98_event_2008_counts_the_neutral_building_of_step_1() -> None:
    t = last("e2008").leader(Q, "economy").zone("culture", 4).zone("religion", 1).zone("politics", 1)
    t.building("business_quarter_2", architect=NEUTRAL, contributions=[P]).end_century(R)
    assert (P, "culture", "religion", 2) in t.cascades()


# ---------------------------------------------------------------- all of them


@pytest.mark.parametrize("event", ["e1917", "e1955", "e2001", "e2008", "e1871", "e1759", "e1775", "e1763"])
def test_qc_5_69_an_event_acts_in_its_own_century_only(event: str) -> None:
    """Zones and one-star buildings of century I end as if the card, still face down, were not there."""
    t = Scenario(seats=3).event(event).event("e1665").zone("citadel", 6, 4).zone("religion", 1, 1, 1)
    t.workers(P, passive=5, active=6)
    t.building("heritage_site_1", architect=P, contributions=[Q])
    assert t.can(P, "take_leader", leader="leader_politics")
    t.end_century()
    assert t.stars("heritage_site_1") == (P, 1)
    assert t.scores() == [6 + 4 + 2 + 1, 4 + 1 + 1, 1]
    assert t.cascades()[:2] == [(P, "citadel", "religion", 3), (P, "religion", "politics", 2)]
    assert t.pa(P)[1] == 6


def test_qc_5_69_the_event_of_each_century_is_revealed_when_it_begins() -> None:
    t = Scenario(seats=3)
    assert [name[:5] for name in t.s.view(-1)["events"]] == ["e1603"]
    t.end_century()
    assert [name[:5] for name in t.s.view(-1)["events"]] == ["e1603", "e1756"]
    t.end_century()
    assert [name[:5] for name in t.s.view(-1)["events"]] == ["e1603", "e1756", "e1871"]


def test_qc_5_69_event_1759_is_over_with_its_century() -> None:
    t = Scenario(seats=3).century(3, "e1812").event("e1759").zone("citadel", 6, 4).end_century()
    assert {cascade[0] for cascade in t.cascades()} == {P}
