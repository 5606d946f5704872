"""Protection against cross-site request forgery.

Browsers send the origin of a request (`Sec-Fetch-Site`, `Origin`), and a page cannot forge it. A program that sends
neither header has no visitor's cookie to misuse. In addition, bodies must be JSON, which other sites cannot send
without a preflight.
"""

from collections.abc import Mapping
from urllib.parse import urlsplit

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_PAGES = frozenset({"same-origin", "none"})  # `none`: typed into the address bar
JSON = "application/json"
SAID_ONCE = ("host", "origin", "sec-fetch-site", "content-type", "cookie")

Headers = Mapping[str, list[str]]


def repeated(headers: Headers) -> str | None:
    """A header that occurs twice, which two parsers could read differently."""
    return next((name for name in SAID_ONCE if len(headers.get(name, [])) > 1), None)


def from_elsewhere(headers: Headers, https: bool) -> bool:
    """Whether a page of another site made this request; requests with `repeated` headers have been refused before."""
    site = first(headers, "sec-fetch-site")
    if site is not None and site not in OWN_PAGES:
        return True
    origin = first(headers, "origin")
    return origin is not None and not same_origin(first(headers, "host"), origin, https)


def same_origin(host: str | None, origin: str, https: bool) -> bool:
    """Whether a page of this origin is one of ours. Without a trusted proxy the scheme is unknown; then both schemes
    match.
    """
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if https else ("http", "https")
    return host is not None and page.scheme in schemes and page.netloc.lower() == host.lower()


def no_json(headers: Headers) -> bool:
    """Whether there is a body whose content type is not JSON."""
    kind = first(headers, "content-type")
    if kind is None:
        return first(headers, "content-length") not in (None, "0") or "transfer-encoding" in headers
    return kind.partition(";")[0].strip().lower() != JSON


def first(headers: Headers, name: str) -> str | None:
    return next(iter(headers.get(name, [])), None)
