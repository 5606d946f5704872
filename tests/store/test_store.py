"""The store: many writers, one flush; who fails, fails alone; what was begun is finished."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from shutil import copyfile
from typing import Any, cast

import pytest
from sqlalchemy import Connection, select, update

from ludotheque.store import store as store_module
from ludotheque.store import tail
from ludotheque.store.entries import Entries
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
    """The entries in the file, in their place or waiting for it."""
    return on_disk(
        file,
        "SELECT match, seq FROM entries UNION ALL "
        "SELECT value ->> 'match', value ->> 'seq' FROM tail, json_each(tail.entries) ORDER BY 1, 2",
    )


def figures(store: Store, match: str = "match-0") -> tuple[Any, ...]:
    """What lists show of a match."""
    wanted = select(MATCHES.c.seq, MATCHES.c.moves, MATCHES.c.status).where(MATCHES.c.id == match)
    return tuple(asyncio.run(store.read(lambda c: c.execute(wanted).one())))


async def at_once(*work: Awaitable[Any]) -> list[Any]:
    return list(await asyncio.gather(*work, return_exceptions=True))


def seat_taken(match: str, person: str = "0" * 32) -> Callable[[Connection], None]:
    def work(c: Connection) -> None:
        c.execute(update(SEATS).where(SEATS.c.match == match).values(kind="human", person=person))

    return work


# ---------------------------------------------------------------- together


def test_what_is_acknowledged_is_in_the_file(store: Store, file: Path) -> None:
    async def play() -> None:
        for seq in range(1, 6):
            await appended(store, entry("match-0", seq))
            assert written(file) == [("match-0", n) for n in range(1, seq + 1)]

    asyncio.run(play())
    assert figures(store) == (5, 5, "running")


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
    assert {figures(store, match) for match in MATCHES_TO_WRITE} == {(15, 15, "running")}


def test_more_than_a_group_can_hold_is_written_too(store: Store, file: Path) -> None:
    async def talk() -> list[Any]:
        return await at_once(*(appended(store, entry("match-0", seq)) for seq in range(1, 1201)))

    assert asyncio.run(talk()) == [None] * 1200
    assert len(written(file)) == 1200


# ---------------------------------------------------------------- who fails, fails alone


def test_a_conflict_fails_only_its_own_job(store: Store, file: Path) -> None:
    async def play() -> list[Any]:
        jobs = [appended(store, entry(match, 1)) for match in MATCHES_TO_WRITE]
        jobs.insert(7, appended(store, entry("match-3", 1, text="late")))
        return await at_once(*jobs)

    outcomes = asyncio.run(play())
    assert [type(wrong) for wrong in outcomes if wrong is not None] == [Conflict]
    assert written(file) == sorted((match, 1) for match in MATCHES_TO_WRITE)
    assert on_disk(file, "SELECT seq FROM matches WHERE id = 'match-3'") == [(1,)]


def test_the_second_of_two_stores_on_one_file_is_told_of_the_conflict(store: Store, file: Path) -> None:
    other = Store(address(file))
    other.open()
    try:

        async def race() -> list[Any]:
            return await at_once(*(appended(one, entry("match-0", 1)) for one in (store, other)))

        assert sorted(type(wrong).__name__ for wrong in asyncio.run(race())) == ["Conflict", "NoneType"]
    finally:
        other.close()
    assert written(file) == [("match-0", 1)]


def test_an_entry_and_what_belongs_to_it_are_written_together(store: Store, file: Path) -> None:
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


def test_a_job_that_fails_takes_its_entry_with_it_and_nobody_elses(store: Store, file: Path) -> None:
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


def test_a_person_who_does_not_exist_can_not_sit_down(store: Store, file: Path) -> None:
    async def play() -> None:
        with pytest.raises(Conflict):
            await appended(store, entry("match-0", 1), seat_taken("match-0", "f" * 32))

    asyncio.run(play())
    assert written(file) == []


# ---------------------------------------------------------------- the tail


def filed(file: Path) -> list[tuple[str, int]]:
    """The entries in their place."""
    return on_disk(file, "SELECT match, seq FROM entries ORDER BY match, seq")


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is filed for want of anything else to do."""
    monkeypatch.setattr(store_module, "IDLE", 3600)


async def play(store: Store, match: str, *seqs: int) -> None:
    for seq in seqs:
        await appended(store, entry(match, seq))


@pytest.mark.usefixtures("busy")
def test_the_newest_entries_wait_to_be_filed(store: Store, file: Path) -> None:
    asyncio.run(play(store, "match-0", 1, 2, 3))
    assert filed(file) == [("match-0", 1)], "the first of a match is compared with what is there"
    assert written(file) == [("match-0", 1), ("match-0", 2), ("match-0", 3)]


