"""How a group of entries reaches the table of entries.

Two entries of one match with the same number can't both be written: that is an IntegrityError, whoever wrote first.
"""

from typing import Any

import msgspec
from sqlalchemy import Column, Connection, insert

from ludotheque.store.tables import ENTRIES, Moment

Row = dict[str, Any]

_encode = msgspec.json.Encoder().encode


def append(connection: Connection, rows: list[Row]) -> None:
    """Write entries, all or none, within the transaction of the connection."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_APPEND_JSON, (_encode(rows).decode(),))
    else:
        connection.execute(insert(ENTRIES), rows)


# SQLite gives the interpreter's lock away with every row of an ordinary insert and has to win it back, against an event
# loop that is busy. So all rows go into one statement, as a JSON array.


def _value(column: Column[Any]) -> str:
    """A column's value out of a row in JSON, as SQLAlchemy would write it."""
    value = f"row.value ->> '{column.name}'"
    return f"rtrim(replace({value}, 'T', ' '), 'Z')" if isinstance(column.type, Moment) else value


_APPEND_JSON = (
    f"INSERT INTO entries ({', '.join(column.name for column in ENTRIES.c)}) "
    f"SELECT {', '.join(_value(column) for column in ENTRIES.c)} FROM json_each(?) AS row"
)
