"""A trivial game: two seats press a button in turn. For measuring the table, not the engine."""

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.declared import declared_in
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game, Outcome
from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import State, Step
from ludotheque.core.verbs import Vocabulary, numbers

SEATS = numbers("seat", 1)
VERBS = Vocabulary()
PRESS = VERBS.verb("press")
KINDS = Kinds()
PRESSED = KINDS.kind("pressed", seat=SEATS)
LENGTH = 1_000_000


class Relay(State):
    """The number of presses."""

    def declare(self, f: Fields) -> None:
        self.presses: i64 = f.number("presses", 0, LENGTH)

    def clone(self) -> "Relay":
        """Written by `make fields`."""
        other = Relay(self.game, self.seats, self.chance.clone())
        other.copy_stack(self)
        other.presses = self.presses
        return other


class Press(Step[Relay]):
    """The only question."""

    def __init__(self) -> None:
        super().__init__(0, "press")

    def candidates(self, s: Relay, seat: i64) -> vec[i64]:
        return vec[i64]([PRESS.of()])

    def why_not(self, s: Relay, seat: i64, action: i64) -> Refusal | None:
        return None if PRESS.has(action) else NOT_NOW

    def apply(self, s: Relay, seat: i64, action: i64) -> None:
        s.drop()
        s.presses += 1
        s.note(PRESSED, seat)
        if s.presses < LENGTH:
            s.push(0, 1 - seat)


class RelayGame(Game[Relay]):
    """Two seats, one button."""

    def __init__(self) -> None:
        super().__init__("relay", declared_in(__name__), [2])

    def bare(self, seats: i64, chance: Chance) -> Relay:
        return Relay(self, seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Relay:
        s = self.blank(seats, chance)
        s.push(0, 0)
        return s

    def view(self, s: Relay, seat: i64) -> dict[str, Any]:
        return {"presses": s.presses}

    def score(self, s: Relay) -> Outcome:
        return Outcome([0, 0], [{}, {}], [])

    def broken(self, s: Relay) -> list[str]:
        return []


def game(corrected: Path | None = None) -> RelayGame:
    """The relay."""
    return RelayGame()
