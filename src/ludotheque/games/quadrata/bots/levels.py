"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import Level, Levels, Prior, Thinking, TreeSearch

# About as many choices as three or four players make in a round.
A_ROUND = 30


def thinking(seats: int) -> Thinking:
    """With two, chance makes the choices beyond the tree. With more, others take what one hoped for before the next
    turn: simulations go on for about a round by the rollout policy, which takes it as they would.
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
