"""A number of attempts per time; then callers have to wait."""

import pytest

from ludotheque.table.people import attempts
from ludotheque.table.people.attempts import Attempts, TooMany


class Clock:
    """A clock controlled by the test."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_after_too_many_attempts_the_waiting_time_is_returned() -> None:
    clock = Clock()
    door = Attempts(3, 60.0, clock=clock)
    for _ in range(3):
        door.begin("agathe")
        clock.now += 10
    with pytest.raises(TooMany, match="in 30 seconds"):
        door.begin("agathe")
    door.begin("karim")
    clock.now += 29.5
    with pytest.raises(TooMany, match="in 1 seconds"):
        door.begin("agathe")
    clock.now += 0.5
    door.begin("agathe")
    with pytest.raises(TooMany, match="in 10 seconds"):
        door.begin("agathe")


def test_a_success_resets_the_attempts() -> None:
    door = Attempts(3, 60.0, clock=Clock())
    for _ in range(5):
        door.begin("agathe")
        door.begin("agathe")
        door.forgive("agathe")
    door.forgive("unknown")


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "REMEMBERED", 3)
    door = Attempts(1, 60.0, clock=Clock())
    for name in "abcd":
        door.begin(name)
    assert list(door.times) == ["b", "c", "d"]


def test_zero_means_no_limit() -> None:
    door = Attempts(0, 60.0, clock=Clock())
    for _ in range(1000):
        door.begin("agathe")
    assert not door.times
