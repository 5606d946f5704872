"""What a client may say over the WebSocket of a match (docs/table-protocol.md)."""

from typing import Annotated, Any

import msgspec

from ludotheque.table import deeds
from ludotheque.table.errands import Deed

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """What a client says; its `id` is repeated in the answer."""

    id: Id


class Play(Message, tag="play"):
    """A decision."""

    seq: int
    seat: int
    action: dict[str, Any]

    def deed(self, person: str | None) -> Deed:
        return lambda live: deeds.play(live, person, self.seat, self.action, self.seq)


class Why(Message, tag="why"):
    """Why something is not possible, or what to know before it is done."""

    seat: int
    action: dict[str, Any]


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
        return lambda live: deeds.vote(live, person, self.proposal, self.yes)


class Chat(Message, tag="chat"):
    """A line of talk."""

    text: str

    def deed(self, person: str | None) -> Deed:
        return lambda live: deeds.chat(live, person, self.text)


class StandIn(Message, tag="stand_in"):
    """A bot for an absent player."""

    seat: int
    level: str = "greedy"

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
read_message = msgspec.json.Decoder(Changing | Why | Standing | Ping).decode
