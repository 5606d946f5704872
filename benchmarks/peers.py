"""Compare Ludothèque with two peers, Catanatron and OpenSpiel: `python benchmarks/peers.py`.

The peers are installed into a separate environment under build/ and are never dependencies of the project. Each
subject is measured in a fresh process per round, with interleaved rounds, so that changes in the machine's speed
affect all of them; ratios are computed within a round. Each measure_*.py defines what counts as a decision.  The
games differ, so decisions per second compare engines only roughly.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from statistics import median

REPO = Path(__file__).resolve().parent.parent
OWN_PYTHON = REPO / ".venv" / "bin" / "python"
PEERS_PYTHON = REPO / "build" / "peers" / "bin" / "python"
OURS = {
    "quebec": "Québec",
    "quadrata": "Quadrata",
    "nouvelle_france": "Nouvelle-France",
    "small_city": "Small City",
    "civilization": "Civilization",
}
BUILDS = {"compiled": REPO / "build" / "compiled", "interpreted": REPO / "src"}
PINS = ("catanatron==3.2.1", "open_spiel==2.0.2")

MEASURES = {
    "inside": "decisions/s, whole games inside the engine",
    "python": "decisions/s, driven from Python",
    "simulations": "simulations/s of MCTS with random playouts, from the first decision",
    "copy_us": "copy of a mid-game position, µs",
    "encode_us": "encoding of a mid-game position, µs",
    "encode_bytes": "largest encoded position, bytes",
}


@dataclass
class Subject:
    """A subject of measurement: its child program, the child's requirements, and the figures of each round."""

    title: str
    python: Path
    child: str
    what: str
    pythonpath: Path | None = None
    skipped: str = ""
    version: str = ""
    rounds: list[dict[str, float]] = field(default_factory=list)

    def series(self, key: str) -> list[float]:
        """One figure over the rounds; empty if the subject was skipped or has no such figure."""
        return [figures[key] for figures in self.rounds if key in figures]


def subjects() -> list[Subject]:
    """All subjects, in the order of one round."""
    found = [Subject("Catanatron, Catan", PEERS_PYTHON, "measure_catanatron", "catan")]
    for name in ("chess", "backgammon", "gin_rummy", "quoridor"):
        found.append(Subject(f"OpenSpiel, {name}", PEERS_PYTHON, "measure_open_spiel", name))
    for game, title in OURS.items():
        for build, path in BUILDS.items():
            name = f"Ludothèque {build}, {title}"
            found.append(Subject(name, OWN_PYTHON, "measure_ours", f"{build} {game}", path))
    return found


def install_peers() -> None:
    """Create the peers' environment, with the project's own Python if there is one, so that all use the same."""
    if not PEERS_PYTHON.exists():
        print("peers: making build/peers", flush=True)
        python = OWN_PYTHON if OWN_PYTHON.exists() else sys.executable
        subprocess.run([str(python), "-m", "venv", str(PEERS_PYTHON.parent.parent)], check=True)
    for pin in PINS:
        print(f"peers: installing {pin}", flush=True)
        pip = [str(PEERS_PYTHON), "-m", "pip", "install", "-qq", "--only-binary=:all:", pin]
        if subprocess.run(pip, check=False).returncode:
            print(f"peers: {pin} could not be installed", flush=True)


def run_child(subject: Subject, seconds: float, number: int) -> None:
    """Measure one subject for one round; a failing child removes its subject and records the reason."""
    for path in (subject.python, subject.pythonpath):
        if path is not None and not path.exists():
            subject.skipped = f"no {path.relative_to(REPO)}; is it installed, or built by `make compiled`?"
            return
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if subject.pythonpath is not None:
        environment["PYTHONPATH"] = str(subject.pythonpath)
    order = (subject.what, str(seconds), str(number))  # the round is the seed: different games in each round
    command = (str(subject.python), "-m", f"benchmarks.{subject.child}", *order)
    child = subprocess.run(command, cwd=REPO, env=environment, capture_output=True, text=True, check=False)
    if child.returncode:
        subject.rounds.clear()
        subject.skipped = f"round {number}: {(child.stderr.strip() or 'no message').splitlines()[-1]}"
        return
    result = json.loads(child.stdout.splitlines()[-1])
    subject.version = result["version"]
    subject.rounds.append(result["figures"])


def measure_all(found: list[Subject], rounds: int, seconds: float) -> None:
    """Round 1 of every subject, then round 2 of every subject, and so on."""
    for number in range(1, rounds + 1):
        print(f"peers: round {number} of {rounds}", flush=True)
        for subject in [one for one in found if not one.skipped]:
            run_child(subject, seconds, number)
            if subject.skipped:
                print(f"peers: skipped {subject.title} ({subject.skipped})", flush=True)


def ratios(top: list[float], bottom: list[float]) -> list[float]:
    """By round; empty if either side was not measured."""
    return [a / b for a, b in zip(top, bottom, strict=True)] if top and bottom else []


