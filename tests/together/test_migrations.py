"""Migrations from every older schema to the current one, on both databases, without losing data."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, event, insert, inspect, select

from ludotheque.store.migrate import _config, upgrade
from ludotheque.store.store import Store
from ludotheque.store.tables import ENTRIES, MATCHES, METADATA, PEOPLE
from tests.store.keeping import HOST, THEN

VERSIONS = sorted(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())
Database = Callable[[str], str]


@pytest.fixture
def database(tmp_path: Path, request: pytest.FixtureRequest) -> Database:
    """The address of a new one."""

    def new(way: str) -> str:
        on_file = f"sqlite:///{tmp_path / 'table.sqlite3'}"
        return on_file if way == "sqlite" else str(request.getfixturevalue("postgres").database())

    return new


def fill(c: Connection) -> None:
    """A match of three entries, in the existing columns."""
    tables = MetaData()
    tables.reflect(c)
    people, matches, entries = (tables.tables[name] for name in ("people", "matches", "entries"))
    put(c, people, id=HOST, name="Agathe", created=THEN)
    header = {"id": "match-0", "name": "Jeudi", "game": "morra", "seats": 2, "options": {"length": "short"}}
    header |= {
        "content": "",
        "seed": "00",
        "public": False,
        "host": HOST,
        "created": THEN,
        "status": "running",
    }
    put(c, matches, **header, moves=2, seq=3, to_move=[1], updated=THEN, rules=1, patience=120)
    for seq in (1, 2, 3):
        said = {"match": "match-0", "seq": seq, "at": THEN, "kind": "chat", "body": {"text": f"ligne {seq}"}}
        put(c, entries, **said, client=f"click-{seq}", moves=2, to_move=[1])


def put(c: Connection, table: Any, **values: Any) -> None:
    c.execute(insert(table).values({name: value for name, value in values.items() if name in table.c}))


@pytest.mark.parametrize("way", ["sqlite", "postgresql"])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_table_of_every_version_is_brought_up_to_date(way: str, version: str, database: Database) -> None:
    store = Store(database(way))
    upgrade(store.engine, version)
    with store.engine.begin() as connection:
        fill(connection)
    store.open()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.execute(select(PEOPLE.c.name)).scalars().all() == ["Agathe"]
        (match,) = connection.execute(select(MATCHES)).all()
        assert (match.status, match.rules, match.options) == ("running", 1, {"length": "short"})
        found = connection.execute(select(ENTRIES).order_by(ENTRIES.c.seq)).all()
        assert [(row.seq, row.client, row.body["text"], row.at) for row in found] == [
            (seq, f"click-{seq}", f"ligne {seq}", THEN) for seq in (1, 2, 3)
        ]
        assert (found[-1].moves, found[-1].to_move) == (2, [1])
    store.close()


def test_several_programs_may_open_a_new_database_at_once(database: Database) -> None:
    url = database("postgresql")

    def opened(_: int) -> Store:
        store = Store(url)
        store.open()
        return store

    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(opened, range(4)):
            store.close()


@pytest.mark.parametrize("statement", [1, 4, 9, 13])
def test_an_interrupted_migration_leaves_nothing_half_done(statement: int, database: Database) -> None:
    store = Store(database("postgresql"))
    made = 0

    def interrupt(_c: Any, _cursor: Any, sql: str, *_rest: Any) -> None:
        nonlocal made
        made += sql.strip().startswith(("CREATE", "ALTER"))
        if made == statement:
            raise KeyboardInterrupt

    event.listen(store.engine, "before_cursor_execute", interrupt)
    with pytest.raises(KeyboardInterrupt):
        store.open()
    event.remove(store.engine, "before_cursor_execute", interrupt)
    with store.engine.connect() as connection:
        assert inspect(connection).get_table_names() == []
    store.open()
    store.close()
