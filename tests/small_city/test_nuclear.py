"""SC-8.10: nuclear plants."""

from typing import Any

import pytest

from ludotheque.core.position import BadPosition, from_json, to_json
from ludotheque.games.small_city.position.state import FREE_OF_CHARGE
from ludotheque.games.small_city.position.vocabulary import PROMISES
from ludotheque.games.small_city.turn.promises import is_kept
from tests.small_city.scenario import GAME, Scenario


def table(seats: int = 2, **options: Any) -> Scenario:
    return Scenario(seats, **{"nuclear": "yes", **options})


def plant(t: Scenario, level: int, column: str, seat: int = 0) -> Scenario:
    """A plant from before."""
    t.s.plants[seat * 10 + "abcdefghij".index(column)] = level
    return t


# ---------------------------------------------------------------- setup


def test_sc_8_10_1_nine_turns_and_more_money() -> None:
    s = GAME.new(4, 1, {"nuclear": "yes"})
    assert [s.money[s.in_order(place)] for place in range(4)] == [8, 10, 12, 14]
    assert s.view(0)["turns"] == 9
    assert GAME.new(1, 1).view(0)["turns"] == 8


def test_sc_4_6_alone_with_plants_one_gets_what_the_first_place_gets_or_by_option_a_sum_of_its_own() -> None:
    assert GAME.new(1, 1, {"nuclear": "yes"}).money[0] == 8
    assert GAME.new(1, 1, {"nuclear": "yes", "solo_nuclear": "own_amount"}).money[0] == 12
    assert GAME.new(1, 1, {"solo_nuclear": "own_amount"}).money[0] == GAME.new(1, 1).money[0] == 8
    assert list(GAME.new(2, 1, {"nuclear": "yes", "solo_nuclear": "own_amount"}).money) in ([8, 10], [10, 8])


def test_sc_8_10_1_after_turn_eight_comes_turn_nine_and_then_the_end() -> None:
    t = table().at("closing", turn=8)
    assert (t.s.over(), t.s.turn) == (False, 9)
    assert table().at("closing", turn=9).s.over()


def test_sc_8_10_1_and_sc_10_13_one_of_each_level_in_reserve_unbuilt_the_rest_is_common() -> None:
    t = table(3)
    assert t.borough(2)["reserve"] == {"1": 1, "2": 1, "3": 1}
    assert t.s.view(0)["plants"] == {"1": 9, "2": 5, "3": 1}
    assert "plants" not in Scenario().s.view(0)


def test_sc_8_10_4_promises_about_power_are_dealt() -> None:
    seen: set[str] = set()
    for seed in range(60):
        seen |= set(GAME.new(4, seed, {"nuclear": "yes"}).view(0)["boroughs"][0]["promises"])
    assert {"power_for_all", "sober_city"} <= seen


# ---------------------------------------------------------------- placing


@pytest.mark.parametrize(("level", "price", "columns"), [(1, 4, "c"), (2, 6, "cd"), (3, 8, "cde")])
def test_sc_8_10_2_a_plant_costs_by_its_level_and_covers_as_many_columns(
    level: int, price: int, columns: str
) -> None:
    t = table().do(0, "plant", level=level, column="c")
    assert t.s.money[0] == 12 - price
    for column in "abcdefg":
        assert t.may(0, "factory_1", f"{column}7") == (column in columns)
    t = table().money(0, price - 1)
    assert t.told(0, "plant", level=level, column="c") == (
        "SC-8.10.2",
        "plant-too-dear",
        {"level": level, "wide": len(columns), "columns": [], "price": price, "money": price - 1},
    )


