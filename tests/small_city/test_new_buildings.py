"""SC-8.8: Airport, Bank, Sorting Centre and Tramway Station; SC-8.7: their promises."""

from typing import Any

import pytest

from ludotheque.core.match import Match
from ludotheque.core.position import BadPosition, from_json, to_json
from ludotheque.games.small_city.components.box import FACINGS
from ludotheque.games.small_city.position.state import FREE_OF_CHARGE
from ludotheque.games.small_city.position.vocabulary import MATERIALS, PIECES, PROMISES, SPECIALS, SQUARES
from ludotheque.games.small_city.turn.promises import is_kept
from ludotheque.games.small_city.turn.setup import is_promise_played, is_special_played
from tests.small_city.scenario import GAME, Scenario


def table(seats: int = 2, **options: Any) -> Scenario:
    return Scenario(seats, **{"new_buildings": "yes", **options})


def rich(seats: int = 2, **options: Any) -> Scenario:
    """Seat 0 can pay for an Airport beside its Factory at a1."""
    t = table(seats, **options).tile(0, "factory_1", "a1").votes(0, 5)
    return t.goods(0, e5="wood", f5="stone", e6="metal")


def flying(seats: int = 2, **options: Any) -> Scenario:
    """The Airport of seat 0 covers a2 to d3, beside a Factory of level 2 at a1."""
    return table(seats, **options).tile(0, "factory_2", "a1").tile(0, "airport_8", "a2")


def carry_on(t: Scenario, event: str, **fields: Any) -> list[dict[str, Any]]:
    """The events of a kind when all players pass."""
    while not t.happened(event, **fields):
        seat = int(t.s.to_move()[0])
        verbs = {said["verb"] for said in t.choices(seat)}
        t.do(seat, ({"commit", "stop", "decline", "pass"} & verbs).pop())
    return t.happened(event, **fields)


def taken_back(m: Match) -> Match:
    """All that seat 0 has done since it was asked first."""
    while m.free_undo(0):
        m.take_back(0)
    return m


def goods(t: Scenario, seat: int = 0) -> dict[str, str]:
    return dict(t.borough(seat)["goods"])


def kept(t: Scenario, promise: str) -> bool:
    if promise in PROMISES.ids:
        return is_kept(t.s, 0, GAME.box.promises[PROMISES.index_of[promise]])
    return is_kept(t.s, 0, GAME.box.specials[SPECIALS.index_of[promise]])


# ---------------------------------------------------------------- decks and stock


def deck(**options: Any) -> tuple[int, int]:
    """How many promises and special promises are played."""
    s = Scenario(**options).s
    promises = sum(is_promise_played(s, group) for group in GAME.box.promise_module)
    return promises, sum(is_special_played(s, special) for special in range(SPECIALS.size))


def test_sc_8_7_1_new_buildings_add_their_promises_but_the_specials_come_with_the_new_promises() -> None:
    assert deck() == (14, 6)
    assert deck(new_buildings="yes") == (18, 6)
    assert deck(new_buildings="with_promises") == (18, 8)
    assert deck(nuclear="yes") == (16, 6)


def test_sc_8_7_1_the_new_promises_and_specials_are_dealt() -> None:
    promises: set[str] = set()
    specials: set[str] = set()
    for seed in range(60):
        s = GAME.new(4, seed, {"new_buildings": "with_promises"})
        specials.add(s.view(0)["special"])
        promises |= set(s.view(0)["boroughs"][0]["promises"])
    assert {"airport_promise", "bank_promise", "sorting_promise", "tram_promise"} <= promises
    assert {"world_city", "quiet_airport"} <= specials
    assert not {"power_for_all", "sober_city"} & promises


def test_sc_3_10_tiles_of_a_module_that_is_not_played_are_not_there() -> None:
    assert Scenario().told(0, "build", piece="bank")[:2] == ("SC-5.2.17", "out-of-stock")
    t = table()
    stock = t.s.view(0)["stock"]
    assert {piece: stock[piece] for piece in ("airport_8", "airport_9", "bank")} == {
        "airport_8": 2,
        "airport_9": 2,
        "bank": 4,
    }
    assert (stock["sorting_centre"], stock["tram_station"], stock["sydney_opera"]) == (4, 4, 0)


