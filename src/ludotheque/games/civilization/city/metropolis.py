"""The capital grows into a metropolis (CV-15.7, CV-15.12)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.city.founding import lay_outskirts, make_room, places_beside
from ludotheque.games.civilization.components.box import CITIES, N_AROUND, NONE
from ludotheque.games.civilization.components.codes import GROW_METROPOLIS
from ludotheque.games.civilization.map.markers import overbuild
from ludotheque.games.civilization.position.events import METROPOLIS_GREW
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_METROPOLIS
from ludotheque.games.civilization.position.vocabulary import PLACE, SQUARES
from ludotheque.games.civilization.realm.cards_in_force import allowed

NOT_BESIDE_CAPITAL: Final = Refusal("CV-15.7", "not-beside-capital")
GROWN_ALREADY: Final = Refusal("CV-15.7", "grown-already")
METROPOLIS_AT_EDGE: Final = Refusal("CV-15.7", "metropolis-at-edge")
METROPOLIS_NOT_REVEALED: Final = Refusal("CV-15.7", "metropolis-not-revealed")
METROPOLIS_OVERLAPS: Final = Refusal("CV-15.7", "metropolis-overlaps")
METROPOLIS_OCCUPIED: Final = Refusal("CV-15.12", "metropolis-occupied")


def must_grow(s: Civilization, seat: i64) -> None:
    """CV-5.9, CV-15.12: looked at when Agriculture is learned and when one's start of turn begins; nothing happens
    where no square is legal.
    """
    if allowed(s, seat, GROW_METROPOLIS) and s.second_half[seat] == NONE:
        s.push(AT_METROPOLIS, seat)


def why_not_grow(s: Civilization, seat: i64, square: i64) -> Refusal | None:
    """CV-15.7, CV-15.12: a square beside the capital, on water or land, and the squares that then lie around it."""
    capital = s.city_at[seat * CITIES]
    if s.second_half[seat] != NONE:
        return GROWN_ALREADY
    if square >= s.layout.squares or s.far(capital, square) != 1:
        return NOT_BESIDE_CAPITAL
    if is_occupied(s, seat, square):
        return METROPOLIS_OCCUPIED
    for i in range(N_AROUND):
        refusal = why_not_around(s, seat, s.layout.around[square * N_AROUND + i])
        if refusal is not None:
            return refusal
    return None


def why_not_around(s: Civilization, seat: i64, square: i64) -> Refusal | None:
    """Whether a square may lie around the second half. Squares around the first half are valid already."""
    if square == NONE:
        return METROPOLIS_AT_EDGE
    if s.spot[square] != NONE:
        return None if s.owner_of(square) == seat and in_capital(s, square) else METROPOLIS_OVERLAPS
    if not s.revealed(square):
        return METROPOLIS_NOT_REVEALED
    return METROPOLIS_OCCUPIED if is_occupied(s, seat, square) else None


def in_capital(s: Civilization, square: i64) -> bool:
    """The centre or the outskirts of a capital."""
    city = s.city_on(square) if s.is_centre(square) else s.city_around(square)
    return city % CITIES == 0


def is_occupied(s: Civilization, seat: i64, square: i64) -> bool:
    """CV-15.12: by a hut, a village, a relic or another player's figures."""
    enemy = s.holder[square] != NONE and s.holder[square] != seat
    return enemy or s.token[square] != NONE or s.relic_on(square) != NONE


def grow(s: Civilization, seat: i64, square: i64) -> None:
    """CV-15.7: what stands there is overbuilt, own figures move aside; links, walls and marks of the capital stay."""
    overbuild(s, square)
    s.second_half[seat] = square
    lay_outskirts(s, seat * CITIES)
    s.note(METROPOLIS_GREW, seat, square)
    make_room(s, seat, square)


class Metropolis(Step[Civilization]):
    """CV-15.7: mandatory as soon as it is possible; its owner chooses the second square."""

    def __init__(self) -> None:
        super().__init__(AT_METROPOLIS, "metropolis")
        self.forced = True

    def fits(self, s: Civilization, at: i64) -> bool:
        return allowed(s, s.seat_at(at), GROW_METROPOLIS) and s.second_half[s.seat_at(at)] == NONE

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return places_beside(s, s.city_at[seat * CITIES])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        return why_not_grow(s, seat, PLACE.arg(action)) if PLACE.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, PLACE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        grow(s, seat, PLACE.arg(action))
