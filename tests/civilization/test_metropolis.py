"""The metropolis (CV-15.7, CV-15.12)."""

from ludotheque.games.civilization.components.box import CELLS, CITIES, EAST, NONE, NORTH, SOUTH, WATER, WEST
from ludotheque.games.civilization.map.figures import ARMY, in_supply
from ludotheque.games.civilization.position.state import CENTRE, Civilization
from ludotheque.games.civilization.position.vocabulary import BUILDINGS, WONDER_GONE
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.research.learning import learn
from tests.civilization.meadow import armies, army, asked, at, city, do, face_down, knows, token, water
from tests.civilization.positions import capital, tech
from tests.civilization.starting import (
    begin_start,
    building,
    cannot_place,
    person,
    place,
    reserve,
    start,
    wonder,
)


def farmers() -> Civilization:
    """Seat 0 has just learned Agriculture at the start of its turn. Its capital is at (6, 5), far from
    everything."""
    s = start("america", "egypt", fame_and_fortune="yes")
    for square in range(s.layout.squares):
        if s.owner_of(square) == 0:
            s.spot[square] = NONE
    city(s, 0, 0, at(s, 6, 5))
    return s


def grows(s: Civilization) -> None:
    learn(s, 0, tech("agriculture"))
    s.settle()


def test_cv_15_7_the_capital_grows_as_agriculture_is_learned() -> None:
    s = farmers()
    grows(s)
    assert asked(s) == "metropolis"
    half = s.beside(capital(s, 0), EAST)
    place(s, half)
    assert s.second_half[0] == half
    assert s.spot[half] == CENTRE
    assert len(outskirts(s, 0)) == 10
    assert asked(s) == "start"


def test_cv_15_7_it_must_and_grows_once() -> None:
    s = farmers()
    grows(s)
    assert {s.why_not(0, action) for action in s.actions(0)} == {None}
    assert len(s.actions(0)) == 4, "nothing but the four squares"
    place(s, s.beside(capital(s, 0), NORTH))
    begin_start(s, 0)
    assert asked(s) == "start"


def test_cv_15_7_beside_the_capital() -> None:
    s = farmers()
    grows(s)
    assert cannot_place(s, s.layout.around[capital(s, 0) * 8 + 1]) == "CV-15.7 not-beside-capital"
    assert cannot_place(s, capital(s, 0)) == "CV-15.7 not-beside-capital"


def test_cv_15_12_the_second_square_may_be_water() -> None:
    s = farmers()
    half = s.beside(capital(s, 0), WEST)
    water(s, half)
    grows(s)
    place(s, half)
    assert s.terrain[half] == WATER
    assert s.second_half[0] == half


def test_cv_15_12_no_hut_village_relic_or_enemy_on_it_or_in_the_new_outskirts() -> None:
    s = farmers()
    north, east, south, west = [s.beside(capital(s, 0), dir) for dir in range(4)]
    army(s, 1, north)
    token(s, "hut_silk_1", s.beside(east, EAST))
    s.relic_at[0] = s.beside(s.beside(south, SOUTH), WEST)
    grows(s)
    assert asked(s) == "start", "one way is left, and taken"
    assert s.second_half[0] == west
    s = farmers()
    army(s, 1, s.beside(s.beside(north, NORTH), EAST))
    grows(s)
    assert cannot_place(s, north) == "CV-15.12 metropolis-occupied"


def test_cv_15_7_an_enemy_in_the_old_outskirts_does_not_hinder() -> None:
    s = farmers()
    corner = s.layout.around[capital(s, 0) * 8 + 1]
    army(s, 1, corner)
    grows(s)
    assert cannot_place(s, s.beside(capital(s, 0), NORTH)) == ""


def test_cv_15_7_its_outskirts_overlap_no_other_citys() -> None:
    s = farmers()
    city(s, 1, 1, at(s, 9, 5))
    grows(s)
    assert cannot_place(s, s.beside(capital(s, 0), SOUTH)) == "CV-15.7 metropolis-overlaps"


