"""SC-8.1: Godzillas: their break and their waking, whom they eat, and the radioactivity they leave. Each function
is asked only where `godzillas` is played. `godzilla_appears` has where they appear, `godzilla_march` how they walk.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import citizen_on, is_pilgrim, lift, standing, tram_square
from ludotheque.games.small_city.components.box import (
    FACTORY,
    HALL_PLACE,
    METAL,
    N_SQUARES,
    STORAGE_PLACE,
    WOOD,
    high_bit,
    holds,
    low_bit,
    size_of,
)
from ludotheque.games.small_city.modules.doctors import doctor_square
from ludotheque.games.small_city.position.borough import beyond, layout, survey, zone_high, zone_low
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_APPEAR,
    AT_ENGINEER,
    AT_MARCH,
    AT_TURN,
    DOCTOR_EATEN,
    EATEN,
    ENGINEER,
    GODZILLA_LEFT,
    GOODS_LOST,
    IN_GODZILLAS,
    MARKED,
    NONE,
    ROLLED,
    SPARED,
    SQUARES,
    STOOD_THERE,
)

SIDES_OF_DIE: Final[i64] = 6

# ---------------------------------------------------------------- radioactivity


def is_marked(s: SmallCity, seat: i64, square: i64) -> bool:
    return holds(s.marks[seat * 2], s.marks[seat * 2 + 1], square)


def markers_of(s: SmallCity, seat: i64) -> i64:
    """How many radioactivity markers lie in a borough."""
    return size_of(s.marks[seat * 2], s.marks[seat * 2 + 1])


def markers_left(s: SmallCity) -> i64:
    """SC-8.1.1: how many markers the supply has."""
    left = s.box.markers
    for seat in range(s.seats):
        left -= markers_of(s, seat)
    return left


def mark(s: SmallCity, seat: i64, square: i64) -> None:
    """SC-8.1.8, SC-8.1.9: a marker where there is none, while the supply lasts; no raw material stays beside one."""
    if not is_marked(s, seat, square) and markers_left(s) > 0:
        s.marks[seat * 2] |= low_bit(square)
        s.marks[seat * 2 + 1] |= high_bit(square)
        s.note(MARKED, seat, square)
    if is_marked(s, seat, square):
        discard(s, seat, square)


def discard(s: SmallCity, seat: i64, square: i64) -> None:
    """SC-8.1.9: a raw material on this square is lost."""
    thing = s.on[seat * N_SQUARES + square]
    if WOOD <= thing <= METAL:
        s.on[seat * N_SQUARES + square] = EMPTY
        s.note(GOODS_LOST, seat, thing - WOOD, square)


def ask_engineer(s: SmallCity, seat: i64) -> None:
    """SC-5.1.5, SC-8.1.2: who takes the Engineer says whether he cleans the air or the ground, if there is a marker."""
    if markers_of(s, seat) > 0:
        s.push(AT_ENGINEER, seat)


# ---------------------------------------------------------------- the monsters


def stands(s: SmallCity, seat: i64) -> bool:
    """Whether there is a godzilla in a borough."""
    return s.godzilla[seat * 2] != NONE


def put_godzilla(s: SmallCity, seat: i64, tail: i64, head: i64) -> None:
    """It stands on two squares, the last one it entered second."""
    s.godzilla[seat * 2] = tail
    s.godzilla[seat * 2 + 1] = head


def eat(s: SmallCity, seat: i64, square: i64) -> None:
    """SC-3.14, SC-8.1.6, SC-8.1.9: everybody alive on a square returns to the common supply, and so does a Doctor."""
    for colour in range(s.seats):
        while standing(s, seat, square, colour) > 0:
            if is_pilgrim(s, seat, square) and s.pilgrim == colour:
                s.pilgrim = s.pilgrim_at = NONE
            lift(s, seat, square, colour)
            s.supply[colour] += 1
            s.note(EATEN, seat, colour, square)
    if s.doctor[seat] == 1 and doctor_square(s, seat) == square:
        s.doctor[seat] = 0
        s.note(DOCTOR_EATEN, seat, square)


# ---------------------------------------------------------------- break and waking


def begin_godzillas(s: SmallCity) -> None:
    """SC-8.1.3: break, then waking; those who are visited resolve it in reverse turn order (stage IN_GODZILLAS)."""
    for seat in range(s.seats):
        s.die[seat] = 0
    if not s.is_alone():
        take_break(s)
    if s.turn >= s.box.first_awake:
        wake(s)


def take_break(s: SmallCity) -> None:
    """SC-8.1.3 (1): all return to the supply and leave markers where they stood, in reverse turn order."""
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
    """SC-8.1.3 (2): everybody rolls, in turn order, and all but the lowest are visited. Alone the godzilla that stands
    there marches on (SC-10.26).
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
    """SC-8.1.3, SC-10.10: nobody has a lower die, or the same and less pollution, or that too and fewer Factory
    squares. Where several are spared so, nobody is visited if all godzillas sleep then (option `full_tie`). The last
    player in the game is never spared (SC-10.20).
    """
    if s.players_left() == 1:
        return False
    if s.full_tie == 1 and least(s) > 1:
        return True
    return is_least(s, seat)


