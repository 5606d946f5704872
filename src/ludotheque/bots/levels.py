"""The levels, the same four in every game, and the baseline players they are measured against."""

from typing import Final

from mypy_extensions import i64

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.halving import Halving
from ludotheque.bots.novice import Novice, sampled_choice, slips
from ludotheque.bots.player import Bot, Random
from ludotheque.bots.search import Search
from ludotheque.core.chance import Chance
from ludotheque.core.state import State
from ludotheque.core.thinking import Level, Thinking


class Casual(Greedy):
    """Plays greedily; where the game's advice is strong, it slips at the slip rate."""

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        thinking: Thinking = known.game.advice.thinking(known.seats)
        if slips(chance, thinking.levels.casual.slip_rate):
            return sampled_choice(known, seat, known.game.advice.advise(known, seat), chance)
        return super().choose(known, seat, chance)


class Strong(Search):
    """Searches with the strong budget."""


class Expert(Search):
    """Searches with the expert budget."""

    def level(self, thinking: Thinking) -> Level:
        return thinking.levels.expert


# From weakest to strongest.
LEVELS: Final[list[str]] = ["novice", "casual", "strong", "expert"]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "halving": Halving,
    "novice": Novice,
    "casual": Casual,
    "strong": Strong,
    "expert": Expert,
}
