"""Leases: live processes, the matches they serve, and the bots they play, as stored.

A process has a row that expires unless it is renewed, by the clock of the database. Everything a process holds (the
attendance of players, the bots of a match) refers to that row and is void once it has expired; `bury` deletes it. So a
process renews one row only, and what a killed process held is released soon.
"""

from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    insert,
    literal,
    select,
    update,
)

from ludotheque.store.dialects import Clock
from ludotheque.store.tables import ATTENDANCE, LEASES, PROCESSES, SEATS

LEASE_SECONDS = 2.0


def register(c: Connection, process: str) -> None:
    """Register a process. A single one does not renew its row, so on joining all others get time to show that they
    are alive."""
    c.execute(delete(PROCESSES).where(PROCESSES.c.id == process))
    until = Clock() + LEASE_SECONDS
    c.execute(update(PROCESSES).where(PROCESSES.c.expires < until).values(expires=until))
    c.execute(insert(PROCESSES).from_select(["id", "expires"], select(literal(process), until)))


def renew(c: Connection, process: str) -> bool:
    """Renew the lease; False: it has been declared dead by the others."""
    renewed = update(PROCESSES).where(PROCESSES.c.id == process).values(expires=Clock() + LEASE_SECONDS)
    return bool(c.execute(renewed).rowcount)


def others(c: Connection, process: str) -> dict[str, bool]:
    """The other processes, and whether each is alive."""
    found = select(PROCESSES.c.id, PROCESSES.c.expires > Clock()).where(PROCESSES.c.id != process)
    return {name: bool(lives) for name, lives in c.execute(found)}


def _living() -> Select[tuple[str]]:
    return select(PROCESSES.c.id).where(PROCESSES.c.expires > Clock())


class Left(NamedTuple):
    """What dead processes held: the seats of followers by match, and the matches whose bots they played."""

    followed: dict[str, list[int]]
    played: set[str]


def bury(c: Connection, process: str) -> Left:
    """Delete what dead processes held; if several do so at once, only one gets the result."""
    dead = select(PROCESSES.c.id).where(PROCESSES.c.expires <= Clock(), PROCESSES.c.id != process)
    left = _clear(c, list(c.execute(dead.with_for_update()).scalars()))
    _note_left(c, left)
    return left


def leave(c: Connection, process: str, last: bool) -> Left:
    """The same for a process that ends regularly. The time after the `last` process has ended does not count as an
    absence of players."""
    left = _clear(c, [process])
    if not last:
        _note_left(c, left)
    return left


def _clear(c: Connection, gone: list[str]) -> Left:
    if not gone:
        return Left({}, set())
    followed = list(c.execute(select(ATTENDANCE).where(ATTENDANCE.c.process.in_(gone))))
    played = set(c.execute(select(LEASES.c.match).where(LEASES.c.process.in_(gone))).scalars())
    c.execute(delete(ATTENDANCE).where(ATTENDANCE.c.process.in_(gone)))
    c.execute(delete(LEASES).where(LEASES.c.process.in_(gone)))
    c.execute(delete(PROCESSES).where(PROCESSES.c.id.in_(gone)))
    seats: dict[str, list[int]] = {}
    for row in followed:
        seats.setdefault(row.match, []).append(row.seat)
    return Left(seats, played)


def _note_left(c: Connection, left: Left) -> None:
    for match, seats in left.followed.items():
        _note_absence(c, match, seats)


# ---------------------------------------------------------------- followers of a match


def come(c: Connection, process: str, match: str, seats: list[int]) -> None:
    """The players of these seats (`forced.SPECTATORS`: people without one) follow a match through this process."""
    own = and_(ATTENDANCE.c.process == process, ATTENDANCE.c.match == match, ATTENDANCE.c.seat.in_(seats))
    c.execute(delete(ATTENDANCE).where(own))
    c.execute(insert(ATTENDANCE), [{"process": process, "match": match, "seat": seat} for seat in seats])
    back = update(SEATS).where(SEATS.c.match == match, SEATS.c.seat.in_(seats))
    c.execute(back.values(away_since=None))


def go(c: Connection, process: str, match: str, seats: list[int]) -> None:
    """They no longer do; a player who follows it through no other process is away from now on."""
    own = and_(ATTENDANCE.c.process == process, ATTENDANCE.c.match == match, ATTENDANCE.c.seat.in_(seats))
    c.execute(delete(ATTENDANCE).where(own))
    _note_absence(c, match, seats)


def attended(c: Connection, match: str, process: str) -> set[int]:
    """The seats whose players follow a match through another process."""
    return {row.seat for row in c.execute(_attended(match).where(ATTENDANCE.c.process != process))}


def _attended(match: str) -> Select[tuple[int]]:
    return select(ATTENDANCE.c.seat).where(ATTENDANCE.c.match == match, ATTENDANCE.c.process.in_(_living()))


def _note_absence(c: Connection, match: str, seats: list[int]) -> None:
    gone = SEATS.c.seat.not_in(_attended(match))
    away = update(SEATS).where(SEATS.c.match == match, SEATS.c.seat.in_(seats), gone)
    c.execute(away.values(away_since=datetime.now(UTC)))


# ---------------------------------------------------------------- bots of a match


def take(c: Connection, process: str, match: str) -> bool:
    """Claim the bots of a match; False if another live process has them."""
    void = and_(LEASES.c.match == match, LEASES.c.process != process, LEASES.c.process.not_in(_living()))
    c.execute(delete(LEASES).where(void))
    free = select(literal(match), literal(process)).where(~exists().where(LEASES.c.match == match))
    c.execute(insert(LEASES).from_select(["match", "process"], free))
    return c.execute(select(LEASES.c.process).where(LEASES.c.match == match)).scalar() == process


def give_back(c: Connection, process: str, matches: list[str]) -> None:
    """Release the bots of these matches."""
    c.execute(delete(LEASES).where(LEASES.c.process == process, LEASES.c.match.in_(matches)))


def played_elsewhere(process: str) -> ColumnElement[bool]:
    """For the row of a lease: whether another live process plays the bots of that match."""
    return and_(LEASES.c.process != process, LEASES.c.process.in_(_living()))
