"""CV-14.11: what is looked at after every completed choice."""

from typing import Any

from tests.civilization.referee.icons import coins_of
from tests.civilization.referee.world import World

ENOUGH_COINS = 15


# Frames that wait for nothing but the next choice; "check" looks around (below), "discard" at a hand.
WAITING = {"phases", "start", "trades", "city", "movement", "research", "check", "discard"}


def nothing_follows(w: World) -> bool:
    """Whether the question on top is the last of what it belongs to: below it everything waits for a new choice."""
    for frame in w.stack[:-1]:
        if frame.step == "track" and frame.about["steps"] == 0:
            continue
        if frame.step == "city_action" and frame.about["action_stage"] == "over":
            continue
        if frame.step not in WAITING or frame.about.get("part_stage", "open") != "open":
            return False
    return True


def look_around(w: World, told: Any) -> None:
    """CV-14.3: who has fifteen coins at any moment of the turn has reached it."""
    for player in w.players:
        if player.reached == "none" and coins_of(w, player.seat) >= ENOUGH_COINS:
            player.reached = "economic"
    if not told.after.asked:
        told.partly("the game is over", "winner", "phase", "active")
