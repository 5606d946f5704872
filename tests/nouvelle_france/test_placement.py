"""Legal placements (NF-5.3)."""

from pathlib import Path

import pytest

from ludotheque.games.nouvelle_france import game
from ludotheque.games.nouvelle_france.components import packaged
from ludotheque.games.nouvelle_france.geometry import rotations
from ludotheque.games.nouvelle_france.placement import placements, renew_fits, stands
from ludotheque.games.nouvelle_france.vocabulary import PIECES, WORKS
from tests.nouvelle_france.corrected import corrected
from tests.nouvelle_france.scenario import GAME, Cell, Scenario

WEATHERVANE: list[Cell] = [[3, 6, 1], [2, 6, 2], [3, 6, 2], [4, 6, 2], [3, 6, 3]]


@pytest.mark.parametrize(
    ("piece", "cells"),
    [
        ("girouette_blue", WEATHERVANE),
        ("canon_blue", [[0, 6, 2], [1, 6, 2], [2, 6, 2], [3, 6, 2], [1, 6, 1]]),
        ("anguille_blue", [[0, 6, 2], [1, 6, 2], [2, 6, 2], [2, 6, 1], [3, 6, 1]]),
        ("canot_blue", [[1, 6, 2], [2, 6, 2], [3, 6, 2], [1, 6, 1], [3, 6, 1]]),
        ("manivelle_blue", [[1, 6, 1], [2, 6, 1], [2, 6, 2], [2, 6, 3], [3, 6, 3]]),
    ],
)
def test_nf_5_3_5_supported_pieces_stand(piece: str, cells: list[Cell]) -> None:
    assert Scenario().why_not(piece, "redoubt", *cells) is None


@pytest.mark.parametrize(
    ("piece", "cells"),
    [
        ("faux_blue", [[0, 6, 2], [1, 6, 2], [2, 6, 2], [3, 6, 2], [0, 6, 1]]),
        ("equerre_blue", [[1, 6, 3], [2, 6, 3], [3, 6, 3], [1, 6, 2], [1, 6, 1]]),
    ],
)
def test_nf_5_3_5_unsupported_pieces_topple(piece: str, cells: list[Cell]) -> None:
    assert Scenario().why_not(piece, "redoubt", *cells) == "NF-5.3.5"


def test_nf_5_3_4_no_piece_slides_under_another() -> None:
    t = Scenario().on("redoubt", "girouette_blue", *WEATHERVANE)
    assert t.why_not("cheville_blue", "redoubt", [2, 6, 1]) == "NF-5.3.4"
    assert t.why_not("cheville_blue", "redoubt", [1, 6, 1]) is None
    assert t.why_not("cheville_blue", "redoubt", [2, 6, 3]) is None


def test_nf_5_3_1_all_turns_and_so_all_mirror_images() -> None:
    faux = packaged().pieces.shape[1]
    turned = rotations([(c[0], c[1], c[2]) for c in faux.cubes])
    assert len(turned) == 24
    flat = [sorted((x, y) for x, y, _ in cells) for cells in turned if all(z == 0 for _, _, z in cells)]
    assert len({tuple(cells) for cells in flat}) == 8  # an L and its mirror image, four ways each


def test_nf_5_3_2_only_on_the_outline_and_on_three_floors() -> None:
    t = Scenario().cards("equerre", "faux", "canon").do(0, "take", piece="canon_blue")
    t.do(0, "build", work="redoubt")
    assert t.refused(0, "place", placement=152) == "NF-5.3.2"
    assert t.refused(0, "place", placement=999) == "NF-5.3.2"
    with pytest.raises(KeyError):
        t.id("cheville_blue", "redoubt", [3, 3, 1])  # the courtyard
    with pytest.raises(AssertionError):
        t.id("cheville_blue", "redoubt", [0, 0, 4])


def test_nf_5_3_3_cells_must_be_free() -> None:
    t = Scenario().on("redoubt", "girouette_blue", *WEATHERVANE)
    assert t.why_not("cheville_blue", "redoubt", [3, 6, 2]) == "NF-5.3.3"
    flat: list[Cell] = [[1, 6, 1], [2, 6, 1], [3, 6, 1], [4, 6, 1], [1, 5, 1]]
    assert t.why_not("faux_white", "redoubt", *flat) == "NF-5.3.3"


def test_nf_5_3_4_a_cell_below_an_overhang_is_lost_at_any_height() -> None:
    t = Scenario().cube("redoubt", "blue", [2, 6, 3])
    for z in (1, 2):
        assert t.why_not("cheville_blue", "redoubt", [2, 6, z]) == "NF-5.3.4"


