"""How games of Civilization end when the greedy bot plays all seats: the victories, and after how many turns.

    PYTHONPATH=build/compiled python benchmarks/civilization_victories.py --games 100 --seed 7

The given number of games for each number of players, with random options for each. A victory counts as real if it
comes within 30 turns and is not by the turn limit. Prints a table, and below it the time of a decision.
"""

import argparse
import sys
from collections import Counter
from statistics import fmean
from time import process_time
from typing import Any

from ludotheque.arena.simulate import Plan, options_of
from ludotheque.bots import make_bot
from ludotheque.cli.text.progress import Progress
from ludotheque.cli.text.voice import Voice
from ludotheque.core.catalogue import load_game
from ludotheque.core.game import Game

WAYS = ("military", "economic", "culture", "tech")
LATEST = 30


class Timing:
    """The processor time of decisions, including the sample of what the seat knows."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.worst = 0.0

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.worst = max(self.worst, seconds)


def play(game: Game[Any], plan: Plan, number: int, timing: Timing) -> tuple[str, int]:
    """One game: the victory and its turn."""
    seed = plan.seed * 1_000_003 + number
    s = game.new(plan.seats, seed, options_of(plan, game, seed))
    bots = [make_bot("greedy", seed * 31 + seat) for seat in range(plan.seats)]
    while not s.over():
        seat = s.mover()
        began = process_time()
        choice = bots[seat].play(s, seat)
        timing.add(process_time() - began)
        s.apply(seat, choice)
    return str(game.score(s).by), int(s.turn)


def row(name: str, ends: list[tuple[str, int]]) -> str:
    """A line of the table: shares of the victories, real ones, and the turns."""
    counts = Counter(by for by, _ in ends)
    shares = " | ".join(f"{100 * counts[way] / len(ends):.0f} %" for way in WAYS)
    real = sum(1 for by, turn in ends if by in WAYS and turn <= LATEST)
    turns = [turn for _, turn in ends]
    lengths = f"{fmean(turns):.1f} ({min(turns)} to {max(turns)})"
    return f"| {name} | {len(ends)} | {shares} | {100 * real / len(ends):.0f} % | {lengths} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    game, timing = load_game("civilization"), Timing()
    every: list[tuple[str, int]] = []
    lines = []
    with Progress(Voice("en"), "games", asked.games * len(game.seats)) as progress:
        for seats in game.seats:
            plan = Plan("civilization", seats, ("greedy",) * seats, seed=asked.seed, random_options=True)
            ends = []
            for number in range(asked.games):
                ends.append(play(game, plan, number, timing))
                progress.advance(1)
            lines.append(row(f"{seats} players", ends))
            every += ends
    print(f"| | games | {' | '.join(WAYS)} | within {LATEST} turns | turns |")
    print("| --- " * (4 + len(WAYS)) + "|")
    print("\n".join([*lines, row("all", every)]))
    mean, worst = 1000 * timing.total / timing.count, 1000 * timing.worst
    print(f"{timing.count} decisions, {mean:.3f} ms each, {worst:.2f} ms at worst", file=sys.stderr)


if __name__ == "__main__":
    main()