def test_sc_8_10_2_one_a_turn_besides_three_constructions_at_any_point() -> None:
    t = plant(table().money(0, 30), 1, "a").lay(0, "factory_1", "a1").lay(0, "park_1", "b1")
    t.do(0, "plant", level=1, column="c").lay(0, "factory_1", "c1")
    assert (t.s.constructions(0), t.refused(0, "build", piece="park_1")) == (3, "SC-5.2.1")
    assert t.told(0, "plant", level=1, column="d")[:2] == ("SC-8.10.2", "one-plant-a-turn")
    assert t.s.view(0)["plan"][2] == {"plant": 1, "column": "c", "spent": 4}
    t.commit()
    assert t.tiles(0) == {"a1": "factory_1", "b1": "park_1", "c1": "factory_1"}
    assert t.happened("plant_placed") == [{"event": "plant_placed", "seat": 0, "level": 1, "column": "c"}]
    assert (t.s.money[0], t.borough(0, looks=1)["plants"]) == (30 - 2 - 2 - 4 - 2, [1, 0, 1] + [0] * 7)
    t = table().money(0, 40).lay(0, "park_1", "a1").lay(0, "park_1", "b1").lay(0, "park_1", "c1")
    assert t.can(0, "plant", level=3, column="a")  # after three constructions


def test_sc_8_10_2_columns_are_adjacent_uncovered_and_on_the_grid_but_maybe_outside_the_zone() -> None:
    t = plant(table(), 2, "c")
    assert t.told(0, "plant", level=3, column="b") == (
        "SC-8.10.2",
        "covered-already",
        {"level": 3, "wide": 3, "columns": ["c", "d"], "price": 8, "money": 12},
    )
    assert t.told(0, "plant", level=1, column="d")[1] == "covered-already"
    assert t.can(0, "plant", level=2, column="a")
    assert t.told(0, "plant", level=2, column="j")[:2] == ("SC-8.10.2", "beyond-columns")
    assert t.told(0, "plant", level=0, column="a")[:2] == ("SC-8.10.2", "no-such-plant")
    assert t.can(0, "plant", level=3, column="h")


def test_sc_5_2_15_no_card_makes_a_plant_cheaper() -> None:
    t = table().card(0, "mediator").money(0, 3)
    assert t.refused(0, "plant", level=1, column="a") == "SC-8.10.2"
    t.money(0, 4).do(0, "plant", level=1, column="a")
    assert (t.step(0), t.s.money[0]) == ("plan", 0)


def test_sc_8_10_2_a_plant_is_no_tile_and_does_not_pollute() -> None:
    t = plant(table(), 3, "a").at("pollution")
    assert (t.s.x[0], t.tiles(0)) == (0, {})


def test_sc_8_10_2_the_reserve_is_used_first_then_the_common_stock() -> None:
    t = plant(table(4).money(0, 40), 3, "a")
    assert (t.borough(0)["reserve"]["3"], t.s.view(0)["plants"]["3"]) == (0, 0)
    assert t.told(0, "plant", level=3, column="d")[:2] == ("SC-8.10.2", "no-plant-left")
    assert t.can(1, "plant", level=1, column="d")
    t = plant(table(3).money(0, 40), 3, "a").do(0, "plant", level=3, column="d")
    assert t.s.view(0)["plants"]["3"] == 0
    assert t.s.view(1)["plants"]["3"] == 1  # others don't see the plan


def test_sc_5_2_8_of_two_plans_for_the_last_plant_the_first_gets_it() -> None:
    t = table(3, host=1).money(0, 12).money(1, 12)
    plant(plant(t, 3, "a"), 3, "a", seat=1)
    for seat in (0, 1):
        t.do(seat, "plant", level=3, column="d")
        t.lay(seat, "factory_1", "f1")
    t.commit()
    assert t.happened("plant_placed", level=3) == [
        {"event": "plant_placed", "seat": 1, "level": 3, "column": "d"}
    ]
    assert t.happened("plant_cancelled") == [
        {"event": "plant_cancelled", "seat": 0, "level": 3, "column": "d"}
    ]
    assert [said["piece"] for said in t.happened("cancelled", seat=0)] == ["factory_1"]  # no power
    assert (t.s.money[0], t.tiles(0), t.tiles(1)) == (12, {}, {"f1": "factory_1"})


