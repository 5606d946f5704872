"""The entries of an SQLite file: the newest in one row a commit at the end of a small table, filed many at once.

An entry in its place touches a page of its match's entries, another of its figures and their index, and every page
touched goes to the disk before a move may be told. A row with all entries of a commit touches one. It is as durable,
and filing a thousand entries together costs less than half of filing them as they come.

Nothing compares a row of the tail with the entries of the same number that may be there already. So it only takes an
entry that follows on one written by this process, and only while no other process writes to the file.
"""

import sqlite3
from typing import Any, cast

import msgspec
from sqlalchemy import Column, Connection

from ludotheque.store.entries import FIGURES, Entries, Row
from ludotheque.store.tables import ENTRIES, MATCHES, Moment

MOST_MATCHES = 10_000  # that are remembered; the next entry of one that was forgotten goes to its place


class TailedEntries(Entries):
    """SQLite takes all rows of a statement at once, as a JSON array.

    The interpreter's lock is given away while SQLite works and has to be won back afterwards, against an event loop
    that is busy: once a statement is cheap, once a row is not.
    """

    def __init__(self) -> None:
        self._newest: dict[str, int] = {}  # by match, the entry this process wrote last
        self._version: int | None = None
        self._alone = True

    def keep(self, connection: Connection, entries: list[Row], figures: list[Row]) -> bool:
        if not (self._alone and self._follow(entries)):
            return False
        file = _file(connection)
        with file:
            file.execute(_KEEP, (_text(entries), _text(figures)))
            # From here on nobody else can write. Whoever did before may have written the same entries.
            self._alone = _version(file) == self._version
            if not self._alone:
                file.rollback()
                return False
        self._remember(entries)
        self.unfiled += len(entries)
        return True

    def _follow(self, entries: list[Row]) -> bool:
        """Whether each of them is the next one of its match."""
        seen: dict[str, int] = {}
        for entry in entries:
            match = entry["match"]
            before = seen.get(match) or self._newest.get(match)
            if before is None or entry["seq"] != before + 1:
                return False
            seen[match] = before + 1
        return True

    def _remember(self, entries: list[Row]) -> None:
        if len(self._newest) > MOST_MATCHES:
            self._newest.clear()
        for entry in entries:
            self._newest[entry["match"]] = entry["seq"]

    def waiting(self, connection: Connection) -> bool:
        return connection.exec_driver_sql(_WAITING).first() is not None

    def write(self, connection: Connection, entries: list[Row], figures: list[Row]) -> None:
        if self._version is None:
            self._version = _version(_file(connection))
        connection.exec_driver_sql(_APPEND, (_text(entries),))
        connection.exec_driver_sql(_TOUCH, (_text(figures),))

    def file(self, connection: Connection) -> None:
        connection.exec_driver_sql(_APPEND_KEPT)
        connection.exec_driver_sql(_TOUCH_KEPT)
        connection.exec_driver_sql(_CLEAR)

    def committed(self, entries: list[Row]) -> None:
        self._remember(entries)
        self.unfiled = 0


def _file(connection: Connection) -> sqlite3.Connection:
    """What is below a connection: what happens hundreds of times a second goes there directly."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def _version(file: sqlite3.Connection) -> int:
    """A number that changes when another connection has changed the file; it means something to this one only."""
    found: int = file.execute("PRAGMA data_version").fetchone()[0]
    return found


_encode = msgspec.json.Encoder().encode


def _text(rows: list[Row]) -> str:
    return _encode(rows).decode()


def _of(column: Column[Any]) -> str:
    """A column's value, as SQLAlchemy writes it."""
    value = f"row.value ->> '{column.name}'"
    return f"rtrim(replace({value}, 'T', ' '), 'Z')" if isinstance(column.type, Moment) else value


def _append(rows: str) -> str:
    columns = ", ".join(column.name for column in ENTRIES.c)
    return f"INSERT INTO entries ({columns}) SELECT {', '.join(map(_of, ENTRIES.c))} FROM {rows} AS row"


def _touch(rows: str) -> str:
    figures = ", ".join(f"{name} = {_of(MATCHES.c[name])}" for name in FIGURES)
    return f"UPDATE matches SET {figures} FROM {rows} AS row WHERE matches.id = row.value ->> 'match'"


_APPEND = _append("json_each(?)")
_TOUCH = _touch("json_each(?)")
_KEEP = "INSERT INTO tail (entries, figures) VALUES (?, ?)"
_APPEND_KEPT = _append("tail, json_each(tail.entries)") + " ORDER BY 1, 2"
_TOUCH_KEPT = _touch(
    "(SELECT figures.value AS value, max(figures.value ->> 'seq')"
    " FROM tail, json_each(tail.figures) AS figures GROUP BY figures.value ->> 'match')"
)
_WAITING = "SELECT id FROM tail LIMIT 1"
_CLEAR = "DELETE FROM tail"
