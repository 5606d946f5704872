"""Reads matches from the store. Damaged parts are recorded and do not hide the rest."""

from collections.abc import Sequence
from copy import copy
from datetime import datetime
from typing import Annotated, Any, Literal, NamedTuple, TypedDict

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    String,
    Text,
    and_,
    bindparam,
    cast,
    func,
    or_,
    select,
    update,
)

from ludotheque.store.rows import Packed
from ludotheque.store.tables import ENTRIES, LEASES, MATCHES, PEOPLE, SEATS, Moment
from ludotheque.table.match.bot_names import name_bots
from ludotheque.table.match.records import PATIENCE, MatchRecord, SeatRecord
from ludotheque.table.match.standing import Orders
from ludotheque.table.stored.leases import played_elsewhere

AT_ONCE = 1000  # matches per statement; databases have a limit


class Outcome(TypedDict):
    """The result of a match, as made by `telling.outcome`."""

    points: list[float]
    parts: list[dict[str, float]]
    ranks: list[int]
    winners: list[int]


# The types of the header's columns, and the substitutes for damaged values.
HEADER: dict[str, tuple[Any, Any]] = {
    "seats": (Annotated[int, msgspec.Meta(ge=1)], 1),
    "options": (dict[str, str | int], {}),
    "rules": (int, 1),
    "seed": (Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}\\Z")] | None, None),
    "start": (dict[str, Any] | None, None),
    "patience": (Annotated[int, msgspec.Meta(ge=0)], PATIENCE),
    "hints": (bool, True),
    "guided": (list[str] | None, None),
    "redeal": (int | None, None),
}
# The same for columns that a replay recomputes.
FIGURES: dict[str, tuple[Any, Any]] = {
    "status": (Literal["waiting", "running", "over"], "running"),
    "moves": (int, 0),
    "to_move": (list[int], []),
    "outcome": (Outcome | None, None),
}
# All of it together: checked for every match of a list, and almost always valid.
_WHOLE = msgspec.defstruct("Whole", [(name, kind) for name, (kind, _) in (HEADER | FIGURES).items()])
# Created here, in one thread: msgspec can crash if two threads use a type for the first time at once.
msgspec.json.Decoder(_WHOLE)

NEWEST = ENTRIES.alias("newest")
UPDATED = func.coalesce(NEWEST.c.at, MATCHES.c.created, type_=Moment)

# Matches with their status, from their newest entry, if any.
_LAST = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.match == MATCHES.c.id).correlate(MATCHES)
_RECORDS = select(
    MATCHES, NEWEST.c.seq, NEWEST.c.moves, NEWEST.c.to_move, UPDATED.label("updated")
).select_from(
    MATCHES.outerjoin(NEWEST, and_(NEWEST.c.match == MATCHES.c.id, NEWEST.c.seq == _LAST.scalar_subquery()))
)

_COLUMNS = [str(column.name) for column in _RECORDS.selected_columns]


def read_matches(c: Connection, *which: ColumnElement[bool]) -> list[tuple[MatchRecord, list[SeatRecord]]]:
    """Matches with their seats, the most recently active first."""
    return _with_seats(c, c.execute(_RECORDS.where(*which).order_by(UPDATED.desc())).all())


_ME, _MOST = bindparam("me", type_=String), bindparam("most", type_=Integer)
_OWN = or_(
    MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.person == _ME)),
    MATCHES.c.host == _ME,
)
LISTS = {
    which: Packed(_RECORDS.where(*wanted).order_by(UPDATED.desc()).limit(_MOST), "Match")
    for which, wanted in {
        "mine": [_OWN],
        "open": [MATCHES.c.status == "waiting", MATCHES.c.public],
        "running": [MATCHES.c.status == "running", MATCHES.c.public],
    }.items()
}


def read_list(
    c: Connection, person: str, which: str, most: int
) -> list[tuple[MatchRecord, list[SeatRecord]]]:
    """A person's own matches (`mine`), `open` ones to join, or `running` public ones to watch."""
    return _with_seats(c, LISTS[which].all(c, me=person, most=most))


def _with_seats(c: Connection, rows: Sequence[Any]) -> list[tuple[MatchRecord, list[SeatRecord]]]:
    seats = read_seats(c, [row.id for row in rows])
    return [(_record(row), seats[row.id]) for row in rows]


def waiting_for_bots(c: Connection, process: str) -> list[str]:
    """The running matches in which a bot is asked, unless another process plays it."""
    bot = or_(SEATS.c.kind == "bot", SEATS.c.stand_in.is_not(None))
    with_bots = MATCHES.c.id.in_(select(SEATS.c.match).where(bot))
    taken = MATCHES.c.id.in_(select(LEASES.c.match).where(played_elsewhere(process)))
    return [
        record.id
        for record, seats in read_matches(c, MATCHES.c.status == "running", with_bots, ~taken)
        if any(seat.seat in record.to_move and seat.played_by_bot() for seat in seats)
    ]


