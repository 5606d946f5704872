"""Random play to the end in one compiled loop, for benchmarks and random rollouts."""

from typing import Any

from mypy_extensions import i64

from ludotheque.core.chance import Chance, seeded
from ludotheque.core.game import Game
from ludotheque.core.state import State


def play_random(s: State, chance: Chance) -> int:
    """Play random legal choices to the end; each decision lists all legal choices. Returns the number of decisions."""
    decisions: i64 = 0
    while not s.over():
        seat = s.mover()
        actions = s.listed(seat)
        s.play(seat, actions[chance.below(len(actions))])
        decisions += 1
    return decisions


def play_some(s: State, chance: Chance, decisions: i64) -> None:
    """Play a number of random choices, at most to the end."""
    done: i64 = 0
    while done < decisions and not s.over():
        seat = s.mover()
        actions = s.listed(seat)
        s.play(seat, actions[chance.below(len(actions))])
        done += 1


def middle_of(game: Game[Any], seats: int, seed: int) -> State:
    """A position half-way through a random game, for measurements of clones and encodings."""
    whole: State = game.new(seats, seed)
    length = play_random(whole, seeded(seed))
    half: State = game.new(seats, seed)
    play_some(half, seeded(seed), length // 2)
    return half
