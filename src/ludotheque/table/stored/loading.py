"""Loads a stored match: its header, then its entries one after the other, or those after a snapshot.

Whatever is stored, the result is either the match or a SetAside with the reason.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from sqlalchemy import Connection, Row, update

from ludotheque.core.amendments import OlderRules, Watch
from ludotheque.core.catalogue import UnknownGame, load_game
from ludotheque.core.game import BadSetup, Game
from ludotheque.core.journal import is_hex
from ludotheque.core.match import Match, content_of, under_todays_rules
from ludotheque.core.position import BadPosition
from ludotheque.core.refusals import Illegal
from ludotheque.core.verbs import BadAction, shown
from ludotheque.store.tables import MATCHES
from ludotheque.table.errors import SetAside
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed, header_of
from ludotheque.table.match.folding import fold
from ludotheque.table.match.records import MatchRecord, SeatRecord
from ludotheque.table.stored import snapshots
from ludotheque.table.stored.reading import StoredFeed

KINDS = frozenset({"move", "undo", "proposal", "vote", "seat", "colour", "nonce", "chat", "start", "over"})


def load(record: MatchRecord, seats: list[SeatRecord], stored: StoredFeed) -> Feed:
    """The match after its last entry, with every decision checked again; raises SetAside."""
    version = record.rules
    feed = with_header(record, seats)
    return _brought_up(feed, seats, stored, watch=feed.match.game.watch(version, record.seats))


def load_from(
    snapshot: snapshots.Stored, record: MatchRecord, seats: list[SeatRecord], stored: StoredFeed
) -> Feed | None:
    """The same from a snapshot and the entries after it; None if the snapshot does not match."""
    feed = with_header(record, seats)
    if not snapshots.restore(feed, snapshot):
        return None
    return _brought_up(feed, seats, stored, snapshot.seq)


def with_header(record: MatchRecord, seats: list[SeatRecord]) -> Feed:
    """The match before its first entry."""
    # Stand-ins came later: the entries have them.
    first = [replace(seat, stand_in=None) for seat in seats]
    feed = Feed(record, first, _first_position(record, seats))
    record.status, record.outcome, record.moves = "waiting", None, 0
    return feed


def _brought_up(
    feed: Feed, seats: list[SeatRecord], stored: StoredFeed, known: int = 0, watch: Watch | None = None
) -> Feed:
    record = feed.record
    for _ in replay(feed, stored.rows, known, watch):
        pass
    feed.match.watch = None
    feed.digest.update(stored.text)
    feed.seats = as_stored(feed, seats)
    record.to_move = feed.asked(record.status)
    return feed


def as_stored(feed: Feed, seats: list[SeatRecord]) -> list[SeatRecord]:
    """The stored seats of a match. An entry has the person who sat down then, who may have an account or a new name
    since. Seats of older matches have their default colours."""
    colours: list[str | None] = [*feed.match.colours] or [None] * len(seats)
    return [
        replace(seat, colour=colour, nonce=replayed.nonce)
        for seat, colour, replayed in zip(seats, colours, feed.seats, strict=True)
    ]


def replay(
    feed: Feed, entries: Iterable[Row[Any]], known: int = 0, watch: Watch | None = None
) -> Iterator[Entry]:
    """Apply the entries after those the match already has; raises SetAside. `watch` is for entries written under
    older rules."""
    for number, row in enumerate(entries, known + 1):
        if row.seq != number:
            raise SetAside(number, "missing")
        feed.match.watch = watch  # entries before the first decision set the table up again
        yield take_in(feed, row)


def take_in(feed: Feed, row: Any) -> Entry:
    """Apply a stored entry; raises SetAside."""
    if not isinstance(row.body, dict):
        raise SetAside(row.seq, "unreadable")
    if row.kind not in KINDS:
        raise SetAside(row.seq, "kind", kind=shown(row.kind))
    if row.kind == "over" and not feed.match.state.over():
        raise SetAside(row.seq, "not-over")
    try:
        entry = fold(feed, row.kind, row.body)
        entry.seq, entry.at, entry.message = row.seq, row.at, row.client
        entry.moves = feed.moves_after(entry)
        feed.take_in(entry)
        return entry
    except Illegal as error:
        rule = error.refusal.rule
        raise SetAside(row.seq, "illegal", [rule], f"{error}: {row.body}", rule=rule) from None
    except BadAction as error:
        raise SetAside(row.seq, "decision", detail=str(error)) from None
    except OlderRules as error:
        raise _of_other_rules(error, row.seq) from None
    except Exception as error:  # a body may be damaged in any way
        raise SetAside(row.seq, "damaged", detail=f"{type(error).__name__}: {error}") from error


# ---------------------------------------------------------------- the header


def renew(c: Connection, record: MatchRecord, stored: int) -> None:
    """A match begun under this older version is not affected by any later correction: its header now names the
    current rules. Later decisions are made under them and are not checked."""
    c.execute(
        update(MATCHES)
        .where(MATCHES.c.id == record.id, MATCHES.c.rules == stored)
        .values(rules=record.rules, options=record.options)
    )


def bring_forward(record: MatchRecord) -> Game[Any]:
    """The game of a match. Its header is converted to the current rules, with former ones as options; raises
    SetAside if that is impossible."""
    if record.damage:
        raise SetAside(0, "header", field=record.damage)
    game = _game(record.game)
    if record.content != content_of(game):
        raise SetAside(0, "content", detail=f"{record.content[:12]} is not {content_of(game)[:12]}")
    try:
        header = under_todays_rules(game, record.journal())
    except OlderRules as error:
        raise _of_other_rules(error) from None
    record.options, record.rules = header.options, header.rules
    return game


def _first_position(record: MatchRecord, seats: list[SeatRecord]) -> Match:
    game = bring_forward(record)
    if [seat.seat for seat in seats] != list(range(record.seats)):
        raise SetAside(0, "header", field="seats")
    if record.seed is None and record.start is None:
        raise SetAside(0, "header", field="seed")
    if any(seat.nonce and not is_hex(seat.nonce) for seat in seats):
        raise SetAside(0, "header", field="nonce")
    if record.redeal is not None and not _may_redeal(record):
        raise SetAside(0, "header", field="redeal")
    try:
        return Match(game, header_of(game, record, seats).preview())
    except BadSetup as error:
        raise SetAside(0, "options", detail=str(error)) from None
    except BadPosition as error:
        raise SetAside(0, "start", detail=str(error)) from None


def _may_redeal(record: MatchRecord) -> bool:
    """Whether there is a position in which what a seat, or a spectator, can't know could be re-dealt from a seed."""
    assert record.redeal is not None
    return record.seed is not None and record.start is not None and -1 <= record.redeal < record.seats


def _game(name: str) -> Game[Any]:
    found = _installed(name)
    if isinstance(found, Exception):
        raise SetAside(0, "game-broken", detail=str(found), game=shown(name)) from found
    if found is None:
        raise SetAside(0, "game", game=name[:60])
    return found


@cache
def _installed(name: str) -> Game[Any] | Exception | None:
    """A game, or the reason why it can't be loaded; None if it is not installed. The lookup is slow."""
    try:
        return load_game(name)
    except UnknownGame:
        return None
    except Exception as error:
        return error


def _of_other_rules(error: OlderRules, entry: int = 0) -> SetAside:
    version = shown(error.version)
    if not error.rules:
        return SetAside(entry, "unknown-rules", detail=str(error), version=version)
    facts: dict[str, str | int] = {"version": version, "since": str(error.since)}
    facts |= {"changed": ", ".join(error.rules), "count": len(error.rules)}
    return SetAside(entry, "older-rules", error.rules, str(error), **facts)
