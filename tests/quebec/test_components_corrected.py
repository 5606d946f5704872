"""Components corrected by an owner of the box: what a corrected copy changes, which folders are refused."""

from pathlib import Path

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.journal import BadJournal
from ludotheque.core.match import Match, content_of
from ludotheque.core.playout import play_random
from ludotheque.games.quebec import QuebecGame
from ludotheque.games.quebec.components import PACKAGED
from ludotheque.games.quebec.vocabulary import SITES
from tests.quebec.corrected import corrected, refusal
from tests.quebec.scenario import GAME

# ---------------------------------------------------------------- corrections that are used


def test_a_corrected_cost_changes_play(tmp_path: Path) -> None:
    """A contribution to the Archdiocese costs three workers instead of one."""
    folder = corrected(tmp_path, "districts.toml", "cost = 1", "cost = 3")
    for game, left in ((GAME, 2), (load_game("quebec", folder), 0)):
        s = game.new(4, 1, {"layout": "first_game"})
        first, second = s.mover(), (s.mover() + 1) % 4
        read = game.vocabulary.from_json
        s.apply(first, read({"verb": "start", "architect": "own"}))
        s.apply(first, read({"verb": "place_architect", "site": "archdiocese_1"}))
        s.apply(second, read({"verb": "contribute", "site": "archdiocese_1"}))
        assert s.view(-1)["players"][second]["active"] == left


def test_a_corrected_number_of_the_setup_changes_play(tmp_path: Path) -> None:
    game = load_game("quebec", corrected(tmp_path, "leaders.toml", "4 = 22", "4 = 21"))
    s = game.new(4, 1)
    assert [(player["passive"], player["active"]) for player in s.view(-1)["players"]] == [(18, 3)] * 4
    play_random(s, seeded(1))
    assert not game.broken(s)


def test_a_corrected_adjacency_changes_groups(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "board.toml", '  ["archdiocese_1", "archdiocese_2"],\n', "")
    game = load_game("quebec", folder)
    assert isinstance(game, QuebecGame)
    for with_edge, group in ((GAME, ["archdiocese_1", "archdiocese_2"]), (game, ["archdiocese_1"])):
        s = with_edge.new(3, 1, {"layout": "first_game"})
        for site in ("archdiocese_1", "archdiocese_2"):
            s.star_owner[SITES.index_of[site]], s.stars[SITES.index_of[site]] = 0, 2
        assert s.view(-1)["players"][0]["main_group"] == group


def test_a_corrected_name_is_used(tmp_path: Path) -> None:
    game = load_game("quebec", corrected(tmp_path, "tiles.toml", '"Kirk Hall"', '"Salle Kirk"'))
    assert "Salle Kirk" in game.naming.names("fr")["tile"]
    assert "Salle Kirk" not in GAME.naming.names("fr")["tile"]


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("cost = 1", "cost = 2", False),
        ("Archidiocèse", "Archevêché", False),
        ("cost = 1", "cost = 1  # checked", True),
        ('cost" = "public"', 'cost" = "known"', True),
    ],
    ids=["value", "name", "comment", "provenance"],
)
def test_a_correction_changes_the_content_hash_a_remark_does_not(
    tmp_path: Path, old: str, new: str, same: bool
) -> None:
    game = load_game("quebec", corrected(tmp_path, "districts.toml", old, new))
    assert (content_of(game) == content_of(GAME)) == same


def test_a_journal_is_not_replayed_with_other_data(tmp_path: Path) -> None:
    changed = load_game("quebec", corrected(tmp_path, "districts.toml", "cost = 1", "cost = 2"))
    journal = Match.new(GAME, 3, 1).journal
    with pytest.raises(BadJournal, match="other component data"):
        Match.replay(changed, journal)


def test_a_folder_may_hold_one_folder_a_game(tmp_path: Path) -> None:
    (tmp_path / "quebec").mkdir()
    corrected(tmp_path / "quebec", "leaders.toml", "3 = 25", "3 = 24")
    s = load_game("quebec", tmp_path).new(3, 1)
    assert s.view(-1)["players"][0]["passive"] == 21


# ---------------------------------------------------------------- folders that are refused


