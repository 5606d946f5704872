"""SC-8.2.2: The Tourism row of the council brings citizens, or a Doctor in the place of one."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import Step
from ludotheque.games.small_city.components.box import ROWS as N_ROWS
from ludotheque.games.small_city.components.box import TOURISM
from ludotheque.games.small_city.modules.doctors import may_have_doctor
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_COUNCIL,
    AT_PEOPLE,
    COUNCIL_COLUMN,
    DOCTOR_HIRED,
    IN_COUNCIL,
    WELCOME,
    WITH_DOCTOR,
)
from ludotheque.games.small_city.turn.council import welcome


class People(Step[SmallCity]):
    """SC-8.2.2: who comes. The figure is the column entered, from 1 on."""

    def __init__(self) -> None:
        super().__init__(AT_PEOPLE, "people", COUNCIL_COLUMN)
        self.on = [AT_COUNCIL]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat = s.seat_at(at)
        # Positions written under version 1 of the rules count columns from 0.
        entered = 0 <= s.discs[seat * N_ROWS + TOURISM] - s.figure_at(at, 0) <= 1
        offered = s.doctors == 1 and entered and may_have_doctor(s, seat)
        return s.stage() == IN_COUNCIL and s.plays(seat) and offered

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([WELCOME.of(0), WELCOME.of(WITH_DOCTOR)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        return None if WELCOME.has(action) else NOT_NOW

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        column = s.discs[seat * N_ROWS + TOURISM] - 1
        s.drop()
        count = s.box.tourism[column]
        if WELCOME.arg(action) == WITH_DOCTOR:
            s.doctor[seat] = 1
            s.note(DOCTOR_HIRED, seat)
            count = s.box.with_doctor[column]
        if count > 0:
            welcome(s, seat, count)
