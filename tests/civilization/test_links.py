"""Scouts' links (CV-5.1, CV-5.7, CV-5.11, CV-5.12) and what they gather (CV-B67 to CV-B71)."""

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    CITIES,
    CULTURE,
    DESERT,
    FIGURES_EACH,
    FOREST,
    NONE,
    PRODUCTION,
    TRADE,
)
from ludotheque.games.civilization.map.figures import kill_figure
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import CITY_SLOTS, SQUARES
from ludotheque.games.civilization.realm.cards_in_force import wonder_works
from ludotheque.games.civilization.realm.icons import city_icons, combat_icons, outskirts, realm_icons
from tests.civilization.meadow import at, cannot, city, do, scout
from tests.civilization.starting import begin_start, building, next_turn, start, wonder
from tests.civilization.town import feature, town


def two_cities() -> Civilization:
    """Seat 0's part, with a second city."""
    s = start("america", "egypt", fame_and_fortune="yes")
    city(s, 0, 1, at(s, 6, 5))
    return s


def link(s: Civilization, square: i64, slot: int) -> None:
    do(s, "link", square=SQUARES.ids[square], city=CITY_SLOTS.ids[slot])


def cannot_link(s: Civilization, square: i64, slot: int) -> str:
    return cannot(s, "link", square=SQUARES.ids[square], city=CITY_SLOTS.ids[slot])


def test_cv_5_12_all_scouts_of_a_square_are_linked_together() -> None:
    s = two_cities()
    here = at(s, 9, 1)
    first, second = scout(s, 0, here), scout(s, 0, here)
    link(s, here, 1)
    assert s.link[first] == s.link[second] == 1


def test_cv_5_1_a_link_is_set_once_a_start_of_turn() -> None:
    s = two_cities()
    here = at(s, 9, 1)
    scout(s, 0, here)
    link(s, here, 1)
    assert cannot_link(s, here, 0) == "CV-5.1 link-set-already"
    do(s, "end")
    next_turn(s, 0)
    assert cannot_link(s, here, 0) == ""


def test_cv_5_12_to_a_city_of_ones_own_that_is_not_its_city_already() -> None:
    s = two_cities()
    here = at(s, 9, 1)
    figure = scout(s, 0, here)
    s.link[figure] = 1
    assert cannot_link(s, here, 1) == "CV-5.12 linked-there-already"
    assert cannot_link(s, here, 2) == "CV-5.7 link-to-no-city"
    assert cannot_link(s, at(s, 9, 2), 1) == "CV-5.12 no-scout-here"


def test_cv_5_11_scouts_without_a_link_are_linked_to_the_capital_on_passing() -> None:
    s = two_cities()
    figure = scout(s, 0, at(s, 9, 1))
    assert s.link[figure] == NONE
    do(s, "end")
    assert s.link[figure] == 0


def test_cv_1_12_a_link_stays_as_the_next_turns_default() -> None:
    s = two_cities()
    here = at(s, 9, 1)
    figure = scout(s, 0, here)
    link(s, here, 1)
    do(s, "end")
    next_turn(s, 0)
    do(s, "end")
    assert s.link[figure] == 1


def test_cv_5_12_scouts_that_met_on_the_way_get_one_link() -> None:
    s = two_cities()
    here = at(s, 9, 1)
    first, second = scout(s, 0, here), scout(s, 0, here)
    s.link[first], s.link[second] = 1, 0
    do(s, "end")
    assert s.link[first] == s.link[second] == 1


def test_cv_5_12_a_scout_that_joins_a_linked_one_gets_its_link() -> None:
    s = two_cities()
    here = at(s, 9, 1)
    scout(s, 0, here)
    link(s, here, 1)
    late = scout(s, 0, here)
    assert cannot_link(s, here, 0) == "CV-5.1 link-set-already"
    do(s, "end")
    assert s.link[late] == 1


def test_cv_5_12_a_scout_new_in_ones_own_start_of_turn_may_be_linked() -> None:
    s = two_cities()
    link_at = at(s, 9, 1)
    scout(s, 0, link_at)
    link(s, link_at, 1)
    other = at(s, 9, 2)
    scout(s, 0, other)
    link(s, other, 1)
    assert s.link[FIGURES_EACH - 2] == 1


def test_cv_5_12_also_one_that_was_spent_and_comes_back() -> None:
    s = two_cities()
    here, other = at(s, 9, 1), at(s, 9, 2)
    spent = scout(s, 0, here)
    link(s, here, 1)
    kill_figure(s, 0, spent)
    assert scout(s, 0, other) == spent
    assert cannot_link(s, other, 1) == ""