# ---------------------------------------------------------------- the Airport


def test_sc_8_8_1_an_airport_costs_three_dollars_five_votes_and_one_of_each_material() -> None:
    t = rich().lay(0, "airport_8", "a2")
    assert (t.s.money[0], t.s.votes[0], goods(t)) == (9, 0, {})
    assert rich().votes(0, 4).told(0, "build", piece="airport_9") == (
        "SC-15.1",
        "too-few-votes",
        {"piece": "airport_9", "price": 5, "votes": 4},
    )
    assert rich().money(0, 2).refused(0, "build", piece="airport_8") == "SC-5.2.4"
    t = rich()
    t.s.on[SQUARES.index_of["f5"]] = 0
    assert t.told(0, "build", piece="airport_8")[2] == {
        "piece": "airport_8",
        "material": "stone",
        "needs": 1,
        "has": 0,
    }


def test_sc_8_8_1_an_airport_is_influenced_by_a_factory() -> None:
    t = rich()
    assert t.why(0, "airport_8", "a3") == (
        "SC-5.2.5",
        "lacks-category",
        {"piece": "airport_8", "category": "factory", "squares": []},
    )
    assert t.may(0, "airport_9", "b2")


def test_sc_8_8_1_one_airport_of_either_size() -> None:
    t = rich().tile(0, "airport_9", "a2")
    for piece in ("airport_8", "airport_9"):
        assert t.told(0, "build", piece=piece)[:2] == ("SC-5.2.5", "owned-already")


def test_sc_8_8_1_a_warehouse_is_built_beside_it_for_nothing() -> None:
    t = rich().lay(0, "airport_8", "a2")
    assert t.s.ask(0) == {"step": "warehouse"}
    assert t.refused(0, "commit") == "LU-2"
    assert {said["verb"] for said in t.choices(0)} == {"place"}
    assert t.told(0, "place", square="f1", facing="upright") == (
        "SC-8.8.1",
        "far-from-airport",
        {"piece": "airport_8", "squares": ["b1", "c1", "d1", "e1", "e2", "e3", "a4", "b4", "c4", "d4", "e4"]},
    )
    assert t.told(0, "place", square="a1", facing="upright")[:2] == ("SC-5.2.3", "built-over")
    t.do(0, "place", square="e3", facing="upright")  # no Factory near, and none is needed
    assert (t.step(0), t.s.money[0], t.s.constructions(0)) == ("plan", 9, 1)
    assert t.s.view(0)["plan"][1] == {
        "piece": "warehouse",
        "square": "e3",
        "facing": "upright",
        "enlarges": None,
        "spent": 0,
        "goods": {"wood": 0, "stone": 0, "metal": 0},
        "lowered": "free",
    }
    t.lay(0, "park_1", "g1").lay(0, "park_1", "g2")
    assert t.refused(0, "build", piece="park_1") == "SC-5.2.1"
    t.commit()
    assert t.tiles(0) == {
        "a1": "factory_1",
        "g1": "park_1",
        "a2": "airport_8",
        "g2": "park_1",
        "e3": "warehouse",
    }
    assert (t.s.money[0], t.s.votes[0], t.s.view(0)["stock"]["warehouse"]) == (9 - 4, 0, 11)


@pytest.mark.parametrize("lack", ["stock", "limit", "room"])
def test_sc_8_8_1_no_warehouse_where_stock_limit_or_room_forbid_it(lack: str) -> None:
    t = rich()
    if lack == "stock":
        t.stock("warehouse", 0)
    elif lack == "limit":
        t.tile(0, "warehouse", "f1").tile(0, "warehouse", "f2").tile(0, "warehouse", "f3")
    else:
        for square in ["b1", "c1", "d1", "e1", "e2", "e3", "a4", "b4", "c4", "d4", "e4"]:
            t.tile(0, "park_1", square)
    t.lay(0, "airport_8", "a2")
    assert t.step(0) == "plan"


