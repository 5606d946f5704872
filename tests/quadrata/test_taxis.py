"""Taxis: getting and spending them, and what the boxes do (QD-5.8.1 to QD-5.8.6)."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.quadrata.components import packaged
from tests.quadrata.scenario import Scenario, Token, pair
from tests.soaking import examples

FAR = ("ottawa", "quebec_city", "sydney", "brandon")
AMOUNT = {"plus_1": 1, "plus_2": 2, "minus_1": -1, "minus_2": -2}
BOXES = {
    "family": [("plus_1", [1], 2), ("plus_2", [2], 3), ("minus_1", [-1], 2), ("minus_2", [-2], 3)],
    "expert": [("add", [1, 2], 2), ("subtract", [-1, -2], 2)],
}


# ---------------------------------------------------------------- QD-5.8.1


def test_qd_5_8_1_taxis_come_by_day_one_by_links_and_by_turns_without_a_visit() -> None:
    t = Scenario().centre("toronto").hand(0, 5, 6).provinces(0, "manitoba")
    t.visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="taxi")
    assert t.happened("taxi_gained") == [{"event": "taxi_gained", "seat": 0}]
    t = Scenario().centre(*FAR).hand(0, 1, 2, 4).taxis(0, 2).do(0, "take_taxi")
    assert (t.seen(0)["circled"], t.taxis_of(0)) == (3, 3)


@pytest.mark.parametrize(("mode", "circles"), [("family", 10), ("expert", 12)])
def test_qd_5_8_1_no_more_taxis_than_circles(mode: str, circles: int) -> None:
    """The row is full: the taxi for no visit is not received, and step 2 ends all the same."""
    boxes = ["plus_1"] * 2 + ["plus_2"] * 3 if mode == "family" else ["add"] * 2 + ["blank"] * 2 + ["swap"]
    t = Scenario(mode=mode).centre(*FAR).hand(0, 1, 2, 4).taxis(0, circles - 5, crossed=boxes)
    assert t.can(0, "take_taxi")
    t.do(0, "take_taxi")
    assert (t.seen(0)["circled"], t.taxis_of(0)) == (circles, circles - 5)
    assert t.asked() == (0, "reserve")
    assert not t.happened("taxi_gained")


# ---------------------------------------------------------------- QD-5.8.2


def test_qd_5_8_2_twelve_and_two_make_fourteen() -> None:
    t = Scenario().centre("victoria", *FAR[:3]).hand(0, 3, 4).taxis(0, 1)
    t.visit(0, "butchart_gardens", 3, 4, change=["plus_2"])
    assert t.square(0, "british_columbia") == 3
    assert t.taxis_of(0) == 0
    assert t.crossed(0) == {"plus_2": 1}
    assert t.seen(0)["circled"] == 1


def test_qd_5_8_2_a_crossed_box_is_never_used_again() -> None:
    """Of the three boxes +2 none is left: 12 + 2 is out of reach, and 12 - 1 is the only way."""
    t = Scenario().centre("victoria", *FAR[:3]).hand(0, 3, 4).taxis(0, 1, crossed=["plus_2"] * 3)
    t.do(0, "visit", place="butchart_gardens").do(0, "use", pair="3*4")
    assert t.amounts(0) == ["minus_1"]
    assert t.reason(0, "change", amount="plus_2") == ("QD-5.8.2", "change-not-on-board")
    t = Scenario(mode="expert").taxis(0, 2, crossed=["swap", "blank", "blank"]).rest(0, 8)
    assert t.reason(0, "cross", box="swap") == ("QD-5.8.2", "box-crossed")
    assert t.reason(0, "cross", box="blank") == ("QD-5.8.2", "box-crossed")


def test_qd_5_8_2_a_taxi_in_hand_is_needed() -> None:
    t = Scenario(mode="expert").taxis(0, 0, crossed=["add"]).taxis(1, 3)
    assert t.reason(0, "cross", box="plane") == ("QD-5.8.2", "no-taxi")
    assert t.choices(0, "cross") == []
    t = Scenario(mode="expert").taxis(0, 1)
    t.do(0, "cross", box="plane")
    assert t.refused(0, "cross", box="blank") == "QD-5.8.2"


# ---------------------------------------------------------------- QD-5.8.3


@pytest.mark.parametrize("step", ["replace", "visit", "reserve"])
def test_qd_5_8_3_in_steps_one_two_and_three(step: str) -> None:
    t = Scenario(mode="expert").rest(0, 8).taxis(0, 1).at(0, step)
    assert [said["box"] for said in t.choices(0, "cross")] == ["extra_tokens", "swap", "plane", "blank"]
    assert t.reason(0, "cross", box="add") == ("QD-5.8.3", "only-in-a-visit")
    assert t.reason(0, "cross", box="subtract") == ("QD-5.8.3", "only-in-a-visit")
    assert t.reason(0, "cross", box="second_visit") == ("QD-5.8.6", "only-for-a-second-visit")


def test_qd_5_8_3_not_in_step_four_and_not_in_another_turn() -> None:
    t = Scenario(mode="expert").taxis(0, 1).taxis(1, 1).at(0, "rest")
    assert t.refused(0, "cross", box="plane") == "LU-2"
    assert t.refused(1, "cross", box="plane") == "LU-1"


def test_qd_5_8_3_not_in_the_middle_of_a_visit() -> None:
    t = Scenario(mode="expert").centre("moose_jaw", *FAR[:3]).hand(0, 3, 4).taxis(0, 2)
    t.do(0, "visit", place="tunnels_of_moose_jaw")
    assert t.refused(0, "cross", box="plane") == "LU-2"
    t.do(0, "use", pair="3*4")
    assert t.verbs(0) == ["change"]
    assert t.refused(0, "cross", box="plane") == "LU-2"


def test_qd_5_8_3_a_box_only_if_its_effect_can_happen() -> None:
    t = Scenario(mode="expert").taxis(0, 1)
    assert t.reason(0, "cross", box="swap") == ("QD-5.8.3", "without-effect"), "nothing rests"
    t = Scenario(mode="expert").taxis(0, 1).hand(0).rest(0, 8)
    assert t.refused(0, "cross", box="swap") == "QD-5.8.3", "nothing lies in the movement area"
    t = Scenario(mode="expert").taxis(0, 1).hand(0, 1, 2, 3, extra=[4, 5])
    assert t.refused(0, "cross", box="extra_tokens") == "QD-5.8.3", "no dotted circle is free"
    t = Scenario(mode="expert", day=6).trains(0, 2).taxis(0, 1).hand(0, 4, 5, 6, "plane").bag(0).rest(0)
    assert t.refused(0, "cross", box="extra_tokens") == "QD-5.8.3", "no token to draw"
    assert t.can(0, "cross", box="blank"), "a blank box needs no effect"


def test_qd_5_8_3_part_of_an_effect_is_enough() -> None:
    t = Scenario(mode="expert", day=6).taxis(0, 1).hand(0, 4, 5, 6).rest(0, "plane")
    t.do(0, "cross", box="extra_tokens")
    assert t.held(0) == ["4", "5", "6", "plane_extra"], "a single token was left to draw"
    t = Scenario(mode="expert").taxis(0, 1).hand(0, 6).rest(0, 3).do(0, "cross", box="swap")
    assert t.choices(0) == [{"verb": "swap", "held": "6", "token": "3"}]


def test_qd_5_8_3_a_plane_box_needs_a_plane_in_the_supply() -> None:
    assert Scenario(mode="expert").taxis(0, 1).planes_left(1).can(0, "cross", box="plane")
    t = Scenario(mode="expert").taxis(0, 1).planes_left(0)
    assert t.reason(0, "cross", box="plane") == ("QD-5.8.3", "without-effect")


@pytest.mark.parametrize(("step", "next_step"), [("replace", "visit"), ("reserve", "rest")])
def test_qd_5_8_3_without_cards_a_step_is_asked_for_the_sake_of_a_box(step: str, next_step: str) -> None:
    """Of all boxes only those for a plane can be crossed."""
    crossed = ["extra_tokens", "extra_tokens", "swap", "blank", "blank"]
    for taxis, asked in ((1, step), (0, next_step)):
        t = Scenario(seats=4, mode="expert").centre(only=True).deck(exact=True)
        t.taxis(0, taxis, crossed=crossed).at(0, step)
        t.s.settle()
        assert t.asked() == (0, asked)
        if taxis:
            assert t.choices(0) == [{"verb": "skip"}, {"verb": "cross", "box": "plane"}]


# ---------------------------------------------------------------- QD-5.8.4


@pytest.mark.parametrize(
    ("tokens", "place", "change", "province", "points"),
    [
        ((2, 7), "calgary_stampede", "plus_1", "alberta", 2),  # 15
        ((2, 7), "rcmp_heritage_centre", "plus_2", "saskatchewan", 2),  # 16
        ((3, 4), "tunnels_of_moose_jaw", "minus_2", "saskatchewan", 2),  # 10
        ((3, 4), "butchart_gardens", "minus_1", "british_columbia", 3),  # 11
    ],
)
def test_qd_5_8_4_the_expert_examples(
    tokens: tuple[int, int], place: str, change: str, province: str, points: int
) -> None:
    card = next(c.id for c in packaged().destinations.destination if place in (c.city.id, c.attraction.id))
    t = Scenario(mode="expert", day=2).centre(card, *FAR[:3]).hand(0, *tokens).taxis(0, 1)
    t.do(0, "visit", place=place).do(0, "use", pair=pair(*tokens))
    t.do(0, "change", amount=change)
    assert t.square(0, province) == points
    assert t.crossed(0) == {"add" if change.startswith("plus") else "subtract": 1}
    assert t.taxis_of(0) == 0


def test_qd_5_8_4_three_more_needs_two_boxes() -> None:
    """3 x 5 = 15 to 18 is three away, as 14 to 17: no number is a 17, so Moose Jaw's 18 stands for it."""
    t = Scenario(mode="expert").centre("moose_jaw", *FAR[:3]).hand(0, 3, 5).taxis(0, 1)
    assert t.reason(0, "visit", place="tunnels_of_moose_jaw") == ("QD-5.4.3", "more-taxis-needed")
    t = Scenario(mode="expert").centre("moose_jaw", *FAR[:3]).hand(0, 3, 5).taxis(0, 2)
    assert t.places(0) == ["tunnels_of_moose_jaw"]