def test_a_folder_with_none_of_the_files_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path)
    assert error.file == str(tmp_path)
    assert (
        error.expected
        == "expected at least one of board.toml, districts.toml, events.toml, leaders.toml, tiles.toml"
    )


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path / "nowhere")
    assert error.file == str(tmp_path / "nowhere")
    assert error.expected.startswith("expected a folder with corrected copies of board.toml")


def test_a_file_of_another_name_is_refused(tmp_path: Path) -> None:
    corrected(tmp_path, "tiles.toml", "year = 1647", "year = 1650")
    (tmp_path / "tile.toml").write_text("", encoding="utf-8")
    error = refusal(tmp_path)
    assert (error.file, error.key) == (str(tmp_path / "tile.toml"), "file")
    assert "expected only copies of board.toml" in error.expected


def test_broken_toml_is_refused(tmp_path: Path) -> None:
    error = refusal(corrected(tmp_path, "tiles.toml", "[counts]", "[counts"))
    assert (error.file, error.key) == (str(tmp_path / "tiles.toml"), "file")
    assert error.expected.startswith("expected TOML in UTF-8: ")
    assert "line" in error.expected


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    text = (PACKAGED / "tiles.toml").read_text(encoding="utf-8")
    (tmp_path / "tiles.toml").write_bytes(text.encode("latin-1", "replace"))
    assert refusal(tmp_path).expected.startswith("expected TOML in UTF-8: ")


def test_a_file_without_provenance_is_refused(tmp_path: Path) -> None:
    error = refusal(corrected(tmp_path, "events.toml", "[provenance]", "[sources]"))
    assert (error.file, error.key) == (str(tmp_path / "events.toml"), "provenance")
    assert error.expected == "expected a table of patterns, each with a mark"


# ---------------------------------------------------------------- ids that are not those of the box


def test_a_renamed_tile_is_refused(tmp_path: Path) -> None:
    corrected(tmp_path, "tiles.toml", 'id = "kirk_hall"', 'id = "kirk"')
    error = refusal(corrected(tmp_path, "board.toml", '= "kirk_hall"', '= "kirk"'))
    assert (error.file, error.key) == (str(tmp_path / "tiles.toml"), "tile[30].id")
    assert error.expected == "expected 'kirk_hall', got 'kirk'"


def test_a_renamed_district_is_refused(tmp_path: Path) -> None:
    corrected(tmp_path, "districts.toml", 'id = "archdiocese"', 'id = "bishopric"')
    for _ in range(2):
        corrected(tmp_path, "board.toml", 'district = "archdiocese"', 'district = "bishopric"')
    error = refusal(tmp_path)
    assert (error.file, error.key) == (str(tmp_path / "districts.toml"), "district[0].id")
    assert error.expected == "expected 'archdiocese', got 'bishopric'"


def test_sites_in_another_order_are_refused(tmp_path: Path) -> None:
    text = (PACKAGED / "board.toml").read_text(encoding="utf-8")
    blocks = text.split("[[site]]")
    blocks[1], blocks[2] = blocks[2], blocks[1]
    (tmp_path / "board.toml").write_text("[[site]]".join(blocks), encoding="utf-8")
    error = refusal(tmp_path)
    assert (error.file, error.key) == (str(tmp_path / "board.toml"), "site[0].id")
    assert error.expected == "expected 'port_quarter_1', got 'entertainment_quarter_1'"


def test_a_missing_leader_is_refused(tmp_path: Path) -> None:
    text = (PACKAGED / "leaders.toml").read_text(encoding="utf-8")
    (tmp_path / "leaders.toml").write_text(text[: text.rindex("[[leader]]")], encoding="utf-8")
    error = refusal(tmp_path)
    assert (error.file, error.key) == (str(tmp_path / "leaders.toml"), "leader")
    assert error.expected == "expected 5 of them"


def test_a_tile_on_a_site_of_another_colour_is_refused(tmp_path: Path) -> None:
    corrected(tmp_path, "board.toml", '= "kirk_hall"', '= "PRICE"')
    corrected(tmp_path, "board.toml", '= "price_building"', '= "kirk_hall"')
    error = refusal(corrected(tmp_path, "board.toml", '= "PRICE"', '= "price_building"'))
    assert (error.file, error.key) == (str(tmp_path / "board.toml"), "first_game.business_quarter_2")
    assert error.expected == "expected a tile of colour economy"