def test_sc_8_8_1_the_mayors_street_holds_for_the_warehouse() -> None:
    t = rich().street("e1", "down").lay(0, "airport_8", "a2")
    assert t.told(0, "place", square="e2", facing="upright") == (
        "SC-5.1.1",
        "on-the-street",
        {"piece": "warehouse", "zone": 7, "squares": ["e2"]},
    )


def test_sc_8_8_1_a_free_warehouse_belongs_to_an_airport() -> None:
    t = rich().lay(0, "park_1", "g1")
    s, e3 = t.s, SQUARES.index_of["e3"]
    warehouse, free = PIECES.index_of["warehouse"], int(FREE_OF_CHARGE)
    s.tiles[e3] = warehouse * FACINGS
    s.stock[warehouse] -= 1
    s.planned[1], s.planned_at[1], s.lowered[1], s.spent[1] = warehouse, e3 * FACINGS, free, 0
    with pytest.raises(BadPosition, match="construction 2 of seat 0"):
        from_json(GAME, to_json(s))


def test_sc_8_8_1_a_warehouse_that_was_paid_for_in_raw_materials_is_no_free_one() -> None:
    t = rich().lay(0, "airport_8", "a2").do(0, "place", square="e3", facing="upright")
    assert from_json(GAME, to_json(t.s)).view(0) == t.s.view(0)
    t.s.units[1], t.s.paid[3] = 1, SQUARES.index_of["f6"] * 4 + MATERIALS.index_of["wood"] + 1
    with pytest.raises(BadPosition, match="construction 2 of seat 0"):
        from_json(GAME, to_json(t.s))


def test_sc_5_2_15_an_airport_may_be_lowered_its_warehouse_not() -> None:
    t = rich().card(0, "mediator").lay(0, "airport_8", "a2")
    assert t.step(0) == "discount"
    t.do(0, "keep_card")
    assert t.step(0) == "warehouse"
    t.do(0, "place", square="e3", facing="right")
    assert t.step(0) == "plan"
    t = rich().card(0, "architect").lay(0, "airport_9", "b2").do(0, "discount", lowered="metal")
    assert (t.step(0), goods(t)) == ("warehouse", {"e6": "metal"})


def test_sc_5_2_16_votes_of_a_museum_pay_for_an_airport_later_in_the_plan() -> None:
    t = table().tile(0, "factory_1", "a1").tile(0, "warehouse", "f1").tile(0, "warehouse", "f2")
    t.goods(0, e5="wood", f5="stone", e6="metal", f1="wood", g1="stone").lay(0, "museum", "a7")
    t.do(0, "pay", square="f1").do(0, "pay", square="g1")
    assert t.s.votes[0] == 14
    t.lay(0, "airport_8", "a2")
    assert (t.s.votes[0], t.step(0)) == (9, "warehouse")


def test_sc_16_3_an_airport_is_undone_with_its_warehouse() -> None:
    m = rich().match()
    before = m.state.view(0)
    m.play(0, Scenario.number("build", piece="airport_8"))
    m.play(0, Scenario.number("place", square="a2", facing="upright"))
    m.play(0, Scenario.number("place", square="e3", facing="upright"))
    assert taken_back(m).state.view(0) == before


def test_sc_5_2_8_an_airport_stands_without_a_warehouse_that_is_out_of_stock() -> None:
    t = rich().tile(1, "factory_1", "a1").stock("warehouse", 1)
    t.lay(1, "warehouse", "b1").lay(0, "airport_8", "a2").do(0, "place", square="e3", facing="upright")
    t.s.host = 1
    t.commit()
    assert t.tiles(0) == {"a1": "factory_1", "a2": "airport_8"}
    assert [said["piece"] for said in t.happened("cancelled")] == ["warehouse"]


