"""The results of a search for the choices of a decision."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.tree import Node


class Choice:
    """One choice: its visits, and the chances of all seats after it."""

    def __init__(self, action: i64, visits: i64, chances: vec[float]) -> None:
        self.action: i64 = action
        self.visits: i64 = visits
        self.chances: vec[float] = chances


def choices_of(root: Node) -> list[Choice]:
    """The choices visited in a tree, the most visited first; among equals the one with the lowest number."""
    found: list[Choice] = []
    for child in root.children:
        if child.visits > 0:
            chances = vec[float]([total / float(child.visits) for total in child.totals])
            found.append(Choice(child.action, child.visits, chances))
    return sorted(found, key=lambda choice: (-choice.visits, choice.action))


def visits_of(choices: list[Choice]) -> int:
    """The sum of visits."""
    return sum([int(choice.visits) for choice in choices])
