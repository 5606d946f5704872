"""Refilling the centre (QD-5.12.1 to QD-5.12.3)."""

from collections import Counter

import pytest

from tests.quadrata.scenario import GAME, Scenario

FOUR = ("toronto", "banff", "montreal", "inuvik")


@pytest.mark.parametrize("way", ["replace", "visit", "reserve"])
def test_qd_5_12_1_whenever_a_card_leaves_the_next_takes_its_place(way: str) -> None:
    t = Scenario().centre(*FOUR).deck("halifax", "sydney").hand(0, 5, 6, 1).at(0, way)
    if way == "visit":
        t.visit(0, "cn_tower", 5, 6)
    else:
        t.do(0, way, card="toronto")
    assert t.s.view(-1)["centre"] == ["halifax", "banff", "montreal", "inuvik"]
    assert t.in_deck()[0] == "sydney"
    assert t.happened("turned_up") == [{"event": "turned_up", "card": "halifax"}]


def test_qd_5_12_2_the_whole_discard_pile_becomes_the_deck() -> None:
    """A, B, C in the discard pile, C on top: one fills the centre, two are the deck; each as likely."""
    dealt: Counter[str] = Counter()
    below: set[tuple[str, ...]] = set()
    for seed in range(600):
        t = Scenario(seats=4).centre(*FOUR).deck(exact=True).discard("halifax", "sydney", "gaspe")
        t.hand(0, 5, 6, 1).chance(seed).visit(0, "cn_tower", 5, 6)
        (new,) = t.in_centre() - set(FOUR)
        assert sorted([new, *t.in_deck()]) == ["gaspe", "halifax", "sydney"]
        assert t.in_discard() == []
        dealt[new] += 1
        below.add((new, *t.in_deck()))
    assert t.happened("reshuffled") == [{"event": "reshuffled", "count": 3}]
    assert all(150 < dealt[card] < 250 for card in ("halifax", "sydney", "gaspe")), dealt
    assert len(below) == 6


def test_qd_5_12_2_only_when_a_card_is_needed() -> None:
    """The last card of the deck is dealt: the discard pile stays, and its top card within reach."""
    t = Scenario(seats=4).centre(*FOUR).deck("gaspe", exact=True).discard("moncton").hand(0, 5, 6, 4)
    t.visit(0, "cn_tower", 5, 6)
    assert t.in_deck() == []
    assert t.in_discard() == ["moncton"]
    t.at(0, "reserve")
    assert t.can(0, "reserve", card="moncton")


def test_qd_5_12_2_a_visit_to_the_discard_pile_needs_no_card() -> None:
    t = Scenario(seats=4).centre(*FOUR[1:], "sydney").deck(exact=True).discard("halifax", "toronto")
    t.hand(0, 5, 6, 1).visit(0, "cn_tower", 5, 6)
    assert t.in_discard() == ["halifax"]
    assert t.in_deck() == []
    assert not t.happened("reshuffled")


def test_qd_5_12_3_with_both_empty_the_centre_has_fewer_cards() -> None:
    t = Scenario(seats=4).centre(*FOUR).deck(exact=True).hand(0, 5, 6, 1).visit(0, "cn_tower", 5, 6)
    assert t.in_centre() == set(FOUR[1:])
    assert t.s.view(-1)["centre"] == [None, "banff", "montreal", "inuvik"]
    t.at(0, "reserve").do(0, "reserve", card="banff")
    assert t.in_centre() == {"montreal", "inuvik"}


def test_qd_5_12_3_topped_up_when_an_action_brings_a_card() -> None:
    """The old reservation is put down, the new card taken, then the centre filled as far as cards go."""
    t = Scenario(seats=4).centre("montreal", "inuvik", only=True).deck(exact=True).reserved(0, "banff")
    t.at(0, "reserve").do(0, "reserve", card="montreal")
    assert t.in_centre() == {"inuvik", "banff"}
    assert t.happened("reshuffled") == [{"event": "reshuffled", "count": 1}]


def test_qd_5_12_3_an_empty_centre_leaves_nothing_to_choose() -> None:
    t = Scenario(seats=4).centre(only=True).deck(exact=True).hand(0, 5, 6, 1)
    assert t.verbs(0) == ["take_taxi"]
    t.do(0, "take_taxi")
    assert t.asked() == (0, "rest"), "there is nothing to reserve"


def test_qd_5_12_3_a_gap_is_not_left_while_there_are_cards() -> None:
    t = Scenario().centre(*FOUR)
    t.s.centre[0] = -1
    assert any("gap in the centre" in wrong for wrong in GAME.broken(t.s))
