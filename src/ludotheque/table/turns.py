"""Taking turns: one at a time, in the order they came."""

import asyncio
from collections.abc import Callable
from types import TracebackType


class Turns:
    """A lock that can be waited for with a callback, which costs little, or with `async with`."""

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

    async def __aenter__(self) -> None:
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if come.cancelled():  # whoever waited has gone
                self.give_back()
            else:
                come.set_result(None)

        self.take(begin)
        try:
            await come
        except asyncio.CancelledError:
            if not come.cancelled():
                self.give_back()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.give_back()
