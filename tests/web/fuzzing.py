"""Fuzzed requests and messages: valid ones, nearly valid ones, and attacks.

Everything is drawn from a seed. `test_fuzz.py` sends a few hundred, `tools/fuzz.py` a hundred thousand of each.
"""

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.web.decoding import actions
from tests.web.serving import PATIENCE, Server
from tests.web.visiting import COOKIE, ME, OPEN, RANDOM, Said, Visitor, vocabulary_of

# The fuzzed server drops unused data quickly, so that remaining memory is a leak. Expensive operations have their
# default limits; the others have none, or few requests would get through.
SETTINGS: Said = {
    "idle_seconds": 1.0,
    "request_seconds": 5.0,
    "bot_workers": 1,
    "requests_per_address": 200,
    "accounts_per_address": 100,
    "guesses_per_address": 200,
    "hints_per_person": 20,
    "hints_per_address": 200,
}
STRANGER = 2  # the index of the stranger's cookie
LINES = 8  # connections at the same time
AT_ONCE = 10  # messages before waiting for an answer
A_MATCH = 200  # messages; then another match is followed
BROKEN = 1011  # the WebSocket code for a mistake of the server

GAMES = ["morra", "parry", "bag", "hamlet", "quadrata", "quebec", "nouvelle_france"]
TABLES = {"morra": 2, "parry": 2, "bag": 2, "hamlet": 2, "quadrata": 2, "quebec": 3, "nouvelle_france": 1}
LONG = "x" * 20_000
VALUES: list[Any] = [
    *(
        None,
        True,
        0,
        -1,
        1,
        2**31,
        2**53,
        2**63 - 1,
        2**63,
        -(2**63) - 1,
        2**64,
        10**400,
        0.5,
        -1e308,
        float("inf"),
    ),
    *("", " ", "\0", "\ud800", "‮", "​", "é", "0", "me", "fr", LONG, "' OR 1=1 --", "../../etc/passwd", "%00"),
    *([], {}, [[]], [0] * 1000, {"verb": "x"}, {"": ""}, {"a": {"b": {"c": []}}}),
]
TEXTS = [
    "",
    "a",
    "fr",
    "en",
    "x" * 300,
    "%00",
    "%ff",
    "%ed%a0%80",
    "..",
    "%2e%2e",
    "a b",
    "é",
    "0",
    "-1",
    "9" * 30,
    "9" * 5000,
    "{}",
    "#",
    "?",
    "*",
]
OPERATIONS: list[tuple[str, str, Any]] = [
    ("GET", "/", None),
    ("GET", "/health", None),
    ("GET", "/metrics", None),
    ("GET", "/api/docs", None),
    ("GET", "/api/me?lang={lang}", None),
    ("PATCH", "/api/me", {"name": "Léa"}),
    ("GET", "/api/me/teaching", None),
    (
        "PATCH",
        "/api/me/teaching",
        {"coach": True, "met": {"quebec": ["main"]}, "guides": {"quebec": "skipped"}},
    ),
    ("DELETE", "/api/me/teaching", None),
    ("GET", "/api/games", None),
    ("GET", "/api/games/{game}", None),
    ("GET", "/api/games/{game}/words/{lang}", None),
    ("GET", "/api/games/{game}/rules/{lang}?q={text}", None),
    ("GET", "/api/games/{game}/teaching/{lang}", None),
    ("POST", "/api/games/{game}/guide", None),
    ("GET", "/api/games/{game}/uncertain", None),
    ("GET", "/api/arena", None),
    ("GET", "/api/matches?list=mine", None),
    ("GET", "/api/matches?list=open", None),
    ("GET", "/api/matches/{match}", None),
    ("GET", "/api/matches/{match}/at/{number}", None),
    ("GET", "/api/matches/{match}/journal", None),
    ("GET", "/api/matches/{match}/live", None),
    ("POST", "/api/matches/{match}/join", {"seat": None, "colour": None}),
    ("POST", "/api/matches/{match}/colour", {"seat": 0, "colour": "black"}),
    ("POST", "/api/matches/{match}/leave", {}),
    ("POST", "/api/matches/{match}/rematch", {}),
    ("POST", "/api/matches/{match}/fork", {"moves": 0}),
    (
        "POST",
        "/api/matches",
        {"game": "morra", "seats": [ME, OPEN], "options": {}, "public": True, "name": "X"},
    ),
    ("POST", "/api/matches", {"game": "quebec", "seats": [ME, ME, RANDOM], "options": {"level": "full"}}),
    ("GET", "/assets/{text}", None),
    ("GET", "/{text}", None),
]
# Necessarily expensive for the server: used rarely.
DEAR: list[tuple[str, str, Any]] = [
    ("POST", "/api/account", {"name": "Léa", "passphrase": "une longue phrase"}),
    ("POST", "/api/login", {"name": "Léa", "passphrase": "une longue phrase"}),
    ("POST", "/api/logout", {}),
    ("POST", "/api/matches/{match}/hint", {"seat": 0}),
]
UPGRADE = [
    *("Upgrade: websocket", "Connection: Upgrade"),
    *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"),
]
KINDS = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "",
    "application/xml",
]
HEADERS = [
    *(
        "Origin: https://evil.example",
        "Origin: null",
        "Sec-Fetch-Site: cross-site",
        "Content-Type: text/plain",
    ),
    *(
        "Host: x",
        "Cookie: ludotheque=x.y",
        "Cookie: ;;;=",
        "Transfer-Encoding: chunked",
        "Content-Length: -1",
    ),
    *(
        "Expect: 100-continue",
        "Upgrade: h2c",
        "Connection: Upgrade",
        "X-Forwarded-For: 1.2.3.4",
        "Range: bytes=9-1",
    ),
    *(
        "X-Name: é",
        "Host: [",
        "Accept: \x01",
        "If-None-Match: *",
        "Authorization: Bearer é",
        "Accept-Encoding: gzip;q=9",
    ),
    *("Content-Length: 99999999999999999999", "X: " + "y" * 40_000),
]


