"""`ludotheque validate --store`: every stored match is replayed, failing ones are named, nothing is written."""

import asyncio
import hashlib
from pathlib import Path

import pytest

from ludotheque.store.migrate import upgrade
from ludotheque.store.store import Store
from tests.cli.running import flat, run
from tests.store.keeping import address, on_disk
from tests.table.damage import DAMAGES, Damage, damage_a_page, inflict
from tests.table.sitting import ME, opened, plays, show, table_on


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


def two_matches(file: Path) -> tuple[str, str]:
    """Two matches of morra for two, in which both have shown their fingers once."""

    async def play() -> tuple[str, str]:
        async with table_on(file) as table:
            host = await table.people.visitor("Agathe")
            found = []
            for _ in range(2):
                live = await opened(table, host, ME, ME)
                for seat in range(2):
                    await plays(live, host, seat, show(1))
                found.append(live.feed.record.id)
            return found[0], found[1]

    return asyncio.run(play())


def test_matches_that_replay_are_in_order(file: Path) -> None:
    matches = two_matches(file)
    done = run("validate", "--store", "--database", str(file), lang="en")
    assert done.exit_code == 0, done.output
    assert "2 checks, all is well." in flat(done)
    for match in matches:
        assert f"✓ {match} morra Agathe 2 decisions, game in progress" in flat(done)


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_match_is_named_with_its_entry_and_the_others_are_in_order(
    file: Path, damage: Damage
) -> None:
    broken, whole = two_matches(file)
    inflict(file, damage.statement, broken)
    done = run("validate", "--store", "--database", str(file), lang="en")
    assert done.exit_code == 1
    where = f"entry {damage.entry}: " if damage.entry else ""
    assert f"{broken}: {damage.cause}: {where}" in flat(done)
    assert f"✓ {whole} morra" in flat(done)
    assert "1 check of 2 failed." in flat(done)


def test_a_damaged_match_is_reported_in_french(file: Path) -> None:
    broken, _ = two_matches(file)
    inflict(file, DAMAGES["a verb there never was"].statement, broken)
    done = run("validate", "--store", "--database", str(file))
    assert f"{broken}: decision: entrée 2" in flat(done)


def test_nothing_is_written_to_the_file(file: Path) -> None:
    broken, _ = two_matches(file)
    inflict(file, DAMAGES["a verb there never was"].statement, broken)
    before = hashlib.sha256(file.read_bytes()).hexdigest()
    run("validate", "--store", "--database", str(file))
    assert hashlib.sha256(file.read_bytes()).hexdigest() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name], "nor beside it"


def test_an_open_table_is_validated_in_its_current_state(file: Path) -> None:
    matches = two_matches(file)

    async def at_an_open_table() -> str:
        async with table_on(file) as table:
            live = await table.matches.open(matches[0])
            await live.changed(lambda now: now.decide(0, live.feed.match.state.actions(0)[0]))
            done = await asyncio.to_thread(run, "validate", "--store", "--database", str(file), lang="en")
            await live.changed(lambda now: now.decide(1, live.feed.match.state.actions(1)[0]))
            return flat(done)

    assert f"✓ {matches[0]} morra Agathe 3 decisions" in asyncio.run(at_an_open_table())


def test_where_the_file_itself_is_damaged_the_match_kept_there_is_named(file: Path) -> None:
    lost, kept = damage_a_page(file)
    done = run("validate", "--store", "--database", str(file), lang="en")
    assert done.exit_code == 1, done.output
    assert f"{lost}: file: the database file is damaged where it is kept." in flat(done)
    assert f"✓ {kept} morra" in flat(done)


def test_a_password_is_not_printed() -> None:
    done = run("validate", "--store", "--database", "cassandra://agathe:tournesol@host/table", lang="en")
    assert (done.exit_code, "tournesol" in done.output) == (2, False)
    assert "cassandra://agathe:***@host/table" in flat(done)


def test_a_file_of_an_older_program_is_replayed_as_after_the_upgrade_and_left_as_it_is(file: Path) -> None:
    store = Store(address(file))
    upgrade(store.engine, "0002")
    store.close()
    done = run("validate", "--store", "--database", str(file), lang="en")
    assert (done.exit_code, "0 checks" in flat(done)) == (0, True), done.output
    assert "This database is of an older version" in flat(done)
    assert on_disk(file, "SELECT version_num FROM alembic_version") == [("0002",)]


def test_the_database_is_that_of_the_table_unless_another_one_is_named(file: Path) -> None:
    matches = two_matches(file)
    done = run("validate", "--store", env={"LUDOTHEQUE_DATABASE": str(file)})
    assert all(match in flat(done) for match in matches)


@pytest.mark.parametrize("what", ["missing", "folder", "text", "another database", "newer"])
def test_other_files_than_tables_are_reported_in_one_line(file: Path, what: str) -> None:
    if what == "folder":
        file.mkdir()
    elif what == "text":
        file.write_text("Québec, Quadrata, Nouvelle-France" * 50)
    elif what == "another database":
        on_disk(file, "CREATE TABLE something (whole)")
    elif what == "newer":
        two_matches(file)
        inflict(file, "UPDATE alembic_version SET version_num = '9999' WHERE version_num <> ?", "")
    done = run("validate", "--store", "--database", str(file), lang="en")
    assert done.exit_code == 2
    assert str(file) in flat(done)
    assert "Traceback" not in done.output
    assert len(done.output.strip().splitlines()) <= 3
