"""The messages of the table over the WebSocket of a match, typed: the browser's types are generated from here.

The messages themselves are built on the hot path (`table.match.telling`, `web.answers`); the tests check every message
they receive against these types.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludotheque.web.shapes import (
    Action,
    Event,
    InBothLanguages,
    OutcomeInfo,
    Question,
    SaidFacts,
    SeatInfo,
    Summary,
    View,
)

ByVerb = dict[str, list[int]]
Order = Literal["ask", "default", "unless_mine"]
OrdersBySeat = dict[str, dict[str, Order]]

# ---------------------------------------------------------------- state of a match


class Warnings(msgspec.Struct, forbid_unknown_fields=True):
    """For a few choices: which are final, and which lead to each kind of milestone."""

    final: ByVerb
    milestones: dict[str, ByVerb]


class OpenProposal(msgspec.Struct, forbid_unknown_fields=True):
    """An open question to the other players."""

    id: int
    what: Literal["undo", "stand_in"]
    by: int
    waiting_for: list[int]
    count: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    level: str | UnsetType = UNSET


class ClosedVerb(msgspec.Struct, forbid_unknown_fields=True):
    """A verb of which the question leaves no choice, and the one reason for all its choices."""

    verb: str
    rule: str
    why: InBothLanguages


class StopSaid(msgspec.Struct, forbid_unknown_fields=True):
    """A stop of a guide: what it says, the parts of the page it points at (the best first), its rules, and the choice
    it suggests, if any, which is legal."""

    id: str
    title: InBothLanguages
    text: InBothLanguages
    at: list[str]
    rules: list[str]
    suggest: Action | None


class GuideSaid(msgspec.Struct, forbid_unknown_fields=True):
    """The guide of a guided match: the stops of my current question; what is said to the choice before it, if another
    one was suggested; the stops reached (those of this question included) and skipped, of how many; and whether
    nothing more is to come."""

    stops: list[StopSaid]
    otherwise: InBothLanguages | None
    reached: list[str]
    skipped: list[str]
    of: int
    ended: bool


class Now(msgspec.Struct, forbid_unknown_fields=True):
    """A position as seen from the seat of mine that is asked, else from my first, else as a spectator.

    `choices` and `closed` are by seat: the legal choices, and the verbs without one where one reason holds for all of
    the verb's choices.

    `guide` is present for the person of a guided match only.

    The last three are present in games with default answers: whether such a question is asked now, the default answer
    of each seat of mine that is asked, and the standing answers of my seats, by step.
    """

    moves: int
    view: View
    to_move: list[int]
    choices: dict[str, ByVerb]
    closed: dict[str, list[ClosedVerb]]
    warnings: dict[str, Warnings]
    undo: dict[str, Literal["free", "ask", "no"]]
    proposals: list[OpenProposal]
    guide: GuideSaid | UnsetType = UNSET
    window: bool | UnsetType = UNSET
    silence: dict[str, Action] | UnsetType = UNSET
    orders: OrdersBySeat | UnsetType = UNSET


# ---------------------------------------------------------------- entries of the feed


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat chose; the choice itself is known only to the player who made it (to everybody when the match is
    over)."""

    seat: int
    action: Action | None
    events: list[Event]


