"""What a placement is worth, in points: alone by what it does to the margin, with several to one's own marker.

Alone the last of the three colours decides, so a point counts by how much its colour is likely to be that one; snow is
worth far more than contacts, and closing a work pulls white back in all three races at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france import bonus, constraints, placement, scoring
from ludotheque.games.nouvelle_france.bots import outlook
from ludotheque.games.nouvelle_france.bots.evaluation import shares_of_last
from ludotheque.games.nouvelle_france.box import CUBES, FLOORS, Table
from ludotheque.games.nouvelle_france.building import works_for
from ludotheque.games.nouvelle_france.state import EMPTY, NOBODY, NOTHING, NouvelleFrance
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

# Alone, in points of the margin: what a point of the Winter and a lost cell cost (the Winter finds as good a place
# elsewhere half the time), and what closing brings.
WHITE_SHARE: Final = 0.5
COVERED_CELL: Final = 0.27
CLOSING: Final = 7.0
# With several players: what the others' cubes cost, what a disc is worth.
OTHERS_SHARE: Final = 0.6
DISC: Final = 10.0
NEVER: Final = -1.0e9


class Best:
    """The best placement found so far; `shares` is what a point on each work counts.

    A player who looks further counts the bonus piece that the next snowfall decides about, too: it is worth `prize`,
    he is `short_of` it, and `hoped` for it with this chance.
    """

    def __init__(self, s: NouvelleFrance, seat: i64) -> None:
        self.piece: i64 = NOTHING
        self.work: i64 = NOTHING
        self.placement: i64 = NOTHING
        self.gain: float = NEVER
        self.shares: vec[float] = shares_of_last(s) if s.seats == 1 else vec[float]([1.0] * N_WORKS)
        # By work and floor, what a cube will bring; by colour, whose it is.
        self.values: vec[i64] = vec[i64](
            [s.floor_value(work, floor) for work in range(N_WORKS) for floor in range(FLOORS)]
        )
        self.whose: vec[i64] = vec[i64]([s.seat_of(colour) for colour in range(N_COLOURS)])
        self.next_floor: i64 = s.box.scored_floor[s.snowfalls] if s.snowfalls < N_SNOW else NOTHING
        self.prize = 0.0
        self.short_of = 0.0
        self.hoped = 0.0

    def look_further(self, s: NouvelleFrance, seat: i64) -> None:
        """With several players."""
        colour = s.own_colour(seat)
        for form in range(N_FORMS):
            if outlook.is_to_win(s, colour, form) and outlook.decided_by(s, form) == s.snowfalls:
                self.prize = outlook.A_FORM[form]
                self.short_of = outlook.missing(s, seat, form, outlook.coming_snow(s))
                if seat == s.active() and outlook.is_piece_to_come(s):
                    self.short_of += outlook.ON_THE_WAY  # which is what the placement is to bring
                self.hoped = outlook.reached(self.short_of)


def gain(s: NouvelleFrance, seat: i64, piece: i64, work: i64, number: i64, best: Best) -> float:
    """Without the closing of the work, which is dearer to find out."""
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
    """The points at once and those of the snowfalls, less what the others' cubes bring them; and what all this does for
    the chance of a bonus piece.
    """
    table = s.table_of(piece, work)
    own: i64 = points
    others: i64 = 0
    nearer: i64 = points
    for i in range(table.cubes):
        owner = best.whose[s.box.cube_colour[piece * CUBES + i]]
        if owner != NOBODY:
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
    """Over the pieces that may be taken now; where all shapes are open, first those with two own cubes."""
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
    """The best placement of the piece that is being placed."""
    best = Best(s, seat)
    if further:
        best.look_further(s, seat)
    if s.step().number == AT_WORK:
        look_everywhere(s, seat, s.top(0), best)
    else:
        look(s, seat, s.top(0), s.top(1), best)
    return best


def pending_gain(s: NouvelleFrance) -> float:
    """What the best placement brings while a piece is being placed; else nothing."""
    step = s.step().number
    if step != AT_WORK and step != AT_PLACE:
        return 0.0
    best = best_pending(s, s.asked(), s.seats > 1)
    return best.gain if best.piece != NOTHING else 0.0
