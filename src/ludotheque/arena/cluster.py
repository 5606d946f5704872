"""Plays a tournament on a Ray cluster: idle workers get the next game, and the ledger stays on this machine.

A game is returned completely or not at all. A game whose machine died is played again by another worker with the same
result, as its draws follow from its number.
"""

import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from ludotheque import __version__
from ludotheque.arena.ledger import Ledger
from ludotheque.arena.tournament import Result, Tournament, play_game

ANSWER_SECONDS = 5.0
AHEAD = 4  # queued games for each processor: workers never idle, and little is lost on an interrupt


class NoRay(ImportError):
    """The package Ray is not installed."""


class NoCluster(ConnectionError):
    """There is no answer at the address, or no cluster that can play."""


def play_missing(ledger: Ledger, address: str, progress: Callable[[int], None] | None = None) -> None:
    """Play the missing games; each is in the ledger as soon as it is finished, even if the cluster fails later."""
    try:
        import ray
    except ImportError as error:
        raise NoRay(str(error)) from error
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise NoCluster(_first_line(error)) from error
    try:
        _play(ray, ledger, progress)
    except ray.exceptions.RayTaskError as error:
        raise error.as_instanceof_cause() from None
    except ray.exceptions.RayError as error:
        raise NoCluster(_first_line(error)) from error
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Check that the address answers: Ray itself would retry for minutes. Other values than `host:port` are Ray's
    own.
    """
    found = urlsplit(address if "://" in address else f"//{address}")
    if found.hostname and found.port:
        socket.create_connection((found.hostname, found.port), ANSWER_SECONDS).close()


def _play(ray: Any, ledger: Ledger, progress: Callable[[int], None] | None) -> None:
    # A game is retried without limit when its machine is lost.
    play = ray.remote(max_retries=-1, num_cpus=1)(play_there)
    tournament = ray.put(ledger.head.tournament)
    numbers = iter(ledger.missing())
    waiting: list[Any] = []
    while True:
        for number in numbers:
            waiting.append(play.remote(tournament, number, __version__))
            if len(waiting) >= AHEAD * processors(ray):
                break
        if not waiting:
            return
        done, waiting = ray.wait(waiting, num_returns=1)
        for result in ray.get(done):
            ledger.add(result)
            if progress is not None:
                progress(1)


def play_there(tournament: Tournament, number: int, version: str) -> Result:
    """Play a game on a machine of the cluster, whose version must be the same."""
    if version != __version__:
        raise NoCluster(f"ludotheque {__version__} is installed there, and {version} here")
    return play_game(tournament, number)


def processors(ray: Any) -> int:
    """The number of processors in the cluster now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0][:200]
