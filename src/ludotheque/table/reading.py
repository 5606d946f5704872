"""Matches out of the store."""

from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Row, select

from ludotheque.store.tables import ENTRIES, MATCHES, PEOPLE, SEATS
from ludotheque.table.records import MatchRecord, SeatRecord

BOT_NAMES = ("Agathe", "Étienne", "Maude", "Noé", "Rosalie", "Karim")


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
            SeatRecord(row.seat, row.kind, row.person, name or "", row.level, row.stand_in, row.colour)
        )
    return found


def read_entries(c: Connection, match: str, since: int = 0) -> list[Row[Any]]:
    """The entries after a number, in order."""
    wanted = select(ENTRIES).where(ENTRIES.c.match == match, ENTRIES.c.seq > since).order_by(ENTRIES.c.seq)
    return list(c.execute(wanted))


def _record(row: Row[Any]) -> MatchRecord:
    return MatchRecord(**{field.name: getattr(row, field.name) for field in fields(MatchRecord)})


def records(rows: list[Row[Any]]) -> list[MatchRecord]:
    return [_record(row) for row in rows]
