"""The other processes that serve this table, and notifications from them.

The database has everything: the live processes (`table.stored.leases`), the entries, and other changes (`changes`). A
process polls it a few times a second, or, with Redis, when another process publishes a notification. So Redis only
reduces latency. A single process polls nothing and writes nothing about itself.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

import structlog
from sqlalchemy import Connection, Row, delete, insert, literal, select

from ludotheque.store.copying import NAME
from ludotheque.store.dialects import Clock
from ludotheque.store.errors import Damaged, Unavailable
from ludotheque.store.redis import Redis
from ludotheque.store.rows import newer_entries
from ludotheque.store.store import Conflict, Store
from ludotheque.store.tables import CHANGES, SETTINGS
from ludotheque.table.background import Background
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.processes.changes import EVERYTHING, Change, of_bots, of_match
from ludotheque.table.stored import leases

LOOK_SECONDS = 0.05  # minimal interval of polling without Redis
PAUSE = 4  # the pause is this many times the duration of a poll, so polling takes a fifth of the time at most
SELDOM_SECONDS = 5.0  # polling interval with Redis: notifications may be lost
BEAT_SECONDS = 0.5
REMEMBERED_SECONDS = 20.0  # changes that are read again for late commits
KEPT_SECONDS = 60.0  # retention of changes in the store

T = TypeVar("T")

log = structlog.get_logger()


class Listener(Protocol):
    """Receives the notifications of other processes: the table of this one."""

    def in_memory(self) -> dict[str, LiveMatch]:
        """The matches loaded here."""

    def follow_up(self, live: LiveMatch, rows: Sequence[Row[Any]]) -> None:
        """Another process wrote these entries of a match."""

    def hear(self, change: Change) -> None:
        """Something changed beside the entries of a match."""

    async def resume(self) -> None:
        """No other process plays the bots any more."""


class Company:
    """What one process of a table knows of the others, and notifies them of."""

    def __init__(self, store: Store, background: Background, listener: Listener, redis: str = "") -> None:
        self.store = store
        self.background = background
        self.listener = listener
        self.id = secrets.token_hex(8)
        self.alone = True
        self.redis = Redis(redis, self._heard, self._joined) if redis else None
        self._name = ""  # of this table, among those that share a Redis
        self._unsure: set[str] = set()  # matches whose notifications may have been missed
        self._changed = False  # something changed beside entries
        self._untold: dict[
            str, int
        ] = {}  # the newest entry of matches that got one while Redis was unavailable
        self._called = asyncio.Event()
        self._seen: dict[int, float] = {}  # when each change was read
        self._looked = 0.0  # when changes were last read, by the clock of the loop

    # ---------------------------------------------------------------- joining and leaving

    async def join(self) -> None:
        """Called before the first match is opened."""
        self._name = await self.store.settle(_name_of_table)
        await self.store.write(lambda c: leases.register(c, self.id))
        await self._beat()
        if self.redis is not None:
            self.redis.subscribe(self._changes)
            self.background.begin(self.redis.keep_open())
        self.background.begin(self._keep_beating())
        self.background.begin(self._keep_looking())

    async def leave(self) -> None:
        """Called after the last match is closed: releases everything this process held."""

        def work(c: Connection) -> None:
            left = leases.leave(c, self.id, self.alone)
            self._insert(c, [*map(of_match, sorted(left.followed)), of_bots(left.played)])

        with suppress(Unavailable, Damaged, Conflict):  # otherwise it is released when the lease expires
            await self.store.write(work)
            self._call_out()

    @property
    def _changes(self) -> str:
        return f"ludotheque:{self._name}:changes"

    def _channel(self, match: str) -> str:
        return f"ludotheque:{self._name}:match:{match}"

    # ---------------------------------------------------------------- notifying the others

    def wrote(self, match: str, seq: int) -> None:
        """A match has a new entry with this number."""
        if (
            self.redis is not None
            and not self.alone
            and not self.redis.publish(self._channel(match), str(seq))
        ):
            self._untold[match] = seq

    def doubt(self, match: str) -> None:
        """Writing an entry of a match seems to have failed. If the connection broke at that moment it may be stored
        all the same: check as soon as the store can be read again."""
        self._unsure.add(match)
        self._called.set()

    async def write(self, work: Callable[[Connection], T], *changes: Change) -> T:
        """Write a change that others may have in memory; they are notified only if it is committed."""

        def both(c: Connection) -> T:
            result = work(c)
            self._insert(c, changes)
            return result

        result = await self.store.write(both)
        self._call_out()
        return result

    async def note(self, *changes: Change) -> None:
        """Notify others of a change in what they may have in memory."""
        with suppress(Unavailable):  # then they find it when they next read everything
            if await self.store.read(lambda c: leases.others(c, self.id)):
                await self.write(lambda _: None, *changes)

    def _insert(self, c: Connection, changes: Sequence[Change]) -> None:
        """Only if there is a reader: the store is asked, since one may have joined since the last lease renewal."""
        if changes and leases.others(c, self.id):
            now = c.execute(select(Clock())).scalar_one()
            rows = [{"at": now, "process": self.id, "kind": kind, "body": body} for kind, body in changes]
            c.execute(insert(CHANGES), rows)

    def _call_out(self) -> None:
        """Publish that there are changes."""
        if self.redis is not None and not self.alone:
            self.redis.publish(self._changes, self.id)

    def _call_out_late(self) -> None:
        """Publish what happened here while Redis was unavailable: others may have been reconnected for longer."""
        untold, self._untold = self._untold, {}
        for match, seq in untold.items():
            self.wrote(match, seq)
        self._call_out()

    def follow(self, match: str) -> None:
        """A match has been loaded into memory."""
        if self.redis is not None:
            self.redis.subscribe(self._channel(match))

    def unfollow(self, match: str) -> None:
        if self.redis is not None:
            self.redis.unsubscribe(self._channel(match))

    # ---------------------------------------------------------------- liveness

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(Unavailable, Damaged, Conflict):
                await self._beat()

    async def _beat(self) -> None:
        """Renew the lease if there are other processes, and clear away what dead ones held."""
        others = await self.store.read(lambda c: leases.others(c, self.id))
        was_alone, self.alone = self.alone, not others
        if self.alone:
            if not was_alone:  # notifications of the last one may have been missed
                self.listener.hear(EVERYTHING)
                self.background.begin(self.listener.resume())
            return
        if not await self.store.write(lambda c: leases.renew(c, self.id)):
            await self._come_back()
        if was_alone:  # earlier changes were not recorded
            await self.note(EVERYTHING)
            self.listener.hear(EVERYTHING)
        if not all(others.values()):
            left = await self.store.write(lambda c: leases.bury(c, self.id))
            if left.followed or left.played:
                log.info("took_over", followed=len(left.followed), played=len(left.played))
            for match in left.followed:
                self.listener.hear(of_match(match))
            self.listener.hear(of_bots(left.played))
            await self.note(*map(of_match, sorted(left.followed)), of_bots(left.played))
        await self.store.write(_forget_old)

    async def _come_back(self) -> None:
        """This process was unresponsive for so long that others took over what it held."""
        log.warning("was_buried")
        await self.store.write(lambda c: leases.register(c, self.id))
        for live in list(self.listener.in_memory().values()):
            live.leased = False
            seats, match = sorted(live.audience.attended), live.feed.record.id
            if seats:
                await self.store.write(partial(leases.come, process=self.id, match=match, seats=seats))
        await self.note(EVERYTHING)
        self.listener.hear(EVERYTHING)

    async def lease(self, match: str) -> bool:
        """Whether this process plays the bots of a match; if not, it is notified when it may."""
        with suppress(Conflict):  # another one was first
            return await self.store.write(lambda c: leases.take(c, self.id, match))
        return False

    async def give_back(self, matches: list[str], change: Change) -> None:
        """Let others play the bots of these matches; this change notifies them."""
        with suppress(Unavailable, Damaged, Conflict):
            await self.write(lambda c: leases.give_back(c, self.id, matches), change)

    # ---------------------------------------------------------------- receiving notifications

    def _heard(self, channel: str, text: bytes) -> None:
        """A notification from Redis, possibly our own."""
        if channel == self._changes:
            if text.decode() != self.id:
                self._changed = True
                self._called.set()
            return
        match = channel.rpartition(":")[2]
        live = self.listener.in_memory().get(match)
        if live is not None and live.feed.record.seq < int(text):
            self._unsure.add(match)
            self._called.set()

    def _joined(self, channel: str) -> None:
        """The subscription to a match or to changes has begun; something may have happened just before."""
        if channel == self._changes:
            self._changed = True
            self._call_out_late()
        else:
            self._unsure.add(channel.rpartition(":")[2])
        self._called.set()

    async def _keep_looking(self) -> None:
        loop = asyncio.get_running_loop()
        pause = LOOK_SECONDS
        due = loop.time()  # everything is read by then, however many notifications arrive meanwhile
        while True:
            quick = self.redis is None or not self.redis.is_open
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), pause if quick else max(0.0, due - loop.time()))
            self._called.clear()
            unsure, self._unsure = self._unsure, set()
            changed, self._changed = self._changed, False
            began = loop.time()
            everything = not self.alone and (quick or began >= due)
            if everything or self.alone:
                due = began + SELDOM_SECONDS
            try:
                if everything:
                    await self.look(self.listener.in_memory(), True)
                    pause = max(LOOK_SECONDS, PAUSE * (loop.time() - began))
                elif unsure or changed:
                    await self.look(unsure, changed)
            except (Unavailable, Damaged):
                self._unsure |= unsure
                self._changed = True
                due = began
                await asyncio.sleep(LOOK_SECONDS)

    async def look(self, matches: Iterable[str], changed: bool) -> None:
        """Read new entries of these matches in one query, and changes if there may be any."""
        here = self.listener.in_memory()
        live = {match: here[match] for match in matches if match in here}
        known = {match: each.feed.record.seq for match, each in live.items()}
        began = asyncio.get_running_loop().time()
        newer, changes = await self.store.read(
            lambda c: (newer_entries(c, known) if known else {}, _read(c, self.id) if changed else {})
        )
        for match, rows in newer.items():
            self.listener.follow_up(live[match], rows)
        if not changed:
            return
        if (
            began - self._looked > REMEMBERED_SECONDS
        ):  # the store was unavailable for that long, or this process was suspended
            self.listener.hear(EVERYTHING)
        self._looked = began
        for number, change in changes.items():
            if number not in self._seen:
                self.listener.hear(change)
            self._seen[number] = began
        self._seen = {number: at for number, at in self._seen.items() if began - at < REMEMBERED_SECONDS}


def _name_of_table(c: Connection) -> str:
    """The same for all processes of a table, and unique to that table."""
    known = c.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == NAME)).scalar()
    if known is None:
        known = secrets.token_hex(8)
        c.execute(insert(SETTINGS), {"key": NAME, "value": known})
    return str(known)


def _read(c: Connection, process: str) -> dict[int, Change]:
    """Changes of others, by number. Not only higher numbers than before: numbers are assigned before commit, so they
    may become visible out of order."""
    recent = select(CHANGES.c.id, CHANGES.c.kind, CHANGES.c.body).where(
        CHANGES.c.at > Clock() - literal(REMEMBERED_SECONDS), CHANGES.c.process != process
    )
    return {row.id: Change(row.kind, row.body) for row in c.execute(recent.order_by(CHANGES.c.id))}


def _forget_old(c: Connection) -> None:
    c.execute(delete(CHANGES).where(CHANGES.c.at < Clock() - literal(KEPT_SECONDS)))
