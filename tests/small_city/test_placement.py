"""SC-5.2.2, SC-5.2.3, SC-5.2.13: where tiles may lie."""

import pytest

from tests.small_city.scenario import Scenario


def test_sc_3_2_a_tile_may_be_turned_and_flipped() -> None:
    t = Scenario()
    for facing in ("upright", "right"):
        assert t.may(0, "park_2", "a1", facing)
    t = t.picked(0, "residential_4_l4")
    squares = {(said["square"], said["facing"]) for said in t.choices(0, "place")}
    assert squares == set()  # one public building is too few, wherever it lies
    t = Scenario().picked(0, "park_3_l3")
    at = [said["facing"] for said in t.choices(0, "place") if said["square"] == "b2"]
    assert at == ["upright", "right", "over", "left"]
    assert t.reason(0, "place", square="a10", facing="upright") == ("SC-3.2", "off-the-grid")
    assert t.reason(0, "place", square="a1", facing="left") == ("SC-3.2", "off-the-grid")


@pytest.mark.parametrize(
    ("piece", "ways"),
    [
        ("park_1", 1),
        ("park_2", 2),
        ("commercial_2", 4),  # two kinds of place
        ("commercial_4_o4", 8),  # four kinds
        ("residential_4_o4", 1),
        ("harbour", 4),  # its water
        ("clinic", 4),  # its place, and that of the Doctor
        ("residential_4_t4", 4),
        ("residential_4_s4", 4),
        ("residential_4_l4", 8),
    ],
)
def test_sc_3_15_ways_to_lie_that_differ_in_nothing_are_one(piece: str, ways: int) -> None:
    from ludotheque.games.small_city.position.vocabulary import PIECES
    from tests.small_city.scenario import GAME

    table = GAME.box.tables[PIECES.index_of[piece]]
    assert len({placement % 8 for placement in table.inside[3]}) == ways


def test_sc_3_15_the_same_placement_turned_otherwise_is_refused() -> None:
    assert Scenario().why(0, "park_1", "a1", "left")[:2] == ("SC-3.15", "alike")
    assert Scenario().why(0, "park_2", "a1", "over")[:2] == ("SC-3.15", "alike")


def test_sc_5_2_3_a_tile_lies_on_empty_squares() -> None:
    t = Scenario().tile(0, "park_2", "b2")
    assert t.why(0, "factory_1", "c2") == (
        "SC-5.2.3",
        "built-over",
        {"piece": "factory_1", "zone": 7, "squares": ["c2"]},
    )
    assert t.why(0, "park_2", "d5")[2]["squares"] == ["e5"]
    assert t.may(0, "factory_1", "d2")


def test_sc_5_2_3_only_water_squares_of_a_harbour_lie_on_a_lake() -> None:
    t = Scenario(board="base_b", hall="a6").tile(0, "factory_1", "e4")
    assert t.why(0, "park_2", "e3") == (
        "SC-5.2.3",
        "on-a-lake",
        {"piece": "park_2", "zone": 7, "squares": ["f3"]},
    )
    assert t.may(0, "harbour", "f2", "upright")  # docks on f2, g2, water on f3, g3
    assert t.why(0, "harbour", "f2", "over")[1:] == (
        "on-a-lake",
        {"piece": "harbour", "zone": 7, "squares": ["f3", "g3"]},
    )
    t.lay(0, "harbour", "f2")
    assert t.tiles(0)["f2"] == "harbour"


def test_sc_5_2_3_a_tile_without_any_place_is_refused_at_once_and_says_whether_there_is_room() -> None:
    t = Scenario()
    t.tile(0, "factory_1", "d4").tile(0, "factory_1", "g4").tile(0, "factory_1", "d7").tile(
        0, "factory_1", "g7"
    )
    assert t.told(0, "build", piece="residential_1") == (
        "SC-5.2.3",
        "no-place",
        {"piece": "residential_1", "room": 41},
    )
    for square in range(49):
        name = f"{'abcdefg'[square % 7]}{square // 7 + 1}"
        if name not in ("d4", "g4", "d7", "g7", "e5", "f5", "e6", "f6", "a1", "b3"):
            t.tile(0, "park_1", name)
    assert t.told(0, "build", piece="warehouse")[1:] == ("no-place", {"piece": "warehouse", "room": 0})


def test_sc_5_2_2_an_enlargement_covers_the_whole_of_one_lower_tile_of_its_kind() -> None:
    t = Scenario().tile(0, "park_2", "b2")
    assert t.may(0, "park_3_i3", "a2")
    t.lay(0, "park_3_i3", "b2")
    assert t.tiles(0) == {"b2": "park_3_i3"}
    assert t.s.view(0)["plan"][0]["enlarges"] == "park_2"


def test_sc_5_2_2_levels_may_be_skipped_and_the_old_tile_goes_back_to_the_stock() -> None:
    t = Scenario().tile(0, "park_1", "b2")
    before = t.s.view(0)["stock"]
    t.lay(0, "park_3_i3", "a2").commit()
    after = t.s.view(0)["stock"]
    assert (after["park_1"] - before["park_1"], after["park_3_i3"] - before["park_3_i3"]) == (1, -1)
    assert t.happened("enlarged", seat=0, old="park_1", piece="park_3_i3", square="a2")


@pytest.mark.parametrize(
    ("name", "tiles", "piece", "square", "squares"),
    [
        ("not-whole", [("park_2", "a2")], "park_3_i3", "b2", ["a2"]),
        ("two-tiles", [("park_1", "b2"), ("park_1", "d2")], "park_3_i3", "b2", ["b2", "d2"]),
        ("not-higher", [("park_2", "b2")], "park_2", "b2", ["b2", "c2"]),
        ("not-higher", [("park_3_i3", "b2")], "park_1", "c2", ["c2"]),
    ],
)
def test_sc_5_2_2_and_sc_5_2_13_anything_else_is_refused(
    name: str, tiles: list[tuple[str, str]], piece: str, square: str, squares: list[str]
) -> None:
    t = Scenario()
    for old, at in tiles:
        t.tile(0, old, at)
    assert t.why(0, piece, square) == (
        "SC-5.2.2",
        name,
        {"piece": piece, "zone": 7, "squares": squares},
    )


def test_sc_5_2_13_the_squares_tell_a_new_tile_from_an_enlargement() -> None:
    t = Scenario().tile(0, "park_1", "b2")
    t.lay(0, "park_2", "b2").lay(0, "park_2", "b4")
    assert [one["enlarges"] for one in t.s.view(0)["plan"]] == ["park_1", None]
    assert t.why(0, "factory_1", "b2")[1] == "built-over"


def test_sc_10_8_tiles_of_a_kind_may_touch_and_stay_two() -> None:
    t = Scenario()
    t.lay(0, "residential_1", "d4").lay(0, "residential_1", "e4")
    assert t.tiles(0) == {"d4": "residential_1", "e4": "residential_1"}
    t = Scenario().tile(0, "residential_1", "d4").tile(0, "residential_1", "e4")
    assert t.may(0, "commercial_2", "d3")


def test_sc_5_2_3_of_a_tile_on_a_grave_only_the_square_of_the_grave_is_named() -> None:
    rule, name, facts = Scenario().grave(0, "f7").why(0, "library", "f7")
    assert (rule, name, facts["squares"]) == ("SC-5.2.3", "not-empty", ["f7"])
