"""SC-3.7: Raw materials: occupied and empty spaces. Of equal spaces only the first is listed (SC-3.13)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.small_city.components.box import METAL, N_SQUARES, NO_PLACE, WOOD
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.equal_spaces import (
    IN_WAREHOUSE,
    NO_SPACE,
    are_equal,
    is_space,
    space_kind,
)
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE


def spaces_with(s: SmallCity, seat: i64, thing: i64) -> vec[i64]:
    """SC-3.7: the spaces with a raw material, or empty ones, that are choices: the first of equal ones, ascending."""
    lay = layout(s, seat)
    found = vec[i64]()
    seen: i64 = 0
    on = s.on
    for square in range(N_SQUARES):
        if thing == EMPTY and lay.kind[square] == NO_PLACE:  # most squares: what is stored lies in a store
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


def first_with(s: SmallCity, seat: i64, thing: i64) -> i64:
    """SC-3.12: the first space with a raw material, or the first empty one; -1 for none."""
    spaces = spaces_with(s, seat, thing)
    return spaces[0] if len(spaces) > 0 else NONE


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
