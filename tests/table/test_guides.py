"""Guided matches in the store: what survives a restart, journals, and how far people get."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import read_journal
from ludotheque.core.match import Match
from ludotheque.core.teaching.guide import PERSON, guide_of
from ludotheque.core.teaching.pages import steps_that_ask
from ludotheque.store.copying import copy
from ludotheque.store.tables import MATCHES, PEOPLE
from ludotheque.table import opening, past
from ludotheque.table.guides import begin, courses
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.telling import now
from ludotheque.table.people import teaching
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table
from tests.table.sitting import Ear, plays, table_on

GAME = "quebec"
STEPS = steps_that_ask(load_game(GAME))


def said(live: LiveMatch) -> dict[str, Any]:
    """What the guide says at the current question."""
    found: dict[str, Any] = now(live.feed, {}, (PERSON,))["guide"]
    return found


async def is_asked(live: LiveMatch) -> None:
    while PERSON not in live.feed.record.to_move:
        await asyncio.sleep(0.01)


async def begun(table: Table, person: Person) -> LiveMatch:
    """A guided match whose person is asked, and follows it: so it stays in memory."""
    match = await begin(table, person, GAME)
    live = await table.matches.open(match["id"])
    live.audience.followers.append(Ear(person))
    await is_asked(live)
    return live


async def answers(table: Table, live: LiveMatch, person: Person) -> None:
    """Play the suggested choice, or the first one, and wait for the next question."""
    suggested = [stop["suggest"] for stop in said(live)["stops"] if stop["suggest"] is not None]
    first = live.feed.match.game.vocabulary.to_json(live.feed.match.state.actions(PERSON)[0])
    await plays(live, person, PERSON, suggested[0] if suggested else first)
    table.matches.players.wake(live)
    await is_asked(live)


def test_a_guided_match_says_the_same_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "table.sqlite3"
        async with table_on(file) as table:
            me = await table.people.visitor("Maude")
            live = await begun(table, me)
            for _ in range(4):
                await answers(table, live, me)
            before = said(live)
        async with table_on(file) as table:
            assert said(await table.matches.open(live.feed.record.id)) == before

    asyncio.run(play())


def test_the_host_reads_how_far_people_get(tmp_path: Path) -> None:
    async def play() -> None:
        guide = guide_of(load_game(GAME))
        assert guide is not None
        async with table_on(tmp_path / "table.sqlite3") as table:
            me = await table.people.visitor("Maude")
            first, second = await begun(table, me), await begun(table, me)
            for _ in range(3):
                await answers(table, first, me)
            said(second)
            reached = [set(said(live)["reached"]) for live in (first, second)]
            assert reached[1] < reached[0]
            await table.matches.save_all()
            await opening.create(table, me, "morra", {}, [opening.SeatWish("me")] * 2, False)
            (course,) = [one for one in await table.store.read(courses) if one.game == GAME]
            assert course.begun == 2
            assert course.reached == [
                (stop.id, sum(stop.id in those for those in reached)) for stop in guide.stops
            ]

    asyncio.run(play())


def test_stops_that_were_undone_count_as_reached(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "table.sqlite3"
        async with table_on(file) as table:
            me = await table.people.visitor("Maude")
            live = await begun(table, me)
            await answers(table, live, me)
            reached = said(live)["reached"]
            await table.matches.save_all()
            live.feed.match.undo(len(live.feed.match.actions))
            assert len(said(live)["reached"]) < len(reached)
            assert live.feed.stops_to_note() is None
            assert live.feed.record.guided == reached

    asyncio.run(play())


def test_the_journal_says_that_a_match_was_guided(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            me = await table.people.visitor("Maude")
            live = await begun(table, me)
            await answers(table, live, me)
            text = live.feed.match.journal.to_text()
            journal = read_journal(msgspec.json.decode(text))
            assert journal.guided
            assert Match.replay(load_game(GAME), journal).journal == journal
            brought = await opening.bring(table, me, text.encode())
            assert brought["guided"]
            assert said(await table.matches.open(brought["id"]))["reached"] == said(live)["reached"]
            other = await opening.create(table, me, "morra", {}, [opening.SeatWish("me")] * 2, False)
            ordinary = await table.matches.open(other["id"])
            assert "guided" not in ordinary.feed.match.journal.to_text()
            assert await past.at(table, me, live.feed.record.id, 0)

    asyncio.run(play())


def test_a_copy_of_the_table_has_what_was_met_and_reached(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            table_on(tmp_path / "table.sqlite3") as table,
            table_on(tmp_path / "copy.sqlite3") as other,
        ):
            me = await table.people.visitor("Maude")
            await table.what_was_met(me, teaching.Change(coach=False, guides={GAME: "skipped"}))
            live = await begun(table, me)
            reached = said(live)["reached"]
            await table.matches.save_all()
            await asyncio.to_thread(copy, table.store, other.store, lambda _: None)
            known, played = await other.what_was_met(me)
            assert known == teaching.Teaching(False, {}, {GAME: "skipped"})
            assert played == []
            (course,) = [one for one in await other.store.read(courses) if one.game == GAME]
            assert (course.begun, dict(course.reached)["goal"]) == (1, 1)
            assert reached

    asyncio.run(play())


def test_two_processes_add_to_what_was_met(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "table.sqlite3"
        async with table_on(file) as table, table_on(file) as other:
            me = await table.people.visitor("Maude")
            await asyncio.gather(
                *(
                    one.what_was_met(me, teaching.Change(met={GAME: [step]}))
                    for one, step in zip([table, other] * 3, STEPS[:6], strict=True)
                )
            )
            known, _ = await table.what_was_met(me)
            assert sorted(known.met[GAME]) == sorted(STEPS[:6])
            assert (await other.what_was_met(me))[0] == known

    asyncio.run(play())


def test_a_damaged_note_of_what_was_met_counts_as_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            me = await table.people.visitor("Maude")
            change = teaching.Change(met={GAME: ["main"]})
            await table.what_was_met(me, change)
            damaged = PEOPLE.update().where(PEOPLE.c.id == me.id).values(teaching={"met": 3})
            await table.store.write(lambda c: c.execute(damaged))
            assert await table.store.read(partial(_read, person=me.id)) == teaching.Teaching()
            known, _ = await table.what_was_met(me, change)
            assert known.met == {GAME: ["main"]}
            await table.forget_teaching(me)
            stored = select(PEOPLE.c.teaching).where(PEOPLE.c.id == me.id)
            assert await table.store.read(lambda c: c.execute(stored).scalar()) is None

    asyncio.run(play())


def _read(c: Any, person: str) -> teaching.Teaching:
    return teaching.read(c, person)


def test_an_ordinary_match_has_no_guide_in_the_store(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            me = await table.people.visitor("Maude")
            await opening.create(table, me, "morra", {}, [opening.SeatWish("me")] * 2, False)
            rows = await table.store.read(lambda c: c.execute(select(MATCHES.c.guided)).scalars().all())
            assert rows == [None]
            assert all(course.begun == 0 for course in await table.store.read(courses))

    asyncio.run(play())
