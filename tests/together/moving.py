"""Clients that move from one process to another, as browsers do."""

import random
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.web.serving import Server
from tests.web.visiting import ME, OPEN, Live, Said, Visitor, wait_until

IN_FULL_PLAY = 8  # actions of each player
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)


def through(client: Visitor, server: Server) -> Visitor:
    """The same browser, with its next request to another process."""
    other = copy(client)
    other.server = server
    return other


class Wanderer(threading.Thread):
    """Plays (or chats) as fast as it is answered, until it has done enough. If a connection breaks it reconnects, to
    any available process, and retries unanswered messages under the same id. It records what was acknowledged."""

    def __init__(self, client: Visitor, servers: Sequence[Server], match: str, talks: bool = False) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.servers = list(servers)
        self.match = match
        self.talks = talks
        self.done: dict[int, Said | str] = {}
        self.allowed = 0  # the number of decisions allowed: a game must not end before its test
        self.came_back = 0
        self.enough = threading.Event()
        self.pending: tuple[str, Said] | None = None
        self.tab: Live | None = None
        self.problem: BaseException | None = None
        self.chance = random.Random(client.id)

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                try:
                    self.stay()
                except LOST:
                    self.servers.append(self.servers.pop(0))
                    self.came_back += 1
                    self.enough.wait(0.05)
        except BaseException as problem:
            self.problem = problem

    def stay(self) -> None:
        """Stay at one process as long as it runs."""
        with through(self.client, self.servers[0]).follow(self.match) as tab:
            self.tab = tab
            while not self.enough.is_set() and not tab.over():
                if self.pending is None:
                    self.pending = self.next_one(tab)
                if self.pending is None:
                    with suppress(TimeoutError):
                        tab.hear(0.2)
                    continue
                do, said = self.pending
                answer = tab.say(do, **said)
                if answer.get("error") == "store":
                    # It may have been stored or not: retry under the same id.
                    self.enough.wait(0.05)
                    continue
                if answer["type"] == "done":
                    self.done[answer["seq"]] = said["text"] if self.talks else said["action"]
                else:
                    assert answer.get("error") == "stale", (answer, self.pending)
                self.pending = None
            self.enough.wait()

    def next_one(self, tab: Live) -> tuple[str, Said] | None:
        name = f"{self.client.id[:6]}-{self.came_back}-{self.chance.random()}"
        if self.talks:
            return "chat", {"id": name, "text": f"ligne {len(self.done)}"}
        if not tab.now["choices"] or len(self.done) >= self.allowed:
            return None
        seat = int(next(iter(tab.now["choices"])))
        action = self.chance.choice(tab.choices(seat))
        return "play", {"id": name, "seat": seat, "action": action, "seq": tab.seq}

    def __str__(self) -> str:
        """The current activity, for debugging a hanging test."""
        tab = self.tab
        seen = "nowhere" if tab is None else f"at {tab.seq}, asked {list(tab.now['choices'])}"
        return f"{len(self.done)} of {self.allowed} done, back {self.came_back} times, {seen}, {self.pending}"

    def stop(self) -> None:
        self.enough.set()
        self.join(120)
        assert not self.is_alive()
        if self.problem is not None:
            raise self.problem


@contextmanager
def in_play(servers: list[Server], games: int = 2) -> Iterator[list[Wanderer]]:
    """Matches of two people each, one at every process, who play (Québec) or chat without a pause."""
    people = [Visitor(server, name) for server, name in zip(servers, ("Agathe", "Karim"), strict=True)]
    playing: list[Wanderer] = []
    for talks in (False, True) * (games // 2):
        match = people[0].create("quebec", ME, OPEN, ME)
        people[1].join(match)
        playing += [
            Wanderer(people[0], servers, match, talks),
            Wanderer(people[1], servers[::-1], match, talks),
        ]
    for player in playing:
        player.start()
    wait_for_more(playing)
    yield playing
    wait_for_more(playing)
    for player in playing:
        player.stop()


def wait_for_more(playing: list[Wanderer]) -> None:
    """Wait until everybody has done some more; players wait for one another, and may do less than chatters."""
    before = {player: len(player.done) for player in playing}
    for player in playing:
        player.allowed = before[player] + IN_FULL_PLAY

    def enough(player: Wanderer) -> int:
        return IN_FULL_PLAY if player.talks else 1

    def all_on() -> bool:
        assert all(player.is_alive() for player in playing), [player.problem for player in playing]
        return all(len(player.done) >= before[player] + enough(player) for player in playing)

    try:
        wait_until(all_on, "they are in full play")
    except AssertionError as error:
        raise AssertionError("\n".join([str(error), *map(str, playing)])) from error


def check_kept(wanderers: Sequence[Wanderer], server: Server) -> None:
    """Everything acknowledged is stored exactly once, and there are no gaps between entries."""
    for wanderer in wanderers:
        with through(wanderer.client, server).follow(wanderer.match) as whole:
            assert [entry["seq"] for entry in whole.entries] == list(range(1, whole.seq + 1))
            for seq, said in wanderer.done.items():
                entry = whole.entries[seq - 1]
                assert (entry["text"] if wanderer.talks else entry["action"]) == said
            if wanderer.talks:
                own = [
                    e["text"] for e in whole.entries if e["kind"] == "chat" and e["seat"] in whole.sync["you"]
                ]
                assert len(set(own)) == len(own), "no entry is duplicated"


def is_well(server: Server) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"{server.url}/health", timeout=10, trust_env=False).is_success
    return False
