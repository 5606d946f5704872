"""CV-11.1 to CV-11.9 and CV-13.1: using things, paying for them."""

import pytest

from ludotheque.games.civilization.components.box import NONE, WHEN_CITY, WHEN_MOVING, WHEN_START
from ludotheque.games.civilization.position.vocabulary import CARD_ASIDE, CARDS, TOKEN_OUT, TOKENS
from tests.civilization.cards import (
    asked_of,
    city_part,
    discarded,
    nothing_waits,
    person,
    resource,
    tokens_of,
    use,
    why_not,
    wonder,
)
from tests.civilization.meadow import holds_card, holds_token, knows
from tests.civilization.positions import refused, said

# ---------------------------------------------------------------- may I? (CV-11.1, CV-11.2, CV-12.1)


def test_cv_11_1_an_ability_needs_its_tech() -> None:
    s = city_part("rome", "egypt")
    resource(s, 0, "incense")
    assert why_not(s, "tech_currency_1", WHEN_CITY) == "CV-11.1 tech-not-known"
    knows(s, 0, "currency")
    assert why_not(s, "tech_currency_1", WHEN_CITY) == ""


def test_cv_12_1_only_in_the_phase_that_is_printed() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "currency")
    resource(s, 0, "incense")
    assert why_not(s, "tech_currency_1", WHEN_START) == "CV-12.1 wrong-moment"
    holds_card(s, 0, "despot_day_1")
    assert why_not(s, "card_despot_day_1", WHEN_MOVING) == "CV-12.1 wrong-moment"
    assert why_not(s, "card_despot_day_1", WHEN_CITY) == ""
    assert why_not(s, "card_despot_day_2", WHEN_CITY) == "CV-12.1 card-not-in-hand"


def test_cv_7_16_a_wonder_works_while_it_is_neither_obsolete_nor_blockaded() -> None:
    s = city_part("rome", "egypt")
    square = wonder(s, 0, "stonehenge")
    assert why_not(s, "wonder_stonehenge_1", WHEN_START) == ""
    s.holder[square] = 1
    assert why_not(s, "wonder_stonehenge_1", WHEN_START) == "CV-7.16 wonder-not-in-force"


def test_cv_1_4_some_abilities_are_only_used_with_another_choice() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "engineering")
    assert why_not(s, "tech_engineering_1", WHEN_CITY) == "CV-1.4 not-by-itself"


def test_cv_15_8_a_named_card_needs_a_marker_of_its_type() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    square = person(s, 0, "frank_lloyd_wright")
    assert why_not(s, "person_frank_lloyd_wright", WHEN_CITY) == ""
    s.marker[square] = NONE
    assert why_not(s, "person_frank_lloyd_wright", WHEN_CITY) == "CV-15.8 person-not-usable"


def test_cv_b11_each_resource_ability_once_a_turn() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "animal_husbandry", "construction")
    resource(s, 0, "wheat", "wheat", "wheat")
    use(s, "tech_animal_husbandry_2")
    use(s, "tech_construction_1")
    assert s.bonus[0] == 8
    assert refused(s, 0, said("use", source="tech_animal_husbandry_2")) == "CV-11.2 already-used"
    assert tokens_of(s, 0) == [0, 0, 0, 1]


def test_cv_11_7_trade_and_culture_are_costs_too() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "democracy", "printing_press")
    s.trade[0], s.culture[0] = 5, 4
    assert why_not(s, "tech_democracy_1", WHEN_CITY) == "CV-11.7 too-little-trade"
    assert why_not(s, "tech_printing_press_1", WHEN_CITY) == "CV-11.7 too-little-culture"
    s.trade[0], s.culture[0] = 6, 5
    use(s, "tech_democracy_1")
    use(s, "tech_printing_press_1")
    assert (s.trade[0], s.culture[0]) == (0, 0)
    assert [int(coins) for coins in s.tech_coins[0:4]] == [0, 0, 1, 1]


