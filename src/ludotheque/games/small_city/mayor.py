"""8.3 The Mayor's variant: he enters the host's Town Hall. Each function is asked only where `mayor_variant` is
played.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.small_city.state import SmallCity

REFUSALS: Final[list[Refusal]] = []


def receive(s: SmallCity) -> None:
    """SC-8.3.1: the Mayor enters the host's Town Hall where he finds two spaces (AT_RECEIVE), in the place of a
    parade.
    """


def can_receive(s: SmallCity, seat: i64) -> bool:
    """SC-8.3.2: whether a Town Hall has two adjacent empty spaces, so that its owner may take card A."""
    return True


def speech(s: SmallCity) -> i64:
    """SC-8.3.3: the votes of the Mayor's speech, for the host in phase 5."""
    return 0


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    return []
