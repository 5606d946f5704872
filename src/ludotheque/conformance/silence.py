"""What a silent seat says: a legal answer that tells nobody anything, so that it may be given without asking.

The same idea as in `hidden`, which holds that the same seats are asked: in every sample, whoever imagines it, silence
says the same and the question is about the same seats.
"""

from ludotheque.conformance.walk import Case, Walk, moments
from ludotheque.core.state import NO_DEFAULT, State


def check_defaults(case: Case, most: int = 40) -> None:
    """A default answers its question, is legal, and looks at nothing hidden; nor does what a question is about."""
    if not case.game.windows:
        return
    chosen = moments(case, most)
    walk = Walk(case)
    for _ in walk.decisions():
        for seat in walk.state.to_move():
            _answers(walk, seat)
            if len(walk.moves) in chosen:
                for other in range(-1, case.seats):
                    _says_the_same(walk, seat, other)


def _answers(walk: Walk, seat: int) -> None:
    s = walk.state
    action = int(s.default(seat))
    if action == NO_DEFAULT:
        return
    name = s.question(seat).step.name
    refusal = s.why_not(seat, action)
    walk.expect(
        refusal is None,
        f"{name}: the default of seat {seat}, number {action}, is refused by {refusal and refusal.rule}",
    )
    walk.expect(
        action < walk.game.asides_from,
        f"{name}: the default of seat {seat}, {walk.said(action)}, is an aside, and no answer",
    )


def _says_the_same(walk: Walk, seat: int, other: int) -> None:
    s = walk.state
    who = f"seat {other}" if other >= 0 else "a spectator"
    sample = s.sample(other, walk.chance)
    name = s.question(seat).step.name
    if _asked(sample, seat) != _asked(s, seat):
        walk.expect(
            s.default(seat) == NO_DEFAULT, f"{name} has a default, and {who} can't know that it is asked"
        )
        return
    walk.expect(
        sample.default(seat) == s.default(seat),
        f"{name}: the default of seat {seat} tells {who} what is hidden",
    )
    walk.expect(
        sample.concerns(seat) == s.concerns(seat),
        f"{name}: that it concerns seat {seat} or not tells {who} what is hidden",
    )


def _asked(s: State, seat: int) -> tuple[str, int]:
    """Which question a seat is asked, and how far up on its lane."""
    return s.question(seat).step.name, int(s.lane_depth(seat)) if s.forked() else 0
