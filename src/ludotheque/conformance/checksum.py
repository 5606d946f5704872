"""Point 3, across builds: a fixed sum over many games, the same interpreted and compiled, today and tomorrow."""

import hashlib
from typing import Any

from ludotheque.conformance.walk import Case, Walk, option_sets
from ludotheque.core.game import Game

GAMES = 20


def checksum(game: Game[Any], seats: int) -> str:
    """Over the decisions, results and last positions of twenty random games; they take turns with the options."""
    total = hashlib.sha256()
    every = option_sets(game)
    apart = max(1, len(every) // GAMES)  # where there are more than games, some from beginning to end
    for seed in range(GAMES):
        walk = Walk(Case(game, seats, every[seed * apart % len(every)], seed))
        for seat, action in walk.decisions():
            total.update(b"%d %d;" % (seat, action))
        total.update(walk.game.encode(walk.state))
        result = game.score(walk.state)
        total.update(repr((result.points, result.winners, result.ranks())).encode())
    return total.hexdigest()
