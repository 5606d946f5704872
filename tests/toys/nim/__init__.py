"""Nim, the smallest game: players in turn take one to three stones; the player who takes the last one wins. This
file and its words."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.declared import declared_in
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game, Outcome
from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import BOTTOM, State, Step
from ludotheque.core.verbs import Vocabulary, numbers

STONES: Final[i64] = 12
AT_TAKE: Final[i64] = 0
SEATS: Final = numbers("seat", 1)
COUNT: Final = numbers("count", 3)
VERBS: Final = Vocabulary()
TAKE: Final = VERBS.verb("take", count=COUNT)
KINDS: Final = Kinds()
TOOK: Final = KINDS.kind("took", seat=SEATS, count=COUNT)


class Nim(State):
    """A position."""

    def declare(self, f: Fields) -> None:
        self.stones: i64 = f.number("stones", 0, STONES, at_first=STONES)
        self.last: i64 = f.number("last", 0, 1)  # the seat that took stones last


class Take(Step[Nim]):
    """The only question: how many?"""

    def __init__(self) -> None:
        super().__init__(AT_TAKE, "take")
        self.on = [BOTTOM]

    def candidates(self, s: Nim, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE.of(count) for count in range(1, 4)])

    def why_not(self, s: Nim, seat: i64, action: i64) -> Refusal | None:
        return None if TAKE.has(action) and 1 <= TAKE.arg(action) <= s.stones else NOT_NOW

    def apply(self, s: Nim, seat: i64, action: i64) -> None:
        s.drop()
        s.stones -= TAKE.arg(action)
        s.last = seat
        s.note(TOOK, seat, TAKE.arg(action))
        if s.stones > 0:
            s.push(AT_TAKE, 1 - seat)


class NimGame(Game[Nim]):
    """The game, for two."""

    def __init__(self) -> None:
        super().__init__("nim", declared_in(__name__), seats=[2], no_secrets=True)

    def bare(self, seats: i64, chance: Chance) -> Nim:
        return Nim(self, seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Nim:
        s = self.blank(seats, chance)
        s.push(AT_TAKE, 0)
        return s

    def view(self, s: Nim, seat: i64) -> dict[str, Any]:
        return {"stones": s.stones}

    def score(self, s: Nim) -> Outcome:
        points = [int(s.over() and s.last == seat) for seat in range(s.seats)]
        return Outcome(points, [{"last": point} for point in points])

    def broken(self, s: Nim) -> list[str]:
        return [] if (s.stones == 0) == s.over() else ["stones: the game is over when none is left"]


def game(corrected: Path | None = None) -> NimGame:
    """Nim; it has no data files that could be corrected."""
    return NimGame()
