"""The writer of a match: each deed waits for its turn, is checked, numbered, made durable, applied, announced and
answered."""

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

# Checks a request: returns the entry to write, or None if nothing changes; raises a Refused, or an Illegal.
Judge = Callable[[], Entry | None]
# Called with the number of the entry, or an exception.
Answer = Callable[[int | Exception], None]


class Writer:
    """Numbers the entries of a match and passes them to the store. All changes are serialised; while one is being
    written the position must not be read."""

    def __init__(self, store: Store, feed: Feed, audience: Audience) -> None:
        self.store = store
        self.feed = feed
        self.audience = audience
        self.turns = Turns()
        self.behind = False  # a consequence of the last entry could not be written yet
        self.caught_up: Answer | None = (
            None  # called when it has been, or with the reason why it never will be
        )
        # Of a match served by several processes: applies the entries of others, and announces those of this one and
        # those whose writing is uncertain.
        self.take_in_others: Callable[[Answer], None] | None = None
        self.wrote: Callable[[int], None] | None = None
        self.doubt: Callable[[], None] | None = None

    def change(self, judge: Judge, message: str | None, answer: Answer) -> None:
        """Check and write in turn. `answer` gets the number of the entry when it is durable and announced, or the
        exception. A retry with the same message id is answered like the first time."""
        self.turns.take(Errand(self, judge, message, answer).begin)

    def write_what_follows(self, answer: Answer) -> None:
        """After loading, and after the store was unavailable: write the consequences of the last entry."""
        self.change(partial(follows, self.feed), None, answer)

    def follow_later(self) -> None:
        """The store can't be written to: retry the consequences until it can."""
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
    """A deed that waits for its turn, is carried out, and answered, after its automatic consequences."""

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
        """Its turn has come. A retry is answered like the first time."""
        writer = self.writer
        if self.message is not None and self.message in writer.feed.messages:
            self._end(writer.feed.messages[self.message])
            return
        try:
            entry = self.judge()
        except (NotYours, Ahead) as why_not:
            # The person may just have sat down through another process, or seen entries there that are unknown here.
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
        """Make an entry durable; continues with `written`."""
        writer = self.writer
        record = writer.feed.record
        self.entry = entry
        entry.seq = record.seq + 1
        # Entries behind a screen must not show in lists, which stay unchanged.
        entry.at = datetime.now(UTC) if entry.screen < 0 else record.updated
        entry.moves = writer.feed.moves_after(entry)
        entry.to_move = writer.feed.asked(entry.status_after(record.status))
        writer.store.append(entry.row(record.id), self.written, entry.beside(record.id))

    def written(self, result: object) -> None:
        """The entry is durable, or can't be written. Its consequences are retried later: the entry itself is stored."""
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
        """The entries of another process are applied: check the deed again in the current position, or the
        consequences of its entry, unless the other process has written them, too. If there were no new entries,
        `why_not` is the answer."""
        writer = self.writer
        if isinstance(newest, Exception) or newest == before:  # the conflict was not with an entry
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
