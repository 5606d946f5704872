"""A match that is being played: its entries folded into a position, and those who follow it.

Every change is one entry, durable before anybody hears of it. A follower gets what *he* may know: his view, his
choices, his log lines.
"""

import asyncio
import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Literal, Protocol

import msgspec
from sqlalchemy import Connection, update

from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from ludotheque.core.match import Match, new_seed
from ludotheque.store.store import Store
from ludotheque.store.tables import SEATS
from ludotheque.table.errors import NotYours, Refused
from ludotheque.table.records import MatchRecord, SeatRecord

LONGEST_CHAT = 500
REMEMBERED_CLIENTS = 64
# Where imagined positions come from; it has nothing to do with the chance of any match.
WORLDS = seeded(new_seed())
_encode = msgspec.json.Encoder().encode


class Follower(Protocol):
    """Somebody who is told about a match as it goes on."""

    person: str | None

    def push(self, message: bytes) -> None:
        """Take a message to be sent; must not wait."""

    def close(self, code: int) -> None:
        """Tell no more."""


class Proposal(msgspec.Struct):
    """A question to the other humans: its number is the number of its entry."""

    id: int
    what: str
    by: int
    waiting_for: list[int]
    count: int = 0
    seat: int = 0
    level: str = ""

    def to_json(self) -> dict[str, Any]:
        said: dict[str, Any] = {
            "id": self.id,
            "what": self.what,
            "by": self.by,
            "waiting_for": self.waiting_for,
        }
        return said | (
            {"count": self.count} if self.what == "undo" else {"seat": self.seat, "level": self.level}
        )


class Stale(Refused):
    """The position has changed since the client looked."""

    def __init__(self) -> None:
        super().__init__("stale", "the position has changed meanwhile; look again")


