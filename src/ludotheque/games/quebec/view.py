"""The view of one seat: everything except face-down events (QC-9.2), with ids instead of numbers."""

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.events import Log
from ludotheque.games.quebec.contribution import earns_district_action
from ludotheque.games.quebec.events import before_zone_scoring, leader_activation
from ludotheque.games.quebec.leaders import held, leader_of
from ludotheque.games.quebec.scoring import Groups, most_workers, score_zones
from ludotheque.games.quebec.sites import finish
from ludotheque.games.quebec.state import FACE_DOWN, IN_HAND, NO_SEAT, NOT_IN_GAME, ON_CARD, Quebec
from ludotheque.games.quebec.vocabulary import (
    CASCADED,
    CASCADED_HOME,
    DISTRICTS,
    EVENTS,
    FAMILY,
    LEADER_ECONOMY,
    LEADERS,
    LEVELS,
    N_LEADERS,
    N_SITES,
    N_SOURCES,
    N_ZONES,
    NEUTRAL,
    SITES,
    SOURCES,
    SPOTS,
    TILES,
    ZONES,
)

STATES: Final = ["dormant", "available", "under_construction", "finished"]


def view(s: Quebec) -> dict[str, Any]:
    """The table as all seats see it."""
    after_step_1 = with_neutral_building_completed(s)
    return {
        "level": LEVELS.ids[s.level],
        "century": s.century,
        "available": s.available,
        "sites": [site_view(s, site) for site in range(N_SITES)],
        "scoring_order": [ZONES.ids[zone] for zone in s.box.scoring_order[s.century - 1]],
        "zones": {
            ZONES.ids[zone]: [s.workers_in(other, zone) for other in range(s.seats)]
            for zone in range(N_ZONES)
        },
        "majorities": {ZONES.ids[zone]: majority(s, zone) for zone in range(N_ZONES)},
        "players": [player_view(s, other, after_step_1) for other in range(s.seats)],
        "neutral_architect": None if s.level == FAMILY else place_of(s.architect_site[s.seats]),
        "leaders": [leader_view(s, leader) for leader in range(N_LEADERS) if s.holder[leader] != NOT_IN_GAME],
        "leader_activation": leader_activation(s, held(s)),
        "events": [EVENTS.ids[s.events[number]] for number in range(s.century)] if s.with_events() else [],
        "forecast": None if s.over() else forecast(s, after_step_1),
        "no_action": no_action(s),
        "race": [seat for seat in (s.race_first, s.race_second) if seat != NO_SEAT],
        "winners": s.game.score(s).winners if s.over() else [],
    }


def majority(s: Quebec, zone: i64) -> list[int]:
    """QC-5.81: the seats with the most workers in a zone; empty if there are none."""
    most = most_workers(s, zone)
    return [int(seat) for seat in range(s.seats) if most > 0 and s.workers_in(seat, zone) == most]


def with_neutral_building_completed(s: Quebec) -> Quebec:
    """The table after step 1 of a century's end (QC-5.61). No question is asked: no workers are redirected."""
    site = s.architect_site[s.seats]
    if site < 0:
        return s
    scratch = s.clone()
    finish(scratch, s.holder[LEADER_ECONOMY], site, NEUTRAL, s.box.site_colour[site])
    return scratch


def forecast(s: Quebec, after_step_1: Quebec) -> dict[str, Any]:
    """If the century ended now: the points of each seat and the cascades, computed by the rules."""
    scratch = after_step_1.clone()
    log = Log()
    scratch.log = log
    before_zone_scoring(scratch)
    score_zones(scratch)
    return {
        "points": [scratch.points[seat] - s.points[seat] for seat in range(s.seats)],
        "cascades": [
            event.to_json(-1) for event in log.events if event.kind is CASCADED or event.kind is CASCADED_HOME
        ],
    }


def no_action(s: Quebec) -> dict[str, list[int]]:
    """QC-5.32: by site under construction, the seats that get no district action from a contribution there."""
    found: dict[str, list[int]] = {}
    for site in range(N_SITES):
        if s.architect_at(site) != NO_SEAT:
            barred = [int(seat) for seat in range(s.seats) if not earns_district_action(s, seat, site)]
            if barred:
                found[SITES.ids[site]] = barred
    return found


def site_view(s: Quebec, site: i64) -> dict[str, Any]:
    architect = s.architect_at(site)
    return {
        "site": SITES.ids[site],
        "district": DISTRICTS.ids[s.box.site_district[site]],
        "color": ZONES.ids[s.box.site_colour[site]],
        "cost": s.box.site_cost[site],
        "tile": TILES.ids[s.layout[site]],
        "century": s.box.tile_century[s.layout[site]],
        "state": STATES[s.site_state[site]],
        "architect": None if architect == NO_SEAT else "neutral" if architect == s.seats else architect,
        "contributions": [
            s.spots[spot] for spot in range(site * SPOTS, site * SPOTS + SPOTS) if s.spots[spot] != NO_SEAT
        ],
        "owner": None if s.star_owner[site] == NO_SEAT else s.star_owner[site],
        "stars": s.stars[site],
    }


def player_view(s: Quebec, seat: i64, after_step_1: Quebec) -> dict[str, Any]:
    leader = leader_of(s, seat)
    groups = Groups(s, seat)
    if_over = groups if after_step_1 is s else Groups(after_step_1, seat)
    return {
        "seat": seat,
        "colour": s.game.colours[s.colours[seat]],
        "points": s.points[seat],
        "active": s.active[seat],
        "passive": s.passive[seat],
        "architect": place_of(s.architect_site[seat]),
        "leader": None if leader < 0 else LEADERS.ids[leader],
        "parts": {SOURCES.ids[i]: s.tally[seat * N_SOURCES + i] for i in range(N_SOURCES)},
        "main_group": [
            SITES.ids[site]
            for site in range(N_SITES)
            if groups.main > 0 and groups.of[site] == groups.main_group
        ],
        "main_group_points": groups.main,
        "buildings_if_over": if_over.main + if_over.others,
    }


def place_of(site: i64) -> str:
    """The place of an architect."""
    if site == IN_HAND:
        return "hand"
    return "card" if site == ON_CARD else SITES.ids[site]


def leader_view(s: Quebec, leader: i64) -> dict[str, Any]:
    holder = s.holder[leader]
    return {
        "leader": LEADERS.ids[leader],
        "holder": holder if holder >= 0 else None,
        "face_down": holder == FACE_DOWN,
    }
