"""A new day: its card affects every player (QD-5.2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import BOTTOM, Step
from ludotheque.core.verbs import Term
from ludotheque.games.quadrata import bag as drawing
from ludotheque.games.quadrata import scoring
from ludotheque.games.quadrata.box import DRAW_ADVANCED, GAIN_TAXI, REMOVE_BASE, REST_TO_BAG
from ludotheque.games.quadrata.state import NOTHING, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_DAY,
    AT_REMOVE,
    AT_TURN,
    BASE_REMOVED,
    COUNT,
    DAY_BEGAN,
    LAST_DAY,
    N_BASE,
    N_TOKENS,
    REMOVE,
    SPACES,
    TOKENS,
)

TOKEN_GONE: Final = Refusal("QD-5.2.4", "token-gone")


class Day(Step[Quadrata]):
    """QD-5.2.1: the next day card, then every player's turn; after the last day the game is over (QD-7.1)."""

    def __init__(self) -> None:
        super().__init__(AT_DAY, "day")
        self.on = [BOTTOM]

    def asks(self, s: Quadrata) -> bool:
        return False

    def proceed(self, s: Quadrata) -> None:
        if s.day == LAST_DAY:
            scoring.end_game(s)
            return
        s.day += 1
        s.note(DAY_BEGAN, s.day)
        s.push(AT_TURN, s.first, s.seats)
        effects = s.box.days[s.day]
        for i in range(0, len(effects), 2):
            carry_out(s, effects[i], effects[i + 1])


def carry_out(s: Quadrata, effect: i64, count: i64) -> None:
    """QD-5.2.2 to QD-5.2.5: applies an effect to every player, clockwise from the first."""
    for turn in range(s.seats):
        seat = (s.first + turn) % s.seats
        if effect == GAIN_TAXI:
            for _ in range(count):
                s.gain_taxi(seat)
        elif effect == DRAW_ADVANCED:
            for _ in range(count):
                drawing.draw_advanced(s, seat)
        elif effect == REMOVE_BASE:
            # the last seat asked lies lowest
            s.push(AT_REMOVE, (s.first - 1 - turn) % s.seats, count)
        elif effect == REST_TO_BAG:
            drawing.pour(s, seat)


class RemoveBase(Step[Quadrata]):
    """QD-5.2.4, QD-9.4: base tokens leave the game; all are chosen before spaces are refilled. Argument 1: how many."""

    def __init__(self) -> None:
        super().__init__(AT_REMOVE, "remove", COUNT)
        self.on = [AT_REMOVE, AT_TURN]

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for kind in range(N_BASE):
            found = append(found, REMOVE.of(kind))
        return found

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        if not REMOVE.has(action):
            return NOT_NOW
        return None if s.owned(seat, REMOVE.arg(action)) > 0 else TOKEN_GONE

    def facts(self, s: Quadrata, seat: i64, action: i64) -> Facts:
        return {"token": Term(TOKENS, REMOVE.arg(action))}

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        remove(s, seat, REMOVE.arg(action))
        if s.top(0) > 1:
            s.set_top(0, s.top(0) - 1)
        else:
            s.drop()
            drawing.fill(s, seat)


def anywhere(s: Quadrata, seat: i64, kind: i64) -> i64:
    """The space of the movement area that holds a kind; -1 for none."""
    for space in range(seat * SPACES, (seat + 1) * SPACES):
        if s.spaces[space] == kind:
            return space
    return NOTHING


def remove(s: Quadrata, seat: i64, kind: i64) -> None:
    """There is one of each base value, so its place needs no choice."""
    at = seat * N_TOKENS + kind
    space = anywhere(s, seat, kind)
    if space != NOTHING:
        s.spaces[space] = NOTHING
    elif s.bag[at] > 0:
        s.bag[at] -= 1
    else:
        s.rest[at] -= 1
    s.note(BASE_REMOVED, seat, kind)
