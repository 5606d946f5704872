"""Screens: what a player does on an independent lane is known to that player only, until it is finished or undone.

Others cannot even count it: each reader has separate numbers of entries and decisions.
"""

# Compiled: every move at the table goes through it.

from array import array
from collections.abc import Iterable, Sequence


def heard_of(screens: Iterable[int], mine: Sequence[int]) -> int:
    """How many of the decisions or entries behind these screens are sent to a person with these seats."""
    return len([seat for seat in screens if seat < 0 or seat in mine])


class Screens:
    """The screens behind which decisions and entries of a match happened."""

    def __init__(self) -> None:
        # For each decision in effect, the seat behind whose screen it was made; -1: public.
        self.decisions = array("b")
        # The entries behind screens, each with its seat.
        self.entries: list[tuple[int, int]] = []

    def number(self, seq: int, mine: Sequence[int]) -> int:
        """The number of an entry for a person with these seats; for a hidden entry, that of the one before."""
        if not self.entries:
            return seq
        return seq - len([seat for other, seat in self.entries if other <= seq and seat not in mine])

    def newest_known(self, number: int, mine: Sequence[int]) -> int:
        """The newest entry after which nothing is new for a person with these seats who has this many."""
        seq = number + 1
        for other, seat in self.entries:
            if seat not in mine:
                if other > seq:
                    break
                seq += 1
        return seq - 1

    def private_moves(self, mine: Sequence[int]) -> int:
        """The number of decisions in effect that only a person with these seats knows."""
        return sum([self.decisions.count(seat) for seat in mine]) if self.entries else 0

    def moves_until(self, heard: int, mine: Sequence[int]) -> int:
        """The number of all decisions up to the given one of those known to a person with these seats."""
        if heard == 0 or not self.entries:
            return heard
        known = [i for i, seat in enumerate(self.decisions) if seat < 0 or seat in mine]
        return known[heard - 1] + 1
