"""The result of a finished match, in the form of entries and messages."""

# Compiled: the feed needs it.

from typing import Any

from ludotheque.core.match import Match


def shown(points: int, unit: int) -> int | float:
    """Counted points as shown to players."""
    return points if unit == 1 else points / unit


def outcome(match: Match) -> dict[str, Any]:
    """The result of a finished match."""
    found = match.game.score(match.state)
    return {
        "points": [shown(points, found.unit) for points in found.points],
        "parts": _written(found.parts, found.unit),
        "ranks": found.ranks(),
        "winners": found.winners,
        **({"by": found.by} if found.by is not None else {}),
        **({"sources": _written(found.sources, found.unit)} if found.sources is not None else {}),
    }


def _written(parts: list[dict[str, int]], unit: int) -> list[dict[str, int | float]]:
    return [{part: shown(points, unit) for part, points in each.items()} for each in parts]
