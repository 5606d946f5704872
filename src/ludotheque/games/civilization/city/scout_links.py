"""Scouts' links: the city that each scout gathers for (CV-5.1, CV-5.7, CV-5.11, CV-5.12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import ARMIES, BIT, CITIES, FIGURES_EACH, NONE
from ludotheque.games.civilization.map.figures import SCOUT, in_square
from ludotheque.games.civilization.position.events import LINKED
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.realm.scout_squares import linked_scout

CAPITAL_SLOT: Final[i64] = 0

NO_SCOUT_HERE: Final = Refusal("CV-5.12", "no-scout-here")
LINK_TO_NO_CITY: Final = Refusal("CV-5.7", "link-to-no-city")
LINK_SET_ALREADY: Final = Refusal("CV-5.1", "link-set-already")
LINKED_THERE_ALREADY: Final = Refusal("CV-5.12", "linked-there-already")


def why_not_link(s: Civilization, seat: i64, square: i64, slot: i64) -> Refusal | None:
    """CV-5.1, CV-5.12: all scouts of a square together, once in a start of turn, to another city than now."""
    if square >= s.layout.squares or in_square(s, seat, SCOUT, square) == 0:
        return NO_SCOUT_HERE
    if s.city_at[seat * CITIES + slot] == NONE:
        return LINK_TO_NO_CITY
    linked = True
    for figure in scouts_of(seat):
        if s.standing[figure] == square:
            if is_set(s, seat, figure):
                return LINK_SET_ALREADY
            linked = linked and s.link[figure] == slot
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
