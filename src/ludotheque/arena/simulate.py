"""Many games between bots, on all cores, with the same result whatever the number of cores."""

import os
import random
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ludotheque.bots import make_bot
from ludotheque.core.catalogue import load_game
from ludotheque.core.game import Game
from ludotheque.core.state import State

# A chunk is long enough to pay for handing it over and short enough for a smooth progress bar.
CHUNK_SECONDS = 1.0


@dataclass(frozen=True)
class Plan:
    """What is played: bots by seat; they move one seat on from game to game, so that no seat is favoured."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, str | int], ...] = ()
    seed: int = 0
    check: bool = False
    data: Path | None = None
    # Options that are not given are drawn anew for each game.
    random_options: bool = False

    def bot_at(self, number: int, seat: int) -> int:
        """Which bot of the list sits there in this game."""
        return (seat + number) % self.seats


@dataclass(frozen=True)
class Result:
    """One finished game: points, winners and score parts by bot of the plan, not by seat."""

    number: int
    points: tuple[int, ...]
    won: tuple[float, ...]
    parts: tuple[dict[str, int], ...]
    unit: int
    decisions: int


@dataclass
class Report:
    """What came out of a plan."""

    plan: Plan
    results: list[Result] = field(default_factory=list)
    seconds: float = 0.0
    processor_seconds: float = 0.0

    def rows(self) -> list[dict[str, Any]]:
        """A row a bot: its share of wins, its points with their spread, what they were made of."""
        rows = []
        for i, bot in enumerate(self.plan.bots):
            points = [r.points[i] / r.unit for r in self.results]
            rows.append(
                {
                    "bot": bot,
                    "wins": sum(r.won[i] for r in self.results),
                    "share": statistics.fmean(r.won[i] for r in self.results),
                    "mean": statistics.fmean(points),
                    "spread": statistics.stdev(points) if len(points) > 1 else 0.0,
                    "low": min(points),
                    "high": max(points),
                    "parts": {
                        part: statistics.fmean(r.parts[i][part] / r.unit for r in self.results)
                        for part in self.results[0].parts[i]
                    },
                }
            )
        return rows

    def winning_points(self) -> float:
        """The mean of the best score of each game."""
        return statistics.fmean(max(r.points) / r.unit for r in self.results)

    def length(self) -> float:
        """The mean number of decisions of a game."""
        return statistics.fmean(r.decisions for r in self.results)

    def decisions(self) -> int:
        return sum(r.decisions for r in self.results)


class Broken(AssertionError):
    """An invariant did not hold; the message says in which game, so that it can be played again."""


def options_of(plan: Plan, game: Game[Any], seed: int) -> dict[str, Any]:
    """The options of one game: those of the plan; where it says so, others by chance that go together with them."""
    given = dict(plan.options)
    if not plan.random_options or game.not_together(plan.seats, game.read_options(given)) is not None:
        return given
    chance = random.Random(seed)
    while True:
        drawn = {one.name: one.domain.to_json(chance.randrange(one.domain.size)) for one in game.options}
        if game.not_together(plan.seats, game.read_options(drawn | given)) is None:
            return drawn | given


def play_one(plan: Plan, number: int) -> Result:
    """Game `number` of the plan: its seed and its bots' seeds follow from the plan's seed and the number."""
    game = load_game(plan.game, plan.data)
    seed = plan.seed * 1_000_003 + number
    options = options_of(plan, game, seed)
    s: State = game.new(plan.seats, seed, options)
    bots = [make_bot(plan.bots[plan.bot_at(number, seat)], seed * 31 + seat) for seat in range(plan.seats)]
    decisions = 0
    while not s.over():
        seat = s.mover()
        s.apply(seat, bots[seat].play(s, seat))
        decisions += 1
        if plan.check:
            wrong = game.broken(s)
            if wrong:
                told = "".join(f", {name}={value}" for name, value in options.items())
                where = f"{plan.game}, {plan.seats} seats{told}, seed {seed}, decision {decisions}"
                raise Broken(f"{where}: {'; '.join(wrong)}")
    outcome = game.score(s)
    seat_of = {plan.bot_at(number, seat): seat for seat in range(plan.seats)}
    share = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    return Result(
        number,
        tuple(outcome.points[seat_of[i]] for i in range(plan.seats)),
        tuple(share if seat_of[i] in outcome.winners else 0.0 for i in range(plan.seats)),
        tuple(outcome.parts[seat_of[i]] for i in range(plan.seats)),
        outcome.unit,
        decisions,
    )


def play_chunk(plan: Plan, first: int, last: int) -> tuple[list[Result], float]:
    """Some games in a row, and the processor time they took."""
    began = time.process_time()
    return [play_one(plan, number) for number in range(first, last)], time.process_time() - began


def simulate(
    plan: Plan, games: int, cores: int | None = None, progress: Callable[[int], None] | None = None
) -> Report:
    """Play so many games of the plan; `progress` is called with the number of games just finished."""
    if len(plan.bots) != plan.seats:
        raise ValueError(f"bots: expected one for each of the {plan.seats} seats, got {len(plan.bots)}")
    report = Report(plan)
    began = time.perf_counter()
    first, spent = play_chunk(
        plan, 0, 1
    )  # says what is wrong before any process starts, and how long a game takes
    report.results += first
    report.processor_seconds += spent
    if progress is not None:
        progress(1)
    size = max(1, min(200, int(CHUNK_SECONDS / max(spent, 1e-4))))
    chunks = [(at, min(at + size, games)) for at in range(1, games, size)]
    wanted = min(cores or os.cpu_count() or 1, len(chunks))
    if wanted <= 1:
        finished = (play_chunk(plan, *chunk) for chunk in chunks)
        _collect(report, finished, progress)
    else:
        with ProcessPoolExecutor(wanted, mp_context=get_context("spawn")) as pool:
            waiting = [pool.submit(play_chunk, plan, *chunk) for chunk in chunks]
            _collect(report, (future.result() for future in as_completed(waiting)), progress)
    report.results.sort(key=lambda result: result.number)
    report.seconds = time.perf_counter() - began
    return report


def _collect(report: Report, chunks: Any, progress: Callable[[int], None] | None) -> None:
    for results, spent in chunks:
        report.results += results
        report.processor_seconds += spent
        if progress is not None:
            progress(len(results))
