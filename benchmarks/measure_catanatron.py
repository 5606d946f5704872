"""Measure Catanatron: random play of four-player Catan, an MCTS on it, and the copy of a game.

A decision is one action chosen from `state.playable_actions` and executed; Catanatron computes that list while it
executes the previous action, so both are timed. Forced actions (such as rolling the dice) count as decisions too, in
its favour.
"""

import random
from time import process_time

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

from benchmarks import measuring


def play(seed: int, stop: int = 1_000_000) -> Game:
    """Play a game, or its first `stop` decisions: the loop of `Game.play` without its slow parts.

    No validation of actions taken from its own list, no player object between list and choice, no copies of
    the first and last state: some 3 % faster than `Game.play` with random players.  Catanatron seeds the
    `random` module itself, with any seed but 0.
    """
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    state, chance = game.state, random.random
    for _ in range(stop):
        if game.winning_color() is not None or state.num_turns >= TURNS_LIMIT:
            break
        actions = state.playable_actions
        game.execute(actions[int(chance() * len(actions))], validate_action=False)
    return game


def simulations_per_second(seconds: float, seed: int) -> float:
    """An MCTS from the first decision of a game, with the minimum that each simulation needs: a copy of the game,
    and a random game to its end. Its own MCTS player is not in the published package; it also computes every outcome
    of the choice it adds, so this is in its favour."""
    game, chance = Game([RandomPlayer(color) for color in Color], seed=seed + 1), random.random
    done, began = 0, process_time()
    while process_time() - began < seconds:
        copy = game.copy()
        state = copy.state
        while copy.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            copy.execute(actions[int(chance() * len(actions))], validate_action=False)
        done += 1
    return done / (process_time() - began)


def measure(_what: str, seconds: float, seed: int) -> measuring.Figures:
    """The cheaper of its two documented copies is measured: the whole game, or the state alone."""
    seeds = range(seed * 1000, seed * 1000 + measuring.MIDGAMES)
    games = [play(number, len(play(number).state.actions) // 2) for number in seeds]
    return {
        "python": measuring.decisions_per_second(play, lambda game: len(game.state.actions), seconds, seed),
        "simulations": simulations_per_second(seconds, seed),
        "copy_us": min(
            measuring.microseconds_per_call([game.copy for game in games], seconds / 4),
            measuring.microseconds_per_call([game.state.copy for game in games], seconds / 4),
        ),
    }


if __name__ == "__main__":
    measuring.report("catanatron", measure)
