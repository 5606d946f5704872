"""8.8 Airport, Bank, Sorting Centre, Tramway Station. Each function is asked only where `new_buildings` is played."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.borough import Borough
from ludotheque.games.small_city.box import BANK
from ludotheque.games.small_city.state import SmallCity

REFUSALS: Final[list[Refusal]] = []


def has_bank(s: SmallCity, b: Borough) -> bool:
    """SC-8.8.2, SC-10.18: whether a Bank helps commercial zones: not a contaminated one."""
    return b.near_low[BANK] | b.near_high[BANK] != 0


def why_not(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64) -> Refusal | None:
    """Conditions beyond the zone of influence: SC-8.8.3 ten active citizens."""
    return None


def after_building(s: SmallCity, seat: i64, piece: i64, placement: i64) -> None:
    """SC-8.8.1: once an Airport of a plan is paid for, its warehouse is asked for (AT_WAREHOUSE)."""


def units_more(s: SmallCity, borough: i64, square: i64) -> i64:
    """SC-8.8.1: how many units more a worker on this square makes by an Airport; they do not pollute, and a tourist's
    go to the Airport's owner.
    """
    return 0


def pollution(s: SmallCity, seat: i64) -> i64:
    """What they add to the pollution of the turn: the Airport's noise, the Sorting Centre's relief."""
    return 0


def bank_income(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.2: what a seat's people who moved onto a Bank this turn bring in phase 4."""
    return 0


def noise(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.1: residential and commercial squares in the influence of a seat's Airport; -1 where it has none."""
    return -1


def begin_trams(s: SmallCity) -> None:
    """SC-5.3.6, SC-8.8.4: step D of phase 3 (stage IN_TRAMS)."""


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    return []
