"""Rulings as scenarios: each has the expected result, and every ruling of the collection has one."""

import re

import pytest

from ludotheque.core.rulebook import rulebook
from ludotheque.games.civilization.scenarios.prepared import Told, play, prepare, read, rules_with_scenarios
from tests.civilization.positions import GAME

# The whole collection, so that no ruling can disappear with its text and scenario.
RULINGS = re.findall(
    r"CV-B\d+[a-z]?",
    """
    CV-B1 CV-B2 CV-B3 CV-B4 CV-B5 CV-B6 CV-B7 CV-B8 CV-B9 CV-B10 CV-B11 CV-B12 CV-B13 CV-B14 CV-B15
    CV-B16 CV-B16b CV-B17 CV-B18 CV-B19 CV-B20 CV-B21 CV-B22 CV-B23 CV-B24 CV-B25 CV-B25b CV-B25c CV-B26
    CV-B27 CV-B27b CV-B27c CV-B28 CV-B29 CV-B30 CV-B31 CV-B31b CV-B32 CV-B33 CV-B34 CV-B35 CV-B35b
    CV-B36 CV-B37 CV-B38 CV-B39 CV-B40 CV-B41 CV-B42 CV-B43 CV-B44 CV-B44b CV-B45 CV-B46 CV-B46b CV-B47
    CV-B48 CV-B49 CV-B50 CV-B51 CV-B52 CV-B53 CV-B54 CV-B54b CV-B55 CV-B56 CV-B57 CV-B58 CV-B59 CV-B60
    CV-B61 CV-B61b CV-B62 CV-B63 CV-B64 CV-B65 CV-B66 CV-B67 CV-B68 CV-B69 CV-B70 CV-B71 CV-B72 CV-B73
    CV-B74 CV-B75 CV-B76 CV-B77 CV-B78 CV-B79 CV-B80 CV-B81 CV-B82 CV-B83 CV-B84 CV-B85 CV-B86 CV-B87
    CV-B88 CV-B89 CV-B90 CV-B91 CV-B92 CV-B93 CV-B94 CV-B95 CV-B96 CV-B97 CV-B98
""",
)


def wrongs(rule: str) -> list[str]:
    """The results of a scenario that differ from its expectations."""
    found = []
    for number, situation in enumerate(read(rule).situations()):
        told: list[Told] = []
        play(prepare(GAME, situation.given), situation.step, told.append)
        found += [f"situation {number}, step {i}: {one.wrong}" for i, one in enumerate(told) if one.wrong]
    return found


@pytest.mark.parametrize("rule", rules_with_scenarios())
def test_the_ruling_comes_out_as_its_scenario_says(rule: str) -> None:
    assert wrongs(rule) == []


@pytest.mark.parametrize("rule", rules_with_scenarios())
def test_the_position_of_a_scenario_can_be(rule: str) -> None:
    for situation in read(rule).situations():
        assert GAME.broken(prepare(GAME, situation.given)) == []


def test_every_ruling_of_the_collection_has_a_text_and_a_scenario() -> None:
    assert len(RULINGS) == 109
    assert {id for id in rulebook(GAME.folder, "en").rules if id.startswith("CV-B")} == set(RULINGS)
    assert set(rules_with_scenarios()) == set(RULINGS)


def test_a_scenario_with_a_wrong_expectation_fails() -> None:
    scenario = read("CV-B97")
    scenario.step[-1].value = 7
    told: list[Told] = []
    play(prepare(GAME, scenario.given), scenario.step, told.append)
    assert [one.wrong for one in told if one.wrong] == ["players.0.coins is 1, expected 7"]
