"""What the table answers to a message of a client (docs/table-protocol.md)."""

from typing import Any, Final

import msgspec

from ludotheque.core.refusals import Facts, Illegal, Refusal, said_facts
from ludotheque.core.words import LANGUAGES, words_for
from ludotheque.table.live import LiveMatch

_encode = msgspec.json.Encoder().encode

# The code and the words for what the store could not keep or find.
UNAVAILABLE: Final = (
    "store",
    "the table can't use its disk at the moment (it may be full); nothing was lost: try again in a moment",
)


def done(message: str, seq: int) -> bytes:
    return _encode({"type": "done", "id": message, "seq": seq})


def problem(message: str | None, code: str, words: str, seconds: int = 0) -> bytes:
    said = {"type": "error", "id": message, "error": code, "message": words}
    return _encode(said | {"seconds": seconds} if seconds else said)


def refused(message: str, live: LiveMatch, illegal: Illegal) -> bytes:
    return _encode({"type": "refused", "id": message, **worded(live, illegal.refusal, illegal.facts)})


def worded(live: LiveMatch, found: Refusal, facts: Facts) -> dict[str, Any]:
    """A refusal worded in both languages, with the players' names, and its facts, for a board to point at."""
    names = [seat.name for seat in live.seats]
    return {
        "rule": found.rule,
        "why": {lang: words_for(live.match.game, lang).refusal(found, facts, names) for lang in LANGUAGES},
        "facts": said_facts(facts),
    }


def once(person: str | None, message: str) -> str:
    """What a message is remembered by: two people may well choose the same id."""
    return f"{person} {message}"
