"""The expected final points of every seat: the evaluation by which bots compare positions.

Points written count in full. Things yet to be used (taxis, trains, planes, tokens) count with their average yield,
and every day to come with the average yield of a day. For the present day, players who have had their turn are
distinguished from those who have not; otherwise a position would look better for players earlier in turn order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.quadrata import bonuses, scoring, taxis, visiting
from ludotheque.games.quadrata.box import UNCHANGED
from ludotheque.games.quadrata.products import can_make, pairs_held
from ludotheque.games.quadrata.state import NO_SEAT, NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_TURN,
    AT_VISIT,
    FIRST_EXTRA,
    LAST_DAY,
    N_BASE,
    N_COLOURS,
    N_PROVINCES,
    N_TOKENS,
    N_TROPHIES,
    PLANE,
    SPACES,
)

TAXI_IN_HAND: Final = 1.8
CROSSED_LEAF: Final = 0.6
TRAIN_A_DAY: Final = 0.45
PLANE_A_DAY: Final = 0.3
PLANE_DAYS: Final[i64] = 3
# A trophy that no player has yet, by the share of its provinces visited.
TROPHY: Final = 0.5
DAY_TO_COME: Final = 5.0
LINK_TO_COME: Final = 0.12
# By day, from a linear fit of final points over 700 games by search: the weight of the best visit for a seat about
# to visit; for a seat whose turn comes later in the day, its weight and a constant.
VISIT_TO_COME: Final = [0.0, 0.75, 0.75, 0.75, 0.75, 0.65, 0.65, 0.5]
VISIT_LATER: Final = [0.0, 0.5, 0.5, 0.45, 0.45, 0.37, 0.37, 0.3]
ANY_VISIT_LATER: Final = [0.0, 0.0, 0.0, 1.0, 1.0, 1.4, 1.4, 1.2]
# Tokens in the movement area; small numbers make small products.
PLANE_AT_HAND: Final = 0.5
ADVANCED_AT_HAND: Final = 0.25
VALUE_AT_HAND: Final = 0.03
EXTRA_TOKEN: Final = 0.12
# Small base tokens lower the value of the bag.
BASE_TOKEN: Final = 0.06
RESERVED_POINT: Final = 0.06
RESERVED_LINK: Final = 0.25
RESERVED_WITHIN_REACH: Final = 0.18


def expected_points(s: Quadrata) -> vec[float]:
    """By seat; when the game is over, its points."""
    found = vec[float]([0.0] * s.seats)
    for seat in range(s.seats):
        for part in expected(s, seat):
            found[seat] += part
    return found


def expected(s: Quadrata, seat: i64) -> vec[float]:
    """By part of the score, in points: map, trophies, taxis, trains, planes."""
    if s.over():
        return vec[float]([float(part) / 2.0 for part in scoring.halves(s, seat)])
    left = LAST_DAY - s.day
    visits = float(scoring.map_points(s, seat)) + DAY_TO_COME * float(left)
    if left > 0:
        visits += hand_worth(s, seat, left) + bag_worth(s, seat) + reserved_worth(s, seat)
    if visit_to_come(s, seat):
        visits += VISIT_TO_COME[s.day] * best_visit(s, seat)
    elif turn_to_come(s, seat):
        visits += VISIT_LATER[s.day] * best_visit(s, seat) + ANY_VISIT_LATER[s.day]
    return vec[float](
        [
            visits,
            float(scoring.trophy_points(s, seat)) + trophy_prospects(s, seat),
            taxi_worth(s, seat, left) + link_prospects(s, seat),
            float(s.trains[seat]) * (float(s.box.train_points) + TRAIN_A_DAY * float(left)),
            float(s.planes_of(seat)) * (0.5 + PLANE_A_DAY * float(min(left, PLANE_DAYS))),
        ]
    )


def taxi_worth(s: Quadrata, seat: i64, left: i64) -> float:
    """On the last day the leaves themselves; earlier, the average yield of a taxi."""
    if left == 0:
        return float(scoring.crossed_points(s, seat) + scoring.leftover_points(s, seat))
    return CROSSED_LEAF * float(scoring.crossed_points(s, seat)) + TAXI_IN_HAND * float(s.taxis(seat))


def link_prospects(s: Quadrata, seat: i64) -> float:
    """Links with one end visited: each will bring a taxi or a train."""
    worth = 0.0
    if s.day < LAST_DAY:
        for province in range(N_PROVINCES):
            if not s.visited(seat, province):
                worth += LINK_TO_COME * float(bonuses.new_links(s, seat, province))
    return worth


def trophy_prospects(s: Quadrata, seat: i64) -> float:
    """Progress towards trophies that no player has."""
    worth = 0.0
    if s.day < LAST_DAY:
        for trophy in range(N_TROPHIES):
            if s.trophies[trophy] == NO_SEAT:
                done = trophy_done(s, seat, s.box.trophy_colour[trophy])
                worth += TROPHY * float(s.box.trophy_points[trophy]) * done * done
    return worth


def trophy_done(s: Quadrata, seat: i64, colour: i64) -> float:
    """The share of a trophy's requirement that is visited, from 0 to 1."""
    if colour >= 0:
        return float(bonuses.visited_of(s, seat, colour)) / float(s.box.colour_size[colour])
    colours: i64 = 0
    for each in range(N_COLOURS):
        if bonuses.visited_of(s, seat, each) > 0:
            colours += 1
    return float(colours) / float(N_COLOURS)


