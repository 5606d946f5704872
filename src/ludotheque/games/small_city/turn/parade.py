"""SC-5.1.1, SC-5.1.7: Phase 1: a turn begins with the Mayor's parade, which closes a street."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.components.box import N_SQUARES
from ludotheque.games.small_city.components.squares import holds
from ludotheque.games.small_city.position.borough import Borough, beyond, free_squares, survey, zone_squares
from ludotheque.games.small_city.position.events import (
    NO_STREET,
    STREET,
    TURN_BEGAN,
)
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PARADE,
    AT_PHASES,
    DOWN,
    IN_PARADE,
    NONE,
    PARADE,
    RIGHT,
    SEATS,
    SQUARES,
)
from ludotheque.games.small_city.turn import solo

NO_STREET_THERE: Final = Refusal("SC-5.1.1", "no-street-there")
STREET_FULL: Final = Refusal("SC-5.1.7", "street-full")


def begin_turn(s: SmallCity) -> None:
    """SC-5.1.1: a turn begins with the Mayor's parade (stage IN_PARADE)."""
    s.turn += 1
    s.note(TURN_BEGAN, s.turn, s.host)
    for module in s.modules():
        if module.begin_parade(s):
            return
    if s.is_alone():
        solo.draw_street(s, streets(s))
    elif s.players_left() > 1:
        s.push(AT_PARADE, s.next_playing(s.host))


def streets(s: SmallCity, most: i64 = 0) -> vec[i64]:
    """SC-5.1.1: the streets of the host's borough: pairs of adjacent squares of the zone, at least one of them
    empty; square * 4 + direction. At most this many (0: all).
    """
    found = vec[i64]()
    b = survey(s, s.host)
    squares = zone_squares(s, s.host)
    free = free_squares(s, s.host, b)
    for square in range(N_SQUARES):
        if not holds(squares, square):
            continue
        is_empty = holds(free, square)
        for dir in range(RIGHT, DOWN + 1):
            other = beyond(square, dir)
            if other != NONE and holds(squares, other) and (is_empty or holds(free, other)):
                found = append(found, square * 4 + dir)
                if len(found) == most:
                    return found
    return found


def why_not_street(s: SmallCity, b: Borough, square: i64, dir: i64) -> Refusal | None:
    """The rule against a street of the host's borough, or None."""
    other = beyond(square, dir)
    host = s.host
    if other == NONE or (dir != RIGHT and dir != DOWN):
        return NO_STREET_THERE
    squares = zone_squares(s, host)
    if not holds(squares, square) or not holds(squares, other):
        return NO_STREET_THERE
    squares = free_squares(s, host, b)
    return None if holds(squares, square) or holds(squares, other) else STREET_FULL


def close_street(s: SmallCity, street: i64) -> None:
    """The Mayor stands on a street until the end of the turn."""
    s.mayor = street
    s.note(STREET, s.host, street // 4, beyond(street // 4, street % 4))


class Parade(Step[SmallCity]):
    """SC-5.1.1, SC-10.1: the host's left neighbour chooses the street."""

    def __init__(self) -> None:
        super().__init__(AT_PARADE, "parade")
        self.on = [AT_PHASES]

    def fits(self, s: SmallCity, at: i64) -> bool:
        asked = not s.played().mayor_indoors and s.seat_at(at) == s.next_playing(s.host)
        return s.stage() == IN_PARADE and asked

    def asks(self, s: SmallCity) -> bool:
        return len(streets(s, 1)) > 0

    def proceed(self, s: SmallCity) -> None:
        s.note(NO_STREET, s.host)
        s.drop()

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        first = PARADE.of()
        return vec[i64]([first + street for street in streets(s)])

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        return self.candidates(s, seat)

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not PARADE.has(action):
            return NOT_NOW
        return why_not_street(s, survey(s, s.host), PARADE.arg(action), PARADE.arg2(action))

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, PARADE.arg(action)), "seat": Term(SEATS, s.host)}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.drop()
        close_street(s, PARADE.arg(action) * 4 + PARADE.arg2(action))
