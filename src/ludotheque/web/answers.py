"""Answers to the messages of clients (docs/table-protocol.md)."""

# Compiled: every move at the table goes through it.

from typing import Final

import msgspec

from ludotheque.core.refusals import Illegal
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.telling import worded

_encode = msgspec.json.Encoder().encode

# The code and the message for errors of the store.
UNAVAILABLE: Final = (
    "store",
    "the table can't use its disk at the moment (it may be full); nothing was lost: try again in a moment",
)


def done(message: str, seq: int) -> bytes:
    return _encode({"type": "done", "id": message, "seq": seq})


def pong(message: str) -> bytes:
    return _encode({"type": "pong", "id": message})


def problem(message: str | None, code: str, words: str, seconds: int = 0) -> bytes:
    said = {"type": "error", "id": message, "error": code, "message": words}
    return _encode(said | {"seconds": seconds} if seconds else said)


def refused(message: str, live: LiveMatch, illegal: Illegal) -> bytes:
    return _encode({"type": "refused", "id": message, **worded(live.feed, illegal.refusal, illegal.facts)})


def once(person: str | None, message: str) -> str:
    """The key by which a repeated message is recognised: ids are unique for each person only."""
    return f"{person} {message}"