class Turns(asyncio.Lock):
    """One after the other; `wanted` counts the one inside and those who wait."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted = 0

    async def acquire(self) -> Literal[True]:
        self.wanted += 1
        try:
            return await super().acquire()
        except BaseException:
            self.wanted -= 1
            raise

    def release(self) -> None:
        super().release()
        self.wanted -= 1


class LiveMatch:
    """One match in memory. All changes go through its lock, one after the other."""

    def __init__(self, store: Store, record: MatchRecord, seats: list[SeatRecord], match: Match) -> None:
        self.store = store
        self.record = record
        self.seats = seats
        self.match = match
        self.position_seq = 0
        self.proposals: dict[int, Proposal] = {}
        self.granted: Proposal | None = None
        self.clients: dict[str, int] = {}
        self.followers: list[Follower] = []
        self.lock = Turns()
        self.thinking = False

    # ---------------------------------------------------------------- folding entries

    def fold(self, seq: int, kind: str, body: dict[str, Any], client: str | None = None) -> Log | None:
        """Take an entry of the store in; for a move, what happened."""
        self.record.seq = seq
        if client is not None:
            self._remember(client, seq)
        log = None
        if kind == "move":
            log = self.match.play(body["seat"], self.match.game.vocabulary.from_json(body["action"]))
        elif kind == "undo":
            self.match.undo(body["count"])
            self.granted = None
        elif kind == "start":
            self.record.status = "running"
        elif kind == "proposal":
            self.proposals[seq] = msgspec.convert({**body, "id": seq}, Proposal)
        elif kind == "vote":
            self._fold_vote(body)
        elif kind == "seat":
            self.seats[body["seat"]] = msgspec.convert(body["player"], SeatRecord)
            self.granted = None
            settled = [k for k, p in self.proposals.items() if (p.what, p.seat) == ("stand_in", body["seat"])]
            for question in settled:
                del self.proposals[question]
        elif kind == "over":
            self.record.status = "over"
            self.record.outcome = body["outcome"]
        if kind in ("move", "undo", "start"):
            self.position_seq = seq
            self.proposals = {k: p for k, p in self.proposals.items() if p.what != "undo"}
        return log

    def _fold_vote(self, body: dict[str, Any]) -> None:
        proposal = self.proposals.get(body["id"])
        if proposal is not None:
            proposal.waiting_for = [seat for seat in proposal.waiting_for if seat != body["by"]]
            if body["decided"] is not None:
                del self.proposals[body["id"]]
                self.granted = proposal if body["decided"] else None

    def _remember(self, client: str, seq: int) -> None:
        self.clients[client] = seq
        while len(self.clients) > REMEMBERED_CLIENTS:
            del self.clients[next(iter(self.clients))]

    # ---------------------------------------------------------------- who may what

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person; none for a spectator."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def to_move(self) -> list[int]:
        return list(self.match.state.to_move()) if self.record.status == "running" else []

    def check_seat(self, person: str | None, seat: int) -> None:
        if seat not in self.seats_of(person):
            raise NotYours
        if self.record.status != "running":
            raise Refused("not_running", "this match is not being played: it has not begun, or it is over")

    def other_humans(self, seat: int) -> list[int]:
        """The seats of other people who can be asked."""
        mine = self.seats[seat].person
        return [
            other.seat
            for other in self.seats
            if other.kind == "human" and other.person != mine and other.stand_in is None
        ]

    # ---------------------------------------------------------------- what people do

    async def play(self, person: str | None, seat: int, action: object, seq: int, client: str | None) -> int:
        """A decision; raises Illegal, BadAction, Stale or Refused. The number of its entry."""
        async with self.lock:
            if client is not None and client in self.clients:
                return self.clients[client]
            self.check_seat(person, seat)
            if self.seats[seat].stand_in is not None:
                raise Refused("stand_in", "a bot plays this seat for you; take it back first")
            if seq < self.position_seq:
                raise Stale
            return await self.decide(seat, self.match.game.vocabulary.from_json(action), client)

    async def decide(self, seat: int, action: int, client: str | None = None) -> int:
        """Carry a decision out and make it durable; the lock is held. A decision that can't be kept is undone."""
        said = self.match.game.vocabulary.to_json(action)
        log = self.match.play(seat, action)
        try:
            seq = await self.append("move", {"seat": seat, "action": said}, client, log)
        except BaseException:
            self.match.undo()
            raise
        await self.carry_on()
        return seq

    async def carry_on(self) -> None:
        """What follows from an entry by itself; also what a sudden end of the process cut off. The lock is held."""
        if self.record.status == "waiting" and all(seat.kind != "open" for seat in self.seats):
            await self.append("start", {})
        granted, self.granted = self.granted, None
        if granted is not None and granted.what == "undo":
            await self._undo(granted.by, granted.count)
        elif granted is not None:
            await self._set_stand_in(granted.seat, granted.level)
        if self.record.status == "running" and self.match.state.over():
            await self.append("over", {"outcome": self.outcome(), "seed": self.record.seed})

    async def take_back(self, person: str | None, seat: int, client: str | None) -> int:
        """Undo: freely where the core allows it, else by consent of the other humans."""
        async with self.lock:
            if client is not None and client in self.clients:
                return self.clients[client]
            self.check_seat(person, seat)
            if self.match.free_undo(seat):
                return await self._undo(seat, 1, client)
            count = self.decisions_since(seat)
            if count == 0:
                raise Refused("nothing", "there is no decision of yours to take back")
            asked = self.other_humans(seat)
            if not asked:
                return await self._undo(seat, count, client)
            if any(p.what == "undo" for p in self.proposals.values()):
                raise Refused("asked", "the others are being asked already")
            body = {"what": "undo", "by": seat, "count": count, "waiting_for": asked}
            return await self.append("proposal", body, client)

    def decisions_since(self, seat: int) -> int:
        """How many decisions go back to the seat's last one, itself included; 0 if it has none."""
        for back, mover in enumerate(reversed(self.match.movers), 1):
            if mover == seat:
                return back
        return 0

    async def _undo(self, seat: int, count: int, client: str | None = None) -> int:
        kept = len(self.match.actions) - count
        taken = list(zip(self.match.movers[kept:], self.match.actions[kept:], strict=True))
        self.match.undo(count)
        try:
            return await self.append("undo", {"by": seat, "count": count}, client)
        except BaseException:
            for mover, action in taken:
                self.match.play(mover, action)
            raise

    async def propose_stand_in(self, person: str | None, seat: int, level: str, client: str | None) -> int:
        """Hand an absent player's seat to a bot, by consent of the other players."""
        async with self.lock:
            if client is not None and client in self.clients:
                return self.clients[client]
            mine = self.seats_of(person)
            if not mine or self.record.status != "running":
                raise NotYours("only players of a running match may ask this")
            if (
                not 0 <= seat < len(self.seats)
                or self.seats[seat].kind != "human"
                or self.seats[seat].stand_in
            ):
                raise Refused("seat", "this seat is not played by a person")
            if seat in mine:
                return await self._set_stand_in(seat, level, client)
            asked = [other for other in self.other_humans(mine[0]) if other != seat]
            if not asked and self.present(seat):
                asked = [seat]
            if not asked:
                return await self._set_stand_in(seat, level, client)
            body = {"what": "stand_in", "by": mine[0], "seat": seat, "level": level, "waiting_for": asked}
            return await self.append("proposal", body, client)

    def present(self, seat: int) -> bool:
        """Whether the player of a seat follows the match at this moment."""
        return any(follower.person == self.seats[seat].person for follower in self.followers)

    async def resume_seat(self, person: str | None, seat: int, client: str | None) -> int:
        """A player takes his seat back from the bot."""
        async with self.lock:
            if client is not None and client in self.clients:
                return self.clients[client]
            if seat not in self.seats_of(person):
                raise NotYours
            if self.seats[seat].stand_in is None:
                raise Refused("seat", "you play this seat yourself already")
            return await self._set_stand_in(seat, None, client)

    async def _set_stand_in(self, seat: int, level: str | None, client: str | None = None) -> int:
        changed = msgspec.structs.replace(self.seats[seat], stand_in=level)
        return await self.append("seat", {"seat": seat, "player": msgspec.to_builtins(changed)}, client)

    async def vote(self, person: str | None, proposal: int, yes: bool, client: str | None) -> int:
        """An answer to a proposal; the last yes carries it out, a single no ends it."""
        async with self.lock:
            if client is not None and client in self.clients:
                return self.clients[client]
            asked = self.proposals.get(proposal)
            if asked is None:
                raise Refused("proposal", "this question is settled already")
            mine = [seat for seat in self.seats_of(person) if seat in asked.waiting_for]
            if not mine:
                raise NotYours("you were not asked this")
            decided = False if not yes else True if len(asked.waiting_for) == 1 else None
            body = {"id": proposal, "by": mine[0], "yes": yes, "decided": decided}
            seq = await self.append("vote", body, client)
            await self.carry_on()
            return seq

    async def chat(self, person: str | None, text: str, client: str | None) -> int:
        """A line of talk; only players talk."""
        async with self.lock:
            if client is not None and client in self.clients:
                return self.clients[client]
            mine = self.seats_of(person)
            if not mine:
                raise NotYours("only players of this match may talk here")
            line = "".join(c for c in text if c == "\n" or unicodedata.category(c) != "Cc").strip()
            visible = any(unicodedata.category(c)[0] not in "CZ" for c in line)
            if not visible or len(line) > LONGEST_CHAT:
                raise Refused("text", f"a line of talk has 1 to {LONGEST_CHAT} characters")
            body = {"by": self.seats[mine[0]].name, "seat": mine[0], "text": line}
            return await self.append("chat", body, client)

    # ---------------------------------------------------------------- durable, then told

    async def append(
        self, kind: str, body: dict[str, Any], client: str | None = None, log: Log | None = None
    ) -> int:
        """Write an entry; when it is on disk, take it in (moves and undos are in already) and tell everybody."""
        seq = self.record.seq + 1
        now = datetime.now(UTC)
        status = {"start": "running", "over": "over"}.get(kind, self.record.status)
        touch: dict[str, Any] = {
            "match": self.record.id,
            "status": status,
            "moves": len(self.match.actions),
            "seq": seq,
            "to_move": list(self.match.state.to_move()) if status == "running" else [],
            "updated": now,
            "outcome": body["outcome"] if kind == "over" else self.record.outcome,
        }
        row = {"match": self.record.id, "seq": seq, "at": now, "kind": kind, "body": body, "client": client}
        await self.store.append(row, touch, self._seat_row(body["player"]) if kind == "seat" else None)
        self.record.updated = now
        self.record.moves = len(self.match.actions)
        self.record.to_move = touch["to_move"]
        if kind in ("move", "undo"):
            self.record.seq = self.position_seq = seq
            self.proposals = {k: p for k, p in self.proposals.items() if p.what != "undo"}
            if client is not None:
                self._remember(client, seq)
        else:
            self.fold(seq, kind, body, client)
        self.tell(row, log)
        return seq

    def _seat_row(self, player: dict[str, Any]) -> Callable[[Connection], None]:
        """Lists go by the table of seats: it changes together with the entry that says so."""
        fresh = {name: player[name] for name in ("kind", "person", "level", "stand_in")}

        def work(c: Connection) -> None:
            c.execute(
                update(SEATS)
                .where(SEATS.c.match == self.record.id, SEATS.c.seat == player["seat"])
                .values(**fresh)
            )

        return work

    def tell(self, row: dict[str, Any], log: Log | None) -> None:
        """Everybody hears of an entry; people with the same seats get the same bytes."""
        made: dict[tuple[bool, tuple[int, ...]], bytes] = {}
        over = self.record.status == "over"
        for follower in list(self.followers):
            mine = tuple(self.seats_of(follower.person))
            alike = (follower.person == self.record.host, mine)
            if alike not in made:
                said = {
                    "type": "entry",
                    "entry": self.entry_json(
                        row["seq"], row["at"], row["kind"], row["body"], mine, log, over
                    ),
                    "now": self.now(mine),
                }
                if row["kind"] not in ("move", "undo"):  # they change nothing that `now` doesn't say
                    said["match"] = self.summary(follower.person)
                made[alike] = _encode(said)
            follower.push(made[alike])

    # ---------------------------------------------------------------- what a person may know

    def entry_json(
        self,
        seq: int,
        at: datetime,
        kind: str,
        body: dict[str, Any],
        mine: tuple[int, ...],
        log: Log | None,
        over: bool,
    ) -> dict[str, Any]:
        """An entry as somebody with these seats may read it."""
        said = {"seq": seq, "at": at.isoformat(), "kind": kind, **body}
        if kind == "move":
            own = body["seat"] in mine
            reader = body["seat"] if own else mine[0] if mine else -1
            # What others may know of a decision is its events: the choice itself may have been secret.
            said["action"] = body["action"] if own or over else None
            said["events"] = [] if log is None else [event.to_json(reader) for event in log.events]
        elif kind == "seat":
            said["player"] = self.seats[body["seat"]].to_json(None)
        elif kind == "proposal":
            said["id"] = seq
        return said

    def viewpoint(self, mine: tuple[int, ...]) -> int:
        """Through which of his seats a person looks: the one that is asked, else his first; -1 for a spectator."""
        asked = [seat for seat in mine if seat in self.match.state.to_move()]
        return asked[0] if asked else mine[0] if mine else -1

    def now(self, mine: tuple[int, ...]) -> dict[str, Any]:
        """The position as somebody with these seats sees it, with what he may do."""
        state = self.match.state
        running = self.record.status == "running"
        asked = [
            seat for seat in mine if running and seat in state.to_move() and self.seats[seat].stand_in is None
        ]
        return {
            "moves": len(self.match.actions),
            "view": state.view(self.viewpoint(mine)),
            "ask": state.ask(self.viewpoint(mine)) if running else None,
            "to_move": self.to_move(),
            "choices": {str(seat): choices(self.match, seat) for seat in asked},
            "undo": {str(seat): self.undo_kind(seat) for seat in mine},
            "proposals": [proposal.to_json() for proposal in self.proposals.values()],
        }

    def undo_kind(self, seat: int) -> str:
        if self.record.status != "running" or self.decisions_since(seat) == 0:
            return "no"
        return "free" if self.match.free_undo(seat) or not self.other_humans(seat) else "ask"

    def summary(self, person: str | None) -> dict[str, Any]:
        return summary_json(self.record, self.seats, person)

    def outcome(self) -> dict[str, Any]:
        found = self.match.game.score(self.match.state)
        unit = found.unit

        def shown(points: int) -> int | float:
            return points if unit == 1 else points / unit

        return {
            "points": [shown(points) for points in found.points],
            "parts": [{part: shown(points) for part, points in parts.items()} for parts in found.parts],
            "ranks": found.ranks(),
            "winners": found.winners,
        }


def summary_json(record: MatchRecord, seats: list[SeatRecord], person: str | None) -> dict[str, Any]:
    """What a list shows of a match: the hash of its seed from the start, never the seed."""
    return {
        "id": record.id,
        "name": record.name,
        "game": record.game,
        "options": record.options,
        "public": record.public,
        "status": record.status,
        "moves": record.moves,
        "seq": record.seq,
        "to_move": record.to_move,
        "seats": [seat.to_json(person) for seat in seats],
        "seed_hash": record.seed_hash(),
        "host": record.host == person,
        "created": record.created.isoformat(),
        "updated": record.updated.isoformat(),
        "outcome": record.outcome,
    }


def choices(match: Match, seat: int) -> list[dict[str, Any]]:
    """The legal choices of a seat with their warnings; tried out on a sample, so that nothing hidden shows."""
    known = match.state.sample(seat, WORLDS)
    barrier = known.barrier()
    found = []
    for action in match.state.actions(seat):
        after = known.clone()
        log = Log()
        after.apply(seat, action, log)
        found.append(
            {
                "action": match.game.vocabulary.to_json(action),
                "final": after.barrier() != barrier,
                "milestones": [event.kind.name for event in log.events if event.kind.milestone],
            }
        )
    return found
