"""SC-5.2.4, SC-5.2.14, SC-5.2.15: what a construction costs, and how it is paid."""

import pytest

from tests.small_city.scenario import Scenario


def goods(t: Scenario, seat: int = 0) -> dict[str, str]:
    return dict(t.s.view(seat)["boroughs"][seat]["goods"])


@pytest.mark.parametrize(
    ("piece", "square", "price"),
    [("residential_1", "d4", 1), ("factory_1", "a1", 2), ("park_1", "a1", 2), ("park_2", "a1", 3)],
)
def test_sc_5_2_4_a_new_tile_costs_its_price(piece: str, square: str, price: int) -> None:
    t = Scenario().lay(0, piece, square)
    assert t.s.money[0] == 12 - price
    t = Scenario().money(0, price - 1)
    assert t.told(0, "build", piece=piece) == (
        "SC-5.2.4",
        "too-dear",
        {"piece": piece, "price": price, "money": price - 1},
    )


def test_sc_5_2_4_an_enlargement_costs_the_difference() -> None:
    t = Scenario().tile(0, "park_1", "a1").money(0, 1)
    t.lay(0, "park_2", "a1")
    assert t.s.money[0] == 0
    t = Scenario().tile(0, "park_1", "a1").money(0, 2)
    assert t.why(0, "park_2", "c3") == (
        "SC-5.2.4",
        "too-dear-here",
        {"piece": "park_2", "price": 3, "money": 2},
    )
    assert t.may(0, "park_3_i3", "a1")
    assert t.money(0, 1).told(0, "build", piece="park_3_i3")[2] == {
        "piece": "park_3_i3",
        "price": 2,
        "money": 1,
    }


def test_sc_5_2_4_raw_materials_must_be_there() -> None:
    t = Scenario()
    assert t.told(0, "build", piece="library") == (
        "SC-5.2.4",
        "lacks-material",
        {"piece": "library", "material": "wood", "needs": 2, "has": 0},
    )
    t.goods(0, e5="wood", f5="metal")
    assert t.told(0, "build", piece="museum")[2]["material"] == "stone"
    assert t.can(0, "build", piece="school")


def test_sc_3_7_raw_materials_lie_in_town_hall_and_warehouses_and_are_spent_from_there() -> None:
    t = Scenario().goods(0, e5="wood", f5="stone", e6="wood")
    t.lay(0, "museum", "a1")
    assert goods(t) == {"e6": "wood"}


def test_sc_5_2_14_wood_stone_metal_one_after_the_other_each_from_a_space_one_names() -> None:
    t = Scenario().tile(0, "warehouse", "a1")
    t.goods(0, e5="wood", f5="stone", e6="metal", a1="wood", b1="stone")
    t.lay(0, "clinic", "c2")
    assert t.s.ask(0) == {"step": "pay", "material": "wood"}
    assert t.choices(0) == [{"verb": "pay", "square": "a1"}, {"verb": "pay", "square": "e5"}]
    assert t.told(0, "pay", square="b1") == (
        "SC-5.2.14",
        "not-there",
        {"square": "b1", "material": "wood"},
    )
    t.do(0, "pay", square="a1")
    assert t.s.ask(0) == {"step": "pay", "material": "stone"}
    t.do(0, "pay", square="f5")
    assert t.step(0) == "plan"  # metal lies at one place only
    assert goods(t) == {"e5": "wood", "b1": "stone"}


def test_sc_3_13_of_equal_spaces_the_first_is_taken() -> None:
    t = Scenario().goods(0, f5="wood", e6="wood", f6="wood")
    t.lay(0, "library", "a1")
    assert t.step(0) == "plan"
    assert goods(t) == {"f6": "wood"}
    t = Scenario().tile(0, "warehouse", "a1").tile(0, "warehouse", "a2")
    t.goods(0, a2="wood", b1="wood", e6="wood", f6="wood").lay(0, "school", "d4")
    assert t.told(0, "pay", square="f6") == (
        "SC-3.13",
        "equal-space",
        {"square": "f6", "material": "wood", "instead": "e6"},
    )
    assert t.told(0, "pay", square="a2")[2]["instead"] == "b1"
    assert [said["square"] for said in t.choices(0)] == ["b1", "e6"]


def test_sc_5_1_3_the_mediator_takes_two_off_and_never_goes_below_zero() -> None:
    t = Scenario().card(0, "mediator")
    t.lay(0, "park_2", "a1").do(0, "discount", lowered="money")
    assert t.s.money[0] == 12 - 1
    t = Scenario().card(0, "mediator").lay(0, "residential_1", "d4").do(0, "discount", lowered="money")
    assert t.s.money[0] == 12


def test_sc_5_1_3_a_shop_of_level_1_with_the_mediator_costs_nothing() -> None:
    t = Scenario().card(0, "mediator").tile(0, "residential_1", "d4").money(0, 0)
    t.lay(0, "commercial_1", "c3")
    assert (t.s.money[0], t.step(0)) == (0, "plan")


def test_sc_5_1_3_the_architect_takes_off_one_raw_material_of_choice() -> None:
    t = Scenario().card(0, "architect").goods(0, e5="wood", f5="stone", e6="metal")
    t.lay(0, "clinic", "a1")
    assert [said.get("lowered") for said in t.choices(0)] == ["wood", "stone", "metal", None]
    t.do(0, "discount", lowered="stone")
    assert goods(t) == {"f5": "stone"}


def test_sc_5_2_15_one_says_whether_the_card_is_used_here_and_it_serves_once() -> None:
    t = Scenario().card(0, "mediator")
    t.lay(0, "park_1", "a1")
    assert (t.step(0), t.s.money[0]) == ("discount", 12)
    assert t.told(0, "discount", lowered="wood") == (
        "SC-5.2.15",
        "cant-lower",
        {"lowered": "wood", "card": "mediator"},
    )
    assert t.refused(0, "commit") == "LU-2"
    t.do(0, "keep_card").lay(0, "park_1", "b1").do(0, "discount", lowered="money").lay(0, "park_1", "c1")
    assert t.step(0) == "plan"
    assert t.s.money[0] == 12 - 2 - 0 - 2
    assert [one["lowered"] for one in t.s.view(0)["plan"]] == [None, "money", None]


def test_sc_5_2_15_where_one_could_not_pay_otherwise_the_card_is_used_without_asking() -> None:
    t = Scenario().card(0, "mediator").money(0, 1).lay(0, "park_2", "a1")
    assert (t.step(0), t.s.money[0]) == ("plan", 0)
    t = Scenario().card(0, "architect").goods(0, e5="wood", f5="metal").lay(0, "clinic", "a1")
    assert (t.step(0), goods(t)) == ("plan", {})
    assert t.s.view(0)["plan"][0]["lowered"] == "stone"
    t = Scenario().card(0, "architect").goods(0, e5="wood")
    assert t.refused(0, "build", piece="clinic") == "SC-5.2.4"
    assert t.refused(1, "build", piece="school") == "SC-5.2.4"


def test_sc_5_2_15_nothing_to_lower_nothing_to_ask() -> None:
    t = Scenario().card(0, "architect").lay(0, "park_1", "a1")
    assert t.step(0) == "plan"
    t = Scenario().card(0, "mediator").goods(0, e5="wood").lay(0, "school", "a1")
    assert t.step(0) == "plan"
    t = Scenario().card(0, "urban_planner").lay(0, "park_1", "a1")
    assert t.step(0) == "plan"
