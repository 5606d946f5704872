"""The levels, the same four in every game, and the players they are measured against."""

from typing import Final

from mypy_extensions import i64

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.halving import Halving
from ludotheque.bots.novice import Novice, good_rather_than_best, slips
from ludotheque.bots.plan import Plan
from ludotheque.bots.player import Bot, Random
from ludotheque.bots.search import Search
from ludotheque.core.chance import Chance
from ludotheque.core.state import State
from ludotheque.core.thinking import Thinking


class Casual(Greedy):
    """Plays greedily; in a game whose advice is hard to beat, it overlooks the best now and then."""

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        if slips(chance, known.game.thinking(known.seats).casual_slips):
            return good_rather_than_best(known, seat, known.game.advise(known, seat), chance)
        return super().choose(known, seat, chance)


class Strong(Search):
    """Thinks ahead."""

    def slips_of_ten(self, thinking: Thinking) -> i64:
        return thinking.strong_slips


class Expert(Search):
    """Thinks ahead for longer."""

    def simulations(self, thinking: Thinking) -> i64:
        return thinking.expert

    def plan(self, s: State) -> Plan:
        plan = super().plan(s)
        plan.rounds = s.game.thinking(s.seats).expert_rounds
        return plan


# From the weakest to the strongest.
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
