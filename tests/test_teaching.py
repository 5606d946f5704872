"""Cards, overview and guide of every game: complete, and true to rules, pages and positions. And what fails where one
thing of them is wrong.
"""

import re
import shutil
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from ludotheque import games
from ludotheque.conformance.teaching import (
    check_guide,
    check_teaching,
    faults_of_guide,
    faults_of_pages,
    parts_pointed_at,
    play_guide,
)
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.game import Game
from ludotheque.core.teaching.guide import guide_of
from tests.toys import nim
from tests.toys.nim import NimGame

PAGES = Path(__file__).parent.parent / "frontend" / "src"
GAMES = [load_game(game_id) for game_id in game_ids()]
OURS = [game for game in GAMES if Path(game.folder).parent == Path(games.__path__[0])]
GUIDED = [game for game in GAMES if guide_of(game) is not None]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_guide = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_each_of_our_games_has_cards_an_overview_and_a_guide(game: Game[Any]) -> None:
    """What is in them is checked by the conformance suite."""
    assert faults_of_pages(game, wanted=True) == []
    assert guide_of(game) is not None


@every_guide
def test_the_suggested_choices_lead_to_the_same_match_every_time(game: Game[Any]) -> None:
    assert play_guide(game, 0, suggested=True) == play_guide(game, 0, suggested=True)


def parts_in(*folders: Path) -> set[str]:
    """The parts that the pages in these folders mark, as patterns: names in `data-part` (or in the `part` of a
    component that passes it on), with `*` for what is computed, and the ids of tabs and panels.
    """
    found: set[str] = set()
    for file in [
        file for folder in folders for file in folder.rglob("*") if file.suffix in (".svelte", ".ts")
    ]:
        text = file.read_text(encoding="utf-8")
        for value in re.findall(r'\b(?:data-)?part=(?:"([^"]*)"|\{([^}]*)\})', text):
            written, computed = value
            names = re.findall(r"""['"]([^'"]*)['"]""", computed + "".join(re.findall(r"\{[^}]*\}", written)))
            found |= {name for part in [re.sub(r"\{[^}]*\}", "*", written), *names] for name in part.split()}
        if "tab" in text.lower() or "panel" in text.lower():
            found |= set(re.findall(r'\bid: "([a-z][a-z0-9-]*)"', text))
    return found - {"*"}


@every_game
def test_the_pages_mark_every_part_that_a_card_or_a_stop_points_at(game: Game[Any]) -> None:
    common = [folder for folder in PAGES.iterdir() if folder.is_dir() and folder.name != "games"]
    marked = parts_in(*common, PAGES / "games" / game.id)
    assert {
        part for part in parts_pointed_at(game) if not any(fnmatchcase(part, one) for one in marked)
    } == set()


# ---------------------------------------------------------------- what fails

CARDS = """### take
_at: ask_

How many? [LU-1]

- A point. [LU-2]
- Another one.
"""
OVERVIEW = """### goal Goal
Win. [LU-1]

### points Points
One. [LU-1]

### end End
It ends. [LU-1]
"""
GUIDE = """seed = 7
seats = 2
minutes = 1
bots = ["random"]

[[stop]]
id = "begin"
rules = ["LU-1"]
question = ["take"]
figures = { stones = "stones" }
suggest = [{ verb = "take", count = 3 }]

[[stop]]
id = "few"
rules = ["LU-2"]
event = [{ kind = "took", by = "other" }]
state = ["stones <= 6"]
skip_if = ["stones <= 2"]
"""
WORDS = """stop-begin = { $stones } stones. Take { $count }.
    .title = Begin
otherwise-begin = Not { $count }.
stop-few = Few are left.
    .title = Few
"""


@pytest.fixture
def taught(tmp_path: Path) -> Callable[..., Game[Any]]:
    """Nim with cards, an overview and a guide, some text replaced in the files named."""

    def make(**replaced: tuple[str, str]) -> Game[Any]:
        folder = tmp_path / f"nim-{len(list(tmp_path.iterdir()))}"
        shutil.copytree(Path(nim.__file__).parent, folder)
        files = {"guide.toml": GUIDE}
        for lang in ("fr", "en"):
            files |= {f"coach.{lang}.md": CARDS, f"overview.{lang}.md": OVERVIEW, f"guide.{lang}.ftl": WORDS}
        for name, text in files.items():
            old, new = replaced.get(name.replace(".", "_"), ("", ""))
            assert old in text
            (folder / name).write_text(text.replace(old, new) if old else text, encoding="utf-8")
        game = NimGame()
        game.folder = str(folder)
        return game

    return make


