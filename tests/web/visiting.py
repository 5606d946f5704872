"""A client of the table: HTTP with a cookie, and a live connection to a match."""

import itertools
import json
import random
import time
import uuid
from contextlib import ExitStack
from types import TracebackType
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludotheque.web import told
from tests.web.decoding import actions
from tests.web.serving import PATIENCE, Server

COOKIE = "ludotheque"
Said = dict[str, Any]
ME: Said = {"kind": "me"}
OPEN: Said = {"kind": "open"}
RANDOM: Said = {"kind": "bot", "level": "random"}
GREEDY: Said = {"kind": "bot", "level": "greedy"}
VOCABULARIES: dict[str, Said] = {}  # by game, fetched once


def vocabulary_of(server: Server, game: str) -> Said:
    if game not in VOCABULARIES:
        detail = httpx.get(
            f"{server.url}/api/games/{game}", timeout=PATIENCE, trust_env=False, verify=server.tls or False
        )
        VOCABULARIES[game] = detail.json()["vocabulary"]
    return VOCABULARIES[game]


class Visitor:
    """A browser, from the table's point of view. It has a session from the start unless `unknown`."""

    def __init__(self, server: Server, name: str | None = None, unknown: bool = False) -> None:
        self.server = server
        self.http = httpx.Client(timeout=PATIENCE, trust_env=False, verify=server.tls or False)
        self.id = ""
        if not unknown:
            self.id = self.ok("GET", "/api/me")["id"]
        if name is not None:
            self.ok("PATCH", "/api/me", {"name": name})

    # ---------------------------------------------------------------- HTTP

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        sent = {} if body is None else {"json": body}
        return self.http.request(method, self.server.url + path, **sent)

    def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and code of a refusal, which must have a message."""
        answer = self.ask(method, path, body)
        assert 400 <= answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        said = answer.json()
        assert said["message"]
        return answer.status_code, said.get("error", "")

    def me(self) -> Said:
        said: Said = self.ok("GET", "/api/me")
        return said

    def create(
        self,
        game: str,
        *seats: Said,
        options: Said | None = None,
        public: bool = False,
        name: str | None = None,
        patience: int = 120,
    ) -> str:
        """A new match; its id."""
        wanted = {
            "game": game,
            "seats": list(seats),
            "options": options or {},
            "public": public,
            "name": name,
            "patience": patience,
        }
        made: str = self.ok("POST", "/api/matches", wanted)["id"]
        return made

    def summary(self, match: str) -> Said:
        said: Said = self.ok("GET", f"/api/matches/{match}")
        return said

    def join(self, match: str, seat: int | None = None, colour: str | None = None) -> Said:
        said: Said = self.ok("POST", f"/api/matches/{match}/join", {"seat": seat, "colour": colour})
        return said

    def colours(self, match: str) -> list[str | None]:
        """The colour of each seat."""
        return [seat["colour"] for seat in self.summary(match)["seats"]]

    def listed(self, which: str) -> list[str]:
        return [said["id"] for said in self.ok("GET", f"/api/matches?list={which}")]

    def at(self, match: str, moves: int) -> Said:
        said: Said = self.ok("GET", f"/api/matches/{match}/at/{moves}")
        return said

    def journal(self, match: str) -> Said:
        said: Said = self.ok("GET", f"/api/matches/{match}/journal")
        return said

    # ---------------------------------------------------------------- live

    def cookie(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    def follow(self, match: str, since: int = 0, origin: str | None = None) -> "Live":
        headers = {}
        if self.cookie() is not None:
            headers["Cookie"] = f"{COOKIE}={self.cookie()}"
        if origin is not None:
            headers["Origin"] = origin
        return Live(self.server, match, since, headers)

    def newest(self, match: str) -> int:
        """The number of the newest entry, as sent to a new follower."""
        with self.follow(match) as tab:
            return tab.seq

    def turned_away(self, match: str) -> int:
        """For a person who may not follow a match: the code with which the connection is closed."""
        with pytest.raises(ConnectionClosed) as closed:
            self.follow(match)
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)


class Live:
    """A tab that follows a match. It keeps every message as received, and every entry in order."""

    def __init__(
        self, server: Server, match: str, since: int = 0, headers: dict[str, str] | None = None
    ) -> None:
        url = f"{server.sockets}/api/matches/{match}/live?since={since}"
        self.server = server
        self.match = match
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                url,
                additional_headers=headers or {},
                ssl=server.tls,
                proxy=None,
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                max_queue=None,
            )
        )
        self.raw: list[str] = []
        self.entries: list[Said] = []
        self.answers: dict[str | None, Said] = {}
        self.now: Said = {}
        self.away: list[int] = []
        self.busy: dict[str, int] = {}
        self._next = 0
        self._ids = (f"{uuid.uuid4().hex[:8]}-{n}" for n in itertools.count())
        self.sync = self.hear()
        assert self.sync["type"] == "sync"

    def __enter__(self) -> "Live":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # ---------------------------------------------------------------- receiving

    def hear(self, timeout: float = PATIENCE) -> Said:
        """The next message, of any kind."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        told.read(text)  # it has the shape that browsers rely on
        said: Said = json.loads(text)
        if said["type"] == "sync":
            self.entries += said["entries"]
            self.now = said["now"]
            self.away = said["away"]
        elif said["type"] == "entry":
            self.entries.append(said["entry"])
            self.now = said["now"]
        elif said["type"] == "orders":
            self.now["orders"] = said["orders"]
        elif said["type"] == "presence":
            self.away = said["away"]
        elif said["type"] == "busy":
            self.busy[said["what"]] = said["seconds"]
        else:
            self.answers[said["id"]] = said
        return said

    def wait_for(self, kind: str, **matching: Any) -> Said:
        """The next entry of a kind that has not been waited for yet."""
        while True:
            while self._next < len(self.entries):
                entry = self.entries[self._next]
                self._next += 1
                if entry["kind"] == kind and all(entry.get(key) == value for key, value in matching.items()):
                    return entry
            self.hear()

    def wait_until_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.hear()

    def closed(self) -> int:
        """Receive everything until the connection ends; returns its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd is not None else 1006

    @property
    def seq(self) -> int:
        """The number of the newest entry this tab knows."""
        newest: int = self.entries[-1]["seq"] if self.entries else self.sync["seq"]
        return newest

    @property
    def told(self) -> str:
        """Everything this tab has received."""
        return "\n".join(self.raw)

    # ---------------------------------------------------------------- sending

    def send(self, text: str | bytes) -> None:
        self.socket.send(text)

    def say(self, do: str, **fields: Any) -> Said:
        """Send a message and return its answer."""
        fields.setdefault("id", next(self._ids))
        self.answers.pop(fields["id"], None)
        self.send(json.dumps({"do": do, **fields}))
        return self.answer_to(fields["id"])

    def answer_to(self, message: str | None) -> Said:
        while message not in self.answers:
            self.hear()
        return self.answers.pop(message)

    def done(self, do: str, **fields: Any) -> int:
        """Send a message that must be granted; returns the number of its entry, which this tab has seen."""
        answer = self.say(do, **fields)
        assert answer["type"] == "done", answer
        self.wait_until_seq(answer["seq"])
        seq: int = answer["seq"]
        return seq

    def error(self, do: str, **fields: Any) -> str:
        """Send a message that must be refused; returns the code of the error."""
        answer = self.say(do, **fields)
        assert answer["type"] == "error", answer
        assert answer["message"]
        code: str = answer["error"]
        return code

    def play(self, seat: int, action: Said, seq: int | None = None, **fields: Any) -> Said:
        return self.say("play", seat=seat, action=action, seq=self.seq if seq is None else seq, **fields)

    def plays(self, seat: int, action: Said, **fields: Any) -> int:
        """Play a legal choice; returns the number of its entry."""
        fields.setdefault("seq", self.seq)
        return self.done("play", seat=seat, action=action, **fields)

    def why(self, seat: int, action: Said) -> Said:
        return self.say("why", seat=seat, action=action)

    def choices(self, seat: int) -> list[Said]:
        vocabulary = vocabulary_of(self.server, self.sync["match"]["game"])
        return actions(vocabulary, self.now["choices"].get(str(seat), {}))

    def proposal(self) -> Said:
        """The one open question."""
        (found,) = self.now["proposals"]
        assert isinstance(found, dict)
        return found

    def over(self) -> bool:
        return any(entry["kind"] == "over" for entry in self.entries)


def play_out(*players: Live, chance: random.Random | None = None, most: int = 2000) -> None:
    """The players choose at random among their legal choices, until the match is over."""
    chance = chance or random.Random(1)
    for _ in range(most):
        newest = max(player.seq for player in players)
        for player in players:
            player.wait_until_seq(newest)
        if all(player.over() for player in players):
            return
        asked = [(player, int(seat)) for player in players for seat in player.now["choices"]]
        if not asked:
            players[0].hear()
            continue
        player, seat = asked[0]
        answer = player.play(seat, chance.choice(player.choices(seat)))
        assert answer["type"] == "done" or answer["error"] == "stale", answer
        if answer["type"] == "done":
            player.wait_until_seq(answer["seq"])
    raise AssertionError(f"no end after {most} decisions")


def wait_until(true: Any, what: str) -> None:
    """Poll for a condition that is not announced."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, f"did not happen: {what}"
        time.sleep(0.05)
