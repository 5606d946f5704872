"""A match that is being played: its entries folded into a position, and those who follow it.

Every change is one entry, durable before anybody hears of it. `table.match.deeds` has what people may do,
`table.match.telling` what each of them may know.
"""

# Compiled: every move at the table goes through it.

import asyncio
import math
from array import array
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Protocol

from ludotheque.core.game import Game
from ludotheque.core.journal import Journal, is_hex
from ludotheque.core.match import Match, with_colours
from ludotheque.store.errors import Unavailable
from ludotheque.store.store import Store
from ludotheque.table.match import decisions, standing, telling
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.errands import Answer, Deed, Errand
from ludotheque.table.match.records import MatchRecord, Proposal, SeatRecord
from ludotheque.table.match.screens import Screens
from ludotheque.table.match.turns import Turns
from ludotheque.table.people.limits import Limits
from ludotheque.table.people.names import name_bots

REMEMBERED_MESSAGES = 1000  # that are recognised when a client repeats them
RETRY_SECONDS = 1.0
POSITION_CHANGES = frozenset({"move", "undo", "start"})


class Follower(Protocol):
    """Somebody who is told about a match as it goes on."""

    person: str | None
    session: str | None

    def push(self, message: bytes) -> None:
        """Take a message to be sent; must not wait."""

    def close(self, code: int) -> None:
        """Tell no more."""


