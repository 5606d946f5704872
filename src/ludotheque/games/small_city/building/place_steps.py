"""SC-5.2.2, SC-5.2.3, SC-5.2.5: Phase 2: where the piece of a construction lies."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.games.small_city.building.paying import is_discount_open
from ludotheque.games.small_city.building.placement import (
    facts_there,
    placement_of,
    placements,
    why_not_on_board,
    why_not_there,
)
from ludotheque.games.small_city.building.plan import why_not_piece, write_down
from ludotheque.games.small_city.building.price import charge, needs_card
from ludotheque.games.small_city.components.box import SMALLEST_ZONE
from ludotheque.games.small_city.position.borough import survey
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_DISCOUNT,
    AT_PAY,
    AT_PLACE,
    AT_PLAN,
    NONE,
    PIECES,
    PLACE,
)


class Place(Step[SmallCity]):
    """SC-5.2.2, SC-5.2.3, SC-5.2.5: where the piece lies, and how it is turned. The figure is the piece."""

    def __init__(self) -> None:
        super().__init__(AT_PLACE, "place", PIECES)
        self.on = [AT_PLAN]

    def fits(self, s: SmallCity, at: i64) -> bool:
        """The piece was one to choose."""
        seat, piece = s.seat_at(at), s.figure_at(at, 0)
        b = survey(s, seat)
        return why_not_piece(s, seat, b, piece) is None and len(placements(s, seat, b, piece, 1)) > 0

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        first = PLACE.of()
        inside = s.box.tables[s.top(0)].inside[s.zone[seat] - SMALLEST_ZONE]
        return vec[i64]([first + placement for placement in inside])

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        first = PLACE.of()
        for placement in placements(s, seat, survey(s, seat), s.top(0), 0):
            found = append(found, first + placement)
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not PLACE.has(action):
            return NOT_NOW
        piece, placement = s.top(0), placement_of(action)
        refusal = why_not_on_board(s, seat, piece, placement)
        if refusal is not None:  # most of them, and no need to look at the borough
            return refusal
        return why_not_there(s, seat, survey(s, seat), piece, placement)

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return facts_there(s, seat, survey(s, seat), s.top(0), placement_of(action))

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        piece = s.top(0)
        s.drop()
        b = survey(s, seat)
        at = write_down(s, seat, b, piece, placement_of(action))
        s.push(AT_PAY, seat, NONE)
        needed = needs_card(s, seat, b, at)
        if needed == NONE and is_discount_open(s, seat, b, at):
            s.push(AT_DISCOUNT, seat)
        else:
            charge(s, seat, b, at, needed)
