"""SC-4.1: the modules of a match, found in their folder and chosen by its options."""

from collections import Counter

import pytest

from ludotheque.games.small_city.position.played import BASE_VALUES, offered
from ludotheque.games.small_city.position.vocabulary import OPTIONS
from tests.small_city.scenario import GAME


def played(**options: str) -> list[str]:
    return [type(module).__name__ for module in GAME.new(2, 1, options).modules()]


def test_sc_4_1_each_value_of_an_option_beyond_the_base_game_comes_with_one_module() -> None:
    brought = Counter(
        (option, value)
        for module in GAME.winter.modules
        for option, values in module.values.items()
        for value in values
    )
    beyond = [(one.name, value) for one in OPTIONS for value in one.ids[BASE_VALUES.get(one.name, 1) :]]
    assert brought == Counter(beyond)
    assert [one.ids for one in offered(GAME.winter.modules)] == [one.ids for one in OPTIONS]


def test_sc_4_1_an_option_offers_only_what_is_there() -> None:
    without = [module for module in GAME.winter.modules if type(module).__name__ != "Asia"]
    values = {one.name: one.ids for one in offered(without)}
    assert values["boards"] == ["base_a", "base_b", "mountain", "river"]
    assert values["doctors"] == ["no", "yes"]
    assert {one.name: one.ids for one in offered([])}["victory"] == list(OPTIONS[1].ids)


def test_sc_4_1_modules_are_asked_in_the_order_of_their_chapters() -> None:
    assert played() == []
    monsters = {"godzillas": "yes", "doctors": "yes", "mayor_variant": "yes", "new_actions": "yes"}
    buildings = {"nuclear": "yes", "real_buildings": "yes", "new_buildings": "yes"}
    assert played(boards="mountain", **monsters, **buildings) == [
        "Godzillas",
        "Doctors",
        "MayorVariant",
        "Mountains",
        "NewActions",
        "NewBuildings",
        "RealBuildings",
        "NuclearPlants",
    ]
    assert played(boards="river") == ["Rivers"]
    assert played(boards="asia_chosen") == ["Asia"]


@pytest.mark.parametrize(
    ("options", "fact"),
    [
        ({"mayor_variant": "yes"}, "mayor_indoors"),
        ({"godzillas": "yes"}, "spaces_differ"),
        ({"new_buildings": "yes"}, "has_trams"),
        ({"nuclear": "yes"}, "plans_more"),
        ({"new_actions": "yes"}, "has_new_cards"),
    ],
)
def test_sc_4_1_facts_of_a_match_are_those_of_its_modules(options: dict[str, str], fact: str) -> None:
    assert getattr(GAME.new(2, 1, options).played(), fact) is True
    assert getattr(GAME.new(2, 1).played(), fact) is False
