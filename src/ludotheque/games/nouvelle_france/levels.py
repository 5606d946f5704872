"""How much the levels think. The figures are measured ones (docs/bots.md), so this file is not compiled: trying another
one needs no build.
"""

# Interpreted: another level needs no build.

from ludotheque.core.thinking import TO_THE_END, Thinking


def thinking(seats: int) -> Thinking:
    """By the rollout policy, since random choices would tell little, and to the end of the game: the evaluation of
    a position grows with the cards that are out, so that lines cut after so many choices would be compared at different
    stages. Among several it goes mostly by a seat's own points, since those of the others are hardly in its hands; and
    as thinking brings little there beyond what the game advises, the levels below the expert are told apart by slips.
    """
    if seats == 1:
        return Thinking(
            strong=24,
            expert=300,
            choices=TO_THE_END,
            guided=True,
            warmth=4.0,
            novice_slips=4,
            exploration=0.2,
            width=8,
            hint=240,
        )
    return Thinking(
        strong=24,
        expert=800,
        choices=TO_THE_END,
        guided=True,
        warmth=4.0,
        novice_slips=10,
        casual_slips=5,
        strong_slips=2,
        exploration=0.4,
        width=8,
        hint=240,
        apart=0.8,
    )
