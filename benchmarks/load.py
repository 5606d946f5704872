"""Moves a second of the web table, durable on disk, and their latency to the opponent.

    make load, or after it: python benchmarks/load.py --matches 50 --seconds 10 --reads 50

One server process on loopback, two connections a match, each answering as soon as it is its turn (so the server is
saturated), while a visitor's lobby reads beside them (`reads.py`). The clients run in a separate process, use a
minimal WebSocket implementation and search for the few bytes they need: with a library and a JSON parser they would
be the bottleneck. Clients and server need a core each.
"""

import argparse
import asyncio
import base64
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvloop

from ludotheque.web.frames import find_frame

ROOT = Path(__file__).parent.parent
PORT = 8765
TEXT, PING, PONG = 1, 9, 10  # kinds of WebSocket frames
NEWS = b'{"type":"entry","entry":{"seq":'
MOVER_WITHIN = 125  # bytes: the maximal length of seq, time, kind and seat
PATHS = ["/api/me", "/api/matches?list=mine", "/api/matches?list=open", "/api/matches?list=running"]
READS = Path(__file__).parent / "reads.py"
SERVE = [sys.executable, "-m", "ludotheque.cli.main", "serve"]


class Client(asyncio.Protocol):
    """One connection that plays its seat as soon as it is asked."""

    def __init__(self, bench: "Bench", match: int, seat: int, path: str, cookie: str) -> None:
        self.port = bench.port_of(match, seat)
        self.bench = bench
        self.match = match
        self.seat = seat
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self.buffer = b""
        self.open = False
        self.ready = asyncio.get_running_loop().create_future()
        self.asked = f'"choices":{{"{seat}":'.encode()
        self.own = f'"kind":"move","seat":{seat},'.encode()
        self.seq = 0
        self.number = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        at = 0
        if not self.open:
            at = data.find(b"\r\n\r\n") + 4
            self.open = at >= 4
        while self.open and (frame := find_frame(data, at)) is not None and frame[1] <= len(data):
            kind, payload = data[at] & 15, data[slice(*frame)]
            at = frame[1]
            if kind == TEXT:
                self.received(payload)
            elif kind == PING:
                self.transport.write(masked(payload, PONG))
            else:
                self.bench.lost += 1
        self.buffer = data[at:] if self.open else data

    def connection_lost(self, why: Exception | None) -> None:
        self.bench.lost += 1

    def received(self, said: bytes) -> None:
        """Mostly a new entry: "seq" comes first in it, and the mover's seat before any position."""
        if said.startswith(NEWS):
            if said.find(self.own, len(NEWS), MOVER_WITHIN) < 0:  # the other player's move, or the start
                self.seq = int(said[len(NEWS) : said.index(b",", len(NEWS))])
                if said.find(b'"kind":"move"', len(NEWS), MOVER_WITHIN) > 0:
                    self.bench.seen(self.match)
                if self.bench.running and said.find(self.asked, MOVER_WITHIN) > 0:
                    self.press()
        elif said.startswith(b'{"type":"sync"'):
            self.seq = number_after(said, b'"seq":')
            self.mine = self.asked in said
            self.ready.set_result(None)
        else:
            assert said.startswith((b'{"type":"done"', b'{"type":"presence"')), said

    def press(self) -> None:
        self.number += 1
        self.bench.pressed[self.match] = time.perf_counter()
        self.transport.write(
            masked(
                f'{{"do":"play","id":"{self.seat}-{self.number}","seq":{self.seq},"seat":{self.seat},'
                '"action":{"verb":"press"}}'.encode()
            )
        )


def number_after(said: bytes, key: bytes) -> int:
    at = said.index(key) + len(key)
    return int(said[at : said.index(b",", at)])


def masked(payload: bytes, kind: int = TEXT) -> bytes:
    """A client frame with the zero mask, which changes nothing."""
    size, first = len(payload), 0x80 | kind
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


OPENED_AT_ONCE = 16  # matches


