"""The rulings that a table may turn: consolation, after_taxi, reservation, reshuffle, extra_spaces."""

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.game import BadSetup
from ludotheque.core.playout import play_random
from tests.quadrata.scenario import GAME, Scenario

FAR = ("ottawa", "quebec_city", "sydney", "brandon")
FOUR = ("toronto", "banff", "montreal", "inuvik")
TURNED = {
    "consolation": "no_visit",
    "after_taxi": "may_visit",
    "reservation": "discard_first",
    "reshuffle": "at_once",
    "extra_spaces": "refilled",
}


def test_the_first_value_of_an_option_is_the_rule_as_written() -> None:
    assert {option.name: option.default() for option in GAME.options} == {
        "mode": "family",
        "quiz": "off",
        "consolation": "no_token_visit",
        "after_taxi": "closed",
        "reservation": "choose_first",
        "reshuffle": "when_needed",
        "extra_spaces": "stay_empty",
    }
    s = GAME.new(2, 1)
    assert [getattr(s, name) for name in ("quiz", *TURNED)] == [0] * 6
    with pytest.raises(BadSetup, match="consolation"):
        GAME.new(2, 1, {"consolation": "always"})


@pytest.mark.parametrize("name", TURNED)
def test_each_option_turns_its_own_ruling(name: str) -> None:
    s = GAME.new(2, 1, {name: TURNED[name]})
    assert {other: int(getattr(s, other)) for other in TURNED} == {
        other: int(other == name) for other in TURNED
    }


# ---------------------------------------------------------------- QD-5.4.6: consolation


def test_qd_5_4_6_consolation_no_token_visit_only_if_tokens_make_none() -> None:
    t = Scenario(consolation="no_token_visit").centre("toronto", *FAR[:3]).hand(0, 5, 6)
    assert t.refused(0, "take_taxi") == "QD-5.4.6"
    assert t.verbs(0) == ["visit", "end_visits"]


def test_qd_5_4_6_consolation_no_visit_every_player_without_a_visit_gets_one() -> None:
    t = Scenario(consolation="no_visit").centre("toronto", *FAR[:3]).hand(0, 5, 6)
    assert t.verbs(0) == ["visit", "take_taxi"]
    assert t.refused(0, "end_visits") == "QD-5.4.6"
    t.do(0, "take_taxi")
    assert t.taxis_of(0) == 1
    assert t.asked() == (0, "reserve")
    t = Scenario(consolation="no_visit").centre("toronto", *FAR[:3]).hand(0, 5, 6).visit(0, "cn_tower", 5, 6)
    assert t.reason(0, "take_taxi") == ("QD-5.4.6", "has-visited")
    assert t.verbs(0) == ["end_visits"]


# ---------------------------------------------------------------- QD-5.4.7: after_taxi


def test_qd_5_4_7_after_taxi_closed() -> None:
    t = Scenario(after_taxi="closed").centre("saint_john", *FAR[:3]).hand(0, 1, 2, 4).do(0, "take_taxi")
    assert t.asked() == (0, "reserve")


def test_qd_5_4_7_after_taxi_may_visit_spends_it_at_once() -> None:
    """2 x 4 + 1 = 9 with the taxi just taken; but no second one."""
    t = Scenario(after_taxi="may_visit").centre("saint_john", *FAR[:3]).hand(0, 1, 2, 4).do(0, "take_taxi")
    assert t.asked() == (0, "visit")
    assert t.verbs(0) == ["visit", "end_visits"]
    assert t.reason(0, "take_taxi") == ("QD-5.4.7", "taxi-already")
    t.visit(0, "reversing_falls", 2, 4, change=["plus_1"])
    assert t.square(0, "new_brunswick") == 2
    assert t.taxis_of(0) == 0
    assert t.verbs(0) == ["end_visits"]


def test_qd_5_4_7_after_taxi_may_visit_is_no_duty() -> None:
    t = Scenario(after_taxi="may_visit").centre("saint_john", *FAR[:3]).hand(0, 1, 2, 4)
    t.do(0, "take_taxi").do(0, "end_visits")
    assert t.taxis_of(0) == 1
    assert t.asked() == (0, "reserve")


# ---------------------------------------------------------------- QD-5.9.2: reservation


