"""SC-5.2.10, SC-5.3.2: The places that citizens may enter in phase 3: those that were empty when it began."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import (
    is_for_people,
)
from ludotheque.games.small_city.components.box import (
    N_SQUARES,
    NO_PLACE,
)
from ludotheque.games.small_city.components.squares import (
    holds,
    no_squares,
    nth,
    set_nth,
    single,
    squares_of,
    union,
)
from ludotheque.games.small_city.position.borough import Layout
from ludotheque.games.small_city.position.state import EMPTY, SmallCity


def open_places(s: SmallCity, seat: i64, lay: Layout) -> None:
    """SC-5.2.10, SC-5.3.2: the places of a borough that are empty as phase 3 begins; only they may be entered in it."""
    found = no_squares()
    for square in range(N_SQUARES):
        if lay.kind[square] == NO_PLACE:
            continue
        if is_for_people(lay.kind[square]) and s.on[seat * N_SQUARES + square] == EMPTY:
            found = union(found, single(square))
    set_nth(s.open, seat, found)


def is_open(s: SmallCity, borough: i64, square: i64) -> bool:
    """Whether a place was empty when phase 3 began, and still is."""
    was_empty = holds(nth(s.open, borough), square)
    return was_empty and s.on[borough * N_SQUARES + square] == EMPTY


def entrances(s: SmallCity, borough: i64) -> vec[i64]:
    """The places of a borough that may still be entered."""
    found = vec[i64]()
    for square in squares_of(nth(s.open, borough)):
        if s.on[borough * N_SQUARES + square] == EMPTY:
            found = append(found, square)
    return found
