"""A client's HTTP connection: requests must arrive in time, with headers of limited size."""

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ludotheque.web.failures import BY_STATUS, language_of, problem

MOST_HEAD_BYTES = 32 * 1024  # request line and headers together


class Connection(HttpToolsProtocol):
    """uvicorn's protocol with limits: uvicorn itself waits for a request without limit of time or size."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.request_seconds: float = self.config.app.settings.request_seconds  # type: ignore[union-attr]
        self.deadline: asyncio.TimerHandle | None = None
        self.in_head = False
        self.head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    # ---------------------------------------------------------------- time

    def expect_request(self) -> None:
        """Start the time limit, which ends when the whole request has arrived."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.request_seconds, self.too_slow)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.expect_request()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade()

    def too_slow(self) -> None:
        self.deadline = None
        self.turn_away(408)

    # ---------------------------------------------------------------- size

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.head_bytes = self.head_bytes + len(data) if self.in_head else 0
        if self.head_bytes > MOST_HEAD_BYTES:
            self.turn_away(431, most=str(MOST_HEAD_BYTES))

    # ---------------------------------------------------------------- refusals

    def send_400_response(self, msg: str) -> None:
        """The answer to invalid HTTP."""
        self.turn_away(400, "no-http")

    def turn_away(self, status: int, message: str = "", **args: str) -> None:
        """Refuse the request before routing and close the connection, unless another answer is being sent."""
        if self.transport.is_closing():
            return
        said = problem(message or BY_STATUS[status], self.language(), args=args)
        body = msgspec.json.encode(said)
        headers = [
            *self.server_state.default_headers,
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            lines = [b"%s: %s\r\n" % header for header in headers]
            self.transport.write(b"".join([STATUS_LINE[status], *lines, b"\r\n", body]))
        self.transport.close()

    def language(self) -> str:
        """The language of the request, as far as its headers have arrived."""
        accepted = dict(self.headers or []).get(b"accept-language", b"").decode("latin-1")
        return language_of(getattr(self, "url", b"").partition(b"?")[2], accepted)
