"""Matches from the store: their status is that of their newest entry."""

import asyncio
from pathlib import Path

import pytest

from ludotheque.table.stored import reading
from ludotheque.table.stored.reading import read_matches
from tests.table.sitting import ME, OPEN, opened, plays, show, table_on


def test_lists_show_the_status_of_each_match(tmp_path: Path) -> None:
    async def look() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            host = await table.people.visitor("Agathe")
            waiting = await opened(table, host, ME, OPEN)
            running = await opened(table, host, ME, ME)
            assert await plays(running, host, 0, show(1)) == 2
            found = {said["id"]: said for said in await table.listing(host, "mine")}
            assert list(found) == [running.feed.record.id, waiting.feed.record.id], "the newest first"
            figures = ("status", "moves", "to_move")
            assert [found[waiting.feed.record.id][name] for name in figures] == ["waiting", 0, []]
            assert [found[running.feed.record.id][name] for name in figures] == ["running", 1, [1]]
            for live in (waiting, running):
                assert found[live.feed.record.id] == live.summary(host.id)

    asyncio.run(look())


def test_a_match_over_says_so_with_its_result(tmp_path: Path) -> None:
    async def look() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            host = await table.people.visitor("Agathe")
            live = await opened(table, host, ME, ME)
            for fingers in (1, 2, 1):
                for seat in range(2):
                    await plays(live, host, seat, show(fingers))
            (said,) = await table.listing(host, "mine")
            assert (said["status"], said["to_move"]) == ("over", [])
            assert said["outcome"] == live.feed.record.outcome is not None
            assert said == live.summary(host.id)

    asyncio.run(look())


def test_seats_of_more_matches_than_a_statement_can_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "AT_ONCE", 2)

    async def look() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            host = await table.people.visitor("Agathe")
            for _ in range(5):
                await opened(table, host, ME, OPEN)
            found = await table.store.read(read_matches)
            assert [[seat.kind for seat in seats] for _, seats in found] == [["human", "open"]] * 5

    asyncio.run(look())
