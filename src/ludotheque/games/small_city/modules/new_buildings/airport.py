"""SC-8.8.1: The Airport: the gains and the noise of its influence, and the warehouse that is built beside a new one
at once and free: an extra question of the plan.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.building.placement import (
    facts_by_module,
    facts_there,
    placement_of,
    why_not_by_module,
    why_not_on,
)
from ludotheque.games.small_city.building.plan import why_not_another, write_down
from ludotheque.games.small_city.components.box import (
    AIRPORT,
    COMMERCIAL,
    FACINGS,
    RESIDENTIAL,
    SMALLEST_ZONE,
)
from ludotheque.games.small_city.components.squares import (
    holds,
    intersection,
    overlap,
    size_of,
    squares_of,
    union,
    without,
)
from ludotheque.games.small_city.position.borough import Borough, survey, works
from ludotheque.games.small_city.position.events import PLANNED
from ludotheque.games.small_city.position.state import FREE_OF_CHARGE, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PLAN,
    AT_WAREHOUSE,
    N_PIECES,
    NONE,
    PIECES,
    PLACE,
    SQUARES,
    WAREHOUSE_PIECE,
)

FAR_FROM_AIRPORT: Final = Refusal("SC-8.8.1", "far-from-airport")


def airport_of(s: SmallCity, b: Borough) -> i64:
    """A borough's Airport; -1 if it has none."""
    for i in range(len(b.piece)):
        if s.box.category[b.piece[i]] == AIRPORT:
            return i
    return NONE


def units_by_air(s: SmallCity, borough: i64, square: i64) -> i64:
    """SC-8.8.1: how many extra units a worker on this square makes through an Airport whose influence touches the
    Factory; they do not pollute, and belong to the Airport's owner even if a tourist makes them.
    """
    b = survey(s, borough)
    airport = airport_of(s, b)
    if airport == NONE or not works(b, airport):
        return 0
    table = s.box.tables[b.piece[airport]]
    ring = table.influence(b.at[airport])
    for i in range(len(b.piece)):
        if holds(b.squares(i), square):
            return 1 if overlap(b.squares(i), ring) else 0
    return 0


def noise(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.1: residential and commercial squares in the influence of a seat's Airport; -1 if it has none."""
    b = survey(s, seat)
    airport = airport_of(s, b)
    if airport == NONE:
        return -1
    table = s.box.tables[b.piece[airport]]
    disturbed = union(b.all_of(RESIDENTIAL), b.all_of(COMMERCIAL))
    return size_of(intersection(table.influence(b.at[airport]), disturbed))


def noise_of_turn(s: SmallCity, seat: i64) -> i64:
    """SC-8.8.1, SC-10.18: an Airport's addition to the pollution of the turn: none once it is contaminated."""
    b = survey(s, seat)
    airport = airport_of(s, b)
    return noise(s, seat) if airport != NONE and works(b, airport) else 0


# ---------------------------------------------------------------- the warehouse


def is_near(s: SmallCity, airport: i64, airport_at: i64, placement: i64) -> bool:
    """Whether a warehouse lies in the influence of an Airport with at least one square."""
    table, of_airport = s.box.tables[WAREHOUSE_PIECE], s.box.tables[airport]
    return overlap(table.squares(placement), of_airport.influence(airport_at))


def why_not_warehouse(s: SmallCity, seat: i64, b: Borough, placement: i64) -> Refusal | None:
    """SC-8.8.1: the rule against a place for the warehouse of the Airport planned last, or None. It has no other
    condition and is free, so it covers no river square with a surcharge and no stone.
    """
    refusal = why_not_on(s, seat, b, WAREHOUSE_PIECE, placement)
    if refusal is not None:
        return refusal
    at = s.last_of(seat)
    if not is_near(s, s.planned[at], s.planned_at[at], placement):
        return FAR_FROM_AIRPORT
    return why_not_by_module(s, seat, b, WAREHOUSE_PIECE, placement, True)


def warehouse_places(s: SmallCity, seat: i64) -> vec[i64]:
    """The legal places of the warehouse, ascending; none if there is none left, or one more may not be owned."""
    found = vec[i64]()
    b = survey(s, seat)
    if why_not_another(s, seat, b, WAREHOUSE_PIECE) is not None:
        return found
    for placement in s.box.tables[WAREHOUSE_PIECE].inside[s.zone[seat] - SMALLEST_ZONE]:
        if why_not_warehouse(s, seat, b, placement) is None:
            found = append(found, placement)
    return found


class Warehouse(Step[SmallCity]):
    """SC-8.8.1: where to place the Airport's warehouse. It cannot be declined; if there is no legal place, nothing
    is asked.
    """

    def __init__(self) -> None:
        super().__init__(AT_WAREHOUSE, "warehouse")
        self.on = [AT_PLAN]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """The last construction of the plan is an Airport, and is paid for."""
        seat = s.seat_at(at)
        if s.new_buildings == 0 or s.records(seat) == 0:
            return False
        last = s.last_of(seat)
        is_airport = s.planned[last] < N_PIECES and s.box.category[s.planned[last]] == AIRPORT
        return is_airport and s.spent[last] != NONE

    def asks(self, s: SmallCity) -> bool:
        return len(warehouse_places(s, s.asked())) > 0

    def proceed(self, s: SmallCity) -> None:
        s.drop()

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        first = PLACE.of()
        inside = s.box.tables[WAREHOUSE_PIECE].inside[s.zone[seat] - SMALLEST_ZONE]
        return vec[i64]([first + placement for placement in inside])

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        first = PLACE.of()
        return vec[i64]([first + placement for placement in warehouse_places(s, seat)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not PLACE.has(action):
            return NOT_NOW
        return why_not_warehouse(s, seat, survey(s, seat), placement_of(action))

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        """For a warehouse that is too far away, the squares that would be legal."""
        b = survey(s, seat)
        placement = placement_of(action)
        refusal = why_not_warehouse(s, seat, b, placement)
        if refusal is why_not_on(s, seat, b, WAREHOUSE_PIECE, placement):
            return facts_there(s, seat, b, WAREHOUSE_PIECE, placement, True)
        if refusal is not FAR_FROM_AIRPORT:
            return facts_by_module(s, seat, b, WAREHOUSE_PIECE, placement, refusal)
        at = s.last_of(seat)
        near = squares_of(without(s.box.tables[s.planned[at]].influence(s.planned_at[at]), b.built))
        return {"piece": Term(PIECES, s.planned[at]), "squares": Terms(SQUARES, near)}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        placement = placement_of(action)
        at = write_down(s, seat, survey(s, seat), WAREHOUSE_PIECE, placement)
        s.lowered[at] = FREE_OF_CHARGE
        s.spent[at] = 0
        s.note(PLANNED, seat, WAREHOUSE_PIECE, placement // FACINGS)
        s.drop()


def follows_airport(s: SmallCity, seat: i64, at: i64) -> bool:
    """SC-8.8.1: whether a line of a plan is the warehouse of the Airport before it."""
    airport = s.planned[at - 1]
    if s.planned[at] != WAREHOUSE_PIECE or s.box.category[airport] != AIRPORT:
        return False
    return is_near(s, airport, s.planned_at[at - 1], s.planned_at[at])
