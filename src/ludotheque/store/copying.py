"""A table moved from one database to another: all that it keeps, row by row. What its processes hold stays behind.

The tables are taken as they are there, so that one of an older program is copied as well, and then brought up to date.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, DateTime, MetaData, Table, delete, event, func, insert, select

from ludotheque.store.dialects import begin_reading, begin_writing
from ludotheque.store.migrate import age, revision_of, upgrade
from ludotheque.store.store import Store
from ludotheque.store.tables import ATTENDANCE, CHANGES, LEASES, PEOPLE, PROCESSES, SETTINGS, Moment

OF_PROCESSES = {table.name for table in (PROCESSES, ATTENDANCE, LEASES, CHANGES)}
NAME = "table"  # the setting by which the processes of one table know one another: a copy has its own
AT_ONCE = 500  # rows

Advance = Callable[[int], None]


class NotEmpty(Exception):
    """Somebody has been at the table already to which another one was to be copied."""


def count_rows(source: Store) -> int:
    """How many are to be copied."""
    with source.engine.connect() as connection:
        begin_reading(connection)
        return sum(_count(connection, table) for table in _tables(connection))


def copy(source: Store, target: Store, advance: Advance) -> None:
    """All of it or nothing, of one moment; the target is brought up to date. Raises NotEmpty and Unusable."""
    with source.engine.connect() as origin:
        age(origin)  # a newer program's is not for us to read
        revision = revision_of(origin)
        with target.engine.connect() as connection:
            is_new = revision_of(connection) is None
            if not is_new and _count(connection, PEOPLE):
                raise NotEmpty
        if is_new:
            upgrade(target.engine, revision or "head")
        origin.rollback()
        begin_reading(origin)
        with target.engine.begin() as place:
            begin_writing(place)
            place.execute(delete(SETTINGS).where(SETTINGS.c.key != NAME))
            for table in _tables(origin):
                _copy_table(origin, place, table, advance)
    upgrade(target.engine)


def _tables(connection: Connection) -> list[Table]:
    """Those that are to be copied, each after the ones it refers to."""
    found = MetaData()
    event.listen(found, "column_reflect", _reflected)
    found.reflect(connection, only=lambda name, _: name not in OF_PROCESSES | {"alembic_version"})
    return found.sorted_tables


def _reflected(_inspector: Any, _table: Table, column: Any) -> None:
    """Moments are read and written as ours are, whatever the database calls them."""
    if isinstance(column["type"], DateTime):
        column["type"] = Moment()


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _copy_table(origin: Connection, place: Connection, table: Table, advance: Advance) -> None:
    rows = origin.execution_options(yield_per=AT_ONCE).execute(select(table))
    for part in rows.mappings().partitions():
        kept = [dict(row) for row in part if not (table.name == SETTINGS.name and row["key"] == NAME)]
        if kept:
            place.execute(insert(table), kept)
        advance(len(part))
