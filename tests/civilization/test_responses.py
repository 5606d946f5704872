"""CV-12.4 and CV-13.1 to CV-13.12: answers to what others announce."""

from typing import Any

import pytest
from mypy_extensions import i64

from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from ludotheque.games.civilization.components.box import N_MARKET, NONE, WHEN_CITY
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARD_PACK,
    CARDS,
    SQUARES,
    TOKEN_OUT,
    TOKEN_PACK,
    TOKENS,
)
from tests.civilization.cards import (
    asked_of,
    city_part,
    discarded,
    nothing_waits,
    person,
    resource,
    tokens_of,
    use,
    use_at_start,
    why_not,
    wonder,
)
from tests.civilization.meadow import armies, army, at, city, holds_card, holds_token, knows
from tests.civilization.positions import refused, said


def incense(*civs: str, **options: str) -> Civilization:
    """Seat 0 may use Currency twice as far as its incense goes."""
    s = city_part(*(civs or ("rome", "egypt", "china")), **options)
    knows(s, 0, "currency")
    resource(s, 0, "incense", "incense")
    return s


def wild(s: Civilization) -> i64:
    """An uncontrolled square."""
    return next(square for square in range(s.layout.squares) if s.spot[square] == NONE)


def drought(s: Civilization, seat: int = 0) -> None:
    """Seat 0 plays Drought on an uncontrolled square."""
    holds_card(s, seat, "drought_1")
    use_at_start(s, "card_drought_1", seat)
    s.apply(seat, said("aim_square", square=SQUARES.ids[wild(s)]))


def cancel(s: Civilization, seat: int, id: str) -> None:
    s.apply(seat, said("cancel", source=id))


# ---------------------------------------------------------------- who is asked (CV-13.8)


def test_cv_13_8_players_who_could_not_answer_are_not_asked() -> None:
    s = incense()
    use(s, "tech_currency_1")
    assert (s.to_move(), s.culture[0]) == ((0,), 3)


@pytest.mark.parametrize(
    ("card", "asked"),
    [("bread_and_circuses_1", False), ("jousting_tourney_1", False), ("primetime_tv_1", True)],
)
def test_cv_13_8_a_level_three_card_may_answer_an_ability(card: str, asked: bool) -> None:
    s = incense()
    holds_card(s, 1, card)
    use(s, "tech_currency_1")
    assert (s.to_move() == (1,)) == asked


@pytest.mark.parametrize(
    ("card", "asked"), [("bread_and_circuses_1", False), ("jousting_tourney_1", True), ("think_tank_1", True)]
)
def test_cv_13_8_a_level_two_card_may_answer_an_event_that_affects_no_player(card: str, asked: bool) -> None:
    s = city_part("rome", "egypt", "china")
    holds_card(s, 1, card)
    drought(s)
    assert (s.to_move() == (1,)) == asked


def test_cv_13_8_a_level_one_card_may_answer_what_affects_its_holder() -> None:
    s = city_part("rome", "egypt", "china")
    holds_card(s, 1, "bread_and_circuses_1")
    holds_card(s, 2, "bread_and_circuses_2")
    holds_card(s, 0, "citizens_revolting")
    use_at_start(s, "card_citizens_revolting")
    s.apply(0, said("aim_seat", seat=1))
    assert s.to_move() == (1,)


def test_cv_13_8_writing_and_a_face_down_card_are_asked_about_a_city_action() -> None:
    """B holds one level I card: asked, although only a pass is possible; C holds nothing: not asked."""
    s = city_part("rome", "egypt", "china")
    for seat in (1, 2):
        knows(s, seat, "writing")
    holds_card(s, 1, "defection_1")
    s.apply(0, said("arts", city="capital"))
    assert s.to_move() == (1,)
    assert s.game.vocabulary.by_verb(s.actions(1)).keys() == {"pass", "pass_part"}


def test_cv_13_8_an_ability_that_is_used_up_is_no_answer() -> None:
    s = city_part("rome", "egypt")
    knows(s, 1, "writing")
    holds_token(s, 1, "hut_spy_1")
    holds_token(s, 1, "hut_spy_2")
    s.city_at[1] = NONE
    s.apply(0, said("arts", city="capital"))
    cancel(s, 1, "tech_writing_1")
    s.apply(1, said("pay", means="hut_spy_1"))
    assert s.cancelled[0] == 1
    s.cancelled[0] = s.acted[0] = 0
    s.apply(0, said("arts", city="capital"))
    assert s.to_move() == (0,)
    assert s.culture[0] == 1