def test_qd_5_8_4_two_boxes_add_up() -> None:
    t = Scenario().centre("regina", *FAR[:3]).hand(0, 3, 4).taxis(0, 1)
    assert t.refused(0, "visit", place="rcmp_heritage_centre") == "QD-5.4.3"
    t = Scenario().centre("regina", *FAR[:3]).hand(0, 3, 4).taxis(0, 2)
    t.visit(0, "rcmp_heritage_centre", 3, 4, change=["plus_2", "plus_2"])
    assert t.square(0, "saskatchewan") == 2
    assert t.crossed(0) == {"plus_2": 2}
    assert t.taxis_of(0) == 0


def test_qd_5_8_4_no_box_is_asked_for_when_tokens_do() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).hand(0, 5, 6).taxis(0, 5)
    t.visit(0, "cn_tower", 5, 6)
    assert t.taxis_of(0) == 5
    assert t.asked() == (0, "visit")


def test_qd_5_8_4_a_box_without_need_is_not_offered() -> None:
    """12 to 14 or 11: with one taxi +2 or -1. After a +1 neither, for alone they would have been enough."""
    t = Scenario().centre("victoria", *FAR[:3]).hand(0, 3, 4).taxis(0, 1)
    t.do(0, "visit", place="butchart_gardens").do(0, "use", pair="3*4")
    assert t.amounts(0) == ["plus_2", "minus_1"]
    assert t.reason(0, "change", amount="minus_2") == ("QD-5.8.4", "change-of-no-use")
    t = Scenario().centre("victoria", *FAR[:3]).hand(0, 3, 4).taxis(0, 5)
    t.do(0, "visit", place="butchart_gardens").do(0, "use", pair="3*4").do(0, "change", amount="plus_1")
    assert t.amounts(0) == ["plus_1", "minus_2"]
    assert t.reason(0, "change", amount="plus_2") == ("QD-5.8.4", "change-of-no-use")
    assert t.reason(0, "change", amount="minus_1") == ("QD-5.8.4", "change-of-no-use")


