"""`serve --processes`: several processes on one socket and one SQLite file. And several servers behind nginx."""

import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.together.conftest import MakeServers
from tests.together.moving import check_kept, in_play, wait_for_more
from tests.together.services import Postgres, Redis
from tests.web.serving import PATIENCE, ROOT, Server, free_port
from tests.web.test_nginx import AROUND, nginx
from tests.web.visiting import ME, OPEN, RANDOM, Visitor, play_out, wait_until


@pytest.fixture
def several(start_servers: MakeServers, tmp_path: Path) -> Server:
    (server,) = start_servers(1, database=tmp_path / "table.sqlite3", processes=2)
    wait_until(lambda: len(children(server)) == 2, "both are there")
    return server


def children(server: Server) -> list[str]:
    """The processes of a table, as recorded in the store."""
    with create_engine(f"sqlite:///{server.settings['database']}").connect() as c:
        return list(c.execute(text("SELECT id FROM processes")).scalars())


def pids_of(server: Server) -> list[int]:
    """Serving processes, not bot workers."""
    assert server.process is not None
    parent, found = server.process.pid, []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                command = (stat.parent / "cmdline").read_bytes()
                found += [int(stat.parent.name)] if b"resource_tracker" not in command else []
    return found


def test_all_processes_serve_one_table_and_stop_with_the_parent(several: Server) -> None:
    host, guest = Visitor(several, "Agathe"), Visitor(several, "Karim")
    matches = [host.create("morra", ME, OPEN, RANDOM) for _ in range(4)]
    for match in matches:
        guest.join(match)
        with host.follow(match) as one, guest.follow(match) as other:
            play_out(one, other)
            assert one.entries[-1]["outcome"] == other.entries[-1]["outcome"]
    pids = pids_of(several)
    assert len(pids) == 2
    assert several.terminate() == 0
    assert [pid for pid in pids if Path(f"/proc/{pid}").exists()] == []
    assert children(several) == []


def test_a_process_that_dies_is_restarted_and_nothing_is_lost(several: Server) -> None:
    before = set(children(several))
    with in_play([several, several]) as playing:
        os.kill(pids_of(several)[0], signal.SIGKILL)
        wait_until(lambda: len(set(children(several)) - before) == 1, "another one is there")
        wait_for_more(playing)
    check_kept(playing, several)


def test_none_of_them_outlives_a_parent_that_was_killed(several: Server) -> None:
    pids = pids_of(several)
    several.kill()
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids), "they stop")


# ---------------------------------------------------------------- behind nginx


class Front(Server):
    """nginx with the configuration of deploy/, in front of several servers; requests reach one of them."""

    def __init__(self, folder: Path, behind: list[Server]) -> None:
        super().__init__(folder)
        self.port = free_port()
        site = (ROOT / "deploy" / "nginx.conf").read_text()
        for number, server in enumerate(behind, 1):
            site, changed = re.subn(rf"table-{number}:8000", f"127.0.0.1:{server.port}", site)
            assert changed == 1
        assert site.count("listen 80;") == 1
        (folder / "site.conf").write_text(site.replace("listen 80;", f"listen 127.0.0.1:{self.port};"))
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
        self.nginx = subprocess.Popen([nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf")])
        wait_until(self.listens, "nginx listens")

    def listens(self) -> bool:
        assert self.nginx.poll() is None, (self.folder / "error.log").read_text()
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def close(self) -> None:
        self.nginx.terminate()
        self.nginx.wait(PATIENCE)


@pytest.fixture
def front(
    start_servers: MakeServers, postgres: Postgres, redis: Redis, tmp_path: Path
) -> Iterator[tuple[Front, list[Server]]]:
    shared = {"database": postgres.database(), "redis": redis.url, "trust_proxy": "127.0.0.1"}
    behind = start_servers(2, **shared)
    (tmp_path / "nginx").mkdir()
    made = Front(tmp_path / "nginx", behind)
    yield made, behind
    made.close()


def test_servers_behind_nginx_are_killed_and_renewed_under_load(front: tuple[Front, list[Server]]) -> None:
    before, behind = front
    with in_play([before, before]) as playing:
        behind[0].kill()
        wait_for_more(playing)
        behind[0].start()
        assert behind[1].terminate() == 0
        wait_for_more(playing)
        behind[1].start()
    check_kept(playing, before)
