"""Forced answers: if a seat has one possible answer, the table gives it at once, in the entry that led to the question.

A question that was not asked tells others that the seat had no alternative. So this is done only if they know that
anyway, because all hidden information is hidden from all seats alike (`Game.no_secrets`), or if no other person could
learn it: one person, all others bots, in a private match without other followers.
"""

# Compiled: every move at the table goes through it.

from typing import Final

from ludotheque.core.events import Log
from ludotheque.core.state import State

# The maximal number of answers of the table after one decision; then people are asked again. A game could loop.
MOST_ANSWERS: Final = 64
# Stands for followers without a seat among the seats whose players follow a match.
SPECTATORS: Final = -1


def follow(s: State, log: Log) -> int:
    """In a trial position: the forced answers that everybody can foresee; returns how many there were."""
    if not s.game.no_secrets:
        return 0
    for given in range(MOST_ANSWERS):
        if s.over():
            return given
        seat = s.to_move()[0]
        action = s.only_answer(seat)
        if action is None:
            return given
        s.apply(seat, action, log)
    return MOST_ANSWERS
