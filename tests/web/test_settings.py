"""Settings: flags override variables, variables override defaults; invalid ones are named."""

import os
import socket
import subprocess
from pathlib import Path

import httpx
import pytest

from ludotheque.web.settings import Settings, read_settings
from tests.web.serving import COMMAND, DIRECTLY, PATIENCE, environment


@pytest.fixture(autouse=True)
def nothing_inherited(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(f"LUDOTHEQUE_{name.upper()}", raising=False)


def test_bots_think_in_as_many_processes_as_there_are_cores() -> None:
    cores = os.sched_getaffinity(0)
    one = min(cores)
    os.sched_setaffinity(0, {one})
    try:
        assert read_settings().bot_workers == 1
    finally:
        os.sched_setaffinity(0, cores)
    assert read_settings().bot_workers == min(256, len(cores))


def test_defaults_are_for_one_person_on_one_machine() -> None:
    settings = read_settings()
    assert settings == Settings()
    assert (settings.host, settings.port, settings.trust_proxy) == ("127.0.0.1", 8000, "")
    assert settings.database_url().endswith("table.sqlite3")


def test_a_flag_wins_over_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PORT", "9000")
    monkeypatch.setenv("LUDOTHEQUE_BOT_SECONDS", "2.5")
    monkeypatch.setenv("LUDOTHEQUE_TRUST_PROXY", "127.0.0.1, 10.0.0.0/8")
    settings = read_settings(port=9001, bot_pause=None)
    assert (settings.port, settings.bot_seconds, settings.bot_pause) == (9001, 2.5, 0.6)
    assert settings.trust_proxy == "127.0.0.1, 10.0.0.0/8"


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("postgresql+psycopg://host/table", "postgresql+psycopg://host/table"),
        ("/tmp/a b/é.sqlite3", "sqlite:////tmp/a b/é.sqlite3"),
    ],
)
def test_a_database_is_a_file_or_an_address(database: str, url: str) -> None:
    assert read_settings(database=database).database_url() == url


def test_a_file_is_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert read_settings(database="here.sqlite3").database_url() == f"sqlite:///{tmp_path / 'here.sqlite3'}"


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PORT", "many"),
        ("PORT", ""),
        ("PORT", "99999"),
        ("PORT", "-1"),
        ("HOST", ""),
        ("PROCESSES", "99999999999999999999999"),
        ("PROCESSES", "0"),
        ("BOT_WORKERS", "0"),
        ("BOT_WORKERS", "-1"),
        ("BOT_WORKERS", "9" * 5000),
        ("BOT_SECONDS", "nan"),
        ("BOT_SECONDS", "0"),
        ("BOT_PAUSE", "inf"),
        ("BOT_PAUSE", "-1"),
        ("REQUEST_SECONDS", "nan"),
        ("REQUEST_SECONDS", "0"),
        ("IDLE_SECONDS", "-inf"),
        ("IDLE_SECONDS", ""),
        ("LOG_LEVEL", "loud"),
        ("LOG_LEVEL", ""),
        ("REDIS", "redis://here:99999"),
        ("MATCHES_PER_PERSON", "99999999999999999999999"),
        ("BOT_SECONDS", "soon"),
        ("BOT_WORKERS", "1.5"),
        ("TRUST_PROXY", "*"),
        ("TRUST_PROXY", "proxy.example"),
        ("TRUST_PROXY", "127.0.0.1,"),
    ],
)
def test_a_wrong_variable_is_named(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(f"LUDOTHEQUE_{variable}", value)
    with pytest.raises(ValueError, match=f"LUDOTHEQUE_{variable}"):
        read_settings()


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PORT", "many"),
        ("PORT", "99999"),
        ("PORT", "-1"),
        ("PROCESSES", "99999999999999999999999"),
        ("BOT_WORKERS", "0"),
        ("BOT_WORKERS", "-1"),
        ("BOT_SECONDS", "nan"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_with_a_wrong_setting_nothing_starts(tmp_path: Path, variable: str, value: str) -> None:
    file = tmp_path / "none.sqlite3"
    for lang, said in (("fr", "il faut"), ("en", "it takes")):
        ended = serve(file, lang=lang, **{f"LUDOTHEQUE_{variable}": value})
        assert ended.returncode == 2
        assert ended.stdout == ""
        assert ended.stderr.count("\n") == 1
        assert f"LUDOTHEQUE_{variable}" in ended.stderr
        assert said in ended.stderr
    assert not file.exists()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_busy_port_is_reported_before_the_table_is_announced(tmp_path: Path, processes: int) -> None:
    file = tmp_path / "none.sqlite3"
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        for lang, said in (("fr", "écoute déjà"), ("en", "listens there already")):
            ended = serve(file, "--port", str(port), "--processes", str(processes), lang=lang)
            assert ended.returncode == 2
            assert ended.stdout == ""
            assert ended.stderr.count("\n") == 1
            assert f"port {port}" in ended.stderr
            assert said in ended.stderr
    assert not file.exists()


@pytest.mark.parametrize("host", ["300.1.1.1", "192.0.2.1"])
def test_an_address_of_another_machine_is_refused(tmp_path: Path, host: str) -> None:
    ended = serve(tmp_path / "none.sqlite3", "--host", host, "--port", "0", lang="en")
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert host in ended.stderr
    assert "this machine" in ended.stderr


@pytest.mark.parametrize("processes", [1, 2])
def test_the_table_is_announced_when_it_answers_at_the_port_that_is_named(
    tmp_path: Path, processes: int
) -> None:
    chosen = environment(LUDOTHEQUE_DATABASE=str(tmp_path / "table.sqlite3"), LUDOTHEQUE_LANG="en")
    command = [*COMMAND, "--port", "0", "--processes", str(processes), "--bot-workers", "1", "--no-open"]
    with subprocess.Popen(command, env=chosen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as table:
        try:
            assert table.stdout is not None
            lines = (line.decode() for line in table.stdout)
            announced = next(line for line in lines if "http://" in line)
            address = announced[announced.index("http://") :].strip()
            assert not address.endswith(":0/")
            assert httpx.get(f"{address}health", **DIRECTLY).is_success
        finally:
            table.terminate()
            table.wait(PATIENCE)


def serve(file: Path, *flags: str, lang: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    """`ludotheque serve` that is expected to end by itself."""
    return subprocess.run(
        [*COMMAND, "--no-open", *flags],
        env=environment(
            LUDOTHEQUE_DATABASE=str(file), LUDOTHEQUE_LANG=lang, PYTHONIOENCODING="utf-8", **variables
        ),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
