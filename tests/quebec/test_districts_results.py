"""QC-5.51 to QC-5.60: every result an action can have, and no other.

The engine asks for an action part by part; the rules list its executions with all their parameters. Here the
executions are carried out one by one on a little table of their own, knowing nothing of the engine, and the
results are compared with all those that the engine's questions lead to.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product

import pytest

from ludotheque.games.quebec.state import AVAILABLE, IN_HAND, ON_CARD, Quebec
from ludotheque.games.quebec.vocabulary import SITES
from tests.quebec.scenario import NEUTRAL, Scenario
from tests.quebec.test_contribution import COSTS

ZONES = ("citadel", "religion", "politics", "economy", "culture")
COLOURED = ZONES[1:]
COLOUR = {district: COLOURED[number // 4] for number, district in enumerate(COSTS)}
SCALE = (0, 1, 3, 4)
PLAYER = 0

Counts = tuple[int, ...]


@dataclass(frozen=True)
class Table:
    """The table as seat 0 sees it; `zones`, `spots` and `markers` tell of everybody."""

    passive: int
    active: int
    points: int
    zones: frozenset[tuple[int, str, int]]
    spots: frozenset[tuple[str, Counts]]
    markers: frozenset[tuple[str, int, int]]
    own: str
    neutral: str
    open: frozenset[str]
    others: Counts


def table_of(s: Quebec) -> Table:
    def place(architect: int) -> str:
        site = s.architect_site[architect]
        return {IN_HAND: "hand", ON_CARD: "card"}.get(site) or SITES.ids[site]

    sites = range(len(SITES.ids))
    return Table(
        passive=s.passive[PLAYER],
        active=s.active[PLAYER],
        points=s.points[PLAYER],
        zones=frozenset(
            (seat, zone, int(s.workers_in(seat, number)))
            for seat in range(s.seats)
            for number, zone in enumerate(ZONES)
            if s.workers_in(seat, number)
        ),
        spots=frozenset(
            (
                SITES.ids[site],
                tuple(sorted(int(seat) for seat in s.spots[site * 3 : site * 3 + 3] if seat >= 0)),
            )
            for site in sites
            if s.contributions(site)
        ),
        markers=frozenset(
            (SITES.ids[site], int(s.star_owner[site]), int(s.stars[site])) for site in sites if s.stars[site]
        ),
        own=place(PLAYER),
        neutral=place(s.seats),
        open=frozenset(SITES.ids[site] for site in sites if s.site_state[site] == AVAILABLE),
        others=tuple(int(n) for by_seat in (s.passive, s.active, s.points) for n in list(by_seat)[1:]),
    )


def reachable(t: Scenario) -> set[Table]:
    """Every table on which the engine lets the next player's turn begin."""
    found: set[Table] = set()
    waiting = [t.s]
    while waiting:
        s = waiting.pop()
        (seat,) = s.to_move()
        if (seat, s.step().name) == (1, "main"):
            found.add(table_of(s))
            continue
        for action in s.actions(seat):
            after = s.clone()
            after.apply(seat, action)
            waiting.append(after)
    return found


# ---------------------------------------------------------------- the executions, by the list of the rules


@dataclass(frozen=True)
class Around:
    """What an execution reads but does not change."""

    trigger: str
    buildings: tuple[str, ...]
    holds_economy: bool
    politics: int


Execution = Callable[[Table, Around], Iterator[Table]]


def district_of(site: str) -> str:
    return site[:-2]


def count(table: Table, seat: int, zone: str) -> int:
    return sum(number for who, where, number in table.zones if (who, where) == (seat, zone))


def shift(table: Table, seat: int, zone: str, number: int) -> Table:
    rest = frozenset(entry for entry in table.zones if entry[:2] != (seat, zone))
    total = count(table, seat, zone) + number
    return replace(table, zones=rest | {(seat, zone, total)} if total else rest)


def pay(table: Table, number: int) -> Table | None:
    """The reserve first, active workers for what it lacks; None where both together don't do."""
    reserve = min(number, table.passive)
    if number - reserve > table.active:
        return None
    return replace(table, passive=table.passive - reserve, active=table.active - (number - reserve))


