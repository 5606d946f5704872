"""A process that does not know yet what another one wrote."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.table.errors import Ahead, NotYours
from ludotheque.table.match import deeds
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.people.people import Person
from ludotheque.table.people.sessions import session_of
from ludotheque.table.processes import company
from ludotheque.table.processes.changes import EVERYTHING
from ludotheque.table.table import SESSION_ENDED, Table
from ludotheque.web.following import sync
from tests.table.sitting import ME, OPEN, opened, plays, table_on
from tests.table.test_sessions import tab_of, visit_of
from tests.table.test_table import at_table


@pytest.fixture(autouse=True)
def _no_automatic_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that believes it is alone does not poll until the test says otherwise."""
    monkeypatch.setattr(company, "BEAT_SECONDS", 3600.0)
    monkeypatch.setattr(company, "LOOK_SECONDS", 3600.0)


async def twice_open(here: Table, there: Table) -> tuple[Person, LiveMatch, LiveMatch]:
    """A person who plays all seats, and the match in the memory of two processes."""
    host = await here.people.visitor("Agathe")
    match = await opened(here, host, ME, ME, ME, game="quebec")
    return host, match, await there.matches.open(match.feed.record.id)


def any_choice(live: LiveMatch) -> tuple[int, Any]:
    """The first choice of an asked seat."""
    state = live.feed.match.state
    seat = state.to_move()[0]
    return seat, live.feed.match.game.vocabulary.to_json(state.actions(seat)[0])


@at_table
async def test_a_seat_taken_through_another_process_is_known_here(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        assert here.company.alone
        host = await here.people.visitor("Agathe")
        guest = await there.people.visitor("Bruno")
        live = await opened(here, host, ME, OPEN)
        await there.join(guest, live.feed.record.id, None)
        assert live.feed.seats_of(guest.id) == []
        seq = await live.changed(partial(deeds.chat, person=guest.id, text="me voilà"))
        assert live.feed.seats_of(guest.id) == [1]
        assert live.feed.record.seq == seq


@at_table
async def test_a_person_without_a_seat_is_refused_after_a_second_check(file: Path) -> None:
    async with table_on(file) as here:
        host = await here.people.visitor("Agathe")
        stranger = await here.people.visitor("Bruno")
        live = await opened(here, host, ME, OPEN)
        with pytest.raises(NotYours):
            await live.changed(partial(deeds.chat, person=stranger.id, text="me voilà"))
        assert await live.changed(partial(deeds.chat, person=host.id, text="seule")) == live.feed.record.seq


@at_table
async def test_entries_seen_at_another_process_can_be_answered_here_at_once(file: Path) -> None:
    """A browser moves to this process with a choice that the other one did not answer."""
    async with table_on(file) as here, table_on(file) as there:
        host, behind, live = await twice_open(here, there)
        first = live.feed.match.state.to_move()
        while live.feed.match.state.to_move() == first:
            await plays(live, host, *any_choice(live))
        seat, action = any_choice(live)
        seen = live.feed.record.seq
        with pytest.raises(Ahead):
            await behind.changed(partial(deeds.play, person=host.id, seat=seat, action=action, seq=seen + 1))
        deed = partial(deeds.play, person=host.id, seat=seat, action=action, seq=seen)
        assert await behind.changed(deed) == seen + 1
        assert behind.feed.match.movers[-1] == seat


@at_table
async def test_new_followers_get_the_entries_up_to_their_position(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        host, behind, live = await twice_open(here, there)
        await plays(live, host, *any_choice(live))
        assert live.feed.record.seq == behind.feed.record.seq + 1
        async with turn_of(behind.writer.turns):
            told = await sync(here, behind, host.id, 0)
        assert [entry["seq"] for entry in told["entries"]] == list(range(1, told["seq"] + 1))
        assert told["now"]["to_move"] == list(behind.feed.match.state.to_move())


@at_table
async def test_logging_out_applies_to_processes_not_known_yet(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        await here.company.join()
        await there.company.join()
        assert here.company.alone
        assert not there.company.alone
        host, token = await here.newcomer("Agathe")
        live = await there.matches.open((await opened(here, host, ME, ME)).feed.record.id)
        tab = tab_of(await visit_of(there, token))
        live.audience.followers.append(tab)
        await here.end_all_sessions(host)
        await there.company.look([], changed=True)
        assert (tab.person, tab.closed) == (None, SESSION_ENDED)


@at_table
async def test_a_full_refresh_closes_the_tabs_of_ended_sessions(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        host, token = await here.newcomer("Agathe")
        guest, other = await here.newcomer("Bruno")
        live = await there.matches.open((await opened(here, host, ME, OPEN)).feed.record.id)
        tabs = [tab_of(await visit_of(there, token)), tab_of(await visit_of(there, other))]
        live.audience.followers += tabs
        await here.end_all_sessions(host)
        assert await there.sessions.find(token) is not None, "it believes it is alone, and uses its cache"
        there.hear(EVERYTHING)
        for task in list(there.background.tasks):
            await task
        assert [(tab.person, tab.closed) for tab in tabs] == [(None, SESSION_ENDED), (guest.id, None)]
        assert await there.sessions.find(token) is None


@at_table
async def test_a_full_refresh_keeps_the_tabs_of_a_browser_with_another_session(
    file: Path,
) -> None:
    async with table_on(file) as here, table_on(file) as there:
        await here.company.join()
        await there.company.join()
        owner, _ = await here.newcomer("Agathe")
        await there.make_account(owner, "Agathe", "neuf moutons gris")
        visitor, token = await here.newcomer("Karim")
        live = await there.matches.open((await opened(here, visitor, ME, ME)).feed.record.id)
        tab = tab_of(await visit_of(there, token))
        live.audience.followers.append(tab)
        _, after = await here.log_in(await visit_of(here, token), "Agathe", "neuf moutons gris")
        others = list(there.background.tasks)
        there.hear(EVERYTHING)
        for task in [task for task in there.background.tasks if task not in others]:
            await task
        assert (tab.person, tab.session, tab.closed) == (owner.id, session_of(after), None)
