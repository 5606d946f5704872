"""The effect of a change of the evaluations on the greedy bot: this working tree against another commit, on the same
deals.

    python benchmarks/evaluations.py quebec --base main --seats 4 --games 80

With several seats one seat of each game is played by the bot of the working tree, in rotation, the others by that of
the commit. In solo games, each plays every deal. The other commit's bot runs in a separate process, from a copy of
its sources under build/evaluations, and receives positions.
"""

import argparse
import json
import os
import subprocess
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from ludotheque.bots import make_bot
from ludotheque.core.catalogue import load_game
from ludotheque.core.game import Outcome

REPO = Path(__file__).resolve().parent.parent
BOT = "greedy"


class Former:
    """The greedy bot of another commit."""

    def __init__(self, commit: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--choose"],
            env={**os.environ, "PYTHONPATH": str(sources_of(commit))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, s: Any, seat: int, seed: int) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        request = [s.game.id, s.game.encode(s).decode(), seat, seed]
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())


class Present:
    """The greedy bot of this working tree."""

    def play(self, s: Any, seat: int, seed: int) -> int:
        return make_bot(BOT, seed).play(s, seat)


def sources_of(commit: str) -> Path:
    """The sources of a commit, copied once."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", f"{commit}^{{commit}}"],
        cwd=REPO,
        check=True,
        capture_output=True,
        text=True,
    )
    copy = REPO / "build" / "evaluations" / found.stdout.strip()
    if not copy.exists():
        copy.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit, "src"], cwd=REPO, check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", str(copy)], input=archive.stdout, check=True)
    return copy / "src"


def choose_for_others() -> None:
    """The main loop of the other process: a position per line in, a choice per line out."""
    for line in sys.stdin:
        game, position, seat, seed = json.loads(line)
        s = load_game(game).decode(position.encode(), trusted=True)
        print(make_bot(BOT, seed).play(s, seat), flush=True)


def played(
    game: Any, seats: int, seed: int, options: dict[str, Any], players: list[Former | Present]
) -> Outcome:
    s = game.new(seats, seed, options)
    decisions = 0
    while not s.over():
        seat = int(s.mover())
        s.apply(seat, players[seat].play(s, seat, seed * 1_000 + decisions))
        decisions += 1
    outcome: Outcome = game.score(s)
    return outcome


def ahead(outcome: Outcome, seat: int) -> float:
    """Points ahead of the mean of the others."""
    others = [points for i, points in enumerate(outcome.points) if i != seat]
    return (outcome.points[seat] - fmean(others)) / outcome.unit


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def report(name: str, shares: list[float], points: list[float]) -> None:
    low, high = wilson(fmean(shares), len(shares))
    error = stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    print(
        f"{name}: {100 * fmean(shares):.0f} % of {len(shares)} games ({100 * low:.0f}-{100 * high:.0f}), "
        f"{fmean(points):+.1f} ± {error:.1f} points",
        flush=True,
    )


def one_against_others(game: Any, seats: int, asked: argparse.Namespace, former: Former) -> None:
    shares, points = [], []
    sources: dict[str, list[float]] = {}
    for number in range(asked.games):
        mine = number % seats
        players: list[Former | Present] = [former] * seats
        players[mine] = Present()
        outcome = played(game, seats, asked.seed + number // seats, asked.option, players)
        shares.append(1.0 / len(outcome.winners) if mine in outcome.winners else 0.0)
        points.append(ahead(outcome, mine))
        for part, value in outcome.parts[mine].items():
            others = fmean(outcome.parts[i][part] for i in range(seats) if i != mine)
            sources.setdefault(part, []).append((value - others) / outcome.unit)
        if number % seats == seats - 1:
            report(f"{game.id} {seats}", shares, points)
    print("  " + ", ".join(f"{part} {fmean(values):+.1f}" for part, values in sources.items()))


def alone(game: Any, asked: argparse.Namespace, former: Former) -> None:
    for name, player in (("present", Present()), ("former", former)):
        outcomes = [
            played(game, 1, asked.seed + number, asked.option, [player]) for number in range(asked.games)
        ]
        report(
            f"{game.id} alone, {name}",
            [float(0 in outcome.winners) for outcome in outcomes],
            [outcome.points[0] / outcome.unit for outcome in outcomes],
        )


def option(text: str) -> tuple[str, str | int]:
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else value


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--base", default="main", help="a commit, branch or tag")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], type=option)
    asked = parser.parse_args()
    asked.option = dict(asked.option)
    game = load_game(asked.game)
    seats = asked.seats or max(game.seats)
    former = Former(asked.base)
    if seats == 1:
        alone(game, asked, former)
    else:
        one_against_others(game, seats, asked, former)


if __name__ == "__main__":
    if sys.argv[1:] == ["--choose"]:
        choose_for_others()
    else:
        main()
