"""Snowfalls: the sticks pay for cubes floor by floor (NF-6.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import Step
from ludotheque.games.nouvelle_france import scoring
from ludotheque.games.nouvelle_france.state import (
    NOTHING,
    VISIBLE,
    NouvelleFrance,
)
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_REFILL,
    AT_SCORE,
    AT_SNOW,
    AT_THAW,
    AT_TURN,
    BLUE,
    BONUS_REMOVED,
    BROWN,
    FROM_SNOW,
    LAST_SNOWFALL,
    N_COLOURS,
    N_FORMS,
    N_SNOW,
    N_WORKS,
    SNOW_COUNTED,
    SNOW_FELL,
    SNOWFALLS,
    WHITE,
    YELLOW,
)


def floor_points(s: NouvelleFrance, work: i64, floor: i64, colour: i64) -> i64:
    """NF-6.3, NF-6.5, NF-8.4.7: cubes of a colour on the floor of a work times its stick's value there."""
    if not scoring.is_counted(s, work, colour):
        return 0
    cubes = scoring.cubes_on(s, work, floor, colour)
    if s.box.floor_leader and cubes < scoring.most_on(s, work, floor):
        return 0
    return cubes * s.box.stick[s.sticks[work] * N_SNOW + floor]


def count_snow(s: NouvelleFrance, snowfall: i64) -> vec[i64]:
    """The yield of snowfall 1, 2 or 3 for each colour in the present position."""
    sums = vec[i64]([0] * N_COLOURS)
    floor = s.box.scored_floor[snowfall - 1]
    for work in range(N_WORKS):
        for colour in range(N_COLOURS):
            points = floor_points(s, work, floor, colour)
            if points > 0:
                sums[colour] += points
                s.note(SNOW_COUNTED, work, colour, scoring.cubes_on(s, work, floor, colour), points)
    return sums


class Snow(Step[NouvelleFrance]):
    """NF-6.3: all sums first; then white, blue, yellow and brown move, each with its bonus pieces.

    NF-8.4.7: with several players the markers move in turn order, beginning with the active player. Argument: the
    snowfall.
    """

    def __init__(self) -> None:
        super().__init__(AT_SNOW, "snow", SNOWFALLS)
        self.on = [AT_TURN, AT_REFILL]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        """It is never a question."""
        return False

    def asks(self, s: NouvelleFrance) -> bool:
        return False

    def proceed(self, s: NouvelleFrance) -> None:
        snowfall = s.top(0)
        seat = s.asked()
        s.drop()
        s.note(SNOW_FELL, snowfall)
        sums = count_snow(s, snowfall)
        s.snowfalls = snowfall
        s.push(AT_THAW, seat, snowfall)
        source = FROM_SNOW + snowfall - 1
        if s.seats == 1:
            for colour in (BROWN, YELLOW, BLUE, WHITE):
                s.push(AT_SCORE, seat, colour, sums[colour], source)
        else:
            for back in range(s.seats):
                mover = (s.active() + s.seats - 1 - back) % s.seats
                s.push(AT_SCORE, mover, s.own_colour(mover), sums[s.own_colour(mover)], source)


class Thaw(Step[NouvelleFrance]):
    """NF-5.7.7, NF-5.2.3, NF-7.1: after a snowfall with its bonus pieces a white piece leaves, or the game ends."""

    def __init__(self) -> None:
        super().__init__(AT_THAW, "thaw", SNOWFALLS)
        self.on = [AT_TURN, AT_REFILL]

    def fits(self, s: NouvelleFrance, at: i64) -> bool:
        """The last snowfall that occurred, when a card was drawn or all works are closed."""
        if at + 1 >= s.depth() or s.figure_at(at, 0) != s.snowfalls or s.snowfalls == 0:
            return False
        if s.step_at(at - 1) == AT_REFILL:
            return s.shown() == VISIBLE - 2
        few = s.shown() == VISIBLE - 2 and s.seats > 1 and s.all_closed()
        return s.ally == NOTHING and (few or s.shown() == VISIBLE - 1)

    def asks(self, s: NouvelleFrance) -> bool:
        return False

    def proceed(self, s: NouvelleFrance) -> None:
        snowfall = s.top(0)
        s.drop()
        for form in range(N_FORMS):
            if s.box.removed_after[form] == snowfall and s.track[form] == 1:
                s.track[form] = 0
                s.note(BONUS_REMOVED, form)
        if snowfall == LAST_SNOWFALL:
            scoring.finish(s)
