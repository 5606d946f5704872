"""The WebSocket side of docs/table-protocol.md: its messages. `web.following` has the coroutines."""

# Compiled: every move at the table goes through it.

from collections.abc import Coroutine
from functools import partial
from typing import Any

from websockets.http11 import Request

from ludotheque.core.refusals import Illegal
from ludotheque.core.verbs import BadAction
from ludotheque.store.errors import Unavailable
from ludotheque.store.store import Conflict
from ludotheque.table.errors import Refused
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.table import Table
from ludotheque.web import following
from ludotheque.web.answers import UNAVAILABLE, done, once, pong, problem, refused
from ludotheque.web.messages import Chat, Ping, Standing, Why, read_message
from ludotheque.web.metrics import MESSAGES
from ludotheque.web.proxies import Proxies
from ludotheque.web.quotas import Quotas
from ludotheque.web.socket import Socket

LONGEST_MESSAGE = 16 * 1024


class Tabs:
    """All open tabs: serves /api/matches/{id}/live."""

    def __init__(self, table: Table, quotas: Quotas, proxies: Proxies) -> None:
        self.table = table
        self.quotas = quotas
        self.proxies = proxies
        self.sockets: set[Socket] = set()
        self.sending: list[Socket] = []

    def send_soon(self, socket: Socket) -> None:
        """Messages to a tab at one moment are sent in one write: its answer with the resulting news."""
        if not self.sending:
            socket.loop.call_soon(self.send)
        self.sending.append(socket)

    def send(self) -> None:
        sending, self.sending = self.sending, []
        for socket in sending:
            socket.send()

    # ---------------------------------------------------------------- following

    def welcome(self, socket: Socket, request: Request) -> Coroutine[Any, Any, None]:
        """A client wants to follow a match."""
        return following.welcome(self, socket, request)

    def left(self, live: LiveMatch, person: str | None) -> None:
        self.table.matches.went(live, person)
        self.table.matches.forget(live)

    def leaving(self) -> None:
        self.table.matches.begin_leaving()

    # ---------------------------------------------------------------- messages

    def handle(self, socket: Socket, live: LiveMatch, text: bytes) -> None:
        """Handle a message; its answer comes by `socket.reply`, now or later."""
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
        if isinstance(said, Ping):
            socket.reply(pong(said.id))
            return
        if isinstance(said, Why):
            socket.task(following.why(socket, live, said))
            return
        if isinstance(said, Standing):
            socket.task(following.standing(self, socket, live, said))
            return
        try:
            if isinstance(said, Chat):
                self.quotas.talk(socket.person, socket.address)
        except Refused as wait:
            socket.reply(problem(said.id, wait.code, wait.message, wait.seconds))
        else:
            answer = partial(self.answer, socket, live, said.id, live.feed.record.seq)
            live.change(said.deed(socket.person), once(socket.person, said.id), answer)

    def answer(
        self, socket: Socket, live: LiveMatch, message: str, known: int, result: int | Exception
    ) -> None:
        """The result of a message that came when `known` was the newest entry."""
        match result:
            case int():
                self.table.matches.players.wake(live)
                socket.reply(done(message, live.feed.number(result, live.feed.seats_of(socket.person))))
            case Illegal():
                socket.reply(refused(message, live, result))
            case BadAction():
                socket.reply(problem(message, "action", str(result)))
            case Refused():
                socket.reply(problem(message, result.code, result.message, result.seconds))
            case Unavailable():
                socket.reply(problem(message, *UNAVAILABLE))
            case Conflict():
                socket.task(following.conflict(self, socket, live, message, known))
            case _:
                socket.broken(result)
