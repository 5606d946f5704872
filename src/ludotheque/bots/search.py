"""Search: one tree over many samples of what a seat cannot know (ISMCTS), with the chances of all seats in every
node.

A simulation samples hidden things, descends the tree by results and prior (PUCT), expands one untried choice,
continues with a rollout, and has the game evaluate the position reached. Choices behind a screen are not part of the
tree: other seats cannot react to them.
"""

from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.ceiling import Ceiling, Shortfall
from ludotheque.bots.novice import sampled_choice, slips
from ludotheque.bots.plan import Plan
from ludotheque.bots.player import Answer, Bot
from ludotheque.bots.race import Race
from ludotheque.bots.rollouts import behind_a_screen, carry_on
from ludotheque.bots.tree import NO_ACTION, Node, expand, select
from ludotheque.bots.values import Values
from ludotheque.core.chance import Chance
from ludotheque.core.state import State
from ludotheque.core.thinking import Level, Thinking


class Tree:
    """One tree and its random numbers."""

    def __init__(self, plan: Plan, chance: Chance) -> None:
        self.plan = plan
        self.chance = chance
        self.values = Values(plan.own_points)
        self.root = Node(NO_ACTION, 1.0)
        self.shortfall: Shortfall | None = None

    def grow(self, s: State, seat: i64, ceiling: Ceiling) -> None:
        """Runs simulations until the plan's number is done or the ceiling is reached. The processor time is read
        after each one, since in some games a simulation takes long.
        """
        planned = self.plan.of_tree()
        for done in range(1, planned + 1):
            self.simulate(s.sample(seat, self.chance), seat)
            if done < planned and ceiling.is_reached():
                self.shortfall = Shortfall(done, planned)
                return

    def simulate(self, s: State, seat: i64, begun_by: i64 = NO_ACTION) -> None:
        """One simulation for this seat, on a sample of its own; `begun_by` is a choice to start with."""
        node = self.root
        path = [node]
        while not s.over():
            apart = s.forked()
            mover = seat if apart and s.waits_for(seat) else s.mover()
            if apart and mover != seat:
                s.play(mover, behind_a_screen(s, mover, self.plan.rollout_policy, self.chance))
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
        carry_on(s, self.plan.depth, self.plan.rollout_policy, self.chance)
        chances = self.values.chances(s)
        for passed in path:
            passed.add(chances)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Searches by a number of simulations, so that it plays the same on every machine. Every decision begins with
    empty trees, which may be grown by several processes at once (at the table) or one after the other (elsewhere).
    """

    def searches(self) -> bool:
        return True

    def level(self, thinking: Thinking) -> Level:
        """The level's budget and slip rate."""
        return thinking.levels.strong

    def plan(self, s: State) -> Plan:
        thinking: Thinking = s.game.advice.thinking(s.seats)
        return Plan(self.level(thinking), thinking)

    def shares(self, known: State) -> int:
        """One for each tree; a race runs in one process."""
        plan = self.plan(known)
        return 1 if plan.rounds > 0 else int(plan.trees)

    def answer(self, known: State, seat: i64, share: int = 0, ms: int = 0) -> Answer:
        """The visits of each choice in this share's tree. A race or a slip has one vote."""
        actions = known.actions(seat)
        if len(actions) == 1:
            return Answer({int(actions[0]): 1})
        chance = self.chance_in(known)
        thinking: Thinking = known.game.advice.thinking(known.seats)
        if slips(chance, self.level(thinking).slip_rate):
            slip = sampled_choice(known, seat, known.game.advice.advise(known, seat), chance)
            return Answer({int(slip): 1})
        plan = self.plan(known)
        if plan.rounds > 0:
            race = Race(known, seat, plan, chance)
            race.run(ms)
            return Answer({int(race.chosen()): 1}, race.shortfall)
        tree = planted(plan, chance, share)
        tree.grow(known, seat, Ceiling(ms))
        votes = {int(child.action): int(child.visits) for child in tree.root.children if child.visits > 0}
        return Answer(votes, tree.shortfall)


def planted(plan: Plan, chance: Chance, share: int = 0) -> Tree:
    """The empty tree of a share, with random numbers of its own."""
    own = chance
    for _ in range(share + 1):
        own = Chance(chance.word(), chance.word(), chance.word(), chance.word(), 0)
    return Tree(plan, own)
