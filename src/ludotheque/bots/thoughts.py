"""What a search leaves behind: chances of all seats, the choices and how often they were tried, the line it expects."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.bots.tree import Node
from ludotheque.core.state import State


class Choice:
    """One choice that was looked at."""

    def __init__(self, action: i64, visits: i64, chances: vec[float]) -> None:
        self.action: i64 = action
        self.visits: i64 = visits
        self.chances: vec[float] = chances


class Thought:
    """Of one decision, whoever reads it: a bot that plays, a hint, a review, the table."""

    def __init__(self, choices: list[Choice], line: list[int], by_chance: bool = False) -> None:
        # The most tried first; of equals, the one with the lower number. `by_chance`: they come ranked, the best first.
        self.choices = (
            choices if by_chance else sorted(choices, key=lambda choice: (-choice.visits, choice.action))
        )
        # The choices most tried one after the other, whoever makes them; forced ones are left out.
        self.line = line

    def best(self) -> i64:
        return self.choices[0].action

    def visits(self) -> int:
        return sum([int(choice.visits) for choice in self.choices])

    def chances(self) -> list[float]:
        """Of every seat, if the best choice is made."""
        return list(self.choices[0].chances)


def thought_of(roots: list[Node]) -> Thought:
    """Of one tree, or of several that were grown apart: their visits and chances are added up."""
    visits: dict[int, int] = {}
    totals: dict[int, list[float]] = {}
    for root in roots:
        for child in root.children:
            if child.visits > 0:
                action = int(child.action)
                visits[action] = visits.get(action, 0) + int(child.visits)
                so_far = totals.get(action, [0.0] * len(child.totals))
                totals[action] = [so_far[seat] + child.totals[seat] for seat in range(len(so_far))]
    choices = [
        Choice(action, tried, vec[float]([total / tried for total in totals[action]]))
        for action, tried in visits.items()
    ]
    return Thought(choices, line_of(most_visited(roots)))


def most_visited(roots: list[Node]) -> Node:
    most = roots[0]
    for root in roots:
        if root.visits > most.visits:
            most = root
    return most


def line_of(root: Node) -> list[int]:
    """The most tried choice, and from there the most tried one again."""
    line: list[int] = []
    node = root.best()
    while node is not None:
        line.append(int(node.action))
        node = node.best()
    return line


def kept_path(root: Node, before: State, now: State, seat: i64, tries: i64) -> vec[i64] | None:
    """The choices that may have led from where a seat's last choice left it to its present question: those after which
    it would see what it sees. None, if so many tries don't find any. Nothing but views is compared, so that no secret
    of others gets into the tree.
    """
    wanted = now.view(seat)
    places = [Place(before, root, vec[i64]())]
    while len(places) > 0 and tries > 0:
        place = places.pop()
        s = place.s
        play_forced(s)
        if s.over():
            continue
        if s.waits_for(seat):
            tries -= 1
            if s.view(seat) == wanted:
                return place.path
            continue
        tried = sorted(
            [child for child in place.node.children if child.visits > 0], key=lambda child: child.visits
        )
        for child in tried[-int(tries) :]:
            if s.why_not(s.mover(), child.action) is None:
                after = s.clone()
                after.play(s.mover(), child.action)
                places.append(Place(after, child, append(place.path[:], child.action)))
        tries -= len(tried)
    return None


class Place:
    """Somewhere below a root: the position there, and the way to it."""

    def __init__(self, s: State, node: Node, path: vec[i64]) -> None:
        self.s = s
        self.node = node
        self.path: vec[i64] = path


def play_forced(s: State) -> None:
    """What nobody has a choice about has no node."""
    while not s.over() and not s.forked():
        actions = s.listed(s.mover())
        if len(actions) != 1:
            return
        s.play(s.mover(), actions[0])
