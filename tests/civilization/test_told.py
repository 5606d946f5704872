"""The events players get, and their view, thing by thing."""

from typing import Any

import pytest

from ludotheque.core.events import Log
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.battle.battle import begin_battle
from ludotheque.games.civilization.battle.loot import loot_from
from ludotheque.games.civilization.components.box import BIT, CITIES, FOREST
from ludotheque.games.civilization.components.codes import HENSON
from ludotheque.games.civilization.components.pieces import BOX
from ludotheque.games.civilization.map.great_people import gain_person
from ludotheque.games.civilization.map.huts_and_villages import take_token
from ludotheque.games.civilization.map.legal_moves import NO_STEPS_LEFT
from ludotheque.games.civilization.map.markers import return_building
from ludotheque.games.civilization.position.names import OWN
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    DIRS,
    FORTIFICATION,
    GOVERNMENTS,
    NO_MARK,
    OPTIONS,
    PERSON_TYPES,
    SETTLE,
    SOURCES,
    SQUARES,
)
from tests.civilization.meadow import army, at, city, do, knows, meadow, pick, token
from tests.civilization.positions import GAME, after_setup, recommended, said, with_civs
from tests.civilization.starting import next_turn, start, wonder
from tests.civilization.town import around, govern, name, paint, put, town

# ---------------------------------------------------------------- events


def told(s: Civilization, *actions: int) -> list[dict[str, Any]]:
    log = Log()
    for action in actions:
        s.apply(s.mover(), action, log)
    return [dict(event) for event in log.to_json(s.seats - 1)]


def test_cv_7_10_walls_are_logged_with_their_city() -> None:
    s = town("rome", "egypt")
    city(s, 0, 1, at(s, 8, 2))
    knows(s, 0, "masonry")
    s.bonus[1] = 7
    events = told(s, said("produce", city="second_city", item="city_walls"))
    assert {"event": "walls_built", "seat": 0, "city": "second_city"} in events


def test_cv_9_17_each_loot_is_logged() -> None:
    s = meadow("rome", "egypt")
    s.trade[1] = 5
    loot_from(s, 0, 1, 1)
    s.settle()
    assert {"event": "looted", "seat": 0, "target": 1, "loot": "trade"} in told(s, said("loot", loot="trade"))


def noted(s: Civilization) -> Log:
    s.log = Log()
    return s.log


def test_cv_2_5_an_empty_stock_of_great_people_is_logged() -> None:
    s = meadow("rome", "egypt")
    for type in range(PERSON_TYPES.size):
        s.stock[type] = 0
    log = noted(s)
    gain_person(s, 0)
    assert [dict(event) for event in log.to_json(1)] == [{"event": "no_person_left", "seat": 0}]


def test_cv_2_3_a_building_that_returns_is_told_with_its_square() -> None:
    s = town("rome", "egypt")
    square = around(s, 0)[2]
    put(s, square, "granary")
    log = noted(s)
    return_building(s, square)
    returned = {"event": "building_returned", "building": "granary", "square": name(square)}
    assert [dict(event) for event in log.to_json(1)] == [returned]


def test_cv_7_18_a_great_person_is_told_with_its_type() -> None:
    s = meadow("rome", "egypt")
    for type in range(1, PERSON_TYPES.size):
        s.stock[type] = 0
    log = noted(s)
    gain_person(s, 0)
    gained = {"event": "person_gained", "seat": 0, "person_type": PERSON_TYPES.ids[0]}
    assert gained in [dict(event) for event in log.to_json(1)]


def test_cv_4_6_a_capital_is_told_with_its_square() -> None:
    s = with_civs("rome", "egypt")
    square = SETTLE.arg(recommended(s, 0))
    events = told(s, recommended(s, 0))
    assert {"event": "capital_founded", "seat": 0, "square": SQUARES.ids[square]} in events


def test_cv_5_4_anarchy_is_told() -> None:
    s = start("america", "egypt")
    next_turn(s, 0)
    assert {"event": "anarchy_declared", "seat": 0} in told(s, said("anarchy"))


