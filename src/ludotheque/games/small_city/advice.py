"""13 What a good player thinks about, as a number: votes to come, and room that is used."""

from mypy_extensions import i64

from ludotheque.games.small_city.borough import layout
from ludotheque.games.small_city.box import (
    CASH_PLACE,
    HOME_PLACE,
    METAL,
    N_SQUARES,
    RAW_TO_VOTES_PLACE,
    WOOD,
)
from ludotheque.games.small_city.people import citizen_on
from ludotheque.games.small_city.pollution import pollution_of_turn
from ludotheque.games.small_city.state import SmallCity
from ludotheque.games.small_city.vocabulary import NONE


def evaluate(s: SmallCity, seat: i64) -> float:
    """Votes, now and until the end; money and raw materials as long as they can be used; less pollution."""
    if s.board[seat] == NONE:
        return 0.0
    left = 0 if s.over() else int(s.turns() - s.turn) + 1
    worth = 0.0
    lay = layout(s, seat)
    for square in range(N_SQUARES):
        kind = lay.kind[square]
        lived_in = citizen_on(s, seat, square) == seat
        if kind == HOME_PLACE:
            votes = int(s.box.home_votes[s.box.level[lay.piece[square]] - 1])
            worth += votes if lived_in else 0.35 * votes
        elif CASH_PLACE <= kind <= RAW_TO_VOTES_PLACE:
            worth += 1.5 if lived_in else 0.5
        elif kind != 0:
            worth += 0.8 if lived_in else 0.4
    materials = 0.0
    for square in range(N_SQUARES):
        thing = s.on[seat * N_SQUARES + square]
        if WOOD <= thing <= METAL:
            materials += int(s.box.sale_votes[thing]) * 0.6
    means = 0.6 * int(s.money[seat]) + materials
    dirt = int(s.pollution[seat]) + int(pollution_of_turn(s, seat)) * 0.8 * left
    return int(s.votes[seat]) + worth * 0.7 * left + (means if left > 1 else 0.0) - dirt
