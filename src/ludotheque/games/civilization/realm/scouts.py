"""Scouts: the city that each scout gathers for (CV-5.1, CV-5.7, CV-5.11, CV-5.12), and the squares that count for a
city through its scouts (CV-6.2, CV-7.17, CV-7.28, CV-B69).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import ARMIES, BIT, CITIES, FIGURES_EACH, NONE
from ludotheque.games.civilization.position.events import LINKED
from ludotheque.games.civilization.position.state import Civilization

CAPITAL_SLOT: Final[i64] = 0

NO_SCOUT_HERE: Final = Refusal("CV-5.12", "no-scout-here")
LINK_TO_NO_CITY: Final = Refusal("CV-5.7", "link-to-no-city")
LINK_SET_ALREADY: Final = Refusal("CV-5.1", "link-set-already")
LINKED_THERE_ALREADY: Final = Refusal("CV-5.12", "linked-there-already")

# ---------------------------------------------------------------- links


def why_not_link(s: Civilization, seat: i64, square: i64, slot: i64) -> Refusal | None:
    """CV-5.1, CV-5.12: all scouts of a square together, once in a start of turn, to another city than now."""
    here, linked, settled = False, True, False
    for figure in scouts_of(seat):
        if s.standing[figure] == square:
            here = True
            linked = linked and s.link[figure] == slot
            settled = settled or is_set(s, seat, figure)
    if not here:
        return NO_SCOUT_HERE
    if s.city_at[seat * CITIES + slot] == NONE:
        return LINK_TO_NO_CITY
    if settled:
        return LINK_SET_ALREADY
    return LINKED_THERE_ALREADY if linked else None


def is_set(s: Civilization, seat: i64, figure: i64) -> bool:
    """CV-5.1: whether a scout's link was set in this start of turn; a scout back from the supply has none."""
    return s.link[figure] != NONE and s.links_set & BIT[figure - seat * FIGURES_EACH] != 0


def link(s: Civilization, seat: i64, square: i64, slot: i64) -> None:
    """CV-5.7: the link holds for the whole turn."""
    for figure in scouts_of(seat):
        if s.standing[figure] == square:
            s.link[figure] = slot
            s.links_set = s.links_set | BIT[figure - seat * FIGURES_EACH]
    s.note(LINKED, seat, square, slot)


def settle_links(s: Civilization, seat: i64) -> None:
    """CV-5.11, CV-5.12: at the end of the seat's start of turn the scouts of a square share one link, that of the
    first scout with one; without any, the capital.
    """
    for figure in scouts_of(seat):
        square = s.standing[figure]
        if square != NONE:
            slot = linked_scout(s, seat, square)
            s.link[figure] = slot if slot != NONE else CAPITAL_SLOT


def scouts_of(seat: i64) -> vec[i64]:
    """The numbers of a player's scouts."""
    found = vec[i64]()
    for figure in range(seat * FIGURES_EACH + ARMIES, (seat + 1) * FIGURES_EACH):
        found = append(found, figure)
    return found


# ---------------------------------------------------------------- squares


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
