"""The tail under any order of events: nothing is lost, nothing is there twice, lists show the newest."""

import asyncio
from contextlib import closing
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from ludotheque.store import tail
from ludotheque.store.store import Conflict, Store
from ludotheque.store.tables import ENTRIES, MATCHES
from tests.store.keeping import address, appended, entry, lay_out

NAMES = [f"match-{n}" for n in range(5)]

# How many entries come at once, of which match each; or somebody reads, crashes, or another process writes.
EVENTS = st.lists(
    st.one_of(
        st.lists(st.sampled_from(NAMES), min_size=1, max_size=5, unique=True),
        st.lists(st.sampled_from(NAMES), min_size=1, max_size=5),
        st.sampled_from(["read", "crash", "other"]),
    ),
    max_size=30,
)


@pytest.fixture(autouse=True)
def short_tail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tail, "MOST_UNFILED", 6)
    monkeypatch.setattr(tail, "SOME", 3)


def opened(file: Path) -> Store:
    store = Store(address(file))
    store.open()
    return store


def crashed(file: Path, number: int) -> Path:
    """What a sudden end would leave at this moment."""
    left = file.with_name(f"left-{number}.sqlite3")
    for end in ("", "-wal"):
        copyfile(f"{file}{end}", f"{left}{end}")
    return left


async def seen(store: Store) -> tuple[list[tuple[str, int]], dict[str, int]]:
    """The entries and the figures, as a reader sees them."""

    def read(c: Any) -> tuple[list[tuple[str, int]], dict[str, int]]:
        entries = c.execute(select(ENTRIES.c.match, ENTRIES.c.seq).order_by(ENTRIES.c.match, ENTRIES.c.seq))
        figures = c.execute(select(MATCHES.c.id, MATCHES.c.moves))
        return [(row.match, row.seq) for row in entries], {row.id: row.moves for row in figures}

    return await store.read(read)


async def played(store: Store, matches: list[str], count: dict[str, int]) -> None:
    rows = []
    for match in matches:
        count[match] += 1
        rows.append(entry(match, count[match]))
    await asyncio.gather(*(appended(store, row) for row in rows))


@settings(max_examples=40, deadline=None)
@given(EVENTS)
def test_nothing_is_lost_whatever_happens(events: list[list[str] | str]) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "table.sqlite3"
        count = dict.fromkeys(NAMES, 0)
        store = opened(file)
        asyncio.run(lay_out(store, NAMES))

        def expected() -> tuple[list[tuple[str, int]], dict[str, int]]:
            return [(match, seq) for match in NAMES for seq in range(1, count[match] + 1)], count

        for number, event in enumerate(events):
            if event == "read":
                assert asyncio.run(seen(store)) == expected()
            elif event == "crash":
                left = crashed(file, number)
                store.close()
                file = left
                store = opened(file)
            elif event == "other":
                with closing(opened(file)) as other:
                    assert asyncio.run(seen(other)) == expected()
                    asyncio.run(played(other, ["match-1"], count))
                    late = appended(store, entry("match-1", count["match-1"]))
                    with pytest.raises(Conflict):
                        asyncio.run(late)
            else:
                assert isinstance(event, list)
                asyncio.run(played(store, event, count))
            assert 0 <= store._entries.unfiled <= 6 + 5, "no more wait than a commit brings above the limit"
        assert asyncio.run(seen(store)) == expected()
        store.close()
        with closing(opened(file)) as again:
            assert asyncio.run(seen(again)) == expected()
