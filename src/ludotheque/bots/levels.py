"""The levels, the same four in every game, and the players they are measured against."""

from typing import Final

from mypy_extensions import i64

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.halving import Halving
from ludotheque.bots.novice import Novice
from ludotheque.bots.plan import Plan
from ludotheque.bots.player import Bot, Random
from ludotheque.bots.search import Search
from ludotheque.core.state import State
from ludotheque.core.thinking import Thinking


class Strong(Search):
    """Thinks ahead."""


class Expert(Search):
    """Thinks ahead for longer."""

    def simulations(self, thinking: Thinking) -> i64:
        return thinking.expert

    def plan(self, s: State) -> Plan:
        plan = super().plan(s)
        plan.rounds = s.game.thinking(s.seats).expert_rounds
        return plan


# From the weakest to the strongest. The casual level is the greedy bot.
LEVELS: Final[list[str]] = ["novice", "casual", "strong", "expert"]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "halving": Halving,
    "novice": Novice,
    "casual": Greedy,
    "strong": Strong,
    "expert": Expert,
}