def hand_worth(s: Quadrata, seat: i64, left: i64) -> float:
    """The tokens of the movement area."""
    worth = 0.0
    for space in range(SPACES):
        kind = s.spaces[seat * SPACES + space]
        if kind == PLANE:
            worth += PLANE_AT_HAND
        elif kind != NOTHING:
            worth += VALUE_AT_HAND * float(kind) + (ADVANCED_AT_HAND if kind >= N_BASE else 0.0)
        if kind != NOTHING and space >= FIRST_EXTRA:
            worth += EXTRA_TOKEN * float(left)
    return worth


def bag_worth(s: Quadrata, seat: i64) -> float:
    """Base tokens still owned; smaller ones are worse."""
    worth = 0.0
    for kind in range(N_BASE):
        at = seat * N_TOKENS + kind
        if s.bag[at] + s.rest[at] > 0:
            worth -= BASE_TOKEN * float(N_BASE - kind)
    for space in range(SPACES):
        kind = s.spaces[seat * SPACES + space]
        if kind != NOTHING and kind < N_BASE:
            worth -= BASE_TOKEN * float(N_BASE - kind)
    return worth


def reserved_worth(s: Quadrata, seat: i64) -> float:
    """A reserved card of a province not yet visited: worth more if the seat's tokens open it."""
    card = s.reserved[seat]
    if card == NOTHING or s.visited(seat, s.box.card_province[card]):
        return 0.0
    pairs = pairs_held(s, seat)
    best = 0.0
    for place in range(card * 2, card * 2 + 2):
        points = float(s.box.place_points[place])
        worth = RESERVED_POINT * points
        if can_make(s, pairs, place, UNCHANGED):
            worth += RESERVED_WITHIN_REACH * points
        best = max(best, worth)
    return best + RESERVED_LINK * float(bonuses.new_links(s, seat, s.box.card_province[card]))


def visit_to_come(s: Quadrata, seat: i64) -> bool:
    """Whether this seat has a visit left in this turn."""
    at = s.find(AT_VISIT)
    return at >= 0 and s.seat_at(at) == seat and s.figure_at(at, 0) == 0


def turn_to_come(s: Quadrata, seat: i64) -> bool:
    """QD-5.1.1: whether the whole turn of this seat is still to come today."""
    at = s.find(AT_TURN)
    return at >= 0 and (seat - s.seat_at(at) + s.seats) % s.seats < s.figure_at(at, 0)


def best_visit(s: Quadrata, seat: i64) -> float:
    """The yield of the best visit within reach."""
    pairs = pairs_held(s, seat)
    by_taxi = taxis.reach(s, seat, min(s.taxis(seat), 2))
    best = 0.0
    for card in visiting.accessible(s, seat):
        province = s.box.card_province[card]
        if not s.visited(seat, province):
            reward = TAXI_IN_HAND * float(bonuses.new_links(s, seat, province))
            if bonuses.visited_of(s, seat, s.box.province_colour[province]) > 0:
                reward += 1.0
            for place in range(card * 2, card * 2 + 2):
                worth = float(s.box.place_points[place]) + reward
                if can_make(s, pairs, place, UNCHANGED):
                    best = max(best, worth)
                elif can_make(s, pairs, place, by_taxi):
                    best = max(best, worth - 1.2)
    return best
