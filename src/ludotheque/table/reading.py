"""Matches out of the store."""

from dataclasses import fields
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, func, select

from ludotheque.store.tables import ENTRIES, MATCHES, PEOPLE, SEATS, Moment
from ludotheque.table.records import MatchRecord, SeatRecord

BOT_NAMES = ("Agathe", "Étienne", "Maude", "Noé", "Rosalie", "Karim")
AT_ONCE = 1000  # matches named in one statement; databases have a limit


NEWEST = ENTRIES.alias("newest")
UPDATED = func.coalesce(NEWEST.c.at, MATCHES.c.created, type_=Moment)

# Matches with how they stand: what their newest entry says, if they have any.
_LAST = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.match == MATCHES.c.id).correlate(MATCHES)
_RECORDS = select(
    MATCHES, NEWEST.c.seq, NEWEST.c.moves, NEWEST.c.to_move, UPDATED.label("updated")
).select_from(
    MATCHES.outerjoin(NEWEST, and_(NEWEST.c.match == MATCHES.c.id, NEWEST.c.seq == _LAST.scalar_subquery()))
)


def read_matches(
    c: Connection, *which: ColumnElement[bool], most: int | None = None
) -> list[tuple[MatchRecord, list[SeatRecord]]]:
    """Matches with their seats, the one that something happened in last first."""
    rows = c.execute(_RECORDS.where(*which).order_by(UPDATED.desc()).limit(most)).all()
    seats = read_seats(c, [row.id for row in rows])
    return [(_record(row), seats[row.id]) for row in rows]


def read_seats(c: Connection, matches: list[str]) -> dict[str, list[SeatRecord]]:
    """The seats of several matches, by match."""
    found: dict[str, list[SeatRecord]] = {match: [] for match in matches}
    for i in range(0, len(matches), AT_ONCE):
        rows = c.execute(
            select(SEATS, PEOPLE.c.name)
            .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
            .where(SEATS.c.match.in_(matches[i : i + AT_ONCE]))
            .order_by(SEATS.c.match, SEATS.c.seat)
        )
        for row in rows:
            found[row.match].append(
                SeatRecord(row.seat, row.kind, row.person, _name(row), row.level, row.stand_in)
            )
    return found


def _name(row: Row[Any]) -> str:
    if row.kind == "bot":
        return BOT_NAMES[row.seat % len(BOT_NAMES)]
    return row.name or "" if row.kind == "human" else ""


def read_entries(c: Connection, match: str, since: int = 0) -> list[Row[Any]]:
    """The entries after a number, in order."""
    wanted = select(ENTRIES).where(ENTRIES.c.match == match, ENTRIES.c.seq > since).order_by(ENTRIES.c.seq)
    return list(c.execute(wanted))


def _record(row: Row[Any]) -> MatchRecord:
    found = {field.name: getattr(row, field.name) for field in fields(MatchRecord)}
    before_the_first_entry = {"seq": 0, "moves": 0, "to_move": []}
    return MatchRecord(**(found | (before_the_first_entry if row.seq is None else {})))
