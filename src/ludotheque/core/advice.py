"""What a game tells bots: expected points, a rollout policy, a prior, search budgets."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.state import S
from ludotheque.core.thinking import Thinking


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """The default: a seat can expect the points of the position, and rollouts are random."""

    def expected_points(self, s: S) -> vec[float]:
        """By seat, the points it can expect to end with (solo: the margin of victory), computed in one pass; at the end
        of the game its actual points. Bots, hints and reviews evaluate positions by them."""
        outcome = s.game.score(s)
        return vec[float]([points / outcome.unit for points in outcome.points])

    def expected_parts(self, s: S, seat: i64) -> dict[str, float]:
        """The expected points of a seat by part of the score, with the expected points as their sum. Reasons of hints
        use them."""
        outcome = s.game.score(s)
        return {part: points / outcome.unit for part, points in outcome.parts[seat].items()}

    def evaluate(self, s: S, seat: i64) -> float:
        """The evaluation of the position for a seat: its expected points minus those of the best opponent."""
        expected = self.expected_points(s)
        if len(expected) == 1:
            return expected[0]
        best = -1.0e300
        for other in range(len(expected)):
            if other != seat and expected[other] > best:
                best = expected[other]
        return expected[seat] - best

    def advise(self, s: S, seat: i64) -> i64:
        """A good choice, if the game finds one without comparing positions; else -1."""
        return -1

    def prior(self, s: S, seat: i64) -> i64:
        """The choice with most of the search's prior; -1 if the prior comes from the evaluation alone."""
        return self.advise(s, seat)

    def rollout(self, s: S, seat: i64) -> i64:
        """The rollout policy: a sensible choice found quickly; -1 for a random one."""
        return -1

    def rounds(self, s: S) -> i64:
        """The number of rounds begun. A round brings every seat the same, so that rollouts that are compared end with
        the same one."""
        return 0

    def phase(self, s: S) -> i64:
        """The phase of the game, from 0: the value of a lead depends on it."""
        return 0

    def spread(self, s: S) -> float:
        """The temperature, in points, of the softmax from expected points to chances to win (`core/spreads.py`)."""
        return s.game.spreads.at(s.seats, self.phase(s))

    def thinking(self, seats: i64) -> Thinking:
        """How much each level searches; the same at every difficulty."""
        return Thinking()
