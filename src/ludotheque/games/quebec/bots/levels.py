"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import Level, Levels, Prior, Thinking, TreeSearch


def thinking(seats: int) -> Thinking:
    """The more seats, the dearer a simulation, and the fewer of them it takes to beat the others."""
    return Thinking(
        Levels(strong=Level(1200 // seats), expert=Level(18000 // seats)),
        Prior(temperature=2.0),
        TreeSearch(depth=16, exploration=0.25),
    )
