"""The course and the journal of a long match are computed in another process, without delaying the table."""

import asyncio
import os
import random
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from ludotheque.table import past
from ludotheque.table.errors import Refused
from ludotheque.table.opening import bring
from ludotheque.table.people.people import Person
from ludotheque.table.stored import summaries
from ludotheque.table.stored.summaries import Summaries, course_of, journal_of, work
from ludotheque.table.table import Table
from tests.table.sitting import ME, PATIENCE, opened, plays, show, table_on

HOLD = "LUDOTHEQUE_TEST_HOLD"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


@pytest.fixture(autouse=True)
def every_match_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summaries, "SHORT", 0)


def whole_game(game: str = "quadrata") -> Match:
    rules, chance = load_game(game), random.Random(3)
    match = Match.new(rules, rules.seats[0], 3)
    while not match.state.over():
        seat = chance.choice(list(match.state.to_move()))
        match.play(seat, int(chance.choice(list(match.state.actions(seat)))))
    return match


async def finished(table: Table, host: Person) -> str:
    said = await bring(table, host, whole_game().journal.to_text().encode())
    assert said["status"] == "over"
    return str(said["id"])


def held(pipe: Connection) -> None:
    """Reports that it runs, and works only when released."""
    place = Path(os.environ[HOLD])
    (place / "begun").touch()
    while not (place / "go on").exists():
        threading.Event().wait(0.02)
    work(pipe)


def silent(pipe: Connection) -> None:
    pipe.recv_bytes()
    pipe.send_bytes(b"")
    threading.Event().wait()


def dying(_pipe: Connection) -> None:
    os._exit(1)


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("what", ["course", "journal"])
def test_others_play_while_a_long_match_is_gone_through(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setenv(HOLD, str(tmp_path))

    async def test() -> None:
        async with table_on(file) as table:
            table.summaries = Summaries(held)
            host, other = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
            live, match = await opened(table, other, ME, ME), await finished(table, host)
            asked = past.course(table, match) if what == "course" else past.journal(table, host, match)
            told = asyncio.create_task(asked)
            await until((tmp_path / "begun").exists)
            await plays(live, other, 0, show(1))
            await plays(live, other, 1, show(1))
            assert not told.done()
            (tmp_path / "go on").touch()
            assert await told

    asyncio.run(test())


def test_the_process_returns_the_matchs_own_summary(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            match = await finished(table, host)
            live = await table.matches.open(match)
            names = [seat.name for seat in live.feed.seats]
            assert await past.course(table, match) == course_of(live.feed.match) == live.course
            assert await past.journal(table, host, match) == journal_of(live.feed.match, names)
            assert table.summaries.process.pid != os.getpid()

    asyncio.run(test())


def test_a_match_that_is_asked_for_several_times_is_gone_through_once(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOLD, str(tmp_path))

    async def test() -> None:
        async with table_on(file) as table:
            table.summaries = Summaries(held)
            match = await finished(table, await table.people.visitor("Agathe"))
            several = [asyncio.create_task(past.course(table, match)) for _ in range(30)]
            await until((tmp_path / "begun").exists)
            assert table.summaries.waiting == 1
            several.pop().cancel()  # one request is cancelled; the others are answered
            (tmp_path / "go on").touch()
            first, *others = await asyncio.gather(*several)
            assert all(one == first for one in others)

    asyncio.run(test())


def test_a_match_that_breaks_the_process_or_takes_too_long_is_refused_and_the_next_one_is_not(
    file: Path,
) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            match = await finished(table, await table.people.visitor("Agathe"))
            with capture_logs() as log:
                for target, failure in ((silent, "TimeoutError"), (dying, "EOFError")):
                    table.summaries = Summaries(target, 0.2)
                    with pytest.raises(Refused) as caught:
                        await past.course(table, match)
                    assert (caught.value.code, caught.value.seconds) == ("wait", 10)
                    assert table.summaries.process is None
                    assert log[-1]["failure"] in (failure, "ConnectionResetError", "BrokenPipeError")
            table.summaries.target, table.summaries.seconds = work, PATIENCE
            assert (await past.course(table, match))["moves"][0] == 0

    asyncio.run(test())
