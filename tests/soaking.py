"""Whether this is an ordinary run or one of `make soak`, which uses new random numbers."""

import os
from typing import Final

_seed = os.environ.get("SOAK_SEED")

# None in an ordinary run: random numbers are then always the same.
SOAK_SEED: Final = None if _seed is None else int(_seed)

SOAK_TIMES: Final = 10


def examples(everyday: int) -> int:
    """The number of examples of a property."""
    return everyday if SOAK_SEED is None else everyday * SOAK_TIMES