PRIVATE = {"away_since", "orders"}  # never in lists

_SEATS = Packed(
    select(*(column for column in SEATS.c if column.name not in PRIVATE), PEOPLE.c.name)
    .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
    .where(SEATS.c.match.in_(bindparam("matches", expanding=True)))
    .order_by(SEATS.c.match, SEATS.c.seat),
    "Seat",
)


def read_seats(c: Connection, matches: list[str]) -> dict[str, list[SeatRecord]]:
    """The seats of several matches, by match."""
    found: dict[str, list[SeatRecord]] = {match: [] for match in matches}
    for i in range(0, len(matches), AT_ONCE):
        for row in _SEATS.all(c, matches=matches[i : i + AT_ONCE]):
            if isinstance(row.seat, int):  # otherwise it is damaged, and the seat is missing
                found[row.match].append(
                    SeatRecord(
                        row.seat,
                        row.kind,
                        row.person,
                        _name(row),
                        row.level,
                        row.stand_in,
                        row.colour,
                        row.nonce,
                        row.called,
                    )
                )
    return {match: name_bots(seats) for match, seats in found.items()}


def read_absences(c: Connection, match: str) -> dict[int, datetime]:
    """Since when absent players have been away, by seat."""
    gone = select(SEATS.c.seat, SEATS.c.away_since).where(
        SEATS.c.match == match, SEATS.c.away_since.is_not(None)
    )
    return {row.seat: row.away_since for row in c.execute(gone)}


def note_stops(c: Connection, match: str, stops: list[str]) -> None:
    """Writes the stops that a guided match has reached, for the host's statistics (`table.guides`)."""
    c.execute(update(MATCHES).where(MATCHES.c.id == match).values(guided=stops))


def read_orders(c: Connection, match: str) -> dict[int, Orders]:
    """The standing answers of the seats that have given any; damaged ones are ignored."""
    given = select(SEATS.c.seat, SEATS.c.orders).where(SEATS.c.match == match, SEATS.c.orders.is_not(None))
    return {row.seat: row.orders for row in c.execute(given) if _is(row.orders, Orders)}


def _name(row: Any) -> str:
    return row.called or row.name or "" if row.kind == "human" else ""


class StoredFeed(NamedTuple):
    """The stored entries of a match after a number: their rows, and the text of all of them, for a digest that
    detects changes."""

    rows: Sequence[Row[Any]]
    text: bytes


# All columns of an entry except those derived from the rest: its timestamp, and the figures for lists.
_TEXT = (
    cast(ENTRIES.c.seq, Text)
    .concat(" ")
    .concat(ENTRIES.c.kind)
    .concat(" ")
    .concat(cast(ENTRIES.c.body, Text))
    .concat(" ")
    .concat(func.coalesce(ENTRIES.c.client, ""))
    .concat("\n")
)


def read_feed(c: Connection, match: str, since: int = 0) -> StoredFeed:
    """The entries after a number, in order."""
    return StoredFeed(read_entries(c, match, since), read_text(c, match, since))


def read_entries(c: Connection, match: str, since: int = 0, until: int | None = None) -> list[Row[Any]]:
    """The entries after one number, up to another one."""
    wanted = select(ENTRIES).where(*_between(match, since, until)).order_by(ENTRIES.c.seq)
    return list(c.execute(wanted))


def read_text(c: Connection, match: str, since: int = 0, until: int | None = None) -> bytes:
    """Their text only, without the rows."""
    wanted = select(_TEXT.label("line")).where(*_between(match, since, until))
    lines = wanted.order_by(ENTRIES.c.seq).subquery()
    text = c.execute(select(func.aggregate_strings(lines.c.line, ""))).scalar()
    return (text or "").encode()


def _between(match: str, since: int, until: int | None) -> list[ColumnElement[bool]]:
    which = [ENTRIES.c.match == match, ENTRIES.c.seq > since]
    return which if until is None else [*which, ENTRIES.c.seq <= until]


def _record(row: Any) -> MatchRecord:
    said = dict(zip(_COLUMNS, row, strict=True))
    if row.seq is None:  # before the first entry
        said |= {"seq": 0, "moves": 0, "to_move": []}
    damage = "" if _is(said, _WHOLE) else _mend(said)
    return MatchRecord(**said, damage=damage)


def _mend(said: dict[str, Any]) -> str:
    """Replace invalid values by substitutes; returns which columns of the header were invalid."""
    damage = []
    for name, (kind, instead) in (HEADER | FIGURES).items():
        if not _is(said[name], kind):
            said[name] = copy(instead)
            damage += [name] if name in HEADER else []
    return ", ".join(damage)


def _is(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
