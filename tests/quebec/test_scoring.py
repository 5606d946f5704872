"""Scoring the five zones: QC-5.80 to QC-5.84, at a century end caused by an action."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.quebec.vocabulary import EVENTS, ZONES
from tests.quebec.scenario import GAME, Scenario
from tests.soaking import examples

# The order of each century as the rules state it, and a second reading of them for the comparison below.
ORDERS = {
    1: ["citadel", "religion", "politics", "economy", "culture"],
    2: ["citadel", "politics", "economy", "culture", "religion"],
    3: ["citadel", "economy", "culture", "religion", "politics"],
    4: ["citadel", "culture", "religion", "politics", "economy"],
}
COLOURED = {"religion", "politics", "economy", "culture"}


def table(seats: int = 3, century: int = 1, event: str | None = None) -> Scenario:
    """No active workers; the century-I event has no effect here."""
    t = Scenario(seats).century(century, event).event("e1665")
    for seat in range(seats):
        t.workers(seat, passive=10, active=0)
    return t


def test_qc_5_80_every_worker_in_a_zone_is_a_point() -> None:
    t = table(seats=4).zone("economy", 3, 1, 0, 2).end_century()
    assert t.scored_in("economy") == {0: 3, 1: 1, 3: 2}
    assert t.scores() == [3 + 1, 1, 0, 2]


def test_qc_5_80_points_of_zones_are_booked_by_century() -> None:
    t = table(century=3).zone("economy", 1, 1, 1).end_century()
    assert [said["parts"]["zones_3"] for said in t.s.view(-1)["players"]] == [1, 1, 1]


def test_qc_5_81_view_and_log_have_the_majority() -> None:
    t = table(seats=4).zone("religion", 1, 3, 3, 2).zone("culture", 0, 0, 0, 1)
    empty: dict[str, list[int]] = {zone: [] for zone in ZONES.ids}
    assert t.s.view(0)["majorities"] == empty | {"religion": [1, 2], "culture": [3]}
    t.end_century(3)
    told = [(said["seat"], said["majority"]) for said in t.happened("zone_scored", zone="religion")]
    assert told == [(0, 0), (1, 1), (2, 1), (3, 0)]


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_qc_5_63_zones_are_scored_in_the_order_of_the_century(century: int) -> None:
    t = table(century=century)
    for zone in ZONES.ids:
        t.zone(zone, 1)
    assert t.s.view(0)["scoring_order"] == ORDERS[century]
    t.end_century()
    assert [said["zone"] for said in t.happened("zone_scored")] == ORDERS[century]


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_qc_5_63_each_zone_cascades_into_the_next_of_the_order(century: int) -> None:
    """25 workers in the Citadel run through all five zones: 5, 2, 1, then none."""
    t = table(century=century).workers(0, passive=0, active=0).zone("citadel", 25).end_century()
    order = ORDERS[century]
    assert t.cascades() == [
        (0, order[0], order[1], 5),
        (0, order[1], order[2], 2),
        (0, order[2], order[3], 1),
    ]
    assert t.scores() == [25 + 5 + 2 + 1, 0, 0]


@pytest.mark.parametrize(("century", "zone"), [(1, "politics"), (2, "economy"), (3, "culture")])
def test_qc_5_63_the_arrow_moves_on_clockwise(century: int, zone: str) -> None:
    t = table(century=century).end_century()
    assert t.s.view(0)["scoring_order"][1] == zone


@pytest.mark.parametrize(
    ("workers", "moved"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (9, 4), (10, 5), (11, 5), (12, 5), (20, 5)]
)
def test_qc_5_81_half_rounded_down_at_most_five_cascade(workers: int, moved: int) -> None:
    t = table().zone("citadel", workers).end_century()
    assert t.scored_in("religion") == ({0: moved} if moved else {})


def test_qc_5_81_only_the_majority_cascades() -> None:
    t = table().zone("politics", 8, 7, 2).end_century()
    assert t.cascades()[0] == (0, "politics", "economy", 4)
    assert {cascade[0] for cascade in t.cascades()} == {0}


def test_qc_5_81_all_tied_players_cascade_the_full_amount() -> None:
    t = table(seats=4).zone("politics", 6, 5, 6, 6).end_century()
    assert t.scored_in("economy") == {0: 3, 2: 3, 3: 3}


def test_qc_5_81_five_workers_each_cascade_in_a_tie() -> None:
    t = table().zone("politics", 12, 12).end_century()
    assert t.scored_in("economy") == {0: 5, 1: 5}


def test_qc_5_81_an_empty_zone_changes_nothing() -> None:
    t = table().end_century()
    assert t.scores() == [0, 0, 0]
    assert t.cascades() == []
    assert [t.pa(seat) for seat in range(3)] == [(10, 0)] * 3


def test_qc_5_82_all_other_workers_return_to_the_reserve() -> None:
    """Of 7 three cascade, of those one; all come home passive but none of the other player's stay either."""
    t = table().zone("citadel", 7, 5).zone("economy", 0, 0, 1).end_century()
    assert t.happened("went_home", seat=0, zone="citadel", number=4)
    assert t.happened("went_home", seat=1, zone="citadel", number=5)
    assert sum(t.s.zones) == 0
    assert [t.pa(seat) for seat in range(3)] == [(17, 0), (15, 0), (11, 0)]


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_qc_5_83_the_fifth_zone_cascades_to_active_workers(century: int) -> None:
    t = (
        table(century=century, event="e1812" if century == 3 else None)
        .zone(ORDERS[century][4], 7, 7, 6)
        .end_century()
    )
    assert [t.pa(seat) for seat in range(3)] == [(14, 3), (14, 3), (16, 0)]


