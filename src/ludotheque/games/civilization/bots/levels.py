"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import Thinking

# What everybody is asked in a round, on the average.
QUESTIONS_A_ROUND = 22


def thinking(seats: int) -> Thinking:
    """Choices race for some turns by the game's own advice, then it counts how far everybody is from winning."""
    return Thinking(
        strong=48,
        expert=600 // seats,
        choices=QUESTIONS_A_ROUND * seats,
        guided=True,
        warmth=3.0,
        novice_slips=4,
        exploration=0.5,
        width=6,
        hint=240 // seats,
        hint_choices=QUESTIONS_A_ROUND * seats,
        rounds=2,
        expert_rounds=3,
    )
