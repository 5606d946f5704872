"""Corrections since the first rules: which decisions of older matches are affected by a former rule."""

from pathlib import Path

import pytest

from ludotheque.core.journal import load_journal
from ludotheque.core.match import Match
from ludotheque.games.civilization.amendments import (
    built_army_won,
    could_leave_the_gate,
    harvested_by_another_link,
    sacrificed_without_a_way,
    stranded_on_the_gate,
)
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.map.figures import take_off
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import FORCES, SQUARES, UNIT_DECK, UNIT_PACK
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.cards import city_part, person, wonder
from tests.civilization.meadow import army, at, city, holds_card, scout, water
from tests.civilization.positions import GAME, said
from tests.civilization.test_effects_terrain_move import wild
from tests.civilization.test_ends_of_moves import two_armies_on_water
from tests.civilization.test_held_figures import behind_the_gate
from tests.civilization.town import around, feature, name, town

FINISHED = Path(__file__).parent.parent / "finished"


@pytest.mark.parametrize("game", ["civilization-2-20-1", "civilization-3-yes-yes-yes-20-2"])
def test_whole_games_of_the_first_rules_continue(game: str) -> None:
    journal = load_journal(FINISHED / f"{game}.json")
    assert journal.rules == 1
    assert Match.replay(GAME, journal).header.rules == GAME.rules_version


# ---------------------------------------------------------------- CV-B70


def test_cv_b70_met_by_a_harvest_for_the_link_that_does_not_count() -> None:
    s = town("rome", "egypt")
    city(s, 0, 1, at(s, 6, 5))
    here = at(s, 9, 1)
    feature(s, here, "iron")
    s.link[scout(s, 0, here)], s.link[scout(s, 0, here)] = 1, 0
    for verb in ("harvest", "harvest_twice"):
        of_first, of_last = (
            said(verb, city=slot, square=SQUARES.ids[here]) for slot in ("second_city", "capital")
        )
        assert not harvested_by_another_link(s, 0, of_first)
        assert harvested_by_another_link(s, 0, of_last)
    third = said("harvest", city="third_city", square=SQUARES.ids[here])
    assert not harvested_by_another_link(s, 0, third), "forbidden then and now"
    assert not harvested_by_another_link(s, 0, said("arts", city="capital"))


# ---------------------------------------------------------------- CV-B37


def about_to_build(army_of_1: bool) -> tuple[Civilization, int]:
    """Seat 0 may build an army where seat 1 stands without a unit; the decision that puts it there."""
    s = town("rome", "egypt")
    s.bonus[0] = 4
    square = around(s, 0)[2]
    if army_of_1:
        army(s, 1, square)
    else:
        scout(s, 1, square)
    for unit in s.units(1, FORCES):
        UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_DECK, 0)
    s.apply(0, said("produce", city="capital", item="army"))
    return s, int(said("place", square=name(square)))


def test_cv_b37_met_by_the_decision_that_wins_the_battle_and_by_no_other() -> None:
    s, action = about_to_build(army_of_1=True)
    found = []
    while True:
        before, seat = s.clone(), s.mover()
        found.append(built_army_won(s, seat, action))
        assert GAME.encode(s) == GAME.encode(before)
        s.apply(seat, action)
        if s.attacker == NONE or s.holder[s.battle_at] == 0:
            break
        seat = s.mover()
        action = int(s.actions(seat)[0])
    assert found == [False] * (len(found) - 1) + [True]


def test_cv_b37_not_met_by_scouts_that_are_overrun() -> None:
    s, action = about_to_build(army_of_1=False)
    assert not built_army_won(s, 0, action)
    s.apply(0, action)
    assert s.holder[around(s, 0)[2]] == 0


def test_cv_b37_not_met_by_a_decision_that_the_rules_forbid() -> None:
    s, _ = about_to_build(army_of_1=True)
    assert not built_army_won(s, 0, said("end"))


# ---------------------------------------------------------------- CV-B61b


