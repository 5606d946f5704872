"""What a process does when it hears of something that another one did (`table.processes.company`)."""

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.store.errors import Damaged, Unavailable
from ludotheque.table.errors import SetAside
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.processes.catching_up import refresh

if TYPE_CHECKING:
    from ludotheque.table.table import Table


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


def hear(table: "Table", change: Change) -> None:
    """Something was changed beside the entries of a match."""
    kind, body = change
    concerned: list[LiveMatch] = []
    if kind == "all":
        concerned = list(table.live.values())
        table.begin(_look_at_sessions(table))
    elif kind == "match":
        concerned = [live for live in [table.live.get(body["match"])] if live is not None]
    elif kind == "bots":
        table.begin(table.wake_bots_of(body["matches"]))
    elif kind == "person":
        concerned = _person_moved(table, body["before"], body["after"])
    elif kind == "session":
        table.move_tabs(body["before"], body["after"])
    elif kind == "ended":
        table.close_ended(**body)
    for live in concerned:
        table.begin(_look_again(table, live))


async def _look_at_sessions(table: "Table") -> None:
    """Some may have been ended without our hearing of it: their tabs are closed, too."""
    with suppress(Unavailable, Damaged):
        await table.close_lost()


async def _look_again(table: "Table", live: LiveMatch) -> None:
    with suppress(Unavailable, Damaged, SetAside):
        await refresh(table, live)
        await live.carry_on()  # if whoever wrote the last entry died before what follows from it


def _person_moved(table: "Table", before: str, after: str) -> list[LiveMatch]:
    """The matches that have to do with somebody who has another name, or an account."""
    table.sessions.person_changed(before)
    for live in table.live.values():
        for tab in live.followers:
            if tab.person == before:
                tab.person = after
    return [live for live in table.live.values() if live.record.host == before or live.seats_of(before)]
