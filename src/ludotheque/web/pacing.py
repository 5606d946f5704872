"""Rate limiting of requests: per-client throttling, and one request for each round of the event loop."""

import asyncio
from collections import deque

AT_ONCE_SECONDS = 10.0  # the burst: so many seconds of unused share
LONGEST_WAIT = 10.0  # seconds
REMEMBERED = 10_000  # addresses whose share is tracked


class OneARound:
    """Starts one request in each round of the event loop, so that WebSocket traffic goes on in between."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._begun = False  # whether one has begun in this round

    async def turn(self) -> None:
        """Wait until the next request may begin."""
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
            if not first.done():  # else its request was cancelled
                first.set_result(None)
                first.get_loop().call_soon(self._next)
                return
        self._begun = False


class Pace:
    """At most so many requests a second from each address (0: unlimited); excess ones are delayed, then refused."""

    def __init__(self, per_second: int) -> None:
        self.per_second = per_second
        self._until: dict[str, float] = {}  # by address, the time up to which its share is used

    def wait(self, address: str, now: float) -> float:
        """The delay in seconds of the next request of an address. Beyond `LONGEST_WAIT` the request is refused and
        does not count.
        """
        if self.per_second == 0:
            return 0.0
        until = max(self._until.pop(address, now), now) + 1 / self.per_second
        wait = max(0.0, until - now - AT_ONCE_SECONDS)
        self._until[address] = until if wait <= LONGEST_WAIT else until - 1 / self.per_second
        if len(self._until) > REMEMBERED:
            del self._until[next(iter(self._until))]  # the least recently active address
        return wait
