"""13 What a good player thinks about, as numbers: what a placement is worth, and how a position looks.

Snow is worth far more than contacts, the weakest colour decides, and closing a work pulls white back in all three
races at once: those are the terms of `gain`. `choose` plays by it at once; `evaluate` is the same as a sum over a
position, with the best placement added while one is being chosen.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.nouvelle_france import allies, bonus, constraints, placement, scoring
from ludotheque.games.nouvelle_france.box import CUBES, FLOORS, Table
from ludotheque.games.nouvelle_france.building import works_for
from ludotheque.games.nouvelle_france.state import EMPTY, NOBODY, NOTHING, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_ALLY,
    AT_BONUS,
    AT_DISCARD,
    AT_PIECE,
    AT_PLACE,
    AT_SECOND,
    AT_STUCK,
    AT_WORK,
    BUILD,
    COUREUR,
    DISCARD,
    FILLE,
    N_BUILDING,
    N_COLOURS,
    N_SHAPES,
    N_WORKS,
    NATIONS,
    PASS,
    PLACE,
    TAKE,
    USE,
    WHITE,
)

# What a point of the winter, of imbalance and a lost cell cost, and what closing brings, in points.
WHITE_SHARE: Final = 0.7
BALANCE: Final = 0.2
COVERED_CELL: Final = 1.0
CLOSING: Final = 15.0
# With several players: what the others' cubes cost, what a disc is worth, what an ally must bring to be used.
OTHERS_SHARE: Final = 0.6
DISC: Final = 10.0
ALLY_WORTH: Final = 4.0
SECOND_WORTH: Final = 3.0
NEVER: Final = -1.0e9


class Best:
    """The best placement found so far."""

    def __init__(self) -> None:
        self.piece: i64 = NOTHING
        self.work: i64 = NOTHING
        self.placement: i64 = NOTHING
        self.gain: float = NEVER


# ---------------------------------------------------------------- what a placement is worth


def gain(s: NouvelleFrance, seat: i64, piece: i64, work: i64, number: i64) -> float:
    """Without the closing of the work, which is dearer to find out."""
    table = s.table_of(piece, work)
    colour = s.colour_of(seat, work)
    own = scoring.placement_points(s, piece, table, number, colour)
    own += scoring.snow_value(s, piece, work, number, colour)
    if s.seats > 1:
        if s.ally == NATIONS and piece < N_BUILDING:
            own += scoring.ally_points(s, piece, table, number, colour)
        return float(own) - others_cost(s, seat, piece, work, number)
    white = scoring.placement_points(s, piece, table, number, WHITE)
    white += scoring.snow_value(s, piece, work, number, WHITE)
    ahead = s.markers[colour] - s.markers[scoring.lowest(s)]
    return (
        float(own)
        - WHITE_SHARE * float(white)
        - BALANCE * float(ahead)
        - COVERED_CELL * float(placement.covered(table, s.top_floor, number))
    )


def others_cost(s: NouvelleFrance, seat: i64, piece: i64, work: i64, number: i64) -> float:
    """What the other players' cubes of the piece will bring them at the snowfalls."""
    cost: i64 = 0
    for other in range(s.seats):
        if other != seat:
            cost += scoring.snow_value(s, piece, work, number, s.own_colour(other))
    return OTHERS_SHARE * float(cost) / float(s.seats - 1)


