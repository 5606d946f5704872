"""The types of HTTP bodies: the OpenAPI schema and the browser's types are made from them."""

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.table.match.records import PATIENCE
from ludotheque.table.opening import SeatWish


def _named(first: str) -> dict[str, Any]:
    """The schema of an object with a name under this key, and figures of whatever names."""
    return {
        "properties": {first: {"type": "string"}},
        "required": [first],
        "additionalProperties": {"type": ["string", "integer", "null"]},
    }


Action = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema=_named("verb"))]
Event = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema=_named("event"))]
# What a seat is asked: the step, and what it is about.
Question = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema=_named("step"))]
# A position as a seat sees it: what is asked now, and all that the game shows.
View = Annotated[
    dict[str, Any],
    msgspec.Meta(
        extra_json_schema={
            "properties": {"asks": {"anyOf": [{"type": "object", **_named("step")}, {"type": "null"}]}},
            "required": ["asks"],
        }
    ),
]
# Of a refusal, by name: ids or numbers, or several of them where a board may point at something.
SaidFacts = dict[str, str | int | list[str | int | None] | None]
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


class LevelRung(msgspec.Struct):
    """A level against others of the level below, or alone: the share of games it won with its 95 % interval, the points
    ahead of the others (alone: its points) with their standard error.
    """

    level: str
    against: str
    games: int
    share: float
    low: float
    high: float
    points: float
    error: float


class LevelStanding(msgspec.Struct):
    """How strong a level is on a scale where 200 more are three victories of four, and how long it thinks."""

    level: str
    rating: float
    error: float
    ms: float


class LevelLadder(msgspec.Struct):
    """What was measured of the levels of a game with so many seats."""

    game: str
    seats: int
    options: dict[str, str]
    games: int
    rungs: list[LevelRung]
    standings: list[LevelStanding]
    seat_shares: list[float]


class ArenaShare(msgspec.Struct):
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float


class ArenaBot(msgspec.Struct):
    """What one bot did in a tournament."""

    bot: str
    games: int
    wins: ArenaShare
    points: float
    rating: float
    error: float
    ms: float
    forfeits: int


class ArenaTournament(msgspec.Struct):
    """A tournament that was played here, or is being played: `played` of its `games`."""

    name: str
    game: str
    seats: int
    played: int
    games: int
    bots: list[ArenaBot]
    by_seat: list[ArenaShare]


class ArenaPage(msgspec.Struct):
    """What bots are worth: the levels as they were measured, and the newest tournaments of this machine."""

    ladders: list[LevelLadder]
    tournaments: list[ArenaTournament]


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
    else hears; what is uneventful, logs leave out. `rule` is the id of the rule it follows, or the field
    whose thing has one; "" for none.
    """

    secret: list[str]
    owners: int
    whispered: bool
    uneventful: bool
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
    """The result of a match. `by`: what decided it, where that was not points. `sources`: the same as `parts` in more
    detail, where a part is made of several things.
    """

    points: list[float]
    parts: list[dict[str, float]]
    ranks: list[int]
    winners: list[int]
    by: str | None = None
    sources: list[dict[str, float]] | None = None


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
    hints: bool
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
    hints: bool = True
    nonces: bool = False


class WhichSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to sit down at; none: the first open one. Without a colour, the seat's."""

    seat: int | None = None
    colour: str | None = None
    nonce: str | None = None


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """A bot of a level for a free seat, before the match begins; without a level the seat is open again."""

    seat: int
    level: str | None = None


class NewNonce(msgspec.Struct, forbid_unknown_fields=True):
    """What one of my seats adds to the seed."""

    seat: int
    nonce: str


class NewColour(msgspec.Struct, forbid_unknown_fields=True):
    """A colour for one of my seats."""

    seat: int
    colour: str


class HintAsked(msgspec.Struct, forbid_unknown_fields=True):
    """One of my seats, and what I am about to do there, if anything: the hint says why another move is better."""

    seat: int
    about: Action | None = None


class Reason(msgspec.Struct):
    """So many points more or less from one part of the score (`rival`: less for the strongest opponent)."""

    part: str
    points: float
    error: float


class Fear(msgspec.Struct):
    """What may go wrong: somebody's reply, how often, and how much of the chance it costs. Alone, bad luck: points."""

    seat: int | None
    action: Action | None
    share: float
    cost: float


class LineStep(msgspec.Struct):
    """One choice of the likely sequel."""

    seat: int
    action: Action


class Idea(msgspec.Struct):
    """A move (its answers as far as nothing new comes to light), what can be expected of it, what it is held against,
    and where the difference comes from.
    """

    actions: list[Action]
    chance: float | None
    expected: float | None
    against: list[Action]
    chance_against: float | None
    gain: float
    equal: bool
    reasons: list[Reason]
    fear: Fear | None
    line: list[LineStep]


class Hint(msgspec.Struct):
    """A few ideas, the best first, and the simulations they come from."""

    ideas: list[Idea]
    simulations: int


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
    view: View
    events: list[Event]


class DecisiveMoment(msgspec.Struct):
    """A decision that changed the chances most: how many there were with it, the seat whose chance changed most and how
    (alone: the points it could expect), and what happened that may have decided the match, the most telling first.
    """

    moves: int
    seat: int
    before: float
    after: float
    events: list[Event]


class Course(msgspec.Struct):
    """How the points came together: `points` has those of each seat after so many decisions (`moves`), at first and
    wherever they changed. `moments`: what decided the match.
    """

    moves: list[int]
    points: list[list[float]]
    moments: list[DecisiveMoment]


class RuleSaid(msgspec.Struct):
    """A rule that forbids something: its id, why in both languages, and what its words are made of."""

    rule: str
    why: InBothLanguages
    facts: SaidFacts


class Problem(msgspec.Struct, omit_defaults=True):
    """What went wrong: a short code, and what to do about it; when to try again; the reason in both languages where the
    code does not say it all; of a match that is set aside, why; of what a rule of the game forbids, which.
    """

    error: str
    message: str
    seconds: int = 0
    reason: InBothLanguages | None = None
    details: Aside | None = None
    refusal: RuleSaid | None = None


class Health(msgspec.Struct):
    """The table is well."""

    ok: bool
    version: str
    compiled: bool
