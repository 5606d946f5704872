"""The effect of a stored entry on the position, and the automatic consequences of the entries so far."""

# Compiled: every move at the table goes through it.

from dataclasses import replace
from typing import Any

from ludotheque.core.journal import is_hex
from ludotheque.core.match import Match
from ludotheque.table.match import decisions
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed, header_of, seat_entry
from ludotheque.table.match.results import outcome


def fold(feed: Feed, kind: str, body: dict[str, Any]) -> Entry:
    """Apply a stored entry to the position; `Feed.take_in` does the rest."""
    if kind == "move":
        return _stored_decision(feed, body)
    if kind == "undo":
        by: int = body["by"]
        return decisions.take_back(feed, by) if body.get("own") else decisions.undo(feed, by, body["count"])
    if kind == "start":
        return start(feed)
    return Entry(kind, body)


def _stored_decision(feed: Feed, body: dict[str, Any]) -> Entry:
    """A decision with the stored answers of the table to it, and which of them were forced."""
    words = feed.match.game.vocabulary
    then = [(seat, int(words.from_json(action))) for seat, action in body.get("then", [])]
    forced = body.get("forced") or []

    def answer_all() -> list[decisions.Answered]:
        match = feed.match
        return [
            (seat, action, match.play(seat, action), i in forced) for i, (seat, action) in enumerate(then)
        ]

    return decisions.decide(feed, body["seat"], int(words.from_json(body["action"])), answer_all)


def follows(feed: Feed) -> Entry | None:
    """The automatic consequence of the last entry: the start, an accepted proposal, the end. After a crash it may
    still be missing."""
    status = feed.record.status
    if status == "waiting" and all(seat.kind != "open" and seat.nonce != "" for seat in feed.seats):
        return start(feed)
    granted = feed.granted
    if granted is not None and granted.what == "undo":
        return decisions.undo(feed, granted.by, granted.count)
    if granted is not None:
        return stand_in(feed, granted.seat, granted.level)
    if status == "running" and feed.match.state.over():
        return Entry("over", {"outcome": outcome(feed.match)} | _draws(feed))
    return None


def start(feed: Feed) -> Entry:
    """All seats are taken and all nonces have arrived: set the match up with the seed of the draws."""
    for seat in feed.seats:
        if seat.nonce is not None and not is_hex(seat.nonce):  # otherwise the entry is damaged
            raise ValueError(f"the nonce of seat {seat.seat}")
    preview = feed.match
    feed.match = Match(preview.game, header_of(preview.game, feed.record, feed.seats))

    def revert() -> None:
        feed.match = preview

    return Entry("start", {}, revert=revert)


def stand_in(feed: Feed, seat: int, level: str | None) -> Entry:
    """A bot of this level plays for a person; None: the person plays again."""
    return seat_entry(replace(feed.seats[seat], stand_in=level))


def _draws(feed: Feed) -> dict[str, Any]:
    """At the end: the seed, the players' nonces, and the seed of the draws."""
    header = feed.match.header
    return {"seed": header.seed, "nonces": header.nonces, "drawn": header.drawn}
