"""With several players: what a seat can still expect, by its turns left, its allies and its bonus pieces.

Seats have had different numbers of turns, so expectations are counted in a seat's own turns. A bonus piece is worth
more than most placements, and is lost to a seat whose marker is not far enough in time: the first snowfall decides
about the beam, the second about the stake.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france.state import EMPTY, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_ALLY,
    AT_PIECE,
    AT_THAW,
    N_ALLIES,
    N_COLOURS,
    N_FORMS,
    N_SNOW,
    N_WORKS,
)

# Fitted to the final points of 750 games by the casual bot, and rounded: the gain of a turn for one seat among
# others; of an unused token (coureur des bois, First Nations, fille du Roy); and of a beam, a stake, a peg.
A_TURN: Final = 7.0
A_TOKEN: Final = vec[float]([4.5, 1.7, 5.0])
A_FORM: Final = vec[float]([12.0, 12.0, 5.0])
# The expected advance of a marker until a snowfall: points for each turn, and some for the partial turn; and the
# uncertainty.
ON_THE_WAY: Final = 5.0
AT_LEAST: Final = 4.0
UNSURE: Final = 3.0


def turns_until(s: NouvelleFrance, seat: i64, snowfall: i64) -> float:
    """The expected number of turns of a seat before a snowfall (counted from 0), including the present one while it
    has no piece.
    """
    if snowfall < s.snowfalls:
        return 0.0
    first = s.box.snow_pile[snowfall] * s.box.pile_size + snowfall + 1
    falls_at = float(max(first, s.drawn + 1) + first + s.box.pile_size) / 2.0
    turns = falls_at - float(s.drawn)
    away = (seat - s.active() + s.seats) % s.seats
    if away == 0 and not is_piece_to_come(s):
        away = s.seats
    return max(0.0, turns + 1.0 - float(away)) / float(s.seats)


def is_piece_to_come(s: NouvelleFrance) -> bool:
    """Whether the active player has yet to choose a piece; snow falls before that."""
    if s.depth() < 2:
        return True
    step = s.step_at(1)
    return step == AT_ALLY or step == AT_PIECE or step == AT_THAW


def tokens(s: NouvelleFrance, seat: i64) -> float:
    """The expected yield of unused allies."""
    worth = 0.0
    for ally in range(N_ALLIES):
        if s.allies[seat * N_ALLIES + ally] == 0:
            worth += A_TOKEN[ally]
    return worth * min(1.0, turns_until(s, seat, N_SNOW - 1))


def decided_by(s: NouvelleFrance, form: i64) -> i64:
    """The snowfall (counted from 0) after which a bonus piece is no longer available."""
    after = s.box.removed_after[form]
    return after - 1 if after > 0 else N_SNOW - 1


def is_to_win(s: NouvelleFrance, colour: i64, form: i64) -> bool:
    return s.track[form] == 1 and s.taken[colour * N_FORMS + form] == 0


def coming_snow(s: NouvelleFrance) -> vec[i64]:
    """By snowfall and colour, the yield of the cubes present."""
    found = vec[i64]([0] * (N_SNOW * N_COLOURS))
    for snowfall in range(s.snowfalls, N_SNOW):
        floor = s.box.scored_floor[snowfall]
        values = vec[i64]([s.floor_value(work, floor) for work in range(N_WORKS)])
        first = floor * s.box.columns
        for column in range(s.box.columns):
            colour = s.colour[first + column]
            if colour != EMPTY:
                found[snowfall * N_COLOURS + colour] += values[s.box.column_work[column]]
    return found


def missing(s: NouvelleFrance, seat: i64, form: i64, snow: vec[i64]) -> float:
    """By how many points a seat is likely to miss a bonus piece when that is decided."""
    colour = s.own_colour(seat)
    decided = decided_by(s, form)
    reached = s.markers[colour]
    for snowfall in range(s.snowfalls, decided + 1):
        reached += snow[snowfall * N_COLOURS + colour]
    return float(s.space(form) - reached) - AT_LEAST - ON_THE_WAY * turns_until(s, seat, decided)


def reached(short_of: float) -> float:
    """The probability of winning a bonus piece when this many points short of it."""
    if short_of > 30.0 * UNSURE:
        return 0.0
    return 1.0 / (1.0 + exp(short_of / UNSURE))


def forms(s: NouvelleFrance, seat: i64, snow: vec[i64]) -> float:
    """The expected yield of the bonus pieces not decided yet."""
    colour = s.own_colour(seat)
    worth = 0.0
    for form in range(N_FORMS):
        if is_to_win(s, colour, form):
            worth += A_FORM[form] * reached(missing(s, seat, form, snow))
    return worth
