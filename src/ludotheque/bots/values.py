"""Converts points to chances: the result of a simulation for every seat."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import State

# The weight of the victory at the end of a game, the rest for points: half, so that a lost game is still played
# well.
VICTORY: Final = 0.5
# In a solo game: until this many results are known, the game's own spread is used.
FEW: Final[i64] = 8


class Centre:
    """The mean of observed points and their deviation."""

    def __init__(self) -> None:
        self.seen: i64 = 0
        self.mean = 0.0
        self.squares = 0.0

    def chance(self, points: float, spread: float) -> float:
        """Points as a chance, one half for the mean."""
        self.seen += 1
        off = points - self.mean
        self.mean += off / float(self.seen)
        self.squares += off * (points - self.mean)
        usual = sqrt(self.squares / float(self.seen)) if self.seen > FEW else spread
        return logistic((points - self.mean) / max(usual, 1.0e-6))


class Values:
    """Chances of all seats, from 0 to 1. In a solo game they are centred on the margins observed in this search:
    with a fixed scale, margins far from zero would all look alike. With several seats, `own_points` is the part of a
    chance that depends on the seat's own points in the same way: where seats interact little, the points of the
    others are noise.
    """

    def __init__(self, own_points: float = 0.0) -> None:
        self.own_points = own_points
        self.centres: list[Centre] = [Centre()]

    def chances(self, s: State) -> vec[float]:
        """The seats' chances to win, by evaluation; at the end, by the result."""
        expected: vec[float] = s.game.advice.expected_points(s)
        spread = s.game.advice.spread(s)
        while len(self.centres) < len(expected):
            self.centres.append(Centre())
        if len(expected) == 1:
            return vec[float]([self.alone(s, expected[0], spread)])
        chances = softmax(expected, spread)
        if s.over():
            winners = s.game.score(s).winners
            for seat in range(len(chances)):
                chances[seat] *= 1.0 - VICTORY
            for seat in winners:
                chances[seat] += VICTORY / float(len(winners))
        if self.own_points > 0.0:
            for seat in range(len(chances)):
                own = self.centres[seat].chance(expected[seat], spread)
                chances[seat] += self.own_points * (own - chances[seat])
        return chances

    def alone(self, s: State, margin: float, spread: float) -> float:
        centred = self.centres[0].chance(margin, spread)
        won = logistic(margin / spread)
        if s.over():
            won = 1.0 if len(s.game.score(s).winners) > 0 else 0.0
        return VICTORY * won + (1.0 - VICTORY) * centred


def softmax(expected: vec[float], spread: float) -> vec[float]:
    """Shares that sum to one: `spread` points more make a share 2.7 times as large."""
    most = expected[0]
    for worth in expected:
        if worth > most:
            most = worth
    shares = vec[float]([exp((worth - most) / spread) for worth in expected])
    total = 0.0
    for share in shares:
        total += share
    for i in range(len(shares)):
        shares[i] /= total
    return shares


def logistic(x: float) -> float:
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
