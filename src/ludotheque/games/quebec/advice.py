"""13 What a good player thinks about, as a number: the evaluation that bots compare positions by.

Two incomes: zones, scored four times, and buildings, scored once. Both are forecast by the rules themselves,
played on a clone: once with the zones as they stand, once with every building on the board completed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.quebec import events, scoring, sites
from ludotheque.games.quebec.state import DONE, Quebec
from ludotheque.games.quebec.vocabulary import LAST_CENTURY, N_SITES

# How much of a forecast is believed; the rest is what may still change before the century ends.
ZONES_AS_THEY_STAND: Final = 0.3
ZONES_WHEN_ALL_IS_BUILT: Final = 0.7
BUILDINGS: Final = 0.85
ROOM_TO_GROW: Final = 0.25
# A worker at hand by century: it will still be played; in the last one half a point each is left of it.
ACTIVE_WORKER: Final = [0.0, 0.5, 0.5, 0.5, 0.6]
PASSIVE_WORKER: Final = [0.0, 0.25, 0.25, 0.25, 0.1]
OPPONENTS: Final = 0.6


def evaluate(s: Quebec, seat: i64) -> float:
    """How good the position looks for a seat: its prospects, less a part of its opponents'."""
    if s.over():
        return lead(s, seat)
    standing = zone_points(s.clone())
    built = with_all_built(s)
    finished = zone_points(built)
    mine = 0.0
    others = 0.0
    for other in range(s.seats):
        worth = (
            float(s.points[other])
            + ZONES_AS_THEY_STAND * float(standing[other])
            + ZONES_WHEN_ALL_IS_BUILT * float(finished[other])
            + building_worth(built, other)
            + ACTIVE_WORKER[s.century] * float(s.active[other])
            + PASSIVE_WORKER[s.century] * float(s.passive[other])
        )
        if other == seat:
            mine = worth
        else:
            others += worth
    return mine - OPPONENTS * others / float(s.seats - 1)


def lead(s: Quebec, seat: i64) -> float:
    """The points ahead of the best opponent, when the game is over."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.points[other])
    return float(s.points[seat] - best)


def zone_points(scratch: Quebec) -> vec[i64]:
    """What each seat would score if the zones were scored now; uses the position up."""
    before = scratch.points[:]
    scoring.score_zones(scratch)
    return vec[i64]([scratch.points[seat] - before[seat] for seat in range(scratch.seats)])


def with_all_built(s: Quebec) -> Quebec:
    """The same position if every architect left his building now."""
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


def building_worth(built: Quebec, seat: i64) -> float:
    """What the buildings would pay, and a little for each place where the main group can still grow."""
    groups = scoring.Groups(built, seat)
    room: i64 = 0
    if built.century < LAST_CENTURY:
        for site in range(N_SITES):
            if groups.of[site] >= 0 and groups.of[site] == groups.main_group:
                for near in built.box.neighbours[site]:
                    if built.site_state[near] != DONE:
                        room += 1
    return BUILDINGS * float(groups.main + groups.others) + ROOM_TO_GROW * float(min(room, 8))
