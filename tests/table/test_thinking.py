"""The worker processes of bots."""

import asyncio
import os
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from ludotheque.bots import make_bot, most_voted
from ludotheque.core.catalogue import load_game
from ludotheque.table.bots.scheduling import Job, Lane
from ludotheque.table.bots.thinking import BotError, Thinkers, Worker
from tests.table.sitting import PATIENCE
from tests.web.fragile import FOLDER, FragileGame


@pytest.fixture
def worker() -> Iterator[Worker]:
    one = Worker()
    yield one
    one.stop()


def request(seed: int = 1, level: str = "random") -> tuple[Any, ...]:
    game = load_game("morra")
    return ("morra", game.encode(game.new(2, 7)), 0, level, seed, 1000)


def test_a_process_is_started_when_it_is_needed_and_kept(worker: Worker) -> None:
    assert not worker.pipe
    legal = list(load_game("morra").new(2, 7).actions(0))
    assert set(worker.ask(request(1), 60.0)[0]) <= set(legal)
    first = worker.process.pid
    assert set(worker.ask(request(2, "greedy"), 60.0)[0]) <= set(legal)
    assert worker.process.pid == first


def test_a_process_that_was_killed_meanwhile_is_restarted(worker: Worker) -> None:
    worker.ask(request(), 60.0)
    first = worker.process
    first.kill()
    first.join()
    worker.ask(request(), 60.0)
    assert worker.process is not first


@pytest.mark.parametrize("bad", [("chess", b"{}"), ("morra", b"{}"), ("morra", b"not json")])
def test_unsendable_jobs_are_failures(worker: Worker, bad: tuple[str, bytes]) -> None:
    with pytest.raises(BotError, match="Traceback"):
        worker.ask((*bad, 0, "random", 1, 1000), 60.0)
    assert worker.process.is_alive(), "a reported error does not end the process"
    assert worker.ask(request(), 60.0)[0]


def test_stopping_twice_or_before_the_start_is_harmless(worker: Worker) -> None:
    worker.stop()
    worker.ask(request(), 60.0)
    worker.stop()
    worker.stop()
    assert (worker.process, worker.pipe) == (None, None)


Ask = Callable[[str], tuple[Any, ...]]
FRAGILE = "tests.web.fragile:game"


@pytest.fixture
def fragile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ask:
    """A job for a worker in the fragile game, in which bots can fail."""
    monkeypatch.setenv("LUDOTHEQUE_GAMES", f"{os.environ['LUDOTHEQUE_GAMES']},{FRAGILE}")
    monkeypatch.setenv(FOLDER, str(tmp_path))

    def asked(mood: str) -> tuple[Any, ...]:
        box = FragileGame()
        return ("fragile", box.encode(box.new(2, 7, {"mood": mood})), 0, "greedy", 1, 1000)

    return asked


def test_a_job_may_use_so_much_processor_time(worker: Worker, fragile: Ask) -> None:
    worker.ask(fragile("well"), 60.0)
    with pytest.raises(TimeoutError, match="processor time"):
        worker.ask(fragile("hangs"), 0.2)
    assert worker.process is None


def test_waiting_is_no_use_of_it(worker: Worker, fragile: Ask) -> None:
    """On a loaded machine a job is late without having used much processor time."""
    assert worker.ask(fragile("naps"), 0.2)[0] == {9: 1}


def test_a_process_that_hangs_is_given_up_in_the_end(worker: Worker, fragile: Ask) -> None:
    worker.start()
    with pytest.raises(TimeoutError, match="no answer"):
        worker.ask(fragile("sleeps"), 60.0, hung=0.2)
    assert worker.process is None


def chosen(
    thinkers: Thinkers, asked: tuple[Any, ...], person: str, followed: bool = True
) -> "asyncio.Future[int]":
    """A bot's choice in a person's match."""
    game, position, seat, level, *_ = asked
    question = thinkers.question(game, level, person, is_followed=lambda: followed)
    return asyncio.ensure_future(thinkers.choose(game, position, seat, level, 1, [question]))


