"""Worked examples of the rules: leaders and district actions."""

import pytest

from ludotheque.games.quebec.state import Quebec
from ludotheque.games.quebec.vocabulary import AT_MAIN, AT_TURN, N_ZONES, ZONES
from tests.quebec.scenario import Scenario

P, Q, R = 0, 1, 2

# Points, passive, active and the workers in the five zones of seat 0.
Result = tuple[int, int, int, tuple[int, ...]]


def results(s: Quebec) -> set[Result]:
    """Everything that seat 0 can make of its district action."""
    if s.step().number in (AT_MAIN, AT_TURN):
        return {(s.points[P], s.passive[P], s.active[P], tuple(s.zones[:N_ZONES]))}
    found = set()
    for action in s.actions(P):
        following = s.clone()
        following.apply(P, action)
        found |= results(following)
    return found


def zones(**workers: int) -> tuple[int, ...]:
    return tuple(workers.get(zone, 0) for zone in ZONES.ids)


def contributed(site: str, passive: int, active: int, century: int = 1) -> Scenario:
    """Seat 0, with so many workers before, contributes to seat 1's building."""
    t = Scenario(seats=4).century(century).building(site, architect=Q).workers(P, passive, active)
    return t.do(P, "contribute", site=site)


def test_qc_5_21_the_politics_leader_redirects_all_own_workers() -> None:
    """QC-5.21, QC-5.44: out of turn, never to the Citadel, never split."""
    t = Scenario(seats=4).leader(Q, "politics")
    t.building("entertainment_quarter_1", architect=P, contributions=[P, Q, Q])
    t.do(P, "start", architect="own")
    assert t.asked() == (Q, "redirect")
    assert [said["zone"] for said in t.choices(Q)] == ["religion", "politics", "economy", "culture"]
    assert t.refused(Q, "redirect", zone="citadel") == "QC-5.21"
    t.do(Q, "redirect", zone="economy")
    assert t.in_zone("culture") == [2, 0, 0, 0]
    assert t.in_zone("economy") == [0, 4, 0, 0]
    assert t.asked() == (P, "place")


@pytest.mark.parametrize(
    ("seats", "contributions", "points"),
    [
        (4, [Q, R], 3),
        (3, [Q, R], 2),
        (4, [], 0),
        (3, [], 0),
        (5, [Q], 2),
        (3, [P, Q, R], 3),
        (5, [P, Q, R], 4),
    ],
)
def test_qc_5_25_the_culture_leader_scores_for_a_marker(
    seats: int, contributions: list[int], points: int
) -> None:
    """QC-5.25, QC-5.45, QC-8.3: s points with three players, s + 1 with more, nothing without a marker."""
    t = Scenario(seats).leader(P, "culture")
    t.building("jewish_quarter_1", architect=P, contributions=contributions)
    t.do(P, "start", architect="own")
    assert t.scores() == [points] + [0] * (seats - 1)


def test_qc_5_46_the_religion_leader_gives_the_action_of_the_own_building() -> None:
    """QC-5.32, QC-5.46."""
    t = Scenario(seats=4).leader(P, "religion").building("provincial_administration_1", architect=P)
    t.do(P, "contribute", site="provincial_administration_1")
    assert t.asked() == (P, "put")


def test_qc_5_32_without_the_religion_leader_there_is_no_action_there() -> None:
    t = Scenario(seats=4).building("provincial_administration_1", architect=P)
    t.do(P, "contribute", site="provincial_administration_1")
    assert t.asked() == (Q, "main")


@pytest.mark.parametrize(("added", "after"), [(0, (0, 1)), (1, (0, 0))])
def test_qc_5_43_the_citadel_leader_with_a_short_reserve(added: int, after: tuple[int, int]) -> None:
    """QC-5.41, QC-5.43: activate, send the passive ones, then perhaps active ones."""
    t = Scenario(seats=4).leader(Q, "culture").workers(P, passive=3, active=0)
    t.do(P, "take_leader", leader="leader_citadel")
    assert t.pa(P) == (0, 1)
    assert t.in_zone("citadel") == [2, 0, 0, 0]
    assert t.asked() == (P, "top_up")
    assert [said["count"] for said in t.choices(P)] == [0, 1]
    t.do(P, "top_up", count=added)
    assert t.pa(P) == after
    assert t.in_zone("citadel") == [2 + added, 0, 0, 0]


def test_qc_5_57_municipal_administration_allows_five_results() -> None:
    t = contributed("municipal_administration_1", passive=1, active=4, century=2)
    assert t.pa(P) == (1, 2)
    assert results(t.s) == {
        (0, 1, 2, zones()),
        (0, 0, 2, zones(religion=1)),
        (0, 0, 2, zones(economy=1)),
        (0, 0, 1, zones(religion=2)),
        (0, 0, 1, zones(economy=2)),
    }


