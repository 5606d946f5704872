"""Ratings of the entrants of a tournament, by openskill's Plackett-Luce model."""

from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from openskill.models import PlackettLuce

from ludotheque.arena.tournament import Result

# The displayed scale: 1000 is the mean, and 200 points more win three games of four.
MIDDLE = 1000.0
THREE_OF_FOUR = 200.0
CONFIDENCE = 1.96


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % interval."""

    rating: float
    error: float


def ratings_of(results: list[Result]) -> dict[str, Rating]:
    """Ratings updated game by game. A bot with several seats in a game gets the mean of their updates."""
    model = PlackettLuce(tau=0.0)
    scale = THREE_OF_FOUR / (log(3) * sqrt(2) * model.beta)
    found: dict[str, Any] = {}
    for result in results:
        for bot in result.bots:
            found.setdefault(bot, model.rating(name=bot))
        if len(set(result.bots)) < 2:
            continue
        teams = [[model.rating(mu=found[bot].mu, sigma=found[bot].sigma)] for bot in result.bots]
        rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in result.ranks])]
        for bot in set(result.bots):
            own = [one for one, name in zip(rated, result.bots, strict=True) if name == bot]
            found[bot] = model.rating(
                name=bot,
                mu=sum(one.mu for one in own) / len(own),
                sigma=sum(one.sigma for one in own) / len(own),
            )
    middle = sum(one.mu for one in found.values()) / max(len(found), 1)
    return {
        bot: Rating(MIDDLE + scale * (one.mu - middle), CONFIDENCE * scale * one.sigma)
        for bot, one in found.items()
    }
