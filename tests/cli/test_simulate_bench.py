"""Many games at once, and the speed of the engine."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import flat, process, run


@pytest.mark.parametrize(("lang", "words"), [("fr", "victoires"), ("en", "wins")])
def test_simulate_shows_a_row_a_bot(lang: str, words: str) -> None:
    result = run(
        "simulate", "quebec", "--games", "3", "--bots", "greedy,random,random", "--seed", "1", "--cores", "1",
        "--check", lang=lang,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert words in result.output
    assert result.stdout.count("au hasard" if lang == "fr" else "random") == 2
    assert "±" in result.output
    assert "3/3" in result.stderr


@pytest.mark.parametrize(("lang", "point", "other"), [("fr", ",", "."), ("en", ".", ",")])
def test_halves_are_written_as_the_language_does(lang: str, point: str, other: str) -> None:
    args = ("simulate", "quadrata", "--seats", "2", "--games", "2", "--bots", "random", "--seed", "1")
    shown, _, _ = run(*args, "--cores", "1", lang=lang).stdout.partition("\n\n")
    assert re.search(rf" – \d+{re.escape(point)}5\b", shown), shown
    assert not re.search(rf"\d{re.escape(other)}\d", shown), shown


def test_a_solo_player_does_not_win_by_default() -> None:
    shown = run(
        "simulate", "nouvelle_france", "--seats", "1", "--games", "1", "--bots", "random", "--cores", "1"
    ).stdout
    assert "±" in shown
    assert "vainqueur" not in shown


def test_one_bot_fills_all_seats_and_a_list_gives_their_number() -> None:
    one = run("simulate", "morra", "--seats", "4", "--games", "2", "--bots", "random", "--cores", "1")
    assert one.stdout.count("au hasard") == 4
    several = run("simulate", "morra", "--games", "2", "--bots", "random,random,greedy", "--cores", "1")
    assert several.stdout.count("au hasard") == 2


def test_simulate_writes_all_results(tmp_path: Path) -> None:
    file = tmp_path / "r.json"
    result = run(
        "simulate", "morra", "--seats", "2", "--games", "5", "--bots", "random", "--seed", "9", "--cores", "1",
        "--option", "length=long", "--json", str(file),
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    said = json.loads(file.read_text())
    assert said["options"] == {"length": "long"}
    assert said["seed"] == 9
    assert len(said["results"]) == said["games"] == 5
    assert [row["bot"] for row in said["rows"]] == ["random", "random"]


def test_the_same_seed_gives_the_same_result() -> None:
    args = (
        "simulate",
        "morra",
        "--seats",
        "2",
        "--games",
        "20",
        "--bots",
        "random",
        "--seed",
        "4",
        "--cores",
        "1",
    )
    first, second = (run(*args).stdout.splitlines()[:4] for _ in range(2))
    assert first == second


def test_simulate_on_several_cores() -> None:
    done = process(
        "simulate",
        "quebec",
        "--seats",
        "3",
        "--games",
        "12",
        "--bots",
        "random",
        "--cores",
        "2",
        "--lang",
        "en",
    )
    assert done.returncode == 0, done.stderr
    assert "12 games" in done.stdout


@pytest.mark.parametrize(("lang", "words"), [("fr", "décisions/s"), ("en", "decisions/s")])
def test_bench_measures(lang: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "b.json"
    result = run("bench", "--seconds", "0.05", "--rounds", "2", "--json", str(file), lang=lang)
    assert result.exit_code == 0, result.output
    assert words in result.output
    said = json.loads(file.read_text())
    assert len(said["rounds"]) == 2
    assert said["seats"] == 4
    assert all(figure > 0 for figure in said["medians"].values())
    assert said["encode_bytes"] > 100
    assert said["late_bytes"] > 100


def test_bench_says_which_build_it_is() -> None:
    from ludotheque.core.build import COMPILED

    text = flat(run("bench", "morra", "--seats", "2", "--seconds", "0.01", "--rounds", "1", lang="en"))
    assert ("compiled" if COMPILED else "interpreted") in text
