"""Phase 2, trade (CV-6.1 to CV-6.7): what comes in, offers, answers, what changes hands."""

import pytest

from ludotheque.core.cards import bit
from ludotheque.core.events import Log
from ludotheque.games.civilization.components.box import N_MARKET, TRADE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_DISCARD, AT_HAND_OVER
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_PACK,
    CARDS,
    IN_CITIES,
    IN_MOVEMENT,
    IN_START,
    IN_TRADE,
    OFFER,
    TOKEN_PACK,
    TOKENS,
)
from ludotheque.games.civilization.realm.icons import realm_icons
from ludotheque.games.civilization.turn.phases import begin_phase
from tests.civilization.cards import resource
from tests.civilization.meadow import knows, scout
from tests.civilization.positions import after_setup, refused, said
from tests.civilization.town import around, paint, town

# Culture cards of level I.
LEVEL_1 = [CARDS.ids[card] for card in range(CARDS.size) if CARD_PACK.backs[card] == 1]


def market(*civs: str, trade_offers: str = "3") -> Civilization:
    """The trade window of a first turn, without earlier trade."""
    s = after_setup(*(civs or ("rome", "china", "egypt")), trade_offers=trade_offers)
    for seat in range(s.seats):
        s.trade[seat] = 0
        for card in CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(seat)):
            CARD_PACK.put(s.card_pile, s.card_seen, card, CARD_DECK, 0)
    s.drop()
    begin_phase(s, IN_TRADE)
    s.settle()
    return s


def hold_card(s: Civilization, seat: int, id: str) -> None:
    CARD_PACK.put(s.card_pile, s.card_seen, CARDS.index_of[id], CARD_PACK.of(seat), bit(seat))


def put(s: Civilization, seat: int, side: str, good: str, number: int) -> None:
    s.apply(seat, said("put", side=side, good=good, number=number))


def offer(s: Civilization, maker: int, partner: int, give: dict[str, int], want: dict[str, int]) -> None:
    """An offer is made and sent."""
    s.apply(maker, said("offer", seat=partner))
    for good, number in give.items():
        put(s, maker, "give", good, number)
    for good, number in want.items():
        put(s, maker, "want", good, number)
    s.apply(maker, said("send"))


def close_all(s: Civilization) -> None:
    while s.phase == IN_TRADE:
        s.apply(s.mover(), said("close"))


# ---------------------------------------------------------------- what comes in


def test_cv_6_1_players_gain_the_trade_of_their_cities() -> None:
    s = market()
    assert [int(s.trade[seat]) for seat in range(3)] == [
        int(realm_icons(s, seat, TRADE)) for seat in range(3)
    ]


def test_cv_1_8_the_dial_holds_27() -> None:
    s = after_setup("rome", "china")
    s.trade[0] = 26
    s.drop()
    begin_phase(s, IN_TRADE)
    s.settle()
    assert s.trade[0] == 27


# ---------------------------------------------------------------- the window


def test_cv_6_6_the_window_is_open_to_all_and_ends_when_all_have_closed() -> None:
    s = market()
    assert s.to_move() == (0, 1, 2)
    s.apply(1, said("close"))
    assert s.to_move() == (0, 2)
    s.apply(2, said("close"))
    s.apply(0, said("close"))
    assert s.phase == IN_CITIES


def test_cv_6_3_without_offers_players_without_choices_are_not_asked() -> None:
    s = market(trade_offers="0")
    assert s.phase == IN_CITIES


@pytest.mark.parametrize("offers", ["1", "2", "5"])
def test_cv_6_3_so_many_offers_and_no_more(offers: str) -> None:
    s = market(trade_offers=offers)
    s.culture[0] = 9
    s.culture[1] = 9  # so that the seat is asked
    for _ in range(int(offers)):
        s.apply(0, said("offer", seat=1))
        s.apply(0, said("withdraw", seat=1))  # CV-6.6: withdrawn ones count
    assert s.to_move() == (1, 2)


def test_cv_6_6_one_offer_at_a_time_between_two_players() -> None:
    s = market()
    offer(s, 0, 1, {"trade": 1}, {})
    assert refused(s, 0, said("offer", seat=1)) == "CV-6.6 offer-is-open"
    assert refused(s, 0, said("offer", seat=0)) == "CV-6.3 not-with-yourself"
    assert refused(s, 0, said("offer", seat=2)) == ""


