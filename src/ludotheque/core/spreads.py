"""The spread of a game: the temperature, in points, of the softmax that turns `expected_points` into chances to win.

It depends on the number of seats and on the phase of the game. `make spread` fits it to games between bots and writes
`spread.toml` into the game's folder. The file is not a component: it is not part of the hash of the data.
"""

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

FILE: Final = "spread.toml"
# The default of a game without fitted values.
UNFITTED: Final = 6.0


class Spreads:
    """A spread for each number of seats and phase. Later phases use the last value."""

    def __init__(self, by_seats: dict[int, list[float]]) -> None:
        most = max(by_seats, default=0)
        self.by_seats: list[list[float]] = [by_seats.get(seats, [UNFITTED]) for seats in range(most + 1)]

    def at(self, seats: i64, phase: i64) -> float:
        if seats >= len(self.by_seats):
            return UNFITTED
        phases = self.by_seats[seats]
        return phases[min(phase, len(phases) - 1)]


def read_spreads(folder: Path) -> Spreads:
    """The fitted spreads of the game in this folder."""
    path = folder / FILE
    if not path.is_file():
        return Spreads({})
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return Spreads({int(seats): [float(spread) for spread in phases] for seats, phases in found.items()})
