"""13 What a good player thinks about, as a number: votes to come, and room that is used."""

from mypy_extensions import i64

from tests.slices.construction.borough import survey
from tests.slices.construction.box import COMMERCIAL, FACTORY, METAL, RESIDENTIAL, STONE, WOOD
from tests.slices.construction.state import SmallCity


def evaluate(s: SmallCity, seat: i64) -> float:
    """Votes, now and until the end; money and raw materials as long as they can be used."""
    left = int(s.box.turns - s.turn) + (0 if s.over() else 1)
    worth = 0.0
    b = survey(s, seat)
    for piece in b.piece:
        size = int(s.box.size[piece])
        if s.box.category[piece] == RESIDENTIAL:
            worth += int(s.box.home_votes[s.box.level[piece] - 1]) * size
        elif s.box.category[piece] == COMMERCIAL:
            worth += 0.5 * size
        elif s.box.category[piece] == FACTORY:
            worth += 1.5 * size
    means = 0.2 * int(s.money[seat]) + int(b.goods[WOOD] + b.goods[STONE] + b.goods[METAL])
    return int(s.votes[seat]) + worth * left + (means if left > 1 else 0.0)
