"""A real server in a separate process, on a loopback port, with a database file."""

import contextlib
import itertools
import os
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx

from tests.web import drawing
from tests.web.forking import Forked

ROOT = Path(__file__).parent.parent.parent
TOYS = "tests.toys.morra:game,tests.toys.parry:game,tests.toys.bag:game,tests.toys.hamlet:game"
TOKEN = "figures"  # of /metrics
PATIENCE = 45.0  # the machine may be busy; nothing here measures time
# httpx settings for a local server: without a proxy, and without loading all CA certificates first.
DIRECTLY: dict[str, Any] = {"timeout": PATIENCE, "trust_env": False, "verify": False}

COMMAND = [sys.executable, "-c", "from tests.web.drawing import main; main()", "serve"]
# No browser is opened, and no settings come from the developer's machine.
LEFT_OUT = ("LUDOTHEQUE_", "DISPLAY", "WAYLAND_DISPLAY")


# Below the ephemeral ports, so that a restarted server finds its port free. Each test process begins at another one.
PORTS = (10_000 + (os.getpid() * 61 + n) % 20_000 for n in itertools.count())


def free_port() -> int:
    for port in PORTS:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("there is always another port")


def environment(**more: str) -> dict[str, str]:
    """An inherited PYTHONPATH stays first, so that the compiled build can be tested."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(LEFT_OUT)}
    paths = [path for path in (os.environ.get("PYTHONPATH"), str(ROOT)) if path]
    return kept | {"PYTHONPATH": os.pathsep.join(paths), "LUDOTHEQUE_GAMES": TOYS} | more


# All tests come from one address, and many of them share a server.
NO_LIMITS = {
    f"{what}_per_{whom}": 0
    for what, whom in product(("matches", "sockets", "hints", "chat"), ("person", "address"))
} | {"requests_per_address": 0, "people_per_address": 0, "accounts_per_address": 0, "guesses_per_address": 0}


class Server:
    """Starts on a free port; may be killed and restarted on the same file."""

    def __init__(self, folder: Path, games: str = TOYS, **settings: Any) -> None:
        self.folder = folder
        self.database = folder / "table.sqlite3"
        self.log = folder / "server.log"
        self.games = games
        self.settings = {"bot_pause": 0.0, "bot_workers": 1, "metrics_token": TOKEN} | NO_LIMITS | settings
        self.port = 0
        self.tls: ssl.SSLContext | None = None  # for clients over https
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.command: list[str] | None = None  # to start the server of another Python
        self.environment = environment

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def sockets(self) -> str:
        """The base URL of WebSockets."""
        return "ws" + self.url.removeprefix("http")

    def start(self) -> "Server":
        """On the previous port if it is still free, else on another one."""
        for _ in range(5):
            self.port = self.port or free_port()
            if self._start_once():
                return self
            self.port = 0
        raise AssertionError("the server does not start:\n" + self.said()[-4000:])

    def _start_once(self) -> bool:
        arena = self.log.parent / "arena"  # not the tournaments of this machine
        chosen = {"port": self.port, "database": self.database, "arena": arena, **self.settings}
        variables = {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in chosen.items()}
        variables = self.environment(LUDOTHEQUE_GAMES=self.games, **variables)
        if self.command is None:
            self.process = Forked(drawing.main, ["serve"], variables, self.log)
        else:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    self.command, env=variables, cwd=self.folder, stdout=log, stderr=log
                )
        deadline = time.monotonic() + PATIENCE
        with httpx.Client(**DIRECTLY) as client:
            while time.monotonic() < deadline and self.process.poll() is None:
                with contextlib.suppress(httpx.TransportError):
                    if client.get(f"{self.url}/health").is_success:
                        return True
                time.sleep(0.02)
        self.kill()
        return False

    def kill(self) -> None:
        """As in a power failure."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def terminate(self) -> int:
        """A regular stop; returns the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def said(self) -> str:
        """The whole log so far."""
        return self.log.read_text(errors="replace")

    def metric(self, name: str) -> float:
        """A value of /metrics; labels are part of the name."""
        bearer = {"Authorization": f"Bearer {TOKEN}"}
        text = httpx.get(f"{self.url}/metrics", headers=bearer, **DIRECTLY).text
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    @contextlib.contextmanager
    def file(self) -> Iterator[sqlite3.Connection]:
        """The database file itself, for inspection or damage."""
        with contextlib.closing(sqlite3.connect(self.database, timeout=PATIENCE)) as connection, connection:
            yield connection

    def is_away(self, match: str, seat: int) -> bool:
        """Whether the table has noticed that the player of a seat has closed the last tab."""
        noted = "SELECT away_since FROM seats WHERE match = ? AND seat = ?"
        with self.file() as file:
            return file.execute(noted, (match, seat)).fetchone()[0] is not None
