"""Taking turns: one at a time, in the order they came."""

# Compiled: every move at the table goes through it.

import asyncio
from collections.abc import Callable


class Turns:
    """A lock that is waited for with a callback, which costs little; `table.match.waiting` has the coroutine."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: list[Callable[[], object]] = []

    def take(self, work: Callable[[], object]) -> None:
        """Begin some work, now or when it is its turn; it calls `give_back` when it is done, maybe much later."""
        if self.taken:
            self.waiting.append(work)
        else:
            self.taken = True
            work()

    def give_back(self) -> None:
        """The next one, please; not from within this one, or a long queue would be a deep stack."""
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.waiting.pop(0))
        else:
            self.taken = False