def test_sc_16_2_a_planned_plant_is_undone() -> None:
    m = table().match()
    before = m.state.view(0)
    m.play(0, Scenario.number("plant", level=2, column="a"))
    assert m.state.view(0)["boroughs"][0]["plants"] == [2] + [0] * 9
    assert m.state.view(1)["boroughs"][0]["plants"] == [0] * 10
    m.take_back(0)
    assert m.state.view(0) == before


# ---------------------------------------------------------------- power


def test_sc_8_10_3_a_building_without_a_square_in_a_covered_column_is_illegal() -> None:
    t = plant(table(), 1, "c")
    assert t.why(0, "factory_1", "d1") == (
        "SC-8.10.3",
        "without-power",
        {"piece": "factory_1", "squares": ["d1"], "columns": ["c"]},
    )
    assert t.may(0, "factory_1", "c7")
    assert t.may(0, "police_station", "a1") is False
    t.tile(0, "factory_1", "a1")
    assert t.may(0, "warehouse", "b2")  # one square is enough
    assert not t.may(0, "warehouse", "a2", "right")


def test_sc_8_10_3_parks_and_the_town_hall_need_no_power() -> None:
    t = table()
    assert t.may(0, "park_3_i3", "a1")
    assert t.tile(0, "park_1", "a1").may(0, "park_2", "a1")
    assert not t.may(0, "residential_1", "d4")


def test_sc_8_10_3_as_an_option_parks_need_power_too() -> None:
    t = plant(table(power="parks_too"), 1, "a")
    assert t.may(0, "park_1", "a3")
    assert t.why(0, "park_1", "b3")[:2] == ("SC-8.10.3", "without-power")
    assert plant(table(), 1, "a").may(0, "park_1", "b3")
    assert Scenario(power="parks_too").may(0, "park_1", "b3"), "without plants nothing needs power"


def test_sc_8_10_3_an_enlargement_needs_power_too() -> None:
    t = plant(table().tile(0, "residential_1", "d4").tile(0, "school", "c5"), 1, "c")
    assert t.why(0, "residential_2", "d3", "right")[:2] == ("SC-8.10.3", "without-power")
    assert t.may(0, "residential_2", "c4")


def test_sc_8_10_3_the_councils_tile_needs_power() -> None:
    t = plant(table(), 1, "a").at("council").do(0, "advance", row="construction", means="money")
    t.do(0, "build", piece="factory_1")
    assert t.told(0, "place", square="b1", facing="upright")[:2] == ("SC-8.10.3", "without-power")
    t.do(0, "place", square="a1", facing="upright")
    assert t.tiles(0) == {"a1": "factory_1"}


# ---------------------------------------------------------------- with other modules


def airport(columns: str) -> Scenario:
    """Seat 0 lays an Airport from a2 to d3, with plants of level 1 above these columns."""
    t = table(new_buildings="yes").tile(0, "factory_1", "a1").votes(0, 5)
    t.goods(0, e5="wood", f5="stone", e6="metal")
    for column in columns:
        plant(t, 1, column)
    return t.lay(0, "airport_8", "a2")


def test_nuclear_and_new_buildings_the_airports_warehouse_needs_power() -> None:
    t = airport("b")
    assert t.step(0) == "warehouse"
    assert t.told(0, "place", square="d4", facing="upright") == (
        "SC-8.10.3",
        "without-power",
        {"piece": "warehouse", "squares": ["d4", "e4"], "columns": ["b"]},
    )
    assert t.can(0, "place", square="b4", facing="right")


def test_nuclear_and_new_buildings_no_powered_place_no_warehouse() -> None:
    t = table(new_buildings="yes").tile(0, "factory_1", "a1").votes(0, 5)
    t.goods(0, e5="wood", f5="stone", e6="metal")
    for square in ("b1", "b4"):
        t.tile(0, "park_1", square)
    t.tile(0, "park_1", "c1").tile(0, "park_1", "a4").tile(0, "park_1", "c4")
    assert plant(t, 1, "b").lay(0, "airport_8", "a2").step(0) == "plan"


