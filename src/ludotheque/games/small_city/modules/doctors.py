"""SC-8.2: Doctors: their salary, and whom they raise. Each function is asked only where `doctors` is played. How
one is hired is in `hiring`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.arrivals import receive_citizens
from ludotheque.games.small_city.citizens.citizens import dead_on
from ludotheque.games.small_city.components.box import FACINGS, MOST_CELLS, N_SQUARES
from ludotheque.games.small_city.position.borough import is_usable
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_PHASES,
    AT_RAISE,
    AT_SALARIES,
    AT_SALARY,
    DISMISS,
    DOCTOR_GONE,
    DOCTOR_PAID,
    IN_SALARIES,
    NONE,
    PAY_DOCTOR,
    RAISE,
    RAISED,
    SEATS,
    SQUARES,
)

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
    """SC-8.2.2: whether the Tourism row offers a Doctor: a Clinic without one, its cell usable."""
    square = doctor_square(s, seat)
    return square != NONE and s.doctor[seat] == 0 and is_usable(s, seat, square)


# ---------------------------------------------------------------- step 4 of phase 4


def begin_salaries(s: SmallCity) -> None:
    """SC-8.2.3: who has a Doctor pays him or not, all at once (stage IN_SALARIES)."""
    s.split(AT_SALARIES)
    for seat in range(s.seats):
        if s.plays(seat) and s.doctor[seat] == 1:
            s.push_to(seat, AT_SALARY)


class Salaries(Step[SmallCity]):
    """Joins those who have a Doctor."""

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
    """SC-8.2.3, SC-10.25: whether the Doctor is paid; who can't pay dismisses him."""

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
    """SC-8.2.3: which of one's dead rises, in whatever borough he lies."""

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


def broken(s: SmallCity) -> list[str]:
    """What can't be so with what this module brings, in words for a developer."""
    wrong = []
    for seat in range(s.seats):
        if s.doctor[seat] == 1:
            square = doctor_square(s, seat)
            if square == NONE or not is_usable(s, seat, square):
                wrong.append(f"doctor: seat {seat} has no Clinic for him")
    return wrong
