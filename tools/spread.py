"""Fits the spread of the games to games between bots: `make spread`.

The chance of a seat is the softmax of the expected points over the spread (`core/spreads.py`; alone, the logistic of
the margin). For each game, number of seats and phase, the spread that makes the winners of the games most likely is
written to the game's `spread.toml`. It is fitted to the games with even numbers; log loss and calibration are
measured on the others, with the former spread and with the fitted one.
"""

import argparse
import multiprocessing
import os
import random
from collections import defaultdict
from dataclasses import dataclass
from itertools import groupby
from math import exp, log, log1p
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ludotheque.bots import make_bot
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.spreads import FILE, read_spreads

ROOT = Path(__file__).parent.parent
# The maximal number of positions of a game and phase: more positions of one game carry no more information.
POSITIONS = 8
# The weight of the former spread as a prior, in games: without information a phase keeps it.
PRIOR_GAMES = 2.0
# The maximal difference of the logarithms of the fitted and the former spread.
FURTHEST = 3.0
BINS = 10


@dataclass(frozen=True)
class Position:
    """A position of a game: the expected points of the seats, and their final shares of the victory."""

    game: int
    phase: int
    former: float
    expected_points: tuple[float, ...]
    won: tuple[float, ...]

    def chances(self, spread: float) -> list[float]:
        if len(self.expected_points) == 1:
            return [1.0 / (1.0 + exp(-max(self.expected_points[0] / spread, -700.0)))]
        best = max(self.expected_points)
        parts = [exp((worth - best) / spread) for worth in self.expected_points]
        return [part / sum(parts) for part in parts]

    def loss(self, spread: float) -> float:
        """The negative log likelihood of the result."""
        if len(self.expected_points) == 1:
            margin = self.expected_points[0] / spread * (1.0 if self.won[0] > 0 else -1.0)
            return log1p(exp(-margin)) if margin > -700.0 else -margin
        best = max(self.expected_points)
        total = log(sum(exp((worth - best) / spread) for worth in self.expected_points))
        return sum(
            share * (total - (worth - best) / spread)
            for share, worth in zip(self.won, self.expected_points, strict=True)
        )


def play(request: tuple[str, int, int, tuple[str, ...]]) -> list[Position]:
    """A game between bots drawn from these; some positions of each of its phases."""
    game_id, seats, number, levels = request
    game = load_game(game_id)
    s = game.new(seats, number)
    drawn = random.Random(number)
    bots = [make_bot(drawn.choice(levels), number * 31 + seat) for seat in range(seats)]
    passed: dict[int, list[tuple[float, tuple[float, ...]]]] = defaultdict(list)
    while not s.over():
        seat = s.mover()
        passed[int(game.advice.phase(s))].append(
            (float(game.advice.spread(s)), tuple(map(float, game.advice.expected_points(s))))
        )
        s.apply(seat, bots[seat].play(s, seat))
    winners = game.score(s).winners
    won = tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    return [
        Position(number, phase, *taken, won)
        for phase, found in sorted(passed.items())
        for taken in drawn.sample(found, min(POSITIONS, len(found)))
    ]


def loss_of(positions: list[Position], spread: float | None) -> float:
    """The mean over games of the mean over the positions of a game; None: with the former spread of each."""
    means = []
    for _, found in groupby(positions, key=lambda position: position.game):
        losses = [one.loss(one.former if spread is None else spread) for one in found]
        means.append(sum(losses) / len(losses))
    return sum(means) / len(means)


def fitted(positions: list[Position]) -> float:
    """The maximum likelihood spread, by golden section search: the loss has one minimum."""
    former = sum(one.former for one in positions) / len(positions)
    pull = PRIOR_GAMES / len({one.game for one in positions})

    def cost(off: float) -> float:
        return loss_of(positions, former * exp(off)) + pull * off * off

    low, high, ratio = -FURTHEST, FURTHEST, (5**0.5 - 1) / 2
    left, right = high - ratio * (high - low), low + ratio * (high - low)
    cost_left, cost_right = cost(left), cost(right)
    while high - low > 0.01:
        if cost_left < cost_right:
            high, right, cost_right = right, left, cost_left
            left = high - ratio * (high - low)
            cost_left = cost(left)
        else:
            low, left, cost_left = left, right, cost_right
            right = low + ratio * (high - low)
            cost_right = cost(right)
    return former * exp((low + high) / 2)


