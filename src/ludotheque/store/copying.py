"""Copies a table from one database to another, row by row, without the rows that belong to running processes.

Tables are read with the schema of the source, so that a table of an older program can be copied, and migrated
afterwards.
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
NAME = "table"  # the setting that identifies a table to its processes: a copy gets its own
AT_ONCE = 500  # rows
DIGEST_BYTES = 16

Advance = Callable[[int], None]
Begin = Callable[[int], Advance]  # called with the number of rows to copy


class NotEmpty(Exception):
    """The target of a copy already holds people or matches."""


class Tally:
    """The number of rows and their checksum, which depends neither on their order nor on the database."""

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
    """The number of rows to copy."""
    with source.engine.connect() as connection:
        begin_reading(connection)
        return count(connection, tables_of(connection))


def copy(source: Store, target: Store, advance: Advance) -> None:
    """Copy a consistent state in one transaction and migrate the target. Raises NotEmpty and Unusable."""
    with opening(source.url), source.engine.connect() as origin:
        begin_reading(origin)
        age(origin)  # refuses the schema of a newer program
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
    """Copy the rows of these tables into empty ones, within the transactions of both; the checksums by table."""
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
    """The checksums of the rows that are stored."""
    tallies = {}
    for table in tables:
        tallies[table.name] = found = Tally()
        for rows in rows_of(connection, table):
            found.add(rows)
            advance(len(rows))
    return tallies


def tables_of(connection: Connection, but: Iterable[str] = ()) -> list[Table]:
    """The tables to copy, each after those its foreign keys refer to."""
    left = OF_PROCESSES | {"alembic_version", *but}
    found = MetaData()
    event.listen(found, "column_reflect", _reflected)
    found.reflect(connection, only=lambda name, _: name not in left)
    return found.sorted_tables


def tables_of_both(origin: Connection, place: Connection, but: Iterable[str] = ()) -> list[Table]:
    """The tables to copy that both databases have."""
    there = names_of(place)
    return [table for table in tables_of(origin, but) if table.name in there]


def names_of(connection: Connection) -> set[str]:
    """The tables of a database."""
    return set(inspect(connection).get_table_names())


def _reflected(_inspector: Any, _table: Table, column: Any) -> None:
    """Timestamps and JSON use our column types, whatever types the database reports."""
    if isinstance(column["type"], DateTime):
        column["type"] = Moment()
    elif isinstance(column["type"], JSON):
        column["type"] = JSON(none_as_null=column["nullable"])


def count(connection: Connection, tables: Sequence[Table]) -> int:
    """The number of rows of these tables."""
    return sum(
        int(connection.execute(select(func.count()).select_from(table)).scalar_one()) for table in tables
    )


def rows_of(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows of a table, in batches."""
    with opening(str(connection.engine.url)):
        found = connection.execute(select(table).execution_options(yield_per=AT_ONCE))
        for part in found.mappings().partitions():
            yield [dict(row) for row in part if not (table.name == SETTINGS.name and row["key"] == NAME)]
