"""The other processes that serve this table, and what one hears of them.

The database has everything: which processes live (`table.stored.leases`), the entries, and what else was changed
(`changes`). A process looks there for what is new to it: a few times a second, or, where there is a Redis, when one
of the others calls out that there is something. So Redis makes it quick and nothing depends on it. A process that is
alone has nothing to look for, and writes nothing about itself either.
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

LOOK_SECONDS = 0.05  # between two looks without Redis, at least
PAUSE = 4  # times as long as a look took one waits for the next: looking takes a fifth of the time at most
SELDOM_SECONDS = 5.0  # the same with it: what was called out may have been lost
BEAT_SECONDS = 0.5
REMEMBERED_SECONDS = 20.0  # changes that are looked through for those that came late
KEPT_SECONDS = 60.0  # changes in the store

T = TypeVar("T")

log = structlog.get_logger()


class Listener(Protocol):
    """What is told of the deeds of other processes: the table of this one."""

    def in_memory(self) -> dict[str, LiveMatch]:
        """The matches that are loaded here."""

    def follow_up(self, live: LiveMatch, rows: Sequence[Row[Any]]) -> None:
        """A match has these entries of another process."""

    def hear(self, change: Change) -> None:
        """Something was changed beside the entries of a match."""

    async def resume(self) -> None:
        """No other process plays the bots any more."""


class Company:
    """What one process of a table knows of the others, and lets them know."""

    def __init__(self, store: Store, background: Background, listener: Listener, redis: str = "") -> None:
        self.store = store
        self.background = background
        self.listener = listener
        self.id = secrets.token_hex(8)
        self.alone = True
        self.redis = Redis(redis, self._heard, self._joined) if redis else None
        self._name = ""  # of this table, among those that share a Redis
        self._unsure: set[str] = set()  # matches of which something may have been missed
        self._changed = False  # something was changed beside entries
        self._untold: dict[str, int] = {}  # matches that got an entry while Redis was away, and its number
        self._called = asyncio.Event()
        self._seen: dict[int, float] = {}  # changes that were looked at, and when
        self._looked = 0.0  # when changes were looked at last, by the clock of the loop

    # ---------------------------------------------------------------- coming and going

    async def join(self) -> None:
        """Before the first match is opened."""
        self._name = await self.store.settle(_name_of_table)
        await self.store.write(lambda c: leases.register(c, self.id))
        await self._beat()
        if self.redis is not None:
            self.redis.subscribe(self._changes)
            self.background.begin(self.redis.keep_open())
        self.background.begin(self._keep_beating())
        self.background.begin(self._keep_looking())

    async def leave(self) -> None:
        """When the last match is closed: what this process held is free at once."""

        def work(c: Connection) -> None:
            left = leases.leave(c, self.id, self.alone)
            self._insert(c, [*map(of_match, sorted(left.followed)), of_bots(left.played)])

        with suppress(Unavailable, Damaged, Conflict):  # else it is free when the lease has run out
            await self.store.write(work)
            self._call_out()

    @property
    def _changes(self) -> str:
        return f"ludotheque:{self._name}:changes"

    def _channel(self, match: str) -> str:
        return f"ludotheque:{self._name}:match:{match}"

    # ---------------------------------------------------------------- telling the others

    def wrote(self, match: str, seq: int) -> None:
        """A match has a new entry, and this is its number."""
        if (
            self.redis is not None
            and not self.alone
            and not self.redis.publish(self._channel(match), str(seq))
        ):
            self._untold[match] = seq

    def doubt(self, match: str) -> None:
        """An entry of a match could not be written, as it seems. Where the line broke in that moment it may be there
        all the same: as soon as the store can be read again, we look.
        """
        self._unsure.add(match)
        self._called.set()

    async def write(self, work: Callable[[Connection], T], *changes: Change) -> T:
        """Change something that others may have in memory; they hear of it if it is done, and only then."""

        def both(c: Connection) -> T:
            result = work(c)
            self._insert(c, changes)
            return result

        result = await self.store.write(both)
        self._call_out()
        return result

    async def note(self, *changes: Change) -> None:
        """Something was changed that others may have in memory."""
        with suppress(Unavailable):  # then they hear of it when they look at everything the next time
            if await self.store.read(lambda c: leases.others(c, self.id)):
                await self.write(lambda _: None, *changes)

    def _insert(self, c: Connection, changes: Sequence[Change]) -> None:
        """If anybody is there to read them: asked of the store, since one may have come since the last beat."""
        if changes and leases.others(c, self.id):
            now = c.execute(select(Clock())).scalar_one()
            rows = [{"at": now, "process": self.id, "kind": kind, "body": body} for kind, body in changes]
            c.execute(insert(CHANGES), rows)

    def _call_out(self) -> None:
        """There are changes to look at."""
        if self.redis is not None and not self.alone:
            self.redis.publish(self._changes, self.id)

    def _call_out_late(self) -> None:
        """What happened here while Redis was away: the others may have heard of it again for longer than we have."""
        untold, self._untold = self._untold, {}
        for match, seq in untold.items():
            self.wrote(match, seq)
        self._call_out()

    def follow(self, match: str) -> None:
        """A match is in memory from now on."""
        if self.redis is not None:
            self.redis.subscribe(self._channel(match))

    def unfollow(self, match: str) -> None:
        if self.redis is not None:
            self.redis.unsubscribe(self._channel(match))

    # ---------------------------------------------------------------- who lives

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(Unavailable, Damaged, Conflict):
                await self._beat()

    async def _beat(self) -> None:
        """Show that this process lives, if anybody is there to see it, and bury those that do not any more."""
        others = await self.store.read(lambda c: leases.others(c, self.id))
        was_alone, self.alone = self.alone, not others
        if self.alone:
            if not was_alone:  # what the last of them left may not have been heard of
                self.listener.hear(EVERYTHING)
                self.background.begin(self.listener.resume())
            return
        if not await self.store.write(lambda c: leases.renew(c, self.id)):
            await self._come_back()
        if was_alone:  # what was changed before was noted nowhere
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
        """This process fell silent for so long that the others took over what it held."""
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
        """Whether this process plays the bots of a match; if not, it hears when it may."""
        with suppress(Conflict):  # another one was first
            return await self.store.write(lambda c: leases.take(c, self.id, match))
        return False

    async def give_back(self, matches: list[str], change: Change) -> None:
        """Others may play the bots of these matches, and hear of it by this change."""
        with suppress(Unavailable, Damaged, Conflict):
            await self.write(lambda c: leases.give_back(c, self.id, matches), change)

    # ---------------------------------------------------------------- hearing the others

    def _heard(self, channel: str, text: bytes) -> None:
        """Redis passes on what somebody called out; maybe it was ourselves."""
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
        """From now on we hear of a match, or of changes; something may have happened just before."""
        if channel == self._changes:
            self._changed = True
            self._call_out_late()
        else:
            self._unsure.add(channel.rpartition(":")[2])
        self._called.set()

    async def _keep_looking(self) -> None:
        loop = asyncio.get_running_loop()
        pause = LOOK_SECONDS
        due = loop.time()  # everything is looked at by then, however much is called out meanwhile
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
        """Look for new entries of these matches, all with one question, and for changes if there may be any."""
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
        if began - self._looked > REMEMBERED_SECONDS:  # the store was away for so long, or this process
            self.listener.hear(EVERYTHING)
        self._looked = began
        for number, change in changes.items():
            if number not in self._seen:
                self.listener.hear(change)
            self._seen[number] = began
        self._seen = {number: at for number, at in self._seen.items() if began - at < REMEMBERED_SECONDS}


def _name_of_table(c: Connection) -> str:
    """The same for all processes of a table, and for no other table's."""
    known = c.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == NAME)).scalar()
    if known is None:
        known = secrets.token_hex(8)
        c.execute(insert(SETTINGS), {"key": NAME, "value": known})
    return str(known)


def _read(c: Connection, process: str) -> dict[int, Change]:
    """What others changed, by number. Not only what has higher numbers than before: they are handed out before they can
    be seen, and not always seen in their order.
    """
    recent = select(CHANGES.c.id, CHANGES.c.kind, CHANGES.c.body).where(
        CHANGES.c.at > Clock() - literal(REMEMBERED_SECONDS), CHANGES.c.process != process
    )
    return {row.id: Change(row.kind, row.body) for row in c.execute(recent.order_by(CHANGES.c.id))}


def _forget_old(c: Connection) -> None:
    c.execute(delete(CHANGES).where(CHANGES.c.at < Clock() - literal(KEPT_SECONDS)))
