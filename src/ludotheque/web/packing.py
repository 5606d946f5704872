"""Shared answers that seldom change: compressed once, and revalidated by ETag."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # cached, but revalidated each time
BEST_FIRST: Final = ("br", "gzip")
SMALL: Final = 512  # bytes; smaller bodies are not compressed

Headers = list[tuple[bytes, bytes]]


class Packed:
    """A body in several encodings; "" is uncompressed."""

    def __init__(self, kind: str, cache: str, bodies: Mapping[str, bytes]) -> None:
        self.kind = kind
        self.cache = cache
        self.bodies = dict(bodies)
        self.sum = sha256(self.bodies[""]).hexdigest()[:20]

    def answer(self, asked: Mapping[str, str]) -> tuple[int, Headers, bytes]:
        """Status, headers and body for a request with these headers."""
        encoding = self.best(asked.get("accept-encoding", ""))
        etag = f'"{self.sum}{"-" + encoding if encoding else ""}"'
        headers = {"etag": etag, "cache-control": self.cache}
        if len(self.bodies) > 1:
            headers["vary"] = "Accept-Encoding"
        body = b""
        known = {tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")}
        unchanged = etag in known or "*" in known
        if not unchanged:
            body = self.bodies[encoding]
            headers |= {"content-type": self.kind, "content-length": str(len(body))}
            if encoding:
                headers["content-encoding"] = encoding
        return 304 if unchanged else 200, [(k.encode(), v.encode()) for k, v in headers.items()], body

    def best(self, accepted: str) -> str:
        """The best encoding that the client accepts and that exists."""
        wishes = {}
        for wish in accepted.lower().split(","):
            name, _, quality = wish.partition(";")
            wishes[name.strip()] = quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
        takes_all = wishes.get("*", False)
        return next((e for e in BEST_FIRST if e in self.bodies and wishes.get(e, takes_all)), "")


@lru_cache(200)
def packed(kind: str, body: bytes) -> Packed:
    """The packed form of a generated body."""
    bodies = {"": body}
    if len(body) > SMALL:
        bodies["gzip"] = gzip.compress(body, 9, mtime=0)
    return Packed(kind, ASK_AGAIN, bodies)


def headers_in(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def same_for_all(app: ASGIApp) -> ASGIApp:
    """Middleware for routes whose answers are the same for all clients and seldom change."""

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        start: Any = None
        body = b""

        async def gathered(message: Message) -> None:
            nonlocal start, body
            if message["type"] == "http.response.start":
                start = message
                return
            if message["type"] != "http.response.body" or start["status"] != 200:
                if start is not None:
                    await send(start)
                    start = {"status": 0}
                await send(message)
                return
            body += message["body"]
            if message.get("more_body", False):
                return
            kind = next(value for name, value in start["headers"] if name.lower() == b"content-type")
            status, headers, packed_body = packed(kind.decode(), body).answer(headers_in(scope))
            start |= {"status": status, "headers": headers}
            await send(start)
            await send({**message, "body": packed_body})

        await app(scope, receive, gathered)

    return around
