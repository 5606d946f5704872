"""The types of HTTP bodies, from which the OpenAPI schema and the browser's types are generated."""

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.table.match.records import PATIENCE
from ludotheque.table.opening import SeatWish
from ludotheque.table.people.teaching import Change


def _named(first: str) -> dict[str, Any]:
    """The schema of an object with a name under this key, and figures under arbitrary names."""
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
# Facts of a refusal, by name: ids or numbers, or lists of them for a board to highlight.
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
    """My identity. `named`: whether I chose my name; otherwise it is a word and a number."""

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
    """My present passphrase, and its replacement."""

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
    """An installed game. `face`: the module that draws it, if its package has one. `guide`: the minutes of its guided
    first match, if it has one."""

    id: str
    names: InBothLanguages
    about: InBothLanguages
    seats: list[int]
    options: list[OptionInfo]
    colours: list[str]
    bots: list[str]
    provenance: dict[str, int]
    face: str | None
    guide: int | None


class LevelRung(msgspec.Struct):
    """A level against others of the level below, or solo: the share of games it won with its 95 % interval, the
    points ahead of the others (solo: its points) with their standard error."""

    level: str
    against: str
    games: int
    share: float
    low: float
    high: float
    points: float
    error: float


class LevelStanding(msgspec.Struct):
    """The strength of a level on a scale where 200 more means three victories of four, and its time for a decision."""

    level: str
    rating: float
    error: float
    ms: float


class LevelLadder(msgspec.Struct):
    """The measured levels of a game with this number of seats."""

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
    """The results of one bot in a tournament."""

    bot: str
    games: int
    wins: ArenaShare
    points: float
    rating: float
    error: float
    ms: float
    forfeits: int


class ArenaTournament(msgspec.Struct):
    """A finished or running tournament of this machine: `played` of its `games`."""

    name: str
    game: str
    seats: int
    played: int
    games: int
    bots: list[ArenaBot]
    by_seat: list[ArenaShare]


class ArenaPage(msgspec.Struct):
    """The strength of bots: the measured levels, and the newest tournaments of this machine."""

    ladders: list[LevelLadder]
    tournaments: list[ArenaTournament]


class DomainInfo(msgspec.Struct):
    """Values of a figure; numeric ones have no ids. `rules`: the rule of each value, if each has its own."""

    ids: list[str]
    numeric: bool
    size: int
    rules: list[str]


class FieldInfo(msgspec.Struct):
    """A figure and its domain."""

    name: str
    domain: str


class Shape(msgspec.Struct):
    """A verb, or a step."""

    name: str
    fields: list[FieldInfo]


class VerbShape(Shape):
    """A verb; `gives_up`: the verbs whose choices are lost by it, which the player has to confirm; `aside`: it is
    allowed at many questions."""

    gives_up: list[str]
    aside: bool


class EventShape(Shape):
    """A kind of event. The seats in its first `owners` fields may read the secret ones; only they get whispered
    events; logs omit uneventful ones. `rule` is the id of the rule it follows, or the field whose value has one; ""
    for none."""

    secret: list[str]
    owners: int
    whispered: bool
    uneventful: bool
    rule: str


class Vocabulary(msgspec.Struct):
    """The vocabulary of a game; `windows` are the steps with a default answer."""

    domains: dict[str, DomainInfo]
    verbs: list[VerbShape]
    kinds: list[EventShape]
    steps: list[Shape]
    windows: list[str]


class GameDetail(GameInfo):
    """A game with everything needed to render it."""

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


class RuledText(msgspec.Struct):
    """A text and the rules it cites."""

    text: str
    rules: list[str]


class CoachCard(msgspec.Struct):
    """The coach's card of a question: what is asked and why it matters, points to weigh, the parts of the page to point
    at (the best first), all of its rules."""

    at: list[str]
    asked: RuledText
    points: list[RuledText]
    rules: list[str]


class OverviewSection(RuledText):
    """A section of a game's overview; `goal`, `points` and `end` are always there."""

    id: str
    title: str


class StopTitle(msgspec.Struct):
    """A stop of a guide, for the list of all."""

    id: str
    title: str


class GuideInfo(msgspec.Struct):
    """The guided first match of a game: how long the guided part takes, and its stops."""

    minutes: int
    stops: list[StopTitle]


class TeachingTexts(msgspec.Struct):
    """What a newcomer to a game is told, in one language: the cards by step, the overview, the guide."""

    cards: dict[str, CoachCard]
    overview: list[OverviewSection]
    guide: GuideInfo | None


class Met(msgspec.Struct):
    """What I have met: whether the coach is on, the questions whose card was shown, by game; guides finished or
    skipped; the games of which I have begun a match that was not guided."""

    coach: bool
    met: dict[str, list[str]]
    guides: dict[str, Literal["finished", "skipped"]]
    played: list[str]


