"""How a group of entries reaches the table of entries.

`(match, seq)` is unique: a second entry with the same number is an IntegrityError, whichever process wrote the first.
"""

# Compiled: every move at the table goes through it.

from typing import Any

import msgspec
from sqlalchemy import Column, Connection

from ludotheque.store.tables import ENTRIES, Moment

Row = dict[str, Any]

_encode = msgspec.json.Encoder().encode


def append(connection: Connection, rows: list[Row]) -> None:
    """Write entries, all or none, within the transaction of the connection."""
    if connection.dialect.name != "sqlite":
        # the same order in all processes, so that two that write to the same matches cannot deadlock
        rows = sorted(rows, key=_key)
    append_text(connection, _encode(rows).decode())


def append_text(connection: Connection, rows: str) -> None:
    """Write rows that are a JSON array already."""
    sql = _APPEND_JSON if connection.dialect.name == "sqlite" else _APPEND_RECORDS
    connection.exec_driver_sql(sql, (rows,))


def _key(row: Row) -> tuple[str, int]:
    return row["match"], row["seq"]


# SQLite releases the GIL for every row of an ordinary insert and has to reacquire it from a busy event loop. So all
# rows go into one statement, as a JSON array. PostgreSQL gets the same, in one message.


def _value(column: Column[Any]) -> str:
    """The SQL expression that reads a column's value from a row in JSON, as SQLAlchemy would store it."""
    value = f"row.value ->> '{column.name}'"
    return f"rtrim(replace({value}, 'T', ' '), 'Z')" if isinstance(column.type, Moment) else value


_APPEND_JSON = (
    f"INSERT INTO entries ({', '.join(column.name for column in ENTRIES.c)}) "
    f"SELECT {', '.join(_value(column) for column in ENTRIES.c)} FROM json_each(?) AS row"
)
_APPEND_RECORDS = (
    f"INSERT INTO entries ({', '.join(column.name for column in ENTRIES.c)}) "
    f"SELECT {', '.join(column.name for column in ENTRIES.c)} FROM json_populate_recordset(null::entries, %s::json)"
)
