"""The audience of a match: followers, absences, and what each is told."""

# Compiled: every move at the table goes through it.

import math
from datetime import UTC, datetime
from typing import Any, Protocol

from ludotheque.table.match import telling
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.forced import SPECTATORS
from ludotheque.table.match.standing import Orders


class Follower(Protocol):
    """A tab, or another client, that follows a match."""

    person: str | None
    session: str | None

    def push(self, message: bytes) -> None:
        """Queue a message; must not block."""

    def close(self, code: int) -> None:
        """Send nothing more."""


class Audience:
    """The followers of a match, through this process and others, and the standing answers of its players."""

    def __init__(self, feed: Feed) -> None:
        self.feed = feed
        self.followers: list[Follower] = []
        self.orders: dict[int, Orders] = {}  # of the seats that have given any
        self.away: dict[
            int, datetime
        ] = {}  # since when the player of a seat has followed the match in no tab
        # The recorded seats whose players follow it through this process, and those through other ones; with
        # `forced.SPECTATORS` if people without a seat do.
        self.attended: set[int] = set()
        self.elsewhere: set[int] = set()
        self.busy = 0  # the last estimate of its bots' wait, in seconds, sent to followers

    # ---------------------------------------------------------------- presence

    def present(self, seat: int) -> bool:
        """Whether the player of a seat follows the match now."""
        return seat in self.elsewhere or self.present_here(seat)

    def present_here(self, seat: int) -> bool:
        """The same, through this process only."""
        person = self.feed.seats[seat].person
        return any(follower.person == person for follower in self.followers)

    def watched_here(self) -> bool:
        """Whether a person without a seat follows it through this process."""
        return not all(self.feed.seats_of(follower.person) for follower in self.followers)

    def is_followed(self) -> bool:
        """Whether it has any follower, here or through another process."""
        return len(self.followers) > 0 or len(self.elsewhere) > 0

    def is_unobserved(self, seat: int) -> bool:
        """Whether the player of a seat is the only person who could notice when it answers. Several seats of one
        person count as several people at one device; a player whose seat is played by a bot still counts."""
        seats = self.feed.seats
        if self.feed.record.public or seats[seat].played_by_bot() is not None:
            return False
        for other in seats:
            if other.seat != seat and other.kind != "bot":
                return False
        if SPECTATORS in self.elsewhere:
            return False
        person = seats[seat].person
        return all(follower.person == person for follower in self.followers)

    def absent(self) -> list[int]:
        """The seats of people who follow the match in no tab."""
        return sorted([seat for seat in self.away if self.feed.seats[seat].kind == "human"])

    def seconds_to_wait(self, seat: int, now: datetime) -> int:
        """How long the others still have to wait for an absent player."""
        gone = now - self.away.get(seat, now)
        return max(0, math.ceil(self.feed.record.patience - gone.total_seconds()))

    # ---------------------------------------------------------------- notifications

    def tell(self, entry: Entry) -> None:
        """Send an entry to all followers, except one behind a screen; people with the same seats get the same bytes."""
        feed = self.feed
        if entry.kind == "seat":  # a player who has just sat down may not follow the match yet
            self.away.setdefault(entry.body["seat"], datetime.now(UTC))
        made: dict[tuple[bool, tuple[int, ...]], bytes] = {}
        for follower in self.followers.copy():
            mine = tuple(feed.seats_of(follower.person))
            if entry.screen >= 0 and entry.screen not in mine:
                continue
            alike = (follower.person == feed.record.host, mine)
            if alike not in made:
                made[alike] = telling.news(feed, self.orders, entry, mine, follower.person)
            follower.push(made[alike])

    def now(self, mine: tuple[int, ...]) -> dict[str, Any]:
        """The position for a person with these seats."""
        return telling.now(self.feed, self.orders, mine)

    def tell_absences(self) -> None:
        """Tell all followers who is absent."""
        self._tell_all(telling.absences(self.absent()))

    def tell_orders(self, person: str | None) -> None:
        """Tell a person's own tabs that person's standing answers."""
        self._tell_person(person, telling.orders_of(self.orders, self.feed.seats_of(person)))

    def tell_busy(self, seconds: int) -> None:
        """Tell all followers the estimated wait of the bots."""
        self.busy = seconds
        self._tell_all(telling.busy("bot", seconds))

    def tell_busy_hint(self, person: str, seconds: int) -> None:
        """Tell the person who requested a hint the estimated wait."""
        self._tell_person(person, telling.busy("hint", seconds))

    def _tell_all(self, said: bytes) -> None:
        for follower in self.followers.copy():
            follower.push(said)

    def _tell_person(self, person: str | None, said: bytes) -> None:
        for follower in self.followers.copy():
            if follower.person == person:
                follower.push(said)