def closes(s: NouvelleFrance, table: Table, work: i64, number: i64) -> bool:
    """Whether the placement would close the work."""
    if s.closed[work] != NOBODY or number >= table.regular:
        return False
    if s.box.top_floor_full:
        return fills_top(s, table, work, number)
    top_floor = s.top_floor[:]
    for i in range(number * CUBES, number * CUBES + table.cubes):
        cell = table.cell[i]
        column = cell % s.box.columns
        top_floor[column] = max(top_floor[column], cell // s.box.columns + 1)
    for shape in range(N_SHAPES):
        other = s.box.tables[shape * N_WORKS + work]
        if placement.has_room(other, top_floor, 0, other.regular):
            return False
    return True


def fills_top(s: NouvelleFrance, table: Table, work: i64, number: i64) -> bool:
    """Whether floor 3 would be full."""
    missing: i64 = 0
    first = (FLOORS - 1) * s.box.columns
    for column in range(s.box.columns):
        if s.box.column_work[column] == work and s.colour[first + column] == EMPTY:
            missing += 1
    for i in range(number * CUBES, number * CUBES + table.cubes):
        missing -= 1 if table.cell[i] // s.box.columns == FLOORS - 1 else 0
    return missing == 0


def look(s: NouvelleFrance, seat: i64, piece: i64, work: i64, best: Best) -> None:
    """All legal placements of a piece on a work; the first of the best is kept."""
    table = s.table_of(piece, work)
    bonus_for_closing = CLOSING if s.seats == 1 else DISC
    for number in placement.placements(s, piece, work, True):
        worth = gain(s, seat, piece, work, number)
        if s.architecture == 1 and number >= table.regular:
            worth += float(s.box.challenge_bonus)
        if worth + bonus_for_closing > best.gain:
            if closes(s, table, work, number):
                worth += bonus_for_closing
            if worth > best.gain:
                best.gain = worth
                best.piece = piece
                best.work = work
                best.placement = number


def look_everywhere(s: NouvelleFrance, seat: i64, piece: i64, best: Best) -> None:
    works = works_for(s, seat, piece)
    for work in range(N_WORKS):
        if constraints.has_work(works, work):
            look(s, seat, piece, work, best)


def best_of_turn(s: NouvelleFrance, seat: i64) -> Best:
    """Over the pieces that may be taken now; where all shapes are open, first those with two own cubes."""
    best = Best()
    if s.ally == COUREUR:
        for piece in range(s.own_colour(seat), N_BUILDING, N_COLOURS):
            if s.in_reserve(piece):
                look_everywhere(s, seat, piece, best)
    if best.piece == NOTHING:
        for piece in range(N_BUILDING):
            if s.in_reserve(piece) and constraints.is_open(s, s.box.kind[piece]):
                look_everywhere(s, seat, piece, best)
    return best


def best_bonus(s: NouvelleFrance, seat: i64, form: i64) -> Best:
    best = Best()
    for piece in bonus.available(s, seat, form):
        look_everywhere(s, seat, piece, best)
    return best


# ---------------------------------------------------------------- choosing at once


def choose(s: NouvelleFrance, seat: i64) -> i64:
    """The choice of a player who only looks at the placement before him."""
    step = s.step().number
    if step == AT_PIECE:
        return TAKE.of(best_of_turn(s, seat).piece)
    if step == AT_BONUS:
        return TAKE.of(best_bonus(s, seat, s.top(1)).piece)
    if step == AT_WORK or step == AT_PLACE:
        best = best_pending(s, seat)
        return BUILD.of(best.work) if step == AT_WORK else PLACE.of(best.placement)
    if step == AT_STUCK or step == AT_DISCARD:
        return DISCARD.of(worst_card(s))
    if step == AT_ALLY:
        return choose_ally(s, seat)
    if step == AT_SECOND:
        with_second = with_ally(s, seat, FILLE)
        return USE.of(FILLE) if with_second.gain > SECOND_WORTH else PASS.of()
    return s.step().actions(s, seat)[0]


def best_pending(s: NouvelleFrance, seat: i64) -> Best:
    """The best placement of the piece that is being placed."""
    best = Best()
    if s.step().number == AT_WORK:
        look_everywhere(s, seat, s.top(0), best)
    else:
        look(s, seat, s.top(0), s.top(1), best)
    return best


def worst_card(s: NouvelleFrance) -> i64:
    """Of the visible shapes one whose white piece the Winter could still take, else the first."""
    worst: i64 = NOTHING
    for shape in range(N_SHAPES):
        worse = worst == NOTHING or (not s.in_reserve(worst * N_COLOURS) and s.in_reserve(shape * N_COLOURS))
        if worse and s.is_visible(shape):
            worst = shape
    return worst


def with_ally(s: NouvelleFrance, seat: i64, ally: i64) -> Best:
    """The best placement if this ally were used."""
    other = s.clone()
    allies.use(other, seat, ally)
    return best_of_turn(other, seat)


def choose_ally(s: NouvelleFrance, seat: i64) -> i64:
    """An ally is used where it brings clearly more than the best placement without."""
    best = best_of_turn(s, seat).gain + ALLY_WORTH
    chosen = PASS.of()
    for ally in (COUREUR, NATIONS):
        if allies.is_usable(s, seat, ally):
            found = with_ally(s, seat, ally).gain
            if found > best:
                best = found
                chosen = USE.of(ally)
    return chosen


# ---------------------------------------------------------------- how a position looks


def evaluate(s: NouvelleFrance, seat: i64) -> float:
    """How good the position looks for a seat; where it is placing something, with the best placement."""
    if s.over():
        return 10.0 * float(scoring.margin(s)) if s.seats == 1 else lead(s, seat)
    worth = solo_worth(s) if s.seats == 1 else lead(s, seat)
    if s.asked() == seat and (s.step().number == AT_WORK or s.step().number == AT_PLACE):
        best = best_pending(s, seat)
        if best.piece != NOTHING:
            worth += best.gain
    return worth


def coming_snow(s: NouvelleFrance, work: i64, colour: i64) -> i64:
    """What the cubes of a colour on a work will bring at the snowfalls to come."""
    value: i64 = 0
    for floor in range(FLOORS):
        value += s.floor_value(work, floor) * scoring.cubes_on(s, work, floor, colour)
    return value


def solo_worth(s: NouvelleFrance) -> float:
    """The sum of the terms of `gain` over all that was placed."""
    worth = 0.0
    low = s.markers[scoring.lowest(s)]
    white = s.markers[WHITE]
    for work in range(N_WORKS):
        colour = s.box.solo_colour[work]
        worth += float(s.markers[colour] + coming_snow(s, work, colour))
        worth -= BALANCE * float(s.markers[colour] - low)
        white += coming_snow(s, work, WHITE)
        worth += CLOSING if s.closed[work] != NOBODY else 0.0
    hollow: i64 = 0
    for column in range(s.box.columns):
        for floor in range(s.top_floor[column]):
            if s.colour[floor * s.box.columns + column] == EMPTY:
                hollow += 1
    return worth - WHITE_SHARE * float(white) - COVERED_CELL * float(hollow)


def lead(s: NouvelleFrance, seat: i64) -> float:
    """Points, snow to come and discs, less those of the best opponent."""
    mine = 0.0
    best = NEVER
    for other in range(s.seats):
        colour = s.own_colour(other)
        worth = float(s.markers[colour])
        for work in range(N_WORKS):
            worth += float(coming_snow(s, work, colour))
        if not s.over():
            worth += float(scoring.discs(s, other) * s.box.disc_points)
        if other == seat:
            mine = worth
        elif worth > best:
            best = worth
    return mine - best
