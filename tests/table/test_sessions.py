"""Sessions: a browser keeps its identity until its session ends."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from ludotheque.store.tables import SESSIONS
from ludotheque.table.errors import Refused
from ludotheque.table.people import sessions
from ludotheque.table.people.sessions import LIFETIME, Sessions, Visit, session_of
from ludotheque.table.table import SESSION_ENDED, Table
from tests.table.sitting import ME, OPEN, Ear, opened, plays, show, table_on


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


async def visit_of(table: Table, token: str) -> Visit:
    found = await table.sessions.find(token)
    assert found is not None
    return found


def test_a_token_is_known_until_its_session_ends(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            agathe, token = await table.newcomer("Agathe")
            visit = await visit_of(table, token)
            assert (visit.person, visit.session) == (agathe, session_of(token))
            for other in ("", None, token[:-1], token + "x", visit.session):
                assert await table.sessions.find(other) is None
            await table.end_session(visit.session)
            assert await table.sessions.find(token) is None

    asyncio.run(test())


def test_a_token_of_the_form_of_15_november_is_not_known_though_its_session_is_stored(file: Path) -> None:
    """A person's id with a signature."""

    async def test() -> None:
        async with table_on(file) as table:
            agathe, token = await table.newcomer("Agathe")
            former = f"{agathe.id}.{'a' * 43}"
            change = update(SESSIONS).where(SESSIONS.c.id == session_of(token)).values(id=session_of(former))
            await table.store.write(lambda c: c.execute(change))
            assert await table.sessions.find(former) is None

    asyncio.run(test())