def test_cv_13_8_the_kremlin_could_be_a_spy() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes")
    knows(s, 1, "writing")
    wonder(s, 1, "kremlin")
    resource(s, 1, "iron")
    s.apply(0, said("arts", city="capital"))
    assert s.to_move() == (0,)
    s.acted[0] = 0
    resource(s, 1, "iron")
    s.apply(0, said("arts", city="capital"))
    assert s.to_move() == (1,)
    cancel(s, 1, "tech_writing_1")
    assert s.cancelled[0] == 1
    assert tokens_of(s, 1) == [0, 0, 0, 0]
    assert nothing_waits(s)


def test_cv_13_8_a_face_down_artist_could_be_mark_twain() -> None:
    s = incense(fame_and_fortune="yes", great_person_deck="yes")
    marker = person(s, 1, "valmiki")
    use(s, "tech_currency_1")
    assert s.to_move() == (1,)
    assert refused(s, 1, said("cancel", source="person_mark_twain")) == "CV-15.8 person-not-usable"
    s.apply(1, said("pass"))
    s.marker[marker] = NONE
    s.used_in_turn[0] = 0
    use(s, "tech_currency_1")
    assert s.to_move() == (0,)


def test_mark_twain_cancels_anything_and_is_gone() -> None:
    s = incense(fame_and_fortune="yes", great_person_deck="yes")
    person(s, 1, "mark_twain")
    use(s, "tech_currency_1")
    cancel(s, 1, "person_mark_twain")
    assert (s.culture[0], tokens_of(s, 0)) == (0, [1, 0, 0, 0])
    s.used_in_turn[0] = 0
    use(s, "tech_currency_1")
    assert s.to_move() == (0,)


def test_cv_13_12_with_fast_responses_only_players_with_an_answer_are_asked() -> None:
    s = incense(fast_responses="yes")
    holds_card(s, 1, "think_tank_1")
    holds_card(s, 2, "primetime_tv_1")
    use(s, "tech_currency_1")
    assert s.to_move() == (2,)


def test_cv_13_12_a_sample_keeps_the_hands_while_answers_are_awaited() -> None:
    """Who is asked shows what that player holds."""
    s = incense(fast_responses="yes")
    holds_card(s, 1, "think_tank_1")
    holds_card(s, 2, "primetime_tv_1")

    def hands() -> set[tuple[int, ...]]:
        samples: list[Any] = [s.sample(0, seeded(seed)) for seed in range(8)]
        return {tuple(CARD_PACK.in_pile(one.card_pile, CARD_PACK.of(2))) for one in samples}

    assert len(hands()) > 1
    use(s, "tech_currency_1")
    assert hands() == {tuple(CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(2)))}


# ---------------------------------------------------------------- passing (CV-13.7)


def test_cv_13_7_a_pass_for_this_part_is_not_asked_again_in_it() -> None:
    s = incense()
    holds_card(s, 1, "primetime_tv_1")
    use(s, "tech_currency_1")
    s.apply(1, said("pass_part"))
    s.used_in_turn[0] = 0
    use(s, "tech_currency_1")
    assert s.to_move() == (0,)
    assert s.culture[0] == 6
    s.apply(0, said("end"))
    assert [int(bits) for bits in s.passes] == [0, 0, 0]


def test_cv_13_7_a_standing_pass_is_secret_until_all_have_answered() -> None:
    s = incense()
    for seat, card in ((1, "primetime_tv_1"), (2, "primetime_tv_2")):
        holds_card(s, seat, card)
    use(s, "tech_currency_1")
    s.apply(1, said("pass_part"))
    assert s.passes[1] == 0
    s.apply(2, said("pass"))
    assert s.passes[1] == 1


# ---------------------------------------------------------------- what is cancelled (CV-12.4, CV-13.9)


def test_cv_b12_and_cv_13_4_a_cancelled_ability_counts_as_used_and_its_resources_are_lost() -> None:
    s = incense()
    holds_card(s, 1, "primetime_tv_1")
    use(s, "tech_currency_1")
    cancel(s, 1, "card_primetime_tv_1")
    assert (s.culture[0], tokens_of(s, 0)) == (0, [1, 0, 0, 0])
    assert why_not(s, "tech_currency_1", WHEN_CITY) == "CV-11.2 already-used"
    assert discarded(s, "primetime_tv_1")
    assert nothing_waits(s)


