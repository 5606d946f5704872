"""The cookie in which a browser keeps the token of its session; no script can read it."""

NAME = "ludotheque"
YEAR = 365 * 24 * 3600


def token_in(header: str) -> str | None:
    """The token in a raw Cookie header, whatever other programs on this machine put there."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == NAME:
            return value
    return None
