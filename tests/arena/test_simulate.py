"""Many games between bots: the same result on any number of cores, and broken invariants are reported."""

import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludotheque.arena import simulate as arena
from ludotheque.arena.simulate import Broken, Plan, Report, Result, options_of, play_one, simulate
from ludotheque.bots import UnknownBot, make_bot
from ludotheque.core.catalogue import UnknownGame, load_game
from ludotheque.core.game import BadSetup
from tests.toys.morra import Morra, MorraGame

RANDOM_3 = Plan("quebec", 3, ("random",) * 3, seed=4)


class Leaky(MorraGame):
    """Morra with an invariant that the third round breaks."""

    def broken(self, s: Morra) -> list[str]:
        return [f"round: {s.round} is too many", "and so on"] if s.round > 2 else []


def leaky(corrected: Path | None = None) -> Leaky:
    """The game that LUDOTHEQUE_GAMES names in the tests below."""
    return Leaky()


@pytest.fixture
def with_leaky(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("LUDOTHEQUE_GAMES", "tests.arena.test_simulate:leaky")
    return "test_simulate"


@pytest.fixture
def many_chunks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Chunks of a single game; returns the sizes of the pools created."""
    pools: list[int] = []

    class Pool(ProcessPoolExecutor):
        def __init__(self, workers: int, **more: Any) -> None:
            pools.append(workers)
            super().__init__(workers, **more)

    monkeypatch.setattr(arena, "CHUNK_SECONDS", 0.0)
    monkeypatch.setattr(arena, "ProcessPoolExecutor", Pool)
    return pools


# ---------------------------------------------------------------- one result for all


def test_one_core_and_two_give_the_same_result(many_chunks: list[int]) -> None:
    plan = Plan("quebec", 3, ("random", "random", "greedy"), seed=9)
    alone = simulate(plan, 3, cores=1)
    assert many_chunks == []
    both = simulate(plan, 3, cores=2)
    assert many_chunks == [2]
    assert both.results == alone.results
    assert [result.number for result in both.results] == [0, 1, 2]
    assert both.rows() == alone.rows()


def test_no_more_cores_are_used_than_there_are_chunks(many_chunks: list[int]) -> None:
    assert len(simulate(RANDOM_3, 1, cores=8).results) == 1
    assert len(simulate(RANDOM_3, 2, cores=8).results) == 2
    assert many_chunks == []


def test_chunks_do_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = simulate(RANDOM_3, 8, cores=1)
    monkeypatch.setattr(arena, "CHUNK_SECONDS", 0.0)
    assert simulate(RANDOM_3, 8, cores=1).results == plain.results
    assert [play_one(RANDOM_3, number) for number in range(8)] == plain.results


def test_another_seed_gives_other_games() -> None:
    some, other = (
        simulate(RANDOM_3, 3, cores=1),
        simulate(Plan("quebec", 3, ("random",) * 3, seed=5), 3, cores=1),
    )
    assert some.results != other.results
    assert len({result.points for result in some.results}) == 3


def test_options_reach_the_game() -> None:
    family = simulate(Plan("quebec", 3, ("random",) * 3, options=(("level", "family"),)), 4, cores=1)
    complete = simulate(Plan("quebec", 3, ("random",) * 3), 4, cores=1)
    assert all(row["parts"]["culture_leader"] == row["parts"]["events"] == 0 for row in family.rows())
    assert any(row["parts"]["culture_leader"] > 0 for row in complete.rows())


# ---------------------------------------------------------------- seats


def test_seats_rotate_so_that_every_bot_sits_everywhere() -> None:
    plan = Plan("quebec", 4, ("a", "b", "c", "d"))
    for bot in range(4):
        assert [[plan.bot_at(number, seat) for seat in range(4)].index(bot) for number in range(8)] == [
            (bot - number) % 4 for number in range(8)
        ]


@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_results_go_by_bot_and_not_by_seat(number: int) -> None:
    """Replayed by hand, bot by bot."""
    plan = Plan("quebec", 3, ("greedy", "random", "random"), seed=2)
    result = play_one(plan, number)
    seed = 2 * 1_000_003 + number
    s = load_game("quebec").new(3, seed)
    bots = [make_bot(plan.bots[(seat + number) % 3], seed * 31 + seat) for seat in range(3)]
    decisions = 0
    while not s.over():
        seat = s.mover()
        s.apply(seat, bots[seat].play(s, seat))
        decisions += 1
    outcome = s.outcome()
    assert outcome is not None
    seats = [(bot - number) % 3 for bot in range(3)]
    assert result.points == tuple(outcome.points[seat] for seat in seats)
    assert result.parts == tuple(outcome.parts[seat] for seat in seats)
    assert result.won == tuple(float(seat in outcome.winners) / len(outcome.winners) for seat in seats)
    assert (result.number, result.decisions, result.unit) == (number, decisions, 1)
    assert result.points[0] == max(result.points)


# ---------------------------------------------------------------- errors


def test_a_broken_invariant_is_found_with_the_game_to_play_again(with_leaky: str) -> None:
    plan = Plan(with_leaky, 2, ("random", "random"), seed=6, check=True)
    with pytest.raises(Broken) as caught:
        simulate(plan, 5, cores=1)
    told = re.fullmatch(
        r"test_simulate, 2 seats, seed (\d+), decision (\d+): round: 3 is too many; and so on",
        str(caught.value),
    )
    assert told is not None
    assert int(told[1]) == 6 * 1_000_003
    assert int(told[2]) == 4


def test_invariants_are_checked_only_where_asked(with_leaky: str) -> None:
    assert len(simulate(Plan(with_leaky, 2, ("random", "random")), 3, cores=1).results) == 3


def test_quebec_breaks_no_invariant() -> None:
    for seats in (3, 4, 5):
        assert len(simulate(Plan("quebec", seats, ("random",) * seats, check=True), 3, cores=1).results) == 3


@pytest.mark.parametrize("bots", [(), ("random",), ("random",) * 4])
def test_a_wrong_number_of_bots_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=f"bots: expected one for each of the 3 seats, got {len(bots)}"):
        simulate(Plan("quebec", 3, bots), 10, cores=1)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("go", 2, ("random",) * 2), UnknownGame),
        (Plan("quebec", 2, ("random",) * 2), BadSetup),
        (Plan("quebec", 3, ("random", "random", "deep blue")), UnknownBot),
        (Plan("quebec", 3, ("random",) * 3, options=(("level", "easy"),)), BadSetup),
    ],
)
def test_a_bad_plan_is_refused_before_any_process_starts(
    many_chunks: list[int], plan: Plan, error: type[Exception]
) -> None:
    with pytest.raises(error):
        simulate(plan, 10, cores=2)
    assert many_chunks == []


# ---------------------------------------------------------------- progress and report


@pytest.mark.parametrize("games", [1, 2, 7])
@pytest.mark.parametrize("seconds", [0.0, 1e6])
def test_progress_adds_up_to_the_number_of_games(
    games: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the first game, which measures the time, a chunk is one game or all of them."""
    monkeypatch.setattr(arena, "CHUNK_SECONDS", seconds)
    told: list[int] = []
    report = simulate(RANDOM_3, games, cores=1, progress=told.append)
    assert len(report.results) == games
    in_one = [1] if games == 1 else [1, games - 1]
    assert told == ([1] * games if seconds == 0.0 else in_one)


def test_progress_adds_up_with_several_processes(many_chunks: list[int]) -> None:
    told: list[int] = []
    simulate(RANDOM_3, 5, cores=2, progress=told.append)
    assert told == [1] * 5
    assert many_chunks == [2]


def test_a_report_summarises_the_games() -> None:
    plan = Plan("toy", 2, ("a", "b"))
    results = [
        Result(0, (10, 20), (0.0, 1.0), ({"x": 4, "y": 6}, {"x": 20, "y": 0}), 2, 30),
        Result(1, (16, 16), (0.5, 0.5), ({"x": 8, "y": 8}, {"x": 0, "y": 16}), 2, 50),
    ]
    report = Report(plan, results)
    first, second = report.rows()
    assert first == {
        "bot": "a",
        "wins": 0.5,
        "share": 0.25,
        "mean": 6.5,
        "spread": pytest.approx(2.1213, abs=1e-3),
        "low": 5.0,
        "high": 8.0,
        "parts": {"x": 3.0, "y": 3.5},
    }
    assert (second["bot"], second["wins"], second["mean"]) == ("b", 1.5, 9.0)
    assert report.winning_points() == 9.0
    assert report.length() == 40.0
    assert report.decisions() == 80
    assert Report(plan, results[:1]).rows()[0]["spread"] == 0.0


def test_every_game_has_one_win_to_share() -> None:
    report = simulate(Plan("morra", 5, ("random",) * 5), 20, cores=1)
    assert all(sum(result.won) == pytest.approx(1.0) for result in report.results)
    assert any(0.0 < share < 1.0 for result in report.results for share in result.won)
    assert report.seconds > 0
    assert report.processor_seconds > 0


# ---------------------------------------------------------------- random options


def test_options_that_are_not_given_are_drawn_for_each_game() -> None:
    plan = Plan("small_city", 2, ("random",) * 2, (("boards", "asia_dealt"),), random_options=True)
    game = load_game("small_city")
    drawn = [options_of(plan, game, seed) for seed in range(30)]
    assert {one["boards"] for one in drawn} == {"asia_dealt"}
    assert {one["victory"] for one in drawn} == {"votes"}, "the others do not go together with these boards"
    assert {one["godzillas"] for one in drawn} == {"no", "yes", "stockholm"}
    assert drawn == [options_of(plan, game, seed) for seed in range(30)]


def test_contradictory_options_are_still_refused() -> None:
    given = (("boards", "asia_dealt"), ("victory", "culture"))
    with pytest.raises(BadSetup, match="options"):
        simulate(Plan("small_city", 2, ("random",) * 2, given, random_options=True), 1, cores=1)
