"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

from ludotheque.core.thinking import Thinking


def thinking(seats: int) -> Thinking:
    """Most choices are advised, and dear to find: few of them, well guided."""
    return Thinking(
        strong=40,
        expert=250,
        choices=6,
        guided=True,
        warmth=3.0,
        slips_of_ten=4,
        exploration=0.5,
        width=12,
        hint=40,
    )