def test_qd_5_8_4_a_change_that_only_a_crossed_box_would_complete_is_not_offered() -> None:
    """6 to 9 would take +2 and +1, and no +1 is left; 6 to 4 takes a -2."""
    crossed = ["plus_1", "plus_1", "minus_1", "minus_1"]
    t = Scenario().centre("lunenburg", *FAR[:3]).hand(0, 2, 3).taxis(0, 3, crossed=crossed)
    t.do(0, "visit", place="bluenose_ii").do(0, "use", pair="2*3")
    assert t.amounts(0) == ["minus_2"]
    assert t.reason(0, "change", amount="plus_2") == ("QD-5.8.4", "change-of-no-use")


def test_qd_5_8_4_taxis_in_plenty_make_no_change_useful() -> None:
    t = Scenario(mode="expert").centre("moose_jaw", *FAR[:3]).hand(0, 3, 4).taxis(0, 6)
    t.do(0, "visit", place="tunnels_of_moose_jaw").do(0, "use", pair="3*4")
    assert t.amounts(0) == ["minus_1", "minus_2"]
    assert t.reason(0, "change", amount="plus_1") == ("QD-5.8.4", "change-of-no-use")


def test_qd_5_8_2_an_amount_that_no_box_of_the_side_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an owner may have corrected the board."""
    t = Scenario().centre("victoria", *FAR[:3]).hand(0, 3, 4).taxis(0, 1)
    t.do(0, "visit", place="butchart_gardens").do(0, "use", pair="3*4")
    boxes = t.s.box.box_of_amount[:]
    boxes[1] = -1
    monkeypatch.setattr(t.s.box, "box_of_amount", boxes)
    assert t.amounts(0) == ["minus_1"]
    assert t.reason(0, "change", amount="plus_2") == ("QD-5.8.2", "change-not-on-board")


def combinations_of(mode: str, crossed: list[str], most: int) -> set[tuple[int, ...]]:
    """Every set of changes that so many taxis can buy, as sorted amounts: each free box once, with one amount."""
    boxes = [amounts for name, amounts, copies in BOXES[mode] for _ in range(copies - crossed.count(name))]
    found: set[tuple[int, ...]] = {()}
    for choice in product(*[[None, *amounts] for amounts in boxes]):
        changes = tuple(sorted(change for change in choice if change is not None))
        if len(changes) <= most:
            found.add(changes)
    return found


def parts(changes: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Everything that is less than the whole."""
    found = set()
    for kept in product([False, True], repeat=len(changes)):
        if not all(kept):
            found.add(tuple(change for change, keep in zip(changes, kept, strict=True) if keep))
    return found


