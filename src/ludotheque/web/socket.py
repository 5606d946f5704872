"""One browser tab's connection: the sans-I/O protocol of `websockets`, plugged into the HTTP server.

The server hands an upgrade request over to this class (its `ws` setting). Going straight from bytes to the table,
without ASGI's queues and tasks, a connection costs less than half the memory. Whole text messages, which are nearly
all there is, take a short way past the library's parser, which costs more than all the rest of a move's way in;
handshake, control frames, fragments and errors are the library's. It is only ever given whole frames, so that the
two never disagree about where one begins.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any, Protocol, cast

import structlog
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import CONNECTING, OPEN
from websockets.server import ServerProtocol

from ludotheque.table.live import Follower
from ludotheque.web.frames import find_frame, is_whole_text, text_head, unmasked
from ludotheque.web.metrics import FOLLOWERS

MOST_BYTES = 64 * 1024
MOST_WAITING = 4 * 1024 * 1024
SLOW = 4408
GOING_AWAY = 1012
BROKEN = 1011
PATIENCE = 5.0  # seconds until a connection that does not close itself is cut

log = structlog.get_logger()
_quiet = logging.getLogger("ludotheque.socket")
_quiet.setLevel(logging.CRITICAL)


class Followed(Protocol):
    """What a tab follows: a match."""

    followers: list[Follower]


class Host(Protocol):
    """What a tab speaks with: the live side of the table."""

    sockets: "set[Socket]"

    def welcome(self, socket: "Socket", request: Request) -> Coroutine[Any, Any, None]:
        """Somebody wants to follow a match."""

    def handle(self, socket: "Socket", followed: Any, text: bytes) -> None:
        """Do what a client says; its answer comes by `socket.reply`, now or later."""

    def send_soon(self, socket: "Socket") -> None:
        """Call `socket.send` when all that is to be told at this moment has been pushed."""

    def left(self, followed: Any, person: str | None) -> None:
        """A tab does not follow this any more."""


class Socket:
    """Follows a match and answers its messages one after the other, in the order they came."""

    __slots__ = (
        "address",
        "answered",
        "asking",
        "closing",
        "inbox",
        "live",
        "live_match",
        "loop",
        "outbox",
        "parts",
        "person",
        "protocol",
        "rest",
        "server_state",
        "session",
        "transport",
        "working",
    )

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self.live: Host = config.app.live
        self.server_state = server_state
        self.loop = asyncio.get_running_loop()
        self.protocol = ServerProtocol(max_size=MOST_BYTES, logger=_quiet)
        self.person: str | None = None
        self.session: str | None = None
        self.address = ""
        self.live_match: Followed | None = None
        self.rest: bytes | None = None  # the beginning of a frame; None before the handshake
        self.parts: bytes | None = None  # the beginning of a message in fragments
        self.inbox: deque[bytes] | None = None
        self.outbox: list[bytes] = []
        self.asking = False  # the table has not answered the last message yet
        self.working = False
        self.closing = False
        self.answered = True

    # ---------------------------------------------------------------- bytes in

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.server_state.connections.add(self)
        self.live.sockets.add(self)

    def data_received(self, data: bytes) -> None:
        self.answered = True
        if self.rest is None:
            self.to_library(data)
            return
        if self.rest:
            data = self.rest + data
        at = 0
        while self.protocol.state is OPEN:
            frame = find_frame(data, at)
            if frame is None:
                break
            start, end = frame
            fits = end - start <= MOST_BYTES
            if fits and end > len(data):
                break  # the rest of it is still to come
            if fits and self.parts is None and is_whole_text(data, at):
                self.received(unmasked(data, start, end))
            else:
                self.to_library(data[at:end])
            at = end
        self.rest = data[at:]
        if self.protocol.state is not OPEN and self.protocol.state is not CONNECTING:
            self.to_library(self.rest)  # on the way out it sees the rest, whole frames or not
            self.rest = b""

    def to_library(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self.rest = b""
                self.task(self.live.welcome(self, event))
            elif isinstance(event, Frame):
                self.part_received(event)
        self.flush()

    def part_received(self, frame: Frame) -> None:
        """A control frame, which the library has seen to, or a part of a message."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            message = bytes(frame.data) if self.parts is None else self.parts + bytes(frame.data)
            self.parts = None if frame.fin else message
            if frame.fin and self.protocol.state is OPEN:  # else it crossed our goodbye
                self.received(message)

    def eof_received(self) -> None:
        self.protocol.receive_eof()
        self.flush()

    def connection_lost(self, error: Exception | None) -> None:
        self.server_state.connections.discard(self)
        self.live.sockets.discard(self)
        found, self.live_match = self.live_match, None
        if found is not None:
            FOLLOWERS.dec()
            if self in found.followers:
                found.followers.remove(self)
            self.live.left(found, self.person)

    def pause_writing(self) -> None:
        """The tab takes in less than it is sent; `send` sees to that."""

    def resume_writing(self) -> None:
        """It has caught up."""

    # ---------------------------------------------------------------- bytes out

    def push(self, message: bytes) -> None:
        """Send a message, together with what else there is to be sent at this moment."""
        if self.protocol.state is OPEN:
            if not self.outbox:
                self.live.send_soon(self)
            self.outbox += (text_head(len(message)), message)

    def send(self) -> None:
        """Write what was pushed; a tab that does not keep up is let go, so that nobody waits for it."""
        if not self.outbox:
            return
        data = b"".join(self.outbox)
        self.outbox.clear()
        if self.transport.is_closing():  # the tab went away before its answer came
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.close(SLOW)
            self.transport.abort()
        else:
            self.transport.write(data)

    def flush(self) -> None:
        """Write what the protocol has to say, after what was pushed; after its last word the transport closes."""
        self.send()
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)
            elif not self.transport.is_closing():
                self.transport.close()
        if self.protocol.close_expected() and not self.closing:
            self.closing = True
            self.loop.call_later(PATIENCE, self.transport.abort)

    def ping(self) -> None:
        """Is anybody there? Who said nothing since the last time is not."""
        if not self.answered:
            self.transport.abort()
        elif self.protocol.state is OPEN:
            self.answered = False
            self.protocol.send_ping(b"")
            self.flush()

    # ---------------------------------------------------------------- coming and going

    def accept(self, request: Request) -> None:
        self.protocol.send_response(self.protocol.accept(request))
        self.flush()
        self.data_received(b"")  # what came too early

    def refuse(self, status: int, words: str) -> None:
        """No to an upgrade request."""
        self.protocol.send_response(self.protocol.reject(status, words + "\n"))
        self.flush()

    def follow(self, found: Followed, sync: bytes) -> None:
        """From now on this tab hears of every entry of a match."""
        if self.protocol.state is not OPEN:
            return
        FOLLOWERS.inc()
        self.live_match = found
        found.followers.append(self)
        self.push(sync)
        self.work()

    def close(self, code: int) -> None:
        if self.protocol.state is OPEN:
            self.protocol.send_close(code)
            self.flush()
        elif not self.closing:
            self.transport.close()

    def shutdown(self) -> None:
        """The server goes away: a client comes back when it is there again."""
        self.close(GOING_AWAY)

    # ---------------------------------------------------------------- messages

    def received(self, message: bytes) -> None:
        """Hand the table what came in, one message at a time: the others wait."""
        if self.asking or self.inbox or self.live_match is None:
            if self.inbox is None:
                self.inbox = deque()
            self.inbox.append(message)
        else:
            self.asking = True
            self.live.handle(self, self.live_match, message)

    def work(self) -> None:
        """Go on with what waits; not from within itself, or a long queue would be a deep stack."""
        if self.working or not self.inbox:
            return
        self.working = True
        while self.inbox and not self.asking and self.live_match is not None:
            self.asking = True
            self.live.handle(self, self.live_match, self.inbox.popleft())
        self.working = False

    def reply(self, message: bytes) -> None:
        """The table's answer to the message it was handed last."""
        self.push(message)
        self.asking = False
        self.work()

    def task(self, work: Any) -> None:
        """Do something that waits; the server waits for it when it goes away."""
        task = self.loop.create_task(work)
        self.server_state.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[None]") -> None:
        self.server_state.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.broken(task.exception())

    def broken(self, error: BaseException | None) -> None:
        """A mistake of ours: it goes to the log, and the tab comes back to a fresh connection."""
        log.error("socket", exc_info=error)
        self.close(BROKEN)
