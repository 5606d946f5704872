"""The feed of a match: its entries folded into the position and everything that goes with it.

A feed is a pure fold without I/O, clock or followers: the same entries lead to the same feed. `table.match.folding`
applies an entry to the position; `Feed.take_in` does the rest.
"""

# Compiled: every move at the table goes through it.

from array import array
from collections.abc import Sequence
from dataclasses import asdict, replace
from hashlib import blake2b
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.journal import Journal
from ludotheque.core.match import Match, with_colours
from ludotheque.core.teaching.guide import guide_of
from ludotheque.core.teaching.progress import Progress
from ludotheque.table.match.bot_names import name_bots
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.records import MatchRecord, Proposal, SeatRecord
from ludotheque.table.match.screens import Screens

REMEMBERED_MESSAGES = 1000  # that are recognised as retries
POSITION_CHANGES = frozenset({"move", "undo", "start"})


class Feed:
    """A match after its entries so far.

    Before it begins, the position is only a preview (`Journal.preview`).
    """

    def __init__(self, record: MatchRecord, seats: list[SeatRecord], match: Match) -> None:
        self.record = record
        self.seats = seats
        self.match = match
        self.digest = blake2b()  # of all entries so far
        self.position_seq = 0
        self.question_seqs: dict[int, int] = {}
        self.screens = Screens()
        # For each decision in effect, the entry after which exactly the decisions up to it were in effect; 0: never.
        self.marks = array("q")
        # For each decision in effect, whether a person made it, not a bot, a stand-in or the table; whether it is an
        # answer of the table, in the entry of the decision before it; and whether it was forced.
        self.by_hand = array("b")
        self.folded = array("b")
        self.forced = array("b")
        self.proposals: dict[int, Proposal] = {}
        self.granted: Proposal | None = None
        self.guide = _progress(record, match)
        self.messages: dict[str, int] = {}  # the newest messages of clients, with the entry each became

    # ---------------------------------------------------------------- entries

    def take_in(self, entry: Entry) -> None:
        """Apply an entry to the feed, with all its effects besides the position."""
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
        if later > 0:  # later decisions depended on it until now
            self.marks[first:] = array("q", [0] * (later - 1) + [entry.seq])

    def _note_change(self, entry: Entry) -> None:
        """The position has changed, which cancels open undo proposals. Entries behind a screen don't concern those
        who are asked; they only change the number of decisions to take back."""
        if entry.screen < 0:
            self.proposals = {k: p for k, p in self.proposals.items() if p.what != "undo"}
            return
        for proposal in [p for p in self.proposals.values() if p.what == "undo"]:
            taken = len(entry.taken)
            first = len(self.match.actions) + taken - proposal.count  # an undo has already removed them
            if entry.kind == "move":
                proposal.count += 1 + len(entry.then)
            elif entry.place > first:
                proposal.count -= taken
            elif entry.place == first:  # it was undone
                del self.proposals[proposal.id]

    def last_before(self, seq: int) -> int:
        """The largest n such that the first n decisions in effect were the only ones after some entry up to this
        one; 0: none."""
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
        # Colours are separate from the person: entries of older matches lack them.
        self.seats[seat] = replace(SeatRecord(**body["player"]), colour=self.seats[seat].colour)
        self.seats = name_bots(self.seats)
        if "colours" in body:
            self.take_colours(body["colours"])
        self.granted = None
        settled = [k for k, p in self.proposals.items() if (p.what, p.seat) == ("stand_in", body["seat"])]
        for question in settled:
            del self.proposals[question]

    def take_colours(self, colours: list[str]) -> None:
        """Before the match begins: set the colour of each seat, and set the table up again."""
        self.seats = [replace(seat, colour=colour) for seat, colour in zip(self.seats, colours, strict=True)]
        self.match = Match(self.match.game, with_colours(self.match.game, self.match.header, colours))

    def remember(self, message: str, seq: int) -> None:
        self.messages[message] = seq
        if len(self.messages) > REMEMBERED_MESSAGES:
            del self.messages[next(iter(self.messages))]

    # ---------------------------------------------------------------- what is known to whom

    def number(self, seq: int, mine: Sequence[int]) -> int:
        """The number of an entry for a person with these seats."""
        return self.screens.number(seq, mine)

    def moves_after(self, entry: Entry) -> int:
        """The number of decisions in effect after an entry that are known to everybody; at the end, of all."""
        if entry.kind == "move":
            return self.record.moves if entry.screen >= 0 else self.record.moves + 1 + len(entry.then)
        if entry.kind == "undo":
            return self.record.moves - self.taken_by(entry).count(-1)
        return len(self.match.actions) if entry.kind == "over" else self.record.moves

    def moves_heard(self, mine: Sequence[int]) -> int:
        """The number of decisions in effect that are known to a person with these seats."""
        over = self.record.status == "over"
        return self.record.moves if over else self.record.moves + self.screens.private_moves(mine)

    def moves_until(self, heard: int, mine: Sequence[int]) -> int:
        """The number of all decisions up to the given one of those known to a person with these seats."""
        return heard if self.record.status == "over" else self.screens.moves_until(heard, mine)

    # ---------------------------------------------------------------- seats

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person; empty for a spectator."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def stops_to_note(self) -> list[str] | None:
        """Of a guided match: the stops reached so far, those undone since included, if some are not in the record yet;
        else None."""
        noted = self.record.guided
        if self.guide is None or noted is None:
            return None
        new = [stop for stop in self.guide.reached() if stop not in noted]
        return [*noted, *new] if new else None

    def question_seq(self, seat: int) -> int:
        """The entry since which this seat's question has been the same."""
        return self.question_seqs.get(seat, self.position_seq)

    def asked(self, status: str) -> list[int]:
        """The seats that may choose in this position, given the status of the match."""
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
        """The number of decisions back to and including the seat's last one that was not forced; 0 if there is none."""
        for back, mover in enumerate(reversed(self.match.movers), 1):
            if mover == seat and not self.forced[-back]:
                return back
        return 0

    def asked_about_undo(self, seat: int, count: int) -> list[int]:
        """The seats whose consent is needed to take back this many decisions: all human players, including those who
        made one of them and are now replaced by a bot."""
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


def _progress(record: MatchRecord, match: Match) -> Progress | None:
    """The guide of a guided match; None if its game has none."""
    guide = None if record.guided is None else guide_of(match.game)
    return None if guide is None else Progress(guide)


def header_of(game: Game[Any], record: MatchRecord, seats: list[SeatRecord]) -> Journal:
    """The header of a match with the colours and nonces of its seats."""
    header = record.journal().with_nonces([seat.nonce or None for seat in seats])
    if header.start is not None:  # a position has its colours
        return header
    return with_colours(game, header, [seat.colour for seat in seats if seat.colour is not None])


def seat_entry(player: SeatRecord, colours: list[str] | None = None) -> Entry:
    """Another person or bot plays a seat, possibly with another colour."""
    body: dict[str, Any] = {"seat": player.seat, "player": asdict(player)}
    return Entry("seat", body if colours is None else body | {"colours": colours})
