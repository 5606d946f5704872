"""Components from TOML files: typed, checked, with a provenance mark on every value.

A file begins with `schema` and a `[provenance]` table: patterns of dotted paths (`*` for any key or place in
a list) with the mark of the values below them; a later line overrides an earlier one. An owner of the box
corrects a copy of a file in a folder of his own; ids of pieces stay, values may change.
"""

import hashlib
import json
import re
import threading
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

UNCERTAIN = "reconstructed"
# No value of a box is larger. Rules may add and multiply what is within it many times over before an i64 is full.
LARGEST = 10_000
MARKS = ("seed", "deduced", "public", "known", UNCERTAIN)
T = TypeVar("T")
# Where two threads meet a type for the first time at once, msgspec can end the process.
_ONE_AFTER_THE_OTHER = threading.Lock()


class DataError(ValueError):
    """A data file that can't be used: says which file, which key, and what was expected there."""

    def __init__(self, file: Path | str, key: str, expected: str) -> None:
        super().__init__(f"{file}: {key}: {expected}")
        self.file = str(file)
        self.key = key
        self.expected = expected


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a data file: a key that no rule knows is an error, not a silence."""


class DataFolder:
    """The data files of one game: the packaged ones, each replaced by the owner's copy where there is one."""

    def __init__(self, packaged: Path, corrected: Path | None = None) -> None:
        self.packaged = packaged
        self.corrected = corrected
        self.names = sorted(path.name for path in packaged.glob("*.toml"))
        if corrected is not None:
            self._check_corrected(corrected)

    def _check_corrected(self, folder: Path) -> None:
        if not folder.is_dir():
            raise DataError(
                folder, "--data", "expected a folder with corrected copies of " + ", ".join(self.names)
            )
        found = {path.name for path in folder.glob("*.toml")}
        if not found & set(self.names):
            raise DataError(folder, "--data", "expected at least one of " + ", ".join(self.names))
        for name in sorted(found - set(self.names)):
            raise DataError(folder / name, "file", "expected only copies of " + ", ".join(self.names))

    def path(self, name: str) -> Path:
        """The file in force: the owner's, else the packaged one."""
        if self.corrected is not None and (self.corrected / name).is_file():
            return self.corrected / name
        return self.packaged / name

    def raw(self, name: str) -> dict[str, Any]:
        """The parsed file, as it is."""
        try:
            content = tomllib.loads(self.path(name).read_text(encoding="utf-8"))
        except (
            ValueError,
            RecursionError,
        ) as error:  # a number of more than 4,300 digits is a ValueError, too
            raise DataError(self.path(name), "file", f"expected TOML in UTF-8: {error}") from error
        for path, value in _leaves(content):
            for number in _numbers(value):
                if not -LARGEST <= number <= LARGEST:  # nan is not
                    raise DataError(
                        self.path(name), ".".join(path), f"expected a number from {-LARGEST} to {LARGEST}"
                    )
        return content

    def read(self, name: str, shape: type[T]) -> T:
        """The file as a typed structure; unknown keys are errors, so that a slip of the pen is noticed."""
        content = self.raw(name)
        self._check_provenance(name, content)
        content.pop("provenance")
        try:
            with _ONE_AFTER_THE_OTHER:
                return msgspec.convert(content, shape)
        except msgspec.ValidationError as error:
            message, _, place = str(error).partition(" - at ")
            found = re.search(r"\$[^`]*", place)
            key = found[0] if found else "$"
            if message.startswith("Invalid enum value"):
                message += "; expected one of " + ", ".join(_allowed(shape, key))
            raise DataError(self.path(name), key, message) from error

    def _check_provenance(self, name: str, content: dict[str, Any]) -> None:
        patterns = content.get("provenance")
        if not isinstance(patterns, dict):
            raise DataError(self.path(name), "provenance", "expected a table of patterns, each with a mark")
        for pattern, mark in patterns.items():
            if mark not in MARKS:
                raise DataError(
                    self.path(name), f"provenance.{pattern}", "expected one of " + ", ".join(MARKS)
                )
        for path, mark in self.provenance(name):
            if mark is None:
                raise DataError(
                    self.path(name), path, "expected a line in [provenance] that covers this value"
                )

    def marked(self, name: str) -> Iterator[tuple[str, Any, str | None, str | None]]:
        """Every value of a file: its path, what it says, and the pattern that marks it with its mark."""
        content = self.raw(name)
        patterns = content.pop("provenance", {})
        content.pop("schema", None)
        for path, value in _leaves(content):
            covering = [pattern for pattern in patterns if _covers(tuple(pattern.split(".")), path)]
            last = covering[-1] if covering else None
            yield ".".join(path), value, last, patterns.get(last)

    def provenance(self, name: str) -> Iterator[tuple[str, str | None]]:
        """Every value of a file by its path, with its mark."""
        for path, _, _, mark in self.marked(name):
            yield path, mark

    def uncertain(self) -> list[tuple[str, str, int]]:
        """The reconstructed values: file, pattern that marks them, how many values."""
        found: Counter[tuple[str, str]] = Counter()
        for name in self.names:
            for _, _, pattern, mark in self.marked(name):
                if mark == UNCERTAIN and pattern is not None:
                    found[name, pattern] += 1
        return [(name, pattern, count) for (name, pattern), count in found.items()]

    def uncertain_values(self) -> list[tuple[str, str, Any]]:
        """The same one by one: file, path, what it says."""
        return [
            (name, path, value)
            for name in self.names
            for path, value, _, mark in self.marked(name)
            if mark == UNCERTAIN
        ]

    def counts(self) -> dict[str, int]:
        """How many values carry each mark."""
        total = dict.fromkeys(MARKS, 0)
        for name in self.names:
            for _, mark in self.provenance(name):
                if mark is not None:
                    total[mark] += 1
        return total

    @cached_property
    def content_hash(self) -> str:
        """What the data says, comments and provenance aside: a journal carries it, and replay checks it."""
        everything = {}
        for name in self.names:
            content = self.raw(name)
            content.pop("provenance", None)
            everything[name] = content
        text = json.dumps(everything, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


class DataFiles:
    """What the data files of a game say, read and checked against one another: the base of a game's `Components`."""

    # The lists of ids that are the game's vocabulary: their file, their key there, and the attribute that has them.
    vocabulary: ClassVar[tuple[tuple[str, str, str], ...]] = ()

    def __init__(self, data: DataFolder) -> None:
        self.data = data

    def wrong(self, file: str, key: str, expected: str) -> NoReturn:
        raise DataError(self.data.path(file), key, expected)

    def check_ids(self, shipped: "DataFiles") -> None:
        """A corrected copy has the same ids in the same order."""
        for file, key, attribute in self.vocabulary:
            own, expected = getattr(self, attribute), getattr(shipped, attribute)
            for i, (mine, right) in enumerate(zip(own, expected, strict=False)):
                if mine != right:
                    self.wrong(file, f"{key}[{i}].id", f"expected {right!r}, got {mine!r}")
            if len(own) != len(expected):
                self.wrong(file, key, f"expected {len(expected)} of them")


B = TypeVar("B", bound=DataFiles)


class Shelf(Generic[B]):
    """The box of a game as it is shipped, read once, and as its owner corrected it."""

    def __init__(self, make: Callable[[DataFolder, B | None], B], folder: Path) -> None:
        self.make = make
        self.folder = folder
        self._packaged: B | None = None

    def packaged(self) -> B:
        """The box as it is shipped; its ids are the game's vocabulary."""
        if self._packaged is None:
            self._packaged = self.make(DataFolder(self.folder), None)
        return self._packaged

    def load(self, corrected: Path | None) -> B:
        """The box as its owner corrected it: the ids must be those of the packaged one, in the same order."""
        if corrected is None:
            return self.packaged()
        return self.make(DataFolder(self.folder, corrected), self.packaged())


def vec_of(values: Iterable[Any]) -> vec[i64]:
    """Numbers of a data file, for the rules."""
    return vec[i64]([int(value) for value in values])


def named(things: Iterable[Any], lang: str) -> list[str]:
    """The names of things in a language, in their order."""
    return [getattr(thing, f"name_{lang}") for thing in things]


def _allowed(shape: Any, key: str) -> list[str]:
    """The values a key may have, where it may have only some; `key` is a path as msgspec writes it."""
    found: Any = msgspec.inspect.type_info(shape)
    for name in re.findall(r"[^.\[\]$]+|\[[^\]]*\]", key):
        if isinstance(found, msgspec.inspect.StructType):
            found = next(field.type for field in found.fields if field.encode_name == name)
        elif isinstance(found, msgspec.inspect.ListType):
            found = found.item_type
        elif isinstance(found, msgspec.inspect.DictType):
            found = found.value_type
        if isinstance(found, msgspec.inspect.UnionType):
            found = found.types[0]
    if isinstance(found, msgspec.inspect.DictType):  # the key of a table was wrong, not its value
        found = found.key_type
    values = found.values if isinstance(found, msgspec.inspect.LiteralType) else ()
    return [repr(value) for value in values]


def _leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """All values with their paths; a list of plain values counts as one value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, (*path, key))
    elif isinstance(value, list) and value and all(isinstance(inner, dict) for inner in value):
        for i, inner in enumerate(value):
            yield from _leaves(inner, (*path, str(inner.get("id", i))))
    else:
        yield path, value


def _numbers(value: Any) -> Iterator[int | float]:
    """The numbers of a leaf: it may be a list, of lists perhaps, or of tables."""
    if isinstance(value, list):
        for inner in value:
            yield from _numbers(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _numbers(inner)
    elif isinstance(value, (int, float)):
        yield value


def _covers(pattern: tuple[str, ...], path: tuple[str, ...]) -> bool:
    """Whether a pattern matches the beginning of a path."""
    return len(pattern) <= len(path) and all(p in ("*", k) for p, k in zip(pattern, path, strict=False))
