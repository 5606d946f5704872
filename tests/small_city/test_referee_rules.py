"""The second referee where rules meet: cancelled plans, the Pilgrim, solo godzillas, leaving the game."""

from typing import Any

from tests.small_city.referee import Options
from tests.small_city.referee.actions import phase_1
from tests.small_city.referee.closing import phase_8
from tests.small_city.referee.construction import phase_2
from tests.small_city.referee.council import sit
from tests.small_city.referee.data import Said, name_of, square_of
from tests.small_city.referee.godzillas import godzillas_come
from tests.small_city.referee.movement import list_sendings, phase_3
from tests.small_city.referee.placement import Site
from tests.small_city.referee.pollution import leave_game, measure, phase_6
from tests.small_city.referee.price import discounts
from tests.small_city.referee.work import phase_4
from tests.small_city.scene import Scene, spot

ASIA = Options("asia_chosen")


def said(verb: str, **about: Any) -> Said:
    return {"verb": verb, **about}


def build(piece: str, square: str, facing: str = "upright") -> list[Said]:
    return [said("build", piece=piece), said("place", square=square, facing=facing)]


def names(squares: Any) -> set[str]:
    return {name_of(square) for square in squares}


# ---------------------------------------------------------------- phase 2


def test_sc_5_2_8_an_enlargement_falls_with_the_tile_it_was_planned_on() -> None:
    scene = Scene(2)
    scene.table.host = 1
    scene.table.stock["park_1"] = 1
    first = [*build("park_1", "a1"), said("commit")]
    second = [*build("park_1", "b1"), *build("park_2", "b1"), *build("factory_1", "a7"), said("commit")]
    scene.play(phase_2(scene.table), *first, *second)
    assert [tile.piece for tile in scene[1].tiles] == ["town_hall", "park_1"]
    assert [tile.piece for tile in scene[0].tiles] == ["town_hall", "factory_1"]
    assert scene[0].money == 18


def test_sc_5_2_8_later_constructions_fall_when_their_condition_does() -> None:
    scene = Scene(2)
    scene.table.stock["refinery"] = 1
    for seat in (0, 1):
        scene.tile(seat, "factory_1", "a1")
    plan = [*build("refinery", "b1"), *build("factory_2", "b2"), said("commit")]
    scene.play(phase_2(scene.table), *plan, *plan)
    assert [len(scene[seat].tiles) for seat in (0, 1)] == [4, 2]
    assert scene[1].money == 20


def test_sc_5_2_15_the_mediator_is_used_unasked_if_nothing_else_will_do() -> None:
    scene = Scene(1)
    scene[0].card, scene[0].money = "C", 2
    site = Site(scene.table, scene[0], True)
    assert discounts(site, "park_3_i3", spot("park_3_i3", "a1")) == ["money"]
    asked = scene.play(phase_2(scene.table), *build("park_3_i3", "a1"), said("commit"))
    assert [ask.step for ask in asked] == ["plan", "place", "plan"]
    assert scene[0].money == 0


def test_sc_5_2_15_the_architect_is_asked_for_and_which_material() -> None:
    scene = Scene(1).goods(0, e5="wood", f5="stone")
    scene[0].card = "B"
    asked = scene.play(
        phase_2(scene.table), *build("museum", "a1"), said("discount", lowered="stone"), said("commit")
    )
    assert [choice.get("lowered") for choice in asked[2].choices] == ["wood", "stone", None]
    assert scene[0].goods == {square_of("f5"): "stone"}
    assert scene[0].votes == 14


def test_sc_5_2_14_spaces_of_different_kinds_are_asked_for() -> None:
    scene = Scene(1).tile(0, "warehouse", "a1").goods(0, a1="wood", b1="wood", e5="wood", f5="wood")
    asked = scene.play(phase_2(scene.table), *build("school", "g1"), said("pay", square="e5"), said("commit"))
    assert asked[2].choices == [said("pay", square="a1"), said("pay", square="e5")]
    assert names(scene[0].goods) == {"a1", "b1", "f5"}


