"""Rulings as situations: what a scenario says happens, happens; every ruling of the collection has one."""

import pytest

from ludotheque.core.rulebook import rulebook
from ludotheque.games.civilization.prepared import Told, play, prepare, read, rules_with_scenarios
from tests.civilization.positions import GAME


def wrongs(rule: str) -> list[str]:
    """What of a scenario does not come out as it says."""
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


def test_every_ruling_of_the_collection_has_a_scenario() -> None:
    rulings = {id for id in rulebook(GAME.folder, "en").rules if id.startswith("CV-B")}
    assert set(rules_with_scenarios()) == rulings


def test_a_scenario_that_says_something_else_is_told_so() -> None:
    scenario = read("CV-B97")
    scenario.step[-1].value = 7
    told: list[Told] = []
    play(prepare(GAME, scenario.given), scenario.step, told.append)
    assert [one.wrong for one in told if one.wrong] == ["players.0.coins is 1, expected 7"]
