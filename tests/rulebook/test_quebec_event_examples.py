"""Worked examples of the rules: the events."""

import pytest

from tests.quebec.scenario import GAME, NEUTRAL, Scenario

P, Q, R, S = 0, 1, 2, 3
BLACK, WHITE, GREEN, ORANGE = 0, 1, 2, 3


def passive_only(t: Scenario, passive: int = 10) -> Scenario:
    """No active workers: later ones come from a cascade."""
    for seat in range(t.s.seats):
        t.workers(seat, passive, active=0)
    return t


def test_qc_5_92_event_1759_all_players_cascade_from_the_citadel() -> None:
    t = passive_only(Scenario(seats=3).century(2, "e1759")).zone("citadel", 7, 3, 1)
    t.end_century()
    assert t.scored_in("citadel") == {BLACK: 7, WHITE: 3, GREEN: 1}
    assert t.scored_in("politics") == {BLACK: 3, WHITE: 1}
    assert t.cascades() == [
        (BLACK, "citadel", "politics", 3),
        (WHITE, "citadel", "politics", 1),
        (BLACK, "politics", "economy", 1),
    ]
    assert t.scores() == [7 + 3 + 1, 3 + 1, 1]
    assert [t.pa(seat) for seat in range(3)] == [(17, 0), (13, 0), (11, 0)]


def test_qc_5_97_event_2001_a_cascade_needs_presence() -> None:
    t = passive_only(Scenario(seats=4).century(4, "e2001").event("e1665"))
    t.zone("citadel", 6, 2).zone("culture", 0, 3)
    t.end_century()
    assert t.cascades() == []
    assert t.scores() == [6, 2 + 3, 0, 0]
    assert [t.pa(seat) for seat in range(4)] == [(16, 0), (15, 0), (10, 0), (10, 0)]


def test_qc_5_97_event_2001_spares_the_fifth_zone() -> None:
    """QC-5.97: two active workers, which are one point at the end (QC-6.2)."""
    t = passive_only(Scenario(seats=4).century(4, "e2001").event("e1665"))
    t.zone("citadel", 6, 2).zone("culture", 0, 3).zone("economy", 0, 0, 0, 5)
    t.end_century()
    assert t.pa(ORANGE) == (13, 2)
    assert t.scores() == [6, 5, 0, 5 + 1]


def test_qc_5_98_event_2008_only_players_in_all_coloured_zones_cascade() -> None:
    t = passive_only(Scenario(seats=3).century(4, "e2008").event("e1665"))
    t.zone("culture", 1, 4).zone("religion", 1, 1).zone("politics", 1, 1).zone("economy", 5, 0)
    t.end_century()
    assert t.scored_in("culture") == {BLACK: 1, WHITE: 4}
    assert t.cascades() == [(BLACK, "economy", "active", 2)]
    assert t.scores() == [1 + 1 + 1 + 5 + 1, 4 + 1 + 1, 0]


def test_qc_5_95_event_1917_small_presences_go_home() -> None:
    """Three workers go back before the scoring; culture 3 is scored, and its cascade of one in religion."""
    t = passive_only(Scenario(seats=3).century(4, "e1917").event("e1665"))
    t.zone("citadel", 2).zone("culture", 3).zone("politics", 1)
    t.end_century()
    before = t.log[: t.log.index(t.happened("zone_scored")[0])]
    assert [said["number"] for said in before if said["event"] == "went_home"] == [2, 1]
    assert t.scored_in("citadel") == {}
    assert t.scored_in("politics") == {}
    assert t.scored_in("culture") == {BLACK: 3}
    assert t.scores() == [3 + 1, 0, 0]
    assert t.pa(BLACK) == (16, 0)


