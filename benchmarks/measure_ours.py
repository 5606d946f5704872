"""Measure Ludothèque: random play of a game with four players, search, the clone, and the encoded position.

A decision is one list of legal actions and one of them applied.  PYTHONPATH selects the build; this child fails if
it is not the requested one. A simulation of the search descends the tree from the first position of a game, adds a
node, and plays at random to the end, like the peers' MCTS.
"""

import random
from functools import partial

from benchmarks import measuring
from ludotheque.arena.bench import simulations_per_second
from ludotheque.bots.plan import plain_plan
from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.playout import play_random

PLAYERS = 4
# The fullest rules of each game.
OPTIONS: dict[str, dict[str, str]] = {
    "civilization": {},
    "quebec": {},
    "quadrata": {"mode": "expert"},
    "nouvelle_france": {},
    "small_city": {},
}


def measure(what: str, seconds: float, seed: int) -> measuring.Figures:
    """Measure a build and a game: `what` is "compiled quebec" or "interpreted quebec"."""
    build, _, name = what.partition(" ")
    assert build == ("compiled" if COMPILED else "interpreted"), f"asked for {build}, got COMPILED={COMPILED}"
    game, options = load_game(name), OPTIONS[name]

    def play_inside(number: int) -> int:
        """One game by the engine's own random playout."""
        return play_random(game.new(PLAYERS, number, options), seeded(number))

    def play(number: int) -> int:
        """One game driven from Python, with the simplest loop a user would write."""
        state, rng, decisions = game.new(PLAYERS, number, options), random.Random(number), 0
        while not state.over():
            seat = state.to_move()[0]
            actions = state.actions(seat)
            state.apply(seat, actions[rng.randrange(len(actions))])
            decisions += 1
        return decisions

    middles, sizes = [], []
    for number in range(seed * 1000, seed * 1000 + measuring.MIDGAMES):
        state, rng, positions = game.new(PLAYERS, number, options), random.Random(number), []
        while not state.over():
            positions.append(state.clone())
            sizes.append(len(game.encode(state)))
            seat = state.to_move()[0]
            actions = state.actions(seat)
            state.apply(seat, actions[rng.randrange(len(actions))])
        middles.append(positions[len(positions) // 2])
    encodings = [partial(game.encode, state) for state in middles]
    return {
        "python": measuring.decisions_per_second(play, int, seconds, seed),
        "inside": measuring.decisions_per_second(play_inside, int, seconds, seed),
        "simulations": simulations_per_second(game, PLAYERS, plain_plan(1), seconds, seed),
        "copy_us": measuring.microseconds_per_call([state.clone for state in middles], seconds / 4),
        "encode_us": measuring.microseconds_per_call(encodings, seconds / 4),
        "encode_bytes": max(sizes),  # of every position met, not only of the middle ones
    }


if __name__ == "__main__":
    measuring.report("ludotheque", measure)