def on_the_gate(way_out: bool) -> tuple[Civilization, int]:
    """An army of seat 0 on the square of the Gate, and the decision to pick it up."""
    s = behind_the_gate()
    army(s, 0, at(s, 5, 3))
    if not way_out:
        water(s, *(at(s, row, column) for row, column in ((4, 3), (5, 2), (5, 4), (6, 3))))
    return s, int(said("pick", square=SQUARES.ids[at(s, 5, 3)], armies=1, scouts=0))


@pytest.mark.parametrize("way_out", [False, True])
def test_cv_b61b_met_by_a_group_on_the_gate_that_has_no_way_out(way_out: bool) -> None:
    s, action = on_the_gate(way_out)
    before = GAME.encode(s)
    assert stranded_on_the_gate(s, 0, action) is not way_out
    assert GAME.encode(s) == before


def test_cv_b61b_not_affected_elsewhere_nor_where_the_gate_bars_no_figures() -> None:
    s, action = on_the_gate(way_out=False)
    other = said("pick", square=SQUARES.ids[at(s, 6, 2)], armies=1, scouts=0)
    assert not stranded_on_the_gate(s, 0, other)
    army(s, 0, at(s, 5, 3))
    assert not stranded_on_the_gate(s, 0, action), "another army stays on it"
    s, action = on_the_gate(way_out=False)
    for which in range(len(s.obsolete)):
        s.obsolete[which] = 1
    assert not stranded_on_the_gate(s, 0, action)


# ---------------------------------------------------------------- CV-8.16


@pytest.mark.parametrize("way_on", [False, True])
def test_cv_8_16_met_by_a_sacrifice_that_leaves_a_figure_without_a_way(way_on: bool) -> None:
    s = two_armies_on_water(way_on)
    before = GAME.encode(s)
    assert sacrificed_without_a_way(s, 0, said("sacrifice", dir="east", figure="army")) is not way_on
    assert not sacrificed_without_a_way(s, 0, said("step", dir="east"))
    assert GAME.encode(s) == before


# ---------------------------------------------------------------- CV-8.22


def led_from_the_gate(space: bool = True) -> tuple[Civilization, int]:
    """Seat 0 leads an army of seat 1 from its Gate, where there is land beside it; the decision to do so."""
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    gate = wonder(s, 0, "brandenburg_gate")
    army(s, 1, gate)
    army(s, 1, wild(s))
    holds_card(s, 0, "disoriented")
    if not space:
        water(s, *(one for one in outskirts(s, 0) if one != gate))
    return s, int(said("use", source="card_disoriented"))


@pytest.mark.parametrize("space", [True, False])
def test_cv_8_22_met_by_an_effect_that_could_lead_from_the_gate_to_a_closed_square(space: bool) -> None:
    s, action = led_from_the_gate(space)
    before = GAME.encode(s)
    assert could_leave_the_gate(s, 0, action) is space
    assert not could_leave_the_gate(s, 0, said("end"))
    assert GAME.encode(s) == before


def test_cv_8_22_met_by_steam_power_and_hannibal_on_the_gate_and_by_no_other_use() -> None:
    for id, met in (("tech_steam_power_2", True), ("person_hannibal", True), ("tech_communism_1", False)):
        s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
        person(s, 0, "hannibal")
        army(s, 0, wonder(s, 1, "brandenburg_gate"))
        army(s, 0, outskirts(s, 3)[4])
        water(s, outskirts(s, 3)[5])
        assert could_leave_the_gate(s, 0, said("use", source=id)) is met


def test_cv_8_22_not_met_where_no_figure_stands_on_the_gate() -> None:
    s, action = led_from_the_gate()
    gate = outskirts(s, 0)[0]
    for figure in range(len(s.standing)):
        if s.standing[figure] == gate:
            take_off(s, 1, figure)
    assert not could_leave_the_gate(s, 0, action)


def test_the_amendments_come_in_the_order_in_which_they_were_made() -> None:
    assert [amendment.rules for amendment in GAME.amendments] == [
        ["CV-B70"],
        ["CV-B37"],
        ["CV-B61b"],
        ["CV-8.16"],
        ["CV-8.22"],
    ]
