"""The table of one process: people and their sessions, lists of matches, seats."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import Row, update

from ludotheque.store.errors import Damaged, Unavailable
from ludotheque.store.store import Store
from ludotheque.store.tables import MATCHES, SEATS
from ludotheque.table.background import Background
from ludotheque.table.bots.thinking import Thinkers
from ludotheque.table.errors import NotYours, SetAside
from ludotheque.table.match import deeds
from ludotheque.table.match.audience import Follower
from ludotheque.table.match.bot_names import name_bots
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.records import MatchRecord, SeatRecord
from ludotheque.table.match.telling import summary_json
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.matches import Matches
from ludotheque.table.people import teaching
from ludotheque.table.people.limits import Limits
from ludotheque.table.people.people import People, Person
from ludotheque.table.people.sessions import Sessions, Visit, session_of
from ludotheque.table.processes.changes import Change, of_match
from ludotheque.table.processes.company import Company
from ludotheque.table.stored.imports import Imports
from ludotheque.table.stored.loading import bring_forward
from ludotheque.table.stored.reading import read_list, read_matches
from ludotheque.table.stored.summaries import Summaries

LONGEST_LIST = 50
SESSION_ENDED = 4401


class Table:
    """The operations of the web table in one process; others may serve the same table (`table.processes.company`)."""

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
        self.background = Background()
        self.people = People(store)
        self.company = Company(store, self.background, self, redis)
        self.sessions = Sessions(store, lambda: not self.company.alone)
        self.thinkers = Thinkers(bot_workers, bot_seconds)
        self.limits = Limits(clock)
        self.imports = Imports()
        self.summaries = Summaries()
        self.matches = Matches(
            store,
            self.company,
            self.background,
            self.thinkers,
            self.limits,
            bot_pause,
            idle_seconds,
            clock,
        )

    async def close(self) -> None:
        await self.background.close()
        await self.matches.save_all()
        await self.company.leave()
        await asyncio.to_thread(self.thinkers.stop)
        await asyncio.to_thread(self.imports.stop)
        await asyncio.to_thread(self.summaries.stop)
        await asyncio.to_thread(self.people.close)

    # ---------------------------------------------------------------- other processes

    def in_memory(self) -> dict[str, LiveMatch]:
        """The matches loaded here."""
        return self.matches.live

    async def resume(self) -> None:
        """After a start: resume bots that were deciding when the process ended."""
        await self.matches.once_available(self.sessions.clear_out)
        await self.matches.resume()

    def follow_up(self, live: LiveMatch, rows: Sequence[Row[Any]]) -> None:
        """Another process wrote these entries of a match."""
        self.matches.others.follow_up(live, rows)

    def hear(self, change: Change) -> None:
        """Something changed beside the entries of a match."""
        kind, body = change
        concerned: list[LiveMatch] = []
        if kind == "all":
            concerned = list(self.matches.live.values())
            self.background.begin(self._close_lost())
        elif kind == "match":
            concerned = [live for live in [self.matches.live.get(body["match"])] if live is not None]
        elif kind == "bots":
            self.background.begin(self.matches.wake_bots_of(body["matches"]))
        elif kind == "person":
            concerned = self._person_moved(body["before"], body["after"])
        elif kind == "session":
            self._move_tabs(body["before"], body["after"])
        elif kind == "ended":
            self._close_ended(**body)
        for live in concerned:
            self.background.begin(self._look_again(live))

    async def _look_again(self, live: LiveMatch) -> None:
        with suppress(Unavailable, Damaged, SetAside):
            await self.matches.others.refresh(live)
            await (
                live.carry_on()
            )  # in case the process that wrote the last entry died before its consequences

    def _person_moved(self, before: str, after: str) -> list[LiveMatch]:
        """The matches of a person with a new name or account."""
        self.sessions.person_changed(before)
        for live in self.matches.live.values():
            for tab in live.audience.followers:
                if tab.person == before:
                    tab.person = after
        return [
            live
            for live in self.matches.live.values()
            if live.feed.record.host == before or live.feed.seats_of(before)
        ]

    # ---------------------------------------------------------------- people

    async def newcomer(self, word: str) -> tuple[Person, str]:
        """A new visitor, named by a word and a number, and the session token for the browser."""
        person = await self.people.guest(word)
        return person, await self.sessions.begin(person)

    async def rename(self, person: Person, name: str) -> Person:
        """Rename a person, also in matches."""
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
        """Log a person in to an account, in a new session. A visitor's seats and open tabs become the account's."""
        visitor = visit.person
        account = await self.people.log_in(visitor, name, passphrase)
        token = await self.sessions.begin(account)
        if not visitor.account:
            self._reseat(visitor.id, account)
            self._move_tabs(visit.session, session_of(token))
            await self.company.note(
                Change("person", {"before": visitor.id, "after": account.id}),
                Change("session", {"before": visit.session, "after": session_of(token)}),
            )
        await self.end_session(visit.session)
        return account, token

    async def change_passphrase(self, visit: Visit, old: str, new: str) -> None:
        """All sessions opened with the old passphrase end, on all devices."""
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
        """Sessions have ended: one, or all of a person, possibly except one."""
        self._close_ended(**which)
        await self.company.note(Change("ended", which))

    def _close_ended(
        self, session: str | None = None, person: str | None = None, but: str | None = None
    ) -> None:
        if session is not None:
            self._close_tabs(lambda tab: tab.session == session)
        else:
            self._close_tabs(lambda tab: tab.person == person and tab.session != but)

    async def _close_lost(self) -> None:
        """Sessions may have ended without a notification: their tabs are closed, too."""
        with suppress(Unavailable, Damaged):
            shown = {
                tab.session
                for live in self.matches.live.values()
                for tab in live.audience.followers
                if tab.session is not None
            }
            ended = shown - await self.sessions.still_open(shown)
            # The browser, with its tabs, may have a newer session; that was recorded before the old one ended.
            if ended:
                await self.company.look([], changed=True)
                self._close_tabs(lambda tab: tab.session in ended)

    def _move_tabs(self, before: str, session: str) -> None:
        for live in self.matches.live.values():
            for tab in live.audience.followers:
                if tab.session == before:
                    tab.session = session

    def _close_tabs(self, which: Callable[[Follower], bool]) -> None:
        """Close tabs whose person has no rights here any more; their queued messages are dropped."""
        for live in self.matches.live.values():
            for tab in live.audience.followers.copy():
                if which(tab):
                    person, tab.person, tab.session = tab.person, None, None
                    self.matches.went(live, person)
                    tab.close(SESSION_ENDED)

    def _reseat(self, before: str, person: Person) -> None:
        """In the matches in memory, after the store: the seats of `before` now belong to this person."""
        self.sessions.person_changed(before)
        for live in self.matches.live.values():
            for seat in live.feed.seats_of(before):
                own = live.feed.seats[seat].called or person.name
                live.feed.seats[seat] = replace(live.feed.seats[seat], person=person.id, name=own)
            if live.feed.seats_of(person.id):
                live.feed.seats = name_bots(live.feed.seats)
            if live.feed.record.host == before:
                live.feed.record.host = person.id
            for follower in live.audience.followers:
                if follower.person == before:
                    follower.person = person.id

    async def what_was_met(
        self, person: Person, change: teaching.Change | None = None
    ) -> tuple[teaching.Teaching, list[str]]:
        """What a person has met, after a change if there is one, and the games the person has played."""
        if change is None:
            return await self.store.read(
                lambda c: (teaching.read(c, person.id), teaching.played(c, person.id))
            )
        await asyncio.to_thread(teaching.check, change)
        return await self.store.write(
            lambda c: (teaching.apply(c, person.id, change), teaching.played(c, person.id))
        )

    async def forget_teaching(self, person: Person) -> tuple[teaching.Teaching, list[str]]:
        return await self.store.write(lambda c: (teaching.reset(c, person.id), teaching.played(c, person.id)))

    # ---------------------------------------------------------------- matches

    async def give_order(self, live: LiveMatch, person: str | None, seat: int, step: str, order: str) -> int:
        """A standing answer for a seat. It is not part of the match, and no entry records it; but if it answers the
        current question, that answer is given at once."""
        async with turn_of(live.writer.turns):
            orders = deeds.changed_orders(live, person, seat, step, order)
            kept = update(SEATS).where(SEATS.c.match == live.feed.record.id, SEATS.c.seat == seat)
            await self.company.write(
                lambda c: c.execute(kept.values(orders=orders or None)), of_match(live.feed.record.id)
            )
            live.audience.orders = {
                other: those for other, those in live.audience.orders.items() if other != seat
            }
            if orders:
                live.audience.orders[seat] = orders
            live.audience.tell_orders(person)
        return await live.changed(partial(deeds.answer_by_order, seat=seat))

    async def listing(self, person: Person, which: str) -> list[dict[str, Any]]:
        """My matches, open ones to join, or running public ones to watch."""
        found = await self.store.read(lambda c: read_list(c, person.id, which, LONGEST_LIST))
        return [self._summary(record, seats, person.id) for record, seats in found]

    async def stored_summary(self, person: str | None, match: str) -> dict[str, Any] | None:
        """The summary of a match, whether it can be replayed or not."""
        found = await self.store.read(lambda c: read_matches(c, MATCHES.c.id == match))
        return self._summary(*found[0], person) if found else None

    def _summary(self, record: MatchRecord, seats: list[SeatRecord], person: str | None) -> dict[str, Any]:
        """Of a match that is not loaded: whether it can be replayed is known from its header, or from an earlier
        attempt."""
        aside = self.matches.aside.get(record.id)
        try:
            bring_forward(record)
        except SetAside as error:
            aside = error
        return summary_json(record, seats, person, None if aside is None else aside.to_json())

    # ---------------------------------------------------------------- seats

    async def join(
        self,
        person: Person,
        match: str,
        seat: int | None,
        colour: str | None = None,
        nonce: str | None = None,
    ) -> dict[str, Any]:
        """Take an open seat, a given one or the first, with its colour or another one."""
        live = await self.matches.open(match)
        await live.changed(partial(deeds.sit_down, person=person, seat=seat, colour=colour, nonce=nonce))
        self.matches.players.wake(live)
        return live.summary(person.id)

    async def leave(self, person: Person, match: str) -> dict[str, Any]:
        """Leave the seat before the match begins."""
        live = await self.matches.open(match)
        mine = live.feed.seats_of(person.id)
        if not mine:
            raise NotYours("you have no seat here")
        for seat in mine:
            await live.changed(partial(deeds.stand_up, person=person, seat=seat))
        return live.summary(person.id)

    async def seat_bot(self, person: Person, match: str, seat: int, level: str | None) -> dict[str, Any]:
        """The host puts a bot on an open seat; without a level the seat is open again."""
        live = await self.matches.open(match)
        await live.changed(partial(deeds.seat_bot, person=person, seat=seat, level=level))
        self.matches.players.wake(live)
        return live.summary(person.id)

    async def give_nonce(self, person: Person, match: str, seat: int, nonce: str) -> dict[str, Any]:
        """Add a nonce to the seed; a match that waited for it begins."""
        live = await self.matches.open(match)
        await live.changed(partial(deeds.give_nonce, person=person, seat=seat, nonce=nonce))
        self.matches.players.wake(live)
        return live.summary(person.id)

    async def take_colour(self, person: Person, match: str, seat: int, colour: str) -> dict[str, Any]:
        """Choose another colour; only before the match begins."""
        live = await self.matches.open(match)
        await live.changed(partial(deeds.take_colour, person=person, seat=seat, colour=colour))
        return live.summary(person.id)
