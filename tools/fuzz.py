"""Fuzzes a real server: a hundred thousand requests and as many messages, valid, nearly valid and hostile.

`make soak` runs it; `python -m tools.fuzz --seed 7 --requests 1000 --messages 1000` a part. It fails on any server
error, any traceback in the server's log, and any memory leak. It also reports the latency of another player's chat
lines, with the table idle and under load; other load of the machine affects this figure.
"""

import argparse
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tests.web.fuzzing import LINES, SETTINGS, Findings, fuzz
from tests.web.serving import Server
from tests.web.visiting import ME, Visitor, wait_until

WARM_UP = 20  # one in so many requests and messages is sent before memory is first measured
MOST_GROWTH = 64  # MiB
MOST_SLOWER = 3.0
GIVES_WAY = 10  # the niceness of the attackers
IDLE_LINES = 500
TALK_PAUSE = 0.02  # seconds between two chat lines
FIRE_PAUSE = (
    0.04  # seconds on each line before the next message: at most 200 a second; the server paces requests
)


def main() -> int:
    asked = arguments()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **SETTINGS).start()
        try:
            return fire(server, asked)
        finally:
            server.close()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9))
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--messages", type=int, default=100_000)
    return parser.parse_args()


def fire(server: Server, asked: argparse.Namespace) -> int:
    """Warm up, measure, attack, measure again."""
    idle = Player(server).stop()
    warm_up = (asked.requests // WARM_UP + 1, asked.messages // WARM_UP + 1)
    wrong = from_afar(server, f"{asked.seed} warm-up", *warm_up).wrong
    before = settled(server)
    player = Player(server)
    began = time.monotonic()
    found = from_afar(server, str(asked.seed), asked.requests, asked.messages, FIRE_PAUSE)
    seconds = time.monotonic() - began
    under_fire = player.stop()
    after = settled(server)
    idle += Player(server).stop()  # before and after: the machine's speed varies
    wrong += found.wrong
    if after - before > MOST_GROWTH:
        wrong.append(f"{after - before:.0f} MiB more than after the warm-up, {MOST_GROWTH} are bearable")
    report(found, seconds, before, after, idle, under_fire)
    for one in wrong[:20]:
        print(f"wrong: {one}")
    return 1 if wrong else 0


def from_afar(server: Server, *what: Any) -> Findings:
    """Attack from a process of lower priority than the server and the player: real attackers have their own
    machines."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawn, initializer=os.nice, initargs=(GIVES_WAY,)) as attacker:
        return attacker.submit(attack, server.folder, server.port, *what).result()


def attack(folder: Path, port: int, *what: Any) -> Findings:
    return fuzz(running(folder, port), *what)


def running(folder: Path, port: int) -> Server:
    """A server started by another process."""
    server = Server(folder)
    server.port = port
    return server


def settled(server: Server) -> float:
    """The memory of the server in MiB, after it has dropped matches without followers."""
    wait_until(lambda: server.metric("ludotheque_live_matches") <= LINES, "idle matches leave memory")
    return resident(server)


def resident(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) / 1024


def report(
    found: Findings, seconds: float, before: float, after: float, idle: list[float], under_fire: list[float]
) -> None:
    print(f"{sum(found.statuses.values())} requests: {listed(found.statuses)}")
    print(f"messages: {listed(found.answers)}")
    print(f"{seconds:.0f} s; memory {before:.0f} MiB before, {after:.0f} MiB after")
    slower = p99(under_fire) / p99(idle)
    within = "within" if slower <= MOST_SLOWER else "NOT within"
    print(
        f"another player's p99: {1000 * p99(idle):.1f} ms idle ({len(idle)} lines), {1000 * p99(under_fire):.1f} ms "
        f"under fire ({len(under_fire)}): {slower:.1f} times, {within} {MOST_SLOWER:g}"
    )


def listed(counted: Counter[str]) -> str:
    return ", ".join(f"{what} {number}" for what, number in counted.most_common())


def p99(times: list[float]) -> float:
    return sorted(times)[int(0.99 * len(times))]


class Player:
    """A client that chats at a moderate rate, in a separate process, and records the latency of each answer."""

    def __init__(self, server: Server) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=talk, args=(server.port, theirs))
        self.process.start()

    def stop(self, least: int = IDLE_LINES) -> list[float]:
        """The latencies of all its lines, once there are enough."""
        self.pipe.send(least)
        times: list[float] = self.pipe.recv()
        self.process.join()
        return times


def talk(port: int, pipe: Connection) -> None:
    """The main function of the player's process, until it is stopped."""
    host = Visitor(running(Path(), port))
    times: list[float] = []
    least: int | None = None
    with host.follow(host.create("morra", ME, ME)) as tab:
        while least is None or len(times) < least:
            began = time.perf_counter()
            tab.done("chat", text="bonjour")
            times.append(time.perf_counter() - began)
            time.sleep(TALK_PAUSE)
            if pipe.poll():
                least = pipe.recv()
    pipe.send(times)


if __name__ == "__main__":
    sys.exit(main())
