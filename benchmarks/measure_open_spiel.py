"""Measure one OpenSpiel game: random play driven from Python and inside its C++, its C++ MCTS, and the clone.

A decision is `legal_actions` and `apply_action` of a player.  Chance nodes are sampled on the clock but are
not decisions.  Games are OpenSpiel's defaults (quoridor: two players, 9 x 9, ten walls each).
"""

import random
from functools import partial
from time import process_time

import pyspiel  # type: ignore[import-not-found]

from benchmarks import measuring

SIMULATIONS = 200  # a decision
CHANCE = int(pyspiel.PlayerId.CHANCE)


def sample_chance(state: pyspiel.State, point: float) -> int:
    """Sample an outcome; a plain loop is faster than both numpy's choice and handing the list back to C++."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for action, probability in outcomes:
        point -= probability
        if point < 0.0:
            return action
    return outcomes[-1][0]  # the probabilities may add up to slightly less than 1


def play(game: pyspiel.Game, seed: int) -> int:
    """Drive one game from Python with as few calls into C++ as possible: `current_player` distinguishes all three
    cases, where the usual loop calls `is_terminal` and `is_chance_node` (a few per cent at most)."""
    state, chance, decisions = game.new_initial_state(), random.Random(seed).random, 0
    while True:
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        elif player == CHANCE:
            state.apply_action(sample_chance(state, chance()))
        else:
            return decisions


def play_inside(game: pyspiel.Game, bots: list[pyspiel.Bot], seed: int) -> pyspiel.State:
    """Let OpenSpiel's own random bots play one game without returning to Python: list, choice, apply and chance all
    in C++. This is the counterpart of a random game inside our compiled code."""
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, seed)
    return state


def decisions_of(state: pyspiel.State) -> int:
    """Count the decisions of a finished game from its history, chance left out."""
    return sum(step.player >= 0 for step in state.full_history())


def first_half(game: pyspiel.Game, finished: pyspiel.State) -> pyspiel.State:
    """Replay a finished game to its middle."""
    state, history = game.new_initial_state(), finished.history()
    for action in history[: len(history) // 2]:
        state.apply_action(action)
    return state


def simulations_per_second(game: pyspiel.Game, seconds: float, seed: int) -> float:
    """Of its C++ MCTS with one random rollout a simulation, from the first decision of a game."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, seed, False)
    done, spent, chance = 0, 0.0, random.Random(seed)
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(sample_chance(state, chance.random()))
        began = process_time()
        bot.step(state)
        spent += process_time() - began
        done += SIMULATIONS
    return done / spent


def measure(what: str, seconds: float, seed: int) -> measuring.Figures:
    """Measure the game named `what`."""
    game = pyspiel.load_game(what)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    inside = partial(play_inside, game, bots)
    states = [first_half(game, inside(seed * 1000 + number)) for number in range(measuring.MIDGAMES)]
    return {
        "python": measuring.decisions_per_second(partial(play, game), int, seconds, seed),
        "inside": measuring.decisions_per_second(inside, decisions_of, seconds, seed),
        **({"simulations": simulations_per_second(game, seconds, seed)} if what == "backgammon" else {}),
        "copy_us": measuring.microseconds_per_call([state.clone for state in states], seconds / 4),
    }


if __name__ == "__main__":
    measuring.report("open_spiel", measure)
