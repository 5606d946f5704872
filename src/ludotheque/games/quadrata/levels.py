"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

from ludotheque.core.thinking import Thinking


def thinking(seats: int) -> Thinking:
    """With more seats luck and the others decide more: it takes more simulations to see what is better."""
    return Thinking(strong=600 * seats, expert=3000 * seats, choices=8, warmth=1.0, exploration=0.5)
