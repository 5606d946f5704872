"""Memory used by connections is bounded: counted in messages and bytes, independent of the speed of the machine."""

import asyncio
import json
import select
import socket as sockets
from types import SimpleNamespace
from typing import Any, cast

from websockets.frames import Opcode

from ludotheque.web.socket import (
    MOST_ANSWERS,
    MOST_BYTES,
    MOST_UNREAD,
    MOST_WAITING,
    MOST_WAITING_BYTES,
    MOST_WITHOUT_PAUSE,
    TOO_MUCH,
    Socket,
)
from tests.web.serving import PATIENCE, Server
from tests.web.test_connection import raw_tab
from tests.web.test_frames import Tab, sent, with_tab
from tests.web.visiting import ME, OPEN, Visitor

ONE_READ = 256 * 1024  # the maximum that a loop reads at once
UPGRADE = (
    b"GET /api/matches/x/live HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Busy:
    """A table that answers when told to."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self.heard: list[bytes] = []
        self.asking: Socket | None = None

    async def welcome(self, socket: Socket, request: Any) -> None:
        socket.accept(request)
        match: Any = SimpleNamespace(audience=SimpleNamespace(followers=[]))
        socket.follow(match, b"welcome")

    def handle(self, socket: Socket, match: Any, text: bytes) -> None:
        self.heard.append(text)
        self.asking = socket

    def answer(self) -> None:
        """The last message it was given."""
        assert self.asking is not None
        self.asking.reply(b"done")

    def send_soon(self, socket: Socket) -> None:
        socket.loop.call_soon(socket.send)

    def left(self, match: Any, person: str | None) -> None:
        """Nothing to do."""


def held(tab: Socket) -> int:
    """The bytes waiting in this connection."""
    return sum(map(len, tab.inbox or [])) + len(tab.rest or b"") + sum(map(len, tab.outbox))


async def pushed_in(line: sockets.socket, data: bytes) -> int:
    """Send as much as the system's buffers accept; returns what was sent."""
    total = 0
    refused = 0
    while refused < 50:  # the server had fifty turns to read more
        try:
            total += line.send(data[total : total + 65536])
            refused = 0
        except BlockingIOError:
            refused += 1
        await asyncio.sleep(0)
    return total


def test_while_messages_wait_no_more_are_read() -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        busy = Busy()
        state = SimpleNamespace(connections=set(), tasks=set())
        config = SimpleNamespace(app=SimpleNamespace(tabs=busy))
        listening = await loop.create_server(lambda: cast(Any, Socket(config, state, {})), "127.0.0.1", 0)
        with sockets.create_connection(listening.sockets[0].getsockname(), PATIENCE) as line:
            line.sendall(UPGRADE)
            line.setblocking(False)
            message = sent(Opcode.TEXT, b"x" * 16_000)
            flood = message * 4000
            went = await pushed_in(line, flood)
            (tab,) = busy.sockets
            assert went < len(flood), "the rest stays in the client's buffers"
            assert tab.inbox is not None
            assert len(tab.inbox) <= MOST_WAITING
            assert held(tab) <= MOST_WAITING_BYTES + MOST_BYTES + ONE_READ + MOST_BYTES
            assert len(busy.heard) == 1
            assert not tab.transport.is_reading()
            for n in range(1, 21):
                busy.answer()
                while len(busy.heard) == n:  # the next one may still be in the system's buffers
                    await asyncio.sleep(0)
                assert len(busy.heard) == n + 1
                assert tab.waiting_bytes == sum(map(len, tab.inbox or []))
            assert held(tab) <= MOST_WAITING_BYTES + MOST_BYTES + ONE_READ + MOST_BYTES
            tab.transport.abort()
        listening.close()

    asyncio.run(run())


def waiting(tab: Tab) -> Busy:
    """The same connection to a slow table."""
    busy = Busy()
    tab.socket.host = cast(Any, busy)
    return busy


@with_tab
async def test_every_message_is_handled_in_order_however_many_come_at_once(tab: Tab) -> None:
    busy = waiting(tab)
    said = [str(n).encode() for n in range(500)]
    tab.socket.data_received(b"".join(sent(Opcode.TEXT, text) for text in said))
    assert not tab.transport.reads
    for n in range(500):
        assert len(busy.heard) == n + 1
        busy.answer()
    assert busy.heard == said
    assert tab.transport.reads


@with_tab
async def test_a_flooding_client_is_disconnected_with_a_code(tab: Tab) -> None:
    busy = waiting(tab)
    for n in range(2 * MOST_WITHOUT_PAUSE):
        if tab.transport.reads:
            tab.socket.data_received(sent(Opcode.TEXT, str(n).encode()))
        else:
            busy.answer()
        if tab.socket.is_flooding():
            break
    assert len(busy.heard) < MOST_WITHOUT_PAUSE
    tab.told()
    assert tab.client.close_rcvd is not None
    assert tab.client.close_rcvd.code == TOO_MUCH
    assert tab.transport.reads, "otherwise a client that is still sending would not receive it"
    for _ in range(100):
        tab.socket.data_received(sent(Opcode.TEXT, b"x" * 16_000))
    assert held(tab.socket) == 0


@with_tab
async def test_a_client_that_waits_for_answers_has_no_limit(tab: Tab) -> None:
    busy = waiting(tab)
    for n in range(3 * MOST_WITHOUT_PAUSE):
        tab.socket.data_received(sent(Opcode.TEXT, str(n).encode()))
        busy.answer()
    assert len(busy.heard) == 3 * MOST_WITHOUT_PAUSE
    assert tab.transport.reads


@with_tab
async def test_unread_answers_pause_reading(tab: Tab) -> None:
    tab.socket.pause_writing()
    tab.socket.data_received(sent(Opcode.TEXT, b"one") * 3)
    assert tab.echo.heard == []
    assert not tab.transport.reads
    tab.socket.resume_writing()
    assert tab.echo.heard == [b"one"] * 3
    assert tab.transport.reads


@with_tab
async def test_many_messages_of_one_tab_leave_room_for_others(tab: Tab) -> None:
    tab.socket.data_received(sent(Opcode.TEXT, b"x" * 1000) * 100)
    assert len(tab.echo.heard) <= MOST_ANSWERS // 1000 + 1, "then other connections have their turn"
    assert len(tab.told()) == 100


@with_tab
async def test_unread_output_of_a_tab_is_bounded(tab: Tab) -> None:
    for _ in range(100):
        tab.socket.push(b"x" * 100_000)
        assert tab.socket.pushed <= MOST_UNREAD + 100_000
    assert tab.transport.aborted
    assert held(tab.socket) == 0


@with_tab
async def test_a_tab_that_is_not_read_is_not_taken_for_dead(tab: Tab) -> None:
    waiting(tab)
    tab.socket.data_received(sent(Opcode.TEXT, b"one") * (MOST_WAITING + 5))
    for _ in range(3):
        tab.socket.ping()
    assert not tab.transport.aborted


def test_data_before_the_handshake_stay_in_the_clients_buffers() -> None:
    async def run() -> None:
        tab = Tab()
        tab.socket.data_received(tab.shake_hands())  # accepted in the loop's next round
        tab.socket.data_received(sent(Opcode.TEXT, b"early"))
        assert not tab.transport.reads
        await asyncio.sleep(0)
        assert tab.echo.heard == [b"early"]
        assert tab.transport.reads

    asyncio.run(run())


# ---------------------------------------------------------------- a server in a separate process


def many() -> bytes:
    """Valid messages, more at once than any player would send; each of them has to be written to disk."""
    said = (
        json.dumps({"do": "chat", "id": str(n), "text": "bonjour"}) for n in range(2 * MOST_WITHOUT_PAUSE)
    )
    return b"".join(sent(Opcode.TEXT, text.encode()) for text in said)


def test_a_flood_ends_with_a_code_and_the_others_play_on(server: Server) -> None:
    host, guest = Visitor(server, "Léa"), Visitor(server, "Noé")
    match = host.create("morra", ME, OPEN)
    guest.join(match)
    goodbye = b"\x88\x02" + TOO_MUCH.to_bytes(2, "big")
    with guest.follow(match) as playing, raw_tab(server, match, host.cookie() or "") as flooding:
        flooding.setblocking(False)
        heard = left = b""
        while goodbye not in heard:
            left = left or many()
            readable, writable, _ = select.select([flooding], [flooding], [], PATIENCE)
            assert readable or writable
            if readable:
                news = flooding.recv(65536)
                assert news, f"no close frame: {heard[-200:]!r}"
                heard += news
            if writable:
                left = left[flooding.send(left) :]
        playing.done("chat", text="toujours là")
