"""Investments (CV-15.9, CV-B27)."""

import pytest

from ludotheque.games.civilization.components.box import N_COIN_TECHS, N_INVESTMENTS, SILK, WHEAT
from ludotheque.games.civilization.components.codes import CITY_PRODUCTION, COMBAT_BONUS
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import INVESTMENTS
from ludotheque.games.civilization.realm.cards_in_force import investment_level, number
from ludotheque.games.civilization.realm.coins import coins_of
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.meadow import asked, cannot, do, knows
from tests.civilization.starting import begin_cities, next_turn, start, wonder

POTTERY = 1


def investors(**options: str) -> Civilization:
    s = start("america", "egypt", fame_and_fortune="yes", investments="yes", **options)
    s.coins[0] = 3
    return s


def markers(s: Civilization, card: str) -> int:
    return int(s.invested[INVESTMENTS.index_of[card]])


def test_cv_15_9_a_coin_becomes_a_marker() -> None:
    s = investors()
    coins = coins_of(s, 0)
    do(s, "invest", coin="sheet", investment="infrastructure")
    assert s.coins[0] == 2
    assert coins_of(s, 0) == coins - 1, "markers do not count as coins (CV-1.7)"
    assert markers(s, "infrastructure") == 1
    assert number(s, 0, CITY_PRODUCTION) == 1


def test_cv_15_9_one_a_turn() -> None:
    s = investors()
    do(s, "invest", coin="sheet", investment="infrastructure")
    assert cannot(s, "invest", coin="sheet", investment="infrastructure") == "CV-15.9 has-invested"
    do(s, "end")
    next_turn(s, 0)
    assert cannot(s, "invest", coin="sheet", investment="infrastructure") == ""


def test_cv_15_9_only_with_the_option() -> None:
    s = start("america", "egypt", fame_and_fortune="yes")
    s.coins[0] = 1
    assert cannot(s, "invest", coin="sheet", investment="infrastructure") == "CV-15.9 no-investments"
    assert cannot(s, "invest_free", investment="infrastructure") == "CV-15.9 no-investments"


def test_cv_15_9_a_coin_that_is_there() -> None:
    s = investors()
    assert cannot(s, "invest", coin="pottery", investment="infrastructure") == "CV-15.9 no-coin-there"
    s.panama = 2
    assert cannot(s, "invest", coin="panama_canal", investment="infrastructure") == "CV-15.9 no-coin-there"


def test_cv_r32_the_coins_of_the_panama_canal_may_be_invested() -> None:
    s = investors()
    wonder(s, 0, "panama_canal", outskirts(s, 0)[0])
    s.panama = 2
    do(s, "invest", coin="panama_canal", investment="infrastructure")
    assert s.panama == 1


def test_cv_b27_a_coin_of_a_tech_leaves_room_for_another() -> None:
    s = investors()
    knows(s, 0, "pottery")
    s.tech_coins[POTTERY] = 4
    do(s, "invest", coin="pottery", investment="infrastructure")
    assert s.tech_coins[0 * N_COIN_TECHS + POTTERY] == 3
    s.resources[SILK] = s.resources[WHEAT] = 1
    begin_cities(s, 0)
    do(s, "use", source="tech_pottery_1")
    while asked(s) != "city":
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert s.tech_coins[0 * N_COIN_TECHS + POTTERY] == 4
    assert markers(s, "infrastructure") == 1


@pytest.mark.parametrize(("count", "level"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 3), (9, 3)])
def test_cv_15_9_the_highest_level_reached_counts(count: int, level: int) -> None:
    s = investors()
    card = INVESTMENTS.index_of["military_industrial_complex"]
    s.invested[0 * N_INVESTMENTS + card] = count
    assert investment_level(s, 0, card) == level
    assert number(s, 0, COMBAT_BONUS) == 4 * level


def test_public_education_teaches_when_a_level_becomes_active() -> None:
    s = investors()
    s.invested[INVESTMENTS.index_of["public_education"]] = 2
    do(s, "invest", coin="sheet", investment="public_education")
    assert asked(s) == "choose_tech"
    do(s, "learn", tech="pottery")
    assert asked(s) == "start"


def test_public_education_teaches_at_no_other_marker() -> None:
    s = investors()
    s.invested[INVESTMENTS.index_of["public_education"]] = 3
    do(s, "invest", coin="sheet", investment="public_education")
    assert asked(s) == "start"


def test_cv_15_9_free_markers_come_on_top() -> None:
    s = investors()
    s.coins[0] = 1
    s.free_markers[0] = 2
    do(s, "invest", coin="sheet", investment="infrastructure")
    do(s, "invest_free", investment="infrastructure")
    do(s, "invest_free", investment="military_industrial_complex")
    assert cannot(s, "invest_free", investment="infrastructure") == "CV-15.9 no-free-marker"
    assert s.coins[0] == 0
    assert markers(s, "infrastructure") == 2


def test_cv_15_14_free_markers_not_used_in_the_menu_are_lost() -> None:
    s = investors()
    s.free_markers[0] = 2
    s.promised[0] = 1
    do(s, "end")
    assert s.free_markers[0] == 0
    assert s.promised[0] == 0


def test_cv_5_8_one_invests_at_ones_start_of_turn_only() -> None:
    s = investors()
    assert cannot(s, "invest", coin="sheet", investment="infrastructure") == ""
    begin_cities(s, 0)
    assert cannot(s, "invest", coin="sheet", investment="infrastructure") != ""
