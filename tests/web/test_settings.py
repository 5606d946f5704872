"""Settings: a flag wins over a variable, a variable over the default; a wrong one is named."""

import subprocess
from pathlib import Path

import pytest

from ludotheque.web.settings import Settings, read_settings
from tests.web.serving import COMMAND, PATIENCE, environment


@pytest.fixture(autouse=True)
def nothing_inherited(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(f"LUDOTHEQUE_{name.upper()}", raising=False)


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


def test_a_file_is_found_wherever_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert read_settings(database="here.sqlite3").database_url() == f"sqlite:///{tmp_path / 'here.sqlite3'}"


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PORT", "many"),
        ("PORT", ""),
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


def test_with_a_wrong_setting_nothing_starts(tmp_path: Path) -> None:
    file = tmp_path / "none.sqlite3"
    ended = subprocess.run(
        COMMAND,
        env=environment(LUDOTHEQUE_DATABASE=str(file), LUDOTHEQUE_PORT="many"),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode != 0
    assert "LUDOTHEQUE_PORT" in ended.stdout + ended.stderr
    assert not file.exists()
