"""Point 3, across builds: a fixed sum over many games, the same interpreted and compiled, today and tomorrow."""

import hashlib
from typing import Any

from ludotheque.conformance.walk import Case, Walk, option_sets
from ludotheque.core.game import Game

GAMES = 20
# Of games that last thousands of decisions fewer are enough.
ENOUGH_DECISIONS = 12_000


def checksum(game: Game[Any], seats: int) -> str:
    """Over the decisions, results and last positions of random games, twenty unless they are long; they take turns with
    the options.
    """
    total = hashlib.sha256()
    every = option_sets(game)
    apart = max(1, len(every) // GAMES)  # where there are more than games, some from beginning to end
    decisions = 0
    for seed in range(GAMES):
        if decisions > ENOUGH_DECISIONS:
            break
        walk = Walk(Case(game, seats, every[seed * apart % len(every)], seed))
        for seat, action in walk.decisions():
            total.update(b"%d %d;" % (seat, action))
            decisions += 1
        total.update(walk.game.encode(walk.state))
        result = game.score(walk.state)
        total.update(repr((result.points, result.winners, result.ranks())).encode())
    return total.hexdigest()