def test_sc_5_2_8_a_warehouse_falls_with_its_airport() -> None:
    t = rich().tile(1, "factory_1", "a1").votes(1, 5).goods(1, e5="wood", f5="stone", e6="metal")
    t.stock("airport_8", 1)
    for seat in (0, 1):
        t.lay(seat, "airport_8", "a2").do(seat, "place", square="e3", facing="upright")
    t.commit()
    assert t.tiles(1) == {"a1": "factory_1"}
    assert [said["piece"] for said in t.happened("cancelled", seat=1)] == ["airport_8", "warehouse"]
    assert (t.s.votes[1], goods(t, 1)) == (5, {"e5": "wood", "f5": "stone", "e6": "metal"})


def test_sc_8_8_1_a_worker_in_range_of_the_airport_makes_two_and_pollutes_as_one() -> None:
    t = flying().people(0, "a1").at("production")
    assert goods(t) == {"e5": "wood", "f5": "wood"}
    assert t.s.made[0] == 1
    assert t.s.x[0] == 1 + 1


def test_sc_8_8_1_the_factory_tile_counts_not_the_square() -> None:
    t = table(hall="a6").tile(0, "factory_3_i3", "a1").tile(0, "airport_9", "d2").people(0, "a1")
    assert goods(t.at("production")) == {"a6": "wood", "b6": "wood"}
    t = table(hall="a6").tile(0, "factory_2", "a1").tile(0, "airport_9", "d2").people(0, "a1")
    assert goods(t.at("production")) == {"a6": "wood"}


def test_sc_8_8_1_of_a_tourists_two_units_one_goes_home_and_one_to_the_airports_owner() -> None:
    t = flying().people(0, "a1", of=1).at("production")
    assert (goods(t, 0), goods(t, 1)) == ({"e5": "wood"}, {"e5": "wood"})
    assert (t.s.made[0], t.s.made[1]) == (1, 0)


def test_sc_8_8_1_without_room_the_owner_loses_the_second_unit() -> None:
    t = flying().people(0, "a1", of=1).people(0, "e5", "f5", "e6", "f6").at("production")
    assert (t.borough(0)["goods"], goods(t, 1)) == ({}, {"e5": "wood"})
    assert t.happened("no_room_for") == [{"event": "no_room_for", "seat": 0, "material": "wood"}]


def test_sc_8_8_1_homes_and_shops_in_its_influence_pollute_by_noise() -> None:
    t = flying().tile(0, "residential_2", "e3").tile(0, "commercial_2", "a4").tile(0, "park_1", "d4")
    t.tile(0, "residential_1", "g1")
    assert t.at("pollution").s.x[0] == 1 + 2 - 1
    t = flying(hall="f6").tile(0, "residential_2", "e3", "right")
    assert t.at("pollution").s.x[0] == 2


# ---------------------------------------------------------------- the Bank


def test_sc_8_8_2_a_bank_is_influenced_by_the_town_hall_and_costs_two() -> None:
    t = table().lay(0, "bank", "c5")
    assert (t.s.money[0], t.tiles(0)) == (10, {"c5": "bank"})
    assert table().why(0, "bank", "b5")[:2] == ("SC-5.2.5", "lacks-building")
    assert table().tile(0, "bank", "c5").told(0, "build", piece="bank")[1] == "owned-already"


def shops(level: int, bank: bool, homes: int) -> bool:
    """Whether a commercial zone of a level may be built at a3, with so many homes beside it."""
    t = table().money(0, 20)
    if bank:
        t.tile(0, "bank", "c6")
    for square in ("a2", "b2", "c2", "d2")[:homes]:
        t.tile(0, "residential_1", square)
    piece = {1: "commercial_1", 2: "commercial_2", 3: "commercial_3_i3", 4: "commercial_4_i4"}[level]
    return t.may(0, piece, "a3")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_sc_8_8_2_a_bank_saves_a_residential_zone(level: int) -> None:
    homes = level if level > 1 else 1
    assert shops(level, False, homes)
    assert not shops(level, False, homes - 1)
    assert shops(level, True, homes - 1)
    assert homes == 1 or not shops(level, True, homes - 2)


