"""Point 6: views, lists of choices, refusals, warnings and log lines reveal nothing hidden.

All checks use the same method: re-deal everything a seat can't know (`sample`). What the seat sees must stay the
same, byte for byte.
"""

import json
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.conformance.walk import Case, Walk, moments
from ludotheque.core.chance import Chance, seeded
from ludotheque.core.events import Event, Log
from ludotheque.core.game import Game
from ludotheque.core.position import to_json
from ludotheque.core.refusals import Facts, Illegal, Refusal, said_facts
from ludotheque.core.state import State
from ludotheque.core.texts.closed import closed_verbs
from ludotheque.core.warnings import Warnings, warnings

Warned = Callable[[State, i64, vec[i64], Chance], Warnings]

# Generator words of at least this size don't appear in a view by coincidence.
BIG = 1_000_000
FEW_SAMPLES = 4
FEW_CHOICES = 12


def check_views(case: Case, most: int = 40) -> None:
    """A seat's view, choices and refusals are the same in the true position and in a sample."""
    chosen = moments(case, most)
    walk = Walk(case)
    for _ in walk.decisions():
        if len(walk.moves) in chosen:
            for seat in range(-1, case.seats):
                _same_to(walk, seat)
    for seat in range(-1, case.seats):
        _same_to(walk, seat)


def _same_to(walk: Walk, seat: int) -> None:
    s = walk.state
    who = f"seat {seat}" if seat >= 0 else "a spectator"
    before = walk.game.encode(s)
    seen = _view(walk, s, seat)
    for word in (s.chance.a, s.chance.b, s.chance.c):
        walk.expect(word < BIG or str(word) not in seen, f"the view of {who} contains the random generator")
    _asked_only(walk, seat, who)
    sample = s.sample(seat, walk.chance)
    walk.expect(walk.game.encode(s) == before, f"the sample for {who} has changed the original")
    walk.expect(
        _view(walk, sample, seat) == seen,
        f"{who} sees something hidden in the view: {_difference(s, sample, seat)}",
    )
    wrong = walk.game.broken(sample)
    walk.expect(not wrong, f"the sample for {who} is broken: " + "; ".join(wrong))
    walk.expect(sample.to_move() == s.to_move(), f"in the sample for {who} others are to move")
    words, true = sample.chance, s.chance
    walk.expect(
        (words.a, words.b, words.c) != (true.a, true.b, true.c),
        f"the sample for {who} holds the real generator",
    )
    walk.read(walk.game.encode(sample), f"the sample for {who}")
    if seat in s.to_move():
        walk.expect(
            list(sample.actions(seat)) == list(s.actions(seat)), f"the choices of {who} tell what is hidden"
        )
        walk.expect(_closed(sample, seat) == _closed(s, seat), f"the closed verbs tell {who} what is hidden")
        for action in walk.numbers(seat, 40):
            told = _reason(s, seat, action)
            walk.expect(
                _reason(sample, seat, action) == told,
                f"why not {walk.said(action)}: {told} tells {who} what is hidden",
            )


def _asked_only(walk: Walk, seat: int, who: str) -> None:
    """A seat that is not asked sees the name of the question, never its figures."""
    asks = walk.state.view(seat).get("asks")
    if asks is not None and seat not in walk.state.to_move():
        walk.expect(set(asks) == {"step"}, f"{who} is not asked, and sees what the question is about: {asks}")


def _view(walk: Walk, s: State, seat: int) -> str:
    try:
        return json.dumps(s.view(seat))
    except TypeError as error:
        walk.fail(f"the view of seat {seat} is not made of JSON values: {error}")


def _difference(s: State, sample: State, seat: int) -> str:
    """The first difference between two views, for the message."""
    one, two = s.view(seat), sample.view(seat)
    return ", ".join(
        f"{key}: {one.get(key)!r} and {two.get(key)!r}"[:300] for key in one if one.get(key) != two.get(key)
    )


def _reason(s: State, seat: int, action: int) -> object:
    refusal: Refusal | None = s.why_not(seat, action)
    if refusal is None:
        return None
    facts: Facts = s.facts(seat, action, refusal)
    return refusal.rule, refusal.name, said_facts(facts)


def _closed(s: State, seat: int) -> object:
    """Verbs without a choice, with their reasons."""
    found = closed_verbs(s, seat, s.actions(seat))
    return [(one.verb, one.refusal.rule, one.refusal.name, said_facts(one.facts)) for one in found]


def check_warnings(case: Case, most: int = 30, warned: Warned = warnings) -> None:
    """Warnings are the same in every position consistent with what the seat knows. Where the outcome of an answer is
    hidden, they are also the same for every answer, and no answer can be undone freely.
    """
    chosen = moments(case, most)
    walk = Walk(case)
    for _ in walk.decisions():
        if len(walk.moves) in chosen:
            for seat in walk.state.to_move():
                _warned_alike(walk, seat, warned)


def _warned_alike(walk: Walk, seat: int, warned: Warned) -> None:
    s = walk.state
    legal = list(s.actions(seat))
    actions = vec[i64](legal if s.outcome_hidden(seat) else walk.some(legal, FEW_CHOICES))
    told = [_warnings_told(warned(s, seat, actions, walk.chance), actions)]
    for _ in range(FEW_SAMPLES - 1):
        sample = s.sample(seat, walk.chance)
        told.append(_warnings_told(warned(sample, seat, actions, walk.chance), actions))
    for i, action in enumerate(actions):
        said = [one[i] for one in told]
        walk.expect(
            all(one == said[0] for one in said),
            f"the warnings about {walk.said(action)} tell seat {seat} what is hidden: {said}",
        )
    if s.outcome_hidden(seat):
        walk.expect(
            all(one == told[0][0] for one in told[0]),
            f"the warnings tell seat {seat} what its answers to {s.question(seat).step.name} lead to: {told[0]}"[
                :400
            ],
        )
        for action in walk.some(legal, FEW_CHOICES):
            walk.expect(
                _after(s, seat, action)[0].barrier() != s.barrier(),
                f"all answers to {s.question(seat).step.name} can be tried: {walk.said(action)} is freely taken back",
            )


