"""SC-5.1: the parade for the Mayor, and the ring of action cards."""

import pytest

from ludotheque.core.position import from_json, to_json
from tests.small_city.scenario import GAME, Scenario

RING = (
    "mayor",
    "architect",
    "mediator",
    "engineer",
    "supporter",
    "urban_planner",
    "city_councillor",
    "opponent",
)


def parade(seats: int = 2, host: int = 0) -> Scenario:
    t = Scenario(seats, host=host).ring(*RING)
    t.s.turn = 0
    return t.at("parade")


def ring(seats: int = 2, turn: int = 1) -> Scenario:
    return Scenario(seats).ring(*RING).at("actions", turn)


# ---------------------------------------------------------------- the parade


@pytest.mark.parametrize(("seats", "host", "asked"), [(2, 0, 1), (3, 2, 0), (4, 1, 2)])
def test_sc_10_1_the_hosts_left_neighbour_chooses_the_street(seats: int, host: int, asked: int) -> None:
    assert parade(seats, host).asked() == (asked, "parade")


def test_sc_5_1_1_a_street_lies_between_two_squares_of_the_zone() -> None:
    t = parade()
    assert t.can(1, "parade", square="a1", dir="right")
    assert t.can(1, "parade", square="g6", dir="down")
    assert t.told(1, "parade", square="g1", dir="right")[:2] == ("SC-5.1.1", "no-street-there")
    assert t.refused(1, "parade", square="a7", dir="down") == "SC-5.1.1"
    assert t.refused(1, "parade", square="b2", dir="up") == "SC-5.1.1"
    assert t.refused(1, "parade", square="j10", dir="down") == "SC-5.1.1"


def test_sc_5_1_7_one_of_its_squares_is_empty() -> None:
    t = parade()
    assert t.told(1, "parade", square="e5", dir="right")[:2] == ("SC-5.1.7", "street-full")
    assert t.can(1, "parade", square="d5", dir="right")
    t.grave(0, "d5")
    assert t.refused(1, "parade", square="d5", dir="right") == "SC-5.1.7"
    lake = Scenario(board="base_b", hall="a1")
    lake.s.turn = 0
    lake.at("parade")
    assert lake.refused(1, "parade", square="f3", dir="right") == "SC-5.1.7"
    assert lake.can(1, "parade", square="e3", dir="right")


def test_sc_5_1_1_the_host_builds_on_neither_square_until_the_turn_ends() -> None:
    t = parade().do(1, "parade", square="a1", dir="right")
    assert t.happened("street") == [{"event": "street", "seat": 0, "square": "a1", "other": "b1"}]
    t.at("plans")
    assert t.why(0, "park_1", "b1") == (
        "SC-5.1.1",
        "on-the-street",
        {"piece": "park_1", "zone": 7, "squares": ["b1"]},
    )
    assert not t.may(0, "park_1", "a1")
    assert t.may(0, "park_1", "c1")
    assert t.may(1, "park_1", "a1")


def test_sc_5_1_1_no_tile_is_enlarged_onto_the_street() -> None:
    t = Scenario().tile(0, "park_1", "a1").street("a1", "right")
    assert t.why(0, "park_2", "a1", "right")[1] == "on-the-street"
    assert Scenario().tile(0, "park_1", "a1").may(0, "park_2", "a1", "right")


def test_sc_5_1_1_the_council_places_no_tile_on_the_street() -> None:
    t = Scenario(2).street("a1", "down").disc(0, "construction", 0).at("council")
    t.do(0, "advance", row="construction", means="money").do(0, "build", piece="park_1")
    assert t.refused(0, "place", square="a1", facing="upright") == "SC-5.1.1"
    assert t.can(0, "place", square="b1", facing="upright")


def test_sc_5_1_6_the_street_is_open_to_all() -> None:
    t = parade(3).do(1, "parade", square="c3", dir="down")
    assert t.s.view(2)["mayor"] == {"square": "c3", "dir": "down", "squares": ["c3", "c4"]}


def test_sc_5_1_1_players_out_of_the_game_are_skipped() -> None:
    t = Scenario(3)
    t.s.left_in[1], t.s.pollution[1], t.s.turn = 1, 100, 1
    assert t.at("parade").asked() == (2, "parade")


# ---------------------------------------------------------------- the ring


def test_sc_4_4_eight_cards_lie_open_in_a_ring_dealt_once() -> None:
    views = [Scenario().s.view(seat)["ring"] for seat in (0, 1, -1)]
    assert views[0] == views[1] == views[2]
    assert sorted(views[0]) == sorted(RING)


def test_sc_10_3_the_ring_stays_as_it_was_dealt() -> None:
    t = ring(2)
    before = t.s.view(0)["ring"]
    t.do(0, "take", position=1).do(1, "take", position=2)
    assert t.at("parade").s.view(0)["ring"] == before


