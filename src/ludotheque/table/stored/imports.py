"""Journal files are replayed in a process of their own, one at a time, so that nobody at the table waits for it.

The process begins with the first file and ends when there has been none for a while: what it used goes back to the
system with it. A file that takes too long, or breaks it, ends it at once; the next file begins another one.
"""

import asyncio
import multiprocessing
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
import structlog

from ludotheque.table.errors import NotFound, Refused, explained
from ludotheque.table.stored.brought import Brought, Refusal, Snapshot

LARGEST: Final = 4 * 1024 * 1024  # bytes of a file
MOST_WAITING: Final = 16  # files, that which is being replayed among them
SECONDS: Final = 30.0  # to replay one
STARTING: Final = 60.0  # until the process has begun
IDLE_SECONDS: Final = 30.0  # without a file; then the process ends

log = structlog.get_logger()

_read_first = msgspec.msgpack.Decoder(Brought | Refusal).decode
_read_snapshot = msgspec.msgpack.Decoder(Snapshot).decode


class Unreadable(Exception):
    """A body that is no JSON: `malformed`, `depth` or `encoding`."""


class Replayed(msgspec.Struct):
    """A match out of a file: what the table keeps of it, its entries as JSON arrays of rows, and its snapshot."""

    found: Brought
    entries: list[str]
    snapshot: Snapshot | None


def work(pipe: Connection) -> None:
    """The life of the process: a file in, what it is out, until the pipe closes."""
    from ludotheque.table.bots.thinking import end_with_table
    from ludotheque.table.stored.brought import said_by

    threading.Thread(target=end_with_table, daemon=True).start()
    while True:
        try:
            match, body = pipe.recv_bytes().decode(), pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(b"")  # it has begun
        try:
            pieces = list(said_by(body, match))
        except Exception:
            pieces = [msgspec.msgpack.encode(Refusal("broken", traceback.format_exc()))]
        for piece in pieces:
            pipe.send_bytes(piece)
        del pieces


class Imports:
    """The files that are brought to one table."""

    def __init__(self, target: Callable[[Connection], None] = work, seconds: float = SECONDS) -> None:
        self.target = target
        self.seconds = seconds
        self.waiting = 0
        self.one_at_a_time = asyncio.Lock()
        self.process: Any = None
        self.pipe: Connection | None = None
        self.changing = threading.Lock()  # starting and stopping come from different threads
        self.ending: asyncio.TimerHandle | None = None
        self.resting: asyncio.Task[None] | None = None

    async def replay(self, body: bytes, match: str) -> Replayed:
        """The match in a file, with this id; raises Refused, and Unreadable for what is no JSON."""
        if len(body) > LARGEST:
            raise Refused("too_large", f"a journal has at most {LARGEST // 1024 // 1024} MiB")
        if self.waiting >= MOST_WAITING:
            raise Refused("wait", "other files are being replayed: try again in 10 seconds", 10)
        self.waiting += 1
        try:
            async with self.one_at_a_time:
                return await self._replay(body, match)
        finally:
            self.waiting -= 1

    async def _replay(self, body: bytes, match: str) -> Replayed:
        if self.ending is not None:
            self.ending.cancel()
        try:
            return await asyncio.to_thread(self._ask, body, match)
        except asyncio.CancelledError:  # whoever asked has gone; what the process still says is nobody's
            self.stop()
            raise
        finally:
            self.ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._rest)

    def _rest(self) -> None:
        """There has been no file for a while."""
        if self.waiting == 0:
            self.resting = asyncio.get_running_loop().create_task(self._end_process())

    async def _end_process(self) -> None:
        async with self.one_at_a_time:
            await asyncio.to_thread(self.stop)

    def _ask(self, body: bytes, match: str) -> Replayed:
        try:
            pipe = self._connected()
            pipe.send_bytes(match.encode())
            pipe.send_bytes(body)
            self._hear(pipe, STARTING)
            first = _read_first(self._hear(pipe, self.seconds))
            if isinstance(first, Brought):
                entries = [self._hear(pipe, self.seconds).decode() for _ in range(first.pieces)]
                snapshot = _read_snapshot(self._hear(pipe, self.seconds)) if first.snapshot else None
                return Replayed(first, entries, snapshot)
        except TimeoutError:
            self.stop()
            words = f"this journal takes longer than {self.seconds:g} seconds to replay"
            raise explained("journal", words) from None
        except (EOFError, OSError) as error:
            self.stop()
            log.error("import", failure=type(error).__name__)
            raise explained("journal", "the process that replays journals has died: try again") from None
        if first.kind == "broken":
            self.stop()
            log.error("import", failure="traceback", traceback=first.words)
            raise explained("journal", "this journal can't be replayed here; that was noted")
        if first.kind == "game":
            raise NotFound("game")
        if first.kind != "journal":
            raise Unreadable(first.kind)
        raise explained("journal", first.words)

    def _hear(self, pipe: Connection, seconds: float) -> bytes:
        if not pipe.poll(seconds):
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
        """End the process, wherever it is; also from another thread than the one that waits for it."""
        with self.changing:
            process, self.process = self.process, None
            pipe, self.pipe = self.pipe, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()
