"""SC-8.2: Doctors: hiring one in the City Council, the salary, and raising the dead."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.arrivals import receive_citizens
from ludotheque.games.small_city.citizens.citizens import dead_on
from ludotheque.games.small_city.components.box import FACINGS, MOST_CELLS, N_SQUARES, TOURISM
from ludotheque.games.small_city.components.box import ROWS as N_ROWS
from ludotheque.games.small_city.position.borough import is_usable
from ludotheque.games.small_city.position.events import (
    DOCTOR_EATEN,
    DOCTOR_GONE,
    DOCTOR_HIRED,
    DOCTOR_PAID,
    RAISED,
)
from ludotheque.games.small_city.position.module import Module
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_COUNCIL,
    AT_PEOPLE,
    AT_PHASES,
    AT_RAISE,
    AT_SALARIES,
    AT_SALARY,
    COUNCIL_COLUMN,
    DISMISS,
    IN_COUNCIL,
    IN_SALARIES,
    NONE,
    PAY_DOCTOR,
    RAISE,
    SEATS,
    SQUARES,
    WELCOME,
    WITH_DOCTOR,
)
from ludotheque.games.small_city.turn.council import welcome

NOT_DEAD_THERE: Final = Refusal("SC-8.2.3", "not-dead-there")


def doctor_square(s: SmallCity, seat: i64) -> i64:
    """SC-8.2.2: the square of a Clinic where its Doctor stands; -1 without a Clinic."""
    for square in range(N_SQUARES):
        code = s.tiles[seat * N_SQUARES + square]
        if code != NONE and s.box.doctor_cell[code // FACINGS] != NONE:
            piece = code // FACINGS
            cell = (square * FACINGS + code % FACINGS) * MOST_CELLS + s.box.doctor_cell[piece]
            return s.box.tables[piece].cells[cell]
    return NONE


def may_have_doctor(s: SmallCity, seat: i64) -> bool:
    """SC-8.2.2: whether the Tourism row offers a Doctor: a Clinic without one, with a usable cell."""
    square = doctor_square(s, seat)
    return square != NONE and s.doctor[seat] == 0 and is_usable(s, seat, square)


class Doctors(Module):
    """SC-8.2."""

    def __init__(self) -> None:
        super().__init__(2, {"doctors": ["yes"]})

    def is_played(self, s: SmallCity) -> bool:
        return s.doctors == 1

    def begin(self, s: SmallCity, stage: i64) -> None:
        if stage == IN_SALARIES:
            begin_salaries(s)

    def asks_who_comes(self, s: SmallCity, seat: i64, column: i64) -> bool:
        if not may_have_doctor(s, seat):
            return False
        s.push(AT_PEOPLE, seat, column + 1)
        return True

    def eaten(self, s: SmallCity, seat: i64, square: i64) -> None:
        """SC-8.1.9: the Doctor returns to the supply."""
        if s.doctor[seat] == 1 and doctor_square(s, seat) == square:
            s.doctor[seat] = 0
            s.note(DOCTOR_EATEN, seat, square)

    def supplies(self, s: SmallCity) -> dict[str, int]:
        """SC-8.2.1: one Doctor per player, less those at work."""
        return {"doctors": int(s.seats - sum(s.doctor))}

    def borough_view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        return {"doctor": SQUARES.ids[doctor_square(s, seat)] if s.doctor[seat] == 1 else None}

    def broken(self, s: SmallCity) -> list[str]:
        wrong = []
        for seat in range(s.seats):
            if s.doctor[seat] == 1:
                square = doctor_square(s, seat)
                if square == NONE or not is_usable(s, seat, square):
                    wrong.append(f"doctor: seat {seat} has no Clinic for it")
        return wrong

    def broken_absent(self, s: SmallCity) -> list[str]:
        return ["doctor: they are not played"] if any(s.doctor) else []


# ---------------------------------------------------------------- the Tourism row


class People(Step[SmallCity]):
    """SC-8.2.2: which people come. The figure is the column entered, counted from 1."""

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


# ---------------------------------------------------------------- step 4 of phase 4


def begin_salaries(s: SmallCity) -> None:
    """SC-8.2.3: owners of Doctors pay them or not, simultaneously (stage IN_SALARIES)."""
    s.split(AT_SALARIES)
    for seat in range(s.seats):
        if s.plays(seat) and s.doctor[seat] == 1:
            s.push_to(seat, AT_SALARY)


class Salaries(Step[SmallCity]):
    """Joins the lanes of the owners of Doctors."""

    def __init__(self) -> None:
        super().__init__(AT_SALARIES, "salaries")
        self.on = [AT_PHASES]
        self.apart = True

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_SALARIES

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()


class Salary(Step[SmallCity]):
    """SC-8.2.3, SC-10.25: whether to pay the Doctor; a player who cannot pay dismisses the Doctor."""

    def __init__(self) -> None:
        super().__init__(AT_SALARY, "salary")
        self.on = [AT_SALARIES]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.doctor[s.seat_at(at)] == 1 and s.plays(s.seat_at(at))

    def asks(self, s: SmallCity) -> bool:
        return s.money[s.asked()] >= s.box.salary

    def proceed(self, s: SmallCity) -> None:
        self.apply(s, s.asked(), DISMISS.of())

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([PAY_DOCTOR.of(), DISMISS.of()])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        return None if PAY_DOCTOR.has(action) or DISMISS.has(action) else NOT_NOW

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        s.drop()
        if DISMISS.has(action):
            s.doctor[seat] = 0
            s.note(DOCTOR_GONE, seat)
            return
        s.money[seat] -= s.box.salary
        s.note(DOCTOR_PAID, seat, s.box.salary)
        s.push(AT_RAISE, seat)


def dead_of(s: SmallCity, seat: i64) -> vec[i64]:
    """The dead of a colour in all boroughs, as choices of RAISE, ascending."""
    found = vec[i64]()
    for borough in range(s.seats):
        for square in range(N_SQUARES):
            if dead_on(s, borough, square) == seat:
                found = append(found, RAISE.of(borough, square))
    return found


class Raise(Step[SmallCity]):
    """SC-8.2.3: which of the seat's dead to raise, in any borough."""

    def __init__(self) -> None:
        super().__init__(AT_RAISE, "raise")
        self.on = [AT_SALARIES]

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.doctor[s.seat_at(at)] == 1 and s.plays(s.seat_at(at))

    def asks(self, s: SmallCity) -> bool:
        return len(dead_of(s, s.asked())) > 1

    def proceed(self, s: SmallCity) -> None:
        seat = s.asked()
        found = dead_of(s, seat)
        if len(found) == 0:
            s.drop()
        else:
            self.apply(s, seat, found[0])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return dead_of(s, seat)

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not RAISE.has(action):
            return NOT_NOW
        borough = RAISE.arg(action)
        lies = borough < s.seats and dead_on(s, borough, RAISE.arg2(action)) == seat
        return None if lies else NOT_DEAD_THERE

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"borough": Term(SEATS, RAISE.arg(action)), "square": Term(SQUARES, RAISE.arg2(action))}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        borough, square = RAISE.arg(action), RAISE.arg2(action)
        s.drop()
        s.on[borough * N_SQUARES + square] = EMPTY
        s.career[seat] += 1
        s.note(RAISED, seat, borough, square)
        receive_citizens(s, seat, 1)
