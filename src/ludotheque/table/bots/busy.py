"""While all workers are busy, players who wait for a bot or a hint are told an estimate."""

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

TELL_SECONDS = 2.0


@asynccontextmanager
async def told_meanwhile(wait: Callable[[], float], tell: Callable[[int], None]) -> AsyncIterator[None]:
    """`wait` estimates the seconds until a worker is free: 0 if one is already working."""
    told = 0

    async def keep_telling() -> None:
        nonlocal told
        while True:
            await asyncio.sleep(TELL_SECONDS)
            seconds = math.ceil(wait())
            if seconds or told:
                tell(seconds)
            told = seconds

    telling = asyncio.get_running_loop().create_task(keep_telling())
    try:
        yield
    finally:
        telling.cancel()
        if told:
            tell(0)
