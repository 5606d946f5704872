"""How a group of entries reaches the tables, with the cached figures of their matches."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Dialect, bindparam, insert, update

from ludotheque.store.tables import ENTRIES, MATCHES, Moment

Row = dict[str, Any]
WriteEntries = Callable[[Connection, list[Row], list[Row]], None]

FIGURES = ("status", "moves", "seq", "to_move", "updated", "outcome")


def writer_for(dialect: Dialect) -> WriteEntries:
    """The way to write entries and figures (at most one row of these a match) that suits a database."""
    return by_json if dialect.name == "sqlite" else by_rows


def by_rows(connection: Connection, entries: list[Row], figures: list[Row]) -> None:
    """What every database understands: two statements, carried out once a row."""
    connection.execute(_APPEND, entries)
    connection.execute(_TOUCH, [{name + "_": value for name, value in row.items()} for row in figures])


_APPEND = insert(ENTRIES)
_TOUCH = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match_"))
    .values({name: bindparam(name + "_") for name in FIGURES})
)


def by_json(connection: Connection, entries: list[Row], figures: list[Row]) -> None:
    """SQLite takes all rows of a statement at once, as a JSON array.

    The interpreter's lock is given away while SQLite works and has to be won back afterwards, against an event loop
    that is busy: once a statement is cheap, once a row is not.
    """
    connection.exec_driver_sql(_APPEND_JSON, (_encode(entries).decode(),))
    connection.exec_driver_sql(_TOUCH_JSON, (_encode(figures).decode(),))


_encode = msgspec.json.Encoder().encode


def _of(column: Column[Any]) -> str:
    """A column's value, as SQLAlchemy writes it."""
    value = f"row.value ->> '{column.name}'"
    return f"rtrim(replace({value}, 'T', ' '), 'Z')" if isinstance(column.type, Moment) else value


_APPEND_JSON = (
    f"INSERT INTO entries ({', '.join(column.name for column in ENTRIES.c)}) "
    f"SELECT {', '.join(map(_of, ENTRIES.c))} FROM json_each(?) AS row"
)
_TOUCH_JSON = (
    f"UPDATE matches SET {', '.join(f'{name} = {_of(MATCHES.c[name])}' for name in FIGURES)} "
    "FROM json_each(?) AS row WHERE matches.id = row.value ->> 'match'"
)
