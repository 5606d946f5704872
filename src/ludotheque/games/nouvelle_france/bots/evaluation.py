"""The expected result: in solo play the margin over the Winter, with several players the points of each marker.

The value of pieces on the works is known, including the snow to come; future placements are expected to bring
average points. In solo play only the last colour counts, and which one that will be is less certain the more
placements are left: a smooth minimum of the three.
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france import scoring
from ludotheque.games.nouvelle_france.bots import outlook
from ludotheque.games.nouvelle_france.box import FLOORS
from ludotheque.games.nouvelle_france.state import NO_SEAT, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    FROM_ALLY,
    FROM_BONUS,
    FROM_DISCS,
    FROM_PIECES,
    FROM_SNOW,
    N_COLOURS,
    N_SNOW,
    N_SOURCES,
    N_WORKS,
    WHITE,
)

# The expected value of the rest of a deck: in solo play for the last colour and for white, by the share left and by
# its square, since the lower floors pay most.
COLOUR_TO_COME: Final = 20.0
COLOUR_TO_COME_EARLY: Final = 48.0
WHITE_TO_COME: Final = 22.0
WHITE_TO_COME_EARLY: Final = 80.0
# The points between two colours at which the better one is certainly not the last: at the end, and earlier.
APART: Final = 8.0
APART_BEFORE: Final = 40.0
# An open work will be closed by some player, while there are cards.
CLOSED_LATER: Final = 0.9


def left(s: NouvelleFrance) -> float:
    """The share of the deck that is still to come."""
    return 1.0 - float(s.drawn) / float(len(s.deck))


def expected_points(s: NouvelleFrance) -> vec[float]:
    """By seat, the expected final points; when the game is over, its points."""
    found = vec[float]([0.0] * s.seats)
    if s.seats == 1:
        for part in margin_parts(s):
            found[0] += part
        return found
    snow = outlook.coming_snow(s)
    for seat in range(s.seats):
        for part in marker_parts(s, seat, snow):
            found[seat] += part
    return found


# ---------------------------------------------------------------- several players


def marker_parts(s: NouvelleFrance, seat: i64, snow: vec[i64]) -> vec[float]:
    """By source: movements of the marker so far, the snow to come, discs, and the expected yield of turns, allies
    and bonus pieces; `snow`: the yield of the cubes present at each snowfall.
    """
    colour = s.own_colour(seat)
    found = vec[float]([0.0] * N_SOURCES)
    for source in range(N_SOURCES):
        found[source] = float(s.tally[colour * N_SOURCES + source])
    if s.over():
        return found
    for snowfall in range(s.snowfalls, N_SNOW):
        found[FROM_SNOW + snowfall] += float(snow[snowfall * N_COLOURS + colour])
    found[FROM_DISCS] += float(scoring.discs(s, seat) * s.box.disc_points)
    found[FROM_PIECES] += outlook.A_TURN * outlook.turns_until(s, seat, N_SNOW - 1)
    found[FROM_ALLY] += outlook.tokens(s, seat)
    found[FROM_BONUS] += outlook.forms(s, seat, snow)
    return found


def coming_snow(s: NouvelleFrance, work: i64, colour: i64) -> i64:
    """The yield of a colour's cubes on a work at the snowfalls to come."""
    value: i64 = 0
    for floor in range(FLOORS):
        each = s.floor_value(work, floor)
        if each > 0:
            value += each * scoring.cubes_on(s, work, floor, colour)
    return value


# ---------------------------------------------------------------- solo


def margin_parts(s: NouvelleFrance) -> vec[float]:
    """NF-7.4: the last of the three colours, white, and the discs that lower it."""
    back = -float(s.tally[WHITE * N_SOURCES + FROM_DISCS])
    white = float(s.markers[WHITE]) + back
    if s.over():
        return vec[float]([float(s.markers[scoring.lowest(s)]), -white, back])
    open_share = left(s)
    early = open_share * open_share
    white += WHITE_TO_COME * open_share + WHITE_TO_COME_EARLY * early
    for work in range(N_WORKS):
        white += float(coming_snow(s, work, WHITE))
        closed = 1.0 if s.closed[work] != NO_SEAT else min(1.0, 4.0 * open_share) * CLOSED_LATER
        back += float(s.box.white_back) * closed
    least = smooth_least(prospects(s), apart(s))
    least += COLOUR_TO_COME * open_share + COLOUR_TO_COME_EARLY * early
    return vec[float]([least, -white, back])


def prospects(s: NouvelleFrance) -> vec[float]:
    """By work, the marker of its colour including the snow to come."""
    found = vec[float]([0.0] * N_WORKS)
    for work in range(N_WORKS):
        colour = s.box.solo_colour[work]
        found[work] = float(s.markers[colour] + coming_snow(s, work, colour))
    return found


def apart(s: NouvelleFrance) -> float:
    return APART + APART_BEFORE * left(s)


def smooth_least(values: vec[float], distance: float) -> float:
    """The minimum of the values if they are far apart, their mean if they are close."""
    least = min(values)
    total = 0.0
    for value in values:
        total += exp((least - value) / distance)
    return least - distance * log(total / float(len(values)))


def shares_of_last(s: NouvelleFrance) -> vec[float]:
    """By work, the probability that its colour decides: the gain in margin for a point more of it."""
    values = prospects(s)
    distance = apart(s)
    least = min(values)
    total = 0.0
    for work in range(N_WORKS):
        values[work] = exp((least - values[work]) / distance)
        total += values[work]
    for work in range(N_WORKS):
        values[work] /= total
    return values
