"""Corner cases of single rules that games seldom or never reach, each tested at the function that carries the
rule."""

import pytest

from ludotheque.games.civilization.amendments import has_unmoved_army
from ludotheque.games.civilization.city.actions_left import ORDINARY, PRODUCING, add_item, prepare_action
from ludotheque.games.civilization.city.building_sites import starred_square
from ludotheque.games.civilization.components.box import FEATURES, NONE
from ludotheque.games.civilization.components.codes import EXTRA_PRODUCTION_ONE_CITY
from ludotheque.games.civilization.invariants import broken_cities
from ludotheque.games.civilization.map.figures import SCOUT, first_figure, put_figure
from ludotheque.games.civilization.map.great_people import place_person
from ludotheque.games.civilization.map.legal_moves import Walkers
from ludotheque.games.civilization.movement.moving_group import last_rest
from ludotheque.games.civilization.position.vocabulary import (
    BLANK,
    BY_KREMLIN,
    DROP,
    IN_START,
    ITEMS,
    LINK,
    PEOPLE,
    PERSON_BOTTOM,
    PERSON_TYPES,
    PLACE,
    SQUARES,
)
from ludotheque.games.civilization.realm.resources import settle_payment
from ludotheque.games.civilization.realm.target_codes import FIRST_CITY
from ludotheque.games.civilization.scenarios.files import Given
from ludotheque.games.civilization.scenarios.prepared import prepare
from ludotheque.games.civilization.turn.offers import owe
from ludotheque.games.civilization.turn.research_phase import NO_BLANK_TECH, BeforeResearch
from tests.civilization.cards import city_part, person, resource, tokens_of, use
from tests.civilization.meadow import army, asked, at, do, holds_token, knows, meadow, pick, scout
from tests.civilization.positions import GAME, after_setup, refused
from tests.civilization.starting import begin_start, start
from tests.civilization.town import around, put, town

# ---------------------------------------------------------------- figures


def test_cv_8_30_a_group_whose_path_has_no_room_left_goes_back_along_it() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1)
    for i in range(len(s.path)):
        s.path[i] = at(s, 6, 3) if i == 0 else s.city_at[0]  # where it may not end
    assert last_rest(s, Walkers(s, 0, 1, 0)) == at(s, 6, 3)


def test_cv_8_24_a_single_figure_has_no_figure_to_drop() -> None:
    s = meadow("rome", "egypt")
    army(s, 0, at(s, 6, 3))
    pick(s, at(s, 6, 3), armies=1)
    assert not any(DROP.has(action) for action in s.step().candidates(s, 0))


def test_cv_5_7_a_scout_that_comes_onto_the_map_is_linked_to_no_city() -> None:
    s = meadow("rome", "egypt")
    first = first_figure(0, SCOUT)
    s.link[first] = 1
    assert put_figure(s, 0, SCOUT, at(s, 6, 3)) == first
    assert s.link[first] == NONE


def test_cv_b37_an_army_that_has_moved_was_not_just_built() -> None:
    s = meadow("rome", "egypt")
    figure = army(s, 0, at(s, 6, 3))
    assert has_unmoved_army(s, 0, at(s, 6, 3))
    s.moved[figure] = 1
    assert not has_unmoved_army(s, 0, at(s, 6, 3))


def test_cv_5_12_the_links_of_every_player_are_listed() -> None:
    s = start("rome", "egypt")
    scout(s, 1, at(s, 9, 2))
    begin_start(s, 1)
    assert LINK.of(at(s, 9, 2), 0) in s.actions(1)


# ---------------------------------------------------------------- paying


def test_cv_11_4_resources_for_the_kremlin_lie_aside_and_not_the_kremlin() -> None:
    """An owner's data may let a production ability cost a spy."""
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    s.paid[0], s.paid[1], s.paid[2] = BY_KREMLIN, 0, 1
    s.aims[0] = FIRST_CITY
    wheat = next(effect for effect in s.box.with_code[EXTRA_PRODUCTION_ONE_CITY] if effect.costs_resources)
    settle_payment(s, 0, wheat, 0, True)
    assert [means for means in s.aside_means if means != NONE] == [0, 1]


