"""Background tasks, which run until the table is closed."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger()


class Background:
    """The tasks of one table. A failed one is logged."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task", exc_info=task.exception())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        while self.tasks:  # a bot that stops may leave a match to be saved
            await asyncio.gather(*self.tasks, return_exceptions=True)
