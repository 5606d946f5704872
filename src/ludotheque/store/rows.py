"""Many rows in one piece.

SQLite releases the GIL for every fetched row and has to reacquire it from a busy event loop. So a query of many rows
packs them into one JSON text.
"""

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, Text, func, select, text
from sqlalchemy.exc import DBAPIError

from ludotheque.store.tables import ENTRIES

Process = Callable[[Any], Any]


# The new entries of any number of matches: one index lookup for each match.
_COLUMNS = ", ".join(f"entries.{column.name}" for column in ENTRIES.c)
_NEWER = {
    "sqlite": f"""SELECT {_COLUMNS} FROM json_each(:known) AS known CROSS JOIN entries
        ON entries.match = known.value ->> 'match' AND entries.seq > known.value ->> 'seq'
        ORDER BY entries.match, entries.seq""",
    "postgresql": f"""SELECT {_COLUMNS} FROM json_to_recordset(CAST(:known AS json)) AS known(match text, seq int)
        JOIN entries ON entries.match = known.match AND entries.seq > known.seq
        ORDER BY entries.match, entries.seq""",
}
NEWER = {name: text(query).columns(*ENTRIES.c) for name, query in _NEWER.items()}


def newer_entries(c: Connection, known: Mapping[str, int]) -> dict[str, list[Row[Any]]]:
    """The entries after the given number, by match."""
    wanted = [{"match": match, "seq": seq} for match, seq in known.items()]
    found: dict[str, list[Row[Any]]] = {}
    for row in c.execute(NEWER[c.dialect.name], {"known": msgspec.json.encode(wanted).decode()}):
        found.setdefault(row.match, []).append(row)
    return found


class Packed:
    """A prepared query whose rows are fetched in one piece."""

    def __init__(self, query: Select[Any], name: str) -> None:
        rows = query.subquery()
        self._query = query
        self._packed = select(func.json_group_array(func.json_array(*rows.c), type_=Text))
        self._columns = [(column.name, column.type) for column in query.selected_columns]
        self._row = namedtuple(name, [column for column, _ in self._columns])  # type: ignore[misc]
        self._processes: list[tuple[int, Process]] | None = None

    def all(self, c: Connection, **values: object) -> Sequence[Any]:
        """The rows as usual; if damage prevents packing them, they are fetched row by row."""
        if c.dialect.name != "sqlite":
            return c.execute(self._query, values).all()
        try:
            rows: list[list[Any]] = msgspec.json.decode(c.execute(self._packed, values).scalar_one())
        except (DBAPIError, msgspec.DecodeError):
            return c.execute(self._query, values).all()
        for i, process in self._to_process(c):
            for row in rows:
                row[i] = process(row[i])
        return [self._row(*row) for row in rows]

    def _to_process(self, c: Connection) -> list[tuple[int, Process]]:
        """Converters for columns that are stored in another form: timestamps, booleans, JSON."""
        if self._processes is None:
            made = [
                kind.dialect_impl(c.dialect).result_processor(c.dialect, None) for _, kind in self._columns
            ]
            self._processes = [(i, process) for i, process in enumerate(made) if process is not None]
        return self._processes
