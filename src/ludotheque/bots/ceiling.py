"""The longest a search may take, in processor time: on a loaded machine it takes longer and is worth the same."""

from time import thread_time

from mypy_extensions import i64


class Ceiling:
    """So many milliseconds of this thread's processor time from now on; 0: no limit; less: reached at once."""

    def __init__(self, ms: int) -> None:
        self.limited = ms != 0
        self.ends = thread_time() + float(ms) / 1000.0

    def is_reached(self) -> bool:
        return self.limited and thread_time() > self.ends


class Shortfall:
    """What a search that reached its ceiling came to: simulations, or samples of a comparison."""

    def __init__(self, done: i64, planned: i64) -> None:
        self.done: i64 = done
        self.planned: i64 = planned
