"""SC-3.7, SC-3.13: Spaces for raw materials: those of the Town Hall, of warehouses, of Shanghai's port, and plain
squares with a stone. Spaces of one kind are equal, so that only the first of them is a choice.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.small_city.components.box import (
    HALL_PLACE,
    METAL,
    N_SQUARES,
    NO_PLACE,
    STORAGE_PLACE,
    WAREHOUSE,
    WOOD,
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
    """SC-3.7: which kind of space a square is; a plain square is one only as long as a stone lies there, and none
    under a godzilla, where it is frozen (SC-8.1.9).
    """
    if lay.kind[square] == HALL_PLACE:
        return IN_HALL
    if lay.kind[square] == STORAGE_PLACE:
        return IN_WAREHOUSE if s.box.category[lay.piece[square]] == WAREHOUSE else IN_PORT
    return ON_PLAIN if lay.piece[square] == NONE and not lay.is_dirty(square) else NO_SPACE


def are_equal(s: SmallCity, kind: i64) -> bool:
    """SC-3.13: whether spaces of a kind differ in nothing that can matter."""
    if kind == ON_PLAIN or s.played().spaces_differ:
        return False
    return kind != IN_HALL or not s.played().mayor_indoors


def spaces_with(s: SmallCity, seat: i64, thing: i64) -> vec[i64]:
    """The spaces with a raw material, or empty ones, that are choices: of equal ones the first, ascending."""
    lay = layout(s, seat)
    found = vec[i64]()
    seen: i64 = 0
    on = s.on
    for square in range(N_SQUARES):
        if thing == EMPTY and lay.kind[square] == NO_PLACE:  # most of them: what is stored lies in a store
            continue
        if on[seat * N_SQUARES + square] == thing:
            kind = space_kind(s, lay, square)
            if not is_space(s, seat, square, kind, thing) or (seen >> kind) & 1 == 1:
                continue
            found = append(found, square)
            if are_equal(s, kind):
                one: i64 = 1
                seen |= one << kind
    return found


def is_space(s: SmallCity, seat: i64, square: i64, kind: i64, thing: i64) -> bool:
    """Whether a square is a space with this material; an empty one is in a store and not the Mayor's."""
    if thing == EMPTY:
        return kind <= IN_PORT and not is_mayors(s, seat, square)
    return kind != NO_SPACE


def first_with(s: SmallCity, seat: i64, thing: i64) -> i64:
    """SC-3.12: the first space with a raw material, or the first empty one; -1 if there is none."""
    spaces = spaces_with(s, seat, thing)
    return spaces[0] if len(spaces) > 0 else NONE


def equal_to(s: SmallCity, seat: i64, square: i64) -> i64:
    """SC-3.13: the first space that is equal to this one and has the same on it."""
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


def empty_spaces(s: SmallCity, seat: i64) -> i64:
    """How many empty spaces there are for raw materials."""
    lay = layout(s, seat)
    count: i64 = 0
    for square in range(N_SQUARES):
        is_empty = s.on[seat * N_SQUARES + square] == EMPTY
        if is_empty and is_space(s, seat, square, space_kind(s, lay, square), EMPTY):
            count += 1
    return count


def materials_of(s: SmallCity, seat: i64) -> i64:
    """How many raw materials a seat may spend."""
    lay = layout(s, seat)
    count: i64 = 0
    for square in range(N_SQUARES):
        thing = s.on[seat * N_SQUARES + square]
        if WOOD <= thing <= METAL and space_kind(s, lay, square) != NO_SPACE:
            count += 1
    return count


def first_warehouse_space(s: SmallCity, seat: i64) -> i64:
    """SC-5.4.4: the first empty place of a borough's warehouses; -1 if there is none."""
    lay = layout(s, seat)
    for square in range(N_SQUARES):
        if s.on[seat * N_SQUARES + square] == EMPTY and space_kind(s, lay, square) == IN_WAREHOUSE:
            return square
    return NONE
