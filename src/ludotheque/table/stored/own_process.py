"""A separate process for work that would block the event loop, one job at a time.

The process begins with the first job and ends after an idle time, which releases its memory. A job that takes too long,
or crashes it, ends it at once; the next job starts another one.
"""

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from ludotheque.table.errors import Refused

MOST_WAITING: Final = 16  # jobs, including the running one
SECONDS: Final = 30.0  # per job
STARTING: Final = 60.0  # until the process is ready
IDLE_SECONDS: Final = 30.0  # without a job; then the process ends

Result = TypeVar("Result")


class OwnProcess:
    """The process, and the jobs that wait for it. `target` is its main function, `busy` the refusal if too many jobs
    wait."""

    def __init__(self, target: Callable[[Connection], None], seconds: float, busy: str) -> None:
        self.target = target
        self.seconds = seconds
        self.busy = busy
        self.waiting = 0
        self.one_at_a_time = asyncio.Lock()
        self.process: Any = None
        self.pipe: Connection | None = None
        self.changing = threading.Lock()  # start and stop run in different threads
        self.ending: asyncio.TimerHandle | None = None
        self.resting: asyncio.Task[None] | None = None

    async def in_turn(self, job: Callable[[], Result]) -> Result:
        """Run a job in a thread, which communicates with the process, after earlier jobs."""
        if self.waiting >= MOST_WAITING:
            raise Refused("wait", f"{self.busy}: try again in 10 seconds", 10)
        self.waiting += 1
        try:
            async with self.one_at_a_time:
                return await self._threaded(job)
        finally:
            self.waiting -= 1

    async def _threaded(self, job: Callable[[], Result]) -> Result:
        if self.ending is not None:
            self.ending.cancel()
        try:
            return await asyncio.to_thread(job)
        except asyncio.CancelledError:  # the request was cancelled; the answer is not needed
            self.stop()
            raise
        finally:
            self.ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._rest)

    def _rest(self) -> None:
        """The process has been idle."""
        if self.waiting == 0:
            self.resting = asyncio.get_running_loop().create_task(self._end_process())

    async def _end_process(self) -> None:
        async with self.one_at_a_time:
            await asyncio.to_thread(self.stop)

    # ---------------------------------------------------------------- in the thread

    def send(self, *parts: bytes) -> Connection:
        """Send a job to the process, starting it if necessary; returns when the process has received it."""
        pipe = self._connected()
        for part in parts:
            pipe.send_bytes(part)
        self.hear(pipe, STARTING)
        return pipe

    def hear(self, pipe: Connection, seconds: float | None = None) -> bytes:
        if not pipe.poll(self.seconds if seconds is None else seconds):
            raise TimeoutError
        return pipe.recv_bytes()

    def _connected(self) -> Connection:
        with self.changing:
            if self.process is None or self.pipe is None or not self.process.is_alive():
                context = multiprocessing.get_context("spawn")
                self.pipe, theirs = context.Pipe()
                self.process = context.Process(target=self.target, args=(theirs,), daemon=True)
                self.process.start()
                theirs.close()
            return self.pipe

    def stop(self) -> None:
        """Stop the process in any state, possibly from another thread than the waiting one."""
        with self.changing:
            process, self.process = self.process, None
            pipe, self.pipe = self.pipe, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()


def serve(pipe: Connection, parts: int, answer: Callable[..., list[bytes]]) -> None:
    """The main loop of such a process: the parts of a job in, its answer out, until the pipe closes."""
    from ludotheque.table.bots.thinking import end_with_table

    threading.Thread(target=end_with_table, daemon=True).start()
    while True:
        try:
            job = [pipe.recv_bytes() for _ in range(parts)]
        except (EOFError, OSError):
            return
        pipe.send_bytes(b"")  # ready
        for piece in answer(*job):
            pipe.send_bytes(piece)
