"""The decisive moments of a match: the decisions with the largest changes of the chances to win, among those with an
event that may decide a match (`Kinds.decisive`). In a solo game, changes of the expected points.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.values import softmax
from ludotheque.core.events import Event, Kind, Log
from ludotheque.core.state import State

MOST: Final = 3
# Smaller changes are ignored: half a percent of chance; in a solo game half a point.
LEAST_CHANCE: Final = 0.005
LEAST_POINTS: Final = 0.5
# Where one seat gains what another loses, the moment is told for the gainer.
LITTLE: Final = 1.0e-6


class Moment:
    """A decision: its number, the seat whose chance changed most, the chances before and after, and the events that
    may have decided the match, the most significant first.
    """

    def __init__(self, moves: i64, seat: i64, before: float, after: float, events: list[Event]) -> None:
        self.moves: i64 = moves
        self.seat: i64 = seat
        self.before = before
        self.after = after
        self.events = events

    def change(self) -> float:
        return abs(self.after - self.before)


class Watch:
    """Receives each decision of a match, and keeps the moments."""

    def __init__(self) -> None:
        self.found: list[Moment] = []

    def saw(self, earlier: State, s: State, log: Log, moves: i64) -> None:
        """Decision number `moves` led from one position to another, with these events."""
        events = [event for event in log.events if event.decides()]
        if len(events) == 0:
            return
        before, after = outlook(earlier), outlook(s)
        seat, gainer = 0, 0
        for other in range(len(after)):
            gain = after[other] - before[other]
            if abs(gain) > abs(after[seat] - before[seat]):
                seat = other
            if gain > after[gainer] - before[gainer]:
                gainer = other
        if after[gainer] - before[gainer] > abs(after[seat] - before[seat]) - LITTLE:
            seat = gainer
        if abs(after[seat] - before[seat]) >= (LEAST_POINTS if s.seats == 1 else LEAST_CHANCE):
            ordered = ranked(events, s.game.kinds.deciding, gainer)
            self.found.append(Moment(moves, seat, before[seat], after[seat], ordered))

    def moments(self) -> list[Moment]:
        """The largest changes, in the order of the match."""
        largest = sorted(self.found, key=lambda one: -one.change())[:MOST]
        return sorted(largest, key=lambda one: one.moves)


def outlook(s: State) -> vec[float]:
    """By seat the chance to win, summing to 1; in a solo game the expected points."""
    expected: vec[float] = s.game.advice.expected_points(s)
    if s.seats == 1:
        return expected
    winners = s.game.score(s).winners if s.over() else []
    if len(winners) == 0:
        return softmax(expected, s.game.advice.spread(s))
    chances = vec[float]([0.0] * s.seats)
    for seat in winners:
        chances[seat] = 1.0 / len(winners)
    return chances


def ranked(events: list[Event], order: list[Kind], gainer: int) -> list[Event]:
    """By kind in that order; among equals, events of the gainer come first."""
    return sorted(events, key=lambda one: (order.index(one.kind), seat_of(one) != gainer))


def seat_of(event: Event) -> int:
    """The seat that an event concerns; -1: none."""
    if "seat" not in event.kind.fields:
        return -1
    return int(event.args[event.kind.fields.index("seat")])
