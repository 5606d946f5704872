"""`ludotheque copy` and `validate --store` on both databases, also on tables of an older program."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, null, select, text

from ludotheque.store.migrate import upgrade
from ludotheque.store.store import Store
from ludotheque.store.tables import ENTRIES, MATCHES, PEOPLE, SEATS, SESSIONS
from tests.cli.running import flat, run
from tests.together.conftest import MakeServers
from tests.together.services import Postgres
from tests.web.visiting import ME, OPEN, Visitor, play_out

TABLES = (PEOPLE, SESSIONS, MATCHES, SEATS, ENTRIES)


@pytest.fixture
def played(start_servers: MakeServers, tmp_path: Path) -> str:
    """A file with a finished match, a running one and a waiting one."""
    file = tmp_path / "played.sqlite3"
    (server,) = start_servers(1, database=file)
    host = Visitor(server)
    host.ok("POST", "/api/account", {"name": "Agathe", "passphrase": "neuf moutons gris"})
    with host.follow(host.create("morra", ME, ME)) as tab:
        play_out(tab)
    with host.follow(host.create("quebec", ME, ME, ME)) as tab:
        seat = int(next(iter(tab.now["choices"])))
        tab.plays(seat, tab.choices(seat)[0])
    host.create("morra", ME, OPEN)
    server.terminate()
    return f"sqlite:///{file}"


def rows(url: str) -> list[list[tuple[object, ...]]]:
    """Everything that a table stores."""
    store = Store(url)
    with store.engine.connect() as connection:
        found = [
            sorted((tuple(row) for row in connection.execute(select(table))), key=repr) for table in TABLES
        ]
    store.close()
    return found


def empty_values(url: str) -> list[int]:
    """The number of NULL values (not the JSON text null) in nullable columns."""
    columns = [column for table in TABLES for column in table.c if column.nullable]
    store = Store(url)
    with store.engine.connect() as connection:
        found = [
            connection.execute(select(func.count()).where(column.is_(null()))).scalar_one()
            for column in columns
        ]
    store.close()
    return found


def test_a_table_goes_to_postgresql_and_back_and_every_match_is_replayed(
    played: str, postgres: Postgres, tmp_path: Path
) -> None:
    there, back = postgres.database(), f"sqlite:///{tmp_path / 'back.sqlite3'}"
    for source, target in ((played, there), (there, back)):
        done = run("copy", source, target)
        assert (done.exit_code, done.output.count("✓")) == (0, 3), done.output
    assert rows(played) == rows(there) == rows(back)
    assert empty_values(played) == empty_values(there) == empty_values(back)
    done = run("validate", "--store", "--database", there)
    assert (done.exit_code, done.output.count("✓")) == (0, 3), done.output


def test_a_copy_is_served_and_people_are_known_there(
    played: str, postgres: Postgres, start_servers: MakeServers
) -> None:
    there = postgres.database()
    run("copy", played, there)
    (server,) = start_servers(1, database=there)
    host = Visitor(server)
    host.ok("POST", "/api/login", {"name": "Agathe", "passphrase": "neuf moutons gris"})
    assert [said["status"] for said in host.ok("GET", "/api/matches?list=mine")].count("over") == 1


def test_nothing_is_copied_into_a_database_with_matches(played: str, postgres: Postgres) -> None:
    there = postgres.database()
    assert run("copy", played, there).exit_code == 0
    before = rows(there)
    done = run("copy", played, there, lang="en")
    assert done.exit_code == 2
    assert "empty database" in flat(done)
    assert rows(there) == before


def test_a_match_that_is_not_the_same_in_the_copy_is_named(
    played: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludotheque.store import copying

    whole: Callable[..., None] = copying.copy

    def damaging(source: Store, target: Store, advance: Callable[[int], None]) -> None:
        whole(source, target, advance)
        with target.engine.begin() as connection:
            connection.execute(text("DELETE FROM entries WHERE seq > 3"))

    monkeypatch.setattr(copying, "copy", damaging)
    done = run("copy", played, postgres.database())
    assert (done.exit_code, done.output.count("✗")) == (1, 1), done.output


def test_a_damaged_entry_is_unchanged_and_its_match_set_aside(played: str, postgres: Postgres) -> None:
    engine = create_engine(played)
    with engine.begin() as connection:
        connection.execute(text("UPDATE entries SET body = '{broken' WHERE seq = 2 AND kind = 'move'"))
    there = postgres.database()
    done = run("copy", played, there, lang="en")
    assert (done.exit_code, flat(done).count("set aside in both")) == (0, 2), done.output
    with Store(there).engine.connect() as connection:
        kept = connection.execute(select(ENTRIES.c.body).where(ENTRIES.c.seq == 2)).scalars()
        assert {"unreadable": "{broken"} in list(kept)


def test_an_older_table_on_postgresql_is_validated_in_a_copy(postgres: Postgres) -> None:
    url = postgres.database()
    store = Store(url)
    upgrade(store.engine, "0004")
    store.close()
    done = run("validate", "--store", "--database", url, lang="en")
    assert done.exit_code == 0, done.output
    assert "brought up to date" in flat(done)
    with Store(url).engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "0004"
