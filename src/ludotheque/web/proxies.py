"""Reverse proxies: the client's address and scheme, as reported by a trusted proxy."""

import ipaddress
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


def check_proxies(trusted: str) -> None:
    """Raises ValueError unless these are addresses or networks, separated by commas.

    There is no wildcard: any client could claim any address.
    """
    for one in trusted.split(",") if trusted else []:
        ipaddress.ip_network(one.strip())


class Proxies:
    """The reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed; those of others are ignored."""

    def __init__(self, trusted: str) -> None:
        self._read = ProxyHeadersMiddleware(_nothing, trusted)

    async def look_through(self, scope: Any) -> None:
        """Set the client's address and scheme in the scope of a request."""
        await self._read(scope, _nothing, _nothing)


async def _nothing(*_: Any) -> Any:
    """The application that the middleware calls; does nothing."""
