"""Fragile, a game in which bots fail: each player in turn says a number, and evaluating a position may go wrong.

The option `mood` says what happens to a bot that evaluates a position: nothing, an exception, the death of its process
(always, or only the first time), an endless loop, one that lasts until the test ends it, a long sleep, a short one.
"""

import os
import time
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.advice import Advice
from ludotheque.core.chance import Chance
from ludotheque.core.declared import declared_in
from ludotheque.core.events import Kinds
from ludotheque.core.fields import Fields
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import State, Step
from ludotheque.core.verbs import Domain, Vocabulary, numbers

MOODS: Final = Domain("mood", ["well", "raises", "dies", "stumbles", "hangs", "waits", "sleeps", "naps"])
HIGHEST: Final[i64] = 9
# Files that record that a bot has failed already, that one is waiting now, and that none need wait any more.
FOLDER: Final = "FRAGILE_FOLDER"

SEATS: Final = numbers("seat", 1)
NUMBERS: Final = numbers("number", 9)
VERBS: Final = Vocabulary()
SAY: Final = VERBS.verb("say", number=NUMBERS)
KINDS: Final = Kinds()
SAID: Final = KINDS.kind("said", seat=SEATS, number=NUMBERS)


class Fragile(State):
    """A position: the numbers said so far."""

    def declare(self, f: Fields) -> None:
        self.mood: i64 = f.number("mood", 0, MOODS.size - 1)
        self.said: vec[i64] = f.numbers("said", self.seats, 0, HIGHEST)


class Say(Step[Fragile]):
    """Each says a number, once."""

    def __init__(self) -> None:
        super().__init__(0, "say")

    def candidates(self, s: Fragile, seat: i64) -> vec[i64]:
        return vec[i64]([SAY.of(number) for number in range(HIGHEST + 1)])

    def why_not(self, s: Fragile, seat: i64, action: i64) -> Refusal | None:
        return None if SAY.has(action) else NOT_NOW

    def apply(self, s: Fragile, seat: i64, action: i64) -> None:
        s.said[seat] = SAY.arg(action)
        s.note(SAID, seat, s.said[seat])
        s.drop()
        if seat + 1 < s.seats:
            s.push(0, seat + 1)


class FragileAdvice(Advice[Fragile]):
    """Advice for bots."""

    def evaluate(self, s: Fragile, seat: i64) -> float:
        mood = MOODS.ids[s.mood]
        if mood == "raises":
            raise ZeroDivisionError("a bot that can't count")
        if mood == "dies" or (mood == "stumbles" and self.first_time()):
            os._exit(7)
        while mood == "hangs":
            pass
        if mood == "sleeps":
            time.sleep(600)
        if mood == "naps":
            time.sleep(0.1)
        if mood == "waits":
            folder = Path(os.environ[FOLDER])
            (folder / "waits").touch()
            while not (folder / "enough").exists():
                time.sleep(0.01)
        return float(s.said[seat])

    def first_time(self) -> bool:
        try:
            (Path(os.environ[FOLDER]) / "stumbled").touch(exist_ok=False)
        except FileExistsError:
            return False
        return True


class FragileGame(Game[Fragile]):
    """The game, for two; the highest number wins."""

    def __init__(self) -> None:
        super().__init__(
            id="fragile",
            declared=declared_in(__name__),
            seats=[2],
            options=[Option(MOODS)],
            advice=FragileAdvice(),
        )

    def bare(self, seats: i64, chance: Chance) -> Fragile:
        return Fragile(self, seats, chance)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> Fragile:
        s = self.blank(seats, chance)
        s.mood = options[0]
        s.push(0, 0)
        return s

    def view(self, s: Fragile, seat: i64) -> dict[str, Any]:
        return {"said": list(s.said)}

    def score(self, s: Fragile) -> Outcome:
        points = [int(number) for number in s.said]
        parts = [{"number": number} for number in points]
        return Outcome(points, parts, [seat for seat in range(s.seats) if points[seat] == max(points)])

    def broken(self, s: Fragile) -> list[str]:
        return []


def game(corrected: Path | None = None) -> FragileGame:
    return FragileGame()
