"""SC-5.4: what tourists, shops and factories bring, and where it is stored."""

import pytest

from ludotheque.core.position import BadPosition, from_json, to_json
from tests.small_city.scenario import GAME, Scenario


def goods(t: Scenario, seat: int = 0) -> dict[str, str]:
    return dict(t.borough(seat)["goods"])


# ---------------------------------------------------------------- tourists


def test_sc_5_4_1_a_host_earns_a_dollar_a_tourist_two_in_the_museum() -> None:
    t = Scenario(3).tile(0, "factory_1", "a1").tile(0, "museum", "a3")
    t.people(0, "a1", of=1).people(0, "a3", of=2).people(0, "b3").at("hosts")
    assert t.happened("hosted") == [{"event": "hosted", "seat": 0, "money": 3}]


# ---------------------------------------------------------------- shops


def test_sc_5_4_2_workers_on_cash_and_votes_places_serve_their_owners() -> None:
    t = Scenario().tile(0, "commercial_3_i3", "a1")
    t.people(0, "a1", of=1).people(0, "c1").at("trade")
    assert t.happened("traded") == [
        {"event": "traded", "seat": 0, "money": 0, "votes": 3},
        {"event": "traded", "seat": 1, "money": 4, "votes": 0},
    ]


@pytest.mark.parametrize(("material", "money"), [("wood", 2), ("stone", 3), ("metal", 5)])
def test_sc_5_4_2_a_material_is_sold_for_money(material: str, money: int) -> None:
    t = Scenario().tile(0, "commercial_2", "a1").people(0, "b1").goods(0, e5=material).at("trade")
    assert t.s.ask(0) == {"step": "trade", "count": 0} or t.step(0) == "trade"
    t.do(0, "exchange", square="e5")
    assert (t.s.money[0], goods(t)) == (12 + money, {})


@pytest.mark.parametrize(("material", "votes"), [("wood", 3), ("stone", 5), ("metal", 7)])
def test_sc_5_4_2_a_material_is_exchanged_for_votes(material: str, votes: int) -> None:
    t = Scenario().tile(0, "commercial_4_i4", "a1").people(0, "d1").goods(0, e5=material).at("trade")
    t.do(0, "exchange", square="e5")
    assert (t.s.votes[0], goods(t)) == (votes, {})


def test_sc_5_4_7_one_worker_after_the_other_money_first_and_each_may_decline() -> None:
    t = Scenario().tile(0, "commercial_4_i4", "a1").people(0, "b1", "d1")
    t.goods(0, e5="wood", f5="wood", e6="metal").at("trade")
    assert [said["square"] for said in t.choices(0, "exchange")] == ["e5", "e6"]
    assert t.told(0, "exchange", square="f5")[:2] == ("SC-3.13", "equal-space")
    for square in ("a1", "b1"):
        assert t.told(0, "exchange", square=square)[:2] == ("SC-5.4.7", "not-a-material")
    t.do(0, "decline").do(0, "exchange", square="e6")
    assert (t.s.money[0], t.s.votes[0], t.stage() != "trade") == (12, 7, True)


def test_sc_5_4_7_no_player_without_materials_is_asked() -> None:
    t = Scenario().tile(0, "commercial_2", "a1").people(0, "b1").at("trade")
    assert t.stage() != "trade"


def test_sc_5_4_2_a_tourist_trades_its_owners_materials() -> None:
    t = Scenario().tile(1, "commercial_2", "a1").people(1, "b1", of=0)
    t.goods(0, e5="stone").goods(1, e5="wood").at("trade")
    assert t.s.to_move() == (0,)
    t.do(0, "exchange", square="e5")
    assert (t.s.money[0], goods(t, 1)) == (15, {"e5": "wood"})


def test_sc_15_3_school_library_and_museum() -> None:
    t = Scenario().tile(0, "school", "a1").tile(0, "library", "a3").tile(0, "museum", "a5")
    t.people(0, "a1", "a3", "a5").people(0, "b3", "b5", of=1).at("trade")
    assert t.happened("traded") == [
        {"event": "traded", "seat": 0, "money": 1, "votes": 2},
        {"event": "traded", "seat": 1, "money": 0, "votes": 1},
    ]


# ---------------------------------------------------------------- factories


def test_sc_5_4_3_each_worker_makes_the_product_of_the_place() -> None:
    t = Scenario().tile(0, "factory_3_i3", "a1").people(0, "a1", "b1", "c1").at("production")
    assert goods(t) == {"e5": "wood", "f5": "stone", "e6": "metal"}
    assert t.s.x[0] == 3 + 3


def test_sc_5_6_2_only_players_in_the_game_produce() -> None:
    t = Scenario(3)
    for seat in (1, 2):
        t.tile(seat, "factory_1", "a1").people(seat, "a1")
    t.s.left_in[1], t.s.pollution[1] = 1, 100
    t.at("production")
    assert [goods(t, seat) for seat in range(3)] == [{}, {}, {"e5": "wood"}]