def test_cv_11_7_a_free_ability_spends_nothing() -> None:
    s = city_part("rome", "egypt")
    token = holds_token(s, 0, "hut_spy_1")
    free = next(effect for effect in s.box.used if not effect.costs_resources and effect.source > 0)
    s.paid[0] = 0
    settle_payment(s, 0, free, 1, False)
    before = (list(s.resources), list(s.token_pile))
    settle_payment(s, 0, free, 0, True)
    assert (list(s.resources), list(s.token_pile)) == before
    assert all(means == NONE for means in s.aside_means)
    assert s.token_pile[token] == before[1][token]


def test_cv_11_5_marie_curie_goes_under_the_deck_when_she_has_paid() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    knows(s, 0, "atomic_theory")
    person(s, 0, "marie_curie")
    resource(s, 0, "wheat")
    use(s, "tech_atomic_theory_1")
    assert tokens_of(s, 0) == [0, 0, 0, 0]
    assert s.person_pile[PEOPLE.index_of["marie_curie"]] == PERSON_BOTTOM


def test_cv_6_7_only_what_lies_face_down_is_owed() -> None:
    s = meadow("rome", "egypt")
    depth = s.depth()
    owe(s, 0, 1, 0)
    assert s.depth() == depth


# ---------------------------------------------------------------- building


def test_cv_7_23_a_square_beyond_the_map_is_no_answer() -> None:
    s = town("rome", "egypt")
    s.bonus[0] = 4
    do(s, "produce", city="capital", item="army")
    assert asked(s) == "produce_square"
    assert refused(s, 0, PLACE.of(s.layout.squares)).endswith("not-now")


def test_cv_7_9_an_army_on_the_square_of_a_starred_building_leaves_it_there() -> None:
    s = town("rome", "egypt")
    square = around(s, 0)[0]
    put(s, square, "market")
    prepare_action(s, 0, 0, PRODUCING, ORDINARY)
    add_item(s, ITEMS.index_of["army"], square)
    assert starred_square(s, 0) == square


# ---------------------------------------------------------------- people, research, positions


@pytest.mark.parametrize(("seat", "settled"), [(0, True), (1, False)])
def test_cv_5_1_only_in_ones_own_start_of_turn_is_a_person_placed_for_this_part(
    seat: int, settled: bool
) -> None:
    s = start("rome", "egypt", fame_and_fortune="yes")
    assert (s.phase, s.active) == (IN_START, 0)
    square = around(s, seat)[0]
    s.reserve[seat * PERSON_TYPES.size] = 1
    place_person(s, seat, 0, square)
    assert (square in s.settled) is settled


def test_cv_10_8_a_blank_tech_that_is_refused_is_named_by_its_row() -> None:
    step = next(step for step in GAME.steps if isinstance(step, BeforeResearch))
    assert list(step.facts(after_setup("rome", "egypt"), 0, BLANK.of(2))) == ["row"]
    assert NO_BLANK_TECH.rule == "CV-10.8"


def test_a_city_off_the_map_is_named_whether_it_is_a_metropolis_or_not() -> None:
    s = after_setup("rome", "egypt")
    s.city_at[1] = s.layout.squares
    assert "city_at: city 1 lies off the map" in broken_cities(s)
    s = after_setup("rome", "egypt")
    s.second_half[0] = s.layout.squares
    assert "city_at: city 0 lies off the map" in broken_cities(s)


@pytest.mark.parametrize("feature", ["wheat", "culture", "coin"])
def test_a_scenario_prints_the_feature_that_it_names(feature: str) -> None:
    given = Given(civs=["rome", "egypt"], tiles={"3": "tile_02"}, features={"3b2": feature})
    s = prepare(GAME, given)
    assert s.feature[SQUARES.index_of["3b2"]] == FEATURES.index(feature)
