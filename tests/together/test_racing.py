"""Two writers race for one match: each entry is written once, by one of them, and both end with the same match."""

import asyncio
import os
from functools import partial
from multiprocessing.connection import Connection as Line
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from ludotheque.store.store import Conflict, Store
from ludotheque.store.tables import ENTRIES, SETTINGS
from ludotheque.table.match import deeds
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.people.people import Person
from ludotheque.table.stored.reading import read_feed
from ludotheque.table.table import Table
from tests.store.keeping import entry, lay_out
from tests.table.sitting import ME, everything, opened
from tests.together.services import Postgres
from tests.web.forking import context
from tests.web.serving import PATIENCE

# Of whole tables, which check deeds; `make soak` has 10,000 of those, too.
RACES = int(os.environ.get("RACES", "50"))
# Of two processes that only write.
RACES_OF_PROCESSES = 10_000
ABREAST = 25  # races, after which both synchronise, so that neither runs ahead and wins them all


async def race(url: str, races: int) -> None:
    stores = [Store(url), Store(url)]
    for store in stores:
        store.open()
    tables = [Table(store) for store in stores]
    host = await tables[0].people.visitor("Agathe")
    live = await opened(tables[0], host, ME, ME)
    lives = [live, await tables[1].matches.open(live.feed.record.id)]
    newest = live.feed.record.seq
    for number in range(races):
        written = await asyncio.gather(*(talk(each, host, number) for each in lives))
        assert sorted(written) == [newest + 1, newest + 2]
        newest += 2
    for table, each in zip(tables, lives, strict=True):
        await table.matches.others.refresh(each)
    assert everything(lives[0].feed) == everything(lives[1].feed)
    feed = await stores[0].read(lambda c: read_feed(c, live.feed.record.id))
    assert [row.seq for row in feed.rows] == list(range(1, newest + 1))
    for table, store in zip(tables, stores, strict=True):
        await table.close()
        store.close()


def talk(live: LiveMatch, host: Person, number: int) -> "asyncio.Future[int]":
    """Sent by both at the same moment; the second one applies what the first one wrote, and continues."""
    return live.changed(partial(deeds.chat, person=host.id, text=f"ligne {number} de {id(live)}"))


@pytest.mark.parametrize("way", ["sqlite", "postgresql"])
def test_two_writers_race_for_one_match(way: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    on_file = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    url = on_file if way == "sqlite" else request.getfixturevalue("postgres").database()
    asyncio.run(race(url, RACES))


async def write_all(url: str, writer: str, start: Barrier) -> list[int]:
    """Try to write every entry of a match, as fast as possible; returns the numbers of the successful ones."""
    store = Store(url)
    store.open()
    loop = asyncio.get_running_loop()
    granted = []
    for seq in range(1, RACES_OF_PROCESSES + 1):
        if seq % ABREAST == 1:
            start.wait(PATIENCE)
        answer: asyncio.Future[Any] = loop.create_future()
        store.append(entry("one", seq, by=writer), answer.set_result)
        said = await answer
        assert said is None or isinstance(said, Conflict), said
        granted += [seq] if said is None else []
    store.close()
    return granted


def race_in_process(url: str, writer: str, start: Barrier, line: Line) -> None:
    line.send(asyncio.run(write_all(url, writer, start)))


@pytest.mark.parametrize("way", ["sqlite", "postgresql"])
def test_two_processes_race_for_every_entry_of_a_match(
    way: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    if way == "postgresql":
        postgres = request.getfixturevalue("postgres")
        url = postgres.database()
        postgres.sql(f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = off", "postgres")
    store = Store(url)
    store.open()
    asyncio.run(lay_out(store, ["one"]))
    start, granted = context.Barrier(2), {}
    lines = {writer: context.Pipe() for writer in ("first", "second")}
    writers = [
        context.Process(target=race_in_process, args=(url, writer, start, line), daemon=True)
        for writer, (_, line) in lines.items()
    ]
    for process in writers:
        process.start()
    for writer, (near, far) in lines.items():
        far.close()
        granted[writer] = near.recv()
    for process in writers:
        process.join(PATIENCE)
    with store.engine.connect() as c:
        kept = c.execute(select(ENTRIES.c.seq, ENTRIES.c.body).order_by(ENTRIES.c.seq)).all()
    store.close()
    assert [row.seq for row in kept] == list(range(1, RACES_OF_PROCESSES + 1))
    for writer, seqs in granted.items():
        assert [row.seq for row in kept if row.body["by"] == writer] == seqs, (
            "the granted entries are the stored ones"
        )


@pytest.mark.parametrize(("key", "value"), [("table", "first"), ("skeletons", "0")])
def test_of_processes_that_open_a_new_table_at_once_the_second_uses_the_firsts_rows(
    key: str, value: str, postgres: Postgres
) -> None:
    url = postgres.database()
    first, second = Store(url), Store(url)
    second.open()

    async def race() -> str:
        with first.engine.connect() as c:
            c.execute(insert(SETTINGS), {"key": key, "value": value})
            table = Table(second)
            opening = asyncio.ensure_future(open_table(table))
            await waiting_for_a_lock(first)
            c.commit()
            await opening
            found = c.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == key)).scalar_one()
        await table.close()
        return str(found)

    found = asyncio.run(race())
    assert (found == value) == (key == "table"), "names are kept; skeletons are recomputed"
    for store in (first, second):
        store.close()


async def open_table(table: Table) -> None:
    await table.people.open()
    await table.company.join()


async def waiting_for_a_lock(store: Store) -> None:
    """Wait until another connection waits for what this one's transaction has written."""
    waits = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    deadline = asyncio.get_running_loop().time() + PATIENCE
    with store.engine.connect() as c:
        while not c.execute(waits).scalar_one():
            c.rollback()
            assert asyncio.get_running_loop().time() < deadline
            await asyncio.sleep(0.01)
