"""Guided matches: how one is opened, and how far people get in them."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, null, select

from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.match import Match
from ludotheque.core.teaching.guide import guide_of
from ludotheque.store.tables import MATCHES
from ludotheque.table.errors import NotFound
from ludotheque.table.opening import SeatWish, open_guided
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table


async def begin(table: Table, person: Person, game: str) -> dict[str, Any]:
    """A guided match of a game: private, with the guide's deal and bots, and begun at once."""
    guide = guide_of(load_game(game)) if game in game_ids() else None
    if guide is None:
        raise NotFound("guide")
    match = Match.new(load_game(game), guide.seats, guide.seed, guide.options)
    match.header = msgspec.structs.replace(match.header, guided=True)
    wishes = [SeatWish("me"), *(SeatWish("bot", level) for level in guide.bots)]
    return await open_guided(table, person, match, wishes)


@dataclass(frozen=True)
class Course:
    """How far people get in the guide of a game: guided matches begun, and how many of them reached each stop."""

    game: str
    begun: int
    reached: list[tuple[str, int]]


def courses(c: Connection) -> list[Course]:
    """The course of each guide, from the stored matches; it says nothing of who played them."""
    begun: Counter[str] = Counter()
    reached: dict[str, Counter[str]] = {}
    for game, stops in c.execute(
        select(MATCHES.c.game, MATCHES.c.guided).where(MATCHES.c.guided.is_not(null()))
    ):
        begun[game] += 1
        reached.setdefault(game, Counter()).update(stops if isinstance(stops, list) else [])
    found = []
    for game in game_ids():
        guide = guide_of(load_game(game))
        if guide is not None:
            counts = reached.get(game, Counter())
            found.append(Course(game, begun[game], [(stop.id, counts[stop.id]) for stop in guide.stops]))
    return found
