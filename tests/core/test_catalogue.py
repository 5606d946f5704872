"""Games are found by their entry points, or named for development; the core depends on none."""

import shutil
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import catalogue
from ludotheque.core.catalogue import UnknownGame, game_ids, load_game
from ludotheque.core.data import DataError
from ludotheque.core.match import content_of
from tests.toys.morra import MorraGame


def found(corrected: Path | None = None) -> MorraGame:
    """The game that LUDOTHEQUE_GAMES names in a test below: records the folder it was given."""
    game = MorraGame()
    game.id = f"given {corrected.name if corrected else None}"
    return game


def test_quebec_announces_itself() -> None:
    assert "quebec" in game_ids()
    assert game_ids() == sorted(game_ids())
    assert load_game("quebec").id == "quebec"


def test_a_game_is_loaded_once() -> None:
    assert load_game("quebec") is load_game("quebec")


@pytest.mark.parametrize(
    "name", ["", "Quebec", "québec", "quebec ", "ludotheque.games.quebec", "x" * 100_000]
)
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        load_game(name)
    assert str(caught.value).startswith(f"there is no game {name!r}"[:300])
    assert len(str(caught.value)) <= 300
    assert str(caught.value).endswith(", small_city") is (len(name) < 200)


def test_a_game_in_development_is_found_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_GAMES", "tests.toys.morra,tests.core.test_catalogue:found,")
    assert set(game_ids()) == {
        "civilization",
        "nouvelle_france",
        "quadrata",
        "quebec",
        "small_city",
        "morra",
        "test_catalogue",
    }
    assert load_game("morra").seats == [2, 3, 4, 5]
    assert load_game("test_catalogue").id == "given None"
    monkeypatch.delenv("LUDOTHEQUE_GAMES")
    assert game_ids() == ["civilization", "nouvelle_france", "quadrata", "quebec", "small_city"]


def test_installed_packages_are_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A web table needs the list of games for every request."""
    searched: list[str] = []

    def search(group: str) -> Any:
        searched.append(group)
        return entry_points(group=group)

    monkeypatch.setattr("ludotheque.core.catalogue.entry_points", search)
    catalogue._installed.cache_clear()
    assert all("quebec" in game_ids() for _ in range(3))
    assert searched == ["ludotheque.games"]


def test_a_folder_of_corrections_may_hold_a_folder_for_each_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_GAMES", "tests.core.test_catalogue:found")
    inside = tmp_path / "both"
    (inside / "test_catalogue").mkdir(parents=True)
    assert load_game("test_catalogue", inside).id == "given test_catalogue"
    (inside / "other").mkdir()
    assert load_game("test_catalogue", inside / "other").id == "given other"


def test_corrected_components_make_another_game(tmp_path: Path) -> None:
    plain = load_game("quebec")
    packaged = Path(plain.folder) / "data"
    text = (packaged / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "board.toml").write_text(text, encoding="utf-8")
    assert content_of(load_game("quebec", tmp_path)) == content_of(plain)
    with pytest.raises(DataError, match="--data: expected a folder"):
        load_game("quebec", tmp_path / "nowhere")
    shutil.copytree(packaged, tmp_path / "whole" / "quebec")
    events = tmp_path / "whole" / "quebec" / "events.toml"
    events.write_text(events.read_text(encoding="utf-8").replace("First Voyage", "Travels"), encoding="utf-8")
    other = load_game("quebec", tmp_path / "whole")
    assert content_of(other) != content_of(plain)
    assert "Travels" in other.naming.names("en")["event"][0]
    assert "Travels" not in plain.naming.names("en")["event"][0]
