"""The answer of a seat that has no choice."""

from ludotheque.core.state import NO_DEFAULT, State


def only_answer(s: State, seat: int) -> int | None:
    """The only answer that an asked seat can give; the default, if all its answers let something pass. None: it has
    a choice, or the question is a quiz (`Step.outcome_hidden`)."""
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