def test_sc_5_1_2_in_turn_1_any_free_card_in_turn_order() -> None:
    t = ring(3)
    assert t.asked() == (0, "action")
    assert [said["position"] for said in t.choices(0)] == list(range(8))
    t.do(0, "take", position=5)
    assert t.asked() == (1, "action")
    assert t.told(1, "take", position=5)[:2] == ("SC-5.1.2", "card-occupied")
    assert len(t.choices(1)) == 7


def test_sc_5_1_2_three_steps_are_free_each_further_one_costs_a_dollar() -> None:
    t = ring(2)
    t.s.ring_at[0], t.s.ring_at[1] = 6, 7
    t.money(0, 2)
    assert [said["position"] for said in t.choices(0)] == [0, 1, 2, 3]
    assert t.told(0, "take", position=4) == (
        "SC-5.1.2",
        "too-far",
        {"card": "supporter", "steps": 6, "price": 3, "money": 2},
    )
    t.do(0, "take", position=3)
    assert t.s.money[0] == 0
    assert t.happened("card_taken") == [{"event": "card_taken", "seat": 0, "card": "engineer", "price": 2}]


def test_sc_5_1_4_one_never_stays_and_a_whole_round_is_no_move() -> None:
    t = ring(2)
    t.s.ring_at[0] = 3
    assert t.told(0, "take", position=3)[:2] == ("SC-5.1.4", "may-not-stay")


def test_sc_5_1_4_the_mayors_money_pays_no_steps() -> None:
    t = ring(2).money(0, 1)
    t.s.ring_at[0] = 3
    assert t.refused(0, "take", position=0) == "SC-5.1.2"


def test_sc_5_1_2_if_every_affordable_card_is_taken_none_is() -> None:
    t = Scenario(4).ring(*RING).money(0, 0)
    for seat, at in enumerate((0, 1, 2, 3)):
        t.s.ring_at[seat] = at
    t.at("actions", 2)
    assert t.happened("no_card") == [{"event": "no_card", "seat": 0}]
    assert (t.s.ring_at[0], t.s.card[0]) == (0, -1)
    assert t.asked() == (1, "action")


def test_sc_5_1_2_a_card_may_be_taken_though_it_does_nothing() -> None:
    t = ring(2)
    t.s.zone[0] = 10
    t.do(0, "take", position=5).do(1, "take", position=0)
    assert (t.stage(), t.happened("zone_grew")) == ("plans", [])


def test_sc_5_1_3_the_mayor_brings_two_dollars_at_once() -> None:
    t = ring(2).do(0, "take", position=0)
    assert (t.s.money[0], t.asked()) == (14, (1, "action"))


@pytest.mark.parametrize(("votes", "left"), [(5, 2), (2, 0)])
def test_sc_5_1_3_the_opponent_takes_three_votes_not_below_zero(votes: int, left: int) -> None:
    t = ring(3).votes(2, votes).do(0, "take", position=7)
    assert t.asked() == (0, "oppose")
    assert t.refused(0, "oppose", seat=0) == "SC-5.1.3"
    assert t.refused(0, "oppose", seat=3) == "SC-5.1.3"
    t.do(0, "oppose", seat=2)
    assert (t.s.votes[2], t.asked()) == (left, (1, "action"))


def test_sc_5_1_3_a_table_where_the_opponent_is_asked_is_read_back() -> None:
    t = ring(3).do(0, "take", position=7)
    assert from_json(GAME, to_json(t.s)).ask(0) == {"step": "oppose"}


def test_sc_16_4_with_one_opponent_nothing_is_asked() -> None:
    t = ring(2).votes(1, 7).do(0, "take", position=7)
    assert (t.s.votes[1], t.asked()) == (4, (1, "action"))


def test_sc_5_1_3_the_urban_planner_enlarges_the_zone_before_building() -> None:
    t = ring(2).do(0, "take", position=5)
    assert t.s.zone[0] == 7
    t.do(1, "take", position=0)
    assert (t.s.zone[0], t.stage()) == (8, "plans")


def test_sc_5_1_4_a_card_lapses_with_its_turn() -> None:
    t = Scenario().card(0, "supporter").card(1, "mayor").at("closing")
    assert list(t.s.card) == [-1, -1]


def test_sc_8_6_1_of_ten_cards_eight_are_dealt() -> None:
    seen = set()
    for seed in range(20):
        s = Scenario.game.new(2, seed, {"new_actions": "yes"})
        cards = s.view(-1)["ring"]
        assert len(set(cards)) == 8
        seen |= set(cards)
    assert seen == {*RING, "physicist", "artist"}


def test_sc_5_1_5_without_godzillas_the_engineer_is_asked_nothing() -> None:
    t = ring(2).do(0, "take", position=3)
    assert t.asked() == (1, "action")
