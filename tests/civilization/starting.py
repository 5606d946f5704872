"""Positions of the start of a turn, on the open grassland of `meadow`.

s = start("rome", "egypt")                        # seat 0's part of turn 2
do(s, "found", square=SQUARES.ids[at(s, 6, 3)], figure="scout")
"""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    N_PERSON_TYPES,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CITY, AT_PHASES, AT_START
from ludotheque.games.civilization.position.vocabulary import (
    BUILDINGS,
    GOVERNMENTS,
    IN_CITIES,
    IN_START,
    PEOPLE,
    PERSON_PACK,
    PERSON_TYPES,
    SQUARES,
    WONDER_PACK,
    WONDERS,
)
from tests.civilization.meadow import cannot, do, meadow


def start(*civs: str, **options: str) -> Civilization:
    s = meadow(*civs, **options)
    s.turn = 2
    begin_start(s, 0)
    return s


def begin_start(s: Civilization, seat: i64) -> None:
    """It is this player's part of the start of turn."""
    s.frames = s.frames[:0]
    s.phase, s.active = IN_START, seat
    s.push(AT_PHASES, 0, IN_START, s.place_of(seat) + 1)
    s.push(AT_START, seat)
    s.settle()


def next_turn(s: Civilization, seat: i64) -> None:
    """It is this player's part of the start of the next turn; nothing happened in between."""
    s.turn += 1
    for other in range(s.seats):
        s.changed_government[other] = s.held_in_anarchy[other] = s.has_invested[other] = 0
    for i in range(len(s.used_in_turn)):
        s.used_in_turn[i] = 0
    for i in range(len(s.settled)):
        s.settled[i] = -1
    for type in range(N_PERSON_TYPES):
        s.settled_back[type] = 0
    begin_start(s, seat)


# ---------------------------------------------------------------- pieces


def building(s: Civilization, id: str, square: i64) -> None:
    s.marker[square] = BUILDINGS.index_of[id]
    s.supply[s.box.building_kind[BUILDINGS.index_of[id]]] -= 1


def wonder(s: Civilization, seat: i64, id: str, square: i64) -> i64:
    """Place a player's wonder here."""
    which = WONDERS.index_of[id]
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, which, WONDER_PACK.of(seat), (1 << (s.seats + 1)) - 1)
    s.wonder_at[which] = square
    s.marker[square] = FIRST_WONDER_MARKER + which
    return which


def person(s: Civilization, id: str, square: i64) -> None:
    """A great person stands here."""
    s.marker[square] = FIRST_PERSON_MARKER + PERSON_TYPES.index_of[id]
    s.stock[PERSON_TYPES.index_of[id]] -= 1


def reserve(s: Civilization, seat: i64, id: str) -> int:
    """How many of a type a player has in reserve."""
    return int(s.reserve[seat * N_PERSON_TYPES + PERSON_TYPES.index_of[id]])


def holds_person(s: Civilization, seat: i64, id: str) -> i64:
    """A named card, face down."""
    which = PEOPLE.index_of[id]
    PERSON_PACK.put(s.person_pile, s.person_seen, which, PERSON_PACK.of(seat), 1 << (seat + 1))
    return which


# ---------------------------------------------------------------- choices


def government(s: Civilization, seat: i64) -> str:
    return GOVERNMENTS.ids[s.government[seat]]


def found(s: Civilization, square: i64, figure: str = "scout") -> None:
    do(s, "found", square=SQUARES.ids[square], figure=figure)


def cannot_found(s: Civilization, square: i64, figure: str = "scout") -> str:
    return cannot(s, "found", square=SQUARES.ids[square], figure=figure)


def place(s: Civilization, square: i64) -> None:
    do(s, "place", square=SQUARES.ids[square])


def cannot_place(s: Civilization, square: i64) -> str:
    return cannot(s, "place", square=SQUARES.ids[square])


def begin_cities(s: Civilization, seat: i64) -> None:
    """It is this player's part of city management."""
    s.frames = s.frames[:0]
    s.phase, s.active = IN_CITIES, seat
    s.push(AT_PHASES, 0, IN_CITIES, s.place_of(seat) + 1)
    s.push(AT_CITY, seat)
    s.settle()