def test_qc_5_83_at_most_five_become_active() -> None:
    t = table().zone("culture", 13).end_century()
    assert t.pa(0) == (10 + 8, 5)


def test_qc_5_83_one_worker_in_the_fifth_zone_stays_passive() -> None:
    assert table().zone("culture", 1).end_century().pa(0) == (11, 0)


def test_qc_5_84_moved_workers_count_for_points_and_majority() -> None:
    """Two workers from the Citadel make black's 3 a 5, more than white's 4."""
    t = table().zone("citadel", 4).zone("religion", 3, 4).end_century()
    assert t.scored_in("religion") == {0: 5, 1: 4}
    assert t.cascades()[1] == (0, "religion", "politics", 2)


def test_qc_5_71_active_workers_are_kept_over_the_century_end() -> None:
    t = table().workers(1, passive=4, active=6).end_century()
    assert t.pa(1) == (4, 6)


@pytest.mark.parametrize(
    ("century", "event"),
    [(1, None), (2, "e1759"), (3, "e1871"), (4, "e2001"), (4, "e2008"), (4, "e1917"), (4, "e1955")],
)
def test_qc_5_80_the_view_says_what_a_scoring_now_would_bring(century: int, event: str | None) -> None:
    t = table(century=century, event=event).points(7, 8, 9)
    t.zone("citadel", 6, 3, 1).zone("religion", 2, 1).zone("politics", 1, 4).zone("economy", 1, 9, 2)
    t.zone("culture", 4, 0, 3)
    before = GAME.encode(t.s)
    said = t.s.view(-1)["forecast"]
    assert GAME.encode(t.s) == before
    t.end_century()
    counted = [f"zones_{century}", "events"]
    booked = [sum(player["parts"][part] for part in counted) for player in t.s.view(-1)["players"]]
    had = [7, 8, 9] if century == 1 else [0, 0, 0]
    assert said["points"] == [points - old for points, old in zip(booked, had, strict=True)]
    assert [
        (c["seat"], c["origin"], c.get("to", "active"), c["number"]) for c in said["cascades"]
    ] == t.cascades()
    assert (t.s.view(-1)["forecast"] is None) == t.s.over()


@pytest.mark.parametrize(
    ("century", "event"), [(1, None), (2, "e1775"), (3, "e1871"), (4, "e1917"), (4, "e1955"), (4, "e2008")]
)
def test_qc_5_61_that_counts_the_neutral_architects_building_which_is_completed_first(
    century: int, event: str | None
) -> None:
    t = table(century=century, event=event).event("e1682").leader(1, "economy")
    t.building("entertainment_quarter_2", "neutral", contributions=[0, 1, 0])
    for site in ("heritage_site_1", "heritage_site_2"):
        t.marker(site, seat=1, stars=1)
    t.zone("citadel", 6, 3, 1).zone("religion", 1, 1).zone("politics", 1, 4).zone("economy", 1, 9, 2)
    before = GAME.encode(t.s)
    said = t.s.view(-1)
    assert GAME.encode(t.s) == before
    t.end_century()
    counted = [f"zones_{century}", "events"]
    players = t.s.view(-1)["players"]
    booked = [sum(player["parts"][part] for part in counted) for player in players]
    assert said["forecast"]["points"] == booked
    assert booked[1] >= 8  # the third building of Culture wins the race
    assert [
        (c["seat"], c["origin"], c.get("to", "active"), c["number"]) for c in said["forecast"]["cascades"]
    ] == t.cascades()
    paid = [player["buildings_if_over"] for player in players]
    assert [player["buildings_if_over"] for player in said["players"]] == paid == [0, 1 + 1 + 6, 0]


