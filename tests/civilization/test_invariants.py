"""Impossible positions are detected with the violated invariant (`GAME.broken`); possible ones are accepted."""

from collections.abc import Callable

import pytest

from ludotheque.core.cards import bit
from ludotheque.games.civilization.components.box import CELLS, CITIES, FIRST_WONDER_MARKER, NONE
from ludotheque.games.civilization.invariants import broken
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CAPITAL
from ludotheque.games.civilization.position.vocabulary import (
    FORCES,
    HAND,
    IN_PLAY,
    IN_SETUP,
    KILLED,
    UNIT_PACK,
    WONDER_MARKET,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.positions import after_setup, recommended, said, with_civs


def first_unit(s: Civilization) -> int:
    return int(s.units(0, FORCES)[0])


def no_terrain(s: Civilization) -> None:
    s.terrain[s.city_at[0]] = NONE


def a_figure_in_a_city(s: Civilization) -> None:
    s.standing[0] = s.city_at[0]
    s.holder[s.city_at[0]] = 0


def a_city_off_the_map(s: Civilization) -> None:
    s.city_at[1] = s.layout.squares


def a_wounded_unit(s: Civilization) -> None:
    s.wounds[first_unit(s)] = 1


def a_unit_at_a_front(s: Civilization) -> None:
    s.front[first_unit(s)] = 1


def unit_in(which: int) -> Callable[[Civilization], None]:
    def put(s: Civilization) -> None:
        UNIT_PACK.put(s.unit_pile, s.unit_seen, first_unit(s), s.unit_pile_of(0, which), 2)

    return put


def a_wonder_without_a_square(s: Civilization) -> None:
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, WONDERS.index_of["louvre"], WONDER_PACK.of(0), 7)


def a_market_that_a_seat_does_not_know(s: Civilization) -> None:
    s.wonder_seen[WONDER_PACK.in_pile(s.wonder_pile, WONDER_MARKET)[0]] = 0


def on_a_tile_face_down(field: str) -> Callable[[Civilization], None]:
    def put(s: Civilization) -> None:
        place = next(place for place in range(s.layout.places) if s.arrow[place] == NONE)
        getattr(s, field)[place * CELLS] = 0

    return put


def number(field: str, value: int) -> Callable[[Civilization], None]:
    return lambda s: setattr(s, field, value)


def a_debt(s: Civilization) -> None:
    s.discovery_debt[0] = 1


WRONG = {
    "a wonder in the market that no player knows": (a_market_that_a_seat_does_not_know, "lies face up"),
    "a square without terrain": (no_terrain, "lies as its tile does not"),
    "a figure on a city": (a_figure_in_a_city, "a city or a token"),
    "a city off the map": (a_city_off_the_map, "is no square of this map"),
    "a wound without a battle": (a_wounded_unit, "is in no battle"),
    "a front without a battle": (a_unit_at_a_front, "is in no battle"),
    "a hand without a battle": (unit_in(int(HAND)), "does not fight"),
    "a unit in play without a battle": (unit_in(int(IN_PLAY)), "does not fight"),
    "a killed unit without a battle": (unit_in(int(KILLED)), "does not fight"),
    "a wonder that is owned and not built": (a_wonder_without_a_square, "is not its owner's"),
    **{
        f"{field} on a tile that is face down": (on_a_tile_face_down(field), "which is face down")
        for field in ("feature", "marker", "token", "spot", "holder")
    },
    "a group outside movement": (number("group", 1), "group: no movement is under way"),
    "steps outside movement": (number("steps_left", 1), "steps_left: no movement is under way"),
    "discoveries outside movement": (number("discoveries", 1), "steps_left: no movement is under way"),
    "a debt outside movement": (a_debt, "discovery_debt: nothing has moved"),
}


@pytest.mark.parametrize(("spoil", "wrong"), WRONG.values(), ids=WRONG.keys())
def test_violated_invariants_are_named(spoil: Callable[[Civilization], None], wrong: str) -> None:
    s = after_setup("rome", "egypt", "china", fame_and_fortune="yes")
    assert broken(s) == []
    spoil(s)
    assert any(wrong in one for one in broken(s)), broken(s)


def fight(s: Civilization) -> None:
    s.attacker, s.defender, s.battle_at = 0, 1, s.city_at[CITIES]


@pytest.mark.parametrize("seat", [0, 1])
def test_both_sides_of_a_battle_have_units_in_hand(seat: int) -> None:
    s = after_setup("rome", "egypt", "china")
    fight(s)
    UNIT_PACK.put(s.unit_pile, s.unit_seen, s.units(seat, FORCES)[0], s.unit_pile_of(seat, HAND), bit(seat))
    assert broken(s) == []


def test_seats_outside_the_battle_have_no_unit_in_hand() -> None:
    s = after_setup("rome", "egypt", "china")
    fight(s)
    UNIT_PACK.put(s.unit_pile, s.unit_seen, s.units(2, FORCES)[0], s.unit_pile_of(2, HAND), bit(2))
    assert broken(s) == ["unit_pile: side 2 does not fight"]


def test_a_wonder_may_stand_on_any_square_of_the_outskirts() -> None:
    s = with_civs("rome", "egypt")
    s.apply(0, said("settle", square="1b2"))
    while s.phase == IN_SETUP:
        seat = s.mover()
        s.apply(seat, recommended(s, seat) if s.step().number == AT_CAPITAL else s.actions(seat)[0])
    free = [square for square in outskirts(s, 0) if s.marker[square] == NONE]
    assert 0 in free, "the corner of the map"
    for square in free:
        after = s.clone()
        WONDER_PACK.put(
            after.wonder_pile, after.wonder_seen, WONDERS.index_of["louvre"], WONDER_PACK.of(0), 7
        )
        after.wonder_at[WONDERS.index_of["louvre"]] = square
        after.marker[square] = FIRST_WONDER_MARKER + WONDERS.index_of["louvre"]
        assert broken(after) == []
