"""How long bots take to answer under load, and how one guest's load affects the bots of others.

    make bots-load, or after `make compiled`: python benchmarks/bots_load.py experts guest hints --seconds 60

One server on loopback with its own file, as `ludotheque serve` starts it (bots pause for 0.6 seconds, limits as they
are); every person has a separate address (`--trust-proxy`). People answer at once, at random.

    experts   so many matches of a person against an expert, in Civilization, then in all games in turn
    guest     rounds of a person with two novices in Québec: alone, then beside a guest's matches among bots alone
    hints     the same rounds while no guest, one guest and four guests ask for hints about a move that a rule forbids

An answer is the time from the moment a bot is asked until its move is announced; a round, from a person's move until
that person's next question. `--tree FOLDER` measures the sources there, with its own build/compiled where it has
one.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.decoding import actions  # noqa: E402

PORT = 8767
# With the smallest number of seats above one.
GAMES = {"civilization": 2, "small_city": 2, "quebec": 3, "nouvelle_france": 2, "quadrata": 2}
ME, NOVICE, EXPERT = {"kind": "me"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "expert"}
FORBIDDEN = {"verb": "move_person", "from": "8d3", "to": "10c1"}
OPENED_AT_ONCE = 8
PATIENCE = 300.0  # seconds for one answer of the server
Said = dict[str, Any]


class Bench:
    """One server and its clients."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.people = 0
        self.vocabularies: dict[str, Said] = {}

    async def person(self) -> "Person":
        self.people += 1
        person = Person(self, f"10.0.{self.people // 250}.{self.people % 250 + 1}")
        await person.ask("GET", "/api/me")
        return person

    async def vocabulary(self, person: "Person", game: str) -> Said:
        if game not in self.vocabularies:
            self.vocabularies[game] = (await person.ok("GET", f"/api/games/{game}"))["vocabulary"]
        return self.vocabularies[game]


class Person:
    """A browser at an address."""

    def __init__(self, bench: Bench, address: str) -> None:
        self.bench = bench
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{bench.port}",
            timeout=PATIENCE,
            trust_env=False,
            headers={"X-Forwarded-For": address},
        )

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.http.request(method, path, **({} if body is None else {"json": body}))

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        answer.raise_for_status()
        return answer.json()

    async def create(self, game: str, *seats: Said) -> str:
        made = await self.ok("POST", "/api/matches", {"game": game, "seats": list(seats)})
        return str(made["id"])

    def follow(self, match: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"X-Forwarded-For": self.address, "Cookie": cookie}
        url = f"ws://127.0.0.1:{self.bench.port}/api/matches/{match}/live"
        return connect(url, additional_headers=headers, proxy=None, max_size=None, ping_interval=None)


class Times:
    """Measured times in seconds."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.rounds: list[float] = []

    def told(self) -> dict[str, float]:
        return figures("answer", self.answers) | figures("round", self.rounds)


def figures(what: str, seconds: list[float]) -> dict[str, float]:
    ranked = sorted(seconds)
    if not ranked:
        return {f"{what}s": 0}
    at = {"p50": statistics.median(ranked), "p90": ranked[int(len(ranked) * 0.9)], "max": ranked[-1]}
    return {f"{what}s": len(ranked)} | {f"{what}_{name}_s": round(value, 2) for name, value in at.items()}


async def play(
    person: Person, match: str, game: str, times: Times, until: float, chance: random.Random
) -> bool:
    """Continue a match, measuring the bots; returns whether it ended before the time limit."""
    vocabulary = await person.bench.vocabulary(person, game)
    async with person.follow(match) as socket:
        said = json.loads(await socket.recv())
        seq, now, number = said["seq"], said["now"], 0
        moved: float | None = None
        asked_since = time.monotonic()
        while time.monotonic() < until:
            mine = [(int(seat), by) for seat, by in now["choices"].items() if by]
            if mine:
                if moved is not None:
                    times.rounds.append(time.monotonic() - moved)
                    moved = None
                seat, by = mine[0]
                number += 1
                deed = {"do": "play", "id": str(number), "seq": seq, "seat": seat}
                await socket.send(json.dumps(deed | {"action": chance.choice(actions(vocabulary, by))}))
            said = await heard(socket, until)
            if said is None:
                return False
            if said["entry"]["kind"] == "over":
                return True
            seq, now = said["entry"]["seq"], said["now"]
            if said["entry"]["kind"] == "move" and said["entry"]["seat"] != 0:
                times.answers.append(time.monotonic() - asked_since)
            elif moved is None:
                moved = time.monotonic()
            asked_since = time.monotonic()
    return False


async def heard(socket: ClientConnection, until: float) -> Said | None:
    """The next entry, or None after a timeout."""
    while True:
        try:
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                said: Said = json.loads(await socket.recv())
        except TimeoutError:
            return None
        if said["type"] == "entry":
            return said


async def experts(bench: Bench, chosen: argparse.Namespace, games: list[str]) -> Said:
    """Several people, each with a match against an expert."""
    times, places = Times(), asyncio.Semaphore(OPENED_AT_ONCE)
    people = [await bench.person() for _ in range(chosen.matches)]

    async def opened(number: int) -> tuple[str, str]:
        game = games[number % len(games)]
        async with places:
            return await people[number].create(game, ME, *[EXPERT] * (GAMES[game] - 1)), game

    matches = await asyncio.gather(*(opened(number) for number in range(len(people))))
    until = time.monotonic() + chosen.seconds
    await asyncio.gather(
        *(
            play(person, match, game, times, until, random.Random(number))
            for number, (person, (match, game)) in enumerate(zip(people, matches, strict=True))
        )
    )
    return {"matches": chosen.matches, "games": "civilization" if len(games) == 1 else "mixed"} | times.told()


async def rounds(bench: Bench, seconds: float) -> Said:
    """A person with two novices, match after match."""
    person, times, until = await bench.person(), Times(), time.monotonic() + seconds
    chance = random.Random(1)
    while time.monotonic() < until:
        match = await person.create("quebec", ME, NOVICE, NOVICE)
        await play(person, match, "quebec", times, until, chance)
    return times.told()


async def guest(bench: Bench, chosen: argparse.Namespace) -> list[Said]:
    """Rounds alone, and beside a guest's matches without followers."""
    found = [{"beside": "nothing"} | await rounds(bench, chosen.seconds)]
    other = await bench.person()
    for number in range(chosen.alone):
        game = list(GAMES)[number % len(GAMES)]
        await other.create(game, *[{"kind": "bot", "level": chosen.level}] * GAMES[game])
    return [
        *found,
        {"beside": f"{chosen.alone} matches among {chosen.level} bots"} | await rounds(bench, chosen.seconds),
    ]


