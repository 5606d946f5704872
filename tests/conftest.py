"""What every test needs: the toy games are registered, and Hypothesis is told how to behave."""

import os
import sys
from pathlib import Path

from hypothesis import settings

ROOT = Path(__file__).parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# Before anything loads the catalogue: the toys are games like any other, and meet every test that games meet.
os.environ["LUDOTHEQUE_GAMES"] = "tests.toys.morra:game,tests.toys.parry:game,tests.toys.bag:game"

# A busy machine must not fail a test; on CI the examples are the same on every run.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