@pytest.mark.parametrize(("contributions", "stars"), [([Q], 0), ([Q, R], 2), ([Q, R, Q], 3)])
def test_qc_5_99c_event_1775_one_contribution_gives_no_marker(contributions: list[int], stars: int) -> None:
    t = Scenario(seats=4).century(2, "e1775").leader(P, "culture")
    t.building("provincial_administration_3", architect=P, contributions=contributions)
    t.do(P, "start", architect="own")
    assert t.state_of("provincial_administration_3") == "finished"
    assert sum(t.in_zone("politics")) == 2 * len(contributions)
    assert t.stars("provincial_administration_3") == ((P, stars) if stars else (-1, 0))
    assert t.scores() == [stars + 1 if stars else 0, 0, 0, 0]


@pytest.mark.parametrize(("first", "points"), [(-1, 8), (Q, 4)])
def test_qc_5_90b_event_1665_fulfilled_by_the_arts_quarter(first: int, points: int) -> None:
    """QC-5.90b, QC-5.60."""
    t = Scenario(seats=4).century(2).event("e1665")
    t.marker("jewish_quarter_1", P, 3).marker("provincial_administration_1", P, 3)
    t.marker("port_quarter_2", P, 3).marker("heritage_site_1", P, 2).building("arts_quarter_2", architect=Q)
    t.s.race_first = first
    t.do(P, "contribute", site="arts_quarter_2")
    assert t.scores() == [0, 0, 0, 0]
    t.do(P, "upgrade", site="heritage_site_1")
    assert t.scores() == [points, 0, 0, 0]


def test_qc_5_94_event_1871_caps_active_workers_at_the_century_end() -> None:
    """QC-5.94, QC-5.83: 10/5 becomes 12/3; the activation that follows is not limited."""
    t = Scenario(seats=4).century(3, "e1871").zone("politics", 4)
    t.workers(P, passive=8, active=3).workers(Q, passive=8, active=2)
    t.end_century(P)
    assert t.happened("cascaded_home", seat=P, origin="politics", number=2)
    assert t.happened("deactivated") == [{"event": "deactivated", "seat": P, "number": 2}]
    assert t.pa(P) == (12, 3)
    assert t.pa(Q) == (8, 2)
    t.do(P, "place_architect", site="port_quarter_1")
    assert t.pa(P) == (9, 6)


def test_qc_5_96_event_1955_counts_after_the_neutral_building() -> None:
    """QC-5.96, QC-5.62: the neutral building brings black's last stack to economy before the count."""
    t = passive_only(Scenario(seats=3).century(4, "e1955").event("e1665")).leader(GREEN, "economy")
    t.building("business_quarter_2", architect=NEUTRAL, contributions=[BLACK])
    t.zone("citadel", 1, 1).zone("religion", 1, 1).zone("politics", 1, 1).zone("culture", 1, 1)
    t.end_century(WHITE)
    assert t.happened("scored", part="events") == [
        {"event": "scored", "seat": BLACK, "points": 5, "part": "events"}
    ]
    bonus = t.log.index(t.happened("scored", part="events")[0])
    assert t.log.index(t.happened("finished", site="business_quarter_2")[0]) < bonus
    assert bonus < t.log.index(t.happened("zone_scored")[0])
    # black: the bonus, four zones with one, economy with two (one active worker, which is no point alone)
    assert t.scores() == [5 + 4 + 2, 4, 1]


def test_qc_5_91_event_1603_for_the_largest_sets() -> None:
    t = passive_only(Scenario(seats=3).century(4).event("e1603"))
    for site in ("archdiocese_1", "archdiocese_2", "prestige_homes_quarter_2", "military_administration_2"):
        t.marker(site, BLACK, 1)
    for site in ("commercial_quarter_1", "commercial_quarter_2", "irish_quarter_2", "arts_quarter_2"):
        t.marker(site, WHITE, 2)
    for site in ("port_quarter_1", "entertainment_quarter_1"):
        t.marker(site, GREEN, 3)
    t.end_century()
    assert t.scores() == [4 + 8, 12 + 8, 12]


