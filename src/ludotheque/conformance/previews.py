"""Point 6, before a choice: a preview is never wrong, and reveals nothing hidden."""

from collections.abc import Callable
from typing import Any

from ludotheque.conformance.walk import Case, Walk, moments
from ludotheque.core.chance import Chance
from ludotheque.core.events import Event, Log
from ludotheque.core.preview import (
    CertainLog,
    Figures,
    Follow,
    Preview,
    only_choice,
    position_seen,
    preview,
)
from ludotheque.core.state import State

Previewed = Callable[[State, int, int, Chance], Preview]
EACH = 12  # choices at a moment


def check_previews(case: Case, most: int = 40, previewed: Previewed = preview) -> None:
    """What a preview calls certain happens when the choice is carried out in the true position: the events, the changes
    of the score and of the tally and, unless more is open, the next question and the seats asked. Two samples give the
    same preview, and the position stays as it is.
    """
    chosen = moments(case, most)
    walk = Walk(case)
    ids = [list(walk.game.tally(walk.state, seat)) for seat in range(case.seats)]
    for seat, action in walk.decisions():
        if len(walk.moves) not in chosen:
            continue
        s = walk.state
        counted = [list(walk.game.tally(s, other)) for other in range(case.seats)]
        walk.expect(counted == ids, f"the tally counts {counted}, and {ids} at first")
        before = walk.game.encode(s)
        for other in s.to_move():
            tried = walk.some([int(one) for one in s.actions(other)], EACH)
            for one in {*tried, action} if other == seat else tried:
                _holds(walk, other, one, previewed)
        walk.expect(walk.game.encode(s) == before, "a preview has changed the position")


def _holds(walk: Walk, seat: int, action: int, previewed: Previewed) -> None:
    found = previewed(walk.state, seat, action, walk.chance)
    said = f"the preview of {walk.said(action)}"
    again = previewed(walk.state, seat, action, walk.chance)
    walk.expect(summary(found, seat) == summary(again, seat), f"{said} depends on what is hidden")
    wrong = compare(walk.state, seat, action, found)
    walk.expect(wrong is None, f"{said} {wrong}")


def compare(s: State, seat: int, action: int, found: Preview, follow: Follow | None = None) -> str | None:
    """What is wrong with a preview, as this position shows; None if it holds."""
    if not found.known:
        return None if s.outcome_hidden(seat) else "is withheld, though the outcome is not hidden"
    if s.outcome_hidden(seat):
        return "tells an outcome that is hidden"
    after, log = s.clone(), Log()
    last, answer = s, action
    after.apply(seat, action, log)
    given = 0 if follow is None else follow(after, log)
    earlier: list[Event] = []
    while given < found.forced:
        only = only_choice(after, seat)
        if only is None:
            return f"includes {found.forced} answers without an alternative, and there are {given}"
        earlier += log.events
        last, answer, log = after.clone(), only, Log()
        after.apply(seat, only, log)
        given += 1 + (0 if follow is None else follow(after, log))
    happened = told([*earlier, *log.events], seat)
    certain = told(found.events, seat)
    if happened[: len(certain)] != certain:
        return f"says {certain}, and then {happened} happened"
    before = Figures(s)
    if found.open:
        if found.over or found.to_move or found.asks or found.useless:
            return "is open, and says what comes next"
        count = len(certain) - len(told(earlier, seat))
        return compare_gains(found, before, reached(last, seat, answer, log, count, follow))
    if happened != certain:
        return f"leaves out {happened[len(certain) :]}, and calls nothing open"
    if given != found.forced:
        return f"includes {found.forced} answers without an alternative, and there are {given}"
    if found.to_move != after.to_move():
        return f"says that {found.to_move} choose next, and {after.to_move()} do"
    if found.over != after.over():
        return "is wrong about the end of the game"
    if found.asks != asked(after, seat):
        return f"says that {found.asks!r} is asked next, and {asked(after, seat)!r} is"
    if (None if found.question is None else found.question.to_json()) != asked_about(after, seat):
        return f"says that {found.asks!r} is asked about other things"
    if found.useless and position_seen(s, seat) != position_seen(after, seat):
        return "says that nothing changes, and the view does"
    return compare_gains(found, before, Figures(after))


def reached(s: State, seat: int, action: int, log: Log, count: int, follow: Follow | None) -> Figures | None:
    """The true figures at the last certain event, of so many that the seat gets; None if there are none."""
    if count <= 0:
        return None
    heard = [i for i, event in enumerate(log.events) if event.heard_by(seat)]
    after = s.clone()
    again = CertainLog(after, seat, heard[count - 1] + 1)
    after.apply(seat, action, again)
    if follow is not None:
        follow(after, again)
    return again.figures


def compare_gains(found: Preview, before: Figures, after: Figures | None) -> str | None:
    """What is wrong with the gains between two positions; without a second one there are none."""
    for seat in range(len(found.gains)):
        parts: dict[str, float] = {}
        tally: dict[str, int] = {}
        if after is not None:
            unit = before.score.unit
            parts = less(after.score.parts[seat], before.score.parts[seat], unit)
            tally = {id: int(n) for id, n in less(after.tally[seat], before.tally[seat], 1).items()}
        if found.gains[seat] != parts:
            return f"says that seat {seat} gains {found.gains[seat]}, and it is {parts}"
        if found.tally[seat] != tally:
            return f"says that seat {seat} gains {found.tally[seat]}, and it is {tally}"
    return None


def less(after: dict[str, int], before: dict[str, int], unit: int) -> dict[str, float]:
    """What differs."""
    return {
        id: (after.get(id, 0) - before.get(id, 0)) / unit
        for id in {*after, *before}
        if after.get(id, 0) != before.get(id, 0)
    }


def asked(s: State, seat: int) -> str:
    """The name of the question as this seat sees it."""
    return "" if s.over() else s.question(seat).step.name


def asked_about(s: State, seat: int) -> dict[str, Any] | None:
    """The question with what it is about, where this seat is asked."""
    return s.ask(seat) if not s.over() and s.waits_for(seat) else None


def told(events: list[Event], seat: int) -> list[dict[str, Any]]:
    """Events as the seat gets them."""
    return [event.to_json(seat) for event in events if event.heard_by(seat)]


def summary(found: Preview, seat: int) -> tuple[Any, ...]:
    """Everything that a preview says."""
    return (
        found.known,
        told(found.events, seat),
        found.gains,
        found.tally,
        found.forced,
        found.open,
        found.over,
        found.to_move,
        found.asks,
        None if found.question is None else found.question.to_json(),
        found.useless,
    )


def informative(s: State, seat: int, action: int, found: Preview) -> bool:
    """Whether the certain effects say more than the action: gains, more than one event, or one that names something the
    action and the question do not.
    """
    if len(found.events) != 1:
        return len(found.events) > 1 or any(found.gains) or any(found.tally)
    named = {seat, *s.game.vocabulary.to_json(action).values(), *(s.ask(seat) or {}).values()}
    event = found.events[0].to_json(seat)
    news = [value for field, value in event.items() if field != "event" and value not in named]
    return any(found.gains) or any(found.tally) or len(news) > 0
