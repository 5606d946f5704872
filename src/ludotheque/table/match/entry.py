"""An entry: one numbered event of a match. A match is its entries, and nothing else is durable."""

# Compiled: every move at the table goes through it.

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Update, update

from ludotheque.core.events import Log
from ludotheque.store.entries import Row
from ludotheque.store.tables import MATCHES, SEATS

SEAT_CHANGES = frozenset({"seat", "colour", "nonce"})
STATUS_AFTER = {"start": "running", "over": "over"}
LONG_AGO = datetime.min.replace(tzinfo=UTC)
_encode = msgspec.json.Encoder().encode


class Entry:
    """A deed that has been checked. Its number, timestamp, and the status after it are set when it is written.

    A decision or an undo is already applied to the position, by the check itself; `revert` restores the position if the
    entry can't be stored. `undisturbed`: the seats whose question is still the same afterwards. `screen`: the seat
    behind whose screen it happens, hidden from all others; -1 for none. For a decision, `then`: the forced and the
    standing answers to it, each with its seat, choice and log; `forced`: which of them were forced. For an undo,
    `place`: the decision it removes, -1 for the last ones; `taken`: their screens.
    """

    __slots__ = (
        "at",
        "body",
        "forced",
        "kind",
        "log",
        "message",
        "moves",
        "place",
        "revert",
        "screen",
        "seq",
        "taken",
        "then",
        "to_move",
        "undisturbed",
    )

    def __init__(
        self,
        kind: str,
        body: dict[str, Any],
        log: Log | None = None,
        revert: Callable[[], None] | None = None,
        undisturbed: tuple[int, ...] = (),
        screen: int = -1,
    ) -> None:
        self.kind = kind
        self.body = body
        self.log = log
        self.revert = revert
        self.undisturbed = undisturbed
        self.screen = screen
        self.then: list[tuple[int, dict[str, Any], Log]] = []
        self.forced: list[int] = []
        self.place = -1
        self.taken: list[int] = []
        self.seq = 0
        self.at = LONG_AGO
        self.message: str | None = None  # the id of the client's message
        self.moves = 0
        self.to_move: list[int] = []

    def status_after(self, before: str) -> str:
        """The status of the match after this entry."""
        return STATUS_AFTER.get(self.kind, before)

    def row(self, match: str) -> Row:
        """The row of the store."""
        return {
            "match": match,
            "seq": self.seq,
            "at": self.at,
            "kind": self.kind,
            "body": self.body,
            "client": self.message,
            "moves": self.moves,
            "to_move": self.to_move,
        }

    def text(self) -> bytes:
        """The same text as in `reading.read_feed`."""
        return b"%d %s %s %s\n" % (
            self.seq,
            self.kind.encode(),
            _encode(self.body),
            (self.message or "").encode(),
        )

    def beside(self, match: str) -> Callable[[Connection], None] | None:
        """Columns for lists that change together with the entry: who has which seat and colour, the nonce, and the
        status of the match."""
        if self.kind in SEAT_CHANGES:
            return _updated(*seat_rows(match, self.body))
        if self.kind in STATUS_AFTER:
            after = {"status": STATUS_AFTER[self.kind], "outcome": self.body.get("outcome")}
            return _updated(update(MATCHES).where(MATCHES.c.id == match).values(**after))
        return None


def seat_rows(match: str, body: dict[str, Any]) -> list[Update]:
    fresh: dict[int, dict[str, Any]] = {
        seat: {"colour": colour} for seat, colour in enumerate(body.get("colours", []))
    }
    player = body.get("player")
    if player is not None:
        own = fresh.setdefault(player["seat"], {})
        own.update(
            {name: player[name] for name in ("kind", "person", "level", "stand_in", "nonce", "called")}
        )
    if "nonce" in body:
        fresh[body["seat"]] = {"nonce": body["nonce"]}
    return [
        update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(**values)
        for seat, values in fresh.items()
    ]


def _updated(*statements: Update) -> Callable[[Connection], None]:
    def work(c: Connection) -> None:
        for statement in statements:
            c.execute(statement)

    return work
