"""The file of a guide: what is read, and how mistakes are named; conditions on a view."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.teaching.guide import BadGuide, Figure, reach, read_guide

HEAD = """seed = 7
seats = 2
minutes = 5
bots = ["casual"]
"""
STOP = """
[[stop]]
id = "goal"
rules = ["XY-1"]
"""
VIEW: dict[str, Any] = {
    "asks": {"step": "main"},
    "round": 3,
    "phase": None,
    "players": [{"coins": 4, "cards": ["a", "b"]}, {"coins": 6, "cards": []}],
    "zones": {"north": [1, 0], "south": [0, 2]},
}


def written(folder: Path, text: str) -> Path:
    file = folder / "guide.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_guide_is_read(tmp_path: Path) -> None:
    more = 'question = ["main"]\nfigures = { coins = "players.0.coins", card = "card: players.0.cards.0" }\n'
    guide = read_guide(written(tmp_path, HEAD + STOP + more))
    assert guide is not None
    assert (guide.seed, guide.seats, guide.minutes, guide.bots, guide.options) == (7, 2, 5, ("casual",), {})
    (stop,) = guide.stops
    assert (stop.id, stop.rules, stop.question, stop.suggest) == ("goal", ("XY-1",), ("main",), ())
    assert stop.figures == {
        "coins": Figure("players.0.coins", None),
        "card": Figure("players.0.cards.0", "card"),
    }


def test_a_game_without_the_file_has_no_guide(tmp_path: Path) -> None:
    assert read_guide(tmp_path / "guide.toml") is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("seats = 2\n", "missing required field `seed`"),
        (HEAD, "missing required field `stop`"),
        (HEAD + STOP + "when = 3\n", "unknown field `when`"),
        (HEAD + STOP.replace("goal", "The goal"), "matching regex"),
        (HEAD.replace('["casual"]', "[]") + STOP, "bots: expected 1 levels"),
        (HEAD + STOP + STOP, "there are two stops goal"),
        (HEAD + STOP + 'after = ["goal"]\n', "goal: after: goal is not a stop above it"),
        (HEAD + STOP + 'state = ["round is 3"]\n', "goal: expected a comparison"),
        (HEAD + STOP + 'state = ["round == three!"]\n', "goal: expected a value in JSON or a path"),
        (HEAD + STOP + "event = [{ seat = 0 }]\n", "goal: event: expected a `kind`"),
        (HEAD + STOP + 'event = [{ kind = "won", by = "you" }]\n', "goal: event: expected a `kind`"),
        (HEAD + STOP + 'suggest = [{ card = "a" }]\n', "goal: suggest: expected a `verb`"),
        (HEAD + STOP + 'figures = { n = "the coins" }\n', "goal: figures: expected a path"),
    ],
)
def test_a_bad_guide_names_file_and_stop(tmp_path: Path, text: str, expected: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadGuide) as error:
        read_guide(file)
    assert str(error.value).startswith(f"{file}: ")
    assert expected in str(error.value)


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("round", [3]),
        ("phase", [None]),
        ("players.1.coins", [6]),
        ("players.2.coins", []),
        ("players.*.coins", [4, 6]),
        ("players.#", [2]),
        ("players.0.cards.#", [2]),
        ("zones.*.1", [0, 2]),
        ("zones.#", [2]),
        ("zones.west", []),
        ("round.deep", []),
    ],
)
def test_a_path_leads_to_values(path: str, values: list[Any]) -> None:
    assert reach(VIEW, path) == values


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("round == 3", True),
        ("round != 3", False),
        ("round >= 3", True),
        ("round > 3", False),
        ("round <= 3", True),
        ("round < 4", True),
        ('asks.step == "main"', True),
        ("phase == null", True),
        ("phase >= 0", False),
        ("players.*.coins > 5", True),
        ("players.*.coins > 6", False),
        ("players.0.coins < players.1.coins", True),
        ("players.0.coins > players.1.coins", False),
        ("players.5.coins != 0", False),
        ("round == nowhere", False),
    ],
)
def test_a_comparison_holds_for_any_value_on_its_path(tmp_path: Path, text: str, holds: bool) -> None:
    guide = read_guide(written(tmp_path, HEAD + STOP + f"state = ['{text}']\n"))
    assert guide is not None
    assert guide.stops[0].state[0].holds(VIEW) is holds
