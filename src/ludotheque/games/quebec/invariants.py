"""Invariants of every position: no piece appears, vanishes or stands in two places."""

from mypy_extensions import i64

from ludotheque.games.quebec.state import (
    AVAILABLE,
    DONE,
    DORMANT,
    NO_SEAT,
    NOT_IN_GAME,
    ON_CARD,
    UNDER_CONSTRUCTION,
    Quebec,
)
from ludotheque.games.quebec.vocabulary import (
    COMPLETE,
    EVENTS_PER_CENTURY,
    FAMILY,
    LAST_CENTURY,
    LEADER_ECONOMY,
    N_LEADERS,
    N_SITES,
    N_SOURCES,
    N_ZONES,
    SPOTS,
)


def broken(s: Quebec) -> list[str]:
    """The broken invariants, described for a developer."""
    return workers(s) + tiles(s) + markers(s) + cards(s) + points(s)


def workers(s: Quebec) -> list[str]:
    """Every worker of a seat is active, passive, in a zone or on a tile."""
    wrong = []
    for seat in range(s.seats):
        total = s.active[seat] + s.passive[seat]
        for zone in range(N_ZONES):
            total += s.workers_in(seat, zone)
        for spot in range(N_SITES * SPOTS):
            if s.spots[spot] == seat:
                total += s.box.site_cost[spot // SPOTS]
        if total != s.box.workers[s.seats]:
            wrong.append(f"workers: seat {seat} has {total}, not {s.box.workers[s.seats]}")
    return wrong


def tiles(s: Quebec) -> list[str]:
    """Every tile lies on a site of its colour, in a state consistent with its century and the architects."""
    wrong = []
    seen = [False] * N_SITES
    available: i64 = 0
    for site in range(N_SITES):
        tile = s.layout[site]
        if seen[tile]:
            wrong.append(f"layout: tile {tile} lies on two sites")
        seen[tile] = True
        if s.box.tile_colour[tile] != s.box.site_colour[site]:
            wrong.append(f"layout: the tile on site {site} has another colour")
        state = s.site_state[site]
        century = s.box.tile_century[tile]
        available += 1 if state == AVAILABLE else 0
        if (state == AVAILABLE and century != s.century) or (state == DORMANT) != (century > s.century):
            wrong.append(
                f"site_state: site {site} of century {century} is in state {state} in century {s.century}"
            )
        if (state == UNDER_CONSTRUCTION) != (s.architect_at(site) != NO_SEAT):
            wrong.append(
                f"site_state: site {site} is under construction without an architect, or the reverse"
            )
        if state != UNDER_CONSTRUCTION and s.contributions(site) > 0:
            wrong.append(f"spots: workers on site {site}, where nothing is built")
    if available != s.available:
        wrong.append(f"available: {available} sites are, not {s.available}")
    standing = [s.architect_site[who] for who in range(s.seats + 1) if s.architect_site[who] >= 0]
    if len(set(standing)) != len(standing):
        wrong.append("architect_site: two architects on one site")
    return wrong


def markers(s: Quebec) -> list[str]:
    """A star marker lies on a finished tile and has one to three stars."""
    wrong = []
    for site in range(N_SITES):
        owned = s.star_owner[site] != NO_SEAT
        if owned != (s.stars[site] > 0) or (owned and s.site_state[site] != DONE):
            wrong.append(f"stars: the marker on site {site} is not possible")
    return wrong


def cards(s: Quebec) -> list[str]:
    """No seat holds two leaders; the neutral architect belongs to its leader; events match the level."""
    wrong = []
    for seat in range(s.seats):
        if sum([1 for leader in range(N_LEADERS) if s.holder[leader] == seat]) > 1:
            wrong.append(f"holder: seat {seat} holds two leaders")
    for leader in range(N_LEADERS):
        if (s.holder[leader] == NOT_IN_GAME) != (s.level == FAMILY):
            wrong.append("holder: leaders are in the game at every level but family")
    if (s.holder[LEADER_ECONOMY] >= 0) != (s.architect_site[s.seats] != ON_CARD):
        wrong.append("architect_site: the neutral architect isn't where its leader is")
    for seat in range(s.seats):
        if s.architect_site[seat] == ON_CARD:
            wrong.append(f"architect_site: seat {seat}'s architect is on a card")
    for number in range(LAST_CENTURY):
        drawn = s.events[number]
        if (drawn >= 0) != (s.level == COMPLETE) or (drawn >= 0 and drawn // EVENTS_PER_CENTURY != number):
            wrong.append(f"events: event {drawn} can't be that of century {number + 1}")
    return wrong


def points(s: Quebec) -> list[str]:
    """The points equal the sum of the breakdown."""
    wrong = []
    for seat in range(s.seats):
        total: i64 = 0
        for source in range(N_SOURCES):
            total += s.tally[seat * N_SOURCES + source]
        if total != s.points[seat]:
            wrong.append(f"points: seat {seat} has {s.points[seat]}, its parts add up to {total}")
    return wrong
