"""Point 4, second half: a damaged position is refused, and an accepted one can be played."""

import json
from collections.abc import Iterator
from typing import Any

from ludotheque.conformance.walk import MOST_DECISIONS, Case, Walk, moments, played
from ludotheque.core.chance import seeded
from ludotheque.core.position import BadPosition
from ludotheque.core.state import State
from ludotheque.core.verbs import Domain, JsonValue

Said = dict[str, Any]
# Fields with a default for older positions.
MAY_BE_LEFT_OUT = {"colours", "rules"}
# Decisions on changed positions that were accepted: long games get a few tries each.
ENOUGH_DECISIONS = 12_000
ENOUGH_CARDS = 30  # cards of a position for which knowledge is removed once
NOT_NUMBERS: list[Any] = ["1", None, 1.5, True, {}, [[1]], 10**30, -(10**30)]


def check_damaged_positions(case: Case) -> None:
    """Each field missing, of another type, too long, too short or out of range; impossible frames."""
    walk = Walk(case)
    half = len(played(case).moves) // 2
    for _ in walk.decisions():
        if len(walk.moves) in (0, half):
            said = json.loads(walk.game.encode(walk.state))
            for what, wrong in _damaged(walk, said):
                _refused(walk, what, json.dumps(wrong).encode())
    for text in (b"", b"{", b"[]", b"null", b"\xff\xfe", b"7"):
        _refused(walk, f"the text {text!r}", text)


def _refused(walk: Walk, what: str, text: bytes) -> None:
    try:
        walk.game.decode(text)
    except BadPosition:
        return
    except Exception as error:  # any other exception would reach the client
        walk.fail(f"a position with {what} ends in {type(error).__name__}: {error}")
    walk.fail(f"a position with {what} is accepted")


def _damaged(walk: Walk, said: Said) -> Iterator[tuple[str, Said]]:
    fields = walk.game.fields(walk.case.seats)
    ranges = {field.name: (int(field.low), int(field.high)) for field in fields}
    ranges |= {"chance": (0, 2**62), "reveals": (0, 2**62)}
    yield "an unknown field", said | {"no_such_field": 1}
    yield "another game", said | {"game": "no_such_game"}
    for seats in (0, -1, 99, True, "2", None, walk.case.seats + 0.5):
        yield f"{seats!r} seats", said | {"seats": seats}
    for version in (0, -1, walk.game.rules_version + 1, True, "1", None):
        yield f"version {version!r} of the rules", said | {"rules": version}
    if "colours" in said:
        ranges["colours"] = (0, len(walk.game.colours) - 1)
        yield "one colour for all", said | {"colours": [said["colours"][0]] * walk.case.seats}
    optional = MAY_BE_LEFT_OUT | {field.name for field in fields if field.absent is not None}
    for name in said.keys() - optional:
        yield f"no {name}", {key: value for key, value in said.items() if key != name}
    for name, (low, high) in ranges.items():
        value = said[name]
        for wrong in [*NOT_NUMBERS, low - 1, high + 1]:
            if not isinstance(value, list):
                yield f"{name} = {wrong!r}", said | {name: wrong}
            elif value:
                place = walk.below(len(value))
                yield f"{name}[{place}] = {wrong!r}", said | {name: _with(value, place, wrong)}
        if isinstance(value, list):
            yield f"{name} too long", said | {name: [*value, low]}
            yield f"{name} too short", said | {name: value[:-1]}
            yield f"{name} a number", said | {name: low}
        else:
            yield f"{name} a list", said | {name: [value]}
    yield "a word of chance too big", said | {"chance": [2**32, 1, 1, 1, 1]}
    yield from _damaged_frames(walk, said)


def _damaged_frames(walk: Walk, said: Said) -> Iterator[tuple[str, Said]]:
    frames = said["frames"]
    *below, top = frames
    shapes: list[Any] = [None, {}, "", 7, [7], [*frames, 0], [*frames, []], [*frames, top[:1]], frames * 101]
    for wrong in shapes:
        yield f"frames = {str(wrong)[:40]}", said | {"frames": wrong}
    step = next(step for step in walk.game.steps if step.name == top[0])
    for what, wrongs in (
        (f"a frame of {step.name} without its last figure", [top[:-1]]),
        (f"a frame of {step.name} with one more figure", [[*top, 0]]),
        ("a frame of an unknown step", [_with(top, 0, wrong) for wrong in ("no_such_step", 0, *NOT_NUMBERS)]),
        (
            "a frame of an unknown seat",
            [_with(top, 1, wrong) for wrong in (-1, walk.case.seats, *NOT_NUMBERS)],
        ),
    ):
        for wrong in wrongs:
            yield what, said | {"frames": [*below, wrong]}
    for i, domain in enumerate(step.domains):
        figures: list[Any] = [-1, int(domain.size), "no_such_thing", 1.5, True, {}, [1], 10**30]
        for figure in figures:
            yield (
                f"{domain.name} of {step.name} = {figure!r}",
                said | {"frames": [*below, _with(top, 2 + i, figure)]},
            )


