"""8.2 Doctors. Each function is asked only where `doctors` is played."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.state import SmallCity

REFUSALS: Final[list[Refusal]] = []


def may_have_doctor(s: SmallCity, seat: i64) -> bool:
    """SC-8.2.2: whether the Tourism row offers a Doctor: a Clinic without one, its cell usable."""
    return False


def begin_salaries(s: SmallCity) -> None:
    """SC-8.2.3: step 4 of phase 4 (stage IN_SALARIES)."""


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    return []
