"""Harvesting (CV-7.15)."""

from ludotheque.games.civilization.city.harvest import why_not_harvest_anywhere
from ludotheque.games.civilization.components.box import N_MARKET, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.market import in_market
from tests.civilization.meadow import asked, at, cannot, city, do, scout
from tests.civilization.town import around, feature, govern, has_resource, name, put, resource, town


def field(s: Civilization, *resources: str, seat: int = 0) -> list[str]:
    """Resources on the first squares of a capital; the squares, by name."""
    squares = around(s, seat)
    for i, id in enumerate(resources):
        feature(s, squares[i], id)
    return [name(square) for square in squares]


def test_cv_7_15_one_resource_from_the_market() -> None:
    s = town("rome", "egypt")
    squares = field(s, "silk")
    do(s, "harvest", city="capital", square=squares[0])
    assert has_resource(s, 0, "silk") == 1
    assert in_market(s, 2) == 1


def test_cv_7_15_only_squares_that_count_for_the_city_and_show_one() -> None:
    s = town("rome", "egypt")
    squares = field(s, "silk")
    there = field(s, "iron", seat=1)
    assert cannot(s, "harvest", city="capital", square=squares[1]) == "CV-7.15 no-resource-here"
    assert cannot(s, "harvest", city="capital", square=there[0]) == "CV-7.15 not-gathered"


def test_cv_7_15_covered_and_blockaded_squares_give_nothing() -> None:
    s = town("rome", "egypt")
    squares = field(s, "silk", "iron")
    put(s, around(s, 0)[0], "granary")
    scout(s, 1, around(s, 0)[1])
    assert cannot(s, "harvest", city="capital", square=squares[0]) == "CV-7.15 no-resource-here"
    assert cannot(s, "harvest", city="capital", square=squares[1]) == "CV-7.15 not-gathered"


def test_cv_7_15_a_linked_scout_s_square_anywhere() -> None:
    s = town("rome", "egypt")
    away = at(s, 8, 6)
    feature(s, away, "wheat")
    assert cannot(s, "harvest", city="capital", square=name(away)) == "CV-7.15 not-gathered"
    s.link[scout(s, 0, away)] = 0
    do(s, "harvest", city="capital", square=name(away))
    assert has_resource(s, 0, "wheat") == 1


def test_cv_2_4_an_empty_market_has_none() -> None:
    s = town("rome", "egypt")
    squares = field(s, "silk")
    resource(s, 1, "silk", 2)
    assert cannot(s, "harvest", city="capital", square=squares[0]) == "CV-2.4 market-empty"


def test_cv_b15_no_second_harvest_of_a_square_in_a_turn() -> None:
    s = town("rome", "egypt")
    govern(s, 0, "feudalism")
    squares = field(s, "silk", "incense")
    s.harvested[0] = around(s, 0)[0]
    assert cannot(s, "harvest", city="capital", square=squares[0]) == "CV-7.15 harvested-before"
    assert cannot(s, "harvest", city="capital", square=squares[1]) == ""


def test_cv_b30_the_second_full_city_management_starts_afresh() -> None:
    s = town("rome", "egypt")
    squares = field(s, "incense")
    do(s, "harvest", city="capital", square=squares[0])
    assert cannot(s, "harvest", city="capital", square=squares[0]) == "CV-7.1 city-has-acted"
    s.extra_actions[0] = 1
    do(s, "harvest", city="capital", square=squares[0])
    assert has_resource(s, 0, "incense") == 2


def test_cv_7_25_a_square_harvested_before_needs_the_second_action_at_once() -> None:
    """As an ordinary action it would not be legal, so it is the one more of Atomic Theory; the ordinary one is left."""
    s = town("rome", "egypt")
    squares = field(s, "incense")
    s.harvested[0] = around(s, 0)[0]
    s.extra_actions[0] = 1
    do(s, "harvest", city="capital", square=squares[0])
    assert (s.acted[0], s.extra_actions[0]) == (0, 0)
    assert cannot(s, "harvest", city="capital", square=squares[0]) == "CV-7.15 harvested-before"
    do(s, "arts", city="capital")


def test_feudalism_harvests_from_any_of_one_s_cities() -> None:
    s = town("rome", "egypt")
    city(s, 0, 1, at(s, 8, 2))
    squares = around(s, 0, 1)
    feature(s, squares[0], "iron")
    assert why_not_harvest_anywhere(s, 0, squares[0]) is None
    refusal = why_not_harvest_anywhere(s, 0, squares[1])
    assert refusal is not None
    assert refusal.name == "no-resource-here"
    refusal = why_not_harvest_anywhere(s, 0, around(s, 1)[0])
    assert refusal is not None
    assert refusal.name == "not-gathered"


# ---------------------------------------------------------------- Angkor Wat


def temple(*resources: str) -> tuple[Civilization, list[str]]:
    s = town("rome", "egypt")
    squares = field(s, *resources)
    put(s, around(s, 0)[7], "angkor_wat")
    return s, squares


def test_angkor_wat_twice_from_one_square() -> None:
    s, squares = temple("silk")
    do(s, "harvest_twice", city="capital", square=squares[0])
    assert asked(s) == "harvest_again"
    do(s, "place", square=squares[0])
    assert has_resource(s, 0, "silk") == 2


def test_angkor_wat_as_far_as_the_market_has_one() -> None:
    s, squares = temple("silk", "iron")
    resource(s, 1, "silk")
    do(s, "harvest_twice", city="capital", square=squares[0])
    assert cannot(s, "place", square=squares[0]) == "CV-2.4 market-empty"
    do(s, "place", square=squares[1])
    assert has_resource(s, 0, "silk") == has_resource(s, 0, "iron") == 1


def test_angkor_wat_may_harvest_once_only() -> None:
    s, squares = temple("silk", "iron")
    do(s, "harvest_twice", city="capital", square=squares[0])
    do(s, "decline")
    assert sum(s.resources[:N_MARKET]) == 1
    assert asked(s) == "city"


def test_angkor_wat_once_a_turn() -> None:
    s, squares = temple("silk", "iron")
    do(s, "harvest_twice", city="capital", square=squares[0])
    do(s, "decline")
    s.extra_actions[0] = 1
    assert cannot(s, "harvest_twice", city="capital", square=squares[1]) == "CV-7.15 no-double-harvest"
    assert cannot(s, "harvest", city="capital", square=squares[1]) == ""


def test_cv_7_15_angkor_wat_not_from_a_square_harvested_before() -> None:
    s, squares = temple("silk", "iron")
    s.harvested[0] = around(s, 0)[0]
    assert cannot(s, "harvest_twice", city="capital", square=squares[0]) == "CV-7.15 harvested-before"
    do(s, "harvest_twice", city="capital", square=squares[1])
    assert cannot(s, "place", square=squares[0]) == "CV-7.15 harvested-before"
    do(s, "place", square=squares[1])
    assert has_resource(s, 0, "iron") == 2


def test_angkor_wat_in_force_only() -> None:
    s, squares = temple("silk")
    scout(s, 1, around(s, 0)[7])
    assert cannot(s, "harvest_twice", city="capital", square=squares[0]) == "CV-7.15 no-double-harvest"
    assert s.act_city == NONE