def test_another_program_on_the_same_store_knows_it_too(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            agathe, token = await table.newcomer("Agathe")
            found = await Sessions(table.store).find(token)
            assert found is not None
            assert found.person == agathe
            kept = await table.store.read(lambda c: list(c.execute(select(SESSIONS.c.id)).scalars()))
            assert kept == [session_of(token)], "the token itself is nowhere"

    asyncio.run(test())


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            _, token = await table.newcomer("Agathe")
            looking = asyncio.create_task(table.sessions.find(token))
            await asyncio.sleep(0)
            await table.sessions.end(session_of(token))
            await looking
            assert await table.sessions.find(token) is None

    asyncio.run(test())


def test_only_so_many_are_remembered_and_all_are_found(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "REMEMBERED", 2)

    async def test() -> None:
        async with table_on(file) as table:
            made = [await table.newcomer(name) for name in ("Agathe", "Karim", "Noé")]
            for _ in range(2):
                for person, token in made:
                    assert (await visit_of(table, token)).person == person
            assert len(table.sessions._known) == 2

    asyncio.run(test())


def test_a_new_name_and_an_account_are_seen_in_every_session(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            agathe, token = await table.newcomer("Agathe")
            await visit_of(table, token)
            await table.rename(agathe, "Agathe II")
            assert (await visit_of(table, token)).person.name == "Agathe II"
            await table.make_account(agathe, "Agathe III", "une phrase longue")
            assert (await visit_of(table, token)).person.account

    asyncio.run(test())


def test_a_browser_that_does_not_come_back_for_a_year_is_forgotten(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            tokens = [(await table.newcomer(name))[1] for name in ("Agathe", "Karim")]
            long_ago = datetime.now(UTC) - LIFETIME - timedelta(days=1)
            aged = update(SESSIONS).where(SESSIONS.c.id == session_of(tokens[0])).values(seen=long_ago)
            await table.store.write(lambda c: c.execute(aged))
            assert await table.sessions.find(tokens[0]) is None
            await table.resume()
            left = await table.store.read(lambda c: list(c.execute(select(SESSIONS.c.id)).scalars()))
            assert left == [session_of(tokens[1])]

    asyncio.run(test())


def test_coming_back_is_written_down_once_a_day(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            _, token = await table.newcomer("Agathe")
            yesterday = datetime.now(UTC) - timedelta(days=1, minutes=1)
            await table.store.write(lambda c: c.execute(update(SESSIONS).values(seen=yesterday)))
            await table.sessions.note(await visit_of(table, token))
            seen = (await visit_of(table, token)).seen
            assert seen > yesterday + timedelta(days=1)
            groups = table.store.groups
            await table.sessions.note(await visit_of(table, token))
            assert table.store.groups == groups

    asyncio.run(test())


# ---------------------------------------------------------------- logging out, on one device and on all


async def two_devices(table: Table) -> tuple[Visit, Visit, str, str]:
    """An account that is open on two devices."""
    agathe, token = await table.newcomer("Agathe")
    await table.make_account(agathe, "Agathe", "une phrase longue")
    _, fresh = await table.newcomer("?")
    _, other = await table.log_in(await visit_of(table, fresh), "Agathe", "une phrase longue")
    assert await table.sessions.find(fresh) is None, "a visitor's session ends on login"
    return await visit_of(table, token), await visit_of(table, other), token, other


def test_logging_out_ends_one_session_and_everywhere_ends_all(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            here, there, token, other = await two_devices(table)
            await table.end_session(here.session)
            assert await table.sessions.find(token) is None
            assert await visit_of(table, other) == there
            await table.end_all_sessions(there.person)
            assert await table.sessions.find(other) is None
            assert (
                await table.store.read(lambda c: c.execute(select(func.count(SESSIONS.c.id))).scalar()) == 0
            )

    asyncio.run(test())


def test_a_changed_passphrase_logs_the_other_devices_out(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            here, there, token, other = await two_devices(table)
            with pytest.raises(Refused, match="present passphrase"):
                await table.change_passphrase(here, "une autre phrase", "une phrase nouvelle")
            with pytest.raises(Refused, match="8 to 200"):
                await table.change_passphrase(here, "une phrase longue", "court")
            assert await visit_of(table, other) == there, "nothing has changed yet"
            await table.change_passphrase(here, "une phrase longue", "une phrase nouvelle")
            assert await visit_of(table, token) == here
            assert await table.sessions.find(other) is None
            for passphrase, right in (("une phrase longue", False), ("une phrase nouvelle", True)):
                _, fresh = await table.newcomer("?")
                try:
                    await table.log_in(await visit_of(table, fresh), "Agathe", passphrase)
                except Refused:
                    assert not right
                else:
                    assert right
            _, visitor = await table.newcomer("?")
            with pytest.raises(Refused, match="no passphrase"):
                await table.change_passphrase(await visit_of(table, visitor), "", "une phrase nouvelle")

    asyncio.run(test())


def tab_of(visit: Visit) -> Ear:
    tab = Ear(visit.person)
    tab.session = visit.session
    return tab


def test_an_open_tab_of_an_ended_session_can_do_nothing_more(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            here, there, *_ = await two_devices(table)
            live = await opened(table, here.person, ME, ME)
            tabs = [tab_of(here), tab_of(there)]
            live.audience.followers += tabs
            await table.end_session(there.session)
            assert [(tab.person, tab.closed) for tab in tabs] == [
                (here.person.id, None),
                (None, SESSION_ENDED),
            ]
            await plays(live, here.person, 0, show(1))
            live.audience.away.clear()
            await table.end_all_sessions(here.person)
            assert set(live.audience.away) == {0, 1}, "a logged-out player is away, and may be replaced later"
            assert (tabs[0].person, tabs[0].closed) == (None, SESSION_ENDED)

    asyncio.run(test())


def test_a_visitors_tabs_continue_in_the_accounts_session(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            agathe = await table.make_account(await table.people.visitor("?"), "Agathe", "une phrase longue")
            visitor, token = await table.newcomer("?")
            live = await opened(table, visitor, ME, OPEN)
            tab = tab_of(await visit_of(table, token))
            live.audience.followers.append(tab)
            _, fresh = await table.log_in(await visit_of(table, token), "Agathe", "une phrase longue")
            assert (tab.person, tab.session, tab.closed) == (agathe.id, session_of(fresh), None)

    asyncio.run(test())
