"""Following a match over a WebSocket: the coroutines. It stays interpreted: see `hatch_build.py`."""

import asyncio
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote

import msgspec
from websockets.http11 import Request

from ludotheque.core.verbs import BadAction
from ludotheque.store.errors import Unavailable
from ludotheque.table.errors import NotYours, Refused, SetAside
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.telling import busy, preview_json, warning, worded
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.past import history
from ludotheque.table.table import SESSION_ENDED, Table
from ludotheque.web import forgery, shelf
from ludotheque.web.answers import done, once
from ludotheque.web.answers import problem as answer_problem
from ludotheque.web.cookies import token_in
from ludotheque.web.failures import BY_STATUS, language_of, problem
from ludotheque.web.gate import headers_of, note
from ludotheque.web.messages import Standing, Why
from ludotheque.web.socket import SWITCHING, TOO_MUCH

if TYPE_CHECKING:
    from ludotheque.web.socket import Socket
    from ludotheque.web.tabs import Tabs

GONE = 4404
LATER = 1013  # WebSocket code: try again later
SET_ASIDE = 4409
EVERY_SECONDS = 20.0

_encode = msgspec.json.Encoder().encode


async def keep_alive(host: "Tabs") -> None:
    """Ping every tab at intervals."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        for socket in list(host.sockets):
            socket.ping()


async def welcome(host: "Tabs", socket: "Socket", request: Request) -> None:
    """Open a connection that follows a match."""
    path, _, query = request.path.partition("?")
    parts = path.split("/")
    if len(parts) != 5 or parts[:3] != ["", "api", "matches"] or parts[4] != "live":
        refuse(socket, request, 404, "follow")
        return
    scope = scope_of(socket, request)
    await host.proxies.look_through(scope)
    note("follow", scope)
    headers = headers_of(scope)
    twice = forgery.repeated(headers)
    if twice is not None:
        refuse(socket, request, 400, "twice", name=twice)
        return
    if forgery.from_elsewhere(headers, scope["scheme"] == "wss"):
        refuse(socket, request, 403, "cross-site")
        return
    socket.address = scope["client"][0]
    token = token_in(forgery.first(headers, "cookie") or "")
    status = socket.accept(request)
    if status != SWITCHING:
        refuse(socket, request, status, BY_STATUS.get(status, "malformed"))
        return
    match = unquote(parts[3])
    try:
        visit = await host.table.sessions.find(token)
        if not host.quotas.room_for_tab(socket, visit, host.sockets):
            socket.close(TOO_MUCH)
            return
        if visit is not None:
            socket.person, socket.session = visit.person.id, visit.session
            host.table.thinkers.seen(visit.person.id, socket.address)
        live = await host.table.matches.open(match)
        async with turn_of(live.writer.turns):
            told = _encode(await sync(host.table, live, socket.person, since_of(query)))
            if (
                visit is not None and await host.table.sessions.find(token) is None
            ):  # the session has ended meanwhile
                socket.close(SESSION_ENDED)
                return
            host.table.matches.came(live, socket.person)
            socket.follow(live, told)
            if live.audience.busy:
                socket.push(busy("bot", live.audience.busy))
        host.table.thinkers.hand_out()  # bots of a followed match have priority
    except SetAside as error:
        summary = await host.table.stored_summary(socket.person, match)
        socket.push(_encode({"type": "set_aside", "match": summary, **error.to_json()}))
        socket.close(SET_ASIDE)
    except Refused:
        socket.close(GONE)
    except Unavailable:
        socket.close(LATER)


def refuse(socket: "Socket", request: Request, status: int, message: str, **args: str) -> None:
    """Refuse a connection, in the language of its request."""
    accepted = ",".join(request.headers.get_all("accept-language"))
    said = problem(message, language_of(request.path.partition("?")[2], accepted), args=args)
    socket.refuse(status, _encode(said).decode())


async def sync(table: Table, live: LiveMatch, person: str | None, since: int) -> dict[str, Any]:
    """The current state and the missed entries; it must not be interrupted by a change."""
    mine = tuple(live.feed.seats_of(person))
    return {
        "type": "sync",
        "seq": live.feed.number(live.feed.record.seq, mine),
        "match": live.summary(person),
        "you": list(mine),
        "entries": await history(table, live, mine, since),
        "now": live.audience.now(mine),
        "version": shelf.version(live.feed.record.game),
        "away": [seat for seat in live.audience.absent() if seat not in mine],
    }


async def conflict(host: "Tabs", socket: "Socket", live: LiveMatch, message: str, known: int) -> None:
    """Answer a change whose entry number or message id is in the store already."""
    first = await host.table.matches.written(live, once(socket.person, message))
    if first is not None and first <= known:
        socket.reply(done(message, live.feed.number(first, live.feed.seats_of(socket.person))))
    else:
        host.table.matches.reload(live)
        socket.reply(answer_problem(message, "stale", "look again"))


async def why(socket: "Socket", live: LiveMatch, said: Why) -> None:
    """Explain to a player why a choice is illegal, or the warnings and the preview of a legal one, in the position of
    the newest entry this tab was told of. Spectators get no answer, as they have no choices.
    """
    if said.seat not in live.feed.seats_of(socket.person):
        socket.reply(answer_problem(said.id, NotYours().code, NotYours().message))
        return
    async with turn_of(live.writer.turns):
        state = live.feed.match.state
        if said.seq is not None and is_stale(socket, live, said.seat, said.seq):
            socket.reply(answer_problem(said.id, "stale", "look again"))
            return
        try:
            action = live.feed.match.game.vocabulary.from_json(said.action)
        except BadAction as error:
            socket.reply(answer_problem(said.id, "action", str(error)))
            return
        found = state.why_not(said.seat, action)
        if found is None:
            told = {"preview": preview_json(live.feed.match, said.seat, action)}
            answer = {"legal": True, **warning(live.feed.match, said.seat, action), **told}
        else:
            answer = {"legal": False, **worded(live.feed, found, state.facts(said.seat, action, found))}
    socket.reply(_encode({"type": "why", "id": said.id, **answer}))


def is_stale(socket: "Socket", live: LiveMatch, seat: int, seq: int) -> bool:
    """Whether the position has changed for a seat since the entry with this number of its player, or it has none."""
    seen = live.feed.screens.newest_known(seq, live.feed.seats_of(socket.person))
    return not live.feed.question_seq(seat) <= seen <= live.feed.record.seq


async def standing(host: "Tabs", socket: "Socket", live: LiveMatch, said: Standing) -> None:
    """A player changes a standing answer; acknowledged like any change."""
    known = live.feed.record.seq
    result: int | Exception
    try:
        result = await host.table.give_order(live, socket.person, said.seat, said.step, said.order)
    except Exception as why_not:
        result = why_not
    host.answer(socket, live, said.id, known, result)


def scope_of(socket: "Socket", request: Request) -> dict[str, Any]:
    """The upgrade request as an ASGI scope."""
    headers = [
        (name.lower().encode("latin-1"), value.encode("latin-1"))
        for name, value in request.headers.raw_items()
    ]
    return {
        "type": "websocket",
        "scheme": "ws",
        "path": request.path.partition("?")[0],
        "client": socket.peer,
        "headers": headers,
    }


def since_of(query: str) -> int:
    given = parse_qs(query).get("since", ["0"])[0]
    return int(given) if given.isdecimal() and given.isascii() and len(given) < 10 else 0