def put(table: Table, zone: str | None, number: int = 1) -> Table | None:
    if zone is None:
        return table
    paid = pay(table, number)
    return None if paid is None else shift(paid, PLAYER, zone, number)


def awaken(table: Table, number: int) -> Table:
    moved = min(number, table.passive)
    return replace(table, passive=table.passive - moved, active=table.active + moved)


def put_in_one(*listed: str) -> Execution:
    def execution(table: Table, around: Around) -> Iterator[Table]:
        for zone, number in product(listed, (1, 2)):
            after = put(table, zone, number)
            if after is not None:
                yield after

    return execution


def protestant(table: Table, around: Around) -> Iterator[Table]:
    for first, second in product((None, "citadel"), (None, *COLOURED)):
        after = put(table, first)
        after = None if after is None else put(after, second)
        if after is not None:
            yield after


def irish(table: Table, around: Around) -> Iterator[Table]:
    for number, zone in product((0, 1), (None, *ZONES)):
        after = put(awaken(replace(table, points=table.points + 1), number), zone)
        if after is not None:
            yield after


def jewish(table: Table, around: Around) -> Iterator[Table]:
    for zone in (None, *ZONES):
        placed = put(table, zone)
        if placed is not None:
            yield placed
            for origin, to, number in product(ZONES, ZONES, (1, 2)):
                if origin != to and count(placed, PLAYER, origin) >= number:
                    yield shift(shift(placed, PLAYER, origin, -number), PLAYER, to, number)


def port(table: Table, around: Around) -> Iterator[Table]:
    for number in range(4):
        yield awaken(table, number)


def prestige(table: Table, around: Around) -> Iterator[Table]:
    for which in ("own", "neutral") if around.holds_economy else ("own",):
        place = table.own if which == "own" else table.neutral
        for left in [table] if place == "hand" else completed(table, around, place):
            for site in left.open:
                placed = replace(left, open=left.open - {site})
                placed = replace(placed, own=site) if which == "own" else replace(placed, neutral=site)
                yield awaken(placed, 3)


def completed(table: Table, around: Around, site: str) -> Iterator[Table]:
    """Steps 1 to 4, once for each zone that the Politics leader's holder may choose."""
    stacks = dict(table.spots).get(site, ())
    colour, cost = COLOUR[district_of(site)], COSTS[district_of(site)]
    for chosen in COLOURED if around.politics in stacks else (colour,):
        after = replace(table, spots=frozenset(entry for entry in table.spots if entry[0] != site))
        for seat in stacks:
            after = shift(after, seat, chosen if seat == around.politics else colour, cost)
        if stacks:
            after = replace(after, markers=after.markers | {(site, PLAYER, len(stacks))})
        yield after


def business(table: Table, around: Around) -> Iterator[Table]:
    stacks = dict(table.spots)
    for site in around.buildings:
        here = stacks.get(site, ())
        paid = pay(table, COSTS[district_of(site)])
        if site != around.trigger and len(here) < 3 and paid is not None:
            yield replace(paid, spots=table.spots - {(site, here)} | {(site, tuple(sorted((*here, PLAYER))))})


def academic(table: Table, around: Around) -> Iterator[Table]:
    zones = sum(count(table, PLAYER, zone) > 0 for zone in ZONES)
    yield replace(table, points=table.points + SCALE[min(zones, 3)])


def entertainment(table: Table, around: Around) -> Iterator[Table]:
    yield replace(table, points=table.points + SCALE[min(table.active, 3)])


def arts(table: Table, around: Around) -> Iterator[Table]:
    for site, seat, stars in table.markers:
        if seat == PLAYER and stars < 3:
            yield replace(table, markers=table.markers - {(site, seat, stars)} | {(site, seat, stars + 1)})


def sibling(*others: Execution) -> Execution:
    def execution(table: Table, around: Around) -> Iterator[Table]:
        for other in others:
            yield from other(table, around)

    return execution


municipal = put_in_one("religion", "economy")
provincial = put_in_one("culture", "politics")
military = put_in_one("citadel")

