"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import TO_THE_END, Level, Levels, Prior, Thinking, TreeSearch


def thinking(seats: int) -> Thinking:
    """By the rollout policy, since random choices would tell little, and to the end of the game: the evaluation of
    a position grows with the cards that are out, so that lines cut after so many choices would be compared at different
    stages. Among several it goes mostly by a seat's own points, since those of the others are hardly in its hands; and
    as thinking brings little there beyond what the game advises, the levels below the expert are told apart by slips.
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
