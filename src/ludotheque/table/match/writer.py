"""The writer of a match: each deed has its turn, is judged, numbered, made durable, taken in, told and answered."""

# Compiled: every move at the table goes through it.

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from ludotheque.store.errors import Unavailable
from ludotheque.store.store import Conflict, Store
from ludotheque.table.errors import Ahead, NotYours
from ludotheque.table.match.audience import Audience
from ludotheque.table.match.entry import Entry
from ludotheque.table.match.feed import Feed
from ludotheque.table.match.folding import follows
from ludotheque.table.match.turns import Turns

RETRY_SECONDS = 1.0

# Judges a request: the entry it will be, or None where nothing changes; raises a Refused, or an Illegal.
Judge = Callable[[], Entry | None]
# Gets the number of the entry, or what went wrong.
Answer = Callable[[int | Exception], None]


class Writer:
    """Numbers the entries of a match and gives them to the store. All changes take turns; while one is under way the
    position must not be read.
    """

    def __init__(self, store: Store, feed: Feed, audience: Audience) -> None:
        self.store = store
        self.feed = feed
        self.audience = audience
        self.turns = Turns()
        self.behind = False  # what follows from the last entry could not be written yet
        self.caught_up: Answer | None = None  # told when it was, or why it never will
        # Of a match that several processes serve: takes in what others wrote, is told what this one writes, and what it
        # could not write for sure.
        self.take_in_others: Callable[[Answer], None] | None = None
        self.wrote: Callable[[int], None] | None = None
        self.doubt: Callable[[], None] | None = None

    def change(self, judge: Judge, message: str | None, answer: Answer) -> None:
        """Judge and write when it is its turn. `answer` gets the number of the entry when it is durable and told to the
        followers, or the exception that says why not. A message that a client repeats is answered like the first time.
        """
        self.turns.take(Errand(self, judge, message, answer).begin)

    def write_what_follows(self, answer: Answer) -> None:
        """After loading, and after the store was away: what follows from the last entry."""
        self.change(partial(follows, self.feed), None, answer)

    def follow_later(self) -> None:
        """The store can't be written to: what follows is tried again until it can."""
        self.behind = True
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._catch_up)

    def _catch_up(self) -> None:
        self.write_what_follows(self._after_catching_up)

    def _after_catching_up(self, result: int | Exception) -> None:
        if isinstance(result, Unavailable):
            self.follow_later()
            return
        self.behind = False
        if self.caught_up is not None:
            self.caught_up(result)


class Errand:
    """A deed that waits for its turn, is carried out, and answered. What follows from it by itself is done before it is
    answered.
    """

    __slots__ = ("answer", "durable", "entry", "judge", "looked", "message", "seq", "writer")

    def __init__(self, writer: Writer, judge: Judge, message: str | None, answer: Answer) -> None:
        self.writer = writer
        self.judge = judge
        self.message = message
        self.answer = answer
        self.seq = 0
        self.durable = False
        self.looked = False
        self.entry: Entry | None = None

    def begin(self) -> None:
        """It is its turn. What a client repeats is answered like the first time."""
        writer = self.writer
        if self.message is not None and self.message in writer.feed.messages:
            self._end(writer.feed.messages[self.message])
            return
        try:
            entry = self.judge()
        except (NotYours, Ahead) as why_not:
            # The person may have sat down at another process just now, or seen entries there that are unknown here.
            if self.looked or writer.take_in_others is None:
                self._end(why_not)
            else:
                self.looked = True
                writer.take_in_others(partial(self._judge_again, why_not, writer.feed.record.seq))
            return
        except Exception as why_not:
            self._end(why_not)
            return
        if entry is None:
            self._end(writer.feed.record.seq)
        else:
            entry.message = self.message
            self.seq = writer.feed.record.seq + 1
            self._write(entry)

    def _write(self, entry: Entry) -> None:
        """Make an entry durable; it goes on with `written`."""
        writer = self.writer
        record = writer.feed.record
        self.entry = entry
        entry.seq = record.seq + 1
        # What happens behind a screen must not show in a list either: there it is as if nothing had happened.
        entry.at = datetime.now(UTC) if entry.screen < 0 else record.updated
        entry.moves = writer.feed.moves_after(entry)
        entry.to_move = writer.feed.asked(entry.status_after(record.status))
        writer.store.append(entry.row(record.id), self.written, entry.beside(record.id))

    def written(self, result: object) -> None:
        """It is durable, or it can't be. What follows from an entry is tried again later: the entry itself is there."""
        writer, entry = self.writer, self.entry
        assert entry is not None
        try:
            if isinstance(result, Exception):
                if entry.revert is not None:
                    entry.revert()
                if isinstance(result, Conflict) and writer.take_in_others is not None:
                    writer.take_in_others(partial(self._judge_again, result, writer.feed.record.seq))
                    return
                raise result
            self.durable = True
            writer.feed.take_in(entry)
            writer.feed.digest.update(entry.text())
            writer.audience.tell(entry)
            if writer.wrote is not None:
                writer.wrote(entry.seq)
            after = follows(writer.feed)
        except Unavailable as error:
            if self.durable:
                writer.follow_later()
            elif writer.doubt is not None:
                writer.doubt()
            self._end(self.seq if self.durable else error)
            return
        except Exception as error:
            self._end(error)
            return
        if after is None:
            self._end(self.seq)
        else:
            self._write(after)

    def _judge_again(self, why_not: Exception, before: int, newest: int | Exception) -> None:
        """What another process wrote is taken in: the deed is judged in the position as it is now, or what follows from
        its entry, unless the other one has seen to that, too. Where there was nothing, `why_not` stands.
        """
        writer = self.writer
        if isinstance(newest, Exception) or newest == before:  # it was no entry that stood in the way
            self._end(newest if isinstance(newest, Exception) else why_not)
        elif not self.durable:
            self.begin()
        else:
            after = follows(writer.feed)
            if after is None:
                self._end(self.seq)
            else:
                self._write(after)

    def _end(self, result: int | Exception) -> None:
        try:
            self.answer(result)
        finally:
            self.writer.turns.give_back()
