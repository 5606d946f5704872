"""What goes over HTTP, typed: the OpenAPI page and the browser's types come from here."""

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.table.opening import SeatWish
from ludotheque.table.records import PATIENCE


def _named(first: str) -> msgspec.Meta:
    """An object with a name under this key, and figures of whatever names."""
    return msgspec.Meta(
        extra_json_schema={
            "properties": {first: {"type": "string"}},
            "required": [first],
            "additionalProperties": {"type": ["string", "integer", "null"]},
        }
    )


Action = Annotated[dict[str, Any], _named("verb")]
Event = Annotated[dict[str, Any], _named("event")]
Ask = Annotated[dict[str, Any], _named("step")]
InBothLanguages = Annotated[
    dict[str, str],
    msgspec.Meta(
        extra_json_schema={
            "properties": {"fr": {"type": "string"}, "en": {"type": "string"}},
            "required": ["fr", "en"],
            "additionalProperties": False,
        }
    ),
]


class Me(msgspec.Struct):
    """Who I am to the table. `named`: whether I said my name; else it is a word and a number."""

    id: str
    name: str
    account: bool
    named: bool


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A new name for me."""

    name: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """An account's name and passphrase."""

    name: str
    passphrase: str


class NewPassphrase(msgspec.Struct, forbid_unknown_fields=True):
    """My present passphrase, and the one that takes its place."""

    present: str
    next: str


class WhichDevices(msgspec.Struct, forbid_unknown_fields=True):
    """Where to log out: here, or everywhere."""

    everywhere: bool = False


class OptionInfo(msgspec.Struct):
    """An option of a game; the first value is the default."""

    name: str
    values: list[str]


class GameInfo(msgspec.Struct):
    """A game on the shelf. `face`: the module that draws it, where its package brings one."""

    id: str
    names: InBothLanguages
    about: InBothLanguages
    seats: list[int]
    options: list[OptionInfo]
    colours: list[str]
    bots: list[str]
    provenance: dict[str, int]
    face: str | None


class DomainInfo(msgspec.Struct):
    """Things that may be named; numeric ones without ids. `rules`: the rule of each, where they have their own."""

    ids: list[str]
    numeric: bool
    size: int
    rules: list[str]


class FieldInfo(msgspec.Struct):
    """A figure, and the domain it is from."""

    name: str
    domain: str


class Shape(msgspec.Struct):
    """A verb, or a step."""

    name: str
    fields: list[FieldInfo]


class VerbShape(Shape):
    """Of a verb; `gives_up`: the verbs whose choices are given up by it, of which a player is asked once more."""

    gives_up: list[str]


class EventShape(Shape):
    """A kind of event. The seats in its first `owners` fields may read the secret ones; of what is whispered nobody
    else hears. `rule` is the id of the rule it follows, or the field whose thing has one; "" for none.
    """

    secret: list[str]
    owners: int
    whispered: bool
    rule: str


class Vocabulary(msgspec.Struct):
    """Everything a game says; `windows` are the steps at which silence is an answer."""

    domains: dict[str, DomainInfo]
    verbs: list[VerbShape]
    kinds: list[EventShape]
    steps: list[Shape]
    windows: list[str]


class GameDetail(GameInfo):
    """A game with all that is needed to word and draw it."""

    vocabulary: Vocabulary
    version: str
    board: dict[str, Any]


class WordsFile(msgspec.Struct):
    """The words of a game in one language."""

    ftl: str
    names: dict[str, list[str]]


class RuleText(msgspec.Struct):
    """One rule."""

    id: str
    title: str
    chapter: str
    provenance: list[str]
    text: str


class UncertainValue(msgspec.Struct):
    """A value of the components that was reconstructed, and may differ from the box: `value` is written as JSON."""

    file: str
    path: str
    value: str


class SeatInfo(msgspec.Struct):
    """Who sits at a seat. `colour`: of its pieces, null where nobody takes one. `nonce`: what the player added to the
    seed; empty while the match waits for it, null: nothing.
    """

    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    you: bool
    level: str | None
    stand_in: str | None
    colour: str | None
    nonce: str | None


class OutcomeInfo(msgspec.Struct, omit_defaults=True):
    """The result of a match. `by`: what decided it, where that was not points."""

    points: list[float]
    parts: list[dict[str, float]]
    ranks: list[int]
    winners: list[int]
    by: str | None = None


class Aside(msgspec.Struct):
    """Why a match can't be replayed: the entry that stops it (0: its header), and rules that have to do with it."""

    entry: int
    cause: str
    rules: list[str]
    why: InBothLanguages


class Summary(msgspec.Struct):
    """What a list shows of a match."""

    id: str
    name: str
    game: str
    options: dict[str, str | int]
    public: bool
    patience: int
    status: Literal["waiting", "running", "over"]
    moves: int
    to_move: list[int]
    seats: list[SeatInfo]
    seed_hash: str
    host: bool
    created: str
    updated: str
    outcome: OutcomeInfo | None
    set_aside: Aside | None


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A match to be opened."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str | int] = {}
    public: bool = False
    name: str | None = None
    patience: int = PATIENCE
    nonces: bool = False


class WhichSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to sit down at; none: the first open one. Without a colour, the seat's."""

    seat: int | None = None
    colour: str | None = None
    nonce: str | None = None


class NewNonce(msgspec.Struct, forbid_unknown_fields=True):
    """What one of my seats adds to the seed."""

    seat: int
    nonce: str


class NewColour(msgspec.Struct, forbid_unknown_fields=True):
    """A colour for one of my seats."""

    seat: int
    colour: str


class OwnSeat(msgspec.Struct, forbid_unknown_fields=True):
    """One of my seats."""

    seat: int


class Hint(msgspec.Struct):
    """What a bot would choose, and how it would go on (`then`) as far as nothing new comes to light."""

    action: Action
    then: list[Action]


class WhichMoves(msgspec.Struct, forbid_unknown_fields=True):
    """A place in a match: after so many decisions. `nonces`: whether my seat will add one."""

    moves: int
    nonces: bool = False


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """The same once more. `nonces`: whether my seats will add one each."""

    nonces: bool = False


class PositionAt(msgspec.Struct):
    """A position of the past."""

    moves: int
    total: int
    seat: int | None
    action: Action | None
    view: dict[str, Any]
    ask: Ask | None
    events: list[Event]


class Course(msgspec.Struct):
    """How the points came together: `points` has those of each seat after so many decisions (`moves`), at first and
    wherever they changed.
    """

    moves: list[int]
    points: list[list[float]]


class Problem(msgspec.Struct, omit_defaults=True):
    """What went wrong: a short code, and what to do about it; when to try again; of a match that is set aside, why."""

    error: str
    message: str
    seconds: int = 0
    details: Aside | None = None


class Health(msgspec.Struct):
    """The table is well."""

    ok: bool
    version: str
    compiled: bool
