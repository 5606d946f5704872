"""What a position is worth to each seat: how close it is to the victory that it goes for (`outlook`)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.civilization.bots import outlook
from ludotheque.games.civilization.components.box import NONE
from ludotheque.games.civilization.position.state import Civilization


def evaluate(s: Civilization, seat: i64) -> float:
    """What a position is worth to a seat."""
    return outlook.evaluate(s, seat)


def expected_points(s: Civilization) -> vec[float]:
    """What a position is worth to everybody; at the end, the victory itself."""
    found = vec[float]()
    for seat in range(s.seats):
        found = append(found, outlook.closeness(s, seat))
    if s.winner != NONE:
        for seat in range(s.seats):
            if seat != s.winner:
                found[seat] = min(found[seat], outlook.WON / 2.0)
        found[s.winner] = outlook.WON
    return found
