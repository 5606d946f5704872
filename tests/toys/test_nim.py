"""Nim: one Python file and its words are a whole game."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots import make_bot
from ludotheque.conformance import CHECKS, GAME_CHECKS, Case, cases
from ludotheque.core.catalogue import EXTRA_GAMES
from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES, required, words_for
from tests.toys.nim import TAKE, NimGame

GAME = NimGame()


@pytest.fixture(autouse=True)
def in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_GAMES, f"{os.environ[EXTRA_GAMES]},tests.toys.nim:game")


def test_the_smallest_game_is_one_python_file_and_its_words() -> None:
    files = {path.name for path in Path(GAME.folder).iterdir() if path.is_file()}
    assert files == {"__init__.py", "fr.ftl", "en.ftl"}
    assert len((Path(GAME.folder) / "__init__.py").read_text(encoding="utf-8").splitlines()) < 100


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_passes_every_check(check: Callable[[Case], None]) -> None:
    for case in cases(GAME, seeds=[1]):
        check(case)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_as_a_whole_it_passes_every_check(check: Callable[[Game[Any]], None]) -> None:
    check(GAME)


def test_it_has_all_its_words() -> None:
    for lang in LANGUAGES:
        text = (Path(GAME.folder) / f"{lang}.ftl").read_text(encoding="utf-8")
        assert {id for id in required(GAME) if f"{id} =" not in text} == set()
        assert "3" in words_for(GAME, lang).action(TAKE.of(3))


def test_a_search_leaves_a_multiple_of_four_by_nothing_but_the_default_advice() -> None:
    s = GAME.new(2, 1)
    s.stones = 6
    assert make_bot("strong", 1).play(s, 0) == TAKE.of(2)
