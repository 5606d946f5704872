"""SC-3.6: Citizens: their positions and owners, and placing and removing them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.small_city.components.box import (
    FACINGS,
    HALL_PLACE,
    MOST_CELLS,
    N_SQUARES,
    NO_PLACE,
    PILGRIM_PLACE,
    STORAGE_PLACE,
)
from ludotheque.games.small_city.position.borough import Layout, is_mayors, layout
from ludotheque.games.small_city.position.state import CITIZEN, DEAD, EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    MOST_MOVES,
    MOST_SEATS,
    NONE,
    PIECES,
)

TRAM_STATION: Final[i64] = PIECES.index_of["tram_station"]


def citizen_on(s: SmallCity, borough: i64, square: i64) -> i64:
    """The colour of the living citizen on a square; -1 for none. People on a Tramway are counted separately."""
    thing = s.on[borough * N_SQUARES + square]
    return thing - CITIZEN if CITIZEN <= thing < DEAD else NONE


def inhabited(s: SmallCity, borough: i64) -> vec[i64]:
    """The squares of a borough with a living citizen of any colour, in reading order, without the Tramway."""
    found = vec[i64]()
    on = s.on
    first = borough * N_SQUARES
    for square in range(N_SQUARES):
        if CITIZEN <= on[first + square] < DEAD:
            found = append(found, square)
    return found


def dead_on(s: SmallCity, borough: i64, square: i64) -> i64:
    """The colour of the dead citizen on a square; -1 for none."""
    thing = s.on[borough * N_SQUARES + square]
    return thing - DEAD if thing >= DEAD else NONE


def is_pilgrim(s: SmallCity, borough: i64, square: i64) -> bool:
    """SC-8.5.9: whether the Pilgrim stands there."""
    return s.pilgrim != NONE and s.pilgrim_at == square and s.board[borough] == s.box.ulaanbaatar


def serves(s: SmallCity, borough: i64, square: i64) -> i64:
    """The seat that a citizen on a square works for: the owner, or Ulaanbaatar's player for the Pilgrim."""
    if is_pilgrim(s, borough, square):
        return borough
    return citizen_on(s, borough, square)


def works_for(s: SmallCity, seat: i64, borough: i64, square: i64) -> bool:
    """Whether a citizen on a square works for this seat."""
    return citizen_on(s, borough, square) != NONE and serves(s, borough, square) == seat


def is_tourist_on(s: SmallCity, borough: i64, square: i64) -> bool:
    """SC-3.6: whether a tourist stands there; the Pilgrim is not a tourist."""
    colour = citizen_on(s, borough, square)
    return colour != NONE and colour != borough and not is_pilgrim(s, borough, square)


def tram_square(s: SmallCity, seat: i64) -> i64:
    """The square of all people on a Tramway Station; -1 if a borough has none."""
    if not s.played().has_trams:
        return NONE
    for square in range(N_SQUARES):
        code = s.tiles[seat * N_SQUARES + square]
        if code != NONE and code // FACINGS == TRAM_STATION:
            cell = (square * FACINGS + code % FACINGS) * MOST_CELLS + s.box.place_cell[TRAM_STATION]
            return s.box.tables[TRAM_STATION].cells[cell]
    return NONE


def standing(s: SmallCity, borough: i64, square: i64, colour: i64) -> i64:
    """How many living citizens of a colour stand on a square: at most one, except on a Tramway."""
    if citizen_on(s, borough, square) == colour:
        return 1
    if square == tram_square(s, borough):
        return s.tram[borough * s.seats + colour]
    return 0


def riders(s: SmallCity, borough: i64, colour: i64) -> i64:
    """How many citizens of a colour are on the Tramway of a borough, without the Pilgrim (SC-8.5.9)."""
    count = s.tram[borough * s.seats + colour]
    return count - 1 if count > 0 and s.pilgrim == colour and pilgrim_rides(s, borough) else count


def pilgrim_rides(s: SmallCity, borough: i64) -> bool:
    """Whether the Pilgrim is on the Tramway of a borough."""
    return s.pilgrim != NONE and is_pilgrim(s, borough, tram_square(s, borough))


def lift(s: SmallCity, borough: i64, square: i64, colour: i64) -> None:
    """Removes a living citizen from a square."""
    if s.on[borough * N_SQUARES + square] == CITIZEN + colour:
        s.on[borough * N_SQUARES + square] = EMPTY
    else:
        s.tram[borough * s.seats + colour] -= 1


def stand(s: SmallCity, borough: i64, square: i64, colour: i64) -> None:
    """Places a citizen on a square."""
    if square == tram_square(s, borough):
        s.tram[borough * s.seats + colour] += 1
    else:
        s.on[borough * N_SQUARES + square] = CITIZEN + colour


# ---------------------------------------------------------------- moves of this turn


