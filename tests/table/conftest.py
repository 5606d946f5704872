"""Every match is dealt from one seed: no test depends on a lucky deal."""

import pytest

from ludotheque.table import bots, table
from tests.web.dealt import the_same_seed


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (bots, table):
        monkeypatch.setattr(module, "new_seed", the_same_seed)