def test_a_reader_sees_what_waits_to_be_filed(store: Store, file: Path) -> None:
    asyncio.run(play(store, "match-0", 1, 2, 3))
    seqs = asyncio.run(store.read(lambda c: list(c.execute(select(ENTRIES.c.seq)).scalars())))
    assert seqs == [1, 2, 3]
    assert figures(store) == (3, 3, "running")
    assert filed(file) == written(file)


def test_a_reader_sees_what_another_process_has_not_filed_yet(store: Store, file: Path) -> None:
    other = Store(address(file))
    other.open()
    try:
        asyncio.run(play(store, "match-0", 1, 2, 3))
        seqs = asyncio.run(other.read(lambda c: list(c.execute(select(ENTRIES.c.seq)).scalars())))
        assert seqs == [1, 2, 3]
        assert figures(other) == (3, 3, "running")
        asyncio.run(play(store, "match-0", 4))
    finally:
        other.close()
    assert written(file) == filed(file) == [("match-0", seq) for seq in range(1, 5)]


def test_entries_are_filed_when_there_is_nothing_else_to_do(store: Store, file: Path) -> None:
    async def rest() -> None:
        await play(store, "match-0", 1, 2, 3)
        async with asyncio.timeout(30):
            while store._entries.unfiled:
                await asyncio.sleep(0.02)

    asyncio.run(rest())
    assert filed(file) == [("match-0", 1), ("match-0", 2), ("match-0", 3)]
    assert on_disk(file, "SELECT seq FROM matches WHERE id = 'match-0'") == [(3,)]
    assert on_disk(file, "SELECT * FROM tail") == []


@pytest.mark.usefixtures("busy")
def test_the_tail_does_not_grow_for_ever(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tail, "MOST_UNFILED", 10)
    monkeypatch.setattr(tail, "SOME", 4)
    expected = []
    for seq in range(1, 26):
        for match in MATCHES_TO_WRITE[:3]:
            asyncio.run(play(store, match, seq))
            expected.append((match, seq))
    assert store._entries.unfiled <= 20
    assert len(filed(file)) == 75 - store._entries.unfiled
    assert sorted({*written(file)}) == sorted(expected)
    assert len(on_disk(file, "SELECT id FROM tail")) <= 40, "rows whose entries are filed are forgotten"


@pytest.mark.usefixtures("busy")
def test_what_was_filed_is_not_filed_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tail, "MOST_UNFILED", 3)
    asyncio.run(play(store, "match-0", 1, 2, 3))
    assert figures(store) == (3, 3, "running"), "who reads has all filed"
    asyncio.run(store_seat(store, "match-0", 4))
    asyncio.run(play(store, "match-1", *range(1, 10)))
    assert figures(store) == (4, 4, "running")


@pytest.mark.usefixtures("busy")
def test_what_a_sudden_end_left_is_filed_at_the_next_start(store: Store, file: Path, tmp_path: Path) -> None:
    """A copy of the files at this moment is what a crash leaves."""
    asyncio.run(play(store, "match-0", 1, 2, 3))
    left = tmp_path / "left.sqlite3"
    for end in ("", "-wal"):
        copyfile(f"{file}{end}", f"{left}{end}")
    assert filed(left) == [("match-0", 1)]
    again = Store(address(left))
    again.open()
    try:
        assert filed(left) == [("match-0", 1), ("match-0", 2), ("match-0", 3)]
        assert figures(again) == (3, 3, "running")
        asyncio.run(play(again, "match-0", 4))
    finally:
        again.close()
    assert len(filed(left)) == 4


@pytest.mark.usefixtures("busy")
def test_closing_files_everything(store: Store, file: Path) -> None:
    asyncio.run(play(store, "match-0", 1, 2, 3))
    store.close()
    assert len(filed(file)) == 3


def test_who_is_not_alone_any_more_compares_every_entry(store: Store, file: Path) -> None:
    """Another process writes the next entry of a match while this one keeps its own in the tail."""
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


class Meanwhile:
    """Entries that are about to be filed when something else happens."""

    def __init__(self, entries: Any, happens: Callable[[], None]) -> None:
        self.entries = entries
        self.happens = happens
        self.over = threading.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.entries, name)

    def file_some(self, connection: Connection) -> None:
        self.happens()
        self.entries.file_some(connection)
        self.over.set()