class FeedEntry(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    """An event of a match."""

    seq: int
    at: str


class TableAnswer(Decision):
    """An answer given by the table. `forced`: it was the only one possible, as far as the reader may know that."""

    forced: bool | UnsetType = UNSET


class Moved(FeedEntry, tag="move"):
    """A decision, and the forced and the standing answers to it."""

    seat: int
    action: Action | None
    events: list[Event]
    then: list[TableAnswer] | UnsetType = UNSET


class TookBack(FeedEntry, tag="undo"):
    """Undo of the last `count` decisions, or of the player's own last independent one with the forced answers after
    it."""

    by: int
    count: int | UnsetType = UNSET
    own: bool | UnsetType = UNSET


class Proposed(FeedEntry, tag="proposal"):
    """A question to the other players."""

    id: int
    what: Literal["undo", "stand_in"]
    by: int
    waiting_for: list[int]
    count: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    level: str | UnsetType = UNSET


class Voted(FeedEntry, tag="vote"):
    """An answer to a proposal; `decided` is null while it is open."""

    id: int
    by: int
    yes: bool
    decided: bool | None


class SatDown(FeedEntry, tag="seat"):
    """A person takes a seat, hands it to a bot, or takes it back; `colours` has the colour of each seat if they
    change."""

    seat: int
    player: SeatInfo
    colours: list[str] | UnsetType = UNSET


class TookColour(FeedEntry, tag="colour"):
    """The colours of all seats, after a player took another one."""

    seat: int
    colours: list[str]


class Talked(FeedEntry, tag="chat"):
    """A chat line."""

    by: str
    seat: int | None
    text: str


class AddedNonce(FeedEntry, tag="nonce"):
    """A player's contribution to the seed."""

    seat: int
    nonce: str


class Started(FeedEntry, tag="start"):
    """Play begins."""


class Ended(FeedEntry, tag="over"):
    """The end. `drawn`: the seed computed from the seed and the nonces, if there are any. Old matches lack some of
    this."""

    outcome: OutcomeInfo
    seed: str | None
    nonces: list[str | None] | UnsetType = UNSET
    drawn: str | UnsetType | None = UNSET


Entry = Moved | TookBack | Proposed | Voted | SatDown | TookColour | Talked | AddedNonce | Started | Ended

# ---------------------------------------------------------------- messages


class Told(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of the table."""


class Sync(Told, tag="sync"):
    """The state of the match, and the missed entries: the first message."""

    seq: int
    match: Summary
    you: list[int]
    entries: list[Entry]
    now: Now
    version: str  # of the vocabulary that numbers the choices
    away: list[int]


class News(Told, tag="entry"):
    """A new entry. `match` is omitted for a move or an undo, whose changes are all in `now`; `after`: the number of
    the previous entry sent to this tab, if others happened behind screens in between."""

    entry: Entry
    now: Now
    match: Summary | UnsetType = UNSET
    after: int | UnsetType = UNSET


class OrdersTold(Told, tag="orders"):
    """My own standing answers, after I change them here or in another tab."""

    orders: OrdersBySeat


class Presence(Told, tag="presence"):
    """The seats of people who follow the match in no tab."""

    away: list[int]


class Busy(Told, tag="busy"):
    """All workers are busy: the estimated seconds until one starts a bot's decision or the hint that I asked for. 0:
    no longer."""

    what: Literal["bot", "hint"]
    seconds: int


class Pong(Told, tag="pong"):
    """The answer to a ping."""

    id: str


class Done(Told, tag="done"):
    """It is stored under this number."""

    id: str
    seq: int


class Gains(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat has more or less: of each part of the score (`part-<id>`), and of what else the game counts
    (`gain-<id>`). Only differences, no zeros.
    """

    parts: dict[str, float]
    tally: dict[str, int]


class PreviewTold(msgspec.Struct, forbid_unknown_fields=True):
    """What a choice is certain to bring: its events as the reader gets them, and by seat the gains up to the last one.

    `forced`: so many further answers have no alternative, and are included. `open`: more happens that is not certain,
    and nothing is said of it. Otherwise `over`, or `to_move` and `asks`: the seats that choose next, and the name of
    the question as the reader sees it ("" if open or over); `question` is the whole question, as in `view.asks`, if the
    reader is asked it. `useless`: the choice changes nothing but the question.
    """

    events: list[Event]
    gains: list[Gains]
    open: bool
    over: bool
    to_move: list[int]
    asks: str
    question: Question | None
    forced: int
    useless: bool


class Possible(Told, tag="why"):
    """A legal choice, with its warnings; no preview where the outcome of an answer is hidden."""

    id: str
    legal: Annotated[bool, msgspec.Meta(extra_json_schema={"const": True})]
    final: bool
    milestones: list[str]
    preview: PreviewTold | None


class Impossible(Told, tag="why"):
    """The reason why a choice is illegal."""

    id: str
    legal: Annotated[bool, msgspec.Meta(extra_json_schema={"const": False})]
    rule: str
    why: InBothLanguages
    facts: SaidFacts


class RefusedPlay(Told, tag="refused"):
    """A decision that a rule forbids."""

    id: str
    rule: str
    why: InBothLanguages
    facts: SaidFacts


class Failed(Told, tag="error"):
    """Another error; `seconds`: when to try again. Without an id: the message could not be read."""

    id: str | None
    error: str
    message: str
    seconds: int | UnsetType = UNSET


class SetAsideTold(Told, tag="set_aside"):
    """The match can't be replayed: no other message follows."""

    match: Summary | None
    entry: int
    cause: str
    rules: list[str]
    why: InBothLanguages


MESSAGES = (
    Sync,
    News,
    OrdersTold,
    Presence,
    Busy,
    Pong,
    Done,
    Possible,
    Impossible,
    RefusedPlay,
    Failed,
    SetAsideTold,
)


def read(text: str | bytes) -> Told:
    """A message of the table; raises msgspec.ValidationError for anything else."""
    said = msgspec.json.decode(text)
    kinds = [kind for kind in MESSAGES if kind.__struct_config__.tag == said["type"]]
    if len(kinds) == 2:
        return msgspec.convert(said, Possible if said["legal"] else Impossible)
    return msgspec.convert(said, *kinds)
