"""The processes in which bots think."""

import asyncio
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from ludotheque.bots import make_bot, most_voted
from ludotheque.core.catalogue import load_game
from ludotheque.table.thinking import BotError, Thinkers, Worker


@pytest.fixture
def worker() -> Iterator[Worker]:
    one = Worker()
    yield one
    one.stop()


def request(seed: int = 1, level: str = "random") -> tuple[object, ...]:
    game = load_game("morra")
    return ("morra", game.encode(game.new(2, 7)), 0, level, seed, 1000)


def test_a_process_is_started_when_it_is_needed_and_kept(worker: Worker) -> None:
    assert not worker.pipe
    legal = list(load_game("morra").new(2, 7).actions(0))
    assert set(worker.ask(request(1), 60.0)) <= set(legal)
    first = worker.process.pid
    assert set(worker.ask(request(2, "greedy"), 60.0)) <= set(legal)
    assert worker.process.pid == first


def test_one_that_was_killed_meanwhile_is_started_anew(worker: Worker) -> None:
    worker.ask(request(), 60.0)
    first = worker.process
    first.kill()
    first.join()
    worker.ask(request(), 60.0)
    assert worker.process is not first


@pytest.mark.parametrize("bad", [("chess", b"{}"), ("morra", b"{}"), ("morra", b"not json")])
def test_what_can_not_be_thought_about_is_a_failure(worker: Worker, bad: tuple[str, bytes]) -> None:
    with pytest.raises(BotError, match="Traceback"):
        worker.ask((*bad, 0, "random", 1, 1000), 60.0)
    assert worker.process is None


def test_stopping_twice_or_before_the_start_is_harmless(worker: Worker) -> None:
    worker.stop()
    worker.ask(request(), 60.0)
    worker.stop()
    worker.stop()
    assert (worker.process, worker.pipe) == (None, None)


def test_many_matches_share_a_few_processes() -> None:
    async def think() -> None:
        before = set(active_children())
        thinkers = Thinkers(2, 60.0)
        try:
            game = load_game("morra")
            state = game.new(2, 7)
            chosen = await asyncio.gather(
                *(thinkers.choose("morra", game.encode(state), 0, "random", seed) for seed in range(20))
            )
            assert set(chosen) <= set(state.actions(0))
            assert len(set(chosen)) > 3
            assert thinkers.failures == 0
            assert len(set(active_children()) - before) == 2
        finally:
            thinkers.stop()

    asyncio.run(think())


def test_a_bot_that_thinks_in_shares_chooses_the_same_whatever_the_number_of_processes() -> None:
    game = load_game("morra")
    state = game.new(2, 7)
    bot = make_bot("expert", 5)
    assert bot.shares(state) == 2
    alone = bot.play(state, 0)

    async def think(workers: int) -> int:
        thinkers = Thinkers(workers, 60.0)
        try:
            return await thinkers.choose("morra", game.encode(state), 0, "expert", 5, 2)
        finally:
            thinkers.stop()

    assert [asyncio.run(think(workers)) for workers in (1, 2)] == [alone, alone]


def test_the_choice_with_the_most_votes_of_all_shares_is_made_and_of_equals_the_lower() -> None:
    assert most_voted([{4: 10, 7: 12}, {4: 5, 7: 1}]) == 4
    assert most_voted([{9: 3, 2: 3}]) == 2
