"""Ordinary runs use the same random numbers, whatever else is loaded; `make soak` uses new ones each time."""

import importlib
import secrets
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.soaking import SOAK_SEED, examples


def drawn() -> list[int]:
    """The examples of a property."""
    seen: list[int] = []

    @settings(max_examples=300)
    @given(st.integers())
    def look(number: int) -> None:
        seen.append(number)

    look()
    return seen


def test_random_numbers_do_not_depend_on_loaded_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = list(range(10**9, 10**9 + 200))
    (tmp_path / "another_edit.py").write_text(f"numbers = {numbers}")
    monkeypatch.syspath_prepend(tmp_path)
    assert importlib.import_module("another_edit").numbers == numbers
    seen = drawn()
    assert len(seen) > 200
    assert set(seen).isdisjoint(numbers)


everyday = pytest.mark.skipif(SOAK_SEED is not None, reason="everyday runs only")


@everyday
def test_the_same_is_drawn_every_time() -> None:
    assert drawn() == drawn()
    assert settings().derandomize
    assert examples(12) == 12


@everyday
def test_a_random_seed_is_the_same_in_every_run() -> None:
    assert secrets.randbits(32) == 37473978


@pytest.mark.skipif(SOAK_SEED is None, reason="make soak only")
def test_make_soak_looks_at_more() -> None:
    assert not settings().derandomize
    assert examples(12) > 12
