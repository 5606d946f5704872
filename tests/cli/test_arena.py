"""Tournaments and ladders by command."""

import json
import sys
from pathlib import Path

import pytest

from ludotheque.arena import cluster
from ludotheque.arena.bots_page import BEGIN, END
from ludotheque.arena.tournament import Entrant, Tournament
from tests.cli.running import ROOT, flat, run

FEW = ("--games", "4", "--seed", "3", "--cores", "1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTHEQUE_ARENA", str(tmp_path / "arena"))
    return tmp_path


@pytest.mark.parametrize(("lang", "words"), [("fr", "Victoires par place"), ("en", "Wins by seat")])
def test_a_tournament_shows_ratings_and_shares_of_seats(lang: str, words: str) -> None:
    result = run("arena", "morra", "--bots", "greedy,random", *FEW, lang=lang)
    assert result.exit_code == 0, result.output
    assert words in result.output
    assert result.stdout.count("rusé" if lang == "fr" else "cunning") == 1
    assert "±" in result.output
    assert "4/4" in result.stderr


def test_it_continues_with_the_same_file(tmp_path: Path) -> None:
    out = tmp_path / "t.jsonl"
    args = ("arena", "morra", "--bots", "greedy,random", "--cores", "1", "--out", str(out), "--games")
    assert run(*args, "2").exit_code == 0
    first = out.read_text().splitlines()
    again = run(*args, "6")
    assert again.exit_code == 0, again.output
    assert "2 parties sont déjà jouées" in flat(again)
    lines = out.read_text().splitlines()
    assert lines[: len(first)] == first
    assert len(lines) == 1 + 6
    other = run("arena", "morra", "--bots", "random,random", "--cores", "1", "--out", str(out))
    assert other.exit_code != 0
    assert "autre tournoi" in flat(other)


def test_tables_are_written(tmp_path: Path) -> None:
    csv, parquet = tmp_path / "g.csv", tmp_path / "g.parquet"
    result = run("arena", "morra", "--bots", "random", *FEW, "--csv", str(csv), "--parquet", str(parquet))
    assert result.exit_code == 0, result.output
    assert len(csv.read_text().splitlines()) == 1 + 4 * 2
    assert parquet.read_bytes()[:4] == b"PAR1"


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make ray` plays on one."""
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("arena", "morra", "--bots", "random", *FEW, "--ray", "127.0.0.1:6379")
    assert result.exit_code != 0
    assert "ludotheque[ray]" in flat(result)


def test_a_machine_of_the_cluster_with_another_version_does_not_play() -> None:
    with pytest.raises(cluster.NoCluster, match=r"0\.0\.0"):
        cluster.play_there(Tournament("morra", 2, (Entrant("random"),)), 0, "0.0.0")


def test_a_program_plays_under_its_name() -> None:
    line = f"plain=python3 {ROOT / 'examples' / 'plain_bot.py'}"
    result = run("arena", "morra", "--bots", "random", "--bot", line, *FEW)
    assert result.exit_code == 0, result.output
    row = next(row for row in result.stdout.splitlines() if row.startswith("plain "))
    assert row.split()[-1] == "0", "no game was lost by a rule"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--bots", "genius"], "genius"),
        ([], "au moins un robot"),
        (["--bots", "random", "--games", "0"], "entre 1 et"),
        (["--bots", "random", "--cores", "0"], "--cores"),
        (["--bots", "random", "--choice-seconds", "0"], "entre 0,001 et"),
        (["--bot", "'"], "ligne de commande"),
        (["--bot", "greedy=true"], "ligne de commande"),
        (["--bots", "random", "--seats", "9"], "9"),
    ],
)
def test_errors_are_reported_before_anything_is_played(args: list[str], words: str, folder: Path) -> None:
    result = run("arena", "morra", *args)
    assert result.exit_code != 0
    assert words in flat(result)
    assert not (folder / "arena").exists()


def test_a_ladder_is_measured_kept_and_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.arena.ladder.LEVELS", ["novice", "casual"])
    page, keep = tmp_path / "bots.md", tmp_path / "measured.json"
    page.write_text(f"{BEGIN}\n{END}\n")
    args = ("ladder", "morra", "--seats", "2", "--games", "2", "--cores", "1")
    result = run(*args, "--keep", str(keep), "--page", str(page))
    assert result.exit_code == 0, result.output
    assert "amateur" in result.output
    assert [one["seats"] for one in json.loads(keep.read_text())] == [2]
    assert "| morra | 2 | casual | novice | 2 |" in page.read_text()
    page.write_text("nothing here")
    assert "pas de place" in flat(run(*args, "--page", str(page)))


@pytest.mark.parametrize(
    ("program", "french", "english"),
    [
        ("nothing-is-called-this", "il n'existe pas", "it does not exist"),
        ("/nowhere/bot", "il n'existe pas", "it does not exist"),
        ("README.md", "il n'existe pas", "it does not exist"),
        ("./README.md", "vous n'avez pas le droit", "you may not run it"),
        ("python3 /nowhere/bot.py", "avant sa première réponse", "before its first answer"),
    ],
)
def test_a_program_that_can_not_play_is_reported_before_the_first_game(
    tmp_path: Path, program: str, french: str, english: str
) -> None:
    out = tmp_path / "t.jsonl"
    for lang, said in (("fr", french), ("en", english)):
        result = run(
            "arena",
            "morra",
            "--bots",
            "random",
            "--bot",
            program,
            "--out",
            str(out),
            "--games",
            "2",
            lang=lang,
        )
        assert result.exit_code == 2
        assert result.stdout == ""
        assert said in flat(result)
        assert program in flat(result)
        assert not out.exists()


def test_a_file_that_the_system_can_not_run_is_reported_before_the_first_game(tmp_path: Path) -> None:
    broken = tmp_path / "bot"
    broken.write_bytes(b"\0\0 no program")
    broken.chmod(0o755)
    result = run("arena", "morra", "--bots", "random", "--bot", str(broken), *FEW, lang="en")
    assert result.exit_code == 2
    assert "this system can't run it" in flat(result)
