"""Sorted insertion into short vectors."""

from librt.vecs import append, vec
from mypy_extensions import i64


def insert(ascending: vec[i64], number: i64) -> vec[i64]:
    """Insert a number into ascending ones; like `append`, assign the result to the same name."""
    found = append(ascending, number)
    i: i64 = len(found) - 1
    while i > 0 and found[i - 1] > number:
        found[i] = found[i - 1]
        i -= 1
    found[i] = number
    return found
