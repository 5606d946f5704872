"""What a person has met: the kinds of questions whose card was shown, by game; guides finished or skipped; whether the
coach is on.
"""

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, null, select, update

from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.teaching.guide import guide_of
from ludotheque.core.teaching.pages import steps_that_ask
from ludotheque.store.tables import MATCHES, PEOPLE, SEATS
from ludotheque.table.errors import Refused

Left = Literal["finished", "skipped"]


class Teaching(msgspec.Struct):
    """What is stored. Steps are in the order in which they were met."""

    coach: bool = True
    met: dict[str, list[str]] = {}
    guides: dict[str, Left] = {}


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """What a page reports. `met` is added, so that several tabs need not know of one another; a guide with null is
    forgotten."""

    coach: bool | None = None
    met: dict[str, list[str]] = {}
    guides: dict[str, Left | None] = {}


def check(change: Change) -> None:
    """Refuse games, steps and guides that do not exist: so what is stored stays small."""
    for name in {*change.met, *change.guides}:
        if name not in game_ids():
            raise Refused("teaching", f"there is no game {name[:40]!r}")
    for name, steps in change.met.items():
        known = steps_that_ask(load_game(name))
        for step in steps:
            if step not in known:
                raise Refused("teaching", f"{name} has no question {step[:40]!r}")
    for name in change.guides:
        if guide_of(load_game(name)) is None:
            raise Refused("teaching", f"{name} has no guided match")


def read(c: Connection, person: str) -> Teaching:
    """What a person has met; a damaged value counts as nothing."""
    return _of(c.execute(select(PEOPLE.c.teaching).where(PEOPLE.c.id == person)).first())


def apply(c: Connection, person: str, change: Change) -> Teaching:
    """Add what a page reports."""
    known = _locked(c, person)
    if change.coach is not None:
        known.coach = change.coach
    _add(known, change.met)
    for game, left in change.guides.items():
        if left is None:
            known.guides.pop(game, None)
        else:
            known.guides[game] = left
    _write(c, person, known)
    return known


def reset(c: Connection, person: str) -> Teaching:
    """Forget everything: the coach is on, and nothing was met."""
    c.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(teaching=null()))
    return Teaching()


def bring_along(c: Connection, visitor: str, account: str) -> None:
    """A visitor logs in to an account: both have met what either has. The account's coach stays as it is."""
    known, brought = _locked(c, account), read(c, visitor)
    _add(known, brought.met)
    known.guides = brought.guides | known.guides
    _write(c, account, known)


def played(c: Connection, person: str) -> list[str]:
    """The games of which a person has begun a match that was not guided."""
    begun = (
        select(MATCHES.c.game)
        .distinct()
        .join(SEATS, SEATS.c.match == MATCHES.c.id)
        .where(SEATS.c.person == person, MATCHES.c.status != "waiting", MATCHES.c.guided.is_(null()))
        .order_by(MATCHES.c.game)
    )
    return list(c.execute(begun).scalars())


def _locked(c: Connection, person: str) -> Teaching:
    """Read to be changed: no other process changes the row until the end of this transaction."""
    return _of(c.execute(select(PEOPLE.c.teaching).where(PEOPLE.c.id == person).with_for_update()).first())


def _of(row: Row[Any] | None) -> Teaching:
    if row is None or row.teaching is None:
        return Teaching()
    try:
        return msgspec.convert(row.teaching, Teaching)
    except msgspec.ValidationError:
        return Teaching()


def _add(known: Teaching, met: dict[str, list[str]]) -> None:
    for game, steps in met.items():
        known.met[game] = list(dict.fromkeys([*known.met.get(game, []), *steps]))


def _write(c: Connection, person: str, known: Teaching) -> None:
    c.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(teaching=msgspec.to_builtins(known)))
