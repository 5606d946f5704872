"""A match in play: its feed, its audience and its writer.

Every change is one entry, durable before any follower is told. `table.match.deeds` has the deeds of people,
`table.match.telling` what each of them may know.
"""

# Compiled: every move at the table goes through it.

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from ludotheque.store.store import Store
from ludotheque.table.match import answers, telling
from ludotheque.table.match.audience import Audience
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.writer import Answer, Writer
from ludotheque.table.people.limits import Limits

# Checks a deed: returns the entry to write, or None if nothing changes; raises a Refused.
Deed = Callable[["LiveMatch"], Entry | None]


class LiveMatch:
    """One match in memory."""

    def __init__(self, store: Store, feed: Feed, limits: Limits) -> None:
        self.feed = feed
        self.audience = Audience(feed)
        self.writer = Writer(store, feed, self.audience)
        self.limits = limits  # those of the table
        self.saved = 0  # the extent of its newest snapshot, counted like `Match.applied`
        self.course: dict[str, Any] | None = None  # of the points, cached
        self.thinking = False  # its bots are deciding
        self.leased = False  # this process plays its bots

    def change(self, deed: Deed, message: str | None, answer: Answer) -> None:
        """Carry out a deed in its turn (`Writer.change`)."""
        self.writer.change(partial(deed, self), message, answer)

    def changed(self, deed: Deed, message: str | None = None) -> "asyncio.Future[int]":
        """`change` as an awaitable: the number of the entry, or an exception."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.change(deed, message, partial(_settle, future))
        return future

    def carry_on(self) -> "asyncio.Future[int]":
        """After loading: complete what a crash interrupted."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.writer.write_what_follows(partial(_settle, future))
        return future

    def decide(self, seat: int, action: int) -> Entry:
        """A decision, with the answers of the table to it; raises Illegal."""
        return answers.decide(self.feed, self.audience, seat, action)

    def count(self, kind: str, person: str | None) -> None:
        """Count a rate-limited deed of a person; raises TooMany."""
        self.limits.begin(kind, person)

    def summary(self, person: str | None) -> dict[str, Any]:
        return telling.summary_json(self.feed.record, self.feed.seats, person)


def _settle(future: "asyncio.Future[int]", result: int | Exception) -> None:
    if future.done():  # the request was cancelled
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
