"""8.5 The boards of Asia: what they change in the phases. Each function is asked only where `boards` is one of Asia."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.borough import Borough
from ludotheque.games.small_city.state import SmallCity

REFUSALS: Final[list[Refusal]] = []


def closed_low(s: SmallCity, seat: i64, b: Borough, piece: i64) -> i64:
    """Squares that a piece may not cover: the flood zone in some turns (new squares only), the Imperial Park for
    anything but parks, Bangkok's river; `closed_high` the other half.
    """
    return 0


def closed_high(s: SmallCity, seat: i64, b: Borough, piece: i64) -> i64:
    return 0


def why_not(s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64) -> Refusal | None:
    """The rule of a city against a placement on free squares, or None; `old` is the tile it enlarges, below 0 for none.
    SC-8.5.2 no other Harbour, SC-8.5.5 Tokyo's parks, SC-8.5.8 Delhi's new homes.
    """
    return None


def flood_squares(s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> i64:
    """SC-8.5.7: how many flood squares a construction newly covers, at $1 each in the turns that pay."""
    return 0


def units_more(s: SmallCity, borough: i64, square: i64) -> i64:
    """SC-8.5.2: how many units more a worker on this square makes by Shanghai's port; they pollute."""
    return 0


def pollution(s: SmallCity, seat: i64) -> i64:
    """SC-8.5.5: what a city adds to the pollution of the turn."""
    return s.box.turn_pollution[s.board[seat]]


def is_measured(s: SmallCity, seat: i64) -> bool:
    """SC-8.5.8: whether pollution is measured and counted here: not in Delhi."""
    return s.board[seat] != s.box.delhi


def begin_cities(s: SmallCity) -> None:
    """SC-8.5.1: boards are dealt or chosen, in turn order (stage IN_CITIES)."""


def begin_parks(s: SmallCity) -> None:
    """SC-5.3.6, SC-8.5.5: Tokyo's parks grow, at the very end of phase 3 (stage IN_PARKS)."""


def begin_losses(s: SmallCity) -> None:
    """SC-8.5.8: Delhi loses a citizen, after levels have risen (before the worst polluters lose)."""


def begin_pilgrims(s: SmallCity) -> None:
    """SC-8.5.9: the Pilgrim comes home, and a new one is sent (stage IN_PILGRIMS)."""


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    return []
