"""The table itself: who is there, which matches are in memory, who sits down."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, select, update

from ludotheque.store.errors import Damaged, Unavailable
from ludotheque.store.store import Conflict, Store
from ludotheque.store.tables import ENTRIES, MATCHES, SEATS
from ludotheque.table.bots import playing
from ludotheque.table.bots.thinking import Thinkers
from ludotheque.table.errors import NotFound, NotYours, SetAside
from ludotheque.table.match import deeds
from ludotheque.table.match.forced import SPECTATORS
from ludotheque.table.match.live import RETRY_SECONDS, Follower, LiveMatch
from ludotheque.table.match.records import MatchRecord, SeatRecord
from ludotheque.table.match.telling import summary_json
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.people.limits import Limits
from ludotheque.table.people.names import name_bots
from ludotheque.table.people.people import People, Person
from ludotheque.table.people.sessions import Sessions, Visit, session_of
from ludotheque.table.processes.catching_up import absences, refresh, take_in_others
from ludotheque.table.processes.company import Company
from ludotheque.table.processes.hearing import Change, of_bots, of_match
from ludotheque.table.stored import leases, snapshots
from ludotheque.table.stored.imports import Imports
from ludotheque.table.stored.loading import bring_forward, load, load_from, renew
from ludotheque.table.stored.reading import (
    read_absences,
    read_feed,
    read_list,
    read_matches,
    read_orders,
    waiting_for_bots,
)

LONGEST_LIST = 50
KEPT = 500  # matches in memory from which on those that nobody follows are dropped
TIDY_SECONDS = 60.0
RELOAD = 1012  # the WebSocket code for «come back in a moment»
SESSION_ENDED = 4401

log = structlog.get_logger()

T = TypeVar("T")


class Table:
    """All matches of one process; others may serve them as well (`table.processes.company`). Matches are loaded when
    somebody looks at them and dropped when nobody does.
    """

    def __init__(
        self,
        store: Store,
        bot_workers: int = 2,
        bot_seconds: float = 10.0,
        bot_pause: float = 0.6,
        idle_seconds: float = 600.0,
        clock: Callable[[], float] = time.monotonic,
        redis: str = "",
    ) -> None:
        self.store = store
        self.idle_seconds = idle_seconds
        self.clock = clock
        self.asked_for: dict[str, float] = {}  # when somebody last asked for a match in memory
        self.people = People(store)
        self.company = Company(self, redis)
        self.sessions = Sessions(store, lambda: not self.company.alone)
        self.live: dict[str, LiveMatch] = {}
        self.aside: dict[str, SetAside] = {}  # matches that somebody asked for and that can't be replayed
        self.loading: dict[str, asyncio.Lock] = {}
        self.thinkers = Thinkers(bot_workers, bot_seconds)
        self.bot_pause = bot_pause
        self.limits = Limits(clock)
        self.imports = Imports()
        self.tasks: set[asyncio.Task[None]] = set()
        self.leaving = False

    def begin_leaving(self) -> None:
        """This process is about to end: its tabs and its bots go on elsewhere. That its tabs leave makes nobody absent
        yet: most of them are back elsewhere before `close` looks who is missing.
        """
        if self.leaving:
            return
        self.leaving = True
        played = [match for match, live in self.live.items() if live.leased]
        if played:
            self.begin(self.company.give_back(played, of_bots(played)))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        while self.tasks:  # a bot that stops may leave a match to be saved
            await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in list(self.live.values()):
            await self._save(live)
        await self.company.leave()
        await asyncio.to_thread(self.thinkers.stop)
        await asyncio.to_thread(self.imports.stop)
        await asyncio.to_thread(self.people.close)

    async def resume(self) -> None:
        """After a start: bots that were thinking when the process ended think again. One match that fails keeps no
        other from going on.
        """
        await self._once_available(self.sessions.clear_out)
        waiting = partial(self.store.read, lambda c: waiting_for_bots(c, self.company.id))
        await self.wake_bots_of(await self._once_available(waiting))

    async def wake_bots_of(self, matches: Iterable[str]) -> None:
        """Bots of matches that nobody may be looking at. While the store is away none of them is given up."""
        for match in matches:
            try:
                self.forget(await self._once_available(partial(self.open, match)))
            except SetAside:
                continue  # `open` has noted it
            except Exception as error:
                log.error("resume", match=match, exc_info=error)

    async def _once_available(self, work: Callable[[], Awaitable[T]]) -> T:
        """What has to be done even if the store is away just now."""
        known = False
        while True:
            try:
                return await work()
            except Unavailable as error:
                if not known:
                    log.warning("waiting", unavailable=str(error))
                known = True
                await asyncio.sleep(RETRY_SECONDS)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on by itself until the table is closed."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._task_ended)

    def _task_ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task", exc_info=task.exception())

    # ---------------------------------------------------------------- people

    async def newcomer(self, word: str) -> tuple[Person, str]:
        """Somebody new, called by a word and a number, and the token by which his browser is known from now on."""
        person = await self.people.guest(word)
        return person, await self.sessions.begin(person)

    async def rename(self, person: Person, name: str) -> Person:
        """Call somebody something else, also where he sits."""
        renamed, others = await self.people.rename(person, name)
        await self._renamed(renamed, *others)
        return renamed

    async def make_account(self, person: Person, name: str, passphrase: str) -> Person:
        made, others = await self.people.make_account(person, name, passphrase)
        await self._renamed(made, *others)
        return made

    async def _renamed(self, *people: Person) -> None:
        for person in people:
            self._reseat(person.id, person)
        await self.company.note(*(Change("person", {"before": p.id, "after": p.id}) for p in people))

    async def log_in(self, visit: Visit, name: str, passphrase: str) -> tuple[Person, str]:
        """Be the person of an account in a new session. A visitor's seats and open tabs become the account's."""
        visitor = visit.person
        account = await self.people.log_in(visitor, name, passphrase)
        token = await self.sessions.begin(account)
        if not visitor.account:
            self._reseat(visitor.id, account)
            self.move_tabs(visit.session, session_of(token))
            await self.company.note(
                Change("person", {"before": visitor.id, "after": account.id}),
                Change("session", {"before": visit.session, "after": session_of(token)}),
            )
        await self.end_session(visit.session)
        return account, token

    async def change_passphrase(self, visit: Visit, old: str, new: str) -> None:
        """Whoever got in with the old one, on whatever device, is out."""
        await self.people.change_passphrase(visit.person, old, new)
        await self.sessions.end_all(visit.person.id, but=visit.session)
        await self._ended(person=visit.person.id, but=visit.session)

    async def end_session(self, session: str) -> None:
        """Log out on one device."""
        await self.sessions.end(session)
        await self._ended(session=session)

    async def end_all_sessions(self, person: Person) -> None:
        """Log out on every device."""
        await self.sessions.end_all(person.id)
        await self._ended(person=person.id)

    async def _ended(self, **which: str) -> None:
        """Sessions were ended: one, or all of a person, maybe but one."""
        self.close_ended(**which)
        await self.company.note(Change("ended", which))

    def close_ended(
        self, session: str | None = None, person: str | None = None, but: str | None = None
    ) -> None:
        if session is not None:
            self._close_tabs(lambda tab: tab.session == session)
        else:
            self._close_tabs(lambda tab: tab.person == person and tab.session != but)

    async def close_lost(self) -> None:
        """The tabs whose sessions the store does not have any more."""
        shown = {
            tab.session for live in self.live.values() for tab in live.followers if tab.session is not None
        }
        ended = shown - await self.sessions.still_open(shown)
        if ended:  # a browser may have another one since, and its tabs with it; that was noted before the first ended
            await self.company.look([], changed=True)
            self._close_tabs(lambda tab: tab.session in ended)

    def move_tabs(self, before: str, session: str) -> None:
        for live in self.live.values():
            for tab in live.followers:
                if tab.session == before:
                    tab.session = session

    def _close_tabs(self, which: Callable[[Follower], bool]) -> None:
        """Those who may not speak in this name any more: what still waits to be judged counts for nobody."""
        for live in self.live.values():
            for tab in live.followers.copy():
                if which(tab):
                    person, tab.person, tab.session = tab.person, None, None
                    self.went(live, person)
                    tab.close(SESSION_ENDED)

    def _reseat(self, before: str, person: Person) -> None:
        """The matches in memory, after the store: who sat there as `before` is now this person."""
        self.sessions.person_changed(before)
        for live in self.live.values():
            for seat in live.seats_of(before):
                own = live.seats[seat].called or person.name
                live.seats[seat] = replace(live.seats[seat], person=person.id, name=own)
            if live.seats_of(person.id):
                live.seats = name_bots(live.seats)
            if live.record.host == before:
                live.record.host = person.id
            for follower in live.followers:
                if follower.person == before:
                    follower.person = person.id

    # ---------------------------------------------------------------- finding them again

    async def open(self, match: str) -> LiveMatch:
        """The match in memory, loaded from its entries if need be; raises NotFound, and SetAside where that fails."""
        found = self.live.get(match)
        if found is not None:
            self.asked_for[match] = self.clock()
            if not self.company.alone:
                await refresh(self, found)
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
            found, snapshot, feed, away, elsewhere, orders = await self.store.read(read)
            if not found:
                raise NotFound("match")
            ((record, seats),) = found
            stored = record.rules
            live = load_from(snapshot, self.store, replace(record), seats, feed) if snapshot else None
            if live is None:
                whole = await self.store.read(lambda c: read_feed(c, match)) if snapshot else feed
                live = load(self.store, record, seats, whole)
        except Damaged as error:
            raise SetAside(0, "file", detail=str(error)) from None
        if live.match.game.watch(stored, record.seats) is not None:
            await self.store.write(lambda c: renew(c, live.record, stored))
        live.elsewhere = elsewhere
        live.away = absences(live, away)
        live.orders = orders
        live.limits = self.limits
        live.caught_up = partial(self._caught_up, live)
        live.take_in_others = partial(take_in_others, self, live)
        live.wrote = partial(self.company.wrote, match)
        live.doubt = partial(self.company.doubt, match)
        try:
            await live.carry_on()
        except Unavailable:
            live.follow_later()
        playing.wake(self, live)
        return live

    # ---------------------------------------------------------------- in memory and out of it

    def _caught_up(self, live: LiveMatch, result: int | Exception) -> None:
        """What followed from an entry of a match was written late, or by another process."""
        if isinstance(result, int):
            playing.wake(self, live)
        else:
            self.reload(live)
        asyncio.get_running_loop().call_soon(self.forget, live)  # when the turn is given back

    def set_aside(self, live: LiveMatch, error: SetAside) -> None:
        """A match in memory turns out to be damaged in the store; followers come back and are told."""
        self._note(live.record.id, error)
        self.reload(live)

    def _note(self, match: str, error: SetAside) -> None:
        """A match can't be replayed. It is tried again whenever somebody asks for it, but logged once."""
        known = self.aside.get(match)
        self.aside[match] = error
        if known is None or known.message != error.message:
            why = {"entry": error.entry, "why": error.why["en"], "detail": error.detail}
            log.error("set_aside", match=match, **why, exc_info=error.__cause__)

    def _make_room(self) -> None:
        """Drop matches that nobody follows, the longest loaded first, when there are many."""
        if len(self.live) > KEPT:
            for live in list(self.live.values())[: len(self.live) - KEPT]:
                self.forget(live)

    async def tidy(self) -> None:
        """Now and then, as long as the table is open."""
        while True:
            await asyncio.sleep(min(TIDY_SECONDS, self.idle_seconds))
            self.drop_idle()
            for live in list(self.live.values()):
                await self._save(live)

    def drop_idle(self) -> None:
        """Drop matches that nobody follows and that nobody has asked for in a while."""
        now = self.clock()
        for match, live in list(self.live.items()):
            if now - self.asked_for[match] >= self.idle_seconds:
                self.forget(live)

    def forget(self, live: LiveMatch) -> None:
        """Drop a match nobody follows; its entries are the truth."""
        idle = not live.followers and not live.thinking and not live.turns.taken and not live.behind
        if idle:
            self._drop(live)
            if snapshots.is_due(live):
                self.begin(self._save(live))

    async def _save(self, live: LiveMatch) -> None:
        """If so much has happened since the last time, write down where the match stands. What a sudden end keeps from
        being written is replayed.
        """
        if not snapshots.is_due(live):
            return
        async with turn_of(live.turns):
            row = snapshots.taken(live)
        with suppress(Unavailable, Damaged, Conflict):
            await self.store.write(lambda c: snapshots.write(c, row))

    def _drop(self, live: LiveMatch) -> None:
        if self.live.get(live.record.id) is live:
            del self.live[live.record.id]
            self.asked_for.pop(live.record.id, None)
            self.company.unfollow(live.record.id)
            if live.leased:
                live.leased = False
                self.begin(self.company.give_back([live.record.id], of_match(live.record.id)))

    def came(self, live: LiveMatch, person: str | None) -> None:
        """Somebody follows a match, from now on or in one more tab."""
        back = [seat for seat in live.seats_of(person) if live.away.pop(seat, None) is not None]
        if back:
            live.tell_absences()
        new = [seat for seat in live.seats_of(person) or [SPECTATORS] if seat not in live.attended]
        if new:
            live.attended.update(new)
            self.begin(self._note_attendance(live, leases.come, new))

    def went(self, live: LiveMatch, person: str | None) -> None:
        """One tab less; whoever has no other one, here or elsewhere, is away from now on."""
        gone = [seat for seat in live.seats_of(person) if not live.present_here(seat)]
        if SPECTATORS in live.attended and not live.watched_here():
            gone.append(SPECTATORS)
        if not gone or self.leaving:
            return
        away = [seat for seat in gone if seat not in live.elsewhere and seat != SPECTATORS]
        if away:
            live.away |= dict.fromkeys(away, datetime.now(UTC))
            live.tell_absences()
        live.attended.difference_update(gone)
        self.begin(self._note_attendance(live, leases.go, gone))

    async def _note_attendance(
        self, live: LiveMatch, deed: Callable[[Connection, str, str, list[int]], None], seats: list[int]
    ) -> None:
        """For other processes, and so that a restart does not make a player's absence shorter or longer."""
        match = live.record.id
        with suppress(Unavailable):  # then he is taken for here, or away, a little longer
            await self.company.write(lambda c: deed(c, self.company.id, match, seats), of_match(match))

    async def give_order(self, live: LiveMatch, person: str | None, seat: int, step: str, order: str) -> int:
        """A standing answer for a seat. It is no part of the match, and no entry tells of it; but the question in hand
        is answered at once if the order says so.
        """
        async with turn_of(live.turns):
            orders = deeds.changed_orders(live, person, seat, step, order)
            kept = update(SEATS).where(SEATS.c.match == live.record.id, SEATS.c.seat == seat)
            await self.company.write(
                lambda c: c.execute(kept.values(orders=orders or None)), of_match(live.record.id)
            )
            live.orders = {other: those for other, those in live.orders.items() if other != seat}
            if orders:
                live.orders[seat] = orders
            live.tell_orders(person)
        return await live.changed(partial(deeds.answer_by_order, seat=seat))

    def reload(self, live: LiveMatch) -> None:
        """What is in the store is the truth, not what is in memory; followers come back to it."""
        self._drop(live)
        for follower in live.followers:
            follower.close(RELOAD)

    async def written(self, live: LiveMatch, message: str) -> int | None:
        """The number of the entry that this message of a client became."""
        wanted = select(ENTRIES.c.seq).where(ENTRIES.c.match == live.record.id, ENTRIES.c.client == message)
        return await self.store.read(lambda c: c.execute(wanted).scalar())

    async def listing(self, person: Person, which: str) -> list[dict[str, Any]]:
        """My matches, open ones to join, or running public ones to watch."""
        found = await self.store.read(lambda c: read_list(c, person.id, which, LONGEST_LIST))
        return [self._summary(record, seats, person.id) for record, seats in found]

    async def stored_summary(self, person: str | None, match: str) -> dict[str, Any] | None:
        """What a list would show of a match, whether it can be replayed or not."""
        found = await self.store.read(lambda c: read_matches(c, MATCHES.c.id == match))
        return self._summary(*found[0], person) if found else None

    def _summary(self, record: MatchRecord, seats: list[SeatRecord], person: str | None) -> dict[str, Any]:
        """Of a match that is not loaded: whether it can be replayed is known if its header says so, or if somebody
        tried before.
        """
        aside = self.aside.get(record.id)
        try:
            bring_forward(record)
        except SetAside as error:
            aside = error
        return summary_json(record, seats, person, None if aside is None else aside.to_json())

    # ---------------------------------------------------------------- sitting down

    async def join(
        self,
        person: Person,
        match: str,
        seat: int | None,
        colour: str | None = None,
        nonce: str | None = None,
    ) -> dict[str, Any]:
        """Take an open seat, a certain one or the first, with its colour or another one."""
        live = await self.open(match)
        await live.changed(partial(deeds.sit_down, person=person, seat=seat, colour=colour, nonce=nonce))
        playing.wake(self, live)
        return live.summary(person.id)

    async def leave(self, person: Person, match: str) -> dict[str, Any]:
        """Stand up before the match begins."""
        live = await self.open(match)
        mine = live.seats_of(person.id)
        if not mine:
            raise NotYours("you have no seat here")
        for seat in mine:
            await live.changed(partial(deeds.stand_up, person=person, seat=seat))
        return live.summary(person.id)

    async def seat_bot(self, person: Person, match: str, seat: int, level: str | None) -> dict[str, Any]:
        """The host puts a bot on an open seat; without a level the seat is open again."""
        live = await self.open(match)
        await live.changed(partial(deeds.seat_bot, person=person, seat=seat, level=level))
        playing.wake(self, live)
        return live.summary(person.id)

    async def give_nonce(self, person: Person, match: str, seat: int, nonce: str) -> dict[str, Any]:
        """Add a nonce to the seed; a match that waited for it begins."""
        live = await self.open(match)
        await live.changed(partial(deeds.give_nonce, person=person, seat=seat, nonce=nonce))
        playing.wake(self, live)
        return live.summary(person.id)

    async def take_colour(self, person: Person, match: str, seat: int, colour: str) -> dict[str, Any]:
        """Play with pieces of another colour; only before the match begins."""
        live = await self.open(match)
        await live.changed(partial(deeds.take_colour, person=person, seat=seat, colour=colour))
        return live.summary(person.id)
