"""SC-3.10: Buildings printed on a board: present from the start, and not part of the stock."""

from mypy_extensions import i64

from ludotheque.games.small_city.components.box import N_PLACEMENTS
from ludotheque.games.small_city.position.state import SmallCity


def was_printed(s: SmallCity, seat: i64, piece: i64, placement: i64) -> bool:
    """SC-3.10: whether a tile is a building printed on the board, which is not part of the stock."""
    code = piece * N_PLACEMENTS + placement
    for printed in s.box.printed[s.board[seat]]:
        if printed == code:
            return True
    return False


def lay_printed(s: SmallCity, seat: i64) -> None:
    """SC-3.10: places the buildings printed on a seat's board."""
    for printed in s.box.printed[s.board[seat]]:
        s.put_tile(seat, printed // N_PLACEMENTS, printed % N_PLACEMENTS)
