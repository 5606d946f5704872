"""The lock of a match: first come, first served, also with cancelled waiters and long queues."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from ludotheque.table.match.turns import Turns
from ludotheque.table.match.waiting import turn_of


def in_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(test())

    run.__name__ = test.__name__
    return run


@in_loop
async def test_a_free_turn_is_taken_at_once_and_the_others_wait_in_order() -> None:
    turns, order = Turns(), []
    turns.take(lambda: order.append("callback"))
    assert order == ["callback"]

    async def wait(name: str) -> None:
        async with turn_of(turns):
            order.append(name)
            await asyncio.sleep(0)

    waiting = [asyncio.create_task(wait(name)) for name in "ab"]
    await asyncio.sleep(0)

    def last() -> None:
        order.append("last")
        turns.give_back()

    turns.take(last)
    assert order == ["callback"]
    turns.give_back()
    await asyncio.gather(*waiting)
    await asyncio.sleep(0)
    assert order == ["callback", "a", "b", "last"]
    assert not turns.taken


@in_loop
async def test_cancelled_waiters_are_skipped() -> None:
    turns = Turns()

    async def wait() -> None:
        async with turn_of(turns):
            raise AssertionError("it was cancelled before its turn")

    async with turn_of(turns):
        waiting = [asyncio.create_task(wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        waiting[1].cancel()
    waiting[2].cancel()  # it may have the lock, but has not begun
    await asyncio.gather(*waiting, return_exceptions=True)
    await asyncio.sleep(0)
    async with turn_of(turns):
        assert turns.taken
    assert not turns.taken


@in_loop
async def test_a_turn_that_has_come_when_one_goes_away_is_given_back() -> None:
    turns = Turns()
    turns.take(lambda: None)

    async def wait() -> None:
        async with turn_of(turns):
            raise AssertionError("it was cancelled")

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0)
    turns.waiting.pop(0)()  # it gets the lock
    waiting.cancel()  # before the task runs again
    await asyncio.gather(waiting, return_exceptions=True)
    assert not turns.taken


@in_loop
async def test_a_long_queue_is_no_deep_stack() -> None:
    turns, done = Turns(), []
    turns.take(lambda: None)

    def work(n: int) -> None:
        done.append(n)
        turns.give_back()

    for n in range(5000):
        turns.take(partial(work, n))
    turns.give_back()
    while turns.taken:
        await asyncio.sleep(0)
    assert done == list(range(5000))
