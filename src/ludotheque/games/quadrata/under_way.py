"""A visit in progress: the valid frames of its questions."""

from mypy_extensions import i64

from ludotheque.games.quadrata import centre, products
from ludotheque.games.quadrata.state import Quadrata
from ludotheque.games.quadrata.vocabulary import AT_VISIT


def can_be_visited(s: Quadrata, at: i64) -> bool:
    """QD-5.4.3 a: the card of the frame's place is within reach, and its province is not visited yet."""
    seat = s.seat_at(at)
    card = s.figure_at(at, 0) // 2
    if not centre.is_open(s, card) and card != s.reserved[seat]:
        return False
    return not s.visited(seat, s.box.card_province[card])


def is_of_one_visit(s: Quadrata, at: i64) -> bool:
    """The two tokens are held, and the frame below has the same place and tokens."""
    if not can_be_visited(s, at) or not products.holds(s, s.seat_at(at), s.figure_at(at, 1)):
        return False
    if s.step_at(at - 1) == AT_VISIT:
        return True
    return s.figure_at(at - 1, 0) == s.figure_at(at, 0) and s.figure_at(at - 1, 1) == s.figure_at(at, 1)
