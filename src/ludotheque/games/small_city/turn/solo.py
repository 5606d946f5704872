"""SC-8.0: The solo game: the street is drawn, a neutral marker blocks a card, and the result has a name."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.position.borough import beyond
from ludotheque.games.small_city.position.events import NEUTRAL_MOVED, NO_STREET, STREET
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE, RING

# SC-8.0.3: the least total for each result except the lowest.
SCALE: Final = vec[i64]([30, 50, 70, 95, 120])
# SC-8.0.2: the initial lead of the neutral marker, and its steps each turn.
AHEAD: Final[i64] = 4
STRIDE: Final[i64] = 2


def draw_street(s: SmallCity, streets: vec[i64]) -> None:
    """SC-8.0.1: the street is drawn at random among the legal ones."""
    if len(streets) == 0:
        s.note(NO_STREET, s.host)
        return
    street = streets[s.chance.below(len(streets))]
    s.mayor = street
    s.note(STREET, s.host, street // 4, beyond(street // 4, street % 4))


def move_neutral(s: SmallCity) -> None:
    """SC-8.0.2: the neutral marker advances, one step further if the player stands there."""
    if s.neutral == NONE:
        s.neutral = (s.ring_at[0] + AHEAD) % RING
    else:
        s.neutral = (s.neutral + STRIDE) % RING
        if s.neutral == s.ring_at[0]:
            s.neutral = (s.neutral + 1) % RING
    s.note(NEUTRAL_MOVED, s.ring[s.neutral])


def result_of(total: i64) -> i64:
    """SC-8.0.3: the result of a total, counted from 0."""
    result: i64 = 0
    while result < len(SCALE) and total >= SCALE[result]:
        result += 1
    return result
