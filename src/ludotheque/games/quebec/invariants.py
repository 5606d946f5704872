"""What is true of every position: no piece appears, vanishes or stands in two places."""

from mypy_extensions import i64

from ludotheque.games.quebec.state import (
    AVAILABLE,
    DONE,
    DORMANT,
    IN_HAND,
    NOBODY,
    NOT_IN_GAME,
    ON_CARD,
    UNDER_CONSTRUCTION,
    Quebec,
)
from ludotheque.games.quebec.vocabulary import (
    AT_CENTURY_END,
    AT_FINISH,
    AT_MAIN,
    AT_PLACE,
    AT_PUT,
    AT_REDIRECT,
    AT_TURN,
    COMPLETE,
    EVENTS_PER_CENTURY,
    FAMILY,
    LAST_CENTURY,
    LEADER_ECONOMY,
    LEADER_POLITICS,
    N_LEADERS,
    N_SITES,
    N_SOURCES,
    N_ZONES,
    NEUTRAL,
    SPOTS,
)


def broken(s: Quebec) -> list[str]:
    """The broken invariants, in words for a developer."""
    return workers(s) + tiles(s) + markers(s) + cards(s) + points(s) + questions(s)


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
    """Every tile lies on a site of its colour, in a state that fits its century and the architects."""
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
        if (state == UNDER_CONSTRUCTION) != (s.architect_at(site) != NOBODY):
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
        owned = s.star_owner[site] != NOBODY
        if owned != (s.stars[site] > 0) or (owned and s.site_state[site] != DONE):
            wrong.append(f"stars: the marker on site {site} is not possible")
    return wrong


def cards(s: Quebec) -> list[str]:
    """Nobody holds two leaders; the neutral architect goes with its leader; events fit the level."""
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
    """The points are those of the breakdown."""
    wrong = []
    for seat in range(s.seats):
        total: i64 = 0
        for source in range(N_SOURCES):
            total += s.tally[seat * N_SOURCES + source]
        if total != s.points[seat]:
            wrong.append(f"points: seat {seat} has {s.points[seat]}, its parts add up to {total}")
    return wrong


def questions(s: Quebec) -> list[str]:
    """The frames lie on one another as the rules put them there, and speak of architects where they are."""
    wrong = []
    for at in range(s.depth()):
        step = s.step_at(at)
        below: i64 = s.step_at(at - 1) if at > 0 else -1
        above: i64 = s.step_at(at + 1) if at + 1 < s.depth() else -1
        seat = s.seat_at(at)
        if (
            (step == AT_TURN) != (at == 0)
            or (step == AT_REDIRECT) != (below == AT_FINISH)
            or below == AT_MAIN
            or below == AT_REDIRECT
            or (below == AT_PLACE and step != AT_FINISH and step != AT_CENTURY_END)
            or (below == AT_CENTURY_END and step != AT_FINISH)
        ):
            wrong.append(f"frames: step {step} can't lie above step {below}")
        elif step == AT_PLACE and not may_place(s, at, above):
            wrong.append(f"frames: seat {seat} has no such architect to place")
        elif step == AT_PUT and not may_put(s, at):
            wrong.append(
                f"frames: district {s.figure_at(at, 1)} has no part {s.figure_at(at, 2)} that puts workers"
            )
        elif step == AT_FINISH and not may_finish(s, at, below):
            wrong.append(f"frames: seat {seat} has no building to finish on site {s.figure_at(at, 0)}")
        elif step == AT_REDIRECT and not may_redirect(s, at):
            wrong.append(f"frames: seat {seat} has no workers to redirect")
    return wrong


def may_place(s: Quebec, at: i64, above: i64) -> bool:
    """The architect is in its owner's hand, or will be once the building above is finished."""
    owner = s.seat_at(at)
    which = s.figure_at(at, 0)
    if which == NEUTRAL and not s.holds(owner, LEADER_ECONOMY):
        return False
    if above == AT_FINISH:
        return s.seat_at(at + 1) == owner and s.figure_at(at + 1, 1) == which
    return s.architect_site[s.architect(owner, which)] == IN_HAND


def may_put(s: Quebec, at: i64) -> bool:
    """The district has zones for this part of its action."""
    district = s.figure_at(at, 1)
    part = s.figure_at(at, 2)
    if district < 0 or part < 0:
        return False
    zones = s.box.districts[district].zones
    return part < len(zones) and len(zones[part]) > 0


def may_finish(s: Quebec, at: i64, below: i64) -> bool:
    """The owner's architect stands on the site."""
    owner = s.seat_at(at)
    site = s.figure_at(at, 0)
    which = s.figure_at(at, 1)
    if below != AT_PLACE and (below != AT_CENTURY_END or which != NEUTRAL):
        return False
    if which == NEUTRAL and not s.holds(owner, LEADER_ECONOMY):
        return False
    return site >= 0 and s.architect_site[s.architect(owner, which)] == site


def may_redirect(s: Quebec, at: i64) -> bool:
    """The Politics leader's holder has workers on the site that is being finished."""
    seat = s.seat_at(at)
    site = s.figure_at(at, 0)
    finished = s.figure_at(at - 1, 0)
    return site == finished and s.holds(seat, LEADER_POLITICS) and s.has_workers_on(seat, site)
