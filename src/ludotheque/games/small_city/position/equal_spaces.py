"""SC-3.13: Equal spaces: spaces of one kind that are interchangeable, so that only the first is a choice. Kinds are
the spaces of the Town Hall, of warehouses, of Shanghai's port, and plain squares with a stone.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.small_city.components.box import (
    HALL_PLACE,
    N_SQUARES,
    STORAGE_PLACE,
    WAREHOUSE,
)
from ludotheque.games.small_city.position.borough import Layout, is_mayors, layout
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE

IN_HALL: Final[i64] = 0
IN_WAREHOUSE: Final[i64] = 1
IN_PORT: Final[i64] = 2
ON_PLAIN: Final[i64] = 3
NO_SPACE: Final[i64] = 4
SPACE_KINDS: Final[i64] = 5


def space_kind(s: SmallCity, lay: Layout, square: i64) -> i64:
    """SC-3.7: the kind of space of a square; a plain square is a space only while a stone lies there that is not
    frozen under a godzilla (SC-8.1.9).
    """
    if lay.kind[square] == HALL_PLACE:
        return IN_HALL
    if lay.kind[square] == STORAGE_PLACE:
        return IN_WAREHOUSE if s.box.category[lay.piece[square]] == WAREHOUSE else IN_PORT
    return ON_PLAIN if lay.piece[square] == NONE and not lay.is_dirty(square) else NO_SPACE


def are_equal(s: SmallCity, kind: i64) -> bool:
    """SC-3.13: whether spaces of a kind are interchangeable."""
    if kind == ON_PLAIN or s.played().spaces_differ:
        return False
    return kind != IN_HALL or not s.played().mayor_indoors


def is_space(s: SmallCity, seat: i64, square: i64, kind: i64, thing: i64) -> bool:
    """Whether a square is a space with this material; an empty one must be in a store and not the Mayor's."""
    if thing == EMPTY:
        return kind <= IN_PORT and not is_mayors(s, seat, square)
    return kind != NO_SPACE


def equal_to(s: SmallCity, seat: i64, square: i64) -> i64:
    """SC-3.13: the first space that is equal to this one and has the same content."""
    lay = layout(s, seat)
    kind = space_kind(s, lay, square)
    if not are_equal(s, kind):
        return square
    thing = s.on[seat * N_SQUARES + square]
    for other in range(square):
        alike = s.on[seat * N_SQUARES + other] == thing and space_kind(s, lay, other) == kind
        if alike and is_space(s, seat, other, kind, thing):
            return other
    return square
