"""Requests come in at a bearable pace, so that whoever fires them waits for himself, and nobody who plays for him."""

import asyncio
from collections import deque

AT_ONCE_SECONDS = 10.0  # what somebody left unused of his share, he may use at once
LONGEST_WAIT = 10.0  # seconds
REMEMBERED = 10_000  # addresses


class OneARound:
    """Lets one request begin in each round of the event loop. In between, tabs are read and told what happened."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._begun = False  # whether one has begun in this round

    async def turn(self) -> None:
        """Returns when the next request may begin."""
        loop = asyncio.get_running_loop()
        if self._begun:
            mine: asyncio.Future[None] = loop.create_future()
            self._waiting.append(mine)
            await mine
        else:
            self._begun = True
            loop.call_soon(self._next)

    def _next(self) -> None:
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():  # else nobody waits for it any more
                first.set_result(None)
                first.get_loop().call_soon(self._next)
                return
        self._begun = False


class Pace:
    """So many requests a second from each address (0: any number); who asks for more waits, or is told to."""

    def __init__(self, per_second: int) -> None:
        self.per_second = per_second
        self._until: dict[
            str, float
        ] = {}  # when the share of an address is used up to, if nothing comes before

    def wait(self, address: str, now: float) -> float:
        """How many seconds the next request of an address has to wait. More than `LONGEST_WAIT` is a no: it does not
        count.
        """
        if self.per_second == 0:
            return 0.0
        until = max(self._until.pop(address, now), now) + 1 / self.per_second
        wait = max(0.0, until - now - AT_ONCE_SECONDS)
        self._until[address] = until if wait <= LONGEST_WAIT else until - 1 / self.per_second
        if len(self._until) > REMEMBERED:
            del self._until[next(iter(self._until))]  # the one that has been quiet longest
        return wait
