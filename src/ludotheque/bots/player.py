"""What a bot is: it is shown a sample of the position, never the truth, and answers with a choice."""

from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.ceiling import Shortfall
from ludotheque.core.chance import seeded
from ludotheque.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player with its own generator, so that a match with bots can be repeated."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)
        self.shortfall: Shortfall | None = None  # where the last decision reached its ceiling

    def play(self, s: State, seat: i64, ms: int = 0) -> int:
        """The choice of this seat. What the seat can't know is dealt anew before the bot looks.

        `ms` is the processor time a bot may take to think; 0 leaves it to the bot.
        """
        return int(self.choose(s.sample(seat, self.chance), seat, ms))

    def searches(self) -> bool:
        """Whether a decision takes simulations; else it takes a moment."""
        return False

    def shares(self, s: State) -> int:
        """In how many shares, each by a process of its own, this bot may think about a decision."""
        return 1

    def votes(self, s: State, seat: i64, share: int, ms: int = 0) -> dict[int, int]:
        """What one share says, choice by choice; what has the most votes of all shares is what `play` chooses."""
        return {self.play(s, seat, ms): 1}

    def choose(self, s: State, seat: i64, ms: int) -> i64:
        raise AssertionError(f"{type(self).__name__} lacks choose()")


def most_voted(shares: list[dict[int, int]]) -> int:
    """The choice with the most votes; of equals, the one with the lower number."""
    votes: dict[int, int] = {}
    for share in shares:
        for action, count in share.items():
            votes[action] = votes.get(action, 0) + count
    return min(votes, key=lambda action: (-votes[action], action))


class Random(Bot):
    """Any legal choice, each equally likely."""

    def choose(self, s: State, seat: i64, ms: int) -> i64:
        actions = s.actions(seat)
        return actions[self.chance.below(len(actions))]
