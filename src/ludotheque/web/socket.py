"""One browser tab's connection: the sans-I/O protocol of `websockets`, plugged into the HTTP server.

The server hands an upgrade request over to this class (its `ws` setting). Going straight from bytes to the table,
without ASGI's queues and tasks, a connection costs less than half the memory. (A move costs about the same.)
"""

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any, cast

import structlog
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from ludotheque.table.live import LiveMatch
from ludotheque.web.metrics import FOLLOWERS

if TYPE_CHECKING:
    from ludotheque.web.live import Live

MOST_BYTES = 64 * 1024
MOST_WAITING = 4 * 1024 * 1024
SLOW = 4408
GOING_AWAY = 1012
BROKEN = 1011
PATIENCE = 5.0  # seconds until a connection that does not close itself is cut

log = structlog.get_logger()
_quiet = logging.getLogger("ludotheque.socket")
_quiet.setLevel(logging.CRITICAL)


class Socket(asyncio.Protocol):
    """Follows a match and answers its messages one after the other, in the order they came."""

    __slots__ = (
        "answered",
        "closing",
        "inbox",
        "live",
        "live_match",
        "loop",
        "parts",
        "person",
        "protocol",
        "server_state",
        "transport",
        "working",
    )

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self.live: Live = config.app.live
        self.server_state = server_state
        self.loop = asyncio.get_running_loop()
        self.protocol = ServerProtocol(max_size=MOST_BYTES, logger=_quiet)
        self.person: str | None = None
        self.live_match: LiveMatch | None = None
        self.inbox: deque[bytes] | None = None
        self.parts: bytes | None = None
        self.working = False
        self.closing = False
        self.answered = True

    # ---------------------------------------------------------------- bytes in and out

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server_state.connections.add(self)
        self.live.sockets.add(self)

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self.task(self.live.welcome(self, event))
            elif isinstance(event, Frame):
                self.received(event)
        self.flush()

    def eof_received(self) -> None:
        self.protocol.receive_eof()
        self.flush()

    def flush(self) -> None:
        """Write what the protocol has to say; after its last word the transport closes."""
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)
            elif not self.transport.is_closing():
                self.transport.close()
        if self.protocol.close_expected() and not self.closing:
            self.closing = True
            self.loop.call_later(PATIENCE, self.transport.abort)

    def connection_lost(self, error: Exception | None) -> None:
        self.server_state.connections.discard(self)
        self.live.sockets.discard(self)
        found, self.live_match = self.live_match, None
        if found is not None:
            FOLLOWERS.dec()
            if self in found.followers:
                found.followers.remove(self)
            self.live.table.forget(found)

    def shutdown(self) -> None:
        """The server goes away: a client comes back when it is there again."""
        self.close(GOING_AWAY)

    # ---------------------------------------------------------------- for whoever is followed

    def push(self, message: bytes) -> None:
        """Send a message; a tab that does not keep up is let go, so that nobody waits for it."""
        if self.protocol.state is not OPEN:
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.close(SLOW)
            self.transport.abort()
            return
        self.protocol.send_text(message)
        self.flush()

    def close(self, code: int) -> None:
        if self.protocol.state is OPEN:
            self.protocol.send_close(code)
            self.flush()
        elif not self.closing:
            self.transport.close()

    def accept(self, request: Request) -> None:
        self.protocol.send_response(self.protocol.accept(request))
        self.flush()

    def refuse(self, status: int, words: str) -> None:
        """No to an upgrade request."""
        self.protocol.send_response(self.protocol.reject(status, words + "\n"))
        self.flush()

    def follow(self, found: LiveMatch, sync: bytes) -> None:
        """From now on this tab hears of every entry of a match."""
        if self.protocol.state is not OPEN:
            return
        FOLLOWERS.inc()
        self.live_match = found
        found.followers.append(self)
        self.push(sync)
        self.work()

    def ping(self) -> None:
        """Is anybody there? Who did not answer the last time is not."""
        if not self.answered:
            self.transport.abort()
        elif self.protocol.state is OPEN:
            self.answered = False
            self.protocol.send_ping(b"")
            self.flush()

    # ---------------------------------------------------------------- messages

    def received(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            self.answered = True
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self.answered = True
            message = bytes(frame.data) if self.parts is None else self.parts + bytes(frame.data)
            self.parts = None if frame.fin else message
            if frame.fin:
                if self.inbox is None:
                    self.inbox = deque()
                self.inbox.append(message)
                self.work()

    def work(self) -> None:
        """Answer what came in, unless that is being done already."""
        if self.inbox and not self.working and self.live_match is not None:
            self.working = True
            self.task(self.answer_all(self.live_match))

    async def answer_all(self, found: LiveMatch) -> None:
        try:
            while self.inbox:
                self.push(await self.live.answer(found, self.person, self.inbox.popleft()))
        finally:
            self.working = False
            self.inbox = None

    def task(self, work: Any) -> None:
        """Do something that waits; the server waits for it when it goes away."""
        task = self.loop.create_task(work)
        self.server_state.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[None]") -> None:
        self.server_state.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("socket", exc_info=task.exception())
            self.close(BROKEN)
