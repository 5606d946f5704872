"""How a position looks to a bot."""

from mypy_extensions import i64

from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import FORCES, IN_PLAY, N_TECHS

WON = 100_000


def evaluate(s: Civilization, seat: i64) -> float:
    """Victory; then what is fought with, against that of the best of the others."""
    if s.winner >= 0:
        return float(WON if s.winner == seat else -WON)
    return float(worth(s, seat) - max([worth(s, other) for other in range(s.seats) if other != seat]))


def worth(s: Civilization, seat: i64) -> int:
    """Units by their strength, wounds half; armies, cities, walls and buildings, coins and techs, cards and tokens."""
    found: i64 = 40 * s.armies[seat] + 80 * s.city[seat] + 40 * s.coins_of(seat) + s.trade[seat]
    found += 10 * (s.building[seat] + 1 + s.city_walls[seat] + s.capital_walls[seat])
    for i in range(seat * N_TECHS, (seat + 1) * N_TECHS):
        found += 30 * s.techs[i]
    for which in (FORCES, IN_PLAY):
        for unit in s.units(seat, which):
            found += 10 * s.strength(seat, unit) - 5 * s.wounds[unit]
    return int(found + 8 * len(s.hand(seat)) + 6 * len(s.tokens(seat)))
