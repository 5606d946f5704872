"""8.9 Big Ben and the Sydney Opera House. Each function is asked only where `real_buildings` is played."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.borough import Borough
from ludotheque.games.small_city.state import SmallCity

REFUSALS: Final[list[Refusal]] = []


def why_not(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> Refusal | None:
    """Conditions of their own: SC-8.9.1 Big Ben's eight neighbours, SC-8.9.2 the Opera's border."""
    return None


def free_steps(s: SmallCity, seat: i64) -> i64:
    """SC-8.9.1: how many free steps in the council a seat has each turn."""
    return 0


def zone_has_grown(s: SmallCity, seat: i64) -> None:
    """SC-8.9.2: the Opera falls when its owner's zone grows."""


def begin_listeners(s: SmallCity) -> None:
    """SC-8.9.2: votes of the Opera and the listener's way home (stage IN_LISTENERS, part of step 2 of phase 4)."""


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    return []
