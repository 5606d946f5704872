"""The entries of an SQLite file: the newest in one row a commit at the end of a small table, filed by match later.

An entry in its place touches a page of its match's entries, another of its figures and their index, and every page
touched goes to the disk before a move may be told. A row with all entries of a commit touches one. It is as durable.
When many entries wait, those of the matches that wait longest are filed: what is filed together lies together.

Nothing compares a row of the tail with the entries of the same number that may be there already. So it only takes an
entry that follows on one written by this process, and only while no other process writes to the file.

Every statement gives the interpreter's lock away and has to win it back, against an event loop that is busy. So all
rows of a statement go into it at once, as a JSON array, and a commit of entries is one statement.
"""

import sqlite3
from itertools import islice
from typing import Any, cast

import msgspec
from sqlalchemy import Column, Connection

from ludotheque.store.entries import FIGURES, Entries, Row, newest
from ludotheque.store.tables import ENTRIES, MATCHES, Moment

MOST_MATCHES = 10_000  # that are remembered; the next entry of one that was forgotten goes to its place
MOST_UNFILED = 4000  # entries that wait; it is well for a match to have many of them
SOME = 200  # entries that are filed when more wait, which takes some 1.5 ms


class Kept:
    """The entries of one match that wait, and the row of the tail where they begin."""

    __slots__ = ("begin", "rows")

    def __init__(self, begin: int) -> None:
        self.begin = begin
        self.rows: list[Row] = []


class TailedEntries(Entries):
    """Belongs to the connection that writes: what SQLite says of others' changes it says to a connection."""

    def __init__(self) -> None:
        super().__init__()
        self._newest: dict[str, int] = {}  # by match, the entry this process wrote last
        self._kept: dict[str, Kept] = {}  # by match, the one that waits longest first
        self._version: int | None = None  # of the file, before this process wrote to it

    def keep(self, connection: Connection, rows: list[Row]) -> bool:
        if not self._follow(rows):
            return False
        file = _file(connection)
        file.isolation_level = None  # the statement is a transaction of its own
        done = file.execute(_KEEP, (_text(rows), self._version))
        if done.rowcount < 1:  # somebody else has written to the file since: maybe the same entries
            return False
        self._remember(rows)
        begin = cast(int, done.lastrowid)
        for row in rows:
            match = row["match"]
            kept = self._kept.get(match)
            if kept is None:
                kept = self._kept[match] = Kept(begin)
            kept.rows.append(row)
        self.unfiled += len(rows)
        return True

    def file_some(self, connection: Connection) -> None:
        if self.unfiled <= MOST_UNFILED:
            return
        due: list[str] = []
        some: list[Row] = []
        for match, kept in self._kept.items():
            if len(some) >= SOME:
                break
            due.append(match)
            some += kept.rows
        left = next(islice(self._kept.values(), len(due), None), None)
        with connection.begin() as transaction:
            connection.exec_driver_sql(_BEGIN)
            if _version(_file(connection)) != self._version:  # then the tail is not ours alone any more
                transaction.rollback()
                return
            connection.exec_driver_sql(_APPEND, (_text(some),))
            connection.exec_driver_sql(_TOUCH, (_text(newest(some)),))
            if left is not None:
                connection.exec_driver_sql(_FORGET, (left.begin,))
        for match in due:
            del self._kept[match]
        self.unfiled -= len(some)

    def _follow(self, rows: list[Row]) -> bool:
        """Whether each of them is the next one of its match, and the only one here."""
        following = {row["match"] for row in rows if self._newest.get(row["match"]) == row["seq"] - 1}
        return len(following) == len(rows)

    def _remember(self, rows: list[Row]) -> None:
        if len(self._newest) > MOST_MATCHES:
            self._newest.clear()
        for row in rows:
            self._newest[row["match"]] = row["seq"]

    def waiting(self, connection: Connection) -> bool:
        return connection.exec_driver_sql(_WAITING).first() is not None

    def write(self, connection: Connection, rows: list[Row]) -> None:
        if self._version is None:
            self._version = _version(_file(connection))
        connection.exec_driver_sql(_APPEND, (_text(rows),))
        connection.exec_driver_sql(_TOUCH, (_text(newest(rows)),))

    def file(self, connection: Connection) -> None:
        connection.exec_driver_sql(_BEGIN)
        connection.exec_driver_sql(_APPEND_KEPT)
        connection.exec_driver_sql(_TOUCH_KEPT)
        connection.exec_driver_sql(_CLEAR)

    def committed(self, rows: list[Row]) -> None:
        self._remember(rows)
        self._kept.clear()
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


def _of(column: Column[Any], name: str) -> str:
    """A column's value, which has this name in a row, as SQLAlchemy writes it."""
    value = f"row.value ->> '{name}'"
    return f"rtrim(replace({value}, 'T', ' '), 'Z')" if isinstance(column.type, Moment) else value


def _append(how: str, rows: str) -> str:
    columns = ", ".join(column.name for column in ENTRIES.c)
    values = ", ".join(_of(column, column.name) for column in ENTRIES.c)
    return f"{how} INTO entries ({columns}) SELECT {values} FROM {rows} AS row"


def _touch(rows: str) -> str:
    figures = ", ".join(f"{name} = {_of(MATCHES.c[name], of)}" for name, of in FIGURES.items())
    return f"UPDATE matches SET {figures} FROM {rows} AS row WHERE matches.id = row.value ->> 'match'"


_BEGIN = "BEGIN IMMEDIATE"
_APPEND = _append("INSERT", "json_each(?)")
_TOUCH = _touch("json_each(?)")

# As long as it inserts nobody else can write; the number is another one if somebody did before.
_KEEP = "INSERT INTO tail (entries) SELECT ? FROM pragma_data_version WHERE data_version = ?"
_WAITING = "SELECT id FROM tail LIMIT 1"
_FORGET = "DELETE FROM tail WHERE id < ?"
# Some of it may be in its place already: a row of the tail stays until the last of its entries is filed.
_APPEND_KEPT = _append("INSERT OR IGNORE", "tail, json_each(tail.entries)") + " ORDER BY 1, 2"
_TOUCH_KEPT = _touch(
    "(SELECT kept.value AS value, max(kept.value ->> 'seq')"
    " FROM tail, json_each(tail.entries) AS kept GROUP BY kept.value ->> 'match')"
)
_CLEAR = "DELETE FROM tail"
