"""The content of a hint: a few ideas, each compared with another one, with the risk and the likely sequel of each."""

from typing import Final

from mypy_extensions import i64

from ludotheque.bots.ceiling import Shortfall
from ludotheque.bots.reasons import Reason

NOTHING: Final[i64] = -1


class Fear:
    """A risk: a reply of another seat, its frequency, and its cost in chance to win. For bad luck `seat` is -1; in a
    solo game the cost is in points.
    """

    def __init__(self, seat: i64, action: i64, share: float, cost: float) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.share = share
        self.cost = cost


class Idea:
    """One move: its answers, its expected result, and the comparison."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        # The chance to win; none in a solo game, where `expected` has the points.
        self.chance: float | None = None
        self.expected: float | None = None
        # The choice it is compared with, and that choice's figures.
        self.against: list[int] = []
        self.chance_against: float | None = None
        self.gain = 0.0
        self.reasons: list[Reason] = []
        self.equal = False
        self.fear: Fear | None = None
        # The likely sequel as (seat, choice), beginning with the move itself.
        self.line: list[tuple[int, int]] = []

    def falls_short(self) -> bool:
        """Whether it is worse than the choice it is compared with, by chance to win if both are known, otherwise by
        points.
        """
        if self.chance is not None and self.chance_against is not None:
            return self.chance < self.chance_against
        return self.gain < 0.0


class Hint:
    """The ideas, and the number of simulations they are based on; `shortfall` if the ceiling was reached."""

    def __init__(self, ideas: list[Idea], simulations: int, shortfall: Shortfall | None = None) -> None:
        self.ideas = ideas
        self.simulations = simulations
        self.shortfall = shortfall
