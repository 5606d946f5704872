"""Requests that another site's page makes in a visitor's name: none of them may change anything.

A browser says where a request comes from (`Sec-Fetch-Site`, `Origin`) and can't be made to lie about it by a page. A
program that sends neither has no visitor's cookie to misuse. Besides, a page of another site can't send JSON without
asking first, so a body has to be JSON, and nothing else.
"""

from collections.abc import Mapping
from urllib.parse import urlsplit

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_PAGES = frozenset({"same-origin", "none"})  # `none`: typed in by the visitor himself
JSON = "application/json"
SAID_ONCE = ("host", "origin", "sec-fetch-site", "content-type", "cookie")

Headers = Mapping[str, list[str]]


def repeated(headers: Headers) -> str | None:
    """A header that stands twice in a request, so that two readers could read different things."""
    return next((name for name in SAID_ONCE if len(headers.get(name, [])) > 1), None)


def from_elsewhere(headers: Headers, https: bool) -> bool:
    """Whether the page of another site made this request; what is `repeated` was refused before."""
    site = first(headers, "sec-fetch-site")
    if site is not None and site not in OWN_PAGES:
        return True
    origin = first(headers, "origin")
    return origin is not None and not same_origin(first(headers, "host"), origin, https)


def same_origin(host: str | None, origin: str, https: bool) -> bool:
    """Whether a page of this origin is one of ours. Without a trusted proxy we can't know that we are served over
    https; then pages of both schemes are ours.
    """
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if https else ("http", "https")
    return host is not None and page.scheme in schemes and page.netloc.lower() == host.lower()


def no_json(headers: Headers) -> bool:
    """Whether the body is something else than JSON; without a body nothing need be said about it."""
    kind = first(headers, "content-type")
    if kind is None:
        return first(headers, "content-length") not in (None, "0") or "transfer-encoding" in headers
    return kind.partition(";")[0].strip().lower() != JSON


def first(headers: Headers, name: str) -> str | None:
    return next(iter(headers.get(name, [])), None)
