"""Points: the yield of a placement (NF-6.1) and of the discs at the end (NF-8.4.8), the winner (NF-7.3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.game import Outcome
from ludotheque.games.nouvelle_france.box import CUBES, FACES, FLOORS, Table
from ludotheque.games.nouvelle_france.constraints import is_building
from ludotheque.games.nouvelle_france.state import NO_SEAT, WINTER, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import (
    BLUE,
    BROWN,
    DISCS_COUNTED,
    FROM_DISCS,
    GAME_ENDED,
    LOST,
    N_COLOURS,
    N_SOURCES,
    N_WORKS,
    NATIONS,
    SOURCES,
    WHITE,
    WON,
    YELLOW,
)

# Sources of points in games against the Winter only.
ALONE_ONLY: Final = ("challenges", "winter")

# ---------------------------------------------------------------- a placement


def placement_points(s: NouvelleFrance, piece: i64, table: Table, placement: i64, colour: i64) -> i64:
    """NF-6.1: cubes of the colour, and cubes of it that they touch; computed before the piece is placed."""
    points: i64 = 0
    first = placement * CUBES
    inside = s.box.columns * FLOORS
    for i in range(table.cubes):
        if s.box.cube_colour[piece * CUBES + i] == colour:
            cell = table.cell[first + i]
            if cell < inside:  # NF-8.3.2: cubes above floor 3 never score
                points += 1
                for face in range(cell * FACES, cell * FACES + FACES):
                    near = s.box.near[face]
                    if near >= 0 and s.colour[near] == colour:
                        points += 1 if is_first_touch(s, piece, table, first, i, near, colour) else 0
    return points


def is_first_touch(
    s: NouvelleFrance, piece: i64, table: Table, first: i64, cube: i64, touched: i64, colour: i64
) -> bool:
    """Whether no earlier cube of this colour touches that cell: each touched cube counts once."""
    for i in range(cube):
        if s.box.cube_colour[piece * CUBES + i] == colour:
            cell = table.cell[first + i]
            for face in range(cell * FACES, cell * FACES + FACES):
                if s.box.near[face] == touched:
                    return False
    return True


def counted_cells(s: NouvelleFrance, piece: i64, table: Table, placement: i64, colour: i64) -> vec[i64]:
    """NF-6.1, NF-8.4.6: the cells that score: those of each cube of the colour, and of those it touches."""
    found = vec[i64]()
    first = placement * CUBES
    for i in range(table.cubes):
        cell = table.cell[first + i]
        if s.box.cube_colour[piece * CUBES + i] == colour and cell < s.box.columns * FLOORS:
            found = with_touched(s, append(found, cell), cell, colour)
    if s.ally == NATIONS and is_building(piece):
        for i in range(first, first + table.cubes):
            found = with_touched(s, found, table.cell[i], colour)
    return found


def with_touched(s: NouvelleFrance, found: vec[i64], cell: i64, colour: i64) -> vec[i64]:
    """The cells, followed by those that touch one and hold a cube of the colour, each once."""
    for face in range(cell * FACES, cell * FACES + FACES):
        near = s.box.near[face]
        if near >= 0 and s.colour[near] == colour and near not in found:
            found = append(found, near)
    return found


def touched_by_any(s: NouvelleFrance, table: Table, placement: i64, colour: i64) -> i64:
    """NF-8.4.6: the cubes of a colour that touch any cube of the piece, each once."""
    count: i64 = 0
    first = placement * CUBES
    for i in range(first, first + table.cubes):
        cell = table.cell[i]
        for face in range(cell * FACES, cell * FACES + FACES):
            near = s.box.near[face]
            if near >= 0 and s.colour[near] == colour:
                new = True
                for j in range(first, i):
                    for other in range(table.cell[j] * FACES, table.cell[j] * FACES + FACES):
                        if s.box.near[other] == near:
                            new = False
                count += 1 if new else 0
    return count


def ally_points(s: NouvelleFrance, piece: i64, table: Table, placement: i64, colour: i64) -> i64:
    """NF-8.4.6: the addition of the First Nations ally: touching cubes that NF-6.1 did not count."""
    own = s.box.colour_count[piece * N_COLOURS + colour]
    counted = placement_points(s, piece, table, placement, colour) - own
    return touched_by_any(s, table, placement, colour) - counted


def snow_value(s: NouvelleFrance, piece: i64, work: i64, placement: i64, colour: i64) -> i64:
    """NF-5.6.2: the yield of the piece's cubes of a colour at the snowfalls to come; none above floor 3."""
    table = s.table_of(piece, work)
    value: i64 = 0
    for i in range(table.cubes):
        if s.box.cube_colour[piece * CUBES + i] == colour:
            value += s.floor_value(work, table.cell[placement * CUBES + i] // s.box.columns)
    return value


# ---------------------------------------------------------------- the end


def discs(s: NouvelleFrance, seat: i64) -> i64:
    """NF-6.6, NF-7.2, NF-8.4.8: the discs a seat has won; in solo play those that the Winter closed count too."""
    count: i64 = 0
    for work in range(N_WORKS):
        if s.closed[work] == seat or (
            s.closed[work] == WINTER and s.seats == 1 and s.box.winter_closing_counts
        ):
            count += 1
    return count


def finish(s: NouvelleFrance) -> None:
    """NF-7.1 to NF-7.3, NF-8.4.10: after the third snowfall the discs count, and the game is over."""
    if s.seats == 1:
        won = discs(s, 0)
        back = min(won * s.box.white_back, s.markers[WHITE])
        s.note(DISCS_COUNTED, won, back)
        s.markers[WHITE] -= back
        s.tally[WHITE * N_SOURCES + FROM_DISCS] -= back
        ahead = margin(s)
        if ahead > 0:
            s.note(WON, ahead)
        else:
            s.note(LOST, lowest(s), -ahead)
    else:
        for seat in range(s.seats):
            s.move(s.own_colour(seat), discs(s, seat) * s.box.disc_points, FROM_DISCS)
    s.note(GAME_ENDED)
    s.end()


def lowest(s: NouvelleFrance) -> i64:
    """The colour that is furthest behind."""
    found = YELLOW
    for colour in (BLUE, BROWN):
        if s.markers[colour] < s.markers[found]:
            found = colour
    return found


def margin(s: NouvelleFrance) -> i64:
    """NF-7.4: by how much the last of the three colours is ahead of white."""
    return s.markers[lowest(s)] - s.markers[WHITE]


def outcome(s: NouvelleFrance) -> Outcome:
    """The result, or the current standing."""
    return solo_outcome(s) if s.seats == 1 else base_outcome(s)


def solo_outcome(s: NouvelleFrance) -> Outcome:
    """NF-7.3, NF-7.4: won if all three colours are ahead of white; the points are the margin."""
    back = -int(s.tally[WHITE * N_SOURCES + FROM_DISCS])
    parts = {
        "lowest": int(s.markers[lowest(s)]),
        "winter_marker": -int(s.markers[WHITE]) - back,
        "discs": back,
    }
    return Outcome([int(margin(s))], [parts], [0] if margin(s) > 0 else [])


def base_outcome(s: NouvelleFrance) -> Outcome:
    """NF-8.4.10: the most points; then discs; then own cubes on floor 3; other ranks likewise."""
    seats = range(s.seats)
    points = [int(s.markers[s.own_colour(seat)]) for seat in seats]
    ties = [[int(discs(s, seat)), int(high_cubes(s, seat))] for seat in seats]
    parts = [
        {SOURCES.ids[i]: int(s.tally[s.own_colour(seat) * N_SOURCES + i]) for i in range(N_SOURCES)}
        for seat in seats
    ]
    for part in parts:
        for source in ALONE_ONLY:
            del part[source]
    return Outcome(points, parts, tie_breaks=ties)


def high_cubes(s: NouvelleFrance, seat: i64) -> i64:
    """The cubes of a seat's colour on floor 3, over all works."""
    count: i64 = 0
    first = (FLOORS - 1) * s.box.columns
    for cell in range(first, first + s.box.columns):
        if s.colour[cell] == s.own_colour(seat):
            count += 1
    return count


def cubes_on(s: NouvelleFrance, work: i64, floor: i64, colour: i64) -> i64:
    """How many cubes of a colour lie on a floor (from 0) of a work."""
    count: i64 = 0
    first = floor * s.box.columns
    for column in range(s.box.columns):
        if s.box.column_work[column] == work and s.colour[first + column] == colour:
            count += 1
    return count


def is_counted(s: NouvelleFrance, work: i64, colour: i64) -> bool:
    """NF-6.3, NF-8.4.7: the colours that snow counts: in solo play the work's and white, otherwise the players'."""
    if s.seats == 1:
        return colour == WHITE or colour == s.box.solo_colour[work]
    return s.seat_of(colour) != NO_SEAT


def most_on(s: NouvelleFrance, work: i64, floor: i64) -> i64:
    """NF-6.5: the greatest number of cubes that a counted colour has on a floor."""
    most: i64 = 0
    for colour in range(N_COLOURS):
        if is_counted(s, work, colour):
            most = max(most, cubes_on(s, work, floor, colour))
    return most