def test_cv_13_2_and_cv_b45_a_cancel_can_be_cancelled() -> None:
    s = city_part("rome", "egypt")
    for seat, card in ((0, "jousting_tourney_1"), (1, "jousting_tourney_2")):
        holds_card(s, seat, card)
    drought(s)
    cancel(s, 1, "card_jousting_tourney_2")
    assert s.to_move() == (0,)
    cancel(s, 0, "card_jousting_tourney_1")
    assert s.terrain[wild(s)] == 0
    for card in ("drought_1", "jousting_tourney_1", "jousting_tourney_2"):
        assert discarded(s, card)
    assert nothing_waits(s)


def test_cv_12_4_a_cancelled_event_has_no_effect() -> None:
    s = city_part("rome", "egypt")
    holds_card(s, 1, "jousting_tourney_1")
    drought(s)
    cancel(s, 1, "card_jousting_tourney_1")
    assert s.terrain[wild(s)] == 2
    assert discarded(s, "drought_1")
    assert asked_of(s, 0) == "city"


def test_cv_b48_bread_and_circuses_only_against_what_affects_oneself() -> None:
    s = city_part("rome", "egypt", "china")
    knows(s, 1, "writing")
    knows(s, 0, "pottery")
    holds_card(s, 0, "exchange_of_ideas_1")
    holds_card(s, 0, "bread_and_circuses_2")
    holds_card(s, 1, "bread_and_circuses_1")
    holds_card(s, 2, "jousting_tourney_1")
    use_at_start(s, "card_exchange_of_ideas_1")
    if asked_of(s, 0) == "target":
        s.apply(0, said("aim_seat", seat=1))
    assert s.to_move() == (1, 2)
    assert refused(s, 2, said("cancel", source="card_bread_and_circuses_1")) == "CV-12.1 card-not-in-hand"
    cancel(s, 1, "card_bread_and_circuses_1")
    s.apply(2, said("pass"))
    assert 0 in s.to_move()  # its card is being cancelled
    cancel(s, 0, "card_bread_and_circuses_2")
    if s.forked():
        s.apply(2, said("pass"))
    if s.forked():
        s.apply(2, said("pass"))
    assert asked_of(s, 0) == "choose_tech"


def test_cv_b48_an_unaffected_player_may_not_cancel_with_it() -> None:
    s = city_part("rome", "egypt", "china")
    holds_card(s, 2, "bread_and_circuses_1")
    holds_card(s, 2, "jousting_tourney_1")
    drought(s)
    assert refused(s, 2, said("cancel", source="card_bread_and_circuses_1")) == "CV-12.9 not-affected"
    assert refused(s, 2, said("cancel", source="card_jousting_tourney_1")) == ""


def test_cv_12_4_events_of_a_player_with_mass_media_cannot_be_cancelled() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "mass_media")
    holds_card(s, 1, "jousting_tourney_1")
    drought(s)
    assert s.terrain[wild(s)] == 0


@pytest.mark.parametrize(
    ("cancel_source", "refusal"),
    [
        ("card_jousting_tourney_1", "CV-12.4 not-cancellable"),
        ("card_primetime_tv_1", ""),
        ("tech_writing_1", "CV-12.4 not-cancellable"),
    ],
)
def test_cv_12_4_each_cancel_is_for_its_kind(cancel_source: str, refusal: str) -> None:
    s = incense()
    knows(s, 1, "writing")
    holds_token(s, 1, "hut_spy_1")
    holds_card(s, 1, "jousting_tourney_1")
    holds_card(s, 1, "primetime_tv_1")
    use(s, "tech_currency_1")
    assert refused(s, 1, said("cancel", source=cancel_source)) == refusal


def test_cv_b2_only_cancels_answer() -> None:
    s = city_part("rome", "egypt")
    knows(s, 1, "writing")
    holds_token(s, 1, "hut_spy_1")
    holds_card(s, 1, "despot_day_1")
    s.apply(0, said("arts", city="capital"))
    assert refused(s, 1, said("cancel", source="card_despot_day_1")) == "CV-1.4 only-cancels"
    assert refused(s, 1, said("use", source="card_despot_day_1")) == "LU-2 not-now"
    assert refused(s, 1, said("cancel", source="tech_writing_1")) == ""


