"""8.4 Mountains and rivers. Each function is asked only where such boards are played."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.borough import Borough
from ludotheque.games.small_city.box import CURRENCIES, STONE
from ludotheque.games.small_city.state import SmallCity

REFUSALS: Final[list[Refusal]] = []


def may_cover_stones(s: SmallCity, piece: i64) -> bool:
    """SC-8.4.4: whether the price of a piece has stones, so that it might cover some."""
    return s.box.cost[piece * CURRENCIES + STONE] > 0


def why_not(
    s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64, gratis: bool
) -> Refusal | None:
    """The rule of a terrain against a placement on free squares, or None: SC-5.7.3 a free tile covers neither a new
    river square nor a stone, SC-8.4.4 stones covered are stones paid. The surcharge itself is part of the bill.
    """
    return None


def covered_stone(s: SmallCity, seat: i64, at: i64) -> i64:
    """SC-5.2.14: the next stone that the construction of a plan covers and has to be paid first: its square, or -1."""
    return -1


def begin_sides(s: SmallCity) -> None:
    """SC-8.4.1: everybody chooses his side, in turn order (stage IN_CITIES)."""


def begin_digging(s: SmallCity) -> None:
    """SC-8.4.3: workers next to a mountain dig stones (stage IN_DIGGING)."""


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    return []
