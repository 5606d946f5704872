"""Playing a tournament on a Ray cluster: whoever is free plays the next game, and the file stays here.

A game comes back whole or not at all. One whose machine died is played again elsewhere, and is the same game: what is
drawn follows from its number.
"""

import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from ludotheque import __version__
from ludotheque.arena.ledger import Ledger
from ludotheque.arena.tournament import Result, Tournament, play_game

ANSWER_SECONDS = 5.0
AHEAD = 4  # games for each processor: enough that nobody waits for work, little to throw away


class NoRay(ImportError):
    """The package that speaks to a cluster is not installed."""


class NoCluster(ConnectionError):
    """Nobody answers at the address, or it is no cluster that can play."""


def play_missing(ledger: Ledger, address: str, progress: Callable[[int], None] | None = None) -> None:
    """Play what is missing; each game is in the file as soon as it is finished, whatever happens to the cluster."""
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
    """Whether anybody is there at all: Ray itself would try for minutes. Other words than `host:port` are Ray's own."""
    found = urlsplit(address if "://" in address else f"//{address}")
    if found.hostname and found.port:
        socket.create_connection((found.hostname, found.port), ANSWER_SECONDS).close()


def _play(ray: Any, ledger: Ledger, progress: Callable[[int], None] | None) -> None:
    # A machine that is lost is no reason to give a game up, however often that happens.
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
    """On a machine of the cluster. Another version might play another game."""
    if version != __version__:
        raise NoCluster(f"ludotheque {__version__} is installed there, and {version} here")
    return play_game(tournament, number)


def processors(ray: Any) -> int:
    """Those that the cluster has just now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0][:200]
