"""What every test needs: the toy games are registered, and what is drawn at random is the same in every run."""

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

# Before anything loads the catalogue: toys are games like any other, and meet every test that games meet.
SMALL_GAMES = ("toys.bag", "toys.hamlet", "toys.morra", "toys.parry")
os.environ["LUDOTHEQUE_GAMES"] = ",".join(f"tests.{name}:game" for name in SMALL_GAMES)

# A busy machine must not fail a test, and no run may fail by a draw that the last one did not have: what `make soak`
# finds becomes a test of its own.
settings.register_profile(
    "steady", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", settings.get_profile("steady"), derandomize=False, print_blob=True)
settings.load_profile("steady" if SOAK_SEED is None else "soak")

# Hypothesis likes to draw the numbers and words of whatever sources are loaded: what a test draws would depend on the
# tests before it, and on every edit anywhere.
providers._get_local_constants = Constants


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seeds of matches that nobody chose are the same in every run, whichever tests ran before."""
    drawn = random.Random(f"{SOAK_SEED} {item.nodeid}")
    secrets.randbits = drawn.getrandbits  # type: ignore[assignment]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """pytest collects garbage once more after a worker has reported its end, and execnet interrupts a worker that takes
    over 5 seconds for it. So garbage goes before the report, and nothing is left to be looked at after it."""
    gc.collect()
    gc.freeze()