def _warnings_told(found: Warnings, actions: vec[i64]) -> list[tuple[bool, list[str]]]:
    """For each choice: whether it is called final, and its milestones."""
    return [
        (action in found.final, sorted(kind for kind, those in found.milestones.items() if action in those))
        for action in actions
    ]


def check_barrier(case: Case, most: int = 40) -> None:
    """An action that does not raise the undo barrier reveals nothing: in a sample it looks the same.

    The acting seat knows its action: the same action must look the same to it. Every other seat must get the same
    view and log lines from some action that is legal in the sample.
    """
    chosen = moments(case, most)
    walk = Walk(case)
    for seat, action in walk.decisions():
        if len(walk.moves) not in chosen:
            continue
        after, log = _after(walk.state, seat, action)
        _secrets_kept(walk, log)
        if after.barrier() != walk.state.barrier():
            continue
        _log_tells_no_more(walk, seat, action)
        for other in range(-1, case.seats):
            seen = _observed(after, log, other)
            if other != seat and after.apart() and seen == _observed(walk.state, Log(), other):
                continue  # behind a screen: invisible to this seat
            sample = walk.state.sample(other, walk.chance)
            tries = [action] if other == seat else _with_first(action, [int(a) for a in sample.actions(seat)])
            if not any(_looks_like(sample, seat, one, other, seen) for one in tries):
                who = f"seat {other}" if other >= 0 else "a spectator"
                walk.fail(
                    f"{walk.said(action)} of seat {seat} tells {who} something hidden, "
                    "and neither used chance nor noted an event that reveals"
                )


def _after(s: State, seat: int, action: int) -> tuple[State, Log]:
    other = s.clone()
    log = Log()
    other.apply(seat, action, log)
    return other, log


def _observed(s: State, log: Log, seat: int) -> tuple[str, str, int]:
    """Everything a seat learns: its view and the seats to move, its log lines, and the undo barrier."""
    return (
        json.dumps([s.view(seat), s.to_move()]),
        json.dumps(log.to_json(seat)),
        int(s.barrier()),
    )


def _looks_like(sample: State, seat: int, action: int, other: int, seen: tuple[str, str, int]) -> bool:
    try:
        after, log = _after(sample, seat, action)
    except Illegal:
        return False
    return _observed(after, log, other) == seen


def _log_tells_no_more(walk: Walk, seat: int, action: int) -> None:
    """If two actions differ only in what is hidden from a seat, its log lines are the same."""
    after, log = _after(walk.state, seat, action)
    for instead in walk.some(list(walk.state.actions(seat)), 6):
        other_after, other_log = _after(walk.state, seat, instead)
        if walk.game.encode(other_after) == walk.game.encode(after):
            continue
        for other in range(-1, walk.case.seats):
            view, lines, barrier = _observed(after, log, other)
            other_view, other_lines, other_barrier = _observed(other_after, other_log, other)
            alike = (view, barrier) == (other_view, other_barrier)
            if (
                other != seat
                and alike
                and lines != other_lines
                and not _in_the_open(walk, after, other_after, other)
            ):
                who = f"seat {other}" if other >= 0 else "a spectator"
                walk.fail(
                    f"the log tells {who} whether seat {seat} chose {walk.said(action)}, which its view hides"
                )


def _in_the_open(walk: Walk, one: State, two: State, seat: int) -> bool:
    """Whether two positions differ in a stack that is public: it is the same in every sample. A seat that is not asked
    doesn't see it in its view, but can deduce it.
    """
    said = list(one.frames)
    samples = [list(one.sample(seat, walk.chance).frames) for _ in range(FEW_SAMPLES)]
    return said != list(two.frames) and all(sample == said for sample in samples)


def _with_first(action: int, others: list[int]) -> list[int]:
    return [action, *[one for one in others if one != action]] if action in others else others


def _secrets_kept(walk: Walk, log: Log) -> None:
    """Secret figures of a log line are shown to its owners only."""
    for event in log.events:
        for seat in range(-1, walk.case.seats):
            said = event.to_json(seat)
            leaked = [field for field in event.kind.secret if field in said]
            owners = list(event.args[: event.kind.owners])
            owner = len(event.kind.secret) == 0 or (seat >= 0 and seat in owners)
            if not event.heard_by(seat):
                walk.expect(
                    said not in log.to_json(seat), f"seat {seat} hears the whispered {event.kind.name}"
                )
                continue
            walk.expect(owner or not leaked, f"the line {event.kind.name} shows {leaked} to seat {seat}")
            walk.expect(
                not owner or _whole(event, said), f"the line {event.kind.name} lacks a figure for seat {seat}"
            )


def _whole(event: Event, said: dict[str, Any]) -> bool:
    return list(said) == ["event", *event.kind.fields]


def check_samples_differ(game: Game[Any]) -> None:
    """A game that can reveal something has hidden information, so its samples differ."""
    if not any(kind.reveals or kind.secret for kind in game.kinds.all):
        return
    for seats in game.seats:
        case = Case(game, seats, {}, seed=1)
        walk = Walk(case)
        differing = 0
        for _ in walk.decisions():
            chance = seeded(len(walk.moves))
            one, two = to_json(walk.state.sample(-1, chance)), to_json(walk.state.sample(-1, chance))
            del one["chance"], two["chance"]
            differing += one != two
        walk.expect(differing > 0, "all samples for a spectator are alike, though the game has hidden things")
