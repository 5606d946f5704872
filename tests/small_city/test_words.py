"""Texts of choices and refusals, with names and figures."""

import pytest

from ludotheque.core.words import Words
from ludotheque.games.small_city.position.vocabulary import BUILD, PIECES
from tests.small_city.scenario import GAME, Scenario


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "Prendre la carte : Ingénieur"), ("en", "Take the card: Engineer")]
)
def test_sc_5_1_2_a_card_of_the_ring_is_chosen_by_its_name(lang: str, said: str) -> None:
    t = Scenario(2).ring("mayor", "architect", "mediator", "engineer").at("actions", 1)
    seat = t.s.to_move()[0]
    voice = Words(GAME, lang).at(t.s, seat)
    assert (
        voice.action(GAME.vocabulary.from_json({"verb": "take", "position": 3})).replace("\u00a0", " ")
        == said
    )


def test_sc_8_9_1_building_big_ben_says_how_many_park_squares_are_missing() -> None:
    t = Scenario(2, real_buildings="yes").tile(0, "residential_1", "a1").tile(0, "park_1", "c1")
    t.goods(0, e5="wood", f5="stone", e6="metal").money(0, 40).at("plans", 2)
    action = BUILD.of(PIECES.index_of["big_ben"])
    refusal = t.s.why_not(0, action)
    assert refusal is not None
    assert refusal.name == "too-few-parks"
    facts = t.s.facts(0, action, refusal)
    assert (facts["needs"], facts["has"]) == (5, 1)


def test_sc_8_0_3_french_results_are_those_of_the_rules() -> None:
    results = ("resign", "councillor", "deputy", "mayor", "minister", "legend")
    said = [Words(GAME, "fr").say(f"result-{result}") for result in results]
    assert said == ["démission", "conseiller", "adjoint", "maire", "ministre", "légende"]
