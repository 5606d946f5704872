"""From bytes to messages and back: whole frames take the fast path, the others the library's, with the same results."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from ludotheque.web.frames import find_frame, text_head
from ludotheque.web.socket import MOST_BYTES, MOST_UNREAD, Socket

SIZES = [0, 1, 125, 126, 127, 65535, 65536, 70000]


class Transport(asyncio.Transport):
    """Records the server's output."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.waiting = 0
        self.closed = self.aborted = False
        self.reads = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def write(self, data: Any) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True


class Echo:
    """Stands for the table: records messages, and echoes them."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self.heard: list[bytes] = []
        self.sending: list[Socket] = []

    async def welcome(self, socket: Socket, request: Any) -> None:
        socket.accept(request)
        match: Any = SimpleNamespace(audience=SimpleNamespace(followers=[]))
        socket.follow(match, b"welcome")

    def handle(self, socket: Socket, match: Any, text: bytes) -> None:
        self.heard.append(text)
        socket.reply(b"heard " + text)

    def send_soon(self, socket: Socket) -> None:
        self.sending.append(socket)

    def left(self, match: Any) -> None:
        """Nothing to do."""

    def send(self) -> None:
        while self.sending:
            self.sending.pop(0).send()


class Tab:
    """A connection with a client of the `websockets` library as its peer."""

    def __init__(self) -> None:
        self.echo = Echo()
        state = SimpleNamespace(connections=set(), tasks=set())
        self.socket = Socket(SimpleNamespace(app=SimpleNamespace(tabs=self.echo)), state, {})
        self.transport = Transport()
        self.socket.connection_made(self.transport)
        self.client = ClientProtocol(parse_uri("ws://table/api/matches/x/live"))

    def shake_hands(self) -> bytes:
        self.client.send_request(self.client.connect())
        return b"".join(self.client.data_to_send())

    async def open(self) -> "Tab":
        self.socket.data_received(self.shake_hands())
        await asyncio.sleep(0)
        assert self.told() == [b"welcome"]
        return self

    def told(self) -> list[bytes]:
        """The messages received by the client since the last call; its automatic answers are sent back."""
        self.echo.send()
        self.client.receive_data(b"".join(self.transport.written))
        self.transport.written.clear()
        frames = [event for event in self.client.events_received() if isinstance(event, Frame)]
        return [bytes(frame.data) for frame in frames if frame.opcode is Opcode.TEXT]


def sent(opcode: Opcode, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def with_tab(test: Callable[[Tab], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    async def run() -> None:
        await test(await Tab().open())

    def wrapped() -> None:
        asyncio.run(run())

    wrapped.__name__, wrapped.__doc__ = test.__name__, test.__doc__
    return wrapped


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mask", [True, False])
def test_a_frame_is_found_where_it_is(size: int, mask: bool) -> None:
    before, data = b"abc", sent(Opcode.TEXT, b"x" * size, mask=mask)
    found = find_frame(before + data + b"more", len(before))
    assert found is not None
    assert found == (len(before) + len(data) - size, len(before) + len(data))
    head = len(data) - size
    known = next(n for n in range(head + 1) if find_frame(data[:n], 0) is not None)
    assert known == head - 4 * mask, "as soon as its size has arrived"


@pytest.mark.parametrize("size", SIZES)
def test_frames_equal_those_of_the_library(size: int) -> None:
    data = b"x" * size
    assert text_head(size) + data == sent(Opcode.TEXT, data, mask=False)


MESSAGES = [b"one", b"", "élan".encode(), b"x" * 200, b"y" * MOST_BYTES, b"last"]
MIXED = b"".join(
    [
        sent(Opcode.TEXT, b"whole"),
        sent(Opcode.TEXT, b"in ", fin=False),
        sent(Opcode.PING, b"there?"),
        sent(Opcode.CONT, b"three ", fin=False),
        sent(Opcode.PONG, b""),
        sent(Opcode.CONT, b"parts"),
        sent(Opcode.BINARY, b"binary"),
        sent(Opcode.TEXT, b"z" * 300),
    ]
)
HEARD = [b"whole", b"in three parts", b"binary", b"z" * 300]


@with_tab
async def test_several_messages_in_one_delivery(tab: Tab) -> None:
    tab.socket.data_received(b"".join(sent(Opcode.TEXT, message) for message in MESSAGES))
    assert tab.told() == [b"heard " + message for message in MESSAGES]
    assert tab.echo.heard == MESSAGES


@with_tab
async def test_messages_of_one_moment_are_one_write(tab: Tab) -> None:
    tab.socket.data_received(sent(Opcode.TEXT, b"a") + sent(Opcode.TEXT, b"b"))
    tab.socket.push(b"news")
    tab.echo.send()
    assert len(tab.transport.written) == 1
    assert tab.told() == [b"heard a", b"heard b", b"news"]


@with_tab
async def test_messages_are_parsed_byte_by_byte(tab: Tab) -> None:
    for byte in MIXED:
        tab.socket.data_received(bytes((byte,)))
    assert tab.echo.heard == HEARD
    assert len(tab.told()) == 4


@with_tab
async def test_messages_are_parsed_with_any_chunk_boundaries(tab: Tab) -> None:
    chance = random.Random(3)
    for _ in range(200):
        tab.echo.heard.clear()
        cuts = sorted(chance.sample(range(len(MIXED)), chance.randrange(12)))
        for start, end in zip([0, *cuts], [*cuts, len(MIXED)], strict=True):
            tab.socket.data_received(MIXED[start:end])
        assert tab.echo.heard == HEARD
        assert tab.socket.rest == b""


@with_tab
async def test_a_ping_between_parts_is_answered_at_once(tab: Tab) -> None:
    tab.socket.data_received(sent(Opcode.TEXT, b"half", fin=False) + sent(Opcode.PING, b"there?"))
    assert tab.transport.written == [sent(Opcode.PONG, b"there?", mask=False)]
    assert tab.echo.heard == []


def closed_with(tab: Tab) -> int | None:
    tab.told()
    return tab.client.close_rcvd.code if tab.client.close_rcvd else None


WRONG = {
    "not masked": (sent(Opcode.TEXT, b"psst", mask=False), 1002),
    "an unknown kind of frame": (b"\x83\x80\0\0\0\0", 1002),
    "a reserved bit": (b"\xc1\x80\0\0\0\0", 1002),
    "a continuation of nothing": (sent(Opcode.CONT, b"x"), 1002),
    "a message within another": (sent(Opcode.TEXT, b"x", fin=False) + sent(Opcode.TEXT, b"y"), 1002),
    "a ping in parts": (b"\x09\x80\0\0\0\0", 1002),
    "too long": (sent(Opcode.TEXT, b"x" * (MOST_BYTES + 1)), 1009),
    "the announcement of something endless": (b"\x81\xff" + b"\x7f" + b"\xff" * 7, 1009),
    "too long in parts": (
        sent(Opcode.TEXT, b"x" * MOST_BYTES, fin=False) + sent(Opcode.CONT, b"x"),
        1009,
    ),
}


@pytest.mark.parametrize("how", WRONG)
@pytest.mark.parametrize("whole", [True, False])
def test_a_protocol_violation_closes_the_connection(how: str, whole: bool) -> None:
    async def run() -> None:
        tab = await Tab().open()
        data, code = WRONG[how]
        tab.socket.data_received(sent(Opcode.TEXT, b"before"))
        if whole:
            tab.socket.data_received(data + sent(Opcode.TEXT, b"after"))
        else:
            for byte in data[:1000]:
                tab.socket.data_received(bytes((byte,)))
            tab.socket.data_received(data[1000:] + sent(Opcode.TEXT, b"after"))
        assert closed_with(tab) == code
        assert tab.transport.closed
        assert tab.echo.heard == [b"before"]

    asyncio.run(run())


@with_tab
async def test_a_client_that_says_goodbye_is_answered(tab: Tab) -> None:
    goodbye = sent(Opcode.CLOSE, Close(1000, "").serialize())
    tab.socket.data_received(sent(Opcode.TEXT, b"last") + goodbye + sent(Opcode.TEXT, b"after"))
    assert tab.echo.heard == [b"last"]
    assert tab.told() == [b"heard last"], "before the close frame"
    assert tab.client.close_rcvd is not None
    assert tab.client.close_rcvd.code == 1000
    assert tab.transport.closed
    tab.socket.push(b"too late")
    tab.echo.send()
    assert tab.transport.written == []


@with_tab
async def test_after_our_close_frame_only_theirs_is_read(tab: Tab) -> None:
    tab.socket.push(b"news")
    tab.socket.close(1012)
    assert tab.told() == [b"news"]
    answer = b"".join(tab.client.data_to_send())
    tab.socket.data_received(sent(Opcode.TEXT, b"crossing"))
    for byte in answer:
        tab.socket.data_received(bytes((byte,)))
    assert tab.echo.heard == []
    assert tab.client.close_rcvd is not None
    assert tab.client.close_rcvd.code == 1012
    assert tab.transport.closed
    assert not tab.transport.aborted


@with_tab
async def test_a_closed_connection_is_sent_nothing(tab: Tab) -> None:
    tab.transport.abort()
    tab.socket.push(b"news")
    tab.echo.send()
    assert tab.transport.written == []


@with_tab
async def test_a_client_that_does_not_read_is_disconnected(tab: Tab) -> None:
    tab.transport.waiting = MOST_UNREAD + 1
    tab.socket.push(b"news")
    tab.echo.send()
    assert tab.transport.aborted


def test_early_data_wait_for_the_handshake() -> None:
    async def run() -> None:
        tab = Tab()
        tab.socket.data_received(tab.shake_hands())
        early = sent(Opcode.TEXT, b"early") + sent(Opcode.TEXT, b"bird")
        tab.socket.data_received(early[:9])
        assert tab.socket.protocol.state is not OPEN
        await asyncio.sleep(0)
        tab.socket.data_received(early[9:])
        assert tab.echo.heard == [b"early", b"bird"]
        assert tab.told() == [b"welcome", b"heard early", b"heard bird"]

    asyncio.run(run())
