"""The actions of a city, and cancelled ones (CV-7.1, CV-7.2, CV-7.22, CV-7.25, CV-7.26, CV-11.4, CV-13.3, CV-13.11)."""

from mypy_extensions import i64

from ludotheque.core.events import Log
from ludotheque.games.civilization.city.actions_left import ORDINARY, come_back, settle_aside
from ludotheque.games.civilization.city.production import production, split_production
from ludotheque.games.civilization.components.box import N_MARKET, NONE
from ludotheque.games.civilization.position.state import MOST_ASIDE, Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARAVAN_MARK,
    CARD_ASIDE,
    CARD_DISCARD,
    CARD_PACK,
    CARDS,
    FORCES,
    NO_MARK,
    SOURCES,
    TOKENS,
    WONDERS,
)
from ludotheque.games.civilization.realm.cards_in_force import is_used
from ludotheque.games.civilization.realm.market import in_market
from ludotheque.games.civilization.realm.resources import lay_aside
from tests.civilization.meadow import (
    asked,
    at,
    cannot,
    city,
    do,
    holds_card,
    holds_token,
    knows,
)
from tests.civilization.positions import said
from tests.civilization.town import (
    around,
    feature,
    govern,
    has_resource,
    holds_person,
    market,
    name,
    put,
    resource,
    town,
    use,
    wonders_in_market,
)

DECK = {"fame_and_fortune": "yes", "great_person_deck": "yes"}
SPY = "hut_spy_1" if "hut_spy_1" in TOKENS.index_of else next(id for id in TOKENS.ids if "spy" in id)


def two_cities(*civs: str, **options: str) -> Civilization:
    s = town(*civs, **options)
    city(s, 0, 1, at(s, 8, 2))
    return s


def watched(*civs: str, **options: str) -> Civilization:
    """The second player knows Writing and holds a spy."""
    s = two_cities(*civs, **options)
    knows(s, 1, "writing")
    holds_token(s, 1, SPY)
    return s


def cancel(s: Civilization) -> None:
    """The second player cancels with Writing."""
    assert s.waits_for(1)
    s.apply(1, said("cancel", source="tech_writing_1"))
    if s.waits_for(1) and not s.over() and asked(s) != "city":
        for action in s.actions(1):
            s.apply(1, action)
            break


def used(s: Civilization, seat: i64, source: str) -> bool:
    return is_used(s, seat, s.box.used[SOURCES.index_of[source]])


# ---------------------------------------------------------------- CV-7.1: one action a city


def test_cv_7_1_each_city_once_in_any_order() -> None:
    s = two_cities("rome", "egypt")
    do(s, "arts", city="second_city")
    assert cannot(s, "arts", city="second_city") == "CV-7.1 city-has-acted"
    assert cannot(s, "arts", city="third_city") == "CV-7.1 no-such-city"
    do(s, "arts", city="capital")
    do(s, "end")
    assert s.mover() == 1


def test_cv_5_5_the_capital_of_an_anarchy_takes_no_action() -> None:
    s = two_cities("rome", "egypt")
    govern(s, 0, "anarchy")
    assert cannot(s, "arts", city="capital") == "CV-5.5 capital-in-anarchy"
    assert cannot(s, "arts", city="second_city") == ""


def test_cv_7_22_monarchy_a_second_action_of_another_kind() -> None:
    s = two_cities("rome", "egypt")
    govern(s, 0, "monarchy")
    s.bonus[0] = 5
    feature(s, around(s, 0)[0], "silk")
    do(s, "produce", city="capital", item="infantry")
    assert cannot(s, "produce", city="capital", item="infantry") == "CV-7.22 same-kind-of-action"
    do(s, "arts", city="capital")
    assert cannot(s, "harvest", city="capital", square=name(around(s, 0)[0])) == "CV-7.1 city-has-acted"
    do(s, "arts", city="second_city")
    assert cannot(s, "arts", city="second_city") == "CV-7.1 city-has-acted"


def test_cv_7_2_egypt_s_free_building_is_a_produce_action_for_monarchy() -> None:
    s = two_cities("egypt", "rome")
    govern(s, 0, "monarchy")
    knows(s, 0, "masonry")
    s.bonus[0] = 5
    do(s, "build_free", city="capital", item="city_walls")
    assert cannot(s, "produce", city="capital", item="infantry") == "CV-7.22 same-kind-of-action"


# ---------------------------------------------------------------- CV-7.22, CV-7.25: extra actions


