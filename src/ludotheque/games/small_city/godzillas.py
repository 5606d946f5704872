"""8.1 Godzillas and radioactivity. Each function is asked only where `godzillas` is played."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.box import size_of
from ludotheque.games.small_city.state import SmallCity

REFUSALS: Final[list[Refusal]] = []


def ask_engineer(s: SmallCity, seat: i64) -> None:
    """SC-5.1.5, SC-8.1.2: who takes the Engineer says whether he cleans the air or the ground (AT_ENGINEER, AT_CLEAN);
    `on_ground` is 1 for the ground.
    """


def begin_godzillas(s: SmallCity) -> None:
    """SC-8.1.3: break, waking and march, before pollution is measured (stage IN_GODZILLAS)."""


def markers_of(s: SmallCity, seat: i64) -> i64:
    """How many radioactivity markers lie in a borough."""
    return size_of(s.marks[seat * 2], s.marks[seat * 2 + 1])


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    return []
