"""13 What a good player thinks about, as a number: the evaluation that bots compare positions by."""

from mypy_extensions import i64

from ludotheque.games.quadrata import scoring
from ludotheque.games.quadrata.state import Quadrata


def evaluate(s: Quadrata, seat: i64) -> float:
    """Points so far."""
    total: i64 = 0
    for half in scoring.halves(s, seat):
        total += half
    return float(total) / 2.0
