"""`ludotheque backup` while several processes serve a table during play, and `restore` of the result."""

import os
import shutil
import signal
import sqlite3
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select, text

from ludotheque.store.dialects import alone
from ludotheque.store.migrate import upgrade
from ludotheque.store.store import Store
from ludotheque.store.tables import ENTRIES, MATCHES, METADATA, PEOPLE, PROCESSES, SEATS, SESSIONS
from tests.cli.running import command, environment, flat, run
from tests.together.conftest import WAYS, MakeServers
from tests.together.moving import Wanderer, in_play, through, wait_for_more
from tests.together.services import Postgres
from tests.web.serving import PATIENCE, Server
from tests.web.visiting import ME, Visitor, wait_until

Table = Callable[..., list[Server]]
KEPT = (PEOPLE, SESSIONS, MATCHES, SEATS, ENTRIES)
BACKUPS = 3


class Entry(NamedTuple):
    """A stored entry: all columns except those that a later entry may change."""

    seq: int
    kind: str
    body: Any


def entries_of(url: str) -> dict[str, list[Entry]]:
    """The entries of every match, in order."""
    store = Store(url)
    with store.engine.connect() as c:
        found = c.execute(select(ENTRIES).order_by(ENTRIES.c.match, ENTRIES.c.seq)).all()
        by_match: dict[str, list[Entry]] = {match: [] for match in c.execute(select(MATCHES.c.id)).scalars()}
    store.close()
    for row in found:
        by_match[row.match].append(Entry(row.seq, row.kind, row.body))
    return by_match


def rows(url: str) -> list[list[tuple[object, ...]]]:
    """Everything that a table stores."""
    store = Store(url)
    with store.engine.connect() as c:
        found = [sorted((tuple(row) for row in c.execute(select(table))), key=repr) for table in KEPT]
    store.close()
    return found


def address(server: Server) -> str:
    """Of a server's database."""
    database = str(server.settings.get("database", server.database))
    return database if "://" in database else f"sqlite:///{database}"


def acknowledged(playing: Sequence[Wanderer]) -> dict[tuple[str, int], Any]:
    """What was acknowledged to players, by match and number."""
    return {(player.match, seq): said for player in playing for seq, said in list(player.done.items())}


def check_backup(url: str, known: dict[tuple[str, int], Any]) -> dict[str, list[Entry]]:
    """Everything acknowledged before is in it, and each match ends at one of its entries."""
    found = entries_of(url)
    for entries in found.values():
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    for (match, seq), said in known.items():
        body = found[match][seq - 1].body
        assert said in (body.get("action"), body.get("text")), (match, seq, said, body)
    return found


@pytest.fixture
def played(start_servers: MakeServers) -> tuple[Server, Visitor, str]:
    """A table with a match in progress, and its host."""
    (server,) = start_servers(1)
    host = Visitor(server, "Agathe")
    match = host.create("quebec", ME, ME, ME)
    with host.follow(match) as tab:
        move(tab)
    return server, host, match


def move(tab: Any) -> None:
    """Any legal move."""
    seat = int(next(iter(tab.now["choices"])))
    tab.plays(seat, tab.choices(seat)[0])


@pytest.mark.parametrize("way", WAYS)
def test_a_table_is_backed_up_while_it_is_played_on(
    way: str, table: Table, start_servers: MakeServers, postgres: Postgres, tmp_path: Path
) -> None:
    servers = table(way)
    taken = []
    with in_play(servers, 4) as playing:
        for number in range(BACKUPS):
            file = tmp_path / f"{number}.backup"
            known = acknowledged(playing)
            done = run("backup", str(file), "--database", address(servers[0]))
            assert (done.exit_code, "Parties : 4" in flat(done)) == (0, True), done.output
            assert "ne se rejoue" not in flat(done)
            taken.append(check_backup(f"sqlite:///{file}", known))
            wait_for_more(playing)
    for server in servers:
        server.terminate()
    now = entries_of(address(servers[0]))
    for backup in taken:
        assert all(now[match][: len(entries)] == entries for match, entries in backup.items())

    elsewhere = f"sqlite:///{tmp_path / 'restored.sqlite3'}" if "postgresql" in way else postgres.database()
    done = run("restore", str(file), "--database", elsewhere)
    assert done.exit_code == 0, done.output
    assert entries_of(elsewhere) == taken[-1]
    (server,) = start_servers(1, database=elsewhere)
    for player in playing:
        with through(player.client, server).follow(player.match) as tab:
            assert tab.sync["you"], "the player's browser is known, and so is the seat"
            tab.done("chat", text="de retour")
            if tab.now["choices"]:
                move(tab)
    done = run("validate", "--store", "--database", elsewhere)
    assert (done.exit_code, done.output.count("✓")) == (0, 4), done.output


