"""The final scoring: QC-6.1 to QC-6.5, at a game end caused by an action."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.quebec.scoring import Groups
from ludotheque.games.quebec.vocabulary import SITES
from tests.quebec.scenario import GAME, NEUTRAL, Scenario
from tests.soaking import examples

P, Q, R = 0, 1, 2

Marked = list[tuple[str, int]]

# Sites that are pairwise not adjacent, and a chain in which each touches only its neighbours in the list.
APART = [
    "port_quarter_1",
    "commercial_quarter_2",
    "archdiocese_1",
    "provincial_administration_3",
    "arts_quarter_3",
]
CHAIN = [
    "military_administration_2",
    "prestige_homes_quarter_2",
    "archdiocese_2",
    "provincial_administration_2",
]


def last(seats: int = 3) -> Scenario:
    """Century IV under events that give nothing; no player has active workers."""
    t = Scenario(seats).century(4).event("e1665")
    for seat in range(seats):
        t.workers(seat, passive=9, active=0)
    return t


def parts(t: Scenario, seat: int) -> dict[str, int]:
    """What a seat scored when the game was over."""
    outcome = t.s.outcome()
    assert outcome is not None
    return {part: points for part, points in outcome.parts[seat].items() if points}


def marked(*markers: tuple[str, int]) -> dict[str, int]:
    t = last()
    for site, stars in markers:
        t.marker(site, P, stars)
    return parts(t.end_century(), P)


# ---------------------------------------------------------------- unfinished buildings, active workers


def test_qc_6_1_each_worker_on_an_unfinished_building_is_a_point_for_its_owner() -> None:
    """Of an earlier century too; a stack is as many workers as the district's cost."""
    t = last().building("military_administration_3", architect=P, contributions=[Q, R])
    t.building("archdiocese_2", architect=R, contributions=[Q]).end_century(Q)
    assert parts(t, Q) == {"unfinished": 3 + 1}
    assert parts(t, R) == {"unfinished": 3}


def test_qc_6_1_the_architects_owner_gets_nothing_and_no_marker() -> None:
    t = last().building("military_administration_3", architect=P, contributions=[Q, Q, R]).end_century(Q)
    assert parts(t, P) == {}
    assert t.stars("military_administration_3") == (-1, 0)
    assert t.state_of("military_administration_3") == "under_construction"


def test_qc_6_1_the_building_whose_architect_ended_the_game_is_finished() -> None:
    t = last().building("seat_of_government_1", architect=P, contributions=[P]).end_century(P)
    assert parts(t, P) == {"zones_4": 1, "main_group": 1}


def test_qc_6_1_the_neutral_building_is_finished_before_the_last_scoring() -> None:
    t = last().leader(R, "economy").building("commercial_quarter_2", architect=NEUTRAL, contributions=[Q])
    t.end_century(P)
    assert parts(t, Q) == {"zones_4": 1}
    assert parts(t, R) == {"main_group": 1}


@pytest.mark.parametrize(("active", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (8, 4)])
def test_qc_6_2_two_active_workers_are_a_point(active: int, points: int) -> None:
    t = last().workers(Q, passive=0, active=active).end_century()
    assert t.scores() == [0, points, 0]
    assert parts(t, Q) == ({"active_workers": points} if points else {})


def test_qc_6_2_passive_workers_are_nothing() -> None:
    assert last().workers(Q, passive=20, active=0).end_century().scores() == [0, 0, 0]


# ---------------------------------------------------------------- groups


@pytest.mark.parametrize(("stars", "points"), [(1, 1), (2, 3), (3, 6)])
def test_qc_6_3_a_marker_of_the_main_group_is_worth_1_3_6(stars: int, points: int) -> None:
    assert marked((APART[0], stars)) == {"main_group": points}


@pytest.mark.parametrize(("stars", "points"), [(1, 1), (2, 2), (3, 3)])
def test_qc_6_3_other_markers_are_worth_1_2_3(stars: int, points: int) -> None:
    main = [(site, 3) for site in CHAIN]
    assert marked(*main, (APART[0], stars), (APART[1], stars)) == {
        "main_group": 24,
        "other_buildings": 2 * points,
    }


def test_qc_6_3_no_marker_is_no_group_and_no_point() -> None:
    assert marked() == {}


def test_qc_6_3_a_group_is_connected_across_colours_and_districts() -> None:
    """Politics, economy, religion, politics; three districts and three centuries."""
    assert marked(*[(site, 2) for site in CHAIN]) == {"main_group": 12}


def test_qc_6_3_without_the_middle_of_the_chain_there_are_two_groups() -> None:
    assert marked((CHAIN[0], 2), (CHAIN[2], 2), (CHAIN[3], 2)) == {"main_group": 6, "other_buildings": 2}


def test_qc_6_3_a_building_without_a_marker_does_not_connect() -> None:
    t = last().marker(CHAIN[0], P, 2).marker(CHAIN[2], P, 2)
    assert t.state_of(CHAIN[1]) == "finished"
    assert parts(t.end_century(), P) == {"main_group": 3, "other_buildings": 2}


def test_qc_6_3_another_players_marker_does_not_connect() -> None:
    t = last().marker(CHAIN[0], P, 2).marker(CHAIN[1], Q, 1).marker(CHAIN[2], P, 2).end_century()
    assert parts(t, P) == {"main_group": 3, "other_buildings": 2}
    assert parts(t, Q) == {"main_group": 1}


