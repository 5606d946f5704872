"""SC-5.2.8, SC-5.2.11: the screens are lifted."""

import pytest

from ludotheque.games.small_city.building.plan import take_back_plan
from ludotheque.games.small_city.building.reveal import Plans, carry_out
from ludotheque.games.small_city.position.vocabulary import PIECES, SQUARES
from tests.small_city.scenario import Scenario


@pytest.mark.parametrize("host", [0, 1])
def test_sc_5_2_8_the_last_tile_goes_to_the_first_in_turn_order_and_the_other_pays_nothing(host: int) -> None:
    t = Scenario(host=host).stock("park_1", 1)
    t.lay(0, "park_1", "a1").lay(1, "park_1", "b2").commit()
    other = 1 - host
    assert [said["seat"] for said in t.happened("built")] == [host]
    assert t.happened("cancelled") == [
        {"event": "cancelled", "seat": other, "piece": "park_1", "square": "ab"[other] + "12"[other]}
    ]
    assert t.tiles(other) == {}
    assert [t.s.money[host], t.s.money[other]] == [12 - 2, 12]
    assert t.s.view(-1)["stock"]["park_1"] == 0


def test_sc_5_2_8_plans_are_carried_out_in_turn_order_each_in_its_own() -> None:
    t = Scenario(3, host=2)
    for seat in range(3):
        t.lay(seat, "park_1", "a1").lay(seat, "factory_1", "c1")
    t.commit()
    assert [(said["seat"], said["piece"]) for said in t.happened("built")] == [
        (seat, piece) for seat in (2, 0, 1) for piece in ("park_1", "factory_1")
    ]


def test_sc_5_2_8_a_condition_that_was_cancelled_cancels_what_needed_it() -> None:
    t = Scenario().stock("residential_1", 1)
    t.lay(0, "residential_1", "d4")
    t.lay(1, "residential_1", "d4").lay(1, "commercial_1", "c3").lay(1, "park_1", "a1").commit()
    assert [said["piece"] for said in t.happened("cancelled")] == ["residential_1", "commercial_1"]
    assert t.tiles(1) == {"a1": "park_1"}
    assert t.s.money[1] == 12 - 2


def test_sc_5_2_8_an_enlargement_of_a_cancelled_tile_does_not_become_a_new_one() -> None:
    t = Scenario().stock("park_1", 1)
    t.lay(0, "park_1", "a1")
    t.lay(1, "park_1", "a1").lay(1, "park_2", "a1").commit()
    assert [said["piece"] for said in t.happened("cancelled")] == ["park_1", "park_2"]
    assert (t.tiles(1), t.s.money[1]) == ({}, 12)


def test_sc_5_2_8_a_tile_to_be_enlarged_twice_is_not_enlarged_if_the_first_time_is_cancelled() -> None:
    """Both tiles would have lain in the same place: what lies there is another tile."""
    t = Scenario().tile(0, "park_1", "e1").tile(1, "park_1", "a1").stock("park_2", 1).money(1, 20)
    t.lay(0, "park_2", "e1")
    t.lay(1, "park_2", "a1").lay(1, "park_3_i3", "a1").commit()
    assert [said["piece"] for said in t.happened("cancelled")] == ["park_2", "park_3_i3"]
    assert (t.tiles(1), t.s.money[1]) == ({"a1": "park_1"}, 20)
    assert t.s.view(-1)["stock"]["park_2"] == 0


def test_sc_5_2_8_a_card_used_on_a_cancelled_construction_does_not_pass_on() -> None:
    t = Scenario().card(1, "mediator").stock("park_1", 1)
    t.lay(0, "park_1", "a1")
    t.lay(1, "park_1", "a1").do(1, "discount", lowered="money").lay(1, "park_2", "b3").commit()
    assert t.tiles(1) == {"b3": "park_2"}
    assert t.s.money[1] == 12 - 3


def test_sc_5_2_8_plans_that_became_too_expensive_are_cancelled() -> None:
    """Nothing but a plan that was made with more makes it so."""
    t = Scenario().lay(0, "park_1", "a1")
    t.s.money[0] = -1
    t.commit()
    assert [said["piece"] for said in t.happened("cancelled")] == ["park_1"]
    t = Scenario().goods(0, e5="wood").lay(0, "school", "a1")
    t.s.planned[0] = PIECES.index_of["library"]
    t.commit()
    assert [said["piece"] for said in t.happened("cancelled")] == ["library"]


def test_sc_5_2_8_old_tiles_of_an_earlier_player_serve_a_later_one() -> None:
    t = Scenario().tile(0, "park_1", "a1").stock("park_1", 1)
    t.lay(0, "park_2", "a1").lay(1, "park_1", "c3").commit()
    assert t.happened("cancelled") == []
    assert t.s.view(-1)["stock"]["park_1"] == 1


def test_sc_5_2_11_materials_come_from_the_spaces_that_were_named() -> None:
    t = Scenario().tile(0, "warehouse", "a1").goods(0, e5="wood", a1="wood")
    t.lay(0, "school", "d4").do(0, "pay", square="a1").commit()
    assert t.s.view(-1)["boroughs"][0]["goods"] == {"e5": "wood"}


def test_sc_5_2_11_a_material_that_is_gone_is_replaced_by_another_of_its_kind() -> None:
    """Hardly anything takes it away; so the plans are carried out by hand."""
    t = Scenario().tile(0, "warehouse", "a1").goods(0, e5="wood", a1="wood")
    t.lay(0, "school", "d4").do(0, "pay", square="a1")
    plans = Plans(t.s)
    take_back_plan(t.s, 0)
    t.s.on[SQUARES.index_of["a1"]] = 0
    carry_out(t.s, 0, plans, 0)
    assert t.tiles(0)["d4"] == "school"
    assert t.s.view(0)["boroughs"][0]["goods"] == {}