def test_cv_b31b_atomic_theory_the_turn_s_bonus_counts_again() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "flight", "atomic_theory")
    s.bonus[0] = 12
    do(s, "produce", city="capital", item="aircraft")
    holds_token(s, 0, next(id for id in TOKENS.ids if "uranium" in id))
    use(s, "tech_atomic_theory_1")
    while asked(s) != "city":
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert s.extra_actions[0] == 1
    do(s, "produce", city="capital", item="aircraft")
    assert s.extra_actions[0] == 0
    assert len(s.units(0, FORCES)) == 5
    assert cannot(s, "arts", city="capital") == "CV-7.1 city-has-acted"


def test_cv_7_25_ordinary_actions_come_first() -> None:
    s = town("rome", "egypt")
    s.extra_actions[0] = 1
    do(s, "arts", city="capital")
    assert (s.acted[0], s.extra_actions[0]) == (2, 1)
    do(s, "arts", city="capital")
    assert (s.acted[0], s.extra_actions[0]) == (2, 0)


def test_cv_7_25_only_ordinary_actions_count_for_different_kinds() -> None:
    s = town("rome", "egypt")
    govern(s, 0, "monarchy")
    s.extra_actions[0] = 1
    s.bonus[0] = 5
    do(s, "arts", city="capital")
    do(s, "arts", city="capital")
    assert s.extra_actions[0] == 0
    do(s, "produce", city="capital", item="infantry")
    assert s.acted[0] == 3


def test_cv_b98_ada_lovelace_has_the_unused_part_of_the_bonus() -> None:
    s = town("rome", "egypt", **DECK)
    squares = around(s, 0)
    holds_person(s, 0, "ada_lovelace", squares[7])
    s.bonus[0] = 11 - production(s, 0, ORDINARY)
    own = int(11 - s.bonus[0])
    do(s, "produce", city="capital", item="scout")
    do(s, "place", square=name(squares[0]))
    assert s.bonus_used[0] == 6 - own
    use(s, "person_ada_lovelace")
    assert asked(s) == "extra_action"
    assert production(s, 0, ORDINARY) == own + s.bonus[0] - (6 - own)
    do(s, "arts", city="capital")
    assert asked(s) == "city"
    assert s.culture[0] > 0


def test_cv_r24_both_items_of_a_second_full_management_share_the_whole_bonus() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    s.bonus[0], s.bonus_used[0] = 10, 10
    s.acted[0] = 1
    s.extra_actions[0] = 1
    do(s, "produce", city="capital", item="infantry")
    do(s, "build", item="mounted")
    assert asked(s) == "city"
    assert s.bonus_used[0] == 10
    assert len(s.units(0, FORCES)) == 5


def test_cv_r24_both_items_of_ada_lovelace_have_the_unused_part_only() -> None:
    s = town("rome", "egypt", **DECK)
    knows(s, 0, "engineering")
    holds_person(s, 0, "ada_lovelace", around(s, 0)[7])
    own = int(production(s, 0, ORDINARY))
    s.bonus[0], s.bonus_used[0] = 14 - own, 5
    use(s, "person_ada_lovelace")
    do(s, "produce", city="capital", item="army")
    do(s, "place", square=name(around(s, 0)[0]))
    assert cannot(s, "build", item="scout") == "CV-7.3 too-expensive"
    do(s, "build", item="infantry")
    assert s.bonus_used[0] == s.bonus[0]
    assert s.acted[0] == 0


def test_cv_b98_ada_lovelace_even_the_capital_in_anarchy_and_cannot_be_cancelled() -> None:
    s = town("rome", "egypt", **DECK)
    knows(s, 1, "writing")
    holds_token(s, 1, SPY)
    govern(s, 0, "anarchy")
    holds_person(s, 0, "ada_lovelace", around(s, 0)[7])
    use(s, "person_ada_lovelace")
    do(s, "arts", city="capital")
    assert s.mover() == 0
    assert s.culture[0] > 0
    assert s.acted[0] == 0


# ---------------------------------------------------------------- CV-13.3: cancelled


def test_cv_b43_writing_cancels_a_city_action() -> None:
    s = watched("rome", "egypt")
    do(s, "arts", city="capital")
    cancel(s)
    assert asked(s) == "city"
    assert s.culture[0] == 0
    assert cannot(s, "arts", city="capital") == "CV-13.3 city-was-cancelled"
    assert cannot(s, "arts", city="second_city") == ""


def test_cv_13_3_after_a_cancel_no_second_action_by_monarchy_but_by_atomic_theory() -> None:
    s = watched("rome", "egypt")
    govern(s, 0, "monarchy")
    s.bonus[0] = 5
    do(s, "arts", city="capital")
    cancel(s)
    assert cannot(s, "produce", city="capital", item="infantry") == "CV-13.3 city-was-cancelled"
    s.extra_actions[0] = 1
    assert cannot(s, "produce", city="capital", item="infantry") == ""


