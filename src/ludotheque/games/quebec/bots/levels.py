"""Search settings of the levels. The figures are measured (docs/bots.md); this file is not compiled, so changing one
needs no build.
"""

# Interpreted: changing a level needs no build.

from ludotheque.core.thinking import Level, Levels, Prior, Thinking, TreeSearch


def thinking(seats: int) -> Thinking:
    """With more seats, simulations cost more, and fewer of them suffice to beat the others."""
    return Thinking(
        Levels(strong=Level(1200 // seats), expert=Level(18000 // seats)),
        Prior(temperature=2.0),
        TreeSearch(depth=16, exploration=0.25),
    )
