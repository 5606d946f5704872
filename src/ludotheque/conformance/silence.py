"""Answers of the table: a default is a legal answer that reveals nothing, and in a game without secrets the legal
answers of a seat are public.

The method is that of `hidden`: in a sample for any seat, the default is the same and the question concerns the same
seats.
"""

from ludotheque.conformance.walk import Case, Walk, moments
from ludotheque.core.state import NO_DEFAULT, State


def check_defaults(case: Case, most: int = 40) -> None:
    """A default is a legal answer to its question; neither it nor `concerns` depends on hidden information."""
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


def check_no_secrets(case: Case, most: int = 20) -> None:
    """In a game without secrets between seats (`Game.no_secrets`), the legal answers of a seat are the same in every
    sample, for whichever seat it was made.
    """
    game = case.game
    if not game.no_secrets:
        return
    chosen = moments(case, most)
    walk = Walk(case)
    private = [kind.name for kind in game.kinds.all if kind.secret or kind.whispered]
    walk.expect(not private, f"a game without secrets tells single seats of {private}")
    for _ in walk.decisions():
        walk.expect(not walk.state.forked(), "a game without secrets has seats that work apart")
        if len(walk.moves) not in chosen:
            continue
        chance = walk.chance.clone()
        known = [game.encode(walk.state.sample(seat, chance.clone())) for seat in range(-1, case.seats)]
        walk.expect(
            all(one == known[0] for one in known),
            "a game without secrets deals anew what one seat knows and another does not",
        )


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
    walk.expect(s.lets_pass(seat, action), f"{name}: the default of seat {seat} does not let pass")
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
    """The question a seat is asked, and its height on the seat's lane."""
    return s.question(seat).step.name, int(s.lane_depth(seat)) if s.forked() else 0
