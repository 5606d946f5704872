"""The speed of the engine: random play, search, and the cost of a copy, an encoded position and a new game."""

import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass, fields
from time import process_time
from typing import Any

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.plan import Plan, plain_plan
from ludotheque.bots.search import Tree
from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.playout import middle_of, play_random
from ludotheque.core.thinking import Level

MEASURES = 9
CALLS = 20
TREE = 400  # simulations, about those of a strong bot's decision
ENOUGH = 1  # the plan's own budget is not used here
LATE = 0.9  # the late position is taken after this share of a game


@dataclass(frozen=True)
class Figures:
    """One round, or the medians of several: decisions and simulations a second, microseconds a call."""

    engine_per_s: float
    python_per_s: float
    playouts_per_s: float
    search_per_s: float
    clone_us: float
    encode_us: float
    late_list_us: float
    late_clone_us: float
    new_us: float


@dataclass(frozen=True)
class Bench:
    """The figures, and the build they were measured on."""

    game: str
    seats: int
    compiled: bool
    rounds: list[Figures]
    decisions_per_game: float
    encode_bytes: int
    late_bytes: int

    def medians(self) -> Figures:
        return Figures(
            **{
                f.name: statistics.median(getattr(one, f.name) for one in self.rounds)
                for f in fields(Figures)
            }
        )


def bench(
    game_id: str, seats: int, seconds: float, rounds: int, progress: Callable[[], None] | None = None
) -> Bench:
    """Measure a number of rounds of about this many seconds of processor time; `progress` is called after each."""
    game = load_game(game_id)
    middle, late = middle_of(game, seats, 1), late_of(game, seats, 1)
    lengths = [play_random(game.new(seats, number), seeded(number)) for number in range(20)]  # also a warm-up
    share = seconds / MEASURES
    found = []
    for number in range(rounds):
        found.append(
            Figures(
                decisions_per_second(
                    lambda seed: play_random(game.new(seats, seed), seeded(seed)), share, number
                ),
                decisions_per_second(lambda seed: play_from_python(game, seats, seed), share, number),
                simulations_per_second(game, seats, plain_plan(ENOUGH), share, number),
                simulations_per_second(
                    game, seats, Plan(Level(ENOUGH), game.advice.thinking(seats)), share, number
                ),
                microseconds(middle.clone, share),
                microseconds(lambda: game.encode(middle), share),
                microseconds(lambda: late.actions(late.mover()), share),
                microseconds(late.clone, share),
                microseconds(lambda: game.new(seats, 7), share),
            )
        )
        if progress is not None:
            progress()
    length, sizes = statistics.fmean(lengths), [len(game.encode(s)) for s in (middle, late)]
    return Bench(game_id, seats, COMPILED, found, length, *sizes)


def late_of(game: Any, seats: int, seed: int) -> Any:
    """A position near the end of a game of greedy bots, which is fuller than one from random play."""
    s, passed = game.new(seats, seed), []
    players = [Greedy(seed + seat) for seat in range(seats)]
    while not s.over():
        passed.append(s.clone())
        seat = s.mover()
        s.apply(seat, players[seat].play(s, seat))
    return passed[int(LATE * len(passed))]


def play_from_python(game: Any, seats: int, seed: int) -> int:
    """Play a random game with the simplest loop a user would write; the number of decisions."""
    s, rng, decisions = game.new(seats, seed), random.Random(seed), 0
    while not s.over():
        seat = s.to_move()[0]
        actions = s.actions(seat)
        s.apply(seat, actions[rng.randrange(len(actions))])
        decisions += 1
    return decisions


def decisions_per_second(play: Callable[[int], int], seconds: float, number: int) -> float:
    """Whole games, set-up included, until the time is used up."""
    began, decisions, seed = process_time(), 0, number * 1_000_000
    while True:
        seed += 1
        decisions += play(seed)
        spent = process_time() - began
        if spent >= seconds:
            return decisions / max(spent, 1e-9)


def simulations_per_second(game: Any, seats: int, plan: Plan, seconds: float, number: int) -> float:
    """Searches from the first position on, in trees of a few hundred simulations."""
    began, done = process_time(), 0
    while True:
        first = game.new(seats, number * 1_000_000 + done)
        tree = Tree(plan, seeded(done))
        for _ in range(TREE):
            tree.simulate(first.sample(first.mover(), tree.chance), first.mover())
            done += 1
            spent = process_time() - began
            if spent >= seconds:
                return done / max(spent, 1e-9)


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """The mean time of a call."""
    began, calls = process_time(), 0
    while True:
        for _ in range(CALLS):
            call()
        calls += CALLS
        spent = process_time() - began
        if spent >= seconds:
            return spent / calls * 1e6
