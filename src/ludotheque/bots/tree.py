"""The tree of a search: the choices tried, their visits, and their results for every seat.

A node is a choice after other choices, not a position: simulations through it start from different samples. A forced
choice has no node.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.bots.plan import ADVISED_SHARE, EVEN_SHARE, Plan
from ludotheque.core.chance import Chance
from ludotheque.core.state import State

# The totals of an unvisited node, shared by all of them and never changed.
NO_TOTALS: Final[vec[float]] = vec[float]()
NO_ACTION: Final[i64] = -1


class Node:
    """One choice. `totals` has the sum of chances of every seat; the seat that chooses uses its own."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action: i64 = action
        self.prior: float = prior
        self.visits: i64 = 0
        self.totals: vec[float] = NO_TOTALS
        # Ascending by action, like the legal choices; `narrow`: only the better ones.
        self.children: list[Node] = []
        self.expanded = False
        self.narrow = False

    def mean(self, seat: i64) -> float:
        """The chance of a seat after this choice; the node was visited."""
        return self.totals[seat] / float(self.visits)

    def add(self, chances: vec[float]) -> None:
        """Records one more simulation through this node."""
        if self.visits == 0:
            self.totals = chances[:]
        else:
            totals = self.totals
            for seat in range(len(totals)):
                totals[seat] += chances[seat]
        self.visits += 1

    def child(self, action: i64) -> "Node | None":
        for child in self.children:
            if child.action == action:
                return child
        return None

    def named(self, action: i64) -> "Node":
        """The child of this choice, added if it was not among the better ones."""
        at: i64 = 0
        while at < len(self.children) and self.children[at].action < action:
            at += 1
        if at == len(self.children) or self.children[at].action != action:
            self.children.insert(at, Node(action, 0.0))
        return self.children[at]

    def best(self) -> "Node | None":
        """The most visited child."""
        best: Node | None = None
        for child in self.children:
            if child.visits > 0 and (best is None or child.visits > best.visits):
                best = child
        return best


def select(node: Node, mover: i64, actions: vec[i64], exploration: float) -> Node:
    """The choice to try next, by its results for the mover and its prior relative to its visits."""
    urge = exploration * sqrt(float(node.visits + 1))
    usual = node.mean(mover) if node.visits > 0 else 0.0
    children = node.children
    best: Node | None = None
    best_worth = 0.0
    at: i64 = 0
    for action in actions:
        while at < len(children) and children[at].action < action:
            at += 1
        if at == len(children) or children[at].action != action:
            if node.narrow:
                continue
            # Legal only in some samples.
            children.insert(at, Node(action, EVEN_SHARE / float(len(actions))))
        child = children[at]
        went = child.mean(mover) if child.visits > 0 else usual
        worth = went + urge * child.prior / float(1 + child.visits)
        if best is None or worth > best_worth:
            best = child
            best_worth = worth
    if best is None:  # none of the better ones is legal in this sample
        node.narrow = False
        return select(node, mover, actions, exploration)
    return best


def expand(
    node: Node, s: State, mover: i64, actions: vec[i64], plan: Plan, all_of_them: bool, chance: Chance
) -> None:
    """Gives a node its children and their priors: by the evaluation right after each, and by the game's advised
    choice.
    """
    if not plan.evaluates_first:
        node.children = [Node(action, 1.0 / float(len(actions))) for action in actions]
        node.expanded = True
        return
    advised: i64 = s.game.advice.prior(s, mover)
    looked = actions if all_of_them else some_of(actions, plan.width, advised, chance)
    values = evaluations_after(s, mover, looked)
    if len(looked) > plan.width:
        looked, values = best_of(looked, values, plan.width, advised)
    shares = prior_of(values, plan.temperature)
    children: list[Node] = []
    for i in range(len(looked)):
        prior = shares[i]
        if advised >= 0:
            prior *= 1.0 - ADVISED_SHARE
            if looked[i] == advised:
                prior += ADVISED_SHARE
        children.append(Node(looked[i], prior))
    node.children = children
    node.narrow = len(looked) < len(actions)
    node.expanded = True


def evaluations_after(s: State, mover: i64, actions: vec[i64]) -> vec[float]:
    """The mover's evaluation right after each choice."""
    values = vec[float]()
    for action in actions:
        after = s.clone()
        after.play(mover, action)
        values = append(values, s.game.advice.evaluate(after, mover))
    return values


def prior_of(values: vec[float], temperature: float) -> vec[float]:
    """Shares that sum to one: `temperature` points more make a choice 2.7 times as likely."""
    most = values[0]
    for worth in values:
        if worth > most:
            most = worth
    total = 0.0
    shares = vec[float]()
    for worth in values:
        share = exp((worth - most) / temperature)
        total += share
        shares = append(shares, share)
    even = EVEN_SHARE / float(len(shares))
    for i in range(len(shares)):
        shares[i] = even + (1.0 - EVEN_SHARE) * shares[i] / total
    return shares


def some_of(actions: vec[i64], most: i64, advised: i64, chance: Chance) -> vec[i64]:
    """A limited number of choices, evenly spaced in the list, which is ordered by verb; and the advised one."""
    if len(actions) <= most:
        return actions
    found = vec[i64]()
    for i in range(most):
        first = i * len(actions) // most
        behind = (i + 1) * len(actions) // most
        taken = first + chance.below(behind - first)
        for at in range(first, behind):
            if at == taken or actions[at] == advised:
                found = append(found, actions[at])
    return found


def best_of(actions: vec[i64], values: vec[float], most: i64, advised: i64) -> tuple[vec[i64], vec[float]]:
    """The choices with the highest evaluations, in their order; and the advised one."""
    least = sorted(values, reverse=True)[most - 1]
    kept = vec[i64]()
    theirs = vec[float]()
    for i in range(len(actions)):
        if values[i] >= least or actions[i] == advised:
            kept = append(kept, actions[i])
            theirs = append(theirs, values[i])
    return kept, theirs
