"""People: visitors without an account, and accounts, which keep a visitor's matches."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, insert, select, update

from ludotheque.store.store import Store
from ludotheque.store.tables import MATCHES, PEOPLE, SEATS
from ludotheque.table.errors import NameTaken, Refused
from ludotheque.table.people import passphrases, teaching
from ludotheque.table.people.names import (
    clean_name,
    name_columns,
    renew_skeletons,
    skeletons,
    taken,
    tidy,
    visitors_called,
)
from ludotheque.table.people.passphrases import Passphrases

GUESTS = {"fr": "Invité", "en": "Guest"}
NAMELESS = GUESTS["fr"]


class Person(msgspec.Struct, frozen=True):
    """A visitor or the owner of an account."""

    id: str
    name: str
    account: bool


class People:
    """The people of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passphrases = Passphrases()

    def close(self) -> None:
        self.passphrases.close()

    async def open(self) -> None:
        """Called before the first request: renews the skeletons of names if the Unicode tables have changed."""
        await asyncio.to_thread(skeletons, "")
        await self.store.settle(renew_skeletons)

    async def visitor(self, name: str) -> Person:
        """A new visitor."""
        person = Person(secrets.token_hex(16), clean_name(name), False)

        def work(c: Connection) -> bool:
            if taken(c, person.name, person.id):
                return False
            row = {"id": person.id, "created": datetime.now(UTC), **name_columns(person.name)}
            c.execute(insert(PEOPLE), row)
            return True

        if not await self.store.write(work):
            raise NameTaken
        return person

    async def guest(self, word: str) -> Person:
        """A new visitor without a chosen name."""
        for name in guest_names(word):
            with suppress(NameTaken):
                return await self.visitor(name)
        raise AssertionError("there is always another number")

    async def rename(self, person: Person, name: str) -> tuple[Person, list[Person]]:
        """Rename a person; also returns the visitors who had to give this name up."""
        fresh = clean_name(name)

        def work(c: Connection) -> list[Person] | None:
            # An account keeps its name, even if an older account has a similar one.
            present = select(PEOPLE.c.name).where(PEOPLE.c.id == person.id)
            if person.account and c.execute(present).scalar() == fresh:
                return []
            if taken(c, fresh, person.id):
                return None
            c.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**name_columns(fresh)))
            return give_up(c, fresh, person.id) if person.account else []

        others = await self.store.write(work)
        if others is None:
            raise NameTaken
        return Person(person.id, fresh, person.account), others

    async def make_account(self, person: Person, name: str, passphrase: str) -> tuple[Person, list[Person]]:
        """Give the visitor a login; the visitor's matches stay theirs. Also returns the visitors who had to give
        this name up."""
        if person.account:
            raise Refused("account", "you have an account already; log out to make another one")
        shown = clean_name(name)
        passphrases.check(passphrase)
        hashed = await self.passphrases.hash(passphrase)

        def work(c: Connection) -> list[Person] | None:
            same = c.execute(select(PEOPLE.c.id).where(PEOPLE.c.login == shown.casefold())).first()
            if same is not None or taken(c, shown, person.id):
                return None
            values = {"login": shown.casefold(), "passphrase": hashed, **name_columns(shown)}
            c.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values))
            return give_up(c, shown, person.id)

        others = await self.store.write(work)
        if others is None:
            raise NameTaken
        return Person(person.id, shown, True), others

    async def log_in(self, visitor: Person, name: str, passphrase: str) -> Person:
        """The account of this name; it adopts a visitor's matches. A wrong name and a wrong passphrase give the same
        answer."""
        login = tidy(name).casefold()
        row = await self.store.read(
            lambda c: c.execute(select(PEOPLE).where(PEOPLE.c.login == login)).first()
        )
        if not await self.passphrases.fits(None if row is None else row.passphrase, passphrase):
            raise Refused("passphrase", "there is no account with this name and passphrase")
        assert row is not None
        if not visitor.account and visitor.id != row.id:
            await self.store.write(lambda c: adopt(c, visitor.id, row.id))
        return Person(row.id, row.name, True)

    async def change_passphrase(self, person: Person, old: str, new: str) -> None:
        """Change an account's passphrase, given the present one."""
        if not person.account:
            raise Refused("account", "a visitor has no passphrase; make an account first")
        passphrases.check(new)
        known = select(PEOPLE.c.passphrase).where(PEOPLE.c.id == person.id)
        present = await self.store.read(lambda c: c.execute(known).scalar())
        if not await self.passphrases.fits(present, old):
            raise Refused("passphrase", "this is not your present passphrase")
        hashed = await self.passphrases.hash(new)
        await self.store.write(
            lambda c: c.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(passphrase=hashed))
        )


def guest_names(word: str) -> Iterator[str]:
    """A word and a number, which gets longer with each attempt."""
    least = 1000
    while True:
        yield f"{word} {least + secrets.randbelow(9 * least)}"
        least *= 10


def is_guest_name(name: str) -> bool:
    """Whether the table generated this name."""
    word, _, number = name.rpartition(" ")
    return word in GUESTS.values() and number.isdecimal()


def give_up(c: Connection, name: str, owner: str) -> list[Person]:
    """This is now an account's name: visitors with the same or a similar name become guests with a number."""
    renamed = []
    for visitor in visitors_called(c, name, owner):
        fresh = next(guest for guest in guest_names(NAMELESS) if not taken(c, guest, visitor))
        c.execute(update(PEOPLE).where(PEOPLE.c.id == visitor).values(**name_columns(fresh)))
        renamed.append(Person(visitor, fresh, False))
    return renamed


def adopt(c: Connection, visitor: str, account: str) -> None:
    """Transfer the seats and matches of a visitor, and what the visitor has met, to an account."""
    teaching.bring_along(c, visitor, account)
    c.execute(update(SEATS).where(SEATS.c.person == visitor).values(person=account))
    c.execute(update(MATCHES).where(MATCHES.c.host == visitor).values(host=account))
