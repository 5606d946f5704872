"""SC-5.3.5, SC-5.3.9: Phase 3, step C: empty places in Factories draw new citizens to the Town Hall."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.small_city.citizens.citizens import hall_spaces, stand
from ludotheque.games.small_city.components.box import METAL_PLACE, N_SQUARES, WOOD_PLACE
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.equal_spaces import IN_HALL, are_equal
from ludotheque.games.small_city.position.events import ARRIVED
from ludotheque.games.small_city.position.state import EMPTY, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    AT_ARRIVALS,
    AT_COUNCIL,
    AT_PHASES,
    AT_PILGRIM,
    AT_SALARIES,
    AT_STAND,
    COUNT,
    IN_ARRIVALS,
    SQUARES,
    STAND,
)

NO_HALL_SPACE: Final = Refusal("SC-5.3.5", "no-hall-space")


def begin_arrivals(s: SmallCity) -> None:
    """SC-5.3.9: newcomers are counted for all boroughs before any is placed (stage IN_ARRIVALS)."""
    s.split(AT_ARRIVALS)
    for place in range(s.seats):
        seat = s.in_order(place)
        count = newcomers(s, seat) if s.plays(seat) else 0
        if count > 0:
            s.note(ARRIVED, seat, count)
            s.push_to(seat, AT_STAND, count)


def newcomers(s: SmallCity, seat: i64) -> i64:
    """SC-5.3.9: the least of the empty Factory places, the empty spaces of the Town Hall, and the people in the
    Career space.
    """
    lay = layout(s, seat)
    jobs: i64 = 0
    for square in range(N_SQUARES):
        if WOOD_PLACE <= lay.kind[square] <= METAL_PLACE and s.on[seat * N_SQUARES + square] == EMPTY:
            jobs += 1
    most = min(jobs, s.career[seat])
    return min(most, len(hall_spaces(s, seat))) if most > 0 else 0


class Arrivals(Step[SmallCity]):
    """Joins the lanes of the seats whose newcomers choose a space."""

    def __init__(self) -> None:
        super().__init__(AT_ARRIVALS, "arrivals")
        self.on = [AT_PHASES]
        self.apart = True

    def fits(self, s: SmallCity, at: i64) -> bool:
        return s.stage() == IN_ARRIVALS

    def asks(self, s: SmallCity) -> bool:
        return False

    def proceed(self, s: SmallCity) -> None:
        s.drop()


class Stand(Step[SmallCity]):
    """SC-3.13: which space of the Town Hall a citizen from the Career space takes; asked where spaces differ and
    there are more than needed. The figure is how many are left.
    """

    def __init__(self) -> None:
        super().__init__(AT_STAND, "stand", COUNT)
        self.on = [AT_ARRIVALS, AT_COUNCIL, AT_SALARIES, AT_PHASES, AT_PILGRIM]

    def fits(self, s: SmallCity, at: i64) -> bool:
        seat, count = s.seat_at(at), s.figure_at(at, 0)
        return 0 < count <= s.career[seat] and count <= len(hall_spaces(s, seat))

    def asks(self, s: SmallCity) -> bool:
        return not are_equal(s, IN_HALL) and len(hall_spaces(s, s.asked())) > s.top(0) > 0

    def proceed(self, s: SmallCity) -> None:
        """Equal spaces, or as many as citizens: the first ones in reading order."""
        seat, count = s.asked(), s.top(0)
        spaces = hall_spaces(s, seat)
        s.drop()
        for i in range(min(count, len(spaces))):
            take_space(s, seat, spaces[i])

    def candidates(self, s: SmallCity, seat: i64) -> vec[i64]:
        return vec[i64]([STAND.of(square) for square in hall_spaces(s, seat)])

    def why_not(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        if not STAND.has(action):
            return NOT_NOW
        for square in hall_spaces(s, seat):
            if square == STAND.arg(action):
                return None
        return NO_HALL_SPACE

    def facts(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {"square": Term(SQUARES, STAND.arg(action))}

    def apply(self, s: SmallCity, seat: i64, action: i64) -> None:
        take_space(s, seat, STAND.arg(action))
        if s.top(0) == 1:
            s.drop()
        else:
            s.set_top(0, s.top(0) - 1)


def take_space(s: SmallCity, seat: i64, square: i64) -> None:
    """A citizen goes from the Career space to a space of the Town Hall."""
    s.career[seat] -= 1
    stand(s, seat, square, seat)
    if s.last_pilgrim == seat:  # SC-8.5.9: this citizen is not sent again at once
        s.last_pilgrim_at = square


def receive_citizens(s: SmallCity, seat: i64, count: i64) -> None:
    """SC-5.7.4: a number of citizens come from the Career space to the Town Hall, while there is room."""
    fitting = min(count, len(hall_spaces(s, seat)), s.career[seat])
    if fitting > 0:
        s.push(AT_STAND, seat, fitting)
