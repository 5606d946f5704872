"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

from ludotheque.core.thinking import Thinking


def thinking(seats: int) -> Thinking:
    """Nearly every choice is advised, and a turn is long: few simulations, guided through the rest of a part."""
    return Thinking(
        strong=24,
        expert=120,
        choices=24,
        guided=True,
        warmth=3.0,
        slips_of_ten=4,
        exploration=0.5,
        width=8,
        hint=40,
    )
