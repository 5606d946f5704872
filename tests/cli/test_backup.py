"""`ludotheque backup` and `restore`: errors are reported in one line and leave nothing partial behind."""

import json
import os
import signal
import sqlite3
import stat
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.running import command, environment, flat, run
from tests.cli.test_validate_store import two_matches
from tests.store.keeping import on_disk
from tests.table.damage import DAMAGES, Damage, inflict
from tests.web.serving import PATIENCE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A table with two matches."""
    two_matches(tmp_path / "table.sqlite3")
    return tmp_path / "table.sqlite3"


@pytest.fixture
def backup(file: Path, tmp_path: Path) -> Path:
    made = tmp_path / "table.backup"
    done = run("backup", str(made), "--database", str(file))
    assert done.exit_code == 0, done.output
    return made


def refused(*args: str, lang: str = "en") -> str:
    """A refused command: its last line."""
    done = run(*args, lang=lang)
    assert (done.exit_code, "Traceback" in done.output) == (2, False), done.output
    return done.output.strip().splitlines()[-1]


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_backup_is_one_file_that_only_its_owner_reads(backup: Path, tmp_path: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert names(tmp_path) == {"table.sqlite3", "table.backup"}
    assert on_disk(backup, "SELECT count(*) FROM snapshots") == [(0,)]


def test_it_reports_its_content_in_both_languages(file: Path, tmp_path: Path) -> None:
    done = run("backup", str(tmp_path / "one.backup"), "--database", str(file))
    assert "Parties : 2, entrées : 6, personnes : 1." in flat(done)
    done = run("backup", str(tmp_path / "two.backup"), "--database", str(file), lang="en")
    assert "Matches: 2, entries: 6, people: 1." in flat(done)


def test_no_file_is_overwritten(file: Path, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("kept")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("kept", "link"):
        assert "exists already" in refused("backup", str(tmp_path / name), "--database", str(file))
    assert (tmp_path / "kept").read_text() == "kept"
    assert not (tmp_path / "nowhere").exists()


def test_a_folder_that_is_missing_or_can_not_be_written_to(file: Path, tmp_path: Path) -> None:
    said = refused("backup", str(tmp_path / "none" / "b"), "--database", str(file))
    assert "folder" in said
    said = refused("backup", "/proc/b", "--database", str(file))
    assert "/proc/b" in said


def test_a_table_that_is_missing_or_is_none(file: Path, tmp_path: Path) -> None:
    said = refused("backup", str(tmp_path / "b"), "--database", str(tmp_path / "none.sqlite3"))
    assert "nothing at" in said
    assert not (tmp_path / "none.sqlite3").exists()
    on_disk(tmp_path / "other.sqlite3", "CREATE TABLE something (whole)")
    said = refused("backup", str(tmp_path / "b"), "--database", str(tmp_path / "other.sqlite3"))
    assert "it has no table of Ludothèque" in said
    (tmp_path / "text").write_text("Québec, Quadrata, Nouvelle-France" * 50)
    said = refused("backup", str(tmp_path / "b"), "--database", str(tmp_path / "text"))
    assert str(tmp_path / "text") in said
    inflict(file, "UPDATE alembic_version SET version_num = '9999' WHERE version_num <> ?", "")
    assert "newer version" in refused("backup", str(tmp_path / "b"), "--database", str(file))
    assert "b" not in names(tmp_path)


def test_a_disk_that_is_full_leaves_nothing_behind(file: Path, tmp_path: Path) -> None:
    line = command("backup", str(tmp_path / "b"), "--database", str(file), "--lang", "en")
    most = file.stat().st_size // 2
    done = subprocess.run(
        ["prlimit", f"--fsize={most}", *line],
        env=environment(LUDOTHEQUE_GAMES=os.environ["LUDOTHEQUE_GAMES"]),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2, done
    assert f"The backup {tmp_path / 'b'} was not made" in done.stderr
    assert "Traceback" not in done.stderr
    assert names(tmp_path) == {"table.sqlite3"}


def test_a_stopped_backup_leaves_nothing_behind(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    line = command("backup", str(folder / "b"), "--database", str(file))
    process = subprocess.Popen(line, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and not names(folder) and time.monotonic() < deadline:
        time.sleep(0.001)
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=PATIENCE)
    assert names(folder) <= {"b"}, "either it was done, or nothing is left"


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_match_is_named_in_its_backup_and_when_it_is_restored(
    damage: Damage, file: Path, tmp_path: Path
) -> None:
    broken, whole = (row[0] for row in on_disk(file, "SELECT id FROM matches ORDER BY created"))
    inflict(file, damage.statement, broken)
    new = str(tmp_path / "new.sqlite3")
    for args, code in (
        (("backup", str(tmp_path / "b"), "--database", str(file)), 0),
        (("restore", str(tmp_path / "b"), "--database", new), 0),
        (("validate", "--store", "--database", new), 1),
    ):
        done = run(*args, lang="en")
        assert (done.exit_code, f"✗ {broken}" in flat(done)) == (code, True), done.output
        assert damage.cause in flat(done)
        assert f"✗ {whole}" not in flat(done)


def test_dangling_references_are_kept_unchanged(file: Path, tmp_path: Path) -> None:
    """The table writes no such rows, but a file repaired by hand may have some."""
    with closing(sqlite3.connect(file)) as c, c:
        c.execute("DELETE FROM people")
    assert on_disk(file, "SELECT count(*) FROM people") == [(0,)]
    new = tmp_path / "new.sqlite3"
    assert run("backup", str(tmp_path / "b"), "--database", str(file)).exit_code == 0
    assert run("restore", str(tmp_path / "b"), "--database", str(new)).exit_code == 0
    assert on_disk(new, "SELECT count(*) FROM matches") == [(2,)]


def test_a_match_that_can_not_be_replayed_is_kept_as_it_is(file: Path, tmp_path: Path) -> None:
    broken = on_disk(file, "SELECT id FROM matches ORDER BY created")[0][0]
    inflict(file, DAMAGES["a verb there never was"].statement, broken)
    done = run("backup", str(tmp_path / "b"), "--database", str(file), lang="en")
    assert done.exit_code == 0, done.output
    assert (
        f"One match can't be replayed: it is kept as it is, and the table sets it aside. ✗ {broken}"
        in flat(done)
    )
    new = tmp_path / "new.sqlite3"
    done = run("restore", str(tmp_path / "b"), "--database", str(new), lang="en")
    assert done.exit_code == 0, done.output
    assert broken in flat(done)
    entries = "SELECT match, seq, kind, body FROM entries ORDER BY match, seq"
    assert on_disk(new, entries) == on_disk(file, entries)


def damaged(backup: Path, change: Callable[[bytearray], object]) -> Path:
    data = bytearray(backup.read_bytes())
    change(data)
    other = backup.with_name("damaged.backup")
    other.write_bytes(data)
    return other


@pytest.mark.parametrize("part", [0, 1, 99, 4096, 0.3, 0.6, 0.9, 0.99])
def test_a_backup_that_is_cut_short_is_refused(backup: Path, part: float) -> None:
    size = part if isinstance(part, int) else int(backup.stat().st_size * part)
    other = damaged(backup, lambda data: data.__delitem__(slice(size, None)))
    assert f"The backup {other} can't be used" in refused("restore", str(other), "--database", "x.sqlite3")
    assert not Path("x.sqlite3").exists(), "the database is not even opened"


def test_a_backup_with_one_byte_changed_anywhere_is_refused_or_restored_whole(
    backup: Path, file: Path, tmp_path: Path
) -> None:
    """The changed byte may be in free space. The result is the original content or a refusal."""
    rows = "SELECT * FROM entries ORDER BY match, seq"
    whole, noticed = on_disk(file, rows), 0
    size = backup.stat().st_size
    for at in range(50, size, size // 24):
        other = damaged(backup, lambda data, at=at: data.__setitem__(at, data[at] ^ 0xFF))  # type: ignore[misc]
        new = tmp_path / f"new-{at}.sqlite3"
        done = run("restore", str(other), "--database", str(new))
        assert done.exit_code in (0, 2), done.output
        if done.exit_code == 0:
            assert on_disk(new, rows) == whole
        else:
            assert "Traceback" not in done.output
            noticed += 1
    assert noticed


def test_a_row_that_was_changed_is_noticed(backup: Path) -> None:
    for statement in (
        "UPDATE people SET name = 'Zoé'",
        "DELETE FROM entries WHERE seq = 3",
        "UPDATE settings SET value = value || 'x'",
    ):
        other = damaged(backup, lambda data: None)
        with closing(sqlite3.connect(other)) as c, c:
            c.execute("INSERT INTO settings (key, value) VALUES ('more', 'than there was')")
            c.execute(statement)
        assert "damaged or incomplete" in refused("restore", str(other), "--database", "x.sqlite3")


def test_other_files_than_backups_are_refused(file: Path, backup: Path, tmp_path: Path) -> None:
    assert "is not a backup made by" in refused("restore", str(file), "--database", "x.sqlite3")
    (tmp_path / "text").write_text("Québec, Quadrata, Nouvelle-France" * 50)
    assert "is not a backup" in refused("restore", str(tmp_path / "text"), "--database", "x.sqlite3")
    assert "n'est pas une sauvegarde" in refused("restore", str(file), "--database", "x.sqlite3", lang="fr")
    assert "a file that exists" in refused("restore", str(tmp_path / "none"), "--database", "x.sqlite3")
    assert "a file that exists" in refused("restore", str(tmp_path), "--database", "x.sqlite3")


def test_a_backup_of_a_newer_program_is_refused(backup: Path) -> None:
    newer_tables, newer_format = damaged(backup, lambda data: None), backup
    with closing(sqlite3.connect(newer_tables)) as c, c:
        c.execute("UPDATE alembic_version SET version_num = '9999'")
    said = refused("restore", str(newer_tables), "--database", "x.sqlite3")
    assert "newer version" in said
    with closing(sqlite3.connect(newer_format)) as c, c:
        manifest = json.loads(c.execute("SELECT body FROM backup").fetchone()[0])
        c.execute("UPDATE backup SET body = ?", (json.dumps(manifest | {"format": 2}),))
    assert "newer version" in refused("restore", str(newer_format), "--database", "x.sqlite3")


def test_a_restored_file_is_validated_and_so_is_a_backup_itself(backup: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.sqlite3"
    assert run("restore", str(backup), "--database", str(new)).exit_code == 0
    for database in (new, backup):
        done = run("validate", "--store", "--database", str(database), lang="en")
        assert (done.exit_code, "2 checks, all is well." in flat(done)) == (0, True), done.output
    assert run("restore", str(backup), "--database", str(tmp_path / "newer.sqlite3")).exit_code == 0


def test_a_backup_is_copied_like_any_table(backup: Path, tmp_path: Path) -> None:
    done = run("copy", f"sqlite:///{backup}", f"sqlite:///{tmp_path / 'new.sqlite3'}")
    assert (done.exit_code, done.output.count("✓")) == (0, 2), done.output
    tables = "SELECT name FROM sqlite_master WHERE name = 'backup'"
    assert on_disk(tmp_path / "new.sqlite3", tables) == []


def test_the_database_is_that_of_the_table_unless_another_one_is_named(file: Path, tmp_path: Path) -> None:
    done = run("backup", str(tmp_path / "b"), env={"LUDOTHEQUE_DATABASE": str(file)})
    assert done.exit_code == 0, done.output
    new = tmp_path / "new.sqlite3"
    assert run("restore", str(tmp_path / "b"), env={"LUDOTHEQUE_DATABASE": str(new)}).exit_code == 0
    assert new.is_file()
