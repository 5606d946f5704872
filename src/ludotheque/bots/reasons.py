"""Why one choice is better than another, in points by part of the score.

Both are tried on the same samples, with the same hidden things and the same chance, so that differences are due to
the choice. Each continues as the search expects, then as simulations do, until it is the seat's turn again, so that
both are evaluated at the same moment of a round. There the game gives the seat's expected points by part.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.plan import Plan
from ludotheque.bots.rollouts import behind_a_screen, some_choice
from ludotheque.bots.tree import Node
from ludotheque.core.chance import Chance
from ludotheque.core.state import State

# The expected points of the strongest opponent are treated as a part of the score.
RIVAL: Final = "rival"
# A part is reported from this many points on, if it differs from 0 by this many standard errors.
LEAST_POINTS: Final = 0.5
ERRORS: Final = 2.0
# Fewer samples give no error estimate.
FEW: Final = 4
# The most parts reported for a choice, and against it.
FOR_IT: Final = 2
AGAINST_IT: Final = 1
# The rounds until the comparison: until the seat's turn has come this often, or this many choices were made. If the
# rollout policy makes the choices they are expensive, and as few as in simulations.
ROUNDS: Final[i64] = 2
LONGEST: Final[i64] = 80
# The tree is followed while a choice has at least this many visits.
TRIED_ENOUGH: Final[i64] = 4


class Trial:
    """The results of one choice by sample: the seat's expected points by part, and the strongest opponent's."""

    def __init__(self) -> None:
        self.parts: list[dict[str, float]] = []

    def expected(self) -> float:
        """The seat's mean final points."""
        return sum([self.own(parts) for parts in self.parts]) / len(self.parts)

    def own(self, parts: dict[str, float]) -> float:
        return sum([points for part, points in parts.items() if part != RIVAL])

    def worst(self, share: float) -> float:
        """The mean of the worst results, a share of all."""
        ranked = sorted([self.own(parts) for parts in self.parts])
        count = max(1, int(share * len(ranked)))
        return sum(ranked[:count]) / count


class Reason:
    """A difference in points from one part of the score, with its standard error."""

    def __init__(self, part: str, points: float, error: float) -> None:
        self.part = part
        self.points = points
        self.error = error

    def stands_out(self) -> bool:
        return abs(self.points) >= LEAST_POINTS and abs(self.points) >= ERRORS * self.error


def attempt(
    s: State, seat: i64, actions: list[int], node: Node | None, plan: Plan, chance: Chance
) -> dict[str, float]:
    """The seat's expected points after these choices of its own, in one sample, which is modified."""
    for action in actions:
        if not s.over() and s.waits_for(seat) and s.why_not(seat, action) is None:
            s.play(seat, action)
    go_on(s, seat, node, plan, chance)
    return parts_of(s, seat)


def parts_of(s: State, seat: i64) -> dict[str, float]:
    """The seat's expected points by part, and the strongest opponent's."""
    parts: dict[str, float] = s.game.advice.expected_parts(s, seat)
    if s.seats > 1:
        expected = s.game.advice.expected_points(s)
        parts[RIVAL] = -max([expected[other] for other in range(s.seats) if other != seat])
    return parts


def go_on(s: State, seat: i64, node: Node | None, plan: Plan, chance: Chance) -> None:
    """Continues as the search expects while visits suffice, then as its simulations do; until the seat's turn has
    come again often enough, or enough choices were made.
    """
    most = plan.depth if plan.rollout_policy or s.seats == 1 else LONGEST
    turns: i64 = 0
    made: i64 = 0
    before = seat
    while not s.over() and made < most:
        apart = s.forked()
        mover = seat if apart and s.waits_for(seat) else s.mover()
        if mover == seat and before != seat:
            turns += 1
            if turns == ROUNDS:
                return
        before = mover
        if apart and mover != seat:
            s.play(mover, behind_a_screen(s, mover, plan.rollout_policy, chance))
        else:
            actions = s.listed(mover)
            action = actions[0]
            if len(actions) > 1:
                node = expected_choice(node, actions)
                action = (
                    node.action if node is not None else some_choice(s, mover, plan.rollout_policy, chance)
                )
            s.play(mover, action)
        made += 1


def expected_choice(node: Node | None, actions: vec[i64]) -> Node | None:
    """The most visited choice here, if it has enough visits."""
    following = node.best() if node is not None else None
    if following is None or following.visits < TRIED_ENOUGH or following.action not in actions:
        return None
    return following


def differences(mine: Trial, other: Trial) -> list[Reason]:
    """By part, the difference of the first choice to the second; empty with too few samples."""
    found: list[Reason] = []
    count = min(len(mine.parts), len(other.parts))
    if count < FEW:
        return found
    for part in mine.parts[0]:
        points = [mine.parts[i][part] - other.parts[i][part] for i in range(count)]
        mean = sum(points) / count
        squares = sum([(each - mean) ** 2 for each in points])
        found.append(Reason(part, mean, sqrt(squares / (count - 1) / count)))
    return found


def telling(reasons: list[Reason]) -> list[Reason]:
    """The reasons to report, the largest first: those for the choice, then those against it."""
    ranked = sorted([one for one in reasons if one.stands_out()], key=lambda one: -abs(one.points))
    for_it = [one for one in ranked if one.points > 0]
    against_it = [one for one in ranked if one.points < 0]
    return for_it[:FOR_IT] + against_it[:AGAINST_IT]