def test_nf_5_3_5_something_must_carry_the_piece() -> None:
    t = Scenario()
    assert t.why_not("cheville_blue", "redoubt", [2, 6, 2]) == "NF-5.3.5"
    assert t.cube("redoubt", "blue", [2, 6, 1]).why_not("cheville_blue", "redoubt", [2, 6, 2]) is None


def test_nf_5_3_5_the_middle_may_lie_on_the_border() -> None:
    """A stake half over the edge stands: its middle is on the border of the cube that is carried."""
    t = Scenario().cube("redoubt", "blue", [2, 6, 1])
    assert t.why_not("pieu_blue", "redoubt", [2, 6, 2], [3, 6, 2]) is None
    assert t.why_not("poutre_blue", "redoubt", [2, 6, 2], [3, 6, 2], [4, 6, 2]) == "NF-5.3.5"
    assert t.why_not("poutre_blue", "redoubt", [1, 6, 2], [2, 6, 2], [3, 6, 2]) is None


def test_nf_5_3_5_two_supports_make_a_bridge() -> None:
    t = Scenario().cube("redoubt", "blue", [0, 6, 1], [3, 6, 1])
    bridge: list[Cell] = [[0, 6, 2], [1, 6, 2], [2, 6, 2], [3, 6, 2], [0, 6, 3]]
    assert t.why_not("faux_blue", "redoubt", *bridge) is None


def without_overhangs(tmp_path: Path) -> Scenario:
    """A table with the stricter variant of NF-5.3.5."""
    folder = corrected(tmp_path, "works.toml", 'support = "stable"', 'support = "full"')
    return Scenario(game=game(folder))


def test_nf_5_3_5_the_stricter_variant_forbids_an_overhang(tmp_path: Path) -> None:
    t = without_overhangs(tmp_path)
    assert t.why_not("girouette_blue", "redoubt", *WEATHERVANE) == "NF-5.3.5"
    upright: list[Cell] = [[1, 6, 1], [2, 6, 1], [3, 6, 1], [1, 6, 2], [1, 6, 3]]
    assert t.why_not("equerre_blue", "redoubt", *upright) is None
    t.cube("redoubt", "white", [2, 6, 1], [4, 6, 1])
    assert t.why_not("girouette_blue", "redoubt", *WEATHERVANE) is None


