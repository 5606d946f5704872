"""How often somebody may do something before he has to wait; in memory, so a restart forgets it."""

import math
import time
from collections.abc import Callable

from ludotheque.table.errors import Refused

REMEMBERED = 10_000  # names or addresses; the one that has been quiet longest goes first


class TooMany(Refused):
    """Come back later: which limit was reached, and when there is room again."""

    def __init__(self, limit: "Attempts", seconds: float) -> None:
        period = f"{limit.seconds / 60:g} minutes" if limit.seconds > 60 else f"{limit.seconds:g} seconds"
        words = f"too many {limit.what}: at most {limit.most} in {period}; try again in {math.ceil(seconds)} seconds"
        super().__init__(limit.code, words, seconds)


class Attempts:
    """At most so many attempts (0: any number) in so many seconds, for each name or address on its own."""

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
        """One more attempt; raises TooMany. It counts from its beginning, or many at once would slip through."""
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
        """It was no guess: forget what came before."""
        self.times.pop(who, None)
