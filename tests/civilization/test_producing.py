"""Producing: what a city makes, what things cost, what an announcement is made of (CV-7.2 to CV-7.6, CV-7.23)."""

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from ludotheque.games.civilization.city.actions_left import ORDINARY, PRODUCING, add_item, prepare_action
from ludotheque.games.civilization.city.construction import place_item
from ludotheque.games.civilization.city.costs import cost_of
from ludotheque.games.civilization.city.production import production
from ludotheque.games.civilization.components.box import AIRCRAFT, CITIES, N_TECHS, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    FORCES,
    INVESTMENTS,
    ITEMS,
    PEOPLE,
    PERSON_BOTTOM,
    PERSON_PACK,
    PLACE,
    UNIT_DECK,
    UNIT_PACK,
    WONDERS,
)
from tests.civilization.meadow import armies, army, asked, at, cannot, city, do, knows, scout, scouts
from tests.civilization.meadow import begin_part as begin_movement
from tests.civilization.positions import after_setup, tech
from tests.civilization.town import (
    around,
    begin_part,
    govern,
    holds_person,
    market,
    name,
    paint,
    put,
    town,
)


def made(s: Civilization, seat: int = 0, slot: int = 0) -> int:
    return int(production(s, seat * CITIES + slot, ORDINARY))


# ---------------------------------------------------------------- CV-7.3: what a city makes


def test_cv_7_3_icons_of_its_outskirts() -> None:
    s = town("china", "egypt")
    paint(s, around(s, 0), "forest", "forest", "mountain", "desert", "water")
    assert made(s) == 5


def test_cv_7_16_a_blockaded_square_yields_nothing() -> None:
    s = town("china", "egypt")
    squares = around(s, 0)
    paint(s, squares, "forest", "mountain")
    scout(s, 1, squares[0])
    assert made(s) == 1


def test_cv_b59_a_wonder_covers_its_whole_square() -> None:
    s = town("china", "egypt")
    squares = around(s, 0)
    paint(s, squares, "forest")
    put(s, squares[0], "stonehenge")
    assert made(s) == 0


def test_cv_b69_a_scout_sends_its_square_to_another_city() -> None:
    s = town("china", "egypt")
    squares = around(s, 0)
    paint(s, squares, "forest", "forest")
    city(s, 0, 1, at(s, 7, 2) if s.spot[at(s, 7, 2)] == NONE else at(s, 8, 2))
    figure = scout(s, 0, squares[0])
    s.link[figure] = 1
    assert made(s, slot=0) == 2
    assert made(s, slot=1) == 2


def test_cv_7_3_lasting_bonuses() -> None:
    s = town("china", "egypt", fame_and_fortune="yes", investments="yes")
    put(s, around(s, 0)[0], "chichen_itza")
    assert made(s) == 3
    s.invested[INVESTMENTS.index_of["infrastructure"]] = s.box.thresholds[
        3 * INVESTMENTS.index_of["infrastructure"] + 1
    ]
    assert made(s) == 5
    knows(s, 0, "military_science")
    s.coins[0] = 7
    assert made(s) == 7


def test_communism_the_outskirts_of_the_best_city_and_one_s_own_scouts() -> None:
    s = town("china", "egypt")
    govern(s, 0, "communism")
    city(s, 0, 1, at(s, 8, 2))
    paint(s, around(s, 0), "forest", "forest")
    away = at(s, 8, 6)
    s.terrain[away] = 1
    s.link[scout(s, 0, away)] = 1
    assert made(s, slot=1) == 6
    assert made(s, slot=0) == 4


# ---------------------------------------------------------------- CV-7.4: trade for production


def test_cv_7_4_rush_three_trade_for_one() -> None:
    """5 production, 7 trade, an item of 7: 6 trade; one is left."""
    s = town("rome", "egypt")
    knows(s, 0, "masonry")
    paint(s, around(s, 0), "forest", "forest", "mountain")
    s.trade[0] = 7
    do(s, "produce", city="capital", item="city_walls")
    assert s.walls[0] == 1
    assert s.trade[0] == 1


