"""Set-up of all tests: the toy games are registered, and random numbers are the same in every run."""

import gc
import os
import random
import secrets
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

ROOT = Path(__file__).parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.soaking import SOAK_SEED  # noqa: E402

# Before the catalogue is loaded: toys are registered like any other game, and run through all tests of games.
SMALL_GAMES = ("toys.bag", "toys.hamlet", "toys.morra", "toys.parry")
os.environ["LUDOTHEQUE_GAMES"] = ",".join(f"tests.{name}:game" for name in SMALL_GAMES)

# A busy machine must not fail a test, and no run may fail because of different random numbers: findings of `make soak`
# become tests.
settings.register_profile(
    "steady", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", settings.get_profile("steady"), derandomize=False, print_blob=True)
settings.load_profile("steady" if SOAK_SEED is None else "soak")

# Hypothesis draws constants from loaded source files: examples would depend on previous tests and on every edit.
providers._get_local_constants = Constants


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Random seeds of matches are the same in every run, whichever tests ran before."""
    drawn = random.Random(f"{SOAK_SEED} {item.nodeid}")
    secrets.randbits = drawn.getrandbits  # type: ignore[assignment]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """pytest runs the garbage collector after a worker has reported its end, and execnet interrupts a worker that
    takes over 5 seconds for it. So collection happens before the report, and remaining objects are frozen."""
    gc.collect()
    gc.freeze()
