"""The order of a turn, and step 1: replace a destination card (QD-5.1.1, QD-5.3.1 to QD-5.3.3)."""

from collections import Counter

import pytest

from tests.quadrata.scenario import Scenario

FOUR = ("toronto", "banff", "gaspe", "inuvik")

# ---------------------------------------------------------------- QD-5.1.1


def test_qd_5_1_1_the_four_steps_in_their_order() -> None:
    t = Scenario().centre(*FOUR).hand(0, 5, 6, 1).at(0, "replace")
    asked = [t.asked()]
    for verb in ("skip", "end_visits", "skip", "draw"):
        t.do(0, verb)
        asked.append(t.asked())
    assert asked == [(0, "replace"), (0, "visit"), (0, "reserve"), (0, "rest"), (1, "replace")]


def test_qd_5_1_1_replacing_ends_step_one() -> None:
    t = Scenario().centre(*FOUR).at(0, "replace").do(0, "replace", card="banff")
    assert t.asked() == (0, "visit")
    assert t.refused(0, "replace", card="gaspe") == "LU-2"


def test_qd_5_1_1_taking_a_taxi_ends_step_two() -> None:
    t = Scenario().centre("ottawa", "quebec_city", "sydney", "brandon").hand(0, 1, 2, 4)
    t.do(0, "take_taxi")
    assert t.asked() == (0, "reserve")


def test_qd_5_1_1_reserving_ends_step_three() -> None:
    t = Scenario().centre(*FOUR).at(0, "reserve").do(0, "reserve", card="banff")
    assert t.asked() == (0, "rest")


@pytest.mark.parametrize("step", ["replace", "visit", "reserve"])
def test_qd_5_1_1_a_box_does_not_end_the_step(step: str) -> None:
    t = Scenario(mode="expert").centre(*FOUR).taxis(0, 3).at(0, step)
    t.do(0, "cross", box="plane").do(0, "cross", box="blank")
    assert t.asked() == (0, step)
    assert t.taxis_of(0) == 1


def test_qd_5_1_1_visits_wait_for_step_two_and_do_not_come_back() -> None:
    t = Scenario().centre(*FOUR).hand(0, 5, 6, 1).at(0, "replace")
    assert t.reason(0, "visit", place="cn_tower") == ("QD-5.1.1", "visit-comes-next")
    t.at(0, "reserve")
    assert t.reason(0, "visit", place="cn_tower") == ("QD-5.1.1", "visits-are-over")
    assert t.at(0, "visit").can(0, "visit", place="cn_tower")


def test_qd_5_1_1_nothing_between_the_bonuses_of_a_visit() -> None:
    t = Scenario(mode="expert").centre(*FOUR).hand(0, 5, 6, 1).provinces(0, "manitoba", "quebec").taxis(0, 2)
    t.visit(0, "cn_tower", 5, 6)
    for _ in range(2):
        assert t.asked() == (0, "bonus")
        assert t.verbs(0) == ["bonus"]
        assert t.refused(0, "cross", box="blank") == "LU-2"
        assert t.refused(0, "end_visits") == "LU-2"
        t.do(0, "bonus", bonus="train")
    assert t.asked() == (0, "visit")


def test_qd_5_1_1_only_the_player_on_turn_acts() -> None:
    t = Scenario(seats=3).centre(*FOUR).at(1, "replace")
    for seat in (0, 2):
        assert t.choices(seat) == []
        assert t.refused(seat, "skip") == "LU-1"


# ---------------------------------------------------------------- QD-5.3.1


def test_qd_5_3_1_one_card_or_none() -> None:
    t = Scenario().centre(*FOUR).discard("halifax").at(0, "replace")
    assert sorted(said["card"] for said in t.choices(0, "replace")) == sorted(FOUR)
    assert t.verbs(0) == ["replace", "skip"]
    before = t.in_centre(), t.in_discard(), t.in_deck()
    t.do(0, "skip")
    assert (t.in_centre(), t.in_discard(), t.in_deck()) == before


