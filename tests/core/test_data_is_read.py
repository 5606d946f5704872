"""Every value of a game's data files has an effect: it is read, or another value is refused.

The files are loaded with the reads of their records recorded. Records that are not read field by field may be copied as
a whole for a client that draws the board: then a changed value must change the copy.
"""

import importlib
import shutil
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque import games
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.data import DataFiles, DataFolder, Record
from ludotheque.core.game import Game

HOUSE = Path(games.__path__[0])
GAMES = [id for id in game_ids() if Path(load_game(id).folder).parent == HOUSE]


class Reads:
    """The fields of records that were read, and the files loaded meanwhile."""

    def __init__(self) -> None:
        self.fields: set[tuple[int, str]] = set()
        self.files: list[tuple[str, Any]] = []

    def noted(self, record: Record, name: str) -> Any:
        self.fields.add((id(record), name))
        return object.__getattribute__(record, name)

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        read = DataFolder.read

        def loaded(folder: DataFolder, name: str, shape: type[Any]) -> Any:
            found = read(folder, name, shape)
            self.files.append((name, found))
            return found

        monkeypatch.setattr(
            Record, "__getattribute__", lambda record, name: self.noted(record, name), raising=False
        )
        monkeypatch.setattr(DataFolder, "read", loaded)


class Value(typing.NamedTuple):
    """A value of a data file: its place, and its record."""

    path: str
    record: Any
    field: msgspec.structs.FieldInfo

    def get(self) -> Any:
        return object.__getattribute__(self.record, self.field.name)

    def is_given(self) -> bool:
        """Whether the file states a value that is optional."""
        if self.field.default_factory is not msgspec.NODEFAULT:
            return bool(self.get() != self.field.default_factory())
        return self.field.default is msgspec.NODEFAULT or bool(self.get() != self.field.default)

    def is_table(self) -> bool:
        """Whether it is a table of independent values."""
        inner = self.get()
        while isinstance(inner, (dict, list)) and inner:
            inner = next(iter(inner.values() if isinstance(inner, dict) else inner))
        return isinstance(inner, msgspec.Struct)

    def is_literal(self) -> bool:
        """Whether a correction is refused because the rules hard-code this value."""
        kind = self.field.type
        while typing.get_origin(kind) is typing.Annotated:
            kind = typing.get_args(kind)[0]
        return typing.get_origin(kind) is typing.Literal and len(typing.get_args(kind)) == 1


def values(thing: Any, way: tuple[str, ...] = ()) -> Iterator[Value]:
    """Every value of a file with its path; tables of a list are identified by their ids."""
    if isinstance(thing, msgspec.Struct):
        for field in msgspec.structs.fields(type(thing)):
            value = Value(".".join((*way, field.name)), thing, field)
            yield value
            yield from values(value.get(), (*way, field.name))
    elif isinstance(thing, dict):
        for key, inner in thing.items():
            yield from values(inner, (*way, str(key)))
    elif isinstance(thing, list):
        for number, inner in enumerate(thing):
            yield from values(inner, (*way, str(getattr(inner, "id", number))))


def other(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, str):
        return value + "'"
    if isinstance(value, list):
        return [*value, *value]
    return None


def shown(game: Game[Any]) -> Any:
    return msgspec.json.encode([game.drawing.board(), game.naming.names("fr"), game.naming.names("en")])


def sorted_out(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The values of a game's data that are read, and those that are not: file and path of each."""
    packaged = load_game(name).data()
    assert packaged is not None
    shutil.copytree(packaged.packaged, folder)
    reads = Reads()
    with monkeypatch.context() as context:
        reads.watch(context)
        game = importlib.import_module(f"ludotheque.games.{name}").game(folder)
        before = shown(game)
    assert sorted(file for file, _ in reads.files) == packaged.names
    read: list[tuple[str, str]] = []
    unread: list[tuple[str, str]] = []
    for file, content in reads.files:
        for value in values(content):
            if value.is_table() or value.is_literal() or not value.is_given():
                continue
            if (id(value.record), value.field.name) in reads.fields:
                read.append((file, value.path))
                continue
            kept = value.get()
            setattr(value.record, value.field.name, other(kept))
            (unread if shown(game) == before else read).append((file, value.path))
            setattr(value.record, value.field.name, kept)
    return read, unread


@pytest.mark.parametrize("name", GAMES)
def test_every_value_is_read_or_may_not_be_corrected(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    components: type[DataFiles] = importlib.import_module(f"ludotheque.games.{name}.components").Components
    read, unread = sorted_out(name, tmp_path / "data", monkeypatch)
    assert [f"{file}: {path}" for file, path in unread if not components.is_fixed(file, path)] == []
    corrected = [f"{file}: {path}" for file, path in read if components.is_fixed(file, path)]
    assert corrected == [], "these are read: an owner may correct them"


def test_a_value_that_nothing_reads_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the rules did not use when the floods of Bangkok are paid."""
    noted = Reads.noted

    def forgetful(reads: Reads, record: Record, name: str) -> Any:
        return (
            object.__getattribute__(record, name)
            if name == "flood_bonus_turns"
            else noted(reads, record, name)
        )

    monkeypatch.setattr(Reads, "noted", forgetful)
    _, unread = sorted_out("small_city", tmp_path / "data", monkeypatch)
    assert ("boards.toml", "board.bangkok.flood_bonus_turns") in unread
