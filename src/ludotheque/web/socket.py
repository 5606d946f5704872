"""One browser tab's connection: the sans-I/O protocol of `websockets`, plugged into the HTTP server.

The server hands upgrade requests to this class (its `ws` setting). Without ASGI's queues and tasks, a connection takes
less than half the memory. Whole text messages, nearly all of the traffic, bypass the library's parser, which would cost
more than the rest of a move's path; handshake, control frames, fragments and errors are handled by the library. It only
gets whole frames, so that both parsers agree on frame boundaries.

Memory is bounded by back-pressure. While messages wait for the table, or their answers for a tab that does not read
them, nothing more is read from that tab: the client's system has to buffer. A client that keeps sending, or does not
read what others do, is disconnected.
"""

# Compiled: every move at the table goes through it.

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

from ludotheque.web.frames import find_frame, is_whole_text, text_head, unmasked
from ludotheque.web.headers import SECURITY_HEADERS
from ludotheque.web.metrics import FOLLOWERS

MOST_BYTES = 64 * 1024  # per message
MOST_WAITING = 64  # messages in the inbox
MOST_WAITING_BYTES = 256 * 1024
MOST_WITHOUT_PAUSE = 1000  # messages in a row that found others in the inbox
MOST_ANSWERS = 32 * 1024  # bytes of pending answers; then other tabs have their turn
MOST_UNREAD = 4 * 1024 * 1024  # bytes that a tab has not read
SLOW = 4408
TOO_MUCH = 4429
GOING_AWAY = 1012
BROKEN = 1011
SWITCHING = 101  # the HTTP status of an accepted upgrade
UPGRADE_REQUIRED = 426
PATIENCE = 5.0  # seconds until a connection that does not close itself is aborted

log = structlog.get_logger()
_quiet = logging.getLogger("ludotheque.socket")
_quiet.setLevel(logging.CRITICAL)


class Audience(Protocol):
    """The followers that are notified of every entry."""

    followers: list[Any]


class Followed(Protocol):
    """What a tab follows: a match."""

    @property
    def audience(self) -> Audience:
        """Its followers."""


class Host(Protocol):
    """Serves all tabs."""

    sockets: "set[Socket]"

    def welcome(self, socket: "Socket", request: Request) -> Coroutine[Any, Any, None]:
        """A client wants to follow a match."""

    def handle(self, socket: "Socket", followed: Any, text: bytes) -> None:
        """Handle a message; its answer comes by `socket.reply`, now or later."""

    def send_soon(self, socket: "Socket") -> None:
        """Call `socket.send` after all messages due at this moment have been pushed."""

    def left(self, followed: Any, person: str | None) -> None:
        """The tab no longer follows this."""

    def leaving(self) -> None:
        """The server is shutting down."""


