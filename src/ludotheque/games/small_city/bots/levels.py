"""Search settings of the levels. The figures are measured (docs/bots.md); this file is not compiled, so changing one
needs no build.
"""

# Interpreted: changing a level needs no build.

from ludotheque.core.thinking import TO_THE_END, Level, Levels, Prior, Thinking, TreeSearch


def thinking(seats: int) -> Thinking:
    """Few simulations, each played to the end by the rollout policy. Boroughs hardly affect each other, so among
    several players a search considers only the seat's own result.
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