def test_qc_5_61_that_counts_it_on_the_first_site_of_the_board_too() -> None:
    t = table().leader(1, "economy")
    first = t.s.view(-1)["sites"][0]
    t.building(first["site"], "neutral", contributions=[2])
    assert t.s.view(-1)["forecast"]["points"][2] >= first["cost"]


def test_qc_5_61_a_forecast_leaves_the_redirection_out() -> None:
    """No question: the workers of the Politics leader's holder count in the colour of the building."""
    t = table().leader(1, "economy").leader(0, "politics")
    t.building("entertainment_quarter_1", "neutral", contributions=[0])
    assert t.s.view(-1)["forecast"]["points"] == [2, 0, 0]
    assert t.s.view(-1)["forecast"]["cascades"] == [
        {"event": "cascaded_home", "seat": 0, "origin": "culture", "number": 1}
    ]


# ---------------------------------------------------------------- a second reading of the rules

Zones = dict[str, dict[int, int]]


def second_reading(
    zones: Zones, century: int, event: str, seats: int
) -> tuple[dict[int, int], dict[int, int]]:
    """Points and newly active workers of each seat, from the text of QC-5.80 to QC-5.84 and of the events."""
    everybody = set(range(seats))
    lying = {zone: dict(workers) for zone, workers in zones.items()}
    points = dict.fromkeys(everybody, 0)
    active = dict.fromkeys(everybody, 0)
    if event == "e1917":
        lying = {zone: {p: n for p, n in workers.items() if n >= 3} for zone, workers in lying.items()}

    def where(player: int) -> set[str]:
        return {zone for zone, workers in lying.items() if workers.get(player, 0)}

    if event == "e1955":
        for player in everybody:
            points[player] += 5 if len(where(player)) == 5 else 0
    cascaders = {p for p in everybody if event != "e2008" or where(p) >= COLOURED}
    stops: list[str | None] = [*ORDERS[century], None]
    for zone, following in zip(ORDERS[century], stops[1:], strict=True):
        here = {p: n for p, n in lying.pop(zone).items() if n}
        for player, workers in here.items():
            points[player] += workers
        leaders = {p for p in here if here[p] == max(here.values())}
        if event == "e1759" and zone == "citadel":
            leaders = set(here)
        if event == "e2001" and following is not None:
            leaders &= {p for p in here if following in where(p)}
        for player in leaders & cascaders:
            half = min(here[player] // 2, 5)
            target = active if following is None else lying[following]
            target[player] = target.get(player, 0) + half
    return points, active


SCORING_EVENTS = ["e1759", "e1756", "e1812", "e1871", "e1917", "e1955", "e2001", "e2008"]


@st.composite
def positions(draw: Any) -> tuple[int, int, str, Zones]:
    """Seats, century, its event, and workers in the zones, often so few that ties and gaps are common."""
    seats = draw(st.integers(3, 5))
    event = draw(st.sampled_from(["", *SCORING_EVENTS]))
    century = next((1 + i // 4 for i, name in enumerate(EVENTS.ids) if event and name.startswith(event)), 1)
    number = st.one_of(st.integers(0, 4), st.integers(0, 14))
    return seats, century, event, {z: {p: draw(number) for p in range(seats)} for z in ZONES.ids}


@settings(max_examples=examples(400))
@given(positions())
def test_qc_5_80_to_5_84_a_second_reading_of_the_rules_agrees(position: tuple[int, int, str, Zones]) -> None:
    seats, century, event, zones = position
    points, active = second_reading(zones, century, event, seats)
    t = table(seats, century, event or None).event("e1812" if century == 2 else "e1665")
    for zone, workers in zones.items():
        t.zone(zone, *workers.values())
    t.end_century()
    kept = {p: min(n, 3) if event == "e1871" else n for p, n in active.items()}
    final = {p: n // 2 if century == 4 else 0 for p, n in active.items()}
    total = {p: 10 + sum(workers[p] for workers in zones.values()) for p in range(seats)}
    assert t.scores() == [points[p] + final[p] for p in range(seats)]
    assert [t.pa(p) for p in range(seats)] == [(total[p] - kept[p], kept[p]) for p in range(seats)]
    assert sum(t.s.zones) == 0
