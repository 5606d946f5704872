"""How a group of entries reaches the table of entries.

Two entries of one match with the same number can't both be written: that is an IntegrityError, whoever wrote first.
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
        # in one order for all processes, or two that write to the same matches could wait for each other
        rows = sorted(rows, key=_key)
    append_text(connection, _encode(rows).decode())


def append_text(connection: Connection, rows: str) -> None:
    """The same for rows that are a JSON array already."""
    sql = _APPEND_JSON if connection.dialect.name == "sqlite" else _APPEND_RECORDS
    connection.exec_driver_sql(sql, (rows,))


def _key(row: Row) -> tuple[str, int]:
    return row["match"], row["seq"]


# SQLite gives the interpreter's lock away with every row of an ordinary insert and has to win it back, against an event
# loop that is busy. So all rows go into one statement, as a JSON array. PostgreSQL takes the same, in one message.


def _value(column: Column[Any]) -> str:
    """A column's value out of a row in JSON, as SQLAlchemy would write it."""
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
