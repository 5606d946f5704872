"""Effects of cards that gain and advance (CV-1.10, CV-7.19)."""

import pytest

from ludotheque.games.civilization.components.box import (
    ON_ARTS_OF_ANOTHER,
    ON_BATTLE_WON,
    ON_CITY_CONQUERED,
    ON_CITY_FOUNDED,
    ON_COIN_INVESTED,
    ON_HUT_EXPLORED,
    ON_VILLAGE_CONQUERED,
    ON_WONDER_BUILT,
    WHEN_CITY,
    WHEN_MOVING,
    WHEN_START,
    WHEN_TRADE,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import IN_START
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.triggers import on_event
from tests.civilization.cards import (
    asked_of,
    building,
    city_part,
    person,
    resource,
    tokens_of,
    use,
    use_at,
    use_at_start,
    why_not,
    wonder,
)
from tests.civilization.meadow import army, holds_card, holds_token, knows
from tests.civilization.positions import refused, said


def people(*civs: str) -> Civilization:
    return city_part(*(civs or ("rome", "egypt")), fame_and_fortune="yes", great_person_deck="yes")


def happens(s: Civilization, moment: int, seat: int = 0) -> None:
    on_event(s, seat, moment)
    s.settle()


# ---------------------------------------------------------------- plain gains


@pytest.mark.parametrize(("tech", "culture"), [("currency", 3), ("chivalry", 5), ("metal_casting", 7)])
def test_gain_culture_of_a_tech(tech: str, culture: int) -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, tech)
    resource(s, 0, "incense")
    use(s, f"tech_{tech}_1")
    assert (s.culture[0], tokens_of(s, 0)) == (culture, [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("id", "culture", "trade"), [("stonehenge", 1, 0), ("louvre", 3, 0), ("colossus", 0, 3)]
)
def test_gain_culture_and_gain_trade_of_a_wonder_once_a_turn(id: str, culture: int, trade: int) -> None:
    s = city_part("rome", "egypt")
    wonder(s, 0, id)
    use_at_start(s, f"wonder_{id}_1")
    assert (s.culture[0], s.trade[0]) == (culture, trade)
    assert why_not(s, f"wonder_{id}_1", WHEN_START) == "CV-11.2 already-used"


@pytest.mark.parametrize(
    ("tech", "amount"), [("animal_husbandry_2", 3), ("construction_1", 5), ("banking_1", 7)]
)
def test_extra_production_one_city(tech: str, amount: int) -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, tech[:-2])
    resource(s, 0, "wheat")
    use(s, f"tech_{tech}")
    assert s.bonus[0] == amount


@pytest.mark.parametrize(("card", "amount"), [("despot_day_1", 4), ("queen_day_1", 6), ("president_day", 8)])
def test_extra_production_by_an_event_asks_for_the_city(card: str, amount: int) -> None:
    s = city_part("rome", "egypt")
    s.city_at[2] = 0  # a third city
    holds_card(s, 0, card)
    use(s, f"card_{card}")
    assert asked_of(s, 0) == "target"
    assert refused(s, 0, said("aim_city", city="second_city")) == "CV-7.1 no-such-city"
    s.apply(0, said("aim_city", city="third_city"))
    assert [int(bonus) for bonus in s.bonus[0:3]] == [0, 0, amount]


def test_friendly_workers_are_shown_and_gone() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    holds_token(s, 0, "village_friendly_workers")
    use(s, "token_village_friendly_workers")
    assert s.bonus[0] == 4
    assert why_not(s, "token_village_friendly_workers", WHEN_CITY) == "CV-15.15 token-not-yours"


def test_gain_trade_share_gives_another_some_too() -> None:
    s = city_part("rome", "egypt", "china")
    knows(s, 0, "horseback_riding")
    resource(s, 0, "silk")
    use_at(s, "tech_horseback_riding_1", WHEN_TRADE)
    assert refused(s, 0, said("aim_seat", seat=0)) == "CV-12.2 not-to-yourself"
    s.apply(0, said("aim_seat", seat=2))
    assert [int(trade) for trade in s.trade] == [9, 0, 6]


def test_gain_great_person() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "philosophy")
    resource(s, 0, "iron", "silk", "wheat")
    use(s, "tech_philosophy_1")
    while asked_of(s, 0) == "pay":
        s.apply(0, s.actions(0)[0])
    assert asked_of(s, 0) == "place_person"


def test_add_coin_stops_at_four() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "pottery")
    resource(s, 0, "iron", "iron")
    s.tech_coins[1] = 4
    assert why_not(s, "tech_pottery_1", WHEN_CITY) == "CV-9.21 tech-is-full"
    s.tech_coins[1] = 3
    use(s, "tech_pottery_1")
    assert s.tech_coins[1] == 4


def test_coin_on_wonder() -> None:
    s = city_part("rome", "egypt")
    wonder(s, 0, "panama_canal")
    use_at_start(s, "wonder_panama_canal_1")
    assert s.panama == 1


def test_one_of_each_market_resource_that_is_left() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    wonder(s, 0, "big_ben")
    resource(s, 1, "iron", "iron")
    use_at_start(s, "wonder_big_ben_1")
    assert tokens_of(s, 0) == [1, 0, 1, 1]


