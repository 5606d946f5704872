"""Culture cards in hand (CV-2.8, CV-7.21, CV-12.3, CV-12.6)."""

from ludotheque.core.cards import everybody
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_DISCARD,
    CARD_PACK,
    CARD_UNUSED,
    CARDS,
    INVESTMENTS,
)
from ludotheque.games.civilization.realm.hands import (
    can_draw_card,
    draw_card,
    draw_cards,
    hand_limit,
    hand_of,
    refresh_hand,
)
from tests.civilization.meadow import asked, cannot, do, holds_card, knows
from tests.civilization.town import around, holds_person, put, town


def hand(s: Civilization, seat: int = 0) -> set[str]:
    return {CARDS.ids[card] for card in hand_of(s, seat)}


def of_level(s: Civilization, level: int) -> list[int]:
    return [int(card) for card in CARD_PACK.with_back(s.card_pile, CARD_DECK, level)]


def test_cv_7_21_the_limit() -> None:
    s = town("china", "egypt", fame_and_fortune="yes", great_person_deck="yes", investments="yes")
    assert hand_limit(s, 0) == 2
    knows(s, 0, "pottery", "civil_service", "theology")
    assert hand_limit(s, 0) == 5
    put(s, around(s, 0)[0], "cristo_redentor")
    assert hand_limit(s, 0) == 9
    holds_person(s, 0, "valmiki", around(s, 0)[1], open=True)
    assert hand_limit(s, 0) == 11
    card = INVESTMENTS.index_of["endowment_for_the_arts"]
    s.invested[card] = s.box.thresholds[card * 3]
    assert hand_limit(s, 0) == 12
    knows(s, 0, "computers")
    s.coins[0] = 9  # and a coin of Civil Service, one of Computers, and what else there is
    assert hand_limit(s, 0) == 14


def test_cv_b46_a_full_hand_draws_and_then_discards_face_up() -> None:
    s = town("china", "egypt")
    for card in of_level(s, 1)[:2]:
        holds_card(s, 0, CARDS.ids[card])
    s.culture[0] = 3
    do(s, "advance")
    assert asked(s) == "discard"
    assert len(hand(s)) == 3
    some = sorted(hand(s))[0]
    other = next(card for card in CARDS.ids if card not in hand(s))
    assert cannot(s, "discard", card=other) == "CV-12.6 not-your-card"
    do(s, "discard", card=some)
    assert asked(s) == "city"
    card = CARDS.index_of[some]
    assert s.card_pile[card] == CARD_DISCARD
    assert s.card_seen[card] == everybody(s.seats)


def test_cv_2_8_an_empty_deck_is_made_of_its_discards() -> None:
    s = town("china", "egypt")
    cards = of_level(s, 1)
    for card in cards:
        CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_DISCARD, everybody(s.seats))
    draw_card(s, 0, 1)
    assert len(hand(s)) == 1
    assert len(of_level(s, 1)) == len(cards) - 1
    assert all(s.card_seen[card] == 0 for card in of_level(s, 1))


def test_cv_2_8_of_two_empty_piles_no_card_comes() -> None:
    s = town("china", "egypt")
    for card in of_level(s, 1):
        CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_UNUSED, 0)
    assert not can_draw_card(s, 1)
    s.culture[0] = 3
    do(s, "advance")
    assert s.space[0] == 1
    assert hand(s) == set()


def test_a_drawn_card_is_its_owner_s_secret() -> None:
    s = town("china", "egypt")
    draw_card(s, 0, 2)
    card = hand_of(s, 0)[0]
    assert CARD_PACK.knows(s.card_seen, 0, card)
    assert not CARD_PACK.knows(s.card_seen, 1, card)


def test_mysticism_draws_two_and_keeps_one() -> None:
    s = town("china", "egypt", fame_and_fortune="yes")
    knows(s, 0, "mysticism")
    s.culture[0] = 3
    do(s, "advance")
    assert asked(s) == "keep_card"
    one, other = sorted(hand(s))
    third = next(card for card in CARDS.ids if card not in (one, other))
    assert cannot(s, "keep_card", card=third) == "CV-12.6 card-not-drawn"
    do(s, "keep_card", card=one)
    assert hand(s) == {one}
    assert s.card_pile[CARDS.index_of[other]] == CARD_DISCARD


def test_mysticism_before_the_limit_is_looked_at() -> None:
    s = town("china", "egypt", fame_and_fortune="yes")
    knows(s, 0, "mysticism")
    for card in of_level(s, 1)[:2]:
        holds_card(s, 0, CARDS.ids[card])
    draw_card(s, 0, 1)
    s.settle()
    assert asked(s) == "keep_card"
    s.apply(0, s.actions(0)[0])
    assert asked(s) == "discard"


def test_mysticism_with_one_card_left() -> None:
    s = town("china", "egypt", fame_and_fortune="yes")
    knows(s, 0, "mysticism")
    for card in of_level(s, 1)[1:]:
        CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_UNUSED, 0)
    draw_card(s, 0, 1)
    s.settle()
    assert asked(s) == "city"
    assert len(hand(s)) == 1


def test_cv_14_11_several_cards_at_once_then_the_limit() -> None:
    s = town("china", "egypt")
    holds_card(s, 0, CARDS.ids[of_level(s, 1)[0]])
    draw_cards(s, 0, 3, 2)
    s.settle()
    assert asked(s) == "discard"
    assert len(hand(s)) == 3


def test_kahlo_discards_any_number_and_draws_up_to_the_limit() -> None:
    s = town("china", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    s.space[0] = 9
    first, second = (CARDS.ids[card] for card in of_level(s, 1)[:2])
    holds_card(s, 0, first)
    holds_card(s, 0, second)
    refresh_hand(s, 0)
    assert asked(s) == "refresh"
    do(s, "discard", card=first)
    assert cannot(s, "discard", card=first) == "CV-12.6 not-your-card"
    do(s, "done")
    assert asked(s) == "city"
    assert second in hand(s)
    drawn = [card for card in hand_of(s, 0) if CARDS.ids[card] != second]
    assert [int(CARD_PACK.backs[card]) for card in drawn] == [2]


def test_cv_1_11_kahlo_asks_nothing_of_an_empty_hand() -> None:
    s = town("china", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    refresh_hand(s, 0)
    s.settle()
    assert asked(s) == "city"
    assert len(hand(s)) == 2
    for _ in range(2):
        refresh_hand(s, 0)
        for card in sorted(hand(s)):
            assert asked(s) == "refresh"
            do(s, "discard", card=card)
        assert asked(s) == "city"
        assert len(hand(s)) == 2


def test_cv_15_8_valmiki_is_turned_up_rather_than_a_card_discarded() -> None:
    s = town("china", "egypt", fame_and_fortune="yes", great_person_deck="yes")
    holds_person(s, 0, "valmiki", around(s, 0)[1])
    for card in of_level(s, 1)[:2]:
        holds_card(s, 0, CARDS.ids[card])
    draw_card(s, 0, 1)
    s.settle()
    assert asked(s) == "discard"
    do(s, "turn_up", person="valmiki")
    assert asked(s) == "city"
    assert len(hand(s)) == 3
