"""What a search found out about the choices of a decision."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.tree import Node


class Choice:
    """One choice that was looked at: how often, and the chances of all seats after it."""

    def __init__(self, action: i64, visits: i64, chances: vec[float]) -> None:
        self.action: i64 = action
        self.visits: i64 = visits
        self.chances: vec[float] = chances


def choices_of(root: Node) -> list[Choice]:
    """Those that a tree tried, the most tried first; of equals, the one with the lower number."""
    found: list[Choice] = []
    for child in root.children:
        if child.visits > 0:
            chances = vec[float]([total / float(child.visits) for total in child.totals])
            found.append(Choice(child.action, child.visits, chances))
    return sorted(found, key=lambda choice: (-choice.visits, choice.action))


def visits_of(choices: list[Choice]) -> int:
    """How many simulations they were looked at with."""
    return sum([int(choice.visits) for choice in choices])
