"""The products of two tokens: a plane is any number from 1 to 12 (QD-5.4.3, QD-5.4.4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.quadrata.box import HIGHEST_VALUE
from ludotheque.games.quadrata.state import Quadrata
from ludotheque.games.quadrata.vocabulary import N_PLACES, N_TOKENS, PAIR_FIRST, PAIR_SECOND, PLANE, pair_of


def pairs_held(s: Quadrata, seat: i64) -> vec[i64]:
    """Every two tokens of the movement area, equal ones once; ascending."""
    tokens = s.held(seat)
    found = vec[i64]()
    for i in range(len(tokens)):
        for j in range(i + 1, len(tokens)):
            pair = pair_of(tokens[i], tokens[j])
            # pairs come in ascending order: one not above the last was found before
            if len(found) == 0 or pair > found[len(found) - 1]:
                found = append(found, pair)
    return found


def gap(s: Quadrata, pair: i64, place: i64) -> i64:
    """QD-5.4.3 d, QD-5.4.4: the changes, as bits, from these two tokens to a number of the place."""
    first = PAIR_FIRST[pair] % N_TOKENS
    second = PAIR_SECOND[pair] % N_TOKENS
    return s.box.gap[(first * N_TOKENS + second) * N_PLACES + place]


def can_make(s: Quadrata, pairs: vec[i64], place: i64, changes: i64) -> bool:
    """Whether any two tokens lead to the place with one of these changes."""
    for pair in pairs:
        if gap(s, pair, place) & changes != 0:
            return True
    return False


def holds(s: Quadrata, seat: i64, pair: i64) -> bool:
    """Whether both tokens of a pair lie in the movement area."""
    for held in pairs_held(s, seat):
        if held == pair:
            return True
    return False


def nearest(pair: i64, number: i64) -> i64:
    """The product of two tokens nearest to a number; a plane takes the value that fits best, the lower of two equal
    ones.
    """
    first = PAIR_FIRST[pair] % N_TOKENS
    second = PAIR_SECOND[pair] % N_TOKENS
    best = lowest_value(first) * lowest_value(second)
    for one in range(lowest_value(first), highest_value(first) + 1):
        for other in range(lowest_value(second), highest_value(second) + 1):
            if distance(number, one * other) < distance(number, best):
                best = one * other
    return best


def lowest_value(kind: i64) -> i64:
    return 1 if kind == PLANE else kind + 1


def highest_value(kind: i64) -> i64:
    return HIGHEST_VALUE if kind == PLANE else kind + 1


def distance(one: i64, other: i64) -> i64:
    return max(one - other, other - one)
