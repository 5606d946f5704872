"""Sets of squares of a borough: one type, two words with a bit a square. The compiler keeps a set unboxed."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Squares in a word.
WORD: Final[i64] = 50
BIT: Final = vec[i64]([1 << n for n in range(50)])
# Every square of a word.
WHOLE: Final[i64] = (1 << 50) - 1

# The first word has rows 1 to 5, the second one rows 6 to 10.
Squares = tuple[i64, i64]


def no_squares() -> Squares:
    return 0, 0


def all_squares() -> Squares:
    return WHOLE, WHOLE


def single(square: i64) -> Squares:
    """The set of one square."""
    if square < WORD:
        return BIT[square], 0
    return 0, BIT[square - WORD]


def set_of(squares: Iterable[int]) -> Squares:
    found = no_squares()
    for square in squares:
        found = union(found, single(square))
    return found


def union(a: Squares, b: Squares) -> Squares:
    return a[0] | b[0], a[1] | b[1]


def intersection(a: Squares, b: Squares) -> Squares:
    return a[0] & b[0], a[1] & b[1]


def without(a: Squares, b: Squares) -> Squares:
    """The squares of the first set that are not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1]


def is_empty(a: Squares) -> bool:
    return a[0] | a[1] == 0


def overlap(a: Squares, b: Squares) -> bool:
    """Whether two sets have a square in common."""
    return (a[0] & b[0]) | (a[1] & b[1]) != 0


def is_subset(a: Squares, b: Squares) -> bool:
    """Whether all squares of the first set are in the second."""
    return (a[0] & ~b[0]) | (a[1] & ~b[1]) == 0


def holds(a: Squares, square: i64) -> bool:
    """Whether a square is in a set."""
    if square < WORD:
        return (a[0] >> square) & 1 == 1
    return (a[1] >> (square - WORD)) & 1 == 1


def size_of(a: Squares) -> i64:
    """How many squares a set has."""
    return count_bits(a[0]) + count_bits(a[1])


def count_bits(word: i64) -> i64:
    count: i64 = 0
    rest = word
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


def squares_of(a: Squares) -> vec[i64]:
    """The squares of a set, in reading order."""
    found = vec[i64]()
    square: i64 = 0
    rest = a[0]
    while rest != 0:
        if rest & 1 == 1:
            found = append(found, square)
        rest >>= 1
        square += 1
    square = WORD
    rest = a[1]
    while rest != 0:
        if rest & 1 == 1:
            found = append(found, square)
        rest >>= 1
        square += 1
    return found


# ---------------------------------------------------------------- vectors of sets, two words each


def vector_of(sets: Iterable[Squares]) -> vec[i64]:
    found = vec[i64]()
    for one_of in sets:
        found = with_set(found, one_of)
    return found


def nth(sets: vec[i64], i: i64) -> Squares:
    return sets[2 * i], sets[2 * i + 1]


def count_of(sets: vec[i64]) -> i64:
    """How many sets a vector has."""
    return len(sets) // 2


def set_nth(sets: vec[i64], i: i64, a: Squares) -> None:
    sets[2 * i] = a[0]
    sets[2 * i + 1] = a[1]


def add_to(sets: vec[i64], i: i64, a: Squares) -> None:
    """Unite a set of a vector with another one."""
    sets[2 * i] |= a[0]
    sets[2 * i + 1] |= a[1]


def with_set(sets: vec[i64], a: Squares) -> vec[i64]:
    """The vector with one more set; the one that was handed in is no more to be used."""
    return append(append(sets, a[0]), a[1])


def union_of(sets: vec[i64]) -> Squares:
    """The squares that are in any of the sets."""
    found = no_squares()
    for i in range(count_of(sets)):
        found = union(found, nth(sets, i))
    return found
