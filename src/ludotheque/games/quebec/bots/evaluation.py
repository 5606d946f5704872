"""The expected final points of every seat: the evaluation by which bots compare positions.

Two incomes, zones and buildings, are forecast by the rules themselves on clones: once with the zones as they are,
once with every building on the board completed. The rest is estimated: leaders, race, groups, workers in hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.quebec import events, scoring, sites
from ludotheque.games.quebec.bots.outlook import groups_worth, leader_worth, race_worth
from ludotheque.games.quebec.state import DONE, Quebec
from ludotheque.games.quebec.vocabulary import (
    AT_MAIN,
    FROM_ACTIVE,
    FROM_CULTURE_LEADER,
    FROM_EVENTS,
    FROM_MAIN_GROUP,
    FROM_OTHERS,
    LAST_CENTURY,
    LEADER_CULTURE,
    N_SOURCES,
)

# The weight of an opponent's gain relative to the seat's own.
OPPONENTS: Final = 0.6
# The weight of a forecast of the zones when a century begins, and its increase until the century ends.
ZONES_AS_THEY_STAND: Final = 0.2
ZONES_AS_THEY_STAND_LATER: Final = 0.1
ZONES_WHEN_ALL_IS_BUILT: Final = 0.5
ZONES_WHEN_ALL_IS_BUILT_LATER: Final = 0.2
# The worth of a worker by century, active and in the reserve: it will still be played; at the end half a point
# remains.
ACTIVE_WORKER: Final = [0.0, 0.8, 0.8, 0.7, 0.6]
PASSIVE_WORKER: Final = [0.0, 0.25, 0.25, 0.25, 0.1]
# The worth of having the turn.
TO_MOVE: Final = 1.2
# The expected points of every seat from the zones of a century to come.
ZONES_TO_COME: Final = 20.0
SITES_A_CENTURY: Final = 11.0


def expected_points(s: Quebec) -> vec[float]:
    """By seat; when the game is over, its points."""
    parts = expected(s)
    found = vec[float]([0.0] * s.seats)
    for seat in range(s.seats):
        for part in range(seat * N_SOURCES, (seat + 1) * N_SOURCES):
            found[seat] += parts[part]
    return found


def expected(s: Quebec) -> vec[float]:
    """By seat and part of the score: points scored, and expected points."""
    found = vec[float]([float(points) for points in s.tally])
    if s.over():
        return found
    standing = zone_points(s.clone())
    built = with_all_built(s)
    finished = zone_points(built)
    left = float(s.available) / SITES_A_CENTURY
    stand_share = ZONES_AS_THEY_STAND + ZONES_AS_THEY_STAND_LATER * (1.0 - left)
    built_share = ZONES_WHEN_ALL_IS_BUILT + ZONES_WHEN_ALL_IS_BUILT_LATER * (1.0 - left)
    groups = groups_worth(built)
    for seat in range(s.seats):
        first = seat * N_SOURCES
        zones = stand_share * float(standing[seat]) + built_share * float(finished[seat])
        found[first + s.century - 1] += zones + ZONES_TO_COME * 0.5 * left
        for century in range(s.century, LAST_CENTURY):
            found[first + century] += ZONES_TO_COME
        found[first + FROM_ACTIVE] += ACTIVE_WORKER[s.century] * float(s.active[seat])
        found[first + FROM_ACTIVE] += PASSIVE_WORKER[s.century] * float(s.passive[seat])
        found[first + FROM_MAIN_GROUP] += groups.main[seat]
        found[first + FROM_OTHERS] += groups.others[seat]
        found[first + FROM_EVENTS] += groups.event[seat] + race_worth(built, seat)
        add_leader(s, seat, left, found)
    if s.step().number == AT_MAIN:
        found[s.asked() * N_SOURCES + s.century - 1] += TO_MOVE
    return found


def add_leader(s: Quebec, seat: i64, left: float, found: vec[float]) -> None:
    """Each leader has its own worth: Culture by its markers, the others by the workers that go to the century's
    zones.
    """
    worth = leader_worth(s, seat, left)
    part = FROM_CULTURE_LEADER if s.holds(seat, LEADER_CULTURE) else s.century - 1
    found[seat * N_SOURCES + part] += worth


def zone_points(scratch: Quebec) -> vec[i64]:
    """The points of each seat if the century ended now; modifies the position."""
    before = scratch.points[:]
    events.before_zone_scoring(scratch)
    scoring.score_zones(scratch)
    return vec[i64]([scratch.points[seat] - before[seat] for seat in range(scratch.seats)])


def with_all_built(s: Quebec) -> Quebec:
    """The same position if every architect completed its building now."""
    built = s.clone()
    for architect in range(s.seats + 1):
        site = s.architect_site[architect]
        if site >= 0:
            stars = built.contributions(site)
            sites.send_workers_to_zones(built, site, built.box.site_colour[site])
            built.site_state[site] = DONE
            if stars >= events.least_contributions(built):
                built.star_owner[site] = built.owner_of(architect)
                built.stars[site] = stars
    return built


def evaluate(s: Quebec, seat: i64) -> float:
    """With several opponents the gain of one counts only in part; at the end only the best of them counts."""
    found = expected_points(s)
    others = 0.0
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            others += found[other]
            best = max(best, found[other])
    if s.over():
        return found[seat] - best
    return found[seat] - OPPONENTS * others / float(s.seats - 1)