class LiveMatch:
    """One match in memory. All changes take turns; while one is under way the position is not to be looked at.

    Before it begins, the position is only a preview (`Journal.preview`).
    """

    def __init__(self, store: Store, record: MatchRecord, seats: list[SeatRecord], match: Match) -> None:
        self.store = store
        self.record = record
        self.seats = seats
        self.match = match
        self.digest = blake2b()  # of all entries so far
        self.saved = 0  # how far the newest snapshot of it in the store goes, counted like `Match.applied`
        self.position_seq = 0
        self.question_seqs: dict[int, int] = {}
        self.screens = Screens()
        # Of each decision that counts, the entry after which the match was just those up to it; 0: it never was.
        self.marks = array("q")
        self.proposals: dict[int, Proposal] = {}
        self.granted: Proposal | None = None
        self.messages: dict[str, int] = {}  # of clients, the newest ones, and the entry each of them became
        self.followers: list[Follower] = []
        # Of each decision that counts, whether a person made it: not a bot, nor one that stands in, nor the table;
        # whether it is an answer of the table, in one entry with the decision before it; and whether that was forced.
        self.by_hand = array("b")
        self.folded = array("b")
        self.forced = array("b")
        self.orders: dict[int, standing.Orders] = {}  # of the seats that have given any
        self.away: dict[int, datetime] = {}  # since when the player of a seat follows the match in no tab
        # The seats whose players follow it through this process, as was noted, and those through another one; with
        # `forced.SPECTATORS` where people without a seat do.
        self.attended: set[int] = set()
        self.elsewhere: set[int] = set()
        self.course: dict[str, Any] | None = None  # of the points, once somebody wanted to see it
        self.turns = Turns()
        self.thinking = False
        self.busy = 0  # seconds its bots are likely to wait for a worker, as its followers were told
        self.behind = False  # what follows from the last entry could not be written yet
        self.caught_up: Answer | None = None  # told when it was, or why it never will
        # Of a match that several processes serve: takes in what others wrote, is told what this one writes, and what it
        # could not write for sure.
        self.take_in_others: Callable[[Answer], None] | None = None
        self.wrote: Callable[[int], None] | None = None
        self.doubt: Callable[[], None] | None = None
        self.leased = False  # this process plays its bots
        self.limits: Limits | None = None  # those of the table; a match that is only replayed has none

    # ---------------------------------------------------------------- folding entries

    def fold(self, kind: str, body: dict[str, Any]) -> Entry:
        """Carry out in the position what an entry of the store says; `take_in` does the rest."""
        if kind == "move":
            words = self.match.game.vocabulary
            then = [(seat, int(words.from_json(action))) for seat, action in body.get("then", [])]
            action = int(words.from_json(body["action"]))
            return decisions.decide(self, body["seat"], action, then, body.get("forced"))
        if kind == "undo":
            by: int = body["by"]
            return (
                decisions.take_back(self, by) if body.get("own") else decisions.undo(self, by, body["count"])
            )
        if kind == "start":
            return self.start()
        return Entry(kind, body)

    def take_in(self, entry: Entry) -> None:
        """An entry is durable: from now on it is part of the match, with all that it changes beside the position."""
        kind, body, seq, record = entry.kind, entry.body, entry.seq, self.record
        record.seq, record.updated = seq, entry.at
        record.moves, record.to_move = entry.moves, entry.to_move
        record.status = entry.status_after(record.status)
        if entry.message is not None:
            self.remember(entry.message, seq)
        if kind == "move":
            answers = len(entry.then)
            self.screens.decisions.extend([entry.screen] * (1 + answers))
            self.by_hand.extend([self.seats[body["seat"]].played_by_bot() is None] + [False] * answers)
            self.folded.extend([False] + [True] * answers)
            self.forced.extend([False] + [i in entry.forced for i in range(answers)])
            self.marks.extend([0] * answers + [seq])
        elif kind == "undo":
            self._note_undo(entry)
        if entry.screen >= 0:
            self.screens.entries.append((seq, entry.screen))
        if kind in POSITION_CHANGES:
            if entry.undisturbed or self.question_seqs:
                self.question_seqs = {seat: self.question_seq(seat) for seat in entry.undisturbed}
            self.position_seq = seq
            if self.proposals:
                self._note_change(entry)
            if self.granted is not None and self.granted.what == "undo":
                self.granted = None
        if kind == "proposal":
            self.proposals[seq] = Proposal(id=seq, **body)
        elif kind == "vote":
            self._note_vote(body)
        elif kind == "seat":
            self._note_seat(body)
        elif kind == "colour":
            self.take_colours(body["colours"])
        elif kind == "nonce":
            self.seats[body["seat"]] = replace(self.seats[body["seat"]], nonce=body["nonce"])
        elif kind == "over":
            record.outcome = body["outcome"]

    def taken_by(self, entry: Entry) -> "array[int]":
        """The screens of the decisions that an undo takes back."""
        first = len(self.match.actions) if entry.place < 0 else entry.place
        return self.screens.decisions[first : None if entry.place < 0 else first + entry.body.get("count", 1)]

    def _note_undo(self, entry: Entry) -> None:
        taken = self.taken_by(entry)
        entry.taken = list(taken)
        first = len(self.match.actions) if entry.place < 0 else entry.place
        last = first + len(taken)
        for kept in (self.screens.decisions, self.by_hand, self.folded, self.forced, self.marks):
            del kept[first:last]
        later = len(self.marks) - first
        if later > 0:  # those after it have lain on it until now
            self.marks[first:] = array("q", [0] * (later - 1) + [entry.seq])

    def _note_change(self, entry: Entry) -> None:
        """The position has changed: nobody is asked any more to take something back. But what happens behind a screen
        changes nothing for those who are asked; then as much more is taken back, or less.
        """
        if entry.screen < 0:
            self.proposals = {k: p for k, p in self.proposals.items() if p.what != "undo"}
            return
        for proposal in [p for p in self.proposals.values() if p.what == "undo"]:
            taken = len(entry.taken)
            first = len(self.match.actions) + taken - proposal.count  # an undo has taken them out already
            if entry.kind == "move":
                proposal.count += 1 + len(entry.then)
            elif entry.place > first:
                proposal.count -= taken
            elif entry.place == first:  # it was taken back
                del self.proposals[proposal.id]

    def last_before(self, seq: int) -> int:
        """How many of the decisions that count were just all of them after an entry up to this one; 0: none."""
        count = len(self.marks)
        while count > 0 and not 0 < self.marks[count - 1] <= seq:
            count -= 1
        return count

    def _note_vote(self, body: dict[str, Any]) -> None:
        proposal = self.proposals.get(body["id"])
        if proposal is not None:
            proposal.waiting_for = [seat for seat in proposal.waiting_for if seat != body["by"]]
            if body["decided"] is not None:
                del self.proposals[body["id"]]
                self.granted = proposal if body["decided"] else None

    def _note_seat(self, body: dict[str, Any]) -> None:
        seat = body["seat"]
        # Colours are another matter than who sits there: entries of older matches don't know them.
        self.seats[seat] = replace(SeatRecord(**body["player"]), colour=self.seats[seat].colour)
        self.seats = name_bots(self.seats)
        if "colours" in body:
            self.take_colours(body["colours"])
        self.away.setdefault(seat, datetime.now(UTC))  # who has just sat down may not have looked at it yet
        self.granted = None
        settled = [k for k, p in self.proposals.items() if (p.what, p.seat) == ("stand_in", body["seat"])]
        for question in settled:
            del self.proposals[question]

    def take_colours(self, colours: list[str]) -> None:
        """Before the match begins: the colour of each seat. The table is set up anew with them."""
        self.seats = [replace(seat, colour=colour) for seat, colour in zip(self.seats, colours, strict=True)]
        self.match = Match(self.match.game, with_colours(self.match.game, self.match.header, colours))

    def remember(self, message: str, seq: int) -> None:
        self.messages[message] = seq
        if len(self.messages) > REMEMBERED_MESSAGES:
            del self.messages[next(iter(self.messages))]

    # ---------------------------------------------------------------- what is heard of

    def number(self, seq: int, mine: Sequence[int]) -> int:
        """The number of an entry for somebody with these seats."""
        return self.screens.number(seq, mine)

    def moves_after(self, entry: Entry) -> int:
        """How many decisions count after an entry, of those that everybody has heard of; at the end, of all."""
        if entry.kind == "move":
            return self.record.moves if entry.screen >= 0 else self.record.moves + 1 + len(entry.then)
        if entry.kind == "undo":
            return self.record.moves - self.taken_by(entry).count(-1)
        return len(self.match.actions) if entry.kind == "over" else self.record.moves

    def moves_heard(self, mine: Sequence[int]) -> int:
        """How many decisions count that somebody with these seats has heard of."""
        over = self.record.status == "over"
        return self.record.moves if over else self.record.moves + self.screens.private_moves(mine)

    def moves_until(self, heard: int, mine: Sequence[int]) -> int:
        """How many decisions there are up to the last of so many that somebody with these seats has heard of."""
        return heard if self.record.status == "over" else self.screens.moves_until(heard, mine)

    # ---------------------------------------------------------------- who may what

    def count(self, kind: str, person: str | None) -> None:
        """A person does something of which there may not be endlessly many; raises TooMany."""
        if self.limits is not None:
            self.limits.begin(kind, person)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person; none for a spectator."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def question_seq(self, seat: int) -> int:
        """The entry since which this seat is asked what it is asked now."""
        return self.question_seqs.get(seat, self.position_seq)

    def asked(self, status: str) -> list[int]:
        """The seats that may choose in this position, if the match has this status."""
        return list(self.match.state.to_move()) if status == "running" else []

    def other_humans(self, seat: int) -> list[int]:
        """The seats of other people who can be asked."""
        mine = self.seats[seat].person
        return [
            other.seat
            for other in self.seats
            if other.kind == "human" and other.person != mine and other.stand_in is None
        ]

    def decisions_since(self, seat: int) -> int:
        """How many decisions go back to the seat's last one that was not forced, itself included; 0 if it has none."""
        for back, mover in enumerate(reversed(self.match.movers), 1):
            if mover == seat and not self.forced[-back]:
                return back
        return 0

    def asked_about_undo(self, seat: int, count: int) -> list[int]:
        """Whose consent it takes to take so many decisions back: everybody who plays, and always those who made one of
        them themselves, even if a bot plays for them now.
        """
        first = len(self.match.actions) - count
        own = {self.match.movers[i] for i in range(first, first + count) if self.by_hand[i]}
        mine = self.seats[seat].person
        return [
            other.seat
            for other in self.seats
            if other.kind == "human"
            and other.person != mine
            and (other.stand_in is None or other.seat in own)
        ]

    def present(self, seat: int) -> bool:
        """Whether the player of a seat follows the match at this moment."""
        return seat in self.elsewhere or self.present_here(seat)

    def present_here(self, seat: int) -> bool:
        """The same, through this process."""
        return any(follower.person == self.seats[seat].person for follower in self.followers)

    def watched_here(self) -> bool:
        """Whether a person without a seat follows it through this process."""
        return not all(self.seats_of(follower.person) for follower in self.followers)

    def absent(self) -> list[int]:
        """The seats of people who follow the match in no tab."""
        return sorted([seat for seat in self.away if self.seats[seat].kind == "human"])

    def tell_absences(self) -> None:
        """Everybody hears who is there."""
        said = telling.absences(self)
        for follower in self.followers.copy():
            follower.push(said)

    def seconds_to_wait(self, seat: int, now: datetime) -> int:
        """How long the others have to wait yet for a player who is away."""
        gone = now - self.away.get(seat, now)
        return max(0, math.ceil(self.record.patience - gone.total_seconds()))

    def summary(self, person: str | None) -> dict[str, Any]:
        return telling.summary_json(self.record, self.seats, person)

    # ---------------------------------------------------------------- durable, then told

    def change(self, deed: Deed, message: str | None, answer: Answer) -> None:
        """Do something when it is its turn. `answer` gets the number of its entry when it is durable and everybody
        was told, or the exception that says why not. A message that a client repeats is answered like the first time.
        """
        self.turns.take(Errand(self, deed, message, answer).begin)

    def changed(self, deed: Deed, message: str | None = None) -> "asyncio.Future[int]":
        """`change` for those who can wait: the number of the entry, or what went wrong."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def answer(result: int | Exception) -> None:
            if future.done():  # whoever asked does not wait any more
                return
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

        self.change(deed, message, answer)
        return future

    def follows(self) -> Entry | None:
        """What follows from an entry by itself; also what a sudden end cut off."""
        status = self.record.status
        if status == "waiting" and all(seat.kind != "open" and seat.nonce != "" for seat in self.seats):
            return self.start()
        granted = self.granted
        if granted is not None and granted.what == "undo":
            return decisions.undo(self, granted.by, granted.count)
        if granted is not None:
            return self.stand_in(granted.seat, granted.level)
        if status == "running" and self.match.state.over():
            return Entry("over", {"outcome": telling.outcome(self.match)} | self._draws())
        return None

    def start(self) -> Entry:
        """Nobody is missing, and all nonces are there: the table is set up with what is really drawn."""
        for seat in self.seats:
            if seat.nonce is not None and not is_hex(seat.nonce):  # only a damaged entry has such a one
                raise ValueError(f"the nonce of seat {seat.seat}")
        preview = self.match
        self.match = Match(preview.game, header_of(preview.game, self.record, self.seats))

        def revert() -> None:
            self.match = preview

        return Entry("start", {}, revert=revert)

    def _draws(self) -> dict[str, Any]:
        """At the end: the seed, what the players added to it, and the seed that was drawn from."""
        header = self.match.header
        return {"seed": header.seed, "nonces": header.nonces, "drawn": header.drawn}

    def carry_on(self) -> "asyncio.Future[int]":
        """After loading: what a sudden end of the process cut off."""
        return self.changed(lambda _live: self.follows())

    def follow_later(self) -> None:
        """The store can't be written to: what follows is tried again until it can."""
        self.behind = True
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._catch_up)

    def _catch_up(self) -> None:
        def answer(result: int | Exception) -> None:
            if isinstance(result, Unavailable):
                self.follow_later()
                return
            self.behind = False
            if self.caught_up is not None:
                self.caught_up(result)

        self.change(lambda _live: self.follows(), None, answer)

    def stand_in(self, seat: int, level: str | None) -> Entry:
        """A bot of this level plays for a human; None: he plays himself again."""
        return seat_entry(replace(self.seats[seat], stand_in=level))

    def tell_orders(self, person: str | None) -> None:
        """Somebody's own tabs hear of his standing answers, and nobody else's."""
        said = telling.orders(self, self.seats_of(person))
        for follower in self.followers.copy():
            if follower.person == person:
                follower.push(said)

    def tell_busy(self, seconds: int) -> None:
        """Everybody hears how long the bots wait."""
        self.busy = seconds
        said = telling.busy("bot", seconds)
        for follower in self.followers.copy():
            follower.push(said)

    def tell_busy_hint(self, person: str, seconds: int) -> None:
        """Who asked for a hint hears how long it takes until it is worked out."""
        said = telling.busy("hint", seconds)
        for follower in self.followers.copy():
            if follower.person == person:
                follower.push(said)

    def is_followed(self) -> bool:
        """Whether somebody follows it, here or through another process."""
        return len(self.followers) > 0 or len(self.elsewhere) > 0

    def tell(self, entry: Entry) -> None:
        """Everybody hears of an entry, but for what happens behind a screen; people with the same seats get the same
        bytes.
        """
        made: dict[tuple[bool, tuple[int, ...]], bytes] = {}
        for follower in self.followers.copy():
            mine = tuple(self.seats_of(follower.person))
            if entry.screen >= 0 and entry.screen not in mine:
                continue
            alike = (follower.person == self.record.host, mine)
            if alike not in made:
                made[alike] = telling.news(self, entry, mine, follower.person)
            follower.push(made[alike])


def header_of(game: Game[Any], record: MatchRecord, seats: list[SeatRecord]) -> Journal:
    """The header of a match with what its seats have: their colours and nonces."""
    header = record.journal().with_nonces([seat.nonce or None for seat in seats])
    if header.start is not None:  # a position has its colours
        return header
    return with_colours(game, header, [seat.colour for seat in seats if seat.colour is not None])


def seat_entry(player: SeatRecord, colours: list[str] | None = None) -> Entry:
    """Somebody else sits at a seat, maybe with another colour, or somebody else plays it."""
    body: dict[str, Any] = {"seat": player.seat, "player": asdict(player)}
    return Entry("seat", body if colours is None else body | {"colours": colours})
