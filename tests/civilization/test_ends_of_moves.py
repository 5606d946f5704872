"""CV-8.7, CV-8.16, CV-15.3, CV-15.6: discovering, disbanding, relics, a sacrifice."""

import pytest

from ludotheque.core.events import Log
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import FORTIFICATION, GOVERNMENTS, NO_MARK, RELICS
from tests.civilization.meadow import (
    armies,
    army,
    asked,
    at,
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
    water,
)
from tests.civilization.positions import said

# ---------------------------------------------------------------- disbanding


def in_own_city(*marks: int) -> Civilization:
    s = meadow("rome", "egypt", fame_and_fortune="yes")
    knows(s, 0, "masonry")
    city(s, 0, 1, at(s, 6, 4))
    for mark in marks:
        s.city_mark[1] = mark
    army(s, 0, at(s, 6, 3))
    army(s, 0, at(s, 6, 3))
    scout(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=2, scouts=1)
    assert cannot(s, "disband", figure="army", mark="none") == "CV-15.3 not-in-own-city"
    do(s, "step", dir="east")
    return s


def test_cv_15_3_b90_an_army_leaves_a_fortification_a_scout_a_caravan() -> None:
    s = in_own_city()
    assert cannot(s, "disband", figure="army", mark="caravan") == "CV-15.3 wrong-city-mark"
    assert cannot(s, "disband", figure="scout", mark="fortification") == "CV-15.3 wrong-city-mark"
    log = Log()
    s.apply(0, said("disband", figure="army", mark="fortification"), log)
    assert s.city_mark[1] == FORTIFICATION
    (told,) = [event.to_json(1) for event in log.events if event.kind.name == "disbanded"]
    assert (told["seat"], told["mark"]) == (0, "fortification")
    assert asked(s) == "move"
    do(s, "step", dir="east")
    assert (armies(s, 0, at(s, 6, 5)), scouts(s, 0, at(s, 6, 5))) == (1, 1)


def test_cv_15_3_b91_a_marked_city_gets_no_other_mark() -> None:
    s = in_own_city(FORTIFICATION)
    assert cannot(s, "disband", figure="scout", mark="caravan") == "CV-15.3 city-marked-already"
    do(s, "disband", figure="scout", mark="none")
    assert s.city_mark[1] == FORTIFICATION


def test_cv_8_13_without_a_step_left_all_must_be_disbanded() -> None:
    s = in_own_city()
    do(s, "step", dir="west")
    assert asked(s) == "movement"
    s = in_own_city()
    s.steps_left = 0
    s.settle()
    assert [cannot(s, "step", dir="west"), cannot(s, "halt")] == [
        "CV-8.2 no-steps-left",
        "CV-8.13 no-end-in-own-city",
    ]
    do(s, "disband", figure="army", mark="none")
    do(s, "disband", figure="army", mark="none")
    do(s, "disband", figure="scout", mark="caravan")
    assert asked(s) == "movement"
    assert s.city_mark[1] != NO_MARK


def test_cv_15_3_there_is_no_disbanding_without_fame_and_fortune() -> None:
    s = one_army()
    assert cannot(s, "disband", figure="army", mark="none") == "CV-15.3 no-disbanding"


# ---------------------------------------------------------------- relics


def test_cv_15_14_a_scout_enters_a_relic_only_with_an_army() -> None:
    s = meadow("rome", "egypt", fame_and_fortune="yes")
    s.relic_at[RELICS.index_of["school_of_confucius"]] = at(s, 6, 4)
    scout(s, 0, at(s, 6, 3))
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), scouts=1)
    assert cannot(s, "step", dir="east") == "CV-15.14 relic-needs-army"
    do(s, "halt")
    s.moved[7] = 0
    pick(s, at(s, 6, 3), armies=1, scouts=1)
    do(s, "step", dir="east")
    assert cannot(s, "drop", armies=0, scouts=1) == "CV-15.14 relic-needs-army"
    do(s, "step", dir="east")
    assert s.relic_at[RELICS.index_of["school_of_confucius"]] == at(s, 6, 4)  # only passed


def test_cv_15_6_an_army_that_ends_on_a_relic_takes_it() -> None:
    s = meadow("rome", "egypt", fame_and_fortune="yes")
    atlantis = RELICS.index_of["atlantis"]
    s.relic_at[atlantis] = at(s, 6, 4)
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    do(s, "halt")
    assert s.relic_at[atlantis] == NONE
    assert s.promised[0] == 1 << atlantis


def test_cv_15_6_the_school_of_confucius_gives_two_great_people_at_once() -> None:
    s = meadow("rome", "egypt", fame_and_fortune="yes")
    s.relic_at[RELICS.index_of["school_of_confucius"]] = at(s, 6, 4)
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1)
    do(s, "step", dir="east")
    do(s, "halt")
    for _ in range(2):
        assert asked(s) == "place_person"
        do(s, "keep_back")
    assert sum(s.reserve[:6]) == 2


# ---------------------------------------------------------------- Russia


