"""A backup: a consistent copy of everything a table stores, in one SQLite file. The table may be on either database,
and so may the one it is restored to.

The file has the tables without their caches (snapshots), and a manifest: the number of rows of each table and their
checksum. The manifest reveals a damaged, truncated or changed file.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from sqlalchemy import Column, Connection, MetaData, Table, Text, delete, insert, select

from ludotheque import __version__
from ludotheque.store.copying import (
    Begin,
    NotEmpty,
    Tally,
    count,
    fill,
    names_of,
    tables_of,
    tables_of_both,
    tally,
)
from ludotheque.store.dialects import alone, begin_reading, begin_writing, take_all
from ludotheque.store.errors import Unusable, opening
from ludotheque.store.migrate import age, migrate, revision_of, upgrade
from ludotheque.store.store import Store
from ludotheque.store.tables import METADATA, PEOPLE, SETTINGS, SNAPSHOTS

FORMAT = 1
MANIFEST = Table("backup", MetaData(), Column("body", Text, nullable=False))
LEFT_OUT = frozenset({SNAPSHOTS.name, MANIFEST.name})


class Rows(msgspec.Struct, frozen=True):
    """Rows and checksum of a table in the backup."""

    rows: Annotated[int, msgspec.Meta(ge=0)]
    digest: str


class Manifest(msgspec.Struct, frozen=True):
    """The manifest of a backup."""

    format: int
    made: datetime  # when the transaction that read the table began
    version: str  # of the program
    revision: str  # of the tables
    tables: dict[str, Rows]

    def rows(self, table: str | None = None) -> int:
        """The number of rows in one table, or in all of them."""
        return sum(rows.rows for name, rows in self.tables.items() if table in (None, name))


class BadBackup(Exception):
    """A file that can't be restored: `no-backup`, from a `newer` program, or `damaged`."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def write(source: Store, file: Path, begin: Begin) -> Manifest:
    """Back up a table into an empty file, in one read transaction. Play continues meanwhile. Raises Unusable."""
    copied = Store(f"sqlite:///{file}")
    try:
        with opening(source.url), source.engine.connect() as origin:
            made = datetime.now(UTC)
            begin_reading(origin)
            age(origin)
            revision = revision_of(origin)
            if revision is None:
                raise Unusable("no-table", "alembic_version")
            with opening(copied.url):
                upgrade(copied.engine, revision)
            with opening(copied.url), copied.engine.connect() as place:
                take_all(place)
                begin_writing(place)
                with opening(source.url):
                    tables = tables_of_both(origin, place, LEFT_OUT)
                    total = count(origin, tables)
                tallies = fill(origin, place, tables, begin(total))
                manifest = Manifest(FORMAT, made, __version__, revision, _rows(tallies))
                MANIFEST.create(place)
                place.execute(insert(MANIFEST), {"body": msgspec.json.encode(manifest).decode()})
                place.commit()
    finally:
        copied.close()
    return manifest


def check(store: Store, begin: Begin) -> Manifest:
    """Check that a file is a complete backup; raises BadBackup."""
    try:
        with opening(store.url), store.engine.connect() as connection:
            begin_reading(connection)
            manifest = _manifest(connection)
            tables = [table for table in tables_of(connection, but=LEFT_OUT) if table.name in manifest.tables]
            found = _rows(tally(connection, tables, begin(manifest.rows())))
            problem = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    except Unusable as error:
        raise BadBackup("damaged", error.detail) from error
    if found != manifest.tables:
        differing = [name for name, rows in manifest.tables.items() if found.get(name) != rows]
        raise BadBackup("damaged", ", ".join(differing))
    if problem != "ok":
        raise BadBackup("damaged", str(problem).partition("\n")[0])
    return manifest


def _manifest(connection: Connection) -> Manifest:
    if MANIFEST.name not in names_of(connection):
        raise BadBackup("no-backup", f"it has no table '{MANIFEST.name}'")
    body = connection.execute(select(MANIFEST.c.body)).scalar()
    try:
        head = msgspec.json.decode(body or "", type=dict[str, object])
        if isinstance(head.get("format"), int) and head["format"] != FORMAT:
            raise BadBackup("newer", f"format {head['format']}")
        return msgspec.convert(head, Manifest)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise BadBackup("damaged", str(error)) from error


def restore(backup: Store, target: Store, replace: bool, begin: Begin) -> None:
    """Replace the content of a database by a backup whose tables are up to date, in one transaction, and only while no
    other program uses the database. Raises NotEmpty where existing content must not be replaced, and InUse.
    """
    with opening(target.url), alone(target.engine) as place:
        if age(place) == "older":
            migrate(place)
        if count(place, [PEOPLE]) and not replace:
            raise NotEmpty
        for table in reversed(METADATA.sorted_tables):
            if table is not SETTINGS:
                place.execute(delete(table))
        with backup.engine.connect() as origin:
            begin_reading(origin)
            tables = tables_of_both(origin, place, LEFT_OUT)
            advance = begin(2 * count(origin, tables))
            copied = _rows(fill(origin, place, tables, advance))
        if _rows(tally(place, tables, advance)) != copied:
            raise Unusable("damaged", "the database does not have what was written to it")


def _rows(tallies: dict[str, Tally]) -> dict[str, Rows]:
    return {name: Rows(each.rows, each.digest) for name, each in tallies.items()}
