"""Search settings of the levels. The figures are measured (docs/bots.md); this file is not compiled, so changing one
needs no build.
"""

# Interpreted: changing a level needs no build.

from ludotheque.core.thinking import TO_THE_END, Level, Levels, Prior, Thinking, TreeSearch


def thinking(seats: int) -> Thinking:
    """Rollouts follow the rollout policy, since random choices would reveal little, and go to the end of the game:
    the evaluation of a position grows with the cards played, so rollouts cut after a number of choices would be
    compared at unequal depths. With several players a seat's own points dominate, since it hardly influences those
    of the others; and as search gains little there over the game's advice, the levels below the expert differ by
    their slip rate.
    """
    if seats == 1:
        return Thinking(
            Levels(
                novice=Level(slip_rate=0.4), strong=Level(24), expert=Level(300), hint=Level(240, depth=8)
            ),
            Prior(temperature=4.0, width=8),
            TreeSearch(TO_THE_END, rollout_policy=True, exploration=0.2),
        )
    return Thinking(
        Levels(
            novice=Level(slip_rate=1.0),
            casual=Level(slip_rate=0.5),
            strong=Level(24, slip_rate=0.2),
            expert=Level(800),
            hint=Level(240, depth=8),
        ),
        Prior(temperature=4.0, width=8),
        TreeSearch(TO_THE_END, rollout_policy=True, exploration=0.4, own_points=0.8),
    )
