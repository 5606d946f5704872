"""Bots that the host puts on free seats before the match begins."""

import asyncio
from pathlib import Path

import pytest

from ludotheque.table.errors import NotYours, Refused
from ludotheque.table.opening import create
from ludotheque.table.people.attempts import TooMany
from ludotheque.table.people.limits import MOST
from tests.table.sitting import ME, OPEN, table_on


def test_the_host_fills_a_free_seat_frees_it_again_and_the_last_one_begins_the_match(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "table.sqlite3"
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = (await create(table, host, "morra", {}, [ME, OPEN, OPEN], True))["id"]
            said = await table.seat_bot(host, match, 1, "casual")
            assert [(seat["kind"], seat["level"]) for seat in said["seats"]][1:] == [
                ("bot", "casual"),
                ("open", None),
            ]
            assert said["seats"][1]["name"]
            said = await table.seat_bot(host, match, 1, "novice")
            assert said["seats"][1]["level"] == "novice"
            said = await table.seat_bot(host, match, 1, None)
            assert [(seat["kind"], seat["level"]) for seat in said["seats"]][1:] == [("open", None)] * 2
            guest = await table.people.visitor("Karim")
            await table.join(guest, match, 1)
            said = await table.seat_bot(host, match, 2, "random")
            assert said["status"] == "running"
        async with table_on(file) as table:  # a stored match
            live = await table.matches.open(match)
            assert [seat.played_by_bot() for seat in live.feed.seats] == [None, None, "random"]

    asyncio.run(run())


def test_only_the_host_only_free_seats_only_levels_that_there_are_and_not_too_often(tmp_path: Path) -> None:
    async def run() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            host, guest = await table.people.visitor("Agathe"), await table.people.visitor("Karim")
            match = (await create(table, host, "morra", {}, [ME, OPEN, OPEN], True))["id"]
            await table.join(guest, match, 1)
            with pytest.raises(NotYours):
                await table.seat_bot(guest, match, 2, "random")
            for seat, level, code in [
                (2, "clever", "level"),
                (1, "random", "seat"),
                (0, None, "seat"),
                (7, "random", "seat"),
            ]:
                with pytest.raises(Refused) as error:
                    await table.seat_bot(host, match, seat, level)
                assert error.value.code == code
            await table.leave(guest, match)
            for _ in range(MOST // 2):
                await table.seat_bot(host, match, 2, "random")
                await table.seat_bot(host, match, 2, None)
            with pytest.raises(TooMany) as often:
                await table.seat_bot(host, match, 2, "random")
            assert often.value.code == "often"
            await table.join(guest, match, 1)
            with pytest.raises(Refused):
                await table.seat_bot(host, match, 1, "random")

    asyncio.run(run())


def test_once_it_has_begun_no_bot_is_put_on_a_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            host = await table.people.visitor("Agathe")
            match = (await create(table, host, "morra", {}, [ME, ME], False))["id"]
            with pytest.raises(Refused) as error:
                await table.seat_bot(host, match, 1, "random")
            assert error.value.code == "started"

    asyncio.run(run())
