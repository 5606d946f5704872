"""Many games of the engine and the second referee in lockstep, each with a random set-up: `python -m
tests.civilization.lockstep_games --games 250 --seed 1`, with `--war` of movement and battle.
"""

import argparse
import random
import sys
import traceback
from collections import Counter

from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import OPTIONS
from tests.civilization.lockstep import Lockstep, Rules
from tests.civilization.plenty import plenty
from tests.civilization.random_games import in_full_swing
from tests.civilization.referee.world import GAME
from tests.civilization.war_games import war

HOW = ("full", "partly", "choices only", "skipped")
MOST_DECISIONS = 900


def random_options(chance: random.Random) -> dict[str, str]:
    """Any options together."""
    return {domain.name: chance.choice(domain.ids) for domain in OPTIONS}


def table(seed: int) -> tuple[Civilization, random.Random]:
    """A game from its beginning, one in full swing, or a table of plenty."""
    chance = random.Random(seed)
    seats, options = chance.randint(2, 5), random_options(chance)
    kind = chance.randrange(3)
    if kind == 0:
        return GAME.new(seats, seed, options), chance
    if kind == 1:
        return in_full_swing(seats, seed, options), chance
    return plenty(seats, seed, **{**options, "fame_and_fortune": "yes", "great_person_deck": "yes"}), chance


def play(seed: int, rules: Rules | None = None, most: int = MOST_DECISIONS) -> Lockstep:
    """One game, two of three with gifts."""
    s, chance = table(seed)
    return Lockstep(s, seed, generous=chance.random() < 0.67, rules=rules, most=most)


def report(counts: dict[str, Counter[str]], reasons: Counter[str]) -> Counter[str]:
    """For each question how it was compared, and why not in full; the totals."""
    by_question: dict[str, Counter[str]] = {}
    for name, found in counts.items():
        by_question.setdefault(name.split(":")[0], Counter()).update(found)
    print(f"{'':18}" + "".join(f"{how:>14}" for how in HOW))
    for question, found in sorted(by_question.items()):
        print(f"{question:18}" + "".join(f"{found[how]:14,}" for how in HOW))
    total = sum(by_question.values(), Counter[str]())
    print(f"{'all':18}" + "".join(f"{total[how]:14,}" for how in HOW))
    print("\nnot in full because of:")
    for why, number in reasons.most_common():
        print(f"{number:8,}  {why}")
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others follow")
    parser.add_argument("--war", action="store_true", help="games of war: movement and battle")
    asked = parser.parse_args()
    rules = Rules()
    decisions, numbers, apart = 0, 0, []
    counts: dict[str, Counter[str]] = {}
    reasons: Counter[str] = Counter()
    for seed in range(asked.seed, asked.seed + asked.games):
        lockstep = None
        try:
            lockstep = war(seed, rules) if asked.war else play(seed, rules)
            lockstep.play()
        except Exception:  # whatever it is, the other games are played as well
            apart.append(seed)
            traceback.print_exc()
        if lockstep is not None:
            decisions += len(lockstep.past)
            numbers += lockstep.numbers
            reasons.update(lockstep.reasons)
            for name, found in lockstep.counts.items():
                counts.setdefault(name, Counter()).update(found)
        print(f"\r{seed - asked.seed + 1} of {asked.games} games, {len(apart)} apart", end="", flush=True)
    print()
    total = report(counts, reasons)
    print(
        f"\n{asked.games} games, {decisions:,} decisions: {total['full']:,} compared in full,"
        f" {total['partly']:,} in part, {total['choices only']:,} in their choices;"
        f" {numbers:,} numbers; apart: {apart or 'none'}"
    )
    sys.exit(1 if apart else 0)


if __name__ == "__main__":
    main()