def values(token: Token) -> range:
    return range(1, 13) if token == "plane" else range(int(token), int(token) + 1)


def least(
    mode: str, crossed: list[str], taxis: int, tokens: tuple[Token, Token], numbers: list[int]
) -> set[tuple[int, ...]]:
    """The oracle: every combination that leads there and of which no part does."""
    made = {a * b for a in values(tokens[0]) for b in values(tokens[1])}

    def does(changes: tuple[int, ...]) -> bool:
        return any(product_ + sum(changes) in numbers for product_ in made)

    return {
        changes
        for changes in combinations_of(mode, crossed, taxis)
        if does(changes) and not any(does(part) for part in parts(changes))
    }


def offered(t: Scenario, done: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Every combination that the questions let through, by playing all of them."""
    if t.asked()[1] != "change":
        return {tuple(sorted(done))}
    found = set()
    for amount in t.amounts(0):
        found |= offered(t.copy().do(0, "change", amount=amount), (*done, AMOUNT[amount]))
    return found


sides = st.sampled_from(["family", "expert"])
some_tokens: st.SearchStrategy[list[Token]] = st.lists(
    st.sampled_from([4, 5, 6, 7, 8, 9, 10, 11, 12, "plane"]), min_size=2, max_size=3, unique=True
)


@settings(max_examples=examples(60))
@given(data=st.data())
def test_qd_5_8_4_the_combinations_offered_are_the_least_ones(data: st.DataObject) -> None:
    """Against a search through all sets of boxes: which places, with which tokens, by which changes."""
    mode = data.draw(sides, "mode")
    free = {name: copies for name, _, copies in BOXES[mode]}
    crossed = [name for name, copies in free.items() for _ in range(data.draw(st.integers(0, copies), name))]
    circles = 10 if mode == "family" else 12
    taxis = data.draw(st.integers(0, min(4, circles - len(crossed))), "taxis")
    hand = data.draw(some_tokens, "hand")
    cards = data.draw(
        st.lists(st.sampled_from(packaged().card_ids), min_size=4, max_size=4, unique=True), "cards"
    )
    t = Scenario(mode=mode, day=6).centre(*cards).hand(0, *hand).taxis(0, taxis, crossed=crossed)
    for card in cards:
        destination = next(c for c in packaged().destinations.destination if c.id == card)
        for place in (destination.city, destination.attraction):
            expected = {
                pair(one, other): least(mode, crossed, taxis, (one, other), place.numbers)
                for i, one in enumerate(hand)
                for other in hand[i + 1 :]
            }
            expected = {name: ways for name, ways in expected.items() if ways}
            assert t.can(0, "visit", place=place.id) == bool(expected), (place.id, expected)
            if expected:
                choosing = t.copy().do(0, "visit", place=place.id)
                assert set(choosing.pairs(0)) == set(expected)
                for name, ways in expected.items():
                    assert offered(choosing.copy().do(0, "use", pair=name)) == ways, (place.id, name)


def test_the_oracle_of_combinations_knows_the_examples() -> None:
    assert least("family", [], 1, (3, 4), [11, 14]) == {(2,), (-1,)}
    assert least("family", [], 2, (3, 4), [16]) == {(2, 2)}
    assert least("expert", [], 1, (2, 7), [15, 16]) == {(1,), (2,)}
    assert least("expert", [], 4, (2, 7), [17]) == {(1, 2), (-1, 2, 2)}
    assert least("family", [], 3, ("plane", 5), [25]) == {()}
    assert parts((1, 2)) == {(), (1,), (2,)}


# ---------------------------------------------------------------- QD-5.8.5


def test_qd_5_8_5_modify_choose_one_of_the_amounts() -> None:
    """14 to 15 or 16 (L'Anse aux Meadows): the same box makes either."""
    t = Scenario(mode="expert", day=2).centre("st_anthony", *FAR[:3]).hand(0, 2, 7).taxis(0, 1)
    t.do(0, "visit", place="lanse_aux_meadows").do(0, "use", pair="2*7")
    assert t.amounts(0) == ["plus_1", "plus_2"]
    t.do(0, "change", amount="plus_2")
    assert t.crossed(0) == {"add": 1}


def test_qd_5_8_5_two_extra_tokens_into_the_dotted_circles() -> None:
    t = Scenario(mode="expert").hand(0, 1, 2, 3).taxis(0, 1).do(0, "cross", box="extra_tokens")
    assert t.held(0)[:3] == ["1", "2", "3"]
    assert len(t.held(0)) == 5
    assert all(held.endswith("_extra") for held in t.held(0)[3:])
    assert len(t.in_bag(0)) == 2
    assert len(t.happened("drew")) == 2


def test_qd_5_8_5_only_one_token_where_only_one_circle_is_free() -> None:
    t = Scenario(mode="expert").hand(0, 1, 2, 3, extra=[4]).taxis(0, 1).do(0, "cross", box="extra_tokens")
    assert len(t.held(0)) == 5
    assert t.held(0)[3] == "4_extra"
    assert len(t.happened("drew")) == 1


def test_qd_5_8_5_extra_tokens_pour_the_rest_zone_if_the_bag_is_empty() -> None:
    t = Scenario(mode="expert", day=6).hand(0, 4, 5, 6).bag(0, 9).rest(0, 8, "plane", 7).taxis(0, 1)
    t.do(0, "cross", box="extra_tokens")
    assert t.held(0)[3] == "9_extra"
    assert t.happened("poured") == [{"event": "poured", "seat": 0, "count": 3}]
    assert (len(t.in_bag(0)), t.resting(0)) == (2, [])


def test_qd_5_8_5_an_emptied_circle_stays_empty_until_the_next_box() -> None:
    t = Scenario(mode="expert").centre("toronto", *FAR[:3]).hand(0, 1, 2, 3, extra=[5, 6])
    t.taxis(0, 1, crossed=["extra_tokens"]).visit(0, "cn_tower", "5_extra", "6_extra")
    t.do(0, "end_visits").do(0, "skip").do(0, "draw")
    assert t.held(0) == ["1", "2", "3"]
    t.at(0, "replace").do(0, "cross", box="extra_tokens")
    assert len(t.held(0)) == 5
    assert t.crossed(0) == {"extra_tokens": 2}


def test_qd_5_8_5_swap_a_held_token_with_a_resting_one() -> None:
    t = Scenario(mode="expert").hand(0, 1, 4, 6).rest(0, 9, "plane").taxis(0, 2)
    t.do(0, "cross", box="swap")
    assert t.asked() == (0, "swap")
    assert len(t.choices(0)) == 6
    t.do(0, "swap", held="1", token="9")
    assert t.held(0) == ["9", "4", "6"], "in the very place"
    assert t.happened("swapped") == [{"event": "swapped", "seat": 0, "held": "1", "token": "9"}]
    assert t.resting(0) == ["1", "plane"]
    assert t.taxis_of(0) == 1
    assert t.crossed(0) == {"swap": 1}
    # the box is worth 2; the taxi in hand would find a blank box of 3
    assert t.halves(0)["taxis"] == 2 * (2 + 3)


def test_qd_5_8_5_swap_with_a_dotted_circle_and_a_token_used_a_moment_ago() -> None:
    t = Scenario(mode="expert").centre("toronto", *FAR[:3]).hand(0, 5, 6, 1, extra=[2, "plane"]).taxis(0, 1)
    t.visit(0, "cn_tower", 5, 6).do(0, "cross", box="swap")
    assert {said["token"] for said in t.choices(0)} == {"5", "6"}
    assert {said["held"] for said in t.choices(0)} == {"1", "2_extra", "plane_extra"}
    t.do(0, "swap", held="plane_extra", token="6")
    assert t.held(0) == ["1", "2_extra", "6_extra"]
    assert t.resting(0) == ["5", "plane"]


def test_qd_5_8_5_swap_only_what_is_there() -> None:
    t = Scenario(mode="expert").hand(0, 1, 4, 6).rest(0, 9, "plane").taxis(0, 1).do(0, "cross", box="swap")
    assert t.reason(0, "swap", held="2", token="9") == ("QD-5.8.5", "not-held")
    assert t.reason(0, "swap", held="1_extra", token="9") == ("QD-5.8.5", "not-held")
    assert t.reason(0, "swap", held="1", token="8") == ("QD-5.8.5", "not-resting")
    assert t.verbs(0) == ["swap"]


def test_qd_5_8_5_a_new_plane_into_the_rest_zone() -> None:
    t = Scenario(mode="expert").hand(0, 1, 2, 3).taxis(0, 2).do(0, "cross", box="plane")
    assert t.resting(0) == ["plane"]
    assert t.s.planes == 21
    assert t.held(0) == ["1", "2", "3"]
    t.do(0, "cross", box="plane")
    assert t.s.planes == 20
    assert t.halves(0)["planes"] == 3


def test_qd_5_8_5_a_blank_box_is_worth_three() -> None:
    t = Scenario(mode="expert").taxis(0, 1).do(0, "cross", box="blank")
    assert t.halves(0)["taxis"] == 6
    assert t.resting(0) == []


# ---------------------------------------------------------------- QD-5.8.6


def second(hand: list[Token], taxis: int = 0) -> Scenario:
    """Expert, Toronto and Banff in the centre; Manitoba visited, so that Ontario brings a path bonus."""
    t = Scenario(mode="expert", day=2).trains(0, 1).centre("toronto", "banff", "moncton", "whistler")
    return t.hand(0, *hand).taxis(0, taxis).provinces(0, "manitoba")


def test_qd_5_8_6_paid_by_the_taxi_of_the_first_visit() -> None:
    t = second([5, 6, 2, 4]).visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="taxi")
    assert t.can(0, "visit", place="peak_2_peak_gondola")
    t.visit(0, "peak_2_peak_gondola", 2, 4)
    assert t.crossed(0) == {"second_visit": 1}
    assert t.taxis_of(0) == 0
    assert (t.square(0, "ontario"), t.square(0, "british_columbia")) == (2, 2)
    assert t.held(0) == []


def test_qd_5_8_6_not_with_three_tokens() -> None:
    t = second([5, 6, 2]).visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="taxi")
    assert t.places(0) == []
    assert t.reason(0, "visit", place="peak_2_peak_gondola") == ("QD-5.4.3", "too-few-tokens")


