"""Which decision of a bot, or which hint, is worked out next.

There are two lanes with workers of their own: the front lane for matches that somebody follows and for hints, the back
lane for matches that nobody follows and for what has failed before. In a lane short jobs come before long ones, and a
job that has waited for long is taken like a short one. Among equal ones the address comes first whose people have had
the least of late, there the person who has had the least, then the job that came first. An address that has waited for
very long and had nothing meanwhile comes before all others, once.

All of it is about one process. Nothing here waits, and the clock is given.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

AGEING_SECONDS = 10.0  # after which a job is taken as one that is a rank better
OVERDUE_SECONDS = 60.0  # after which an address that had nothing meanwhile is next
HALF_LIFE = 30.0  # seconds after which half of what somebody has had is forgotten
FORGOTTEN = 0.001  # seconds of work that are not worth remembering
REMEMBERED = 1000  # people and addresses, before those that had nothing of late are looked for
NEWEST = 0.3  # how much the newest duration of a kind of job counts
USUAL = {True: 0.05, False: 1.0}  # seconds, before a quick job or a long one of its kind was measured


class Lane(Enum):
    """Who works for whom."""

    FRONT = "front"
    BACK = "back"


@dataclass(eq=False)
class Job:
    """Something to be worked out for a person. `kind`: jobs that take about as long; `quick`: without a search."""

    kind: tuple[str, ...]
    person: str
    address: str = ""
    quick: bool = True
    is_followed: Callable[[], bool] = field(default=lambda: True)
    failures: int = 0
    since: float = 0.0  # when it began to wait
    number: int = 0
    begun: float = 0.0
    charged: float = 0.0

    def lane(self) -> Lane:
        return Lane.FRONT if self.failures == 0 and self.is_followed() else Lane.BACK

    def payers(self) -> tuple[str, str]:
        """The address and the person; somebody whose address is not known stands for himself."""
        return (f"at {self.address}" if self.address else f"only {self.person}"), self.person


class Use:
    """How many seconds of work each has had of late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.had: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        seconds, at = self.had.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - at) / HALF_LIFE))

    def idle(self, who: str) -> float:
        """Seconds since it had something; of one that is not remembered, for ever."""
        return self.clock() - self.had[who][1] if who in self.had else float("inf")

    def add(self, who: str, seconds: float) -> None:
        self.had[who] = (max(0.0, self.of(who) + seconds), self.clock())
        if len(self.had) > REMEMBERED:
            self.had = {one: had for one, had in self.had.items() if self.of(one) > FORGOTTEN}


class Schedule:
    """The jobs that wait and those that are being worked out, with so many workers a lane."""

    def __init__(self, workers: int, clock: Callable[[], float]) -> None:
        self.workers = workers
        self.clock = clock
        self.use = Use(clock)
        self.waiting: list[Job] = []
        self.running: dict[Job, Lane] = {}
        self.durations: dict[tuple[str, ...], float] = {}
        self.entered = 0

    def enter(self, job: Job) -> None:
        """A job waits from now on."""
        self.entered += 1
        job.since, job.number = self.clock(), self.entered
        self.waiting.append(job)

    def withdraw(self, job: Job) -> None:
        """Its answer is not wanted any more; one that is being worked out goes on."""
        if job in self.waiting:
            self.waiting.remove(job)

    def has_room(self, lane: Lane) -> bool:
        return list(self.running.values()).count(lane) < self.workers

    def take(self, lane: Lane) -> Job | None:
        """The job whose turn it is in a lane, to be worked out now; `finish` says when it was."""
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
        """It was worked out, or has failed. `measured`: what it took says how long its kind takes."""
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
        """The lower, the sooner."""
        rank = (0 if job.quick else 1) + (2 if job.failures else 0)
        waited = self.clock() - job.since
        address, person = job.payers()
        if min(waited, self.use.idle(address)) >= OVERDUE_SECONDS:
            rank = -1
        else:
            rank = max(0, rank - int(waited / AGEING_SECONDS))
        return rank, self.use.of(address), self.use.of(person), job.number

    def expected(self, job: Job) -> float:
        """Seconds that it will take, as far as is known."""
        return self.durations.get(job.kind, USUAL[job.quick])

    def wait(self, job: Job) -> float:
        """About so many seconds pass until a job that waits is taken; of one that does not wait, if it came now."""
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
        """Seconds until a job that runs is done; one that takes longer than its kind does may take as long again."""
        took = self.clock() - job.begun
        expected = self.expected(job)
        return expected - took if took < expected else took
