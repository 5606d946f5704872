"""Positions as JSON. An imported position is checked field by field before it is played."""

# Interpreted: msgspec structures.

from typing import Any, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.fields import Field
from ludotheque.core.game import Game
from ludotheque.core.grammar import wrong_frames
from ludotheque.core.state import FIGURES, FRAME, State, Step
from ludotheque.core.verbs import BadAction, shown

S = TypeVar("S", bound=State)
_WORD = 0xFFFFFFFF
_MOST = 2**60  # sums of a few stay within 64 bits
_MOST_FRAMES = 100
# The former format of frames: step, seat and three figures as numbers.
_FORMER_FRAME = 5


class BadPosition(ValueError):
    """An impossible position; the message names the field and what was expected."""


def to_json(s: State) -> dict[str, Any]:
    """The complete position in JSON values."""
    chance = s.chance
    said: dict[str, Any] = {
        "game": s.game.id,
        "seats": int(s.seats),
        "chance": [chance.a, chance.b, chance.c, chance.counter, chance.draws],
        "reveals": s.reveals,
        "frames": _said_frames(s.game, s.frames),
    }
    if len(s.forks) > 0:
        said["forks"] = _said_forks(s)
    if s.game.rules_version > 1:
        said["rules"] = s.game.rules_version
    if s.colours != s.game.seat_order[s.seats]:
        said["colours"] = list(s.colours)
    for field in s.game.fields(s.seats):
        value = getattr(s, field.name)
        said[field.name] = value if field.length < 0 else list(value)
    return said


def encode(s: State) -> bytes:
    return msgspec.json.encode(to_json(s))


def decode(game: Game[S], text: bytes, trusted: bool = False) -> S:
    try:
        said = msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
        raise BadPosition(f"position: expected JSON: {error}") from error
    return from_json(game, said, trusted)


def from_json(game: Game[S], said: object, trusted: bool = False) -> S:
    """The position with this JSON form; raises BadPosition for an impossible one. A trusted position was written by
    this program: pieces and questions are not checked, and any question may be asked.

    Fields that an older version of the rules lacked get the value that stands for the former rule.
    """
    if not isinstance(said, dict):
        raise BadPosition("position: expected an object")
    if said.get("game") != game.id:
        raise BadPosition(f"game: expected {game.id!r}, got {shown(said.get('game'))}")
    seats = said.get("seats")
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
        raise BadPosition(f"seats: expected one of {game.seats}")
    for amendment in game.amended_since(_rules_version(game, said)):
        said = amendment.fields | said
    fields = game.fields(seats)
    known = {"game", "rules", "seats", "colours", "chance", "reveals", "frames", "forks"} | {
        field.name for field in fields
    }
    for key in said:
        if key not in known:
            raise BadPosition(f"{key!r}"[:80] + ": no such field")
    words = _numbers(said, "chance", 5, 0, _MOST)
    if max(words[:4]) > _WORD:
        raise BadPosition("chance: expected four words of 32 bits and a count")
    s = game.blank(seats, Chance(words[0], words[1], words[2], words[3], words[4]))
    s.reveals = _numbers(said, "reveals", -1, 0, _MOST)[0]
    if "colours" in said:
        s.colours = vec[i64](_colours(game, seats, said))
    said = {field.name: _absent(field) for field in fields if field.absent is not None} | said
    for field in fields:
        values = _numbers(said, field.name, field.length, field.low, field.high)
        setattr(s, field.name, values[0] if field.length < 0 else vec[i64](values))
    s.frames = vec[i64](_frames(game, seats, said))
    _read_forks(s, said.get("forks", []))
    if not trusted:
        _check(game, s)
    return s


def _absent(field: Field) -> int | list[int | None] | None:
    """The JSON value of a field that the position lacks because it is older."""
    return field.absent if field.length < 0 else [field.absent] * int(field.length)


def _rules_version(game: Game[Any], said: dict[str, Any]) -> int:
    version = said.get("rules", 1)
    if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= game.rules_version:
        raise BadPosition(f"rules: expected a version from 1 to {game.rules_version}, got {shown(version)}")
    return version


def _numbers(said: dict[str, Any], name: str, length: int, low: int, high: int) -> list[int]:
    """The numbers of a field; a single number (length -1) as a list of one."""
    if name not in said:
        raise BadPosition(f"{name}: the field is missing")
    value = said[name]
    values = [value] if length < 0 else value
    if not isinstance(values, list) or (length >= 0 and len(values) != length):
        raise BadPosition(f"{name}: expected a list of {length} numbers")
    for number in values:
        if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
            raise BadPosition(f"{name}: expected whole numbers from {low} to {high}")
    return values


def _colours(game: Game[Any], seats: int, said: dict[str, Any]) -> list[int]:
    known = game.colours_for(seats)
    if not known:
        raise BadPosition("colours: none are chosen here")
    values = _numbers(said, "colours", seats, 0, len(known) - 1)
    if len(set(values)) < seats:
        raise BadPosition("colours: expected a different one for each seat")
    return values


def _said_frames(game: Game[Any], frames: vec[i64]) -> list[list[Any]]:
    """Frames in JSON: the name of the step, the seat, and the figures by their domains."""
    said: list[list[Any]] = []
    width = int(FRAME)
    for i in range(0, len(frames), width):
        step = game.steps[frames[i]]
        figures = [domain.to_json(frames[i + 2 + j]) for j, domain in enumerate(step.domains)]
        said.append([step.name, frames[i + 1], *figures])
    return said