def test_cv_b23_america_two_production_a_lot_and_the_surplus_is_lost() -> None:
    s = after_setup("america", "egypt")
    begin_part(s, 0)
    for square in around(s, 0):
        s.marker[square] = NONE  # the great person of set-up
    s.trade[0] = 7
    assert made(s) == 5
    do(s, "produce", city="capital", item="scout")
    do(s, "place", square=name(legal_places(s)[0]))
    assert s.trade[0] == 4


def legal_places(s: Civilization) -> list[int]:
    return [int(PLACE.arg(action)) for action in s.actions(s.mover()) if PLACE.has(action)]


def test_cv_7_3_too_expensive() -> None:
    s = town("rome", "egypt")
    paint(s, around(s, 0), "forest", "mountain")
    s.trade[0] = 2
    assert cannot(s, "produce", city="capital", item="army") == "CV-7.3 too-expensive"
    s.trade[0] = 3
    assert cannot(s, "produce", city="capital", item="army") == ""


# ---------------------------------------------------------------- CV-7.6: units


def test_cv_7_6_the_cost_of_the_current_rank() -> None:
    s = town("rome", "egypt")
    infantry = ITEMS.index_of["infantry"]
    costs = []
    for id in (None, "democracy", "gunpowder", "replaceable_parts"):
        if id is not None:
            knows(s, 0, id)
        costs.append(int(cost_of(s, 0, infantry)))
    assert costs == [5, 7, 9, 11]


@pytest.mark.parametrize(("bonus", "why"), [(11, "CV-7.6 unit-too-expensive"), (12, "")])
def test_cv_b87_an_aircraft_costs_12(bonus: int, why: str) -> None:
    s = town("rome", "egypt")
    knows(s, 0, "flight")
    s.bonus[0] = bonus
    assert cannot(s, "produce", city="capital", item="aircraft") == why
    if not why:
        do(s, "produce", city="capital", item="aircraft")
        units = s.units(0, FORCES)
        assert UNIT_PACK.backs[units[len(units) - 1]] == AIRCRAFT


def test_cv_7_6_no_aircraft_without_flight() -> None:
    s = town("rome", "egypt")
    s.bonus[0] = 12
    assert cannot(s, "produce", city="capital", item="aircraft") == "CV-7.6 unit-locked"


def test_cv_2_7_an_empty_deck_has_no_unit() -> None:
    s = town("rome", "egypt")
    s.bonus[0] = 20
    for unit in range(len(s.unit_pile)):
        if s.box.unit_type[unit] == 0:
            UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(1), 4)
    assert cannot(s, "produce", city="capital", item="infantry") == "CV-2.7 no-unit-left"


# ---------------------------------------------------------------- CV-7.2, CV-7.23: Engineering


def test_cv_7_2_two_items_out_of_one_pool() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    s.bonus[0] = 9
    do(s, "produce", city="capital", item="infantry")
    assert asked(s) == "second_item"
    assert cannot(s, "build", item="infantry") == "CV-7.6 unit-too-expensive"
    do(s, "build", item="army")
    assert asked(s) == "produce_square"
    square = around(s, 0)[3]
    do(s, "place", square=name(square))
    assert armies(s, 0, square) == 1
    assert len(s.units(0, FORCES)) == 4
    assert asked(s) == "city"


def test_cv_7_2_a_second_item_may_be_declined_and_engineering_stays_unused() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    city(s, 0, 1, at(s, 8, 2))
    s.bonus[0] = s.bonus[1] = 10
    do(s, "produce", city="capital", item="infantry")
    do(s, "decline")
    do(s, "produce", city="second_city", item="infantry")
    assert asked(s) == "second_item"


def test_cv_7_2_engineering_once_a_turn() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    city(s, 0, 1, at(s, 8, 2))
    s.bonus[0] = s.bonus[1] = 10
    do(s, "produce", city="capital", item="infantry")
    do(s, "build", item="mounted")
    do(s, "produce", city="second_city", item="infantry")
    assert asked(s) == "city"


def test_cv_1_11_the_second_item_is_not_asked_for_where_nothing_is_left() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    s.bonus[0] = 8
    do(s, "produce", city="capital", item="infantry")
    assert asked(s) == "city"


