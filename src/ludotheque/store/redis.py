"""A connection to Redis for notifications between processes. Redis stores nothing, and a lost notification does no
harm: the database already has the change.

One connection serves both directions, which Redis allows since version 6 (RESP3). It never blocks: while Redis is
unavailable, or does not read what it is sent, notifications are dropped, and subscribers have to poll.
"""

import asyncio
import ssl
from collections.abc import Callable
from typing import cast
from urllib.parse import unquote, urlsplit

import hiredis
import structlog

RETRY_SECONDS = 0.5
PULSE_SECONDS = 1.0  # interval of health checks, and the time Redis has to answer
MOST_UNSENT = 1024 * 1024  # bytes

log = structlog.get_logger()

Heard = Callable[[str, bytes], None]


class BadAddress(ValueError):
    """Not the address of a Redis server."""


class Address:
    """`redis://[user[:password]@]host[:port]`; `rediss` uses TLS."""

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in ("redis", "rediss") or not parts.hostname:
            raise BadAddress("expected redis://host:port or rediss://user:password@host:port")
        self.host = parts.hostname
        self.port = port or 6379
        self.tls = ssl.create_default_context() if parts.scheme == "rediss" else None
        self.hello: list[str] = ["HELLO", "3"]
        if parts.password:
            self.hello += ["AUTH", unquote(parts.username or "default"), unquote(parts.password)]


class Redis(asyncio.Protocol):
    """Reconnects by itself. `heard` gets the channel and the text of notifications; `joined` a channel that is
    subscribed from now on: earlier notifications were missed."""

    def __init__(self, url: str, heard: Heard, joined: Callable[[str], None]) -> None:
        self.address = Address(url)
        self.heard = heard
        self.joined = joined
        self.channels: set[str] = set()
        self.is_open = False
        self._transport: asyncio.Transport | None = None
        self._reader = hiredis.Reader()
        self._unsent: list[bytes] = []
        self._answered = True
        self._noted = True  # whether the log has the current status

    async def keep_open(self) -> None:
        """Runs while the table is open."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                if self._transport is None:
                    await self._connect(loop)
                elif not self._answered:
                    self._transport.abort()  # it did not answer; `connection_lost` handles the rest
                else:
                    self._answered = False
                    self._send("PING")
                await asyncio.sleep(PULSE_SECONDS if self._transport is not None else RETRY_SECONDS)
        finally:
            if self._transport is not None:
                self._transport.abort()

    async def _connect(self, loop: asyncio.AbstractEventLoop) -> None:
        address = self.address
        try:
            async with asyncio.timeout(PULSE_SECONDS):
                await loop.create_connection(lambda: self, address.host, address.port, ssl=address.tls)
        except OSError as error:  # a TimeoutError is one
            self._note(str(error) or "no answer")

    def _note(self, wrong: str | None) -> None:
        """Log once that Redis is unavailable, and once that it is back."""
        if wrong is not None and self._noted:
            log.warning("redis", away=wrong)
        elif wrong is None and not self._noted:
            log.info("redis", back=True)
        self._noted = wrong is None

    # ---------------------------------------------------------------- publishing

    def publish(self, channel: str, text: str) -> bool:
        """Notify the subscribers of this channel, including ourselves; returns whether there is a connection."""
        if self.is_open:
            self._send("PUBLISH", channel, text)
        return self.is_open

    def subscribe(self, channel: str) -> None:
        self.channels.add(channel)
        if self.is_open:
            self._send("SUBSCRIBE", channel)

    def unsubscribe(self, channel: str) -> None:
        self.channels.discard(channel)
        if self.is_open:
            self._send("UNSUBSCRIBE", channel)

    def _send(self, *words: str) -> None:
        """Send everything queued at this moment in one write."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent.append(hiredis.pack_command(cast(tuple[str], words)))

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if self._transport is None or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self._transport.abort()
        else:
            self._transport.write(b"".join(unsent))

    # ---------------------------------------------------------------- the protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._reader = hiredis.Reader()
        self._unsent.clear()
        self._answered = True
        self._send(*self.address.hello)

    def data_received(self, data: bytes) -> None:
        self._answered = True
        try:
            self._reader.feed(data)
            while (said := self._reader.gets()) is not False:
                self._take(said)
        except hiredis.ProtocolError as error:
            self._refused(str(error))

    def _take(self, said: object) -> None:
        if isinstance(said, hiredis.PushNotification):
            kind, channel, *rest = cast(list[bytes], said)
            if kind == b"message":
                self.heard(channel.decode(), rest[0])
            elif kind == b"subscribe":
                self.joined(channel.decode())
        elif isinstance(said, hiredis.ReplyError):
            self._refused(str(said))
        elif isinstance(said, dict) and not self.is_open:  # the answer to our HELLO
            self.is_open = True
            self._note(None)
            if self.channels:
                self._send("SUBSCRIBE", *self.channels)

    def _refused(self, why: str) -> None:
        """Wrong password, for example, or not a Redis server."""
        self._note(why)
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        self._transport = None
        self._unsent.clear()
        self._note(str(error) if error else "the connection ended")
