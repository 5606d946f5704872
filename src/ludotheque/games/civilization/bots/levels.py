"""Search settings of the levels. The figures are measured (docs/bots.md); this file is not compiled, so changing one
needs no build.
"""

# Interpreted: changing a level needs no build.

from ludotheque.core.thinking import Level, Levels, Prior, RaceSearch, Thinking, TreeSearch

# The average number of questions a seat answers in a round.
QUESTIONS_A_ROUND = 22


def thinking(seats: int) -> Thinking:
    """Choices compete in rollouts of some turns that follow the game's prior; the end positions are evaluated by the
    distance to victory.
    """
    return Thinking(
        Levels(
            novice=Level(slip_rate=0.4),
            strong=Level(48),
            expert=Level(600 // seats, depth=3),
            hint=Level(240 // seats),
        ),
        Prior(temperature=3.0, width=6),
        TreeSearch(QUESTIONS_A_ROUND * seats, rollout_policy=True, exploration=0.5),
        RaceSearch(depth=2),
    )