def test_sc_8_4_4_only_a_price_with_stones_covers_them() -> None:
    scene = Scene(1, Options("mountain"), board="mountain_easy").goods(0, c3="stone", e5="wood")
    scene.table.stones -= 1
    asked = scene.play(phase_2(scene.table), *build("museum", "b3"), said("commit"))
    assert "place" in asked[1].step
    assert scene[0].goods == {}
    assert scene.table.stones == 24
    scene = Scene(1, Options("mountain"), board="mountain_easy").goods(0, c3="stone", e5="wood")
    (ask,) = scene.play(phase_2(scene.table), said("build", piece="park_1"))[1:]
    assert said("place", square="c3", facing="upright") not in ask.choices


def test_sc_8_8_1_an_airport_brings_a_warehouse() -> None:
    scene = Scene(1, Options(new_buildings="yes")).tile(0, "factory_1", "a1")
    scene.goods(0, e5="wood", f5="stone", e6="metal")
    scene[0].votes = 5
    warehouse = said("place", square="e2", facing="upright")
    asked = scene.play(phase_2(scene.table), *build("airport_8", "a2"), warehouse, said("commit"))
    assert asked[2].step == "warehouse"
    assert len(scene[0].of_id("warehouse")) == 1
    assert (scene[0].money, scene[0].votes) == (17, 0)


def test_sc_8_10_2_a_plant_powers_what_follows_in_the_plan() -> None:
    scene = Scene(1, Options(nuclear=True))
    plan = [said("plant", level=2, column="a"), *build("factory_1", "b1"), said("commit")]
    scene.play(phase_2(scene.table), *plan)
    assert scene[0].plants == [(2, 0)]
    assert scene[0].reserve[2] == 0
    assert scene[0].money == 12


# ---------------------------------------------------------------- phases 1 and 3


def test_sc_5_1_4_the_steps_beyond_three_are_paid() -> None:
    scene = Scene(2)
    scene[0].marker, scene[1].marker, scene[0].money = 0, 2, 1
    asked = scene.play(
        phase_1(scene.table), said("parade", square="a1", dir="right"), said("take", position=4)
    )
    assert [choice["position"] for choice in asked[1].choices] == [1, 3, 4]
    assert scene[0].money == 0


def test_sc_8_0_2_the_neutral_marker_stays_off_ones_card() -> None:
    scene = Scene(1, street=said("parade", square="a1", dir="right"))
    scene.play(phase_1(scene.table), said("take", position=1))
    assert scene.table.neutral == 5
    scene.play(phase_1(scene.table), said("take", position=7))
    assert scene.table.neutral == 0


def test_sc_3_8_across_the_table_only_with_a_subway() -> None:
    scene = Scene(4).tile(0, "school", "a1").person(0, "a1")
    for seat in (1, 2, 3):
        scene.tile(seat, "library", "a1")
    assert {choice["borough"] for choice in list_sendings(scene.table, 0)} == {1, 3}
    scene.tile(0, "subway", "c1")
    assert {choice["borough"] for choice in list_sendings(scene.table, 0)} == {1, 2, 3}


def test_sc_8_5_5_the_first_park_of_tokyo_is_imperial() -> None:
    scene = Scene(1, ASIA, board="tokyo")
    assert scene.why_not(0, "park_1", "a1") == "SC-8.5.5"
    assert scene.why_not(0, "park_1", "g4") == ""
    assert scene.why_not(0, "factory_1", "g4") == "SC-8.5.5"
    scene.tile(0, "park_1", "g4")
    assert scene.why_not(0, "park_1", "h4") == ""
    assert scene.why_not(0, "park_1", "h5") == "SC-8.5.5"


# ---------------------------------------------------------------- phases 4 to 8


def test_sc_8_9_2_the_listener_goes_to_the_largest_home() -> None:
    scene = Scene(1, Options(real_buildings=True)).tile(0, "sydney_opera", "g1").person(0, "g1", moved=True)
    scene.tile(0, "residential_1", "a1").tile(0, "residential_2", "a3").tile(0, "residential_2", "a5")
    asked = scene.play(phase_4(scene.table), said("seat", square="a5"))
    assert asked[0].choices == [said("seat", square="a3"), said("seat", square="a5")]
    assert names(scene[0].people) == {"a5"}
    assert scene[0].votes == 3


