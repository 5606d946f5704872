"""Names, passphrases, accounts."""

import asyncio
import threading
import unicodedata
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from ludotheque.store.tables import PEOPLE
from ludotheque.table.errors import Refused
from ludotheque.table.people.names import LONGEST_NAME, clean_name, tidy
from ludotheque.table.people.passphrases import MOST_WAITING
from tests.table.sitting import BOT, ME, PATIENCE, Ear, opened, table_on


@given(st.text(max_size=120))
def test_a_name_is_fit_to_be_shown_or_refused(wished: str) -> None:
    if not 1 <= len(tidy(wished)) <= LONGEST_NAME:
        with pytest.raises(Refused, match="1 to 40"):
            clean_name(wished)
        return
    name = clean_name(wished)
    assert not any(unicodedata.category(c)[0] == "C" for c in name)
    assert name == " ".join(name.split())
    assert clean_name(name) == name
    assert tidy(unicodedata.normalize("NFD", name)) == name


@pytest.mark.parametrize(
    ("wished", "shown"),
    [
        ("Noé\tTremblay", "Noé Tremblay"),
        ("a \u200b b", "a b"),
        ("\u202eevil", "evil"),
        ("\u00a0x\u3000", "x"),
    ],
)
def test_spaces_and_invisible_characters_are_removed(wished: str, shown: str) -> None:
    assert clean_name(wished) == shown


def test_two_simultaneous_accounts_of_one_name_are_distinguished(tmp_path: Path) -> None:
    async def both() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            people = [await table.people.visitor(f"visiteur {n}") for n in range(4)]
            made = await asyncio.gather(
                *(
                    table.make_account(person, "Agathe", f"phrase secrète {n}")
                    for n, person in enumerate(people)
                ),
                return_exceptions=True,
            )
            winners = [n for n, found in enumerate(made) if not isinstance(found, Exception)]
            assert len(winners) == 1
            assert all(isinstance(found, Refused) for n, found in enumerate(made) if n not in winners)
            logins = await table.store.read(lambda c: list(c.execute(select(PEOPLE.c.login)).scalars()))
            assert sorted(logins, key=str) == [None, None, None, "agathe"]
            back = await table.people.log_in(people[winners[0]], "AGATHE", f"phrase secrète {winners[0]}")
            assert back.id == people[winners[0]].id

    asyncio.run(both())


class Noting(PasswordHasher):
    """Hashes as usual, and records the thread."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: list[int] = []

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.threads.append(threading.get_ident())
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.threads.append(threading.get_ident())
        return super().verify(hash, password)


def test_hashing_a_passphrase_does_not_hold_the_table_up(tmp_path: Path) -> None:
    """Hashing is slow by design: never in the thread of the event loop."""

    async def meanwhile() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            table.people.passphrases.hasher = noting = Noting()
            visitor = await table.people.visitor("Karim")
            for name, passphrase in (("personne", "une phrase"), ("Agathe", "une autre phrase")):
                with pytest.raises(Refused):
                    await table.people.log_in(visitor, name, passphrase)
                if name == "personne":
                    await table.make_account(visitor, "Agathe", "la bonne phrase")
            assert len(noting.threads) == 3
            assert threading.get_ident() not in noting.threads

    asyncio.run(meanwhile())


class Blocked(PasswordHasher):
    """Hashes only when released."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = threading.Event()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.go_on.wait(PATIENCE)
        return super().hash(password, salt=salt)


def test_many_new_accounts_do_not_delay_bots(tmp_path: Path) -> None:
    """Hashing has separate threads: those of bots and hints stay free."""

    async def meanwhile() -> None:
        async with table_on(tmp_path / "table.sqlite3") as table:
            table.people.passphrases.hasher = blocked = Blocked()
            people = [await table.people.visitor(f"visiteur {n}") for n in range(MOST_WAITING + 1)]
            making = [
                asyncio.create_task(table.make_account(person, person.name, "une phrase"))
                for person in people
            ]
            await asyncio.sleep(0)
            live = await opened(table, people[0], ME, BOT)
            follower = Ear(people[0])
            live.audience.followers.append(follower)
            table.matches.players.wake(live)
            while not any(said["entry"]["kind"] == "move" for said in follower.heard):
                await asyncio.sleep(0.01)
            with pytest.raises(Refused, match="try again"):
                await making[-1]
            assert not any(task.done() for task in making[:-1])
            blocked.go_on.set()
            for task in making:
                task.cancel()
            await asyncio.gather(*making, return_exceptions=True)

    asyncio.run(asyncio.wait_for(meanwhile(), PATIENCE))
