"""The load of load.py on our web table and on boardgame.io's own server, interleaved.

    make load-peer, or after it: python benchmarks/load_peer.py --rounds 3 --seconds 10

boardgame.io is installed into build/boardgame and is never part of the project. The subjects alternate, with a fresh
server each time, so that changes in the machine's speed affect both. Ours writes every move to disk before it
answers; boardgame.io keeps its matches in memory, its default.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import IO

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load import ROOT, finish_reads, memory, processor, start_reads

HERE = Path(__file__).resolve().parent
PEER = ROOT / "build" / "boardgame"
OURS, THEIRS = "ours", "boardgame.io"
MEASURES = {
    "moves_per_second": "moves/s",
    "p50_ms": "click to opponent, p50 ms",
    "p99_ms": "click to opponent, p99 ms",
    "server_us_per_move": "server processor, µs per move",
    "kB_per_match": "server memory, kB per connected match",
    "read_p99_ms": "lobby read, p99 ms",
}
PATHS = ["/games", "/games/relay"]


def environment() -> dict[str, str]:
    """Node from our Python environment comes first; production mode, so that boardgame.io doesn't log every move."""
    beside = str(Path(sys.executable).parent)
    return os.environ | {"PATH": os.pathsep.join([beside, os.environ["PATH"]]), "NODE_ENV": "production"}


def install() -> None:
    """The pinned packages, once."""
    PEER.mkdir(parents=True, exist_ok=True)
    wanted = (HERE / "boardgame" / "package.json").read_text()
    placed = PEER / "package.json"
    if placed.exists() and placed.read_text() == wanted and (PEER / "installed").exists():
        return
    (PEER / "installed").unlink(missing_ok=True)
    placed.write_text(wanted)
    command = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=PEER, env=environment(), check=True, timeout=300)
    (PEER / "installed").touch()


def version(package: str) -> str:
    """The installed version of a package."""
    found = json.loads((PEER / "node_modules" / package / "package.json").read_text())
    return f"{package} {found['version']}"


def node(script: str, *arguments: str) -> "subprocess.Popen[str]":
    """A node process in the folder of the packages, in its own process group: `node` may be a wrapper."""
    return subprocess.Popen(
        ["node", str(HERE / "boardgame" / script), *arguments],
        cwd=PEER,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def line(stream: IO[str] | None) -> str:
    """The next line; both scripts end by themselves, so this never blocks for ever."""
    assert stream is not None
    said = stream.readline().strip()
    if not said:
        raise SystemExit("boardgame.io's side ended early")
    return said


def theirs(matches: int, seconds: float, reads: float) -> dict[str, float]:
    """One run of boardgame.io's server."""
    started = [node("server.cjs")]
    try:
        hello = json.loads(line(started[0].stdout))
        server = int(hello["pid"])
        before = memory(server)
        port = str(hello["port"])
        clients = node("clients.mjs", "--port", port, "--matches", str(matches), "--seconds", str(seconds))
        started.append(clients)
        assert line(clients.stdout) == "connected"
        connected = memory(server)
        assert clients.stdin is not None
        clients.stdin.write("go\n")
        clients.stdin.flush()
        assert line(clients.stdout) == "measuring"
        worked = processor(server)
        reading = start_reads(hello["port"], reads, seconds, PATHS)
        measured: dict[str, float] = json.loads(line(clients.stdout))
        worked = processor(server) - worked
        measured["server_us_per_move"] = worked / max(measured["moves"], 1) * 1e6
        measured["kB_per_match"] = (connected - before) / matches / 1000
        return measured | finish_reads(reading)
    finally:
        for process in reversed(started):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait(10)


def ours(matches: int, seconds: float, reads: float) -> dict[str, float]:
    """One run of load.py."""
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-load-peer-"))
    try:
        command = [
            sys.executable,
            str(HERE / "load.py"),
            "--matches",
            str(matches),
            "--seconds",
            str(seconds),
            "--reads",
            str(reads),
        ]
        command += ["--json", str(folder / "measured.json")]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=seconds + 180)
        measured: dict[str, float] = json.loads((folder / "measured.json").read_text())
        return measured
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def table(runs: dict[int, dict[str, list[dict[str, float]]]]) -> str:
    """Medians over the rounds, and the ratio of ours to theirs."""
    rows = ["| | matches | ours | boardgame.io | ours / boardgame.io |", "|---|--:|--:|--:|--:|"]

    def row(title: str, matches: str, mine: float, other: float) -> None:
        rows.append(f"| {title} | {matches} | {mine:,.1f} | {other:,.1f} | {mine / other:.2f} |")

    medians = {
        (key, matches, name): median(run[key] for run in measured)
        for matches, subjects in runs.items()
        for name, measured in subjects.items()
        for key in measured[0]
    }
    for key, title in MEASURES.items():
        if (key, min(runs), OURS) not in medians:
            continue
        for matches in runs:
            row(title, str(matches), medians[key, matches, OURS], medians[key, matches, THEIRS])
    few, many = min(runs), max(runs)
    if few < many:  # initial memory use cancels out in the difference
        more = [
            (many * medians["kB_per_match", many, name] - few * medians["kB_per_match", few, name])
            / (many - few)
            for name in (OURS, THEIRS)
        ]
        row("server memory, kB per match more", f"{few} to {many}", *more)
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--reads", type=float, default=50, help="HTTP reads a second beside the moves")
    parser.add_argument("--only", choices=[OURS, THEIRS])
    chosen = parser.parse_args()
    install()
    print(", ".join(map(version, ("boardgame.io", "socket.io", "socket.io-client"))), flush=True)
    subjects = {name: run for name, run in ((OURS, ours), (THEIRS, theirs)) if chosen.only in (None, name)}
    runs: dict[int, dict[str, list[dict[str, float]]]] = {}
    for matches in chosen.matches:
        runs[matches] = {name: [] for name in subjects}
        for _ in range(chosen.rounds):
            for name, run in subjects.items():
                load = os.getloadavg()[0]
                measured = run(matches, chosen.seconds, chosen.reads)
                runs[matches][name].append(measured)
                figures = {key: round(value, 2) for key, value in measured.items()}
                print(
                    json.dumps({"subject": name, "matches": matches, "load": round(load, 2)} | figures),
                    flush=True,
                )
    if not chosen.only:
        print(f"\n{table(runs)}")


if __name__ == "__main__":
    main()
