"""Small City: how long it takes to list every placement of every tile in a full borough late in the game.

PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.placements
"""

from statistics import median
from time import perf_counter

from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.games.small_city.borough import survey
from ludotheque.games.small_city.placement import placements
from ludotheque.games.small_city.plan import why_not_piece
from ludotheque.games.small_city.state import SmallCity
from ludotheque.games.small_city.vocabulary import IN_PLANS

TURN, GAMES, TIMES, ROUNDS = 7, 12, 50, 7


def late(seed: int) -> SmallCity | None:
    """A position of random players who plan in a late turn, in whole zones and with money enough."""
    s, chance = load_game("small_city").new(4, seed), seeded(seed)
    while not s.over():
        if s.turn == TURN and s.stage() == IN_PLANS:
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


def main() -> None:
    found = [s for s in map(late, range(GAMES)) if s is not None]
    asked = [(s, seat) for s in found for seat in range(4)]
    rounds = []
    for _ in range(ROUNDS):
        began = perf_counter()
        for _ in range(TIMES):
            for s, seat in asked:
                listed(s, seat)
        rounds.append((perf_counter() - began) / TIMES / len(asked) * 1e6)
    placed = [listed(s, seat) for s, seat in asked]
    build = "compiled" if COMPILED else "interpreted"
    print(f"{build}: {median(rounds):.1f} µs for {median(placed):.0f} placements (most: {max(placed)})")


if __name__ == "__main__":
    main()
