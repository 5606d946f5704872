"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying
another one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import TO_THE_END, Thinking


def thinking(seats: int) -> Thinking:
    """Few simulations, but by the rollout policy to the end of the game. Boroughs grow side by side: among several, a
    search goes by what it comes to itself.
    """
    return Thinking(
        strong=20 if seats == 1 else 16,
        expert=160 if seats == 1 else 120,
        choices=TO_THE_END,
        guided=True,
        warmth=3.0,
        novice_slips=4,
        exploration=0.2 if seats == 1 else 0.3,
        width=12,
        hint=240,
        apart=0.8,
    )
