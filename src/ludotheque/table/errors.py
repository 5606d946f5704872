"""What can go wrong at the table, as values for a person."""


class Refused(Exception):
    """A request the table can't grant: a short code, and what to do about it in plain words."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class NotFound(Refused):
    """There is no such thing, or it is nothing to this person."""

    def __init__(self, what: str) -> None:
        super().__init__("not_found", f"there is no such {what}")


class NotYours(Refused):
    """Somebody else's seat."""

    def __init__(self, message: str = "this seat is not yours") -> None:
        super().__init__("not_yours", message)


class Stale(Refused):
    """The position has changed since the client looked."""

    def __init__(self) -> None:
        super().__init__("stale", "the position has changed meanwhile; look again")
