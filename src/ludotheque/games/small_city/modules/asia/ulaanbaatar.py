"""SC-8.5.9: Ulaanbaatar's Pilgrim, who comes home in phase 8 before the next one is sent."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.arrivals import receive_citizens
from ludotheque.games.small_city.citizens.citizens import citizen_on, lift, stand, standing
from ludotheque.games.small_city.components.box import N_SQUARES, PILGRIM_PLACE
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.events import PILGRIM_HOME, PILGRIM_SENT
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PHASES,
    AT_PILGRIM,
    IN_PILGRIMS,
    NONE,
    SEND_PILGRIM,
    SQUARES,
)

NO_PILGRIM_THERE: Final = Refusal("SC-8.5.9", "no-pilgrim-there")
SAME_PILGRIM: Final = Refusal("SC-8.5.9", "same-pilgrim")


def ulaanbaatar_of(s: SmallCity) -> i64:
    """The seat that plays Ulaanbaatar; -1 for none."""
    for seat in range(s.seats):
        if s.board[seat] == s.box.ulaanbaatar:
            return seat
    return NONE


def begin_pilgrims(s: SmallCity) -> None:
    """SC-8.5.9: the Pilgrim comes home; then, except in the last turn, the player with the most votes sends another
    (stage IN_PILGRIMS).
    """
    borough = ulaanbaatar_of(s)
    if borough == NONE or not s.plays(borough):
        return
    back = s.pilgrim
    if back != NONE:
        lift(s, borough, s.pilgrim_at, back)
        s.career[back] += 1
        s.pilgrim = s.pilgrim_at = NONE
        s.note(PILGRIM_HOME, back)
    if s.turn < s.turns() and monastery_of(s, borough) != NONE:
        sender = most_votes(s)
        s.last_pilgrim = back if back == sender else NONE
        s.push(AT_PILGRIM, sender)
    if back != NONE and back != borough:
        receive_citizens(s, back, 1)


def monastery_of(s: SmallCity, borough: i64) -> i64:
    """The Pilgrim's place in the Monastery; -1 if it is unusable."""
    lay = layout(s, borough)
    for square in range(N_SQUARES):
        if lay.kind[square] == PILGRIM_PLACE and s.on[borough * N_SQUARES + square] == EMPTY:
            return square
    return NONE


def most_votes(s: SmallCity) -> i64:
    """SC-8.5.9: the player with the most votes sends the Pilgrim, the first in turn order among equals."""
    best: i64 = NONE
    for place in range(s.seats):
        seat = s.in_order(place)
        if s.plays(seat) and (best == NONE or s.votes[seat] > s.votes[best]):
            best = seat
    return best


def may_be_sent(s: SmallCity, seat: i64, square: i64) -> bool:
    """SC-8.5.9: the seat's own citizens in its own borough, Town Hall included, except the one who has just come
    back.
    """
    if s.last_pilgrim == seat and s.last_pilgrim_at == square:
        return False
    return standing(s, seat, square, seat) > 0


class Pilgrim(Step[SmallCity]):
    """SC-8.5.9, SC-16.4: which citizen becomes the Pilgrim."""

    def __init__(self) -> None:
        super().__init__(AT_PILGRIM, "pilgrim")
        self.forced = True
        self.on = [AT_PHASES]

    def fits(self, s: SmallCity, at: i64) -> bool:
        borough = ulaanbaatar_of(s)
        if s.stage() != IN_PILGRIMS or borough == NONE or not s.plays(borough):
            return False
        return s.pilgrim == NONE and s.turn < s.turns() and s.seat_at(at) == most_votes(s)

    def leave_out(self, s: SmallCity) -> None:
        """No citizen may be sent."""
        s.last_pilgrim = s.last_pilgrim_at = NONE
        s.drop()

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for square in range(N_SQUARES):
            if may_be_sent(s, seat, square):
                found = append(found, SEND_PILGRIM.of(square))
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not SEND_PILGRIM.has(action):
            return NOT_NOW
        square = SEND_PILGRIM.arg(action)
        if may_be_sent(s, seat, square):
            return None
        return SAME_PILGRIM if citizen_on(s, seat, square) == seat else NO_PILGRIM_THERE

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, SEND_PILGRIM.arg(action))}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        square = SEND_PILGRIM.arg(action)
        borough = ulaanbaatar_of(s)
        s.last_pilgrim = s.last_pilgrim_at = NONE
        s.drop()
        lift(s, seat, square, seat)
        s.pilgrim, s.pilgrim_at = seat, monastery_of(s, borough)
        stand(s, borough, s.pilgrim_at, seat)
        s.note(PILGRIM_SENT, seat, square)


def broken_pilgrim(s: SmallCity) -> list[str]:
    """The Pilgrim stands in Ulaanbaatar; the previous one is recorded only while the next is chosen."""
    if (s.pilgrim == NONE) != (s.pilgrim_at == NONE):
        return ["pilgrim: it stands nowhere, or no seat has it"]
    if s.pilgrim != NONE:
        borough = ulaanbaatar_of(s)
        if borough == NONE or standing(s, borough, s.pilgrim_at, s.pilgrim) == 0:
            return ["pilgrim: it does not stand there"]
    if s.last_pilgrim == NONE:
        return [] if s.last_pilgrim_at == NONE else ["last_pilgrim_at: there is none"]
    asked = s.find(AT_PILGRIM)
    if asked < 0 or s.seat_at(asked) != s.last_pilgrim:
        return ["last_pilgrim: no other choice is under way"]
    came_to = s.last_pilgrim_at
    if came_to != NONE and citizen_on(s, s.last_pilgrim, came_to) != s.last_pilgrim:
        return ["last_pilgrim_at: it does not stand there"]
    return []