def test_sc_8_8_2_and_a_dollar_also_on_an_enlargement() -> None:
    t = table().tile(0, "bank", "c6").lay(0, "commercial_1", "a1")
    assert t.s.money[0] == 12 - 1
    t = table().tile(0, "bank", "c6").tile(0, "commercial_1", "a1").tile(0, "residential_1", "a2")
    assert t.lay(0, "commercial_2", "a1").s.money[0] == 12 - 1  # SC-10.14
    t = table().tile(0, "bank", "c6").lay(0, "park_1", "a1")
    assert t.s.money[0] == 12 - 2


def test_sc_8_8_2_a_shop_of_level_1_with_bank_and_mediator_costs_nothing() -> None:
    t = table().tile(0, "bank", "c6").card(0, "mediator").money(0, 0).lay(0, "commercial_1", "a1")
    assert (t.s.money[0], t.step(0)) == (0, "plan")
    t = table().tile(0, "bank", "c6").card(0, "mediator").money(0, 1).lay(0, "commercial_1", "a1")
    assert t.do(0, "discount", lowered="money").s.money[0] == 1


def test_sc_8_8_2_a_bank_planned_before_helps_and_its_loss_costs() -> None:
    t = table().stock("bank", 1).lay(1, "bank", "c5").lay(0, "bank", "c5").lay(0, "commercial_1", "a1")
    assert t.s.money[0] == 12 - 2 - 1
    t.s.host = 1
    t.commit()
    assert [said["piece"] for said in t.happened("cancelled")] == ["bank", "commercial_1"]
    assert t.s.money[0] == 12


def test_sc_8_8_2_a_free_tile_brings_no_dollar() -> None:
    t = table().tile(0, "bank", "c6").money(0, 3).at("council")
    t.do(0, "advance", row="construction", means="money")
    t.do(0, "build", piece="commercial_1").do(0, "place", square="a1", facing="upright")
    assert t.s.money[0] == 3 - 1


def banking(seat: int) -> Scenario:
    """One of seat 0's people at a1; phase 3 begins."""
    return table().tile(0, "residential_1", "a1").people(0, "a1").tile(seat, "bank", "c6").at("moves")


def test_sc_8_8_2_a_citizen_moved_to_a_bank_this_turn_earns_two_dollars() -> None:
    t = banking(0).do(0, "move", **{"from": "a1", "to": "c6"}).commit()
    assert carry_on(t, "traded") == [{"event": "traded", "seat": 0, "money": 2, "votes": 0}]
    t.s.moves[0] = -1
    assert t.at("trade").happened("traded") == []  # SC-10.2: the citizen has not moved


def test_sc_8_8_2_a_tourist_earns_it_for_its_owner() -> None:
    t = banking(1)
    t.do(0, "send", **{"borough": 1, "from": "a1", "to": "c6"})
    assert {"event": "traded", "seat": 0, "money": 2, "votes": 0} in t.log
    assert {"event": "hosted", "seat": 1, "money": 1} in t.log


def test_sc_8_8_2_a_tourist_returning_to_the_bank_has_moved_there() -> None:
    t = table().tile(0, "bank", "c6").tile(1, "factory_1", "a1").people(1, "a1", of=0).at("moves")
    t.do(0, "come_home", **{"borough": 1, "from": "a1", "to": "c6"}).commit()
    assert carry_on(t, "traded") == [{"event": "traded", "seat": 0, "money": 2, "votes": 0}]


def test_sc_8_8_4_a_player_out_of_the_game_gets_no_passenger() -> None:
    t = riding()
    t.s.left_in[0] = 1
    assert t.at("trams").happened("tram_passenger") == []


def test_sc_8_8_2_a_bank_has_one_place() -> None:
    t = banking(0)
    assert [said["to"] for said in t.choices(0, "move")] == ["c6"]
    assert t.told(0, "move", **{"from": "a1", "to": "d6"})[:2] == ("SC-5.3.1", "no-place-there")


# ---------------------------------------------------------------- the Sorting Centre


def crowd(count: int) -> Scenario:
    """So many active citizens of seat 0, at home."""
    t = table().tile(0, "residential_5_i5", "a1").tile(0, "residential_5_i5", "a2")
    places = [f"{column}{row}" for row in (1, 2) for column in "abcde"]
    return t.people(0, *places[:count])


