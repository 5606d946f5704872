"""Devoting a city to the arts (CV-7.14)."""

from ludotheque.games.civilization.city.arts import arts_of
from ludotheque.games.civilization.position.vocabulary import PEOPLE, WONDERS
from ludotheque.games.civilization.realm.cards_in_force import person_open
from tests.civilization.meadow import asked, at, cannot, city, do, scout
from tests.civilization.town import around, feature, holds_person, put, town, use

DECK = {"fame_and_fortune": "yes", "great_person_deck": "yes"}


def test_cv_7_14_one_and_the_culture_of_the_city() -> None:
    s = town("rome", "egypt")
    put(s, around(s, 0)[0], "temple")
    feature(s, around(s, 0)[1], "culture")
    do(s, "arts", city="capital")
    assert s.culture[0] == 4
    assert cannot(s, "arts", city="capital") == "CV-7.1 city-has-acted"


def test_cv_7_14_two_of_a_metropolis() -> None:
    s = town("india", "egypt", fame_and_fortune="yes")
    assert arts_of(s, 0) == 2


def test_cv_7_14_blockaded_icons_do_not_count_and_scouts_send_theirs() -> None:
    """CV-B68: a scout takes a wonder's culture; its owner has none of it."""
    s = town("rome", "egypt")
    square = around(s, 1)[0]
    put(s, square, "louvre")
    assert arts_of(s, 3) == 3
    s.link[scout(s, 0, square)] = 0
    assert arts_of(s, 3) == 1
    assert arts_of(s, 0) == 3


def test_cv_b58_an_obsolete_wonder_still_yields_its_culture() -> None:
    s = town("rome", "egypt")
    put(s, around(s, 0)[0], "stonehenge")
    s.obsolete[WONDERS.index_of["stonehenge"]] = 1
    do(s, "arts", city="capital")
    assert s.culture[0] == 2


def test_india_resource_squares_count() -> None:
    s = town("india", "egypt", fame_and_fortune="yes")
    squares = around(s, 0)
    for i, id in enumerate(("silk", "wheat", "iron")):
        feature(s, squares[i], id)
    put(s, squares[1], "granary")
    scout(s, 1, squares[2])
    assert arts_of(s, 0) == 3


def test_india_resources_outside_its_outskirts_do_not() -> None:
    s = town("india", "egypt", fame_and_fortune="yes")
    away = at(s, 8, 6)
    feature(s, away, "silk")
    s.link[scout(s, 0, away)] = 0
    assert arts_of(s, 0) == 2


def test_kurosawa_gains_by_others_arts() -> None:
    s = town("rome", "egypt", **DECK)
    holds_person(s, 1, "akira_kurosawa", around(s, 1)[0], open=True)
    do(s, "arts", city="capital")
    assert s.culture[1] == 1
    assert s.culture[0] == 1


def test_kurosawa_face_down_gains_nothing() -> None:
    s = town("rome", "egypt", **DECK)
    holds_person(s, 1, "akira_kurosawa", around(s, 1)[0])
    do(s, "arts", city="capital")
    assert s.culture[1] == 0


def test_darwin_takes_the_culture_as_trade_once_a_turn() -> None:
    s = town("rome", "egypt", **DECK)
    city(s, 0, 1, at(s, 8, 2))
    square = around(s, 0)[0]
    holds_person(s, 0, "charles_darwin", square)
    expected = int(arts_of(s, 0))
    do(s, "arts", city="capital")
    assert asked(s) == "arts_trade"
    do(s, "as_trade")
    assert s.trade[0] == expected
    assert s.culture[0] == 0
    assert person_open(s, PEOPLE.index_of["charles_darwin"])
    do(s, "arts", city="second_city")
    assert asked(s) == "city"
    assert s.culture[0] == 1


def test_cv_1_11_a_player_with_another_scientist_is_asked_too() -> None:
    s = town("rome", "egypt", **DECK)
    holds_person(s, 0, "galileo_galilei", around(s, 0)[0])
    do(s, "arts", city="capital")
    assert asked(s) == "arts_trade"
    assert cannot(s, "as_trade") == "CV-15.8 not-darwin"
    do(s, "decline")
    assert s.culture[0] > 0


def test_jerry_garcia_all_cities_as_the_capital_s_action() -> None:
    s = town("rome", "egypt", **DECK)
    city(s, 0, 1, at(s, 8, 2))
    holds_person(s, 0, "jerry_garcia", around(s, 0)[0])
    expected = int(arts_of(s, 0) + arts_of(s, 1))
    use(s, "person_jerry_garcia")
    assert s.culture[0] == expected
    assert cannot(s, "arts", city="capital") == "CV-7.1 city-has-acted"
    assert cannot(s, "arts", city="second_city") == ""


def test_jerry_garcia_may_take_the_capital_s_one_more_action() -> None:
    s = town("rome", "egypt", **DECK)
    holds_person(s, 0, "jerry_garcia", around(s, 0)[0])
    do(s, "arts", city="capital")
    s.extra_actions[0] = 1
    use(s, "person_jerry_garcia")
    assert s.extra_actions[0] == 0


def test_jerry_garcia_needs_the_capital_s_action() -> None:
    s = town("rome", "egypt", **DECK)
    holds_person(s, 0, "jerry_garcia", around(s, 0)[0])
    do(s, "arts", city="capital")
    assert cannot(s, "use", source="person_jerry_garcia") == "CV-7.1 city-has-acted"
