"""The greedy bot: looks one choice ahead, and to the end of its own chain of choices, which it answers greedily."""

from mypy_extensions import i64

from ludotheque.bots.player import Bot
from ludotheque.bots.rollouts import still_answering
from ludotheque.core.chance import Chance
from ludotheque.core.state import State


class Greedy(Bot):
    """The game's advised choice, if any; otherwise the choice with the highest evaluation after it."""

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        advised: i64 = known.game.advice.advise(known, seat)
        if advised >= 0:
            return advised
        actions = known.actions(seat)
        best: i64 = actions[0]
        if len(actions) == 1:
            return best
        best_value = 0.0
        equals: i64 = 0
        for action in actions:
            value = self.value_of(known, seat, action)
            if equals == 0 or value > best_value:
                best = action
                best_value = value
                equals = 1
            elif value == best_value:
                equals += 1
                if chance.below(equals) == 0:
                    best = action
        return best

    def value_of(self, s: State, seat: i64, action: i64) -> float:
        """The evaluation after a choice and after the seat's own choices that follow from it."""
        after = s.clone()
        depth = s.depth()
        after.play(seat, action)
        chain: i64 = 0
        while still_answering(after, seat, depth, chain):
            after.play(seat, self.best_next(after, seat))
            chain += 1
        return s.game.advice.evaluate(after, seat)

    def best_next(self, s: State, seat: i64) -> i64:
        """The best of the next choices, judged by the position right after each."""
        actions = s.actions(seat)
        best: i64 = actions[0]
        best_value = 0.0
        for i in range(len(actions)):
            after = s.clone()
            after.play(seat, actions[i])
            value = s.game.advice.evaluate(after, seat)
            if i == 0 or value > best_value:
                best = actions[i]
                best_value = value
        return best
