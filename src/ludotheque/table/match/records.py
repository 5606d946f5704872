"""A match as stored: its header, its seats, its proposals."""

# Compiled: every move at the table goes through it.

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any

from ludotheque.core.journal import FORMAT, Journal, seed_hash

PATIENCE = 120  # seconds; two minutes
MOST_PATIENCE = 30 * 24 * 3600


@dataclass
class SeatRecord:
    """The player and the colour of a seat. A human's seat may temporarily be played by a bot (`stand_in`).

    `nonce` is the player's contribution to the seed: None, or 32 hexadecimal digits; empty until it arrives.
    """

    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None
    stand_in: str | None
    colour: str | None = None
    nonce: str | None = None
    called: str | None = None  # the player's name, if one person has several seats

    def played_by_bot(self) -> str | None:
        """The level of the bot that decides here, or None."""
        return self.level if self.kind == "bot" else self.stand_in

    def to_json(self, viewer: str | None) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "you": self.person is not None and self.person == viewer,
            "level": self.level,
            "stand_in": self.stand_in,
            "colour": self.colour,
            "nonce": self.nonce,
        }


@dataclass
class MatchRecord:
    """The header of a match and the cached figures of its entries."""

    id: str
    name: str
    game: str
    seats: int
    options: dict[str, str | int]
    content: str
    rules: int
    seed: str | None
    start: dict[str, Any] | None
    redeal: int | None
    public: bool
    patience: int  # seconds a player may be away before the others may let a bot stand in
    hints: bool  # whether its players may ask for hints
    guided: list[str] | None  # of a guided match: the stops it has reached, as noted in the store
    host: str
    created: datetime
    status: str
    moves: int
    seq: int
    to_move: list[int]
    updated: datetime
    outcome: dict[str, Any] | None
    damage: str = ""  # the unreadable parts of the header, which have substitutes

    def seed_hash(self) -> str:
        """The published hash of the seed."""
        return "" if self.seed is None else _hash(self.seed)

    def journal(self) -> Journal:
        """The header in the core's form, without colours and nonces, which belong to the seats."""
        return Journal(
            FORMAT,
            self.game,
            self.seats,
            self.content,
            self.options,
            self.seed,
            self.start,
            rules=self.rules,
            redeal=self.redeal,
            guided=self.guided is not None,
        )


@dataclass
class Proposal:
    """A question to the other humans; its number is that of its entry."""

    id: int
    what: str
    by: int
    waiting_for: list[int]
    count: int = 0
    seat: int = 0
    level: str = ""

    def to_json(self) -> dict[str, Any]:
        said: dict[str, Any] = {
            "id": self.id,
            "what": self.what,
            "by": self.by,
            "waiting_for": self.waiting_for,
        }
        return said | (
            {"count": self.count} if self.what == "undo" else {"seat": self.seat, "level": self.level}
        )


@lru_cache(10_000)
def _hash(seed: str) -> str:
    return seed_hash(int(seed, 16))
