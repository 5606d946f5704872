"""Guessing passphrases is slow work."""

import asyncio
from pathlib import Path

import pytest

from ludotheque.table import attempts
from ludotheque.table.attempts import Attempts, TooMany
from ludotheque.table.errors import Refused
from tests.table.sitting import table_on


class Clock:
    """A time of day that only tests change."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_after_too_many_attempts_one_is_told_how_long_to_wait() -> None:
    clock = Clock()
    door = Attempts(3, 60.0, clock)
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


def test_who_gets_in_begins_anew() -> None:
    door = Attempts(3, 60.0, Clock())
    for _ in range(5):
        door.begin("agathe")
        door.begin("agathe")
        door.forgive("agathe")
    door.forgive("nobody")


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "REMEMBERED", 3)
    door = Attempts(1, 60.0, Clock())
    for name in "abcd":
        door.begin(name)
    assert list(door.times) == ["b", "c", "d"]


def test_one_account_is_not_guessed_from_many_addresses_nor_many_from_one(tmp_path: Path) -> None:
    async def guess() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            table.people.attempts_by_name.most = 2
            table.people.attempts_by_address.most = 3
            agathe = await table.make_account(await table.people.visitor("?"), "Agathe", "la bonne phrase")
            visitor = await table.people.visitor("Karim")

            async def refused(name: str, passphrase: str, address: str) -> str:
                with pytest.raises(Refused) as caught:
                    await table.log_in(visitor, name, passphrase, address)
                return caught.value.code

            assert await refused("Agathe", "mauvaise", "192.0.2.1") == "passphrase"
            assert await refused(" agathe ", "mauvaise", "192.0.2.2") == "passphrase"
            assert await refused("AGATHE", "la bonne phrase", "192.0.2.3") == "wait", "even the right one"
            for name in ("noé", "maude"):
                assert await refused(name, "mauvaise", "192.0.2.1") == "passphrase"
            assert await refused("karim", "mauvaise", "192.0.2.1") == "wait"
            table.people.attempts_by_name.forgive("agathe")
            assert (await table.log_in(visitor, "Agathe", "la bonne phrase", "192.0.2.4")).id == agathe.id

    asyncio.run(guess())
