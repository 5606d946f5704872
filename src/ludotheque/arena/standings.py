"""The standings of a tournament: a row for each bot, head-to-head results, and results by seat."""

import statistics
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from ludotheque.arena.ratings import Rating, ratings_of
from ludotheque.arena.tournament import Result

# 95 % of a normal distribution lie within this many standard deviations.
CONFIDENCE = 1.96


@dataclass(frozen=True)
class Share:
    """A share of games with its 95 % confidence interval (Wilson)."""

    share: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Row:
    """A bot: its wins, points and decision times over all its games and seats."""

    bot: str
    games: int
    wins: Share
    points: float
    points_error: float
    rating: Rating
    ms: float
    forfeits: int


def share_of(wins: Iterable[float]) -> Share:
    """The share of these games won; a shared victory counts as a fraction."""
    found = list(wins)
    games = len(found)
    if games == 0:
        return Share(0.0, 0.0, 1.0, 0)
    share, z = sum(found) / games, CONFIDENCE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Share(share, max(middle - reach, 0.0), min(middle + reach, 1.0), games)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    if len(values) < 2:
        return (values[0] if values else 0.0), 0.0
    return statistics.fmean(values), statistics.stdev(values) / sqrt(len(values))


def names(results: list[Result]) -> list[str]:
    """The names of the entrants, in the order of their first games."""
    return list(dict.fromkeys(bot for result in results for bot in result.bots))


def rows(results: list[Result]) -> list[Row]:
    """The rows, by falling rating."""
    ratings = ratings_of(results)
    found = []
    for bot in names(results):
        seats = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
        mean, error = mean_and_error([result.points[seat] for result, seat in seats])
        decisions = sum(result.decisions[seat] for result, seat in seats)
        spent = sum(result.ms[seat] * result.decisions[seat] for result, seat in seats)
        found.append(
            Row(
                bot,
                len(seats),
                share_of(result.won[seat] for result, seat in seats),
                mean,
                error,
                ratings[bot],
                spent / max(decisions, 1),
                sum(1 for result, seat in seats if result.forfeits[seat]),
            )
        )
    return sorted(found, key=lambda row: -row.rating.rating)


def by_seat(results: list[Result]) -> list[Share]:
    """The share of games won from each seat, over all entrants."""
    return [share_of(result.won[seat] for result in results) for seat in range(len(results[0].bots))]


def ahead_of(results: list[Result], bot: str, other: str) -> Share:
    """How often a bot was placed before another one in the same game; the same place counts half."""
    found = []
    for result in results:
        for seat, name in enumerate(result.bots):
            for beside, rival in enumerate(result.bots):
                if name == bot and rival == other and seat != beside:
                    mine, his = result.ranks[seat], result.ranks[beside]
                    found.append(1.0 if mine < his else 0.5 if mine == his else 0.0)
    return share_of(found)


def points_ahead(results: list[Result], bot: str) -> tuple[float, float]:
    """The points of a bot above the mean of its opponents, with the standard error."""
    found = []
    for result in results:
        others = [points for name, points in zip(result.bots, result.points, strict=True) if name != bot]
        for name, points in zip(result.bots, result.points, strict=True):
            if name == bot and others:
                found.append(points - statistics.fmean(others))
    return mean_and_error(found)