@pytest.mark.parametrize("way", ["sqlite", "postgresql"])
def test_a_backup_has_all_that_the_table_keeps(
    way: str, table: Table, postgres: Postgres, tmp_path: Path
) -> None:
    (server,) = table(way, 1)
    host = Visitor(server)
    host.ok("POST", "/api/account", {"name": "Agathe", "passphrase": "neuf moutons gris"})
    host.create("morra", ME, ME)
    file = tmp_path / "table.backup"
    assert run("backup", str(file), "--database", address(server)).exit_code == 0
    server.terminate()
    assert rows(f"sqlite:///{file}") == rows(address(server))
    run("backup", str(tmp_path / "again.backup"), "--database", address(server))
    for url in (f"sqlite:///{tmp_path / 'new.sqlite3'}", postgres.database()):
        done = run("restore", str(tmp_path / "again.backup"), "--database", url)
        assert done.exit_code == 0, done.output
        assert rows(url) == rows(address(server))


def test_a_backup_has_entries_that_a_copied_file_lacks(
    played: tuple[Server, Visitor, str], tmp_path: Path
) -> None:
    server, _, match = played
    shutil.copy(server.database, tmp_path / "copied.sqlite3")
    with closing(sqlite3.connect(tmp_path / "copied.sqlite3")) as c:
        tables = c.execute("SELECT count(*) FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
        copied = c.execute("SELECT count(*) FROM entries").fetchone()[0] if tables else 0
    file = tmp_path / "table.backup"
    assert run("backup", str(file), "--database", address(server)).exit_code == 0
    assert len(entries_of(f"sqlite:///{file}")[match]) > copied


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("count", [1, 2])
def test_nothing_is_restored_under_a_table_that_runs(
    way: str, count: int, table: Table, tmp_path: Path
) -> None:
    servers = table(way, count)
    host = Visitor(servers[0], "Agathe")
    match = host.create("morra", ME, ME)
    file, url = tmp_path / "table.backup", address(servers[0])
    assert run("backup", str(file), "--database", url).exit_code == 0
    with host.follow(match) as tab:
        tab.done("chat", text="après la sauvegarde")
        done = run("restore", str(file), "--replace", "--database", url, lang="en")
        assert (done.exit_code, "Another program is using" in flat(done)) == (2, True), done.output
        tab.done("chat", text="et encore")
    said = [entry.body["text"] for entry in entries_of(url)[match] if entry.kind == "chat"]
    assert said == ["après la sauvegarde", "et encore"]

    # A suspended process, which does not even renew its lease, still has its matches in memory.
    for server in servers:
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGSTOP)
    try:
        done = run("restore", str(file), "--replace", "--database", url, lang="en")
        assert (done.exit_code, "Another program is using" in flat(done)) == (2, True), done.output
    finally:
        for server in servers:
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGCONT)

    servers[0].kill()  # its row stays in the database
    for server in servers[1:]:
        server.terminate()
    done = run("restore", str(file), "--replace", "--database", url)
    assert done.exit_code == 0, done.output
    assert entries_of(url) == entries_of(f"sqlite:///{file}")
    servers[0].start()
    with host.follow(match) as tab:
        assert [entry["kind"] for entry in tab.entries if entry["kind"] == "chat"] == []
        tab.done("chat", text="comme neuve")


def test_a_table_that_is_opened_during_a_restore_waits_for_its_end(postgres: Postgres) -> None:
    url = postgres.database()
    restoring, opened = Store(url), Store(url)
    upgrade(restoring.engine)
    opening = threading.Thread(target=opened.open, daemon=True)
    with alone(restoring.engine) as place:
        opening.start()
        waits = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")

        def is_waiting() -> bool:
            place.execute(text("SELECT pg_stat_clear_snapshot()"))
            return bool(place.execute(waits).scalar_one())

        wait_until(is_waiting, "the other one waits")
        assert opening.is_alive()
    opening.join(PATIENCE)
    assert not opening.is_alive()
    for store in (restoring, opened):
        store.close()


