"""CV-14.11: what is looked at after every completed choice."""

from typing import Any

from tests.civilization.referee.icons import coins_of
from tests.civilization.referee.world import World

ENOUGH_COINS = 15


def look_around(w: World, told: Any) -> None:
    """CV-14.3: who has fifteen coins at any moment of the turn has reached it."""
    for player in w.players:
        if player.reached == "none" and coins_of(w, player.seat) >= ENOUGH_COINS:
            player.reached = "economic"
