"""SC-8.5.8: Delhi: new homes only in a part of the city, pollution not measured, citizens lost in some turns."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.citizens.citizens import citizen_on, tram_square
from ludotheque.games.small_city.components.box import DELHI, HALL_PLACE, N_SQUARES
from ludotheque.games.small_city.components.squares import Squares, without
from ludotheque.games.small_city.position.borough import layout, terrain_squares
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import AT_LOSE, LOSE

HOMES_ELSEWHERE: Final = Refusal("SC-8.5.8", "homes-elsewhere")


def outside_homes(s: SmallCity, seat: i64, squares: Squares) -> Squares:
    """SC-8.5.8: the squares among these on which no new home may lie."""
    return without(squares, terrain_squares(s, seat, DELHI))


def begin_losses(s: SmallCity) -> None:
    """SC-5.6.5, SC-8.5.8: Delhi loses a citizen in some turns, before the worst polluters do: its frame lies above
    theirs.
    """
    if (s.box.delhi_deaths >> s.turn) & 1 == 0:
        return
    for seat in range(s.seats):
        if s.plays(seat) and not s.is_measured(seat):
            s.push(AT_LOSE, seat)


def delhi_victims(s: SmallCity, seat: i64) -> vec[i64]:
    """SC-8.5.8: the seat's own citizens on tiles of its borough; only if there are none, those in the Town Hall. As
    choices of LOSE, ascending.
    """
    active = vec[i64]()
    waiting = vec[i64]()
    lay = layout(s, seat)
    tram = tram_square(s, seat)
    for square in range(N_SQUARES):
        if citizen_on(s, seat, square) == seat:
            if lay.kind[square] == HALL_PLACE:
                waiting = append(waiting, LOSE.of(square, seat))
            else:
                active = append(active, LOSE.of(square, seat))
        elif square == tram and s.tram[seat * s.seats + seat] > 0:
            active = append(active, LOSE.of(square, seat))
    return active if len(active) > 0 else waiting
