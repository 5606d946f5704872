"""Plays a tournament on all cores."""

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from ludotheque.arena.ledger import Ledger
from ludotheque.arena.tournament import Result, play_game


def play_missing(
    ledger: Ledger, cores: int | None = None, progress: Callable[[int], None] | None = None
) -> None:
    """Play the missing games; each is in the ledger as soon as it is finished."""

    def keep(result: Result) -> None:
        ledger.add(result)
        if progress is not None:
            progress(1)

    numbers = ledger.missing()
    tournament = ledger.head.tournament
    wanted = min(cores or os.cpu_count() or 1, len(numbers))
    if wanted <= 1:
        for number in numbers:
            keep(play_game(tournament, number))
        return
    with ProcessPoolExecutor(wanted, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Result]] = set()
        try:
            for number in numbers:
                waiting.add(pool.submit(play_game, tournament, number))
                if len(waiting) >= 4 * wanted:  # workers never idle, and little is lost on an interrupt
                    waiting = kept(waiting, keep)
            while waiting:
                waiting = kept(waiting, keep)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def kept(waiting: set[Future[Result]], keep: Callable[[Result], None]) -> set[Future[Result]]:
    """Store the finished games; returns the unfinished ones."""
    done, still = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        keep(future.result())
    return still
