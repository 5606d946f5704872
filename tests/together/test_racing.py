"""Two writers race for one match: each entry is written once, by one of them, and both end with the same match."""

import asyncio
import os
from functools import partial
from pathlib import Path

import pytest

from ludotheque.store.store import Store
from ludotheque.table import deeds
from ludotheque.table.catching_up import refresh
from ludotheque.table.live import LiveMatch
from ludotheque.table.people import Person
from ludotheque.table.reading import read_feed
from ludotheque.table.table import Table
from tests.table.sitting import ME, everything, opened

# `make soak` races 10,000 times.
RACES = int(os.environ.get("RACES", "200"))


async def race(url: str, races: int) -> None:
    stores = [Store(url), Store(url)]
    for store in stores:
        store.open()
    tables = [Table(store) for store in stores]
    host = await tables[0].people.visitor("Agathe")
    live = await opened(tables[0], host, ME, ME)
    lives = [live, await tables[1].open(live.record.id)]
    newest = live.record.seq
    for number in range(races):
        written = await asyncio.gather(*(talk(each, host, number) for each in lives))
        assert sorted(written) == [newest + 1, newest + 2]
        newest += 2
    for table, each in zip(tables, lives, strict=True):
        await refresh(table, each)
    assert everything(lives[0]) == everything(lives[1])
    feed = await stores[0].read(lambda c: read_feed(c, live.record.id))
    assert [row.seq for row in feed.rows] == list(range(1, newest + 1))
    for table, store in zip(tables, stores, strict=True):
        await table.close()
        store.close()


def talk(live: LiveMatch, host: Person, number: int) -> "asyncio.Future[int]":
    """Said by both at the same moment; the one that comes second takes in what the first one wrote, and goes on."""
    return live.changed(partial(deeds.chat, person=host.id, text=f"ligne {number} de {id(live)}"))


@pytest.mark.parametrize("way", ["sqlite", "postgresql"])
def test_two_writers_race_for_one_match(way: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    on_file = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    url = on_file if way == "sqlite" else request.getfixturevalue("postgres").database()
    asyncio.run(race(url, RACES))
