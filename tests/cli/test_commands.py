"""The commands in both languages: help, games, rules, version, and error messages."""

import sys
from pathlib import Path

import pytest

from tests.cli.running import flat, process, run

COMMANDS = ["games", "play", "simulate", "replay", "rules", "explain", "validate", "engine", "bench"]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_in_the_chosen_language(name: str) -> None:
    french, english = run(name, "--help"), run(name, "-h", lang="en")
    assert french.exit_code == english.exit_code == 0
    assert "Emploi" in french.output
    assert "Exemples" in french.output
    assert "Usage" in english.output
    assert "Examples" in english.output
    assert f"ludotheque {name}" in french.output


@pytest.mark.parametrize("args", [[], ["--help"]])
def test_the_first_page_lists_the_commands(args: list[str]) -> None:
    for lang, heading in (("fr", "Commandes"), ("en", "Commands")):
        result = run(*args, lang=lang)
        assert result.exit_code == 0
        assert heading in result.output
        assert all(f"  {name} " in result.output for name in COMMANDS)


def test_the_language_option_may_precede_or_follow_the_command() -> None:
    before, after = run("--lang", "en", "games"), run("games", "--lang=en")
    assert "players" in before.output
    assert before.output == after.output


@pytest.mark.parametrize(
    ("env", "word"),
    [
        ({}, "joueurs"),
        ({"LANG": "en_CA.UTF-8"}, "players"),
        ({"LANG": "en_CA.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "joueurs"),
        ({"LANG": "de_DE.UTF-8"}, "joueurs"),
        ({"LC_MESSAGES": "en_GB"}, "players"),
        ({"LC_ALL": "fr_FR", "LUDOTHEQUE_LANG": "en"}, "players"),
        ({"LC_ALL": "C.UTF-8"}, "joueurs"),
    ],
)
def test_the_environment_chooses_the_language(env: dict[str, str], word: str) -> None:
    assert word in run("games", env=env).output


def test_version_says_whether_the_engine_is_compiled() -> None:
    from ludotheque import __version__
    from ludotheque.core.build import COMPILED

    result = run("--version", lang="en")
    assert __version__ in result.output
    assert ("compiled" if COMPILED else "interpreted") in result.output
    assert ("compilé" if COMPILED else "interprété") in run("--version").output


def test_games_lists_all_games() -> None:
    from ludotheque.core.catalogue import game_ids

    result = run("games")
    assert all(game in result.output for game in game_ids())
    assert "3-5" in result.output


@pytest.mark.parametrize(("lang", "words"), [("fr", ["Niveau", "par défaut"]), ("en", ["Level", "default"])])
def test_games_prints_the_provenance_of_a_game(lang: str, words: list[str]) -> None:
    from ludotheque.core.catalogue import load_game
    from ludotheque.core.match import content_of

    text = flat(run("games", "quebec", lang=lang))
    assert all(word in text for word in words)
    assert "level=family" in text
    assert "reconstructed" in text
    assert "first_game" in text
    assert content_of(load_game("quebec")) in text


def test_games_lists_every_reconstructed_value_as_the_owners_files_have_it(tmp_path: Path) -> None:
    from ludotheque.core.catalogue import load_game

    shipped = flat(run("games", "small_city", "--values"))
    assert "buildings.toml: economy.commercial_cash = 4" in shipped
    assert "raw_sale" not in shipped
    packaged = Path(load_game("small_city").folder) / "data"
    own = tmp_path / "buildings.toml"
    text = (packaged / "buildings.toml").read_text(encoding="utf-8")
    own.write_text(text.replace("commercial_cash = 4", "commercial_cash = 3"), encoding="utf-8")
    assert "economy.commercial_cash = 3" in flat(
        run("games", "small_city", "--values", "--data", str(tmp_path))
    )
    assert run("validate", "--data", str(tmp_path)).exit_code == 0
    played = run("simulate", "small_city", "--games", "1", "--bots", "random", "--data", str(tmp_path))
    assert played.exit_code == 0
    assert run("games", "morra", "--values").output == ""


def test_games_without_data_have_nothing_uncertain() -> None:
    result = run("games", "morra")
    assert result.exit_code == 0
    assert "Empreinte des données" not in result.output.replace("\N{NO-BREAK SPACE}", " ")


# ---------------------------------------------------------------- rules


@pytest.mark.parametrize(("lang", "title"), [("fr", "La cascade"), ("en", "cascade")])
def test_rules_are_found_by_words(lang: str, title: str) -> None:
    result = run("rules", "quebec", "cascade", lang=lang)
    assert result.exit_code == 0
    assert "QC-5.81" in result.output
    assert title in result.output
    assert ("le livret de règles" if lang == "fr" else "the rulebook") in result.output


def test_a_rule_is_found_by_its_id_and_several_words_need_no_quotes() -> None:
    assert "QC-5.30" in run("rules", "quebec", "qc-5.30").output
    assert run("rules", "quebec", "fin", "de", "siècle").exit_code == 0


def test_rules_without_a_question_are_the_table_of_contents() -> None:
    result = run("rules", "quebec")
    assert result.exit_code == 0
    assert result.output.index("QC-4.1") < result.output.index("QC-5.81") < result.output.index("LU-1")


def test_nothing_found_says_so_and_suggests() -> None:
    result = run("rules", "quebec", "leadders")
    assert result.exit_code == 1
    assert "leadders" in result.output
    assert "QC-" in result.output
    assert "table of contents" in flat(run("rules", "quebec", "xyzzyq", lang="en"))


@pytest.mark.parametrize(("lang", "said"), [("fr", "au plus 20 mots"), ("en", "at most 20 words")])
def test_a_question_that_is_too_long_is_refused_with_the_limit(lang: str, said: str) -> None:
    result = run("rules", "quebec", *["mot"] * 21, lang=lang)
    assert result.exit_code == 2
    assert said in flat(result)


# ---------------------------------------------------------------- errors

WRONG = [
    (["paly"], "paly", "play"),
    (["play", "quebek"], "quebek", "quebec"),
    (["play"], "quebec", "morra"),
    (["games", "nothing"], "nothing", "quebec"),
    (["rules", "nothing"], "nothing", "quebec"),
    (["simulate", "nothing"], "nothing", "quebec"),
    (["bench", "nothing"], "nothing", "quebec"),
    (["play", "quebec", "--seats", "9"], "9", "3, 4, 5"),
    (["play", "quebec", "--seats", "x"], "--seats", "--help"),
    (["play", "quebec", "--option", "level"], "level", "="),
    (["play", "quebec", "--option", "levle=family"], "levle", "level"),
    (["play", "quebec", "--option", "level=hard"], "hard", "complete, full, family"),
    (["play", "parry", "--option", "level=hard"], "parry", ""),
    (["play", "quebec", "--bots", "genius"], "genius", "greedy"),
    (["play", "quebec", "--bots", "greedy,greedy,greedy"], "3", "2"),
    (["play", "quebec", "--bots", ","], "2", ""),
    (["play", "quebec", "--humans", "4"], "4", "3"),
    (["play", "quebec", "--humans", "-1"], "-1", "0"),
    (["play", "quebec", "--name", "Léa", "--name", "Tom"], "2", "1"),
    (["play", "quebec", "--seed", "-4"], "-4", "128"),
    (["play", "quebec", "--seed", str(2**128)], "128", "32"),
    (["play", "quebec", "--seed", "abc"], "abc", "128"),
    (["play", "quebec", "--data", "/nowhere"], "/nowhere", "--data"),
    (["play", "quebec", "--data", "/proc"], "/proc", "board.toml"),
    (["play", "quebec", "--save", "/nowhere/a.json"], "/nowhere/a.json", ""),
    (["play", "--resume", "/nowhere/a.json"], "/nowhere/a.json", ""),
    (["play", "quebec", "--what"], "--what", "--help"),
    (["simulate", "quebec", "--seats", "3", "--bots", "greedy,random"], "2", "3"),
    (["simulate", "quebec", "--games", "0"], "", ""),
    (["simulate", "quebec", "--cores", "0"], "", ""),
    (["bench", "--rounds", "0"], "", ""),
    (["bench", "--seats", "2"], "2", "3, 4, 5"),
    (["rules"], "", "--help"),
    (["replay", "/nowhere/a.json"], "/nowhere/a.json", ""),
    (["validate", "/nowhere/a.json"], "/nowhere/a.json", ""),
    (["games", "quebec", "again"], "again", "--help"),
    (["--lang", "de", "games"], "de", "fr, en"),
    (["games", "--lang"], "", "fr, en"),
]


@pytest.mark.parametrize(("args", "wrong", "right"), WRONG, ids=[" ".join(args) for args, _, _ in WRONG])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_error_is_answered_in_one_line_with_a_remedy(
    lang: str, args: list[str], wrong: str, right: str
) -> None:
    result = run(*args, env={"LUDOTHEQUE_LANG": lang})
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert wrong in result.stderr
    assert right in result.stderr
    assert "Traceback" not in result.stderr


def test_an_error_is_reported_in_the_chosen_language() -> None:
    assert "Il n'y a pas de jeu" in run("games", "x").stderr
    assert "There is no game" in run("games", "x", lang="en").stderr


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text("kept")
    for args in (["play", "quebec", "--save"], ["simulate", "quebec", "--json"], ["bench", "--json"]):
        result = run(*args, str(file))
        assert result.exit_code == 2
        assert "kept.json" in result.stderr
    assert file.read_text() == "kept"


# ---------------------------------------------------------------- as a process


def test_the_entry_points_are_installed() -> None:
    from importlib.metadata import entry_points

    found = {point.name: point.value for point in entry_points(group="console_scripts")}
    assert found["ludotheque"] == found["ludo"] == "ludotheque.cli.main:main"


def test_help_loads_no_game_and_no_table() -> None:
    code = (
        "import sys\n"
        "sys.argv = ['ludotheque', '--help']\n"
        "from ludotheque.cli.main import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "heavy = {'msgspec', 'rich.table', 'rich.console', 'ludotheque.games', 'sqlite3', 'multiprocessing'}\n"
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)\n"
    )
    import subprocess

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


def test_the_engine_answers_lines() -> None:
    done = process("engine", input='{"do":"games"}\nnonsense\n')
    assert done.returncode == 0
    first, second = done.stdout.splitlines()
    assert '"quebec"' in first
    assert '"ok":false' in second


def test_wrong_command_as_a_process() -> None:
    done = process("simulat", "quebec")
    assert done.returncode == 2
    assert "simulate" in done.stderr
    assert "Traceback" not in done.stderr