@dataclass
class Findings:
    """The results."""

    statuses: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)  # forbidden behaviour of the server


class Draw:
    """Generates requests and messages."""

    def __init__(self, seed: str, matches: list[str], cookies: list[str]) -> None:
        self.chance = random.Random(seed)
        self.matches = matches
        self.cookies = cookies

    def often(self, share: float) -> bool:
        return self.chance.random() < share

    # ---------------------------------------------------------------- HTTP

    def request(self) -> bytes:
        """One request, complete or not."""
        method, path, body = self.chance.choice(DEAR if self.often(0.002) else OPERATIONS)
        path = re.sub(r"{(\w+)}", lambda found: self.name(found[1]), path)
        if self.often(0.05):
            method = self.chance.choice(
                ["PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "POST", "GET", "PROPFIND"]
            )
        text = b"" if body is None else self.json(body)
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
        if self.often(0.95):
            # Logging in or out ends a session: only the stranger's, otherwise later requests would be anonymous.
            ending = path.startswith(("/api/login", "/api/logout"))
            cookie = self.cookies[STRANGER] if ending else self.chance.choice(self.cookies)
            lines.append(f"Cookie: {COOKIE}={cookie}")
        if text:
            kind = self.chance.choice(KINDS) if self.often(0.05) else "application/json"
            lines += [f"Content-Type: {kind}", f"Content-Length: {len(text)}"]
        if path.endswith("/live"):
            lines += UPGRADE
        if self.often(0.1):
            lines.insert(self.chance.randrange(1, len(lines) + 1), self.chance.choice(HEADERS))
        raw = "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass") + text
        return self.torn(raw) if self.often(0.05) else raw

    def name(self, kind: str) -> str:
        """A path segment: mostly an existing name."""
        if kind == "text" or self.often(0.2):
            return self.chance.choice(TEXTS)
        known = {"match": self.matches, "game": GAMES, "lang": ["fr", "en"], "number": ["0", "1", "7"]}
        return self.chance.choice(known[kind])

    def torn(self, raw: bytes) -> bytes:
        """With some bytes changed, removed or repeated."""
        data = bytearray(raw)
        for _ in range(self.chance.randint(1, 5)):
            at = self.chance.randrange(len(data) or 1)
            deed = self.chance.randrange(4)
            if deed == 0:
                data[at : at + 1] = bytes([self.chance.randrange(256)])
            elif deed == 1:
                del data[at : at + self.chance.randint(1, 20)]
            elif deed == 2:
                data[at:at] = data[at : at + self.chance.randint(1, 200)]
            else:
                del data[at:]
        return bytes(data)

    # ---------------------------------------------------------------- JSON

    def json(self, body: Any) -> bytes:
        """A body or a message, valid or with a defect."""
        if self.often(0.4):
            body = self.spoiled(body)
        if self.often(0.01):
            return b"[" * 5000 + b"]" * 5000
        text = json.dumps(body).encode()
        return self.torn(text) if self.often(0.1) else text

    def spoiled(self, body: Any) -> Any:
        """One value is changed, missing, or added."""
        if not isinstance(body, dict) or not body or self.often(0.1):
            return self.chance.choice(VALUES)
        key = self.chance.choice(list(body))
        if self.often(0.3):
            return {**body, key: self.spoiled(body[key])}
        deed = self.chance.randrange(4)
        if deed == 0:
            return {other: value for other, value in body.items() if other != key}
        if deed == 1:
            return {**body, self.chance.choice(["extra", "", "\0", "do", "id"]): self.chance.choice(VALUES)}
        return {**body, key: self.chance.choice(VALUES)}

    # ---------------------------------------------------------------- WebSocket

    def message(self, number: int, choices: list[tuple[int, Said]], seq: int) -> bytes | str:
        """A message in a match, with currently legal choices."""
        seat, action = self.chance.choice(choices) if choices else (0, {"verb": "x"})
        said: Said = self.chance.choice(
            [
                {"do": "play", "seq": seq, "seat": seat, "action": action},
                {"do": "why", "seat": seat, "action": action},
                {"do": "undo", "seat": seat},
                {
                    "do": "standing",
                    "seat": seat,
                    "step": "window",
                    "order": self.chance.choice(["ask", "default"]),
                },
                {"do": "vote", "proposal": seq, "yes": True},
                {"do": "chat", "text": self.chance.choice(["bonjour", "x" * 500, "‮abc", "\n"])},
                {"do": "stand_in", "seat": seat, "level": "random"},
                {"do": "take_back_seat", "seat": seat},
            ]
        )
        text = self.json({"id": str(number), **said})
        if self.often(0.01):
            return text  # as a binary message
        return text.decode("utf-8", "replace")

    def frames(self) -> bytes:
        """Bytes that are not a valid message."""
        return self.chance.choice(
            [
                self.chance.randbytes(self.chance.randint(1, 200)),
                b"\x81\xff" + b"\xff" * 12,  # a frame of 2^64 bytes
                b"\x81\x05hello",  # not masked
                b"\x01\x80\0\0\0\0" * 50,  # beginnings without an end
                b"\x89\x80\0\0\0\0" * 100,  # pings
                b"\x81\x82\0\0\0\0\xff\xfe",  # no UTF-8
                b"\x88\x82\0\0\0\0\x03\xe8",  # close
                b"\xf1\x80\0\0\0\0",  # reserved bits
            ]
        )


