"""Squares that scouts send to a city (CV-5.12, CV-6.2, CV-7.17, CV-7.28)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.civilization.components.box import ARMIES, CITIES, FIGURES_EACH, NONE
from ludotheque.games.civilization.position.state import Civilization


def linked_scout(s: Civilization, seat: i64, square: i64) -> i64:
    """CV-5.12, CV-B70: the city (a slot) for which a player's scouts gather this square; NONE if none. If an effect
    has brought together scouts with different links, the link of the first scout counts for the whole square.
    """
    for figure in range(seat * FIGURES_EACH + ARMIES, (seat + 1) * FIGURES_EACH):
        if s.standing[figure] == square and s.link[figure] != NONE:
            return s.link[figure]
    return NONE


def counts_for(s: Civilization, city: i64, square: i64) -> bool:
    """CV-6.2, CV-7.17, CV-7.28, CV-B69: whether a square counts for a city now: in its outskirts, a square without
    an enemy that no own scout sends elsewhere; elsewhere, a square that own scouts send to it.
    """
    seat, slot = city // CITIES, city % CITIES
    holder = s.holder[square]
    if holder != seat:
        return holder == NONE and s.spot[square] == city
    sent = linked_scout(s, seat, square)
    return sent == slot or (sent == NONE and s.spot[square] == city)


def sent_from(s: Civilization, city: i64) -> vec[i64]:
    """CV-7.17, CV-7.28: the squares elsewhere that count for a city now through the scouts linked to it, each once."""
    seat, slot = city // CITIES, city % CITIES
    found = vec[i64]()
    first = seat * FIGURES_EACH + ARMIES
    for figure in range(first, (seat + 1) * FIGURES_EACH):
        square = s.standing[figure]
        if square == NONE or s.link[figure] != slot or s.spot[square] == city:
            continue
        if linked_scout(s, seat, square) != slot:  # CV-B70: another scout there gathers it for another city
            continue
        counted = False
        for other in found:
            counted = counted or other == square
        if not counted:
            found = append(found, square)
    return found
