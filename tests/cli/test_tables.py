"""Tables of results fit a screen of 80 columns, and narrower ones, without cutting a name or a figure."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from ludotheque.arena.ladder import Ladder, Rung
from ludotheque.bots import BOTS, LEVELS
from ludotheque.cli.arguments import names
from ludotheque.cli.bots import ladder
from ludotheque.cli.playing.scores import show_scores
from ludotheque.cli.text.tables import show_table
from ludotheque.cli.text.voice import LANGUAGES, Voice
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.words import words_for
from tests.cli.running import run

SCREEN = 80


def recording(lang: str, width: int = SCREEN) -> Voice:
    """A voice whose console records the output."""
    voice = Voice(lang)
    voice.__dict__["console"] = Console(
        width=width, record=True, highlight=False, emoji=False, file=io.StringIO()
    )
    return voice


def shown(voice: Voice) -> str:
    return str(voice.console.export_text())


def assert_fits(text: str, cells: list[str], width: int = SCREEN) -> None:
    """No line is too long, nothing is abbreviated, and each word of each cell is there."""
    assert max(map(cell_len, text.splitlines())) <= width
    assert "…" not in text
    words = text.split()
    for cell in cells:
        assert set(cell.split()) <= set(words), cell


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_scores_of_players_with_long_names_fit(id: str, lang: str) -> None:
    game: Any = load_game(id)
    for seats in game.seats:
        for length in (8, 40):
            players = [f"{'MW'[seat % 2] * (length - 1)}{seat}" for seat in range(seats)]
            voice = recording(lang)
            show_scores(voice, words_for(game, lang), game.score(game.new(seats, seed=1)), players)
            text = shown(voice)
            assert_fits(text.partition(players[0] + ",")[0] if seats > 1 else text, [])
            assert all(player in text for player in players)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ladder_with_large_figures_fits(lang: str) -> None:
    rungs = [
        Rung(level, below, 1_000_000, 1.0, 0.12, 1.0, -1234.5, 999.9, 123_456.7)
        for level, below in zip(LEVELS, ["", *LEVELS], strict=False)
    ]
    voice = recording(lang)
    ladder.show(voice, Ladder("civilization", 5, {}, rungs, [], [], 1_000_000))
    assert_fits(shown(voice), [names.bot_name(voice, level) for level in LEVELS])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_of_all_bots_fit(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_ARENA", str(tmp_path))
    few = ["--games", "2", "--cores", "1", "--seed", "3"]
    program = f"{'plain' * 4}=python3 {Path(__file__).parent.parent.parent / 'examples' / 'plain_bot.py'}"
    called = [names.bot_name(Voice(lang), bot) for bot in BOTS]
    for args, said in (
        (["simulate", "morra", "--bots", "halving,greedy,random,novice", *few], called[:4]),
        (["arena", "morra", "--bots", "halving,greedy,random", "--bot", program, "--out", str(tmp_path / "t"), *few],
         [*called[:3], "plain" * 4]),
        (["games"], game_ids()),
    ):  # fmt: skip
        result = run(*args, lang=lang, width=SCREEN)
        assert result.exit_code == 0, result.stderr
        assert_fits(result.stdout.replace(str(tmp_path), ""), said)


@pytest.mark.parametrize("width", [80, 60, 40, 20])
def test_any_table_fits_any_screen(width: int) -> None:
    voice = recording("fr", width)
    headings = ["robot", "points (moyenne ± écart type)", "victoires (à 95 %)", "étendue"]
    rows = [["un long nom", "-123 456,7 ± 89,0", "100,0 % (12–100)", "-107 – -73"], ["x", "1", "2", "3"]]
    show_table(voice, headings, rows)
    assert_fits(shown(voice), [*rows[0], *rows[1]], width)
