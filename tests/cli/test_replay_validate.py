"""Replay of journals, and validation of data files, rule files, words and journals."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.journal import seed_hash
from ludotheque.core.match import Match
from tests.cli.running import flat, run

DATA = Path(load_game("quebec").folder) / "data"


def random_match(game_id: str = "quebec", decisions: int = 30) -> Match:
    game = load_game(game_id)
    match, chance = Match.new(game, min(game.seats), 5), seeded(1)
    while len(match.actions) < decisions and not match.state.over():
        seat = int(match.state.mover())
        actions = match.state.actions(seat)
        match.play(seat, int(actions[chance.below(len(actions))]))
    return match


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    file = tmp_path / "m.json"
    random_match().journal.write(file)
    return file


def spoiled(journal: Path, number: int, move: dict[str, Any]) -> Path:
    """The journal with another decision at one place, counted from 1."""
    said = json.loads(journal.read_text(encoding="utf-8"))
    said["moves"][number - 1] = move
    journal.write_text(json.dumps(said), encoding="utf-8")
    return journal


# ---------------------------------------------------------------- replay


@pytest.mark.parametrize(("lang", "word"), [("fr", "Arrêt après 30 décisions"), ("en", "Stopped after 30")])
def test_replay_tells_every_decision(journal: Path, lang: str, word: str) -> None:
    result = run("replay", str(journal), lang=lang)
    assert result.exit_code == 0, result.output
    assert word in result.output
    assert result.output.count("\n  › ") == 30
    assert "total" in result.output


def test_replay_of_a_whole_game_ends_with_the_winner(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    random_match("morra", 1000).journal.write(file)
    result = run("replay", str(file))
    assert "La partie est finie" in result.output
    assert "Se partagent la victoire : Joueur 1, Joueur 2" in flat(result)


def test_replay_upto_stops_there(journal: Path) -> None:
    assert run("replay", str(journal), "--upto", "4").output.count("\n  › ") == 4
    assert "total" in run("replay", str(journal), "--upto", "0").output
    assert run("replay", str(journal), "--upto", "31").exit_code == 2


@pytest.mark.parametrize(
    ("move", "detail"),
    [
        ({"seat": 0, "action": {"verb": "upgrade", "site": "port_quarter_1"}}, "LU-"),
        ({"seat": 0, "action": {"verb": "fly"}}, "fly"),
        ({"seat": 7, "action": {"verb": "skip"}}, "7"),
        ({"seat": -1, "action": {"verb": "skip"}}, "-1"),
    ],
)
def test_replay_names_the_decision_that_is_wrong(journal: Path, move: dict[str, Any], detail: str) -> None:
    result = run("replay", str(spoiled(journal, 3, move)))
    assert result.exit_code == 2
    assert "décision 3" in result.stderr
    assert detail in result.stderr
    checked = run("validate", str(journal))
    assert checked.exit_code == 1
    assert "décision 3" in checked.output


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": "quebec"}', '{"format": 1}'])
def test_other_files_than_journals_are_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "m.json"
    file.write_text(content)
    assert run("replay", str(file)).exit_code == 2
    assert run("validate", str(file)).exit_code == 1


@pytest.mark.parametrize(("lang", "remedy"), [("fr", "« --data DOSSIER"), ("en", "“--data FOLDER")])
def test_a_journal_of_other_components_is_refused_with_the_remedy(
    journal: Path, lang: str, remedy: str
) -> None:
    said = json.loads(journal.read_text(encoding="utf-8"))
    journal.write_text(json.dumps(said | {"content": "0" * 64}), encoding="utf-8")
    result = run("replay", str(journal), lang=lang)
    assert result.exit_code != 0
    assert remedy in flat(result)


def test_a_journal_of_an_unknown_game_is_refused(journal: Path) -> None:
    journal.write_text(journal.read_text(encoding="utf-8").replace('"quebec"', '"chess"'), encoding="utf-8")
    assert "chess" in run("replay", str(journal)).stderr
    result = run("validate", str(journal))
    assert result.exit_code == 1
    assert "chess" in result.output


# ---------------------------------------------------------------- validate


@pytest.mark.parametrize(("lang", "word"), [("fr", "tout est en ordre"), ("en", "all is well")])
def test_all_games_are_in_order(lang: str, word: str) -> None:
    result = run("validate", lang=lang)
    assert result.exit_code == 0, result.output
    assert word in result.output
    for game in ("quebec", "morra", "parry", "bag", "hamlet"):
        assert game in result.output


def with_nonces(tmp_path: Path, **changed: Any) -> Path:
    """A journal with players' nonces, partly changed afterwards."""
    game = load_game("morra")
    header = Match.new(game, 2, 5).header.with_nonces(["1" * 32, None])
    journal = Match(game, header).journal
    journal.players = ["Agathe", "Karim"]
    file = tmp_path / "m.json"
    file.write_text(json.dumps(journal.to_json() | changed), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "découle de la graine (empreinte"), ("en", "follows from the seed (fingerprint")],
)
def test_validate_reports_the_seeds_of_a_journal(tmp_path: Path, lang: str, words: str) -> None:
    result = run("validate", str(with_nonces(tmp_path)), lang=lang)
    assert result.exit_code == 0, result.output
    for said in (words, seed_hash(5), f"Agathe {'1' * 32})"):
        assert said in flat(result)


