"""What one process tells the others of a table, beside the entries of its matches (`table.processes.company`)."""

from collections.abc import Iterable
from typing import Any, NamedTuple


class Change(NamedTuple):
    """Something that a process changed beside the entries of a match.

    `all`: whatever there is, the sessions of open tabs included; `match`: who follows it, standing answers; `bots`:
    those of some matches may be played by another process; `person`: somebody has another name, or is another person
    now; `session`: a browser has another one; `ended`: sessions are.
    """

    kind: str
    body: dict[str, Any]


EVERYTHING = Change("all", {})


def of_match(match: str) -> Change:
    return Change("match", {"match": match})


def of_bots(matches: Iterable[str]) -> Change:
    return Change("bots", {"matches": sorted(matches)})
