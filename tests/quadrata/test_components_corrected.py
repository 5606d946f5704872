"""Components corrected by an owner of the box: what a corrected copy changes, which folders are refused."""

from pathlib import Path

import pytest

from ludotheque.core.chance import seeded
from ludotheque.core.journal import BadJournal
from ludotheque.core.match import Match, content_of
from ludotheque.core.playout import play_random
from ludotheque.games.quadrata import game
from ludotheque.games.quadrata.components import PACKAGED
from ludotheque.games.quadrata.vocabulary import BOXES, CARDS
from tests.quadrata.corrected import corrected, refusal
from tests.quadrata.scenario import GAME

TORONTO = 'name_en = "Toronto", numbers = [108, 110]'

# ---------------------------------------------------------------- corrections that are used


def test_a_corrected_number_changes_what_opens_a_place(tmp_path: Path) -> None:
    changed = game(corrected(tmp_path, "destinations.toml", TORONTO, TORONTO.replace("110", "120")))
    tokens_10_and_11 = (9 * 13 + 10) * 78
    place = CARDS.index_of["toronto"] * 2
    assert GAME.box.gap[tokens_10_and_11 + place] & (1 << 20)
    assert not changed.box.gap[tokens_10_and_11 + place] & (1 << 20)


def test_a_corrected_number_of_the_setup_changes_play(tmp_path: Path) -> None:
    changed = game(corrected(tmp_path, "tokens.toml", "black_planes = 22", "black_planes = 20"))
    s = changed.new(4, 1)
    assert s.view(-1)["planes"] == 20
    play_random(s, seeded(1))
    assert not changed.broken(s)


def test_fewer_regular_spaces_stay_closed(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "tokens.toml", "regular_spaces = 3", "regular_spaces = 2")
    s = game(corrected(folder, "tokens.toml", "first_draw = 3", "first_draw = 2")).new(2, 1)
    for player in s.view(-1)["players"]:
        assert [space["open"] for space in player["spaces"]] == [True, True, *[False] * 5]


def test_a_corrected_day_changes_play(tmp_path: Path) -> None:
    old = 'effects = [{ effect = "gain_taxi", count = 1 }]'
    changed = game(corrected(tmp_path, "days.toml", old, old.replace("1 }", "2 }")))
    assert [player["taxis"] for player in changed.new(3, 1).view(-1)["players"]] == [2, 2, 2]


def test_a_corrected_leaf_changes_the_count_and_the_poorer_box_is_crossed_first(tmp_path: Path) -> None:
    changed = game(corrected(tmp_path, "taxis.toml", "leaves = [1, 1, 1]", "leaves = [2, 1, 1]"))
    s = changed.new(2, 1)
    box = BOXES.index_of["plus_2"]
    for crossed, leaves in ((1, 1), (2, 1 + 1), (3, 1 + 1 + 2)):
        s.crossed[box], s.circled[0], s.spent[0] = crossed, crossed, crossed
        assert s.view(-1)["players"][0]["halves"]["taxis"] == 2 * leaves


def test_a_corrected_path_changes_the_links(tmp_path: Path) -> None:
    text = (PACKAGED / "map.toml").read_text(encoding="utf-8")
    (tmp_path / "map.toml").write_text(text[: text.rindex("[[path]]")], encoding="utf-8")
    assert [len(near) for near in game(tmp_path).box.neighbours] == [1, *[2] * 11, 1]


def test_a_corrected_name_is_used(tmp_path: Path) -> None:
    changed = game(corrected(tmp_path, "destinations.toml", '"Tour CN"', '"La Tour"'))
    assert "La Tour" in changed.naming.names("fr")["place"]
    assert "La Tour" not in GAME.naming.names("fr")["place"]


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("centre = 4", "centre = 3", False),
        ("mauve", "violet", False),
        ("centre = 4", "centre = 4  # counted", True),
        ('copies" = "deduced"', 'copies" = "known"', True),
    ],
    ids=["value", "name", "comment", "provenance"],
)
def test_a_correction_changes_the_content_hash_a_remark_does_not(
    tmp_path: Path, old: str, new: str, same: bool
) -> None:
    changed = game(corrected(tmp_path, "tokens.toml", old, new))
    assert (content_of(changed) == content_of(GAME)) == same


