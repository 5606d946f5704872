"""The worker processes of bots, which keep the table responsive.

`table.bots.scheduling` decides which job is next. Each lane has the configured number of workers; those of the back
lane have a lower system priority, so they never take a core from the others. A split search uses several workers in
parallel; its choice does not depend on their number.

The limit of a job is processor time, which does not depend on the load of the machine. A failed job is retried in the
back lane; after three failures the fallback answers, so that no match stops. A process that has died is replaced by one
that is already running.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import structlog

from ludotheque.bots import make_bot, most_voted
from ludotheque.core.catalogue import load_game
from ludotheque.table.bots.scheduling import Job, Lane, Schedule

FALLBACK = "random"
TRIES = 3
HUNG_SECONDS = (
    300.0  # of wall-clock time, after which a process counts as hung, whatever processor time it has used
)
ENDING_SECONDS = 5.0  # that a process may take to end after it has closed its pipe
BACK_NICE = 10  # the lower priority of workers of the back lane
SPARE = 1  # idle processes of the front lane, to replace those that die
KNOWN_ADDRESSES = 10_000

# A worker's answer: votes or a hint, and, if a search reached its ceiling, simulations done and planned.
Said = tuple[dict[Any, Any], tuple[int, int] | None]

log = structlog.get_logger()


def work(pipe: Connection, nice: int) -> None:
    """The main loop of a worker: a position in, a choice or a hint out, until the pipe closes."""
    os.nice(nice)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)  # ends the process when it exceeds its processor time
    threading.Thread(target=end_with_table, daemon=True).start()
    pipe.send(None)  # ready
    while True:
        try:
            task, request, seconds = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            load_game(request[0])
            signal.setitimer(signal.ITIMER_PROF, seconds)
            said: Said | str = TASKS[task](*request)
        except Exception:
            said = traceback.format_exc()
        signal.setitimer(signal.ITIMER_PROF, 0)
        pipe.send(said)


def end_with_table() -> None:
    """End a busy worker whose table was killed."""
    table = multiprocessing.parent_process()
    if table is not None:
        table.join()
        os._exit(1)


def answer(game: str, position: bytes, seat: int, level: str, seed: int, ms: int, share: int = 0) -> Said:
    """The votes by choice of a bot, or of one share of its search, in a position without anything it may not know."""
    said = make_bot(level, seed).answer(load_game(game).decode(position, trusted=True), seat, share, ms)
    cut = said.shortfall
    return said.votes, None if cut is None else (int(cut.done), int(cut.planned))


def advised(*request: Any) -> Said:
    """The hint for a position; imported late, since most workers never give hints."""
    from ludotheque.table.bots.hints import advised as work_out

    return work_out(*request)


# The kinds of jobs.
TASKS: dict[str, Callable[..., Said]] = {"votes": answer, "hint": advised}


class BotError(RuntimeError):
    """An exception in a bot, with its traceback; its process continues."""


# Too slow, an exception, or the process died.
FAILURES = (TimeoutError, BotError, EOFError, OSError)


@dataclass(eq=False)
class Question(Job):
    """A job with its request and the future for its answer."""

    task: str = "votes"
    request: tuple[Any, ...] = ()
    answer: "asyncio.Future[dict[Any, Any]]" = field(init=False)


class Worker:
    """One process, started on first use."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        self.process: Any = None
        self.pipe: Connection | None = None
        self.runs = False  # whether it has reported that it is ready
        self.retired = False
        self.changing = threading.Lock()  # start and stop run in different threads

    def ask(
        self, request: tuple[Any, ...], seconds: float, task: str = "votes", hung: float = HUNG_SECONDS
    ) -> Said:
        """Block for an answer. Raises one of FAILURES; then the process is gone, unless it reported the failure
        itself. `seconds` is the limit of processor time, `hung` that of wall-clock time."""
        pipe = self.connected()
        try:
            self.wait_until_it_runs(pipe, hung)
            pipe.send((task, request, seconds))
            if not pipe.poll(hung):
                raise TimeoutError(f"no answer after {hung:g} s")
            said: Said | str = pipe.recv()
        except FAILURES as error:
            if self.stop(ENDING_SECONDS if isinstance(error, EOFError) else 0.0) == -signal.SIGPROF:
                raise TimeoutError(f"{seconds:g} s of processor time") from None
            raise
        if isinstance(said, str):
            raise BotError(said)
        return said

    def start(self) -> None:
        """Start the process if necessary and wait until it is ready; raises one of FAILURES."""
        pipe = self.connected()
        try:
            self.wait_until_it_runs(pipe, HUNG_SECONDS)
        except FAILURES:
            self.stop()
            raise

    def wait_until_it_runs(self, pipe: Connection, seconds: float) -> None:
        if not self.runs:
            if not pipe.poll(seconds):
                raise TimeoutError(f"the process does not start within {seconds:g} s")
            pipe.recv()
            self.runs = True

    def connected(self) -> Connection:
        """The pipe to a running process."""
        with self.changing:
            if self.retired:
                raise OSError("the table is being closed")
            if self.process is None or self.pipe is None or not self.process.is_alive():
                context = multiprocessing.get_context("spawn")
                self.pipe, theirs = context.Pipe()
                self.process = context.Process(target=work, args=(theirs, self.nice), daemon=True)
                self.process.start()
                theirs.close()
                self.runs = False
            return self.pipe

    def retire(self) -> None:
        """End the process for good."""
        with self.changing:
            self.retired = True
        self.stop()

    def stop(self, ending: float = 0.0) -> int | None:
        """Stop the process in any state, possibly from another thread than the one that asks. One that is `ending`
        has that many seconds to do so by itself. Returns its exit code if this call ended it."""
        with self.changing:
            process, self.process = self.process, None
            pipe, self.pipe = self.pipe, None
        exit_code: int | None = None
        if process is not None:
            process.join(ending)
            process.kill()
            process.join()
            exit_code = process.exitcode
            process.close()
        if pipe is not None:
            pipe.close()
        return exit_code


