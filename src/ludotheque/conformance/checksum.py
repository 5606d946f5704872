"""Point 3, across builds: a checksum over many random games, equal for the interpreted and the compiled engine."""

import hashlib
from typing import Any

from ludotheque.conformance.walk import Case, Walk, option_sets
from ludotheque.core.game import Game

GAMES = 20
# Games with thousands of decisions need fewer samples.
ENOUGH_DECISIONS = 12_000


def checksum(game: Game[Any], seats: int) -> str:
    """Of the decisions, results and last positions of random games, twenty unless they are long, which alternate
    between the options.
    """
    total = hashlib.sha256()
    every = option_sets(game)
    apart = max(1, len(every) // GAMES)  # with more combinations than games, evenly spaced ones
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
