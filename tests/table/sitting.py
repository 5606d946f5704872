"""A table on a real store, without the web server: people, followers, matches."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from ludotheque.store.store import Store
from ludotheque.table.match import deeds
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.telling import now
from ludotheque.table.opening import SeatWish, create
from ludotheque.table.people.people import Person
from ludotheque.table.table import Table

PATIENCE = 120.0  # seconds; the machine may be busy

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", "random")


class Ear:
    """A follower that records its messages."""

    def __init__(self, person: Person | None = None) -> None:
        self.person = None if person is None else person.id
        self.session: str | None = None
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None

    def push(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self, code: int) -> None:
        self.closed = code


@asynccontextmanager
async def table_on(file: Path, **settings: Any) -> AsyncIterator[Table]:
    """A table as the web server creates it; bots don't pause."""
    store = Store(f"sqlite:///{file}")
    store.open()
    table = Table(store, **{"bot_pause": 0.0, **settings})
    try:
        yield table
    finally:
        await table.close()
        store.close()


async def opened(
    table: Table,
    person: Person,
    *seats: SeatWish,
    game: str = "morra",
    options: dict[str, Any] | None = None,
) -> LiveMatch:
    said = await create(table, person, game, options or {}, list(seats), False)
    return await table.matches.open(said["id"])


def show(fingers: int, total: int = 5) -> dict[str, Any]:
    return {"verb": "show", "fingers": fingers, "total": total}


async def plays(live: LiveMatch, person: Person, seat: int, action: object, client: str | None = None) -> int:
    seq = live.feed.record.seq
    return await live.changed(
        partial(deeds.play, person=person.id, seat=seat, action=action, seq=seq), client
    )


def everything(feed: Feed) -> dict[str, Any]:
    """The complete state of a match in memory."""
    seats = range(feed.record.seats)
    return {
        "now": [now(feed, {}, (seat,)) for seat in seats] + [now(feed, {}, ())],
        "seats": feed.seats,
        "proposals": {number: proposal.to_json() for number, proposal in feed.proposals.items()},
        "messages": feed.messages,
        "seq": (feed.record.seq, feed.position_seq, [feed.question_seq(seat) for seat in seats]),
        "status": (feed.record.status, feed.record.outcome),
        "journal": feed.match.journal.to_json(),
        "encoded": feed.match.game.encode(feed.match.state),
        "decisions": (feed.match.barriers, feed.match.aparts, feed.match.snapshots),
        "screens": (feed.screens.decisions, feed.screens.entries, feed.record.moves),
        "noted": (feed.by_hand, feed.folded, feed.forced, feed.marks, feed.granted, feed.digest.digest()),
    }
