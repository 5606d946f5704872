"""The rewards of a visit: path bonuses, the colour bonus, trophies (QD-5.5 to QD-5.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import Step
from ludotheque.games.quadrata.state import NO_SEAT, Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_BONUS,
    AT_REWARDS,
    AT_VISIT,
    BONUS,
    COUNT,
    N_COLOURS,
    N_PROVINCES,
    N_TOKENS,
    N_TROPHIES,
    PLANE,
    PLANE_WON,
    PROVINCES,
    TRAIN_TAKEN,
    TROPHY_WON,
)

TRAIN: Final[i64] = 0
TAXI: Final[i64] = 1

TRAINS_GONE: Final = Refusal("QD-5.5.5", "trains-gone")
CIRCLES_FULL: Final = Refusal("QD-5.5.5", "circles-full")


def earn(s: Quadrata, seat: i64, province: i64) -> None:
    """QD-5.4.5, 5 to 7: path bonuses are asked first, then colour bonus and trophies are given."""
    s.push(AT_REWARDS, seat, province)
    s.push(AT_BONUS, seat, new_links(s, seat, province))


def new_links(s: Quadrata, seat: i64, province: i64) -> i64:
    """QD-5.5.1: the path neighbours already visited; each link pays once, when its second end is visited."""
    count: i64 = 0
    for near in s.box.neighbours[province]:
        if s.visited(seat, near):
            count += 1
    return count


class PathBonus(Step[Quadrata]):
    """QD-5.5.2: a train or a taxi for each new link. Argument 1: how many links are left."""

    def __init__(self) -> None:
        super().__init__(AT_BONUS, "bonus", COUNT)
        self.on = [AT_REWARDS]

    def asks(self, s: Quadrata) -> bool:
        seat = s.asked()
        return s.top(0) > 0 and (
            why_not_bonus(s, seat, TRAIN) is None or why_not_bonus(s, seat, TAXI) is None
        )

    def proceed(self, s: Quadrata) -> None:
        s.drop()

    def candidates(self, s: Quadrata, seat: i64) -> vec[i64]:
        return vec[i64]([BONUS.of(TRAIN), BONUS.of(TAXI)])

    def why_not(self, s: Quadrata, seat: i64, action: i64) -> Refusal | None:
        return why_not_bonus(s, seat, BONUS.arg(action)) if BONUS.has(action) else NOT_NOW

    def apply(self, s: Quadrata, seat: i64, action: i64) -> None:
        s.set_top(0, s.top(0) - 1)
        if BONUS.arg(action) == TRAIN:
            s.trains[seat] += 1
            s.note(TRAIN_TAKEN, seat)
        else:
            s.gain_taxi(seat)


def why_not_bonus(s: Quadrata, seat: i64, bonus: i64) -> Refusal | None:
    """QD-5.5.3 to QD-5.5.5: at most two trains; a taxi needs a circle."""
    if bonus == TRAIN:
        return TRAINS_GONE if s.trains[seat] == s.box.trains else None
    return CIRCLES_FULL if s.circled[seat] == s.box.circles[s.mode] else None


class Rewards(Step[Quadrata]):
    """QD-5.6, QD-5.7. Argument 1: the province just visited."""

    def __init__(self) -> None:
        super().__init__(AT_REWARDS, "rewards", PROVINCES)
        self.on = [AT_VISIT]

    def asks(self, s: Quadrata) -> bool:
        return False

    def proceed(self, s: Quadrata) -> None:
        seat = s.asked()
        colour = s.box.province_colour[s.top(0)]
        s.drop()
        give_colour_bonus(s, seat, colour)
        give_trophies(s, seat)


def visited_of(s: Quadrata, seat: i64, colour: i64) -> i64:
    """How many provinces of a colour a seat has visited."""
    count: i64 = 0
    for province in range(N_PROVINCES):
        if s.box.province_colour[province] == colour and s.visited(seat, province):
            count += 1
    return count


def give_colour_bonus(s: Quadrata, seat: i64, colour: i64) -> None:
    """QD-5.6.1, QD-5.6.2: one black plane if another province of the colour was visited earlier."""
    if s.planes > 0 and visited_of(s, seat, colour) > 1:
        s.planes -= 1
        s.rest[seat * N_TOKENS + PLANE] += 1
        s.note(PLANE_WON, seat, colour)


def give_trophies(s: Quadrata, seat: i64) -> None:
    """QD-5.7.1, QD-5.7.2: the first to fulfil a trophy takes it."""
    for trophy in range(N_TROPHIES):
        if s.trophies[trophy] == NO_SEAT and fulfils(s, seat, s.box.trophy_colour[trophy]):
            s.trophies[trophy] = seat
            s.note(TROPHY_WON, seat, trophy)


def fulfils(s: Quadrata, seat: i64, colour: i64) -> bool:
    """All provinces of a colour; for the trophy without one, a province of each colour."""
    if colour >= 0:
        return visited_of(s, seat, colour) == s.box.colour_size[colour]
    for each in range(N_COLOURS):
        if visited_of(s, seat, each) == 0:
            return False
    return True
