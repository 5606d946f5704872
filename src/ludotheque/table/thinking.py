"""Where bots think: worker processes with a time limit, so that the table stays responsive.

A bot that thinks in several shares has several of them at once; its choice is the same however many there are. A worker
that takes too long or dies is started anew; after three failures in a row on one position the fallback answers, so that
nobody waits for ever.
"""

import asyncio
import multiprocessing
import os
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import structlog

from ludotheque.bots import make_bot, most_voted
from ludotheque.core.catalogue import load_game

FALLBACK = "random"
TRIES = 3
LOADING = 60.0  # seconds a process may take to start and to load a game

log = structlog.get_logger()


def work(pipe: Connection) -> None:
    """A worker's life: a position in, a choice or a hint out, until the pipe closes."""
    threading.Thread(target=end_with_table, daemon=True).start()
    while True:
        try:
            task, request = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            load_game(request[0])
            pipe.send(None)  # from here on the time counts
            pipe.send(TASKS[task](*request))
        except Exception:
            pipe.send(traceback.format_exc())


def end_with_table() -> None:
    """A bot lost in thought does not outlive a table that was killed."""
    table = multiprocessing.parent_process()
    if table is not None:
        table.join()
        os._exit(1)


def answer(
    game: str, position: bytes, seat: int, level: str, seed: int, ms: int, share: int = 0
) -> dict[int, int]:
    """What a bot, or one share of it, says in a position that holds nothing it may not know: votes by choice."""
    return make_bot(level, seed).votes(load_game(game).decode(position, trusted=True), seat, share, ms)


def advised(*request: Any) -> dict[str, Any]:
    """The hint for a position; a table that gives none never loads what it takes."""
    from ludotheque.table.hints import advised as work_out

    return work_out(*request)


# What a worker can be asked for.
TASKS: dict[str, Callable[..., dict[Any, Any]]] = {"votes": answer, "hint": advised}


class BotError(RuntimeError):
    """A bot broke down: the traceback from its process."""


# Too slow, broken down, or its process is gone.
FAILURES = (TimeoutError, BotError, EOFError, OSError)


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Connection | None = None
        self.changing = threading.Lock()  # starting and stopping come from different threads

    def ask(self, request: tuple[Any, ...], seconds: float, task: str = "votes") -> Any:
        """Blocks for an answer; raises one of FAILURES, and then the process is gone."""
        pipe = self.connected()
        try:
            pipe.send((task, request))
            for limit in (LOADING, seconds):  # it has begun; it has chosen
                if not pipe.poll(limit):
                    raise TimeoutError
                said = pipe.recv()
                if isinstance(said, str):
                    raise BotError(said)
            return said
        except FAILURES:
            self.stop()
            raise

    def connected(self) -> Connection:
        """The way to a living process."""
        with self.changing:
            if self.process is None or self.pipe is None or not self.process.is_alive():
                context = multiprocessing.get_context("spawn")
                self.pipe, theirs = context.Pipe()
                self.process = context.Process(target=work, args=(theirs,), daemon=True)
                self.process.start()
                theirs.close()
            return self.pipe

    def stop(self) -> None:
        """End the process, wherever it is; also from another thread than the one that asks."""
        with self.changing:
            process, self.process = self.process, None
            pipe, self.pipe = self.pipe, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()


class Thinkers:
    """A few workers shared by all matches."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.workers = [Worker() for _ in range(workers)]
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.failures = 0

    async def choose(
        self, game: str, position: bytes, seat: int, level: str, seed: int, shares: int = 1
    ) -> int:
        """The choice of a bot of this level; the fallback's after three failures."""
        request = (game, position, seat, level, seed, int(self.seconds * 500))
        said = await asyncio.gather(
            *(self._ask("votes", level, (*request, share)) for share in range(shares))
        )
        votes = [share for share in said if share is not None]
        return most_voted(votes or [answer(game, position, seat, FALLBACK, seed, 0)])

    async def advise(
        self, game: str, position: bytes, seat: int, seed: int, about: int
    ) -> dict[str, Any] | None:
        """A hint; None after three failures."""
        said: dict[str, Any] | None = await self._ask(
            "hint", "hint", (game, position, seat, seed, about, int(self.seconds * 500))
        )
        return said

    async def _ask(self, task: str, bot: str, request: tuple[Any, ...]) -> Any:
        """What a worker says; None after three failures."""
        for _ in range(TRIES):
            worker = await self.idle.get()
            try:
                return await asyncio.to_thread(worker.ask, request, self.seconds, task)
            except FAILURES as error:
                self.failures += 1
                log.error(
                    "bot",
                    game=request[0],
                    bot=bot,
                    failure=type(error).__name__,
                    traceback=str(error),
                )
            finally:
                self.idle.put_nowait(worker)
        return None

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()
