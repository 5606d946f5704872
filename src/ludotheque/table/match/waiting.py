"""The lock of a match in a coroutine. It stays interpreted: see `hatch_build.py`."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotheque.table.match.turns import Turns


@asynccontextmanager
async def turn_of(turns: Turns) -> AsyncIterator[None]:
    """`async with turn_of(live.turns)`: nothing in the match changes meanwhile."""
    come: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def begin() -> None:
        if come.cancelled():  # the waiting task was cancelled
            turns.give_back()
        else:
            come.set_result(None)

    turns.take(begin)
    try:
        await come
    except asyncio.CancelledError:
        if not come.cancelled():
            turns.give_back()
        raise
    try:
        yield
    finally:
        turns.give_back()
