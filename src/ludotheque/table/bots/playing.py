"""Bots at the table: they decide when they are asked."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from ludotheque.bots import make_bot
from ludotheque.core.match import new_seed
from ludotheque.store.errors import Unavailable
from ludotheque.store.store import Conflict
from ludotheque.table.background import Background
from ludotheque.table.bots.busy import told_meanwhile
from ludotheque.table.bots.thinking import Question, Thinkers
from ludotheque.table.errors import Stale
from ludotheque.table.match import deeds
from ludotheque.table.match.live import LiveMatch
from ludotheque.table.match.waiting import turn_of
from ludotheque.table.match.writer import RETRY_SECONDS


class Players:
    """The bots of the matches in memory. `lease` tells whether this process plays those of a match; `idle` is called
    when they have nothing left to do, `stale` for a match that differs from the store."""

    def __init__(
        self,
        thinkers: Thinkers,
        pause: float,
        background: Background,
        lease: Callable[[str], Awaitable[bool]],
        idle: Callable[[LiveMatch], None],
        stale: Callable[[LiveMatch], None],
    ) -> None:
        self.thinkers = thinkers
        self.pause = pause  # minimal seconds per decision
        self.background = background
        self.lease = lease
        self.idle = idle
        self.stale = stale
        self.leaving = False  # shutting down: no bot starts another decision

    def wake(self, live: LiveMatch) -> None:
        """Start the bots of a match if one is asked."""
        if not live.thinking and not self.leaving and _seat_asked(live) is not None:
            live.thinking = True
            self.background.begin(self._play_all(live))

    async def _play_all(self, live: LiveMatch) -> None:
        asked: list[Question] = []
        try:
            async with told_meanwhile(partial(self._wait, live, asked), live.audience.tell_busy):
                while (seat := _seat_asked(live)) is not None and not self.leaving:
                    try:
                        live.leased = live.leased or await self.lease(live.feed.record.id)
                        if not live.leased:  # another process plays its bots
                            break
                        await self._play(live, seat, asked)
                    except Unavailable:
                        await asyncio.sleep(RETRY_SECONDS)
        except Conflict:
            self.stale(live)
        finally:
            live.thinking = False
            self.idle(live)

    def _wait(self, live: LiveMatch, asked: list[Question]) -> float:
        """The estimated wait of the bots of a match. If seats decide independently behind screens, it is the wait of
        a job that arrived now, so that it does not reveal how many decisions a bot makes."""
        if not live.audience.followers:
            return 0.0
        if not live.feed.match.state.forked():
            return self.thinkers.wait(asked)
        seat = _seat_asked(live)
        level = None if seat is None else live.feed.seats[seat].played_by_bot()
        return 0.0 if level is None else self.thinkers.schedule.wait(self._question(live, level))

    def _question(self, live: LiveMatch, level: str) -> Question:
        """The job for a bot of this level, accounted to the host of the match."""
        quick = not make_bot(level, 0).searches()
        record = live.feed.record
        return self.thinkers.question(record.game, level, record.host, quick, live.audience.is_followed)

    async def _play(self, live: LiveMatch, seat: int, asked: list[Question]) -> None:
        async with turn_of(live.writer.turns):
            if seat != _seat_asked(live):
                return  # another entry came first, and the bot is no longer asked
            seq = live.feed.position_seq
            level = live.feed.seats[seat].played_by_bot() or "random"
            thought = self.choice_of(live, seat, level, asked)
        action, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
        with suppress(Stale):  # something happened meanwhile: decide again
            await live.changed(partial(deeds.play_bot, seat=seat, action=action, seq=seq))

    def choice_of(
        self, live: LiveMatch, seat: int, level: str, asked: list[Question]
    ) -> "asyncio.Future[int]":
        """A bot's choice in the current position; its questions are recorded in `asked`."""
        seed = _seed_of(live)
        bot, game = make_bot(level, seed), live.feed.match.game
        known = bot.known(live.feed.match.state, seat)
        asked[:] = [self._question(live, level) for _ in range(bot.shares(known))]
        questions = asked.copy()
        return asyncio.ensure_future(
            self.thinkers.choose(game.id, game.encode(known), seat, level, seed, questions)
        )


def _seed_of(live: LiveMatch) -> int:
    """The seed of a bot's decision: in a guided match that of its deal, so that the same choices always lead to the
    same match."""
    record = live.feed.record
    return new_seed() if record.guided is None or record.seed is None else int(record.seed, 16)


def _seat_asked(live: LiveMatch) -> int | None:
    for seat in live.feed.record.to_move:
        if live.feed.seats[seat].played_by_bot() is not None:
            return seat
    return None