def test_cv_b44_costs_of_the_city_are_refunded() -> None:
    s = watched("rome", "egypt")
    knows(s, 0, "construction")
    resource(s, 0, "wheat")
    market(s, "stonehenge")
    s.bonus[0] = 6
    s.trade[0] = 9
    use(s, "tech_construction_1")
    do(s, "aim_city", city="capital")
    while asked(s) != "city":
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert has_resource(s, 0, "wheat") == 0
    assert in_market(s, 3) == 1, "it lies aside"
    assert s.bonus[0] == 11
    assert used(s, 0, "tech_construction_1")
    do(s, "produce", city="capital", item="stonehenge")
    do(s, "place", square=name(around(s, 0)[0]))
    cancel(s)
    assert asked(s) == "city"
    assert has_resource(s, 0, "wheat") == 1
    assert s.bonus[0] == 6, "what events gave stays (CV-R31)"
    assert s.trade[0] == 9
    assert "stonehenge" in wonders_in_market(s)
    assert s.wonder_at[WONDERS.index_of["stonehenge"]] == NONE
    assert not used(s, 0, "tech_construction_1")
    assert cannot(s, "use", source="tech_construction_1") == ""


def test_cv_7_26_means_aside_are_spent_when_the_city_has_produced() -> None:
    s = town("arabia", "egypt", fame_and_fortune="yes", investments="yes")
    wheat = 3
    resource(s, 0, "wheat", 0)
    lay_aside(s, wheat, SOURCES.index_of["tech_construction_1"], 0)
    s.bonus[0] = 5
    before = in_market(s, wheat)
    do(s, "produce", city="capital", item="infantry")
    assert in_market(s, wheat) == before + 1
    assert s.culture[0] == 1, "Arabia's culture comes when it is finally spent"
    assert s.aside_means[0] == NONE


def test_cv_7_26_or_when_the_part_ends() -> None:
    s = town("rome", "egypt")
    card = holds_card(s, 0, next(id for id in CARDS.ids if id.startswith("generous_gift")))
    CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_ASIDE, 7)
    lay_aside(s, 49 + card, SOURCES.index_of["tech_construction_1"], 0)
    do(s, "arts", city="capital")
    assert s.card_pile[card] == CARD_ASIDE
    do(s, "end")
    assert s.card_pile[card] == CARD_DISCARD
    assert all(s.aside_city[i] == NONE for i in range(MOST_ASIDE))


def test_cv_b44b_a_returned_card_may_have_to_be_discarded() -> None:
    s = watched("rome", "egypt")
    knows(s, 0, "construction")
    card = holds_card(s, 0, next(id for id in CARDS.ids if id.startswith("generous_gift")))
    CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_ASIDE, 7)
    lay_aside(s, 49 + card, SOURCES.index_of["tech_construction_1"], 0)
    s.bonus[0] = 5
    for id in [id for id in CARDS.ids if id.startswith(("drought", "sabotage"))][:2]:
        holds_card(s, 0, id)
    do(s, "produce", city="capital", item="army")
    do(s, "place", square=name(around(s, 0)[0]))
    cancel(s)
    assert asked(s) == "discard"
    assert CARDS.ids[card] in {CARDS.ids[one] for one in CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(0))}


def test_cv_7_26_it_stays_aside_if_another_kind_of_action_is_cancelled() -> None:
    s = watched("rome", "egypt")
    knows(s, 0, "construction")
    lay_aside(s, 3, SOURCES.index_of["tech_construction_1"], 0)
    do(s, "arts", city="capital")
    cancel(s)
    assert s.aside_city[0] == 0


def test_cv_7_26_means_of_another_city_stay_aside() -> None:
    s = two_cities("rome", "egypt")
    lay_aside(s, 3, SOURCES.index_of["tech_construction_1"], 0)
    lay_aside(s, 2, SOURCES.index_of["tech_banking_1"], 1)
    s.bonus[0] = s.bonus[1] = 9
    come_back(s, 0, 1)
    assert (s.aside_city[0], s.aside_city[1]) == (0, NONE)
    assert sum(s.resources[:N_MARKET]) == 1
    settle_aside(s, 0, 0)
    assert s.aside_city[0] == NONE


