"""What was corrected since the first rules: which decisions of older matches met a former rule."""

from pathlib import Path

import pytest

from ludotheque.core.journal import load_journal
from ludotheque.core.match import Match
from ludotheque.games.civilization.amendments import (
    built_army_won,
    harvested_by_another_link,
    stranded_on_the_gate,
)
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import FORCES, SQUARES, UNIT_DECK, UNIT_PACK
from tests.civilization.meadow import army, at, city, scout, water
from tests.civilization.positions import GAME, said
from tests.civilization.test_held_figures import behind_the_gate
from tests.civilization.town import around, feature, name, town

FINISHED = Path(__file__).parent.parent / "finished"


@pytest.mark.parametrize("game", ["civilization-2-20-1", "civilization-3-yes-yes-yes-20-2"])
def test_whole_games_of_the_first_rules_go_on(game: str) -> None:
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


def test_cv_b61b_not_met_elsewhere_nor_where_the_gate_is_closed_to_nobody() -> None:
    s, action = on_the_gate(way_out=False)
    other = said("pick", square=SQUARES.ids[at(s, 6, 2)], armies=1, scouts=0)
    assert not stranded_on_the_gate(s, 0, other)
    army(s, 0, at(s, 5, 3))
    assert not stranded_on_the_gate(s, 0, action), "another army stays on it"
    s, action = on_the_gate(way_out=False)
    for wonder in range(len(s.obsolete)):
        s.obsolete[wonder] = 1
    assert not stranded_on_the_gate(s, 0, action)


def test_the_amendments_come_in_the_order_in_which_they_were_made() -> None:
    assert [amendment.rules for amendment in GAME.amendments[:3]] == [["CV-B70"], ["CV-B37"], ["CV-B61b"]]
