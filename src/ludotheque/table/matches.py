"""The matches in memory: loaded on demand, dropped when they have no followers."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, select

from ludotheque.store.errors import Damaged, Unavailable
from ludotheque.store.store import Conflict, Store
from ludotheque.store.tables import ENTRIES, MATCHES
from ludotheque.table.background import Background
from ludotheque.table.bots.playing import Players
from ludotheque.table.bots.thinking import Thinkers
from ludotheque.table.errors import NotFound, SetAside
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.forced import SPECTATORS
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.match.writer import RETRY_SECONDS
from ludotheque.table.people.limits import Limits
from ludotheque.table.processes.catching_up import CatchingUp, absences
from ludotheque.table.processes.changes import of_bots, of_match
from ludotheque.table.processes.company import Company
from ludotheque.table.stored import leases, snapshots
from ludotheque.table.stored.loading import load, load_from, renew
from ludotheque.table.stored.reading import (
    note_stops,
    read_absences,
    read_feed,
    read_matches,
    read_orders,
    waiting_for_bots,
)

KEPT = 500  # above this number, matches without followers are dropped
TIDY_SECONDS = 60.0
RELOAD = 1012  # the WebSocket code for «reconnect»

log = structlog.get_logger()

T = TypeVar("T")


class Matches:
    """The matches of one process; others may serve them as well (`table.processes.company`)."""

    def __init__(
        self,
        store: Store,
        company: Company,
        background: Background,
        thinkers: Thinkers,
        limits: Limits,
        bot_pause: float,
        idle_seconds: float,
        clock: Callable[[], float],
    ) -> None:
        self.store = store
        self.company = company
        self.background = background
        self.limits = limits
        self.idle_seconds = idle_seconds
        self.clock = clock
        self.live: dict[str, LiveMatch] = {}
        self.aside: dict[str, SetAside] = {}  # requested matches that can't be replayed
        self.loading: dict[str, asyncio.Lock] = {}
        self.asked_for: dict[str, float] = {}  # when a match in memory was last requested
        self.players = Players(thinkers, bot_pause, background, company.lease, self.forget, self.reload)
        self.others = CatchingUp(store, company.id, background, self.set_aside, self.players.wake)

    def begin_leaving(self) -> None:
        """This process is about to end: its tabs and bots continue elsewhere. Closing its tabs makes no player
        absent yet: most have reconnected elsewhere by the time `close` checks."""
        if self.players.leaving:
            return
        self.players.leaving = True
        played = [match for match, live in self.live.items() if live.leased]
        if played:
            self.background.begin(self.company.give_back(played, of_bots(played)))

    async def save_all(self) -> None:
        for live in list(self.live.values()):
            await self._save(live)

    async def resume(self) -> None:
        """After a start: resume bots that were deciding when the process ended. One failing match does not affect
        the others."""
        waiting = partial(self.store.read, lambda c: waiting_for_bots(c, self.company.id))
        await self.wake_bots_of(await self.once_available(waiting))

    async def wake_bots_of(self, matches: Iterable[str]) -> None:
        """Bots of matches without followers. While the store is unavailable, they are retried."""
        for match in matches:
            try:
                self.forget(await self.once_available(partial(self.open, match)))
            except SetAside:
                continue  # `open` has recorded it
            except Exception as error:
                log.error("resume", match=match, exc_info=error)

    async def once_available(self, work: Callable[[], Awaitable[T]]) -> T:
        """Work that must be done even if the store is unavailable just now."""
        known = False
        while True:
            try:
                return await work()
            except Unavailable as error:
                if not known:
                    log.warning("waiting", unavailable=str(error))
                known = True
                await asyncio.sleep(RETRY_SECONDS)

    # ---------------------------------------------------------------- loading and dropping

    async def open(self, match: str) -> LiveMatch:
        """The match, loaded from its entries if necessary; raises NotFound, and SetAside if loading fails."""
        found = self.live.get(match)
        if found is not None:
            self.asked_for[match] = self.clock()
            if not self.company.alone:
                await self.others.refresh(found)
            return found
        async with self.loading.setdefault(match, asyncio.Lock()):
            try:
                if match not in self.live:
                    self.company.follow(match)
                    self.live[match] = await self._load(match)
                    self.asked_for[match] = self.clock()
                    self.aside.pop(match, None)
                    self._make_room()
                return self.live[match]
            except SetAside as error:
                self._note(match, error)
                raise
            finally:
                self.loading.pop(match, None)

    async def _load(self, match: str) -> LiveMatch:
        def read(c: Connection) -> Any:
            snapshot = snapshots.read(c, match)
            feed = read_feed(c, match, snapshot.seq if snapshot else 0)
            followed = read_absences(c, match), leases.attended(c, match, self.company.id)
            return read_matches(c, MATCHES.c.id == match), snapshot, feed, *followed, read_orders(c, match)

        try:
            found, snapshot, rows, away, elsewhere, orders = await self.store.read(read)
            if not found:
                raise NotFound("match")
            ((record, seats),) = found
            stored = record.rules
            feed = load_from(snapshot, replace(record), seats, rows) if snapshot else None
            if feed is None:
                whole = await self.store.read(lambda c: read_feed(c, match)) if snapshot else rows
                feed = load(record, seats, whole)
        except Damaged as error:
            raise SetAside(0, "file", detail=str(error)) from None
        if feed.match.game.watch(stored, feed.record.seats) is not None:
            await self.store.write(lambda c: renew(c, feed.record, stored))
        live = self._connected(feed)
        live.audience.elsewhere = elsewhere
        live.audience.away = absences(live.audience, away)
        live.audience.orders = orders
        try:
            await live.carry_on()
        except Unavailable:
            live.writer.follow_later()
        self.players.wake(live)
        return live

    def _connected(self, feed: Feed) -> LiveMatch:
        """A match whose changes reach the store and the other processes."""
        match = feed.record.id
        live = LiveMatch(self.store, feed, self.limits)
        live.writer.caught_up = partial(self._caught_up, live)
        live.writer.take_in_others = partial(self.others.take_in, live)
        live.writer.wrote = partial(self.company.wrote, match)
        live.writer.doubt = partial(self.company.doubt, match)
        return live

    def _caught_up(self, live: LiveMatch, result: int | Exception) -> None:
        """A consequence of an entry was written late, or by another process."""
        if isinstance(result, int):
            self.players.wake(live)
        else:
            self.reload(live)
        asyncio.get_running_loop().call_soon(self.forget, live)  # after the turn is given back

    def set_aside(self, live: LiveMatch, error: SetAside) -> None:
        """A match in memory turns out to be damaged in the store; followers reconnect and are told."""
        self._note(live.feed.record.id, error)
        self.reload(live)

    def _note(self, match: str, error: SetAside) -> None:
        """A match can't be replayed. It is retried on each request, but logged once."""
        known = self.aside.get(match)
        self.aside[match] = error
        if known is None or known.message != error.message:
            why = {"entry": error.entry, "why": error.why["en"], "detail": error.detail}
            log.error("set_aside", match=match, **why, exc_info=error.__cause__)

    def _make_room(self) -> None:
        """Drop matches without followers, the longest loaded first, if there are many."""
        if len(self.live) > KEPT:
            for live in list(self.live.values())[: len(self.live) - KEPT]:
                self.forget(live)

    async def tidy(self) -> None:
        """Runs periodically while the table is open."""
        while True:
            await asyncio.sleep(min(TIDY_SECONDS, self.idle_seconds))
            self.drop_idle()
            for live in list(self.live.values()):
                await self._save(live)

    def drop_idle(self) -> None:
        """Drop matches without followers that have not been requested for a while."""
        now = self.clock()
        for match, live in list(self.live.items()):
            if now - self.asked_for[match] >= self.idle_seconds:
                self.forget(live)

    def forget(self, live: LiveMatch) -> None:
        """Drop a match without followers; its entries are in the store."""
        writer = live.writer
        idle = (
            not live.audience.followers and not live.thinking and not writer.turns.taken and not writer.behind
        )
        if idle:
            self._drop(live)
            if self._is_due(live):
                self.background.begin(self._save(live))

    def _is_due(self, live: LiveMatch) -> bool:
        return snapshots.is_due(live.feed, live.saved) or live.feed.stops_to_note() is not None

    async def _save(self, live: LiveMatch) -> None:
        """Write a snapshot if the replay cost has grown enough, and the stops that a guided match has reached since.
        After a crash, decisions without a snapshot are replayed."""
        if not self._is_due(live):
            return
        row: dict[str, Any] | None = None
        async with turn_of(live.writer.turns):
            if snapshots.is_due(live.feed, live.saved):
                row = snapshots.taken(live.feed)
                live.saved = live.feed.match.applied
            stops = live.feed.stops_to_note()
            if stops is not None:
                live.feed.record.guided = stops

        def work(c: Connection) -> None:
            if row is not None:
                snapshots.write(c, row)
            if stops is not None:
                note_stops(c, live.feed.record.id, stops)

        with suppress(Unavailable, Damaged, Conflict):
            await self.store.write(work)

    def _drop(self, live: LiveMatch) -> None:
        if self.live.get(live.feed.record.id) is live:
            del self.live[live.feed.record.id]
            self.asked_for.pop(live.feed.record.id, None)
            self.company.unfollow(live.feed.record.id)
            if live.leased:
                live.leased = False
                self.background.begin(
                    self.company.give_back([live.feed.record.id], of_match(live.feed.record.id))
                )

    # ---------------------------------------------------------------- followers

    def came(self, live: LiveMatch, person: str | None) -> None:
        """A person follows a match, in a first or another tab."""
        back = [seat for seat in live.feed.seats_of(person) if live.audience.away.pop(seat, None) is not None]
        if back:
            live.audience.tell_absences()
        new = [
            seat for seat in live.feed.seats_of(person) or [SPECTATORS] if seat not in live.audience.attended
        ]
        if new:
            live.audience.attended.update(new)
            self.background.begin(self._note_attendance(live, leases.come, new))

    def went(self, live: LiveMatch, person: str | None) -> None:
        """A tab has closed; a person without another one, here or elsewhere, is now away."""
        gone = [seat for seat in live.feed.seats_of(person) if not live.audience.present_here(seat)]
        if SPECTATORS in live.audience.attended and not live.audience.watched_here():
            gone.append(SPECTATORS)
        if not gone or self.players.leaving:
            return
        away = [seat for seat in gone if seat not in live.audience.elsewhere and seat != SPECTATORS]
        if away:
            live.audience.away |= dict.fromkeys(away, datetime.now(UTC))
            live.audience.tell_absences()
        live.audience.attended.difference_update(gone)
        self.background.begin(self._note_attendance(live, leases.go, gone))

    async def _note_attendance(
        self, live: LiveMatch, deed: Callable[[Connection, str, str, list[int]], None], seats: list[int]
    ) -> None:
        """For other processes, and so that a restart does not change the length of a player's absence."""
        match = live.feed.record.id
        with suppress(Unavailable):  # then the player counts as present, or away, a little longer
            await self.company.write(lambda c: deed(c, self.company.id, match, seats), of_match(match))

    # ---------------------------------------------------------------- after store errors

    def reload(self, live: LiveMatch) -> None:
        """The store is authoritative, not memory: close the match; followers reconnect to it."""
        self._drop(live)
        for follower in live.audience.followers:
            follower.close(RELOAD)

    async def written(self, live: LiveMatch, message: str) -> int | None:
        """The number of the entry that resulted from this message of a client."""
        wanted = select(ENTRIES.c.seq).where(
            ENTRIES.c.match == live.feed.record.id, ENTRIES.c.client == message
        )
        return await self.store.read(lambda c: c.execute(wanted).scalar())
