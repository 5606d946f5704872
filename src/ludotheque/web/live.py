"""The WebSocket side of docs/table-protocol.md."""

import asyncio
import hashlib
from typing import Annotated, Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from websockets.http11 import Request

from ludotheque.bots import LEVELS
from ludotheque.core.refusals import Facts, Illegal, Refusal
from ludotheque.core.verbs import BadAction
from ludotheque.core.words import LANGUAGES, words_for
from ludotheque.store.store import Conflict
from ludotheque.table.errors import NotFound, NotYours, Refused
from ludotheque.table.live import LiveMatch
from ludotheque.table.table import Table
from ludotheque.web.cookies import Signer
from ludotheque.web.metrics import MESSAGES
from ludotheque.web.socket import Socket

LONGEST_MESSAGE = 16 * 1024
GONE = 4404
EVERY_SECONDS = 20.0

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]

_encode = msgspec.json.Encoder().encode


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """What a client says; its `id` is repeated in the answer."""

    id: Id


class Play(Message, tag="play"):
    """A decision."""

    seq: int
    seat: int
    action: dict[str, Any]


class Why(Message, tag="why"):
    """Why something is not possible."""

    seat: int
    action: dict[str, Any]


class Undo(Message, tag="undo"):
    """Take a decision back."""

    seat: int


class Vote(Message, tag="vote"):
    """An answer to a proposal."""

    proposal: int
    yes: bool


class Chat(Message, tag="chat"):
    """A line of talk."""

    text: str


class StandIn(Message, tag="stand_in"):
    """A bot for an absent player."""

    seat: int
    level: str = "greedy"


class TakeBackSeat(Message, tag="take_back_seat"):
    """My seat from the bot."""

    seat: int


_decode = msgspec.json.Decoder(Play | Why | Undo | Vote | Chat | StandIn | TakeBackSeat).decode


class Live:
    """Serves /api/matches/{id}/live."""

    def __init__(self, table: Table, signer: Signer) -> None:
        self.table = table
        self.signer = signer
        self.sockets: set[Socket] = set()

    async def keep_alive(self) -> None:
        """Ask every tab now and then whether it is still there."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            for socket in list(self.sockets):
                socket.ping()

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
        async with live.lock:
            socket.follow(live, _encode(await self.sync(live, socket.person, since_of(path.query))))

    async def sync(self, live: LiveMatch, person: str | None, since: int) -> dict[str, Any]:
        """Where the match stands, and what was missed; the lock is held."""
        mine = tuple(live.seats_of(person))
        return {
            "type": "sync",
            "seq": live.record.seq,
            "match": live.summary(person),
            "you": list(mine),
            "entries": await self.table.history(live, mine, since),
            "now": live.now(mine),
        }

    async def answer(self, live: LiveMatch, person: str | None, text: bytes) -> bytes:
        """What a client gets back for a message, whatever it says."""
        return _encode(await self.reply(live, person, text))

    async def reply(self, live: LiveMatch, person: str | None, text: bytes) -> dict[str, Any]:
        if len(text) > LONGEST_MESSAGE:
            too_long = f"a message has at most {LONGEST_MESSAGE} characters"
            return {"type": "error", "id": None, "error": "too_long", "message": too_long}
        try:
            said = _decode(text)
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            return {"type": "error", "id": None, "error": "malformed", "message": str(error)[:300]}
        MESSAGES.labels(type(said).__name__).inc()
        known = live.record.seq
        try:
            if isinstance(said, Why):
                return self.why(live, person, said)
            seq = await self.do(live, person, said)
            self.table.wake_bots(live)
            return {"type": "done", "id": said.id, "seq": seq}
        except Illegal as illegal:
            return {"type": "refused", "id": said.id, **refusal(live, illegal.refusal, illegal.facts)}
        except BadAction as error:
            return {"type": "error", "id": said.id, "error": "action", "message": str(error)}
        except Refused as error:
            return {"type": "error", "id": said.id, "error": error.code, "message": error.message}
        except Conflict:
            seq_of_first = await self.table.written(live, once(person, said.id))
            if seq_of_first is not None and seq_of_first <= known:
                return {"type": "done", "id": said.id, "seq": seq_of_first}
            self.table.reload(live)
            return {"type": "error", "id": said.id, "error": "stale", "message": "look again"}

    async def do(self, live: LiveMatch, person: str | None, said: Any) -> int:
        client = once(person, said.id)
        match said:
            case Play(_, seq, seat, action):
                return await live.play(person, seat, action, seq, client)
            case Undo(_, seat):
                return await live.take_back(person, seat, client)
            case Vote(_, proposal, yes):
                return await live.vote(person, proposal, yes, client)
            case Chat(_, text):
                return await live.chat(person, text, client)
            case StandIn(_, seat, level):
                if level not in LEVELS:
                    raise Refused("level", f"a bot's level is one of {', '.join(LEVELS)}")
                return await live.propose_stand_in(person, seat, level, client)
            case TakeBackSeat(_, seat):
                return await live.resume_seat(person, seat, client)
        raise NotFound("message")

    def why(self, live: LiveMatch, person: str | None, said: Why) -> dict[str, Any]:
        """Explains to a player what stops a choice of his; a spectator has no choices to be explained."""
        if said.seat not in live.seats_of(person):
            raise NotYours
        state = live.match.state
        action = live.match.game.vocabulary.from_json(said.action)
        found = state.why_not(said.seat, action)
        if found is None:
            return {"type": "why", "id": said.id, "legal": True}
        facts = state.facts(said.seat, action, found)
        return {"type": "why", "id": said.id, "legal": False, **refusal(live, found, facts)}


def refusal(live: LiveMatch, found: Refusal, facts: Facts) -> dict[str, Any]:
    """A refusal worded in both languages, with the players' names."""
    names = [seat.name for seat in live.seats]
    return {
        "rule": found.rule,
        "why": {lang: words_for(live.match.game, lang).refusal(found, facts, names) for lang in LANGUAGES},
    }


def once(person: str | None, message: str) -> str:
    """What a message is remembered by: two people may well choose the same id."""
    return hashlib.blake2b(f"{person} {message}".encode(), digest_size=24).hexdigest()


def same_origin(host: str | None, origin: str | None) -> bool:
    """Another site's page may not speak with the table in a visitor's name."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:
        return False


def since_of(query: str) -> int:
    given = parse_qs(query).get("since", ["0"])[0]
    return int(given) if given.isdecimal() and given.isascii() and len(given) < 10 else 0
