"""Positions with godzillas, Doctors or the Mayor's variant, and dice set by the test."""

from itertools import count
from typing import Any, Self

from ludotheque.core.chance import seeded
from ludotheque.games.small_city.components.squares import add_to, single
from ludotheque.games.small_city.position.vocabulary import SQUARES
from tests.acting import Said
from tests.small_city.scenario import Scenario


class Monsters(Scenario):
    """A scenario with godzillas, unless another module is named."""

    def __init__(
        self, seats: int = 2, board: str = "base_a", hall: str = "e5", host: int = 0, **options: Any
    ) -> None:
        super().__init__(seats, board, hall, host, **(options or {"godzillas": "yes"}))

    def marks(self, seat: int, *squares: str) -> Self:
        """Radioactivity markers from before."""
        for square in squares:
            add_to(self.s.marks, seat, single(SQUARES.index_of[square]))
        return self

    def godzilla(self, seat: int, tail: str, head: str) -> Self:
        """A godzilla from before, which has entered `head` last."""
        self.s.godzilla[seat * 2] = SQUARES.index_of[tail]
        self.s.godzilla[seat * 2 + 1] = SQUARES.index_of[head]
        return self

    def doctor(self, seat: int, clinic: str) -> Self:
        """A Clinic with a Doctor."""
        self.tile(seat, "clinic", clinic)
        self.s.doctor[seat] = 1
        return self

    def night(self, *dice: int, turn: int = 5) -> Self:
        """The beginning of phase 6; dice fall like this, in turn order."""
        self.s.chance = next(
            seeded(seed)
            for seed in count()
            if [generator.below(6) + 1 for generator in [seeded(seed)] for _ in dice] == list(dice)
        )
        self.at("godzillas", turn)
        return self

    # ---------------------------------------------------------------- looking

    def marked(self, seat: int) -> list[str]:
        found: list[str] = self.borough(seat)["marks"]
        return found

    def where(self, seat: int) -> list[str]:
        """The squares of a borough's godzilla, the last one it entered second."""
        found: list[str] = self.borough(seat)["godzilla"]
        return found

    def ways_out(self, seat: int) -> set[str]:
        return {f"{said['square']} {said['dir']}" for said in self.choices(seat, "march")}

    def spots(self, seat: int) -> set[str]:
        return {f"{said['square']} {said['dir']}" for said in self.choices(seat, "appear")}

    def eaten(self) -> list[Said]:
        return self.happened("eaten")
