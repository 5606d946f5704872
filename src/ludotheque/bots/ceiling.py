"""The limit of a search in processor time: on a loaded machine the same search takes longer, with the same result."""

from time import thread_time

from mypy_extensions import i64


class Ceiling:
    """A number of milliseconds of this thread's processor time from now on; 0: no limit; negative: reached at once."""

    def __init__(self, ms: int) -> None:
        self.limited = ms != 0
        self.ends = thread_time() + float(ms) / 1000.0

    def is_reached(self) -> bool:
        return self.limited and thread_time() > self.ends


class Shortfall:
    """The simulations, or the samples of a comparison, done when a search reached its ceiling."""

    def __init__(self, done: i64, planned: i64) -> None:
        self.done: i64 = done
        self.planned: i64 = planned
