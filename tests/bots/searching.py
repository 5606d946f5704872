"""Search with small budgets, and a game of two choices in which a greedy bot goes wrong."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.plan import Plan
from ludotheque.bots.search import Search
from ludotheque.core.advice import Advice
from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import State, Step
from ludotheque.core.thinking import Level, Levels, Prior, Thinking, TreeSearch
from tests.toys.morra import Morra, MorraGame


class Short(Search):
    """Few simulations, enough to observe the search."""

    def level(self, thinking: Thinking) -> Level:
        return Level(24)

    def plan(self, s: State) -> Plan:
        plan = super().plan(s)
        plan.depth = min(plan.depth, 4)
        return plan


class Tiny(Search):
    """For games with expensive evaluations."""

    def plan(self, s: State) -> Plan:
        return Plan(Level(3), Thinking(prior=Prior(width=4), tree=TreeSearch(depth=1)))


class Long(Search):
    """Two trees."""

    def level(self, thinking: Thinking) -> Level:
        return Level(1000)


class Offer(Step[Morra]):
    """The first question, to seat 0: leave the bait (0), or take it (1), which looks better at first."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1])

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        return None if action in (0, 1) else NOT_NOW

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        s.drop()
        s.tally[0] = 3 if action == 1 else 1
        s.round = 1 + action
        s.push(1, 1)


class Reply(Step[Morra]):
    """The second, to seat 1: do nothing (2), or punish (3), which only hurts a seat that took the bait."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]([2, 3])

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        return None if action in (2, 3) else NOT_NOW

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        if action == 3 and s.round == 2:
            s.tally[2] = 9
        s.end()


class Shallow(Advice[Morra]):
    """Positions are evaluated directly below the tree."""

    def thinking(self, seats: i64) -> Thinking:
        return Thinking(Levels(strong=Level(60)), tree=TreeSearch(depth=0))


class Bait(MorraGame):
    """A bot that looks one choice ahead takes the bait."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = [Offer(0, "offer"), Reply(1, "reply")]
        self.advice = Shallow()


class Chain(Step[Morra]):
    """Three questions to the same seat, one after the other."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def why_not(self, s: Morra, seat: i64, action: i64) -> Refusal | None:
        return None if 0 <= action <= 2 else NOT_NOW

    def apply(self, s: Morra, seat: i64, action: i64) -> None:
        s.tally[2 * seat] += action
        s.round += 1
        if s.round == 4:
            s.end()


class Only(Chain):
    """No choice at all."""

    def candidates(self, s: Morra, seat: i64) -> vec[i64]:
        return vec[i64]([1])


class Counting(MorraGame):
    """Three times, higher numbers are better."""

    def __init__(self, step: Step[Morra] | None = None, advice: Advice[Morra] | None = None) -> None:
        super().__init__()
        self.steps = [step or Chain(0, "chain")]
        self.advice = advice or Advice()


def first_question(game: MorraGame) -> Morra:
    """Seat 0 is asked the first question of such a game, and no other seat is asked."""
    s = game.new(2, 1)
    s.end()
    s.push(0, 0)
    return s
