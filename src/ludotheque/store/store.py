"""One store: reads in a few threads, writes in one, many commits grouped into one flush to disk."""

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
    """Somebody else wrote this entry first; what is in the store is the truth."""


class Store:
    """The way to the database. What `append` and `write` wrote is on disk when they say so."""

    def __init__(self, url: str) -> None:
        self.url = url
        with opening(url):
            self.engine = engine_for(url)
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
                    return once()  # the server was started again since this connection was used last

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

    async def settle(self, work: Callable[[Connection], T]) -> T:
        """Like `write`, for what each process does where none has done it yet: of several at once, those that come
        second look again, and find what the first one wrote.
        """
        try:
            return await self.write(work)
        except Conflict:
            return await self.write(work)

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
        """The log hears once that nothing can be written, and once that it can again."""
        unavailable = str(wrong) if isinstance(wrong, Unavailable) else None
        if unavailable and not self._unavailable:
            log.error("store", unavailable=unavailable)
        elif self._unavailable and wrong is None:
            log.info("store", available=True)
        if unavailable or wrong is None:
            self._unavailable = unavailable is not None

    def _transaction(self, connection: Connection, group: list[Job]) -> list[Any]:
        """Where the connection turns out to be cut before anything could have been committed, because the server was
        started again since, it is tried once more on a new one.
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
        if any(job.work is not None for job in group):  # entries alone are one statement, and need none
            begin_writing(connection)
        results = [None if job.work is None else job.work(connection) for job in group]
        rows = rows_of(group)
        if rows:
            append(connection, rows)
        return results
