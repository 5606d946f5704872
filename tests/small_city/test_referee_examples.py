"""Examples of the rulebook on the second referee: the base game and what modules add to it."""

from typing import Any

import pytest

from tests.small_city.referee import Options, Referee
from tests.small_city.referee.actions import carry_out, reachable
from tests.small_city.referee.construction import grow_zone, phase_2
from tests.small_city.referee.council import build_free, list_steps, sit, welcome
from tests.small_city.referee.data import ECONOMY, ROWS, Said, square_of
from tests.small_city.referee.dealer import Dealer, promise_deck, special_deck
from tests.small_city.referee.godzillas import Start, arrive_first, march, take_a_break, wake
from tests.small_city.referee.movement import arriving, list_moves, phase_3
from tests.small_city.referee.placement import Site
from tests.small_city.referee.pollution import clean_park_squares, lose_in_delhi, measure
from tests.small_city.referee.price import price_of
from tests.small_city.referee.table import start_money
from tests.small_city.referee.voting import phase_5
from tests.small_city.referee.work import dig_stones, salary, store_products, trade
from tests.small_city.scene import Scene, spot

GODZILLAS = Options(godzillas="yes")
NEW_BUILDINGS = Options(new_buildings="yes")
ASIA = Options("asia_chosen")


def said(verb: str, **about: Any) -> Said:
    return {"verb": verb, **about}


def names(squares: set[int]) -> set[str]:
    return {f"{'abcdefghij'[square % 10]}{square // 10 + 1}" for square in squares}


# ---------------------------------------------------------------- godzillas


