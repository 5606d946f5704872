"""Which decision of a bot, or which hint, is computed next.

There are two lanes with separate workers: the front lane for followed matches and for hints, the back lane for matches
without followers and for jobs that failed before. In a lane short jobs precede long ones, and a job that has waited
long counts as a short one. Among equal ones, the address that recently used the least time comes first, then the person
who used the least, then the oldest job. An address that has waited very long without a turn precedes all others, once.

Everything is per process. This module never waits, and has no clock of its own.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

AGEING_SECONDS = 10.0  # after which a job counts as one rank better
OVERDUE_SECONDS = 60.0  # after which an address without a turn is next
HALF_LIFE = 30.0  # seconds after which half of the use is forgotten
FORGOTTEN = 0.001  # seconds of use below which an entry is dropped
REMEMBERED = 1000  # entries above which unused ones are dropped
NEWEST = 0.3  # the weight of the newest duration of a kind of job
USUAL = {True: 0.05, False: 1.0}  # seconds, before any quick or long job of a kind has been measured


class Lane(Enum):
    """Lanes with separate workers."""

    FRONT = "front"
    BACK = "back"


@dataclass(eq=False)
class Job:
    """A job for a person. `kind`: jobs of similar duration; `quick`: without a search."""

    kind: tuple[str, ...]
    person: str
    address: str = ""
    quick: bool = True
    is_followed: Callable[[], bool] = field(default=lambda: True)
    failures: int = 0
    since: float = 0.0  # when it was queued
    number: int = 0
    begun: float = 0.0
    charged: float = 0.0

    def lane(self) -> Lane:
        return Lane.FRONT if self.failures == 0 and self.is_followed() else Lane.BACK

    def payers(self) -> tuple[str, str]:
        """The address and the person charged; a person without a known address counts as an address."""
        return (f"at {self.address}" if self.address else f"only {self.person}"), self.person


class Use:
    """The recent use of each address and person, in seconds, with exponential decay."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.had: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        seconds, at = self.had.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - at) / HALF_LIFE))

    def idle(self, who: str) -> float:
        """Seconds since the last turn; infinite if unknown."""
        return self.clock() - self.had[who][1] if who in self.had else float("inf")

    def add(self, who: str, seconds: float) -> None:
        self.had[who] = (max(0.0, self.of(who) + seconds), self.clock())
        if len(self.had) > REMEMBERED:
            self.had = {one: had for one, had in self.had.items() if self.of(one) > FORGOTTEN}


class Schedule:
    """The queued and the running jobs, with a number of workers per lane."""

    def __init__(self, workers: int, clock: Callable[[], float]) -> None:
        self.workers = workers
        self.clock = clock
        self.use = Use(clock)
        self.waiting: list[Job] = []
        self.running: dict[Job, Lane] = {}
        self.durations: dict[tuple[str, ...], float] = {}
        self.entered = 0

    def enter(self, job: Job) -> None:
        """Queue a job."""
        self.entered += 1
        job.since, job.number = self.clock(), self.entered
        self.waiting.append(job)

    def withdraw(self, job: Job) -> None:
        """Remove a queued job; a running one continues."""
        if job in self.waiting:
            self.waiting.remove(job)

    def has_room(self, lane: Lane) -> bool:
        return list(self.running.values()).count(lane) < self.workers

    def take(self, lane: Lane) -> Job | None:
        """Start the next job of a lane; `finish` ends it."""
        here = [job for job in self.waiting if job.lane() is lane]
        if not here or not self.has_room(lane):
            return None
        job = min(here, key=self.turn)
        self.waiting.remove(job)
        self.running[job] = lane
        job.begun, job.charged = self.clock(), self.expected(job)
        self.charge(job, job.charged)
        return job

    def finish(self, job: Job, measured: bool = True) -> None:
        """A job is done or has failed. `measured`: its duration updates the estimate for its kind."""
        del self.running[job]
        took = self.clock() - job.begun
        self.charge(job, took - job.charged)
        if measured:
            before = self.durations.get(job.kind, took)
            self.durations[job.kind] = before + NEWEST * (took - before)

    def charge(self, job: Job, seconds: float) -> None:
        for payer in job.payers():
            self.use.add(payer, seconds)

    def turn(self, job: Job) -> tuple[int, float, float, int]:
        """The sort key: the lowest is next."""
        rank = (0 if job.quick else 1) + (2 if job.failures else 0)
        waited = self.clock() - job.since
        address, person = job.payers()
        if min(waited, self.use.idle(address)) >= OVERDUE_SECONDS:
            rank = -1
        else:
            rank = max(0, rank - int(waited / AGEING_SECONDS))
        return rank, self.use.of(address), self.use.of(person), job.number

    def expected(self, job: Job) -> float:
        """The estimated duration in seconds."""
        return self.durations.get(job.kind, USUAL[job.quick])

    def wait(self, job: Job) -> float:
        """The estimated seconds until a queued job starts; for a job that is not queued, if it arrived now."""
        lane = job.lane()
        if job in self.running or (self.has_room(lane) and job not in self.waiting):
            return 0.0
        if job not in self.waiting:
            job.since, job.number = self.clock(), self.entered + 1
        turn = self.turn(job)
        ahead = [
            one for one in self.waiting if one is not job and one.lane() is lane and self.turn(one) < turn
        ]
        left = [self.left(one) for one, there in self.running.items() if there is lane]
        return (sum(left) + sum(map(self.expected, ahead))) / self.workers

    def left(self, job: Job) -> float:
        """The estimated seconds until a running job is done; one that exceeds its estimate counts as half done."""
        took = self.clock() - job.begun
        expected = self.expected(job)
        return expected - took if took < expected else took