def calibration_error(positions: list[Position], spreads: list[float] | None) -> float:
    """The expected calibration error, in bins of equal width."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for one in positions:
        spread = one.former if spreads is None else at(spreads, one.phase)
        for chance, won in zip(one.chances(spread), one.won, strict=True):
            bins[min(int(chance * BINS), BINS - 1)].append((chance, won))
    count = sum(len(found) for found in bins.values())
    return sum(abs(sum(chance - won for chance, won in found)) for found in bins.values()) / count


def at(spreads: list[float], phase: int) -> float:
    return spreads[min(phase, len(spreads) - 1)]


def fit(game_id: str, seats: int, games: int, levels: tuple[str, ...], console: Console) -> list[float]:
    """Play, fit, and print the results by phase."""
    positions: list[Position] = []
    requests = [(game_id, seats, number, levels) for number in range(games)]
    workers = len(os.sched_getaffinity(0))
    with multiprocessing.get_context("spawn").Pool(workers) as pool, Progress(console=console) as progress:
        played = pool.imap(play, requests)
        for some in progress.track(played, total=games, description=f"{game_id}, {seats} seats"):
            positions += some
    trained, tested = by_phase(positions, games)
    spreads = [round(fitted(sorted(found, key=lambda one: one.game)), 1) for found in trained]
    table = Table(
        "phase", "games", "former", "fitted", "log loss", "fitted", "error", "fitted",
        title=f"{game_id}, {seats} seats, {games} games of {', '.join(levels)}",
    )  # fmt: skip
    for number, found in enumerate(tested):
        if found:
            table.add_row(*row(str(number), found, spreads, f"{spreads[number]:.1f}"))
    everything = sorted((one for found in tested for one in found), key=lambda one: one.game)
    table.add_row(*row("all", everything, spreads, ""))
    console.print(table)
    return spreads


def by_phase(positions: list[Position], games: int) -> tuple[list[list[Position]], list[list[Position]]]:
    """Training and test positions of each phase. A phase reached in few games has too little data: it is merged with
    the one before."""
    phases = range(max(one.phase for one in positions) + 1)
    trained = [[one for one in positions if one.phase == at and one.game % 2 == 0] for at in phases]
    tested = [[one for one in positions if one.phase == at and one.game % 2 == 1] for at in phases]
    while len(trained) > 1 and len({one.game for one in trained[-1]}) < games // 8:
        for found in (trained, tested):
            last = found.pop()
            found[-1] += last
    return trained, tested


def row(name: str, positions: list[Position], spreads: list[float], spread: str) -> list[str]:
    positions = sorted(positions, key=lambda one: one.game)
    former = sum(one.former for one in positions) / len(positions)
    by_game = [list(found) for _, found in groupby(positions, key=lambda one: one.game)]
    loss = sum(
        sum(one.loss(at(spreads, one.phase)) for one in found) / len(found) for found in by_game
    ) / len(by_game)
    return [
        name,
        str(len(by_game)),
        f"{former:.1f}" if spread else "",
        spread,
        f"{loss_of(positions, None):.3f}",
        f"{loss:.3f}",
        f"{calibration_error(positions, None):.3f}",
        f"{calibration_error(positions, spreads):.3f}",
    ]


def write(path: Path, spreads: dict[int, list[float]]) -> None:
    """Write the data file: by number of seats, a spread for each phase."""
    lines = [f"{seats} = {found}\n" for seats, found in sorted(spreads.items())]
    path.write_text("# Written by `make spread`.\n" + "".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.spread", description=__doc__)
    parser.add_argument("games", nargs="*", help="the games; all of them, if none is named")
    parser.add_argument("--seats", type=int, help="only this number of seats; the others keep their spreads")
    parser.add_argument("--count", type=int, default=400, help="how many games for each number of seats")
    parser.add_argument("--bots", default="casual,strong", help="the levels that play, drawn for each seat")
    parser.add_argument("--dry-run", action="store_true", help="print only, write nothing")
    given = parser.parse_args()
    console = Console()
    for game_id in given.games or sorted(game_ids()):
        # Beside the sources, even if the compiled copy plays.
        folder = ROOT / "src" / "ludotheque" / "games" / game_id
        seats_of = load_game(game_id).seats
        kept = read_spreads(folder)
        spreads = {int(seats): kept.by_seats[seats] for seats in seats_of if seats < len(kept.by_seats)}
        for seats in [given.seats] if given.seats else seats_of:
            spreads[seats] = fit(game_id, seats, given.count, tuple(given.bots.split(",")), console)
        if not given.dry_run:
            write(folder / FILE, spreads)


if __name__ == "__main__":
    main()
