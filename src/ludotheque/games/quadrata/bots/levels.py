"""Search settings of the levels. The figures are measured (docs/bots.md); this file is not compiled, so changing one
needs no build.
"""

# Interpreted: changing a level needs no build.

from ludotheque.core.thinking import Level, Levels, Prior, Thinking, TreeSearch

# About the number of choices in a round of three or four players.
A_ROUND = 30


def thinking(seats: int) -> Thinking:
    """With two players, rollouts are random. With more, others take what a seat hopes for before its next turn:
    simulations continue for about a round by the rollout policy, which models that.
    """
    if seats == 2:
        return Thinking(
            Levels(strong=Level(1200), expert=Level(6000)),
            Prior(temperature=1.0),
            TreeSearch(depth=8, exploration=0.5),
        )
    return Thinking(
        Levels(strong=Level(1200), expert=Level(8000)),
        Prior(temperature=1.0),
        TreeSearch(depth=A_ROUND, rollout_policy=True, exploration=0.5, split_from=2000),
    )
