"""Whether previews come true, how much they say, and what they cost.

    PYTHONPATH=build/compiled python -m benchmarks.previews civilization --choices 10000

Random play with all numbers of seats in turn and random options. At each position a few random legal choices of a
seat to move are previewed as at a table, then carried out in the true position and compared
(`conformance.previews.compare`). «beyond the action»: the certain effects say more than the action does
(`informative`). The clock is the CPU time of the process.
"""

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from time import process_time
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.conformance.previews import compare, informative
from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import Chance, seeded
from ludotheque.core.events import Log
from ludotheque.core.game import BadSetup, Game
from ludotheque.core.preview import Figures, Preview, preview
from ludotheque.core.state import State
from ludotheque.core.warnings import warnings
from ludotheque.table.match.forced import follow

GAMES = ["quebec", "quadrata", "nouvelle_france", "small_city", "civilization"]
EACH = 3  # choices at a position
OF_A_GAME = 60  # positions of a game, about
SHARES = (
    "any certain event",
    "beyond the action",
    "gains, or several events",
    "through forced answers",
    "open",
    "open and empty",
    "useless",
)
PARTS = ("sample", "clone and apply", "figures", "view", "warning")


class Found:
    """What the previews of a game came to."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        self.events: list[int] = []
        self.opened_by: Counter[str] = Counter()
        self.useless: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.poor: Counter[str] = Counter()


def walk(game: Game[Any], found: Found, wanted: int, chance: random.Random) -> None:
    """Random games until so many choices are previewed, as many with each number of seats."""
    for number, seats in enumerate(game.seats, 1):
        until = wanted * number // len(game.seats)
        while found.counts["choices"] < until:
            options = {
                option.name: chance.choice([option.domain.to_json(i) for i in range(option.domain.size)])
                for option in game.options
            }
            try:
                one_game(game, seats, options, found, until, chance)
            except BadSetup:  # options that exclude one another
                continue


def one_game(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    found: Found,
    until: int,
    chance: random.Random,
) -> None:
    """A whole game; looked at are positions spread evenly over it."""
    seed, samples = chance.getrandbits(64), seeded(chance.getrandbits(64))
    length = sum(1 for _ in played(game, seats, options, seed))
    apart = max(1, length // OF_A_GAME)
    for number, s in enumerate(played(game, seats, options, seed)):
        if number % apart != seed % apart:
            continue
        seat = chance.choice(s.to_move())
        actions = [int(action) for action in s.actions(seat)]
        count = min(len(actions), EACH, until - found.counts["choices"])
        if count == 0:
            return
        look(s, seat, chance.sample(actions, count), len(actions), samples, found)


def played(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """The positions of a random game, the same ones for the same seed."""
    s, chance = game.new(seats, seed, options), random.Random(seed)
    while not s.over():
        yield s
        seat = chance.choice(s.to_move())
        s.apply(seat, chance.choice(list(s.actions(seat))))


def look(s: State, seat: int, actions: list[int], choices: int, samples: Chance, found: Found) -> None:
    """Preview some of the choices of a seat, and carry each out."""
    found.counts["questions"] += 1
    found.counts["choices at questions"] += choices
    for action in actions:
        found.counts["choices"] += 1
        found.seats[s.seats] += 1
        start = process_time()
        told = preview(s, seat, action, samples, follow)
        found.seconds["preview"] += process_time() - start
        wrong = compare(s, seat, action, told, follow)
        if wrong is not None:
            found.counts["mismatches"] += 1
            said = s.game.vocabulary.to_json(action)
            found.wrong.append(f"{s.game.id}, {s.seats} seats, {said}: {wrong}")
        count(s, seat, action, told, found)
    found.counts["looked at"] += 1
    parts_of_the_time(s, seat, actions[0], samples, found)


def count(s: State, seat: int, action: int, told: Preview, found: Found) -> None:
    """What a preview says."""
    counts, verb = found.counts, s.game.vocabulary.find(action).name
    if not told.known:
        counts["hidden outcome"] += 1
        return
    counts["any certain event"] += len(told.events) > 0
    beyond = informative(s, seat, action, told)
    counts["beyond the action"] += beyond
    counts["gains, or several events"] += len(told.events) > 1 or any(told.gains) or any(told.tally)
    counts["through forced answers"] += told.forced > 0
    counts["open"] += told.open
    counts["open and empty"] += told.open and not told.events
    counts["useless"] += told.useless
    if told.useless:
        found.useless[verb] += 1
    if told.open:
        found.opened_by[opening(s, seat, action, told)] += 1
        if not beyond:
            found.poor[f"{verb}, open by {opening(s, seat, action, told)}"] += 1
    elif not beyond:
        found.poor[verb] += 1


def opening(s: State, seat: int, action: int, told: Preview) -> str:
    """The first event that is no longer certain."""
    after, log = s.clone(), Log()
    after.apply(seat, action, log)
    heard = log.heard_by(seat)
    return heard[len(told.events)].kind.name if len(heard) > len(told.events) else "no event"


def parts_of_the_time(s: State, seat: int, action: int, samples: Chance, found: Found) -> None:
    """Where the time goes."""
    for name, call in (
        ("sample", lambda: s.sample(seat, samples)),
        ("clone and apply", lambda: s.clone().apply(seat, action, Log())),
        ("figures", lambda: Figures(s)),
        ("view", lambda: s.view(seat)),
        ("warning", lambda: warnings(s, seat, vec[i64]([action]), samples, follow)),
    ):
        start = process_time()
        call()
        found.seconds[name] += process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(GAMES)}; default: all")
    parser.add_argument("--choices", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--poor", action="store_true", help="name the choices of which little is certain")
    wanted = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'interpreted'} engine")
    failed = False
    for name in wanted.game or GAMES:
        found = Found()
        walk(load_game(name), found, wanted.choices, random.Random(wanted.seed))
        failed |= bool(found.wrong)
        report(name, found, wanted.poor)
    raise SystemExit(1 if failed else 0)


def report(name: str, found: Found, poor: bool) -> None:
    counts = found.counts
    known = counts["choices"] - counts["hidden outcome"]
    print(f"{name}: {counts['choices']} choices, by seats {dict(sorted(found.seats.items()))}")
    print(f"  mismatches: {counts['mismatches']}")
    for wrong in found.wrong[:5]:
        print(f"    {wrong[:600]}")
    for what in SHARES:
        print(f"  {what}: {counts[what] / max(known, 1):.1%}")
    print(f"  hidden outcome: {counts['hidden outcome']}")
    each = found.seconds["preview"] / counts["choices"] * 1e6
    asked = counts["choices at questions"] / counts["questions"]
    print(f"  {each:.0f} µs a choice; a question has {asked:.1f} choices: {each * asked:.0f} µs for all")
    looked = counts["looked at"]
    for part in PARTS:
        print(f"    {part}: {found.seconds[part] / max(looked, 1) * 1e6:.0f} µs")
    print(f"  useless: {dict(found.useless.most_common(8))}")
    if poor:
        print(f"  open by: {dict(found.opened_by.most_common(12))}")
        for what, times in found.poor.most_common(25):
            print(f"    {times / max(known, 1):.1%} {what}")


if __name__ == "__main__":
    main()
