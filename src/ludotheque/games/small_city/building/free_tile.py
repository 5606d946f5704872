"""SC-5.7.3: The tile that the Construction row gives: any small enough one, at no cost, with all conditions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.building.conditions import Demands
from ludotheque.games.small_city.building.placement import (
    facts_there,
    placement_of,
    placements,
    under,
    why_not_on_board,
    why_not_there,
)
from ludotheque.games.small_city.building.plan import facts_of_piece, room, why_not_another
from ludotheque.games.small_city.building.reveal import bonus_of, lay_down
from ludotheque.games.small_city.components.box import SMALLEST_ZONE
from ludotheque.games.small_city.components.squares import all_squares
from ludotheque.games.small_city.position.borough import Borough, survey
from ludotheque.games.small_city.position.events import MONEY_GAINED
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_COUNCIL,
    AT_LAY,
    AT_TILE,
    BUILD,
    COUNT,
    DECLINE,
    IN_COUNCIL,
    N_PIECES,
    NONE,
    PIECES,
    PLACE,
)

NEVER_FREE: Final = Refusal("SC-5.7.3", "never-free")
TOO_LARGE: Final = Refusal("SC-5.7.3", "too-large")
NO_PLACE_FOR_FREE: Final = Refusal("SC-5.7.3", "no-place")


def why_not_free(s: SmallCity, seat: i64, b: Borough, piece: i64, size: i64) -> Refusal | None:
    """The rule against a piece as a free tile regardless of its place, or None."""
    if s.box.never_free[piece] == 1:
        return NEVER_FREE
    if s.box.size[piece] > size:
        return TOO_LARGE
    refusal = why_not_another(s, seat, b, piece)
    return refusal if refusal is not None else Demands(s, b, piece).lacks(all_squares())


class FreeTile(Step[SmallCity]):
    """SC-5.7.3: which tile, or none. The figure is the largest size."""

    def __init__(self) -> None:
        super().__init__(AT_TILE, "tile", COUNT)
        self.on = [AT_COUNCIL]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_COUNCIL and s.figure_at(at, 0) <= 9

    def asks(self, s: SmallCity) -> bool:
        seat = s.asked()
        b = survey(s, seat)
        for piece in range(N_PIECES):
            if self.is_possible(s, seat, b, piece):
                return True
        return False

    def is_possible(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> bool:
        if why_not_free(s, seat, b, piece, s.top(0)) is not None:
            return False
        return len(placements(s, seat, b, piece, 1, True)) > 0

    def proceed(self, s: SmallCity) -> None:
        s.drop()

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return append(vec[i64]([BUILD.of(piece) for piece in range(N_PIECES)]), DECLINE.of())

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        b = survey(s, seat)
        for piece in range(N_PIECES):
            if self.is_possible(s, seat, b, piece):
                found = append(found, BUILD.of(piece))
        return append(found, DECLINE.of())

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not BUILD.has(action):
            return NOT_NOW
        b = survey(s, seat)
        refusal = why_not_free(s, seat, b, BUILD.arg(action), s.top(0))
        if refusal is not None:
            return refusal
        return None if len(placements(s, seat, b, BUILD.arg(action), 1, True)) > 0 else NO_PLACE_FOR_FREE

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        piece = BUILD.arg(action)
        b = survey(s, seat)
        demands = Demands(s, b, piece)
        refusal = why_not_free(s, seat, b, piece, s.top(0))
        if refusal is None:
            return {"piece": Term(PIECES, piece), "room": int(room(s, seat, b, piece))}
        facts = facts_of_piece(s, seat, b, piece, refusal)
        if facts:
            return facts
        if refusal is demands.lacks(all_squares()):
            return demands.facts(refusal, piece, all_squares())
        return {
            "piece": Term(PIECES, piece),
            "size": int(s.box.size[piece]),
            "most": int(s.top(0)),
            "limit": int(s.box.limit[piece]),
        }

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.drop()
        if BUILD.has(action):
            s.push(AT_LAY, seat, BUILD.arg(action))


class FreeLay(Step[SmallCity]):
    """SC-5.7.3, SC-10.24: where to place the free tile. The figure is the piece."""

    def __init__(self) -> None:
        super().__init__(AT_LAY, "lay", PIECES)
        self.on = [AT_COUNCIL]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat, piece = s.seat_at(at), s.figure_at(at, 0)
        b = survey(s, seat)
        may_be = s.stage() == IN_COUNCIL and why_not_free(s, seat, b, piece, 9) is None
        return may_be and len(placements(s, seat, b, piece, 1, True)) > 0

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        first = PLACE.of()
        inside = s.box.tables[s.top(0)].inside[s.zone[seat] - SMALLEST_ZONE]
        return vec[i64]([first + placement for placement in inside])

    def actions(self, s: SmallCity, seat: i64) -> vec[i64]:
        found = vec[i64]()
        first = PLACE.of()
        for placement in placements(s, seat, survey(s, seat), s.top(0), 0, True):
            found = append(found, first + placement)
        return found

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not PLACE.has(action):
            return NOT_NOW
        piece, placement = s.top(0), placement_of(action)
        refusal = why_not_on_board(s, seat, piece, placement)
        if refusal is not None:
            return refusal
        return why_not_there(s, seat, survey(s, seat), piece, placement, True)

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return facts_there(s, seat, survey(s, seat), s.top(0), placement_of(action), True)

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        piece, placement = s.top(0), placement_of(action)
        s.drop()
        b = survey(s, seat)
        i = under(s.box, b, piece, placement)
        old, old_at = NONE, NONE
        if i >= 0:
            old, old_at = b.piece[i], b.at[i]
        money = bonus_of(s, seat, piece, placement, old, old_at)
        if money > 0:
            s.gain_money(seat, money)
            s.note(MONEY_GAINED, seat, money)
        lay_down(s, seat, piece, placement, old, old_at)
