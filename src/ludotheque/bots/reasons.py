"""Why one choice is better than another, in points by part of the score.

Both are tried on the same samples: what is hidden lies alike, chance falls alike, so that what differs comes from the
choice. Each goes on as the search expects, then as simulations do, until it is the seat's turn again, so that both are
judged at the same moment of a round. There the game says what the seat can expect, part by part.
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

# What the strongest opponent can expect is told like a part of the score.
RIVAL: Final = "rival"
# A part is worth telling from so many points on, if it stands out from chance by so many standard errors.
LEAST_POINTS: Final = 0.5
ERRORS: Final = 2.0
# Of fewer samples no error can be told.
FEW: Final = 4
# So many parts that speak for a choice, and so many against it.
FOR_IT: Final = 2
AGAINST_IT: Final = 1
# Rounds until the comparison: the seat's turn has come so often, or so many choices were made. Where the game itself
# makes them they are dear, and as few as in simulations.
ROUNDS: Final[i64] = 2
LONGEST: Final[i64] = 80
# The tree is followed where a choice was tried so often at least.
TRIED_ENOUGH: Final[i64] = 4


class Trial:
    """What came of one choice, sample by sample: what the seat can expect by part, and the strongest opponent."""

    def __init__(self) -> None:
        self.parts: list[dict[str, float]] = []

    def expected(self) -> float:
        """The points the seat ends with, on average."""
        return sum([self.own(parts) for parts in self.parts]) / len(self.parts)

    def own(self, parts: dict[str, float]) -> float:
        return sum([points for part, points in parts.items() if part != RIVAL])

    def worst(self, share: float) -> float:
        """The mean of the worst results, so many of all."""
        ranked = sorted([self.own(parts) for parts in self.parts])
        count = max(1, int(share * len(ranked)))
        return sum(ranked[:count]) / count


class Reason:
    """So many points more, or less, from one part of the score, with the standard error of that figure."""

    def __init__(self, part: str, points: float, error: float) -> None:
        self.part = part
        self.points = points
        self.error = error

    def stands_out(self) -> bool:
        return abs(self.points) >= LEAST_POINTS and abs(self.points) >= ERRORS * self.error


def attempt(
    s: State, seat: i64, actions: list[int], node: Node | None, plan: Plan, chance: Chance
) -> dict[str, float]:
    """What the seat can expect after these choices of its own, in one sample, which is used up."""
    for action in actions:
        if not s.over() and s.waits_for(seat) and s.why_not(seat, action) is None:
            s.play(seat, action)
    go_on(s, seat, node, plan, chance)
    return parts_of(s, seat)


def parts_of(s: State, seat: i64) -> dict[str, float]:
    """What the seat can expect here, and what the strongest opponent can."""
    parts: dict[str, float] = s.game.advice.expected_parts(s, seat)
    if s.seats > 1:
        expected = s.game.advice.expected_points(s)
        parts[RIVAL] = -max([expected[other] for other in range(s.seats) if other != seat])
    return parts


def go_on(s: State, seat: i64, node: Node | None, plan: Plan, chance: Chance) -> None:
    """As the search expects where it has looked closely, then as its simulations do; until the seat's turn has come
    again so often, or so many choices were made.
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
    """The choice that the search tried most here, if it did so often."""
    following = node.best() if node is not None else None
    if following is None or following.visits < TRIED_ENOUGH or following.action not in actions:
        return None
    return following


def differences(mine: Trial, other: Trial) -> list[Reason]:
    """By part, what the first choice brings more than the second; of a few samples nothing is said."""
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
    """Those worth telling, the largest first: what speaks for the choice, then what speaks against it."""
    ranked = sorted([one for one in reasons if one.stands_out()], key=lambda one: -abs(one.points))
    for_it = [one for one in ranked if one.points > 0]
    against_it = [one for one in ranked if one.points < 0]
    return for_it[:FOR_IT] + against_it[:AGAINST_IT]