def test_qd_5_8_6_not_without_a_taxi() -> None:
    t = second([5, 6, 2, 4]).visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="train")
    assert t.reason(0, "visit", place="peak_2_peak_gondola") == ("QD-5.8.6", "no-taxi-for-second")
    assert t.verbs(0) == ["end_visits"]


def test_qd_5_8_6_the_second_visit_costs_a_taxi_before_any_change() -> None:
    """2 x 4 = 8 to Banff's 10 needs a box: two taxis in all."""
    t = second([5, 6, 2, 4], taxis=1).visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="train")
    assert t.places(0) == ["peak_2_peak_gondola"]
    assert t.reason(0, "visit", place="lake_louise") == ("QD-5.4.3", "more-taxis-needed")
    t = second([5, 6, 2, 4], taxis=2).visit(0, "cn_tower", 5, 6).do(0, "bonus", bonus="train")
    t.visit(0, "lake_louise", 2, 4, change=["plus_2"])
    assert t.crossed(0) == {"second_visit": 1, "add": 1}
    assert t.taxis_of(0) == 0


def test_qd_5_8_6_the_box_is_used_once_a_game() -> None:
    t = Scenario(mode="expert", day=2).trains(0, 1).centre("toronto", "banff", "whistler", "moncton")
    t.hand(0, 5, 6, 2, 4).taxis(0, 3, crossed=["second_visit"]).visit(0, "cn_tower", 5, 6)
    assert t.reason(0, "visit", place="peak_2_peak_gondola") == ("QD-5.8.6", "second-box-crossed")


