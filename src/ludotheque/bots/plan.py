"""The settings of the search of one decision: budget, width, depth."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.thinking import TO_THE_END, Level, Thinking, TreeSearch

# The share of the prior that is uniform, and the share of the game's advised choice.
EVEN_SHARE: Final = 0.1
ADVISED_SHARE: Final = 0.5


class Plan:
    """The settings of a level in a game, in the terms of `core/thinking.py`."""

    def __init__(self, level: Level, thinking: Thinking) -> None:
        tree, race = thinking.tree, thinking.race
        self.simulations: i64 = level.simulations
        self.trees: i64 = 2 if level.simulations >= tree.split_from and race is None else 1
        # Where choices race on shared samples, the rounds of a rollout; otherwise 0.
        self.rounds: i64 = 0 if race is None else max(level.depth, race.depth)
        self.depth: i64 = level.depth if level.depth > 0 and race is None else tree.depth
        self.rollout_policy = tree.rollout_policy
        self.exploration = tree.exploration
        self.own_points = tree.own_points
        self.temperature = thinking.prior.temperature
        # The most choices considered; at the root the best of all, elsewhere a selection.
        self.width: i64 = thinking.prior.width
        # Whether every choice is evaluated before it is tried; otherwise the prior is uniform.
        self.evaluates_first = True

    def of_tree(self) -> i64:
        """The simulations of one tree."""
        return max(self.simulations // self.trees, 1)


def plain_plan(simulations: i64) -> Plan:
    """Textbook search, for speed comparisons: a uniform prior, and random rollouts to the end of the game."""
    plan = Plan(Level(simulations), Thinking(tree=TreeSearch(depth=TO_THE_END)))
    plan.evaluates_first = False
    return plan
