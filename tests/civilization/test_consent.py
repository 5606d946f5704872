"""CV-12.2, CV-12.8: the United Nations."""

import pytest

from ludotheque.games.civilization.components.box import FIRST_PERSON_MARKER, WHEN_MOVING, WHEN_START
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import CARD_PACK, CARDS, FORCES, SQUARES
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.cards import (
    asked_of,
    building,
    city_part,
    discarded,
    nothing_waits,
    person,
    resource,
    use,
    use_at,
    use_at_start,
    why_not,
    wonder,
)
from tests.civilization.meadow import army, holds_card, knows
from tests.civilization.positions import said


def guarded_market() -> Civilization:
    """Seat 1 has the United Nations and a market, an army of seat 0 stands beside it with Sabotage in hand."""
    s = city_part("rome", "egypt", "china")
    wonder(s, 1, "united_nations")
    place = outskirts(s, 3)[3]
    building(s, "market", place)
    army(s, 0, outskirts(s, 3)[4])
    holds_card(s, 0, "sabotage_1")
    return s


def test_cv_b39_and_cv_r38_an_event_needs_consent_and_a_refusal_gives_the_card_back() -> None:
    s = guarded_market()
    knows(s, 0, "mass_media")
    place = outskirts(s, 3)[3]
    use_at_start(s, "card_sabotage_1")
    assert asked_of(s, 1) == "consent"
    s.apply(1, said("refuse"))
    assert s.marker[place] >= 0
    assert s.card_pile[CARDS.index_of["sabotage_1"]] == CARD_PACK.of(0)
    assert why_not(s, "card_sabotage_1", WHEN_START) == "CV-12.8 consent-refused"
    assert nothing_waits(s)


def test_cv_12_8_an_allowed_event_continues() -> None:
    s = guarded_market()
    place = outskirts(s, 3)[3]
    use_at_start(s, "card_sabotage_1")
    s.apply(1, said("allow"))
    assert s.marker[place] == -1
    assert discarded(s, "sabotage_1")


def test_cv_12_8_consent_comes_before_any_window() -> None:
    s = guarded_market()
    holds_card(s, 2, "jousting_tourney_1")
    use_at_start(s, "card_sabotage_1")
    assert s.to_move() == (1,)
    s.apply(1, said("allow"))
    assert s.to_move() == (2,)


def test_cv_12_8_a_cancel_of_what_was_allowed_needs_no_consent() -> None:
    s = guarded_market()
    place = outskirts(s, 3)[3]
    holds_card(s, 2, "jousting_tourney_1")
    use_at_start(s, "card_sabotage_1")
    s.apply(1, said("allow"))
    s.apply(2, said("cancel", source="card_jousting_tourney_1"))
    assert asked_of(s, 1) != "consent"
    assert discarded(s, "jousting_tourney_1")
    assert discarded(s, "sabotage_1")
    assert s.marker[place] >= 0
    assert nothing_waits(s)


def test_cv_12_8_a_great_person_is_not_aimed_at_again_after_a_refusal() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    wonder(s, 1, "united_nations")
    place = person(s, 1, "hannibal")
    holds_card(s, 0, "wholesale_defection_1")
    use_at(s, "card_wholesale_defection_1", WHEN_MOVING)
    s.apply(1, said("refuse"))
    assert s.marker[place] >= 0
    assert why_not(s, "card_wholesale_defection_1", WHEN_MOVING) == "CV-12.8 consent-refused"


def test_cv_12_8_figures_of_another_beside_a_refused_great_person_may_be_aimed_at() -> None:
    """Figures of seat 2 stand on the square of seat 1's great person."""
    s = city_part("rome", "egypt", "china", fame_and_fortune="yes", great_person_deck="yes")
    wonder(s, 1, "united_nations")
    place = person(s, 1, "hannibal")
    theirs = army(s, 2, place)
    holds_card(s, 0, "wholesale_defection_1")
    use_at(s, "card_wholesale_defection_1", WHEN_MOVING)
    s.apply(0, said("aim_person"))
    s.apply(1, said("refuse"))
    use_at(s, "card_wholesale_defection_1", WHEN_MOVING)
    assert asked_of(s, 1) == ""
    assert s.marker[place] >= 0
    assert s.standing[theirs] == -1