class Bench:
    """All clients, and their measurements."""

    def __init__(self, matches: int, reads: float, ports: Sequence[int] = (PORT,)) -> None:
        self.matches = matches
        self.reads = reads
        self.ports = ports
        self.running = False
        self.pressed = [0.0] * matches
        self.latencies: list[float] = []
        self.lost = 0

    def port_of(self, match: int, seat: int) -> int:
        """With several processes the two players of a match are never at the same one."""
        return self.ports[(match + seat) % len(self.ports)]

    def seen(self, match: int) -> None:
        self.latencies.append(time.perf_counter() - self.pressed[match])

    async def run(self, seconds: float, *servers: int) -> dict[str, float]:
        """`servers`: the processes whose memory and processor time count."""
        loop = asyncio.get_running_loop()
        before = sum(map(memory, servers))
        places = asyncio.Semaphore(OPENED_AT_ONCE)

        async def opened(match: int) -> list[Client]:
            async with places:
                return await open_match(loop, self, match)

        pairs = await asyncio.gather(*(opened(match) for match in range(self.matches)))
        clients = [client for pair in pairs for client in pair]
        await asyncio.gather(*(client.ready for client in clients))
        await asyncio.sleep(1)
        connected = sum(map(memory, servers))
        self.running = True
        for client in clients:
            if client.mine:
                client.press()
        await asyncio.sleep(1)  # warm-up
        self.latencies.clear()
        began, worked, busy = time.perf_counter(), sum(map(processor, servers)), time.process_time()
        reading = start_reads(
            self.ports[0], self.reads, seconds, PATHS, await asyncio.to_thread(visitor, self.ports[0])
        )
        await asyncio.sleep(seconds)
        spent, worked, busy = (
            time.perf_counter() - began,
            sum(map(processor, servers)) - worked,
            time.process_time() - busy,
        )
        latencies = sorted(self.latencies)
        self.running = False
        if self.lost:
            raise SystemExit(f"{self.lost} connections were lost: the figures would be of fewer matches")
        await asyncio.sleep(0.5)
        return {
            "moves_per_second": len(latencies) / spent,
            "p50_ms": statistics.median(latencies) * 1000,
            "p99_ms": latencies[int(len(latencies) * 0.99)] * 1000,
            "server_us_per_move": worked / max(len(latencies), 1) * 1e6,
            "kB_per_match": (connected - before) / self.matches / 1000,
            "clients_busy": busy / spent,
        } | await asyncio.to_thread(finish_reads, reading)


Reading = subprocess.Popen[str]


def start_reads(
    port: int, per_second: float, seconds: float, paths: list[str], cookie: str = ""
) -> Reading | None:
    """A process that reads lobby pages while the others play."""
    if not per_second:
        return None
    command = [sys.executable, str(READS), "--port", str(port), "--per-second", str(per_second)]
    command += ["--seconds", str(seconds), "--cookie", cookie, *paths]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def finish_reads(reading: Reading | None) -> dict[str, float]:
    """Its measurements."""
    if reading is None:
        return {}
    said, _ = reading.communicate(timeout=60)
    if reading.returncode:
        raise SystemExit("the reads beside the moves failed")
    measured: dict[str, float] = json.loads(said)
    return measured


def memory(process: int) -> int:
    """Resident bytes of a process and its children (no bot workers are started here)."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor(process: int) -> float:
    """Processor seconds used by a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_match(loop: asyncio.AbstractEventLoop, bench: Bench, match: int) -> list[Client]:
    """One visitor has the connections of both seats: two visitors would be the same work for the server."""
    cookies = [await asyncio.to_thread(visitor, bench.port_of(match, seat)) for seat in range(2)]
    opened = await asyncio.to_thread(
        call,
        bench.port_of(match, 0),
        "POST",
        "/api/matches",
        cookies[0],
        {"game": "relay", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True},
    )
    await asyncio.to_thread(
        call, bench.port_of(match, 1), "POST", f"/api/matches/{opened['id']}/join", cookies[1], {}
    )
    clients = []
    for seat in range(2):
        path = f"/api/matches/{opened['id']}/live"
        client = Client(bench, match, seat, path, cookies[seat])
        await loop.create_connection(lambda client=client: client, "127.0.0.1", client.port)  # type: ignore[misc]
        clients.append(client)
    return clients


def visitor(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/me", timeout=60) as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def call(port: int, method: str, path: str, cookie: str, body: Any) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        method=method,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Cookie": cookie},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


BUILD = ROOT / "build" / "load"


def start_server(folder: str, port: int = PORT, **settings: str) -> "subprocess.Popen[bytes]":
    """A server on a new SQLite file, unless the settings say otherwise."""
    environment = os.environ | {
        "LUDOTHEQUE_GAMES": "benchmarks.relay.relay:game",
        "PYTHONPATH": str(BUILD),
        # all players and readers come from one address
        "LUDOTHEQUE_REQUESTS_PER_ADDRESS": "0",
        "LUDOTHEQUE_PEOPLE_PER_ADDRESS": "0",
        "LUDOTHEQUE_MATCHES_PER_ADDRESS": "0",
        "LUDOTHEQUE_SOCKETS_PER_ADDRESS": "0",
        "LUDOTHEQUE_DATABASE": f"{folder}/load.sqlite3",
    }
    environment |= {f"LUDOTHEQUE_{name.upper()}": value for name, value in settings.items()}
    server = subprocess.Popen(
        [*SERVE, "--port", str(port), "--no-open"],
        env=environment,
        cwd=folder,  # not the folder with the game's sources, so that its compiled build is found
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(300):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1).close()
            return server
        except OSError:
            time.sleep(0.1)
    server.kill()
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--reads", type=float, default=50, help="HTTP reads a second beside the moves")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    if not BUILD.exists():
        raise SystemExit("the engine is not compiled with the game of this benchmark: `make load` does it")
    folder = tempfile.mkdtemp(prefix="ludotheque-load-")
    server = start_server(folder)
    try:
        measured = uvloop.run(Bench(chosen.matches, chosen.reads).run(chosen.seconds, server.pid))
    finally:
        server.terminate()
        server.wait(10)
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps({"matches": chosen.matches} | {k: round(v, 2) for k, v in measured.items()}))
    if chosen.json:
        chosen.json.write_text(json.dumps(measured))


if __name__ == "__main__":
    main()