def test_a_file_is_neither_read_nor_written_during_a_restore(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    restoring = Store(f"sqlite:///{file}")
    upgrade(restoring.engine)
    with alone(restoring.engine):
        for statement in ("SELECT * FROM entries", "DELETE FROM entries", "PRAGMA journal_mode=WAL"):
            with (
                closing(sqlite3.connect(file, timeout=0)) as other,
                pytest.raises(sqlite3.OperationalError) as no,
            ):
                other.execute(statement)
            assert no.value.sqlite_errorcode == sqlite3.SQLITE_BUSY
    after = Store(restoring.url)
    after.open()
    for store in (restoring, after):
        store.close()


@pytest.mark.parametrize("way", ["sqlite", "postgresql"])
def test_a_table_is_only_replaced_when_that_is_asked_for(way: str, table: Table, tmp_path: Path) -> None:
    (server,) = table(way, 1)
    Visitor(server, "Agathe").create("morra", ME, ME)
    file, url = tmp_path / "table.backup", address(server)
    assert run("backup", str(file), "--database", url).exit_code == 0
    later = Visitor(server, "Karim").create("morra", ME, ME)
    server.terminate()
    before = rows(url)
    done = run("restore", str(file), "--database", url, lang="en")
    assert (done.exit_code, "--replace" in flat(done)) == (2, True), done.output
    assert rows(url) == before
    done = run("restore", str(file), "--replace", "--database", url)
    assert done.exit_code == 0, done.output
    assert later not in entries_of(url)
    assert not left_of_processes(url), "leases are not restored"


def left_of_processes(url: str) -> list[Any]:
    store = Store(url)
    with store.engine.connect() as c:
        found = [tuple(row) for row in c.execute(select(PROCESSES))]
    store.close()
    return found


def test_a_restore_that_fails_half_way_leaves_a_table_on_postgresql_as_it_was(
    played: tuple[Server, Visitor, str], table: Table, tmp_path: Path
) -> None:
    """SQLite stores a text in a number column, and so does a backup of it; PostgreSQL does not."""
    server, _, match = played
    with server.file() as c:
        c.execute("UPDATE matches SET patience = 'beaucoup' WHERE id = ?", (match,))
    file = tmp_path / "table.backup"
    assert run("backup", str(file), "--database", address(server)).exit_code == 0
    (there,) = table("postgresql", 1)
    Visitor(there, "Karim").create("morra", ME, ME)
    there.terminate()
    before = rows(address(there))
    done = run("restore", str(file), "--replace", "--database", address(there))
    assert (done.exit_code, "Traceback" in done.output) == (2, False), done.output
    assert rows(address(there)) == before


def test_a_restore_that_fails_half_way_leaves_a_table_on_sqlite_as_it_was(
    played: tuple[Server, Visitor, str], start_servers: MakeServers, tmp_path: Path
) -> None:
    server, host, match = played
    with host.follow(match) as tab:
        for number in range(200):
            tab.done("chat", text=f"{number} " * 100)
    file = tmp_path / "table.backup"
    assert run("backup", str(file), "--database", address(server)).exit_code == 0
    (there,) = start_servers(1)
    Visitor(there, "Karim").create("morra", ME, ME)
    there.terminate()
    before = rows(address(there))
    # The checked copy is smaller than the files of the restore: the limit is between both.
    limit = file.stat().st_size // 2
    done = limited(limit, "restore", str(file), "--replace", "--database", address(there), lang="en")
    assert done.returncode == 2, done
    assert rows(address(there)) == before
    assert run("restore", str(file), "--replace", "--database", address(there)).exit_code == 0
    assert entries_of(address(there)) == entries_of(address(server))


def limited(most: int, *args: str, lang: str) -> "subprocess.CompletedProcess[str]":
    """A command that can't write a file longer than this, as on a full disk."""
    line = ["prlimit", f"--fsize={most}", *command(*args, "--lang", lang)]
    return subprocess.run(line, env=environment(), capture_output=True, text=True, timeout=PATIENCE)


def test_an_older_table_is_backed_up_as_it_is_and_restored_up_to_date(
    postgres: Postgres, tmp_path: Path
) -> None:
    old = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    store = Store(old)
    upgrade(store.engine, "0004")
    with store.engine.begin() as c:
        c.execute(
            text("INSERT INTO people (id, name, created) VALUES ('a', 'Agathe', '2026-05-01 12:30:00')")
        )
    store.close()
    file = tmp_path / "old.backup"
    assert run("backup", str(file), "--database", old).exit_code == 0
    with closing(sqlite3.connect(file)) as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchone() == ("0004",)
    new = postgres.database()
    done = run("restore", str(file), "--database", new)
    assert done.exit_code == 0, done.output
    store = Store(new)
    with store.engine.connect() as c:
        assert list(c.execute(select(PEOPLE.c.name)).scalars()) == ["Agathe"]
        assert METADATA.tables["processes"].name in set(
            c.execute(text("SELECT tablename FROM pg_tables")).scalars()
        )
    store.close()
