"""Notifications between the processes of a table, besides the entries of matches (`table.processes.company`)."""

from collections.abc import Iterable
from typing import Any, NamedTuple


class Change(NamedTuple):
    """Something that a process changed beside the entries of a match.

    `all`: anything, including the sessions of open tabs; `match`: its followers, standing answers; `bots`: those of
    some matches may be played by another process; `person`: a new name, or a visitor has become an account; `session`:
    a browser has another one; `ended`: sessions have ended.
    """

    kind: str
    body: dict[str, Any]


EVERYTHING = Change("all", {})


def of_match(match: str) -> Change:
    return Change("match", {"match": match})


def of_bots(matches: Iterable[str]) -> Change:
    return Change("bots", {"matches": sorted(matches)})
