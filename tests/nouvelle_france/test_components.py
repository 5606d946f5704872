"""The data files: what is checked, and what an owner of the box may correct."""

from pathlib import Path

import pytest

from ludotheque.core.data import DataError
from ludotheque.games.nouvelle_france import game
from ludotheque.games.nouvelle_france.components import PACKAGED
from tests.nouvelle_france.corrected import corrected
from tests.nouvelle_france.scenario import GAME, Scenario

BROKEN = [
    ("pieces.toml", 'id = "equerre_white"\n', 'id = "square_white"\n', "piece[0].id"),
    (
        "pieces.toml",
        'colours = ["yellow", "blue", "white", "brown", "white"]\n\n[[piece]]\nid = "equerre_yellow"',
        'colours = ["yellow", "blue", "blue", "brown", "white"]\n\n[[piece]]\nid = "equerre_yellow"',
        "piece.equerre_white.colours",
    ),
    (
        "pieces.toml",
        "cubes = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 0, 1], [0, 0, 2]]",
        "cubes = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 0, 2], [0, 0, 3]]",
        "shape.equerre.cubes",
    ),
    (
        "pieces.toml",
        "cubes = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 0, 1], [0, 0, 2]]",
        "cubes = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 0, 1], [0, 1, 0]]",
        "shape.equerre.cubes",
    ),
    ("works.toml", 'solo_colour = "blue"', 'solo_colour = "brown"', "work"),
    ("works.toml", '  "##...##",\n  "#.....#"', '  "##x..##",\n  "#.....#"', "work.redoubt.rows"),
    ("works.toml", "scored_floor = [1, 2, 3] ", "scored_floor = [1, 2, 2] ", "snow.scored_floor"),
    ("works.toml", "alternate_works = true ", "alternating = true ", "$"),
    ("cards.toml", "copies_per_shape = 4 ", "copies_per_shape = 5 ", "deck"),
    ("cards.toml", "pile = 2", "pile = 1", "snow_card"),
    ("challenges.toml", "poutre = 20", "poutre = 60", "path_level.valeureux"),
    ("challenges.toml", "above_floors = [4, 5, 5]", "above_floors = [4, 5]", "architectural.ailes_du_moulin"),
    ("allies.toml", 'effect = "free_work"', 'effect = "any_shape"', "ally"),
]


@pytest.mark.parametrize(("file", "old", "new", "key"), BROKEN, ids=[f"{b[0]}-{b[3]}" for b in BROKEN])
def test_a_mistake_is_named(tmp_path: Path, file: str, old: str, new: str, key: str) -> None:
    with pytest.raises(DataError) as caught:
        game(corrected(tmp_path, file, old, new))
    assert caught.value.key.startswith(key), caught.value
    assert file in caught.value.file


def test_every_value_has_a_provenance_mark() -> None:
    data = GAME.data()
    for name in data.names:
        assert all(mark is not None for _, mark in data.provenance(name)), name
    counts = data.counts()
    assert counts["reconstructed"] > 0
    assert counts["seed"] > 0


def test_a_corrected_outline_is_played(tmp_path: Path) -> None:
    """A bigger mill: other placements, other fields, and a game to its end."""
    rows = '  ".###.",\n  "#####",\n  "##.##",\n  "#####",\n  ".###.",\n]'
    wider = '  "######",\n  "######",\n  "##..##",\n  "######",\n  "######",\n]'
    made = game(corrected(tmp_path, "works.toml", rows, wider))
    assert made.box.columns == GAME.box.columns + 8
    s = made.new(1, 3)
    while not s.over():
        s.apply(0, made.advice.advise(s, 0))
        assert not made.broken(s)
    assert made.data().content_hash != GAME.data().content_hash


def test_a_corrected_space_is_played(tmp_path: Path) -> None:
    made = game(corrected(tmp_path, "challenges.toml", "poutre = 18", "poutre = 5"))
    t = Scenario(game=made).marker(brown=4)
    t.place("equerre_brown", "church", [1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3])
    assert t.bonus_asked() == ("brown", "poutre")


def test_nf_6_6_data_says_whether_the_winters_discs_count(tmp_path: Path) -> None:
    from ludotheque.games.nouvelle_france.state import WINTER

    folder = corrected(
        tmp_path, "works.toml", "winter_closing_counts = true ", "winter_closing_counts = false "
    )
    for made, white in ((GAME, 40), (game(folder), 50)):
        t = Scenario(game=made).snow_done(2).marker(white=50).close("mill", by=int(WINTER)).snow(3)
        assert t.markers()["white"] == white


def test_the_packaged_files_are_all_there() -> None:
    assert sorted(path.name for path in PACKAGED.glob("*.toml")) == [
        "allies.toml",
        "cards.toml",
        "challenges.toml",
        "pieces.toml",
        "works.toml",
    ]