def test_sc_8_8_3_a_sorting_centre_takes_ten_active_citizens() -> None:
    assert crowd(10).lay(0, "sorting_centre", "a4").s.money[0] == 12 - 4
    t = crowd(9).people(0, "e5").tile(0, "factory_1", "g1").people(0, "g1", of=1)
    assert t.told(0, "build", piece="sorting_centre") == (
        "SC-8.8.3",
        "too-few-active",
        {"piece": "sorting_centre", "needs": 10, "has": 9},
    )
    t = crowd(9).disc(0, "construction", 3).at("council").do(0, "advance", row="construction", means="money")
    assert t.told(0, "build", piece="sorting_centre")[1:] == (
        "too-few-active",
        {"piece": "sorting_centre", "needs": 10, "has": 9},
    )


def test_sc_8_8_3_people_on_a_tramway_are_active() -> None:
    t = crowd(9).tile(0, "tram_station", "a5")
    t.s.tram[0] = 1
    assert t.can(0, "build", piece="sorting_centre")


def test_sc_8_8_3_no_home_beside_it_when_it_is_built() -> None:
    assert crowd(10).why(0, "sorting_centre", "a3") == (
        "SC-10.16",
        "banned",
        {
            "piece": "sorting_centre",
            "category": "residential",
            "squares": ["a2", "b2"],
        },
    )
    t = table().tile(0, "sorting_centre", "a1").tile(0, "school", "c3").tile(0, "library", "c2")
    assert t.may(0, "residential_1", "b4")  # later they may live there


def sorting(*squares: str) -> Scenario:
    t = table().tile(0, "commercial_3_i3", "a1").tile(0, "sorting_centre", "a3").people(0, *squares)
    return t.at("moves")


def test_sc_8_8_3_the_activated_sorting_centre_takes_five_off_but_x_not_below_zero() -> None:
    t = sorting("a1", "b1", "c1").do(0, "move", **{"from": "a1", "to": "a4"}).commit()
    assert carry_on(t, "polluted", seat=0) == [{"event": "polluted", "seat": 0, "pollution": 0, "level": 0}]


def test_sc_8_8_3_as_an_option_it_lowers_the_level_instead_which_stays_above_zero() -> None:
    t = table(sorting_relief="level").tile(0, "commercial_3_i3", "a1").tile(0, "sorting_centre", "a3")
    t.people(0, "a1", "b1", "c1").pollution(0, 7).at("moves")
    t.do(0, "move", **{"from": "a1", "to": "a4"}).commit()
    assert carry_on(t, "polluted", seat=0) == [{"event": "polluted", "seat": 0, "pollution": 3, "level": 10}]
    assert t.happened("relieved") == [{"event": "relieved", "seat": 0, "pollution": 5}]
    assert (t.s.x[0], t.s.pollution[0]) == (3, 5)
    t = (
        table(sorting_relief="level")
        .tile(0, "sorting_centre", "a3")
        .tile(0, "factory_1", "g1")
        .people(0, "g1")
    )
    t.at("moves").do(0, "move", **{"from": "g1", "to": "a4"}).commit()
    carry_on(t, "polluted", seat=0)
    assert (t.happened("relieved")[0]["pollution"], t.s.pollution[0]) == (1, 0)


def test_sc_8_8_3_once_a_turn_for_any_number_of_citizens() -> None:
    t = sorting("a1", "b1", "c1").tile(0, "factory_1", "g1")
    t.s.made[0] = 6
    t.do(0, "move", **{"from": "a1", "to": "a4"}).do(0, "move", **{"from": "b1", "to": "a3"}).commit()
    t.s.made[0] = 6
    t.at("pollution")
    assert t.s.x[0] == 3 + 6 - 5


def test_sc_8_8_3_citizens_staying_or_returning_do_not_activate_it() -> None:
    t = sorting("a3", "a4").commit()
    assert carry_on(t, "polluted", seat=0)[0]["pollution"] == 2
    t = table().tile(0, "sorting_centre", "a3").tile(1, "factory_1", "a1").people(1, "a1", of=0).at("moves")
    t.do(0, "come_home", **{"borough": 1, "from": "a1", "to": "a3"}).commit()
    assert carry_on(t, "polluted", seat=0)[0]["pollution"] == 1


