"""WebSocket connections: who may follow, from which origin, and from which entry on."""

import asyncio
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from ludotheque.store.store import Store
from ludotheque.table.opening import SeatWish, create
from ludotheque.table.table import Table
from ludotheque.web.following import since_of
from ludotheque.web.proxies import Proxies
from ludotheque.web.quotas import Quotas
from ludotheque.web.settings import Settings
from ludotheque.web.socket import Socket
from ludotheque.web.tabs import Tabs
from tests.web.conftest import MakeServer
from tests.web.serving import PATIENCE, Server
from tests.web.visiting import COOKIE, ME, Visitor, wait_until


def test_since_is_read_leniently() -> None:
    for query, since in [
        ("since=12", 12),
        ("", 0),
        ("since=", 0),
        ("since=-3", 0),
        ("since=%ff", 0),
        ("since=²", 0),
    ]:
        assert since_of(query) == since


def raw_tab(server: Server, match: str, cookie: str) -> socket.socket:
    """A tab that is opened and then neither reads nor answers."""
    tab = socket.socket()
    tab.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    tab.connect(("127.0.0.1", server.port))
    tab.sendall(
        f"GET /api/matches/{match}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={cookie}\r\n\r\n".encode()
    )
    assert tab.recv(12) == b"HTTP/1.1 101"
    return tab


def followers(server: Server) -> int:
    return int(server.metric("ludotheque_followers"))


def test_a_slow_client_is_disconnected_and_delays_no_other(make_server: MakeServer) -> None:
    server = make_server()
    host = Visitor(server)
    match = host.create("quebec", ME, ME, ME)
    with host.follow(match) as reading, raw_tab(server, match, host.http.cookies[COOKIE]):
        wait_until(lambda: followers(server) == 2, "the second tab is there")
        for n in range(20_000):  # as many as the system's buffers hold
            reading.done("chat", text=f"ligne {n}")
            if n % 50 == 0 and followers(server) == 1:
                break
        assert followers(server) == 1
        reading.done("chat", text="toujours là")


def test_a_client_without_pongs_counts_as_absent(tmp_path: Path) -> None:
    async def silent() -> bool:
        store = Store(f"sqlite:///{tmp_path / 'table.sqlite3'}")
        store.open()
        table = Table(store)
        tabs = Tabs(table, Quotas(Settings()), Proxies(""))
        state = SimpleNamespace(connections=set(), tasks=set())
        config = SimpleNamespace(app=SimpleNamespace(tabs=tabs))
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: cast(Any, Socket(config, state, {})), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname()[:2])
        host = await table.people.visitor("Léa")
        match = await create(table, host, "morra", {}, [SeatWish("me"), SeatWish("me")], False)
        writer.write(
            f"GET /api/matches/{match['id']}/live HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b'"type":"sync"')
        (tab,) = tabs.sockets
        tab.ping()
        tab.ping()
        await asyncio.wait_for(reader.read(), PATIENCE)
        ended = not tabs.sockets
        listening.close()
        await table.close()
        store.close()
        return ended

    assert asyncio.run(silent())
