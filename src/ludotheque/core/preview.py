"""Previews: what a choice is certain to bring, as far as the seat that makes it can know.

The choice is carried out in a sample, so a preview reveals nothing hidden. Certain are the events that the seat gets
and that are logged before chance is used, something is revealed, or lanes join: from then on the sample's result may
differ from the true one. That several samples agree proves nothing. An event that reveals only what the seat knew
(`Kind.known_to`) leaves the rest certain. If none of the three happens, everything the seat sees is certain, including
the next question.

A preview goes on through the automatic answers of the table, and through the seat's own next answers as long as it
has no alternative.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event, Kind, Log
from ludotheque.core.game import Outcome
from ludotheque.core.state import Question, State

# Carries out the table's automatic answers to a choice, and returns how many there were.
Follow = Callable[[State, Log], int]
NOT_COUNTED: Final[i64] = -1
# The seat's own answers without an alternative that a preview includes at most.
MOST_ANSWERS: Final = 64
# What a view says of the question, not of the position.
OF_THE_QUESTION: Final = ("to_move", "asks")


class Preview:
    """What a choice brings for certain. `known` is False where the outcome of an answer is hidden until it is given.

    `events` are the certain ones that the seat gets. `gains` and `tally` have, by seat, the differences of each part
    of the score and of each thing the game counts besides, up to the last of them. `forced` is the number of further
    answers without an alternative that are included. `open`: more happens that is not certain; nothing is said of it.
    Otherwise `to_move` are the seats that choose next, `asks` is the name of the question as this seat sees it ("" at
    the end of the game), `question` what it is asked then if it is one of them, and the gains are complete. `useless`:
    nothing is open, and nothing changes but the question (`is_useless`).
    """

    def __init__(self, known: bool, seats: i64) -> None:
        self.known = known
        self.events: list[Event] = []
        self.gains: list[dict[str, float]] = [{} for _ in range(seats)]
        self.tally: list[dict[str, int]] = [{} for _ in range(seats)]
        self.forced: i64 = 0
        self.open = True
        self.over = False
        self.to_move: tuple[int, ...] = ()
        self.asks = ""
        self.question: Question | None = None
        self.useless = False

    def count(self, before: "Figures", after: "Figures") -> None:
        """The gains between two positions."""
        unit = after.score.unit
        for seat in range(len(self.gains)):
            parts = differences(before.score.parts[seat], after.score.parts[seat])
            self.gains[seat] = {part: points / unit for part, points in parts.items()}
            self.tally[seat] = differences(before.tally[seat], after.tally[seat])


class Figures:
    """The score and the tally of a position."""

    def __init__(self, s: State) -> None:
        self.score: Outcome = s.game.score(s)
        self.tally: list[dict[str, int]] = [s.game.tally(s, seat) for seat in range(s.seats)]


class CertainLog(Log):
    """A log that counts the events that are certain for a seat, and at a given number of them takes the figures."""

    def __init__(self, s: State, seat: i64, figures_at: i64 = NOT_COUNTED) -> None:
        super().__init__()
        self.s = s
        self.seat: i64 = seat
        self.draws: i64 = s.chance.draws
        self.reveals: i64 = s.reveals
        self.joins: i64 = s.joins
        self.figures_at: i64 = figures_at
        self.figures: Figures | None = None
        self.certain: i64 = 0

    def is_certain(self) -> bool:
        """Whether chance was not used, nothing new revealed and no lanes of several seats joined so far."""
        s = self.s
        joined = s.joins != self.joins and s.seats > 1
        return s.chance.draws == self.draws and s.reveals == self.reveals and not joined

    def add(self, kind: Kind, a: i64, b: i64, c: i64, d: i64) -> None:
        super().add(kind, a, b, c, d)
        count: i64 = len(self.events)
        if kind.reveals and self.events[count - 1].known_before(self.seat, self.s.seats):
            self.reveals += 1
        if self.certain == count - 1 and self.is_certain():
            self.certain = count
            if count == self.figures_at:
                self.figures = Figures(self.s)


def preview(s: State, seat: i64, action: i64, chance: Chance, follow: Follow | None = None) -> Preview:
    """The preview of a legal choice. `follow` carries out the table's automatic answers."""
    if s.outcome_hidden(seat):
        return Preview(False, s.seats)
    found = Preview(True, s.seats)
    before = s.sample(seat, chance)
    figures = Figures(before)
    at, answer = before, action
    going_on = False
    while True:
        after = at.clone()
        log = CertainLog(after, seat)
        followed = carried_out(after, seat, answer, log, follow)
        told = [event for event in log.events[: log.certain] if event.heard_by(seat)]
        count = last_heard(log.events, log.certain, seat)
        if going_on:
            if not log.is_certain() and len(told) == 0:
                # All that is known of this answer is that it has no alternative.
                conclude(found, seat, before, at, figures)
                break
            found.forced += 1
        found.events += told
        if not log.is_certain():
            if count > 0:
                again = CertainLog(at, seat, count)
                carried_out(at, seat, answer, again, follow)
                if again.figures is not None:
                    found.count(figures, again.figures)
            break
        found.forced += followed
        at = after
        only = only_choice(at, seat) if found.forced < MOST_ANSWERS else None
        if only is None:
            conclude(found, seat, before, at, figures)
            break
        answer, going_on = only, True
    return found