def test_sc_5_3_3_a_sorting_centre_takes_no_tourists() -> None:
    t = table().tile(0, "residential_1", "a1").people(0, "a1").tile(1, "sorting_centre", "a3")
    t.tile(1, "bank", "c6").at("moves")
    assert t.told(0, "send", **{"borough": 1, "from": "a1", "to": "a3"})[:2] == (
        "SC-5.3.3",
        "not-for-tourists",
    )
    assert t.can(0, "send", **{"borough": 1, "from": "a1", "to": "c6"})


# ---------------------------------------------------------------- the Tramway


def riding(count: int = 0, of: int = 0) -> Scenario:
    """The Tramway of seat 0 has its place at a1."""
    t = table().tile(0, "tram_station", "a1")
    t.s.tram[of] = count
    t.s.career[of] -= count
    return t


def test_sc_8_8_4_a_tourist_sets_out_from_the_tramway() -> None:
    t = riding(1).tile(1, "factory_1", "a1").at("moves").commit_moves()
    t.do(0, "send", **{"borough": 1, "from": "a1", "to": "a1"})
    assert t.borough(1)["people"] == {"a1": 0}


def test_sc_8_8_4_and_sc_10_23_a_passenger_comes_each_turn_from_the_supply() -> None:
    t = riding().at("trams")
    assert (t.borough(0)["tram_at"], t.borough(1)["tram_at"]) == ("a1", None)
    assert (t.borough(0)["tram"], t.s.supply[0], t.s.supply[1]) == ([1, 0], 7, 8)
    assert t.happened("tram_passenger") == [{"event": "tram_passenger", "seat": 0, "square": "a1"}]
    t = riding()
    t.s.supply[0] = 0
    assert t.at("trams").borough(0)["tram"] == [0, 0]


def test_sc_8_8_4_a_tramway_costs_two_and_any_number_may_enter() -> None:
    assert table().lay(0, "tram_station", "a1").s.money[0] == 10
    t = riding(2).tile(0, "commercial_2", "d1").people(0, "d1", "e1").at("moves")
    t.do(0, "move", **{"from": "d1", "to": "a1"}).do(0, "move", **{"from": "e1", "to": "a1"})
    assert t.borough(0)["tram"] == [4, 0]
    assert t.borough(0, looks=1)["tram"] == [2, 0]
    assert t.told(0, "move", **{"from": "a1", "to": "b1"})[:2] == ("SC-5.3.1", "no-place-there")


def test_sc_8_8_4_citizens_leave_it_like_any_place_unless_they_just_came() -> None:
    t = riding(1).tile(0, "commercial_3_i3", "d1").people(0, "d1").at("moves")
    t.do(0, "move", **{"from": "d1", "to": "a1"}).do(0, "move", **{"from": "a1", "to": "e1"})
    assert t.told(0, "move", **{"from": "a1", "to": "f1"})[:2] == ("SC-10.4", "moved-already")
    assert (t.borough(0)["tram"], t.borough(0)["people"]) == ([1, 0], {"e1": 0})


def test_sc_5_3_7_a_move_onto_the_tramway_is_undone() -> None:
    m = riding(1).tile(0, "commercial_2", "d1").people(0, "d1").at("moves").match()
    before = m.state.view(0)
    m.play(0, Scenario.number("move", **{"from": "d1", "to": "a1"}))
    m.play(0, Scenario.number("move", **{"from": "a1", "to": "e1"}))
    assert taken_back(m).state.view(0) == before


def test_sc_8_8_4_tourists_may_stand_there_and_gain_nothing() -> None:
    t = riding(1).tile(1, "residential_1", "a1").people(1, "a1").at("moves")
    t.do(1, "send", **{"borough": 0, "from": "a1", "to": "a1"})
    assert t.borough(0)["tram"] == [2, 1]  # and a passenger
    assert {"event": "hosted", "seat": 0, "money": 1} in t.log
    assert t.happened("traded") == []
    t.at("moves", turn=2)
    assert t.can(1, "come_home", **{"borough": 0, "from": "a1", "to": "a1"})


