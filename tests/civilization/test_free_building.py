"""Free builds outside a city's action (CV-1.10, CV-7.27)."""

from ludotheque.games.civilization.city.free_builds import (
    ANY_BUILDING,
    ANYTHING,
    BASIC_BUILDING,
    FIGURE_HERE,
    HARBORS,
    UNIT_OR_FIGURE_HERE,
    WALLS,
    offer_build,
    offer_here,
)
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.map.figures import ARMY, JUST_GAINED, SCOUT, in_supply
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import BUILD, FORCES, ITEMS, MARKERS
from tests.civilization.meadow import armies, army, asked, at, cannot, city, do, knows
from tests.civilization.town import around, name, paint, town


def offered(s: Civilization) -> set[str]:
    return {ITEMS.ids[BUILD.arg(action)] for action in s.actions(0) if BUILD.has(action)}


def test_cv_1_10_an_unlocked_building_walls_included() -> None:
    s = town("china", "egypt")
    knows(s, 0, "pottery", "masonry", "navigation")
    offer_build(s, 0, ANY_BUILDING)
    s.settle()
    assert offered(s) == {"granary", "library", "city_walls"}, "there is no water for a harbor"
    assert cannot(s, "build", item="army") == "CV-1.10 not-of-this-gift"
    assert cannot(s, "build", item="temple") == "CV-7.7 building-locked"
    do(s, "build", item="granary")
    assert asked(s) == "free_square"
    do(s, "place", square=name(around(s, 0)[3]))
    assert MARKERS.ids[s.marker[around(s, 0)[3]]] == "granary"
    assert asked(s) == "city"
    assert s.acted[0] == 0


def test_cv_1_13_it_may_be_declined() -> None:
    s = town("china", "egypt")
    offer_build(s, 0, ANY_BUILDING)
    s.settle()
    do(s, "decline")
    assert asked(s) == "city"


def test_cv_1_11_not_asked_where_nothing_is_possible() -> None:
    s = town("germany", "egypt")
    s.supply = s.supply[:]
    for kind in range(len(s.supply)):
        s.supply[kind] = 0
    offer_build(s, 0, ANY_BUILDING)
    s.settle()
    assert asked(s) == "city"


def test_plastics_a_unit_a_figure_or_a_building() -> None:
    s = town("china", "egypt")
    offer_build(s, 0, ANYTHING)
    s.settle()
    assert offered(s) == {"army", "scout", "infantry", "mounted", "artillery", "library"}
    do(s, "build", item="infantry")
    assert len(s.units(0, FORCES)) == 4
    assert asked(s) == "city"


def test_an_army_built_free_may_storm() -> None:
    s = town("china", "egypt")
    square = around(s, 0)[2]
    army(s, 1, square)
    offer_build(s, 0, ANYTHING)
    s.settle()
    do(s, "build", item="army")
    do(s, "place", square=name(square))
    assert s.battle_at == square


def test_the_great_wall_walls_without_masonry_in_a_city_without_them() -> None:
    s = town("china", "egypt")
    for seat_city in (0, 1, 2):
        s.walls[seat_city] = 0
    city(s, 0, 1, at(s, 8, 2))
    s.walls[0] = 1
    offer_build(s, 0, WALLS)
    s.settle()
    assert offered(s) == {"city_walls"}
    do(s, "build", item="city_walls")
    assert s.walls[1] == 1, "the only city without walls is not asked for"


def test_the_great_wall_asks_which_city() -> None:
    s = town("china", "egypt")
    city(s, 0, 1, at(s, 8, 2))
    s.walls[0] = s.walls[1] = 0
    offer_build(s, 0, WALLS)
    s.settle()
    do(s, "build", item="city_walls")
    assert asked(s) == "free_square"
    assert cannot(s, "place", square=name(around(s, 0)[0])) == "CV-7.7 not-in-outskirts"
    do(s, "place", square=name(s.city_at[1]))
    assert (s.walls[0], s.walls[1]) == (0, 1)


def test_cv_7_27_spain_basic_buildings_unlocked_or_not_but_no_walls() -> None:
    s = town("spain", "egypt", fame_and_fortune="yes")
    knows(s, 0, "masonry", "banking")
    offer_build(s, 0, BASIC_BUILDING)
    s.settle()
    assert offered(s) == {"barracks", "temple", "granary", "library"}
    assert cannot(s, "build", item="market") == "CV-7.8 better-building-known"
    assert cannot(s, "build", item="bank") == "CV-1.10 not-of-this-gift"
    assert cannot(s, "build", item="city_walls") == "CV-1.10 not-of-this-gift"


def test_cousteau_up_to_three_harbors_unlocked_or_not() -> None:
    s = town("china", "egypt")
    paint(s, around(s, 0), "water", "water", "water", "water")
    offer_build(s, 0, HARBORS, NONE, 3)
    s.settle()
    for i in range(3):
        assert offered(s) == {"harbor"}
        do(s, "build", item="harbor")
        if asked(s) == "free_square":
            do(s, "place", square=name(around(s, 0)[i]))
    assert asked(s) == "city"
    assert sum(MARKERS.ids[s.marker[square]] == "harbor" for square in around(s, 0)) == 3


def test_cousteau_may_stop_before() -> None:
    s = town("china", "egypt")
    paint(s, around(s, 0), "water", "water")
    offer_build(s, 0, HARBORS, NONE, 3)
    s.settle()
    do(s, "build", item="harbor")
    do(s, "place", square=name(around(s, 0)[0]))
    do(s, "decline")
    assert asked(s) == "city"


def test_one_city_only() -> None:
    s = town("china", "egypt")
    city(s, 0, 1, at(s, 8, 2))
    offer_build(s, 0, ANY_BUILDING, 1)
    s.settle()
    do(s, "build", item="library")
    assert cannot(s, "place", square=name(around(s, 0)[0])) == "CV-7.7 not-in-outskirts"
    assert cannot(s, "place", square=name(around(s, 0, 1)[0])) == ""


def test_hanging_gardens_a_figure_on_the_square_of_the_wonder() -> None:
    s = town("china", "egypt")
    square = around(s, 0)[0]
    offer_here(s, 0, FIGURE_HERE, square)
    s.settle()
    assert offered(s) == {"army", "scout"}
    do(s, "build", item="army")
    assert armies(s, 0, square) == 1
    assert s.moved[0] == 0


def test_cv_r28_no_place_no_figure() -> None:
    s = town("china", "egypt")
    square = around(s, 0)[0]
    army(s, 0, square)
    army(s, 0, square)
    offer_here(s, 0, FIGURE_HERE, square)
    s.settle()
    assert asked(s) == "city"
    assert in_supply(s, 0, ARMY) == 4
    assert in_supply(s, 0, SCOUT) == 2


def test_cv_b88_a_figure_won_with_a_token_does_not_move_this_turn() -> None:
    s = town("china", "egypt")
    square = around(s, 0)[0]
    offer_here(s, 0, UNIT_OR_FIGURE_HERE, square)
    s.settle()
    assert offered(s) == {"army", "scout", "infantry", "mounted", "artillery"}
    do(s, "build", item="army")
    assert armies(s, 0, square) == 1
    assert s.moved[0] == JUST_GAINED