def test_sc_5_6_2_a_leaving_player_removes_all_tourists() -> None:
    scene = Scene(2).tile(0, "school", "a1").tile(1, "school", "a1")
    scene.person(0, "a1", colour=1).person(1, "a1", colour=0)
    scene[0].marker = 3
    leave_game(scene.table, [0])
    assert names(scene[0].people) == set()
    assert names(scene[1].people) == {"e5"}
    assert scene.table.supply == [9, 8]
    assert scene[0].marker is None


def test_sc_5_6_3_a_staffed_clinic_prevents_the_loss() -> None:
    scene = Scene(2).tile(0, "clinic", "a1").tile(0, "university", "a3").tile(0, "school", "g1")
    scene.person(0, "a3", "b3", "a4", "b4", "a5", "g1")
    (ask,) = scene.play(phase_6(scene.table))
    assert ask.step == "lose"
    scene[0].pollution = 0
    scene.person(0, "a1")
    assert scene.play(phase_6(scene.table)) == []
    assert scene[0].pollution == 7


def test_sc_8_5_9_the_pilgrim_goes_works_and_comes_back() -> None:
    scene = Scene(2, ASIA, board="ulaanbaatar")
    scene[0].board, scene[0].votes = "base_a", 3
    scene.person(0, "e5", "f5")
    asked = scene.play(phase_8(scene.table), said("send_pilgrim", square="f5"))
    assert asked[0].choices == [said("send_pilgrim", square=square) for square in ("e5", "f5")]
    assert scene[1].people[square_of("h2")][0].colour == 0
    assert measure(scene[1]) == 1
    scene.table.turn = 2
    asked = scene.play(phase_8(scene.table))
    assert asked == []  # f5 came back and may not go again: only e5 is left
    assert names(scene[0].people) == {"f5"}


def test_sc_8_1_3_a_solo_godzilla_marches_on_from_where_it_stands() -> None:
    scene = Scene(1, Options(godzillas="yes"), die=3).tile(0, "factory_1", "a4")
    scene.table.turn = 5
    first = [said("appear", square="a4", dir="up"), said("march", square="a4", dir="down")]
    scene.play(godzillas_come(scene.table), *first)
    assert (names(scene[0].markers), names(scene[0].godzilla)) == ({"a5"}, {"a6", "a7"})
    asked = scene.play(godzillas_come(scene.table), said("march", square="a7", dir="right"))
    assert [ask.step for ask in asked] == ["march"]
    assert names(scene[0].markers) == {"a5", "a6", "a7", "b7"}
    assert names(scene[0].godzilla) == {"c7", "d7"}


def test_sc_8_1_9_after_a_single_step_citizens_on_the_start_are_eaten() -> None:
    scene = Scene(1, Options(godzillas="yes"), die=1).tile(0, "factory_3_i3", "a4").person(0, "a4", "c4")
    scene.table.turn = 5
    scene.play(godzillas_come(scene.table), said("march", square="a4", dir="down"))
    assert names(scene[0].godzilla) == {"a4", "a5"}
    assert scene[0].people == {}
    assert scene.table.supply == [10]


def test_sc_8_9_1_big_bens_step_is_free_and_besides() -> None:
    scene = Scene(1, Options(real_buildings=True)).tile(0, "big_ben", "a1")
    scene[0].money = 1
    free = said("advance", row="environment", means="free")
    asked = scene.play(sit(scene.table, 0), free, said("advance", row="finance", means="money"))
    assert len(asked) == 2
    assert scene[0].discs == [1, 0, 0, 0, 1]


def test_sc_8_8_3_only_a_move_within_the_borough_activates_the_sorting_centre() -> None:
    scene = Scene(2, Options(new_buildings="yes")).tile(0, "sorting_centre", "a1").tile(0, "school", "c1")
    scene.tile(1, "school", "a1").person(1, "a1", colour=0).person(0, "c1")
    home = {"verb": "come_home", "borough": 1, "from": "a1", "to": "a1"}
    scene.play(phase_3(scene.table), home, said("commit"))
    assert measure(scene[0]) == 2
    scene.person(0, "a2", moved=True, moved_within=True)
    assert measure(scene[0]) == 0
