"""All matches have the same seed: no test depends on a lucky deal."""

import pytest

from ludotheque.table import opening
from ludotheque.table.bots import playing
from tests.soaking import SOAK_SEED


def the_same_seed() -> int:
    return 7 if SOAK_SEED is None else SOAK_SEED


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (playing, opening):
        monkeypatch.setattr(module, "new_seed", the_same_seed)
