"""Steps and refusals of a game are discovered where they are declared."""

import sys
from pathlib import Path

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.declared import declared_refusals, declared_steps

SMITHY = """
from ludotheque.core.refusals import GAME_OVER, NOT_NOW, Refusal
from ludotheque.core.state import ASIDE, Step

COLD = Refusal("XX-2", "cold")
AGAIN = COLD

class Forge(Step):
    def __init__(self):
        super().__init__(1, "forge")

class Numbered(Step):
    pass

class Chat(Step):
    def __init__(self):
        super().__init__(ASIDE, "chat")
"""
SHOP = """
from toy_town.rooms.smithy import COLD, Forge
from ludotheque.core.refusals import Refusal
from ludotheque.core.state import Step

CLOSED = Refusal("XX-1", "closed")

class Sell(Step):
    def __init__(self):
        super().__init__(0, "sell")
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    files = {
        "__init__.py": "",
        "shop.py": SHOP,
        "rooms/__init__.py": "",
        "rooms/smithy.py": SMITHY,
        "view/__init__.py": "raise AssertionError('no rules')",
    }
    for name, text in files.items():
        (tmp_path / "toy_town" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "toy_town" / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.startswith("toy_town")]:
        monkeypatch.delitem(sys.modules, name)
    return "toy_town"


def test_steps_come_by_number_once_each_without_bases_and_asides(package: str) -> None:
    assert [step.name for step in declared_steps(package)] == ["sell", "forge"]


def test_refusals_come_once_each_without_those_of_the_table(package: str) -> None:
    assert [refusal.name for refusal in declared_refusals(package)] == ["cold", "closed"]


@pytest.mark.parametrize(
    ("game", "steps", "refusals"),
    [
        ("quebec", 14, 45),
        ("quadrata", 14, 42),
        ("nouvelle_france", 16, 35),
        ("civilization", 78, 268),
        ("small_city", 45, 110),
    ],
)
def test_all_of_a_game_are_found_in_both_builds(game: str, steps: int, refusals: int) -> None:
    loaded = load_game(game)
    assert (len(loaded.steps), len(declared_refusals(f"ludotheque.games.{game}"))) == (steps, refusals)