def least(s: SmallCity) -> i64:
    """How many attract a godzilla least, nothing telling them apart."""
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
    """SC-8.5.8: in Delhi the level is 0 in ties."""
    return 0 if s.board[seat] == s.box.delhi else s.pollution[seat]


def factory_squares(s: SmallCity, seat: i64) -> i64:
    b = survey(s, seat)
    return size_of(b.kind_low[FACTORY], b.kind_high[FACTORY])


def waits_in_order(s: SmallCity, at: i64) -> bool:
    """Whether a frame of phase 6 speaks of a visit: those who come later lie below, in turn order."""
    seat = s.seat_at(at)
    if s.stage() != IN_GODZILLAS or not s.plays(seat) or s.die[seat] == 0 or is_spared(s, seat):
        return False
    below = s.step_at(at - 1)
    return below != AT_APPEAR or (s.seat_at(at - 1) - s.host) % s.seats < (seat - s.host) % s.seats


# ---------------------------------------------------------------- invariants


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    if s.godzillas == 0:
        return []
    wrong = []
    if markers_left(s) < 0:
        wrong.append(f"marks: there are only {s.box.markers}")
    count = len([seat for seat in range(s.seats) if stands(s, seat)])
    if count > s.box.godzillas[s.seats - 1]:
        wrong.append("godzilla: there are not so many")
    if s.on_ground == 1 and ENGINEER not in s.card:
        wrong.append("on_ground: nobody has the Engineer")
    if is_early(s) and (count > 0 or any(s.marks) or any(s.die)):
        wrong.append("godzilla: they still sleep")
    for seat in range(s.seats):
        wrong += broken_borough(s, seat)
    return wrong


def has_just_left(s: SmallCity, seat: i64, square: i64) -> bool:
    """SC-8.1.9: whether a godzilla turns after one step, and so may leave in peace who stands where it set out."""
    if s.over() or s.forked() or s.step().number != AT_TURN or s.asked() != seat:
        return False
    return square == s.godzilla[seat * 2] and s.die[seat] - s.top(1) == 1


def is_early(s: SmallCity) -> bool:
    """Whether no godzilla can have woken yet."""
    if s.turn != s.box.first_awake or s.over():
        return s.turn < s.box.first_awake
    return s.stage() < IN_GODZILLAS


def broken_borough(s: SmallCity, seat: i64) -> list[str]:
    """SC-3.9: nobody stands and nothing lies where it can't be used, but for what is frozen under a godzilla."""
    tail, head = s.godzilla[seat * 2], s.godzilla[seat * 2 + 1]
    if (tail == NONE) != (head == NONE):
        return [f"godzilla: that of seat {seat} stands on two squares"]
    if tail != NONE and head not in [beyond(tail, dir) for dir in range(4)]:
        return [f"godzilla: the squares of that of seat {seat} don't touch"]
    if s.board[seat] == NONE:
        return []
    wrong = []
    low, high = zone_low(s, seat), zone_high(s, seat)
    lay, tram = layout(s, seat), tram_square(s, seat)
    for square in range(N_SQUARES):
        marked, occupied = is_marked(s, seat, square), square == tail or square == head
        name = f"{SQUARES.ids[square]} of seat {seat}"
        if (marked or occupied) and not holds(low, high, square):
            wrong.append(f"marks: {name} is outside the zone")
        on_tram = square == tram and any(s.tram[seat * s.seats + colour] > 0 for colour in range(s.seats))
        is_there = citizen_on(s, seat, square) != NONE or on_tram
        if (marked or occupied) and is_there and not has_just_left(s, seat, square):
            wrong.append(f"on: nobody survives on {name}")
        if WOOD <= s.on[seat * N_SQUARES + square] <= METAL:
            is_store = lay.kind[square] == HALL_PLACE or lay.kind[square] == STORAGE_PLACE
            if marked or (lay.piece[square] != NONE and not is_store and not occupied):
                wrong.append(f"on: nothing is left on {name}")
    return wrong
