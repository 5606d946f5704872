"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import Level, Levels, Prior, RaceSearch, Thinking, TreeSearch

# What everybody is asked in a round, on the average.
QUESTIONS_A_ROUND = 22


def thinking(seats: int) -> Thinking:
    """Choices race for some turns by the game's own advice, then it counts how far everybody is from winning."""
    return Thinking(
        Levels(
            novice=Level(slip_rate=0.4),
            strong=Level(48),
            expert=Level(600 // seats, depth=3),
            hint=Level(240 // seats),
        ),
        Prior(temperature=3.0, width=6),
        TreeSearch(QUESTIONS_A_ROUND * seats, rollout_policy=True, exploration=0.5),
        RaceSearch(depth=2),
    )
