"""The worth of a placement in points: in solo play its effect on the margin, with several players on the seat's own
marker.

In solo play the last of the three colours decides, so a point counts by the probability that its colour is the last;
snow is worth far more than contacts, and closing a work pulls white back in all three races at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france import bonus, constraints, placement, scoring
from ludotheque.games.nouvelle_france.bots import outlook
from ludotheque.games.nouvelle_france.bots.evaluation import shares_of_last
from ludotheque.games.nouvelle_france.box import CUBES, FLOORS, Table
from ludotheque.games.nouvelle_france.building import works_for
from ludotheque.games.nouvelle_france.state import EMPTY, NO_SEAT, NOTHING, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_PLACE,
    AT_WORK,
    COUREUR,
    N_BUILDING,
    N_COLOURS,
    N_FORMS,
    N_SHAPES,
    N_SNOW,
    N_WORKS,
    NATIONS,
    WHITE,
)

# Solo, in points of the margin: the cost of a point for the Winter and of a lost cell (half the time the Winter
# finds an equally good place elsewhere), and the gain of closing.
WHITE_SHARE: Final = 0.5
COVERED_CELL: Final = 0.27
CLOSING: Final = 7.0
# With several players: the cost of the others' cubes, the worth of a disc.
OTHERS_SHARE: Final = 0.6
DISC: Final = 10.0
NEVER: Final = -1.0e9


class Best:
    """The best placement found so far; `shares` is the weight of a point on each work.

    With lookahead the bonus piece that the next snowfall decides about counts too: it is worth `prize`, the seat is
    `short_of` it by this many points, and `hoped` is the probability of winning it.
    """

    def __init__(self, s: NouvelleFrance, seat: i64) -> None:
        self.piece: i64 = NOTHING
        self.work: i64 = NOTHING
        self.placement: i64 = NOTHING
        self.gain: float = NEVER
        self.shares: vec[float] = shares_of_last(s) if s.seats == 1 else vec[float]([1.0] * N_WORKS)
        # By work and floor, the yield of a cube; by colour, its owner.
        self.values: vec[i64] = vec[i64](
            [s.floor_value(work, floor) for work in range(N_WORKS) for floor in range(FLOORS)]
        )
        self.whose: vec[i64] = vec[i64]([s.seat_of(colour) for colour in range(N_COLOURS)])
        self.next_floor: i64 = s.box.scored_floor[s.snowfalls] if s.snowfalls < N_SNOW else NOTHING
        self.prize = 0.0
        self.short_of = 0.0
        self.hoped = 0.0

    def look_further(self, s: NouvelleFrance, seat: i64) -> None:
        """Lookahead with several players."""
        colour = s.own_colour(seat)
        for form in range(N_FORMS):
            if outlook.is_to_win(s, colour, form) and outlook.decided_by(s, form) == s.snowfalls:
                self.prize = outlook.A_FORM[form]
                self.short_of = outlook.missing(s, seat, form, outlook.coming_snow(s))
                if seat == s.active() and outlook.is_piece_to_come(s):
                    self.short_of += outlook.ON_THE_WAY  # covered by the placement itself
                self.hoped = outlook.reached(self.short_of)


def gain(s: NouvelleFrance, seat: i64, piece: i64, work: i64, number: i64, best: Best) -> float:
    """Without the closing of the work, which is more expensive to compute."""
    table = s.table_of(piece, work)
    colour = s.colour_of(seat, work)
    own = scoring.placement_points(s, piece, table, number, colour)
    if s.seats > 1:
        if s.ally == NATIONS and piece < N_BUILDING:
            own += scoring.ally_points(s, piece, table, number, colour)
        return gain_among_several(s, seat, piece, work, number, own, best)
    own += scoring.snow_value(s, piece, work, number, colour)
    white = scoring.placement_points(s, piece, table, number, WHITE)
    white += scoring.snow_value(s, piece, work, number, WHITE)
    return (
        best.shares[work] * float(own)
        - WHITE_SHARE * float(white)
        - COVERED_CELL * float(placement.covered(table, s.top_floor, number))
    )


def gain_among_several(
    s: NouvelleFrance, seat: i64, piece: i64, work: i64, number: i64, points: i64, best: Best
) -> float:
    """The points at once and at the snowfalls, less those of the others' cubes; and the change in the chance of a
    bonus piece.
    """
    table = s.table_of(piece, work)
    own: i64 = points
    others: i64 = 0
    nearer: i64 = points
    for i in range(table.cubes):
        owner = best.whose[s.box.cube_colour[piece * CUBES + i]]
        if owner != NO_SEAT:
            floor = table.cell[number * CUBES + i] // s.box.columns
            value = best.values[work * FLOORS + floor]
            if owner != seat:
                others += value
            else:
                own += value
                nearer += value if floor == best.next_floor else 0
    found = float(own) - OTHERS_SHARE * float(others) / float(s.seats - 1)
    if best.prize > 0.0:
        found += best.prize * (outlook.reached(best.short_of - float(nearer)) - best.hoped)
    return found


def closes(s: NouvelleFrance, table: Table, work: i64, number: i64) -> bool:
    """Whether the placement would close the work."""
    if s.closed[work] != NO_SEAT or number >= table.regular:
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
    """Tries all legal placements of a piece on a work; the first of the best is kept."""
    table = s.table_of(piece, work)
    bonus_for_closing = CLOSING if s.seats == 1 else DISC
    for number in placement.placements(s, piece, work, True):
        worth = gain(s, seat, piece, work, number, best)
        if s.architecture == 1 and number >= table.regular:
            worth += best.shares[work] * float(s.box.challenge_bonus)
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
    """Over the pieces that may be taken now; if all shapes are open, first those with two cubes of the own colour."""
    best = Best(s, seat)
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
    best = Best(s, seat)
    for piece in bonus.available(s, seat, form):
        look_everywhere(s, seat, piece, best)
    return best


def best_pending(s: NouvelleFrance, seat: i64, further: bool = False) -> Best:
    """The best placement of the piece being placed."""
    best = Best(s, seat)
    if further:
        best.look_further(s, seat)
    if s.step().number == AT_WORK:
        look_everywhere(s, seat, s.top(0), best)
    else:
        look(s, seat, s.top(0), s.top(1), best)
    return best


def pending_gain(s: NouvelleFrance) -> float:
    """The gain of the best placement while a piece is being placed; otherwise 0."""
    step = s.step().number
    if step != AT_WORK and step != AT_PLACE:
        return 0.0
    best = best_pending(s, s.asked(), s.seats > 1)
    return best.gain if best.piece != NOTHING else 0.0