def _with(values: list[Any], place: int, value: Any) -> list[Any]:
    return [*values[:place], value, *values[place + 1 :]]


def check_accepted_positions_play(case: Case, tries: int = 40) -> None:
    """With one number changed within its range, a position is refused or can be played to its end."""
    chosen = moments(case, 4)
    walk = Walk(case)
    for _ in walk.decisions():
        if len(walk.moves) in chosen:
            made = 0
            for _ in range(tries // 4):
                if made < ENOUGH_DECISIONS // 4:
                    made += _refused_or_played(walk)


def _refused_or_played(walk: Walk) -> int:
    """The number of decisions made on the position: 0 if it is refused."""
    said = json.loads(walk.game.encode(walk.state))
    what = _change(walk, said)
    try:
        s: State = walk.game.decode(json.dumps(said).encode())
    except BadPosition:
        return 0
    except Exception as error:
        walk.fail(f"a position with {what} ends in {type(error).__name__}: {error}")
    try:
        decisions = 0
        while not s.over() and decisions < MOST_DECISIONS:
            for seat in range(-1, walk.case.seats if decisions == 0 else -1):
                s.view(seat)
            seat = s.to_move()[0]
            actions = s.actions(seat)
            s.apply(seat, actions[walk.below(len(actions))])
            decisions += 1
        walk.game.score(s)
    except Exception as error:
        walk.fail(f"a position with {what} is accepted, and then fails with {type(error).__name__}: {error}")
    wrong = walk.game.broken(s)
    walk.expect(
        s.over() and not wrong, f"a position with {what} is accepted, and ends {s.over()} with {wrong}"
    )
    return decisions


def check_own_cards_are_known(case: Case) -> None:
    """With a seat's knowledge of one card removed, a position is refused, or every seat's view and choices follow from
    what the seat knows.
    """
    chosen = moments(case, 3)
    walk = Walk(case)
    for _ in walk.decisions():
        if len(walk.moves) in chosen:
            said = json.loads(walk.game.encode(walk.state))
            names = [name for name in said if name == "seen" or name.endswith("_seen")]
            known = [(name, place) for name in names for place, value in enumerate(said[name]) if value]
            for _ in range(min(ENOUGH_CARDS, len(known))):
                name, place = known.pop(walk.below(len(known)))
                forgotten = said | {name: _with(said[name], place, 0)}
                _refused_or_shown(walk, f"{name}[{place}] = 0", json.dumps(forgotten).encode())


def _refused_or_shown(walk: Walk, what: str, text: bytes) -> None:
    try:
        s: State = walk.game.decode(text)
    except BadPosition:
        return
    for seat in range(-1, walk.case.seats):
        s.view(seat)
    for seat in s.to_move():
        known = s.sample(seat, seeded(walk.below(2**30)))
        same = list(known.actions(seat)) == list(s.actions(seat))
        walk.expect(same, f"with {what} seat {seat} does not know its own choices")


def _change(walk: Walk, said: Said) -> str:
    """Change one number of a field or a frame within its range; returns a description."""
    fields = walk.game.fields(walk.case.seats)
    pick = walk.below(len(fields) + 3)
    if pick >= len(fields):
        return _change_frame(walk, said["frames"])
    field = fields[pick]
    value = int(field.low) + walk.below(int(field.high - field.low) + 1)
    if field.length < 0:
        said[field.name] = value
        return f"{field.name} = {value}"
    place = walk.below(max(1, int(field.length)))
    said[field.name] = _with(said[field.name], place, value)
    return f"{field.name}[{place}] = {value}"


def _change_frame(walk: Walk, frames: list[list[Any]]) -> str:
    """Change one part of a frame: its step, whose figures are then redrawn, its seat or a figure."""
    at = walk.below(len(frames))
    steps = walk.game.steps
    part = walk.below(len(frames[at]))
    step = next(step for step in steps if step.name == frames[at][0])
    if part == 0:
        step = steps[walk.below(len(steps))]
        frames[at] = [step.name, frames[at][1], *(_anything(walk, domain) for domain in step.domains)]
    elif part == 1:
        frames[at][1] = walk.below(walk.case.seats)
    else:
        frames[at][part] = _anything(walk, step.domains[part - 2])
    return f"frames[{at}] = {frames[at]}"


def _anything(walk: Walk, domain: Domain) -> JsonValue:
    """A value of a domain, or None."""
    return domain.to_json(walk.below(int(domain.size) + 1) - 1)
