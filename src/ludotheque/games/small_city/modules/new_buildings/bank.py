"""SC-8.8.2: The Bank: it helps commercial zones, and pays who moves onto it."""

from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import moved_to, works_for
from ludotheque.games.small_city.components.box import BANK, BANK_PLACE, COMMERCIAL, N_SQUARES
from ludotheque.games.small_city.components.squares import is_empty
from ludotheque.games.small_city.position.borough import Borough, layout
from ludotheque.games.small_city.position.state import SmallCity


def has_bank(s: SmallCity, b: Borough) -> bool:
    """SC-8.8.2, SC-10.14, SC-10.18: whether a Bank helps commercial zones: not a contaminated one."""
    return not is_empty(b.serving(BANK))


def helps(s: SmallCity, b: Borough, piece: i64) -> bool:
    """Whether a Bank helps to build this piece."""
    return s.box.category[piece] == COMMERCIAL and has_bank(s, b)


def bank_income(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.2: what a seat's people who moved onto a Bank this turn bring in phase 4, at home and away."""
    money: i64 = 0
    for borough in range(s.seats):
        lay = layout(s, borough)
        for square in range(N_SQUARES):
            if lay.kind[square] != BANK_PLACE or not works_for(s, seat, borough, square):
                continue
            if moved_to(s, seat, borough, square) > 0:
                money += s.box.bank_income
    return money
