"""An unusable database: reported in one line before the table opens, in both languages, without side effects."""

import os
import resource
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.store.store import Store
from tests.web import drawing
from tests.web.forking import Forked
from tests.web.serving import COMMAND, PATIENCE, environment, free_port

Prepare = Callable[[Path], str]


def folder(place: Path) -> str:
    (place / "folder").mkdir()
    return str(place / "folder")


def text(place: Path) -> str:
    (place / "notes.txt").write_text("Ce n'est pas une base de données.\n" * 100)
    return str(place / "notes.txt")


def below_a_file(place: Path) -> str:
    (place / "notes.txt").write_text("x")
    return str(place / "notes.txt" / "table.sqlite3")


def nowhere(_place: Path) -> str:
    return "/proc/nowhere/table.sqlite3"  # where not even root can create a folder


def made(place: Path) -> Path:
    store = Store(f"sqlite:///{place / 'table.sqlite3'}")
    store.open()
    store.close()
    return place / "table.sqlite3"


def read_only(place: Path) -> str:
    """Like a file without write permission, but also for root, who may write to any other."""
    return f"sqlite:///file:{made(place)}?mode=ro&uri=true"


def cut_off(place: Path) -> str:
    file = made(place)
    os.truncate(file, 3000)
    return str(file)


def newer(place: Path) -> str:
    file = made(place)
    store = Store(f"sqlite:///{file}")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    return str(file)


def of_another_program(place: Path) -> str:
    store = Store(f"sqlite:///{place / 'table.sqlite3'}")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (name TEXT)")
    store.close()
    return str(place / "table.sqlite3")


UNUSABLE: dict[str, tuple[Prepare, str, str]] = {
    "a folder": (folder, "c'est un dossier", "it is a folder"),
    "a text": (text, "ce n'est pas une base de données SQLite", "it is not an SQLite database"),
    "below a file": (below_a_file, "ne s'ouvre ni ne se crée", "neither be opened nor made"),
    "in a folder that can't be made": (nowhere, "ne s'ouvre ni ne se crée", "neither be opened nor made"),
    "read-only": (read_only, "on ne peut pas y écrire", "it can't be written to"),
    "cut off": (cut_off, "abîmée", "damaged"),
    "of a newer program": (newer, "version plus récente", "newer version"),
    "of another program": (of_another_program, "ne répond pas", "does not answer"),
    "an unknown kind": (lambda _: "cassandra://table", "ce genre d'adresse", "kind of address"),
    "no address": (lambda _: "://", "ce genre d'adresse", "kind of address"),
}


Ended = tuple[int, str, str]  # exit code, log, error message


def forked(folder: Path, database: str, lang: str) -> Ended:
    """The outcome of starting a table on this database."""
    variables = {"LUDOTHEQUE_DATABASE": database, "LUDOTHEQUE_PORT": str(free_port())}
    log, errors = folder / f"{lang}.log", folder / f"{lang}.errors"
    server = Forked(drawing.main, ["serve", "--lang", lang], environment(**variables), log, errors)
    return server.wait(PATIENCE), log.read_text(encoding="utf-8"), errors.read_text(encoding="utf-8")


def started(database: str, lang: str, most_bytes: int | None = None) -> Ended:
    """The same with a process started by a shell; with `most_bytes`, on a full disk."""

    def limit() -> None:
        if most_bytes is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, resource.RLIM_INFINITY))

    variables = {"LUDOTHEQUE_DATABASE": database, "LUDOTHEQUE_PORT": str(free_port())}
    ended = subprocess.run(
        [*COMMAND, "--lang", lang],
        env=environment(**variables),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        preexec_fn=limit,
    )
    return ended.returncode, ended.stdout, ended.stderr


def check(ended: Ended, words: str) -> None:
    code, log, errors = ended
    assert code == 2
    assert log == "", "the table is not announced as open"
    (line,) = errors.splitlines()
    assert words in line


@pytest.mark.parametrize("name", UNUSABLE)
def test_an_unusable_database_is_reported_in_one_line(tmp_path: Path, name: str) -> None:
    prepare, french, english = UNUSABLE[name]
    database = prepare(tmp_path)
    check(forked(tmp_path, database, "fr"), french)
    check(forked(tmp_path, database, "en"), english)


def test_a_full_disk_is_reported_in_one_line(tmp_path: Path) -> None:
    new = tmp_path / "new.sqlite3"
    check(started(str(new), "fr", most_bytes=1), "il est peut-être plein")
    check(started(str(made(tmp_path)), "en", most_bytes=1), "it may be full")


def test_a_password_is_not_printed() -> None:
    ended = started("cassandra://agathe:tournesol@host/table", "en")
    check(ended, "cassandra://agathe:***@host/table")
    assert "tournesol" not in ended[2]
