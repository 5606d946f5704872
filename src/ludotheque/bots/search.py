"""Search: one tree over many samples of what a seat can't know (ISMCTS), with the chances of all seats in every node.

A simulation deals what is hidden anew, goes down the tree by what went well and what is expected (PUCT), leaves it by
one choice that was never tried, carries on for a while, and has the game judge where that leads. What others choose
behind a screen is no part of the tree: they can't answer to what they do not see.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.ceiling import Ceiling, Shortfall
from ludotheque.bots.novice import good_rather_than_best, slips
from ludotheque.bots.plan import Plan
from ludotheque.bots.player import Bot
from ludotheque.bots.playouts import behind_a_screen, carry_on
from ludotheque.bots.race import Race
from ludotheque.bots.thoughts import Thought, kept_path, thought_of
from ludotheque.bots.tree import NO_ACTION, Node, expand, select
from ludotheque.bots.values import Values
from ludotheque.core.chance import Chance
from ludotheque.core.state import State
from ludotheque.core.thinking import Thinking

# The processor time is read after so many simulations.
BETWEEN_LOOKS: Final[i64] = 8
# Of a decision's simulations, at least one in so many is new where a tree was kept.
NEW_AT_LEAST: Final[i64] = 4
# One position in so many simulations is tried, when the tree of the last decision is searched for this one.
LOOKS_BACK: Final[i64] = 16


class Tree:
    """One tree and the chance it is grown with."""

    def __init__(self, plan: Plan, chance: Chance) -> None:
        self.plan = plan
        self.chance = chance
        self.values = Values(plan.apart)
        self.root = Node(NO_ACTION, 1.0)
        self.shortfall: Shortfall | None = None

    def grow(self, s: State, seat: i64, ms: int) -> None:
        """Simulate until the root has the visits it is to have, or the ceiling is reached; with a kept tree, some at
        least.
        """
        wanted = self.plan.of_tree()
        planned = max(wanted - self.root.visits, wanted // NEW_AT_LEAST, 1)
        left = planned
        ceiling = Ceiling(max(ms, 0))
        self.shortfall = None
        while left > 0:
            self.simulate(s.sample(seat, self.chance), seat)
            left -= 1
            if left > 0 and left % BETWEEN_LOOKS == 0 and ceiling.is_reached():
                self.shortfall = Shortfall(planned - left, planned)
                return

    def simulate(self, s: State, seat: i64, begun_by: i64 = NO_ACTION) -> None:
        """One simulation for this seat, on a sample of its own; `begun_by` a choice that is to be looked at."""
        node = self.root
        path = [node]
        while not s.over():
            apart = s.forked()
            mover = seat if apart and s.waits_for(seat) else s.mover()
            if apart and mover != seat:
                s.play(mover, behind_a_screen(s, mover, self.plan.guided, self.chance))
                continue
            actions = s.listed(mover)
            if len(actions) == 1:
                s.play(mover, actions[0])
                continue
            if not node.expanded:
                expand(node, s, mover, actions, self.plan, node is self.root, self.chance)
            if begun_by != NO_ACTION and node is self.root and s.why_not(mover, begun_by) is None:
                child = node.named(begun_by)
            else:
                child = select(node, mover, actions, self.plan.exploration)
            fresh = child.visits == 0
            s.play(mover, child.action)
            path.append(child)
            node = child
            if fresh:
                break
        carry_on(s, self.plan.choices, self.plan.guided, self.chance)
        chances = self.values.chances(s)
        for passed in path:
            passed.add(chances)

    def go_down(self, path: vec[i64]) -> None:
        """What was tried below these choices is the tree from now on; nothing, where they were not tried."""
        node: Node | None = self.root
        for action in path:
            node = node.child(action) if node is not None else None
        self.root = node if node is not None else Node(NO_ACTION, 1.0)

    def fit(self, legal: vec[i64]) -> None:
        """Simulations may have met other questions here, as chance would have it: such a tree is begun anew. So is one
        that only knows a few choices drawn of many, if the game wants to look at all of them again.
        """
        if self.root.narrow and self.plan.looks_again:
            self.root = Node(NO_ACTION, 1.0)
            return
        known: i64 = 0
        for action in legal:
            if self.root.child(action) is not None:
                known += 1
        if known < len(self.root.children) or (known < len(legal) and not self.root.narrow):
            self.root = Node(NO_ACTION, 1.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Thinks in simulations, so that it plays alike on every machine; `ms` is a ceiling of processor time."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.trees: list[Tree] = []
        # Where its last choice led as far as it could know, to find the way from there in its trees.
        self.left_at: State | None = None

    def searches(self) -> bool:
        return True

    def simulations(self, thinking: Thinking) -> i64:
        """The budget of a decision."""
        return thinking.strong

    def slips_of_ten(self, thinking: Thinking) -> i64:
        """How many of ten choices are good rather than the best."""
        return 0

    def plan(self, s: State) -> Plan:
        thinking: Thinking = s.game.thinking(s.seats)
        return Plan(self.simulations(thinking), thinking)

    def choose(self, s: State, seat: i64, ms: int) -> i64:
        self.shortfall = None
        actions = s.actions(seat)
        if len(actions) == 1:
            return actions[0]
        if slips(self.chance, self.slips_of_ten(s.game.thinking(s.seats))):
            self.left_at = None
            return good_rather_than_best(s, seat, s.game.advise(s, seat), self.chance)
        plan = self.plan(s)
        if plan.rounds > 0:
            race = Race(s, seat, plan, self.chance)
            race.run(ms)
            self.shortfall = race.shortfall
            return race.chosen()
        chosen = self.think(s, seat, ms).best()
        after = s.clone()
        after.play(seat, chosen)
        for tree in self.trees:
            tree.go_down(vec[i64]([chosen]))
        self.left_at = after
        return chosen

    def shares(self, s: State) -> int:
        return int(self.plan(s).trees)

    def votes(self, s: State, seat: i64, share: int, ms: int = 0) -> dict[int, int]:
        """How often one of the trees tried each choice; nothing is kept for the next decision."""
        known = s.sample(seat, self.chance)
        actions = known.actions(seat)
        if len(actions) == 1:
            return {int(actions[0]): 1}
        thinking: Thinking = known.game.thinking(known.seats)
        plan = self.plan(known)
        if plan.rounds > 0 or self.slips_of_ten(thinking) > 0:
            return {int(self.choose(known, seat, ms)): 1}
        tree = [self.planted(plan) for _ in range(plan.trees)][share]
        tree.grow(known, seat, ms)
        self.shortfall = tree.shortfall
        return {int(child.action): int(child.visits) for child in tree.root.children if child.visits > 0}

    def think(self, s: State, seat: i64, ms: int = 0) -> Thought:
        """What comes out of a search in a position that holds nothing the seat may not know."""
        self.remember(s, seat)
        share = max(ms // len(self.trees), 1) if ms > 0 else 0
        for tree in self.trees:
            tree.grow(s, seat, share)
            self.shortfall = self.shortfall or tree.shortfall
        return thought_of([tree.root for tree in self.trees])

    def remember(self, s: State, seat: i64) -> None:
        """Begin with what the last decision's trees know of this one, if that can be made out."""
        plan = self.plan(s)
        before = self.left_at
        path: vec[i64] | None = None
        if before is not None and len(self.trees) > 0 and self.trees[0].plan.simulations == plan.simulations:
            path = kept_path(self.trees[0].root, before, s, seat, plan.of_tree() // LOOKS_BACK)
        if path is None:
            self.trees = [self.planted(plan) for _ in range(plan.trees)]
            return
        legal = s.actions(seat)
        for tree in self.trees:
            tree.go_down(path)
            tree.fit(legal)

    def planted(self, plan: Plan) -> Tree:
        own = Chance(self.chance.word(), self.chance.word(), self.chance.word(), self.chance.word(), 0)
        return Tree(plan, own)
