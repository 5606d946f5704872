"""SC-4.11, SC-5.2.17: The stock of tiles: what is left of each for one's own plan, and what is taken. SC-3.14: The
common supply of citizens.
"""

from mypy_extensions import i64

from ludotheque.games.small_city.position.printed_buildings import was_printed
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE, RECORDS


def in_stock(s: SmallCity, seat: i64, piece: i64) -> i64:
    """SC-5.2.17, SC-8.9.3: the stock of the beginning of the phase, less the seat's own plan."""
    count = s.stock[piece]
    at = seat * RECORDS
    while at < (seat + 1) * RECORDS and s.planned[at] != NONE:
        if s.planned[at] == piece:
            count -= 1
        if s.replaced[at] == piece and not was_printed(s, seat, piece, s.replaced_at[at]):
            count += 1
        at += 1
    return count


def take_from_stock(s: SmallCity, seat: i64, piece: i64, old: i64, old_at: i64) -> None:
    """A tile leaves the stock, and the one it replaces returns there unless it was printed (SC-3.10)."""
    s.stock[piece] -= 1
    if old != NONE and not was_printed(s, seat, old, old_at):
        s.stock[old] += 1


# ---------------------------------------------------------------- citizens


def take_from_supply(s: SmallCity, colour: i64, most: i64) -> i64:
    """SC-3.14: so many citizens come from the common supply, if it has them; how many do."""
    coming = min(most, s.supply[colour])
    s.supply[colour] -= coming
    return coming


def return_to_supply(s: SmallCity, colour: i64) -> None:
    """SC-3.14: a citizen that is eaten, or for whom there is no grave."""
    s.supply[colour] += 1
