"""Real PostgreSQL and Redis servers, each with its own folder and port, which can be killed and restarted."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest

from tests.web.serving import PATIENCE, free_port

UNPRIVILEGED = "nobody"  # PostgreSQL refuses to be run by root


class Service:
    """A third-party server."""

    def __init__(self) -> None:
        # Not below pytest's own folder, which only its owner may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="ludotheque-"))
        shutil.chown(self.folder, UNPRIVILEGED if os.getuid() == 0 else os.getuid())
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it accepts requests."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), cwd=self.folder, stdout=log, stderr=log, **as_anybody_but_root()
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()[-4000:]
            assert time.monotonic() < deadline, f"{type(self).__name__} does not answer"
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(how)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(PATIENCE)
            self.process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis(Service):
    """Without persistence: only pub/sub."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        settings = {"port": self.port, "bind": "127.0.0.1", "save": "", "appendonly": "no"}
        flags = [word for name, value in settings.items() for word in (f"--{name}", str(value))]
        return [needed("redis-server", "redis"), *flags]


class Postgres(Service):
    """A cluster with a database for each test; with real flushes."""

    def __init__(self) -> None:
        super().__init__()
        self.made = 0
        command = [postgresql("initdb"), "-D", str(self.folder / "data"), "-U", "ludotheque", "-A", "trust"]
        command += ["-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **as_anybody_but_root())

    def command(self) -> list[str]:
        settings = {"port": self.port, "listen_addresses": "127.0.0.1", "max_connections": 200}
        settings |= {"unix_socket_directories": self.folder}
        flags = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [postgresql("postgres"), "-D", str(self.folder / "data"), *flags]

    def answers(self) -> bool:
        ready = [postgresql("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        return subprocess.run(ready).returncode == 0

    def database(self) -> str:
        """The address of a new, empty one."""
        self.made += 1
        name = f"table_{self.made}"
        self.sql(f"CREATE DATABASE {name}", "postgres")
        return f"postgresql://ludotheque@127.0.0.1:{self.port}/{name}"

    def sql(self, statement: str, database: str) -> None:
        command = [postgresql("psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "ludotheque", "-qX"]
        subprocess.run([*command, "-v", "ON_ERROR_STOP=1", "-d", database, "-c", statement], check=True)

    def restart(self) -> None:
        """As after a power failure."""
        self.stop(signal.SIGQUIT)
        self.start()


def as_anybody_but_root() -> dict[str, Any]:
    if os.getuid() != 0:
        return {}
    user = pwd.getpwnam(UNPRIVILEGED)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def postgresql(program: str) -> str:
    """Debian has the programs of each version in a separate folder."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return needed(program, "postgresql", os.pathsep.join(map(str, folders)))


def needed(program: str, target: str, where: str = "") -> str:
    found = shutil.which(program, path=where or None) or shutil.which(program)
    if found is None:
        pytest.fail(f"{program} is not installed: run `make {target}`", pytrace=False)
    return found
