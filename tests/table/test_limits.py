"""Limits of the entries that one person can add to a match, apart from moves."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from ludotheque.table.errors import Refused
from ludotheque.table.match import deeds
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.opening import create
from ludotheque.table.people import limits
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table
from tests.table.sitting import ME, OPEN, opened, plays, show, table_on
from tests.table.test_attempts import Clock


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


async def refused(work: Awaitable[object]) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value


async def two_people(table: Table) -> tuple[LiveMatch, Person, Person]:
    agathe, karim = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
    said = await create(table, agathe, "morra", {}, [ME, OPEN], False)
    await table.join(karim, said["id"], None)
    return await table.matches.open(said["id"]), agathe, karim


def stands_in(live: LiveMatch, person: Person) -> Awaitable[int]:
    return live.changed(partial(deeds.propose_stand_in, person=person.id, seat=0, level="random"))


def takes_back_seat(live: LiveMatch, person: Person) -> Awaitable[int]:
    return live.changed(partial(deeds.resume_seat, person=person.id, seat=0))


def undoes(live: LiveMatch, person: Person) -> Awaitable[int]:
    return live.changed(partial(deeds.take_back, person=person.id, seat=live.feed.seats_of(person.id)[0]))


def test_a_bot_for_ones_seat_and_the_seat_back_thirty_times_in_ten_minutes(file: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_on(file, clock=clock) as table:
            live, agathe, _ = await two_people(table)
            for _ in range(limits.MOST):
                await stands_in(live, agathe)
                await takes_back_seat(live, agathe)
                clock.now += 1
            seq = live.feed.record.seq
            why = await refused(stands_in(live, agathe))
            assert (why.code, why.seconds) == ("often", limits.SECONDS - limits.MOST)
            assert "at most 30 in 10 minutes; try again in 570 seconds" in why.message
            other = await opened(table, agathe, ME, OPEN)
            await table.join(await table.people.visitor("Noé"), other.feed.record.id, None)
            assert (await refused(stands_in(other, agathe))).code == "often", "in any match"
            assert live.feed.record.seq == seq
            clock.now += why.seconds
            await stands_in(live, agathe)
            assert live.feed.record.seq == seq + 1
            clock.now += 1
            await takes_back_seat(live, agathe)

    asyncio.run(test())


def test_each_person_has_a_share_of_his_own(file: Path) -> None:
    async def test() -> None:
        async with table_on(file, clock=Clock()) as table:
            live, agathe, karim = await two_people(table)
            for _ in range(limits.MOST):
                await stands_in(live, agathe)
                await takes_back_seat(live, agathe)
            assert (await refused(stands_in(live, agathe))).code == "often"
            await live.changed(partial(deeds.propose_stand_in, person=karim.id, seat=1, level="random"))
            assert live.feed.seats[1].stand_in == "random"

    asyncio.run(test())


def test_the_others_are_asked_about_an_undo_thirty_times_in_ten_minutes(file: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_on(file, clock=clock) as table:
            live, agathe, karim = await two_people(table)
            await plays(live, agathe, 0, show(1))
            await plays(live, karim, 1, show(1))  # now both are revealed
            for _ in range(limits.MOST):
                question = await undoes(live, agathe)
                await live.changed(partial(deeds.vote, person=karim.id, proposal=question, yes=False))
            seq = live.feed.record.seq
            why = await refused(undoes(live, agathe))
            assert (why.code, why.seconds) == ("often", limits.SECONDS)
            assert live.feed.record.seq == seq
            clock.now += limits.SECONDS
            assert await undoes(live, agathe) == seq + 1

    asyncio.run(test())


def test_free_undos_are_limited_too(file: Path) -> None:
    async def test() -> None:
        async with table_on(file, clock=Clock()) as table:
            live, agathe, _ = await two_people(table)
            for _ in range(limits.MOST_UNDOS):
                await plays(live, agathe, 0, show(1))
                await undoes(live, agathe)
            await plays(live, agathe, 0, show(1))
            assert (await refused(undoes(live, agathe))).code == "undos"

    asyncio.run(test())


def test_leaving_a_seat_and_sitting_down_again_has_a_limit(file: Path) -> None:
    async def test() -> None:
        async with table_on(file, clock=Clock()) as table:
            agathe, karim = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
            live = await opened(table, agathe, ME, OPEN, OPEN)
            for _ in range(limits.MOST):
                await table.join(karim, live.feed.record.id, None)
                await table.leave(karim, live.feed.record.id)
            await table.join(karim, live.feed.record.id, None)
            assert (await refused(table.leave(karim, live.feed.record.id))).code == "often"

    asyncio.run(test())


def test_requests_refused_anyway_do_not_count(file: Path) -> None:
    async def test() -> None:
        async with table_on(file, clock=Clock()) as table:
            live, agathe, karim = await two_people(table)
            ways: list[Callable[[LiveMatch, Person], Awaitable[int]]] = [takes_back_seat, undoes]
            for _ in range(limits.MOST + 1):
                for way in ways:
                    assert (await refused(way(live, agathe))).code in ("seat", "nothing")
            assert all(not kind.times for kind in table.limits.kinds.values())
            assert karim.id not in table.limits.kinds[limits.STAND_IN].times

    asyncio.run(test())
