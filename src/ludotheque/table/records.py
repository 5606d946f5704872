"""A match as the store has it: header, seats, entries."""

from datetime import datetime
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from ludotheque.core.journal import FORMAT, Journal, seed_hash
from ludotheque.store.tables import ENTRIES, MATCHES, PEOPLE, SEATS

BOT_NAMES = ("Agathe", "Étienne", "Maude", "Noé", "Rosalie", "Karim")


class SeatRecord(msgspec.Struct):
    """Who sits where. A human's seat may be played by a bot for a while (`stand_in`)."""

    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None
    stand_in: str | None

    def played_by_bot(self) -> str | None:
        """The level of the bot that decides here, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    def to_json(self, viewer: str | None) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "you": self.person is not None and self.person == viewer,
            "level": self.level,
            "stand_in": self.stand_in,
        }


class MatchRecord(msgspec.Struct):
    """The header of a match and the cached figures of its entries."""

    id: str
    name: str
    game: str
    seats: int
    options: dict[str, str | int]
    content: str
    seed: str | None
    start: dict[str, Any] | None
    public: bool
    host: str
    created: datetime
    status: str
    moves: int
    seq: int
    to_move: list[int]
    updated: datetime
    outcome: dict[str, Any] | None

    def seed_hash(self) -> str:
        """What is published of the seed from the start."""
        return "" if self.seed is None else _hash(self.seed)

    def journal(self) -> Journal:
        """The header as the core writes it."""
        return Journal(FORMAT, self.game, self.seats, self.content, self.options, self.seed, self.start)


class Proposal(msgspec.Struct):
    """A question to the other humans: its number is the number of its entry."""

    id: int
    what: str
    by: int
    waiting_for: list[int]
    count: int = 0
    seat: int = 0
    level: str = ""

    def to_json(self) -> dict[str, Any]:
        said: dict[str, Any] = {
            "id": self.id,
            "what": self.what,
            "by": self.by,
            "waiting_for": self.waiting_for,
        }
        return said | (
            {"count": self.count} if self.what == "undo" else {"seat": self.seat, "level": self.level}
        )


@lru_cache(10_000)
def _hash(seed: str) -> str:
    return seed_hash(int(seed, 16))


def read_match(c: Connection, match: str) -> tuple[MatchRecord, list[SeatRecord]] | None:
    """A match with its seats."""
    row = c.execute(select(MATCHES).where(MATCHES.c.id == match)).first()
    if row is None:
        return None
    return _record(row), read_seats(c, [match])[match]


def read_seats(c: Connection, matches: list[str]) -> dict[str, list[SeatRecord]]:
    """The seats of several matches, by match."""
    found: dict[str, list[SeatRecord]] = {match: [] for match in matches}
    rows = c.execute(
        select(SEATS, PEOPLE.c.name)
        .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        .where(SEATS.c.match.in_(matches))
        .order_by(SEATS.c.match, SEATS.c.seat)
    )
    for row in rows:
        name = (
            row.name
            if row.kind == "human"
            else BOT_NAMES[row.seat % len(BOT_NAMES)]
            if row.kind == "bot"
            else ""
        )
        found[row.match].append(
            SeatRecord(row.seat, row.kind, row.person, name or "", row.level, row.stand_in)
        )
    return found


def read_entries(c: Connection, match: str, since: int = 0) -> list[Row[Any]]:
    """The entries after a number, in order."""
    wanted = select(ENTRIES).where(ENTRIES.c.match == match, ENTRIES.c.seq > since).order_by(ENTRIES.c.seq)
    return list(c.execute(wanted))


def _record(row: Row[Any]) -> MatchRecord:
    return MatchRecord(**{name: getattr(row, name) for name in MatchRecord.__struct_fields__})


def records(rows: list[Row[Any]]) -> list[MatchRecord]:
    return [_record(row) for row in rows]