def test_cv_b43_writing_cancels_a_city_action() -> None:
    s = city_part("rome", "egypt")
    knows(s, 1, "writing")
    holds_token(s, 1, "hut_spy_1")
    s.apply(0, said("arts", city="capital"))
    cancel(s, 1, "tech_writing_1")
    assert s.culture[0] == 0
    assert s.token_pile[TOKENS.index_of["hut_spy_1"]] == TOKEN_OUT
    assert refused(s, 0, said("arts", city="capital")) == "CV-13.3 city-was-cancelled"


def test_cv_b44_costs_of_the_cancelled_city_are_refunded() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "construction")
    knows(s, 1, "writing")
    resource(s, 0, "wheat")
    holds_token(s, 1, "hut_spy_1")
    use(s, "tech_construction_1")
    assert (s.bonus[0], tokens_of(s, 0)) == (5, [0, 0, 0, 0])
    s.apply(0, said("produce", city="capital", item="infantry"))
    cancel(s, 1, "tech_writing_1")
    assert (s.bonus[0], tokens_of(s, 0)) == (0, [0, 0, 0, 1])
    assert why_not(s, "tech_construction_1", WHEN_CITY) == ""


def test_cv_b44b_a_resource_card_returns_to_the_hand() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "construction")
    knows(s, 1, "writing")
    holds_card(s, 0, "generous_gift_1")
    use(s, "tech_construction_1")
    for card in ("defection_1", "defection_2"):
        holds_card(s, 0, card)
    holds_token(s, 1, "hut_spy_1")
    s.apply(0, said("produce", city="capital", item="infantry"))
    cancel(s, 1, "tech_writing_1")
    assert s.card_pile[CARDS.index_of["generous_gift_1"]] == CARD_PACK.of(0)
    assert asked_of(s, 0) == "discard"
    s.apply(0, said("discard", card="generous_gift_1"))
    assert discarded(s, "generous_gift_1")


