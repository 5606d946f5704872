"""Whether one line of play dominates in Small City: final votes when a choice is removed for all players.

    PYTHONPATH=build/compiled python benchmarks/small_city_lines.py --bot strong --games 60 --seed 11

The same bot plays the same deals freely and along each line. Homes, culture and shops are removed from the box;
choices of the council and of work in Factories are refused, in searches, too.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, stdev

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.bots import make_bot
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.games.small_city.components.box import (
    COMMERCIAL,
    CULTURAL,
    METAL_PLACE,
    RESIDENTIAL,
    WOOD_PLACE,
)
from ludotheque.games.small_city.definition import SmallCityGame
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import ADVANCE, AT_COUNCIL, AT_MOVE, COME_HOME, MOVE

Refused = Callable[[SmallCity, i64, i64], bool]


class Without(Step[SmallCity]):
    """A step of the game with some choices removed."""

    def __init__(self, step: Step[SmallCity], refused: Refused) -> None:
        super().__init__(step.number, step.name, *step.domains)
        self.apart, self.asides, self.on = step.apart, step.asides, step.on
        self.none, self.quiet = step.none, step.quiet
        self.step = step
        self.refused = refused

    def fits(self, s: SmallCity, at: i64) -> bool:
        return self.step.fits(s, at)

    def asks(self, s: SmallCity) -> bool:
        return self.step.asks(s)

    def default(self, s: SmallCity, seat: i64) -> i64:
        return self.step.default(s, seat)

    def concerns(self, s: SmallCity, seat: i64) -> bool:
        return self.step.concerns(s, seat)

    def proceed(self, s: SmallCity) -> None:
        self.step.proceed(s)

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return self.step.candidates(s, seat)

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        return NOT_NOW if self.refused(s, seat, action) else self.step.why_not(s, seat, action)

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return self.step.facts(s, seat, action)

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        self.step.apply(s, seat, action)

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        left = vec[i64]()
        for action in self.step.actions(s, seat):
            if not self.refused(s, seat, action):
                left = append(left, action)
        return left


def works_in_factory(s: SmallCity, seat: i64, action: i64) -> bool:
    """Whether a citizen would go to a place that produces raw materials."""
    if MOVE.has(action):
        to = MOVE.arg2(action)
    elif COME_HOME.has(action):
        to = COME_HOME.arg3(action)
    else:
        return False
    return bool(WOOD_PLACE <= layout(s, seat).kind[to] <= METAL_PLACE)


def goes_to_council(s: SmallCity, seat: i64, action: i64) -> bool:
    return bool(ADVANCE.has(action))


def take_out(game: SmallCityGame, category: i64, above: int) -> None:
    """The box without the tiles of a category above a level."""
    box = game.box
    for piece in range(box.pieces):
        if box.category[piece] == category and box.level[piece] > above:
            box.count[piece] = 0


def free_play(game: SmallCityGame) -> None:
    """Nothing is removed."""


def small_homes(game: SmallCityGame) -> None:
    take_out(game, RESIDENTIAL, 1)


def no_culture(game: SmallCityGame) -> None:
    take_out(game, CULTURAL, -1)


def no_shops(game: SmallCityGame) -> None:
    take_out(game, COMMERCIAL, -1)


def no_production(game: SmallCityGame) -> None:
    game.steps[AT_MOVE] = Without(game.steps[AT_MOVE], works_in_factory)


def no_council(game: SmallCityGame) -> None:
    game.steps[AT_COUNCIL] = Without(game.steps[AT_COUNCIL], goes_to_council)


FREE = "free"
LINES: dict[str, Callable[[SmallCityGame], None]] = {
    FREE: free_play,
    "no homes above level 1": small_homes,
    "no culture": no_culture,
    "no shops": no_shops,
    "no production": no_production,
    "no council": no_council,
}


def played(game: SmallCityGame, seats: int, bot: str, seed: int) -> list[float]:
    """The points of all seats of one game."""
    s = game.new(seats, seed)
    bots = [make_bot(bot, seed * 31 + seat) for seat in range(seats)]
    while not s.over():
        seat = s.mover()
        s.apply(seat, bots[seat].play(s, seat))
    return [float(points) for points in game.score(s).points]


def told(name: str, points: list[float], free: list[float]) -> str:
    """A row of the table: the mean, and the difference from free play on the same deals."""
    apart = [mine - theirs for mine, theirs in zip(points, free, strict=True)]
    error = stdev(points) / len(points) ** 0.5
    other = stdev(apart) / len(apart) ** 0.5
    difference = "" if name == FREE else f"{fmean(apart):+.1f} ± {other:.1f}"
    return f"| {name} | {len(points)} | {fmean(points):.1f} ± {error:.1f} | {difference} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--line", action="append", choices=list(LINES), help="only these, and free play")
    asked = parser.parse_args()
    print("| line | results | mean votes | beside free play |\n| --- | --- | --- | --- |")
    means: dict[str, float] = {}
    free: list[float] = []
    for name, restrain in LINES.items():
        if asked.line and name not in (FREE, *asked.line):
            continue
        game = SmallCityGame(asked.data)
        restrain(game)
        points: list[float] = []
        for number in range(asked.games):
            points += played(game, asked.seats, asked.bot, asked.seed * 1_000_003 + number)
        free = free or points
        means[name] = fmean(points)
        print(told(name, points, free), flush=True)
    lines = sorted((mean for name, mean in means.items() if name != FREE), reverse=True)
    if len(lines) > 1:
        print(
            f"\nBest line {100 * (lines[0] / lines[1] - 1):.1f} % above the second best; "
            f"free play {100 * (means[FREE] / lines[0] - 1):+.1f} % beside the best line."
        )


if __name__ == "__main__":
    main()
