"""Step 2: visit a destination (QD-5.4.1 to QD-5.4.7)."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ludotheque.games.quadrata.components import packaged
from tests.quadrata.scenario import Scenario, Token, pair, played
from tests.soaking import examples

PLACE = {place.id: place for place in packaged().places}
CARD = {
    place.id: card for card in packaged().destinations.destination for place in (card.city, card.attraction)
}
# Nothing here is made by 1, 2 and 4, alone or with a taxi: 2, 4, 8.
FAR = ("ottawa", "quebec_city", "sydney", "brandon")


def values(token: Token) -> list[int]:
    """What a token may be worth."""
    return list(range(1, 13)) if str(token).startswith("plane") else [int(str(token).partition("_")[0])]


def products(one: Token, other: Token) -> set[int]:
    return {a * b for a in values(one) for b in values(other)}


# ---------------------------------------------------------------- QD-5.4.1


def test_qd_5_4_1_centre_top_of_discard_and_own_reservation() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).discard("churchill", "gaspe").reserved(0, "moncton")
    t.reserved(1, "montreal").hand(0, 4, 5, 6)
    # 20, 24, 30: Toronto in the centre, Moncton reserved (24); the others are out of reach
    assert t.places(0) == ["cn_tower", "hopewell_rocks"]
    assert t.reason(0, "visit", place="notre_dame_basilica") == ("QD-5.4.1", "not-accessible")  # another's
    assert t.reason(0, "visit", place="wapusk") == ("QD-5.4.1", "not-accessible")  # deeper in the pile
    assert t.reason(0, "visit", place="signal_hill") == ("QD-5.4.1", "not-accessible")  # in the deck


def test_qd_5_4_1_the_top_of_the_discard_pile_but_no_deeper_card() -> None:
    t = Scenario().centre(*FAR).discard("moncton", "toronto").hand(0, 4, 5, 6)
    assert t.places(0) == ["cn_tower"]
    assert t.refused(0, "visit", place="hopewell_rocks") == "QD-5.4.1"
    t.visit(0, "cn_tower", 5, 6)
    assert t.in_discard() == ["moncton"]
    assert t.in_centre() == set(FAR)


def test_qd_5_4_1_a_reservation_of_another_player_is_closed() -> None:
    t = Scenario().centre(*FAR).reserved(0, "toronto").hand(0, 5, 6, 1).hand(1, 5, 6, 1)
    assert t.places(0) == ["cn_tower"]
    t.at(1)
    assert t.places(1) == []
    assert t.refused(1, "visit", place="cn_tower") == "QD-5.4.1"


# ---------------------------------------------------------------- QD-5.4.2


def test_qd_5_4_2_one_visit_a_turn() -> None:
    t = Scenario().centre("toronto", "moncton", "gaspe", "banff").hand(0, 4, 5, 6, "plane").trains(0, 1)
    t.visit(0, "cn_tower", 5, 6)
    assert t.verbs(0) == ["end_visits"]
    assert t.reason(0, "visit", place="hopewell_rocks") == ("QD-5.4.2", "one-visit-a-turn")


def test_qd_5_4_2_visiting_is_never_mandatory() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).hand(0, 5, 6, 1)
    assert t.can(0, "visit", place="cn_tower")
    t.do(0, "end_visits")
    assert t.asked() == (0, "reserve")
    assert t.seen(0)["squares"] == {}
    assert t.taxis_of(0) == 0


# ---------------------------------------------------------------- QD-5.4.3 and the examples of the rulebook


@pytest.mark.parametrize(
    ("place", "tokens", "points"),
    [
        ("cn_tower", (5, 6), 2),
        ("toronto", (10, 11), 5),
        ("toronto", (9, 12), 5),
        ("cn_tower", (3, 10), 2),
    ],
    ids=["30", "110", "108", "30 = 3 x 10"],
)
def test_qd_5_4_3_the_examples_of_toronto(place: str, tokens: tuple[int, int], points: int) -> None:
    """QD-3.5: the points are those of the place, whatever the tokens are (30 = 3 x 10 gives 2, not 3)."""
    t = Scenario(day=6).centre("toronto", *FAR[:1], "banff", "gaspe").deck("halifax")
    t.hand(0, *tokens, "plane").hand(1, 4, 5, 6)
    t.visit(0, place, *tokens)
    assert t.square(0, "ontario") == points
    assert t.resting(0) == sorted(map(str, tokens), key=int)
    assert t.held(0) == ["plane"]
    assert t.in_centre() == {FAR[0], "banff", "gaspe", "halifax"}
    assert t.halves(0)["map"] == 2 * points
    assert t.seen(0)["squares"]["ontario"]["place"] == place
    assert t.happened("visited") == [
        {"event": "visited", "seat": 0, "place": place, "province": "ontario", "points": points}
    ]


def test_qd_5_4_3_a_province_once_and_for_this_player_only() -> None:
    for place, tokens in (("cn_tower", (5, 6)), ("toronto", (10, 11)), ("cn_tower", (3, 10))):
        t = Scenario(day=2).trains(0, 2)
        t.centre("toronto", "ottawa", "niagara_falls", "banff").hand(0, *tokens, 7, 4, 1).hand(1, 7, 4, 1)
        t.visit(0, place, *tokens).at(0)
        for other in ("ottawa", "parliament_hill", "niagara_falls", "horseshoe_falls"):
            assert t.reason(0, "visit", place=other) == ("QD-5.4.3", "province-visited")
        t.at(1)
        # 7 x 4, 7 x 1, 4 x 1
        assert t.places(1) == ["banff", "parliament_hill", "niagara_falls", "horseshoe_falls"]


def test_qd_5_4_3_two_different_tokens() -> None:
    t = Scenario().centre("toronto", "moncton", *FAR[:2]).hand(0, 5, 6, 1)
    assert "hopewell_rocks" not in t.places(0), "5 x 5 with a single 5"
    assert t.refused(0, "visit", place="hopewell_rocks") == "QD-5.4.3"
    t.do(0, "visit", place="cn_tower")
    assert t.pairs(0) == ["5*6"]
    assert t.reason(0, "use", pair="5*5") == ("QD-5.4.3", "pair-not-held")
    assert t.reason(0, "use", pair="3*10") == ("QD-5.4.3", "pair-not-held")
    assert t.reason(0, "use", pair="1*6") == ("QD-5.4.3", "wrong-product")


def test_qd_5_4_3_two_equal_tokens_are_two_tokens() -> None:
    t = Scenario(day=6).centre("fredericton", *FAR[:3]).hand(0, 11, 11, 1)
    t.visit(0, "fredericton", 11, 11)
    assert t.square(0, "new_brunswick") == 5
    assert t.resting(0) == ["11", "11"]


def test_qd_5_4_3_one_token_is_not_enough() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).hand(0, 6)
    assert t.reason(0, "visit", place="cn_tower") == ("QD-5.4.3", "too-few-tokens")


def test_qd_5_4_3_tokens_of_dotted_circles_count() -> None:
    t = Scenario(mode="expert").centre("toronto", *FAR[:3]).hand(0, 1, 5, 2, extra=[6, 3])
    t.do(0, "visit", place="cn_tower")
    assert t.pairs(0) == ["5*6_extra"]
    t.do(0, "use", pair="5*6_extra")
    assert t.held(0) == ["1", "2", "3_extra"]
    assert t.resting(0) == ["5", "6"]


def test_qd_5_4_3_the_product_must_be_exact() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).hand(0, 4, 5, 3)
    assert t.places(0) == []
    rule, name, facts = t.told(0, "visit", place="cn_tower")
    assert (rule, name) == ("QD-5.4.3", "more-taxis-needed")
    assert (facts["place"], facts["province"], facts["taxis"]) == ("cn_tower", "ontario", 0)
    assert (facts["pair"], facts["made"], facts["number"], facts["missing"]) == ("4*5", 20, 24, 4)


def test_qd_5_4_3_enough_taxis_for_all_boxes_and_none_of_them_crossed() -> None:
    """12 + 2 + 2 = 16: two taxis; with the boxes +2 crossed there are +1 boxes, but two make no 4."""
    t = Scenario().centre("regina", *FAR[:3]).hand(0, 3, 4).taxis(0, 1)
    assert t.reason(0, "visit", place="rcmp_heritage_centre") == ("QD-5.4.3", "more-taxis-needed")
    t = Scenario().centre("regina", *FAR[:3]).hand(0, 3, 4).taxis(0, 2)
    assert t.places(0) == ["rcmp_heritage_centre"]
    crossed = ["plus_2", "plus_2", "plus_2", "minus_2", "minus_2", "minus_2"]
    t = Scenario().centre("regina", *FAR[:3]).hand(0, 3, 4).taxis(0, 2, crossed=crossed)
    assert t.reason(0, "visit", place="rcmp_heritage_centre") == ("QD-5.4.3", "out-of-reach")


def test_qd_5_4_3_a_visited_province_stays_open_to_others() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).provinces(0, "ontario").hand(0, 5, 6).hand(1, 5, 6)
    assert t.refused(0, "visit", place="cn_tower") == "QD-5.4.3"
    assert t.at(1).places(1) == ["cn_tower"]


# ---------------------------------------------------------------- QD-5.4.4


@pytest.mark.parametrize(
    ("token", "place", "possible"),
    [
        (5, "hopewell_rocks", True),
        (6, "hopewell_rocks", True),
        (7, "hopewell_rocks", False),
        (11, "toronto", True),
        (11, "vancouver", True),
        (11, "brandon", True),
        (11, "edmonton", True),
        (11, "fredericton", True),
        (11, "winnipeg", True),
        (11, "sydney", True),
        (11, "saskatoon", False),
        (1, "lake_louise", True),
        (1, "museum_for_human_rights", False),
    ],
)
def test_qd_5_4_4_a_plane_beside_a_number(token: int, place: str, possible: bool) -> None:
    card = CARD[place].id
    t = Scenario(day=6).centre(card, *[far for far in FAR if far != card][:3]).hand(0, token, "plane")
    assert (place in t.places(0)) == possible


def test_qd_5_4_4_eleven_and_a_plane_make_110_but_not_108() -> None:
    """Toronto has both numbers: 110 = 10 x 11 is written down."""
    t = Scenario(day=6).centre("toronto", *FAR[:3]).hand(0, 11, "plane")
    t.visit(0, "toronto", 11, "plane")
    assert t.happened("multiplied")[0]["product"] == 110
    for number in (77, 88, 99, 110, 121, 132):
        assert number in products(11, "plane")
    assert 108 not in products(11, "plane")


def test_qd_5_4_4_two_planes_make_every_printed_number() -> None:
    for card in packaged().destinations.destination:
        t = Scenario().centre(card.id).hand(0, "plane", "plane")
        assert {card.city.id, card.attraction.id} <= set(t.places(0))
    assert 13 not in products("plane", "plane")


def test_qd_5_4_4_a_plane_has_a_new_value_each_time() -> None:
    t = Scenario(day=6, mode="expert").centre("moncton", "toronto", *FAR[:2]).trains(0, 1)
    t.hand(0, 5, 11, "plane", "plane").taxis(0, 1)
    t.visit(0, "hopewell_rocks", 5, "plane").visit(0, "toronto", 11, "plane")
    assert [said["product"] for said in t.happened("multiplied")] == [25, 110]


hands = st.lists(st.sampled_from([7, 8, 9, 10, 11, 12, 4, 5, 6, "plane"]), min_size=2, max_size=5).filter(
    lambda hand: all(hand.count(token) <= 1 for token in (4, 5, 6)) and hand.count("plane") <= 3
)
cards = st.lists(st.sampled_from(packaged().card_ids), min_size=4, max_size=4, unique=True)


@settings(max_examples=examples(80))
@given(hand=hands, centre=cards, number=st.integers(0, 12))
def test_qd_5_4_4_possible_visits_equal_those_of_an_exhaustive_search(
    hand: list[Token], centre: list[str], number: int
) -> None:
    """Every pair of tokens, every value of its planes, every number of every open card."""
    done = packaged().province_ids[number]
    assume(any(card.province == done and card.id not in centre for card in CARD.values()))
    t = Scenario(day=6).centre(*centre).trains(0, 2).hand(0, *hand).provinces(0, done)
    expected: dict[str, set[str]] = {}
    for i, one in enumerate(hand):
        for other in hand[i + 1 :]:
            for place in PLACE.values():
                card = CARD[place.id]
                if card.id in centre and card.province != done and products(one, other) & set(place.numbers):
                    expected.setdefault(place.id, set()).add(pair(one, other))
    assert set(t.places(0)) == set(expected)
    for name, pairs in expected.items():
        assert set(t.copy().do(0, "visit", place=name).pairs(0)) == pairs


# ---------------------------------------------------------------- QD-5.4.5


def test_qd_5_4_5_the_effects_of_a_visit_in_their_order() -> None:
    t = Scenario(mode="expert").centre("moose_jaw", *FAR[:3]).hand(0, 3, 4, 1).taxis(0, 1)
    t.provinces(0, "alberta", "manitoba", "yukon", "ontario")
    t.visit(0, "tunnels_of_moose_jaw", 3, 4, change=["minus_2"]).bonuses(0, "train", "taxi")
    assert [said["event"] for said in t.log] == [
        "changed",
        "crossed",
        "multiplied",
        "visited",
        "turned_up",
        "train_taken",
        "taxi_gained",
        "plane_won",
        "trophy_won",
    ]
    assert t.crossed(0) == {"subtract": 1}
    assert t.taxis_of(0) == 1
    assert t.resting(0) == ["3", "4", "plane"]
    assert t.square(0, "saskatchewan") == 2


def test_qd_5_4_5_the_card_never_comes_back() -> None:
    t = Scenario(seats=4).centre("toronto", *FAR[:3]).deck("banff", exact=True).hand(0, 5, 6)
    t.visit(0, "cn_tower", 5, 6)
    everywhere = [*t.in_centre(), *t.in_deck(), *t.in_discard()]
    assert "toronto" not in everywhere
    assert t.in_centre() == {*FAR[:3], "banff"}


def test_qd_5_4_5_a_visited_reservation_leaves_its_place_free() -> None:
    t = Scenario().centre(*FAR).reserved(0, "toronto").deck("banff").hand(0, 5, 6)
    t.visit(0, "cn_tower", 5, 6)
    assert t.seen(0)["reserved"] is None
    assert t.in_centre() == set(FAR), "nothing is dealt"
    assert t.in_deck()[0] == "banff"


def test_qd_5_4_5_planes_used_go_to_the_rest_zone_not_to_the_supply() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).hand(0, "plane", 6).planes_left(5)
    t.visit(0, "cn_tower", 6, "plane")
    assert t.resting(0) == ["6", "plane"]
    assert t.s.planes == 5


# ---------------------------------------------------------------- QD-5.4.6 and QD-5.4.7


def test_qd_5_4_6_taxi_only_when_tokens_make_nothing() -> None:
    t = Scenario().centre(*FAR).hand(0, 1, 2, 4)
    assert t.verbs(0) == ["take_taxi"]
    t.do(0, "take_taxi")
    assert [said["event"] for said in t.log] == ["taxi_taken", "taxi_gained"]
    assert t.taxis_of(0) == 1
    assert t.asked() == (0, "reserve")
    # one card shows 8
    t = Scenario().centre("whistler", *FAR[:3]).hand(0, 1, 2, 4)
    assert t.verbs(0) == ["visit", "end_visits"]
    assert t.reason(0, "take_taxi") == ("QD-5.4.6", "could-visit")
    t.do(0, "end_visits")
    assert t.taxis_of(0) == 0
    # but its province was visited
    t = Scenario().centre("whistler", *FAR[:3]).hand(0, 1, 2, 4).provinces(0, "british_columbia")
    assert t.verbs(0) == ["take_taxi"]


@pytest.mark.parametrize("where", ["discard", "reserved"])
def test_qd_5_4_6_all_accessible_cards_count(where: str) -> None:
    t = Scenario().centre(*FAR).hand(0, 1, 2, 4)
    t = t.discard("whistler") if where == "discard" else t.reserved(0, "whistler")
    assert t.refused(0, "take_taxi") == "QD-5.4.6"
    t = Scenario().centre(*FAR).hand(0, 1, 2, 4).discard("whistler", "iqaluit").reserved(1, "calgary")
    assert t.can(0, "take_taxi"), "a deeper card and another's reservation do not count"


@pytest.mark.parametrize(
    ("card", "hand"),
    [("whistler", (3, 11)), ("whistler", (2, 4)), ("toronto", (9, 12)), ("toronto", (5, 6))],
    ids=["33 for Whistler", "8 for the gondola", "108 for Toronto", "30 for the tower"],
)
def test_qd_5_4_6_either_place_of_a_card_counts(card: str, hand: tuple[int, int]) -> None:
    t = Scenario(day=6).centre(card, *FAR[:3]).hand(0, *hand)
    assert t.refused(0, "take_taxi") == "QD-5.4.6"


def test_qd_5_4_6_planes_count_as_tokens() -> None:
    t = Scenario().centre("whistler", *FAR[:3]).hand(0, 4, "plane")
    assert t.reason(0, "take_taxi") == ("QD-5.4.6", "could-visit")


def test_qd_5_4_6_taxis_need_not_be_spent() -> None:
    """2 x 4 + 1 = 9: the visit and the taxi are both legal."""
    t = Scenario().centre("saint_john", *FAR[:3]).hand(0, 1, 2, 4).taxis(0, 1)
    assert t.choices(0) == [{"verb": "visit", "place": "reversing_falls"}, {"verb": "take_taxi"}]
    t.visit(0, "reversing_falls", 2, 4, change=["plus_1"])
    assert t.square(0, "new_brunswick") == 2
    assert t.reason(0, "take_taxi") == ("QD-5.4.6", "has-visited")


def test_qd_5_4_6_it_is_not_declined() -> None:
    t = Scenario().centre(*FAR).hand(0, 1, 2, 4)
    assert t.choices(0) == [{"verb": "take_taxi"}]
    assert t.reason(0, "end_visits") == ("QD-5.4.6", "taxi-is-due")


def test_qd_5_4_6_no_taxi_after_a_visit() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).hand(0, 5, 6, 1)
    t.visit(0, "cn_tower", 5, 6)
    assert t.choices(0) == [{"verb": "end_visits"}]
    assert t.refused(0, "take_taxi") == "QD-5.4.6"


def test_qd_5_4_6_tokens_and_cards_as_they_are_at_the_moment() -> None:
    """A swap brings the token that was missing: the taxi is not due any more."""
    t = Scenario(mode="expert").centre("toronto", *FAR[:3]).hand(0, 1, 5).rest(0, 6).taxis(0, 1)
    assert t.can(0, "take_taxi")
    t.do(0, "cross", box="swap").do(0, "swap", held="1", token="6")
    assert t.reason(0, "take_taxi") == ("QD-5.4.6", "could-visit")
    assert t.can(0, "visit", place="cn_tower")


def test_qd_5_4_7_after_the_taxi_no_visit() -> None:
    """The taxi would make 2 x 4 + 1 = 9 possible; it comes instead of a visit."""
    t = Scenario().centre("saint_john", *FAR[:3]).hand(0, 1, 2, 4)
    assert t.verbs(0) == ["take_taxi"]
    t.do(0, "take_taxi")
    assert t.asked() == (0, "reserve")
    assert t.told(0, "visit", place="reversing_falls") == ("QD-5.4.7", "taxi-instead", {})
    assert t.reason(0, "take_taxi") == ("QD-5.4.7", "taxi-already")
    # a turn later nothing of it is left
    t.turn_over(0).turn_over(1)
    assert t.asked() == (0, "replace")
    t.do(0, "skip").turn_over(0)
    assert t.taxis_of(0) == 2


def test_qd_5_4_7_boxes_that_serve_a_visit_are_closed_with_it() -> None:
    t = Scenario(mode="expert").centre(*FAR).hand(0, 1, 2, 4).taxis(0, 2).do(0, "take_taxi")
    for box in ("add", "subtract", "second_visit"):
        assert t.reason(0, "cross", box=box) == ("QD-5.4.7", "taxi-instead")
    t = Scenario(mode="expert").at(0, "reserve").taxis(0, 2)
    assert t.reason(0, "cross", box="add") == ("QD-5.8.3", "only-in-a-visit")
    assert t.reason(0, "cross", box="second_visit") == ("QD-5.8.6", "only-for-a-second-visit")


def test_qd_5_1_1_without_the_taxi_the_visits_are_simply_over() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).hand(0, 5, 6, 1).do(0, "end_visits")
    assert t.reason(0, "visit", place="cn_tower") == ("QD-5.1.1", "visits-are-over")
    assert t.refused(0, "take_taxi") == "LU-2"


def test_qd_5_4_7_other_boxes_until_step_four() -> None:
    t = Scenario(mode="expert").centre(*FAR).hand(0, 1, 2, 4).rest(0, 8)
    t.do(0, "take_taxi")
    assert [said["box"] for said in t.choices(0, "cross")] == ["extra_tokens", "swap", "plane", "blank"]
    t.do(0, "cross", box="extra_tokens")
    assert len(t.held(0)) == 5
    assert t.asked() == (0, "reserve")
    t.do(0, "skip")
    assert t.verbs(0) == ["rest", "draw"]


def test_qd_5_4_3_every_visit_of_random_games_adds_up() -> None:
    """Product and changes, as the log tells them, make a printed number; no province twice for a player."""
    for seed, mode in ((1, "family"), (2, "expert"), (3, "expert")):
        _, log = played(4, seed, mode=mode)
        amount = {"plus_1": 1, "plus_2": 2, "minus_1": -1, "minus_2": -2}
        change = made = 0
        seen = set()
        for said in log:
            if said["event"] == "changed":
                change += amount[said["amount"]]
            elif said["event"] == "multiplied":
                made = said["product"]
                assert made in products(said["first"], said["second"])
            elif said["event"] == "visited":
                place = PLACE[said["place"]]
                assert made + change in place.numbers
                assert said["points"] == place.points
                assert (said["seat"], said["province"]) not in seen
                seen.add((said["seat"], said["province"]))
                change = 0
