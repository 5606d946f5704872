"""The ladder of the levels, and the page that shows it."""

from pathlib import Path

import pytest

from ludotheque.arena import ladder as ladders
from ludotheque.arena.bots_page import BEGIN, END, NoMarks, write_page
from ludotheque.arena.ladder import Ladder, Rung, ladder_of, pairs
from ludotheque.arena.tournament import Result
from ludotheque.bots import LEVELS


def won_by(bots: list[str], winner: int, number: int) -> Result:
    n = len(bots)
    points = [10.0 if seat == winner else 4.0 for seat in range(n)]
    ranks = [1 if seat == winner else 2 for seat in range(n)]
    won = [float(seat == winner) for seat in range(n)]
    return Result(number, 0, bots, points, ranks, won, [5] * n, [20.0] * n, [""] * n)


def small(seats: int = 2, share: float = 0.8) -> Ladder:
    rung = Rung("casual", "novice", 100, share, 0.7, 0.9, 6.0, 0.5, 12.0)
    return Ladder("morra", seats, {}, [rung], [], [0.5] * seats, 100)


def test_each_level_meets_the_one_below() -> None:
    assert pairs(2) == [("casual", "novice"), ("strong", "casual"), ("expert", "strong")]
    assert pairs(4)[0] == ("casual", "novice", "novice", "novice")
    assert pairs(1) == [(level,) for level in LEVELS]


def test_a_rung_has_the_games_of_the_higher_level() -> None:
    played = [
        [won_by([high, low], 0 if number < 3 else 1, number) for number in range(4)]
        for high, low in [("casual", "novice"), ("strong", "casual"), ("expert", "strong")]
    ]
    found = ladder_of("morra", 2, {}, played)
    assert [(rung.level, rung.against, rung.share, rung.points) for rung in found.rungs] == [
        ("casual", "novice", 0.75, 3.0),
        ("strong", "casual", 0.75, 3.0),
        ("expert", "strong", 0.75, 3.0),
    ]
    ratings = [standing.rating for standing in found.standings]
    assert ratings == sorted(ratings)
    assert [standing.level for standing in found.standings] == LEVELS
    assert found.seat_shares == [0.75, 0.25]


def test_alone_every_level_plays_for_itself() -> None:
    played = [[won_by([level], 0, number) for number in range(2)] for level in LEVELS]
    found = ladder_of("bag", 1, {"level": "hard"}, played)
    assert [(rung.level, rung.against, rung.share, rung.points) for rung in found.rungs] == [
        (level, "", 1.0, 10.0) for level in LEVELS
    ]


def test_a_ladder_is_climbed_once_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "LEVELS", ["random", "greedy"])
    steps: list[int] = []
    first = ladders.climb("morra", 2, {}, 4, 3, tmp_path, 1, steps.append)
    assert [(rung.level, rung.games) for rung in first.rungs] == [("greedy", 4)]
    assert sum(steps) == 4
    again: list[int] = []
    assert ladders.climb("morra", 2, {}, 4, 3, tmp_path, 1, again.append).rungs == first.rungs
    assert again == [4], "nothing is played twice"
    other = ladders.climb("morra", 2, {}, 4, 9, tmp_path, 1, None)
    assert other.games == 4


def test_new_measurements_replace_former_ones(tmp_path: Path) -> None:
    file = tmp_path / "measured.json"
    assert ladders.measured(file) == []
    for ladder in (small(2, 0.5), small(3, 0.6), small(2, 0.7)):
        ladders.keep(ladder, file)
    assert [(one.seats, one.rungs[0].share) for one in ladders.measured(file)] == [(2, 0.7), (3, 0.6)]


def test_the_page_has_the_tables_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    write_page(page, [small()])
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| morra | 2 | casual | novice | 100 | 80% (70%-90%) | 65% | +6.0 ± 0.5 | 12 ms |" in text
    write_page(page, [small()])
    assert page.read_text() == text
    page.write_text("no marks")
    with pytest.raises(NoMarks, match=r"bots\.md"):
        write_page(page, [small()])


def test_measured_ladders_of_our_games_are_readable() -> None:
    for ladder in ladders.measured():
        assert [rung.level for rung in ladder.rungs] == [entrants[0] for entrants in pairs(ladder.seats)]
