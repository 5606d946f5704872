"""The store: reads in a few threads, writes in one, with many commits grouped into one flush to disk."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludotheque.store.dialects import begin_reading, begin_writing, engine_for, prepare_writer
from ludotheque.store.entries import Row, append
from ludotheque.store.errors import Unavailable, crossed, named, opening, reading
from ludotheque.store.jobs import Job, Then, Work, rows_of, tell
from ludotheque.store.tables import SETTINGS

log = structlog.get_logger()

T = TypeVar("T")
READERS = 4
LARGEST_GROUP = 500


class Conflict(RuntimeError):
    """Another process wrote this entry first; the stored one counts."""


class Store:
    """Access to the database. What `append` and `write` report as done is on disk."""

    def __init__(self, url: str) -> None:
        self.url = url
        with opening(url):
            self.engine = engine_for(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._gathered: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()  # an empty list ends the writer
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
                # A first write, so that a read-only database is noticed now and not at the first move.
                connection.execute(update(SETTINGS).values(value=SETTINGS.c.value))
        self._writer.start()

    def close(self) -> None:
        """Finish all jobs, then stop."""
        if self._writer.is_alive():
            self._hand_over()
            self._jobs.put([])
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query. It sees everything that was durable before, by whichever process."""

        def once() -> T:
            with self.engine.connect() as connection:
                begin_reading(connection)
                return work(connection)

        def run() -> T:
            with reading():
                try:
                    return once()
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                    return once()  # the server was restarted since this connection was last used

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run statements in the next group; returns their result when it is durable."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def then(result: Any) -> None:
            if future.done():  # the request was cancelled
                return
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

        self._gather(Job(then, work))
        return await future

    async def settle(self, work: Callable[[Connection], T]) -> T:
        """Like `write`, for work that any process may have done already: on a conflict it is repeated and finds what
        the other process wrote."""
        try:
            return await self.write(work)
        except Conflict:
            return await self.write(work)

    def append(self, row: Row, then: Then, work: Work | None = None) -> None:
        """Append an entry to a match, with the statements that belong to it, in one transaction. `then` is called in
        this loop when it is durable, with an exception (Conflict) if it failed.
        """
        self._gather(Job(then, work, row))

    def _gather(self, job: Job) -> None:
        """Hand all jobs of one round of the loop to the writing thread together: it is woken once, and a commit costs
        about the same however many jobs share it.
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
        """The writing thread. Its own connection keeps the pages it wrote last in its cache."""
        connection: Connection | None = None
        stopping = False
        while not stopping:
            group, stopping = self._next_group()
            try:
                if connection is None:
                    connection = self.engine.connect()
                    prepare_writer(connection)
            except Exception as error:
                self._failed(group, named(error))
            else:
                if group:
                    self._write_group(connection, group)
        if connection is not None:
            connection.close()

    def _next_group(self) -> tuple[list[Job], bool]:
        """Wait for jobs and take all that are queued; True when the queue has ended."""
        group: list[Job] = []
        while len(group) < LARGEST_GROUP and not (group and self._jobs.empty()):
            jobs = self._jobs.get()
            if not jobs:
                return group, True
            group += jobs
        return group, False

    def _write_group(self, connection: Connection, group: list[Job]) -> None:
        """Run all jobs in one transaction; if one fails, run each in its own, so that only that one fails."""
        try:
            results = self._transaction(connection, group)
        except Exception as error:
            wrong: Exception = Conflict(str(error)) if isinstance(error, IntegrityError) else named(error)
            if len(group) > 1 and (crossed(error) or not isinstance(wrong, Unavailable)):
                for job in group:
                    self._write_group(connection, [job])
                return
            self._failed(group, wrong)
            return
        self._note(None)
        self.groups += 1
        self.appended += len(rows_of(group))
        tell(group, results)

    def _failed(self, group: list[Job], wrong: Exception) -> None:
        self._note(wrong)
        tell(group, [wrong] * len(group))

    def _note(self, wrong: Exception | None) -> None:
        """Log once that the store is unavailable, and once that it is available again."""
        unavailable = str(wrong) if isinstance(wrong, Unavailable) else None
        if unavailable and not self._unavailable:
            log.error("store", unavailable=unavailable)
        elif self._unavailable and wrong is None:
            log.info("store", available=True)
        if unavailable or wrong is None:
            self._unavailable = unavailable is not None

    def _transaction(self, connection: Connection, group: list[Job]) -> list[Any]:
        """Retry once on a new connection if this one was cut before anything could have been committed, as after a
        restart of the server.
        """
        for last in (False, True):
            committing = False
            try:
                with connection.begin():
                    results = self._statements(connection, group)
                    committing = True
                return results
            except DBAPIError as error:
                if last or committing or not error.connection_invalidated:
                    raise
        raise AssertionError("the last attempt has returned or raised")

    def _statements(self, connection: Connection, group: list[Job]) -> list[Any]:
        if any(job.work is not None for job in group):  # one insert of entries needs no transaction
            begin_writing(connection)
        results = [None if job.work is None else job.work(connection) for job in group]
        rows = rows_of(group)
        if rows:
            append(connection, rows)
        return results
