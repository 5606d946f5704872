"""The differences between SQLite and PostgreSQL. The rest of the store is the same for both."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Float, create_engine, event, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from ludotheque.store.errors import Unreadable, read_json, readable

POSTGRESQL = "postgresql"
WRITERS_CACHE = 16_000  # kB: the pages that hundreds of running matches append to; readers need few
PRAGMAS = (
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "temp_store=MEMORY",  # statement journals of large statements stay in memory
)
CONNECTIONS = 6  # to PostgreSQL, per process: one writer, the readers, and one spare
CONNECT_SECONDS = 5  # then PostgreSQL counts as unavailable, and the request fails
# TCP keepalive: a silent server is noticed after about ten seconds instead of the usual quarter of an hour.
SILENCE = {"keepalives_idle": 4, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
SCHEMA_LOCK = 0x6C75646F  # the advisory lock that serialises migrations
GOODBYE_SECONDS = 5.0  # a program that has just ended may still have connections on the server
LOCK_TIMEOUT = "5s"
LOCK_NOT_AVAILABLE = "55P03"


class InUse(Exception):
    """The database was to be replaced, but another program has it open."""


def engine_for(url: str) -> Engine:
    """An engine for a database; no connection is opened yet."""
    address = make_url(url)
    if address.get_backend_name() == POSTGRESQL:
        return _postgresql_engine(address.set(drivername="postgresql+psycopg"))
    engine = create_engine(address, json_serializer=_sqlite_json, json_deserializer=read_json)
    if engine.dialect.name == "sqlite":
        path = address.database
        if path and not path.startswith("file:"):
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def prepare_writer(connection: Connection) -> None:
    """Settings of the one writing connection of a process."""
    if is_sqlite(connection):
        connection.exec_driver_sql(f"PRAGMA cache_size=-{WRITERS_CACHE}")
        connection.commit()


def begin_writing(connection: Connection) -> None:
    """Begin a transaction that writes: SQLite cannot upgrade a read transaction while another one writes."""
    if is_sqlite(connection):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def begin_reading(connection: Connection) -> None:
    """A read transaction: everything read until the connection is returned belongs to one snapshot."""
    if is_sqlite(connection):
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ")


def begin_migrating(connection: Connection) -> None:
    """One migration at a time, in one transaction: otherwise SQLite could keep half a migration."""
    if is_sqlite(connection):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """One transaction with exclusive access to the database; raises InUse if another program has it open. It is
    committed unless an exception is raised, and may include migrations.
    """
    engine.dispose()
    with engine.connect() as connection:
        connection.detach()  # it is not returned to the pool
        if is_sqlite(connection):
            _lock_file(connection)
        else:
            _lock_tables(connection)
        yield connection
        connection.commit()


class Clock(FunctionElement[float]):
    """Seconds by the database's clock: the clocks of several machines differ."""

    type = Float()
    inherit_cache = True


@compiles(Clock, "sqlite")
def _sqlite_clock(_element: Clock, _compiler: Any, **_: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(Clock, POSTGRESQL)
def _postgresql_clock(_element: Clock, _compiler: Any, **_: Any) -> str:
    return "extract(epoch FROM clock_timestamp())::float"


def write_json(value: object) -> str:
    return msgspec.json.encode(value, enc_hook=_marked).decode()


def _sqlite_json(value: object) -> str:
    """SQLite stores any text, so a damaged value is copied unchanged."""
    return value.text if isinstance(value, Unreadable) else write_json(value)


def _marked(value: object) -> object:
    """PostgreSQL refuses invalid JSON: a damaged value is stored as `{"unreadable": "..."}`."""
    if isinstance(value, Unreadable):
        return {"unreadable": value.text}
    raise NotImplementedError(type(value))


# ---------------------------------------------------------------- PostgreSQL


def _postgresql_engine(address: URL) -> Engine:
    """SQLAlchemy's pool, not psycopg's: each request tries to connect at once, so that a restarted server is used
    again by the next query; psycopg's pool waits longer after each failed attempt.
    """
    engine = create_engine(
        address,
        json_serializer=write_json,
        json_deserializer=read_json,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_use_lifo=True,
        connect_args={"connect_timeout": CONNECT_SECONDS, **SILENCE},
    )
    event.listen(engine, "connect", _prepare_postgresql)
    return engine


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    from psycopg.types.string import StrDumper

    class WithoutNul(StrDumper):
        """PostgreSQL's text cannot hold NUL. Nothing we store contains it, but a request may."""

        def dump(self, text: str) -> Any:
            return super().dump(text.replace("\0", "\ufffd"))

    connection.adapters.register_dumper(str, WithoutNul)


OTHER_CLIENTS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL
AND coalesce(backend_type, 'client backend') = 'client backend'
"""


def _lock_tables(connection: Connection) -> None:
    """Connections opened before the lock may have read the tables; later ones wait for the lock."""
    for patience in range(int(GOODBYE_SECONDS / 0.1), -1, -1):
        others = connection.exec_driver_sql(OTHER_CLIENTS).scalar_one()
        connection.rollback()
        if not others:
            break
        if patience == 0:
            raise InUse(str(others))
        time.sleep(0.1)
    begin_migrating(connection)
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
    quote = connection.dialect.identifier_preparer.quote
    tables = ", ".join(map(quote, inspect(connection).get_table_names()))
    try:
        if tables:
            connection.exec_driver_sql(f"LOCK TABLE {tables} IN ACCESS EXCLUSIVE MODE")
    except OperationalError as error:
        if getattr(error.orig, "sqlstate", None) == LOCK_NOT_AVAILABLE:
            raise InUse(str(error.orig)) from error
        raise
    if connection.exec_driver_sql(OTHER_CLIENTS).scalar_one():
        raise InUse("another program has connected")


# ---------------------------------------------------------------- SQLite


def _lock_file(connection: Connection) -> None:
    """A file leaves WAL mode only while no other connection has it open. A connection opened later switches it back
    (`_prepare_sqlite`) or finds it locked.
    """
    try:
        left = take_all(connection)
        connection.exec_driver_sql("BEGIN EXCLUSIVE")
        left = left and connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "delete"
    except OperationalError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise InUse(str(error.orig)) from error
        raise
    if not left:
        raise InUse("another program has opened it")


def take_all(connection: Connection) -> bool:
    """Prepare a connection that fills a file from another table: on commit everything is in the one file, and foreign
    keys are not checked. False: another connection has the file open.
    """
    mode = connection.exec_driver_sql("PRAGMA journal_mode=DELETE").scalar()
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.commit()
    return mode == "delete"


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Readers never wait for the writer; a commit is on disk before it is acknowledged."""
    connection.isolation_level = None  # the store begins every transaction explicitly
    connection.text_factory = readable
    _use_write_ahead_log(connection)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switching a new file to WAL fails while another process does the same, and SQLite does not wait here."""
    for patience in range(100, -1, -1):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if patience == 0 or error.sqlite_errorcode not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            time.sleep(0.05)