def test_cv_15_7_not_even_of_ones_own() -> None:
    s = farmers()
    city(s, 0, 1, at(s, 9, 5))
    grows(s)
    assert cannot_place(s, s.beside(capital(s, 0), SOUTH)) == "CV-15.7 metropolis-overlaps"


def test_cv_15_7_not_over_the_edge_nor_face_down() -> None:
    s = start("america", "egypt", fame_and_fortune="yes")
    for square in range(s.layout.squares):
        if s.owner_of(square) == 0:
            s.spot[square] = NONE
    city(s, 0, 0, at(s, 6, 1))
    centre = capital(s, 0)
    face_down(s, int(s.beside(s.beside(s.beside(centre, EAST), EAST), EAST) // CELLS))
    grows(s)
    assert cannot_place(s, s.beside(centre, WEST)) == "CV-15.7 metropolis-at-edge"
    assert cannot_place(s, s.beside(centre, EAST)) == ""
    s.terrain[s.beside(s.beside(centre, EAST), EAST)] = NONE
    assert cannot_place(s, s.beside(centre, EAST)) == "CV-15.7 metropolis-not-revealed"


def test_cv_15_12_and_cv_5_9_not_possible_now_it_comes_with_a_later_start_of_turn() -> None:
    s = farmers()
    for dir in range(4):
        army(s, 1, s.beside(capital(s, 0), dir))
    grows(s)
    assert asked(s) == "start"
    assert s.second_half[0] == NONE
    for figure in range(10, 20):
        if s.standing[figure] != NONE:
            s.holder[s.standing[figure]] = NONE
            s.standing[figure] = NONE
    begin_start(s, 0)
    assert asked(s) == "metropolis"


def test_cv_15_7_markers_there_are_overbuilt() -> None:
    s = farmers()
    north, east, south = [s.beside(capital(s, 0), dir) for dir in range(3)]
    building(s, "library", north)
    louvre = wonder(s, 0, "louvre", east)
    person(s, "artist", south)
    other = s.clone()
    third = s.clone()
    kind = s.box.building_kind[BUILDINGS.index_of["library"]]
    left = s.supply[kind]
    grows(s)
    place(s, north)
    assert s.supply[kind] == left + 1
    grows(other)
    place(other, east)
    assert other.wonder_pile[louvre] == WONDER_GONE
    grows(third)
    place(third, south)
    assert reserve(third, 0, "artist") == 1


def test_cv_15_7_own_figures_there_go_aside() -> None:
    s = farmers()
    north = s.beside(capital(s, 0), NORTH)
    army(s, 0, north)
    grows(s)
    place(s, north)
    assert asked(s) == "aside"
    assert cannot_place(s, capital(s, 0)) == "CV-5.13 no-place-aside"
    place(s, s.beside(north, EAST))
    assert armies(s, 0, s.beside(north, EAST)) == 1
    assert in_supply(s, 0, ARMY) == 5


def test_cv_15_12_walls_marks_and_links_stay() -> None:
    s = farmers()
    s.walls[0], s.city_mark[0] = 1, 1
    s.link[7] = 0
    grows(s)
    place(s, s.beside(capital(s, 0), NORTH))
    assert (s.walls[0], s.city_mark[0], s.link[7]) == (1, 1, 0)


def test_cv_15_7_not_without_agriculture_and_not_for_india_again() -> None:
    s = start("america", "egypt", fame_and_fortune="yes")
    assert asked(s) == "start"
    s = start("india", "egypt", fame_and_fortune="yes")
    assert asked(s) == "start"
    assert s.second_half[0] != NONE
    assert len(outskirts(s, 0 * CITIES)) == 10


def test_cv_10_9_learned_outside_ones_part_it_grows_at_once() -> None:
    s = farmers()
    begin_start(s, 1)
    grows(s)
    assert s.mover() == 0
    assert asked(s) == "metropolis"
    knows(s, 0)
    place(s, s.beside(capital(s, 0), NORTH))
    assert s.mover() == 1
    do(s, "end")