def test_cv_5_1_links_of_the_next_player_are_not_touched() -> None:
    s = two_cities()
    scout(s, 0, at(s, 9, 1))
    link(s, at(s, 9, 1), 1)
    do(s, "end")
    assert s.links_set == 0
    city(s, 1, 1, at(s, 9, 5))
    here = at(s, 9, 2)
    scout(s, 1, here)
    assert s.mover() == 1
    assert cannot_link(s, here, 1) == ""


# ---------------------------------------------------------------- rulings on scouts


def test_cv_b67_scouts_gather_from_squares_with_buildings() -> None:
    s = two_cities()
    square = outskirts(s, CITIES)[0]
    building(s, "university", square)
    before, his = realm_icons(s, 0, TRADE), realm_icons(s, 1, TRADE)
    s.link[scout(s, 0, square)] = 0
    assert realm_icons(s, 0, TRADE) == before + 2
    assert realm_icons(s, 1, TRADE) == his - 2


def test_cv_b68_powers_and_combat_bonuses_are_blockaded_and_not_taken() -> None:
    s = two_cities()
    squares = outskirts(s, CITIES)
    building(s, "barracks", squares[0])
    louvre = wonder(s, 1, "louvre", squares[1])
    assert combat_icons(s, 1) == 2
    mine = city_icons(s, 0, CULTURE)
    for square in squares[:2]:
        s.link[scout(s, 0, square)] = 0
    assert combat_icons(s, 1) == 0
    assert combat_icons(s, 0) == 0
    assert not wonder_works(s, 1, louvre)
    assert city_icons(s, 0, CULTURE) == mine + 2


def test_cv_b69_a_square_of_ones_own_goes_to_the_other_city() -> None:
    s = two_cities()
    square = outskirts(s, 0)[0]
    s.terrain[square] = FOREST
    first, second = city_icons(s, 0, PRODUCTION), city_icons(s, 1, PRODUCTION)
    scout(s, 0, square)
    link(s, square, 1)
    assert city_icons(s, 0, PRODUCTION) == first - 2
    assert city_icons(s, 1, PRODUCTION) == second + 2


def test_cv_b70_two_scouts_on_one_square_gather_once() -> None:
    s = two_cities()
    here = at(s, 9, 1)
    s.terrain[here] = DESERT
    before = realm_icons(s, 0, TRADE)
    scout(s, 0, here)
    scout(s, 0, here)
    do(s, "end")
    assert realm_icons(s, 0, TRADE) == before + 1


def met_on_a_square() -> tuple[Civilization, i64]:
    """Two scouts linked to two cities, which an effect has brought together outside all outskirts; their square."""
    s = town("rome", "egypt")
    city(s, 0, 1, at(s, 6, 5))
    here = at(s, 9, 1)
    feature(s, here, "iron")
    s.link[scout(s, 0, here)], s.link[scout(s, 0, here)] = 1, 0
    return s, here


def test_cv_b70_of_two_links_on_one_square_only_one_city_may_harvest_it() -> None:
    s, here = met_on_a_square()
    assert cannot(s, "harvest", city="capital", square=SQUARES.ids[here]) == "CV-7.15 not-gathered"
    assert cannot(s, "harvest", city="second_city", square=SQUARES.ids[here]) == ""


def test_cv_b70_the_city_that_may_harvest_a_square_is_the_one_that_gets_its_production() -> None:
    s, here = met_on_a_square()
    s.terrain[here] = FOREST
    assert (city_icons(s, 0, PRODUCTION), city_icons(s, 1, PRODUCTION)) == (0, 2)


def test_cv_b70_the_link_that_counts_for_a_square_is_the_one_that_is_shown() -> None:
    s, here = met_on_a_square()
    assert s.view(0)["map"]["figures"][SQUARES.ids[here]]["link"] == "second_city"


def test_cv_b71_a_new_scout_sends_nothing_before_the_next_start_of_turn() -> None:
    s = two_cities()
    do(s, "end")
    here = at(s, 9, 1)
    s.terrain[here] = FOREST
    before = city_icons(s, 0, PRODUCTION)
    scout(s, 0, here)
    assert city_icons(s, 0, PRODUCTION) == before
    begin_start(s, 0)
    do(s, "end")
    assert city_icons(s, 0, PRODUCTION) == before + 2
