"""What squares and cities yield (CV-1.7, CV-3.2, CV-3.7, CV-7.16, CV-7.17, CV-7.28)."""

import pytest

from ludotheque.games.civilization.components.box import COIN, COMBAT, CULTURE, INCENSE, PRODUCTION, TRADE
from ludotheque.games.civilization.realm.coins import coins_of
from ludotheque.games.civilization.realm.icons import (
    city_icons,
    combat_icons,
    icon,
    outskirts,
    realm_icons,
    resource_of,
)
from tests.civilization.meadow import army, at, knows, scout
from tests.civilization.positions import after_setup
from tests.civilization.town import around, feature, paint, put, town


def test_cv_3_2_yields_of_terrains() -> None:
    s = town("rome", "egypt")
    squares = around(s, 0)
    paint(s, squares, "desert", "forest", "grassland", "mountain", "water")
    assert [int(icon(s, square, PRODUCTION)) for square in squares[:5]] == [0, 2, 0, 1, 0]
    assert [int(icon(s, square, TRADE)) for square in squares[:5]] == [1, 0, 0, 0, 1]
    feature(s, squares[0], "coin")
    feature(s, squares[1], "culture")
    assert icon(s, squares[0], COIN) == 1
    assert icon(s, squares[0], TRADE) == 1
    assert icon(s, squares[1], CULTURE) == 1


def test_cv_3_7_a_marker_replaces_everything_printed() -> None:
    s = town("rome", "egypt")
    square = around(s, 0)[0]
    paint(s, around(s, 0), "forest")
    feature(s, square, "iron")
    assert resource_of(s, square) == 1
    put(s, square, "temple")
    assert icon(s, square, PRODUCTION) == 0
    assert icon(s, square, CULTURE) == 2
    assert resource_of(s, square) == -1


def test_cv_3_4_eight_squares_around_a_centre_ten_around_a_metropolis() -> None:
    s = after_setup("india", "egypt", fame_and_fortune="yes")
    assert len(outskirts(s, 0)) == 10
    assert len(outskirts(s, 3)) == 8


@pytest.mark.parametrize(
    ("civ", "production", "trade"),
    [
        ("china", 5, 3),
        ("germany", 5, 3),
        ("rome", 6, 3),
        ("russia", 6, 3),
        ("arabia", 6, 3),
        ("greece", 6, 3),
        ("india", 7, 3),
        ("spain", 6, 3),
        ("america", 5, 3),
        ("egypt", 5, 4),
    ],
)
def test_cv_7_28_the_icons_of_capitals_on_their_recommended_squares(
    civ: str, production: int, trade: int
) -> None:
    s = after_setup(civ, "rome" if civ != "rome" else "china", fame_and_fortune="yes")
    for square in around(s, 0):
        s.marker[square] = -1
    assert (city_icons(s, 0, PRODUCTION), city_icons(s, 0, TRADE)) == (production, trade)
    assert (city_icons(s, 0, CULTURE), city_icons(s, 0, COIN)) == (0, 0)


def test_cv_7_17_a_blockaded_market_counts_for_the_city_of_the_scout() -> None:
    s = town("rome", "egypt")
    square = around(s, 1)[0]
    put(s, square, "market")
    icons = [PRODUCTION, TRADE, CULTURE]
    assert [int(city_icons(s, 3, kind)) for kind in icons] == [1, 1, 1]
    s.link[scout(s, 0, square)] = 0
    assert [int(city_icons(s, 3, kind)) for kind in icons] == [0, 0, 0]
    assert [int(city_icons(s, 0, kind)) for kind in icons] == [1, 1, 1]


def test_cv_b67_a_scout_gathers_from_buildings() -> None:
    s = town("rome", "egypt")
    square = around(s, 1)[0]
    put(s, square, "university")
    s.link[scout(s, 0, square)] = 0
    assert realm_icons(s, 0, TRADE) == 2
    assert realm_icons(s, 1, TRADE) == 0


