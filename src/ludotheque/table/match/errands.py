"""A deed on its way through the table: its turn, judged, made durable, taken in, told, answered."""

# Compiled: every move at the table goes through it.

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from ludotheque.store.errors import Unavailable
from ludotheque.store.store import Conflict
from ludotheque.table.errors import Ahead, NotYours
from ludotheque.table.match.entry import Entry

if TYPE_CHECKING:
    from ludotheque.table.match.live import LiveMatch

# Judges what somebody wants to do: the entry it will be, or None where nothing changes; raises who may not.
Deed = Callable[["LiveMatch"], Entry | None]
# Gets the number of the entry, or what went wrong.
Answer = Callable[[int | Exception], None]


class Errand:
    """A deed that waits for its turn, is carried out, and answered. What follows from it by itself is done before it is
    answered.
    """

    __slots__ = ("answer", "deed", "durable", "entry", "live", "looked", "message", "seq")

    def __init__(self, live: "LiveMatch", deed: Deed, message: str | None, answer: Answer) -> None:
        self.live = live
        self.deed = deed
        self.message = message
        self.answer = answer
        self.seq = 0
        self.durable = False
        self.looked = False
        self.entry: Entry | None = None

    def begin(self) -> None:
        """It is its turn. What a client repeats is answered like the first time."""
        live = self.live
        if self.message is not None and self.message in live.messages:
            self._end(live.messages[self.message])
            return
        try:
            entry = self.deed(live)
        except (NotYours, Ahead) as why_not:
            # He may have sat down at another process just now, or seen there what has not come here yet.
            if self.looked or live.take_in_others is None:
                self._end(why_not)
            else:
                self.looked = True
                live.take_in_others(partial(self._judge_again, why_not, live.record.seq))
            return
        except Exception as why_not:
            self._end(why_not)
            return
        if entry is None:
            self._end(live.record.seq)
        else:
            entry.message = self.message
            self.seq = live.record.seq + 1
            self._write(entry)

    def _write(self, entry: Entry) -> None:
        """Make an entry durable; it goes on with `written`."""
        live = self.live
        record = live.record
        self.entry = entry
        entry.seq = record.seq + 1
        # What happens behind a screen must not show in a list either: there it is as if nothing had happened.
        entry.at = datetime.now(UTC) if entry.screen < 0 else record.updated
        entry.moves = live.moves_after(entry)
        entry.to_move = live.asked(entry.status_after(record.status))
        live.store.append(entry.row(record.id), self.written, entry.beside(record.id))

    def written(self, result: object) -> None:
        """It is durable, or it can't be. What follows from an entry is tried again later: the entry itself is there."""
        live, entry = self.live, self.entry
        assert entry is not None
        try:
            if isinstance(result, Exception):
                if entry.revert is not None:
                    entry.revert()
                if isinstance(result, Conflict) and live.take_in_others is not None:
                    live.take_in_others(partial(self._judge_again, result, live.record.seq))
                    return
                raise result
            self.durable = True
            live.take_in(entry)
            live.digest.update(entry.text())
            live.tell(entry)
            if live.wrote is not None:
                live.wrote(entry.seq)
            follows = live.follows()
        except Unavailable as error:
            if self.durable:
                live.follow_later()
            elif live.doubt is not None:
                live.doubt()
            self._end(self.seq if self.durable else error)
            return
        except Exception as error:
            self._end(error)
            return
        if follows is None:
            self._end(self.seq)
        else:
            self._write(follows)

    def _judge_again(self, why_not: Exception, before: int, newest: int | Exception) -> None:
        """What another process wrote is taken in: the deed is judged in the position as it is now, or what follows from
        its entry, unless the other one has seen to that, too. Where there was nothing, `why_not` stands.
        """
        live = self.live
        if isinstance(newest, Exception) or newest == before:  # it was no entry that stood in the way
            self._end(newest if isinstance(newest, Exception) else why_not)
        elif not self.durable:
            self.begin()
        else:
            follows = live.follows()
            if follows is None:
                self._end(self.seq)
            else:
                self._write(follows)

    def _end(self, result: int | Exception) -> None:
        try:
            self.answer(result)
        finally:
            self.live.turns.give_back()
