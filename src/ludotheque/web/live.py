"""The WebSocket side of docs/table-protocol.md."""

import asyncio
from functools import partial
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from websockets.http11 import Request

from ludotheque.core.refusals import Facts, Illegal, Refusal
from ludotheque.core.verbs import BadAction
from ludotheque.core.words import LANGUAGES, words_for
from ludotheque.store.store import Conflict
from ludotheque.table import bots
from ludotheque.table.errors import NotYours, Refused
from ludotheque.table.live import LiveMatch
from ludotheque.table.table import Table
from ludotheque.table.telling import now
from ludotheque.web.cookies import Signer
from ludotheque.web.messages import Why, read_message
from ludotheque.web.metrics import MESSAGES
from ludotheque.web.socket import Socket

LONGEST_MESSAGE = 16 * 1024
GONE = 4404
EVERY_SECONDS = 20.0

_encode = msgspec.json.Encoder().encode


class Live:
    """Serves /api/matches/{id}/live."""

    def __init__(self, table: Table, signer: Signer) -> None:
        self.table = table
        self.signer = signer
        self.sockets: set[Socket] = set()
        self.sending: list[Socket] = []

    async def keep_alive(self) -> None:
        """Ask every tab now and then whether it is still there."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            for socket in list(self.sockets):
                socket.ping()

    def send_soon(self, socket: Socket) -> None:
        """What a tab is told at one moment goes out in one piece: its answer with the news it led to."""
        if not self.sending:
            socket.loop.call_soon(self.send)
        self.sending.append(socket)

    def send(self) -> None:
        sending, self.sending = self.sending, []
        for socket in sending:
            socket.send()

    # ---------------------------------------------------------------- following

    async def welcome(self, socket: Socket, request: Request) -> None:
        """Somebody wants to follow a match."""
        path = urlsplit(request.path)
        parts = path.path.split("/")
        if len(parts) != 5 or parts[:3] != ["", "api", "matches"] or parts[4] != "live":
            socket.refuse(404, "there is nothing to follow here")
            return
        if not same_origin(request.headers.get("Host"), request.headers.get("Origin")):
            socket.refuse(403, "another site's page may not speak in your name")
            return
        known = self.signer.read_header(request.headers.get("Cookie", ""))
        socket.accept(request)
        person = await self.table.people.find(known) if known else None
        socket.person = person.id if person else None
        try:
            live = await self.table.open(unquote(parts[3]))
        except Refused:
            socket.close(GONE)
            return
        async with live.turns:
            socket.follow(live, _encode(await self.sync(live, socket.person, since_of(path.query))))

    async def sync(self, live: LiveMatch, person: str | None, since: int) -> dict[str, Any]:
        """Where the match stands, and what was missed; nothing may change meanwhile."""
        mine = tuple(live.seats_of(person))
        return {
            "type": "sync",
            "seq": live.record.seq,
            "match": live.summary(person),
            "you": list(mine),
            "entries": await self.table.history(live, mine, since),
            "now": now(live, mine),
        }

    def left(self, live: LiveMatch) -> None:
        self.table.forget(live)

    # ---------------------------------------------------------------- messages

    def handle(self, socket: Socket, live: LiveMatch, text: bytes) -> None:
        """Do what a client says; its answer comes by `socket.reply`, now or later."""
        if len(text) > LONGEST_MESSAGE:
            too_long = f"a message has at most {LONGEST_MESSAGE} characters"
            socket.reply(problem(None, "too_long", too_long))
            return
        try:
            said = read_message(text)
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            socket.reply(problem(None, "malformed", str(error)[:300]))
            return
        MESSAGES.count(type(said).__name__)
        if isinstance(said, Why):
            socket.task(self.why(socket, live, said))
        else:
            answer = partial(self.answer, socket, live, said.id, live.record.seq)
            live.change(said.deed(socket.person), once(socket.person, said.id), answer)

    def answer(
        self, socket: Socket, live: LiveMatch, message: str, known: int, result: int | Exception
    ) -> None:
        """What became of a message that came when `known` was the newest entry."""
        match result:
            case int():
                bots.wake(self.table, live)
                socket.reply(done(message, result))
            case Illegal():
                socket.reply(refused(message, live, result))
            case BadAction():
                socket.reply(problem(message, "action", str(result)))
            case Refused():
                socket.reply(problem(message, result.code, result.message))
            case Conflict():
                socket.task(self.conflict(socket, live, message, known))
            case _:
                socket.broken(result)

    async def conflict(self, socket: Socket, live: LiveMatch, message: str, known: int) -> None:
        """The store has an entry of this number or of this message already."""
        first = await self.table.written(live, once(socket.person, message))
        if first is not None and first <= known:
            socket.reply(done(message, first))
        else:
            self.table.reload(live)
            socket.reply(problem(message, "stale", "look again"))

    async def why(self, socket: Socket, live: LiveMatch, said: Why) -> None:
        """Explains to a player what stops a choice of his; a spectator has no choices to be explained."""
        if said.seat not in live.seats_of(socket.person):
            socket.reply(problem(said.id, NotYours().code, NotYours().message))
            return
        async with live.turns:
            state = live.match.state
            try:
                action = live.match.game.vocabulary.from_json(said.action)
            except BadAction as error:
                socket.reply(problem(said.id, "action", str(error)))
                return
            found = state.why_not(said.seat, action)
            facts = {} if found is None else state.facts(said.seat, action, found)
        answer = {"legal": True} if found is None else {"legal": False, **worded(live, found, facts)}
        socket.reply(_encode({"type": "why", "id": said.id, **answer}))


def done(message: str, seq: int) -> bytes:
    return _encode({"type": "done", "id": message, "seq": seq})


def problem(message: str | None, code: str, words: str) -> bytes:
    return _encode({"type": "error", "id": message, "error": code, "message": words})


def refused(message: str, live: LiveMatch, illegal: Illegal) -> bytes:
    return _encode({"type": "refused", "id": message, **worded(live, illegal.refusal, illegal.facts)})


def worded(live: LiveMatch, found: Refusal, facts: Facts) -> dict[str, Any]:
    """A refusal worded in both languages, with the players' names."""
    names = [seat.name for seat in live.seats]
    return {
        "rule": found.rule,
        "why": {lang: words_for(live.match.game, lang).refusal(found, facts, names) for lang in LANGUAGES},
    }


def once(person: str | None, message: str) -> str:
    """What a message is remembered by: two people may well choose the same id."""
    return f"{person} {message}"


def same_origin(host: str | None, origin: str | None) -> bool:
    """Another site's page may not speak with the table in a visitor's name."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:
        return False


def since_of(query: str) -> int:
    given = parse_qs(query).get("since", ["0"])[0]
    return int(given) if given.isdecimal() and given.isascii() and len(given) < 10 else 0
