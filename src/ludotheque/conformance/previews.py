"""Point 6, before a choice: a preview is never wrong, and reveals nothing hidden."""

from typing import Any

from ludotheque.conformance.walk import Case, Walk, moments
from ludotheque.core.chance import Chance
from ludotheque.core.events import Log
from ludotheque.core.preview import Preview, preview
from ludotheque.core.state import State
from ludotheque.core.verbs import JsonValue

Said = list[dict[str, JsonValue]]
EACH = 12  # choices at a moment


def check_previews(case: Case, most: int = 40, previewed: Any = preview) -> None:
    """What a preview calls certain happens when the choice is carried out in the true position: the events, the changes
    of the score and, unless more is open, the next question and the seats asked. Two samples give the same preview.
    """
    chosen = moments(case, most)
    walk = Walk(case)
    for seat, action in walk.decisions():
        if len(walk.moves) not in chosen:
            continue
        for other in walk.state.to_move():
            tried = walk.some([int(one) for one in walk.state.actions(other)], EACH)
            for one in {*tried, action} if other == seat else tried:
                _holds(walk, other, one, previewed)


def _holds(walk: Walk, seat: int, action: int, previewed: Any) -> None:
    s = walk.state
    found: Preview = previewed(s, seat, action, walk.chance)
    said = f"the preview of {walk.said(action)}"
    again = previewed(s, seat, action, walk.chance)
    walk.expect(summary(found, seat) == summary(again, seat), f"{said} depends on what is hidden")
    if not found.known:
        walk.expect(s.outcome_hidden(seat), f"{said} is withheld, though the outcome is not hidden")
        return
    after, log = s.clone(), Log()
    before = s.game.score(s)
    after.apply(seat, action, log)
    told = log.to_json(seat)
    certain = events_of(found, seat)
    walk.expect(told[: len(certain)] == certain, f"{said} says {certain}, and then {told} happened")
    if found.open:
        return
    walk.expect(told == certain, f"{said} leaves out {told[len(certain) :]}, and calls nothing open")
    walk.expect(found.to_move == after.to_move(), f"{said} says that {found.to_move} choose next")
    walk.expect(found.over == after.over(), f"{said} says whether the game is over, and is wrong")
    walk.expect(found.asks == asked(after, seat), f"{said} says that {found.asks} is asked next")
    for other in range(walk.case.seats):
        gains = after.game.score(after).parts[other]
        for part in {**gains, **before.parts[other]}:
            points = (gains.get(part, 0) - before.parts[other].get(part, 0)) / before.unit
            walk.expect(
                found.gains[other].get(part, 0) == points,
                f"{said}: {part} of seat {other} changes by {points}",
            )


def asked(s: State, seat: int) -> str:
    """The name of the question as this seat sees it."""
    return "" if s.over() else s.question(seat).step.name


def events_of(found: Preview, seat: int) -> Said:
    """The certain events as the seat gets them."""
    return [event.to_json(seat) for event in found.events]


def summary(found: Preview, seat: int) -> tuple[Any, ...]:
    """Everything that a preview says."""
    return (found.known, events_of(found, seat), found.gains, found.open, found.to_move, found.asks)


def informative(s: State, seat: int, action: int, chance: Chance) -> bool:
    """Whether the certain events say more than the action itself: more than one, or a change of the score."""
    found = preview(s, seat, action, chance)
    return len(found.events) > 1 or any(found.gains)
