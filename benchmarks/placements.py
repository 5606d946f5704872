"""How long Nouvelle-France takes to list placements, and the Winter to choose one.

    PYTHONPATH=build/compiled python benchmarks/placements.py

The clock is the CPU time of the process; of seven rounds the median counts.
"""

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time

from ludotheque.core.build import COMPILED
from ludotheque.core.chance import seeded
from ludotheque.core.playout import play_some
from ludotheque.games.nouvelle_france import game
from ludotheque.games.nouvelle_france.placement import placements
from ludotheque.games.nouvelle_france.state import NouvelleFrance
from ludotheque.games.nouvelle_france.winter import search

ROUNDS = 7
MOMENTS = {"first turn": 0, "after 30 decisions": 30, "after 60 decisions": 60}
PIECES_OF_A_SHAPE = 4


def microseconds(call: Callable[[], object], times: int) -> float:
    """One call, the median of the rounds."""
    spent = []
    for _ in range(ROUNDS):
        start = process_time()
        for _ in range(times):
            call()
        spent.append((process_time() - start) / times)
    return median(spent) * 1e6


def listing(s: NouvelleFrance) -> int:
    """All legal placements of the visible shapes on the three works."""
    shapes = [int(shape) for shape in s.visible if shape >= 0]
    return sum(
        len(placements(s, shape * PIECES_OF_A_SHAPE + 1, work, True)) for shape in shapes for work in range(3)
    )


def main() -> None:
    print(f"{'compiled' if COMPILED else 'interpreted'} engine")
    nouvelle_france = game()
    for moment, decisions in MOMENTS.items():
        s = nouvelle_france.new(1, 3)
        play_some(s, seeded(3), decisions)
        print(
            f"{moment}: {listing(s)} placements in {microseconds(partial(listing, s), 200):.1f} µs; "
            f"the Winter's choice {microseconds(partial(search, s), 50):.0f} µs; "
            f"clone {microseconds(s.clone, 2000):.2f} µs; view {microseconds(partial(s.view, 0), 50):.0f} µs"
        )


if __name__ == "__main__":
    main()
