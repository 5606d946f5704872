"""The file of a guided first match, `guide.toml`: its set-up and its stops, with their conditions.

The words of its stops are in `guide.<lang>.ftl`: `stop-<id>` with the attribute `.title`, and, where another choice
than the suggested one is answered, `otherwise-<id>`.
"""

# Interpreted: reads files into msgspec structures.

import json
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from ludotheque.core.game import Game
from ludotheque.core.teaching.pages import PART

# A pattern of a choice or of an event: all of its keys have these values.
Pattern = dict[str, str | int | bool | None]
# The part of a person's seat in a pattern of an event.
BY: Final = "by"
KIND: Final = "kind"
# The seat of the person.
PERSON: Final = 0
_COMPARISON: Final = re.compile(r"^(?P<path>[A-Za-z0-9_.*#]+) (?P<op>==|!=|>=|<=|>|<) (?P<value>\S.*)$")
_PATH: Final = re.compile(r"^[A-Za-z0-9_]+(\.([A-Za-z0-9_]+|\*|#))*$")
_FIGURE: Final = re.compile(r"^((?P<domain>[a-z_]+): )?(?P<path>[A-Za-z0-9_.#]+)$")
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
Part = Annotated[str, msgspec.Meta(pattern=f"^{PART}$")]


class BadGuide(ValueError):
    """A guide that can't be read; the message has the file, the stop and what was expected."""


class StopFile(msgspec.Struct, forbid_unknown_fields=True):
    """A stop as written."""

    id: Id
    rules: Annotated[list[str], msgspec.Meta(min_length=1)]
    question: list[str] = []
    event: list[Pattern] = []
    state: list[str] = []
    after: list[str] = []
    skip_if: list[str] = []
    at: list[Part] = []
    suggest: list[Pattern] = []
    figures: dict[str, str] = {}


class GuideFile(msgspec.Struct, forbid_unknown_fields=True):
    """A guide as written."""

    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
    seats: Annotated[int, msgspec.Meta(ge=1)]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]
    stop: Annotated[list[StopFile], msgspec.Meta(min_length=1)]
    options: dict[str, str | int] = {}
    bots: list[str] = []


@dataclass(frozen=True)
class Comparison:
    """A condition on the person's view: a path, an operator, and a value or another path."""

    path: str
    op: str
    value: Any
    other: str | None = None

    def holds(self, view: Any) -> bool:
        """Whether any value on the path compares so; a path that leads nowhere never does."""
        value = self.value if self.other is None else next(iter(reach(view, self.other)), None)
        return any(_compares(found, self.op, value) for found in reach(view, self.path))


@dataclass(frozen=True)
class Figure:
    """A figure of a message: the value on a path, or the name of the thing there."""

    path: str
    domain: str | None


@dataclass(frozen=True)
class Stop:
    """A stop: when it is shown, what it points at, what it suggests."""

    id: str
    rules: tuple[str, ...]
    question: tuple[str, ...]
    event: tuple[Pattern, ...]
    state: tuple[Comparison, ...]
    after: tuple[str, ...]
    skip_if: tuple[Comparison, ...]
    at: tuple[str, ...]
    suggest: tuple[Pattern, ...]
    figures: dict[str, Figure]


@dataclass(frozen=True)
class Guide:
    """A guided match: the person plays seat 0, bots of these levels the others."""

    seed: int
    seats: int
    minutes: int
    options: dict[str, str | int]
    bots: tuple[str, ...]
    stops: tuple[Stop, ...]


def guide_of(game: Game[Any]) -> Guide | None:
    """The guide of a game; None without one."""
    return read_guide(Path(game.folder) / "guide.toml")


@cache
def read_guide(path: Path) -> Guide | None:
    """The guide in a file; None without the file. Raises BadGuide."""
    if not path.is_file():
        return None
    try:
        written = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), GuideFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadGuide(f"{path}: {error}") from error
    if len(written.bots) != written.seats - 1:
        raise BadGuide(f"{path}: bots: expected {written.seats - 1} levels, one for each seat but the first")
    ids = [stop.id for stop in written.stop]
    for i, stop in enumerate(written.stop):
        if stop.id in ids[:i]:
            raise BadGuide(f"{path}: there are two stops {stop.id}")
        for earlier in stop.after:
            if earlier not in ids[:i]:
                raise BadGuide(f"{path}: {stop.id}: after: {earlier} is not a stop above it")
    return Guide(
        written.seed,
        written.seats,
        written.minutes,
        written.options,
        tuple(written.bots),
        tuple(_stop(path, stop) for stop in written.stop),
    )


def _stop(path: Path, written: StopFile) -> Stop:
    where = f"{path}: {written.id}"
    for pattern in written.event:
        if not isinstance(pattern.get(KIND), str) or pattern.get(BY, "me") not in ("me", "other"):
            raise BadGuide(f'{where}: event: expected a `kind`, and `by = "me"` or `"other"` if at all')
    for pattern in written.suggest:
        if not isinstance(pattern.get("verb"), str):
            raise BadGuide(f"{where}: suggest: expected a `verb`")
    return Stop(
        written.id,
        tuple(written.rules),
        tuple(written.question),
        tuple(written.event),
        tuple(_comparison(where, text) for text in written.state),
        tuple(written.after),
        tuple(_comparison(where, text) for text in written.skip_if),
        tuple(written.at),
        tuple(written.suggest),
        {name: _figure(where, text) for name, text in written.figures.items()},
    )


def _comparison(where: str, text: str) -> Comparison:
    found = _COMPARISON.match(text)
    if found is None or not _PATH.match(found["path"]):
        raise BadGuide(f"{where}: expected a comparison such as `players.0.active >= 3`, got {text!r}")
    try:
        return Comparison(found["path"], found["op"], json.loads(found["value"]))
    except ValueError:
        if not _PATH.match(found["value"]):
            raise BadGuide(f"{where}: expected a value in JSON or a path, got {found['value']!r}") from None
        return Comparison(found["path"], found["op"], None, found["value"])


def _figure(where: str, text: str) -> Figure:
    found = _FIGURE.match(text)
    if found is None:
        raise BadGuide(f"{where}: figures: expected a path or `domain: path`, got {text!r}")
    return Figure(found["path"], found["domain"])


# ---------------------------------------------------------------- reading a view


def reach(view: Any, path: str) -> list[Any]:
    """The values on a path: keys and numbers of lists joined by dots, `*` for each element, `#` for their number."""
    found = [view]
    for key in path.split("."):
        found = [value for holder in found for value in _within(holder, key)]
    return found


def _within(holder: Any, key: str) -> list[Any]:
    if isinstance(holder, dict):
        if key == "*":
            return list(holder.values())
        return [len(holder)] if key == "#" else [holder[key]] if key in holder else []
    if isinstance(holder, list):
        if key == "*":
            return holder
        if key == "#":
            return [len(holder)]
        return [holder[int(key)]] if key.isdecimal() and int(key) < len(holder) else []
    return []


def _compares(found: Any, op: str, value: Any) -> bool:
    if op == "==":
        return bool(found == value)
    if op == "!=":
        return bool(found != value)
    if not (isinstance(found, int | float) and isinstance(value, int | float)):
        return False
    if op in (">=", ">"):
        return found > value or (op == ">=" and found == value)
    return found < value or (op == "<=" and found == value)


def matches(pattern: Pattern, said: dict[str, Any]) -> bool:
    """Whether a choice or an event in JSON has all the values of a pattern."""
    return all(key in said and said[key] == value for key, value in pattern.items())
