"""The load of load.py with more processes and more connected matches; compared with boardgame.io.

    make scale, or after it: python benchmarks/scale.py --matches 200 1000 5000 --seconds 5

One process and two, on an SQLite file and on PostgreSQL with Redis; with two, the players of a match are never at
the same one, so that every move goes from one process to the other. PostgreSQL and Redis run with their default
settings, in temporary folders. The subjects alternate. Then: how long tabs are away when a process is stopped or
killed.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load import PORT, Bench, call, start_server, visitor
from benchmarks.load_peer import THEIRS, install, theirs
from tests.together.services import Postgres, Redis

MEASURES = {
    "moves_per_second": "moves/s",
    "p50_ms": "click to opponent, p50 ms",
    "p99_ms": "click to opponent, p99 ms",
    "server_us_per_move": "servers' processor, µs a move",
    "kB_per_match": "servers' memory, kB a connected match",
}
SUBJECTS = {
    "SQLite, 1 process": (False, 1),
    "SQLite, 2 processes": (False, 2),
    "PostgreSQL, 1 process": (True, 1),
    "PostgreSQL and Redis, 2 processes": (True, 2),
}
LONGEST_SECONDS = 300.0  # to open so many matches, or for all tabs to come back
Figures = dict[str, float]


@contextmanager
def serving(
    on_postgresql: bool, processes: int
) -> Iterator[tuple[list[int], list["subprocess.Popen[bytes]"]]]:
    """The ports and the processes of one new table."""
    with ExitStack() as stack:
        folder = tempfile.mkdtemp(prefix="ludotheque-scale-")
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        settings = {}
        if on_postgresql:
            postgres = Postgres()
            stack.callback(postgres.close)
            postgres.start()
            settings["database"] = postgres.database()
        if on_postgresql and processes > 1:
            redis = Redis()
            stack.callback(redis.close)
            redis.start()
            settings["redis"] = redis.url
        ports = [PORT + n for n in range(processes)]
        servers = []
        for port in ports:
            servers.append(start_server(folder, port, **settings))
            stack.callback(end, servers[-1])
        yield ports, servers


def end(server: "subprocess.Popen[bytes]") -> None:
    server.terminate()
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait(20)


def ours(subject: str, matches: int, seconds: float) -> Figures:
    with serving(*SUBJECTS[subject]) as (ports, servers):
        time.sleep(1)  # they have detected one another
        bench = Bench(matches, 0, ports)
        running = bench.run(seconds, *(server.pid for server in servers))
        return uvloop.run(asyncio.wait_for(running, LONGEST_SECONDS + seconds))


# ---------------------------------------------------------------- reconnection of tabs


async def away(subject: str, how: signal.Signals, tabs: int) -> list[float]:
    """Seconds from the signal until each tab of one process has been synchronised by the other one, reconnecting
    like our pages: after 0.3 to 0.5 s, then with a doubled delay after each failure."""
    with serving(*SUBJECTS[subject]) as (ports, servers):
        seats = [{"kind": "me"}, {"kind": "me"}]
        wanted = {"game": "relay", "seats": seats, "public": False}
        # Each is another person: one person may not open so many.
        cookies = [visitor(ports[0]) for _ in range(tabs)]
        opened = [call(ports[0], "POST", "/api/matches", cookie, wanted) for cookie in cookies]
        moment = 0.0

        async def follow(id: str, cookie: str) -> float:
            path = f"/api/matches/{id}/live"
            address = f"ws://127.0.0.1:{ports[0]}{path}"
            async with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as tab:
                await tab.recv()
                ready.release()
                try:
                    while True:
                        await tab.recv()
                except WebSocketException:
                    pass
            wait = 0.4
            while True:
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))
                wait *= 2
                try:
                    address = f"ws://127.0.0.1:{ports[1]}{path}"
                    async with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as tab:
                        await tab.recv()
                        return time.perf_counter() - moment
                except (OSError, WebSocketException):
                    continue

        ready = asyncio.Semaphore(0)
        following = [
            asyncio.create_task(follow(match["id"], cookie))
            for match, cookie in zip(opened, cookies, strict=True)
        ]
        for _ in following:
            await ready.acquire()
        moment = time.perf_counter()
        servers[0].send_signal(how)
        return sorted(await asyncio.wait_for(asyncio.gather(*following), LONGEST_SECONDS))


def table(rows: dict[str, dict[int, Figures]]) -> str:
    """A line for each figure and subject, a column for each number of matches."""
    counts = list(next(iter(rows.values())))
    lines = ["| | " + " | ".join(f"{count:,} matches" for count in counts) + " |"]
    lines.append("| --- |" + " ---: |" * len(counts))
    for measure, title in MEASURES.items():
        for subject, figures in rows.items():
            shown = [f"{figures[count][measure]:,.1f}" if count in figures else "–" for count in counts]
            lines.append(f"| {title}: {subject} | " + " | ".join(shown) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, nargs="+", default=[200, 1000, 5000])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--subjects", nargs="+", default=[*SUBJECTS, THEIRS])
    parser.add_argument("--tabs", type=int, default=200, help="that are moved from one process to another")
    chosen = parser.parse_args()
    # Sockets at both ends of each tab: the servers inherit this limit.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most != resource.RLIM_INFINITY and most < 2 * max(chosen.matches) + 500:
        raise SystemExit(f"{max(chosen.matches)} matches need more open files than the {most} allowed here")
    if THEIRS in chosen.subjects:
        install()
    rows: dict[str, dict[int, Figures]] = {subject: {} for subject in chosen.subjects}
    for matches in chosen.matches:
        for subject in chosen.subjects:
            load = os.getloadavg()[0]
            try:
                if subject == THEIRS:
                    found = theirs(matches, chosen.seconds, 0)
                else:
                    found = ours(subject, matches, chosen.seconds)
            except (
                SystemExit,
                AssertionError,
                OSError,
                subprocess.TimeoutExpired,
            ) as error:  # the others go on
                print(
                    json.dumps(
                        {"subject": subject, "matches": matches, "failed": str(error) or type(error).__name__}
                    ),
                    flush=True,
                )
                continue
            rows[subject][matches] = found
            figures = {key: round(value, 2) for key, value in found.items()}
            said = {"subject": subject, "matches": matches, "load": round(load, 2)} | figures
            print(json.dumps(said), flush=True)
    print(f"\n{table(rows)}\n", flush=True)
    for how in (signal.SIGTERM, signal.SIGKILL):
        for subject in [name for name in chosen.subjects if SUBJECTS.get(name, (0, 1))[1] > 1]:
            seconds = asyncio.run(away(subject, how, chosen.tabs))
            print(
                f"{how.name}, {subject}: {len(seconds)} tabs were back after {seconds[len(seconds) // 2]:.2f} s in "
                f"the middle and {seconds[-1]:.2f} s at most",
                flush=True,
            )


if __name__ == "__main__":
    main()
