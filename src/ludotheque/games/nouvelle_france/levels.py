"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

from ludotheque.core.thinking import Thinking


def thinking(seats: int) -> Thinking:
    """Three turns by the light hand, then the expected margin: chance would be no guide here, and the end is far."""
    return Thinking(
        strong=150,
        expert=900,
        choices=9,
        guided=True,
        warmth=4.0,
        slips_of_ten=4,
        exploration=0.5,
        width=8,
        hint=120,
    )