def test_a_journal_is_not_replayed_with_other_data(tmp_path: Path) -> None:
    changed = game(corrected(tmp_path, "trophies.toml", "points = 3", "points = 4"))
    journal = Match.new(GAME, 3, 1).journal
    with pytest.raises(BadJournal, match="other component data"):
        Match.replay(changed, journal)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("tokens.toml", "centre = 4 ", "centre = 3 "),
        ("tokens.toml", "first_draw = 3 ", "first_draw = 2 "),
        ("tokens.toml", "trains = 2 ", "trains = 1 "),
        ("tokens.toml", "copies = 4", "copies = 5"),
        ("taxis.toml", "extra_spaces = 2", "extra_spaces = 1"),
        ("taxis.toml", "circles = 10", "circles = 2"),
        ("taxis.toml", "amounts = [1, 2]\nleaves = [1, 1]", "amounts = [1, 2]\nleaves = [1, 1, 2, 3]"),
        ("days.toml", 'effects = [{ effect = "remove_base", count = 2 }]', "effects = []"),
    ],
)
def test_games_with_corrected_components_go_to_their_end(
    tmp_path: Path, file: str, old: str, new: str
) -> None:
    changed = game(corrected(tmp_path, file, old, new))
    for mode in ("family", "expert"):
        s = changed.new(4, 3, {"mode": mode})
        chance = seeded(3)
        while not s.over():
            assert not changed.broken(s)
            actions = s.actions(s.mover())
            s.apply(s.mover(), actions[chance.below(len(actions))])
        assert not changed.broken(s)


# ---------------------------------------------------------------- folders that are refused


def test_a_folder_with_none_of_the_files_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path)
    assert error.file == str(tmp_path)
    assert error.expected == (
        "expected at least one of days.toml, destinations.toml, map.toml, taxis.toml, tokens.toml, trophies.toml"
    )


def test_a_file_of_another_name_is_refused(tmp_path: Path) -> None:
    corrected(tmp_path, "tokens.toml", "centre = 4", "centre = 3")
    (tmp_path / "token.toml").write_text("", encoding="utf-8")
    error = refusal(tmp_path)
    assert (error.file, error.key) == (str(tmp_path / "token.toml"), "file")


def test_broken_toml_is_refused(tmp_path: Path) -> None:
    error = refusal(corrected(tmp_path, "tokens.toml", "[setup]", "[setup"))
    assert (error.file, error.key) == (str(tmp_path / "tokens.toml"), "file")
    assert error.expected.startswith("expected TOML in UTF-8: ")


def test_cards_in_another_order_are_refused(tmp_path: Path) -> None:
    blocks = (PACKAGED / "destinations.toml").read_text(encoding="utf-8").split("[[destination]]")
    blocks[1], blocks[2] = blocks[2], blocks[1]
    (tmp_path / "destinations.toml").write_text("[[destination]]".join(blocks), encoding="utf-8")
    error = refusal(tmp_path)
    assert (error.file, error.key) == (str(tmp_path / "destinations.toml"), "card[0].id")
    assert error.expected == "expected 'vancouver', got 'victoria'"


def test_a_missing_card_is_refused(tmp_path: Path) -> None:
    text = (PACKAGED / "destinations.toml").read_text(encoding="utf-8")
    (tmp_path / "destinations.toml").write_text(text[: text.rindex("[[destination]]")], encoding="utf-8")
    error = refusal(tmp_path)
    assert (error.key, error.expected) == ("card", "expected 39 of them")
