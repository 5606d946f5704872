"""Passphrases are stored as argon2 hashes. Hashing is slow on purpose, so it has separate threads and a bounded
queue: bots and matches are not delayed by many logins."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludotheque.table.errors import Refused

SHORTEST = 8
LONGEST = 200
THREADS = 2
MOST_WAITING = 100  # a class that logs in at the same moment, and some more

A_FEW_SECONDS = 5

T = TypeVar("T")


def check(passphrase: str) -> None:
    """Validate a new passphrase; raises Refused."""
    if not SHORTEST <= len(passphrase) <= LONGEST:
        raise Refused("passphrase", f"a passphrase has {SHORTEST} to {LONGEST} characters")


class Passphrases:
    """Hashes and compares passphrases, a few in parallel."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.waiting = 0
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passphrases")

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def hash(self, passphrase: str) -> str:
        return await self._slowly(lambda: self.hasher.hash(passphrase))

    async def fits(self, hashed: str | None, passphrase: str) -> bool:
        """Whether it is the passphrase of an account; without an account, the check takes as long."""
        shortened = passphrase[:LONGEST]

        def compare() -> bool:
            try:
                if hashed is not None:
                    return self.hasher.verify(hashed, shortened)
                self.hasher.hash(shortened)
            except (VerificationError, InvalidHashError):
                pass
            return False

        return await self._slowly(compare)

    async def _slowly(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            words = "many people are logging in at this moment: try again in a few seconds"
            raise Refused("wait", words, A_FEW_SECONDS)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self.waiting -= 1