EXECUTIONS: dict[str, Execution] = {
    "archdiocese": sibling(protestant, irish, jewish),
    "protestant_quarter": protestant,
    "irish_quarter": irish,
    "jewish_quarter": jewish,
    "seat_of_government": sibling(municipal, provincial, military),
    "municipal_administration": municipal,
    "provincial_administration": provincial,
    "military_administration": military,
    "commercial_quarter": sibling(port, prestige, business),
    "port_quarter": port,
    "prestige_homes_quarter": prestige,
    "business_quarter": business,
    "heritage_site": sibling(academic, entertainment, arts),
    "academic_quarter": academic,
    "entertainment_quarter": entertainment,
    "arts_quarter": arts,
}


# ---------------------------------------------------------------- the positions


def bare(t: Scenario) -> None:
    """Nothing but the building contributed to."""


def busy(t: Scenario) -> None:
    """Workers in zones, markers of every size, buildings of every cost, one's own with workers of others."""
    t.zone("citadel", 1, 4).zone("politics", 2).zone("culture", 3, 1, 2)
    t.marker("heritage_site_2", 0, 1).marker("archdiocese_2", 0, 2).marker("irish_quarter_2", 0, 3)
    t.marker("jewish_quarter_2", 1, 1)
    t.building("seat_of_government_2", architect=2, contributions=[1, 3])
    t.building("arts_quarter_3", architect=3, contributions=[1, 2, 3])
    t.building("military_administration_3", architect=0, contributions=[0, 2])


def with_leaders(t: Scenario) -> None:
    """A second architect to move, and another player who chooses where their workers go."""
    t.zone("religion", 1).leader(0, "economy").leader(2, "politics")
    t.building("arts_quarter_3", NEUTRAL, contributions=[2, 1, 2])
    t.building("irish_quarter_2", architect=0, contributions=[2])


def neutral_elsewhere(t: Scenario) -> None:
    t.leader(3, "economy").building("provincial_administration_2", NEUTRAL)


@pytest.mark.parametrize(
    ("passive", "active"), [(0, 0), (0, 1), (0, 2), (0, 4), (1, 0), (1, 1), (2, 0), (3, 1), (9, 5)]
)
@pytest.mark.parametrize("around", [bare, busy, with_leaders, neutral_elsewhere])
@pytest.mark.parametrize("district", COSTS)
def test_qc_5_8_an_action_has_exactly_the_results_of_its_rule(
    district: str, around: Callable[[Scenario], None], passive: int, active: int
) -> None:
    site = f"{district}_1"
    t = Scenario().century(4).no_site_left(keep=4)
    around(t)
    t.building(site, architect=1).workers(PLAYER, passive, active + COSTS[district])
    t.do(PLAYER, "contribute", site=site)
    paid = table_of(t.s)
    assert (paid.passive, paid.active) == (passive, active)
    read = Around(
        trigger=site,
        buildings=tuple(SITES.ids[where] for where in t.s.architect_site if where >= 0),
        holds_economy=around is with_leaders,
        politics=2 if around is with_leaders else -1,
    )
    assert reachable(t) == {paid, *EXECUTIONS[district](paid, read)}


def test_qc_5_57_the_results_in_figures() -> None:
    t = (
        Scenario()
        .century(4)
        .building("municipal_administration_1", architect=1)
        .workers(0, passive=1, active=4)
    )
    t.do(0, "contribute", site="municipal_administration_1")
    figures = {
        (table.passive, table.active, tuple(sorted(entry[1:] for entry in table.zones)))
        for table in reachable(t)
    }
    assert figures == {
        (1, 2, ()),
        (0, 2, (("religion", 1),)),
        (0, 1, (("religion", 2),)),
        (0, 2, (("economy", 1),)),
        (0, 1, (("economy", 2),)),
    }


def test_qc_5_55_the_results_in_figures() -> None:
    t = Scenario().century(4).building("irish_quarter_1", architect=1).workers(0, passive=1, active=2)
    t.do(0, "contribute", site="irish_quarter_1")
    figures = {
        (table.points, table.passive, table.active, tuple(sorted(entry[1:] for entry in table.zones)))
        for table in reachable(t)
    }
    assert figures == {
        (0, 1, 0, ()),
        (1, 1, 0, ()),
        (1, 0, 1, ()),
        *[(1, 0, 0, ((zone, 1),)) for zone in ZONES],
    }
