"""Checks that every request passes before routing, and headers that every answer gets."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from ludotheque.web import failures, forgery
from ludotheque.web.failures import problem
from ludotheque.web.headers import STRICT_TRANSPORT_SECURITY
from ludotheque.web.pacing import LONGEST_WAIT, OneARound, Pace
from ludotheque.web.proxies import Proxies
from ludotheque.web.shapes import Problem

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]
log = structlog.get_logger()


class Gate:
    """ASGI middleware around the whole application, independent of routes."""

    def __init__(self, inside: Application, proxies: Proxies, requests_per_address: int = 0) -> None:
        self.inside = inside
        self.proxies = proxies
        self.pace = Pace(requests_per_address)
        self.rounds = OneARound()

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        if scope["type"] != "http":
            await self.inside(scope, receive, send)
            return
        await self.rounds.turn()
        await self.proxies.look_through(scope)
        note(scope["method"], scope)
        wait = self.pace.wait(address_of(scope), asyncio.get_running_loop().time())
        if wait > LONGEST_WAIT:
            await answer(send, 429, problem("too-many", language_of(scope), math.ceil(wait)))
            return
        if wait:
            await asyncio.sleep(wait)
        if scope["scheme"] == "https":
            send = over_https(send)
        objection = objection_to(scope)
        if objection is None:
            await self.inside(scope, whole(receive), send)
        else:
            await answer(send, *objection)


def note(what: str, scope: Any) -> None:
    """Log a request with the client address that quotas use, for setting up a proxy."""
    log.debug("request", what=what, path=scope["path"], scheme=scope["scheme"], address=address_of(scope))


def address_of(scope: Any) -> str:
    client = scope["client"]
    return client[0] if client else ""


def language_of(scope: Any) -> str:
    accepted = forgery.first(headers_of(scope), "accept-language") or ""
    return failures.language_of(scope.get("query_string", b""), accepted)


def objection_to(scope: Any) -> tuple[int, Problem] | None:
    """The status and message if a request is refused here, else None."""
    headers = headers_of(scope)
    twice = forgery.repeated(headers)
    if twice is not None:
        return 400, problem("twice", language_of(scope), args={"name": twice})
    if scope["method"] in forgery.SAFE_METHODS:
        return None
    if forgery.from_elsewhere(headers, scope["scheme"] == "https"):
        return 403, problem("cross-site", language_of(scope))
    if forgery.no_json(headers):
        return 415, problem("content-type", language_of(scope))
    return None


def headers_of(scope: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in scope["headers"]:
        found.setdefault(name.decode("latin-1"), []).append(value.decode("latin-1"))
    return found


async def answer(send: Send, status: int, said: Problem) -> None:
    body = msgspec.json.encode(said)
    headers = [
        (b"content-type", forgery.JSON.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    if said.seconds:
        headers.append((b"retry-after", str(said.seconds).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class BrokenOff(Exception):
    """The client disconnected in the middle of its request."""


def whole(receive: Receive) -> Receive:
    """Receive the body of a request; raises BrokenOff if the client disconnects before its end."""
    more = True

    async def received() -> Any:
        nonlocal more
        message = await receive()
        if message["type"] == "http.disconnect" and more:
            raise BrokenOff
        more = message.get("more_body", False)
        return message

    return received


def over_https(send: Send) -> Send:
    """Mark cookies `Secure` and send Strict-Transport-Security."""

    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = [secured(name, value) for name, value in message.get("headers", [])]
            message = {**message, "headers": [*headers, STRICT_TRANSPORT_SECURITY]}
        await send(message)

    return sent


def secured(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """The header, with `Secure` added to a cookie."""
    return name, value + b"; Secure" if name.lower() == b"set-cookie" else value
