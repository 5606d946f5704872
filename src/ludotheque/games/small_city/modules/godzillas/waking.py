"""SC-8.1.3: The break of the godzillas and their waking; SC-8.1.9: what they eat."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import is_pilgrim, lift, standing
from ludotheque.games.small_city.components.box import FACTORY
from ludotheque.games.small_city.components.squares import size_of
from ludotheque.games.small_city.modules.godzillas.radioactivity import discard, mark
from ludotheque.games.small_city.position.borough import survey
from ludotheque.games.small_city.position.events import EATEN, GODZILLA_LEFT, ROLLED, SPARED
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.stock import return_to_supply
from ludotheque.games.small_city.position.vocabulary import (
    AT_APPEAR,
    AT_MARCH,
    IN_GODZILLAS,
    NONE,
    STOOD_THERE,
)

SIDES_OF_DIE: Final[i64] = 6

# ---------------------------------------------------------------- the monsters


def stands(s: SmallCity, seat: i64) -> bool:
    """Whether there is a godzilla in a borough."""
    return s.godzilla[seat * 2] != NONE


def put_godzilla(s: SmallCity, seat: i64, tail: i64, head: i64) -> None:
    """Places it on two squares, the last one it entered second."""
    s.godzilla[seat * 2] = tail
    s.godzilla[seat * 2 + 1] = head


def eat(s: SmallCity, seat: i64, square: i64) -> None:
    """SC-3.14, SC-8.1.6, SC-8.1.9: all citizens on a square return to the common supply."""
    for colour in range(s.seats):
        while standing(s, seat, square, colour) > 0:
            if is_pilgrim(s, seat, square) and s.pilgrim == colour:
                s.pilgrim = s.pilgrim_at = NONE
            lift(s, seat, square, colour)
            return_to_supply(s, colour)
            s.note(EATEN, seat, colour, square)
    for module in s.modules():
        module.eaten(s, seat, square)


# ---------------------------------------------------------------- break and waking


def begin_godzillas(s: SmallCity) -> None:
    """SC-8.1.3: break, then waking; boroughs that are visited resolve it in reverse turn order (stage IN_GODZILLAS)."""
    for seat in range(s.seats):
        s.die[seat] = 0
    if not s.is_alone():
        take_break(s)
    if s.turn >= s.box.first_awake:
        wake(s)


def take_break(s: SmallCity) -> None:
    """SC-8.1.3 (1): all return to the supply and leave markers on their squares, in reverse turn order."""
    for place in range(s.seats - 1, -1, -1):
        seat = s.in_order(place)
        if stands(s, seat):
            one = min(s.godzilla[seat * 2], s.godzilla[seat * 2 + 1])
            other = max(s.godzilla[seat * 2], s.godzilla[seat * 2 + 1])
            put_godzilla(s, seat, NONE, NONE)
            s.note(GODZILLA_LEFT, seat)
            for square in (one, other):
                mark(s, seat, square)
                discard(s, seat, square)


def wake(s: SmallCity) -> None:
    """SC-8.1.3 (2): every player rolls, in turn order, and all but the lowest are visited. In a solo game a godzilla
    that is present marches on (SC-10.26).
    """
    for place in range(s.seats):
        seat = s.in_order(place)
        if s.plays(seat):
            s.die[seat] = s.chance.below(SIDES_OF_DIE) + 1
            s.note(ROLLED, seat, s.die[seat])
    for place in range(s.seats):
        seat = s.in_order(place)
        if not s.plays(seat):
            continue
        if is_spared(s, seat):
            s.note(SPARED, seat)
        elif stands(s, seat):
            s.push(AT_MARCH, seat, STOOD_THERE)
        else:
            s.push(AT_APPEAR, seat)


def is_spared(s: SmallCity, seat: i64) -> bool:
    """SC-8.1.3, SC-10.10: no other player has a lower die, or the same die and less pollution, or these equal and
    fewer Factory squares. If several are spared this way, none is visited if all godzillas sleep then (option
    `full_tie`). The last player in the game is never spared (SC-10.20).
    """
    if s.players_left() == 1:
        return False
    if s.full_tie == 1 and least(s) > 1:
        return True
    return is_least(s, seat)


def least(s: SmallCity) -> i64:
    """How many players are tied for the least attraction."""
    return sum(1 for seat in range(s.seats) if s.plays(seat) and is_least(s, seat))


def is_least(s: SmallCity, seat: i64) -> bool:
    for other in range(s.seats):
        if other != seat and s.plays(other) and attracts_less(s, other, seat):
            return False
    return True


def attracts_less(s: SmallCity, one: i64, other: i64) -> bool:
    if s.die[one] != s.die[other]:
        return s.die[one] < s.die[other]
    if pollution_of(s, one) != pollution_of(s, other):
        return pollution_of(s, one) < pollution_of(s, other)
    return factory_squares(s, one) < factory_squares(s, other)


def pollution_of(s: SmallCity, seat: i64) -> i64:
    """SC-8.5.8: in ties, the level is 0 where pollution is not measured."""
    return s.pollution[seat] if s.is_measured(seat) else 0


def factory_squares(s: SmallCity, seat: i64) -> i64:
    b = survey(s, seat)
    return size_of(b.all_of(FACTORY))


def waits_in_order(s: SmallCity, at: i64) -> bool:
    """Whether a frame of phase 6 is about a visit: later ones lie below, in turn order."""
    seat = s.seat_at(at)
    if s.stage() != IN_GODZILLAS or not s.plays(seat) or s.die[seat] == 0 or is_spared(s, seat):
        return False
    below = s.step_at(at - 1)
    return below != AT_APPEAR or (s.seat_at(at - 1) - s.host) % s.seats < (seat - s.host) % s.seats
