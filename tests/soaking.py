"""Whether this is an everyday run or one of `make soak`, which looks for what the everyday draws miss."""

import os
from typing import Final

_seed = os.environ.get("SOAK_SEED")

# None in an everyday run: what is drawn is then always the same.
SOAK_SEED: Final = None if _seed is None else int(_seed)

SOAK_TIMES: Final = 10


def examples(everyday: int) -> int:
    """How many examples a property is tried with."""
    return everyday if SOAK_SEED is None else everyday * SOAK_TIMES
