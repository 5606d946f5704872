"""Small City (Alban Viard), phase 2: construction, and only what it needs.

A slice of the game, built as that part of it is going to be: everybody plans behind a screen, each construction in
several questions; then all is revealed, and carried out in turn order.
"""

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.game import Game, Option, Outcome
from tests.slices.construction import (
    advice,
    between,
    influence,
    invariants,
    placement,
    plan,
    reveal,
    setup,
    view,
)
from tests.slices.construction.components import load
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import AT_PLAN, AT_REVEAL, AT_SETTLE, BOARDS, KINDS, VERBS


class SmallCityGame(Game[SmallCity]):
    """The slice, for 2 to 4 players."""

    def __init__(self, corrected: Path | None = None) -> None:
        components = load(corrected)
        super().__init__(
            id="construction",
            folder=str(Path(__file__).parent),
            seats=[2, 3, 4],
            options=[Option(BOARDS)],
            vocabulary=VERBS,
            kinds=KINDS,
            steps=[
                between.Turn(),
                setup.Halls(),
                setup.Settle(),
                reveal.Reveal(),
                plan.Plan(),
                plan.Place(),
                plan.Pay(),
                plan.Discount(),
            ],
            refusals=[*placement.REFUSALS, *influence.REFUSALS, *plan.REFUSALS],
        )
        self.components = components
        self.box = components.box()

    def bare(self, seats: i64, chance: Chance) -> SmallCity:
        return SmallCity(self, seats, chance, self.box)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> SmallCity:
        s = self.blank(seats, chance)
        setup.set_up(s, options[0])
        return s

    def view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        return view.view(s, seat)

    def score(self, s: SmallCity) -> Outcome:
        return between.outcome(s)

    def redeal(self, s: SmallCity, seat: i64, chance: Chance) -> None:
        """What the others do behind their screens: who is ready has planned something, and the others not yet."""
        if not s.forked():
            return
        s.cut_lanes(seat)
        for other in range(s.seats):
            if other != seat:
                view.forget(s, other)
                if not s.waits_for(other):
                    planning = s.step().number == AT_REVEAL
                    s.imagine(other, AT_PLAN if planning else AT_SETTLE, chance)

    def broken(self, s: SmallCity) -> list[str]:
        return invariants.broken(s)

    def evaluate(self, s: SmallCity, seat: i64) -> float:
        return advice.evaluate(s, seat)

    def names(self, lang: str) -> dict[str, list[str]]:
        return self.components.names(lang)

    def board(self) -> dict[str, Any]:
        return self.components.artwork()

    def data(self) -> DataFolder:
        return self.components.data


def game(corrected: Path | None = None) -> SmallCityGame:
    """The slice, with the packaged components or an owner's corrected ones."""
    return SmallCityGame(corrected)
