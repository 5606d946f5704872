"""Many games of the engine and the second referee in lockstep, each with a random set-up: `python -m
tests.small_city.lockstep_games --games 500`.
"""

import argparse
import random
import sys
import traceback
from typing import get_args

from tests.small_city.lockstep import Lockstep
from tests.small_city.referee import Options
from tests.small_city.referee.table import Boards, Victory

BOARDS: tuple[Boards, ...] = get_args(Boards)
VICTORIES: tuple[Victory, ...] = get_args(Victory)


def random_options(chance: random.Random) -> Options:
    """Any modules together; on the boards of Asia only votes win."""
    boards = chance.choice(BOARDS)
    return Options(
        boards,
        "votes" if boards.startswith("asia") else chance.choice(VICTORIES),
        godzillas=chance.choice(("no", "yes", "stockholm")),
        doctors=chance.random() < 0.5,
        mayor_variant=chance.random() < 0.5,
        new_actions=chance.random() < 0.5,
        real_buildings=chance.random() < 0.5,
        nuclear=chance.random() < 0.5,
        new_buildings=chance.choice(("no", "yes", "with_promises")),
    )


def play(seed: int) -> int:
    """One game to the end, two of three with gifts and rare tiles; how many decisions were compared."""
    chance = random.Random(seed)
    seats, options = chance.randint(1, 4), random_options(chance)
    lockstep = Lockstep(seats, options, seed, rich=chance.random() < 0.67)
    lockstep.play()
    return len(lockstep.past)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others follow")
    asked = parser.parse_args()
    decisions, apart = 0, []
    for seed in range(asked.seed, asked.seed + asked.games):
        try:
            decisions += play(seed)
        except Exception:  # whatever it is, the other games are played as well
            apart.append(seed)
            traceback.print_exc()
        print(f"\r{seed - asked.seed + 1} of {asked.games} games, {len(apart)} apart", end="", flush=True)
    print(f"\n{asked.games} games, {decisions:,} decisions compared; apart: {apart or 'none'}")
    sys.exit(1 if apart else 0)


if __name__ == "__main__":
    main()