def test_cv_8_16_russia_gives_a_figure_for_a_tech_of_the_city_s_owner() -> None:
    s = meadow("russia", "egypt")
    city(s, 1, 1, at(s, 6, 4))
    knows(s, 1, "pottery")
    scout(s, 0, at(s, 6, 3))
    army(s, 0, at(s, 6, 3))
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    pick(s, at(s, 6, 3), armies=1, scouts=1)
    assert cannot(s, "sacrifice", dir="north", figure="scout") == "CV-8.16 no-city-of-another"
    do(s, "sacrifice", dir="east", figure="scout")
    assert asked(s) == "choose_tech"
    do(s, "learn", tech="pottery")
    assert asked(s) == "move"  # the army goes on
    assert cannot(s, "sacrifice", dir="east", figure="army") == "CV-8.16 sacrificed-already"
    assert cannot(s, "sacrifice", dir="east", figure="scout") == "CV-8.24 not-in-the-group"


@pytest.mark.parametrize("way_on", [True, False])
def test_cv_8_16_the_remaining_figures_must_have_a_place_to_end(way_on: bool) -> None:
    """Three armies on water that they may cross; in Democracy the two that are left can't attack the city."""
    s = meadow("russia", "egypt")
    city(s, 1, 1, at(s, 6, 5))
    knows(s, 0, "navigation")
    knows(s, 1, "pottery")
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    for _ in range(3):
        army(s, 0, at(s, 6, 3))
    water(s, at(s, 6, 4))
    pick(s, at(s, 6, 3), armies=3)
    do(s, "step", dir="east")
    if not way_on:
        water(s, at(s, 5, 4), at(s, 7, 4), at(s, 6, 3))
    refusal = cannot(s, "sacrifice", dir="east", figure="army")
    assert refusal == ("" if way_on else "CV-8.3 no-way-on")


def two_armies_on_water(way_on: bool) -> Civilization:
    """They may cross it; in Democracy the one that a sacrifice leaves behind can't attack the city."""
    s = meadow("russia", "egypt")
    city(s, 1, 1, at(s, 6, 5))
    knows(s, 0, "navigation")
    knows(s, 1, "pottery")
    knows(s, 1, "writing")
    s.government[0] = GOVERNMENTS.index_of["democracy"]
    for _ in range(2):
        army(s, 0, at(s, 6, 3))
    water(s, at(s, 6, 4))
    pick(s, at(s, 6, 3), armies=2)
    do(s, "step", dir="east")
    if not way_on:
        water(s, at(s, 5, 4), at(s, 7, 4), at(s, 6, 3))
    return s


@pytest.mark.parametrize("way_on", [True, False])
def test_cv_8_16_the_figure_left_behind_has_no_second_sacrifice_as_its_end(way_on: bool) -> None:
    s = two_armies_on_water(way_on)
    refusal = cannot(s, "sacrifice", dir="east", figure="army")
    assert refusal == ("" if way_on else "CV-8.3 no-way-on")


def test_cv_8_16_only_russia_sacrifices_and_only_with_a_tech_to_learn() -> None:
    s = one_army()
    city(s, 1, 1, at(s, 6, 4))
    assert cannot(s, "sacrifice", dir="east", figure="army") == "CV-8.16 no-sacrifices"
    s = meadow("russia", "egypt")
    city(s, 1, 1, at(s, 6, 4))
    for i in range(len(s.row_of) // 2):
        s.row_of[len(s.row_of) // 2 + i] = 0
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1)
    assert cannot(s, "sacrifice", dir="east", figure="army") == "CV-8.16 nothing-to-learn"


# ---------------------------------------------------------------- discovering


def test_cv_8_7_and_cv_r14_a_step_is_spent_on_the_tile_beside_the_figure() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 8, 3))
    face_down(s, 4)
    pick(s, at(s, 8, 3), armies=1)
    assert cannot(s, "discover", dir="west") == "CV-8.7 nothing-to-discover"
    do(s, "discover", dir="east")
    assert s.arrow[4] == 3  # the west edge touches the discoverer
    assert s.terrain[at(s, 8, 4)] != NONE
    assert s.steps_left == 1
    assert s.group_at == at(s, 8, 3)


def test_cv_8_19_a_square_beside_two_face_down_tiles_lets_the_player_choose() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 8, 3))
    face_down(s, 4, 5)
    pick(s, at(s, 8, 3), armies=1)
    assert cannot(s, "discover", dir="east") == ""
    assert cannot(s, "discover", dir="north") == ""
    do(s, "discover", dir="north")
    assert s.arrow[5] == 2
    assert s.arrow[4] == NONE


def test_cv_8_3_a_discovery_on_water_needs_a_way_on() -> None:
    s = meadow("rome", "egypt")
    knows(s, 0, "navigation")
    army(s, 0, at(s, 8, 2))
    face_down(s, 4)
    water(s, at(s, 8, 3))
    pick(s, at(s, 8, 2), armies=1)
    do(s, "step", dir="east")
    assert s.steps_left == 1
    assert cannot(s, "discover", dir="east") == "CV-8.3 no-way-on"
    s.steps_left = 2
    assert cannot(s, "discover", dir="east") == ""


def test_cv_7_27_spain_builds_when_it_discovers() -> None:
    s = meadow("spain", "egypt", fame_and_fortune="yes")
    army(s, 0, at(s, 8, 3))
    face_down(s, 4)
    pick(s, at(s, 8, 3), armies=1)
    do(s, "discover", dir="east")
    assert asked(s) == "free_build"
