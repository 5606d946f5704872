"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying
another one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import TO_THE_END, Level, Levels, Prior, Thinking, TreeSearch


def thinking(seats: int) -> Thinking:
    """Few simulations, but by the rollout policy to the end of the game. Boroughs grow side by side: among several, a
    search goes by what it comes to itself.
    """
    alone = seats == 1
    return Thinking(
        Levels(
            novice=Level(slip_rate=0.4),
            strong=Level(20 if alone else 16),
            expert=Level(160 if alone else 120),
            hint=Level(240, depth=8),
        ),
        Prior(temperature=3.0, width=12),
        TreeSearch(TO_THE_END, rollout_policy=True, exploration=0.2 if alone else 0.3, own_points=0.8),
    )