@pytest.mark.parametrize(
    "changed",
    [{"nonces": ["2" * 32, None]}, {"nonces": [None, "1" * 32]}, {"seed": "0" * 32}, {"drawn": "0" * 32}],
)
def test_validate_notices_draws_that_do_not_follow(tmp_path: Path, changed: dict[str, Any]) -> None:
    result = run("validate", str(with_nonces(tmp_path, **changed)))
    assert result.exit_code == 1
    assert "tirage : la graine et les nombres des joueurs donnent" in flat(result)


def test_packaged_data_files_and_journals_are_in_order(journal: Path) -> None:
    result = run("validate", str(DATA), str(DATA / "tiles.toml"), str(journal))
    assert result.exit_code == 0, result.output
    assert result.output.count("✓") == 7


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("cost = 2", "cost = 9", "cost"),
        ('color = "religion"', 'color = "science"', "color"),
        ('id = "archdiocese"', 'id = "archbishop"', "archdiocese"),
        ("[provenance]", "[origin]", "provenance"),
        ('"district.*.cost" = "public"', '"district.*.cost" = "guessed"', "district.*.cost"),
        ("cost = 2", "price = 2", "price"),
        ('schema = "quebec.districts.v1"', 'schema = "quebec.houses.v1"', "schema"),
        ('schema = "quebec.districts.v1"', "", "schema"),
        ("[[district]]", "[[district", "file"),
    ],
)
def test_a_wrong_data_file_is_named_with_its_key(tmp_path: Path, old: str, new: str, key: str) -> None:
    file = tmp_path / "districts.toml"
    file.write_text((DATA / "districts.toml").read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    result = run("validate", str(file), lang="en")
    assert result.exit_code == 1, result.output
    assert "✗" in result.output
    assert str(file) in result.output
    assert key in result.output
    if "schema" not in old and "id" not in old:
        assert run("validate", "--data", str(tmp_path)).exit_code == 1
        played = run("play", "quebec", "--data", str(tmp_path))
        assert played.exit_code == 2
        assert str(file) in played.stderr


def test_a_folder_of_corrections_is_checked_together(tmp_path: Path) -> None:
    text = (DATA / "districts.toml").read_text(encoding="utf-8").replace("cost = 3", "cost = 2")
    (tmp_path / "districts.toml").write_text(text, encoding="utf-8")
    assert run("validate", str(tmp_path)).exit_code == 0
    assert run("validate", "--data", str(tmp_path)).exit_code == 0
    assert run("games", "quebec", "--data", str(tmp_path)).exit_code == 0


def test_unverifiable_parts_are_reported(tmp_path: Path) -> None:
    assert run("validate", str(tmp_path)).exit_code == 2
    assert run("validate", "--data", str(tmp_path)).exit_code == 2
    (tmp_path / "notes.txt").write_text("notes")
    assert "notes.txt" in flat(run("validate", str(tmp_path / "notes.txt")))
