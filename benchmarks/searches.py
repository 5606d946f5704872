"""One search configuration against others, on the same deals from all seats: for tuning budgets and parameters.

    PYTHONPATH=build/compiled python benchmarks/searches.py quebec sims=150 halving --seats 4 --deals 10 --seed 8000
    PYTHONPATH=build/compiled python benchmarks/searches.py quebec sims=400,exploration=0.25 sims=400 --deals 8

A player is a bot by its name, or `sims=N` with any parameters of a plan (bots/plan.py): one tree of N simulations,
everything else as in the game. One plays against several of the second kind. Decisions are measured in processor
time.
"""

import argparse
from statistics import fmean
from time import process_time
from typing import Any

from ludotheque.arena.standings import mean_and_error, share_of
from ludotheque.bots import Bot, make_bot
from ludotheque.bots.plan import Plan
from ludotheque.bots.search import Search
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.state import State
from ludotheque.core.thinking import Level


class Tuned(Search):
    """A search with its own parameters."""

    def __init__(self, seed: int, figures: dict[str, str]) -> None:
        super().__init__(seed)
        self.figures = figures

    def plan(self, s: State) -> Plan:
        plan = Plan(Level(int(self.figures["sims"])), s.game.advice.thinking(s.seats))
        plan.trees = 1
        for name, text in self.figures.items():
            if name != "sims":
                usual = getattr(plan, name)
                setattr(plan, name, type(usual)(float(text)))
        return plan


def player(text: str, seed: int) -> Bot:
    if "=" not in text:
        return make_bot(text, seed)
    return Tuned(seed, dict(figure.split("=", 1) for figure in text.split(",")))


class Clock:
    """The time of decisions."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.decisions = 0

    def ms(self) -> float:
        return 1000.0 * self.spent / max(1, self.decisions)


def played(s: State, bots: list[Bot], clocks: list[Clock]) -> Any:
    """The outcome of a game; each seat's decisions are timed by its clock."""
    while not s.over():
        seat = s.mover()
        actions = s.actions(seat)
        choice = int(actions[0])
        if len(actions) > 1:
            began = process_time()
            choice = bots[seat].play(s, seat)
            clocks[seat].spent += process_time() - began
            clocks[seat].decisions += 1
        s.play(seat, choice)
    return s.game.score(s)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = load_game(asked.game)
    ahead: list[float] = []
    won: list[float] = []
    mine, theirs = Clock(), Clock()
    for deal in range(asked.seed, asked.seed + asked.deals):
        for place in range(asked.seats):
            names = [asked.one if seat == place else asked.others for seat in range(asked.seats)]
            bots = [player(name, 7919 * deal + 31 * seat + 5) for seat, name in enumerate(names)]
            clocks = [mine if seat == place else theirs for seat in range(asked.seats)]
            outcome = played(game.new(asked.seats, 1_000_003 * deal + 17), bots, clocks)
            points = [each / outcome.unit for each in outcome.points]
            ahead.append(points[place] - fmean(points[:place] + points[place + 1 :]))
            won.append(1.0 / len(outcome.winners) if place in outcome.winners else 0.0)
    share, (points_ahead, error) = share_of(won), mean_and_error(ahead)
    print(
        f"{asked.game} {asked.seats}, {asked.one} against {asked.others}: {100 * share.share:.0f} % of {len(won)} "
        f"games ({100 * share.low:.0f}-{100 * share.high:.0f}), {points_ahead:+.1f} ± {error:.1f} points; "
        f"{mine.ms():.1f} and {theirs.ms():.1f} ms a decision"
    )


if __name__ == "__main__":
    main()