def conclude(found: Preview, seat: i64, before: State, after: State, figures: Figures) -> None:
    """Nothing is open: what comes next, and all gains."""
    found.open = False
    found.over = after.over()
    found.to_move = after.to_move()
    if not found.over:
        question = after.question(seat)
        found.asks = question.step.name
        found.question = question if after.waits_for(seat) else None
    found.count(figures, Figures(after))
    found.useless = not any(found.gains) and not any(found.tally) and is_useless(before, seat, after)


def is_useless(before: State, seat: i64, after: State) -> bool:
    """Whether a choice has changed nothing but the question: no field of the position differs, the seat sees the same,
    and nothing new is asked: a question that was there before, or the same one of another seat. A choice on a lane
    counts as useful.
    """
    if after.over() or before.forked() or after.forked() or not asks_nothing_new(before, after):
        return False
    for field in before.game.fields(before.seats):
        then, now = getattr(before, field.name), getattr(after, field.name)
        if then != now if field.length < 0 else list(then) != list(now):
            return False
    return position_seen(before, seat) == position_seen(after, seat)


def position_seen(s: State, seat: i64) -> dict[str, Any]:
    """What a seat sees of the position, without the question."""
    return {key: value for key, value in s.view(seat).items() if key not in OF_THE_QUESTION}


def asks_nothing_new(before: State, after: State) -> bool:
    """Whether the question after a choice was there before, or is the same one again."""
    count = len(after.frames)
    if count < len(before.frames):
        return list(after.frames) == list(before.frames[:count])
    return after.step() is before.step()


def last_heard(events: list[Event], count: i64, seat: i64) -> i64:
    """How many of the first events there are up to the last that the seat gets."""
    while count > 0 and not events[count - 1].heard_by(seat):
        count -= 1
    return count


def carried_out(s: State, seat: i64, action: i64, log: Log, follow: Follow | None) -> int:
    """Carry out a choice and the automatic answers to it; how many these are."""
    s.apply(seat, action, log)
    return 0 if follow is None else follow(s, log)


def only_choice(s: State, seat: i64) -> int | None:
    """The choice of a seat that has no alternative; None where it has one, is not asked, or is tested."""
    if s.over() or not s.waits_for(seat) or s.outcome_hidden(seat):
        return None
    actions = s.actions(seat)
    return int(actions[0]) if len(actions) == 1 else None


def differences(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What became more or less, and by how much."""
    changed = {id: after.get(id, 0) - before.get(id, 0) for id in {**before, **after}}
    return {id: change for id, change in changed.items() if change != 0}
