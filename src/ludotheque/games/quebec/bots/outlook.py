"""Estimates of future income: a leader in hand, the race, groups of buildings that may still grow."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.quebec import events, leaders, scoring
from ludotheque.games.quebec.box import LARGEST_GROUP, NO_EFFECT, RACE_BY_COLOUR
from ludotheque.games.quebec.state import DONE, NO_SEAT, ON_BOARD, Quebec
from ludotheque.games.quebec.vocabulary import (
    LAST_CENTURY,
    LEADER_CITADEL,
    LEADER_CULTURE,
    LEADER_ECONOMY,
    LEADER_POLITICS,
    LEADER_RELIGION,
    N_LEADERS,
    N_SITES,
    N_ZONES,
)

# ---------------------------------------------------------------- leaders

# The yield of a leader in a whole century, in points; for Culture, the number of markers with two stars.
MARKERS_OF_CULTURE: Final = 1.6
POLITICS: Final = 2.5
RELIGION: Final = 2.0
ECONOMY: Final = 2.0
ANY_LEADER: Final = 0.5
# The Culture leader's points for the building in progress, which may not be finished before the century ends.
UNDER_WAY: Final = 0.8
# The share of the best leader on the board for a seat without one: others may take it first.
STILL_TO_BE_TAKEN: Final = 0.4


def leader_worth(s: Quebec, seat: i64, left: float) -> float:
    """The expected yield of a seat's leader; `left` is the share of the century still to be played."""
    held = leaders.leader_of(s, seat)
    if held >= 0:
        return leader_in_hand(s, seat, held, left)
    if leaders.why_not_take_any(s, seat) is not None:
        return 0.0
    best = 0.0
    for leader in range(N_LEADERS):
        if s.holder[leader] == ON_BOARD:
            best = max(best, leader_in_hand(s, seat, leader, left))
    return STILL_TO_BE_TAKEN * best


def leader_in_hand(s: Quebec, seat: i64, leader: i64, left: float) -> float:
    if leader == LEADER_CULTURE:
        return ANY_LEADER * left + culture_worth(s, seat, left)
    if leader == LEADER_POLITICS:
        return (ANY_LEADER + POLITICS) * left
    if leader == LEADER_RELIGION:
        return (ANY_LEADER + RELIGION) * left
    if leader == LEADER_ECONOMY:
        return (ANY_LEADER + ECONOMY) * left
    assert leader == LEADER_CITADEL  # QC-5.43: it paid when it was taken
    return ANY_LEADER * left


def culture_worth(s: Quebec, seat: i64, left: float) -> float:
    """QC-5.45: points for the marker in progress, and for those to come."""
    scale = s.box.culture_points_3 if s.seats == 3 else s.box.culture_points_4
    worth = MARKERS_OF_CULTURE * float(scale[2]) * left
    site = s.architect_site[seat]
    if site >= 0:
        stars = s.contributions(site)
        if stars >= events.least_contributions(s):
            worth += UNDER_WAY * float(scale[stars])
    return worth


# ---------------------------------------------------------------- the race

# The weight of the race's prize, by century.
RACE: Final = [0.0, 1.0, 1.0, 0.8, 0.5]


def race_worth(built: Quebec, seat: i64) -> float:
    """QC-5.90 to QC-5.90c: the prize left, by the seat's progress towards it."""
    race = built.race()
    if race.effect == NO_EFFECT or race.effect == LARGEST_GROUP:
        return 0.0
    if built.race_second != NO_SEAT or built.race_first == seat:
        return 0.0
    prize = race.first_points if built.race_first == NO_SEAT else race.second_points
    done = race_done(built, seat)
    return RACE[built.century] * float(prize) * done * done


def race_done(s: Quebec, seat: i64) -> float:
    """The seat's progress in the race, from 0 to 1."""
    race = s.race()
    if race.effect != RACE_BY_COLOUR:
        return float(min(events.buildings(s, seat, race.colour, race.min_stars), race.count)) / float(
            race.count
        )
    done: i64 = 0
    least = race.per_colour
    for colour in range(1, N_ZONES):
        built = min(events.buildings(s, seat, colour, race.min_stars), race.per_colour)
        done += built
        least = min(least, built)
    if race.colours_needed < N_ZONES - 1:  # the least advanced colour is not needed
        done -= least
    return float(done) / float(race.colours_needed * race.per_colour)


# ---------------------------------------------------------------- groups of buildings

# The weight of the buildings' present value; the buildings that one of the largest group will attract in each
# century to come; the worth of a place where the main group can grow.
BUILDINGS: Final = 0.9
NEXT_TO_IT: Final = 0.35
ROOM_TO_GROW: Final = 0.3
ROOM_THAT_COUNTS: Final[i64] = 8
# QC-5.91: the probability that the present largest group is the largest in the end, by century.
LARGEST: Final = [0.0, 0.1, 0.2, 0.45, 0.75]


class GroupWorths:
    """By seat, the expected value of its buildings: in the main group, outside it, and for the largest group
    (QC-5.91).
    """

    def __init__(self, seats: i64) -> None:
        self.main: vec[float] = vec[float]([0.0] * seats)
        self.others: vec[float] = vec[float]([0.0] * seats)
        self.event: vec[float] = vec[float]([0.0] * seats)


def groups_worth(built: Quebec) -> GroupWorths:
    found = GroupWorths(built.seats)
    sizes = vec[i64]([0] * built.seats)
    largest: i64 = 0
    for seat in range(built.seats):
        groups = scoring.Groups(built, seat)
        sizes[seat] = groups.largest
        largest = max(largest, groups.largest)
        found.main[seat] = (
            BUILDINGS * float(groups.main)
            + NEXT_TO_IT * float((LAST_CENTURY - built.century) * groups.largest)
            + ROOM_TO_GROW * float(min(room_to_grow(built, groups), ROOM_THAT_COUNTS))
        )
        found.others[seat] = BUILDINGS * float(groups.others)
    race = built.race()
    if race.effect == LARGEST_GROUP and largest > 0:
        for seat in range(built.seats):
            if sizes[seat] == largest:
                found.event[seat] = LARGEST[built.century] * float(race.first_points)
    return found


def room_to_grow(built: Quebec, groups: scoring.Groups) -> i64:
    """The number of places beside the main group where a building can still be added."""
    room: i64 = 0
    if built.century < LAST_CENTURY:
        for site in range(N_SITES):
            if groups.of[site] >= 0 and groups.of[site] == groups.main_group:
                for near in built.box.neighbours[site]:
                    if built.site_state[near] != DONE:
                        room += 1
    return room
