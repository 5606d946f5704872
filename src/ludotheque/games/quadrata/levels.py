"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import Thinking

# About as many choices as three or four players make in a round.
A_ROUND = 30


def thinking(seats: int) -> Thinking:
    """With two, chance makes the choices beyond the tree. With more, others take what one hoped for before the next
    turn: simulations go on for about a round by the rollout policy, which takes it as they would.
    """
    if seats == 2:
        return Thinking(strong=1200, expert=6000, choices=8, warmth=1.0, exploration=0.5)
    return Thinking(
        strong=1200,
        expert=8000,
        choices=A_ROUND,
        guided=True,
        warmth=1.0,
        exploration=0.5,
        hint_choices=A_ROUND,
        split_from=2000,
    )
