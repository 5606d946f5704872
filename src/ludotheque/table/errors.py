"""Errors at the table, as values with a message for a person."""

import math
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from ludotheque.core.texts.details import in_both_languages
from ludotheque.core.words import LANGUAGES, bundle_of


class Refused(Exception):
    """A request the table refuses: a short code and a message; `seconds`: when it would be granted, if known;
    `reason`: the message in both languages if the code is not specific enough."""

    def __init__(
        self, code: str, message: str, seconds: float = 0, reason: dict[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.seconds = math.ceil(seconds)
        self.reason = reason


def explained(code: str, message: str) -> Refused:
    """A refusal whose message is one of the sentences with a translation in `core.texts.details`."""
    return Refused(code, message, reason=in_both_languages(message))


class NotFound(Refused):
    """It does not exist, or this person has no access to it."""

    def __init__(self, what: str) -> None:
        super().__init__("not_found", f"there is no such {what}")


class NotYours(Refused):
    """The seat belongs to another person."""

    def __init__(self, message: str = "this seat is not yours") -> None:
        super().__init__("not_yours", message)


class NameTaken(Refused):
    """An account has this name, or one that looks like it."""

    def __init__(self) -> None:
        words = "an account has this name, or one that looks like it; choose another one"
        super().__init__("name_taken", words)


class Stale(Refused):
    """The position has changed since the client looked."""

    def __init__(self) -> None:
        super().__init__("stale", "the position has changed meanwhile; look again")


class Ahead(Stale):
    """The client has seen entries that this process does not know."""


class AgainstRule(Refused):
    """A rule of the game forbids it; `said` has the rule, the explanation in both languages, and the facts."""

    def __init__(self, said: dict[str, Any]) -> None:
        super().__init__("illegal", f"{said['rule']}: {said['why']['en']}")
        self.said = said


class SetAside(Refused):
    """A stored match that can't be replayed; other matches are not affected.

    `entry` is the number of the entry that stops it, 0 for the header; `cause` has a message in both languages,
    `aside-<cause>`, with `facts`. `rules` are the ids of the rules concerned. `detail` is for the host only; it may
    contain hidden information.
    """

    def __init__(
        self, entry: int, cause: str, rules: list[str] | None = None, detail: str = "", **facts: str | int
    ) -> None:
        self.entry = entry
        self.cause = cause
        self.rules = rules or []
        self.detail = detail
        self.why = {lang: self._sentence(lang, facts) for lang in LANGUAGES}
        super().__init__("set_aside", f"this match can't be replayed: {self.why['en']}")

    def _sentence(self, lang: str, facts: dict[str, str | int]) -> str:
        why = _say(lang, f"aside-{self.cause}", **facts)
        return _say(lang, "aside-at-entry", entry=str(self.entry), why=why) if self.entry else why

    def to_json(self) -> dict[str, Any]:
        return {"entry": self.entry, "cause": self.cause, "rules": self.rules, "why": self.why}


@cache
def _words(lang: str) -> FluentBundle:
    return bundle_of(lang, [Path(__file__).parent / f"{lang}.ftl"])


def _say(lang: str, message: str, **args: str | int) -> str:
    pattern = _words(lang).get_message(message).value
    assert pattern is not None
    text, errors = _words(lang).format_pattern(pattern, args)
    if errors:
        raise LookupError(f"table: {message} in {lang}.ftl: {errors[0]}")
    return str(text)
