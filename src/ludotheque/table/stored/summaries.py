"""A finished match as a whole: its points over time with its decisive moments, and its journal file.

Both replay all decisions of the match. Those of a long one are computed in a separate process, so that the event loop
stays free; identical requests share one computation.
"""

import asyncio
import traceback
from collections.abc import Awaitable, Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
import structlog

from ludotheque.bots.decisive import Moment, Watch
from ludotheque.core.catalogue import load_game
from ludotheque.core.events import Log
from ludotheque.core.journal import Journal
from ludotheque.core.match import Match
from ludotheque.core.state import State
from ludotheque.table.errors import Refused
from ludotheque.table.match.results import shown
from ludotheque.table.stored.own_process import SECONDS, OwnProcess, serve

SHORT: Final = 256  # decisions that take no longer than other requests

log = structlog.get_logger()


class Job(msgspec.Struct):
    """A job: `course` or `journal`, of this match."""

    what: str
    header: Journal
    movers: list[int]
    actions: list[int]
    players: list[str]


class Answer(msgspec.Struct):
    """The course, or the text of the journal; or the traceback of an error."""

    found: Any
    broken: str = ""


def course_of(match: Match) -> dict[str, Any]:
    """The points of each seat at the start and after each decision that changed them, and the decisive moments."""
    moves, points = [0], [_points(match, state := match.at(0))]
    watch = Watch()
    for number, (mover, action) in enumerate(zip(match.movers, match.actions, strict=True), 1):
        earlier, events = state.clone(), Log()
        state.apply(mover, action, events)
        watch.saw(earlier, state, events, number)
        if (now := _points(match, state)) != points[-1]:
            moves.append(number)
            points.append(now)
    return {"moves": moves, "points": points, "moments": [_moment(one) for one in watch.moments()]}


def _moment(moment: Moment) -> dict[str, Any]:
    return {
        "moves": int(moment.moves),
        "seat": int(moment.seat),
        "before": moment.before,
        "after": moment.after,
        "events": [event.to_json(-1) for event in moment.events],
    }


def _points(match: Match, state: State) -> list[int | float]:
    """The points of each seat as shown to players."""
    found = match.game.score(state)
    return [shown(points, found.unit) for points in found.points]


def journal_of(match: Match, players: list[str]) -> str:
    journal = match.journal
    journal.players = players
    return journal.to_text()


def work(pipe: Connection) -> None:
    """The main function of the process: a job in, its answer out."""
    serve(pipe, 1, _answer)


def _answer(said: bytes) -> list[bytes]:
    job = msgspec.msgpack.decode(said, type=Job)
    try:
        match = Match(load_game(job.header.game), job.header)
        match.movers.extend(job.movers)
        match.actions.extend(job.actions)
        found = course_of(match) if job.what == "course" else journal_of(match, job.players)
        return [msgspec.msgpack.encode(Answer(found))]
    except Exception:
        return [msgspec.msgpack.encode(Answer(None, traceback.format_exc()))]


class Summaries(OwnProcess):
    """The summaries of one table."""

    def __init__(self, target: Callable[[Connection], None] = work, seconds: float = SECONDS) -> None:
        super().__init__(target, seconds, "other long matches are being gone through")
        self.asked: dict[tuple[str, str], asyncio.Future[Any]] = {}

    async def course(self, id: str, match: Match) -> dict[str, Any]:
        """The points over time of the match with this id; raises Refused."""
        if len(match.actions) <= SHORT:
            return course_of(match)
        found: dict[str, Any] = await self._once(id, "course", match, [])
        return found

    async def journal(self, id: str, match: Match, players: list[str]) -> str:
        """Its journal as a file; raises Refused."""
        if len(match.actions) <= SHORT:
            return journal_of(match, players)
        return str(await self._once(id, "journal", match, players))

    def _once(self, id: str, what: str, match: Match, players: list[str]) -> Awaitable[Any]:
        key = id, what
        if key not in self.asked:
            job = Job(what, match.header, list(match.movers), list(match.actions), players)
            said = msgspec.msgpack.encode(job)
            self.asked[key] = task = asyncio.ensure_future(self.in_turn(partial(self._ask, said)))
            task.add_done_callback(lambda _: self.asked.pop(key))
        return asyncio.shield(self.asked[key])

    def _ask(self, said: bytes) -> Any:
        try:
            answer = msgspec.msgpack.decode(self.hear(self.send(said)), type=Answer)
        except (TimeoutError, EOFError, OSError) as error:
            self.stop()
            log.error("summary", failure=type(error).__name__)
            raise Refused(
                "wait", "this match could not be gone through: try again in 10 seconds", 10
            ) from None
        if answer.broken:
            raise RuntimeError(answer.broken)
        return answer.found