def against(key: str, subject: Subject, peer: Subject) -> list[float]:
    """The advantage over Catanatron in each round: more decisions, or less time for a copy."""
    if key == "copy_us":
        return ratios(peer.series(key), subject.series(key))
    if key == "simulations":
        return ratios(subject.series(key), peer.series(key))
    if key in ("inside", "python"):  # Catanatron is pure Python, so it has one way only
        return ratios(subject.series(key), peer.series("python"))
    return []


def shown(value: float) -> str:
    """A figure with three significant digits or more."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(found: list[Subject]) -> Iterable[str]:
    """The rows of the Markdown table, one measure after the other."""
    yield "| Subject | Measure | Median [min - max] | Times better than Catanatron |"
    yield "| --- | --- | ---: | ---: |"
    for key, measure in MEASURES.items():
        for subject in found:
            if values := subject.series(key):
                times = against(key, subject, found[0])
                spread = f"{shown(median(values))} [{shown(min(values))} - {shown(max(values))}]"
                yield f"| {subject.title} | {measure} | {spread} | {shown(median(times)) if times else '-'} |"


def fastest(games: list[Subject], key: str) -> list[float]:
    """OpenSpiel's fastest game in each round; empty unless every game was measured."""
    series = [game.series(key) for game in games]
    return [max(values) for values in zip(*series, strict=True)] if all(series) else []


def goal(text: str, values: list[float], least: float = 0, most: float = inf) -> str:
    """One goal as a row of Markdown, judged by the median over the rounds: yes, no or not measured."""
    row = f"| {text} | at {f'most {most:g}' if most < inf else f'least {least:g}'} |"
    if not values:
        return f"{row} - | not measured |"
    return f"{row} {shown(median(values))} | {'yes' if least <= median(values) <= most else 'no'} |"


def goals(found: list[Subject]) -> Iterable[str]:
    """The goals of the project as a Markdown table; Nouvelle-France, whose questions are large, has none here.

    "Faster than every OpenSpiel game" is evaluated in three ways. The first compares our engine's own loop with
    OpenSpiel driven from Python, which favours us; the other two compare like with like.
    """
    peer, games, compiled, interpreted = found[0], found[1:5], found[5], found[6]
    inside, python = fastest(games, "inside"), fastest(games, "python")
    ours, driven = compiled.series("inside"), compiled.series("python")
    yield "| Goal | Limit | Measured | Met |"
    yield "| --- | ---: | ---: | --- |"
    for title, fast, slow in (("Québec", found[5], found[6]), ("Quadrata", found[7], found[8])):
        yield goal(
            f"{title}, interpreted: times Catanatron's decisions/s", against("inside", slow, peer), least=2
        )
        yield goal(
            f"{title}, compiled: times Catanatron's decisions/s", against("inside", fast, peer), least=50
        )
    yield goal("Québec: times OpenSpiel's fastest game driven from Python", ratios(ours, python), least=1)
    yield goal("... with both driven from Python", ratios(driven, python), least=1)
    yield goal("... with both inside the engine", ratios(ours, inside), least=1)
    searched, backgammon = compiled.series("simulations"), found[2].series("simulations")
    yield goal("Québec: times Catanatron's MCTS", ratios(searched, peer.series("simulations")), least=150)
    yield goal("Québec: times OpenSpiel's MCTS on backgammon", ratios(searched, backgammon), least=7)
    for name, build in (("compiled", compiled), ("interpreted", interpreted)):
        largest = sorted(build.series("encode_bytes"))[-1:]
        yield goal(
            f"Québec, {name}: Catanatron's copy over our clone", against("copy_us", build, peer), least=80
        )
        yield goal(f"Québec, {name}: largest encoded position, bytes", largest, most=2048)
        yield goal(f"Québec, {name}: encoding a position, µs", build.series("encode_us"), most=100)
    large = next(one for one in found if one.what == "compiled civilization")
    yield goal("Civilization: times Catanatron's decisions/s", against("inside", large, peer), least=8)
    yield goal("Civilization: a clone, µs", large.series("copy_us"), most=3)
    largest = sorted(large.series("encode_bytes"))[-1:]
    yield goal("Civilization: largest encoded position, bytes", largest, most=12_000)


def main() -> None:
    """Install, measure, print, and write the raw figures if requested."""
    parser = argparse.ArgumentParser(description="Compare Ludothèque with Catanatron and OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=5, help="at least 5 (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per figure (default: 2.0)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the raw rounds here")
    parser.add_argument("--skip-install", action="store_true", help="take build/peers as it is")
    options = parser.parse_args()
    if options.rounds < 5:
        parser.error("--rounds: a median needs at least 5")
    if not options.skip_install:
        install_peers()
    found = subjects()
    measure_all(found, options.rounds, options.seconds)
    print("\n".join(["", *table(found), "", *goals(found), ""]))
    for subject in found:
        print(f"{subject.title}: {subject.version or 'skipped, ' + subject.skipped}")
    if options.json:
        kept = ("title", "version", "skipped", "rounds")
        rows = [{key: getattr(subject, key) for key in kept} for subject in found]
        options.json.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