def test_cv_13_11_powers_of_a_cancelled_action_stay_used() -> None:
    s = watched("rome", "egypt")
    knows(s, 0, "engineering")
    s.bonus[0] = 10
    do(s, "produce", city="capital", item="infantry")
    do(s, "build", item="mounted")
    cancel(s)
    assert is_used(s, 0, split_production(s))
    assert len(s.units(0, FORCES)) == 3

    s = watched("egypt", "rome")
    knows(s, 0, "masonry")
    do(s, "build_free", city="capital", item="city_walls")
    cancel(s)
    assert s.walls[0] == 0
    assert cannot(s, "build_free", city="second_city", item="city_walls") == "CV-7.2 no-free-building"

    s = watched("rome", "egypt")
    feature(s, around(s, 0)[0], "silk")
    feature(s, around(s, 0, 1)[0], "silk")
    put(s, around(s, 0)[7], "angkor_wat")
    do(s, "harvest_twice", city="capital", square=name(around(s, 0)[0]))
    do(s, "decline")
    cancel(s)
    assert has_resource(s, 0, "silk") == 0
    assert (
        cannot(s, "harvest_twice", city="second_city", square=name(around(s, 0, 1)[0]))
        == "CV-7.15 no-double-harvest"
    )
    assert cannot(s, "harvest", city="second_city", square=name(around(s, 0, 1)[0])) == ""


def test_cv_13_3_dr_king_s_actions_are_not_cancelled() -> None:
    s = two_cities("rome", "egypt", **DECK)
    knows(s, 1, "writing")
    holds_token(s, 1, SPY)
    holds_person(s, 0, "martin_luther_king", around(s, 0)[0], open=True)
    do(s, "arts", city="capital")
    assert s.mover() == 0


def test_cv_13_1_announcements_are_public_and_in_order() -> None:
    s = town("rome", "egypt")
    knows(s, 0, "engineering")
    s.bonus[0] = 9
    log = Log()
    s.apply(0, said("produce", city="capital", item="army"), log)
    s.apply(0, said("place", square=name(around(s, 0)[1])), log)
    s.apply(0, said("build", item="infantry"), log)
    told = [event for event in log.to_json(1) if event["event"] == "city_produces"]
    assert [event["item"] for event in told] == ["army", "infantry"]
    assert [event["square"] for event in told] == [name(around(s, 0)[1]), None]


def test_cv_7_23_others_see_an_action_from_its_announcement_on() -> None:
    s = watched("rome", "egypt")
    s.bonus[0] = 4
    do(s, "produce", city="capital", item="army")
    assert asked(s) == "produce_square"
    assert s.view(1)["action"] is None
    assert s.view(0)["action"]["kind"] == "produce"
    do(s, "place", square=name(around(s, 0)[0]))
    assert s.waits_for(1)
    assert s.view(1)["action"]["items"] == ["army"]


# ---------------------------------------------------------------- caravans


def test_cv_15_16_and_cv_15_4_a_caravan_is_spent_for_its_city_this_turn() -> None:
    s = two_cities("rome", "egypt", fame_and_fortune="yes")
    assert cannot(s, "caravan", city="capital") == "CV-15.16 no-caravan"
    assert cannot(s, "caravan", city="third_city") == "CV-7.1 no-such-city"
    s.city_mark[1] = CARAVAN_MARK
    do(s, "caravan", city="second_city")
    assert s.city_mark[1] == NO_MARK
    assert production(s, 1, ORDINARY) == 2
    assert cannot(s, "caravan", city="second_city") == "CV-15.16 no-caravan"


# ---------------------------------------------------------------- spending at once


def test_cv_b75_harvested_and_spent_in_the_same_phase() -> None:
    s = town("china", "egypt")
    knows(s, 0, "currency")
    feature(s, around(s, 0)[0], "incense")
    do(s, "harvest", city="capital", square=name(around(s, 0)[0]))
    use(s, "tech_currency_1")
    while asked(s) != "city":
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert s.culture[0] == 3
    do(s, "advance")
    assert (s.space[0], s.culture[0]) == (1, 0)


def test_cv_b46b_a_production_event_before_naming_the_item() -> None:
    s = town("china", "egypt")
    card = next(id for id in CARDS.ids if id.startswith("despot_day"))
    holds_card(s, 0, card)
    use(s, f"card_{card}")
    while asked(s) != "city":
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert production(s, 0, ORDINARY) == 4
    assert cannot(s, "produce", city="capital", item="army") == ""


def test_powers_that_belong_to_an_action_are_not_used_by_themselves() -> None:
    s = town("egypt", "rome")
    knows(s, 0, "engineering")
    assert cannot(s, "use", source="tech_engineering_1") == "CV-1.4 not-by-itself"
    assert cannot(s, "use", source="civilization_egypt_2") == "CV-1.4 not-by-itself"
