"""What can be wrong with a database."""

import msgspec


class Unreadable:
    """In the place of a value that is no JSON any more: what the file has there."""

    def __init__(self, text: str) -> None:
        self.text = text


def read_json(text: str | bytes) -> object:
    """A value of a JSON column. One damaged value does not keep a query from its other rows."""
    try:
        return msgspec.json.decode(text)
    except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
        return Unreadable(readable(text) if isinstance(text, bytes) else text)


def readable(text: bytes) -> str:
    """Text out of the file; bytes that are no text are replaced, instead of stopping whoever reads."""
    return text.decode("utf-8", "replace")
