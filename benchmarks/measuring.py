"""Shared by all measuring children: the clock, the two kinds of timing, and the line of JSON they print.

All subjects are timed by the same code, so that differences between them are never differences in method. The clock
is the CPU time of the process, because the machine may be busy with other work. Python's garbage collector has its
default settings for all.
"""

import json
import platform
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from time import process_time
from typing import TypeVar

Played = TypeVar("Played")
Figures = dict[str, float]

WARM_UP = 0.25  # share of the time played beforehand, not measured: caches, tables, the adaptive interpreter
MIDGAMES = 16  # number of mid-game positions, each of another game, for measuring copies


def decisions_per_second(
    play: Callable[[int], Played], count: Callable[[Played], int], seconds: float, seed: int
) -> float:
    """Play whole games until `seconds` of CPU time are spent; setting up each game is included.

    `play` plays the game of a given seed; `count` returns afterwards, untimed, how many decisions it took.
    """
    number = seed * 1_000_000
    start = process_time()
    while process_time() - start < seconds * WARM_UP:
        number += 1
        play(number)
    spent, decisions = 0.0, 0
    while spent < seconds:
        number += 1
        start = process_time()
        played = play(number)
        spent += process_time() - start
        decisions += count(played)
    return decisions / spent


def microseconds_per_call(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Time one call, averaged over `calls` in turn; the result of a call is freed at once, which is timed, too.

    The loop around the call (some 0.03 µs) is included: it affects the fastest subject most.
    """
    for call in calls:
        call()
    spent, done = 0.0, 0
    while spent < seconds:
        start = process_time()
        for _ in range(50):
            for call in calls:
                call()
        spent += process_time() - start
        done += 50 * len(calls)
    return spent / done * 1e6


def report(package: str, measure: Callable[[str, float, int], Figures]) -> None:
    """Run `measure` with this child's arguments (subject, seconds, seed) and print one line of JSON."""
    figures = measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
    version = f"{metadata.version(package)} on Python {platform.python_version()}"
    print(json.dumps({"version": version, "figures": figures}))
