"""Samples of a position: promises, and what other seats do behind their screens, are dealt anew."""

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_HALLS,
    AT_MOVE,
    AT_MOVES,
    AT_PLAN,
    AT_REVEAL,
    AT_SETTLE,
    PROMISE_PACK,
    PROMISES,
)
from ludotheque.games.small_city.view.view import forget


def redeal(s: SmallCity, seat: i64, chance: Chance) -> None:
    """SC-16.1: seats that are ready have planned, moved or settled something; the others have not yet."""
    s.follow(PROMISES, PROMISE_PACK.redeal(s.pile, s.seen, seat, chance))
    if s.over() or not s.forked():
        return
    first = first_question(s.step().number)
    if first < 0:
        return
    s.cut_lanes(seat)
    for other in range(s.seats):
        if other != seat:
            forget(s, other)
            if not s.waits_for(other) and is_asked_there(s, other, first):
                s.imagine(other, first, chance)


def first_question(join: i64) -> i64:
    """The first question behind the screens of a joining step; -1 if nothing is hidden."""
    if join == AT_REVEAL:
        return AT_PLAN
    if join == AT_MOVES:
        return AT_MOVE
    return AT_SETTLE if join == AT_HALLS else -1


def is_asked_there(s: SmallCity, seat: i64, question: i64) -> bool:
    """Whether this seat was asked at all: not a seat that left the game, nor one whose Town Hall is printed."""
    if question == AT_SETTLE:
        return s.box.hall_printed[s.board[seat]] == 0
    return s.plays(seat)
