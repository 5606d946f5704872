"""SC-8.1.1, SC-8.1.8, SC-8.1.9: Radioactivity markers, and the raw materials lost on their squares."""

from mypy_extensions import i64

from ludotheque.games.small_city.components.box import METAL, N_SQUARES, WOOD
from ludotheque.games.small_city.components.squares import Squares, add_to, holds, nth, single, size_of
from ludotheque.games.small_city.position.events import GOODS_LOST, MARKED
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import STOCKHOLM


def marked_squares(s: SmallCity, seat: i64) -> Squares:
    """The squares of a borough with a radioactivity marker."""
    return nth(s.marks, seat)


def is_marked(s: SmallCity, seat: i64, square: i64) -> bool:
    return holds(marked_squares(s, seat), square)


def markers_of(s: SmallCity, seat: i64) -> i64:
    """How many radioactivity markers lie in a borough."""
    return size_of(marked_squares(s, seat))


def votes_for_markers(s: SmallCity, seat: i64) -> i64:
    """SC-8.1.10: the Stockholm syndrome: a vote for each marker when the game is over."""
    return s.box.stockholm * markers_of(s, seat) if s.godzillas == STOCKHOLM else 0


def markers_left(s: SmallCity) -> i64:
    """SC-8.1.1: how many markers are in the supply."""
    left = s.box.markers
    for seat in range(s.seats):
        left -= markers_of(s, seat)
    return left


def mark(s: SmallCity, seat: i64, square: i64) -> None:
    """SC-8.1.8, SC-8.1.9: places a marker if there is none, while the supply lasts; raw materials on its square are
    lost.
    """
    if not is_marked(s, seat, square) and markers_left(s) > 0:
        add_to(s.marks, seat, single(square))
        s.note(MARKED, seat, square)
    if is_marked(s, seat, square):
        discard(s, seat, square)


def discard(s: SmallCity, seat: i64, square: i64) -> None:
    """SC-8.1.9: a raw material on this square is lost."""
    thing = s.on[seat * N_SQUARES + square]
    if WOOD <= thing <= METAL:
        s.on[seat * N_SQUARES + square] = EMPTY
        s.note(GOODS_LOST, seat, thing - WOOD, square)
