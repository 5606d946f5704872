"""Migrations: an empty file, an up-to-date one, one that was interrupted."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, insert, inspect, select

from ludotheque.store.migrate import upgrade
from ludotheque.store.store import Store
from ludotheque.store.tables import ENTRIES, MATCHES, METADATA, PEOPLE
from tests.store.keeping import HOST, THEN, address, entry, match_row, on_disk

TABLES = {"people", "matches", "seats", "entries", "tail", "settings"}


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


def test_what_was_played_before_an_upgrade_is_still_there(file: Path) -> None:
    """A file of the first tables, with a match in it."""
    store = Store(address(file))
    upgrade(store.engine, "0001")
    with store.engine.begin() as connection:
        connection.execute(insert(PEOPLE), {"id": HOST, "name": "Agathe", "created": THEN})
        connection.execute(insert(MATCHES), match_row("match-0"))
        entries = [entry("match-0", seq, f"click-{seq}", text=f"ligne {seq}") for seq in (2, 1, 3)]
        names = [column.name for column in ENTRIES.c]
        connection.execute(insert(ENTRIES), [{name: row[name] for name in names} for row in entries])
    store.close()
    again = opened(file)
    with again.engine.connect() as connection:
        rows = connection.execute(select(ENTRIES).order_by(ENTRIES.c.seq)).all()
    again.close()
    assert [(row.seq, row.client, row.body["text"], row.at) for row in rows] == [
        (seq, f"click-{seq}", f"ligne {seq}", THEN) for seq in (1, 2, 3)
    ]
