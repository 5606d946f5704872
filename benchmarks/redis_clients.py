"""The cost of a notification for a process of the table: our Redis client and `redis.asyncio`, in one run.

Each client runs in a separate process, follows some thousands of matches, publishes entries and receives them all.
Both have the same interface: `publish` does not wait, and what is published at one moment is sent in one write.
Needs a `redis-server` on the path and the package `redis` (`pip install redis`), which nothing else here needs.

    .venv/bin/python benchmarks/redis_clients.py
"""

import asyncio
import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

MATCHES = 5_000
ENTRIES = 40_000
AT_ONCE = 20  # entries published at one moment
ROUNDS = 3
WAIT = 60.0


def memory() -> int:
    """Bytes this process has in memory."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


class Heard:
    """Counts received notifications, and signals when all have arrived."""

    def __init__(self) -> None:
        self.joined = 0
        self.entries = 0

    def channel(self, _channel: str) -> None:
        self.joined += 1

    def entry(self, _channel: str, _text: bytes) -> None:
        self.entries += 1

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT):
            while not done():
                await asyncio.sleep(0.002)


async def ours(url: str, heard: Heard, channels: list[str]) -> Callable[[str, str], object]:
    from ludotheque.store.redis import Redis

    client = Redis(url, heard.entry, heard.channel)
    asyncio.get_running_loop().create_task(client.keep_open()).add_done_callback(lambda task: None)
    await heard.until(lambda: client.is_open)
    for channel in channels:
        client.subscribe(channel)
    return client.publish


async def theirs(url: str, heard: Heard, channels: list[str]) -> Callable[[str, str], object]:
    from redis.asyncio import Redis  # type: ignore[import-not-found,unused-ignore]

    client: Any = Redis.from_url(url)
    pubsub: Any = client.pubsub()
    unsent: list[tuple[str, str]] = []
    called = asyncio.Event()

    async def listen() -> None:
        async for message in pubsub.listen():
            if message["type"] == "message":
                heard.entry(message["channel"].decode(), message["data"])
            elif message["type"] == "subscribe":
                heard.channel(message["channel"].decode())

    async def send() -> None:
        while True:
            await called.wait()
            called.clear()
            sending, unsent[:] = unsent.copy(), []
            async with client.pipeline(transaction=False) as pipe:
                for channel, text in sending:
                    pipe.publish(channel, text)
                await pipe.execute()

    def publish(channel: str, text: str) -> None:
        unsent.append((channel, text))
        called.set()

    for first in range(0, len(channels), 500):
        await pubsub.subscribe(*channels[first : first + 500])
    kept.extend(asyncio.get_running_loop().create_task(work) for work in (listen(), send()))
    return publish


kept: list[Any] = []
CLIENTS = {"ours": ours, "redis.asyncio": theirs}


async def measured(name: str, url: str) -> dict[str, float]:
    heard, channels = Heard(), [f"ludotheque:bench:match:{i:08}" for i in range(MATCHES)]
    before = memory()
    publish = await CLIENTS[name](url, heard, channels)
    await heard.until(lambda: heard.joined == MATCHES)
    held = memory() - before
    began, cpu = time.perf_counter(), time.process_time()
    for first in range(0, ENTRIES, AT_ONCE):
        for number in range(first, first + AT_ONCE):
            publish(channels[number % MATCHES], str(number))
        await heard.until(lambda first=first: heard.entries > first - 10 * AT_ONCE)  # type: ignore[misc]
    await heard.until(lambda: heard.entries == ENTRIES)
    return {
        "cpu_us": (time.process_time() - cpu) / ENTRIES * 1e6,
        "wall_us": (time.perf_counter() - began) / ENTRIES * 1e6,
        "mib": held / 2**20,
    }


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def main() -> None:
    if len(sys.argv) > 1:
        print(json.dumps(asyncio.run(measured(sys.argv[1], sys.argv[2]))))
        return
    port = free_port()
    command = [
        "redis-server",
        "--port",
        str(port),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--loglevel",
        "warning",
    ]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        time.sleep(1.0)
        best: dict[str, dict[str, float]] = {}
        for _ in range(ROUNDS):
            for name in CLIENTS:
                found = subprocess.run(
                    [sys.executable, __file__, name, f"redis://127.0.0.1:{port}"],
                    capture_output=True,
                    text=True,
                    check=True,
                )
                said = json.loads(found.stdout.splitlines()[-1])
                known = best.setdefault(name, said)
                best[name] = {key: min(known[key], said[key]) for key in said}
        for name, figures in best.items():
            print(
                f"{name:14} {figures['cpu_us']:6.1f} µs of processor time an entry, {figures['mib']:5.1f} MiB"
                f" for {MATCHES} matches"
            )
        ratios = {key: best["redis.asyncio"][key] / best["ours"][key] for key in ("cpu_us", "mib")}
        print(f"redis.asyncio / ours: processor time {ratios['cpu_us']:.1f}, memory {ratios['mib']:.1f}")
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