def test_qd_5_3_1_the_next_card_of_the_deck_takes_its_place_at_once() -> None:
    t = Scenario().centre(*FOUR).deck("halifax", "sydney").discard("moncton").at(0, "replace")
    t.do(0, "replace", card="banff")
    assert t.in_centre() == {"toronto", "gaspe", "inuvik", "halifax"}
    assert t.in_discard() == ["moncton", "banff"]
    assert t.in_deck()[0] == "sydney"
    assert t.s.view(-1)["centre"].index("halifax") == 1, "in the very place"


def test_qd_5_3_1_only_cards_of_the_centre() -> None:
    t = Scenario().centre(*FOUR).discard("halifax").reserved(0, "sydney").deck("moncton").at(0, "replace")
    for card in ("halifax", "sydney", "moncton"):
        assert t.reason(0, "replace", card=card) == ("QD-5.3.1", "not-in-centre")


# ---------------------------------------------------------------- QD-5.3.2


def test_qd_5_3_2_the_discarded_card_may_be_visited_this_turn() -> None:
    t = Scenario().centre(*FOUR).deck("halifax").hand(0, 5, 6, 1).at(0, "replace")
    t.do(0, "replace", card="toronto")
    assert t.in_discard() == ["toronto"]
    assert t.in_centre() == {"banff", "gaspe", "inuvik", "halifax"}
    t.visit(0, "cn_tower", 5, 6)
    assert t.square(0, "ontario") == 2
    assert t.in_discard() == []
    assert t.in_centre() == {"banff", "gaspe", "inuvik", "halifax"}, "no card left the centre: none is dealt"


def test_qd_5_3_2_the_discarded_card_may_be_reserved_this_turn() -> None:
    t = Scenario().centre(*FOUR).hand(0, 5, 6, 1).at(0, "replace").do(0, "replace", card="toronto")
    t.do(0, "end_visits").do(0, "reserve", card="toronto")
    assert t.seen(0)["reserved"] == "toronto"


def test_qd_5_3_2_with_an_empty_deck_the_discard_pile_is_shuffled_with_it() -> None:
    """A and X are shuffled; each of them fills the centre in about half of 400 futures."""
    dealt: Counter[str] = Counter()
    for seed in range(400):
        t = Scenario(seats=4).centre(*FOUR).discard("halifax").deck(exact=True).at(0, "replace").chance(seed)
        t.do(0, "replace", card="banff")
        assert t.in_discard() == []
        (new,) = t.in_centre() - {"toronto", "gaspe", "inuvik"}
        (other,) = t.in_deck()
        assert {new, other} == {"banff", "halifax"}
        within_reach = {said["place"] for said in t.choices(0, "visit")}
        assert not within_reach & (
            {"banff", "lake_louise"} if other == "banff" else {"halifax", "peggys_cove"}
        )
        dealt[new] += 1
    assert 150 < dealt["banff"] < 250


# ---------------------------------------------------------------- QD-5.3.3


def test_qd_5_3_3_not_with_deck_and_discard_pile_both_empty() -> None:
    t = Scenario(seats=4, mode="expert").centre(*FOUR).deck(exact=True).taxis(0, 1).at(0, "replace")
    assert t.choices(0, "replace") == []
    assert t.reason(0, "replace", card="banff") == ("QD-5.3.3", "no-other-card")
    assert t.verbs(0) == ["skip", "cross"]


def test_qd_5_3_3_a_step_without_a_choice_is_passed_over() -> None:
    t = Scenario(seats=4).centre(*FOUR).deck(exact=True).at(3, "rest")
    t.day = 2
    t.do(3, "draw")
    while t.asked()[1] == "remove":
        seat = t.asked()[0]
        t.do(seat, "remove", base=t.choices(seat)[0]["base"])
    assert t.asked() == (0, "visit")


@pytest.mark.parametrize(("deck", "discard"), [(["halifax"], []), ([], ["halifax"])])
def test_qd_5_3_3_one_card_in_either_is_enough(deck: list[str], discard: list[str]) -> None:
    t = Scenario(seats=4).centre(*FOUR).deck(*deck, exact=True).discard(*discard).at(0, "replace")
    assert t.can(0, "replace", card="banff")