def test_qd_5_8_6_never_a_third_visit() -> None:
    t = Scenario(mode="expert").trains(0, 2).centre("toronto", "whistler", "moncton", "gaspe")
    t.hand(0, 5, 6, 2, 4, 1, extra=["plane", 3]).taxis(0, 5)
    t.visit(0, "cn_tower", 5, 6).visit(0, "peak_2_peak_gondola", 2, 4)
    assert t.places(0) == []
    assert t.reason(0, "visit", place="hopewell_rocks") == ("QD-5.8.6", "no-third-visit")
    assert t.refused(0, "take_taxi") == "QD-5.4.6"
    assert t.can(0, "end_visits")


def test_qd_5_8_6_extra_tokens_count_and_a_revealed_card_may_be_visited() -> None:
    t = Scenario(mode="expert").centre("toronto", *FAR[:3]).deck("whistler").hand(0, 5, 6, 2).taxis(0, 2)
    t.visit(0, "cn_tower", 5, 6).do(0, "cross", box="extra_tokens")
    assert len(t.held(0)) == 3
    assert "whistler" in t.in_centre()
    t = Scenario(mode="expert").centre("toronto", *FAR[:3]).deck("whistler").trains(0, 1).hand(0, 5, 6, 2, 4)
    t.taxis(0, 1).visit(0, "cn_tower", 5, 6).visit(0, "peak_2_peak_gondola", 2, 4)
    assert t.square(0, "british_columbia") == 2


def test_qd_5_8_6_bonuses_of_the_second_visit_as_usual() -> None:
    """Whistler: Alberta is its neighbour, Ontario of its colour was visited a moment ago."""
    t = Scenario(mode="expert").trains(0, 1).centre("toronto", "whistler").hand(0, 5, 6, 2, 4).taxis(0, 1)
    t.provinces(0, "alberta").visit(0, "cn_tower", 5, 6).visit(0, "peak_2_peak_gondola", 2, 4)
    t.do(0, "bonus", bonus="train")
    assert t.happened("plane_won") == [{"event": "plane_won", "seat": 0, "colour": "violet"}]
    assert t.seen(0)["trains"] == 2


def test_qd_5_8_6_the_same_province_is_not_visited_twice() -> None:
    t = Scenario(mode="expert", day=2).trains(0, 1).centre("toronto", "ottawa", "sydney", "brandon")
    t.hand(0, 5, 6, 4, 7).taxis(0, 2).visit(0, "cn_tower", 5, 6)
    assert t.reason(0, "visit", place="parliament_hill") == ("QD-5.4.3", "province-visited")
