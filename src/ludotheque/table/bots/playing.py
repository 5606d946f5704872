"""Bots at the table: they play when they are asked something."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from ludotheque.bots import make_bot
from ludotheque.core.match import new_seed
from ludotheque.store.errors import Unavailable
from ludotheque.store.store import Conflict
from ludotheque.table.bots.busy import told_meanwhile
from ludotheque.table.bots.thinking import Question
from ludotheque.table.errors import Stale
from ludotheque.table.match import deeds
from ludotheque.table.match.live import RETRY_SECONDS, LiveMatch
from ludotheque.table.match.waiting import turn_of

if TYPE_CHECKING:
    from ludotheque.table.table import Table


def wake(table: "Table", live: LiveMatch) -> None:
    """If a bot is asked something, let it think."""
    if not live.thinking and not table.leaving and _seat_asked(live) is not None:
        live.thinking = True
        table.begin(_play_all(table, live))


def _seat_asked(live: LiveMatch) -> int | None:
    for seat in live.record.to_move:
        if live.seats[seat].played_by_bot() is not None:
            return seat
    return None


async def _play_all(table: "Table", live: LiveMatch) -> None:
    asked: list[Question] = []
    try:
        async with told_meanwhile(partial(_wait, table, live, asked), live.tell_busy):
            while (seat := _seat_asked(live)) is not None and not table.leaving:
                try:
                    live.leased = live.leased or await table.company.lease(live.record.id)
                    if not live.leased:  # another process plays them
                        break
                    await _play(table, live, seat, asked)
                except Unavailable:
                    await asyncio.sleep(RETRY_SECONDS)
    except Conflict:
        table.reload(live)
    finally:
        live.thinking = False
        table.forget(live)


def _wait(table: "Table", live: LiveMatch, asked: list[Question]) -> float:
    """How long the bots of a match are likely to wait for a worker. Where seats work apart behind screens it is what
    one of them would wait that came now: what is told must not show how many decisions a bot makes there.
    """
    if not live.followers:
        return 0.0
    if not live.match.state.forked():
        return table.thinkers.wait(asked)
    seat = _seat_asked(live)
    level = None if seat is None else live.seats[seat].played_by_bot()
    return 0.0 if level is None else table.thinkers.schedule.wait(_question(table, live, level))


def _question(table: "Table", live: LiveMatch, level: str) -> Question:
    """What is asked of the workers for a bot of this level: its match's host pays for it."""
    quick = not make_bot(level, 0).searches()
    return table.thinkers.question(live.record.game, level, live.record.host, quick, live.is_followed)


async def _play(table: "Table", live: LiveMatch, seat: int, asked: list[Question]) -> None:
    async with turn_of(live.turns):
        if seat != _seat_asked(live):
            return  # somebody else's turn came first, and now it is not asked any more
        seq = live.position_seq
        level = live.seats[seat].played_by_bot() or "random"
        thought = choice_of(table, live, seat, level, asked)
    action, _ = await asyncio.gather(thought, asyncio.sleep(table.bot_pause))
    with suppress(Stale):  # something happened meanwhile: think again
        await live.changed(partial(deeds.play_bot, seat=seat, action=action, seq=seq))


def choice_of(
    table: "Table", live: LiveMatch, seat: int, level: str, asked: list[Question]
) -> "asyncio.Future[int]":
    """What a bot chooses in the present position; `asked` has its questions from now on."""
    seed = new_seed()
    bot, game = make_bot(level, seed), live.match.game
    known = bot.known(live.match.state, seat)
    asked[:] = [_question(table, live, level) for _ in range(bot.shares(known))]
    questions = asked.copy()
    return asyncio.ensure_future(
        table.thinkers.choose(game.id, game.encode(known), seat, level, seed, questions)
    )