class Socket:
    """Follows a match and answers its messages one after the other, in order of arrival."""

    __slots__ = (
        "address",
        "answered",
        "asking",
        "choked",
        "closing",
        "departing",
        "followed",
        "host",
        "inbox",
        "loop",
        "outbox",
        "parts",
        "paused",
        "peer",
        "person",
        "protocol",
        "pushed",
        "reading",
        "rest",
        "server_state",
        "session",
        "transport",
        "waiting_bytes",
        "without_pause",
        "working",
    )

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self.host: Host = config.app.tabs
        self.server_state = server_state
        self.loop = asyncio.get_running_loop()
        self.protocol = ServerProtocol(max_size=MOST_BYTES, logger=_quiet)
        self.peer: tuple[str, int] = ("", 0)  # the peer of the TCP connection
        self.address = ""  # the client's, also behind a proxy
        self.person: str | None = None
        self.session: str | None = None
        self.followed: Followed | None = None
        self.rest: bytes | None = None  # an incomplete frame; None before the handshake
        self.parts: bytes | None = None  # an incomplete message in fragments
        self.inbox: deque[bytes] | None = None
        self.waiting_bytes = 0  # of the inbox
        self.without_pause = 0  # messages since the inbox was last empty
        self.outbox: list[bytes] = []
        self.pushed = 0  # bytes in the outbox
        self.choked = False  # the tab does not read what it is sent
        self.paused = False  # reading is paused
        self.reading = False
        self.asking = False  # the table has not answered the last message yet
        self.working = False
        self.closing = False
        self.departing = False  # the server is shutting down and closes this connection
        self.answered = True

    # ---------------------------------------------------------------- bytes in

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        if isinstance(peer, tuple):
            self.peer = (str(peer[0]), int(peer[1]))
        self.server_state.connections.add(self)
        self.host.sockets.add(self)

    def data_received(self, data: bytes) -> None:
        self.answered = True
        if self.rest is None:
            self.to_library(data)
            return
        if self.is_flooding():
            return  # read, so that the client's close frame arrives, and discarded
        self.rest = self.rest + data if self.rest else data
        self.read_frames()

    def read_frames(self) -> None:
        """Process received bytes as far as there is room."""
        data = self.rest
        if data is None or self.reading:
            return
        self.reading = True
        at = 0
        while self.protocol.state is OPEN and not self.is_full():
            frame = find_frame(data, at)
            if frame is None:
                break
            start, end = frame
            fits = end - start <= MOST_BYTES
            if fits and end > len(data):
                break  # the rest of it has not arrived yet
            if fits and self.parts is None and is_whole_text(data, at):
                self.received(unmasked(data, start, end))
            else:
                self.to_library(data[at:end])
            at = end
        self.rest = b"" if self.is_flooding() else data[at:]
        if self.rest and self.protocol.state is not OPEN and self.protocol.state is not CONNECTING:
            self.to_library(self.rest)  # while closing, the library gets the rest, whole frames or not
            self.rest = b""
        self.reading = False
        self.pace()

    def is_full(self) -> bool:
        """Whether reading has to pause. Once paused, half of the room must be free again."""
        if self.choked or self.pushed > MOST_ANSWERS:
            return True
        share = 2 if self.paused else 1
        waiting = 0 if self.inbox is None else len(self.inbox)
        return waiting * share >= MOST_WAITING or self.waiting_bytes * share >= MOST_WAITING_BYTES

    def pace(self) -> None:
        """Read from the tab only while there is room for its messages."""
        early = self.protocol.state is CONNECTING and bool(self.rest)
        wanted = (early or self.is_full()) and not self.is_flooding()
        if wanted != self.paused and not self.transport.is_closing():
            self.paused = wanted
            if wanted:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def is_flooding(self) -> bool:
        return self.without_pause > MOST_WITHOUT_PAUSE

    def to_library(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self.rest = b""
                self.task(self.host.welcome(self, event))
            elif isinstance(event, Frame):
                self.part_received(event)
        self.flush()

    def part_received(self, frame: Frame) -> None:
        """A control frame, which the library has handled, or a part of a message."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            message = bytes(frame.data) if self.parts is None else self.parts + bytes(frame.data)
            self.parts = None if frame.fin else message
            if frame.fin and self.protocol.state is OPEN:  # else it crossed our close frame
                self.received(message)

    def eof_received(self) -> None:
        self.rest = b""
        self.protocol.receive_eof()
        self.flush()

    def connection_lost(self, error: Exception | None) -> None:
        self.server_state.connections.discard(self)
        self.host.sockets.discard(self)
        self.rest = b""
        found, self.followed = self.followed, None
        if found is not None:
            FOLLOWERS.dec()
            if self in found.audience.followers:
                found.audience.followers.remove(self)
            self.host.left(found, self.person)

    def pause_writing(self) -> None:
        """The tab reads less than it is sent: stop reading its messages."""
        self.choked = True
        self.pace()

    def resume_writing(self) -> None:
        """The tab has caught up."""
        self.choked = False
        self.read_frames()

    # ---------------------------------------------------------------- bytes out

    def push(self, message: bytes) -> None:
        """Queue a message, to be sent together with others due at this moment."""
        if self.protocol.state is OPEN:
            if not self.outbox:
                self.host.send_soon(self)
            elif self.pushed > MOST_UNREAD:
                self.let_go()
                return
            self.outbox += (text_head(len(message)), message)
            self.pushed += len(message)

    def send(self) -> None:
        """Write what was pushed; a tab that does not keep up is disconnected."""
        if not self.outbox:
            return
        data = b"".join(self.outbox)
        self.outbox.clear()
        self.pushed = 0
        if self.transport.is_closing():  # the tab disconnected before its answer
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.let_go()
        else:
            self.transport.write(data)
            if self.paused:
                self.read_frames()

    def let_go(self) -> None:
        """Disconnect a tab that does not read what it is sent."""
        self.outbox.clear()
        self.pushed = 0
        self.close(SLOW)
        self.transport.abort()

    def flush(self) -> None:
        """Write the protocol's own output after what was pushed; after its last frame the transport closes."""
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
        """Send a ping; a client that was silent since the last one is disconnected."""
        if self.paused and not self.choked:
            return  # its data may not have been read yet
        if not self.answered:
            self.transport.abort()
        elif self.protocol.state is OPEN:
            self.answered = False
            self.protocol.send_ping(b"")
            self.flush()

    # ---------------------------------------------------------------- opening and closing

    def accept(self, request: Request) -> int:
        """Accept a valid upgrade request. Returns its status; for any other status the client has not been answered
        yet."""
        response = self.protocol.accept(request)
        if response.status_code == SWITCHING:
            self.protocol.send_response(response)
            self.flush()
            self.read_frames()  # data sent before the handshake was complete
        return int(response.status_code)

    def refuse(self, status: int, body: str) -> None:
        """Refuse an upgrade request, with a reason as JSON."""
        response = self.protocol.reject(status, body)
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        if status == UPGRADE_REQUIRED:
            response.headers["Upgrade"] = "websocket"
        for name, value in SECURITY_HEADERS:
            response.headers[name] = value
        self.protocol.send_response(response)
        self.flush()

    def follow(self, found: Followed, sync: bytes) -> None:
        """From now on this tab is notified of every entry of a match."""
        if self.protocol.state is not OPEN:
            return
        FOLLOWERS.inc()
        self.followed = found
        found.audience.followers.append(self)
        self.push(sync)
        self.work()

    def close(self, code: int) -> None:
        if self.protocol.state is OPEN:
            self.protocol.send_close(code)
            self.flush()
        elif not self.closing:
            self.transport.close()

    def shutdown(self) -> None:
        """The server is shutting down: a client reconnects, here or elsewhere, once it has the pending answer."""
        self.host.leaving()
        if self.asking:
            self.departing = True
        else:
            self.close(GOING_AWAY)

    # ---------------------------------------------------------------- messages

    def received(self, message: bytes) -> None:
        """Pass incoming messages to the table one at a time; the others wait."""
        if self.asking or self.inbox or self.followed is None:
            if self.inbox is None:
                self.inbox = deque()
            self.inbox.append(message)
            self.waiting_bytes += len(message)
            self.without_pause += 1
            if self.is_flooding():
                self.drop_flood()
        else:
            self.without_pause = 0
            self.asking = True
            self.host.handle(self, self.followed, message)

    def work(self) -> None:
        """Continue with waiting messages; not recursively, because a long queue would overflow the stack."""
        if self.working or not self.inbox:
            return
        self.working = True
        while self.inbox and not self.asking and self.followed is not None:
            self.asking = True
            message = self.inbox.popleft()
            self.waiting_bytes -= len(message)
            self.host.handle(self, self.followed, message)
        self.working = False
        if self.paused:
            self.read_frames()

    def drop_flood(self) -> None:
        """Disconnect a client that floods the table."""
        self.inbox = None
        self.waiting_bytes = 0
        self.close(TOO_MUCH)

    def reply(self, message: bytes) -> None:
        """The table's answer to the last message it was given."""
        self.push(message)
        self.asking = False
        if self.departing:
            self.close(GOING_AWAY)
        else:
            self.work()

    def task(self, work: Any) -> None:
        """Run a task; the server waits for it on shutdown."""
        task = self.loop.create_task(work)
        self.server_state.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[None]") -> None:
        self.server_state.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.broken(task.exception())

    def broken(self, error: BaseException | None) -> None:
        """A bug: log it, and make the tab reconnect."""
        log.error("socket", exc_info=error)
        self.close(BROKEN)
