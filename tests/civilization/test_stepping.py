"""CV-8.3 to CV-8.19: where figures may go, what they meet, flight."""

import pytest

from ludotheque.games.civilization.components.box import DIRECTIONS, MOUNTAIN, NONE, WATER
from ludotheque.games.civilization.map.figures import ARMY
from ludotheque.games.civilization.map.freezing import freeze
from ludotheque.games.civilization.map.groups import unmoved
from ludotheque.games.civilization.map.stacks import stacking_limit
from ludotheque.games.civilization.position.vocabulary import GOVERNMENTS
from tests.civilization.meadow import (
    armies,
    army,
    asked,
    at,
    begin_part,
    cannot,
    city,
    do,
    face_down,
    knows,
    meadow,
    one_army,
    pick,
    scout,
    scouts,
    token,
    water,
)
from tests.civilization.positions import capital

# ---------------------------------------------------------------- where one may go


def test_cv_8_19_no_step_off_the_map_or_onto_what_is_face_down() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 8, 0))
    face_down(s, 3)
    pick(s, at(s, 8, 0), armies=1)
    assert cannot(s, "step", dir="west") == "CV-8.19 off-the-map"
    face_down(s, 5)
    assert cannot(s, "step", dir="north") == "CV-8.19 face-down"


def test_cv_8_6_water_is_forbidden_then_crossed_then_an_end() -> None:
    s = one_army()
    water(s, at(s, 6, 4))
    assert cannot(s, "step", dir="east") == "CV-8.6 no-water"
    knows(s, 0, "navigation")
    do(s, "step", dir="east")
    assert cannot(s, "halt") == "CV-8.6 no-end-in-water"
    assert cannot(s, "drop", armies=1, scouts=0) == "CV-8.24 drop-not-all"
    knows(s, 0, "sailing")
    assert cannot(s, "halt") == ""


@pytest.mark.parametrize("terrain", [WATER, MOUNTAIN])
def test_cv_8_6_mountains_do_not_hinder(terrain: int) -> None:
    s = one_army()
    s.terrain[at(s, 6, 4)] = terrain
    assert (cannot(s, "step", dir="east") == "") == (terrain == MOUNTAIN)


def test_cv_8_3_a_step_where_one_may_not_end_needs_a_way_on() -> None:
    """Land, water, land with two steps and Navigation; then wider water; then a frozen square."""
    s = one_army()
    knows(s, 0, "navigation")
    water(s, at(s, 6, 4))
    assert cannot(s, "step", dir="east") == ""
    for row, column in ((5, 4), (7, 4), (6, 5)):
        water(s, at(s, row, column))
    assert cannot(s, "step", dir="east") == ""  # back to where it came from
    do(s, "step", dir="north")
    water(s, at(s, 5, 3))
    assert cannot(s, "step", dir="east") == "CV-8.3 no-way-on"


def test_cv_8_3_a_frozen_square_ends_the_move() -> None:
    s = one_army()
    knows(s, 0, "navigation")
    water(s, at(s, 6, 4))
    freeze(s, 1, at(s, 6, 4))
    assert cannot(s, "step", dir="east") == "CV-8.6 no-end-in-water"


def test_cv_8_3_an_attack_is_an_end_too() -> None:
    s = one_army()
    knows(s, 0, "navigation")
    for row, column in ((5, 4), (7, 4), (6, 4)):
        water(s, at(s, row, column))
    water(s, at(s, 6, 3))
    army(s, 1, at(s, 6, 5))
    assert cannot(s, "step", dir="east") == ""
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    assert cannot(s, "step", dir="east") == "CV-8.3 no-way-on"


def test_cv_8_4_b89_the_stacking_limit_holds_in_passing_even_in_flight() -> None:
    s = one_army()
    army(s, 0, at(s, 6, 4))
    assert cannot(s, "step", dir="east") == ""
    army(s, 0, at(s, 6, 4))
    assert cannot(s, "step", dir="east") == "CV-8.4 too-many-together"
    knows(s, 0, "flight")
    assert cannot(s, "step", dir="east") == "CV-8.4 too-many-together"
    assert cannot(s, "step_over", dir="east") == "CV-8.4 too-many-together"
    knows(s, 0, "masonry")
    assert cannot(s, "step", dir="east") == ""


def test_cv_8_4_the_stacking_limit_of_russia_and_with_masonry() -> None:
    s = meadow("russia", "rome")
    assert (stacking_limit(s, 0), stacking_limit(s, 1)) == (3, 2)
    knows(s, 0, "masonry")
    assert stacking_limit(s, 0) == 4


def test_cv_8_13_b92_an_own_city_is_passed_and_no_end() -> None:
    s = meadow("rome", "egypt", fame_and_fortune="yes")
    knows(s, 0, "horseback_riding")
    city(s, 0, 1, at(s, 6, 4))
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    assert cannot(s, "halt") == "CV-8.13 no-end-in-own-city"
    do(s, "step", dir="east")
    do(s, "halt")
    assert armies(s, 0, at(s, 6, 5)) == 1


def test_cv_8_13_without_disbanding_the_last_step_may_not_go_into_the_city() -> None:
    for fame in ("no", "yes"):
        s = meadow("rome", "egypt", fame_and_fortune=fame)
        city(s, 0, 1, at(s, 6, 5))
        army(s, 0, at(s, 6, 3))
        pick(s, at(s, 6, 3), armies=1)
        do(s, "step", dir="east")
        assert cannot(s, "step", dir="east") == ("" if fame == "yes" else "CV-8.3 no-way-on")


# ---------------------------------------------------------------- what is met


