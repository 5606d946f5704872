"""The novice: evaluates the position right after each choice, and samples from the prior."""

from typing import Final

from mypy_extensions import i64

from ludotheque.bots.player import Bot
from ludotheque.bots.tree import evaluations_after, prior_of, some_of
from ludotheque.core.chance import Chance
from ludotheque.core.state import State
from ludotheque.core.thinking import Thinking

# The resolution of random fractions.
PARTS: Final[i64] = 1 << 20


class Novice(Bot):
    """Samples a choice from the prior; if the game advises one, only at its slip rate."""

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        advised: i64 = known.game.advice.advise(known, seat)
        thinking: Thinking = known.game.advice.thinking(known.seats)
        if advised >= 0 and not slips(chance, thinking.levels.novice.slip_rate):
            return advised
        return sampled_choice(known, seat, advised, chance)


def slips(chance: Chance, rate: float) -> bool:
    """Whether this decision is sampled; at a rate of 0 nothing is drawn."""
    return rate > 0.0 and float(chance.below(PARTS)) < rate * float(PARTS)


def sampled_choice(s: State, seat: i64, advised: i64, chance: Chance) -> i64:
    """A choice sampled from the prior."""
    thinking: Thinking = s.game.advice.thinking(s.seats)
    actions = some_of(s.actions(seat), thinking.prior.width, advised, chance)
    if len(actions) == 1:
        return actions[0]
    shares = prior_of(evaluations_after(s, seat, actions), thinking.prior.temperature)
    drawn = float(chance.below(PARTS)) / float(PARTS)
    for i in range(len(actions)):
        drawn -= shares[i]
        if drawn < 0.0:
            return actions[i]
    return actions[len(actions) - 1]