def test_sc_10_2_presence_is_enough() -> None:
    t = Scenario().tile(0, "factory_1", "a1").people(0, "a1").at("production")
    assert goods(t) == {"e5": "wood"}


def test_sc_5_4_3_hall_and_warehouse_differ_so_one_says_where() -> None:
    t = Scenario().tile(0, "factory_1", "a1").tile(0, "warehouse", "b1").people(0, "a1").at("production")
    assert t.choices(0) == [
        {"verb": "store", "material": "wood", "square": "b1"},
        {"verb": "store", "material": "wood", "square": "e5"},
    ]
    assert GAME.encode(from_json(GAME, to_json(t.s))) == GAME.encode(t.s)
    assert t.told(0, "store", material="stone", square="b1")[:2] == ("SC-5.4.8", "not-made")
    assert t.told(0, "store", material="wood", square="c1")[:2] == ("SC-3.13", "equal-store")
    assert t.told(0, "store", material="wood", square="a1")[:2] == ("SC-5.4.3", "no-store")
    t.do(0, "store", material="wood", square="b1")
    assert goods(t) == {"b1": "wood"}


def test_sc_5_4_8_where_nothing_was_made_no_player_is_asked_to_store_it() -> None:
    t = Scenario().tile(0, "factory_1", "a1").tile(0, "warehouse", "b1").people(0, "a1").at("production")
    said = to_json(t.s)
    with pytest.raises(BadPosition, match="store of seat 0 is inconsistent with the state"):
        from_json(GAME, said | {"output": [0] * len(said["output"])})


def test_sc_5_4_8_stored_units_are_chosen_and_the_rest_is_discarded_but_pollutes() -> None:
    t = Scenario().tile(0, "factory_2", "a1").people(0, "a1", "b1", "e5", "f5", "e6").at("production")
    assert [said["material"] for said in t.choices(0)] == ["wood", "stone"]
    t.do(0, "store", material="stone", square="f6")
    assert goods(t) == {"f6": "stone"}
    assert t.happened("no_room_for") == [{"event": "no_room_for", "seat": 0, "material": "wood"}]
    assert t.s.x[0] == 2 + 2  # SC-10.9


def test_sc_5_4_4_a_tourists_material_gives_way_and_stays_with_the_host() -> None:
    t = Scenario().tile(0, "factory_1", "a1").people(0, "a1", "e5", "f5", "e6")
    t.tile(1, "factory_1", "a1").tile(1, "warehouse", "b1").people(1, "a1", of=0).at("production")
    assert goods(t) == {"f6": "wood"}
    assert goods(t, 1) == {"b1": "wood"}
    assert t.happened("left_with_host") == [
        {"event": "left_with_host", "seat": 0, "host": 1, "material": "wood", "square": "b1"}
    ]


def test_sc_5_4_4_without_a_warehouse_of_the_host_it_is_discarded() -> None:
    t = Scenario().people(0, "e5", "f5", "e6", "f6").tile(1, "factory_1", "a1").people(1, "a1", of=0)
    t.at("production")
    assert (goods(t), goods(t, 1)) == ({}, {})
    assert t.happened("no_room_for", seat=0)


def test_sc_5_4_8_a_tourists_material_goes_home_where_there_is_room() -> None:
    t = (
        Scenario()
        .tile(1, "factory_1", "a1")
        .tile(1, "warehouse", "b1")
        .people(1, "a1", of=0)
        .at("production")
    )
    assert (goods(t), goods(t, 1)) == ({"e5": "wood"}, {})
    assert t.s.x[1] == 1 + 1


def test_sc_5_4_5_products_of_this_turn_are_not_sold_this_turn() -> None:
    t = Scenario().tile(0, "commercial_2", "a1").people(0, "b1").tile(0, "factory_1", "a4").people(0, "a4")
    t.at("trade")
    assert (t.happened("sold"), goods(t)) == ([], {"e5": "wood"})


def test_sc_5_4_6_materials_are_never_rearranged() -> None:
    t = Scenario().tile(0, "factory_1", "a1").people(0, "a1").goods(0, f6="stone").at("production")
    assert goods(t) == {"e5": "wood", "f6": "stone"}


def test_sc_10_25_unpayable_debts_do_not_exist() -> None:
    t = Scenario().money(0, 0).votes(0, 0).at("council")
    assert t.asked()[0] == 1


def test_sc_5_4_2_a_trade_is_an_exchange_or_none() -> None:
    t = Scenario().tile(0, "commercial_2", "a1").people(0, "b1").goods(0, e5="wood").at("trade")
    assert {said["verb"] for said in t.choices(0)} == {"exchange", "decline"}
    assert t.told(0, "commit")[:2] == ("LU-2", "not-now")