def test_qd_5_9_2_reservation_choose_first_reaches_the_former_top() -> None:
    t = (
        Scenario(reservation="choose_first")
        .centre(*FOUR)
        .reserved(0, "moncton")
        .discard("gaspe")
        .at(0, "reserve")
    )
    assert t.can(0, "reserve", card="gaspe")


def test_qd_5_9_2_reservation_discard_first_buries_it() -> None:
    t = (
        Scenario(reservation="discard_first")
        .centre(*FOUR)
        .reserved(0, "moncton")
        .discard("gaspe")
        .at(0, "reserve")
    )
    assert t.told(0, "reserve", card="gaspe") == (
        "QD-5.9.2",
        "buried-by-yours",
        {"card": "gaspe", "own": "moncton"},
    )
    assert {said["card"] for said in t.choices(0, "reserve")} == set(FOUR)
    t.do(0, "reserve", card="banff")
    assert t.in_discard() == ["gaspe", "moncton"]
    t = Scenario(reservation="discard_first").centre(*FOUR).discard("gaspe").at(0, "reserve")
    assert t.do(0, "reserve", card="gaspe").seen(0)["reserved"] == "gaspe", "nothing lies on it"


# ---------------------------------------------------------------- QD-5.12.2: reshuffle


def test_qd_5_12_2_reshuffle_when_needed_leaves_the_discard_pile() -> None:
    t = Scenario(seats=4, reshuffle="when_needed").centre(*FOUR).deck("gaspe", exact=True).discard("moncton")
    t.at(0, "replace").do(0, "replace", card="banff")
    assert t.in_discard() == ["moncton", "banff"]
    assert t.in_deck() == []


def test_qd_5_12_2_reshuffle_at_once_when_the_last_card_is_dealt() -> None:
    t = Scenario(seats=4, reshuffle="at_once").centre(*FOUR).deck("gaspe", exact=True).discard("moncton")
    t.at(0, "replace").do(0, "replace", card="banff")
    assert "gaspe" in t.in_centre()
    assert t.in_discard() == []
    assert sorted(t.in_deck()) == ["banff", "moncton"]
    t = (
        Scenario(seats=4, reshuffle="at_once")
        .centre(*FOUR)
        .deck("gaspe", "sydney", exact=True)
        .discard("moncton")
    )
    t.at(0, "replace").do(0, "replace", card="banff")
    assert t.in_discard() == ["moncton", "banff"], "a card is left in the deck"


# ---------------------------------------------------------------- QD-5.10.2: extra_spaces


def dotted(t: Scenario) -> int:
    return sum(held.endswith("_extra") for held in t.held(0))


def test_qd_5_10_2_extra_spaces_stay_empty() -> None:
    t = Scenario(mode="expert", extra_spaces="stay_empty").hand(0, 1, 2, 3, extra=[4])
    t.taxis(0, 0, crossed=["extra_tokens"]).at(0, "rest").do(0, "rest", held="4_extra").do(0, "draw")
    assert dotted(t) == 0


def test_qd_5_10_2_extra_spaces_refilled_once_they_are_in_use() -> None:
    t = Scenario(mode="expert", extra_spaces="refilled").hand(0, 1, 2, 3, extra=[4])
    t.taxis(0, 0, crossed=["extra_tokens"]).at(0, "rest").do(0, "rest", held="4_extra").do(0, "draw")
    assert dotted(t) == 2
    t = Scenario(mode="expert", extra_spaces="refilled").hand(0, 1, 2, 3).at(0, "rest").do(0, "draw")
    assert dotted(t) == 0, "the box has not been used yet"
    t = Scenario(mode="family", extra_spaces="refilled").hand(0, 1, 2, 3).at(0, "rest").do(0, "draw")
    assert len(t.held(0)) == 3


def test_qd_5_2_4_extra_spaces_refilled_on_day_three_too() -> None:
    t = Scenario(mode="expert", extra_spaces="refilled").hand(0, 2, 3, 6, extra=[1, 4])
    t.taxis(0, 0, crossed=["extra_tokens"]).next_day(3).do(0, "remove", base="1")
    assert dotted(t) == 2
    assert len(t.happened("drew")) == 1


@pytest.mark.parametrize("name", TURNED)
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_games_with_a_turned_ruling_go_to_their_end(name: str, mode: str) -> None:
    for seats in (2, 4):
        s = GAME.new(seats, 3, {"mode": mode, name: TURNED[name]})
        play_random(s, seeded(3))
        assert not GAME.broken(s)
        assert s.outcome() is not None
