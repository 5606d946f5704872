"""The data files: consistency, and what an owner may correct."""

from pathlib import Path

import pytest

from ludotheque.core.data import DataError
from ludotheque.games.small_city import game
from ludotheque.games.small_city.components import PACKAGED
from ludotheque.games.small_city.position.vocabulary import CARDS, N_PIECES, PIECES
from tests.small_city.scenario import GAME

ZONES_TURNED_ROUND = "start = [9, 9]\nstep = [1, 1]\nmax = [8, 8]"


def corrected(folder: Path, file: str, old: str, new: str) -> Path:
    text = (PACKAGED / file).read_text(encoding="utf-8")
    assert text.count(old) >= 1
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_there_are_as_many_pieces_as_the_vocabulary_says() -> None:
    assert GAME.box.pieces == N_PIECES
    built = [piece for piece in range(N_PIECES) if GAME.box.way[piece] < 2]
    assert len(built) == 51
    assert (len(CARDS.ids), PIECES.ids[0]) == (10, "town_hall")


def test_an_owner_corrects_a_price(tmp_path: Path) -> None:
    owned = game(corrected(tmp_path, "buildings.toml", "cost = { money = 1 }", "cost = { money = 2 }"))
    assert owned.box.cost[4] == 2
    assert owned.components.data.content_hash != GAME.components.data.content_hash


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("buildings.toml", 'id = "residential_1"', 'id = "home_1"', "building"),
        ("buildings.toml", "size = 4", "size = 3", "size"),
        ("buildings.toml", 'shape = "O4"', 'shape = "Z9"', "tiles"),
        ("buildings.toml", "[[0, 0], [0, 1], [0, 2]]", "[[0, 0], [0, 1], [0, 3]]", "shape.I3.cells"),
        ("buildings.toml", "[[0, 0], [0, 1], [0, 2]]", "[[0, 0], [0, 1], [0, 1]]", "shape.I3.cells"),
        ("buildings.toml", "[[0, 0], [0, 1], [0, 2]]", "[[0, 0], [0, 1], [1, 1]]", "shape.L3.cells"),
        ("buildings.toml", 'place_kinds = ["cash"]', 'place_kinds = ["cash", "votes"]', "place_kinds"),
        ("buildings.toml", "water_cells = [2, 3]", "water_cells = [2, 7]", "harbour"),
        ("buildings.toml", 'buildings = ["refinery"]', 'buildings = ["oil"]', "requires.buildings"),
        ("buildings.toml", "cost = { money = 5 }", "cost = { money = 3 }", "cost"),
        ("buildings.toml", "cost = { money = 5 }", "cost = { money = 5, wood = 1 }", "cost"),
        ("buildings.toml", 'how = "setup"', 'how = "build"', "building"),
        (
            "buildings.toml",
            'id = "town_hall"\nfr = "Mairie"\nen',
            'id = "park"\nfr = "Mairie"\nen',
            "category",
        ),
        ("boards.toml", "..........", ".....M....", "grid"),
        (
            "boards.toml",
            "start = [7, 7]\nstep = [1, 1]\nmax = [10, 10]",
            "start = [9, 9]\nstep = [1, 1]\nmax = [8, 8]",
            "zone.start",
        ),
        ("actions.toml", '"enlarge_zone"', '"one_construction_less_raw"', "action"),
    ],
)
def test_inconsistent_data_are_named(file: str, old: str, new: str, named: str, tmp_path: Path) -> None:
    with pytest.raises(DataError) as error:
        game(corrected(tmp_path, file, old, new))
    assert named in error.value.key or named in str(error.value)


def test_names_are_there_in_both_languages_and_all_differ() -> None:
    for lang in ("fr", "en"):
        for domain, names in GAME.naming.names(lang).items():
            assert len(set(names)) == len(names), domain
    assert GAME.naming.names("en")["piece"][3] == "Residential Zone level 3 (bar of 3)"


def test_the_board_tells_how_each_piece_may_lie() -> None:
    pieces = {piece["id"]: piece for piece in GAME.drawing.board()["pieces"]}
    assert pieces["library"]["facings"] == {"0": [[0, 0], [0, 1]], "1": [[0, 0], [1, 0]]}
    assert pieces["harbour"]["places"] == ["", "", "water", "water"]


# ---------------------------------------------------------------- retired and fixed values


# Of the data files as the first version shipped them.
FIRST_HASH = "3b317882e1a8d07f701f0e18a1766db37f9c6a3e9428217a0ac4490cda073471"


def test_the_content_is_what_it_was_before_values_were_retired() -> None:
    assert GAME.components.data.content_hash == FIRST_HASH


def test_a_copy_that_still_has_retired_values_is_read_and_has_the_content_it_had(tmp_path: Path) -> None:
    older = corrected(
        tmp_path, "winter.toml", "beijing_council_moves = 2", "beijing_council_moves = 2\ntokyo_pollution = 5"
    )
    assert game(older).components.data.content_hash == FIRST_HASH
    assert "asia.tokyo_pollution" not in dict(game(older).components.data.provenance("winter.toml"))
    other = corrected(
        tmp_path, "winter.toml", "beijing_council_moves = 2", "beijing_council_moves = 2\ntokyo_pollution = 6"
    )
    assert game(other).components.data.content_hash != FIRST_HASH, "so it was, too"


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        (
            "boards.toml",
            "self_managed_parks = true",
            "self_managed_parks = false",
            "board.tokyo.self_managed_parks",
        ),
        ("boards.toml", "river_rule = ", "expert = true\nriver_rule = ", "board.bangkok.expert"),
        ("actions.toml", 'base_letters = ["A",', "base_letters = [", "ring.base_letters"),
        ("winter.toml", 'needs = ["new_buildings"]', "needs = []", "module.new_promises.needs"),
        ("buildings.toml", "police_total = 4", "police_total = 3", "invariants.police_total"),
        ("winter.toml", "pieces = 3", "pieces = 2", "godzillas.pieces"),
        ("winter.toml", "pieces = 4", "pieces = 3", "doctors.pieces"),
        ("winter.toml", "[ { citizens = 2 }", "[ { citizens = 3 }", "doctors.tourism_options[2]"),
        ("winter.toml", "{ doctors = 1 }", "{ doctors = 0 }", "doctors.tourism_options[0]"),
    ],
)
def test_a_correction_from_which_nothing_would_follow_is_refused(
    tmp_path: Path, file: str, old: str, new: str, named: str
) -> None:
    with pytest.raises(DataError) as refused:
        game(corrected(tmp_path, file, old, new))
    assert refused.value.key == named


def test_sc_8_5_7_an_owner_corrects_the_turns_in_which_flood_squares_pay(tmp_path: Path) -> None:
    owned = game(
        corrected(tmp_path, "boards.toml", "flood_bonus_turns = [1, 3, 5, 7, 8]", "flood_bonus_turns = [5]")
    )
    assert GAME.box.flood_bonus_turns == 0b110101010
    assert owned.box.flood_bonus_turns == 1 << 5
    assert owned.box.flood_turns == GAME.box.flood_turns
