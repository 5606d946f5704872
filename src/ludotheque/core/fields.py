"""The fields of a state, each declared once in `State.declare`.

Positions are saved, loaded, checked and compared by these declarations, and `make fields` generates `clone` from them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The length of a field that is a single number.
SINGLE: Final[i64] = -1


class Field:
    """A field of a state: its length (-1 for a single number) and the range of its numbers. `absent` is the value for
    positions written before the field existed; None: the field is required.
    """

    def __init__(self, name: str, length: i64, low: i64, high: i64, absent: int | None = None) -> None:
        self.name = name
        self.length: i64 = length
        self.low: i64 = low
        self.high: i64 = high
        self.absent = absent


class Fields:
    """Gives each field its first value: the lowest of its range, unless `at_first` says otherwise."""

    def __init__(self, noted: list[Field] | None = None) -> None:
        # The list that collects the declarations; None while a position is only initialised.
        self.noted = noted

    def number(self, name: str, low: i64, high: i64, at_first: int | None = None) -> i64:
        """A single number."""
        self.note(name, SINGLE, low, high)
        return low if at_first is None else at_first

    def numbers(
        self,
        name: str,
        length: i64,
        low: i64,
        high: i64,
        at_first: int | None = None,
        absent: int | None = None,
    ) -> vec[i64]:
        """A vector of numbers with one initial value; `absent` is the value for positions written before the field
        existed.
        """
        self.note(name, length, low, high, absent)
        first: i64 = low if at_first is None else at_first
        return vec[i64]([first] * length)

    def dealt_once(
        self, name: str, length: i64, low: i64, high: i64, at_first: int | None = None
    ) -> vec[i64]:
        """A vector that is not changed in place after set-up: clones share it."""
        return self.numbers(name, length, low, high, at_first)

    def note(self, name: str, length: i64, low: i64, high: i64, absent: int | None = None) -> None:
        if self.noted is not None:
            self.noted.append(Field(name, length, low, high, absent))
