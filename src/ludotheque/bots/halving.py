"""Sequential halving: the plain search without a tree, as the baseline for better ones."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.plan import Plan
from ludotheque.bots.player import Bot
from ludotheque.bots.rollouts import carry_on
from ludotheque.bots.tree import some_of
from ludotheque.bots.values import Values
from ludotheque.core.chance import Chance
from ludotheque.core.state import State
from ludotheque.core.thinking import Thinking


class Arm:
    """A choice that has not been eliminated."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.tried: i64 = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / float(self.tried)


class Halving(Bot):
    """Tries all choices equally often, eliminates the worse half, and repeats; with the strong level's budget."""

    def searches(self) -> bool:
        return True

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        thinking: Thinking = known.game.advice.thinking(known.seats)
        plan = Plan(thinking.levels.strong, thinking)
        advised: i64 = known.game.advice.advise(known, seat)
        arms = [Arm(action) for action in some_of(known.actions(seat), plan.width, advised, chance)]
        values = Values()
        rounds = rounds_for(len(arms))
        while len(arms) > 1:
            each = max(plan.simulations // (rounds * len(arms)), 1)
            for arm in arms:
                for _ in range(each):
                    simulate(known.sample(seat, chance), seat, arm, plan, values, chance)
            arms = sorted(arms, key=lambda arm: (-arm.mean(), arm.action))[: (len(arms) + 1) // 2]
        return arms[0].action


def simulate(s: State, seat: i64, arm: Arm, plan: Plan, values: Values, chance: Chance) -> None:
    s.play(seat, arm.action)
    carry_on(s, plan.depth, plan.rollout_policy, chance)
    chances: vec[float] = values.chances(s)
    arm.total += chances[seat]
    arm.tried += 1


def rounds_for(arms: i64) -> i64:
    """The number of halvings until one choice is left."""
    rounds: i64 = 1
    while arms > 2:
        arms = (arms + 1) // 2
        rounds += 1
    return rounds
