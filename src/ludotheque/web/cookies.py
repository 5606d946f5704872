"""Who is asking: a signed cookie that no script can read."""

import hashlib
import hmac
import secrets

from sqlalchemy import Connection, insert, select

from ludotheque.store.store import Store
from ludotheque.store.tables import SETTINGS

NAME = "ludotheque"
YEAR = 365 * 24 * 3600


class Signer:
    """Signs person ids with a secret that lives in the store, so that cookies outlast a restart."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def sign(self, person: str) -> str:
        return f"{person}.{self._mark(person)}"

    def read(self, value: str | None) -> str | None:
        """The person of a cookie; None if somebody tampered with it."""
        person, _, mark = (value or "").partition(".")
        expected = self._mark(person)
        return person if hmac.compare_digest(mark.encode("utf-8", "replace"), expected.encode()) else None

    def read_header(self, header: str) -> str | None:
        """The person of a raw Cookie header, whatever other programs on this machine put there."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == NAME:
                return self.read(value)
        return None

    def _mark(self, person: str) -> str:
        return hmac.new(self._key, person.encode("utf-8", "replace"), hashlib.sha256).hexdigest()


async def make_signer(store: Store) -> Signer:
    """The store's signer; its secret is made the first time."""

    def work(c: Connection) -> str:
        row = c.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == "cookie_secret")).first()
        if row is not None:
            return str(row.value)
        secret = secrets.token_hex(32)
        c.execute(insert(SETTINGS), {"key": "cookie_secret", "value": secret})
        return secret

    return Signer(await store.write(work))
