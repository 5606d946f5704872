"""Journal files are replayed in another process: the table is not delayed and keeps nothing in memory."""

import asyncio
import os
import random
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.match import Match
from ludotheque.store.tables import MATCHES
from ludotheque.table.errors import Refused
from ludotheque.table.opening import bring
from ludotheque.table.stored import imports, own_process
from ludotheque.table.stored.imports import Imports, Unreadable, work
from ludotheque.table.stored.loading import load_from
from ludotheque.table.stored.reading import read_feed, read_matches
from ludotheque.table.stored.snapshots import read
from ludotheque.table.table import Table
from tests.table.sitting import ME, PATIENCE, everything, opened, plays, show, table_on
from tests.table.test_snapshots import replayed

HOLD = "LUDOTHEQUE_TEST_HOLD"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


def journal(game: str = "morra", decisions: int = 5, seed: int = 3) -> bytes:
    rules, chance = load_game(game), random.Random(seed)
    match = Match.new(rules, rules.seats[-1], seed)
    while not match.state.over() and len(match.actions) < decisions:
        seat = chance.choice(list(match.state.to_move()))
        match.play(seat, int(chance.choice(list(match.state.actions(seat)))))
    return match.journal.to_text().encode()


def held(pipe: Connection) -> None:
    """Reports that it runs, and works only when released."""
    place = Path(os.environ[HOLD])
    (place / "begun").touch()
    while not (place / "go on").exists():
        threading.Event().wait(0.02)
    work(pipe)


def silent(pipe: Connection) -> None:
    pipe.recv_bytes(), pipe.recv_bytes()
    pipe.send_bytes(b"")
    threading.Event().wait()


def dying(_pipe: Connection) -> None:
    os._exit(1)


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


def test_others_play_while_a_file_is_being_replayed(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOLD, str(tmp_path))

    async def test() -> None:
        async with table_on(file) as table:
            table.imports = Imports(held)
            host, other = [await table.people.visitor(name) for name in ("Agathe", "Karim")]
            live = await opened(table, other, ME, ME)
            brought = asyncio.create_task(bring(table, host, journal()))
            await until((tmp_path / "begun").exists)
            await plays(live, other, 0, show(1))
            await plays(live, other, 1, show(1))
            assert not brought.done()
            (tmp_path / "go on").touch()
            assert (await brought)["moves"] == 5
            assert table.imports.process.pid != os.getpid()

    asyncio.run(test())


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("decisions", [40, 5000], ids=["begun", "long"])
def test_imports_equal_what_the_table_would_have_written(file: Path, game: str, decisions: int) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            said = await bring(table, host, journal(game, decisions))
            assert said["id"] not in table.matches.live, "it has no followers yet"

            def kept(c: Any) -> Any:
                snapshot = read(c, said["id"])
                since = snapshot.seq if snapshot else 0
                return (
                    snapshot,
                    read_feed(c, said["id"], since),
                    read_matches(c, MATCHES.c.id == said["id"])[0],
                )

            snapshot, feed, (record, seats) = await table.store.read(kept)
            if snapshot is None:
                assert said["moves"] <= 64
            else:
                assert not feed.rows
                assert load_from(snapshot, record, seats, feed) is not None, "it fits"
            live, again = await table.matches.open(said["id"]), await replayed(table, said["id"])
            assert everything(live.feed) == everything(again)
            assert live.summary(host.id) == said
            assert live.feed.record.status == ("over" if live.feed.match.state.over() else "running")

    asyncio.run(test())


async def refusal(table: Table, body: bytes) -> Refused:
    host = await table.people.visitor("Agathe")
    with pytest.raises(Refused) as caught:
        await bring(table, host, body)
    assert await table.listing(host, "mine") == []
    return caught.value


def test_a_file_that_breaks_the_process_or_takes_too_long_is_refused_and_the_next_one_is_not(
    file: Path,
) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            with capture_logs() as log:
                for target, words in ((silent, "longer than 0.2 seconds"), (dying, "has died")):
                    table.imports = Imports(target, 0.2)
                    why = await refusal(table, journal())
                    assert why.code == "journal"
                    assert words in why.message
                    assert table.imports.process is None
                    table.imports.target, table.imports.seconds = work, PATIENCE
                    host = await table.people.visitor("Karim")
                    assert (await bring(table, host, journal()))["moves"] == 5
                    table.imports.stop()
            assert len([said for said in log if said["event"] == "import"]) == 1, (
                "the death of the process is logged"
            )

    asyncio.run(test())


def test_oversized_or_invalid_journals_are_refused_with_a_message(file: Path) -> None:
    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Noé")
            large = await refusal(table, b" " * (imports.LARGEST + 1))
            assert (large.code, large.message) == ("too_large", "a journal has at most 4 MiB")
            assert large.reason == {"en": large.message, "fr": "un journal a au plus 4 Mio"}
            assert table.imports.process is None, "the table did not parse it"
            for body, kind in (
                (b"{", "malformed"),
                (b'{"a": "\xff"}', "encoding"),
                (b"[" * 100_000, "depth"),
            ):
                with pytest.raises(Unreadable, match=kind):
                    await bring(table, host, body)
            wrong = journal().replace(b'"total": ', b'"total": 9', 1)
            assert "move 1" in (await refusal(table, wrong)).message
            assert (await refusal(table, b"[]")).code == "journal"
            unknown = await refusal(table, journal().replace(b'"morra"', b'"chess"'))
            assert (unknown.code, unknown.message) == ("journal", "journal: game: chess is not at this table")

    asyncio.run(test())


def test_so_many_files_wait_and_no_more(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOLD, str(tmp_path))

    async def test() -> None:
        async with table_on(file) as table:
            table.imports = Imports(held)
            host = await table.people.visitor("Noé")
            waiting = [
                asyncio.create_task(bring(table, host, journal())) for _ in range(own_process.MOST_WAITING)
            ]
            await until(lambda: table.imports.waiting == own_process.MOST_WAITING)
            async with asyncio.timeout(PATIENCE):  # at once: none of the waiting ones can begin
                why = await refusal(table, journal())
            assert (why.code, why.seconds) == ("wait", 10)
            (tmp_path / "go on").touch()
            assert len({said["id"] for said in await asyncio.gather(*waiting)}) == own_process.MOST_WAITING
            assert table.imports.waiting == 0

    asyncio.run(test())


def test_the_process_ends_when_there_is_nothing_to_do(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_process, "IDLE_SECONDS", 0.0)

    async def test() -> None:
        async with table_on(file) as table:
            host = await table.people.visitor("Noé")
            await bring(table, host, journal())
            await until(partial(lambda: table.imports.process is None))
            assert (await bring(table, host, journal()))["moves"] == 5

    asyncio.run(test())
