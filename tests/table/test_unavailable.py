"""A store that is temporarily unavailable: consequences of entries and bots' decisions are completed later."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from ludotheque.core.match import Match
from ludotheque.store.errors import Unavailable
from ludotheque.table.match import deeds
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.past import history
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table
from tests.table.sitting import BOT, ME, OPEN, PATIENCE, Ear, opened, plays, show, table_on
from tests.table.test_table import at_table


class Door:
    """Whether the store can be written to."""

    def __init__(self, writer: sqlite3.Connection) -> None:
        self.writer = writer

    @classmethod
    async def of(cls, table: Table) -> "Door":
        return cls(
            await table.store.write(lambda c: cast(sqlite3.Connection, c.connection.driver_connection))
        )

    def shut(self) -> None:
        self.writer.execute("PRAGMA query_only = ON")

    def open(self) -> None:
        self.writer.execute("PRAGMA query_only = OFF")


class Shutting(Ear):
    """Follows a match, and makes the store unavailable at the first entry of a kind, so that its consequences can't
    be written."""

    def __init__(self, person: Person, door: Door, kind: str) -> None:
        super().__init__(person)
        self.door = door
        self.kind = kind

    def push(self, message: bytes) -> None:
        super().push(message)
        if self.heard[-1]["entry"]["kind"] == self.kind:
            self.door.shut()


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


def kinds(ear: Ear) -> list[str]:
    return [said["entry"]["kind"] for said in ear.heard]


async def almost_over(table: Table, host: Person) -> LiveMatch:
    """A match of morra in which the next decision is the last."""
    live = await opened(table, host, ME, ME)
    while True:
        trial = Match.replay(live.feed.match.game, live.feed.match.journal)
        seat = int(live.feed.match.state.mover())
        action = int(live.feed.match.state.actions(seat)[0])
        trial.play(seat, action)
        if trial.state.over():
            return live
        await live.changed(partial(LiveMatch.decide, seat=seat, action=action))


def last_decision(live: LiveMatch) -> Any:
    seat = int(live.feed.match.state.mover())
    return partial(LiveMatch.decide, seat=seat, action=int(live.feed.match.state.actions(seat)[0]))


@at_table
async def test_failed_writes_are_reported_and_rolled_back(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, ME, ME)
        await plays(live, host, 0, show(1))
        door = await Door.of(table)
        ear = Ear(host)
        live.audience.followers.append(ear)
        before = live.feed.match.game.encode(live.feed.match.state)
        door.shut()
        for deed in (
            partial(deeds.play, person=host.id, seat=1, action=show(2), seq=live.feed.record.seq),
            partial(deeds.take_back, person=host.id, seat=0),
            partial(deeds.chat, person=host.id, text="bonjour"),
        ):
            with pytest.raises(Unavailable, match="read-only"):
                await live.changed(deed, "the same message")
            assert (live.feed.match.game.encode(live.feed.match.state), live.feed.record.seq) == (before, 2)
        with pytest.raises(Unavailable):
            await table.people.visitor("Karim")
        assert ear.heard == []
        assert len(await history(table, live, (0,), 0)) == 2, "reading still works"
        door.open()
        assert await plays(live, host, 1, show(2), "the same message") == 3


@at_table
async def test_an_end_that_could_not_be_written_is_retried(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await almost_over(table, host)
        door = await Door.of(table)
        ear = Shutting(host, door, "move")
        live.audience.followers.append(ear)
        seq = await live.changed(last_decision(live), "the last move")
        assert (kinds(ear), live.feed.record.status) == (["move"], "running"), "the move itself is done"
        with pytest.raises(Unavailable):
            await live.changed(partial(deeds.chat, person=host.id, text="gagné !"))
        door.open()
        await until(lambda: live.feed.record.status == "over")
        assert kinds(ear) == ["move", "over"]
        assert live.feed.record.seq == seq + 1


@at_table
async def test_a_match_whose_end_cannot_be_written_is_still_shown(file: Path) -> None:
    async with table_on(file) as table:
        host = await table.people.visitor("Agathe")
        live = await almost_over(table, host)
        live.audience.followers.append(Shutting(host, await Door.of(table), "move"))
        await live.changed(last_decision(live))
    async with table_on(file) as table:
        door = await Door.of(table)
        door.shut()
        again = await table.matches.open(live.feed.record.id)
        assert again.feed.record.status == "running"
        table.matches.forget(again)
        assert table.matches.live, "a consequence is still to be written"
        door.open()
        await until(lambda: again.feed.record.status == "over")
        await until(lambda: not table.matches.live)


@at_table
async def test_an_end_that_another_process_wrote_meanwhile_is_taken_in(file: Path) -> None:
    async with table_on(file) as here, table_on(file) as there:
        host = await here.people.visitor("Agathe")
        live = await almost_over(here, host)
        door = await Door.of(here)
        ear = Shutting(host, door, "move")
        live.audience.followers.append(ear)
        await live.changed(last_decision(live))
        assert (await there.matches.open(live.feed.record.id)).feed.record.status == "over"
        door.open()
        await until(lambda: kinds(ear) == ["move", "over"])
        assert live.feed.record.status == "over"
        assert await here.matches.open(live.feed.record.id) is live


@at_table
async def test_a_start_that_could_not_be_written_is_retried_and_the_bots_begin(file: Path) -> None:
    async with table_on(file, bot_workers=1) as table:
        host, guest = await table.people.visitor("Agathe"), await table.people.visitor("Karim")
        live = await opened(table, host, BOT, OPEN)
        door = await Door.of(table)
        live.audience.followers.append(Shutting(host, door, "seat"))
        said = await table.join(guest, live.feed.record.id, None)
        assert (said["status"], said["seats"][1]["name"]) == ("waiting", "Karim")
        door.open()
        await until(lambda: live.feed.record.to_move == [1])
        assert live.feed.record.status == "running"


async def agreed(table: Table, host: Person, guest: Person, door: Door) -> tuple[LiveMatch, Ear]:
    """Both have agreed to undo two decisions, and that could not be written."""
    live = await opened(table, host, ME, OPEN)
    await table.join(guest, live.feed.record.id, None)
    await plays(live, host, 0, show(1))
    await plays(live, guest, 1, show(2))
    asked = await live.changed(partial(deeds.take_back, person=host.id, seat=0))
    ear = Shutting(host, door, "vote")
    live.audience.followers.append(ear)
    await live.changed(partial(deeds.vote, person=guest.id, proposal=asked, yes=True))
    assert (kinds(ear), len(live.feed.match.actions)) == (["vote"], 2)
    return live, ear


@at_table
async def test_an_accepted_proposal_that_could_not_be_written_is_carried_out_later(file: Path) -> None:
    async with table_on(file) as table:
        host, guest = await table.people.visitor("Agathe"), await table.people.visitor("Karim")
        door = await Door.of(table)
        live, ear = await agreed(table, host, guest, door)
        door.open()
        await until(lambda: kinds(ear) == ["vote", "undo"])
        assert not live.feed.match.actions


@at_table
async def test_an_accepted_proposal_is_void_after_another_move(file: Path) -> None:
    async with table_on(file) as table:
        host, guest = await table.people.visitor("Agathe"), await table.people.visitor("Karim")
        door = await Door.of(table)
        live, _ = await agreed(table, host, guest, door)
        door.open()
        await plays(live, host, 0, show(3))
        table.matches.live.clear()
        again = await table.matches.open(live.feed.record.id)
        assert len(again.feed.match.actions) == len(live.feed.match.actions) == 3
        assert (live.feed.granted, again.feed.granted) == (None, None)


@at_table
async def test_a_bot_whose_choice_could_not_be_written_chooses_again(file: Path) -> None:
    async with table_on(file, bot_workers=1) as table:
        host = await table.people.visitor("Agathe")
        door = await Door.of(table)

        async def leased(_match: str) -> bool:  # which could not be written either
            return True

        table.matches.players.lease = leased
        live = await opened(table, host, ME, BOT)
        failed = []
        revert = Match.undo

        def noticed(match: Match, count: int = 1) -> None:
            failed.append(count)
            revert(match, count)

        door.shut()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Match, "undo", noticed)
            await until(lambda: failed)
        assert (live.feed.record.to_move, live.thinking) == ([0, 1], True)
        door.open()
        await until(lambda: live.feed.record.to_move == [0])


@at_table
async def test_an_entry_that_is_there_although_its_line_broke_is_found_and_not_written_twice(
    file: Path,
) -> None:
    """PostgreSQL has stored an entry, and the connection broke before it could acknowledge it."""
    async with table_on(file) as table:
        await table.company.join()
        host = await table.people.visitor("Agathe")
        live = await opened(table, host, ME, ME)
        ear = Ear(host)
        live.audience.followers.append(ear)
        seq, plain = live.feed.record.seq, table.store.append

        def breaking(row: Any, then: Callable[[Any], None], work: Any = None) -> None:
            plain(row, lambda _: then(Unavailable("server: the connection was lost")), work)

        talk = partial(deeds.chat, person=host.id, text="encore là ?")
        table.store.append = breaking  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await live.changed(talk, "click-1")
        table.store.append = plain  # type: ignore[method-assign]
        await until(lambda: kinds(ear) == ["chat"])
        assert await live.changed(talk, "click-1") == seq + 1
        assert live.feed.record.seq == seq + 1
