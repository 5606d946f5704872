"""PostgreSQL is restarted during matches: clients are told to wait, and bots continue."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs
from structlog.typing import EventDict

from ludotheque.store.errors import Unavailable
from ludotheque.store.store import Store
from ludotheque.store.tables import MATCHES
from ludotheque.table.opening import SeatWish, create
from ludotheque.table.table import Table
from tests.table.sitting import ME
from tests.together.conftest import MakeServers
from tests.together.services import Postgres
from tests.web.serving import PATIENCE
from tests.web.visiting import ME as MY_SEAT
from tests.web.visiting import Visitor, wait_until

BOT = SeatWish("bot", "random")


@pytest.fixture
def own() -> Iterator[Postgres]:
    service = Postgres()
    service.start()
    yield service
    service.close()


@asynccontextmanager
async def table_at(address: str) -> AsyncIterator[Table]:
    store = Store(address)
    store.open()
    table = Table(store, bot_pause=0.0)
    await table.people.open()
    await table.company.join()
    try:
        yield table
    finally:
        await table.close()
        store.close()


async def played(table: Table, work: Coroutine[Any, Any, None]) -> set[str]:
    """The stored state of all matches after the woken bots are done; no client opens a match meanwhile."""
    async with asyncio.timeout(PATIENCE):
        await work
        while any(live.thinking for live in table.matches.live.values()):
            await asyncio.sleep(0.02)
    return set(await table.store.read(lambda c: c.execute(select(MATCHES.c.status)).scalars().all()))


async def waiting(log: list[EventDict]) -> None:
    """Wait until the table has noticed that its store is unavailable."""
    async with asyncio.timeout(PATIENCE):
        while not any(said["event"] == "waiting" for said in log):
            await asyncio.sleep(0.02)


def test_a_match_that_is_not_in_memory_is_loaded_after_a_restart(own: Postgres) -> None:
    async def test() -> None:
        async with table_at(own.database()) as table:
            host = await table.people.visitor("Agathe")
            match = (await create(table, host, "morra", {}, [ME, ME], False))["id"]
            table.matches.forget(table.matches.live[match])
            own.restart()
            assert (await table.matches.open(match)).feed.record.id == match
            table.matches.forget(table.matches.live[match])
            own.stop()
            with pytest.raises(Unavailable):
                await table.matches.open(match)
            own.start()
            assert (await table.matches.open(match)).feed.record.id == match

    asyncio.run(test())


def test_requests_for_a_match_meanwhile_are_answered_with_retry(
    own: Postgres, start_servers: MakeServers
) -> None:
    (server,) = start_servers(1, database=own.database(), idle_seconds=0.1)
    host = Visitor(server)
    match = host.create("morra", MY_SEAT, MY_SEAT)
    wait_until(lambda: server.metric("ludotheque_live_matches") == 0, "it is not in memory")
    own.stop()
    answer = host.ask("GET", f"/api/matches/{match}")
    assert (answer.status_code, answer.json()["error"]) == (503, "store")
    own.start()
    assert host.summary(match)["id"] == match
    wait_until(lambda: server.metric("ludotheque_live_matches") == 0, "it is not in memory")
    own.restart()
    assert host.summary(match)["id"] == match


@pytest.mark.parametrize("away", [False, True], ids=["started again", "away for a while"])
def test_bots_continue_by_themselves(own: Postgres, away: bool) -> None:
    async def test() -> None:
        address = own.database()
        async with table_at(address) as table:
            host = await table.people.visitor("Agathe")
            table.matches.players.leaving = True  # so that no bot begins before the end
            matches = [(await create(table, host, "morra", {}, [BOT, BOT], False))["id"] for _ in range(3)]
        async with table_at(address) as table:
            assert not table.matches.live
            own.stop()
            with capture_logs() as log:
                if not away:
                    own.start()
                woken = asyncio.create_task(played(table, table.matches.wake_bots_of(matches)))
                if away:
                    await waiting(log)
                    own.start()
                assert await woken == {"over"}
            assert not [said for said in log if said["log_level"] == "error" and said["event"] != "store"]

    asyncio.run(test())


def test_a_start_waits_for_the_store(own: Postgres) -> None:
    """`resume` itself, from its first query on."""

    async def test() -> None:
        address = own.database()
        async with table_at(address) as table:
            host = await table.people.visitor("Agathe")
            table.matches.players.leaving = True
            await create(table, host, "morra", {}, [BOT, BOT], False)
        async with table_at(address) as table:
            own.stop()
            with capture_logs() as log:
                woken = asyncio.create_task(played(table, table.resume()))
                await waiting(log)
                own.start()
                assert await woken == {"over"}

    asyncio.run(test())
