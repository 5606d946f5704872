"""Forced answers: where a seat has one possible answer, the table gives it at once, in the entry that led to the
question.

That a seat was not asked tells others that it could not have answered otherwise. So this is done only where they know
that already, since all that is hidden in the game is hidden from all alike (`Game.no_secrets`), or where there is no
person who could learn it: one person, all others bots, in a match that is not public and that no one else follows.
"""

# Compiled: every move at the table goes through it.

from typing import Final

from ludotheque.core.events import Log
from ludotheque.core.state import NO_DEFAULT, State

# So many answers of the table follow one decision; then people are asked again. A game may go round in circles.
MOST_ANSWERS: Final = 64
# Among the seats whose players follow a match: those who follow it without a seat.
SPECTATORS: Final = -1


def only_answer(s: State, seat: int) -> int | None:
    """The one answer a seat that is asked can give; where all its answers let something pass, that it is silent. None:
    it has a choice, or its answer is a test of the player (`Step.outcome_hidden`).
    """
    if s.outcome_hidden(seat):
        return None
    actions = s.actions(seat)
    if len(actions) == 1:
        return int(actions[0])
    silence = s.default(seat)
    if silence == NO_DEFAULT:
        return None
    for action in actions:
        if not s.lets_pass(seat, action):
            return None
    return int(silence)


def follow(s: State, log: Log) -> int:
    """In a position that is only tried: the forced answers that everybody can foresee; how many there were."""
    if not s.game.no_secrets:
        return 0
    for given in range(MOST_ANSWERS):
        if s.over():
            return given
        seat = s.to_move()[0]
        action = only_answer(s, seat)
        if action is None:
            return given
        s.apply(seat, action, log)
    return MOST_ANSWERS
