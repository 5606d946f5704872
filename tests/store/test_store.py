"""The store: many writers, one flush; a failing job fails alone; pending jobs are finished on closing."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from ludotheque.store.store import Conflict, Store
from ludotheque.store.tables import ENTRIES, MATCHES, SEATS
from tests.store.keeping import THEN, address, appended, entry, lay_out, on_disk

MATCHES_TO_WRITE = [f"match-{n}" for n in range(20)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    made = Store(address(file))
    made.open()
    asyncio.run(lay_out(made, MATCHES_TO_WRITE))
    yield made
    made.close()


def written(file: Path) -> list[tuple[str, int]]:
    return on_disk(file, "SELECT match, seq FROM entries ORDER BY match, seq")


async def at_once(*work: Awaitable[Any]) -> list[Any]:
    return list(await asyncio.gather(*work, return_exceptions=True))


def seat_taken(match: str, person: str = "0" * 32) -> Callable[[Connection], None]:
    def work(c: Connection) -> None:
        c.execute(update(SEATS).where(SEATS.c.match == match).values(kind="human", person=person))

    return work


# ---------------------------------------------------------------- grouping


def test_acknowledged_entries_are_in_the_file(store: Store, file: Path) -> None:
    async def play() -> None:
        for seq in range(1, 6):
            await appended(store, entry("match-0", seq))
            assert written(file) == [("match-0", n) for n in range(1, seq + 1)]

    asyncio.run(play())


def test_a_commit_waits_for_the_disk(store: Store) -> None:
    with store.engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_group_writes_all_in_fewer_flushes(store: Store, file: Path) -> None:
    before = store.groups

    async def play() -> None:
        for seq in range(1, 16):
            wrong = await at_once(*(appended(store, entry(match, seq)) for match in MATCHES_TO_WRITE))
            assert wrong == [None] * len(MATCHES_TO_WRITE)

    asyncio.run(play())
    assert written(file) == sorted((match, seq) for match in MATCHES_TO_WRITE for seq in range(1, 16))
    assert store.appended == 15 * len(MATCHES_TO_WRITE)
    assert store.groups - before < store.appended


def test_more_than_a_group_can_hold_is_written_too(store: Store, file: Path) -> None:
    async def talk() -> list[Any]:
        return await at_once(*(appended(store, entry("match-0", seq)) for seq in range(1, 1201)))

    assert asyncio.run(talk()) == [None] * 1200
    assert len(written(file)) == 1200


# ---------------------------------------------------------------- failures


def test_a_conflict_fails_only_its_own_job(store: Store, file: Path) -> None:
    async def play() -> list[Any]:
        jobs = [appended(store, entry(match, 1)) for match in MATCHES_TO_WRITE]
        jobs.insert(7, appended(store, entry("match-3", 1, text="late")))
        return await at_once(*jobs)

    outcomes = asyncio.run(play())
    assert [type(wrong) for wrong in outcomes if wrong is not None] == [Conflict]
    assert written(file) == sorted((match, 1) for match in MATCHES_TO_WRITE)
    assert on_disk(file, "SELECT body FROM entries WHERE match = 'match-3'") == [("{}",)], "the first one"


def test_the_second_of_two_stores_on_one_file_gets_the_conflict(store: Store, file: Path) -> None:
    other = Store(address(file))
    other.open()
    try:

        async def race() -> list[Any]:
            return await at_once(*(appended(one, entry("match-0", 1)) for one in (store, other)))

        assert sorted(type(wrong).__name__ for wrong in asyncio.run(race())) == ["Conflict", "NoneType"]
    finally:
        other.close()
    assert written(file) == [("match-0", 1)]


def test_an_entry_and_its_statements_are_written_together(store: Store, file: Path) -> None:
    asyncio.run(store_seat(store, "match-0", 1))
    seats = "SELECT kind FROM seats WHERE match = 'match-{}'"
    assert on_disk(file, seats.format(0)) == [("human",)]
    assert written(file) == [("match-0", 1)]

    async def too_late() -> None:
        await appended(store, entry("match-1", 1))
        with pytest.raises(Conflict):
            await store_seat(store, "match-1", 1)

    asyncio.run(too_late())
    assert on_disk(file, seats.format(1)) == [("open",)], "the seat is as it was"


async def store_seat(store: Store, match: str, seq: int) -> None:
    await appended(store, entry(match, seq), seat_taken(match))


def test_a_job_that_fails_takes_its_entry_with_it_and_no_other(store: Store, file: Path) -> None:
    def breaks(c: Connection) -> None:
        seat_taken("match-0")(c)
        raise LookupError("something is missing")

    async def play() -> list[Any]:
        return await at_once(
            appended(store, entry("match-1", 1)),
            appended(store, entry("match-0", 1), breaks),
            appended(store, entry("match-2", 1), seat_taken("match-2")),
            store.write(breaks),
            store.write(lambda c: c.execute(select(MATCHES.c.name)).scalar()),
        )

    outcomes = asyncio.run(play())
    assert [type(found) for found in outcomes[:4]] == [type(None), LookupError, type(None), LookupError]
    assert outcomes[4] == "Jeudi"
    assert written(file) == [("match-1", 1), ("match-2", 1)]
    assert on_disk(file, "SELECT match FROM seats WHERE kind = 'human'") == [("match-2",)]


def test_an_unknown_person_cannot_join(store: Store, file: Path) -> None:
    async def play() -> None:
        with pytest.raises(Conflict):
            await appended(store, entry("match-0", 1), seat_taken("match-0", "f" * 32))

    asyncio.run(play())
    assert written(file) == []


async def play(store: Store, match: str, *seqs: int) -> None:
    for seq in seqs:
        await appended(store, entry(match, seq))


def test_two_processes_that_take_turns_at_a_match_can_never_both_win(store: Store, file: Path) -> None:
    other = Store(address(file))
    other.open()
    try:
        asyncio.run(play(store, "match-0", 1, 2))
        asyncio.run(play(other, "match-0", 3))
        with pytest.raises(Conflict):
            asyncio.run(play(store, "match-0", 3))
        asyncio.run(play(store, "match-0", 4))
        with pytest.raises(Conflict):
            asyncio.run(play(other, "match-0", 4))
        asyncio.run(play(other, "match-0", 5))
    finally:
        other.close()
    assert written(file) == [("match-0", seq) for seq in range(1, 6)]


def test_a_repetition_is_refused_with_any_other_jobs(store: Store, file: Path) -> None:
    asyncio.run(play(store, "match-0", 1, 2))
    with pytest.raises(Conflict):
        asyncio.run(store_seat(store, "match-0", 2))
    assert written(file) == [("match-0", 1), ("match-0", 2)]
    assert on_disk(file, "SELECT kind FROM seats WHERE match = 'match-0'") == [("open",)]


def test_a_reader_sees_at_once_what_another_process_wrote(store: Store, file: Path) -> None:
    other = Store(address(file))
    other.open()
    try:
        asyncio.run(play(store, "match-0", 1, 2, 3))
        seqs = asyncio.run(other.read(lambda c: list(c.execute(select(ENTRIES.c.seq)).scalars())))
        assert seqs == [1, 2, 3]
    finally:
        other.close()


# ---------------------------------------------------------------- opening and closing


def test_closing_finishes_pending_jobs(file: Path) -> None:
    store = Store(address(file))
    store.open()

    async def play() -> None:
        await lay_out(store, MATCHES_TO_WRITE)
        jobs = [
            asyncio.create_task(appended(store, entry(match, seq)))
            for seq in range(1, 31)
            for match in MATCHES_TO_WRITE
        ]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*jobs)

    asyncio.run(play())
    assert len(written(file)) == 30 * len(MATCHES_TO_WRITE)


def test_a_cancelled_writer_does_not_affect_others(store: Store, file: Path) -> None:
    async def play() -> None:
        gone = asyncio.create_task(appended(store, entry("match-0", 1)))
        await asyncio.sleep(0)
        gone.cancel()
        await appended(store, entry("match-1", 1))
        await at_once(gone)

    asyncio.run(play())
    assert written(file) == [("match-0", 1), ("match-1", 1)]


def test_closing_an_unopened_store_is_harmless(file: Path) -> None:
    Store(address(file)).close()


def test_folders_on_the_way_to_the_file_are_made(tmp_path: Path) -> None:
    file = tmp_path / "some" / "where" / "table.sqlite3"
    store = Store(address(file))
    store.open()
    store.close()
    assert file.exists()


def test_stored_data_survive_reopening(store: Store, file: Path) -> None:
    said = {"text": "élan — «œuvre» 🎲", "nested": [1, None, {"a": 2.5}]}
    asyncio.run(append_once(store, said))
    store.close()
    again = Store(address(file))
    again.open()
    try:
        row = asyncio.run(again.read(lambda c: c.execute(select(ENTRIES)).one()))
        assert row.body == said
        assert row.at == THEN
    finally:
        again.close()


async def append_once(store: Store, said: dict[str, Any]) -> None:
    await appended(store, entry("match-0", 1, **said))


BODIES: list[dict[str, Any]] = [
    {"text": 'élan — «œuvre» 🎲 \\ " \n'},
    {"nested": [1, None, True, {"a": 2.5, "b": []}], "large": 2**53},
    {},
]


@pytest.mark.parametrize("at", [THEN, THEN.replace(microsecond=7), THEN.replace(microsecond=120000)])
def test_rows_as_json_equal_ordinary_inserts(store: Store, at: datetime) -> None:
    """The fast path for SQLite and the general one write the same."""
    rows = [
        entry("match-0", seq, f"click {seq}" if seq > 1 else None, **body) | {"at": at, "to_move": [0, 2]}
        for seq, body in enumerate(BODIES, 1)
    ]

    def found(match: str) -> list[Any]:
        wanted = select(*(column for column in ENTRIES.c if column.name != "match")).where(
            ENTRIES.c.match == match
        )
        return asyncio.run(store.read(lambda c: list(c.execute(wanted))))

    def general(c: Connection) -> None:
        c.execute(insert(ENTRIES), [row | {"match": "match-1"} for row in rows])

    async def write() -> None:
        for row in rows:
            await appended(store, row)
        await store.write(general)

    asyncio.run(write())
    assert found("match-0") == found("match-1")
    assert [(row.body, row.at) for row in found("match-0")] == [(body, at) for body in BODIES]


def test_a_moment_comes_back_in_utc(store: Store) -> None:
    (created,) = asyncio.run(store.read(lambda c: c.execute(select(MATCHES.c.created).limit(1)).one()))
    assert isinstance(created, datetime)
    assert created.tzinfo is UTC
    assert created == THEN


def test_reading_never_writes(store: Store, file: Path) -> None:
    """However often entries that have just been written are read."""

    async def look() -> int:
        return await store.read(lambda c: len(c.execute(select(ENTRIES.c.seq)).all()))

    async def play_and_look() -> None:
        for seq in range(1, 6):
            await appended(store, entry("match-0", seq))
            groups, wal = store.groups, Path(f"{file}-wal").read_bytes()
            assert [await look() for _ in range(20)] == [seq] * 20
            assert (store.groups, Path(f"{file}-wal").read_bytes()) == (groups, wal)

    asyncio.run(play_and_look())


def test_readers_do_not_wait_for_a_long_write(store: Store) -> None:
    """While the writer is in a transaction, what was committed before is read."""

    async def play() -> list[Any]:
        inside, leave = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def slow(c: Connection) -> None:
            c.execute(update(MATCHES).values(name="Vendredi"))
            loop.call_soon_threadsafe(inside.set)
            leave.wait(60)

        writing = asyncio.create_task(store.write(slow))
        await inside.wait()
        names = await store.read(lambda c: list(c.execute(select(MATCHES.c.name).distinct()).scalars()))
        leave.set()
        await writing
        return names

    assert asyncio.run(play()) == ["Jeudi"]
