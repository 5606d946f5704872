"""Results of good play in Small City: final votes by number of players, and the effect of each module.

    PYTHONPATH=build/compiled python benchmarks/small_city_votes.py --games 400 --seed 7

The greedy bot plays all seats: the given number of solo games, fewer with more seats, and a tenth of them with each
value of each option, for two players. Prints a table and writes two pictures to docs/games. With `--data` the
figures are those of an owner's corrected files.
"""

import argparse
from html import escape
from pathlib import Path
from statistics import fmean, stdev

from ludotheque.arena.simulate import Plan, simulate
from ludotheque.core.catalogue import load_game

PICTURES = Path(__file__).parent.parent / "docs" / "games"
# The target range of the reconstructed values.
LOW, HIGH = 60, 140
BIN, FIRST, LAST = 10, -20, 220
WIDE, TALL, LEFT = 640, 96, 190
STYLE = (
    "text{font:13px sans-serif;fill:#222}.m{fill:#666}.b{fill:#4a7a52}.r{fill:#e9efe4}"
    ".l{stroke:#4a7a52;stroke-width:5}.a{stroke:#999}"
)


def results(
    seats: int, games: int, seed: int, options: dict[str, str | int], data: Path | None
) -> tuple[list[float], int]:
    """The points of all seats, and the number of results of 0 or less."""
    plan = Plan("small_city", seats, ("greedy",) * seats, tuple(options.items()), seed, data=data)
    played = simulate(plan, games).results
    points = [result.points[seat] / result.unit for result in played for seat in range(seats)]
    return points, sum(1 for point in points if point <= 0)


def spread(points: list[float]) -> tuple[float, float]:
    """The range of the middle four fifths of the results."""
    ranked = sorted(points)
    return ranked[len(ranked) // 10], ranked[-len(ranked) // 10 - 1]


def across(points: float) -> float:
    """The x coordinate of a number of points."""
    return LEFT + (WIDE - LEFT - 20) * (points - FIRST) / (LAST - FIRST)


def frame(rows: int, tall: int, body: list[str]) -> str:
    """A picture with the axis of points and the target range in the background."""
    height = rows * tall + 30
    wide = across(HIGH) - across(LOW)
    wanted = f'<rect class="r" x="{across(LOW):.0f}" y="0" width="{wide:.0f}" height="{height - 24}"/>'
    axis = [
        f'<text class="m" text-anchor="middle" x="{across(at):.0f}" y="{height - 6}">{at}</text>'
        for at in range(0, LAST + 1, 20)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" width="{WIDE}">'
        f'<style>{STYLE}</style><rect width="100%" height="100%" fill="#fffef9"/>'
        f"{wanted}{''.join(body)}{''.join(axis)}</svg>\n"
    )


def histogram(row: int, name: str, points: list[float]) -> list[str]:
    """The frequency of results in each range of ten points."""
    counts = [0] * ((LAST - FIRST) // BIN)
    for point in points:
        counts[min(len(counts) - 1, max(0, int(point - FIRST) // BIN))] += 1
    most = max(counts)
    low = row * TALL + TALL - 8
    drawn = [f'<text x="10" y="{low - 30}">{escape(name)}</text>']
    drawn.append(f'<text class="m" x="10" y="{low - 12}">{fmean(points):.0f} ± {stdev(points):.0f}</text>')
    for i, count in enumerate(counts):
        height = (TALL - 20) * count / most
        x, next_x = across(FIRST + i * BIN), across(FIRST + (i + 1) * BIN)
        drawn.append(
            f'<rect class="b" x="{x:.1f}" y="{low - height:.1f}" width="{next_x - x - 1:.1f}" height="{height:.1f}"/>'
        )
    return [*drawn, f'<line class="a" x1="{LEFT}" x2="{WIDE - 20}" y1="{low}" y2="{low}"/>']


def bar(row: int, name: str, points: list[float]) -> list[str]:
    """The mean, and the range of the middle four fifths of the results."""
    y = row * 24 + 14
    low, high = spread(points)
    return [
        f'<text x="10" y="{y + 4}">{escape(name)}</text>',
        f'<line class="l" x1="{across(low):.1f}" x2="{across(high):.1f}" y1="{y}" y2="{y}"/>',
        f'<circle r="6" fill="#fff" stroke="#222" cx="{across(fmean(points)):.1f}" cy="{y}"/>',
    ]


def told(name: str, points: list[float], lost: int) -> None:
    low, high = spread(points)
    print(
        f"| {name} | {len(points)} | {fmean(points):.1f} ± {stdev(points):.1f} | {low:.0f} to {high:.0f} | {lost} |",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--data", type=Path)
    asked = parser.parse_args()
    print("| | results | mean and spread | four fifths | at 0 or less |")
    print("| --- | --- | --- | --- | --- |")
    body: list[str] = []
    for seats in (1, 2, 3, 4):
        points, lost = results(seats, asked.games // seats, asked.seed, {}, asked.data)
        name = "alone" if seats == 1 else f"{seats} players"
        told(name, points, lost)
        body += histogram(seats - 1, name, points)
    (PICTURES / "small_city-votes.svg").write_text(frame(4, TALL, body), encoding="utf-8")
    values = [
        (option.name, value) for option in load_game("small_city").options for value in option.domain.ids[1:]
    ]
    body = []
    for row, (option, value) in enumerate(values):
        points, lost = results(2, asked.games // 10, asked.seed + 1, {option: value}, asked.data)
        told(f"{option}={value}", points, lost)
        body += bar(row, f"{option}={value}", points)
    (PICTURES / "small_city-modules.svg").write_text(frame(len(values), 24, body), encoding="utf-8")


if __name__ == "__main__":
    main()
