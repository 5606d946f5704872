"""Sessions: a browser sends a token, which identifies its session and its person until the session ends.

The store has only the hash of a token, so a stolen copy of the store grants no access.
"""

import hashlib
import re
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludotheque.store.store import Store
from ludotheque.store.tables import PEOPLE, SESSIONS
from ludotheque.table.people.people import Person

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # the form of `secrets.token_urlsafe(32)`
LIFETIME = timedelta(days=365)  # since the last visit
NOTED_EVERY = timedelta(days=1)
REMEMBERED = 10_000  # cached sessions
AT_ONCE = 500  # sessions per query


class Visit(msgspec.Struct, frozen=True):
    """A person who makes a request, and the session."""

    session: str
    person: Person
    seen: datetime


def session_of(token: str) -> str:
    """The id of a token's session in the store."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class Sessions:
    """The sessions of one store."""

    def __init__(self, store: Store, shared: Callable[[], bool] = lambda: False) -> None:
        """`shared`: other processes may end sessions, too; then each is read from the store."""
        self.store = store
        self.shared = shared
        self._known: dict[str, Visit] = {}  # the least recently used first
        self._changes = 0  # so that a read that began before a change is not cached after it

    async def begin(self, person: Person) -> str:
        """A new session of a person; returns its token."""
        token = secrets.token_urlsafe(32)
        now = datetime.now(UTC)
        row = {"id": session_of(token), "person": person.id, "created": now, "seen": now}
        await self.store.write(lambda c: c.execute(insert(SESSIONS), row))
        return token

    async def find(self, token: str | None) -> Visit | None:
        """The person of this token; None if there is none.

        On 15 November 2026 a token was a person's id with a signature, and the store may still have sessions with such
        tokens. The store has only their hashes, so these tokens are recognised here by their form; all are invalid.
        """
        if token is None or not TOKEN.fullmatch(token):
            return None
        session = session_of(token)
        visit = None if self.shared() else self._known.pop(session, None)
        changes = self._changes
        if visit is None:
            visit = await self.store.read(lambda c: _read(c, session))
        if visit is not None and changes == self._changes:
            self._known[session] = visit
            if len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
        return visit

    async def note(self, visit: Visit) -> None:
        """Extend the session after a visit; written once a day at most."""
        now = datetime.now(UTC)
        if now - visit.seen < NOTED_EVERY:
            return
        self._forget(lambda known: known.session == visit.session)
        await self.store.write(
            lambda c: c.execute(update(SESSIONS).where(SESSIONS.c.id == visit.session).values(seen=now))
        )

    async def end(self, session: str) -> None:
        """Revoke the token."""
        await self.store.write(lambda c: c.execute(delete(SESSIONS).where(SESSIONS.c.id == session)))
        self._forget(lambda known: known.session == session)

    async def end_all(self, person: str, but: str | None = None) -> None:
        """Revoke all tokens of a person, on all devices, possibly except one."""
        ended = delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id != (but or ""))
        await self.store.write(lambda c: c.execute(ended))
        self._forget(lambda known: known.person.id == person and known.session != but)

    async def still_open(self, sessions: set[str]) -> set[str]:
        """Those of the sessions that are still open, as stored; the rest of the cache is cleared."""
        self._forget(lambda _: True)
        return await self.store.read(lambda c: _open(c, sorted(sessions)))

    def person_changed(self, person: str) -> None:
        """A new name or account: clear what is cached of the person."""
        self._forget(lambda known: known.person.id == person)

    def _forget(self, gone: Callable[[Visit], bool]) -> None:
        self._changes += 1
        self._known = {name: known for name, known in self._known.items() if not gone(known)}

    async def clear_out(self) -> None:
        """End the sessions of browsers that have been inactive for a year."""
        before = datetime.now(UTC) - LIFETIME
        await self.store.write(lambda c: c.execute(delete(SESSIONS).where(SESSIONS.c.seen < before)))


def _read(c: Connection, session: str) -> Visit | None:
    row = c.execute(
        select(PEOPLE, SESSIONS.c.seen)
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.id == session, SESSIONS.c.seen > datetime.now(UTC) - LIFETIME)
    ).first()
    return None if row is None else Visit(session, Person(row.id, row.name, row.login is not None), row.seen)


def _open(c: Connection, sessions: list[str]) -> set[str]:
    found: set[str] = set()
    for first in range(0, len(sessions), AT_ONCE):
        some = sessions[first : first + AT_ONCE]
        found.update(c.execute(select(SESSIONS.c.id).where(SESSIONS.c.id.in_(some))).scalars())
    return found