def test_cv_13_3_dr_kings_city_actions_stand() -> None:
    s = city_part("rome", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    person(s, 0, "martin_luther_king", face_up=True)
    knows(s, 1, "writing")
    holds_token(s, 1, "hut_spy_1")
    s.apply(0, said("arts", city="capital"))
    assert s.to_move() == (0,)


# ---------------------------------------------------------------- all at once, in secret (CV-13.9)


def test_cv_13_9_and_cv_13_6_the_first_clockwise_is_announced_and_the_others_keep_theirs() -> None:
    s = incense()
    for seat, card in ((1, "primetime_tv_1"), (2, "primetime_tv_2")):
        holds_card(s, seat, card)
    use(s, "tech_currency_1")
    assert s.to_move() == (1, 2)
    cancel(s, 2, "card_primetime_tv_2")
    cancel(s, 1, "card_primetime_tv_1")
    while s.forked():
        s.apply(s.mover(), said("pass"))
    assert discarded(s, "primetime_tv_1")
    assert s.card_pile[CARDS.index_of["primetime_tv_2"]] == CARD_PACK.of(2)
    assert s.culture[0] == 0


def test_cv_13_9_an_answer_that_waited_is_announced_when_the_first_falls() -> None:
    s = incense()
    for seat, card in ((0, "jousting_tourney_1"), (1, "primetime_tv_1"), (2, "primetime_tv_2")):
        holds_card(s, seat, card)
    use(s, "tech_currency_1")
    s.apply(0, said("pay", means="incense"))
    cancel(s, 1, "card_primetime_tv_1")
    cancel(s, 2, "card_primetime_tv_2")
    assert 0 in s.to_move()
    cancel(s, 0, "card_jousting_tourney_1")
    if s.waits_for(2):
        s.apply(2, said("pass"))
    while s.forked():
        s.apply(s.mover(), said("pass"))
    assert discarded(s, "primetime_tv_1")
    assert discarded(s, "primetime_tv_2")
    assert s.culture[0] == 0
    assert nothing_waits(s)


@pytest.mark.parametrize("left", [1, 2])
def test_cv_13_9_an_answer_that_waited_is_announced_only_if_it_can_still_be_paid(left: int) -> None:
    """The Kremlin was to pay for it with two resources alike."""
    s = city_part("rome", "egypt", "china", fame_and_fortune="yes")
    for seat in (1, 2):
        knows(s, seat, "writing")
    holds_token(s, 1, "hut_spy_1")
    wonder(s, 2, "kremlin")
    resource(s, 2, "iron", "iron")
    holds_card(s, 0, "primetime_tv_1")
    s.apply(0, said("arts", city="capital"))
    cancel(s, 1, "tech_writing_1")
    cancel(s, 2, "tech_writing_1")
    assert s.to_move() == (0,), "the first answer is announced, and the second waits"
    s.resources[2 * N_MARKET + 1] = left
    cancel(s, 0, "card_primetime_tv_1")
    while s.forked():
        s.apply(s.mover(), said("pass"))
    assert s.cancelled[0] == (1 if left == 2 else 0)
    assert s.resources[2 * N_MARKET + 1] == (0 if left == 2 else 1)


def test_cv_13_9_answers_are_hidden_until_all_are_in() -> None:
    s = incense()
    for seat, card in ((1, "primetime_tv_1"), (2, "primetime_tv_2")):
        holds_card(s, seat, card)
    use(s, "tech_currency_1")
    log = Log()
    s.apply(1, said("cancel", source="card_primetime_tv_1"), log)
    assert log.to_json(0) == log.to_json(2) == []
    assert len(log.to_json(1)) == 1
    assert s.to_move() == (2,)


def test_cv_13_9_a_window_without_answers_is_logged() -> None:
    s = incense()
    holds_card(s, 1, "primetime_tv_1")
    use(s, "tech_currency_1")
    log = Log()
    s.apply(1, said("pass"), log)
    assert log.to_json(0)[0]["event"] == "unopposed"


# ---------------------------------------------------------------- cancels are resource abilities, too (CV-11.9)


def test_cv_11_9_a_cancel_by_a_spy_may_be_cancelled_as_an_ability() -> None:
    s = city_part("rome", "egypt")
    knows(s, 1, "writing")
    holds_token(s, 1, "hut_spy_1")
    knows(s, 0, "mass_media")
    holds_token(s, 0, "hut_spy_2")
    s.apply(0, said("arts", city="capital"))
    cancel(s, 1, "tech_writing_1")
    assert s.to_move() == (0,)
    cancel(s, 0, "tech_mass_media_2")
    assert s.culture[0] == 1
    assert TOKEN_PACK.count(s.token_pile, TOKEN_OUT) == 2


def test_cv_11_8_a_cancelled_resource_card_is_lost_and_paid_otherwise_or_not_at_all() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "metal_casting", "construction")
    holds_card(s, 0, "generous_gift_1")
    holds_card(s, 0, "generous_gift_2")
    holds_card(s, 1, "jousting_tourney_1")
    use(s, "tech_construction_1")
    s.apply(0, said("pay", means="generous_gift_1"))
    cancel(s, 1, "card_jousting_tourney_1")
    s.apply(0, said("pass"))
    assert discarded(s, "generous_gift_1")
    assert asked_of(s, 0) == "pay"
    again = s.clone()
    again.apply(0, said("pay", means="generous_gift_2"))
    assert again.bonus[0] == 5
    s.apply(0, said("stop_paying"))
    assert s.bonus[0] == 0
    assert why_not(s, "tech_construction_1", WHEN_CITY) == ""
    assert nothing_waits(s)


def test_cv_11_8_a_stopped_payment_is_refunded() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "pottery")
    resource(s, 0, "iron")
    holds_card(s, 0, "generous_gift_1")
    holds_card(s, 1, "jousting_tourney_1")
    use(s, "tech_pottery_1")
    s.apply(0, said("pay", means="iron"))
    cancel(s, 1, "card_jousting_tourney_1")
    assert asked_of(s, 0) == "city"  # there is nothing else: not asked
    assert (tokens_of(s, 0), s.tech_coins[1]) == ([0, 1, 0, 0], 0)
    assert nothing_waits(s)


def test_cv_13_12_whether_a_player_is_asked_is_logged() -> None:
    for card, events in (("primetime_tv_1", ["may_answer"]), ("think_tank_1", ["unopposed"])):
        s = incense(fast_responses="yes")
        holds_card(s, 1, card)
        log = Log()
        s.apply(0, said("use", source="tech_currency_1"), log)
        assert [
            line["event"] for line in log.to_json(2) if line["event"] in ("may_answer", "unopposed")
        ] == events


