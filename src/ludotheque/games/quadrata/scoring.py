"""Scoring in half-points (QD-6.1 to QD-6.4), and the end of the game (QD-7.1 to QD-7.3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    GAME_ENDED,
    LEFTOVERS,
    N_BOXES,
    N_PROVINCES,
    N_TROPHIES,
)

FIVE: Final[i64] = 5


def map_points(s: Quadrata, seat: i64) -> i64:
    """QD-6.2 a, QD-6.4: the points written in the squares."""
    points: i64 = 0
    for province in range(N_PROVINCES):
        place = s.squares[seat * N_PROVINCES + province]
        if place != NOTHING:
            points += s.box.place_points[place]
    return points


def trophy_points(s: Quadrata, seat: i64) -> i64:
    """QD-6.2 b."""
    points: i64 = 0
    for trophy in range(N_TROPHIES):
        if s.trophies[trophy] == seat:
            points += s.box.trophy_points[trophy]
    return points


def crossed_points(s: Quadrata, seat: i64) -> i64:
    """QD-6.2 c: the leaves of the crossed boxes; among equal boxes the one with fewer leaves is crossed first."""
    points: i64 = 0
    for box in range(N_BOXES):
        for copy in range(s.crossed[seat * N_BOXES + box]):
            points += s.box.leaves[box][copy]
    return points


def leftover_points(s: Quadrata, seat: i64) -> i64:
    """QD-6.3: every taxi in hand is spent on the free box with the most leaves."""
    free = vec[i64]()
    for box in range(N_BOXES):
        if s.box.box_side[box] == s.mode:
            for copy in range(s.crossed[seat * N_BOXES + box], len(s.box.leaves[box])):
                free = append(free, s.box.leaves[box][copy])
    points: i64 = 0
    for _ in range(min(s.taxis(seat), len(free))):
        best: i64 = 0
        for i in range(len(free)):
            if free[i] > free[best]:
                best = i
        points += free[best]
        free[best] = -1
    return points


def halves(s: Quadrata, seat: i64) -> vec[i64]:
    """QD-6.1, QD-6.2: map, trophies, taxis, trains and planes, in half-points."""
    return vec[i64](
        [
            2 * map_points(s, seat),
            2 * trophy_points(s, seat),
            2 * (crossed_points(s, seat) + leftover_points(s, seat)),
            2 * s.trains[seat] * s.box.train_points,
            s.planes_of(seat) * s.box.plane_half_points,
        ]
    )


def fives(s: Quadrata, seat: i64) -> i64:
    """QD-7.2: the squares with a 5."""
    count: i64 = 0
    for province in range(N_PROVINCES):
        place = s.squares[seat * N_PROVINCES + province]
        if place != NOTHING and s.box.place_points[place] == FIVE:
            count += 1
    return count


def trophies_of(s: Quadrata, seat: i64) -> i64:
    """QD-7.2: the number of trophies, regardless of their worth."""
    count: i64 = 0
    for trophy in range(N_TROPHIES):
        if s.trophies[trophy] == seat:
            count += 1
    return count


def end_game(s: Quadrata) -> None:
    """QD-6.3, QD-7.1: the last taxis are counted, and no player is asked any more."""
    for seat in range(s.seats):
        taxis = s.taxis(seat)
        if taxis > 0:
            s.note(LEFTOVERS, seat, taxis, leftover_points(s, seat))
    s.note(GAME_ENDED)
    s.end()
