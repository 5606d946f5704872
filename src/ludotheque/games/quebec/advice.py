"""How good a position looks for a seat: what it can expect, less a part of what its opponents can."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.quebec.expected_points import expected_points
from ludotheque.games.quebec.state import Quebec

OPPONENTS: Final = 0.6


def evaluate(s: Quebec, seat: i64) -> float:
    """With several opponents what one of them gains costs only a part; at the end the best of them counts."""
    found = expected_points(s)
    others = 0.0
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            others += found[other]
            best = max(best, found[other])
    if s.over():
        return found[seat] - best
    return found[seat] - OPPONENTS * others / float(s.seats - 1)
