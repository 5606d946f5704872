"""The arena's page: the measured levels, and the tournaments of this machine."""

from pathlib import Path

import pytest

from ludotheque.arena import ladder as ladders
from ludotheque.arena import ledger
from ludotheque.arena.running import play_missing
from ludotheque.arena.tournament import Entrant, Tournament
from ludotheque.web import contests
from tests.arena.test_ladder import small


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTHEQUE_ARENA", str(tmp_path))
    return tmp_path


def test_a_tournament_is_shown_as_far_as_it_is_played(folder: Path) -> None:
    tournament = Tournament("morra", 2, (Entrant("greedy"), Entrant("random")), seed=1)
    begun = ledger.begin(folder / "spring.jsonl", tournament, 4)
    assert [(one.name, one.played, one.games, one.bots) for one in contests.newest()] == [
        ("spring", 0, 4, [])
    ]
    play_missing(begun, 1)
    (shown,) = contests.newest()
    assert (shown.played, shown.games, shown.seats) == (4, 4, 2)
    assert {bot.bot for bot in shown.bots} == {"greedy", "random"}
    assert sum(bot.wins.share for bot in shown.bots) == pytest.approx(1.0)
    assert len(shown.by_seat) == 2


def test_files_of_anything_else_are_passed_over(folder: Path) -> None:
    (folder / "notes.jsonl").write_text("hello\n")
    ledger.begin(folder / "gone.jsonl", Tournament("chess", 2, (Entrant("random"),)), 4)
    assert contests.newest() == []


def test_where_no_tournament_was_played_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_ARENA", "/no/such/folder")
    assert contests.newest() == []


def test_levels_are_shown_as_they_were_measured(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "measured.json"
    ladders.keep(small(), file)
    measured = ladders.measured(file)
    monkeypatch.setattr(ladders, "measured", lambda: measured)
    (ladder,) = contests.page().ladders
    assert (ladder.game, ladder.seats, ladder.rungs[0].share) == ("morra", 2, 0.8)