def test_qc_5_54_protestant_quarter_with_one_worker() -> None:
    t = contributed("protestant_quarter_2", passive=0, active=3)
    assert t.pa(P) == (0, 1)
    assert results(t.s) == {
        (0, 0, 1, zones()),
        (0, 0, 0, zones(citadel=1)),
        (0, 0, 0, zones(religion=1)),
        (0, 0, 0, zones(politics=1)),
        (0, 0, 0, zones(economy=1)),
        (0, 0, 0, zones(culture=1)),
    }


def test_qc_5_56_jewish_quarter_moves_the_worker_just_placed() -> None:
    t = Scenario(seats=4).zone("religion", 1).building("jewish_quarter_1", architect=Q).workers(P, 5, 3)
    t.do(P, "contribute", site="jewish_quarter_1").do(P, "put", zone="religion", count=1)
    t.do(P, "move", origin="religion", to="citadel", count=2)
    assert t.in_zone("religion") == [0, 0, 0, 0]
    assert t.in_zone("citadel") == [2, 0, 0, 0]
    assert t.pa(P) == (4, 0)
    assert t.asked() == (Q, "main")


@pytest.mark.parametrize(
    ("occupied", "points"),
    [
        (["culture"], 1),
        (["citadel", "culture"], 3),
        (["citadel", "politics", "culture"], 4),
        (["citadel", "religion", "politics", "economy"], 4),
    ],
)
def test_qc_5_59a_academic_quarter_scores_occupied_zones(occupied: list[str], points: int) -> None:
    t = Scenario(seats=4).century(2).building("academic_quarter_2", architect=Q)
    for zone in occupied:
        t.zone(zone, 3)
    t.do(P, "contribute", site="academic_quarter_2").do(P, "use", district="academic_quarter")
    assert t.scores() == [points, 0, 0, 0]


@pytest.mark.parametrize(("site", "points"), [("entertainment_quarter_1", 3), ("heritage_site_1", 4)])
def test_qc_5_59b_entertainment_quarter_counts_after_paying(site: str, points: int) -> None:
    """QC-5.59b, QC-5.53: two of four workers are left beside the quarter, three beside the Heritage Site."""
    t = contributed(site, passive=5, active=4).do(P, "use", district="entertainment_quarter")
    assert t.scores() == [points, 0, 0, 0]


def test_qc_5_58_port_quarter_activates_what_the_reserve_has() -> None:
    t = contributed("port_quarter_2", passive=2, active=3)
    assert t.choices(P, "activate") == [{"verb": "activate", "count": 1}, {"verb": "activate", "count": 2}]
    assert t.refused(P, "activate", count=3) == "QC-5.58"
    t.do(P, "activate", count=2)
    assert t.pa(P) == (0, 2)


def test_qc_5_60_arts_quarter_adds_a_star_to_an_own_marker() -> None:
    t = Scenario(seats=4).century(2).marker("jewish_quarter_1", P, 2).marker("archdiocese_1", P, 3)
    t.building("arts_quarter_2", architect=Q)
    t.do(P, "contribute", site="arts_quarter_2")
    assert t.choices(P, "upgrade") == [{"verb": "upgrade", "site": "jewish_quarter_1"}]
    assert t.refused(P, "upgrade", site="archdiocese_1") == "QC-5.60"
    t.do(P, "upgrade", site="jewish_quarter_1")
    assert t.stars("jewish_quarter_1") == (P, 3)


def test_qc_5_60_arts_quarter_gives_the_culture_leader_nothing() -> None:
    """QC-5.45: an upgrade is not a placing."""
    t = Scenario(seats=4).century(2).marker("jewish_quarter_1", P, 2).leader(P, "culture")
    t.building("arts_quarter_2", architect=Q).do(P, "contribute", site="arts_quarter_2")
    assert t.do(P, "upgrade", site="jewish_quarter_1").scores() == [0, 0, 0, 0]


def test_qc_5_60_arts_quarter_without_an_own_marker_has_nothing_to_do() -> None:
    t = Scenario(seats=4).century(2).marker("jewish_quarter_1", Q, 2).building("arts_quarter_2", architect=Q)
    t.do(P, "contribute", site="arts_quarter_2")
    assert t.happened("nothing_to_do", seat=P, district="arts_quarter")
    assert t.asked() == (Q, "main")


def test_qc_5_55_irish_quarter_with_one_passive_worker() -> None:
    """QC-5.55, QC-5.8a."""
    t = contributed("irish_quarter_3", passive=1, active=2)
    assert t.pa(P) == (1, 0)
    placed = [zones(**{zone: 1}) for zone in ZONES.ids]
    assert results(t.s) == {(0, 1, 0, zones()), (1, 1, 0, zones()), (1, 0, 1, zones())} | {
        (1, 0, 0, placing) for placing in placed
    }
