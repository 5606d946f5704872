"""SC-8.3: The Mayor's variant: the Mayor enters the host's Town Hall and makes a speech."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.citizens.citizens import hall_spaces, standing
from ludotheque.games.small_city.components.box import N_SQUARES
from ludotheque.games.small_city.position.borough import beyond, layout
from ludotheque.games.small_city.position.events import MAYOR_ENTERED, MAYOR_OUTSIDE, SPEECH
from ludotheque.games.small_city.position.module import Module
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PHASES,
    AT_RECEIVE,
    DOWN,
    HALL,
    IN_PARADE,
    LEFT,
    MAYOR,
    NONE,
    RECEIVE,
    RIGHT,
    SQUARES,
    UP,
)

# SC-8.3.3: a speech brings at most six votes.
MOST_LISTENERS: Final[i64] = 6
CANT_RECEIVE: Final = Refusal("SC-8.3.2", "cant-receive")
NO_PAIR_THERE: Final = Refusal("SC-8.3.1", "no-pair-there")


class MayorVariant(Module):
    """SC-8.3."""

    def __init__(self) -> None:
        super().__init__(3, {"mayor_variant": ["yes"]})
        self.mayor_indoors = True

    def is_played(self, s: SmallCity) -> bool:
        return s.mayor_variant == 1

    def begin_parade(self, s: SmallCity) -> bool:
        receive(s)
        return True

    def why_not_card(self, s: SmallCity, seat: i64, card: i64) -> Refusal | None:
        return CANT_RECEIVE if card == MAYOR and not can_receive(s, seat) else None

    def facts_of_card(self, s: SmallCity, seat: i64) -> Facts:
        spaces = hall_spaces(s, seat)
        return {"has": len(spaces), "squares": Terms(SQUARES, spaces)}

    def speech(self, s: SmallCity, seat: i64) -> i64:
        return hold_speech(s) if seat == s.host else 0

    def broken(self, s: SmallCity) -> list[str]:
        if s.mayor == NONE:
            return []
        if not s.over() and s.stage() <= IN_PARADE:
            return ["mayor: it has not entered yet"]
        one, dir = s.mayor // 4, s.mayor % 4
        other = beyond(one, dir)
        if (dir != RIGHT and dir != DOWN) or other == NONE:
            return ["mayor: it fills two spaces"]
        lay = layout(s, s.host)
        for square in (one, other):
            if lay.piece[square] != HALL:
                return ["mayor: it is in the Town Hall of its host"]
            if s.on[s.host * N_SQUARES + square] != EMPTY:
                return ["mayor: its space is occupied"]
        return []


def pairs(s: SmallCity, seat: i64) -> vec[i64]:
    """SC-8.3.1: two empty spaces of a Town Hall that share a side: square * 4 + direction, ascending."""
    spaces = hall_spaces(s, seat)
    found = vec[i64]()
    for square in spaces:
        for dir in range(RIGHT, DOWN + 1):
            if beyond(square, dir) in spaces:
                found = append(found, square * 4 + dir)
    return found


def can_receive(s: SmallCity, seat: i64) -> bool:
    """SC-8.3.2: whether a Town Hall has two adjacent empty spaces, which its owner needs to take card A."""
    return len(pairs(s, seat)) > 0


def receive(s: SmallCity) -> None:
    """SC-8.3.1: the Mayor enters the host's Town Hall on two empty spaces, instead of a parade."""
    if can_receive(s, s.host):
        s.push(AT_RECEIVE, s.host)
    else:
        s.note(MAYOR_OUTSIDE, s.host)


class Receive(Step[SmallCity]):
    """SC-8.3.1: which two spaces the Mayor occupies; declining is not possible."""

    def __init__(self) -> None:
        super().__init__(AT_RECEIVE, "receive")
        self.on = [AT_PHASES]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.mayor_variant == 1 and s.stage() == IN_PARADE and s.seat_at(at) == s.host

    def asks(self, s: SmallCity) -> bool:
        return len(pairs(s, s.asked())) > 1

    def proceed(self, s: SmallCity) -> None:
        """One pair only."""
        seat = s.asked()
        self.apply(s, seat, RECEIVE.of() + pairs(s, seat)[0])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        first = RECEIVE.of()
        return vec[i64]([first + pair for pair in pairs(s, seat)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not RECEIVE.has(action):
            return NOT_NOW
        pair = RECEIVE.arg(action) * 4 + RECEIVE.arg2(action)
        return None if pair in pairs(s, seat) else NO_PAIR_THERE

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {
            "square": Term(SQUARES, RECEIVE.arg(action)),
            "squares": Terms(SQUARES, hall_spaces(s, seat)),
        }

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.drop()
        s.mayor = RECEIVE.arg(action) * 4 + RECEIVE.arg2(action)
        s.note(MAYOR_ENTERED, seat, RECEIVE.arg(action), beyond(RECEIVE.arg(action), RECEIVE.arg2(action)))


# ---------------------------------------------------------------- the speech


def hold_speech(s: SmallCity) -> i64:
    """SC-8.3.3, SC-10.12: a vote for the host for each living citizen who listens, of any colour."""
    if s.mayor == NONE:
        return 0
    count: i64 = 0
    for square in listening(s):
        for colour in range(s.seats):
            count += standing(s, s.host, square, colour)
    votes = s.box.speech_votes * min(count, MOST_LISTENERS)
    s.note(SPEECH, s.host, votes)
    return votes


def listening(s: SmallCity) -> vec[i64]:
    """SC-8.3.3: the squares around the Mayor's two spaces on the Mayor's side of the Town Hall: four in front, one
    at either end; fewer at the edge of the grid.
    """
    along = s.mayor % 4
    back = LEFT if along == RIGHT else UP
    one = s.mayor // 4
    two = beyond(one, along)
    front = side_of_hall(s)
    found = vec[i64]()
    for square in (beyond(one, back), beyond(two, along)):
        if square != NONE:
            found = append(found, square)
            if beyond(square, front) != NONE:
                found = append(found, beyond(square, front))
    for square in (one, two):
        if beyond(square, front) != NONE:
            found = append(found, beyond(square, front))
    return found


def side_of_hall(s: SmallCity) -> i64:
    """The side of the Town Hall that the Mayor faces: where the adjacent square is outside it."""
    lay = layout(s, s.host)
    one = s.mayor // 4
    if s.mayor % 4 == RIGHT:
        above = beyond(one, UP)
        return UP if above == NONE or lay.piece[above] != HALL else DOWN
    before = beyond(one, LEFT)
    return LEFT if before == NONE or lay.piece[before] != HALL else RIGHT