def test_cv_7_23_and_cv_r39_no_trade_is_spent_beyond_what_both_items_need() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    s.bonus[0] = 7
    s.trade[0] = 20
    do(s, "produce", city="capital", item="infantry")
    do(s, "build", item="infantry")
    assert s.trade[0] == 20 - 9


def test_cv_b24_cv_b36_egypt_s_free_building_is_not_split() -> None:
    s = town("egypt", "rome")
    knows(s, 0, "engineering", "pottery", "code_of_laws")
    s.bonus[0] = 12
    assert cannot(s, "build_free", city="capital", item="granary") == "CV-7.8 better-building-known"
    do(s, "build_free", city="capital", item="aqueduct")
    assert asked(s) == "produce_square"
    do(s, "place", square=name(around(s, 0)[0]))
    assert asked(s) == "city"
    assert s.marker[around(s, 0)[0]] != NONE


def test_cv_7_23_two_wonders_in_one_action_are_refused() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    market(s, "stonehenge", "oracle")
    s.bonus[0] = 40
    do(s, "produce", city="capital", item="stonehenge")
    do(s, "place", square=name(around(s, 0)[0]))
    assert cannot(s, "build", item="oracle") == "CV-7.23 two-wonders"
    assert cannot(s, "build", item="stonehenge") == "CV-7.23 two-wonders"


def test_cv_7_23_the_first_item_counts_for_the_supply_of_the_second() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering", "writing", "masonry")
    s.bonus[0] = 40
    kind = s.box.building_kind[ITEMS.index_of["library"] - ITEMS.index_of["trading_post"]]
    s.supply[kind] = 1
    do(s, "produce", city="capital", item="library")
    do(s, "place", square=name(around(s, 0)[0]))
    assert cannot(s, "build", item="library") == "CV-2.3 no-building-left"
    do(s, "build", item="city_walls")
    assert s.walls[0] == 1


def test_cv_7_23_returns_of_the_first_item_count_for_the_second() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering", "writing", "masonry")
    s.bonus[0] = 40
    squares = around(s, 0)
    put(s, squares[0], "library")
    s.supply[s.box.building_kind[s.marker[squares[0]]]] = 1
    do(s, "produce", city="capital", item="library")
    do(s, "place", square=name(squares[0]))
    assert cannot(s, "build", item="library") == ""


def test_cv_1_10_an_announced_item_that_can_no_longer_be_built_is_lost() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "masonry")
    prepare_action(s, 0, 0, PRODUCING, ORDINARY)
    add_item(s, ITEMS.index_of["city_walls"], NONE)
    s.walls[0] = 1
    log = Log()
    s.log = log
    place_item(s, 0, 0)
    s.log = None
    assert [event.kind.name for event in log.events] == ["not_built"]


def test_cv_7_9_the_first_item_counts_for_the_star_of_the_second() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering", "currency", "philosophy")
    s.bonus[0] = 40
    squares = around(s, 0)
    do(s, "produce", city="capital", item="market")
    do(s, "place", square=name(squares[0]))
    do(s, "build", item="temple")
    assert asked(s) == "city", "there is but one square for it: the market's"
    assert s.marker[squares[0]] == ITEMS.index_of["temple"] - ITEMS.index_of["trading_post"]


# ---------------------------------------------------------------- CV-7.5, CV-7.24: armies on enemies


def test_cv_b37_and_cv_r30_two_armies_built_together_fight_together() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    s.bonus[0] = 8
    square = around(s, 0)[2]
    army(s, 1, square)
    do(s, "produce", city="capital", item="army")
    do(s, "place", square=name(square))
    do(s, "build", item="army")
    do(s, "place", square=name(square))
    assert s.attacker == 0
    assert s.defender == 1
    assert s.attacking == 3
    assert s.battle_at == square


