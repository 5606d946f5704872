"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

from ludotheque.core.thinking import Thinking


def thinking(seats: int) -> Thinking:
    return Thinking(strong=300, expert=3000, choices=8, warmth=1.0, exploration=0.5)
