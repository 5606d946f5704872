"""The line protocol: JSON lines on standard input and output, so that any program can host, test or play.

One match at a time. Each input line is answered by one line and never ends the process: a refused move names its rule
in both languages, malformed input gets an error that says what was expected.
"""

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from string import hexdigits
from typing import Any, BinaryIO

import msgspec

from ludotheque.bots import Bot, UnknownBot, make_bot
from ludotheque.core.catalogue import UnknownGame, game_ids, load_game
from ludotheque.core.data import DataError
from ludotheque.core.game import BadSetup, Game, Outcome
from ludotheque.core.journal import BadJournal, read_journal
from ludotheque.core.match import Match, new_seed
from ludotheque.core.position import BadPosition, to_json
from ludotheque.core.refusals import Facts, Illegal, Refusal, said_facts
from ludotheque.core.verbs import BadAction
from ludotheque.core.words import LANGUAGES, words_for

LONGEST_LINE = 8 * 1024 * 1024
Reply = dict[str, Any]


class Request(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """A request; `do` is its kind. Unknown keys are errors."""


class Games(Request, tag="games"):
    """List the games."""


class New(Request, tag="new"):
    """Begin a match. A seed of more than 64 bits is written in hexadecimal digits; by default it is random.

    `colours` has the colour of each seat; by default each seat has its own.
    """

    game: str
    seats: int
    seed: int | str | None = None
    options: dict[str, Any] = {}
    colours: list[str] = []


class Actions(Request, tag="actions"):
    """All legal choices of a seat."""

    seat: int


class Play(Request, tag="play"):
    """Carry out a choice."""

    seat: int
    action: dict[str, Any]


class Why(Request, tag="why"):
    """Whether a choice is legal, and if not, which rule forbids it."""

    seat: int
    action: dict[str, Any]


class View(Request, tag="view"):
    """The view of a seat; null: a spectator."""

    seat: int | None = None


class Position(Request, tag="state"):
    """The whole position, including hidden things."""


class Load(Request, tag="load"):
    """Continue from a whole position."""

    game: str
    state: dict[str, Any]


class Undo(Request, tag="undo"):
    """Take the last decision back; with a seat, only if that seat may do so freely."""

    seat: int | None = None


class GetJournal(Request, tag="journal"):
    """The match so far."""


class Replay(Request, tag="replay"):
    """Continue from the end of a journal."""

    journal: dict[str, Any]


class Score(Request, tag="score"):
    """The points, at any time."""


class AskBot(Request, tag="bot"):
    """The choice of a bot."""

    seat: int
    level: str = "greedy"
    ms: int = 0
    seed: int = 0


class Finish(Request, tag="finish"):
    """Play to the end with bots in all seats."""

    bots: str = "random"
    seed: int = 0


AnyRequest = (
    Games
    | New
    | Actions
    | Play
    | Why
    | View
    | Position
    | Load
    | Undo
    | GetJournal
    | Replay
    | Score
    | AskBot
    | Finish
)


class Mistake(ValueError):
    """A request that can't be served; the message is for the sender."""


MISTAKES = (Mistake, UnknownGame, UnknownBot, BadSetup, BadAction, BadPosition, BadJournal, DataError)


class Session:
    """One session: its match, if one was begun."""

    def __init__(self, data: Path | None = None) -> None:
        self.data = data
        self.current: Match | None = None

    def handle(self, line: bytes) -> Reply:
        """The reply to one line. No input ends the session."""
        try:
            request = msgspec.json.decode(line, type=AnyRequest)
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            return {"ok": False, "error": _no_longer_than(f"request: {error}")}
        try:
            return self.answer(request)
        except MISTAKES as error:
            return {"ok": False, "error": _no_longer_than(str(error))}
        except Exception as error:  # a bug: report it, restore the match, and continue
            traceback.print_exc(file=sys.stderr)
            if self.current is not None:
                self.current.state = self.current.at(len(self.current.actions))
            return {"ok": False, "error": _no_longer_than(f"internal error: {type(error).__name__}: {error}")}

    def answer(self, request: AnyRequest) -> Reply:
        try:
            return SERVE[type(request)](self, request)
        except Illegal as illegal:
            return {"ok": False, **self.refusal(illegal.refusal, illegal.facts)}

    # ---------------------------------------------------------------- helpers of requests

    def game(self, name: str) -> Game[Any]:
        return load_game(name, self.data)

    def match(self) -> Match:
        if self.current is None:
            raise Mistake("there is no match yet: begin one with do=new, do=load or do=replay")
        return self.current

    def seat(self, seat: int) -> int:
        seats = self.match().header.seats
        if not 0 <= seat < seats:
            raise Mistake(f"seat: expected a number from 0 to {seats - 1}")
        return seat

    def refusal(self, refusal: Refusal, facts: Facts) -> Reply:
        game = self.match().game
        return {
            "rule": refusal.rule,
            "why": {lang: words_for(game, lang).refusal(refusal, facts) for lang in LANGUAGES},
            "facts": said_facts(facts),
        }

    def now(self) -> Reply:
        state = self.match().state
        return {"to_move": list(state.to_move()), "over": state.over()}

    def score(self) -> Reply:
        match = self.match()
        outcome: Outcome = match.game.score(match.state)
        return {
            "scores": [_shown_points(points, outcome.unit) for points in outcome.points],
            "ranks": outcome.ranks(),
            "breakdown": [
                {part: _shown_points(points, outcome.unit) for part, points in parts.items()}
                for parts in outcome.parts
            ],
            "winners": outcome.winners if match.state.over() else [],
            **({"by": outcome.by} if outcome.by is not None else {}),
        }


def games(session: Session, request: Games) -> Reply:
    return {"ok": True, "games": [describe(session.game(name)) for name in game_ids()]}


def describe(game: Game[Any]) -> Reply:
    return {
        "id": game.id,
        "names": {lang: words_for(game, lang).game_name() for lang in LANGUAGES},
        "seats": game.seats,
        "options": {
            option.name: [option.domain.to_json(i) for i in range(option.domain.size)]
            for option in game.options
        },
        "colours": game.colours,
    }


def new(session: Session, request: New) -> Reply:
    game = session.game(request.game)
    session.current = Match.new(game, request.seats, _seed(request.seed), request.options, request.colours)
    return {"ok": True, **session.now()}


def actions(session: Session, request: Actions) -> Reply:
    match = session.match()
    legal = match.state.actions(session.seat(request.seat))
    return {"ok": True, "actions": [match.game.vocabulary.to_json(action) for action in legal]}


def play(session: Session, request: Play) -> Reply:
    match = session.match()
    seat = session.seat(request.seat)
    log = match.play(seat, match.game.vocabulary.from_json(request.action))
    return {"ok": True, "events": log.to_json(seat), **session.now()}


def why(session: Session, request: Why) -> Reply:
    match = session.match()
    seat = session.seat(request.seat)
    action = match.game.vocabulary.from_json(request.action)
    refusal = match.state.why_not(seat, action)
    if refusal is None:
        return {"ok": True, "legal": True}
    return {"ok": True, "legal": False, **session.refusal(refusal, match.state.facts(seat, action, refusal))}


def view(session: Session, request: View) -> Reply:
    seat = -1 if request.seat is None else session.seat(request.seat)
    return {"ok": True, "view": session.match().state.view(seat)}


def position(session: Session, request: Position) -> Reply:
    return {"ok": True, "state": to_json(session.match().state)}


def load(session: Session, request: Load) -> Reply:
    session.current = Match.from_position(session.game(request.game), request.state)
    return {"ok": True, **session.now()}


def undo(session: Session, request: Undo) -> Reply:
    match = session.match()
    last = match.movers[-1] if match.movers else -1
    free = match.free_undo(last)
    if request.seat is None:
        match.undo()
    else:
        match.take_back(session.seat(request.seat))
    return {"ok": True, "free": free, **session.now()}


def journal(session: Session, request: GetJournal) -> Reply:
    return {"ok": True, "journal": session.match().journal.to_json()}


def replay(session: Session, request: Replay) -> Reply:
    read = read_journal(request.journal)
    session.current = Match.replay(session.game(read.game), read)
    return {"ok": True, "moves": len(read.moves), **session.now()}


def score(session: Session, request: Score) -> Reply:
    return {"ok": True, **session.score()}


def bot(session: Session, request: AskBot) -> Reply:
    match = session.match()
    seat = session.seat(request.seat)
    if seat not in match.state.to_move():
        raise Mistake(f"seat: seat {seat} has nothing to choose now; {list(match.state.to_move())} have")
    if not 0 <= request.ms <= 600_000:
        raise Mistake("ms: expected milliseconds from 0 to 600000")
    chosen = bot_with(request.level, request.seed).play(match.state, seat, request.ms)
    return {"ok": True, "action": match.game.vocabulary.to_json(chosen)}


def bot_with(level: str, seed: int) -> Bot:
    try:
        return make_bot(level, seed)
    except ValueError as error:
        raise Mistake(f"seed: {error}") from error


def finish(session: Session, request: Finish) -> Reply:
    match = session.match()
    if not 0 <= request.seed < 2**64:
        raise Mistake("seed: expected a number from 0 to 2^64 - 1")
    players = [make_bot(request.bots, request.seed * 8 + seat) for seat in range(match.header.seats)]
    while not match.state.over():
        seat = match.state.mover()
        match.play(seat, players[seat].play(match.state, seat))
    return {"ok": True, "moves": len(match.actions), **session.score()}


SERVE: dict[type, Callable[[Session, Any], Reply]] = {
    Games: games,
    New: new,
    Actions: actions,
    Play: play,
    Why: why,
    View: view,
    Position: position,
    Load: load,
    Undo: undo,
    GetJournal: journal,
    Replay: replay,
    Score: score,
    AskBot: bot,
    Finish: finish,
}


def _seed(given: int | str | None) -> int:
    if given is None:
        return new_seed()
    if isinstance(given, int):
        return given
    if not 1 <= len(given) <= 32 or any(digit not in hexdigits for digit in given):
        raise Mistake("seed: expected a number, or up to 32 hexadecimal digits")
    return int(given, 16)


def _shown_points(points: int, unit: int) -> int | float:
    return points if unit == 1 else points / unit


def _no_longer_than(text: str, most: int = 500) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def read_lines(stream: BinaryIO) -> Any:
    """The lines of a stream; an overlong one is skipped without storing it, and yielded as None."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)
        yield None


def serve(stdin: BinaryIO, stdout: BinaryIO, data: Path | None = None) -> None:
    """Answer each line until the input ends."""
    session = Session(data)
    for line in read_lines(stdin):
        if line is None:
            reply: Reply = {"ok": False, "error": f"request: a line may have at most {LONGEST_LINE} bytes"}
        else:
            reply = session.handle(line)
        stdout.write(msgspec.json.encode(reply) + b"\n")
        stdout.flush()
