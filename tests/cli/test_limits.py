"""Invalid options are refused in one line, in the chosen language, before anything is opened."""

import re
from pathlib import Path

import pytest

from tests.cli.running import run

HUGE = "9" * 23
NUMBERS = [
    ("simulate quebec --games", "entre 1 et 10", "1 to 10"),
    ("simulate quebec --cores", "entre 1 et 1", "1 to 1"),
    ("simulate quebec --seats", "entre 1 et 99", "1 to 99"),
    ("arena quebec --bots random --games", "entre 1 et 10", "1 to 10"),
    ("arena quebec --bots random --cores", "entre 1 et 1", "1 to 1"),
    ("arena quebec --bots random --choice-seconds", "entre 0,001 et 86", "0.001 to 86"),
    ("ladder quebec --games", "entre 1 et 10", "1 to 10"),
    ("ladder quebec --cores", "entre 1 et 1", "1 to 1"),
    ("bench quebec --seconds", "entre 0,001 et 3", "0.001 to 3"),
    ("bench quebec --rounds", "entre 1 et 1", "1 to 1"),
    ("play quebec --humans", "entre 0 et 99", "0 to 99"),
    ("replay README.md --upto", "entre 0 et 100", "0 to 100"),
    ("serve --no-open --port", "entre 0 et 65", "0 to 65"),
    ("serve --no-open --processes", "entre 1 et 256", "1 to 256"),
    ("serve --no-open --bot-workers", "entre 1 et 256", "1 to 256"),
    ("serve --no-open --bot-seconds", "entre 0,01 et 3", "0.01 to 3"),
    ("serve --no-open --bot-pause", "entre 0 et 3", "0 to 3"),
]
WRONG_NUMBERS = [HUGE, "-" + HUGE, "9" * 5000, "-1", "nan", "inf", "-inf", "1e999", "many", "٣"]


@pytest.mark.parametrize("wrong", WRONG_NUMBERS, ids=[w[:12] for w in WRONG_NUMBERS])
@pytest.mark.parametrize(("command", "french", "english"), NUMBERS, ids=[c for c, _, _ in NUMBERS])
def test_a_number_that_can_not_be_used_is_refused_with_its_limits(
    command: str, french: str, english: str, wrong: str
) -> None:
    for lang, limits in (("fr", french), ("en", english)):
        result = run(*command.split(), wrong, lang=lang)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert command.split()[-1] in result.stderr
        assert limits in result.stderr
        assert len(result.stderr) < 400


@pytest.mark.parametrize("command", [c for c, _, _ in NUMBERS])
def test_an_empty_number_is_refused(command: str) -> None:
    for lang, said in (("fr", "vide"), ("en", "empty")):
        result = run(*command.split(), "", lang=lang)
        assert result.exit_code == 2
        assert said in result.stderr


NEW_FILES = [
    "simulate quebec --json",
    "bench --json",
    "play quebec --save",
    "arena quebec --csv",
    "arena quebec --parquet",
]
KEPT_FILES = ["arena quebec --out", "ladder quebec --keep"]
READ_FILES = ["replay", "play --resume", "ladder quebec --page"]
FOLDERS = ["play quebec --data", "simulate quebec --data", "arena quebec --data", "games quebec --data"]


@pytest.mark.parametrize("command", NEW_FILES + KEPT_FILES)
@pytest.mark.parametrize("place", ["/nowhere/a.json", "/proc/a.json", "/proc", "", "x" * 5000, "a\nb"])
def test_a_file_that_can_not_be_written_is_refused_before_the_work(command: str, place: str) -> None:
    refused(command, place)


@pytest.mark.parametrize("command", NEW_FILES)
def test_a_file_that_is_there_is_not_written_over(command: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("kept")
    refused(command, str(kept))
    assert kept.read_text() == "kept"


@pytest.mark.parametrize("command", READ_FILES)
@pytest.mark.parametrize("place", ["/nowhere/a.json", "/proc", "", "x" * 5000, "\udcff"])
def test_a_file_that_can_not_be_read_is_refused(command: str, place: str) -> None:
    refused(command, place)


@pytest.mark.parametrize("command", FOLDERS)
@pytest.mark.parametrize("place", ["/nowhere", "README.md", ""])
def test_a_folder_that_is_missing_is_refused(command: str, place: str) -> None:
    refused(command, place)


@pytest.mark.parametrize(
    ("command", "value"),
    [
        ("play quebec --name", ""),
        ("play quebec --name", "x" * 5000),
        ("play quebec --name", "a\x1b[31mb"),
        ("serve --host", ""),
        ("serve --host", "x" * 5000),
        ("serve --redis", "http://here"),
        ("serve --redis", "redis://here:99999"),
        ("serve --trust-proxy", "*"),
        ("arena quebec --ray", ""),
        ("copy ./a.sqlite3", ""),
    ],
)
def test_a_text_that_can_not_be_used_is_refused(command: str, value: str) -> None:
    refused(command, value)


def refused(command: str, value: str) -> None:
    for lang in ("fr", "en"):
        result = run(*command.split(), value, lang=lang)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert re.search("il faut" if lang == "fr" else "it takes", result.stderr)
        assert not any(char < " " for char in result.stderr.rstrip("\n"))
        assert len(result.stderr) < 500
