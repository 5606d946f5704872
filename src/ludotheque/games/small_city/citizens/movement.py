"""SC-5.3.1, SC-5.3.2, SC-5.3.7: Phase 3, step A: all players move their own citizens behind the screens."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.citizens import (
    citizen_on,
    is_for_people,
    is_pilgrim,
    lift,
    move_code,
    note_move,
    stand,
    standing,
    tram_square,
    unmoved,
)
from ludotheque.games.small_city.citizens.open_places import entrances, open_places
from ludotheque.games.small_city.citizens.tourists import is_tourist_of, tourists_of, why_not_guest
from ludotheque.games.small_city.components.box import (
    HALL_PLACE,
    HOME_PLACE,
    N_SQUARES,
    PILGRIM_PLACE,
)
from ludotheque.games.small_city.components.squares import (
    holds,
    nth,
)
from ludotheque.games.small_city.position.borough import Layout, effect_in, layout
from ludotheque.games.small_city.position.events import CAME_HOME, COMMITTED, MOVE_PLANNED, MOVED, MOVES_SHOWN
from ludotheque.games.small_city.position.state import CITIZEN, DEAD, EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_MOVE,
    AT_MOVES,
    AT_PHASES,
    COME_HOME,
    COMMIT,
    IN_MOVES,
    MOST_MOVES,
    MOST_SEATS,
    MOVE,
    NONE,
    SQUARES,
)

NOBODY_THERE: Final = Refusal("SC-5.3.1", "nobody-there")
MOVED_ALREADY: Final = Refusal("SC-10.4", "moved-already")
NO_PLACE_THERE: Final = Refusal("SC-5.3.1", "no-place-there")
TAKEN: Final = Refusal("SC-5.3.1", "place-taken")
CLOSED: Final = Refusal("SC-5.3.2", "place-closed")
ONLY_SMALL_HOMES: Final = Refusal("SC-5.3.1", "only-small-homes")
NOT_A_TOURIST: Final = Refusal("SC-5.3.1", "not-a-tourist")


def begin_moves(s: SmallCity) -> None:
    """SC-5.3.7: all seats that can move do so at the same time (stage IN_MOVES)."""
    layouts = [layout(s, seat) for seat in range(s.seats)]
    for seat in range(s.seats):
        open_places(s, seat, layouts[seat])
    s.split(AT_MOVES)
    for seat in range(s.seats):
        if s.plays(seat) and can_move(s, seat, layouts[seat]):
            s.push_to(seat, AT_MOVE)


# ---------------------------------------------------------------- who may move


def movers(s: SmallCity, seat: i64) -> vec[i64]:
    """The squares of a borough with a citizen that may move."""
    found = vec[i64]()
    tram = tram_square(s, seat)
    on = s.on
    for square in range(N_SQUARES):
        is_there = CITIZEN <= on[seat * N_SQUARES + square] < DEAD or square == tram
        if is_there and unmoved(s, seat, square) > 0:
            found = append(found, square)
    return found


# ---------------------------------------------------------------- where to


def why_not_entered(s: SmallCity, seat: i64, lay: Layout, to: i64) -> Refusal | None:
    """SC-5.3.1, SC-5.3.2: the rule against entering a place of the seat's own borough, or None."""
    if not is_for_people(lay.kind[to]):
        return NO_PLACE_THERE
    if not holds(nth(s.open, seat), to):
        return CLOSED if was_left(s, seat, to) else TAKEN
    return None if s.on[seat * N_SQUARES + to] == EMPTY else TAKEN


def was_left(s: SmallCity, seat: i64, square: i64) -> bool:
    """Whether one of a seat's own citizens has left this place in this phase. Others' moves are not known yet."""
    for at in range(seat * MOST_MOVES, seat * MOST_MOVES + s.moves_made(seat)):
        if s.moves[at] // (MOST_SEATS * N_SQUARES) == seat * N_SQUARES + square:
            return True
    return False


def why_not_from_hall(s: SmallCity, seat: i64, lay: Layout, to: i64) -> Refusal | None:
    """SC-5.3.1: from the Town Hall into a home of level 1, with a Subway into any home."""
    if lay.kind[to] != HOME_PLACE:
        return ONLY_SMALL_HOMES
    is_small = s.box.level[lay.piece[to]] == 1
    return None if is_small or effect_in(s, seat, s.box.is_subway) > 0 else ONLY_SMALL_HOMES


def why_not_moved(s: SmallCity, seat: i64, lay: Layout, square: i64, to: i64) -> Refusal | None:
    """The rule against a move, or None."""
    if unmoved(s, seat, square) <= 0:
        if standing(s, seat, square, seat) > 0 or is_pilgrim(s, seat, square):
            return MOVED_ALREADY
        return why_not_guest(s, seat, square) or NOBODY_THERE
    refusal = why_not_entered(s, seat, lay, to)
    if refusal is not None:
        return refusal
    if square == to:
        return TAKEN
    return why_not_from_hall(s, seat, lay, to) if lay.kind[square] == HALL_PLACE else None


def why_not_home(s: SmallCity, seat: i64, lay: Layout, borough: i64, square: i64, to: i64) -> Refusal | None:
    """The rule against bringing a tourist home, or None."""
    if borough >= s.seats or borough == seat or not is_tourist_of(s, seat, borough, square):
        return NOT_A_TOURIST
    return why_not_entered(s, seat, lay, to)