def test_nf_5_3_5_also_over_a_lower_cube_of_the_piece_itself(tmp_path: Path) -> None:
    """A canoe on its side: its upper end hangs over its lower one."""
    on_its_side: list[Cell] = [[1, 6, 1], [1, 6, 2], [1, 6, 3], [2, 6, 1], [2, 6, 3]]
    assert Scenario().why_not("canot_blue", "redoubt", *on_its_side) is None
    assert without_overhangs(tmp_path).why_not("canot_blue", "redoubt", *on_its_side) == "NF-5.3.5"


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_nf_5_3_5_in_the_stricter_variant_every_cube_rests_on_something(tmp_path: Path, steps: int) -> None:
    """All placements of all shapes and forms, against the words of the rule, on flat works and on some with steps."""
    t = without_overhangs(tmp_path)
    columns = int(t.s.box.columns)
    for column in range(columns):
        t.s.top_floor[column] = column // 3 % steps
    legal = 0
    for table in t.s.box.tables:
        for number in range(table.size):
            cells = [int(cell) for cell in table.cell[number * 5 : number * 5 + table.cubes]]
            heights = [(cell // columns, int(t.s.top_floor[cell % columns])) for cell in cells]
            free = all(floor >= top for floor, top in heights)
            rests = all(
                floor == top or cell - columns in cells
                for cell, (floor, top) in zip(cells, heights, strict=True)
            )
            assert stands(table, t.s.top_floor, number) == (free and rests), (cells, heights)
            legal += free and rests
    assert legal > 100


def test_nf_5_3_6_bonus_pieces_obey_the_same_rules() -> None:
    t = Scenario().on("redoubt", "girouette_blue", *WEATHERVANE)
    assert t.why_not("poutre_blue", "redoubt", [0, 6, 1], [1, 6, 1], [2, 6, 1]) == "NF-5.3.4"
    assert t.why_not("pieu_blue", "redoubt", [3, 6, 3], [2, 6, 3]) == "NF-5.3.3"
    assert t.why_not("pieu_blue", "redoubt", [0, 6, 2], [0, 6, 3]) == "NF-5.3.5"
    assert t.why_not("pieu_blue", "redoubt", [0, 6, 1], [0, 6, 2]) is None


def test_nf_5_3_7_the_canonical_order() -> None:
    columns = int(GAME.box.columns)
    for number in (0, 4, 13, 25, 35):
        table = GAME.box.tables[number]
        keys = []
        for i in range(table.regular):
            cells = [int(c) for c in table.cell[i * 5 : i * 5 + table.cubes]]
            place = [
                (c // columns, GAME.box.column_y[c % columns], GAME.box.column_x[c % columns]) for c in cells
            ]
            keys.append((sorted(place), place))
        assert keys == sorted(keys)
        assert len({str(key) for key in keys}) == len(keys)


def test_nf_5_3_7_of_twins_only_the_first_is_offered() -> None:
    """A weathervane's arms have the same colour: turned by half a turn it is the same move."""
    t = Scenario().cards("girouette", "faux", "canon").do(0, "take", piece="girouette_blue")
    t.do(0, "build", work="redoubt")
    mirrored = [WEATHERVANE[i] for i in (0, 3, 2, 1, 4)]
    first, second = sorted(t.id("girouette_blue", "redoubt", *cells) for cells in (WEATHERVANE, mirrored))
    assert t.can(0, "place", placement=first)
    assert t.refused(0, "place", placement=second) == "NF-5.3.7"
    assert len(t.choices(0, "place")) == 80


def test_nf_5_3_8_over_height_only_for_its_challenge() -> None:
    high: list[Cell] = [[2, 6, 3], [1, 6, 4], [2, 6, 4], [3, 6, 4], [2, 6, 5]]
    off = Scenario().on("church", "pieu_brown", [2, 6, 1], [2, 6, 2])
    assert off.why_not("girouette_brown", "church", *high) == "NF-5.3.8"
    on = Scenario(architecture="on").on("church", "pieu_brown", [2, 6, 1], [2, 6, 2])
    assert on.why_not("girouette_brown", "church", *high) is None


def test_nf_5_3_8_the_first_over_height_placement_is_one_already() -> None:
    t = Scenario().cards("girouette", "faux", "canon").do(0, "take", piece="girouette_blue")
    t.do(0, "build", work="church")
    first = t.game.drawing.board()["regular"]["girouette"]["church"]
    assert t.refused(0, "place", placement=first) == "NF-5.3.8"
    assert t.refused(0, "place", placement=first - 1) == "NF-5.3.7"  # below, and only a twin


def room_for_one(t: Scenario, piece: str, work: str, number: int) -> None:
    """The work is full, but for the place of a piece, which is carried there by all its columns."""
    t.fill(work)
    table = t.s.table_of(PIECES.index_of[piece], WORKS.index_of[work])
    for i in range(number * 5, number * 5 + table.spread[number]):
        t.s.top_floor[table.column[i]] = table.low[i]
    renew_fits(t.s, WORKS.index_of[work])


@pytest.mark.parametrize(("piece", "number"), [("anguille_blue", 0), ("faux_blue", 135)])
def test_nf_5_4_1_a_single_placement_is_enough(piece: str, number: int) -> None:
    """Even if it is the first one of all on the mill, or the last."""
    t = Scenario().cards("anguille", "faux", "faux").fill("redoubt").fill("church")
    room_for_one(t, piece, "mill", number)
    assert {said["piece"].partition("_")[0] for said in t.choices(0)} >= {piece.partition("_")[0]}
    t.do(0, "take", piece=piece)
    assert list(placements(t.s, PIECES.index_of[piece], WORKS.index_of["mill"], True)) == [number]


def test_nf_5_3_9_a_closed_work_takes_no_construction_piece() -> None:
    t = Scenario().close("redoubt")
    assert t.why_not("girouette_blue", "redoubt", *WEATHERVANE) == "NF-5.3.9"
    t.do(0, "take", piece="faux_blue")
    assert t.refused(0, "build", work="redoubt") == "NF-5.3.9"
    assert t.why_not("cheville_blue", "redoubt", [2, 6, 1]) is None


def test_nf_5_3_9_the_winter_does_not_build_on_a_closed_work() -> None:
    t = Scenario().cards("canon", "faux", "equerre").cube("redoubt", "white", [3, 6, 1], [1, 6, 1])
    t.close("redoubt").turn(slot=4).settle()
    assert t.happened("winter_chose")[0]["work"] != "redoubt"
