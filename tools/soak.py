"""Randomised tests beyond `make test`, with the command to reproduce each failure.

`make soak`, `make soak MINUTES=30`, `make soak SEED=...`. Each round has its own seed: all properties with many more
examples, the conformance checks on games of that seed, and a thousand random games with each number of players, with
the invariants checked after each decision. Ten rounds make ten thousand games each. The first round also sends a
hundred thousand requests and as many messages to a web table (`tools/fuzz.py`; `FUZZ=1000` for that many of each),
and lets two writers race for one match 10,000 times on each database (`FUZZ=0`: neither).
"""

import argparse
import json
import os
import random
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
CACHE = ROOT / "build" / "soak"
ROUNDS = 10
GAMES = 1000
REQUESTS = 100_000
RACES = 10_000


@dataclass(frozen=True)
class Step:
    """A step that runs with a seed."""

    what: str
    seed: int

    def run(self) -> bool:
        """Returns whether it passed."""
        raise NotImplementedError

    def repeat(self) -> str:
        """The command that reproduces a failure."""
        raise NotImplementedError


@dataclass(frozen=True)
class Tests(Step):
    """Some of the tests, with random numbers from this seed."""

    chosen: tuple[str, ...]

    def run(self) -> bool:
        shutil.rmtree(CACHE, ignore_errors=True)
        command = [*self.command(), "-n", "auto", "-o", f"cache_dir={CACHE}", *self.chosen]
        environment = {**os.environ, "SOAK_SEED": str(self.seed)}
        return subprocess.run(command, cwd=ROOT, env=environment).returncode == 0

    def command(self) -> list[str]:
        return [str(BIN / "pytest"), f"--hypothesis-seed={self.seed}"]

    def repeat(self) -> str:
        failed = CACHE / "v" / "cache" / "lastfailed"
        tests = list(json.loads(failed.read_text())) if failed.is_file() else list(self.chosen)
        return typed([*self.command(), *tests], SOAK_SEED=str(self.seed))


@dataclass(frozen=True)
class Games(Step):
    """Many random games of one set-up."""

    game: str
    seats: int

    def run(self) -> bool:
        return subprocess.run(self.command(), cwd=ROOT, stdout=subprocess.DEVNULL).returncode == 0

    def command(self) -> list[str]:
        table = [self.game, "--seats", str(self.seats), "--games", str(GAMES), "--seed", str(self.seed)]
        return [str(BIN / "ludotheque"), "simulate", *table, "--bots", "random", "--check"]

    def repeat(self) -> str:
        return typed(self.command())


@dataclass(frozen=True)
class Fuzz(Step):
    """Fuzzing of a web table."""

    number: int

    def run(self) -> bool:
        return subprocess.run(self.command(), cwd=ROOT).returncode == 0

    def command(self) -> list[str]:
        number = str(self.number)
        sent = ["--seed", str(self.seed), "--requests", number, "--messages", number]
        return [sys.executable, "-m", "tools.fuzz", *sent]

    def repeat(self) -> str:
        return typed(self.command())


@dataclass(frozen=True)
class Races(Step):
    """Races of two writers for one match, on both databases."""

    number: int

    def run(self) -> bool:
        return subprocess.run(self.command(), cwd=ROOT, env=os.environ | self.variables()).returncode == 0

    def command(self) -> list[str]:
        return [str(BIN / "pytest"), "tests/together/test_racing.py"]

    def variables(self) -> dict[str, str]:
        return {"RACES": str(self.number)}

    def repeat(self) -> str:
        return typed(self.command(), **self.variables())


def typed(command: list[str], **variables: str) -> str:
    """A command with its environment variables."""
    if "PYTHONPATH" in os.environ:
        variables = {"PYTHONPATH": os.environ["PYTHONPATH"], **variables}
    settings = [f"{name}={shlex.quote(value)}" for name, value in variables.items()]
    return " ".join([*settings, shlex.join(command)])


def steps_of(seed: int, tables: list[tuple[str, int]]) -> list[Step]:
    """The steps of a round."""
    return [
        Tests("properties", seed, ("-m", "hypothesis", "--ignore", "tests/browser", "tests")),
        Tests("conformance", seed, ("-k", "test_case or test_game", "tests/test_conformance.py")),
        *(Games(f"{GAMES} games of {game} for {seats}", seed, game, seats) for game, seats in tables),
    ]


def all_tables() -> list[tuple[str, int]]:
    """Every game with each number of players."""
    from ludotheque.core.catalogue import game_ids, load_game

    return [(game, seats) for game in game_ids() for seats in load_game(game).seats]


def rounds(seed: int, minutes: float | None, fuzz: int) -> Iterator[tuple[int, Step]]:
    """The steps, each with the number of its round; none begins after the time limit."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    tables = all_tables()
    number = 0
    if fuzz:
        yield number, Fuzz(f"{fuzz} requests and messages", seed, fuzz)
        yield number, Races(f"{RACES} races of two writers", seed, RACES)
    while end is not None or number < ROUNDS:
        for step in steps_of(seed + number, tables):
            if end is not None and time.monotonic() > end:
                return
            yield number, step
        number += 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--minutes", type=float, default=None, help=f"instead of {ROUNDS} rounds")
    parser.add_argument("--fuzz", type=int, default=REQUESTS, help="requests, and messages, to a web table")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    console = Console()
    seed = random.SystemRandom().randrange(10**9) if asked.seed is None else asked.seed
    console.print(f"again with: make soak SEED={seed}", highlight=False)
    began = time.monotonic()
    done = 0
    for number, step in rounds(seed, asked.minutes, asked.fuzz):
        passed = int(time.monotonic() - began)
        clock = f"{passed // 60}:{passed % 60:02}"
        console.print(
            f"[bold]== round {number + 1}, {clock}:[/] {step.what}, seed {step.seed}", highlight=False
        )
        if not step.run():
            console.print(f"[red bold]failed:[/] {step.what}; to see it again:")
            for command in [step.repeat(), f"make soak SEED={step.seed}"]:
                console.print(f"    {command}", markup=False, highlight=False, soft_wrap=True)
            return 1
        done += 1
    console.print(f"{done} steps, nothing found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
