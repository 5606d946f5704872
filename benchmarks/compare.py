"""Compare the engine of this working tree with that of another commit: `make compare BASE=main`.

Both are compiled, the other commit in a copy under build/compare. Each game is measured in a fresh process per
round, with the two builds interleaved, so that changes in the machine's speed affect both; ratios are computed
within a round, and their median and range over all rounds are printed. Above 1 the working tree is faster at random
play, and its clones are slower.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

REPO = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(REPO))

from benchmarks import measuring  # noqa: E402

GAMES = ("quebec", "quadrata", "nouvelle_france", "small_city", "civilization")
PLAYERS = 3
# The limits for a change: see CONTRIBUTING.md.
SLOWEST_PLAY = 0.95
DEAREST_CLONE = 1.15


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("base", help="a commit, branch or tag")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.5, help="of random play in a round")
    asked = parser.parse_args()
    builds = {"base": build_of(asked.base), "here": build_here()}
    print(f"this working tree against {asked.base}: median of {asked.rounds} rounds")
    print(f"{'game':<18}{'play':<24}{'clone':<24}decisions/s and µs a clone, base and here")
    too_slow = False
    for game in GAMES:
        rounds = [
            {name: measured(build, game, asked.seconds, number) for name, build in in_turn(builds, number)}
            for number in range(asked.rounds)
        ]
        play = [one["here"]["play"] / one["base"]["play"] for one in rounds]
        clone = [one["here"]["clone"] / one["base"]["clone"] for one in rounds]
        figures = [
            f"{median(one[name][what] for one in rounds):,.{digits}f}"
            for what, digits in (("play", 0), ("clone", 2))
            for name in builds
        ]
        print(f"{game:<18}{shown(play):<24}{shown(clone):<24}{' '.join(figures)}", flush=True)
        too_slow = too_slow or median(play) < SLOWEST_PLAY or median(clone) > DEAREST_CLONE
    if too_slow:
        sys.exit(f"slower than {SLOWEST_PLAY}x at play or dearer than {DEAREST_CLONE}x to clone")


def shown(ratios: list[float]) -> str:
    return f"{median(ratios):.3f} ({min(ratios):.3f}-{max(ratios):.3f})"


def in_turn(builds: dict[str, Path], number: int) -> list[tuple[str, Path]]:
    """The order alternates between rounds."""
    pairs = list(builds.items())
    return pairs if number % 2 == 0 else pairs[::-1]


def build_here() -> Path:
    folder = REPO / "build" / "compiled"
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, str(REPO / "hatch_build.py"), str(folder)], check=True)
    return folder


def build_of(commit: str) -> Path:
    """The engine of a commit, compiled by its own build; cached."""
    sha = said_by_git("rev-parse", "--verify", f"{commit}^{{commit}}").strip()
    copy = REPO / "build" / "compare" / sha
    built = copy / "build" / "compiled"
    if not (built / "whole").exists():
        copy.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", sha], cwd=REPO, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(copy)], input=archive, check=True)
        built.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "hatch_build.py", str(built)], cwd=copy, check=True)
        (built / "whole").touch()
    return built


def said_by_git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=REPO, check=True, capture_output=True, text=True).stdout


def measured(build: Path, game: str, seconds: float, number: int) -> dict[str, float]:
    """The results of one round, from a separate process."""
    child = [sys.executable, __file__, "--measure", game, str(seconds), str(number)]
    done = subprocess.run(
        child, env={**os.environ, "PYTHONPATH": str(build)}, check=True, capture_output=True, text=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def measure(name: str, seconds: float, number: int) -> dict[str, float]:
    from ludotheque.core.build import COMPILED
    from ludotheque.core.catalogue import load_game
    from ludotheque.core.chance import seeded
    from ludotheque.core.playout import middle_of, play_random

    assert COMPILED, "this build is not compiled"
    game = load_game(name)
    middles = [middle_of(game, PLAYERS, seed) for seed in range(measuring.MIDGAMES)]
    return {
        "play": measuring.decisions_per_second(
            lambda seed: play_random(game.new(PLAYERS, seed), seeded(seed)), int, seconds, number
        ),
        "clone": measuring.microseconds_per_call([state.clone for state in middles], seconds / 4),
    }


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        print(json.dumps(measure(sys.argv[2], float(sys.argv[3]), int(sys.argv[4]))))
    else:
        main()
