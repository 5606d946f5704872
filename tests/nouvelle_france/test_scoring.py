"""The points of a placement (NF-6.1, NF-6.2, NF-5.5)."""

from ludotheque.games.nouvelle_france.placement import covered
from ludotheque.games.nouvelle_france.scoring import touched_by_any
from ludotheque.games.nouvelle_france.vocabulary import COLOURS, PIECES, WORKS
from tests.nouvelle_france.mill import ANGUILLE, FAUX, after_turn_two, before_turn_two
from tests.nouvelle_france.scenario import Cell, Scenario

EQUERRE: list[Cell] = [[1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3]]


def hidden_cells(t: Scenario, piece: str, work: str, *cells: Cell) -> int:
    table = t.s.table_of(PIECES.index_of[piece], WORKS.index_of[work])
    return covered(table, t.s.top_floor, t.id(piece, work, *cells))


def test_nf_6_1_the_points_of_a_square_on_the_empty_church() -> None:
    t = Scenario().place("equerre_brown", "church", *EQUERRE)
    assert t.markers() == {"white": 1, "yellow": 0, "blue": 0, "brown": 2}


def test_nf_6_1_the_points_of_a_scythe_on_the_mill() -> None:
    t = before_turn_two(Scenario())
    assert hidden_cells(t, "faux_yellow", "mill", *FAUX) == 1
    t.place("faux_yellow", "mill", *FAUX)
    assert t.markers() == {"white": 1, "yellow": 3, "blue": 0, "brown": 0}


def test_nf_6_2_the_points_of_an_eel_that_touches_many_cubes() -> None:
    t = after_turn_two(Scenario().cards("anguille", "canon", "faux"))
    assert hidden_cells(t, "anguille_yellow", "mill", *ANGUILLE) == 1
    t.place("anguille_yellow", "mill", *ANGUILLE)
    assert t.markers() == {"white": 3, "yellow": 5, "blue": 0, "brown": 0}


def test_nf_6_1_own_cubes_and_touched_cubes_of_the_colour() -> None:
    t = after_turn_two(Scenario())
    assert t.points("anguille_yellow", "mill", *ANGUILLE) == {"white": 3, "yellow": 5, "blue": 1, "brown": 3}


def test_nf_6_1_a_cube_touched_twice_counts_once() -> None:
    """A canoe turned over a white cube touches it with both its white ends."""
    t = Scenario().cube("redoubt", "white", [2, 6, 1])
    over: list[Cell] = [[1, 6, 2], [2, 6, 2], [3, 6, 2], [1, 6, 1], [3, 6, 1]]
    assert t.points("canot_white", "redoubt", *over)["white"] == 3
    assert t.points("canot_blue", "redoubt", *over)["white"] == 2  # its white cube lies on the other one


def test_nf_6_1_no_chains() -> None:
    """Only direct contact: a row of white cubes counts its first one."""
    t = Scenario().cube("redoubt", "white", [3, 0, 1], [4, 0, 1], [5, 0, 1])
    cells: list[Cell] = [[2, 0, 1], [1, 0, 1], [0, 0, 1], [2, 0, 2], [2, 0, 3]]
    assert t.points("equerre_brown", "redoubt", *cells)["white"] == 2


def test_nf_6_2_a_full_face_never_an_edge() -> None:
    t = Scenario().cube("redoubt", "white", [1, 1, 1])
    foot: list[Cell] = [[0, 0, 1], [0, 1, 1], [0, 2, 1], [0, 0, 2], [0, 0, 3]]
    assert t.points("equerre_brown", "redoubt", *foot)["white"] == 1
    t.cube("redoubt", "white", [1, 0, 1])
    assert t.points("equerre_brown", "redoubt", *foot)["white"] == 2


def test_nf_6_2_across_floors() -> None:
    t = Scenario().cube("redoubt", "white", [2, 6, 1])
    assert t.points("cheville_white", "redoubt", [2, 6, 2])["white"] == 2
    assert t.points("cheville_white", "redoubt", [2, 6, 3])["white"] == 1


def test_nf_6_2_never_between_works() -> None:
    """The last column of the redoubt and the first one of the mill have neighbouring numbers."""
    t = Scenario().cube("redoubt", "white", [6, 6, 1])
    assert t.points("cheville_white", "mill", [1, 0, 1])["white"] == 1


def test_nf_6_2_nothing_is_touched_where_there_is_no_cell() -> None:
    """Not the cell with the last number either, on the highest floor of the church."""
    t = Scenario()
    t.s.colour[len(t.s.colour) - 1] = COLOURS.index_of["white"]
    piece, work = PIECES.index_of["cheville_white"], WORKS.index_of["redoubt"]
    number = t.id("cheville_white", "redoubt", [0, 0, 1])
    assert t.points("cheville_white", "redoubt", [0, 0, 1])["white"] == 1
    assert touched_by_any(t.s, t.s.table_of(piece, work), number, COLOURS.index_of["white"]) == 0


def test_nf_5_5_1_the_colour_of_the_work_scores() -> None:
    for work, colour in (("redoubt", "blue"), ("church", "brown")):
        t = Scenario()
        cells = EQUERRE if work == "church" else [[2, 0, 1], [3, 0, 1], [4, 0, 1], [2, 0, 2], [2, 0, 3]]
        t.place(f"equerre_{colour}", work, *cells)
        assert t.markers()[colour] == 2


def test_nf_5_5_2_white_scores_for_the_winter() -> None:
    t = Scenario().place("equerre_white", "church", *EQUERRE)
    assert t.markers()["white"] == 2


def test_nf_5_5_3_the_other_colours_score_nothing() -> None:
    t = Scenario().place("equerre_yellow", "church", *EQUERRE)
    assert t.markers() == {"white": 1, "yellow": 0, "blue": 0, "brown": 1}


def test_nf_5_5_4_points_are_counted_before_anything_moves() -> None:
    """The colour's marker moves before white, and both numbers come from the position before the piece."""
    t = Scenario().place("equerre_brown", "church", *EQUERRE)
    scored = [(said["colour"], said["points"]) for said in t.happened("scored")]
    assert scored == [("brown", 2), ("white", 1)]
    kinds = [said["event"] for said in t.log]
    assert kinds.index("placed") < kinds.index("scored") < kinds.index("discarded")


def test_nf_5_5_4_white_moves_after_the_bonus_pieces_of_the_colour() -> None:
    t = Scenario().marker(brown=17).place("equerre_brown", "church", *EQUERRE)
    assert t.asked() == (0, "bonus")
    assert t.markers()["white"] == 0
    t.place("poutre_blue", "church", [0, 1, 1], [0, 2, 1], [0, 3, 1])
    assert t.markers()["white"] == 1


def test_nf_5_5_5_the_played_card_goes_one_copy_only() -> None:
    t = Scenario().cards("equerre", "canon", "equerre").next_cards("faux")
    t.place("equerre_brown", "church", *EQUERRE)
    assert t.happened("discarded") == [{"event": "discarded", "shape": "equerre"}]
    assert t.visible() == ["canon", "equerre", "faux"]
