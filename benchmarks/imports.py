"""The latency for others while journal files are imported, and while courses and journals of long matches are
requested; and the remaining memory.

A server of its own on the loopback address; one client pings over a WebSocket continuously, others import the same
long match, four at a time, then request the course and the journal of each. With PYTHONPATH=OTHER/src it measures
the package of another checkout.

    PYTHONPATH=$PWD/build/compiled .venv/bin/python benchmarks/imports.py
"""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match

GAME, SEATS = "civilization", 5
AT_ONCE = 4
MILLISECONDS_BETWEEN = 5
NO_LIMITS = ("REQUESTS_PER_ADDRESS", "MATCHES_PER_PERSON", "MATCHES_PER_ADDRESS")


def long_match(decisions: int) -> bytes:
    """A match of this many random decisions, or until its end."""
    match, chance = Match.new(load_game(GAME), SEATS, 7, {}), random.Random(7)
    while not match.state.over() and len(match.actions) < decisions:
        seat = int(match.state.to_move()[0])
        match.play(seat, int(chance.choice(list(match.state.actions(seat)))))
    print(f"a journal of {GAME} with {len(match.actions)} decisions")
    return match.journal.to_text().encode()


def start(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    variables = {"LUDOTHEQUE_DATABASE": str(folder / "table.sqlite3"), "LUDOTHEQUE_PORT": str(port)}
    variables |= {f"LUDOTHEQUE_{limit}": "0" for limit in NO_LIMITS}
    command = [sys.executable, "-c", "from ludotheque.cli.main import main; main()", "serve", "--no-open"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            command, env={**os.environ, **variables}, stdout=log, stderr=log, cwd=folder
        )
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            if httpx.get(f"{url}/health", trust_env=False).is_success:
                return server, url
        except httpx.TransportError:
            time.sleep(0.1)
        assert server.poll() is None, (folder / "log").read_text()[-2000:]
    raise SystemExit("the server does not start")


def memory(pid: int) -> tuple[float, float]:
    """Resident MiB of a process, and of its children."""

    def of(process: int) -> float:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)

    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    threads = [Path(p).read_text().split() for p in Path(f"/proc/{pid}/task").glob("*/children")]
    return of(pid), sum(of(int(child)) for child in {*children, *(c for few in threads for c in few)})


async def ping(tab: ClientConnection, stop: asyncio.Event) -> list[float]:
    spent = []
    while not stop.is_set():
        began = time.perf_counter()
        await tab.send('{"do": "ping", "id": "1"}')
        await tab.recv()
        spent.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(MILLISECONDS_BETWEEN / 1000)
    return spent


def said(what: str, spent: list[float]) -> None:
    p99 = quantiles(spent, n=100)[98]
    print(
        f"{what}: p50 {median(spent):.1f} ms, p99 {p99:.1f} ms, max {max(spent):.1f} ms of {len(spent)} pings"
    )


async def visitor(url: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=url, timeout=600, trust_env=False)
    (await client.get("/api/me")).raise_for_status()
    return client


async def measure(url: str, pid: int, file: bytes, imports: int, idle: float) -> None:
    watcher = await visitor(url)
    wanted = {"game": "quadrata", "seats": [{"kind": "me"}, {"kind": "me"}]}
    match = (await watcher.post("/api/matches", json=wanted)).json()["id"]
    people = [await visitor(url) for _ in range(AT_ONCE)]

    brought: list[tuple[httpx.AsyncClient, str]] = []

    async def bring(person: httpx.AsyncClient, count: int) -> None:
        for _ in range(count):
            headers = {"Content-Type": "application/json"}
            answer = await person.post("/api/import", content=file, headers=headers)
            brought.append((person, answer.raise_for_status().json()["id"]))

    async def look_back(person: httpx.AsyncClient) -> None:
        for what in ("course", "journal"):
            for owner, match in brought:
                if owner is person:
                    (await person.get(f"/api/matches/{match}/{what}")).raise_for_status()

    address = f"{url.replace('http', 'ws')}/api/matches/{match}/live"
    cookie = {"Cookie": f"ludotheque={watcher.cookies['ludotheque']}"}
    async with connect(address, additional_headers=cookie, proxy=None) as tab:
        await tab.recv()
        for what, work in (("idle", asyncio.sleep(5)), ("warming up", bring(people[0], 1))):
            said(what, await during(tab, work))
        before = memory(pid)
        every: Any = asyncio.gather(*(bring(person, imports // AT_ONCE) for person in people))
        began = time.perf_counter()
        said(f"during {imports} imports, {AT_ONCE} at a time", await during(tab, every))
        print(f"{(time.perf_counter() - began) / imports:.2f} s an import")
        every = asyncio.gather(*map(look_back, people))
        said(f"during {2 * len(brought)} courses and journals, {AT_ONCE} at a time", await during(tab, every))
        after = memory(pid)
        await asyncio.sleep(idle)
        later = memory(pid)
    for when, (own, children) in (("before", before), ("after", after), (f"{idle:.0f} s later", later)):
        print(f"memory {when}: {own:.0f} MiB, its processes {children:.0f} MiB")


async def during(tab: ClientConnection, work: Any) -> list[float]:
    stop = asyncio.Event()
    pings = asyncio.create_task(ping(tab, stop))
    await work
    stop.set()
    return await pings


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--decisions", type=int, default=4888)
    options.add_argument("--imports", type=int, default=60)
    options.add_argument(
        "--idle", type=float, default=40.0, help="seconds after which memory is measured again"
    )
    chosen = options.parse_args()
    file = long_match(chosen.decisions)
    print(f"{len(file) / 1024:.0f} KiB")
    with tempfile.TemporaryDirectory() as folder:
        server, url = start(Path(folder))
        try:
            asyncio.run(measure(url, server.pid, file, chosen.imports, chosen.idle))
        finally:
            server.terminate()
            server.wait(60)


if __name__ == "__main__":
    main()
