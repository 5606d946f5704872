"""4 Setup: who hosts the Mayor, money, and the Town Halls, placed by all at once and in secret (SC-4.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from tests.slices.construction.borough import Borough
from tests.slices.construction.box import FACINGS, N_SQUARES, SMALLEST_ZONE
from tests.slices.construction.placement import facts_there, why_not_on
from tests.slices.construction.state import SmallCity
from tests.slices.construction.vocabulary import (
    AT_HALLS,
    AT_SETTLE,
    AT_TURN,
    HALL,
    HALL_SHOWN,
    NONE,
    PLANNED_HALL,
    SETTLE,
)


def set_up(s: SmallCity, board: i64) -> None:
    """SC-4.2, SC-4.6, SC-4.11: a random host, money by turn order, all tiles."""
    s.board = board
    s.host = s.chance.below(s.seats)
    for piece in range(s.box.pieces):
        s.stock[piece] = s.box.count[piece]
    for place in range(s.seats):
        s.money[s.in_order(place)] = s.box.start_money[place]
    s.push(AT_TURN, 0)
    s.split(AT_HALLS)
    for seat in range(s.seats):
        s.push_to(seat, AT_SETTLE)


def hall_at(s: SmallCity, seat: i64) -> i64:
    """The top left square of a Town Hall; -1 where it does not stand yet."""
    for square in range(N_SQUARES):
        if s.tiles[seat * N_SQUARES + square] == HALL * FACINGS:
            return square
    return NONE


class Settle(Step[SmallCity]):
    """SC-4.7: where the Town Hall stands, by its top left square."""

    def __init__(self) -> None:
        super().__init__(AT_SETTLE, "settle")
        self.on = [AT_HALLS]

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        inside = s.box.tables[HALL].inside[s.zone[seat] - SMALLEST_ZONE]
        return vec[i64]([SETTLE.of(placement // FACINGS) for placement in inside])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not SETTLE.has(action):
            return NOT_NOW
        return why_not_on(s, seat, Borough(), HALL, SETTLE.arg(action) * FACINGS)

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return facts_there(s, seat, Borough(), HALL, SETTLE.arg(action) * FACINGS)

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.put_tile(seat, HALL, SETTLE.arg(action) * FACINGS)
        s.note(PLANNED_HALL, seat, SETTLE.arg(action))
        s.drop()


class Halls(Step[SmallCity]):
    """SC-4.7: all Town Halls are revealed together."""

    def __init__(self) -> None:
        super().__init__(AT_HALLS, "halls")
        self.on = [AT_TURN]
        self.apart = True

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()
        for place in range(s.seats):
            seat = s.in_order(place)
            s.stock[HALL] -= 1
            s.note(HALL_SHOWN, seat, hall_at(s, seat))
