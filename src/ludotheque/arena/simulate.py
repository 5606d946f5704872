"""Many games between bots on all cores. The result does not depend on the number of cores."""

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

# The games of a chunk outweigh the cost of sending it, and leave the progress bar smooth.
CHUNK_SECONDS = 1.0


@dataclass(frozen=True)
class Plan:
    """The bots by seat, which rotate by one seat from game to game, and the settings of the games."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, str | int], ...] = ()
    seed: int = 0
    check: bool = False
    data: Path | None = None
    # Draw the options that are not given, for each game.
    random_options: bool = False

    def bot_at(self, number: int, seat: int) -> int:
        """The index of the bot at a seat in this game."""
        return (seat + number) % self.seats


@dataclass(frozen=True)
class Result:
    """A finished game: points, winners and score parts by bot of the plan, not by seat."""

    number: int
    points: tuple[int, ...]
    won: tuple[float, ...]
    parts: tuple[dict[str, int], ...]
    unit: int
    decisions: int


@dataclass
class Report:
    """The results of a plan."""

    plan: Plan
    results: list[Result] = field(default_factory=list)
    seconds: float = 0.0
    processor_seconds: float = 0.0

    def rows(self) -> list[dict[str, Any]]:
        """A row for each bot: its share of wins, its points with their standard deviation, and their parts."""
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
    """An invariant was broken; the message names the game, so that it can be repeated."""


def options_of(plan: Plan, game: Game[Any], seed: int) -> dict[str, Any]:
    """The options of a game: those of the plan, and on request random values of the others that are compatible."""
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
    """Play consecutive games; returns the results and the processor time."""
    began = time.process_time()
    return [play_one(plan, number) for number in range(first, last)], time.process_time() - began


def simulate(
    plan: Plan, games: int, cores: int | None = None, progress: Callable[[int], None] | None = None
) -> Report:
    """Play a number of games; `progress` is called with the number of games just finished."""
    if len(plan.bots) != plan.seats:
        raise ValueError(f"bots: expected one for each of the {plan.seats} seats, got {len(plan.bots)}")
    report = Report(plan)
    began = time.perf_counter()
    first, spent = play_chunk(
        plan, 0, 1
    )  # raises errors before any process starts, and measures the length of a game
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