def test_cv_6_6_an_offer_is_made_of_what_both_have() -> None:
    s = market()
    s.apply(0, said("offer", seat=1))
    assert refused(s, 0, said("put", side="give", good="culture", number=1)) == "CV-6.4 you-lack-it"
    assert refused(s, 0, said("put", side="want", good="hut", number=1)) == "CV-6.4 partner-lacks-it"
    assert refused(s, 0, said("put", side="give", good="trade", number=0)) == "CV-6.6 too-many-of-a-kind"
    assert refused(s, 0, said("send")) == "CV-6.6 empty-offer"
    put(s, 0, "give", "trade", 1)
    assert refused(s, 0, said("put", side="give", good="trade", number=1)) == "CV-6.6 kind-is-put"


def test_cv_6_6_an_offer_is_hidden_until_it_is_sent() -> None:
    s = market()
    log = Log()
    s.apply(0, said("offer", seat=1), log)
    s.apply(0, said("put", side="give", good="trade", number=2), log)
    assert log.events == []
    s.apply(0, said("send"), log)
    assert [event.kind.name for event in log.events] == ["offer_sent", "offer_part"]


# ---------------------------------------------------------------- answers


def test_cv_6_6_an_accepted_offer_is_carried_out_at_once() -> None:
    s = market()
    s.resources[N_MARKET] = 1  # China's incense
    before = [int(s.trade[0]), int(s.trade[1])]
    offer(s, 0, 1, {"trade": 2}, {"incense": 1})
    s.apply(1, said("accept"))
    assert [int(s.trade[0]), int(s.trade[1])] == [before[0] - 2, before[1] + 2]
    assert (s.resources[0], s.resources[N_MARKET]) == (1, 0)


def test_cv_6_6_a_player_who_has_closed_still_answers_but_makes_no_counter_offer() -> None:
    s = market()
    s.apply(1, said("close"))
    offer(s, 0, 1, {"trade": 1}, {})
    assert 1 in s.to_move()
    assert refused(s, 1, said("counter")) == "CV-6.6 has-closed"
    s.apply(1, said("refuse"))
    assert s.to_move() == (0, 2)


def test_cv_6_6_a_counter_is_an_offer_of_ones_own() -> None:
    s = market()
    offer(s, 0, 1, {"trade": 1}, {})
    s.apply(1, said("counter"))
    assert (s.offers_left[0], s.offers_left[1]) == (2, 2)
    put(s, 1, "want", "trade", 2)
    s.apply(1, said("send"))
    before = [int(s.trade[0]), int(s.trade[1])]
    s.apply(0, said("accept"))
    assert [int(s.trade[0]), int(s.trade[1])] == [before[0] - 2, before[1] + 2]


def test_cv_6_6_an_offer_that_cannot_be_paid_any_more_falls() -> None:
    s = market()
    offer(s, 0, 1, {"trade": int(s.trade[0])}, {})
    offer(s, 0, 2, {"trade": 1}, {})
    s.apply(2, said("accept"))
    log = Log()
    trade = int(s.trade[1])
    s.apply(1, said("accept"), log)
    assert "offer_fell" in [event.kind.name for event in log.events]
    assert s.trade[1] == trade


def test_cv_6_6_an_offer_one_side_cannot_pay_is_not_sent() -> None:
    s = market()
    s.trade[0], s.trade[1] = 5, 4
    s.apply(0, said("offer", seat=1))
    put(s, 0, "give", "trade", 5)
    put(s, 0, "want", "trade", 4)
    s.trade[0] = 4
    assert refused(s, 0, said("send")) == "CV-6.4 you-lack-it"
    s.trade[0], s.trade[1] = 5, 3
    assert refused(s, 0, said("send")) == "CV-6.4 partner-lacks-it"
    s.trade[1] = 4
    assert refused(s, 0, said("send")) == ""


def test_cv_6_6_its_maker_may_withdraw_an_offer() -> None:
    s = market()
    offer(s, 0, 1, {"trade": 1}, {})
    s.apply(0, said("withdraw", seat=1))
    assert refused(s, 1, said("accept")) != ""
    close_all(s)
    assert s.phase == IN_CITIES


def test_cv_6_4_trade_beyond_the_takers_dial_is_lost() -> None:
    s = market()
    s.trade[0], s.trade[1] = 10, 25
    offer(s, 0, 1, {"trade": 5}, {})
    s.apply(1, said("accept"))
    assert (s.trade[0], s.trade[1]) == (5, 27)


# ---------------------------------------------------------------- by its back


