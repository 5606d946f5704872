"""SC-8.8.2: The Bank: it supports commercial zones, and pays for citizens who move onto it."""

from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import moved_to, works_for
from ludotheque.games.small_city.components.box import BANK, BANK_PLACE, COMMERCIAL, N_SQUARES
from ludotheque.games.small_city.components.squares import is_empty
from ludotheque.games.small_city.position.borough import Borough, layout
from ludotheque.games.small_city.position.state import SmallCity


def has_bank(s: SmallCity, b: Borough) -> bool:
    """SC-8.8.2, SC-10.14, SC-10.18: whether a Bank supports commercial zones: not if contaminated."""
    return not is_empty(b.serving(BANK))


def helps(s: SmallCity, b: Borough, piece: i64) -> bool:
    """Whether a Bank makes this piece cheaper."""
    return s.box.category[piece] == COMMERCIAL and has_bank(s, b)


def bank_income(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.2: the phase 4 income of a seat from citizens who moved onto a Bank this turn, at home and away."""
    money: i64 = 0
    for borough in range(s.seats):
        lay = layout(s, borough)
        for square in range(N_SQUARES):
            if lay.kind[square] != BANK_PLACE or not works_for(s, seat, borough, square):
                continue
            if moved_to(s, seat, borough, square) > 0:
                money += s.box.bank_income
    return money