def test_a_job_that_kills_its_process_delays_no_other_one(
    fragile: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are computed by a process that was already running, and the job is retried in the back lane."""
    begun: list[tuple[Lane, str]] = []
    used: list[int] = []

    async def run() -> None:
        thinkers = Thinkers(1, 60.0)
        front = thinkers.crews[Lane.FRONT]
        take, ask = thinkers.schedule.take, Worker.ask

        def noted(lane: Lane) -> Job | None:
            job = take(lane)
            if job is not None:
                begun.append((lane, job.person))
            return job

        def seen(worker: Worker, *given: Any) -> Any:
            if worker in front.all:
                used.append(worker.process.pid)
            return ask(worker, *given)

        try:
            await chosen(thinkers, fragile("well"), "Maude")
            async with asyncio.timeout(PATIENCE):
                while len(front.warm) < 2:  # the spare one runs, too
                    await asyncio.sleep(0.01)
            running = {worker.process.pid for worker in front.all}
            monkeypatch.setattr(thinkers.schedule, "take", noted)
            monkeypatch.setattr(Worker, "ask", seen)
            broken = chosen(thinkers, fragile("dies"), "Karim")
            others = [chosen(thinkers, fragile("well"), "Maude") for _ in range(2)]
            assert await asyncio.gather(*others) == [9, 9]
            await broken
            assert thinkers.failures == 3
            assert [who for lane, who in begun if lane is Lane.FRONT] == ["Karim", "Maude", "Maude"]
            assert [who for lane, who in begun if lane is Lane.BACK] == ["Karim", "Karim"]
            assert set(used) == running, "no process had to be started"
        finally:
            thinkers.stop()

    asyncio.run(run())


def test_every_error_is_a_failure_and_frees_the_worker(fragile: Ask) -> None:
    """An object that can't be sent to a process."""

    async def run() -> None:
        thinkers = Thinkers(1, 60.0)
        unsendable: Any = lambda: b""  # noqa: E731
        try:
            hint = thinkers.question("morra", "hint")
            assert await thinkers.advise("morra", unsendable, 0, 1, -1, hint) is None
            assert thinkers.failures == 3
            assert await chosen(thinkers, fragile("well"), "Maude") == 9
        finally:
            thinkers.stop()

    asyncio.run(run())


def test_no_job_of_a_followed_match_waits_for_those_of_unfollowed_matches(
    fragile: Ask, tmp_path: Path
) -> None:
    async def run() -> None:
        thinkers = Thinkers(1, 600.0)
        try:
            alone = [chosen(thinkers, fragile("waits"), "Karim", followed=False) for _ in range(5)]
            assert await chosen(thinkers, fragile("well"), "Maude") == 9
            assert not any(one.done() for one in alone)
            (tmp_path / "enough").touch()
            assert await asyncio.gather(*alone) == [9] * 5
        finally:
            thinkers.stop()

    asyncio.run(run())


def test_one_person_with_many_matches_delays_another_by_one_job(
    fragile: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    async def run() -> None:
        thinkers = Thinkers(1, 600.0)
        take = thinkers.schedule.take

        def noted(lane: Lane) -> Job | None:
            job = take(lane)
            if job is not None:
                begun.append(job.person)
            return job

        monkeypatch.setattr(thinkers.schedule, "take", noted)
        try:
            many = [chosen(thinkers, fragile("waits"), "Karim") for _ in range(10)]
            while not begun:
                await asyncio.sleep(0.01)
            mine = chosen(thinkers, fragile("well"), "Maude")
            await asyncio.sleep(0)
            (tmp_path / "enough").touch()
            await asyncio.gather(mine, *many)
            assert begun[:2] == ["Karim", "Maude"]
            assert begun[2:] == ["Karim"] * 9
        finally:
            thinkers.stop()

    asyncio.run(run())


def test_a_search_that_reaches_its_ceiling_is_logged_and_counted(worker: Worker) -> None:
    game = load_game("quebec")
    asked = ("quebec", game.encode(game.new(3, 7)), 0, "strong", 1, 1)  # a millisecond
    votes, cut = worker.ask(asked, 60.0)
    assert votes
    assert cut is not None
    done, planned = cut
    assert 0 < done < planned
    thinkers = Thinkers(1, 60.0)
    with capture_logs() as logs:
        thinkers._note_ceiling(thinkers.question("quebec", "strong"), done, planned)
    assert logs == [
        {
            "event": "ceiling",
            "log_level": "warning",
            "game": "quebec",
            "level": "strong",
            "done": done,
            "planned": planned,
        }
    ]
    assert thinkers.cut == {("quebec", "strong"): 1}


def test_many_matches_share_a_few_processes() -> None:
    async def think() -> None:
        before = set(active_children())
        thinkers = Thinkers(2, 60.0)
        try:
            game = load_game("morra")
            state = game.new(2, 7)
            chosen = await asyncio.gather(
                *(
                    thinkers.choose(
                        "morra", game.encode(state), 0, "random", seed, [thinkers.question("morra", "random")]
                    )
                    for seed in range(20)
                )
            )
            assert set(chosen) <= set(state.actions(0))
            assert len(set(chosen)) > 3
            assert thinkers.failures == 0
            assert len(set(active_children()) - before) == 3, "one is spare"
        finally:
            thinkers.stop()

    asyncio.run(think())


def test_a_split_search_does_not_depend_on_the_number_of_processes() -> None:
    game = load_game("morra")
    state = game.new(2, 7)
    bot = make_bot("expert", 5)
    assert bot.shares(state) == 2
    alone = bot.play(state, 0)

    async def think(workers: int) -> int:
        thinkers = Thinkers(workers, 60.0)
        try:
            shares = [thinkers.question("morra", "expert") for _ in range(2)]
            return await thinkers.choose("morra", game.encode(bot.known(state, 0)), 0, "expert", 5, shares)
        finally:
            thinkers.stop()

    assert [asyncio.run(think(workers)) for workers in (1, 2)] == [alone, alone]


def test_the_choice_with_the_most_votes_of_all_shares_is_made_and_of_equals_the_lower() -> None:
    assert most_voted([{4: 10, 7: 12}, {4: 5, 7: 1}]) == 4
    assert most_voted([{9: 3, 2: 3}]) == 2
