"""What somebody wants done at a match, from its turn to its answer: judged, made durable, taken in, told."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Update, update

from ludotheque.core.events import Log
from ludotheque.store.entries import Row
from ludotheque.store.errors import Unavailable
from ludotheque.store.tables import MATCHES, SEATS

if TYPE_CHECKING:
    from ludotheque.table.live import LiveMatch

SEAT_CHANGES = frozenset({"seat", "colour", "nonce"})
STATUS_AFTER = {"start": "running", "over": "over"}

Answer = Callable[[int | Exception], None]


class Change:
    """What somebody does, on its way to being an entry.

    A decision and an undo are in the position already, for the referee to judge; `revert` puts the position back if
    they can't be kept. `undisturbed`: the seats whose question is still the same afterwards. `screen`: the seat behind
    whose screen it happens, so that nobody else hears of it; -1 for none. Of a decision, `then`: the standing answers
    to it, each with its seat, its choice and its log. Of an undo, `place`: which decision it takes out, -1 for the last
    ones; `taken`: the screens of those.
    """

    __slots__ = ("body", "kind", "log", "place", "revert", "screen", "taken", "then", "undisturbed")

    def __init__(
        self,
        kind: str,
        body: dict[str, Any],
        log: Log | None = None,
        revert: Callable[[], None] | None = None,
        undisturbed: tuple[int, ...] = (),
        screen: int = -1,
    ) -> None:
        self.kind = kind
        self.body = body
        self.log = log
        self.revert = revert
        self.undisturbed = undisturbed
        self.screen = screen
        self.then: list[tuple[int, dict[str, Any], Log]] = []
        self.place = -1
        self.taken: list[int] = []


Deed = Callable[["LiveMatch"], Change | None]


class Errand:
    """A deed that waits for its turn, is carried out, and answered with the number of its entry or with what went
    wrong. What follows from it by itself is done before it is answered.
    """

    __slots__ = ("answer", "change", "deed", "durable", "live", "message", "row", "seq")

    def __init__(self, live: "LiveMatch", deed: Deed, message: str | None, answer: Answer) -> None:
        self.live = live
        self.deed = deed
        self.message = message
        self.answer = answer
        self.seq = 0
        self.durable = False
        self.change: Change | None = None
        self.row: Row | None = None

    def begin(self) -> None:
        """It is its turn. What a client repeats is answered like the first time."""
        live = self.live
        if self.message is not None and self.message in live.messages:
            self._end(live.messages[self.message])
            return
        try:
            change = self.deed(live)
        except Exception as why_not:
            self._end(why_not)
            return
        if change is None:
            self._end(live.record.seq)
        else:
            self.seq = live.record.seq + 1
            self._write(change, self.message)

    def _write(self, change: Change, message: str | None) -> None:
        """Make a change durable; it goes on with `written`."""
        live = self.live
        record = live.record
        kind, body = change.kind, change.body
        status = STATUS_AFTER.get(kind, record.status)
        self.change = change
        self.row = {
            "match": record.id,
            "seq": record.seq + 1,
            "at": datetime.now(UTC),
            "kind": kind,
            "body": body,
            "client": message,
            "moves": len(live.match.actions),
            "to_move": live.asked(status),
        }
        live.store.append(self.row, self.written, beside(record.id, kind, body))

    def written(self, result: object) -> None:
        """It is durable, or it can't be. What follows from a change is tried again later: the change itself is done."""
        live, change, row = self.live, self.change, self.row
        assert change is not None
        assert row is not None
        try:
            if isinstance(result, Exception):
                if change.revert is not None:
                    change.revert()
                raise result
            self.durable = True
            live.take_in(row, change)
            live.tell(row, change)
            follows = live.follows()
        except Unavailable as error:
            if self.durable:
                live.follow_later()
            self._end(self.seq if self.durable else error)
            return
        except Exception as error:
            self._end(error)
            return
        if follows is None:
            self._end(self.seq)
        else:
            self._write(follows, None)

    def _end(self, result: int | Exception) -> None:
        try:
            self.answer(result)
        finally:
            self.live.turns.give_back()


def beside(match: str, kind: str, body: dict[str, Any]) -> Callable[[Connection], None] | None:
    """What lists go by changes together with the entry that says so: who sits where with which colour, what
    he added to the seed, and the status of the match.
    """
    if kind in SEAT_CHANGES:
        return _updated(*seat_rows(match, body))
    if kind in STATUS_AFTER:
        after = {"status": STATUS_AFTER[kind], "outcome": body.get("outcome")}
        return _updated(update(MATCHES).where(MATCHES.c.id == match).values(**after))
    return None


def seat_rows(match: str, body: dict[str, Any]) -> list[Update]:
    fresh: dict[int, dict[str, Any]] = {
        seat: {"colour": colour} for seat, colour in enumerate(body.get("colours", []))
    }
    player = body.get("player")
    if player is not None:
        own = fresh.setdefault(player["seat"], {})
        own.update({name: player[name] for name in ("kind", "person", "level", "stand_in", "nonce")})
    if "nonce" in body:
        fresh[body["seat"]] = {"nonce": body["nonce"]}
    return [
        update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(**values)
        for seat, values in fresh.items()
    ]


def _updated(*statements: Update) -> Callable[[Connection], None]:
    def work(c: Connection) -> None:
        for statement in statements:
            c.execute(statement)

    return work