def test_cv_b68_combat_bonuses_are_blockaded_but_not_taken() -> None:
    s = town("rome", "egypt")
    square = around(s, 1)[0]
    put(s, square, "barracks")
    assert combat_icons(s, 1) == 2
    s.link[scout(s, 0, square)] = 0
    assert combat_icons(s, 1) == 0
    assert combat_icons(s, 0) == 0


def test_cv_b70_two_scouts_gather_a_square_once() -> None:
    s = town("rome", "egypt")
    away = at(s, 8, 6)
    s.terrain[away] = 0
    for _ in range(2):
        s.link[scout(s, 0, away)] = 0
    assert realm_icons(s, 0, TRADE) == 1


@pytest.mark.parametrize("cities", [(0, 1), (1, 0)])
def test_cv_b70_also_where_two_scouts_of_different_cities_have_come_together(cities: tuple[int, int]) -> None:
    s = town("rome", "egypt")
    s.city_at[1] = at(s, 4, 2)
    away = at(s, 8, 6)
    s.terrain[away] = 1
    for city in cities:
        s.link[scout(s, 0, away)] = city
    assert realm_icons(s, 0, PRODUCTION) == 2
    assert city_icons(s, cities[0], PRODUCTION) == 2


def test_cv_b72_a_blockade_ends_when_the_figures_leave() -> None:
    s = town("rome", "egypt")
    square = around(s, 0)[0]
    put(s, square, "barracks")
    figure = army(s, 1, square)
    assert combat_icons(s, 0) == 0
    s.standing[figure] = -1
    s.holder[square] = -1
    assert combat_icons(s, 0) == 2


def test_cv_7_17_an_unlinked_scout_sends_nothing() -> None:
    s = town("rome", "egypt")
    away = at(s, 8, 6)
    s.terrain[away] = 0
    scout(s, 0, away)
    assert realm_icons(s, 0, TRADE) == 0


def test_cv_r18_a_scout_linked_to_a_city_that_is_gone_sends_nothing() -> None:
    s = town("rome", "egypt")
    away = at(s, 8, 6)
    s.terrain[away] = 0
    s.link[scout(s, 0, away)] = 1
    assert realm_icons(s, 0, TRADE) == 0


def test_cv_1_7_all_coins_of_a_player() -> None:
    s = town("china", "egypt")
    squares = around(s, 0)
    assert coins_of(s, 0) == 0
    feature(s, squares[0], "coin")
    put(s, squares[1], "bank")
    assert coins_of(s, 0) == 2
    knows(s, 0, "civil_service", "railroad")
    assert coins_of(s, 0) == 4
    s.coins[0] = 2
    s.tech_coins[0] = 3
    assert coins_of(s, 0) == 9


def test_cv_b61_coins_of_the_panama_canal_are_blockaded_with_it() -> None:
    s = town("china", "egypt")
    square = around(s, 0)[0]
    put(s, square, "panama_canal")
    s.panama = 3
    s.coins[0] = 9
    assert coins_of(s, 0) == 12
    scout(s, 1, square)
    assert coins_of(s, 0) == 9
    assert coins_of(s, 1) == 0


def test_cv_1_6_the_icons() -> None:
    """Production, trade, culture, coin, combat star, and resources, each where it is shown and nowhere else."""
    s = town("rome", "egypt")
    squares = around(s, 0)
    paint(s, squares, "mountain", "desert")
    for square, id in zip(squares[2:5], ("culture", "coin", "incense"), strict=True):
        feature(s, square, id)
    put(s, squares[5], "barracks")
    shown = [
        [int(icon(s, square, kind)) for kind in (PRODUCTION, TRADE, CULTURE, COIN)] for square in squares[:5]
    ]
    assert shown == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
    assert [int(icon(s, square, COMBAT)) for square in squares[:6]] == [0, 0, 0, 0, 0, 2]
    assert [resource_of(s, square) == INCENSE for square in squares[:6]] == [False] * 4 + [True, False]