@pytest.mark.usefixtures("busy")
def test_what_another_process_keeps_meanwhile_is_not_forgotten(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tail, "SOME", 1)
    monkeypatch.setattr(tail, "MOST_UNFILED", 2)
    for seq in (1, 2):
        asyncio.run(play(store, "match-0", seq))
        asyncio.run(play(store, "match-2", seq))
    other = Store(address(file))
    other.open()

    def plays() -> None:
        asyncio.run(play(other, "match-0", 3))
        asyncio.run(play(other, "match-1", 1, 2))

    meanwhile = Meanwhile(store._entries, plays)
    store._entries = cast(Any, meanwhile)
    asyncio.run(play(store, "match-2", 3))
    assert meanwhile.over.wait(30)
    assert ("match-1", 2) in written(file)
    assert figures(other) == (3, 3, "running")
    store._entries = meanwhile.entries
    asyncio.run(play(store, "match-2", 4))
    other.close()
    assert {*written(file)} == {
        (f"match-{n}", seq) for n, last in enumerate([3, 2, 4]) for seq in range(1, last + 1)
    }


def test_a_gap_or_a_repetition_is_never_kept(store: Store, file: Path) -> None:
    asyncio.run(play(store, "match-0", 1, 2))
    with pytest.raises(Conflict):
        asyncio.run(play(store, "match-0", 2))
    asyncio.run(play(store, "match-0", 4))
    assert filed(file) == written(file) == [("match-0", 1), ("match-0", 2), ("match-0", 4)]


class FullDisk:
    """Entries that can't be filed for a while."""

    def __init__(self, entries: Any, failures: int) -> None:
        self.entries = entries
        self.failures = failures

    def __getattr__(self, name: str) -> Any:
        return getattr(self.entries, name)

    def file(self, connection: Connection) -> None:
        self.failures -= 1
        if self.failures >= 0:
            raise OSError("the disk is full")
        self.entries.file(connection)


def test_filing_that_fails_is_tried_again(store: Store, file: Path) -> None:
    async def patience() -> None:
        async with asyncio.timeout(30):
            while store._entries.unfiled:
                await asyncio.sleep(0.02)

    asyncio.run(play(store, "match-0", 1, 2))
    store._entries = cast(Any, FullDisk(store._entries, 2))
    asyncio.run(play(store, "match-0", 3))
    asyncio.run(patience())
    assert filed(file) == [("match-0", 1), ("match-0", 2), ("match-0", 3)]


# ---------------------------------------------------------------- coming and going


def test_closing_finishes_what_was_begun(file: Path) -> None:
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


def test_a_writer_who_does_not_wait_any_more_harms_nobody(store: Store, file: Path) -> None:
    async def play() -> None:
        gone = asyncio.create_task(appended(store, entry("match-0", 1)))
        await asyncio.sleep(0)
        gone.cancel()
        await appended(store, entry("match-1", 1))
        await at_once(gone)

    asyncio.run(play())
    assert written(file) == [("match-0", 1), ("match-1", 1)]


def test_closing_what_was_never_opened_is_harmless(file: Path) -> None:
    Store(address(file)).close()


def test_folders_on_the_way_to_the_file_are_made(tmp_path: Path) -> None:
    file = tmp_path / "some" / "where" / "table.sqlite3"
    store = Store(address(file))
    store.open()
    store.close()
    assert file.exists()


def test_what_was_kept_is_there_when_opened_again(store: Store, file: Path) -> None:
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
def test_rows_as_json_are_what_every_database_would_be_given(tmp_path: Path, at: datetime) -> None:
    """The short way for SQLite and the general one write the same."""

    async def write(name: str, way: Entries | None) -> tuple[list[Any], list[Any]]:
        store = Store(address(tmp_path / name))
        store.open()
        if way is not None:
            store._entries = way
        await lay_out(store, MATCHES_TO_WRITE[:2])
        for match, outcome in zip(MATCHES_TO_WRITE, (None, {"points": [1.5], "winners": [0]}), strict=False):
            for seq, body in enumerate(BODIES, 1):
                client = f"{match} {seq}" if seq > 1 else None
                figures = {"at": at, "outcome": outcome, "to_move": [0, 2]}
                await appended(store, entry(match, seq, client, **body) | figures)
        try:
            return await store.read(
                lambda c: (
                    [
                        tuple(row)
                        for row in c.execute(select(ENTRIES).order_by(ENTRIES.c.match, ENTRIES.c.seq))
                    ],
                    [tuple(row) for row in c.execute(select(MATCHES).order_by(MATCHES.c.id))],
                )
            )
        finally:
            store.close()

    short, general = asyncio.run(write("a", None)), asyncio.run(write("b", Entries()))
    assert short == general
    assert [row[4] for row in short[0]] == BODIES * 2
    assert {row[2] for row in short[0]} == {at}


def test_a_moment_comes_back_in_utc(store: Store) -> None:
    (created,) = asyncio.run(store.read(lambda c: c.execute(select(MATCHES.c.created).limit(1)).one()))
    assert isinstance(created, datetime)
    assert created.tzinfo is UTC
    assert created == THEN


def test_readers_do_not_wait_for_a_long_write(store: Store) -> None:
    """While the writer is inside a transaction, what was committed before is read."""

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