def test_sc_5_6_5_on_a_tramway_victims_are_distinguished_by_colour() -> None:
    t = riding(2)
    t.s.tram[1] = 1
    t.s.career[1] -= 1
    t.s.made[0] = 9
    t.at("pollution")
    assert t.choices(0) == [
        {"verb": "lose", "square": "a1", "seat": 0},
        {"verb": "lose", "square": "a1", "seat": 1},
    ]
    t.do(0, "lose", square="a1", seat=1)
    assert t.borough(0)["tram"] == [2, 0]


def test_sc_5_6_2_a_player_leaving_the_game_removes_citizens_from_trams() -> None:
    t = riding(1).pollution(1, 99)
    t.s.tram[1] = 1
    t.s.career[1] -= 1
    t.s.made[1] = 3
    supply = int(t.s.supply[1])
    t.at("pollution")
    assert (t.borough(0)["tram"], t.s.supply[1]) == ([1, 0], supply + 1)


def test_sc_5_6_1_people_on_a_tramway_pollute() -> None:
    t = riding(2)
    t.s.tram[1] = 1
    assert t.at("pollution").s.x[0] == 3


# ---------------------------------------------------------------- promises


def test_sc_15_4_the_airports_promise() -> None:
    t = flying()
    assert not kept(t, "airport_promise")
    assert not kept(t.tile(0, "factory_1", "f1"), "airport_promise")
    assert kept(t.tile(0, "factory_1", "e4"), "airport_promise")
    assert not kept(table().tile(0, "factory_1", "a1").tile(0, "factory_1", "b1"), "airport_promise")


def test_sc_15_4_the_banks_promise() -> None:
    t = table().tile(0, "bank", "c6").tile(0, "commercial_3_i3", "a1")
    assert not kept(t, "bank_promise")
    assert kept(t.tile(0, "commercial_1", "a2"), "bank_promise")
    assert not kept(table().tile(0, "commercial_4_i4", "a1"), "bank_promise")


def test_sc_15_4_the_sorting_centres_promise() -> None:
    t = table().tile(0, "sorting_centre", "a1")
    assert kept(t.pollution(0, 20), "sorting_promise")
    assert not kept(t.pollution(0, 21), "sorting_promise")
    assert not kept(table(), "sorting_promise")


def test_sc_15_4_the_tramways_promise_counts_own_citizens() -> None:
    t = riding(2)
    t.s.tram[1] = 1
    assert not kept(t, "tram_promise")
    t.s.tram[0] = 3
    assert kept(t, "tram_promise")


def test_sc_15_4_a_world_city_has_two_kinds() -> None:
    t = table().tile(0, "airport_8", "a1")
    t.tile(0, "airport_9", "a3")
    assert not kept(t, "world_city")
    assert kept(t.tile(0, "bank", "c6"), "world_city")


def test_sc_15_4_a_quiet_airport() -> None:
    assert not kept(table(), "quiet_airport")
    assert kept(flying(), "quiet_airport")
    assert not kept(flying().tile(0, "commercial_1", "e1"), "quiet_airport")


# ---------------------------------------------------------------- what can't be


def test_positions_with_trams_and_free_warehouses_are_read_back_or_refused() -> None:
    t = rich().lay(0, "airport_8", "a2")
    assert from_json(GAME, to_json(t.s)).ask(0) == {"step": "warehouse"}
    t.do(0, "place", square="e3", facing="upright")
    assert GAME.broken(from_json(GAME, to_json(t.s))) == []
    other = t.s.clone()
    other.planned[0] = PIECES.index_of["airport_9"]
    with pytest.raises(BadPosition):
        from_json(GAME, to_json(other))
    t = table()
    t.s.tram[0] = 1
    t.s.career[0] -= 1
    assert GAME.broken(t.s) == ["tram: seat 0 has none"]
    t = riding(1, of=1)
    t.s.left_in[1], t.s.pollution[1], t.s.ring_at[1] = 1, 100, -1
    assert "tram" in GAME.broken(t.s)[0]