def test_cv_8_8_a_token_is_logged_for_all_and_its_face_for_its_taker() -> None:
    s = meadow("rome", "egypt")
    token(s, "hut_spy_1", at(s, 6, 4))
    log = noted(s)
    take_token(s, 0, at(s, 6, 4))
    mine, others = (
        next(event for event in log.to_json(seat) if event["event"] == "token_taken") for seat in (0, 1)
    )
    assert (mine["seat"], mine["token"]) == (0, "hut_spy_1")
    assert "hut_spy_1" not in others.values()


def test_jim_henson_counts_each_wonder_for_all_to_see() -> None:
    s = meadow("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    log = noted(s)
    GAME.box.effect_rules[HENSON].counts(s, 1)
    assert s.counters == 1
    assert [dict(event) for event in log.to_json(0)] == [{"event": "wonder_counted", "seat": 1}]


# ---------------------------------------------------------------- the view


@pytest.mark.parametrize("domain", OPTIONS, ids=lambda domain: domain.name)
def test_cv_1_1_every_option_is_shown_as_it_holds(domain: Any) -> None:
    shown = []
    for value in domain.ids:
        s = after_setup("rome", "egypt", **({} if domain.name == "civ_choice" else {domain.name: value}))
        shown.append(s.view(0)["options"].get(domain.name))
    if domain.name == "civ_choice":
        assert set(shown) == {None}, "over when the civilizations are taken"
        return
    needs_fame = domain.name in ("great_person_deck", "investments")
    words = {"yes": not needs_fame, "no": False, "on": True, "off": False}
    wanted = [
        words[value] if value in words else int(value) if value.isdigit() else value for value in domain.ids
    ]
    assert shown == wanted


def test_cv_8_25_paths_are_shown_to_the_mover_in_movement_and_outside_battles() -> None:
    s = town("rome", "egypt")
    for seat in (0, 1):
        army(s, seat, at(s, 6, 2 + seat))
    assert [s.view(seat)["ways"] for seat in (0, 1)] == [{}, {}], "city management"
    s = meadow("rome", "egypt")
    for seat in (0, 1):
        army(s, seat, at(s, 6, 2 + seat))
    here = SQUARES.ids[at(s, 6, 2)]
    assert (list(s.view(0)["ways"]), s.view(1)["ways"]) == ([here], {})
    pick(s, at(s, 6, 2), armies=1)
    assert list(s.view(0)["ways"]) == [here]
    do(s, "step", dir="east")
    assert s.attacker == 0
    assert s.view(0)["ways"] == {}


def test_cv_7_28_a_square_is_shown_with_its_yields() -> None:
    s = town("rome", "egypt")
    squares = around(s, 0)
    paint(s, squares, "forest", "desert")
    (shown, *_) = (one for one in s.view(0)["map"]["cities"] if one["seat"] == 0)
    assert [name(squares[0]), 2, 0, 0, 0] in shown["sources"]["squares"]
    assert [name(squares[1]), 0, 1, 0, 0] in shown["sources"]["squares"]
    assert s.terrain[squares[0]] == FOREST


def attacked(slot: int) -> Civilization:
    """A city of seat 1 is attacked."""
    s = meadow("rome", "germany", fame_and_fortune="yes")
    city(s, 1, 1, at(s, 6, 4))
    for one in (CITIES, CITIES + 1):
        s.walls[one], s.city_mark[one] = 0, NO_MARK
    begin_battle(s, 0, s.city_at[CITIES + slot], BIT[0])
    return s


def parts(s: Civilization, side: str) -> list[list[Any]]:
    return [list(part) for part in s.view(0)["battle"]["sides"][side]["bonus_parts"]]


def test_cv_9_6_the_bonus_of_a_defended_city_is_shown_part_by_part() -> None:
    s = attacked(0)
    assert parts(s, "defender") == [["city", "capital", 12]]
    assert parts(s, "attacker") == []
    s.walls[CITIES] = 1
    assert parts(s, "defender") == [["city", "capital", 12], ["part", "walls", 4]]
    s.second_half[1] = s.beside(s.city_at[CITIES], 0)
    s.city_mark[CITIES] = FORTIFICATION
    assert parts(s, "defender")[2:] == [["part", "metropolis", 2], ["part", "fortification", 2]]
    s = attacked(1)
    s.second_half[1] = s.beside(s.city_at[CITIES], 0)
    assert parts(s, "defender") == [["city", "second_city", 6]], "the metropolis is the capital"


def test_cv_9_6_in_the_open_no_place_adds_anything() -> None:
    s = meadow("rome", "germany")
    army(s, 1, at(s, 6, 4))
    begin_battle(s, 0, at(s, 6, 4), BIT[0])
    assert (parts(s, "attacker"), parts(s, "defender")) == ([], [])


def test_cv_1_7_and_cv_7_3_sources_of_coins_and_production_are_named_by_card() -> None:
    s = meadow("rome", "germany", "egypt", fame_and_fortune="yes")
    govern(s, 0, "democracy")
    assert GOVERNMENTS.ids[s.government[0]] == "democracy"
    sources = [list(part) for part in s.view(0)["players"][0]["coin_sources"]]
    assert ["government", "democracy", 1] in sources
    wonder(s, 0, "chichen_itza", around(s, 0)[0])
    (capital,) = (one for one in s.view(0)["map"]["cities"] if one["seat"] == 0)
    assert [part[:2] for part in capital["sources"]["added"]] == [["wonder", "chichen_itza"]]


def offers(s: Civilization) -> list[list[dict[str, Any]]]:
    """What each seat sees of the offers, apart from what they would leave."""
    return [
        [{name: part for name, part in offer.items() if name != "after"} for offer in s.view(seat)["offers"]]
        for seat in range(s.seats)
    ]


@pytest.mark.parametrize(("maker", "partner"), [(0, 1), (1, 2), (2, 1), (2, 0)])
def test_cv_6_6_an_offer_in_the_making_is_shown_to_its_maker_and_then_to_all(
    maker: int, partner: int
) -> None:
    s = after_setup("rome", "egypt", "china")
    while "offer" not in {s.question(seat).step.name for seat in s.to_move()}:
        if s.question(s.to_move()[0]).step.name == "trade":
            s.trade[maker] = 3
            s.apply(maker, said("offer", seat=partner))
        else:
            s.apply(s.to_move()[0], s.actions(s.to_move()[0])[-1])
    s.apply(maker, said("put", side="give", good="trade", number=2))
    shown = {"from": maker, "to": partner, "sent": False, "give": {"trade": 2}, "want": {}}
    assert offers(s) == [[shown] if seat == maker else [] for seat in range(3)]
    s.apply(maker, said("send"))
    assert offers(s) == [[shown | {"sent": True}]] * 3


@pytest.mark.parametrize(
    ("verb", "more"), [("step", {}), ("step_over", {}), ("discover", {}), ("sacrifice", {"figure": "army"})]
)
def test_cv_8_25_a_step_that_is_refused_is_named_with_its_direction(verb: str, more: dict[str, str]) -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1)
    for dir in DIRS.ids:
        action = said(verb, dir=dir, **more)
        facts = s.facts(0, action, NO_STEPS_LEFT)
        direction, square = facts["dir"], facts["square"]
        assert isinstance(direction, Term)
        assert isinstance(square, Term)
        assert (DIRS.ids[direction.index], square.index) == (dir, at(s, 6, 3))


def test_names_of_things_are_in_the_right_language() -> None:
    french, english = GAME.naming.names("fr"), GAME.naming.names("en")
    assert french.keys() == english.keys()
    assert (french["loot"][-1], english["loot"][-1]) != ("", "")
    said_in = {
        lang: " ".join(" ".join(names) for names in found.values())
        for lang, found in (("fr", french), ("en", english))
    }
    for own_french, own_english in OWN.values():
        if own_french != own_english:
            assert own_french in said_in["fr"]
            assert own_english in said_in["en"]


def test_automatic_effects_are_not_offered_for_use() -> None:
    """Permissions and what set-up gives are never used explicitly."""
    kinds = {effect.id: effect.kind for effect in BOX.effects}
    found = {kinds[source] for source in SOURCES.ids if source in kinds}
    assert found
    assert found.isdisjoint({"permission", "setup", "number"})
