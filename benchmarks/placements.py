"""Small City: how long it takes to list every placement of every tile, on the open board and in a full borough late in
the game, and to copy a position; how long an encoded one is.

PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.placements
"""

from collections.abc import Callable
from statistics import median
from time import process_time

from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.games.small_city.building.placement import placements
from ludotheque.games.small_city.building.plan import why_not_piece
from ludotheque.games.small_city.position.borough import survey
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import IN_PLANS

GAMES, TIMES, ROUNDS = 12, 50, 7
FIRST_TURN, LATE_TURN = 1, 7
GAME = load_game("small_city")


def planning(seed: int, turn: int) -> SmallCity | None:
    """A position of random players in the planning phase of a turn, with whole zones and enough money."""
    s, chance = GAME.new(4, seed), seeded(seed)
    while not s.over():
        if s.turn == turn and s.stage() == IN_PLANS:
            for seat in range(s.seats):
                s.zone[seat] = 10
                s.money[seat] = 40
            return s  # type: ignore[no-any-return]
        seat = s.to_move()[0]
        actions = s.actions(seat)
        s.play(seat, actions[chance.below(len(actions))])
        for other in range(s.seats):
            s.money[other] = max(s.money[other], 6)
    return None


def listed(s: SmallCity, seat: int) -> int:
    """How many placements there are, of all pieces."""
    b = survey(s, seat)
    count = 0
    for piece in range(s.box.pieces):
        if why_not_piece(s, seat, b, piece) is None:
            count += len(placements(s, seat, b, piece, 0))
    return count


def microseconds(call: Callable[[], object], calls: int) -> float:
    """Processor time of one of the calls that `call` makes, the median of some rounds."""
    rounds = []
    for _ in range(ROUNDS):
        began = process_time()
        for _ in range(TIMES):
            call()
        rounds.append((process_time() - began) / TIMES / calls * 1e6)
    return median(rounds)


def measure(name: str, turn: int) -> None:
    found = [s for s in (planning(seed, turn) for seed in range(GAMES)) if s is not None]
    asked = [(s, seat) for s in found for seat in range(4)]
    placed = [listed(s, seat) for s, seat in asked]
    listing = microseconds(lambda: [listed(s, seat) for s, seat in asked], len(asked))
    cloning = microseconds(lambda: [s.clone() for s in found], len(found))
    size = max(len(GAME.encode(s)) for s in found)
    print(f"{name}: {median(placed):.0f} placements (most: {max(placed)}) in {listing:.1f} µs;", end=" ")
    print(f"clone {cloning:.2f} µs; encoded {size:,} bytes at most")


def main() -> None:
    print("compiled" if COMPILED else "interpreted")
    measure("open board, turn 1", FIRST_TURN)
    measure("late, turn 7", LATE_TURN)


if __name__ == "__main__":
    main()
