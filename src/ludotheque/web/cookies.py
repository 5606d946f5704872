"""The cookie with the session token of a browser; scripts cannot read it."""

NAME = "ludotheque"
YEAR = 365 * 24 * 3600


def token_in(header: str) -> str | None:
    """The token in a raw Cookie header, which may contain other cookies, too."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == NAME:
            return value
    return None
