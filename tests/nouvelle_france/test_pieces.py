"""The components (NF-3.1 to NF-3.10)."""

from itertools import pairwise

import pytest

from tests.nouvelle_france.scenario import GAME, Scenario

C = GAME.components


def test_nf_3_1_nine_shapes_in_four_pieces_each() -> None:
    assert len(C.pieces.shape) == 9
    assert len(C.pieces.piece) == 36
    for piece in C.pieces.piece:
        counts = sorted(sum(own == colour for own in piece.colours) for colour in C.colour_ids)
        assert counts == [1, 1, 1, 2]
        assert sum(own == piece.doubled for own in piece.colours) == 2
    cubes: list[str] = [colour for piece in C.pieces.piece for colour in piece.colours]
    assert {cubes.count(colour) for colour in C.colour_ids} == {45}


def test_nf_3_2_three_bonus_forms_of_one_colour() -> None:
    assert [(form.id, len(form.cubes)) for form in C.pieces.bonus_shape] == [
        ("poutre", 3),
        ("pieu", 2),
        ("cheville", 1),
    ]
    assert len(C.pieces.bonus_piece) == 12
    assert {(piece.bonus_shape, piece.colour) for piece in C.pieces.bonus_piece} == {
        (form, colour) for form in C.form_ids for colour in C.colour_ids
    }


def test_nf_3_3_outlines_of_the_works() -> None:
    sizes = [sum(row.count("#") for row in work.rows) for work in C.works.work]
    assert sizes == [28, 20, 23]
    assert 3 * sum(sizes) == 213
    assert C.works.work[1].rows == [".###.", "#####", "##.##", "#####", ".###."]


def test_nf_3_4_six_sticks() -> None:
    values = [tuple(stick.values) for stick in C.works.stick]
    assert len(set(values)) == 6
    assert {tuple(sorted(value)) for value in values} == {(1, 3, 5)}


def test_nf_3_5_the_deck_has_36_shape_cards_and_3_snow_cards() -> None:
    deck = [int(card) for card in Scenario().s.deck]
    assert len(deck) == 39
    assert [deck.count(card) for card in range(9)] == [4] * 9
    assert [deck.count(card) for card in range(9, 12)] == [1] * 3


def test_nf_3_6_the_strip_orders_the_shapes() -> None:
    order = ["equerre", "faux", "anguille", "canon", "girouette", "raquette", "canot", "maillet", "manivelle"]
    assert C.shape_ids == order
    assert [piece.shape for piece in C.pieces.piece[::4]] == order
    shown = Scenario().cards("canot", "faux", "faux").choices(0, "take")
    assert [said["piece"] for said in shown][::4] == ["faux_white", "canot_white"]


def test_nf_3_7_markers_start_at_0_and_count_on_past_the_last_space() -> None:
    assert Scenario().markers() == {"white": 0, "yellow": 0, "blue": 0, "brown": 0}
    assert C.works.score_track.last_space == 100
    t = Scenario().marker(brown=99).place("equerre_brown", "church", *CORNER)
    assert t.markers()["brown"] == 101


CORNER = [[1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3]]


def test_nf_3_8_a_disc_for_each_work() -> None:
    assert Scenario().closed() == []
    assert len(Scenario().s.closed) == 3


def test_nf_3_9_three_allies_in_each_colour() -> None:
    assert C.ally_ids == ["coureur_des_bois", "premieres_nations", "fille_du_roy"]
    assert len(Scenario(seats=4).s.allies) == 12
    assert sum(Scenario(seats=4).s.allies) == 0


def test_nf_3_10_a_character_beside_each_work() -> None:
    assert [work.character for work in C.works.work] == ["soldat", "colon", "pretre"]


@pytest.mark.parametrize(
    ("work", "counts", "legal"),
    [
        ("redoubt", [184, 176, 152, 152, 160, 312, 288, 160, 160], [88, 48, 72, 72, 160, 216, 208, 80, 80]),
        ("mill", [200, 136, 136, 136, 224, 336, 312, 176, 224], [88, 40, 56, 56, 160, 208, 200, 80, 96]),
        ("church", [144, 128, 122, 110, 120, 270, 270, 132, 132], [68, 36, 54, 50, 120, 182, 182, 64, 64]),
    ],
)
def test_nf_5_3_5_counts_of_placements_and_of_those_that_stand(
    work: str, counts: list[int], legal: list[int]
) -> None:
    from ludotheque.games.nouvelle_france.placement import stands

    s = Scenario().s
    at = C.work_ids.index(work)
    tables = [s.box.tables[shape * 3 + at] for shape in range(9)]
    assert [table.regular for table in tables] == counts
    assert [sum(stands(t, s.top_floor, i) for i in range(t.regular)) for t in tables] == legal


def test_board_publishes_what_a_drawing_needs() -> None:
    board = GAME.drawing.board()
    assert len(board["columns"]) == 71
    assert {(c["work"], c["x"], c["y"]) for c in board["columns"][:2]} == {
        ("redoubt", 0, 0),
        ("redoubt", 1, 0),
    }
    rows = board["placements"]["canon"]["mill"]
    assert len(rows) == board["regular"]["canon"]["mill"] == 136
    for cells in rows:
        places = [board["columns"][cell % 71] for cell in cells]
        assert {place["work"] for place in places} == {"mill"}
    assert len(board["placements"]["girouette"]["church"]) > board["regular"]["girouette"]["church"]
    assert all(a != b for a, b in pairwise(rows))
