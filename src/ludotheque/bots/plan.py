"""How a search goes about it: how much, how wide, how far."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.thinking import TO_THE_END, Thinking

# The part of the first expectation that is spread evenly, and the part that goes to what the game advises.
EVEN_SHARE: Final = 0.1
ADVISED_SHARE: Final = 0.5


class Plan:
    """So many simulations for a decision, in so many trees, by what a game says about its simulations."""

    def __init__(self, simulations: i64, thinking: Thinking) -> None:
        self.simulations: i64 = simulations
        self.trees: i64 = 2 if simulations >= thinking.split_from else 1
        self.choices: i64 = thinking.choices
        self.guided = thinking.guided
        self.warmth = thinking.warmth
        # Of more choices only so many are looked at; at the root, the best so many of all.
        self.width: i64 = thinking.width
        self.exploration = thinking.exploration
        self.apart = thinking.apart
        # Where it is not 0, choices race on shared samples for so many rounds, and no tree is grown.
        self.rounds: i64 = thinking.rounds
        # Whether the game judges every choice before it is tried; without that all are expected alike.
        self.looks_ahead = True

    def of_tree(self) -> i64:
        """The simulations of one tree."""
        return max(self.simulations // self.trees, 1)


def plain_plan(simulations: i64) -> Plan:
    """The textbook's search, to compare speeds by: nothing is expected, and chance plays to the end of the game."""
    plan = Plan(simulations, Thinking(choices=TO_THE_END))
    plan.looks_ahead = False
    return plan
