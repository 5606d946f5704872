"""13 What a good player thinks about, as a number: the evaluation that bots compare positions by."""

from mypy_extensions import i64

from ludotheque.games.quebec.state import Quebec


def evaluate(s: Quebec, seat: i64) -> float:
    return float(s.points[seat])