class Crew:
    """The workers of a lane: a limited number have a job, and a few spare ones may run."""

    def __init__(self, size: int, spare: int, nice: int) -> None:
        self.spare = spare
        self.cold = [Worker(nice) for _ in range(size + spare)]
        self.warm: list[Worker] = []
        self.all = list(self.cold)

    def take(self) -> Worker | None:
        """A worker, preferably with a running process; None while all remaining ones are being started."""
        pool = self.warm or self.cold
        return pool.pop() if pool else None

    def put_back(self, worker: Worker) -> None:
        (self.cold if worker.process is None else self.warm).append(worker)

    def lacking(self) -> Worker | None:
        """A worker to start in advance, so that there is a spare one."""
        return self.cold.pop() if self.spare and not self.warm and self.cold else None


class Thinkers:
    """The workers of all matches in this process."""

    def __init__(self, workers: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.schedule = Schedule(workers, clock)
        self.crews = {
            Lane.FRONT: Crew(workers, SPARE, nice=0),
            Lane.BACK: Crew(workers, 0, nice=BACK_NICE),
        }
        self.threads = ThreadPoolExecutor(2 * workers + SPARE, thread_name_prefix="bots")
        self.addresses: dict[str, str] = {}
        self.begun: set[asyncio.Future[None]] = set()
        self.failures = 0
        self.cut: Counter[tuple[str, str]] = (
            Counter()
        )  # searches that reached their ceiling, by game and level
        self.stopped = False

    def seen(self, person: str, address: str) -> None:
        """Record a person's address; the longest inactive one is forgotten."""
        self.addresses.pop(person, None)
        self.addresses[person] = address
        if len(self.addresses) > KNOWN_ADDRESSES:
            del self.addresses[next(iter(self.addresses))]

    def question(
        self,
        game: str,
        level: str,
        person: str = "",
        quick: bool = True,
        is_followed: Callable[[], bool] = lambda: True,
    ) -> Question:
        """A job for a person; `level`: that of a bot, or "hint"."""
        return Question((game, level), person, self.addresses.get(person, ""), quick, is_followed)

    async def choose(
        self,
        game: str,
        position: bytes,
        seat: int,
        level: str,
        seed: int,
        questions: Sequence[Question],
    ) -> int:
        """The choice of a bot of this level, with a question for each share of its search; the fallback's after
        three failures."""
        request = (game, position, seat, level, seed, int(self.seconds * 500))
        said = await asyncio.gather(
            *(self._ask(one, "votes", (*request, share)) for share, one in enumerate(questions))
        )
        votes = [share for share in said if share is not None]
        return most_voted(votes or [answer(game, position, seat, FALLBACK, seed, 0)[0]])

    async def advise(
        self, game: str, position: bytes, seat: int, seed: int, about: int, question: Question
    ) -> dict[str, Any] | None:
        """A hint; None after three failures."""
        request = (game, position, seat, seed, about, int(self.seconds * 500))
        return await self._ask(question, "hint", request)

    async def _ask(self, job: Question, task: str, request: tuple[Any, ...]) -> dict[Any, Any] | None:
        """A worker's answer; None after three failures."""
        job.task, job.request = task, request
        while job.failures < TRIES:
            job.answer = asyncio.get_running_loop().create_future()
            self.schedule.enter(job)
            self.hand_out()
            try:
                return await job.answer
            except FAILURES as error:
                job.failures += 1
                self.failures += 1
                game, level = job.kind
                log.error("bot", game=game, bot=level, failure=type(error).__name__, traceback=str(error))
            finally:
                self.schedule.withdraw(job)
        return None

    def wait(self, questions: Iterable[Question]) -> float:
        """The estimated seconds until the last of the waiting jobs has a worker."""
        return max(
            [self.schedule.wait(one) for one in questions if one in self.schedule.waiting], default=0.0
        )

    # ---------------------------------------------------------------- workers

    def hand_out(self) -> None:
        """Give the next jobs to free workers."""
        for lane, crew in self.crews.items():
            while not self.stopped and self.schedule.has_room(lane) and (worker := crew.take()) is not None:
                job = self.schedule.take(lane)
                if job is None:
                    crew.put_back(worker)
                    break
                assert isinstance(job, Question)
                self._begin(self._work(crew, worker, job))
                spare = crew.lacking()
                if spare is not None:
                    self._begin(self._start(crew, spare))

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.begun.add(task)
        task.add_done_callback(self.begun.discard)

    async def _work(self, crew: Crew, worker: Worker, job: Question) -> None:
        """Run a job on a worker, then free the worker or replace its process."""
        error: Exception | None = None
        try:
            said, cut = await self._threaded(worker.ask, job.request, self.seconds, job.task)
            if cut is not None:
                self._note_ceiling(job, *cut)
            if not job.answer.done():
                job.answer.set_result(said)
        except Exception as failure:
            error = failure if isinstance(failure, FAILURES) else BotError(repr(failure))
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            self.schedule.finish(job, measured=error is None)
            if worker.process is None:
                self._begin(self._start(crew, worker))
            else:
                crew.warm.append(worker)
            self.hand_out()

    async def _start(self, crew: Crew, worker: Worker) -> None:
        """Start a process in advance; meanwhile other workers take jobs."""
        if self.stopped:
            return
        try:
            await self._threaded(worker.start)
        except FAILURES as error:
            crew.cold.append(worker)
            if not self.stopped:
                log.error("bot", failure=type(error).__name__, traceback=str(error))
        else:
            crew.warm.insert(0, worker)
        self.hand_out()

    def _threaded(self, work: Callable[..., Any], *given: Any) -> "asyncio.Future[Any]":
        return asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    def _note_ceiling(self, job: Job, done: int, planned: int) -> None:
        game, level = job.kind
        self.cut[game, level] += 1
        log.warning("ceiling", game=game, level=level, done=done, planned=planned)

    def stop(self) -> None:
        self.stopped = True
        for crew in self.crews.values():
            for worker in crew.all:
                worker.retire()
