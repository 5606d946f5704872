"""Harvesting resources (CV-7.15)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.sorting import insert
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.city.actions_left import (
    HARVESTING,
    HARVESTING_TWICE,
    SECOND,
    add_item,
    why_not_act,
)
from ludotheque.games.civilization.components.box import CITIES, NONE
from ludotheque.games.civilization.components.codes import DOUBLE_HARVEST
from ludotheque.games.civilization.position.events import CITY_HARVESTS
from ludotheque.games.civilization.position.state import MOST_HARVESTS, Civilization
from ludotheque.games.civilization.position.steps import AT_HARVEST_AGAIN
from ludotheque.games.civilization.position.vocabulary import DECLINE, PLACE, SQUARES
from ludotheque.games.civilization.realm.cards_in_force import is_used, lasting
from ludotheque.games.civilization.realm.icons import gathered, resource_of
from ludotheque.games.civilization.realm.market import gain_resource, in_market
from ludotheque.games.civilization.realm.scouts import counts_for

NOT_GATHERED: Final = Refusal("CV-7.15", "not-gathered")
NO_RESOURCE_HERE: Final = Refusal("CV-7.15", "no-resource-here")
HARVESTED_BEFORE: Final = Refusal("CV-7.15", "harvested-before")
MARKET_EMPTY: Final = Refusal("CV-2.4", "market-empty")
NO_DOUBLE_HARVEST: Final = Refusal("CV-7.15", "no-double-harvest")


def is_harvested(s: Civilization, square: i64) -> bool:
    """Whether a square has been harvested this turn."""
    for i in range(MOST_HARVESTS):
        if s.harvested[i] == square:
            return True
    return False


def why_not_harvest(
    s: Civilization, city: i64, square: i64, afresh: bool, taken: i64 = NONE
) -> Refusal | None:
    """CV-7.15, CV-B15: a square that counts for the city and shows a resource; not twice a turn, unless a second full
    city management starts afresh (CV-B30). `taken`: another resource that the same action takes.
    """
    if not counts_for(s, city, square):
        return NOT_GATHERED
    resource = resource_of(s, square)
    if resource == NONE:
        return NO_RESOURCE_HERE
    if not afresh and is_harvested(s, square):
        return HARVESTED_BEFORE
    return None if in_market(s, resource) > (1 if resource == taken else 0) else MARKET_EMPTY


def why_not_harvest_with(
    s: Civilization, seat: i64, slot: i64, square: i64, twice: bool, mode: i64
) -> Refusal | None:
    """The same as a city's action; twice with Angkor Wat, once a turn."""
    kind = HARVESTING_TWICE if twice else HARVESTING
    refusal = why_not_act(s, seat, slot, kind, mode)
    if refusal is not None:
        return refusal
    if twice:
        effect = lasting(s, seat, DOUBLE_HARVEST)
        if effect is None or is_used(s, seat, effect):
            return NO_DOUBLE_HARVEST
    return why_not_harvest(s, seat * CITIES + slot, square, mode == SECOND)


def why_not_harvest_anywhere(s: Civilization, seat: i64, square: i64) -> Refusal | None:
    """Feudalism: from one of the seat's cities, at the start of a turn."""
    refusal: Refusal | None = NOT_GATHERED
    for slot in range(CITIES):
        found = why_not_harvest(s, seat * CITIES + slot, square, False)
        if found is None:
            return None
        if found is not NOT_GATHERED:
            refusal = found
    return refusal


def harvest(s: Civilization, seat: i64, square: i64) -> None:
    """Takes the resource of a square from the market; the square is harvested for this turn."""
    if not is_harvested(s, square):
        free: i64 = 0
        while s.harvested[free] != NONE:
            free += 1
        s.harvested[free] = square
    resource = resource_of(s, square)
    if in_market(s, resource) > 0:
        gain_resource(s, seat, resource)


def harvestable(s: Civilization, city: i64) -> vec[i64]:
    """The squares of a city that show a resource, ascending."""
    found = vec[i64]()
    for square in gathered(s, city):
        if resource_of(s, square) != NONE:
            found = insert(found, square)
    return found


def note_harvests(s: Civilization, seat: i64) -> None:
    """CV-13.1: the action is announced with all its squares."""
    for square in s.act_squares:
        if square != NONE:
            s.note(CITY_HARVESTS, seat, s.act_city % CITIES, square)


class HarvestAgain(Step[Civilization]):
    """Angkor Wat: a second square, or the same one again; not asked if there is none."""

    def __init__(self) -> None:
        super().__init__(AT_HARVEST_AGAIN, "harvest_again")
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        for square in harvestable(s, s.act_city):
            if self.why_not_again(s, square) is None:
                return True
        return False

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for square in harvestable(s, s.act_city):
            found = append(found, PLACE.of(square))
        return append(found, DECLINE.of())

    def why_not_again(self, s: Civilization, square: i64) -> Refusal | None:
        taken = resource_of(s, s.act_squares[0])
        return why_not_harvest(s, s.act_city, square, s.act_second == 1, taken)

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not PLACE.has(action) or PLACE.arg(action) >= s.layout.squares:
            return NOT_NOW
        return self.why_not_again(s, PLACE.arg(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, PLACE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if PLACE.has(action):
            add_item(s, NONE, PLACE.arg(action))
