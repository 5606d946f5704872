"""One store: reads in a few threads, writes in one, many commits grouped into one flush to disk."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, create_engine, event, insert, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from ludotheque.store.tables import ENTRIES, MATCHES

T = TypeVar("T")
READERS = 4
LARGEST_GROUP = 500

_APPEND = insert(ENTRIES)
_TOUCH = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match_"))
    .values(
        {name: bindparam(name + "_") for name in ("status", "moves", "seq", "to_move", "updated", "outcome")}
    )
)


class Conflict(RuntimeError):
    """Somebody else wrote this entry first; what is in the store is the truth."""


class Job:
    """Something to be written, and who waits for it to be durable."""

    __slots__ = ("entry", "future", "loop", "touch", "work")

    def __init__(
        self,
        work: Callable[[Connection], Any] | None,
        entry: dict[str, Any] | None = None,
        touch: dict[str, Any] | None = None,
    ) -> None:
        self.work = work
        self.entry = entry
        self.touch = touch
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()


class Store:
    """The way to the database. `append` and `write` return when what they wrote is on disk."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_forever, name="store-write", daemon=True)
        self.groups = 0
        self.appended = 0

    def open(self) -> None:
        """Bring the tables up to date and start writing."""
        from ludotheque.store.migrate import upgrade

        upgrade(self.engine)
        self._writer.start()

    def close(self) -> None:
        """Finish what was begun, then stop."""
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some statements in the next group; its result, when it is durable."""
        job = Job(work)
        self._jobs.put(job)
        result: T = await job.future
        return result

    async def append(
        self,
        entry: dict[str, Any],
        touch: dict[str, Any],
        work: Callable[[Connection], Any] | None = None,
    ) -> None:
        """Add an entry to a match and renew the match's cached figures, with what else belongs to it, all or
        nothing; raises Conflict.
        """
        job = Job(work, entry, touch)
        self._jobs.put(job)
        await job.future

    # ---------------------------------------------------------------- the writing thread

    def _write_forever(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            group = [job]
            stop = False
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    stop = True
                    break
                group.append(following)
            self._write_group(group)
            if stop:
                return

    def _write_group(self, group: list[Job]) -> None:
        """One transaction for all; if one of them fails, each on its own, so that only that one fails."""
        try:
            results = self._transaction(group)
        except Exception as error:
            if len(group) > 1:
                for job in group:
                    self._write_group([job])
                return
            wrong: Exception = Conflict(str(error)) if isinstance(error, IntegrityError) else error
            _tell(group, [wrong])
            return
        self.groups += 1
        self.appended += sum(1 for job in group if job.entry is not None)
        _tell(group, results)

    def _transaction(self, group: list[Job]) -> list[Any]:
        with self.engine.begin() as connection:
            results = [job.work(connection) if job.work is not None else None for job in group]
            entries = [job.entry for job in group if job.entry is not None]
            if entries:
                connection.execute(_APPEND, entries)
                connection.execute(_TOUCH, [_suffixed(job.touch) for job in group if job.touch is not None])
            return results


def _suffixed(touch: dict[str, Any]) -> dict[str, Any]:
    return {name + "_": value for name, value in touch.items()}


def _tell(group: list[Job], results: list[Any]) -> None:
    """Wake those who wait, once a loop."""

    def wake() -> None:
        for job, result in zip(group, results, strict=True):
            if job.future.done():
                continue
            if isinstance(result, Exception):
                job.future.set_exception(result)
            else:
                job.future.set_result(result)

    for loop in {job.loop for job in group}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake)


def _engine(url: str) -> Engine:
    engine = create_engine(
        url,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )
    if engine.dialect.name == "sqlite":
        path = make_url(url).database
        if path:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer; a commit is on disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