def move_code(origin: i64, square: i64, borough: i64, to: i64) -> i64:
    return ((origin * N_SQUARES + square) * MOST_SEATS + borough) * N_SQUARES + to


def moved_to(s: SmallCity, seat: i64, borough: i64, square: i64) -> i64:
    """How many of a seat's citizens have moved onto a square this turn."""
    count: i64 = 0
    target = borough * N_SQUARES + square
    at = seat * MOST_MOVES
    while at < (seat + 1) * MOST_MOVES and s.moves[at] != NONE:
        if s.moves[at] % (MOST_SEATS * N_SQUARES) == target:
            count += 1
        at += 1
    return count


def origin_of(s: SmallCity, seat: i64, borough: i64, square: i64) -> i64:
    """The origin of the last citizen whom a seat has moved onto a square this turn: borough * 100 + square, or -1."""
    found: i64 = NONE
    target = borough * N_SQUARES + square
    for at in range(seat * MOST_MOVES, seat * MOST_MOVES + s.moves_made(seat)):
        if s.moves[at] % (MOST_SEATS * N_SQUARES) == target:
            found = s.moves[at] // (MOST_SEATS * N_SQUARES)
    return found


def note_move(s: SmallCity, seat: i64, code: i64) -> None:
    s.moves[seat * MOST_MOVES + s.moves_made(seat)] = code


# ---------------------------------------------------------------- counting


def living_of(s: SmallCity, colour: i64) -> i64:
    """SC-15.5: living citizens of a colour in all boroughs, Town Halls and tourists included."""
    count: i64 = 0
    for thing in s.on:
        if thing == CITIZEN + colour:
            count += 1
    for borough in range(s.seats):
        count += s.tram[borough * s.seats + colour]
    return count


def active(s: SmallCity, seat: i64, lay: Layout) -> i64:
    """SC-3.6: own living citizens on tiles of the borough other than the Town Hall; the Pilgrim counts for no seat."""
    count: i64 = 0
    for square in inhabited(s, seat):
        in_hall = lay.kind[square] == HALL_PLACE
        if not in_hall and citizen_on(s, seat, square) == seat and not is_pilgrim(s, seat, square):
            count += 1
    return count + riders(s, seat, seat)


def tourists_in(s: SmallCity, borough: i64) -> i64:
    """How many tourists there are in a borough."""
    count: i64 = 0
    for square in inhabited(s, borough):
        if is_tourist_on(s, borough, square):
            count += 1
    for colour in range(s.seats):
        if colour != borough:
            count += riders(s, borough, colour)
    return count


def has_tourist(s: SmallCity, borough: i64, colour: i64) -> bool:
    """SC-5.3.3: whether a player has a tourist in another borough."""
    if riders(s, borough, colour) > 0:
        return True
    for square in inhabited(s, borough):
        if citizen_on(s, borough, square) == colour and not is_pilgrim(s, borough, square):
            return True
    return False


def dead_in(s: SmallCity, borough: i64) -> i64:
    """How many dead lie in a borough, of any colour."""
    count: i64 = 0
    for square in range(N_SQUARES):
        if dead_on(s, borough, square) != NONE:
            count += 1
    return count


# ---------------------------------------------------------------- the Town Hall


def hall_spaces(s: SmallCity, seat: i64) -> vec[i64]:
    """The empty spaces of a Town Hall, in reading order: neither unusable nor occupied by the Mayor (SC-8.3.1)."""
    lay = layout(s, seat)
    found = vec[i64]()
    for square in range(N_SQUARES):
        is_empty = lay.kind[square] == HALL_PLACE and s.on[seat * N_SQUARES + square] == EMPTY
        if is_empty and not is_mayors(s, seat, square):
            found = append(found, square)
    return found


def send_home(s: SmallCity, seat: i64) -> None:
    """SC-3.13: a piece that a rule sends home takes the first empty space of the Town Hall, or goes to the Career
    space.
    """
    spaces = hall_spaces(s, seat)
    if len(spaces) > 0:
        stand(s, seat, spaces[0], seat)
    else:
        s.career[seat] += 1


def is_for_people(kind: i64) -> bool:
    """SC-15.2: whether citizens may move onto a place of this kind."""
    return kind != NO_PLACE and kind != HALL_PLACE and kind != STORAGE_PLACE and kind != PILGRIM_PLACE


def unmoved(s: SmallCity, seat: i64, square: i64) -> i64:
    """How many citizens under a seat's command stand on a square of its borough and have not moved this turn: its
    own, and the Pilgrim in Ulaanbaatar.
    """
    count = standing(s, seat, square, seat)
    if is_pilgrim(s, seat, square) and s.pilgrim != seat:
        count += 1
    return count - moved_to(s, seat, seat, square) if count > 0 else 0
