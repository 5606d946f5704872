"""A request has to arrive in a limited time, with headers of limited size; otherwise the connection is closed."""

import asyncio
import contextlib
import itertools
import socket
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from ludotheque.web.connection import MOST_HEAD_BYTES, Connection
from tests.web.conftest import MakeServer
from tests.web.serving import PATIENCE, Server
from tests.web.test_frames import Transport
from tests.web.visiting import ME, OPEN, Visitor

REQUEST = b"GET /health HTTP/1.1\r\nHost: h\r\n\r\n"
POSTED = b"POST /api/x HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n"


def answer_of(line: socket.socket) -> bytes:
    """Everything received until the connection is closed."""
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(65536):
            told += more
    return told


@pytest.mark.parametrize(
    "beginning",
    [b"", b"G", b"GET /health HTTP/1.1\r\nHost: h\r\n", POSTED, POSTED + b'{"name":', REQUEST + b"GE"],
)
def test_a_request_that_does_not_come_to_its_end_is_cut_off(
    make_server: MakeServer, beginning: bytes
) -> None:
    server = make_server(request_seconds=0.2)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(beginning)
        told = answer_of(line)
    assert b"HTTP/1.1 408" in told
    assert b"too long to arrive" in told
    assert "Traceback" not in server.said()


def test_single_bytes_do_not_bypass_the_limit(make_server: MakeServer) -> None:
    server = make_server(request_seconds=0.2)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.settimeout(0.01)
        line.sendall(b"GET / HTTP/1.1\r\n")
        for n in itertools.count():
            with contextlib.suppress(TimeoutError):
                if not line.recv(65536).startswith(b"HTTP/1.1 200"):
                    break
            assert n < 100 * PATIENCE
            with contextlib.suppress(OSError):
                line.sendall(b"x: y\r\n")


@pytest.mark.parametrize(
    "start", [b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 100]
)
def test_an_endless_head_is_cut_off(server: Server, start: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(start)
        with contextlib.suppress(OSError):
            for _ in range(10_000):
                line.sendall(b"x" * 1000)
            pytest.fail("ten megabytes of a head were taken in")


# ---------------------------------------------------------------- with a simulated clock


class Loop:
    """The timers of a connection, none of which fires by itself."""

    def __init__(self) -> None:
        self.timers: list[tuple[Callable[[], None], Any]] = []

    def call_later(self, _seconds: float, what: Callable[[], None]) -> Any:
        handle = SimpleNamespace(cancelled=False)
        handle.cancel = lambda: setattr(handle, "cancelled", True)
        self.timers.append((what, handle))
        return handle

    def create_task(self, work: Any) -> Any:
        return asyncio.get_running_loop().create_task(work)

    def running(self) -> list[str]:
        return [what.__name__ for what, handle in self.timers if not handle.cancelled]


async def hello(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"hi"})


def with_line(test: Callable[[Connection, Loop, Transport], Any]) -> Callable[[], None]:
    async def run() -> None:
        loop, transport = Loop(), Transport()
        app: Any = hello
        app.settings = SimpleNamespace(request_seconds=1.0)
        config = Config(app, proxy_headers=False, log_config=None, lifespan="off")
        line = Connection(config, ServerState(), {}, _loop=cast(Any, loop))
        line.connection_made(transport)
        await test(line, loop, transport)

    def wrapped() -> None:
        asyncio.run(run())

    wrapped.__name__ = test.__name__
    return wrapped


@with_line
async def test_the_clock_runs_only_while_a_request_is_on_its_way(
    line: Connection, loop: Loop, transport: Transport
) -> None:
    assert loop.running() == ["too_slow"]
    for _ in range(3):
        line.data_received(REQUEST[:9])
        assert loop.running() == ["too_slow"]
        line.data_received(REQUEST[9:])
        assert loop.running() == []
        while not transport.written:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        transport.written.clear()
        assert loop.running() == ["timeout_keep_alive_handler"]
    line.connection_lost(None)
    assert loop.running() == []


@with_line
async def test_the_time_limit_of_a_request_does_not_restart_with_every_byte(
    line: Connection, loop: Loop, transport: Transport
) -> None:
    for byte in REQUEST[:-1]:
        line.data_received(bytes([byte]))
    assert len(loop.timers) == 1


@with_line
async def test_many_requests_do_not_count_as_a_long_head(
    line: Connection, loop: Loop, transport: Transport
) -> None:
    for _ in range(2 * MOST_HEAD_BYTES // len(REQUEST)):
        line.data_received(REQUEST)
        await asyncio.sleep(0)
    assert not transport.closed


def test_a_tab_stays_open_longer_than_a_request_may_take(make_server: MakeServer) -> None:
    server = make_server(request_seconds=0.2)
    host = Visitor(server)
    with host.follow(host.create("morra", ME, OPEN)) as tab:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as other:
            other.sendall(b"GET")
            answer_of(other)  # meanwhile a later request has been cut off
        tab.done("chat", text="toujours là")