def test_cv_b62_figures_are_protected_too() -> None:
    s = city_part("rome", "egypt")
    wonder(s, 1, "united_nations")
    theirs = army(s, 1, outskirts(s, 0)[0])
    holds_card(s, 0, "defection_1")
    use_at(s, "card_defection_1", WHEN_MOVING)
    assert asked_of(s, 1) == "consent"
    s.apply(1, said("refuse"))
    assert s.standing[theirs] >= 0
    assert s.card_pile[CARDS.index_of["defection_1"]] == CARD_PACK.of(0)


def test_cv_12_8_a_refused_card_still_hits_what_others_have_in_that_square() -> None:
    """Seat 1 refuses for its great person; an army of seat 2 on the same square may be hit, the great person not."""
    s = city_part("rome", "egypt", "china")
    wonder(s, 1, "united_nations")
    square = outskirts(s, 3)[3]
    s.marker[square] = FIRST_PERSON_MARKER
    holds_card(s, 0, "wholesale_defection_1")
    use_at(s, "card_wholesale_defection_1", WHEN_MOVING)
    s.apply(1, said("refuse"))
    assert why_not(s, "card_wholesale_defection_1", WHEN_MOVING) == "CV-12.8 consent-refused"
    theirs = army(s, 2, square)
    use_at(s, "card_wholesale_defection_1", WHEN_MOVING)
    assert (s.standing[theirs], s.marker[square]) == (-1, FIRST_PERSON_MARKER)


def test_cv_b63_a_card_used_as_payment_has_no_target() -> None:
    s = city_part("rome", "egypt")
    wonder(s, 1, "united_nations")
    knows(s, 0, "monarchy")
    holds_card(s, 0, "princely_gift_1")
    before = s.count_units(1, FORCES)
    use(s, "tech_monarchy_1")
    s.apply(0, said("aim_seat", seat=1))
    assert s.to_move() == (0,)
    assert s.count_units(1, FORCES) == before - 1


@pytest.mark.parametrize(
    ("card", "default"), [("exchange_of_ideas_1", "allow"), ("citizens_revolting", "refuse")]
)
def test_cv_12_2_silence_refuses_what_harms_and_allows_what_helps(card: str, default: str) -> None:
    s = city_part("rome", "egypt")
    wonder(s, 1, "united_nations")
    knows(s, 1, "writing")
    knows(s, 0, "pottery")
    holds_card(s, 0, card)
    use_at_start(s, f"card_{card}")
    assert s.default(1) == said(default)


@pytest.mark.parametrize(("answer", "coins"), [("refuse", [0, 1, 0]), ("allow", [0, 0, 0])])
def test_cv_12_8_an_event_on_all_players_skips_one_who_refuses(answer: str, coins: list[int]) -> None:
    s = city_part("rome", "egypt", "china", fame_and_fortune="yes")
    wonder(s, 1, "united_nations")
    s.coins[1] = s.coins[2] = 1
    holds_card(s, 0, "bank_scandal")
    use_at_start(s, "card_bank_scandal")
    s.apply(1, said(answer))
    assert [int(number) for number in s.coins] == coins
    assert discarded(s, "bank_scandal")


def test_cv_12_8_one_of_several_targets_stops_the_card() -> None:
    s = city_part("rome", "egypt", "china")
    wonder(s, 1, "united_nations")
    building(s, "market", outskirts(s, 3)[3])
    building(s, "market", outskirts(s, 6)[3])
    holds_card(s, 0, "disaster")
    use_at_start(s, "card_disaster")
    for city in (3, 6):
        s.apply(0, said("aim_square", square=SQUARES.ids[outskirts(s, city)[3]]))
    s.apply(1, said("refuse"))
    assert s.marker[outskirts(s, 3)[3]] >= 0
    assert s.marker[outskirts(s, 6)[3]] >= 0
    assert s.card_pile[CARDS.index_of["disaster"]] == CARD_PACK.of(0)


def test_an_ability_needs_no_consent() -> None:
    s = city_part("rome", "egypt")
    wonder(s, 1, "united_nations")
    building(s, "market", outskirts(s, 3)[3])
    knows(s, 0, "gunpowder")
    resource(s, 0, "iron", "iron")
    use(s, "tech_gunpowder_1")
    s.apply(0, said("aim_square", square=SQUARES.ids[outskirts(s, 3)[3]]))
    assert s.marker[outskirts(s, 3)[3]] == -1
