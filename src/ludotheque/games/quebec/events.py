"""Events: the sixteen cards, each at the moment its rule names (QC-5.90 to QC-5.99d)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.quebec.box import (
    ACTIVE_CAP,
    CASCADE_NEEDS_PRESENCE,
    CASCADE_NEEDS_ZONES,
    CITADEL_CASCADE_ALL,
    LARGEST_GROUP,
    LEADER_ACTIVATION,
    MIN_CONTRIBUTIONS,
    PRESENCE_BONUS,
    RACE_BY_COLOUR,
    RACE_OF_COLOUR,
    RANK_ACTIVATION,
    REMOVE_SMALL_PRESENCE,
    START_ACTIVATION,
)
from ludotheque.games.quebec.state import NO_SEAT, Quebec
from ludotheque.games.quebec.vocabulary import (
    CITADEL,
    DEACTIVATED,
    FROM_EVENTS,
    N_SITES,
    N_ZONES,
    RACE_WON,
    WENT_HOME,
)

# ---------------------------------------------------------------- throughout a century


def start_activation(s: Quebec) -> i64:
    """QC-5.14; QC-5.99d: 4 with event 1800, 2 with event 1812."""
    return s.event().value if s.has_effect(START_ACTIVATION) else s.box.start_activation


def leader_activation(s: Quebec, held: i64) -> i64:
    """QC-5.41; QC-5.99a: none with event 1756."""
    return s.event().value if s.has_effect(LEADER_ACTIVATION) else held


def least_contributions(s: Quebec) -> i64:
    """QC-5.23: one contribution gives a marker; QC-5.99c: with event 1775, two are needed."""
    return s.event().value if s.has_effect(MIN_CONTRIBUTIONS) else 1


# ---------------------------------------------------------------- the races of century I


def test_race(s: Quebec, seat: i64) -> None:
    """QC-5.90, QC-5.90b, QC-5.90c: after each marker placed or upgraded. The first and the second player to complete
    the race score.
    """
    race = s.race()
    if s.race_second != NO_SEAT or s.race_first == seat:
        return
    if race.effect == RACE_BY_COLOUR:
        done = colours_with(s, seat, race.per_colour, race.min_stars) >= race.colours_needed
    elif race.effect == RACE_OF_COLOUR:
        done = buildings(s, seat, race.colour, race.min_stars) >= race.count
    else:
        return
    if done and s.race_first == NO_SEAT:
        s.race_first = seat
        win_race(s, seat, race.first_points)
    elif done:
        s.race_second = seat
        win_race(s, seat, race.second_points)


def win_race(s: Quebec, seat: i64, points: i64) -> None:
    s.note(RACE_WON, seat, s.events[0], points)
    s.score(seat, points, FROM_EVENTS)


def buildings(s: Quebec, seat: i64, colour: i64, min_stars: i64) -> i64:
    """How many buildings of a colour carry a marker of this seat with at least this many stars."""
    count: i64 = 0
    for site in range(N_SITES):
        if s.star_owner[site] == seat and s.box.site_colour[site] == colour and s.stars[site] >= min_stars:
            count += 1
    return count


def colours_with(s: Quebec, seat: i64, per_colour: i64, min_stars: i64) -> i64:
    """In how many colours the seat has at least this many such buildings."""
    count: i64 = 0
    for colour in range(1, N_ZONES):
        if buildings(s, seat, colour, min_stars) >= per_colour:
            count += 1
    return count


# ---------------------------------------------------------------- at a century's end and beginning


def before_zone_scoring(s: Quebec) -> None:
    """QC-5.62: event 1917 or 1955."""
    event = s.event()
    if s.has_effect(REMOVE_SMALL_PRESENCE):
        remove_small_presence(s, event.value)
    elif s.has_effect(PRESENCE_BONUS):
        for seat in range(s.seats):
            if present_in_all(s, seat, event.zones):
                s.score(seat, event.first_points, FROM_EVENTS)


def remove_small_presence(s: Quebec, most: i64) -> None:
    """QC-5.95: one or two workers in a zone return to the reserve."""
    for seat in range(s.seats):
        for zone in range(N_ZONES):
            number = s.workers_in(seat, zone)
            if number > 0 and number <= most:
                s.zones[seat * N_ZONES + zone] = 0
                s.passive[seat] += number
                s.note(WENT_HOME, seat, zone, number)


def present_in_all(s: Quebec, seat: i64, zones: vec[i64]) -> bool:
    """QC-5.96, QC-5.98: at least one worker in each of the zones."""
    for zone in zones:
        if s.workers_in(seat, zone) == 0:
            return False
    return True


def after_zone_scoring(s: Quebec) -> None:
    """QC-5.94: with event 1871 active workers above 3 return to the reserve."""
    if s.has_effect(ACTIVE_CAP):
        cap = s.event().value
        for seat in range(s.seats):
            over = s.active[seat] - cap
            if over > 0:
                s.active[seat] -= over
                s.passive[seat] += over
                s.note(DEACTIVATED, seat, over)


def at_century_start(s: Quebec) -> None:
    """QC-5.93: event 1867, as soon as it is revealed: players further behind get more workers."""
    if s.has_effect(RANK_ACTIVATION):
        table = s.event().table
        for seat in range(s.seats):
            ahead: i64 = 0
            for other in range(s.seats):
                if s.points[other] > s.points[seat]:
                    ahead += 1
            s.activate(seat, table[ahead])


# ---------------------------------------------------------------- while zones are scored


def may_cascade_at_all(s: Quebec) -> vec[i64]:
    """QC-5.98: determined before the first zone; 1 for each seat that may cascade in this scoring."""
    allowed = vec[i64]([1] * s.seats)
    if s.has_effect(CASCADE_NEEDS_ZONES):
        for seat in range(s.seats):
            allowed[seat] = 1 if present_in_all(s, seat, s.event().zones) else 0
    return allowed


def everybody_cascades(s: Quebec, zone: i64) -> bool:
    """QC-5.92: with event 1759, out of the Citadel."""
    return zone == CITADEL and s.has_effect(CITADEL_CASCADE_ALL)


def may_enter(s: Quebec, seat: i64, zone: i64) -> bool:
    """QC-5.97: with event 2001 a cascade requires a worker in the zone it goes to."""
    return not s.has_effect(CASCADE_NEEDS_PRESENCE) or s.workers_in(seat, zone) > 0


# ---------------------------------------------------------------- final scoring


def score_largest_group(s: Quebec, sizes: vec[i64]) -> None:
    """QC-5.91, QC-6.5: event 1603, for the largest connected set of buildings; all tied players score."""
    race = s.race()
    if race.effect != LARGEST_GROUP:
        return
    largest: i64 = 0
    for size in sizes:
        largest = max(largest, size)
    if largest > 0:
        for seat in range(s.seats):
            if sizes[seat] == largest:
                s.score(seat, race.first_points, FROM_EVENTS)
