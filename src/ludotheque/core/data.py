"""Components from TOML files: typed, checked, with a provenance mark on every value.

A file begins with `schema` and a `[provenance]` table: patterns of dotted paths (`*` for any key or place in a list)
with the mark of the values below them; a later line overrides an earlier one. An owner of the box corrects a copy of a
file in a separate folder; values may change, ids of pieces may not.
"""

# Interpreted: reads files into msgspec structures.

import hashlib
import json
import re
import threading
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

UNCERTAIN = "reconstructed"
# The largest allowed value: sums and products of such values in rules don't overflow an i64.
LARGEST = 10_000
MARKS = ("seed", "deduced", "public", "known", UNCERTAIN)
T = TypeVar("T")
# msgspec can crash if two threads use a type for the first time at once.
_ONE_AFTER_THE_OTHER = threading.Lock()


class DataError(ValueError):
    """An unusable data file; the message has the file, the key and what was expected."""

    def __init__(self, file: Path | str, key: str, expected: str) -> None:
        super().__init__(f"{file}: {key}: {expected}")
        self.file = str(file)
        self.key = key
        self.expected = expected


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a data file; unknown keys are errors."""


# Retired values: by file and path, the shipped values that no rule read. Tables in lists are identified by their ids.
Retired = Mapping[str, Mapping[str, Any]]


class DataFolder:
    """The data files of one game: the packaged ones, each replaced by the owner's copy where there is one.

    A copy may still have retired values. They are ignored, but counted in the content hash, with the shipped value if
    a file lacks them, so that matches begun with them go on.
    """

    def __init__(self, packaged: Path, corrected: Path | None = None, retired: Retired | None = None) -> None:
        self.packaged = packaged
        self.corrected = corrected
        self.retired: Retired = retired or {}
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
        """The parsed file, without retired values."""
        content = self._parsed(name)
        for path in self.retired.get(name, ()):
            holder, key = _holder(content, path)
            if holder is not None:
                holder.pop(key, None)
        return content

    def _parsed(self, name: str) -> dict[str, Any]:
        """The parsed file, with retired values."""
        try:
            content = tomllib.loads(self.path(name).read_text(encoding="utf-8"))
        except (
            ValueError,
            RecursionError,
        ) as error:  # Python raises ValueError for numbers of more than 4,300 digits
            raise DataError(self.path(name), "file", f"expected TOML in UTF-8: {error}") from error
        for path, value in _leaves(content):
            for number in _numbers(value):
                if not -LARGEST <= number <= LARGEST:  # also true for nan
                    raise DataError(
                        self.path(name), ".".join(path), f"expected a number from {-LARGEST} to {LARGEST}"
                    )
        return content

    def read(self, name: str, shape: type[T]) -> T:
        """The file as a typed structure; unknown keys are errors."""
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
        """Every value of a file: path, value, and the provenance pattern with its mark."""
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
        """The reconstructed values one by one: file, path, value."""
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
        """The hash of all values, without comments and provenance. Journals carry it, and a replay checks it."""
        everything = {}
        for name in self.names:
            content = self._parsed(name)
            content.pop("provenance", None)
            for path, value in self.retired.get(name, {}).items():
                holder, key = _holder(content, path)
                if holder is not None:
                    holder.setdefault(key, value)
            everything[name] = content
        text = json.dumps(everything, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


class DataFiles:
    """The base of a game's `Components`: its data files, read and checked against one another."""

    # The lists of ids that are the game's vocabulary: file, key, and attribute.
    vocabulary: ClassVar[tuple[tuple[str, str, str], ...]] = ()
    # Values that a corrected copy must not change, as the rules don't read them: by file, patterns like those of
    # [provenance], in which a key may be one of several (`fr|en`).
    fixed: ClassVar[Mapping[str, Sequence[str]]] = {}

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

    def check_fixed(self, shipped: "DataFiles") -> None:
        """A corrected copy has the shipped values where they are fixed."""
        for file in self.fixed:
            self._check_fixed(file, dict(self._fixed_values(file)), dict(shipped._fixed_values(file)))

    def _fixed_values(self, file: str) -> Iterator[tuple[str, Any]]:
        for path, value, _, _ in self.data.marked(file):
            if self.is_fixed(file, path):
                yield path, value

    @classmethod
    def is_fixed(cls, file: str, path: str) -> bool:
        """Whether a value, or a table around it, is fixed."""
        keys = path.split(".")
        for pattern in cls.fixed.get(file, ()):
            wanted = [one.split("|") for one in pattern.split(".")]
            if len(wanted) <= len(keys) and all(
                key in one or "*" in one for one, key in zip(wanted, keys, strict=False)
            ):
                return True
        return False

    def _check_fixed(self, file: str, own: dict[str, Any], expected: dict[str, Any]) -> None:
        for path in [*expected, *(path for path in own if path not in expected)]:
            if path not in expected:
                self.wrong(file, path, "expected no such value: nothing follows from it")
            if own.get(path) != expected[path]:
                self.wrong(file, path, f"expected {expected[path]!r}: nothing follows from another value")


B = TypeVar("B", bound=DataFiles)


class Shelf(Generic[B]):
    """The shipped box of a game, read once, and corrected ones."""

    def __init__(
        self, make: Callable[[DataFolder, B | None], B], folder: Path, retired: Retired | None = None
    ) -> None:
        self.make = make
        self.folder = folder
        self.retired = retired
        self._packaged: B | None = None

    def packaged(self) -> B:
        """The shipped box; its ids are the game's vocabulary."""
        if self._packaged is None:
            self._packaged = self.make(DataFolder(self.folder, None, self.retired), None)
        return self._packaged

    def load(self, corrected: Path | None) -> B:
        """A corrected box, with the ids of the shipped one in the same order."""
        if corrected is None:
            return self.packaged()
        found = self.make(DataFolder(self.folder, corrected, self.retired), self.packaged())
        found.check_fixed(self.packaged())
        return found


def vec_of(values: Iterable[Any]) -> vec[i64]:
    """Numbers of a data file, for the rules."""
    return vec[i64]([int(value) for value in values])


def named(things: Iterable[Any], lang: str) -> list[str]:
    """The names of things in a language, in their order."""
    return [getattr(thing, f"name_{lang}") for thing in things]


def _allowed(shape: Any, key: str) -> list[str]:
    """The allowed values of an enumerated key; `key` is a path as msgspec writes it."""
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
    """The numbers in a leaf, which may be a nested list or a list of tables."""
    if isinstance(value, list):
        for inner in value:
            yield from _numbers(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _numbers(inner)
    elif isinstance(value, (int, float)):
        yield value


def _holder(content: dict[str, Any], path: str) -> tuple[dict[str, Any] | None, str]:
    """The table that holds a path, or None, and the last key."""
    *way, key = path.split(".")
    here: Any = content
    for step in way:
        if isinstance(here, list):
            here = next((one for one in here if isinstance(one, dict) and one.get("id") == step), None)
        else:
            here = here.get(step) if isinstance(here, dict) else None
    return (here if isinstance(here, dict) else None), key


def _covers(pattern: tuple[str, ...], path: tuple[str, ...]) -> bool:
    """Whether a pattern matches the beginning of a path."""
    return len(pattern) <= len(path) and all(p in ("*", k) for p, k in zip(pattern, path, strict=False))
