"""Previews: what a choice is certain to bring, as far as the seat that makes it can know.

The choice is carried out in a sample, so a preview reveals nothing hidden. Certain are the events that the seat gets
and that are logged before chance is used, something is revealed, or lanes join: from then on the sample's result may
differ from the true one. That several samples agree proves nothing. If none of the three happens, everything the seat
sees is certain, including the next question.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event, Kind, Log
from ludotheque.core.game import Outcome
from ludotheque.core.state import State

# Carries out the table's automatic answers to a choice.
Follow = Callable[[State, Log], None]
NOT_COUNTED: Final[i64] = -1


class Preview:
    """What a choice brings for certain. `known` is False where the outcome of an answer is hidden until it is given.

    `events` are the certain ones that the seat gets. `gains` has, by seat, the difference of each part of the
    score up to the last of them. `open`: more happens that is not certain; nothing is said of it. Otherwise
    `to_move` are the seats that choose next, `asks` is the name of the question as this seat sees it ("" at the
    end of the game), and the gains are complete.
    """

    def __init__(self, known: bool, seats: i64) -> None:
        self.known = known
        self.events: list[Event] = []
        self.gains: list[dict[str, float]] = [{} for _ in range(seats)]
        self.open = True
        self.over = False
        self.to_move: tuple[int, ...] = ()
        self.asks = ""


class CertainLog(Log):
    """A log that counts the certain events, and at a given number of them takes the score."""

    def __init__(self, s: State, score_at: i64 = NOT_COUNTED) -> None:
        super().__init__()
        self.s = s
        self.draws: i64 = s.chance.draws
        self.reveals: i64 = s.reveals
        self.joins: i64 = s.joins
        self.score_at: i64 = score_at
        self.score: Outcome | None = None
        self.certain: i64 = 0

    def is_certain(self) -> bool:
        """Whether chance was not used, nothing revealed and no lanes joined so far."""
        s = self.s
        return s.chance.draws == self.draws and s.reveals == self.reveals and s.joins == self.joins

    def add(self, kind: Kind, a: i64, b: i64, c: i64, d: i64) -> None:
        super().add(kind, a, b, c, d)
        count: i64 = len(self.events)
        if self.certain == count - 1 and self.is_certain():
            self.certain = count
            if count == self.score_at:
                self.score = self.s.game.score(self.s)


def preview(s: State, seat: i64, action: i64, chance: Chance, follow: Follow | None = None) -> Preview:
    """The preview of a legal choice. `follow` carries out the table's automatic answers."""
    if s.outcome_hidden(seat):
        return Preview(False, s.seats)
    found = Preview(True, s.seats)
    known = s.sample(seat, chance)
    before = known.game.score(known)
    after = known.clone()
    log = carried_out(after, seat, action, NOT_COUNTED, follow)
    found.events = [event for event in log.events[: log.certain] if event.heard_by(seat)]
    found.open = not log.is_certain()
    score: Outcome | None = None
    if not found.open:
        found.over = after.over()
        found.to_move = after.to_move()
        found.asks = "" if found.over else after.question(seat).step.name
        score = after.game.score(after)
    elif log.certain > 0:
        score = carried_out(known, seat, action, log.certain, follow).score
    if score is not None:
        found.gains = [difference(before, score, other) for other in range(s.seats)]
    return found


def carried_out(s: State, seat: i64, action: i64, score_at: i64, follow: Follow | None) -> CertainLog:
    """Carry out a choice and the automatic answers to it."""
    log = CertainLog(s, score_at)
    s.apply(seat, action, log)
    if follow is not None:
        follow(s, log)
    return log


def difference(before: Outcome, after: Outcome, seat: i64) -> dict[str, float]:
    """What a seat has more or less of each part of the score."""
    gains: dict[str, float] = {}
    then, now = before.parts[seat], after.parts[seat]
    for part in {**then, **now}:
        points = now.get(part, 0) - then.get(part, 0)
        if points != 0:
            gains[part] = points / after.unit
    return gains
