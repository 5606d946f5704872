"""Applies what other processes did to a match: the entries they wrote, and changes beside entries.

The match object stays the same, and its followers are notified as if it had happened here.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row

from ludotheque.store.rows import newer_entries
from ludotheque.store.store import Store
from ludotheque.store.tables import MATCHES
from ludotheque.table.background import Background
from ludotheque.table.errors import SetAside
from ludotheque.table.match.audience import Audience
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.match.writer import Answer
from ludotheque.table.stored.leases import attended
from ludotheque.table.stored.loading import as_stored, replay
from ludotheque.table.stored.reading import read_absences, read_matches, read_orders


class CatchingUp:
    """Applies entries of other processes to the matches of this one. `damaged` is called for a match whose new
    entries can't be applied, `changed` for one that has changed."""

    def __init__(
        self,
        store: Store,
        process: str,
        background: Background,
        damaged: Callable[[LiveMatch, SetAside], None],
        changed: Callable[[LiveMatch], None],
    ) -> None:
        self.store = store
        self.process = process
        self.background = background
        self.damaged = damaged
        self.changed = changed

    def follow_up(self, live: LiveMatch, rows: Sequence[Row[Any]]) -> None:
        """Apply the entries that others wrote, in the match's turn; some may be known by then."""
        live.writer.turns.take(partial(self._follow_up, live, rows))

    def _follow_up(self, live: LiveMatch, rows: Sequence[Row[Any]]) -> None:
        try:
            with suppress(SetAside):  # it is recorded
                self._take_in_rows(live, rows)
        finally:
            live.writer.turns.give_back()
        self.changed(live)

    async def refresh(self, live: LiveMatch) -> None:
        """Apply everything that others may have changed in a match."""
        async with turn_of(live.writer.turns):
            await self._take_in_all(live)
        self.changed(live)

    def take_in(self, live: LiveMatch, answer: Answer) -> None:
        """Another process wrote an entry first: apply it within the current turn. `answer` gets the number of the
        newest entry, or the error."""
        self.background.begin(self._take_in_and_answer(live, answer))

    async def _take_in_and_answer(self, live: LiveMatch, answer: Answer) -> None:
        try:
            match, known = live.feed.record.id, live.feed.record.seq
            found = await self.store.read(lambda c: newer_entries(c, {match: known}))
            self._take_in_rows(live, found.get(match, []))
        except Exception as error:
            answer(error)
        else:
            answer(live.feed.record.seq)

    async def _take_in_all(self, live: LiveMatch) -> None:
        """The entries, the seats, the followers, names and standing answers, from one consistent snapshot."""
        feed, audience = live.feed, live.audience
        match = feed.record.id

        def read(c: Connection) -> Any:
            found = read_matches(c, MATCHES.c.id == match)
            beside = read_absences(c, match), attended(c, match, self.process), read_orders(c, match)
            return found, *beside, newer_entries(c, {match: feed.record.seq})

        ((record, seats),), away, elsewhere, orders, newer = await self.store.read(read)
        self._take_in_rows(live, newer.get(match, []))
        feed.seats = as_stored(feed, seats)
        feed.record.host = record.host
        _take_in_absences(audience, away, elsewhere)
        before, audience.orders = audience.orders, orders
        changed = {seat for seat in before | orders if before.get(seat) != orders.get(seat)}
        for person in {feed.seats[seat].person for seat in changed}:
            audience.tell_orders(person)

    def _take_in_rows(self, live: LiveMatch, rows: Sequence[Row[Any]]) -> None:
        feed, audience = live.feed, live.audience
        new = [row for row in rows if row.seq > feed.record.seq]
        before = audience.absent()
        try:
            for entry in replay(feed, new, feed.record.seq):
                feed.record.to_move = feed.asked(feed.record.status)
                feed.digest.update(entry.text())
                audience.tell(entry)
        except SetAside as error:  # possibly of a newer program, unreadable here
            self.damaged(live, error)
            raise
        if audience.absent() != before:  # a person sat down through another process, and does not follow here
            audience.tell_absences()


def _take_in_absences(audience: Audience, noted: dict[int, datetime], elsewhere: set[int]) -> None:
    before = audience.absent()
    audience.elsewhere = elsewhere
    audience.away = absences(audience, noted)
    if audience.absent() != before:
        audience.tell_absences()


def absences(audience: Audience, noted: dict[int, datetime]) -> dict[int, datetime]:
    """Since when the absent players have been away: as stored, or from now on."""
    now = datetime.now(UTC)
    gone = [seat for seat in range(len(audience.feed.seats)) if not audience.present(seat)]
    return {seat: noted.get(seat) or audience.away.get(seat) or now for seat in gone}