# ---------------------------------------------------------------- sending it


def furnished(server: Server) -> tuple[list[str], list[str]]:
    """Matches of every game, and the cookies of their players and of a stranger."""
    host, stranger = Visitor(server), Visitor(server)  # accounts may have any name afterwards
    matches = [host.create(game, *[ME] * seats) for game, seats in TABLES.items()]
    matches.append(host.create("morra", ME, OPEN, public=True))
    cookies = [str(host.cookie()), str(host.cookie()), str(stranger.cookie()), "x.y"]
    return matches, cookies


async def send_requests(
    server: Server, seed: str, number: int, matches: list[str], cookies: list[str]
) -> Findings:
    """This many requests over a few connections; each is answered, or its connection is closed."""
    found = Findings()

    async def line(which: int) -> None:
        draw = Draw(f"{seed} http {which}", matches, cookies)
        for _ in range(which, number, LINES):
            raw = draw.request()
            told = await asyncio.wait_for(exchange(server, raw), PATIENCE)
            status = told[9:12].decode("latin-1") if told.startswith(b"HTTP/1.1 ") else "cut"
            found.statuses[status] += 1
            if status.startswith("5"):
                found.wrong.append(f"{status} for {raw[:300]!r}")

    await asyncio.gather(*(line(which) for which in range(LINES)))
    return found


