"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

from ludotheque.core.thinking import Thinking


def thinking(seats: int) -> Thinking:
    return Thinking(strong=400, expert=6000, choices=16, warmth=2.0, exploration=0.5)
