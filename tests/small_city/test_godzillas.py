"""SC-8.1: godzillas, their break and waking, where they appear, how they march."""

from pathlib import Path

import pytest

from ludotheque.core.grammar import wrong_frames
from ludotheque.games.small_city.components import PACKAGED, load
from ludotheque.games.small_city.components.make_box import make_box
from ludotheque.games.small_city.modules.godzillas.godzillas import Godzillas
from ludotheque.games.small_city.position.vocabulary import DIRS, NONE
from tests.corrected import Copies
from tests.small_city.monsters import Monsters
from tests.small_city.scenario import GAME

# ---------------------------------------------------------------- setup and waking


@pytest.mark.parametrize(("seats", "count"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_sc_8_1_1_one_to_three_godzillas_by_players_and_forty_markers(seats: int, count: int) -> None:
    t = Monsters(seats)
    assert t.s.view(0)["supplies"] == {"godzillas": count, "markers": 40}


def test_sc_8_1_3_no_godzilla_wakes_in_turn_4_and_all_players_roll_in_turn_5() -> None:
    assert Monsters().night(turn=4).happened("rolled") == []
    t = Monsters(3, host=1).night(3, 6, 1)
    assert [said["seat"] for said in t.happened("rolled")] == [1, 2, 0]
    assert [said["count"] for said in t.happened("rolled")] == [3, 6, 1]
    assert [t.borough(seat)["die"] for seat in range(3)] == [1, 3, 6]


def test_sc_8_1_3_exactly_the_lowest_is_spared() -> None:
    t = Monsters(4).night(4, 2, 5, 3)
    assert t.happened("spared") == [{"event": "spared", "seat": 1}]
    assert {said["seat"] for said in t.happened("godzilla_went")} == {0, 2, 3}


def test_sc_8_1_3_of_those_tied_for_lowest_the_one_with_less_pollution_is_spared() -> None:
    t = Monsters(3).pollution(0, 9).pollution(1, 4).pollution(2, 1).night(2, 2, 5)
    assert [said["seat"] for said in t.happened("spared")] == [1]
    assert {said["seat"] for said in t.happened("godzilla_went")} == {0, 2}


def test_sc_8_1_3_then_the_one_whose_factories_cover_fewer_squares() -> None:
    t = Monsters().tile(0, "factory_2", "a1").tile(1, "factory_1", "a1").tile(1, "park_3_i3", "a3")
    t.night(4, 4)
    assert [said["seat"] for said in t.happened("spared")] == [1]
    assert t.asked() == (0, "march")


def test_sc_10_10_players_equal_in_all_three_are_all_spared() -> None:
    t = Monsters(3).pollution(2, 1).night(2, 2, 2)
    assert [said["seat"] for said in t.happened("spared")] == [0, 1]
    assert [said["seat"] for said in t.happened("godzilla_went")] == [2]


def test_sc_8_1_3_as_an_option_all_godzillas_sleep_at_a_full_tie() -> None:
    t = Monsters(3, godzillas="yes", full_tie="all_sleep").pollution(2, 1).night(2, 2, 2)
    assert [said["seat"] for said in t.happened("spared")] == [0, 1, 2]
    assert t.happened("godzilla_went") == []
    t = Monsters(3, godzillas="yes", full_tie="all_sleep").pollution(1, 1).night(2, 2, 5)
    assert [said["seat"] for said in t.happened("spared")] == [0], (
        "a difference between two is not a full tie"
    )
    t = Monsters(3, godzillas="yes", full_tie="all_sleep").night(2, 5, 5)
    assert [said["seat"] for said in t.happened("spared")] == [0], (
        "a tie above the lowest makes no difference"
    )


def test_sc_8_1_3_a_player_out_of_the_game_does_not_roll_nor_count() -> None:
    t = Monsters(3)
    t.s.left_in[0], t.s.pollution[0] = 4, 100
    t.s.host = 1
    t.night(5, 3)
    assert [said["seat"] for said in t.happened("rolled")] == [1, 2]
    assert [said["seat"] for said in t.happened("spared")] == [2]


def test_sc_8_1_3_visits_are_resolved_in_reverse_turn_order_and_completely() -> None:
    t = Monsters(3, host=1)
    for seat in range(3):
        t.tile(seat, "factory_2", "c3")
    t.night(1, 2, 3)
    assert t.asked() == (0, "march")
    t.do(0, "march", square="c3", dir="up")
    assert t.asked() == (0, "turn")
    t.do(0, "turn", hand="right")
    assert t.where(0) == ["c1", "d1"]
    assert t.asked() == (2, "march")


# ---------------------------------------------------------------- the break


def test_sc_8_1_3_a_godzilla_that_goes_leaves_two_markers_and_takes_what_was_frozen() -> None:
    t = Monsters().tile(0, "warehouse", "a1").goods(0, a1="wood", b1="metal").godzilla(0, "b1", "c1")
    t.marks(0, "c1").night(turn=4)
    assert t.where(0) == []
    assert t.marked(0) == ["b1", "c1"]
    assert t.borough(0)["goods"] == {"a1": "wood"}
    assert t.happened("marked") == [{"event": "marked", "seat": 0, "square": "b1"}]
    assert t.happened("goods_lost") == [
        {"event": "goods_lost", "seat": 0, "material": "metal", "square": "b1"}
    ]
    assert len(t.happened("godzilla_left", seat=0)) == 1


def fill_supply(t: Monsters, seat: int, left: int) -> Monsters:
    """So many markers are left: the others lie in this borough, from its first square on."""
    squares = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    t.marks(seat, *squares[: 40 - left])
    return t


def test_sc_8_1_3_the_last_marker_goes_to_the_first_square_and_to_the_later_player() -> None:
    t = fill_supply(Monsters(4, host=1), 3, 1).godzilla(2, "b1", "a1").godzilla(0, "d2", "d1")
    t.tile(0, "warehouse", "d1", "right").goods(0, d1="wood", d2="stone").night(turn=4)
    assert (t.marked(0), t.marked(2)) == (["d1"], [])
    assert t.borough(0)["goods"] == {}, "what is under it is lost with or without a marker"
    assert t.where(0) == t.where(2) == []


def test_sc_8_1_3_those_out_of_the_game_are_left_as_well() -> None:
    t = Monsters(3).godzilla(1, "a1", "b1")
    t.s.left_in[1], t.s.pollution[1] = 4, 100
    t.night(turn=4)
    assert (t.where(1), t.marked(1)) == ([], ["a1", "b1"])


def test_sc_10_20_the_last_player_is_visited_as_if_alone_but_there_is_a_break() -> None:
    t = Monsters().tile(0, "factory_2", "c3").godzilla(0, "a1", "b1")
    t.s.left_in[1], t.s.pollution[1] = 4, 100
    t.night(1, turn=6)
    assert t.happened("rolled") == [{"event": "rolled", "seat": 0, "count": 1}]
    assert t.marked(0) == ["a1", "b1"]
    assert t.asked() == (0, "march")
    assert t.where(0) == ["a1", "b1"], "the only pair there is"


# ---------------------------------------------------------------- where it appears


def test_sc_8_1_4_a_harbour_comes_first_and_asks_nothing() -> None:
    t = Monsters().tile(0, "harbour", "c3").tile(0, "factory_3_i3", "a1").people(0, "a1").night(3, 1)
    assert t.asked() == (0, "march")
    assert t.where(0) == ["c3", "d3"]
    assert t.eaten() == []


def test_sc_8_1_4_metal_and_stone_of_a_level_3_factory_of_ones_choice() -> None:
    t = Monsters().tile(0, "factory_3_i3", "a1").tile(0, "factory_3_l3", "c3").tile(0, "factory_2", "a7")
    t.people(0, "a1", "b1", "c1").night(3, 1)
    # Metal is the last square of either: c1 with stone on b1, and d4 with stone on c4.
    assert t.spots(0) == {"c1 left", "d4 left"}
    assert t.told(0, "appear", square="a1", dir="right") == (
        "SC-8.1.4",
        "not-drawn-there",
        {"square": "a1", "level": 3, "squares": ["a1", "b1", "c1", "c3", "c4", "d4"]},
    )
    t.do(0, "appear", square="c1", dir="left")
    assert t.where(0) == ["c1", "b1"]
    assert [said["square"] for said in t.eaten()] == ["c1", "b1"]
    assert t.borough(0)["people"] == {"a1": 0}


def test_sc_8_1_4_else_both_squares_of_a_level_2_factory() -> None:
    t = Monsters().tile(0, "factory_2", "a1").tile(0, "factory_2", "c3", "right").tile(0, "factory_1", "a7")
    t.night(3, 1)
    assert t.spots(0) == {"a1 right", "c3 down"}


def test_sc_8_1_4_else_a_level_1_factory_and_a_square_beside_it() -> None:
    t = Monsters().tile(0, "factory_1", "a1").tile(0, "factory_1", "d5").people(0, "d5").night(3, 1)
    assert t.spots(0) == {"a1 right", "a1 down", "d5 up", "d5 right", "d5 down", "d5 left"}
    t.do(0, "appear", square="d5", dir="right")
    assert t.where(0) == ["d5", "e5"], "a Town Hall does not stop it"


def test_sc_8_1_6_citizens_where_it_appears_are_eaten() -> None:
    t = Monsters().tile(0, "factory_1", "d5").people(0, "d5", of=1).people(0, "e5").night(3, 1)
    supply = list(t.s.supply)
    t.do(0, "appear", square="d5", dir="right")
    assert t.eaten() == [
        {"event": "eaten", "seat": 0, "owner": 1, "square": "d5"},
        {"event": "eaten", "seat": 0, "owner": 0, "square": "e5"},
    ]
    assert list(t.s.supply) == [supply[0] + 1, supply[1] + 1]
    assert t.borough(0)["people"] == {}


def test_sc_8_1_4_the_square_beside_it_lies_in_the_zone() -> None:
    t = Monsters().tile(0, "factory_1", "g7").night(3, 1)
    assert t.spots(0) == {"g7 up", "g7 left"}


def test_sc_8_1_4_without_harbour_and_factory_it_goes_away() -> None:
    t = Monsters().tile(0, "refinery", "a1").night(3, 1)
    assert t.happened("godzilla_went") == [{"event": "godzilla_went", "seat": 0}]
    assert (t.where(0), t.marked(0), t.stage()) == ([], [], "council")


def test_sc_8_1_5_it_returns_to_two_marked_squares_side_by_side() -> None:
    t = Monsters().tile(0, "harbour", "c6").marks(0, "a1", "b1", "b2", "g7").night(3, 1)
    assert t.spots(0) == {"a1 right", "b1 down"}
    assert t.told(0, "appear", square="g7", dir="up") == (
        "SC-8.1.5",
        "no-marked-pair",
        {"square": "g7", "squares": ["a1", "b1", "b2", "g7"]},
    )


def test_sc_8_1_5_without_a_pair_to_a_marked_square_and_a_neighbour() -> None:
    t = Monsters().marks(0, "a1", "g7").tile(0, "factory_1", "b1").people(0, "b1").night(3, 1)
    assert t.spots(0) == {"a1 right", "a1 down", "g7 up", "g7 left"}
    t.do(0, "appear", square="a1", dir="right")
    assert [said["square"] for said in t.eaten()] == ["b1"]
    assert t.ways_out(0) == {"a1 down", "b1 right", "b1 down"}, "the two squares count as the tile"


def test_sc_10_11_one_marker_anywhere_and_the_harbour_draws_it_no_more() -> None:
    t = Monsters().tile(0, "harbour", "c3").marks(0, "a1").night(3, 1)
    assert t.spots(0) == {"a1 right", "a1 down"}
    # Once all of it is cleaned, it is a first time again.
    assert Monsters().tile(0, "harbour", "c3").night(3, 1, turn=7).asked() == (0, "march")


# ---------------------------------------------------------------- the way out


@pytest.mark.parametrize(
    ("piece", "square", "ways"),
    [("harbour", "c3", 8), ("factory_3_i3", "b3", 8), ("factory_3_l3", "b3", 8), ("factory_2", "b3", 6)],
)
def test_sc_8_1_7_the_number_of_ways_out_in_open_ground(piece: str, square: str, ways: int) -> None:
    assert len(Monsters().tile(0, piece, square).night(3, 1).ways_out(0)) == ways


def test_sc_8_1_7_from_a_level_1_factory_it_has_four_exits_for_any_second_square() -> None:
    t = Monsters().tile(0, "factory_1", "c3").night(3, 1).do(0, "appear", square="c3", dir="right")
    assert t.ways_out(0) == {"c3 up", "c3 right", "c3 down", "c3 left"}


def test_sc_8_1_7_a_level_2_factory_along_the_border_has_four_ways_out() -> None:
    t = Monsters().tile(0, "factory_2", "b7").night(3, 1)
    assert t.ways_out(0) == {"b7 up", "b7 left", "c7 up", "c7 right"}
    assert t.told(0, "march", square="b7", dir="down") == (
        "SC-8.1.7",
        "no-way-out",
        {"square": "b7", "dir": "down", "squares": ["b7", "c7"]},
    )
    assert t.told(0, "march", square="b7", dir="right")[1] == "no-way-out"
    assert t.told(0, "march", square="d7", dir="up")[:2] == ("SC-8.1.7", "not-its-square")


def test_sc_8_1_7_a_larger_zone_has_its_border_further_out() -> None:
    t = Monsters().tile(0, "factory_2", "b7")
    t.s.zone[0] = 8
    assert len(t.night(3, 1).ways_out(0)) == 6


# ---------------------------------------------------------------- the march


def with_sea(t: Monsters, folder: Path, *rows: str) -> Monsters:
    """The same borough on a board whose first rows are like this."""
    plain = "".join(f'\n  "{"." * 10}",' for _ in rows)
    sea = "".join(f'\n  "{row}",' for row in rows)
    t.s.box = make_box(load(Copies("small_city", PACKAGED).corrected(folder, "boards.toml", plain, sea)))
    return t


def test_sc_8_1_7_one_way_out_is_taken_without_asking(tmp_path: Path) -> None:
    t = Monsters().tile(0, "factory_2", "a1", "right")
    t = with_sea(t, tmp_path, ".#........", ".#........").night(2, 1)
    assert t.where(0) == ["a3", "a4"]


def test_sc_8_1_7_without_any_it_is_off_again(tmp_path: Path) -> None:
    t = Monsters().tile(0, "factory_2", "a1", "right")
    t = with_sea(t, tmp_path, ".#........", ".#........", "##........").night(2, 1)
    assert (t.where(0), t.marked(0)) == ([], [])
    assert len(t.happened("godzilla_went", seat=0)) == 1


def test_sc_8_1_7_with_no_side_to_turn_to_it_turns_back(tmp_path: Path) -> None:
    t = Monsters().tile(0, "factory_1", "a4")
    t = with_sea(t, tmp_path, ".#........", ".#........", ".#........").night(4, 1)
    t.do(0, "appear", square="a4", dir="right").do(0, "march", square="a4", dir="up")
    # a3, a2, a1 and back to a2.
    assert (t.where(0), t.marked(0)) == (["a1", "a2"], ["a3"])


def test_sc_8_1_8_a_square_it_turns_back_to_and_stays_on_gets_no_marker(tmp_path: Path) -> None:
    t = Monsters().tile(0, "factory_1", "a3")
    t = with_sea(t, tmp_path, ".#........", "..........", "..........").night(4, 1)
    t.do(0, "appear", square="a3", dir="right").do(0, "march", square="a3", dir="up")
    # a2, a1, back to a2, a3.
    assert (t.where(0), t.marked(0)) == (["a2", "a3"], ["a1"])


def test_sc_8_1_7_at_the_sea_it_turns_like_at_the_border(tmp_path: Path) -> None:
    t = Monsters().tile(0, "factory_2", "a2")
    t = with_sea(t, tmp_path, "..........", "...#......", "..........").night(4, 1)
    t.do(0, "march", square="b2", dir="right").do(0, "turn", hand="right")
    assert (t.where(0), t.marked(0)) == (["c4", "c5"], ["c2", "c3"])


def test_sc_8_1_7_squares_it_has_left_bear_their_markers_when_it_turns(tmp_path: Path) -> None:
    t = Monsters().tile(0, "factory_1", "a4")
    rows = ["..........", "..#.......", "#..#......", "...#......", "..#......."]
    t = with_sea(t, tmp_path, *rows).night(5, 1).do(0, "appear", square="a4", dir="down")
    t.do(0, "march", square="a4", dir="right")
    # b4, c4, c3, b3: there its own trail is on the left, so it turns right without a question.
    assert (t.where(0), t.marked(0)) == (["b3", "b2"], ["c3", "b4", "c4"])


def test_sc_8_1_8_a_roll_of_one_stands_on_the_square_it_left_and_the_one_it_entered() -> None:
    t = Monsters(1).tile(0, "factory_3_i3", "b3").night(1).do(0, "march", square="b3", dir="left")
    assert (t.where(0), t.marked(0)) == (["b3", "a3"], [])


def test_sc_8_1_7_without_a_godzilla_no_side_to_turn_to_is_asked_for() -> None:
    t = Monsters(1).tile(0, "factory_3_i3", "b2").night(3).do(0, "march", square="b2", dir="left")
    assert wrong_frames(t.s) == []
    t.s.godzilla[0] = t.s.godzilla[1] = NONE
    for dir in range(DIRS.size):
        t.s.set_top(0, dir)
        assert wrong_frames(t.s) == ["frames: turn of seat 0 is inconsistent with the state"]


def test_sc_8_1_9_citizens_on_the_start_stay_until_the_turn_is_chosen() -> None:
    t = (
        Monsters(1)
        .tile(0, "factory_3_i3", "b2")
        .people(0, "b2")
        .night(3)
        .do(0, "march", square="b2", dir="left")
    )
    assert (t.asked(), t.where(0)) == ((0, "turn"), ["b2", "a2"])
    assert t.s.game.broken(t.s) == []
    t.do(0, "turn", hand="left")
    assert (t.where(0), t.eaten(), list(t.borough(0)["people"])) == (["a3", "a4"], [], ["b2"])


def test_sc_8_1_8_two_to_the_south_then_three_to_the_east() -> None:
    t = Monsters().tile(0, "factory_2", "a4", "right")
    t.night(5, 1).do(0, "march", square="a5", dir="down")
    # a6, a7, then at the corner of the zone there is one side only: b7, c7, d7.
    assert t.marked(0) == ["a6", "a7", "b7"]
    assert t.where(0) == ["c7", "d7"]
    assert [said["square"] for said in t.happened("marked")] == ["a6", "a7", "b7"]
    assert t.happened("stopped") == [{"event": "stopped", "seat": 0, "square": "c7", "other": "d7"}]


def test_sc_8_1_8_parks_under_the_godzilla_do_not_lower_pollution() -> None:
    t = Monsters().tile(0, "factory_2", "a4", "right").tile(0, "park_2", "c7").tile(0, "park_2", "f2")
    for column in "abcdef":
        t.tile(0, "residential_1", f"{column}1").people(0, f"{column}1")
    t.night(5, 1).do(0, "march", square="a5", dir="down")
    assert t.s.x[0] == 6 - 2, "only the park in f2 and g2 is left"


def test_sc_8_1_8_it_walks_five_squares_and_stands_on_the_last_two() -> None:
    t = Monsters().tile(0, "factory_2", "c4").tile(0, "warehouse", "c2", "right").tile(0, "park_2", "c1")
    t.goods(0, c2="wood", c3="stone")
    t.night(5, 1).do(0, "march", square="c4", dir="up").do(0, "turn", hand="right")
    assert t.marked(0) == ["c1", "c2", "c3"]
    assert t.where(0) == ["d1", "e1"]
    assert t.borough(0)["goods"] == {}
    assert [(said["material"], said["square"]) for said in t.happened("goods_lost")] == [
        ("stone", "c3"),
        ("wood", "c2"),
    ]


def returning(*marks: str) -> Monsters:
    """It has come back to c4 and d4, and leaves upwards from c4 for four squares."""
    t = Monsters().marks(0, "c4", "d4", *marks).night(4, 1)
    if t.asked() == (0, "appear"):
        t.do(0, "appear", square="c4", dir="right")
    return t.do(0, "march", square="c4", dir="up")


def test_sc_8_1_7_at_the_border_it_turns_to_the_side_without_a_marker() -> None:
    assert returning("b1").where(0) == ["c1", "d1"]
    assert returning("d1").where(0) == ["c1", "b1"]


def test_sc_8_1_7_its_owner_chooses_where_both_sides_or_neither_are_marked() -> None:
    for t in (returning(), returning("b1", "d1")):
        assert t.asked() == (0, "turn")
        assert t.choices(0) == [{"verb": "turn", "hand": "left"}, {"verb": "turn", "hand": "right"}]
        assert t.s.ask(0) == {"step": "turn", "dir": "up", "count": 1, "start": "squares"}
        t.do(0, "turn", hand="left")
        assert t.where(0) == ["c1", "b1"], "left as it walks upwards"


@pytest.mark.parametrize(
    ("square", "dir", "hand", "end"),
    [
        ("b4", "left", "left", ["a4", "a5"]),
        ("b4", "left", "right", ["a4", "a3"]),
        ("f4", "right", "left", ["g4", "g3"]),
        ("f4", "right", "right", ["g4", "g5"]),
        ("d6", "down", "left", ["d7", "e7"]),
        ("d6", "down", "right", ["d7", "c7"]),
    ],
)
def test_sc_8_1_7_left_and_right_are_seen_as_it_walks(
    square: str, dir: str, hand: str, end: list[str]
) -> None:
    t = Monsters(hall="a1").tile(0, "factory_1", square).night(2, 1)
    aside = "up" if dir in ("left", "right") else "right"
    t.do(0, "appear", square=square, dir=aside).do(0, "march", square=square, dir=dir)
    assert t.do(0, "turn", hand=hand).where(0) == end


def test_sc_8_1_8_the_squares_it_starts_from_get_no_marker_nor_the_last_two() -> None:
    t = Monsters().tile(0, "factory_2", "c4").goods(0, e5="wood").night(2, 1)
    t.do(0, "march", square="d4", dir="right")
    assert (t.where(0), t.marked(0)) == (["e4", "f4"], [])
    t = Monsters().tile(0, "factory_2", "c4").night(3, 1).do(0, "march", square="d4", dir="right")
    assert (t.where(0), t.marked(0)) == (["f4", "g4"], ["e4"])


def test_sc_8_1_8_without_supply_the_march_continues_without_markers() -> None:
    t = fill_supply(Monsters(), 1, 2).tile(0, "warehouse", "c2", "right").tile(0, "factory_1", "c5")
    t.goods(0, c2="wood", c3="stone").night(6, 1).do(0, "appear", square="c5", dir="left")
    t.do(0, "march", square="c5", dir="up").do(0, "turn", hand="left")
    # c4 c3 | c2 c1 b1 a1: two markers were left.
    assert t.marked(0) == ["c3", "c4"]
    assert t.where(0) == ["b1", "a1"]
    assert t.borough(0)["goods"] == {"c2": "wood"}, "raw materials are lost beside markers"


def test_sc_8_1_9_all_citizens_on_its_way_are_eaten_and_return_to_the_supply() -> None:
    t = Monsters(hall="c2").tile(0, "factory_1", "c5").tile(0, "residential_1", "c4")
    t.people(0, "c4", "c3").people(0, "c2", of=0).tile(0, "library", "c1").people(0, "d1", of=1)
    supply = list(t.s.supply)
    t.night(6, 1).do(0, "appear", square="c5", dir="left").do(0, "march", square="c5", dir="up")
    t.do(0, "turn", hand="right")
    assert [(said["owner"], said["square"]) for said in t.eaten()] == [
        (0, "c4"),
        (0, "c3"),
        (0, "c2"),
        (1, "d1"),
    ]
    assert t.borough(0)["people"] == {}
    assert [now - before for now, before in zip(t.s.supply, supply, strict=True)] == [3, 1]


@pytest.mark.parametrize(("die", "eaten"), [(1, ["a3"]), (2, [])])
def test_sc_8_1_9_citizens_in_the_start_tile_are_eaten_only_on_its_last_squares(
    die: int, eaten: list[str]
) -> None:
    # Metal and stone are c3 and b3; it leaves by the wood square, where a citizen works.
    t = Monsters(1).tile(0, "factory_3_i3", "a3").people(0, "a3").night(die)
    t.do(0, "march", square="a3", dir="down")
    assert [said["square"] for said in t.eaten()] == eaten


def test_sc_8_1_9_the_dead_stay() -> None:
    t = Monsters().tile(0, "factory_1", "a5").grave(0, "a4").night(3, 1)
    t.do(0, "appear", square="a5", dir="right").do(0, "march", square="a5", dir="up")
    assert "a4" in t.marked(0)
    assert t.borough(0)["graves"] == {"a4": 0}


def test_sc_8_1_7_lakes_are_walked_and_marked_like_any_other_square() -> None:
    t = Monsters(board="base_b", hall="a1")
    assert t.why(0, "park_1", "f3")[1] == "on-a-lake"
    t.tile(0, "factory_1", "f2").night(3, 1).do(0, "appear", square="f2", dir="left")
    t.do(0, "march", square="f2", dir="down")
    assert t.marked(0) == ["f3"]


# ---------------------------------------------------------------- alone


def test_sc_10_26_alone_there_is_no_break_and_it_marches_on_from_where_it_stands() -> None:
    t = Monsters(1).tile(0, "factory_2", "c4").tile(0, "warehouse", "a1").goods(0, a1="wood", b1="stone")
    t.godzilla(0, "a1", "b1").night(3, turn=6)
    assert t.asked() == (0, "march")
    assert t.ways_out(0) == {"a1 down", "b1 right", "b1 down"}
    t.do(0, "march", square="b1", dir="right")
    assert t.where(0) == ["d1", "e1"]
    assert t.marked(0) == ["a1", "b1", "c1"]
    assert t.borough(0)["goods"] == {}


def test_sc_8_1_3_alone_a_square_it_still_stands_on_gets_no_marker() -> None:
    t = Monsters(1).tile(0, "warehouse", "a1").goods(0, a1="wood", b1="stone").godzilla(0, "a1", "b1")
    t.night(1, turn=6).do(0, "march", square="b1", dir="right")
    assert (t.where(0), t.marked(0)) == (["b1", "c1"], ["a1"])
    assert t.borough(0)["goods"] == {"b1": "stone"}


def test_sc_8_1_3_alone_it_marks_what_it_leaves_also_when_it_turns_first() -> None:
    t = Monsters(1).godzilla(0, "d3", "d2").night(2, turn=6).do(0, "march", square="d2", dir="up")
    assert t.s.ask(0) == {"step": "turn", "dir": "up", "count": 1, "start": "stood_there"}
    t.do(0, "turn", hand="left")
    assert (t.where(0), t.marked(0)) == (["d1", "c1"], ["d2", "d3"])


def test_sc_10_26_alone_without_one_on_the_board_it_is_a_first_arrival() -> None:
    t = Monsters(1).night(3)
    assert t.happened("godzilla_went", seat=0) != []
    assert t.happened("spared") == []
    assert t.tile(0, "harbour", "c3").night(3, turn=6).where(0) == ["c3", "d3"]


# ---------------------------------------------------------------- the end


def test_sc_8_1_10_stockholm_gives_a_vote_a_marker_and_none_for_a_godzilla() -> None:
    for option, votes in (("yes", 10), ("stockholm", 13)):
        t = Monsters(godzillas=option).marks(0, "a1", "b1", "g7").godzilla(0, "c1", "d1").votes(0, 10)
        assert GAME.score(t.s).parts[0]["votes"] == votes
    t = Monsters(godzillas="stockholm", victory="culture").marks(0, "a1", "b1").votes(0, 10)
    assert GAME.score(t.s).parts[0]["votes"] == 3, "12 // 4: they are votes before these are divided"


# ---------------------------------------------------------------- what can't be


def late() -> Monsters:
    """A table in turn 6, with cards taken."""
    t = Monsters()
    t.s.turn = 6
    for seat in range(2):
        t.s.ring_at[seat] = seat
        t.s.card[seat] = t.s.ring[seat]
    return t


def test_a_table_with_godzillas_is_in_order() -> None:
    t = late().marks(0, "a1", "a2").goods(0, e5="wood").godzilla(0, "e4", "e5")
    assert GAME.broken(t.s) == []


def test_godzillas_wake_in_phase_6_of_turn_5() -> None:
    t = late().marks(0, "a1")
    t.s.turn = 5
    assert GAME.broken(t.s) == ["godzilla: they still sleep"]
    t.s.turn = 4
    assert GAME.broken(t.s) == ["godzilla: they still sleep"]


@pytest.mark.parametrize(
    ("squares", "said"),
    [
        (("a1", "c1"), "the squares of that of seat 0 don't touch"),
        (("a1", "b2"), "the squares of that of seat 0 don't touch"),
        (("g1", "h1"), "h1 of seat 0 is outside the zone"),
    ],
)
def test_a_godzilla_that_cant_stand_like_that_is_noticed(squares: tuple[str, str], said: str) -> None:
    (wrong,) = GAME.broken(late().godzilla(0, *squares).s)
    assert said in wrong


def test_half_a_godzilla_or_too_many_are_noticed() -> None:
    t = late()
    t.s.godzilla[0] = 3
    assert GAME.broken(t.s) == ["godzilla: that of seat 0 stands on two squares"]
    t = late().godzilla(0, "a1", "a2").godzilla(1, "a1", "a2")
    assert GAME.broken(t.s) == ["godzilla: there are not so many"]


def test_markers_beyond_the_supply_or_the_zone_are_noticed() -> None:
    t = fill_supply(late(), 0, 0)
    assert GAME.broken(t.s) == []
    assert "marks: there are only 40" in GAME.broken(t.marks(1, "a1").s)
    assert GAME.broken(late().marks(1, "h1").s) == ["marks: h1 of seat 1 is outside the zone"]


def test_survivors_are_noticed() -> None:
    t = late().goods(0, e5="wood").marks(0, "e5")
    assert GAME.broken(t.s) == ["on: nothing is left on e5 of seat 0"]
    t = late().tile(0, "residential_1", "a1").people(0, "a1").marks(0, "a1")
    assert Godzillas().broken(t.s) == ["on: no citizen survives on a1 of seat 0"]
    t = late().tile(0, "park_1", "a1").goods(0, a1="wood")
    assert Godzillas().broken(t.s) == ["on: nothing is left on a1 of seat 0"]
    assert Godzillas().broken(t.godzilla(0, "a1", "a2").s) == [], "what is frozen may lie there"


def test_an_engineer_on_the_ground_without_an_owner_is_detected() -> None:
    t = late().card(0, "engineer").card(1, None)
    t.s.on_ground = 1
    assert Godzillas().broken(t.s) == []
    assert Godzillas().broken(t.card(0, "mayor").s) == ["on_ground: no seat has the Engineer"]


def test_sc_8_1_7_the_way_of_each_exit_is_public() -> None:
    t = Monsters().tile(0, "factory_2", "a4", "right").people(0, "a7").night(5, 1)
    assert t.s.view(1)["marches"] == t.s.view(0)["marches"]
    ways = t.s.view(0)["marches"]
    assert [way["action"] for way in ways] == t.choices(0)
    [south] = [way for way in ways if (way["action"]["square"], way["action"]["dir"]) == ("a5", "down")]
    assert south == {
        "action": {"verb": "march", "square": "a5", "dir": "down"},
        "seat": 0,
        "steps": ["a6", "a7", "b7", "c7", "d7"],
        "marks": ["a6", "a7", "b7"],
        "eaten": {"a7": 0},
        "end": ["c7", "d7"],
        "turns": False,
    }
    t.do(0, "march", square="a5", dir="down")
    assert (t.where(0), t.marked(0)) == (south["end"], south["marks"])
    assert t.s.view(0)["marches"] is None


def test_sc_8_1_7_an_exit_leads_as_far_as_its_owner_is_to_turn() -> None:
    t = Monsters().tile(0, "factory_2", "c4").night(5, 1)
    up = {"verb": "march", "square": "c4", "dir": "up"}
    [north] = [way for way in t.s.view(0)["marches"] if way["action"] == up]
    assert (north["steps"], north["turns"]) == (["c3", "c2", "c1"], True)
    t.do(0, "march", square="c4", dir="up")
    turns = [(way["action"]["verb"], way["steps"]) for way in t.s.view(0)["marches"]]
    assert turns == [("turn", ["b1", "a1"]), ("turn", ["d1", "e1"])]