class NewlyMet(Change, forbid_unknown_fields=True):
    """What I have met since: added to what is known. `coach` turns it on or off; a guide with null is forgotten."""


class UncertainValue(msgspec.Struct):
    """A reconstructed value of the components, which may differ from the box: `value` is written as JSON."""

    file: str
    path: str
    value: str


class SeatInfo(msgspec.Struct):
    """The player of a seat. `colour`: of its pieces, null without colours. `nonce`: the player's contribution to the
    seed; empty while the match waits for it, null: nothing."""

    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    you: bool
    level: str | None
    stand_in: str | None
    colour: str | None
    nonce: str | None


class OutcomeInfo(msgspec.Struct, omit_defaults=True):
    """The result of a match. `by`: the victory, if the match was not decided by points. `sources`: `parts` in more
    detail, for parts with several components."""

    points: list[float]
    parts: list[dict[str, float]]
    ranks: list[int]
    winners: list[int]
    by: str | None = None
    sources: list[dict[str, float]] | None = None


class Aside(msgspec.Struct):
    """Why a match can't be replayed: the entry that stops it (0: its header), and the rules concerned."""

    entry: int
    cause: str
    rules: list[str]
    why: InBothLanguages


class Summary(msgspec.Struct):
    """The summary of a match for lists."""

    id: str
    name: str
    game: str
    options: dict[str, str | int]
    public: bool
    patience: int
    hints: bool
    guided: bool
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
    """A seat to take; without one, the first open one. Without a colour, the seat's."""

    seat: int | None = None
    colour: str | None = None
    nonce: str | None = None


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """A bot of a level for a free seat, before the match begins; without a level the seat is open again."""

    seat: int
    level: str | None = None


class NewNonce(msgspec.Struct, forbid_unknown_fields=True):
    """The nonce of one of my seats."""

    seat: int
    nonce: str


class NewColour(msgspec.Struct, forbid_unknown_fields=True):
    """A colour for one of my seats."""

    seat: int
    colour: str


class HintAsked(msgspec.Struct, forbid_unknown_fields=True):
    """One of my seats, and the choice I am considering, if any: the hint says why another move is better."""

    seat: int
    about: Action | None = None


class Reason(msgspec.Struct):
    """The difference in points from one part of the score (`rival`: less for the strongest opponent)."""

    part: str
    points: float
    error: float


class Fear(msgspec.Struct):
    """A risk: an opponent's reply, its frequency, and its cost in chance of winning. In solo games, bad luck: in
    points."""

    seat: int | None
    action: Action | None
    share: float
    cost: float


class LineStep(msgspec.Struct):
    """One choice of the likely sequel."""

    seat: int
    action: Action


class Idea(msgspec.Struct):
    """A move (its answers until something new is revealed), the expected result, the alternative it is compared
    with, and the sources of the difference."""

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
    """A few ideas, the best first, and the number of simulations."""

    ideas: list[Idea]
    simulations: int


class WhichMoves(msgspec.Struct, forbid_unknown_fields=True):
    """A point in a match: after this many decisions. `nonces`: whether my seat will add one."""

    moves: int
    nonces: bool = False


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """A rematch. `nonces`: whether my seats will add one each."""

    nonces: bool = False


class PositionAt(msgspec.Struct):
    """A past position."""

    moves: int
    total: int
    seat: int | None
    action: Action | None
    view: View
    events: list[Event]


class DecisiveMoment(msgspec.Struct):
    """A decision that changed the chances most: its number, the seat whose chance changed most and by how much
    (solo: its expected points), and the decisive events, the most important first."""

    moves: int
    seat: int
    before: float
    after: float
    events: list[Event]


class Course(msgspec.Struct):
    """Points over time: `points` has those of each seat after so many decisions (`moves`), at the start and after
    each change. `moments`: the decisive ones."""

    moves: list[int]
    points: list[list[float]]
    moments: list[DecisiveMoment]


class RuleSaid(msgspec.Struct):
    """A rule that forbids something: its id, the reason in both languages, and the facts."""

    rule: str
    why: InBothLanguages
    facts: SaidFacts


class Problem(msgspec.Struct, omit_defaults=True):
    """An error: a short code and a message; when to try again; the reason in both languages if the code is not
    specific enough; for a match that is set aside, why; for an illegal choice, the rule."""

    error: str
    message: str
    seconds: int = 0
    reason: InBothLanguages | None = None
    details: Aside | None = None
    refusal: RuleSaid | None = None


class Health(msgspec.Struct):
    """The table is working."""

    ok: bool
    version: str
    compiled: bool
