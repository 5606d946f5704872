"""What a bot is: it is shown a sample of the position, never the truth, and answers with a choice."""

from hashlib import blake2b

from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.ceiling import Shortfall
from ludotheque.core.chance import SEED_BITS, Chance, seeded
from ludotheque.core.state import State

SEED_BYTES = SEED_BITS // 8


class Answer:
    """What a bot, or one share of it, says about a decision: votes by choice, and where its search was cut short."""

    def __init__(self, votes: dict[int, int], shortfall: Shortfall | None = None) -> None:
        self.votes = votes
        self.shortfall = shortfall


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player with a seed and no memory: the same position, seed and level give the same choice everywhere, unless a
    search reaches its ceiling of processor time.
    """

    def __init__(self, seed: int) -> None:
        seeded(seed)  # refuses what is no seed
        self.seed = seed

    def play(self, s: State, seat: i64, ms: int = 0) -> int:
        """The choice of this seat; `ms` is the processor time for all shares together, 0 for no limit."""
        known = self.known(s, seat)
        shares = self.shares(known)
        each = max(ms // shares, 1) if ms > 0 else ms
        return most_voted([self.answer(known, seat, share, each).votes for share in range(shares)])

    def known(self, s: State, seat: i64) -> State:
        """The position as the bot is shown it: what the seat can't know is dealt anew."""
        return s.sample(seat, seeded(self.seed))

    def searches(self) -> bool:
        """Whether a decision takes simulations; else it takes a moment."""
        return False

    def shares(self, known: State) -> int:
        """In how many shares, each by a process of its own, this bot may think about a decision."""
        return 1

    def answer(self, known: State, seat: i64, share: int = 0, ms: int = 0) -> Answer:
        """What one share says in a position as `known` makes it; the choice with the most votes of all is made."""
        return Answer({int(self.choose(known, seat, self.chance_in(known))): 1})

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        raise AssertionError(f"{type(self).__name__} lacks choose()")

    def chance_in(self, known: State) -> Chance:
        """The chance of one decision. It follows from the seed and the position, so that one seed serves a match."""
        from ludotheque.core.position import encode  # msgspec is loaded when a bot thinks, not before

        digest = blake2b(self.seed.to_bytes(SEED_BYTES) + encode(known), digest_size=SEED_BYTES).digest()
        return seeded(int.from_bytes(digest))


def most_voted(shares: list[dict[int, int]]) -> int:
    """The choice with the most votes; of equals, the one with the lower number."""
    votes: dict[int, int] = {}
    for share in shares:
        for action, count in share.items():
            votes[action] = votes.get(action, 0) + count
    return min(votes, key=lambda action: (-votes[action], action))


class Random(Bot):
    """Any legal choice, each equally likely."""

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        actions = known.actions(seat)
        return actions[chance.below(len(actions))]
