"""Rate limits by name or address; in memory, so a restart resets them."""

import math
import time
from collections.abc import Callable

from ludotheque.table.errors import Refused

REMEMBERED = 10_000  # names or addresses; the longest inactive one is dropped first


class TooMany(Refused):
    """Rate limit reached: which limit, and when to try again."""

    def __init__(self, limit: "Attempts", seconds: float) -> None:
        period = f"{limit.seconds / 60:g} minutes" if limit.seconds > 60 else f"{limit.seconds:g} seconds"
        words = f"too many {limit.what}: at most {limit.most} in {period}; try again in {math.ceil(seconds)} seconds"
        super().__init__(limit.code, words, seconds)


class Attempts:
    """At most this many attempts (0: unlimited) in this many seconds, separately for each name or address."""

    def __init__(
        self,
        most: int,
        seconds: float,
        what: str = "attempts",
        clock: Callable[[], float] = time.monotonic,
        code: str = "wait",
    ) -> None:
        self.most = most
        self.what = what
        self.seconds = seconds
        self.clock = clock
        self.code = code
        self.times: dict[str, list[float]] = {}

    def begin(self, who: str) -> None:
        """Count an attempt; raises TooMany. Counted before it runs, so that parallel attempts are limited, too."""
        if self.most == 0:
            return
        now = self.clock()
        recent = [at for at in self.times.pop(who, []) if now - at < self.seconds]
        self.times[who] = recent
        if len(recent) >= self.most:
            raise TooMany(self, recent[0] + self.seconds - now)
        recent.append(now)
        if len(self.times) > REMEMBERED:
            del self.times[next(iter(self.times))]

    def forgive(self, who: str) -> None:
        """A successful attempt resets the count."""
        self.times.pop(who, None)
