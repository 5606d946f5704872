"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import Thinking


def thinking(seats: int) -> Thinking:
    """The more seats, the dearer a simulation, and the fewer of them it takes to beat the others."""
    return Thinking(strong=1200 // seats, expert=18000 // seats, choices=16, warmth=2.0, exploration=0.25)
