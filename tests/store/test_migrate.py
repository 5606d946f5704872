"""Migrations: an empty file, an up-to-date one, one that was interrupted."""

import asyncio
import hashlib
import hmac
import json
import secrets
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, insert, inspect, select

from ludotheque.store.migrate import upgrade
from ludotheque.store.store import Store
from ludotheque.store.tables import ENTRIES, METADATA, PEOPLE, SESSIONS
from ludotheque.table.people.sessions import Sessions, session_of
from tests.store.keeping import HOST, THEN, address, on_disk

TABLES = {"people", "sessions", "matches", "seats", "entries", "snapshots", "settings"}
TABLES |= {"processes", "attendance", "leases", "changes"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


def opened(file: Path) -> Store:
    store = Store(address(file))
    store.open()
    return store


def schema(file: Path) -> list[Any]:
    return on_disk(file, "SELECT type, name, sql FROM sqlite_master ORDER BY name")


def test_an_empty_file_gets_the_tables_the_program_knows(file: Path) -> None:
    store = opened(file)
    with store.engine.connect() as connection:
        assert set(inspect(connection).get_table_names()) == TABLES | {"alembic_version"}
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_an_up_to_date_file_is_left_as_it_is(file: Path) -> None:
    opened(file).close()
    before = schema(file)
    opened(file).close()
    assert schema(file) == before
    assert len(on_disk(file, "SELECT * FROM alembic_version")) == 1


@pytest.mark.parametrize("statement", [1, 3, 5, 8, 10, 12])
def test_an_interrupted_migration_leaves_nothing_half_done(file: Path, statement: int) -> None:
    store = Store(address(file))
    made = 0

    def interrupt(_c: Any, _cursor: Any, sql: str, *_rest: Any) -> None:
        nonlocal made
        made += sql.strip().startswith(("CREATE", "INSERT"))
        if made == statement:
            raise KeyboardInterrupt

    event.listen(store.engine, "before_cursor_execute", interrupt)
    with pytest.raises(KeyboardInterrupt):
        store.open()
    store.close()
    assert schema(file) == []
    opened(file).close()
    assert {row[1] for row in schema(file) if row[0] == "table"} == TABLES | {"alembic_version"}


def test_two_programs_may_open_a_new_file_at_once(file: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: opened(file), range(4)))
    for store in stores:
        store.close()
    assert len(on_disk(file, "SELECT * FROM alembic_version")) == 1


def test_a_file_of_a_newer_program_is_not_touched(file: Path) -> None:
    opened(file).close()
    store = Store(address(file))
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    before = schema(file)
    with pytest.raises(Exception, match="9999"):
        store.open()
    store.close()
    assert schema(file) == before


OLD_MATCH = """
INSERT INTO matches (id, name, game, seats, options, content, seed, public, host, created,
                     status, moves, seq, to_move, updated)
VALUES (?, 'Jeudi', 'morra', 2, '{"length": "short"}', '', '00', 0, ?, ?, 'running', ?, ?, '[1]', ?)
"""
OLD_ENTRY = "INSERT INTO entries (match, seq, at, kind, body, client) VALUES (?, ?, ?, 'chat', ?, ?)"
LONG_AGO = "2026-05-01 12:30:00.000000"


def old_file(file: Path, version: str) -> Any:
    """A file of an older program with a match of three entries, open for writing."""
    store = Store(address(file))
    upgrade(store.engine, version)
    connection = store.engine.connect()
    connection.execute(insert(PEOPLE), {"id": HOST, "name": "Agathe", "created": THEN})
    connection.exec_driver_sql(OLD_MATCH, ("match-0", HOST, LONG_AGO, 2, 3, LONG_AGO))
    for seq in (2, 1, 3):
        said = (json.dumps({"text": f"ligne {seq}"}), f"click-{seq}")
        connection.exec_driver_sql(OLD_ENTRY, ("match-0", seq, LONG_AGO, *said))
    return connection