def test_nuclear_and_new_buildings_a_warehouse_falls_with_its_power() -> None:
    t = table(3, host=1, new_buildings="yes").tile(0, "factory_1", "a1").votes(0, 5).money(0, 20)
    t.goods(0, e5="wood", f5="stone", e6="metal")
    plant(plant(plant(t, 1, "a"), 3, "h"), 3, "a", seat=1)
    for seat in (0, 1):
        t.do(seat, "plant", level=3, column="d")
    t.lay(0, "airport_8", "a2").do(0, "place", square="e4", facing="upright").commit()
    assert [said["piece"] for said in t.happened("cancelled")] == ["warehouse"]
    assert t.tiles(0) == {"a1": "factory_1", "a2": "airport_8"}


def test_nuclear_and_real_buildings_need_power() -> None:
    t = plant(table(real_buildings="yes"), 1, "c")
    assert t.why(0, "sydney_opera", "f1") == (
        "SC-8.10.3",
        "without-power",
        {"piece": "sydney_opera", "squares": ["f1", "f2", "f3", "g3"], "columns": ["c"]},
    )
    assert t.may(0, "sydney_opera", "c5")


# ---------------------------------------------------------------- promises


def kept(t: Scenario, promise: str) -> bool:
    return is_kept(t.s, 0, GAME.box.promises[PROMISES.index_of[promise]])


def test_sc_15_4_power_for_eight_columns() -> None:
    t = plant(plant(plant(table(), 3, "a"), 3, "d"), 1, "g")
    assert not kept(t, "power_for_all")
    assert kept(plant(t, 1, "j"), "power_for_all")


def test_sc_15_4_a_thrifty_city_has_many_buildings_and_little_power() -> None:
    t = plant(table(), 3, "a")
    for at in range(13):
        t.tile(0, "residential_1", f"{'abcdefg'[at % 7]}{at // 7 + 1}")
    t.tile(0, "park_1", "a4")
    assert not kept(t, "sober_city")
    assert kept(t.tile(0, "residential_1", "g2"), "sober_city")
    assert kept(plant(t, 1, "d"), "sober_city")
    assert not kept(plant(t, 1, "e"), "sober_city")


# ---------------------------------------------------------------- what can't be


def test_plants_that_cant_be_are_named() -> None:
    t = table().do(0, "plant", level=2, column="c")
    assert GAME.broken(from_json(GAME, to_json(t.s))) == []
    for field, value in (("spent", 5), ("planned_at", 3), ("lowered", 0), ("planned", 54), ("replaced", 3)):
        other = t.s.clone()
        getattr(other, field)[0] = value
        with pytest.raises(BadPosition, match="construction 1 of seat 0"):
            from_json(GAME, to_json(other))
    assert GAME.broken(plant(table(), 3, "i").s) == ["plants: those of seat 0 can't stand so"]
    assert GAME.broken(plant(plant(table(), 3, "a"), 1, "c").s) == ["plants: those of seat 0 can't stand so"]
    t = plant(plant(table(4), 3, "a"), 3, "d")
    assert "plants: there are too many of level 3" in GAME.broken(t.s)


def test_a_free_warehouse_after_a_plant_is_refused_for_it_belongs_to_an_airport() -> None:
    t = table(new_buildings="yes").do(1, "plant", level=2, column="c")
    t.tile(1, "factory_1", "a1").votes(1, 9).goods(1, e5="wood").lay(1, "warehouse", "b1")
    at = t.s.last_of(1)
    t.s.lowered[at], t.s.spent[at] = FREE_OF_CHARGE, 0
    with pytest.raises(BadPosition, match="construction 2 of seat 1"):
        from_json(GAME, to_json(t.s))
