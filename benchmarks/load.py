"""How many moves a second the web table carries, durable on disk, and how soon the opponent sees them.

    python benchmarks/load.py --matches 50 --seconds 10

One server process on loopback, two connections a match, each answering as soon as it is its turn (so the server is
saturated). The clients run in a process of their own and speak WebSocket by hand: a library would be the bottleneck.
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
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PORT = 8765
TEXT, PING, PONG = 1, 9, 10  # kinds of WebSocket frames
SERVE = [sys.executable, "-m", "ludotheque.cli.main", "serve"]


class Client(asyncio.Protocol):
    """One connection that plays its seat as fast as it is asked."""

    def __init__(self, bench: "Bench", match: int, seat: int, path: str, cookie: str) -> None:
        self.bench = bench
        self.match = match
        self.seat = seat
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self.buffer = bytearray()
        self.open = False
        self.ready = asyncio.get_running_loop().create_future()
        self.number = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[: end + 4]
            self.open = True
        while (frame := self.next_frame()) is not None:
            kind, payload = frame
            if kind == PING:
                self.transport.write(masked(payload, PONG))
            elif kind == TEXT:
                self.received(payload)
            else:
                self.bench.lost += 1

    def connection_lost(self, why: Exception | None) -> None:
        self.bench.lost += 1

    def next_frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, its kind first; servers don't mask."""
        have = len(self.buffer)
        if have < 2:
            return None
        size, at = self.buffer[1] & 127, 2
        if size == 126:
            if have < 4:
                return None
            size, at = int.from_bytes(self.buffer[2:4], "big"), 4
        elif size == 127:
            if have < 10:
                return None
            size, at = int.from_bytes(self.buffer[2:10], "big"), 10
        if have < at + size:
            return None
        kind, payload = self.buffer[0] & 15, bytes(self.buffer[at : at + size])
        del self.buffer[: at + size]
        return kind, payload

    def received(self, frame: bytes) -> None:
        said = json.loads(frame)
        kind = said["type"]
        if kind == "done":
            return
        if kind == "sync":
            self.seq = said["seq"]
            self.mine = str(self.seat) in said["now"]["choices"]
            self.ready.set_result(None)
            return
        assert kind == "entry", said
        entry = said["entry"]
        self.seq = entry["seq"]
        if entry["kind"] == "move" and entry["seat"] != self.seat:
            self.bench.seen(self.match)
        if str(self.seat) in said["now"]["choices"] and self.bench.running:
            self.press()

    def press(self) -> None:
        self.number += 1
        self.bench.pressed[self.match] = time.perf_counter()
        said = {
            "do": "play",
            "id": f"{self.seat}-{self.number}",
            "seq": self.seq,
            "seat": self.seat,
            "action": {"verb": "press"},
        }
        self.transport.write(masked(json.dumps(said).encode()))


def masked(payload: bytes, kind: int = TEXT) -> bytes:
    """A frame of a client, with the mask that changes nothing."""
    size, first = len(payload), 0x80 | kind
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


class Bench:
    """All clients, and what they measured."""

    def __init__(self, matches: int) -> None:
        self.matches = matches
        self.running = False
        self.pressed = [0.0] * matches
        self.latencies: list[float] = []
        self.lost = 0

    def seen(self, match: int) -> None:
        self.latencies.append(time.perf_counter() - self.pressed[match])

    async def run(self, seconds: float, server: int) -> dict[str, float]:
        loop = asyncio.get_running_loop()
        before = memory(server)
        clients = []
        for match in range(self.matches):
            clients += await open_match(loop, self, match)
        await asyncio.gather(*(client.ready for client in clients))
        await asyncio.sleep(1)
        connected = memory(server)
        self.running = True
        for client in clients:
            if client.mine:
                client.press()
        await asyncio.sleep(1)  # warm
        self.latencies.clear()
        began, worked = time.perf_counter(), processor(server)
        await asyncio.sleep(seconds)
        spent, worked = time.perf_counter() - began, processor(server) - worked
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
        }


def memory(process: int) -> int:
    """Resident bytes of a process and its children (the bots' workers aside: none are started here)."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor(process: int) -> float:
    """Seconds of processor time a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_match(loop: asyncio.AbstractEventLoop, bench: Bench, match: int) -> list[Client]:
    """One visitor sits at both seats' connections: two visitors would be the same work for the server."""
    cookies = [await asyncio.to_thread(visitor) for _ in range(2)]
    opened = await asyncio.to_thread(
        call,
        "POST",
        "/api/matches",
        cookies[0],
        {"game": "relay", "seats": [{"kind": "me"}, {"kind": "open"}]},
    )
    await asyncio.to_thread(call, "POST", f"/api/matches/{opened['id']}/join", cookies[1], {})
    clients = []
    for seat in range(2):
        path = f"/api/matches/{opened['id']}/live"
        client = Client(bench, match, seat, path, cookies[seat])
        await loop.create_connection(lambda client=client: client, "127.0.0.1", PORT)  # type: ignore[misc]
        clients.append(client)
    return clients


def visitor() -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/api/me", timeout=10) as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def call(method: str, path: str, cookie: str, body: Any) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{PORT}{path}",
        method=method,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Cookie": cookie},
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def start_server(folder: str) -> "subprocess.Popen[bytes]":
    environment = os.environ | {
        "LUDOTHEQUE_GAMES": "benchmarks.relay:game",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "build" / "compiled"), str(ROOT)]),
    }
    server = subprocess.Popen(
        [*SERVE, "--port", str(PORT), "--database", f"{folder}/load.sqlite3", "--no-open"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(100):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/health", timeout=1).close()
            return server
        except OSError:
            time.sleep(0.1)
    server.kill()
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="ludotheque-load-")
    server = start_server(folder)
    try:
        measured = asyncio.run(Bench(chosen.matches).run(chosen.seconds, server.pid))
    finally:
        server.terminate()
        server.wait(10)
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps({"matches": chosen.matches} | {k: round(v, 2) for k, v in measured.items()}))
    if chosen.json:
        chosen.json.write_text(json.dumps(measured))


if __name__ == "__main__":
    main()
