"""Trade and culture, gained and kept from turn to turn (CV-1.8, CV-1.9)."""

from mypy_extensions import i64

from ludotheque.games.civilization.position.events import (
    CULTURE_GAINED,
    TRADE_GAINED,
)
from ludotheque.games.civilization.position.state import MOST, Civilization


def gain_trade(s: Civilization, seat: i64, amount: i64) -> None:
    """CV-1.8: up to the maximum of the dial; the rest is lost."""
    gained = min(amount, s.box.most_trade - s.trade[seat])
    if gained > 0:
        s.trade[seat] += gained
        s.note(TRADE_GAINED, seat, gained)


def gain_culture(s: Civilization, seat: i64, amount: i64) -> None:
    """CV-1.9."""
    gained = min(amount, MOST - s.culture[seat])
    if gained > 0:
        s.culture[seat] += gained
        s.note(CULTURE_GAINED, seat, gained)
