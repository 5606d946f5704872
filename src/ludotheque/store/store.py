"""One store: reads in a few threads, writes in one, many commits grouped into one flush to disk."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine, create_engine, event, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from ludotheque.store.entries import Row, append
from ludotheque.store.errors import Unavailable, named, opening, read_json, readable, reading
from ludotheque.store.jobs import Job, Then, Work, rows_of, tell
from ludotheque.store.tables import SETTINGS

log = structlog.get_logger()

T = TypeVar("T")
READERS = 4
LARGEST_GROUP = 500
WRITERS_CACHE = 16_000  # kB: the pages that hundreds of running matches add to; those who read need few
PRAGMAS = (
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "temp_store=MEMORY",  # what a statement over many rows needs to take it back is not written to a file
)


class Conflict(RuntimeError):
    """Somebody else wrote this entry first; what is in the store is the truth."""


class Store:
    """The way to the database. What `append` and `write` wrote is on disk when they say so."""

    def __init__(self, url: str) -> None:
        self.url = url
        with opening(url):
            self.engine = _engine(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._gathered: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()  # an empty list is the last one
        self._writer = threading.Thread(target=self._write_forever, name="store-write", daemon=True)
        self._unavailable = False
        self.groups = 0
        self.appended = 0

    def open(self) -> None:
        """Bring the tables up to date and start writing; raises Unusable."""
        from ludotheque.store.migrate import upgrade

        with opening(self.url):
            upgrade(self.engine)
            with self.engine.begin() as connection:
                # Writes what is there: that nothing can be written is noticed now, not at the first move.
                connection.execute(update(SETTINGS).values(value=SETTINGS.c.value))
        self._writer.start()

    def close(self) -> None:
        """Finish what was begun, then stop."""
        if self._writer.is_alive():
            self._hand_over()
            self._jobs.put([])
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query. It sees all that was durable before, whoever wrote it."""

        def run() -> T:
            with reading(), self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some statements in the next group; its result, when it is durable."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def then(result: Any) -> None:
            if future.done():  # whoever asked does not wait any more
                return
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

        self._gather(Job(then, work))
        return await future

    def append(self, row: Row, then: Then, work: Work | None = None) -> None:
        """Add an entry to a match, with what else belongs to it, all or nothing. When that is durable `then` is
        called in this loop, with an exception (Conflict) if it failed.
        """
        self._gather(Job(then, work, row))

    def _gather(self, job: Job) -> None:
        """What the loop has to write after one round goes to the writing thread together: it is woken once, and a
        commit costs much the same however many share it.
        """
        if not self._gathered or self._gathered[-1].loop is not job.loop:
            job.loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._jobs.put(gathered)

    # ---------------------------------------------------------------- the writing thread

    def _write_forever(self) -> None:
        """With a connection of its own, which knows the pages that it wrote last."""
        with self.engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql(f"PRAGMA cache_size=-{WRITERS_CACHE}")
                connection.commit()
            stopping = False
            while not stopping:
                group, stopping = self._next_group()
                if group:
                    self._write_group(connection, group)

    def _next_group(self) -> tuple[list[Job], bool]:
        """Waits for jobs and takes what else is there; whether there will be no more."""
        group: list[Job] = []
        while len(group) < LARGEST_GROUP and not (group and self._jobs.empty()):
            jobs = self._jobs.get()
            if not jobs:
                return group, True
            group += jobs
        return group, False

    def _write_group(self, connection: Connection, group: list[Job]) -> None:
        """One transaction for all; if one of them fails, each on its own, so that only that one fails."""
        try:
            results = self._transaction(connection, group)
        except Exception as error:
            wrong: Exception = Conflict(str(error)) if isinstance(error, IntegrityError) else named(error)
            if len(group) > 1 and not isinstance(wrong, Unavailable):
                for job in group:
                    self._write_group(connection, [job])
                return
            self._note(wrong)
            tell(group, [wrong] * len(group))
            return
        self._note(None)
        self.groups += 1
        self.appended += len(rows_of(group))
        tell(group, results)

    def _note(self, wrong: Exception | None) -> None:
        """The log hears once that nothing can be written, and once that it can again."""
        unavailable = str(wrong) if isinstance(wrong, Unavailable) else None
        if unavailable and not self._unavailable:
            log.error("store", unavailable=unavailable)
        elif self._unavailable and wrong is None:
            log.info("store", available=True)
        if unavailable or wrong is None:
            self._unavailable = unavailable is not None

    def _transaction(self, connection: Connection, group: list[Job]) -> list[Any]:
        rows = rows_of(group)
        with connection.begin():
            if connection.dialect.name == "sqlite" and any(job.work is not None for job in group):
                connection.exec_driver_sql(
                    "BEGIN IMMEDIATE"
                )  # entries alone are one statement, and need none
            results = [None if job.work is None else job.work(connection) for job in group]
            if rows:
                append(connection, rows)
        return results


def _engine(url: str) -> Engine:
    engine = create_engine(
        url,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=read_json,
    )
    if engine.dialect.name == "sqlite":
        path = make_url(url).database
        if path and not path.startswith("file:"):
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Readers never wait for the writer; a commit is on disk before it is acknowledged."""
    connection.isolation_level = None  # transactions begin where the store says so, and nowhere else
    connection.text_factory = readable
    _use_write_ahead_log(connection)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Two who open a new file at once are in each other's way here, and SQLite itself does not wait."""
    for patience in range(100, -1, -1):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if patience == 0 or error.sqlite_errorcode not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            time.sleep(0.05)