async def hints(bench: Bench, chosen: argparse.Namespace) -> list[Said]:
    """Rounds while guests request hints for illegal moves, as often as allowed."""
    found = []
    for guests in (0, 1, 4):
        until = time.monotonic() + chosen.seconds
        asking = [asyncio.create_task(attack(await bench.person(), until)) for _ in range(guests)]
        measured = await rounds(bench, chosen.seconds)
        statuses = [status for task in asking for status in await task]
        counts = {str(status): statuses.count(status) for status in sorted(set(statuses))}
        found.append({"guests": guests, "answers_to_hints": counts} | measured)
    return found


async def attack(person: Person, until: float) -> list[int]:
    """The statuses of the answers; the client waits as long as a rate limit asks it to."""
    match = await person.create("civilization", ME, NOVICE)
    statuses: list[int] = []
    while time.monotonic() < until:
        answer = await person.ask("POST", f"/api/matches/{match}/hint", {"seat": 0, "about": FORBIDDEN})
        statuses.append(answer.status_code)
        wait = float(answer.headers.get("Retry-After", 0)) if answer.status_code == 429 else 0.1
        await asyncio.sleep(max(0.0, min(wait, until - time.monotonic())))
    return statuses


def start_server(folder: str, tree: Path, workers: int | None) -> "subprocess.Popen[bytes]":
    build = tree / "build" / "compiled"
    sources = build if (build / "ludotheque").is_dir() else tree / "src"
    environment = os.environ | {
        "PYTHONPATH": str(sources),
        "LUDOTHEQUE_DATABASE": f"{folder}/bots.sqlite3",
        "LUDOTHEQUE_TRUST_PROXY": "127.0.0.1",
    }
    if workers is not None:
        environment["LUDOTHEQUE_BOT_WORKERS"] = str(workers)
    server = subprocess.Popen(
        [sys.executable, "-m", "ludotheque.cli.main", "serve", "--port", str(PORT), "--no-open"],
        env=environment,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/health", timeout=1).close()
            return server
        except OSError:
            time.sleep(0.1)
    server.kill()
    raise SystemExit("the server did not start")


async def measure(what: str, chosen: argparse.Namespace) -> list[Said]:
    bench = Bench(PORT)
    if what == "guest":
        return await guest(bench, chosen)
    if what == "hints":
        return await hints(bench, chosen)
    return [await experts(bench, chosen, ["civilization"] if what == "experts" else list(GAMES))]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="*", choices=["experts", "mixed", "guest", "hints", []], default=[])
    parser.add_argument("--seconds", type=float, default=60.0, help="of each measurement")
    parser.add_argument("--matches", type=int, default=30, help="against an expert")
    parser.add_argument("--alone", type=int, default=60, help="matches among bots that are not followed")
    parser.add_argument("--level", default="expert", help="of the bots in them")
    parser.add_argument(
        "--workers", type=int, help="processes in which bots think; else as the server chooses"
    )
    parser.add_argument("--tree", type=Path, default=ROOT, help="the sources to be measured")
    chosen = parser.parse_args()
    for what in chosen.what or ["experts", "mixed", "guest", "hints"]:
        folder = tempfile.mkdtemp(prefix="ludotheque-bots-")
        server = start_server(folder, chosen.tree.resolve(), chosen.workers)
        try:
            for said in asyncio.run(measure(what, chosen)):
                print(json.dumps({"what": what} | said), flush=True)
        finally:
            server.terminate()
            try:
                server.wait(30)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
