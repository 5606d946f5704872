"""Step 3: reserve a destination card (QD-5.9.1 to QD-5.9.3)."""

from ludotheque.games.quadrata.vocabulary import CARDS
from tests.quadrata.scenario import Scenario

FOUR = ("toronto", "banff", "montreal", "inuvik")

# ---------------------------------------------------------------- QD-5.9.1


def test_qd_5_9_1_a_card_of_the_centre_or_the_top_of_the_discard_pile() -> None:
    t = (
        Scenario()
        .centre(*FOUR)
        .discard("halifax", "sydney")
        .reserved(1, "moncton")
        .deck("regina")
        .at(0, "reserve")
    )
    assert {said["card"] for said in t.choices(0, "reserve")} == {*FOUR, "sydney"}
    for card in ("halifax", "moncton", "regina"):
        assert t.reason(0, "reserve", card=card) == ("QD-5.9.1", "not-open")


def test_qd_5_9_1_out_of_the_centre_which_is_refilled() -> None:
    t = Scenario().centre(*FOUR).deck("regina").at(0, "reserve").do(0, "reserve", card="banff")
    assert t.seen(0)["reserved"] == "banff"
    assert t.in_centre() == {"toronto", "montreal", "inuvik", "regina"}
    assert t.in_discard() == []


def test_qd_5_9_1_the_cards_are_listed_in_the_order_of_the_box() -> None:
    order = list(CARDS.ids)
    for top in ("victoria", "vancouver", "montreal", order[0], order[-1]):
        t = Scenario().centre("toronto", "banff", "halifax", "inuvik").discard(top).at(0, "reserve")
        cards = [said["card"] for said in t.choices(0, "reserve")]
        assert cards == sorted(["toronto", "banff", "halifax", "inuvik", top], key=order.index)


def test_qd_5_9_1_a_single_card_can_be_reserved() -> None:
    t = Scenario(seats=4).centre("banff", only=True).deck(exact=True).at(0, "reserve")
    t.s.settle()
    assert t.choices(0) == [{"verb": "reserve", "card": "banff"}, {"verb": "skip"}]


def test_qd_5_9_1_one_a_turn_or_none() -> None:
    t = Scenario().centre(*FOUR).at(0, "reserve").do(0, "reserve", card="banff")
    assert t.asked() == (0, "rest")
    assert t.refused(0, "reserve", card="toronto") == "LU-2"
    t = Scenario().centre(*FOUR).reserved(0, "moncton").at(0, "reserve").do(0, "skip")
    assert t.seen(0)["reserved"] == "moncton"
    assert t.in_centre() == set(FOUR)


def test_qd_5_9_1_any_province_even_a_visited_one() -> None:
    t = Scenario().centre(*FOUR).provinces(0, "ontario", "alberta").at(0, "reserve")
    t.do(0, "reserve", card="toronto")
    assert t.seen(0)["reserved"] == "toronto"


def test_qd_5_9_1_the_top_of_the_discard_pile_leaves_the_centre_alone() -> None:
    t = Scenario().centre(*FOUR).discard("halifax", "sydney").deck("regina").at(0, "reserve")
    t.do(0, "reserve", card="sydney")
    assert t.in_centre() == set(FOUR)
    assert t.in_discard() == ["halifax"]
    assert t.in_deck()[0] == "regina"


# ---------------------------------------------------------------- QD-5.9.2


def test_qd_5_9_2_the_old_reservation_for_the_top_of_the_discard_pile() -> None:
    t = Scenario().centre("toronto", "montreal", "inuvik", "regina").reserved(0, "banff").discard("gaspe")
    t.at(0, "reserve").do(0, "reserve", card="gaspe")
    assert t.seen(0)["reserved"] == "gaspe"
    assert t.in_discard() == ["banff"]
    assert t.in_centre() == {"toronto", "montreal", "inuvik", "regina"}


def test_qd_5_9_2_the_old_reservation_comes_on_top() -> None:
    t = Scenario().centre(*FOUR).reserved(0, "moncton").discard("gaspe").deck("regina").at(0, "reserve")
    t.do(0, "reserve", card="banff")
    assert t.seen(0)["reserved"] == "banff"
    assert t.in_discard() == ["gaspe", "moncton"]
    assert t.in_centre() == {"toronto", "montreal", "inuvik", "regina"}


def test_qd_5_9_2_with_nothing_left_the_old_one_fills_the_centre() -> None:
    t = Scenario(seats=4).centre("toronto", "montreal", "inuvik", only=True).deck(exact=True)
    t.reserved(0, "banff").at(0, "reserve").do(0, "reserve", card="toronto")
    assert t.seen(0)["reserved"] == "toronto"
    assert t.in_centre() == {"montreal", "inuvik", "banff"}
    assert (t.in_deck(), t.in_discard()) == ([], [])


def test_qd_5_9_2_with_an_empty_deck_it_is_shuffled_in() -> None:
    """Discard pile {gaspe} and the old reservation: either may come to the centre."""
    dealt = set()
    for seed in range(30):
        t = Scenario(seats=4).centre(*FOUR).deck(exact=True).reserved(0, "moncton").discard("gaspe")
        t.at(0, "reserve").chance(seed).do(0, "reserve", card="banff")
        (new,) = t.in_centre() - set(FOUR)
        assert [new, *t.in_deck()] in (["gaspe", "moncton"], ["moncton", "gaspe"])
        assert t.in_discard() == []
        dealt.add(new)
    assert dealt == {"gaspe", "moncton"}


def test_qd_5_9_2_an_exchange_with_the_discard_pile_needs_no_card() -> None:
    """The deck is empty, but no card left the centre: nothing is shuffled."""
    t = Scenario(seats=4).centre(*FOUR).deck(exact=True).reserved(0, "moncton").discard("gaspe", "sydney")
    t.at(0, "reserve").do(0, "reserve", card="sydney")
    assert t.seen(0)["reserved"] == "sydney"
    assert t.in_discard() == ["gaspe", "moncton"]
    assert t.log == [
        {"event": "put_back", "seat": 0, "card": "moncton"},
        {"event": "reserved", "seat": 0, "card": "sydney"},
    ], "nothing is shuffled"


# ---------------------------------------------------------------- QD-5.9.3


def test_qd_5_9_3_visited_from_the_next_turn_on_and_by_its_owner_only() -> None:
    t = Scenario().centre(*FOUR).hand(0, 5, 6, 1).hand(1, 5, 6, 1).at(0, "reserve")
    t.do(0, "reserve", card="toronto")
    assert t.refused(0, "visit", place="cn_tower") == "LU-2"
    t.do(0, "draw").do(1, "skip")
    assert t.refused(1, "visit", place="cn_tower") == "QD-5.4.1"
    t.turn_over(1)
    assert t.s.day == 2
    t.at(0)
    assert t.can(0, "visit", place="cn_tower")


def test_qd_5_9_3_face_up_for_all() -> None:
    t = Scenario().reserved(0, "toronto")
    assert [t.s.view(seat)["players"][0]["reserved"] for seat in (-1, 0, 1)] == ["toronto"] * 3


def test_qd_5_9_3_not_given_back_without_reserving_another() -> None:
    t = Scenario().centre(*FOUR).reserved(0, "moncton").at(0, "reserve")
    assert t.reason(0, "reserve", card="moncton") == ("QD-5.9.3", "already-reserved")
    assert t.verbs(0) == ["reserve", "skip"]
