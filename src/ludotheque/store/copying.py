"""A table moved from one database to another: all that it keeps, row by row. What its processes hold stays behind.

The tables are taken as they are there, so that one of an older program is copied as well, and then brought up to date.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from sqlalchemy import (
    JSON,
    Connection,
    DateTime,
    MetaData,
    Table,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
)

from ludotheque.store.dialects import begin_reading, begin_writing, write_json
from ludotheque.store.errors import opening
from ludotheque.store.migrate import age, revision_of, upgrade
from ludotheque.store.store import Store
from ludotheque.store.tables import ATTENDANCE, CHANGES, LEASES, PEOPLE, PROCESSES, SETTINGS, Moment

OF_PROCESSES = frozenset(table.name for table in (PROCESSES, ATTENDANCE, LEASES, CHANGES))
NAME = "table"  # the setting by which the processes of one table know one another: a copy has its own
AT_ONCE = 500  # rows
DIGEST_BYTES = 16

Advance = Callable[[int], None]
Begin = Callable[[int], Advance]  # told how many rows there are to go through


class NotEmpty(Exception):
    """Somebody has been at the table already to which another one was to be copied."""


class Tally:
    """How many rows were seen, and a sum of them that does not depend on their order or on the database."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, rows: Iterable[Mapping[str, Any]]) -> None:
        for row in rows:
            self.rows += 1
            text = write_json([row[name] for name in sorted(row)]).encode()
            self._sum += int.from_bytes(blake2b(text, digest_size=DIGEST_BYTES).digest())

    @property
    def digest(self) -> str:
        return f"{self._sum % (1 << 8 * DIGEST_BYTES):0{2 * DIGEST_BYTES}x}"


def count_rows(source: Store) -> int:
    """How many are to be copied."""
    with source.engine.connect() as connection:
        begin_reading(connection)
        return count(connection, tables_of(connection))


def copy(source: Store, target: Store, advance: Advance) -> None:
    """All of it or nothing, of one moment; the target is brought up to date. Raises NotEmpty and Unusable."""
    with opening(source.url), source.engine.connect() as origin:
        begin_reading(origin)
        age(origin)  # a newer program's is not for us to read
        revision = revision_of(origin)
        with opening(target.url):
            with target.engine.connect() as connection:
                is_new = revision_of(connection) is None
                if not is_new and count(connection, [PEOPLE]):
                    raise NotEmpty
            if is_new:
                upgrade(target.engine, revision or "head")
        with target.engine.begin() as place:
            begin_writing(place)
            fill(origin, place, tables_of_both(origin, place), advance)
        with opening(target.url):
            upgrade(target.engine)


def fill(
    origin: Connection, place: Connection, tables: Sequence[Table], advance: Advance
) -> dict[str, Tally]:
    """Copy the rows of these tables into empty ones, within the transactions of both; what was copied, by table."""
    place.execute(delete(SETTINGS).where(SETTINGS.c.key != NAME))
    tallies = {}
    for table in tables:
        tallies[table.name] = tally = Tally()
        for rows in rows_of(origin, table):
            if rows:
                with opening(str(place.engine.url)):
                    place.execute(insert(table), rows)
            tally.add(rows)
            advance(len(rows))
    return tallies


def tally(connection: Connection, tables: Sequence[Table], advance: Advance) -> dict[str, Tally]:
    """The same of what is there."""
    tallies = {}
    for table in tables:
        tallies[table.name] = found = Tally()
        for rows in rows_of(connection, table):
            found.add(rows)
            advance(len(rows))
    return tallies


def tables_of(connection: Connection, but: Iterable[str] = ()) -> list[Table]:
    """Those that are to be copied, each after the ones it refers to."""
    left = OF_PROCESSES | {"alembic_version", *but}
    found = MetaData()
    event.listen(found, "column_reflect", _reflected)
    found.reflect(connection, only=lambda name, _: name not in left)
    return found.sorted_tables


def tables_of_both(origin: Connection, place: Connection, but: Iterable[str] = ()) -> list[Table]:
    """The same, without those that only one of them has."""
    there = names_of(place)
    return [table for table in tables_of(origin, but) if table.name in there]


def names_of(connection: Connection) -> set[str]:
    """The tables that there are."""
    return set(inspect(connection).get_table_names())


def _reflected(_inspector: Any, _table: Table, column: Any) -> None:
    """Moments and JSON are read and written as ours are, whatever the database calls them."""
    if isinstance(column["type"], DateTime):
        column["type"] = Moment()
    elif isinstance(column["type"], JSON):
        column["type"] = JSON(none_as_null=column["nullable"])


def count(connection: Connection, tables: Sequence[Table]) -> int:
    """How many rows they have together."""
    return sum(
        int(connection.execute(select(func.count()).select_from(table)).scalar_one()) for table in tables
    )


def rows_of(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows, some at a time; the name of a table is its own."""
    with opening(str(connection.engine.url)):
        found = connection.execute(select(table).execution_options(yield_per=AT_ONCE))
        for part in found.mappings().partitions():
            yield [dict(row) for row in part if not (table.name == SETTINGS.name and row["key"] == NAME)]