def entries_after_upgrade(file: Path) -> list[Any]:
    store = opened(file)
    with store.engine.connect() as connection:
        rows = connection.execute(select(ENTRIES).order_by(ENTRIES.c.match, ENTRIES.c.seq)).all()
    store.close()
    return [(row.seq, row.client, row.body["text"], row.at, row.moves, row.to_move) for row in rows]


@pytest.mark.parametrize("version", ["0001", "0002"])
def test_matches_from_before_an_upgrade_are_kept(file: Path, version: str) -> None:
    old_file(file, version).close()
    said = [(seq, f"click-{seq}", f"ligne {seq}", THEN) for seq in (1, 2, 3)]
    figures = [(None, None), (None, None), (2, [1])]
    assert entries_after_upgrade(file) == [(*was, *stands) for was, stands in zip(said, figures, strict=True)]
    assert on_disk(file, "SELECT status, rules FROM matches") == [("running", 1)]


def test_entries_in_an_older_programs_separate_table_are_moved(file: Path) -> None:
    """Its separate table may repeat entries that have been moved already."""
    connection = old_file(file, "0002")
    kept: dict[str, Any] = {
        "match": "match-0",
        "kind": "chat",
        "to_move": [0],
        "status": "over",
        "outcome": {"points": [3]},
    }
    kept |= {"at": "2026-05-01T12:30:00Z", "client": None}
    tail = [
        [kept | {"seq": 3, "moves": 2, "body": {"text": "again"}}],
        [
            kept | {"seq": 4, "moves": 3, "body": {"text": "élan"}},
            kept | {"seq": 5, "moves": 4, "body": {"text": "fin"}},
        ],
    ]
    for rows in tail:
        connection.exec_driver_sql("INSERT INTO tail (entries) VALUES (?)", (json.dumps(rows),))
    connection.close()
    found = entries_after_upgrade(file)
    assert [row[2] for row in found] == ["ligne 1", "ligne 2", "ligne 3", "élan", "fin"]
    assert [row[3] for row in found] == [THEN] * 5
    assert found[-1][4:] == (4, [0])
    assert on_disk(file, "SELECT status, outcome FROM matches") == [("over", '{"points":[3]}')]


def signed_cookie() -> str:
    """A cookie as on 15 November 2026: a person's id, signed."""
    mark = hmac.new("très secret".encode(), HOST.encode(), hashlib.sha256).hexdigest()
    return f"{HOST}.{mark}"


def known_by(file: Path, cookie: str) -> str | None:
    async def find() -> str | None:
        store = opened(file)
        visit = await Sessions(store).find(cookie)
        store.close()
        return None if visit is None else visit.person.name

    return asyncio.run(find())


def test_a_signed_cookie_is_void_after_an_upgrade(file: Path) -> None:
    before = Store(address(file))
    upgrade(before.engine, "0003")
    with before.engine.connect() as connection:
        connection.execute(insert(PEOPLE), {"id": HOST, "name": "Agathe", "created": THEN})
        connection.exec_driver_sql(
            "INSERT INTO settings (key, value) VALUES ('cookie_secret', 'très secret')"
        )
    assert known_by(file, signed_cookie()) is None
    assert on_disk(file, "SELECT id FROM sessions") == []
    assert on_disk(file, "SELECT * FROM settings WHERE key = 'cookie_secret'") == []


def test_a_signed_cookie_that_an_earlier_upgrade_kept_as_a_session_is_void(file: Path) -> None:
    """Until 18 November 2026 migration 0005 made a session of each of them. Sessions begun since remain valid."""
    token = secrets.token_urlsafe(32)
    store = opened(file)
    with store.engine.begin() as connection:
        connection.execute(insert(PEOPLE), {"id": HOST, "name": "Agathe", "created": THEN})
        for cookie in (signed_cookie(), token):
            now = datetime.now(UTC)
            row = {"id": session_of(cookie), "person": HOST, "created": now, "seen": now}
            connection.execute(insert(SESSIONS), row)
    store.close()
    assert known_by(file, signed_cookie()) is None
    assert known_by(file, token) == "Agathe"