# ---------------------------------------------------------------- paying (CV-11.3, CV-11.8)


def test_cv_11_3_without_the_resource_it_is_refused() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "currency")
    resource(s, 0, "iron")
    assert why_not(s, "tech_currency_1", WHEN_CITY) == "CV-11.3 cannot-pay"
    holds_token(s, 0, "hut_incense_1")
    assert why_not(s, "tech_currency_1", WHEN_CITY) == ""


def test_cv_11_8_the_payment_is_asked_if_there_are_several() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "currency")
    resource(s, 0, "incense")
    holds_token(s, 0, "hut_incense_1")
    use(s, "tech_currency_1")
    assert asked_of(s, 0) == "pay"
    s.apply(0, said("pay", means="hut_incense_1"))
    assert s.culture[0] == 3
    assert tokens_of(s, 0) == [1, 0, 0, 0]
    assert s.token_pile[TOKENS.index_of["hut_incense_1"]] == TOKEN_OUT
    assert nothing_waits(s)


def test_cv_1_11_the_payment_is_asked_although_there_is_only_one() -> None:
    """Others do not know that the face-down token is silk."""
    s = city_part("rome", "egypt")
    knows(s, 0, "currency")
    resource(s, 0, "incense")
    holds_token(s, 0, "hut_silk_1")
    use(s, "tech_currency_1")
    assert asked_of(s, 0) == "pay"
    assert refused(s, 0, said("pay", means="hut_silk_1")) == "CV-11.3 wrong-resource"
    assert refused(s, 0, said("pay", means="wheat")) == "CV-11.3 not-held"
    assert refused(s, 0, said("stop_paying")) == "LU-2 not-now"
    s.apply(0, said("pay", means="incense"))
    assert s.culture[0] == 3


def test_cv_11_8_the_only_way_is_not_asked() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "currency")
    resource(s, 0, "incense", "iron")
    use(s, "tech_currency_1")
    assert (s.culture[0], tokens_of(s, 0)) == (3, [0, 1, 0, 0])


def test_cv_11_3_any_takes_every_kind_and_each_thing_once() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "pottery")
    resource(s, 0, "incense")
    assert why_not(s, "tech_pottery_1", WHEN_CITY) == "CV-11.3 cannot-pay"
    holds_token(s, 0, "village_uranium_1")
    use(s, "tech_pottery_1")
    s.apply(0, said("pay", means="incense"))
    assert s.tech_coins[1] == 1
    assert tokens_of(s, 0) == [0, 0, 0, 0]
    assert s.token_pile[TOKENS.index_of["village_uranium_1"]] == TOKEN_OUT


def test_cv_11_8_a_chosen_payment_is_not_offered_again() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "pottery")
    resource(s, 0, "incense", "silk")
    holds_token(s, 0, "hut_iron_1")
    use(s, "tech_pottery_1")
    s.apply(0, said("pay", means="hut_iron_1"))
    assert refused(s, 0, said("pay", means="hut_iron_1")) == "CV-11.3 not-held"
    assert tokens_of(s, 0) == [1, 0, 1, 0]  # nothing is paid before everything is chosen
    s.apply(0, said("pay", means="silk"))
    assert tokens_of(s, 0) == [1, 0, 0, 0]


# ---------------------------------------------------------------- substitutes (CV-11.5)


def test_cv_11_5_the_kremlin_pays_a_spy_with_two_resources_once_a_turn() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    knows(s, 0, "mysticism")
    wonder(s, 0, "kremlin")
    s.coins[1] = 2
    resource(s, 0, "iron", "silk", "wheat", "incense")
    use(s, "tech_mysticism_2")
    assert asked_of(s, 0) == "pay"  # which two
    s.apply(0, said("pay", means="iron"))
    s.apply(0, said("pay", means="wheat"))
    assert s.coins[1] == 1
    assert tokens_of(s, 0) == [1, 0, 1, 0]
    s.used_in_turn[0] = 0  # Mysticism is fresh, the Kremlin is not
    assert why_not(s, "tech_mysticism_2", WHEN_CITY) == "CV-11.3 cannot-pay"