class Move(Step[SmallCity]):
    """SC-5.3.1: one citizen moves or comes home, or moving is finished."""

    def __init__(self) -> None:
        super().__init__(AT_MOVE, "move")
        self.on = [AT_MOVES]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        return s.plays(seat) and (s.moves_made(seat) > 0 or can_move(s, seat, layout(s, seat)))

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return self.actions(s, seat)

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        lay = layout(s, seat)
        targets = entrances(s, seat)
        for_newcomers = vec[i64]()
        for to in targets:
            if lay.kind[to] == HOME_PLACE and why_not_from_hall(s, seat, lay, to) is None:
                for_newcomers = append(for_newcomers, to)
        for square in movers(s, seat):
            for to in for_newcomers if lay.kind[square] == HALL_PLACE else targets:
                if square != to:
                    found = append(found, MOVE.of(square, to))
        for borough in range(s.seats):
            if borough != seat:
                for square in tourists_of(s, seat, borough):
                    for to in targets:
                        found = append(found, COME_HOME.of(borough, square, to))
        return append(found, COMMIT.of())

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if COMMIT.has(action):
            return None
        lay = layout(s, seat)
        if MOVE.has(action):
            return why_not_moved(s, seat, lay, MOVE.arg(action), MOVE.arg2(action))
        if COME_HOME.has(action):
            borough, square, to = COME_HOME.arg(action), COME_HOME.arg2(action), COME_HOME.arg3(action)
            return why_not_home(s, seat, lay, borough, square, to)
        return NOT_NOW

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        if MOVE.has(action):
            return {"square": Term(SQUARES, MOVE.arg(action)), "to": Term(SQUARES, MOVE.arg2(action))}
        return {"square": Term(SQUARES, COME_HOME.arg2(action)), "to": Term(SQUARES, COME_HOME.arg3(action))}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        if MOVE.has(action):
            make_move(s, seat, seat, MOVE.arg(action), MOVE.arg2(action))
            s.note(MOVE_PLANNED, seat, MOVE.arg(action), MOVE.arg2(action))
        elif COME_HOME.has(action):
            make_move(s, seat, COME_HOME.arg(action), COME_HOME.arg2(action), COME_HOME.arg3(action))
            s.note(MOVE_PLANNED, seat, COME_HOME.arg2(action), COME_HOME.arg3(action))
        else:
            s.note(COMMITTED, seat)
            s.drop()


def can_move(s: SmallCity, seat: i64, lay: Layout) -> bool:
    """SC-5.3.7: whether any citizen of a seat can move."""
    targets = entrances(s, seat)
    if len(targets) == 0:
        return False
    for square in movers(s, seat):
        for to in targets:
            if why_not_moved(s, seat, lay, square, to) is None:
                return True
    for borough in range(s.seats):
        if borough != seat and len(tourists_of(s, seat, borough)) > 0:
            return True
    return False


def make_move(s: SmallCity, seat: i64, borough: i64, square: i64, to: i64) -> None:
    """Moves a citizen from a square of a borough to one of the seat's own borough; the Pilgrim stays the Pilgrim.
    The Pilgrim leaves from the Monastery only: from a Tramway square another citizen leaves.
    """
    colour = seat
    if is_pilgrim(s, borough, square) and citizen_on(s, borough, square) != NONE:
        colour = s.pilgrim
        s.pilgrim_at = to
    lift(s, borough, square, colour)
    stand(s, seat, to, colour)
    note_move(s, seat, move_code(borough, square, seat, to))


def take_back_moves(s: SmallCity, seat: i64) -> None:
    """SC-16.2: returns all citizens of a seat to their squares before its moves."""
    while s.moves_made(seat) > 0:
        at = seat * MOST_MOVES + s.moves_made(seat) - 1
        to = s.moves[at] % N_SQUARES
        origin = s.moves[at] // (MOST_SEATS * N_SQUARES)
        colour = seat
        if is_pilgrim(s, seat, to) and is_from_monastery(s, seat, origin):
            colour = s.pilgrim
            s.pilgrim_at = origin % N_SQUARES
        lift(s, seat, to, colour)
        stand(s, origin // N_SQUARES, origin % N_SQUARES, colour)
        s.moves[at] = NONE


def is_from_monastery(s: SmallCity, seat: i64, origin: i64) -> bool:
    """Whether a move of a seat began in the Monastery, where only the Pilgrim stands."""
    is_home = origin // N_SQUARES == seat
    return is_home and layout(s, seat).kind[origin % N_SQUARES] == PILGRIM_PLACE


class Moves(Step[SmallCity]):
    """SC-5.3.7: joins the lanes of those who move; the moves become public."""

    def __init__(self) -> None:
        super().__init__(AT_MOVES, "moves")
        self.on = [AT_PHASES]
        self.apart = True

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_MOVES

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()
        s.note(MOVES_SHOWN, s.turn)
        for place in range(s.seats):
            seat = s.in_order(place)
            for at in range(seat * MOST_MOVES, seat * MOST_MOVES + s.moves_made(seat)):
                origin, to = s.moves[at] // (MOST_SEATS * N_SQUARES), s.moves[at] % N_SQUARES
                if origin // N_SQUARES == seat:
                    s.note(MOVED, seat, origin % N_SQUARES, to)
                else:
                    s.note(CAME_HOME, seat, origin // N_SQUARES, origin % N_SQUARES, to)
