"""A write job, and the callback for when it is durable."""

# Compiled: every move at the table goes through it.

import asyncio
from collections.abc import Callable
from typing import Any

import structlog
from sqlalchemy import Connection

from ludotheque.store.entries import Row

log = structlog.get_logger()

Work = Callable[[Connection], Any]
Then = Callable[[Any], None]


class Job:
    """An entry, other statements, or both. `then` is called in the event loop that made the job, with the result or the
    exception.
    """

    __slots__ = ("loop", "row", "then", "work")

    def __init__(self, then: Then, work: Work | None, row: Row | None = None) -> None:
        self.then = then
        self.work = work
        self.row = row
        self.loop = asyncio.get_running_loop()


def rows_of(group: list[Job]) -> list[Row]:
    """The entries of a group of jobs."""
    return [job.row for job in group if job.row is not None]


def tell(group: list[Job], results: list[Any]) -> None:
    """Call the callbacks, with one wake-up for each event loop."""
    for loop in {job.loop for job in group}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake, loop, group, results)


def _wake(loop: asyncio.AbstractEventLoop, group: list[Job], results: list[Any]) -> None:
    for job, result in zip(group, results, strict=True):
        if job.loop is loop:
            try:
                job.then(result)
            except Exception:  # the other callbacks must still be called
                log.exception("store")
