"""Many backups of a table of two processes during continuous play: how many acknowledged entries they lack. For
comparison, the same for plain copies of the SQLite file.

    python -m tools.backups --backups 20
"""

import argparse
import json
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.cli.running import command, environment
from tests.together.moving import Wanderer
from tests.together.services import Postgres, Redis
from tests.web.serving import TOYS, Server
from tests.web.visiting import ME, OPEN, Visitor, wait_until

WAYS = ("sqlite", "postgresql and redis")
TALKING = 4  # matches whose two players chat as fast as they are answered
PLAYING = (
    2  # matches of Québec that begin before each backup, whose two players play as fast as they are answered
)
BETWEEN = 200  # minimal number of entries between two backups
ENDLESS = 10**9
Known = dict[tuple[str, int], Any]
Entries = dict[tuple[str, int], Any]


@dataclass
class Result:
    """The results for one kind of backup."""

    taken: int = 0
    acknowledged: int = 0  # entries, before each of them
    lost: int = 0
    torn: int = 0  # matches that do not end at one of their entries
    unreadable: int = 0  # whole backups
    seconds: list[float] = field(default_factory=list)

    def row(self, name: str) -> str:
        most = f"{max(self.seconds):.1f}" if self.seconds else "-"
        cells = [name, self.taken, self.acknowledged, self.lost, self.torn, self.unreadable, most]
        return f"| {' | '.join(map(str, cells))} |"


def read(file: Path) -> Entries:
    with closing(sqlite3.connect(file)) as c:
        found = c.execute("SELECT match, seq, body FROM entries")
        return {(match, seq): json.loads(body) for match, seq, body in found}


def judge(result: Result, file: Path, known: Known) -> Entries:
    """Count what a backup lacks."""
    result.taken += 1
    result.acknowledged += len(known)
    try:
        entries = read(file)
    except sqlite3.Error:
        result.unreadable += 1
        result.lost += len(known)
        return {}
    for key, said in known.items():
        body = entries.get(key, {})
        result.lost += said not in (body.get("action"), body.get("text"))
    newest: dict[str, int] = {}
    for match, seq in entries:
        newest[match] = max(seq, newest.get(match, 0))
    for match, last in newest.items():
        result.torn += not all((match, seq) in entries for seq in range(1, last + 1))
    return entries


def ludotheque(*args: str) -> str:
    done = subprocess.run(
        command(*args, "--lang", "en"),
        env=environment(LUDOTHEQUE_GAMES=TOYS),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def services(way: str, folder: Path) -> Iterator[dict[str, Any]]:
    """Shared services of the processes of one table."""
    if way == "sqlite":
        yield {"database": folder / "table.sqlite3"}
        return
    with ExitStack() as opened:
        postgres, redis = Postgres(), Redis()
        for service in (postgres, redis):
            opened.callback(service.close)
            service.start()
        yield {"database": postgres.database(), "redis": redis.url}


def begin(servers: list[Server], people: list[Visitor], matches: int, talks: bool) -> list[Wanderer]:
    """Start more matches, with two people who never pause."""
    made = []
    for _ in range(matches):
        match = people[0].create("quebec", ME, OPEN, ME)
        people[1].join(match)
        for person, order in zip(people, (servers, servers[::-1]), strict=True):
            player = Wanderer(person, order, match, talks)
            player.allowed = ENDLESS
            player.start()
            made.append(player)
    return made


def known_of(writing: list[Wanderer]) -> Known:
    return {(player.match, seq): said for player in writing for seq, said in list(player.done.items())}


def wait_for_more(writing: list[Wanderer]) -> None:
    enough = len(known_of(writing)) + BETWEEN
    wait_until(lambda: len(known_of(writing)) >= enough, "they write")


def under_play(way: str, backups: int, folder: Path) -> dict[str, Result]:
    results = {"backup": Result()} | ({"copied file": Result()} if way == "sqlite" else {})
    with services(way, folder) as shared, ExitStack() as opened:
        servers = []
        for number in range(2):
            (folder / str(number)).mkdir()
            servers.append(Server(folder / str(number), **shared).start())
            opened.callback(servers[-1].close)
        people = [Visitor(server, name) for server, name in zip(servers, ("Agathe", "Karim"), strict=True)]
        writing = begin(servers, people, TALKING, talks=True)
        taken: list[Entries] = []
        for number in range(backups):
            writing += begin(servers, people, PLAYING, talks=False)
            wait_for_more(writing)
            known = known_of(writing)
            if "copied file" in results:
                copied = folder / f"{number}.copied"
                shutil.copy(shared["database"], copied)
                judge(results["copied file"], copied, known)
            known, file = known_of(writing), folder / f"{number}.backup"
            began = time.monotonic()
            said = ludotheque("backup", str(file), "--database", str(shared["database"]))
            results["backup"].seconds.append(time.monotonic() - began)
            assert "can't be replayed" not in said, said
            taken.append(judge(results["backup"], file, known))
        for player in writing:
            player.stop()
        for server in servers:
            assert server.terminate() == 0
            assert "Traceback" not in server.said()
        restored = folder / "restored.sqlite3"
        ludotheque("restore", str(file), "--database", str(restored))
        assert read(restored) == taken[-1]
        last = folder / "last.backup"
        ludotheque("backup", str(last), "--database", str(shared["database"]))
        final = read(last)
        assert all(final[key] == body for entries in taken for key, body in entries.items())
        assert all(key in final for key in known_of(writing))
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--backups", type=int, default=20)
    backups = parser.parse_args().backups
    print("| | backups | acknowledged before | lost | torn matches | unreadable | longest, s |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for way in WAYS:
        with tempfile.TemporaryDirectory() as name:
            for kind, result in under_play(way, backups, Path(name)).items():
                print(result.row(f"{way}, {kind}"), flush=True)


if __name__ == "__main__":
    main()