def test_cv_8_18_scouts_alone_enter_nothing_that_is_held() -> None:
    s = meadow("rome", "egypt")
    scout(s, 0, at(s, 6, 3))
    army(s, 1, at(s, 6, 4))
    scout(s, 1, at(s, 6, 2))
    token(s, "village_spy_1", at(s, 5, 3))
    city(s, 1, 1, at(s, 7, 3))
    s.government[0] = GOVERNMENTS.index_of["despotism"]
    pick(s, at(s, 6, 3), scouts=1)
    assert cannot(s, "step", dir="east") == "CV-8.18 scouts-do-not-attack"
    assert cannot(s, "step", dir="west") == "CV-8.18 scouts-do-not-attack"
    assert cannot(s, "step", dir="south") == "CV-8.18 scouts-do-not-attack"
    assert cannot(s, "step", dir="north") == "CV-8.9 village-needs-army"


def test_cv_8_8_huts_are_for_armies_in_a_republic_for_scouts_too() -> None:
    s = meadow("egypt", "rome")
    scout(s, 0, at(s, 6, 3))
    token(s, "hut_silk_1", at(s, 6, 4))
    pick(s, at(s, 6, 3), scouts=1)
    assert cannot(s, "step", dir="east") == "CV-8.8 hut-needs-army"
    s.government[0] = GOVERNMENTS.index_of["republic"]
    assert cannot(s, "step", dir="east") == ""


def test_cv_8_12_and_cv_r16_democracy_attacks_no_player_but_villages() -> None:
    s = one_army()
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    army(s, 1, at(s, 6, 4))
    scout(s, 1, at(s, 6, 2))
    token(s, "village_spy_1", at(s, 5, 3))
    city(s, 1, 1, at(s, 7, 3))
    for dir in ("east", "west", "south"):
        assert cannot(s, "step", dir=dir) == "CV-8.12 democracy-does-not-attack"
    assert cannot(s, "step", dir="north") == ""


def test_cv_8_29_democracy_refuses_the_step_and_not_the_move() -> None:
    s = one_army()
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    knows(s, 0, "flight")
    army(s, 1, at(s, 6, 4))
    assert cannot(s, "step", dir="east") == "CV-8.12 democracy-does-not-attack"
    assert cannot(s, "step_over", dir="east") == ""


def test_cv_8_10_an_attack_from_land_onto_water_needs_sailing() -> None:
    s = one_army()
    knows(s, 0, "navigation")
    water(s, at(s, 6, 4))
    army(s, 1, at(s, 6, 4))
    assert cannot(s, "step", dir="east") == "CV-8.6 no-end-in-water"
    knows(s, 0, "sailing")
    assert cannot(s, "step", dir="east") == ""


def test_cv_8_10_an_army_that_enters_an_army_fights() -> None:
    s = one_army()
    army(s, 1, at(s, 6, 4))
    do(s, "step", dir="east")
    assert (s.attacker, s.defender, s.battle_at) == (0, 1, at(s, 6, 4))
    assert s.group == 0


def test_cv_8_11_b32_lone_scouts_are_overrun_for_a_loot_without_a_battle() -> None:
    s = one_army()
    knows(s, 0, "code_of_laws")
    scout(s, 1, at(s, 6, 4))
    s.trade[0], s.trade[1] = 0, 2
    do(s, "step", dir="east")
    assert asked(s) == "loot"
    do(s, "loot", loot="trade")
    assert (s.trade[0], s.trade[1]) == (2, 0)
    assert armies(s, 0, at(s, 6, 4)) == 1
    assert scouts(s, 1, at(s, 6, 4)) == 0
    assert s.tech_coins[0] == 0
    assert asked(s) == "movement"
    assert unmoved(s, 0, ARMY, at(s, 6, 4)) == 0


# ---------------------------------------------------------------- flight


def test_cv_8_15_flight_passes_over_what_others_hold_but_does_not_end_there() -> None:
    s = one_army()
    army(s, 1, at(s, 6, 4))
    assert cannot(s, "step_over", dir="east") == "CV-8.15 cannot-fly"
    knows(s, 0, "flight")
    assert cannot(s, "step_over", dir="west") == "CV-8.25 nothing-to-fly-over"
    do(s, "step_over", dir="east")
    assert cannot(s, "halt") == "CV-8.15 somebody-elses"
    do(s, "step", dir="east")
    assert armies(s, 0, at(s, 6, 5)) == 1
    assert armies(s, 1, at(s, 6, 4)) == 1


def test_cv_8_15_no_flight_without_a_landing() -> None:
    s = one_army()
    knows(s, 0, "flight")
    s.steps_left = 1
    army(s, 1, at(s, 6, 4))
    assert cannot(s, "step_over", dir="east") == "CV-8.3 no-way-on"
    assert cannot(s, "step", dir="east") == ""


def test_cv_8_15_huts_villages_and_cities_are_flown_over() -> None:
    s = one_army()
    knows(s, 0, "flight")
    token(s, "hut_silk_1", at(s, 5, 3))
    token(s, "village_spy_1", at(s, 6, 4))
    city(s, 1, 1, at(s, 7, 3))
    for dir in ("north", "east", "south"):
        assert cannot(s, "step_over", dir=dir) == ""


# ---------------------------------------------------------------- metropolis


def test_cv_15_7_a_metropolis_on_water_is_no_water_and_attacked_from_beside_either_half() -> None:
    s = meadow("india", "egypt", fame_and_fortune="yes")
    half = s.second_half[0]
    water(s, half)
    outside = next(
        s.beside(half, dir) for dir in range(4) if s.beside(half, dir) not in (NONE, capital(s, 0))
    )
    dir = next(d for d in range(4) if s.beside(outside, d) == half)
    begin_part(s, 1)
    army(s, 1, outside)
    pick(s, outside, armies=1)
    assert cannot(s, "step", dir=DIRECTIONS[dir]) == ""
