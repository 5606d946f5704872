"""Kinds of values for settings and command options: a number between limits, one of several words, a text.

Every user input is parsed by one of these kinds, so that invalid values are refused in one place, before anything is
opened. `cli/text/complaints.py` turns refusals into messages.
"""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

# Longer numbers are beyond every limit; Python refuses to parse more than 4,300 digits.
LONGEST_NUMBER = 400
LONGEST_TEXT = 10_000
WHOLE = re.compile(r"[+-]?[0-9]+")
REAL = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?", re.IGNORECASE)


class Unfit(ValueError):
    """An invalid value. `expected` names the kind, `facts` has its limits."""

    def __init__(self, given: str, expected: str, **facts: float | str) -> None:
        limits = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"{given[:60]!r}: expected {expected}" + (f" ({limits})" if limits else ""))
        self.given = given
        self.expected = expected
        self.facts = facts


class Kind(Protocol):
    """Parses a value from text; raises Unfit."""

    def read(self, given: object) -> object: ...


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def read(self, given: object) -> int:
        text = str(given).strip()
        if WHOLE.fullmatch(text) and len(text) <= LONGEST_NUMBER:
            number = int(text)
            if self.low <= number <= self.high:
                return number
        raise Unfit(str(given), "whole", low=self.low, high=self.high)


@dataclass(frozen=True)
class Real:
    """A finite number from `low` to `high`, with a decimal point."""

    low: float
    high: float

    def read(self, given: object) -> float:
        text = str(given).strip()
        if REAL.fullmatch(text) and len(text) <= LONGEST_NUMBER:
            number = float(text)
            if self.low <= number <= self.high:
                return number
        raise Unfit(str(given), "real", low=self.low, high=self.high)


@dataclass(frozen=True)
class Choice:
    """One of these words, case-insensitive."""

    words: tuple[str, ...]

    def read(self, given: object) -> str:
        word = str(given).strip().casefold()
        if word in self.words:
            return word
        raise Unfit(str(given), "choice", known=", ".join(self.words))


@dataclass(frozen=True)
class Text:
    """A text on one line; `check` raises ValueError for an invalid one; `expected` names the kind."""

    expected: str = "text"
    may_be_empty: bool = False
    check: Callable[[str], object] | None = None
    longest: int = LONGEST_TEXT

    def read(self, given: object) -> str:
        text = str(given)
        if not text.strip():
            if self.may_be_empty:
                return ""
            raise Unfit(text, self.expected, most=self.longest)
        if len(text) > self.longest or has_control(text):
            raise Unfit(text, self.expected, most=self.longest)
        if self.check is not None:
            try:
                self.check(text)
            except ValueError as error:
                raise Unfit(text, self.expected, most=self.longest) from error
        return text


def has_control(text: str) -> bool:
    """Whether there are invisible characters: line breaks, control codes, broken UTF-8."""
    return any(unicodedata.category(char)[0] == "C" for char in text)


# Limits that several commands share.
SEATS = Whole(1, 99)  # each game has its own numbers of seats
GAMES = Whole(1, 10_000_000)
CORES = Whole(1, 1024)
NAME = Text(longest=40)