def _frames(game: Game[Any], seats: int, said: dict[str, Any]) -> list[int]:
    frames = said.get("frames")
    if isinstance(frames, list) and frames and isinstance(frames[0], int):
        frames = _former_frames(game, said)
    if not isinstance(frames, list) or len(frames) > _MOST_FRAMES:
        raise BadPosition(f"frames: expected a list of at most {_MOST_FRAMES} frames")
    steps = {step.name: step for step in game.steps}
    return [number for frame in frames for number in _frame(steps, seats, frame)]


def _said_forks(s: State) -> list[dict[str, Any]]:
    """Forks in JSON: the height of the common stack at the fork, and the lanes of all seats."""
    seats = int(s.seats)
    return [
        {
            "depth": s.forks[i] // FRAME,
            "lanes": [_said_frames(s.game, lane) for lane in s.lanes[i * seats : (i + 1) * seats]],
        }
        for i in range(len(s.forks))
    ]


def _read_forks(s: State, said: object) -> None:
    if not isinstance(said, list) or len(said) > _MOST_FRAMES:
        raise BadPosition(f"forks: expected a list of at most {_MOST_FRAMES} forks")
    steps = {step.name: step for step in s.game.steps}
    depths: list[int] = []
    lanes: list[vec[i64]] = []
    for fork in said:
        if not isinstance(fork, dict) or set(fork) != {"depth", "lanes"}:
            raise BadPosition("forks: expected of each its depth and its lanes")
        depth = fork["depth"]
        if isinstance(depth, bool) or not isinstance(depth, int) or depth not in range(1, int(s.depth()) + 1):
            raise BadPosition(f"forks: expected a depth from 1 to {s.depth()}")
        depths.append(depth)
        lanes += [vec[i64](lane) for lane in _lanes(steps, int(s.seats), fork["lanes"])]
    if depths != sorted(set(depths)):
        raise BadPosition("forks: expected each of them higher than the one before")
    s.forks = vec[i64]([depth * int(FRAME) for depth in depths])
    s.lanes = lanes


def _lanes(steps: dict[str, Step[Any]], seats: int, said: object) -> list[list[int]]:
    if not isinstance(said, list) or len(said) != seats:
        raise BadPosition(f"forks: expected {seats} lanes")
    found = []
    for seat, lane in enumerate(said):
        if not isinstance(lane, list) or len(lane) > _MOST_FRAMES:
            raise BadPosition(f"forks: expected a lane of at most {_MOST_FRAMES} frames")
        frames = [_frame(steps, seats, frame) for frame in lane]
        if any(frame[1] != seat for frame in frames):
            raise BadPosition(f"forks: another seat is asked on the lane of seat {seat}")
        found.append([number for frame in frames for number in frame])
    return found


def _frame(steps: dict[str, Step[Any]], seats: int, said: object) -> list[int]:
    """The numbers of a frame."""
    if not isinstance(said, list) or len(said) < 2 or not isinstance(said[0], str):
        raise BadPosition("frames: expected of each the name of its step, a seat and its figures")
    name, seat, *figures = said
    step = steps.get(name)
    if step is None:
        raise BadPosition(f"frames: there is no step {shown(name)}")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadPosition(f"frames: step {name}: there is no seat {shown(seat)}")
    if len(figures) != len(step.domains):
        raise BadPosition(f"frames: step {name}: expected {len(step.domains)} figures")
    try:
        numbers = [
            -1 if figure is None else int(domain.from_json(figure))
            for figure, domain in zip(figures, step.domains, strict=True)
        ]
    except BadAction as error:
        raise BadPosition(f"frames: step {name}: {error}") from error
    return [int(step.number), seat, *numbers, *[0] * (int(FIGURES) - len(numbers))]


def _former_frames(game: Game[Any], said: dict[str, Any]) -> list[list[Any]]:
    """Frames of the former format in the current one. They use the former step numbers."""
    count = len(said["frames"])
    if count % _FORMER_FRAME:
        raise BadPosition(f"frames: expected {_FORMER_FRAME} numbers a frame")
    numbers = _numbers(said, "frames", count, -1, _MOST)
    found: list[list[Any]] = []
    for i in range(0, count, _FORMER_FRAME):
        number, seat, *figures = numbers[i : i + _FORMER_FRAME]
        if not 0 <= number < len(game.steps):
            raise BadPosition(f"frames: there is no step {number}")
        step = game.steps[number]
        for j, figure in enumerate(figures):
            most = step.domains[j].size if j < len(step.domains) else 1
            if figure >= most:
                raise BadPosition(f"frames: step {step.name}: argument {j + 1} must be below {most}")
        found.append([step.name, seat, *[d.to_json(f) for d, f in zip(step.domains, figures, strict=False)]])
    return found


def _check(game: Game[S], s: S) -> None:
    """Check the invariants, and that the current question has an answer."""
    broken = game.broken(s) or wrong_frames(s)
    if broken:
        raise BadPosition("; ".join(broken))
    if s.over():
        return
    asked = s.to_move()
    if not asked:
        raise BadPosition("forks: no seat is asked on any lane")
    for seat in asked:
        _check_question(s, seat)


def _check_question(s: State, seat: int) -> None:
    step = s.question(seat).step
    name = step.name
    if not step.quiet:
        raise BadPosition(f"frames: a position can't be had from where {name} is asked, only its match")
    try:
        asks = s.asks(seat)
        answers = asks and len(s.actions(seat)) > 0
    except (IndexError, AssertionError) as error:  # rules rely on frames that they push themselves
        raise BadPosition(f"frames: step {name} can't be asked with these arguments") from error
    if not asks:
        raise BadPosition(f"frames: step {name} has nothing to ask here")
    if not answers:
        raise BadPosition(f"frames: step {name} has no possible answer here")
