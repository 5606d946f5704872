"""Converts a journal file into a stored match, in a separate process (`table.stored.imports`).

The decisions are checked by the engine, then applied like stored entries, so that the entries, the status after each of
them, and the snapshot are what the table itself would have written.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import msgspec

from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.journal import BadJournal, Journal, read_journal
from ludotheque.core.match import Match
from ludotheque.store.entries import Row
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.folding import follows
from ludotheque.table.match.records import MatchRecord, SeatRecord
from ludotheque.table.stored import snapshots
from ludotheque.table.stored.loading import take_in, with_header

ROWS_AT_ONCE = 500


class Refusal(msgspec.Struct, tag=True):
    """Why a file is refused: `malformed`, `depth`, `encoding` (not JSON) or `journal`, with a message."""

    kind: str
    words: str = ""


class Brought(msgspec.Struct, tag=True):
    """The header data of the match."""

    header: Journal
    colours: list[str]
    status: str
    outcome: dict[str, Any] | None
    snapshot: bool  # whether a snapshot follows the entries
    pieces: int  # of the entries


class Snapshot(msgspec.Struct, tag=True):
    """A row of the table of snapshots."""

    seq: int
    guard: str
    body: bytes


def said_by(body: bytes, match: str) -> Iterator[bytes]:
    """The parts of the process's answer: a Refusal, or a Brought, the entries as JSON arrays of rows, a Snapshot."""
    encode = msgspec.msgpack.Encoder().encode
    try:
        played = Match.replay(*_journal(body))
    except _Unreadable as error:
        yield encode(Refusal(str(error)))
        return
    except BadJournal as error:
        yield encode(Refusal("journal", str(error)))
        return
    feed = _unplayed(played, match)
    rows = [_row(feed, kind, said) for kind, said in _happened(played)]
    end = follows(feed)
    if end is not None:
        rows.append(_row(feed, end.kind, end.body))
    row = snapshots.taken(feed) if snapshots.is_due(feed, saved=0) else None
    starts = range(0, len(rows), ROWS_AT_ONCE)
    header = msgspec.structs.replace(played.header, moves=[])
    found = Brought(
        header, played.colours, feed.record.status, feed.record.outcome, row is not None, len(starts)
    )
    yield encode(found)
    for first in starts:
        yield msgspec.json.encode(rows[first : first + ROWS_AT_ONCE])
    if row is not None:
        yield encode(Snapshot(row["seq"], row["guard"], row["body"]))


class _Unreadable(Exception):
    """Not a journal; with a code."""


def _journal(body: bytes) -> tuple[Any, Journal]:
    try:
        said = msgspec.json.decode(body)
    except UnicodeDecodeError:
        raise _Unreadable("encoding") from None
    except RecursionError:
        raise _Unreadable("depth") from None
    except ValueError:  # msgspec's errors are ValueErrors
        raise _Unreadable("malformed") from None
    journal = read_journal(said)
    if journal.game not in game_ids():
        raise BadJournal(f"journal: game: {journal.game[:60]} is not at this table")
    return load_game(journal.game), journal


def _unplayed(played: Match, match: str) -> Feed:
    """The match as the table would open it, before its first entry."""
    header = played.header
    seats = [SeatRecord(seat, "human", None, "", None, None) for seat in range(header.seats)]
    for seat, colour in zip(seats, played.colours, strict=False):
        seat.colour = colour
    for seat, nonce in zip(seats, header.nonces, strict=False):
        seat.nonce = nonce
    now = datetime.now(UTC)
    record = MatchRecord(
        id=match,
        name="",
        game=header.game,
        seats=header.seats,
        options=header.options,
        content=header.content,
        rules=header.rules,
        seed=header.seed,
        start=header.start,
        redeal=header.redeal,
        public=False,
        patience=0,
        hints=True,
        guided=[] if header.guided else None,
        host="",
        created=now,
        status="waiting",
        moves=0,
        seq=0,
        to_move=[],
        updated=now,
        outcome=None,
    )
    return with_header(record, seats)


def _happened(played: Match) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "start", {}
    words = played.game.vocabulary
    for seat, action in zip(played.movers, played.actions, strict=True):
        yield "move", {"seat": seat, "action": words.to_json(action)}


def _row(feed: Feed, kind: str, body: dict[str, Any]) -> Row:
    """The row of the next entry, after it is applied."""
    now = datetime.now(UTC)
    stored = SimpleNamespace(seq=feed.record.seq + 1, kind=kind, body=body, at=now, client=None)
    entry: Entry = take_in(feed, stored)
    feed.digest.update(entry.text())
    entry.to_move = feed.record.to_move = feed.asked(feed.record.status)
    return entry.row(feed.record.id)