def test_cv_6_7_the_giver_picks_and_the_receiver_alone_sees() -> None:
    s = market()
    hold_card(s, 0, LEVEL_1[0])
    hold_card(s, 0, LEVEL_1[1])
    offer(s, 0, 1, {"card_1": 1}, {})
    log = Log()
    s.apply(1, said("accept"), log)
    assert (s.step().number, s.mover()) == (AT_HAND_OVER, 0)
    s.apply(0, said("hand_card", card=LEVEL_1[1]), log)
    card = CARDS.index_of[LEVEL_1[1]]
    assert s.card_pile[card] == CARD_PACK.of(1)
    handed = next(event for event in log.events if event.kind.name == "handed_card")
    assert [handed.hidden_from(seat) for seat in range(3)] == [False, False, True]


def test_cv_6_7_nothing_is_asked_where_all_of_a_back_go() -> None:
    s = market()
    token = TOKENS.index_of["hut_silk_1"]
    TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_PACK.of(0), bit(0))
    offer(s, 0, 1, {"hut": 1}, {})
    s.apply(1, said("accept"))
    assert s.token_pile[token] == TOKEN_PACK.of(1)
    assert s.token_seen[token] == bit(0) + bit(1)


def test_cv_14_11_hands_are_looked_at_after_the_whole_deal() -> None:
    """Two for two at the limit of two: no player has too many in the end."""
    s = market()
    for id in LEVEL_1[:2]:
        hold_card(s, 0, id)
    for id in LEVEL_1[2:4]:
        hold_card(s, 1, id)
    offer(s, 0, 1, {"card_1": 2}, {"card_1": 2})
    s.apply(1, said("accept"))
    while s.step().number == AT_HAND_OVER:
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert s.step().number != AT_DISCARD
    assert CARD_PACK.count(s.card_pile, CARD_PACK.of(0)) == 2


def test_cv_6_3_the_hand_limit_holds_for_the_receiver() -> None:
    s = market()
    hold_card(s, 0, LEVEL_1[0])
    for id in LEVEL_1[1:3]:
        hold_card(s, 1, id)
    offer(s, 0, 1, {"card_1": 1}, {})
    s.apply(1, said("accept"))
    assert (s.step().number, s.mover()) == (AT_DISCARD, 1)


# ---------------------------------------------------------------- scouts, abilities, cards


def test_cv_6_2_a_scouts_square_counts_for_its_owner_alone() -> None:
    s = town("rome", "egypt")
    paint(s, around(s, 0), "water", "water")
    s.link[scout(s, 1, around(s, 0)[0])] = 0
    s.drop()
    begin_phase(s, IN_TRADE)
    s.settle()
    assert [int(trade) for trade in s.trade] == [1, 1]


def test_cv_6_5_abilities_of_this_phase_come_in_the_order_in_which_they_are_announced() -> None:
    s = market()
    for seat in range(2):
        knows(s, seat, "horseback_riding")
        resource(s, seat, "silk")
        s.trade[seat] = 0
    s.trade[2] = 20
    s.apply(1, said("use", source="tech_horseback_riding_1"))
    s.apply(1, said("aim_seat", seat=0))
    assert [int(trade) for trade in s.trade] == [6, 9, 20]
    assert s.to_move() == (0, 1, 2)  # negotiation goes on
    s.apply(0, said("use", source="tech_horseback_riding_1"))
    s.apply(0, said("aim_seat", seat=2))
    assert [int(trade) for trade in s.trade] == [15, 9, 26]
    assert refused(s, 0, said("use", source="tech_horseback_riding_1")) == "CV-11.2 already-used"


@pytest.mark.parametrize("phase", [IN_START, IN_CITIES, IN_MOVEMENT])
def test_cv_r29_cards_are_traded_in_the_trade_phase_only(phase: int) -> None:
    s = market()
    hold_card(s, 0, LEVEL_1[0])
    assert refused(s, 0, OFFER.of(1)) == ""
    s = after_setup("rome", "china", "egypt")
    hold_card(s, 0, LEVEL_1[0])
    s.drop()
    begin_phase(s, phase)
    s.settle()
    for seat in range(3):
        assert refused(s, seat, OFFER.of((seat + 1) % 3)) != ""


def test_cv_1_8_an_offer_is_shown_with_what_both_have_after_it() -> None:
    s = market()
    most = s.box.most_trade
    s.trade[0], s.trade[1] = 5, most - 1
    offer(s, 0, 1, {"trade": 3}, {})
    (shown,) = s.view(1)["offers"]
    assert [after["trade"] for after in shown["after"]] == [2, most]
    assert [int(trade) for trade in s.trade[:2]] == [5, most - 1]
    s.trade[0] = 2
    assert s.view(1)["offers"][0]["after"] is None
