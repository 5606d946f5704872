"""5.4.3, 5.4.4 What two tokens make: a plane is any number from 1 to 12."""

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
            # pairs come in ascending order: one that is not above the last was found before
            if len(found) == 0 or pair > found[len(found) - 1]:
                found = append(found, pair)
    return found


def gap(s: Quadrata, pair: i64, place: i64) -> i64:
    """QD-5.4.3 d, QD-5.4.4: the changes, as bits, that lead from these two tokens to a number of the place."""
    first = PAIR_FIRST[pair] % N_TOKENS
    second = PAIR_SECOND[pair] % N_TOKENS
    return s.box.gap[(first * N_TOKENS + second) * N_PLACES + place]


def can_make(s: Quadrata, pairs: vec[i64], place: i64, changes: i64) -> bool:
    """Whether some two tokens lead to the place with one of these changes."""
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
    """The product of two tokens nearest to a number; a plane takes the value that fits best."""
    first = PAIR_FIRST[pair] % N_TOKENS
    second = PAIR_SECOND[pair] % N_TOKENS
    if first != PLANE and second != PLANE:
        return (first + 1) * (second + 1)
    if first != PLANE or second != PLANE:
        return nearest_multiple(1 + (second if first == PLANE else first), number)
    best = nearest_multiple(1, number)
    for value in range(2, HIGHEST_VALUE + 1):
        made = nearest_multiple(value, number)
        if distance(number, made) < distance(number, best):
            best = made
    return best


def nearest_multiple(value: i64, number: i64) -> i64:
    """A value times the whole number from 1 to 12 that leads nearest to a number."""
    below = min(max(number // value, 1), HIGHEST_VALUE)
    above = min(below + 1, HIGHEST_VALUE)
    return value * (above if distance(number, value * above) < distance(number, value * below) else below)


def distance(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one