def test_a_taught_game_has_no_fault(taught: Callable[..., Game[Any]]) -> None:
    game = taught()
    check_teaching(game)
    check_guide(game)
    assert parts_pointed_at(game) == {"ask"}
    played = play_guide(game, 0, suggested=True)
    assert played.reached == ("begin", "few")
    assert [stop["text"]["en"] for stop in played.said[0][1]["stops"]] == ["12 stones. Take 3."]


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("coach_en_md", "### take", "### give", "no card for take"),
        ("coach_en_md", "### take", "### take, give", "give is no step that asks"),
        ("coach_en_md", "- Another one.\n", "", "1 points instead of 2 or 3"),
        ("coach_en_md", "Another one.", "x" * 201, "a point has 201 characters"),
        ("coach_en_md", "How many?", "x" * 241, "what is asked has 241 characters"),
        ("coach_en_md", "LU-2", "XY-9", "there is no rule XY-9"),
        ("coach_en_md", "LU-2", "LU-3", "take: other steps, parts, number of points or rules"),
        ("coach_en_md", "_at: ask_", "_at: log_", "take: other steps, parts, number of points or rules"),
        ("overview_en_md", "### goal Goal", "### goal " + "x" * 41, "the title is longer than 40"),
        ("overview_en_md", "It ends.", "x" * 361, "361 characters"),
        (
            "overview_en_md",
            "It ends. [LU-1]",
            "It ends. [LU-2]",
            "the overviews have other sections or rules",
        ),
    ],
)
def test_a_fault_of_the_pages_is_named(
    taught: Callable[..., Game[Any]], file: str, old: str, new: str, fault: str
) -> None:
    game = taught(
        **{file: (old, new), file.replace("_en_", "_fr_"): (old, new)}
        if "XY-9" in new
        else {file: (old, new)}
    )
    assert any(fault in found for found in faults_of_pages(game)), faults_of_pages(game)
    with pytest.raises(AssertionError, match="nim: "):
        check_teaching(game)


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("guide_toml", '"LU-2"', '"XY-9"', "there is no rule XY-9"),
        ("guide_toml", '"random"', '"genius"', "there is no level genius"),
        ("guide_toml", "seats = 2", "seats = 2\noptions = { length = 1 }", "unknown option 'length'"),
        ("guide_toml", '["take"]', '["give"]', "begin: give is no step that asks"),
        ("guide_toml", '"took"', '"gave"', "few: there is no kind of event gave"),
        ("guide_toml", 'by = "other"', "stones = 3", "few: an event took has no stones"),
        ("guide_toml", 'verb = "take"', 'verb = "give"', "begin: there is no verb give"),
        ("guide_toml", "count = 3", "count = 4", "begin: count of take: 4 is not possible"),
        ("guide_toml", '"stones" }', '"pebble: stones" }', "begin: there is no domain pebble"),
        (
            "guide_en_ftl",
            "stop-few = Few are left.\n    .title = Few\n",
            "",
            "expected stop-few with the attribute",
        ),
        ("guide_en_ftl", "    .title = Few\n", "", "expected stop-few with the attribute .title"),
        ("guide_en_ftl", ".title = Few", ".title = " + "x" * 41, "stop-few: the title is longer than 40"),
        ("guide_en_ftl", "otherwise-begin", "otherwise-end", "no stop says otherwise-end"),
        ("guide_en_ftl", "Not { $count }.", "Not { $stones }.", "otherwise-begin uses other figures"),
        ("guide_en_ftl", "Few are left.", "{ $few } are left.", "stop-few: there is no figure few"),
    ],
)
def test_a_fault_of_a_guide_is_named(
    taught: Callable[..., Game[Any]], file: str, old: str, new: str, fault: str
) -> None:
    game = taught(**{file: (old, new)})
    assert any(fault in found for found in faults_of_guide(game)), faults_of_guide(game)


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("guide_toml", "stones <= 6", "stones <= 0", "neither reached nor skipped: few"),
        ("guide_toml", '"stones" }', '"pebbles" }', "neither reached nor skipped: begin"),
        ("guide_en_ftl", "stones. Take", "stones. " + "x" * 240 + " Take", "begin: en: 2"),
    ],
)
def test_a_guide_that_does_not_come_to_its_end_is_named(
    taught: Callable[..., Game[Any]], file: str, old: str, new: str, fault: str
) -> None:
    replaced = {file: (old, new)}
    game = taught(**replaced)
    if fault.endswith("few"):
        path = Path(game.folder) / "guide.toml"
        path.write_text(path.read_text().replace('skip_if = ["stones <= 2"]\n', ""), encoding="utf-8")
    with pytest.raises(AssertionError, match=fault):
        check_guide(game)


def test_french_spaces_do_not_break(taught: Callable[..., Game[Any]]) -> None:
    from ludotheque.core.teaching.pages import cards

    game = taught(coach_fr_md=("How many?", "Combien ? « Trois »"))
    assert cards(game, "fr")["take"].asked.text == "Combien\u00a0? «\u00a0Trois\u00a0»"
    assert cards(game, "en")["take"].asked.text == "How many?"