@pytest.mark.parametrize(("seats", "godzillas"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_sc_8_1_1_godzillas_by_players(seats: int, godzillas: int) -> None:
    assert Scene(seats, GODZILLAS).table.godzillas == godzillas


def test_sc_8_1_8_a_march_south_and_east_leaves_three_markers_and_two_dead_park_squares() -> None:
    scene = Scene(2, GODZILLAS).tile(0, "factory_1", "a5").tile(0, "park_2", "c7").tile(0, "park_1", "b3")
    start = Start(frozenset({square_of("a5")}))
    asked = scene.play(march(scene.table, scene[0], start, 5), said("march", square="a5", dir="down"))
    assert [ask.step for ask in asked] == ["march"]
    assert names(scene[0].markers) == {"a6", "a7", "b7"}
    assert names(set(scene[0].godzilla)) == {"c7", "d7"}
    assert clean_park_squares(scene[0]) == 1


def test_sc_8_1_8_a_march_north_and_east_discards_what_lies_under_its_markers() -> None:
    scene = Scene(2, GODZILLAS).tile(0, "factory_1", "a4").tile(0, "warehouse", "a2", "right")
    scene.tile(0, "park_2", "a1").goods(0, a2="wood", a3="stone")
    start = Start(frozenset({square_of("a4")}))
    scene.play(march(scene.table, scene[0], start, 5), said("march", square="a4", dir="up"))
    assert names(scene[0].markers) == {"a3", "a2", "a1"}
    assert names(set(scene[0].godzilla)) == {"b1", "c1"}
    assert not scene[0].goods
    assert clean_park_squares(scene[0]) == 0


@pytest.mark.parametrize(
    ("piece", "square", "exits"),
    [
        ("harbour", "c3", 8),
        ("factory_3_i3", "c3", 8),
        ("factory_3_l3", "c3", 8),
        ("factory_2", "c3", 6),
        ("factory_1", "c3", 4),
        ("factory_2", "c1", 4),
        ("factory_2", "a1", 3),
    ],
)
def test_sc_8_1_7_the_number_of_ways_out(piece: str, square: str, exits: int) -> None:
    scene = Scene(2, GODZILLAS)
    start = Start(spot(piece, square).covered)
    (ask,) = scene.play(march(scene.table, scene[0], start, 3))
    assert len(ask.choices) == exits


def test_sc_8_1_3_no_godzilla_wakes_before_turn_5() -> None:
    options = Options(godzillas="yes")
    referee = Referee(2, options, Dealer(2, options, 3))
    while referee.table.turn < 5:
        seat = min(referee.asked)
        assert referee.asked[seat].step not in ("appear", "march", "turn")
        referee.apply(seat, referee.choices(seat)[-1])
    assert all(not borough.godzilla and not borough.markers for borough in referee.table.boroughs)


def test_sc_8_1_7_at_the_border_it_turns_to_the_side_without_a_marker() -> None:
    scene = Scene(2, GODZILLAS).tile(0, "factory_1", "c2").mark(0, "b1")
    start = Start(frozenset({square_of("c2")}))
    asked = scene.play(march(scene.table, scene[0], start, 3), said("march", square="c2", dir="up"))
    assert [ask.step for ask in asked] == ["march"]
    assert names(set(scene[0].godzilla)) == {"d1", "e1"}


def test_sc_8_1_9_a_marked_harbour_serves_no_new_factory_but_the_old_one_works() -> None:
    scene = (
        Scene(2, GODZILLAS).tile(0, "factory_3_i3", "a1").tile(0, "harbour", "b2").tile(0, "refinery", "d3")
    )
    assert scene.why_not(0, "factory_3_i3", "b4") == ""
    scene.mark(0, "b2").person(0, "a1")
    assert scene.why_not(0, "factory_3_i3", "b4") == "SC-5.2.5"
    scene.play(store_products(scene.table), said("store", material="wood", square="f6"))
    assert scene[0].goods == {square_of("f6"): "wood"}


def test_sc_3_11_a_marked_museum_does_not_count_for_a_home() -> None:
    scene = Scene(2, GODZILLAS).tile(0, "museum", "b5").tile(0, "residential_1", "d4")
    assert scene.why_not(0, "residential_2", "c4") == ""
    scene.mark(0, "b5")
    assert scene.why_not(0, "residential_2", "c4") == "SC-5.2.5"


def test_sc_8_1_3_of_the_tied_lowest_the_less_polluted_is_spared() -> None:
    scene = Scene(3, GODZILLAS)
    scene[0].pollution, scene[1].pollution = 9, 4
    assert wake(scene.table, {0: 2, 1: 2, 2: 5}) == {0, 2}


def test_sc_8_1_2_the_engineer_never_splits_the_radioactive_area() -> None:
    scene = Scene(2, GODZILLAS).mark(0, "a1", "b1", "c1", "d1", "e1")
    scene[0].card = "D"
    ground = said("engineer", where="ground")
    asked = scene.play(carry_out(scene.table, 0), ground, said("clean", square="a1"))
    assert asked[1].choices == [said("clean", square="a1"), said("clean", square="e1")]
    assert asked[2].choices == [said("clean", square="b1"), said("clean", square="e1")]


def test_sc_10_18_a_marked_fire_station_still_lowers_pollution_but_counts_for_no_home() -> None:
    scene = (
        Scene(2, GODZILLAS).tile(0, "fire_station", "a1").tile(0, "park_1", "d1").person(0, "a5", "b5", "c5")
    )
    for square in ("a5", "b5", "c5"):
        scene.tile(0, "residential_1", square)
    assert measure(scene[0]) == 0
    scene[0].tiles = [tile for tile in scene[0].tiles if tile.category != "park"]
    scene.mark(0, "a1")
    assert measure(scene[0]) == 1
    assert scene.why_not(0, "residential_1", "c3") == "SC-5.2.5"


def test_sc_8_1_3_a_leaving_godzilla_leaves_two_markers() -> None:
    scene = Scene(2, GODZILLAS).goods(0, e5="wood")
    scene[0].godzilla = (square_of("e5"), square_of("e4"))
    take_a_break(scene.table, scene[0])
    assert names(scene[0].markers) == {"e4", "e5"}
    assert not scene[0].goods


def test_sc_8_1_4_a_level_three_factory_is_entered_by_metal_and_stone() -> None:
    scene = (
        Scene(2, GODZILLAS)
        .tile(0, "factory_3_i3", "a1")
        .tile(0, "factory_3_i3", "a3")
        .tile(0, "factory_1", "g1")
    )
    scene.person(0, "a1", "b1", "c1")
    (ask,) = scene.play(arrive_first(scene.table, scene[0]), said("appear", square="c1", dir="left"))
    assert ask.choices == [said("appear", square=name, dir="left") for name in ("c1", "c3")]
    assert names(set(scene[0].people)) == {"a1"}


# ---------------------------------------------------------------- doctors, the Mayor


def test_sc_8_2_3_without_two_dollars_the_doctor_leaves() -> None:
    scene = Scene(2, Options(doctors=True)).tile(0, "clinic", "a1")
    scene.table.doctors = 1
    scene[0].doctor, scene[0].money = True, 1
    scene[0].dead[99] = 0
    assert scene.play(salary(scene.table, 0)) == []
    assert (scene[0].doctor, scene.table.doctors, scene[0].dead) == (False, 2, {99: 0})


def test_sc_8_2_3_a_raised_citizen_goes_to_the_career_space_if_the_hall_is_full() -> None:
    scene = Scene(2, Options(doctors=True)).tile(0, "clinic", "a1").person(0, "e5", "f5", "e6", "f6")
    scene[0].doctor = True
    scene[0].dead[99] = 0
    career = scene[0].career
    scene.play(salary(scene.table, 0), said("pay_doctor"))
    assert (scene[0].career, scene[0].money, scene[0].dead) == (career + 1, 18, {})


def test_sc_8_2_2_tourism_column_3_offers_two_citizens_or_one_and_a_doctor() -> None:
    scene = Scene(2, Options(doctors=True)).tile(0, "clinic", "a1")
    asked = scene.play(welcome(scene.table, 0, 3, 2), said("welcome", package="with_doctor"))
    assert asked[0].choices == [said("welcome", package="citizens"), said("welcome", package="with_doctor")]
    assert scene[0].doctor
    assert len(scene[0].people) == 1


def test_sc_8_3_3_the_mayor_speaks_to_the_living() -> None:
    scene = Scene(2, Options(mayor_variant=True)).tile(0, "museum", "d4").tile(0, "school", "g6")
    scene.person(0, "d4").person(0, "f4", colour=1).person(0, "g6")
    scene[0].mayor = frozenset({square_of("e5"), square_of("f5")})
    scene[0].dead[square_of("g4")] = 0
    phase_5(scene.table)
    assert scene[0].votes == 2


def test_sc_8_3_2_the_mayor_card_is_refused_without_room_for_the_mayor() -> None:
    scene = Scene(2, Options(mayor_variant=True)).person(0, "e6", "f6")
    scene[0].mayor = frozenset({square_of("e5"), square_of("f5")})
    assert 0 not in reachable(scene.table, 0)
    assert 0 in reachable(scene.table, 1)


# ---------------------------------------------------------------- income


def test_sc_5_4_2_exchange_values_of_materials() -> None:
    assert ECONOMY["raw_sale"] == {"wood": 2, "stone": 3, "metal": 5}
    assert ECONOMY["raw_votes"] == {"wood": 3, "stone": 5, "metal": 7}
    scene = Scene(2).tile(0, "commercial_4_i4", "a1").person(0, "b1", "d1").goods(0, e5="metal", f5="wood")
    scene.play(trade(scene.table, 0), said("exchange", square="e5"), said("exchange", square="f5"))
    assert (scene[0].money, scene[0].votes) == (25, 3)


def test_sc_5_4_4_unstorable_material_of_a_tourist_goes_to_the_hosts_warehouse() -> None:
    scene = Scene(2).tile(0, "factory_1", "a1").tile(1, "factory_1", "a1").tile(1, "warehouse", "b1")
    scene.person(0, "a1", "e5", "f5", "e6").person(1, "a1", colour=0)
    scene.play(store_products(scene.table))
    assert scene[0].goods == {square_of("f6"): "wood"}
    assert scene[1].goods == {square_of("b1"): "wood"}


def test_sc_8_4_3_a_tourists_stone_without_room_goes_to_the_hosts_warehouse() -> None:
    scene = Scene(2, Options("mountain"), board="mountain_easy").tile(1, "factory_1", "b2")
    scene.tile(1, "warehouse", "f1").person(1, "b2", colour=0)
    for piece, square in [("park_1", "c1"), ("park_3_i3", "a3"), ("park_1", "c2")]:
        scene.tile(1, piece, square)
    assert scene.play(dig_stones(scene.table, 0)) == []
    assert scene[1].goods == {square_of("f1"): "stone"}


# ---------------------------------------------------------------- construction


def test_sc_8_8_2_a_bank_saves_a_residential_zone() -> None:
    scene = Scene(2, NEW_BUILDINGS)
    for square in ("a3", "b3", "c3"):
        scene.tile(0, "residential_1", square)
    assert scene.why_not(0, "commercial_4_i4", "a4") == "SC-5.2.5"
    scene.tile(0, "bank", "f1")
    assert scene.why_not(0, "commercial_4_i4", "a4") == ""


def test_sc_8_8_2_bank_and_mediator_together_stop_at_zero() -> None:
    scene = Scene(2, NEW_BUILDINGS).tile(0, "bank", "f1")
    site = Site(scene.table, scene[0], True)
    assert price_of(site, "commercial_1", spot("commercial_1", "a1")).money == 1
    assert price_of(site, "commercial_1", spot("commercial_1", "a1"), "money").money == 0


def test_sc_8_5_7_flood_money_comes_after_the_phase() -> None:
    scene = Scene(1, ASIA, board="bangkok")
    scene.table.turn = 3
    scene[0].money = 4
    for square in ("i1", "i2", "i4", "j4"):
        scene.tile(0, "residential_1", square)
    build, place = said("build", piece="park_3_i3"), said("place", square="c4", facing="right")
    asked = scene.play(phase_2(scene.table), build, place, said("commit"))
    pieces = [choice.get("piece") for choice in asked[2].choices]
    assert "commercial_2" not in pieces
    assert scene[0].money == 3


def test_sc_8_5_7_no_building_on_flooded_squares() -> None:
    scene = Scene(1, ASIA, board="bangkok")
    scene.table.turn = 4
    assert scene.why_not(0, "park_1", "d1") == "SC-8.5.7"
    scene.table.turn = 5
    assert scene.why_not(0, "park_1", "d1") == ""


def test_sc_8_9_1_big_ben_needs_five_park_squares() -> None:
    scene = (
        Scene(2, Options(real_buildings=True)).tile(0, "residential_1", "c5").tile(0, "commercial_1", "d5")
    )
    scene.tile(0, "park_3_i3", "c3").tile(0, "park_1", "c4")
    assert scene.why_not(0, "big_ben", "d4") == "SC-5.2.5"
    scene.tile(0, "park_1", "e4")
    assert scene.why_not(0, "big_ben", "d4") == ""


def test_sc_8_9_2_the_opera_falls_when_the_zone_grows() -> None:
    scene = Scene(2, Options(real_buildings=True)).tile(0, "sydney_opera", "g1").person(0, "g1")
    grow_zone(scene.table, scene[0])
    assert not scene[0].of_id("sydney_opera")
    assert scene.table.stock["sydney_opera"] == 0
    assert names(set(scene[0].people)) == {"e5"}


def test_sc_8_10_1_nuclear_money_and_turns() -> None:
    options = Options(nuclear=True)
    assert [start_money(options, 4, place) for place in range(4)] == [8, 10, 12, 14]
    assert Scene(2, options).table.last_turn == 9


def test_sc_8_10_3_no_building_without_power() -> None:
    scene = Scene(2, Options(nuclear=True))
    assert scene.why_not(0, "factory_1", "a1") == "SC-8.10.3"
    assert scene.why_not(0, "park_1", "a1") == ""
    scene[0].plants.append((1, 0))
    assert scene.why_not(0, "factory_1", "a1") == ""


def test_sc_5_2_5_four_homes_at_the_town_hall_but_no_level_four() -> None:
    scene = Scene(2)
    for square in ("d4", "e4", "f4", "g4"):
        assert scene.why_not(0, "residential_1", square) == ""
        scene.tile(0, "residential_1", square)
    assert Scene(2).why_not(0, "residential_4_i4", "d4") == "SC-5.2.5"


def test_sc_8_4_2_the_councils_tile_covers_no_river() -> None:
    scene = Scene(2, Options("river"), board="river_easy")
    assert scene.why_not(0, "park_1", "e1") == ""
    assert scene.why_not(0, "park_1", "e1", spending=False) == "SC-8.4.2"


def test_sc_5_2_8_the_last_tile_goes_to_the_first_in_turn_order() -> None:
    scene = Scene(2)
    scene.table.host = 1
    scene.table.stock["park_3_l3"] = 1
    plan = [said("build", piece="park_3_l3"), said("place", square="a1", facing="upright"), said("commit")]
    scene.play(phase_2(scene.table), *plan, *plan)
    assert scene.table.stock["park_3_l3"] == 0
    assert [len(scene[seat].of_id("park_3")) for seat in (0, 1)] == [0, 1]
    assert [scene[seat].money for seat in (0, 1)] == [20, 16]


# ---------------------------------------------------------------- movement, votes, pollution


def test_sc_5_3_5_as_many_arrive_as_the_hall_has_spaces() -> None:
    scene = Scene(2).tile(0, "factory_3_i3", "a1").person(0, "e5", "f5")
    scene[0].career = 11
    assert arriving(scene[0]) == 2


def test_sc_5_3_2_a_place_left_this_phase_stays_closed() -> None:
    scene = Scene(2).tile(0, "residential_1", "d4").tile(0, "school", "a1").person(0, "d4", "e5")
    asked = scene.play(phase_3(scene.table), {"verb": "move", "from": "d4", "to": "a1"})
    assert asked[1].choices == [said("commit")]


def test_sc_5_6_1_a_surplus_of_parks_cleans_nothing() -> None:
    scene = Scene(2).tile(0, "park_3_i3", "a1")
    assert measure(scene[0]) == 0


def test_sc_5_1_3_the_votes_of_physicist_and_artist() -> None:
    scene = Scene(2, Options(new_actions=True)).tile(0, "factory_3_i3", "a1").person(0, "a1", "b1", "c1")
    scene[0].card = "I"
    phase_5(scene.table)
    assert scene[0].votes == 6
    scene = Scene(2, Options(new_actions=True)).tile(0, "museum", "a1").person(0, "a1", "b1")
    scene[0].card = "J"
    phase_5(scene.table)
    assert scene[0].votes == 4


def test_sc_8_8_1_an_airport_doubles_without_polluting_more() -> None:
    scene = Scene(2, NEW_BUILDINGS).tile(0, "airport_8", "a2").tile(0, "factory_1", "a1").person(0, "a1")
    scene.play(store_products(scene.table))
    assert list(scene[0].goods.values()) == ["wood", "wood"]
    assert scene[0].made == 1


def test_sc_8_8_1_of_a_tourists_two_units_one_goes_to_the_airports_owner() -> None:
    scene = (
        Scene(2, NEW_BUILDINGS)
        .tile(0, "airport_8", "a2")
        .tile(0, "factory_1", "a1")
        .person(0, "a1", colour=1)
    )
    scene.play(store_products(scene.table))
    assert [list(scene[seat].goods.values()) for seat in (0, 1)] == [["wood"], ["wood"]]


def test_sc_8_8_3_the_sorting_centre_stops_at_zero() -> None:
    scene = (
        Scene(2, NEW_BUILDINGS)
        .tile(0, "sorting_centre", "a1")
        .tile(0, "school", "c1")
        .tile(0, "library", "d1")
    )
    scene.person(0, "a1", moved=True, moved_within=True).person(0, "c1", "d1")
    assert measure(scene[0]) == 0


# ---------------------------------------------------------------- Asia


def test_sc_8_5_8_delhi_loses_four_citizens() -> None:
    scene = Scene(1, Options("asia_chosen", nuclear=True), board="delhi").person(0, "e5", "f5", "e6", "f6")
    for turn in range(1, 10):
        scene.table.turn = turn
        asked = scene.play(lose_in_delhi(scene.table, 0))
        assert bool(asked) == (turn in (5, 6, 7, 8))
    assert scene[0].rules["no_final_pollution"]


def test_sc_8_5_5_tokyos_five_points_more_and_sc_8_5_3_seouls_start() -> None:
    scene = Scene(1, ASIA, board="tokyo").person(0, "c2", "h2")
    assert measure(scene[0]) == 7
    assert Scene(1, ASIA, board="seoul")[0].pollution == 7


def test_sc_8_5_2_shanghais_port_doubles_and_pollutes() -> None:
    scene = Scene(1, ASIA, board="shanghai").tile(0, "factory_1", "h5").person(0, "h5")
    stored = [said("store", material="wood", square=square) for square in ("e5", "i5")]
    scene.play(store_products(scene.table), *stored)
    assert names(set(scene[0].goods)) == {"e5", "i5"}
    assert scene[0].made == 2


def test_sc_10_19_a_park_of_size_two_grows_a_turn_later() -> None:
    scene = Scene(1, ASIA, board="tokyo").tile(0, "park_2", "e4").tile(0, "school", "a1").person(0, "a1")
    scene.table.turn = 3
    scene.play(phase_3(scene.table), {"verb": "move", "from": "a1", "to": "e4"}, said("commit"))
    assert [tile.id for tile in scene[0].of_category("park")] == ["park_2"]
    scene.table.turn = 4
    asked = scene.play(phase_3(scene.table), said("commit"), said("grow", square="e3"))
    assert asked[1].step == "grow"
    assert [tile.piece for tile in scene[0].of_category("park")] == ["park_3_l3"]


def test_sc_8_5_6_beijing_with_the_councillor_has_one_free_step() -> None:
    scene = Scene(1, ASIA, board="beijing")
    scene[0].card = "G"
    asked = scene.play(sit(scene.table, 0), said("advance", row="finance", means="free"))
    assert len(asked) == 1
    assert {choice.get("means") for choice in asked[0].choices} == {"free", None}
    scene[0].card = None
    assert {choice["means"] for choice in list_steps(scene[0], 0, 2)} == {"money"}


# ---------------------------------------------------------------- decks, the council


def test_sc_8_7_1_new_buildings_alone_bring_promises_but_no_specials() -> None:
    assert len(promise_deck(NEW_BUILDINGS)) == 18
    assert len(special_deck(NEW_BUILDINGS)) == 6
    assert len(special_deck(Options(new_buildings="with_promises"))) == 8
    assert len(promise_deck(Options(new_buildings="yes", nuclear=True))) == 20


def test_sc_5_7_4_the_tourism_rows_citizen_is_received() -> None:
    scene = Scene(2)
    assert scene.play(welcome(scene.table, 0, 1, 1)) == []
    assert names(set(scene[0].people)) == {"e5"}


def test_sc_5_7_3_the_construction_row_gives_police_but_no_culture() -> None:
    scene = Scene(2)
    (ask,) = scene.play(build_free(scene.table, scene[0], ROWS[2], 2))
    pieces = [choice.get("piece") for choice in ask.choices]
    assert "police_station" in pieces
    assert "library" not in pieces
    assert "fire_station" not in pieces


def test_sc_5_3_1_from_the_hall_no_citizen_moves_without_a_home() -> None:
    scene = Scene(2).person(0, "e5")
    assert list_moves(scene.table, 0) == []
