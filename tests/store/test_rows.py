"""Packed rows equal the rows of the plain query."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Integer, bindparam, insert, select, text

from ludotheque.store.rows import Packed
from ludotheque.store.store import Store
from ludotheque.store.tables import MATCHES, METADATA, PEOPLE

NOW = datetime(2026, 3, 1, 12, 30, 15, 250, tzinfo=UTC)
QUERY = select(MATCHES).order_by(MATCHES.c.id.desc()).limit(bindparam("most", type_=Integer))
ROWS = Packed(QUERY, "Match")


def match(number: int) -> dict[str, Any]:
    said = {
        "id": f"m{number}",
        "name": 'Zoé "la grande" \\ 🍁',
        "game": "quebec",
        "seats": 3,
        "options": {"a": 1},
    }
    header = {
        "content": "c",
        "rules": 2,
        "seed": "0" * 32,
        "start": None,
        "public": number % 2 == 0,
        "host": "p",
    }
    return (
        said
        | header
        | {
            "created": NOW,
            "status": "running",
            "outcome": None,
            "patience": 120,
            "hints": True,
            "guided": None,
        }
    )


@pytest.fixture
def filled(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'table.sqlite3'}")
    with store.engine.begin() as c:
        METADATA.create_all(c)
        c.execute(insert(PEOPLE), {"id": "p", "name": "Zoé", "created": NOW})
        c.execute(insert(MATCHES), [match(number) for number in range(4)])
    return store


def reads(store: Store, work: Callable[[Connection], Any]) -> Any:
    with store.engine.connect() as connection:
        return work(connection)


def both(store: Store, most: int) -> tuple[list[Any], list[Any]]:
    """The result of the packed query, and row by row."""
    packed = reads(store, lambda c: [tuple(row) for row in ROWS.all(c, most=most)])
    plain = reads(store, lambda c: [tuple(row) for row in c.execute(QUERY, {"most": most})])
    return packed, plain


def test_the_same_rows_in_the_same_order_with_the_same_values(filled: Store) -> None:
    packed, plain = both(filled, 3)
    assert packed == plain
    first = reads(filled, lambda c: ROWS.all(c, most=1))[0]
    assert (first.id, first.public, first.options, first.created) == ("m3", False, {"a": 1}, NOW)
    assert reads(filled, lambda c: list(ROWS.all(c, most=0))) == []


def test_unpackable_rows_are_read_one_by_one(filled: Store) -> None:
    """SQLite's JSON functions reject blobs."""
    with filled.engine.begin() as c:
        c.execute(text("UPDATE matches SET name = x'00ff' WHERE id = 'm1'"))
    packed, plain = both(filled, 4)
    assert packed == plain
    assert [row[0] for row in packed] == ["m3", "m2", "m1", "m0"]