def test_start_of_turn_trade_and_culture_per_army() -> None:
    s = city_part("rome", "egypt")
    s.government[0] = 5
    use_at_start(s, "government_core_democracy_2")
    assert s.trade[0] == 2
    s.government[0] = 7
    for number in (0, 1):
        army(s, 0, outskirts(s, 0)[number])
    use_at_start(s, "government_core_fundamentalism_2")
    assert s.culture[0] == 2


# ---------------------------------------------------------------- great people


def test_gain_per_building_counts_walls() -> None:
    s = people()
    person(s, 0, "frank_lloyd_wright")
    building(s, "market", outskirts(s, 0)[0])
    s.walls[0] = 1
    use(s, "person_frank_lloyd_wright")
    assert (s.trade[0], s.culture[0]) == (2, 2)
    assert why_not(s, "person_frank_lloyd_wright", WHEN_CITY) == "CV-15.8 person-not-usable"


def test_culture_per_unbuilt_army() -> None:
    s = people()
    person(s, 0, "st_francis")
    army(s, 0, outskirts(s, 0)[0])
    use(s, "person_st_francis")
    assert s.culture[0] == 15


def test_gain_per_unbuilt_armies_rounds_down() -> None:
    s = people()
    person(s, 0, "alan_turing", face_up=True)
    army(s, 0, outskirts(s, 0)[0])
    use_at_start(s, "person_alan_turing")
    assert (s.trade[0], s.culture[0]) == (2, 2)


def test_culture_per_coins_and_steps_per_coins_round_down() -> None:
    s = people()
    person(s, 0, "lorenzo_de_medici", face_up=True)
    s.coins[0] = 6  # and the merchant's own
    use_at_start(s, "person_lorenzo_de_medici")
    assert s.culture[0] == 2
    s.coins[0] = 4
    person(s, 0, "andrew_carnegie")
    use(s, "person_andrew_carnegie")
    assert s.space[0] == 1


def test_marco_polo_at_any_time_in_ones_own_menus() -> None:
    s = people()
    person(s, 0, "marco_polo")
    for moment in (WHEN_START, WHEN_TRADE, WHEN_CITY, WHEN_MOVING):
        assert why_not(s, "person_marco_polo", moment) == ""
    use(s, "person_marco_polo")
    assert s.trade[0] == 27


def test_give_coin_for_step() -> None:
    s = people("rome", "egypt", "china")
    person(s, 0, "mother_teresa", face_up=True)
    assert why_not(s, "person_mother_teresa", WHEN_START) == "CV-12.5 no-target"
    s.coins[0] = 1
    s.tech_coins[1] = 1
    s.phase = IN_START
    use_at_start(s, "person_mother_teresa")
    assert refused(s, 0, said("take_coin", coin="democracy")) == "CV-12.5 no-coin-to-give"
    s.apply(0, said("take_coin", coin="pottery"))
    s.apply(0, said("aim_seat", seat=2))
    assert (s.tech_coins[1], s.coins[2], s.space[0]) == (0, 1, 1)


# ---------------------------------------------------------------- by themselves


@pytest.mark.parametrize(
    "moment", [ON_WONDER_BUILT, ON_CITY_FOUNDED, ON_CITY_CONQUERED, ON_VILLAGE_CONQUERED]
)
def test_free_culture_steps_of_rome(moment: int) -> None:
    s = city_part("rome", "egypt")
    happens(s, moment)
    happens(s, moment, seat=1)
    assert [int(space) for space in s.space] == [1, 0]


@pytest.mark.parametrize("moment", [ON_HUT_EXPLORED, ON_VILLAGE_CONQUERED])
def test_culture_on_explore_of_china(moment: int) -> None:
    s = city_part("china", "egypt")
    happens(s, moment)
    assert s.culture[0] == 3


def test_add_coin_on_win_once_a_turn() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "code_of_laws")
    happens(s, ON_BATTLE_WON)
    happens(s, ON_BATTLE_WON)
    assert s.tech_coins[0] == 1
    s.used_in_turn[0] = 0
    s.tech_coins[0] = 4
    happens(s, ON_BATTLE_WON)
    assert s.tech_coins[0] == 4


def test_culture_on_others_arts() -> None:
    s = people()
    person(s, 1, "akira_kurosawa")
    happens(s, ON_ARTS_OF_ANOTHER, seat=1)
    assert s.culture[1] == 0  # CV-15.8: only from when it is turned up
    person(s, 1, "akira_kurosawa", face_up=True)
    happens(s, ON_ARTS_OF_ANOTHER, seat=1)
    assert s.culture[1] == 1


def test_step_on_invest_and_resource_on_invest() -> None:
    s = city_part("arabia", "egypt", fame_and_fortune="yes", investments="yes")
    wonder(s, 0, "machu_pichu")
    happens(s, ON_COIN_INVESTED)
    assert s.space[0] == 1
    assert asked_of(s, 0) == "choose_resource"
    s.apply(0, said("gain", resource="silk"))
    assert tokens_of(s, 0) == [0, 0, 1, 0]
    happens(s, ON_COIN_INVESTED)
    assert (s.space[0], asked_of(s, 0)) == (2, "city")


def test_free_culture_step_of_the_opera() -> None:
    s = city_part("egypt", "rome", fame_and_fortune="yes")
    wonder(s, 0, "sydney_opera")
    use_at_start(s, "wonder_sydney_opera_1")
    assert s.space[0] == 1
