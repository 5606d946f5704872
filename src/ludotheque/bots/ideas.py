"""What a hint tells: a few ideas, each held against another one, with what is feared of it and how it may go on."""

from typing import Final

from mypy_extensions import i64

from ludotheque.bots.ceiling import Shortfall
from ludotheque.bots.reasons import Reason

NOTHING: Final[i64] = -1


class Fear:
    """What may go wrong: a reply of another seat, how often, and what it costs: of the chance to win. Where it is luck
    that may be bad, nobody replies (`seat` is -1); alone, that costs points.
    """

    def __init__(self, seat: i64, action: i64, share: float, cost: float) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.share = share
        self.cost = cost


class Idea:
    """One move: its answers, what can be expected of it, and how it compares."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        # Of winning; alone there is none, and `expected`, in points, says it.
        self.chance: float | None = None
        self.expected: float | None = None
        # What it is held against, and how that fares.
        self.against: list[int] = []
        self.chance_against: float | None = None
        self.gain = 0.0
        self.reasons: list[Reason] = []
        self.equal = False
        self.fear: Fear | None = None
        # Whose choice, and which: the likely sequel, beginning with the move itself.
        self.line: list[tuple[int, int]] = []

    def falls_short(self) -> bool:
        """Of what it is held against: by the chance of winning where both are known, else by points."""
        if self.chance is not None and self.chance_against is not None:
            return self.chance < self.chance_against
        return self.gain < 0.0


class Hint:
    """The ideas, and how many simulations they come from; `shortfall`: where the ceiling was reached before the end."""

    def __init__(self, ideas: list[Idea], simulations: int, shortfall: Shortfall | None = None) -> None:
        self.ideas = ideas
        self.simulations = simulations
        self.shortfall = shortfall
