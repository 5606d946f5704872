"""The messages of clients over a match's WebSocket (docs/table-protocol.md)."""

from typing import Annotated

import msgspec

from ludotheque.table.match import deeds
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.live import Deed, LiveMatch
from ludotheque.web.shapes import Action

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[^\\0]*$")]


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """A message; its `id` is repeated in the answer."""

    id: Id


class Play(Message, tag="play"):
    """A decision."""

    seq: int
    seat: int
    action: Action

    def deed(self, person: str | None) -> Deed:
        def play(live: LiveMatch) -> Entry:
            seen = live.feed.screens.newest_known(self.seq, live.feed.seats_of(person))
            return deeds.play(live, person, self.seat, self.action, seen)

        return play


class Why(Message, tag="why"):
    """Why a choice is illegal, or the warnings and the preview of a legal one; with `seq`, only in the position of that
    entry.
    """

    seat: int
    action: Action
    seq: int | None = None


class Standing(Message, tag="standing"):
    """A standing answer for a kind of question."""

    seat: int
    step: str
    order: str


class Undo(Message, tag="undo"):
    """Take a decision back."""

    seat: int

    def deed(self, person: str | None) -> Deed:
        return lambda live: deeds.take_back(live, person, self.seat)


class Vote(Message, tag="vote"):
    """An answer to a proposal."""

    proposal: int
    yes: bool

    def deed(self, person: str | None) -> Deed:
        def vote(live: LiveMatch) -> Entry:
            mine = live.feed.seats_of(person)
            meant = [seq for seq in live.feed.proposals if live.feed.number(seq, mine) == self.proposal]
            return deeds.vote(live, person, meant[0] if meant else -1, self.yes)

        return vote


class Chat(Message, tag="chat"):
    """A line of talk."""

    text: str

    def deed(self, person: str | None) -> Deed:
        return lambda live: deeds.chat(live, person, self.text)


class StandIn(Message, tag="stand_in"):
    """A bot for an absent player."""

    seat: int
    level: str = "casual"

    def deed(self, person: str | None) -> Deed:
        return lambda live: deeds.propose_stand_in(live, person, self.seat, self.level)


class TakeBackSeat(Message, tag="take_back_seat"):
    """My seat from the bot."""

    seat: int

    def deed(self, person: str | None) -> Deed:
        return lambda live: deeds.resume_seat(live, person, self.seat)


class Ping(Message, tag="ping"):
    """Is the table still there? It answers at once."""


Changing = Play | Undo | Vote | Chat | StandIn | TakeBackSeat
ClientMessage = Changing | Why | Standing | Ping
read_message = msgspec.json.Decoder(ClientMessage).decode
