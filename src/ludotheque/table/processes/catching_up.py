"""Taking in what other processes did to a match: the entries they wrote, and what they changed beside them.

The match stays what it is in memory, and its followers are told as if it had happened here.
"""

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row

from ludotheque.store.rows import newer_entries
from ludotheque.store.tables import MATCHES
from ludotheque.table.bots import playing
from ludotheque.table.errors import SetAside
from ludotheque.table.match.errands import Answer
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.stored.leases import attended
from ludotheque.table.stored.loading import as_stored, replay
from ludotheque.table.stored.reading import read_absences, read_matches, read_orders

if TYPE_CHECKING:
    from ludotheque.table.table import Table


def follow_up(table: "Table", live: LiveMatch, rows: Sequence[Row[Any]]) -> None:
    """Take in the entries that others wrote, when it is their turn; some may be known by then."""

    def take_in() -> None:
        try:
            with suppress(SetAside):  # it is noted
                _take_in(table, live, rows)
        finally:
            live.turns.give_back()
        playing.wake(table, live)

    live.turns.take(take_in)


async def refresh(table: "Table", live: LiveMatch) -> None:
    """Take in all that others may have changed of a match."""
    async with turn_of(live.turns):
        await _take_in_all(table, live)
    playing.wake(table, live)


def take_in_others(table: "Table", live: LiveMatch, answer: Answer) -> None:
    """Another process was first to write an entry: within the turn of whoever came second it is taken in. `answer` gets
    the number of the newest entry, or what went wrong.
    """

    async def take_in() -> None:
        try:
            await _take_in_entries(table, live)
        except Exception as error:
            answer(error)
        else:
            answer(live.record.seq)

    table.begin(take_in())


async def _take_in_entries(table: "Table", live: LiveMatch) -> None:
    match = live.record.id
    found = await table.store.read(lambda c: newer_entries(c, {match: live.record.seq}))
    _take_in(table, live, found.get(match, []))


async def _take_in_all(table: "Table", live: LiveMatch) -> None:
    """The entries, who sits there and follows the match, what he is called, his standing answers: all of one moment."""
    match = live.record.id

    def read(c: Connection) -> Any:
        found = read_matches(c, MATCHES.c.id == match)
        beside = read_absences(c, match), attended(c, match, table.company.id), read_orders(c, match)
        return found, *beside, newer_entries(c, {match: live.record.seq})

    ((record, seats),), away, elsewhere, orders, newer = await table.store.read(read)
    _take_in(table, live, newer.get(match, []))
    live.seats = as_stored(live, seats)
    live.record.host = record.host
    _take_in_absences(live, away, elsewhere)
    before, live.orders = live.orders, orders
    changed = {seat for seat in before | orders if before.get(seat) != orders.get(seat)}
    for person in {live.seats[seat].person for seat in changed}:
        live.tell_orders(person)


def _take_in(table: "Table", live: LiveMatch, rows: Sequence[Row[Any]]) -> None:
    new = [row for row in rows if row.seq > live.record.seq]
    before = live.absent()
    try:
        for entry in replay(live, new, live.record.seq):
            live.record.to_move = live.asked(live.record.status)
            live.digest.update(entry.text())
            live.tell(entry)
    except SetAside as error:  # of a newer program, perhaps, which this one can't read
        table.set_aside(live, error)
        raise
    if live.absent() != before:  # somebody sat down elsewhere, and is not here
        live.tell_absences()


def _take_in_absences(live: LiveMatch, noted: dict[int, datetime], elsewhere: set[int]) -> None:
    before = live.absent()
    live.elsewhere = elsewhere
    live.away = absences(live, noted)
    if live.absent() != before:
        live.tell_absences()


def absences(live: LiveMatch, noted: dict[int, datetime]) -> dict[int, datetime]:
    """Since when the players are away who follow the match nowhere: as the store has it, or from now on."""
    now = datetime.now(UTC)
    gone = [seat for seat in range(len(live.seats)) if not live.present(seat)]
    return {seat: noted.get(seat) or live.away.get(seat) or now for seat in gone}
