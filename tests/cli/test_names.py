"""Every name of a game, a bot or an option that is printed is accepted, in both languages."""

from pathlib import Path

import pytest

from ludotheque.bots import BOTS
from ludotheque.cli.arguments import names
from ludotheque.cli.arguments.setup import load, read_options
from ludotheque.cli.text.voice import LANGUAGES, Complaint, Voice
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.words import words_for
from tests.cli.running import flat, run

GAMES = [id for id in game_ids() if load_game(id).folder]
CALLED = {
    "quebec": ["Québec", "QUÉBEC", "quebec ", "Que\u0301bec"],
    "nouvelle_france": ["Nouvelle-France", "nouvelle france", "Nouvelle_France"],
    "small_city": ["Small City", "small-city"],
}


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_known_by_each_name_that_is_printed(id: str) -> None:
    printed = [words_for(load_game(id), lang).game_name() for lang in LANGUAGES]
    for name in [id, *printed, *CALLED.get(id, [])]:
        for written in (name, name.upper(), name.lower()):
            assert names.game_id(written) == id


@pytest.mark.parametrize("id", list(BOTS))
def test_a_bot_is_known_by_each_name_that_is_printed(id: str) -> None:
    for lang in LANGUAGES:
        name = names.bot_name(Voice(lang), id)
        for written in (id, name, name.upper(), f" {name} "):
            assert names.bot_id(written) == id


def test_no_name_means_two_things() -> None:
    for known in (names.names_of_games(), names.names_of_bots()):
        meant: dict[str, str] = {}
        for id, others in known.items():
            for name in (id, *others):
                assert meant.setdefault(names.plain(name), id) == id


@pytest.mark.parametrize("id", GAMES)
def test_an_option_and_its_values_are_known_by_the_names_that_are_printed(id: str) -> None:
    game = load_game(id)
    for option in game.options:
        for lang in LANGUAGES:
            words = words_for(game, lang)
            for index, value in enumerate(option.domain.ids):
                written = f"{words.say(f'option-{option.name}')}={words.thing(option.domain, index)}"
                expected = int(value) if option.domain.numeric else value
                assert read_options(game, [written]) == {option.name: expected}, written


@pytest.mark.parametrize(
    "command",
    [
        ["games", "Québec"],
        ["rules", "Québec", "cascade"],
        ["play", "Québec", "--bots", "amateur"],
        ["simulate", "Québec", "--bots", "Rusé", "--games", "1", "--cores", "1"],
        ["bench", "Québec", "--seconds", "0.01", "--rounds", "1"],
    ],
)
def test_commands_take_printed_names(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang in LANGUAGES:
        result = run(*command, lang=lang, input="q\n")
        assert result.exit_code == 0, result.stderr
        assert "Québec" in flat(result)


@pytest.mark.parametrize(("lang", "level"), [("fr", "amateur"), ("en", "casual")])
def test_the_level_of_a_bot_is_printed_in_the_chosen_language(
    lang: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert level in run("play", "quebec", "--bots", "casual", lang=lang, input="q\n").output


def test_a_name_of_nothing_is_refused() -> None:
    for wrong in ("", "-", "quebecois", "x" * 5000):
        with pytest.raises(Complaint):
            load(wrong)
        with pytest.raises(Complaint):
            names.bot_id(wrong)
