"""Scoring the five zones (QC-5.80 to QC-5.84) and the final scoring (QC-6.1 to QC-6.5)."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.games.quebec import events
from ludotheque.games.quebec.state import UNDER_CONSTRUCTION, Quebec
from ludotheque.games.quebec.vocabulary import (
    CASCADED,
    CASCADED_HOME,
    FROM_ACTIVE,
    FROM_MAIN_GROUP,
    FROM_OTHERS,
    FROM_UNFINISHED,
    N_SITES,
    N_ZONES,
    SPOTS,
    WENT_HOME,
    ZONE_SCORED,
)

# ---------------------------------------------------------------- the five zones


def score_zones(s: Quebec) -> None:
    """QC-5.63, QC-5.80 to QC-5.84: zone after zone in the order of the century."""
    order = s.box.scoring_order[s.century - 1]
    allowed = events.may_cascade_at_all(s)
    for place in range(N_ZONES):
        following = order[place + 1] if place + 1 < N_ZONES else -1
        score_zone(s, order[place], following, allowed)


def score_zone(s: Quebec, zone: i64, following: i64, allowed: vec[i64]) -> None:
    """Scores one zone: points, cascade into the following one (-1: to the player boards), the other workers return."""
    most = most_workers(s, zone)
    for seat in range(s.seats):
        number = s.workers_in(seat, zone)
        if number > 0:
            s.note(ZONE_SCORED, seat, zone, number, 1 if number == most else 0)
            s.score(seat, number, s.century - 1)
    for seat in range(s.seats):
        number = s.workers_in(seat, zone)
        moved: i64 = 0
        majority = number == most or events.everybody_cascades(s, zone)
        if majority and allowed[seat] == 1 and (following < 0 or events.may_enter(s, seat, following)):
            moved = min(s.box.cascade_max, number // 2)
        leave_zone(s, seat, zone, following, moved)


def most_workers(s: Quebec, zone: i64) -> i64:
    """The number of workers of the player with the majority in a zone (QC-5.81)."""
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, s.workers_in(seat, zone))
    return most


def leave_zone(s: Quebec, seat: i64, zone: i64, following: i64, moved: i64) -> None:
    """QC-5.81 to QC-5.83: the cascade moves on, the rest returns to the reserve; the zone is empty."""
    rest = s.workers_in(seat, zone) - moved
    s.zones[seat * N_ZONES + zone] = 0
    s.passive[seat] += rest
    if moved > 0 and following >= 0:
        s.zones[seat * N_ZONES + following] += moved
        s.note(CASCADED, seat, zone, following, moved)
    elif moved > 0:
        s.active[seat] += moved
        s.note(CASCADED_HOME, seat, zone, moved)
    if rest > 0:
        s.note(WENT_HOME, seat, zone, rest)


# ---------------------------------------------------------------- the end of the game


def score_final(s: Quebec) -> None:
    """QC-6.1 to QC-6.5, in this order."""
    for seat in range(s.seats):
        s.score(seat, workers_on_unfinished(s, seat) * s.box.unfinished_value, FROM_UNFINISHED)
    for seat in range(s.seats):
        s.score(seat, s.active[seat] // s.box.active_per_point, FROM_ACTIVE)
    sizes = vec[i64]([0] * s.seats)
    for seat in range(s.seats):
        groups = Groups(s, seat)
        s.score(seat, groups.main, FROM_MAIN_GROUP)
        s.score(seat, groups.others, FROM_OTHERS)
        sizes[seat] = groups.largest
    events.score_largest_group(s, sizes)


def workers_on_unfinished(s: Quebec, seat: i64) -> i64:
    """QC-6.1: workers of a seat on tiles that are still under construction."""
    count: i64 = 0
    for site in range(N_SITES):
        if s.site_state[site] == UNDER_CONSTRUCTION:
            for spot in range(SPOTS):
                if s.spots[site * SPOTS + spot] == seat:
                    count += s.box.site_cost[site]
    return count


class Groups:
    """QC-6.3, QC-6.4, QC-5.91: the connected groups of a seat's markers, and their points.

    `main` is the points of the main group, `others` those of all other markers, `largest` the number of buildings of
    the largest group, `of` the number of the group at each site (-1: not this seat's).
    """

    def __init__(self, s: Quebec, seat: i64) -> None:
        self.main: i64 = 0
        self.others: i64 = 0
        self.largest: i64 = 0
        self.of: vec[i64] = vec[i64]([-1] * N_SITES)
        self.main_group: i64 = -1
        given_up: i64 = 0
        groups: i64 = 0
        for site in range(N_SITES):
            if s.star_owner[site] == seat and self.of[site] < 0:
                main, ordinary = self._walk(s, seat, site, groups)
                # the highest sum; among equal ones the group whose markers would score least outside it (QC-6.4)
                if main > self.main or (main == self.main and ordinary < given_up):
                    self.main = main
                    self.main_group = groups
                    given_up = ordinary
                self.others += ordinary
                groups += 1
        self.others -= given_up

    def _walk(self, s: Quebec, seat: i64, first: i64, group: i64) -> tuple[i64, i64]:
        """Marks the group of a site; returns its sum as main group and as ordinary markers."""
        main: i64 = 0
        ordinary: i64 = 0
        size: i64 = 0
        self.of[first] = group
        open_sites = vec[i64]([first])
        while len(open_sites) > 0:
            open_sites, site = pop(open_sites)
            stars = s.stars[site]
            main += s.box.main_value[stars]
            ordinary += s.box.other_value[stars]
            size += 1
            for near in s.box.neighbours[site]:
                if s.star_owner[near] == seat and self.of[near] < 0:
                    self.of[near] = group
                    open_sites = append(open_sites, near)
        self.largest = max(self.largest, size)
        return main, ordinary