def test_qc_6_3_a_district_space_between_two_sites_does_not_connect_them() -> None:
    """Both sites touch the space of their district, but not each other."""
    assert marked(("protestant_quarter_1", 1), ("protestant_quarter_2", 1)) == {
        "main_group": 1,
        "other_buildings": 1,
    }


def test_qc_6_3_the_highest_sum_is_main_though_another_group_is_larger() -> None:
    chain = [(site, 1) for site in CHAIN]
    assert marked(*chain, (APART[0], 3)) == {"main_group": 6, "other_buildings": 4}


def test_qc_6_3_the_highest_sum_is_main_though_another_would_pay_more() -> None:
    """7 x one star against three stars: 7 + 3, not 6 + 7."""
    row = [*CHAIN, "archdiocese_1", "prestige_homes_quarter_3", "protestant_quarter_3"]
    assert marked(*[(site, 1) for site in row], (APART[0], 3)) == {"main_group": 7, "other_buildings": 3}


@pytest.mark.parametrize("single", [APART[0], "provincial_administration_3"])
def test_qc_6_4_of_equal_sums_the_group_with_the_fewest_stars_is_main(single: str) -> None:
    """Whichever comes first on the board: 6 + 4 for two two-star markers outside, not 6 + 3."""
    pair = [(CHAIN[0], 2), (CHAIN[1], 2)]
    assert marked((single, 3), *pair) == {"main_group": 6, "other_buildings": 4}


def test_qc_6_4_of_three_equal_sums_one_is_main() -> None:
    assert marked(*[(site, 2) for site in APART[:3]]) == {"main_group": 3, "other_buildings": 4}


def test_qc_6_3_the_main_group_is_shown_before_the_end() -> None:
    t = last().marker(CHAIN[0], P, 2).marker(CHAIN[1], P, 1).marker(APART[0], P, 2)
    said = t.s.view(-1)["players"]
    assert sorted(said[P]["main_group"]) == sorted(CHAIN[:2])
    assert said[P]["buildings_if_over"] == 4 + 2
    assert said[Q]["main_group"] == []
    assert said[Q]["buildings_if_over"] == 0


def test_qc_6_5_event_1603_comes_after_everything_else() -> None:
    t = last().event("e1603").workers(P, passive=0, active=4).marker(APART[0], P, 1).marker(APART[1], P, 1)
    t.building("archdiocese_2", architect=Q, contributions=[P]).end_century(R)
    order = [said["part"] for said in t.happened("scored", seat=P)]
    assert order == ["unfinished", "active_workers", "main_group", "other_buildings", "events"]
    assert t.scores() == [1 + 2 + 1 + 1 + 8, 0, 0]


def test_qc_6_1_no_limit_to_points() -> None:
    t = last().points(150, 99, 0).marker(APART[0], P, 3).end_century()
    assert t.scores() == [156, 99, 0]


def test_qc_6_3_star_markers_never_run_out() -> None:
    """43 markers, 24 being in the box, and one more by finishing the last building: the whole board is one group."""
    t = last()
    for site in SITES.ids[1:]:
        t.marker(site, P, 1)
    t.building(SITES.ids[0], architect=P, contributions=[Q]).end_century(P)
    assert parts(t, P) == {"main_group": 44}


# ---------------------------------------------------------------- a second reading of the rules

GRID = {site.id: (site.col, site.row) for site in GAME.components.board.site}
IN_MAIN = {1: 1, 2: 3, 3: 6}


def touching(one: str, other: str) -> bool:
    """Neighbours on the triangular grid: two columns apart in a row, or one column apart in the next."""
    (col, row), (other_col, other_row) = GRID[one], GRID[other]
    return (abs(col - other_col), abs(row - other_row)) in {(2, 0), (1, 1)}


def second_reading(stars: dict[str, int]) -> tuple[int, int, int]:
    """What the main group pays, what all other markers pay, and the size of the largest set."""
    groups: list[set[str]] = []
    for site in stars:
        joined = [group for group in groups if any(touching(site, other) for other in group)]
        groups = [group for group in groups if group not in joined] + [{site}.union(*joined)]
    if not groups:
        return 0, 0, 0
    highest = max(sum(IN_MAIN[stars[site]] for site in group) for group in groups)
    everything = sum(stars.values())
    tied = [group for group in groups if sum(IN_MAIN[stars[site]] for site in group) == highest]
    others = max(everything - sum(stars[site] for site in group) for group in tied)
    return highest, others, max(len(group) for group in groups)


@settings(max_examples=examples(300))
@given(
    st.dictionaries(st.sampled_from(SITES.ids), st.tuples(st.integers(0, 2), st.integers(1, 3)), max_size=40)
)
def test_qc_6_3_a_second_reading_of_the_groups_agrees(markers: dict[str, tuple[int, int]]) -> None:
    t = last()
    for site, (seat, stars) in markers.items():
        t.marker(site, seat, stars)
    expected = [
        second_reading({s: k for s, (owner, k) in markers.items() if owner == seat}) for seat in range(3)
    ]
    found = [Groups(t.s, seat) for seat in range(3)]
    assert [(groups.main, groups.others, groups.largest) for groups in found] == expected
    t.event("e1603").end_century()
    largest = max(size for _, _, size in expected)
    bonus = [8 if markers and size == largest else 0 for _, _, size in expected]
    assert t.scores() == [main + others + bonus[seat] for seat, (main, others, _) in enumerate(expected)]