async def exchange(server: Server, raw: bytes) -> bytes:
    """Send it, close the sending side, and read until the end of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(raw)
        told = await head_of(reader) if is_whole(raw) else b""
        if not told:
            writer.write_eof()
            told = await reader.read(65536)
        return told
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


def is_whole(raw: bytes) -> bool:
    """Whether the request is complete; otherwise the server would wait for the rest."""
    head, end, body = raw.partition(b"\r\n\r\n")
    sizes = re.findall(rb"(?i)\r\ncontent-length: (\d+)(?=\r\n|$)", head)
    chunked = b"transfer-encoding" in head.lower()
    return bool(end) and not chunked and all(len(body) >= int(size) for size in sizes) and len(sizes) <= 1


async def head_of(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return b""


async def send_messages(server: Server, seed: str, number: int, pause: float = 0.0) -> Findings:
    """This many messages over a few sockets, some of which get closed for it."""
    found = Findings()

    async def tab(which: int) -> None:
        numbers = iter(range(which, number, LINES))
        draw = Draw(f"{seed} socket {which}", [], [])
        host = await asyncio.to_thread(Visitor, server)
        games = iter(GAMES * (1 + number // A_MATCH))
        left = True
        while left:
            match = await asyncio.to_thread(opened, host, next(games))
            left = await follow(server, host, match, draw, numbers, found, pause)

    await asyncio.gather(*(tab(which) for which in range(LINES)))
    return found


def opened(host: Visitor, game: str) -> str:
    return host.create(game, *[ME] * TABLES[game])


async def follow(
    server: Server, host: Visitor, match: str, draw: Draw, numbers: Any, found: Findings, pause: float
) -> bool:
    """Follow one match for a while; returns whether there are more messages to send."""
    said = 0
    while said < A_MATCH:
        url = f"{server.sockets}/api/matches/{match}/live"
        headers = {"Cookie": f"{COOKIE}={host.cookie()}"}
        line = connect(
            url,
            additional_headers=headers,
            proxy=None,
            ping_interval=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        try:
            async with line as socket:
                talk = Talk(socket, found, server)
                await talk.hear_until(lambda talk=talk: talk.synced)  # type: ignore[misc]
                while said < A_MATCH:
                    burst = draw.chance.randint(1, AT_ONCE)
                    for _ in range(burst):
                        number = next(numbers, None)
                        if number is None:
                            return False
                        said += 1
                        if draw.often(0.003):
                            socket.transport.write(draw.frames())
                            socket.transport.close()
                            await talk.hear_until(lambda: False)
                        await talk.say(draw.message(number, talk.choices, talk.seq))
                    await talk.hear_until(lambda talk=talk: talk.owed <= 0)  # type: ignore[misc]
                    await asyncio.sleep(burst * pause)
        except (ConnectionClosed, InvalidStatus, InvalidMessage) as error:
            closed = getattr(error, "rcvd", None)
            code = "cut" if closed is None else str(closed.code)
            found.answers[f"closed {code}"] += 1
            if code == str(BROKEN):
                found.wrong.append(f"a socket of {match} was closed as broken")
    return True


class Talk:
    """The state of one tab."""

    def __init__(self, socket: ClientConnection, found: Findings, server: Server) -> None:
        self.socket = socket
        self.found = found
        self.server = server
        self.game = ""
        self.synced = False
        self.owed = 0  # pending answers
        self.seq = 0
        self.choices: list[tuple[int, Said]] = []

    async def say(self, message: bytes | str) -> None:
        self.owed += 1
        await self.socket.send(message)

    async def hear_until(self, enough: Callable[[], bool]) -> None:
        while not enough():
            self.hear(json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE)))

    def hear(self, said: Said) -> None:
        kind = said["type"]
        self.found.answers[kind if kind != "error" else f"error {said['error']}"] += 1
        if kind in ("sync", "entry"):
            self.synced = True
            self.seq = said["entry"]["seq"] if kind == "entry" else said["seq"]
            self.game = said["match"]["game"] if kind == "sync" else self.game
            vocabulary = vocabulary_of(self.server, self.game)
            offered = said["now"]["choices"]
            self.choices = [
                (int(seat), one) for seat, many in offered.items() for one in actions(vocabulary, many)[:50]
            ]
        elif kind not in ("presence", "busy"):
            self.owed -= 1


def fuzz(server: Server, seed: str, requests: int, messages: int, pause: float = 0.0) -> Findings:
    """HTTP and WebSockets at the same time, with a pause in each tab before the next message."""
    matches, cookies = furnished(server)

    async def both() -> Findings:
        http, sockets = await asyncio.gather(
            send_requests(server, seed, requests, matches, cookies),
            send_messages(server, seed, messages, pause),
        )
        return Findings(http.statuses, sockets.answers, http.wrong + sockets.wrong)

    found = asyncio.run(both())
    if "Traceback" in server.said():
        trace = server.said()[server.said().index("Traceback") - 500 :]
        found.wrong.append(f"a traceback in the log: {trace[:3000]}")
    return found