def test_cv_12_9_bread_and_circuses_saves_a_card_but_no_ability() -> None:
    """Primetime TV against an ability cancels no card of its owner."""
    s = incense()
    holds_card(s, 0, "bread_and_circuses_1")
    holds_card(s, 0, "jousting_tourney_1")
    holds_card(s, 1, "primetime_tv_1")
    use(s, "tech_currency_1")
    s.apply(0, said("pay", means="incense"))
    cancel(s, 1, "card_primetime_tv_1")
    assert refused(s, 0, said("cancel", source="card_bread_and_circuses_1")) == "CV-12.9 not-affected"
    assert refused(s, 0, said("cancel", source="card_jousting_tourney_1")) == ""


def test_cv_11_8_one_part_of_several_is_paid_again() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "philosophy")
    resource(s, 0, "iron", "silk", "wheat")
    holds_card(s, 0, "generous_gift_1")
    holds_card(s, 1, "jousting_tourney_1")
    use(s, "tech_philosophy_1")
    for means in ("iron", "generous_gift_1", "silk"):
        s.apply(0, said("pay", means=means))
    cancel(s, 1, "card_jousting_tourney_1")
    assert asked_of(s, 0) == "pay"
    s.apply(0, said("pay", means="wheat"))
    assert asked_of(s, 0) == "place_person"
    assert tokens_of(s, 0) == [0, 0, 0, 0]


# ---------------------------------------------------------------- rulings


def test_cv_13_10_any_time_effects_wait_while_answers_are_awaited() -> None:
    s = incense(fame_and_fortune="yes", great_person_deck="yes")
    person(s, 0, "marco_polo")
    holds_card(s, 1, "primetime_tv_1")
    assert refused(s, 0, said("use", source="person_marco_polo")) == ""
    use(s, "tech_currency_1")
    assert s.to_move() == (1,)
    assert refused(s, 0, said("use", source="person_marco_polo")) != ""
    s.apply(1, said("pass"))
    assert refused(s, 0, said("use", source="person_marco_polo")) == ""


def test_cv_r34_a_cancelled_city_has_no_other_action_but_the_full_one_of_atomic_theory() -> None:
    s = city_part("rome", "egypt")
    knows(s, 0, "atomic_theory")
    knows(s, 1, "writing")
    holds_token(s, 0, "hut_uranium")
    holds_token(s, 1, "hut_spy_1")
    s.apply(0, said("arts", city="capital"))
    cancel(s, 1, "tech_writing_1")
    assert refused(s, 0, said("arts", city="capital")) == "CV-13.3 city-was-cancelled"
    use(s, "tech_atomic_theory_1")
    while s.to_move() != (0,):
        s.apply(s.mover(), said("pass"))
    assert refused(s, 0, said("arts", city="capital")) == ""


@pytest.mark.parametrize(
    "card", ["primetime_tv_1", "think_tank_1", "gift_from_afar_1", "exchange_of_ideas_1"]
)
def test_cv_r37_the_back_of_a_card_decides_which_players_are_asked(card: str) -> None:
    """Level III might be a cancel, the others are none; who might have one may pass for the whole part."""
    s = incense()
    holds_card(s, 1, card)
    use(s, "tech_currency_1")
    assert (s.to_move() == (1,)) == (CARD_PACK.backs[CARDS.index_of[card]] == 3)
    if s.to_move() == (1,):
        assert refused(s, 1, said("pass_part")) == ""


@pytest.mark.parametrize(("row", "asked"), [(5, True), (7, False)])
def test_cv_b48_a_group_led_into_ones_outskirts_affects_one(row: int, asked: bool) -> None:
    s = city_part("rome", "egypt", "china")
    city(s, 2, 1, at(s, 4, 7))
    army(s, 1, at(s, 6, 7))
    for seat, card in ((0, "disoriented"), (2, "bread_and_circuses_1")):
        holds_card(s, seat, card)
    use(s, "card_disoriented")
    s.apply(0, said("aim_square", square=SQUARES.ids[at(s, row, 7)]))
    assert asked_of(s, 2) == ("respond" if asked else "")
    if asked:
        cancel(s, 2, "card_bread_and_circuses_1")
    assert armies(s, 1, at(s, 6, 7)) == (1 if asked else 0)
