"""Point 4, the other half: a damaged position is refused, and one that is accepted can be played."""

import json
from collections.abc import Iterator
from typing import Any

from ludotheque.conformance.walk import MOST_DECISIONS, Case, Walk, moments, played
from ludotheque.core.position import BadPosition
from ludotheque.core.state import FRAME, State

Said = dict[str, Any]
# What a position has by default.
MAY_BE_LEFT_OUT = {"colours", "rules"}
NOT_NUMBERS: list[Any] = ["1", None, 1.5, True, {}, [[1]], 10**30, -(10**30)]


def check_damaged_positions(case: Case) -> None:
    """Every field missing, of another type, too long, too short or out of range; frames that can't be."""
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
    except Exception as error:  # whatever it is, it must not reach the one who sent the position
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
    for name in said.keys() - MAY_BE_LEFT_OUT:
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
    shapes: list[Any] = [None, {}, "", 7, frames[:-1], [*frames, 0], frames * 101, [[0] * int(FRAME)]]
    for wrong in shapes:
        yield f"frames = {str(wrong)[:40]}", said | {"frames": wrong}
    top = len(frames) - int(FRAME)
    step = walk.game.steps[frames[top]]
    for what, place, wrongs in (
        ("step", 0, [-1, len(walk.game.steps), *NOT_NUMBERS]),
        ("seat", 1, [-1, walk.case.seats, *NOT_NUMBERS]),
    ):
        for wrong in wrongs:
            yield f"a frame of {what} {wrong!r}", said | {"frames": _with(frames, top + place, wrong)}
    for i in range(3):
        size = int(step.domains[i].size) if i < len(step.domains) else 1
        for wrong in (-2, size, *NOT_NUMBERS):
            yield (
                f"argument {i + 1} of {step.name} = {wrong!r}",
                said | {"frames": _with(frames, top + 2 + i, wrong)},
            )


def _with(values: list[Any], place: int, value: Any) -> list[Any]:
    return [*values[:place], value, *values[place + 1 :]]


def check_accepted_positions_play(case: Case, tries: int = 40) -> None:
    """One number changed within its range: either no longer a possible position, or one that plays to its end."""
    chosen = moments(case, 4)
    walk = Walk(case)
    for _ in walk.decisions():
        if len(walk.moves) in chosen:
            for _ in range(tries // 4):
                _refused_or_played(walk)


def _refused_or_played(walk: Walk) -> None:
    said = json.loads(walk.game.encode(walk.state))
    what = _change(walk, said)
    try:
        s: State = walk.game.decode(json.dumps(said).encode())
    except BadPosition:
        return
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


def _change(walk: Walk, said: Said) -> str:
    """Change one number of a field or a frame to another within its range; says which."""
    fields = walk.game.fields(walk.case.seats)
    pick = walk.below(len(fields) + 3)
    if pick >= len(fields):
        frames = said["frames"]
        place = walk.below(len(frames))
        step = walk.game.steps[frames[place - place % int(FRAME)]]
        sizes = [
            len(walk.game.steps),
            walk.case.seats,
            *(int(domain.size) for domain in step.domains),
            1,
            1,
            1,
        ]
        frames[place] = walk.below(sizes[place % int(FRAME)])
        return f"frames[{place}] = {frames[place]}"
    field = fields[pick]
    value = int(field.low) + walk.below(int(field.high - field.low) + 1)
    if field.length < 0:
        said[field.name] = value
        return f"{field.name} = {value}"
    place = walk.below(max(1, int(field.length)))
    said[field.name] = _with(said[field.name], place, value)
    return f"{field.name}[{place}] = {value}"
