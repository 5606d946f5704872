"""Screens: what a player does on a lane apart from the others is his alone, until he is done or takes that back.

Nobody else can even count it: entries and decisions have numbers of each reader's own, who counts what he is told of.
"""

# Compiled: every move at the table goes through it.

from array import array
from collections.abc import Iterable, Sequence


def heard_of(screens: Iterable[int], mine: Sequence[int]) -> int:
    """Of decisions or entries behind these screens, how many somebody with these seats is told of."""
    return len([seat for seat in screens if seat < 0 or seat in mine])


class Screens:
    """Behind whose screen things happened at a match."""

    def __init__(self) -> None:
        # Of each decision that counts, the seat behind whose screen it was made; -1: everybody heard of it.
        self.decisions = array("b")
        # The entries behind screens, each with its seat.
        self.entries: list[tuple[int, int]] = []

    def number(self, seq: int, mine: Sequence[int]) -> int:
        """The number of an entry for somebody with these seats; of one he is not told of, that of the one before."""
        if not self.entries:
            return seq
        return seq - len([seat for other, seat in self.entries if other <= seq and seat not in mine])

    def newest_known(self, number: int, mine: Sequence[int]) -> int:
        """The newest entry after which nothing is new for somebody with these seats who was told of so many."""
        seq = number + 1
        for other, seat in self.entries:
            if seat not in mine:
                if other > seq:
                    break
                seq += 1
        return seq - 1

    def private_moves(self, mine: Sequence[int]) -> int:
        """How many decisions count that only somebody with these seats has heard of."""
        return sum([self.decisions.count(seat) for seat in mine]) if self.entries else 0

    def moves_until(self, heard: int, mine: Sequence[int]) -> int:
        """How many decisions there are up to the last of so many that somebody with these seats has heard of."""
        if heard == 0 or not self.entries:
            return heard
        known = [i for i, seat in enumerate(self.decisions) if seat < 0 or seat in mine]
        return known[heard - 1] + 1