def test_qc_5_61_two_completions_at_one_century_end() -> None:
    """QC-5.21, QC-5.44, QC-5.61: R is asked twice and sees the result of the first."""
    t = Scenario(seats=4).leader(Q, "economy").leader(R, "politics")
    t.building("entertainment_quarter_1", architect=P, contributions=[P, R, S])
    t.building("port_quarter_2", architect=NEUTRAL, contributions=[R]).whole()
    t.end_century(P)
    assert t.asked() == (R, "redirect")
    assert t.state_of("entertainment_quarter_1") == "under_construction"
    t.do(R, "redirect", zone="religion")
    assert t.stars("entertainment_quarter_1") == (P, 3)
    assert t.in_zone("religion") == [0, 0, 2, 0]
    assert t.asked() == (R, "redirect")
    assert t.s.century == 1
    assert t.scores() == [0, 0, 0, 0]
    t.do(R, "redirect", zone="culture")
    assert t.stars("port_quarter_2") == (Q, 1)
    assert t.scored_in("culture") == {P: 2, R: 3, S: 2}
    assert t.scores() == [2, 0, 2 + 1 + 3, 2]
    assert t.s.century == 2
    assert t.asked() == (P, "place")
    passive, active = t.pa(P)
    t.do(P, "place_architect", site="archdiocese_2")
    assert t.pa(P) == (passive - 3, active + 3)
    assert not GAME.broken(t.s)


@pytest.mark.parametrize(
    ("century", "old", "new", "activated"),
    [(2, "e1756", "e1800", 4), (2, "e1756", "e1812", 2), (3, "e1812", "e1955", 3), (3, "e1800", "e1955", 3)],
)
def test_qc_5_15_activation_follows_the_new_century(century: int, old: str, new: str, activated: int) -> None:
    """QC-5.15, QC-5.99d."""
    t = Scenario(seats=4).century(century, old).event(new).end_century(P)
    before = t.pa(P)
    site = t.choices(P)[0]["site"]
    t.do(P, "place_architect", site=site)
    assert t.pa(P) == (before[0] - activated, before[1] + activated)


def test_qc_5_93_event_1867_comes_before_the_own_activation() -> None:
    """QC-5.93: after the zone scoring of century II, before the site is chosen."""
    t = Scenario(seats=3).century(2).event("e1867").points(10, 8, 9)
    passive_only(t).zone("citadel", 0, 3, 0)
    t.end_century(P)
    assert t.scores() == [10, 8 + 3 + 1, 9]
    assert t.asked() == (P, "place")
    assert [t.pa(seat)[1] for seat in range(3)] == [2, 1, 3]
    t.do(P, "place_architect", site="jewish_quarter_3")
    assert [t.pa(seat)[1] for seat in range(3)] == [2 + 3, 1, 3]


def test_qc_5_83_the_last_zone_of_the_last_century() -> None:
    """QC-5.83, QC-6.2: three active workers each, and one point for them."""
    t = passive_only(Scenario(seats=3).century(4).event("e1665"), passive=0)
    t.workers(GREEN, passive=5, active=0).zone("economy", 7, 7, 2)
    t.end_century(GREEN)
    assert t.scored_in("economy") == {BLACK: 7, WHITE: 7, GREEN: 2}
    assert [t.pa(seat) for seat in range(3)] == [(4, 3), (4, 3), (7, 0)]
    assert t.scores() == [7 + 1, 7 + 1, 2]


@pytest.mark.parametrize(
    ("contributions", "before", "points"),
    [([Q], [], 8), ([Q], [Q], 4), ([Q], [Q, R], 0), ([], [], 0)],
    ids=["first", "second", "third", "no contribution"],
)
def test_qc_5_90_event_1663_two_buildings_in_three_colours(
    contributions: list[int], before: list[int], points: int
) -> None:
    """QC-5.90, QC-5.26."""
    t = Scenario(seats=4).century(2).event("e1663")
    t.marker("archdiocese_1", P, 1).marker("jewish_quarter_1", P, 2)
    t.marker("provincial_administration_1", P, 1).marker("seat_of_government_2", P, 3)
    t.marker("port_quarter_2", P, 1).building("business_quarter_1", architect=P, contributions=contributions)
    t.s.race_first, t.s.race_second = (*before, -1, -1)[:2]
    t.do(P, "start", architect="own")
    assert t.scores() == [points, 0, 0, 0]