def test_cv_b37_an_army_built_onto_an_enemy_that_wins_may_move_in_the_same_turn() -> None:
    s = town("rome", "egypt")
    s.bonus[0] = 4
    square = around(s, 0)[2]
    army(s, 1, square)
    for unit in s.units(1, FORCES):
        UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_DECK, 0)
    do(s, "produce", city="capital", item="army")
    do(s, "place", square=name(square))
    while armies(s, 0, square) == 0:
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert armies(s, 1, square) == 0
    begin_movement(s, 0)
    assert cannot(s, "pick", square=name(square), armies=1, scouts=0) == ""


def test_cv_7_24_two_armies_on_two_squares_fight_two_battles() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    s.bonus[0] = 8
    one, other = around(s, 0)[2], around(s, 0)[5]
    army(s, 1, one)
    army(s, 1, other)
    do(s, "produce", city="capital", item="army")
    do(s, "place", square=name(one))
    do(s, "build", item="army")
    do(s, "place", square=name(other))
    assert s.attacking == 1
    assert s.battle_at == one
    while s.battle_at == one:
        s.apply(s.mover(), s.actions(s.mover())[len(s.actions(s.mover())) - 1])
    assert s.battle_at == other


def test_cv_8_11_scouts_alone_are_overrun_by_a_built_army() -> None:
    s = town("rome", "egypt")
    s.bonus[0] = 4
    s.trade[1] = 5
    square = around(s, 0)[2]
    scout(s, 1, square)
    do(s, "produce", city="capital", item="army")
    do(s, "place", square=name(square))
    assert scouts(s, 1, square) == 0
    assert armies(s, 0, square) == 1
    assert asked(s) == "loot"


# ---------------------------------------------------------------- Michelangelo


def test_michelangelo_counts_for_what_can_be_paid_and_is_then_needed() -> None:
    s = town("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    market(s, "stonehenge")
    s.bonus[0] = 5
    assert cannot(s, "produce", city="capital", item="stonehenge") == "CV-7.3 too-expensive"
    holds_person(s, 0, "michelangelo", around(s, 0)[7])
    do(s, "produce", city="capital", item="stonehenge")
    do(s, "place", square=name(around(s, 0)[0]))
    assert asked(s) == "michelangelo"
    assert cannot(s, "decline") == "CV-7.23 discount-needed"
    do(s, "use", source="person_michelangelo")
    assert s.wonder_at[WONDERS.index_of["stonehenge"]] == around(s, 0)[0]
    assert s.person_pile[PEOPLE.index_of["michelangelo"]] == PERSON_BOTTOM


def test_michelangelo_stays_in_a_sample_while_the_card_may_be_needed() -> None:
    """The open question can always be answered; the other seat does not learn which person it is (CV-1.11)."""
    s = town("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    market(s, "stonehenge")
    s.bonus[0] = 5
    holds_person(s, 0, "michelangelo", around(s, 0)[7])
    do(s, "produce", city="capital", item="stonehenge")
    for seed in range(10):
        imagined = s.sample(1, seeded(seed))
        assert isinstance(imagined, Civilization)
        assert not PERSON_PACK.knows(imagined.person_seen, 1, PEOPLE.index_of["michelangelo"])
        assert asked(imagined) == "produce_square"
        imagined.apply(0, imagined.actions(0)[0])
        assert asked(imagined) == "michelangelo"
        assert len(imagined.actions(0)) == 1


def test_cv_1_11_a_player_with_another_artist_is_asked_too() -> None:
    s = town("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    market(s, "stonehenge")
    s.bonus[0] = 10
    holds_person(s, 0, "valmiki", around(s, 0)[7])
    do(s, "produce", city="capital", item="stonehenge")
    do(s, "place", square=name(around(s, 0)[0]))
    assert asked(s) == "michelangelo"
    assert cannot(s, "use", source="person_michelangelo") == "CV-15.8 not-michelangelo"
    do(s, "decline")
    assert asked(s) == "city"


def test_cv_7_11_the_discount_of_a_tech() -> None:
    s = town("rome", "egypt")
    oracle = ITEMS.index_of["oracle"]
    s.row_of[0 * N_TECHS + tech("code_of_laws")] = 0
    assert cost_of(s, 0, oracle) == 15
    knows(s, 0, "code_of_laws")
    assert cost_of(s, 0, oracle) == 10