def test_cv_11_5_the_kremlin_needs_two_resources() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    knows(s, 0, "mysticism")
    wonder(s, 0, "kremlin")
    s.coins[1] = 1
    resource(s, 0, "iron")
    assert why_not(s, "tech_mysticism_2", WHEN_CITY) == "CV-11.3 cannot-pay"


def test_cv_11_5_marie_curie_pays_a_uranium_and_is_gone() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    knows(s, 0, "atomic_theory")
    person(s, 0, "marie_curie")
    resource(s, 0, "wheat")
    use(s, "tech_atomic_theory_1")
    assert s.extra_actions[0] == 1
    assert tokens_of(s, 0) == [0, 0, 0, 0]
    resource(s, 0, "wheat")
    s.used_in_turn[0] = 0
    assert why_not(s, "tech_atomic_theory_1", WHEN_CITY) == "CV-11.3 cannot-pay"


def test_cv_b25c_india_reads_any_resource_as_one_of_the_market() -> None:
    s = city_part("india", "egypt", fame_and_fortune="yes")
    knows(s, 0, "currency")
    holds_card(s, 0, "generous_gift_1")
    use(s, "tech_currency_1")
    assert s.culture[0] == 3
    assert discarded(s, "generous_gift_1")


@pytest.mark.parametrize(("civ", "culture"), [("arabia", 1), ("rome", 0)])
def test_arabia_has_culture_for_each_resource_spent(civ: str, culture: int) -> None:
    s = city_part(civ, "egypt", fame_and_fortune="yes")
    knows(s, 0, "pottery")
    resource(s, 0, "iron", "iron")
    use(s, "tech_pottery_1")
    assert s.culture[0] == 2 * culture


# ---------------------------------------------------------------- resource events (CV-11.6)


def test_cv_b49_a_resource_card_pays_and_is_discarded() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "construction")
    holds_card(s, 0, "generous_gift_1")
    use(s, "tech_construction_1")
    assert s.bonus[0] == 5
    assert s.card_pile[CARDS.index_of["generous_gift_1"]] == CARD_ASIDE  # until the city has acted (CV-11.4)


def test_cv_b25b_and_cv_r21_arabia_has_two_culture_for_a_resource_card_when_it_is_finally_spent() -> None:
    s = city_part("arabia", "egypt", fame_and_fortune="yes")
    knows(s, 0, "animal_husbandry")
    holds_card(s, 0, "generous_gift_1")
    use(s, "tech_animal_husbandry_2")
    assert (s.bonus[0], s.culture[0]) == (3, 0)
    s.apply(0, said("end"))
    assert s.culture[0] == 2
    assert discarded(s, "generous_gift_1")


def test_a_gift_from_afar_gives_another_a_coin() -> None:
    s = city_part("rome", "egypt", "china")
    knows(s, 0, "monarchy")
    holds_card(s, 0, "gift_from_afar_1")
    use(s, "tech_monarchy_1")
    s.apply(0, said("aim_seat", seat=1))
    assert asked_of(s, 0) == "gift"
    assert refused(s, 0, said("aim_seat", seat=0)) == "CV-11.6 gift-to-yourself"
    s.apply(0, said("aim_seat", seat=2))
    assert [int(coins) for coins in s.coins] == [0, 0, 1]


def test_cv_11_8_choosing_an_ability_shows_that_it_can_be_paid() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "currency")
    resource(s, 0, "incense")
    holds_token(s, 0, "hut_incense_1")
    before = s.barrier()
    s.apply(0, said("use", source="tech_currency_1"))
    assert asked_of(s, 0) == "pay"
    assert s.barrier() > before
