"""The interface of a bot: it receives a sample of the position, never the true position, and returns a choice."""

from hashlib import blake2b

from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.ceiling import Shortfall
from ludotheque.core.chance import SEED_BITS, Chance, seeded
from ludotheque.core.state import State

SEED_BYTES = SEED_BITS // 8


class Answer:
    """The result of one share of a decision: votes by choice, and the shortfall at the ceiling."""

    def __init__(self, votes: dict[int, int], shortfall: Shortfall | None = None) -> None:
        self.votes = votes
        self.shortfall = shortfall


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player with a seed and no memory: the same position, seed and level give the same choice everywhere, unless
    a search reaches its ceiling of processor time.
    """

    def __init__(self, seed: int) -> None:
        seeded(seed)  # raises for invalid seeds
        self.seed = seed

    def play(self, s: State, seat: i64, ms: int = 0) -> int:
        """The choice of this seat; `ms` limits the processor time of all shares together, 0 for no limit."""
        known = self.known(s, seat)
        shares = self.shares(known)
        each = max(ms // shares, 1) if ms > 0 else ms
        return most_voted([self.answer(known, seat, share, each).votes for share in range(shares)])

    def known(self, s: State, seat: i64) -> State:
        """The position that the bot receives: a sample with everything hidden from the seat dealt anew."""
        return s.sample(seat, seeded(self.seed))

    def searches(self) -> bool:
        """Whether a decision takes simulations, and not only moments."""
        return False

    def shares(self, known: State) -> int:
        """The number of shares, each for a process of its own, into which a decision may be split."""
        return 1

    def answer(self, known: State, seat: i64, share: int = 0, ms: int = 0) -> Answer:
        """The answer of one share in a position returned by `known`; the choice with the most votes is played."""
        return Answer({int(self.choose(known, seat, self.chance_in(known))): 1})

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        raise AssertionError(f"{type(self).__name__} lacks choose()")

    def chance_in(self, known: State) -> Chance:
        """The random numbers of one decision, derived from the seed and the position, so that one seed serves a
        match.
        """
        from ludotheque.core.position import encode  # imports msgspec only when a bot thinks

        digest = blake2b(self.seed.to_bytes(SEED_BYTES) + encode(known), digest_size=SEED_BYTES).digest()
        return seeded(int.from_bytes(digest))


def most_voted(shares: list[dict[int, int]]) -> int:
    """The choice with the most votes; among equals the one with the lowest number."""
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
