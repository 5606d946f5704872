"""A FIFO lock."""

# Compiled: every move at the table goes through it.

import asyncio
from collections.abc import Callable


class Turns:
    """A lock acquired with a callback, which is cheap; `table.match.waiting` has the coroutine."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: list[Callable[[], object]] = []

    def take(self, work: Callable[[], object]) -> None:
        """Run this callback when the lock is acquired, possibly at once; it must call `give_back`, possibly much
        later."""
        if self.taken:
            self.waiting.append(work)
        else:
            self.taken = True
            work()

    def give_back(self) -> None:
        """Release the lock. The next callback is not called recursively, because a long queue would overflow the
        stack."""
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.waiting.pop(0))
        else:
            self.taken = False
