"""What the Winter builds and where: the best placement, or those that tie (NF-5.6.1 to NF-5.6.6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.nouvelle_france import scoring
from ludotheque.games.nouvelle_france.cards import shapes_shown
from ludotheque.games.nouvelle_france.placement import covered, stands
from ludotheque.games.nouvelle_france.state import (
    FEWER_WHITE,
    NO_ROOM,
    NO_SEAT,
    NOT_VISIBLE,
    NOTHING,
    NouvelleFrance,
)
from ludotheque.games.nouvelle_france.vocabulary import (
    BY_COVERED,
    BY_DOUBLED,
    BY_PLACEMENT,
    BY_SHAPE,
    BY_SNOW_VALUE,
    BY_SOLO_COLOUR,
    BY_WHITE_POINTS,
    BY_WORK,
    N_COLOURS,
    N_SHAPES,
    N_WORKS,
    PLACEMENTS,
    WHITE,
)


class Search:
    """NF-5.6.2: the best placement found so far, and the comparison that set it apart from all others."""

    def __init__(self) -> None:
        self.piece: i64 = NOTHING
        self.work: i64 = NOTHING
        self.placement: i64 = NOTHING
        self.points: i64 = -1
        self.snow: i64 = 0
        self.covered: i64 = 0
        self.solo: i64 = 0
        self.reason: i64 = 0
        # by shape: the most white points, and where
        self.best: vec[i64] = vec[i64]([NOT_VISIBLE] * N_SHAPES)
        self.where: vec[i64] = vec[i64]([NOTHING] * N_SHAPES)


def white_cubes(s: NouvelleFrance, piece: i64) -> i64:
    return s.box.colour_count[piece * N_COLOURS + WHITE]


def has_room(s: NouvelleFrance, shape: i64) -> bool:
    """NF-5.3.9, NF-5.6.6: whether the Winter can place a shape: never above, nor on closed works."""
    for work in range(N_WORKS):
        if s.closed[work] == NO_SEAT and s.fits[shape * N_WORKS + work] == 1:
            return True
    return False


def most_white(s: NouvelleFrance) -> i64:
    """NF-5.6.1: the greatest number of white cubes of a piece that can be placed; -1 if none can."""
    most: i64 = -1
    for shape in range(N_SHAPES):
        if s.is_visible(shape) and has_room(s, shape):
            for piece in range(shape * N_COLOURS, shape * N_COLOURS + N_COLOURS):
                if s.in_reserve(piece):
                    most = max(most, white_cubes(s, piece))
    return most


def search(s: NouvelleFrance) -> Search:
    """NF-5.6.1, NF-5.6.2, NF-9.3: the Winter's choice. Works, shapes, colours and placements are looked at in the order
    of comparisons 5 to 8, so that among equals the first one stays."""
    found = Search()
    most = most_white(s)
    for shape in shapes_shown(s):
        found.best[shape] = FEWER_WHITE if has_room(s, shape) else NO_ROOM
    for work in range(N_WORKS):
        if s.closed[work] == NO_SEAT:
            for shape in range(N_SHAPES):
                if s.is_visible(shape) and s.fits[shape * N_WORKS + work] == 1:
                    for piece in range(shape * N_COLOURS, shape * N_COLOURS + N_COLOURS):
                        if s.in_reserve(piece) and white_cubes(s, piece) == most:
                            look_at(s, found, shape, piece, work)
    return found


def look_at(s: NouvelleFrance, found: Search, shape: i64, piece: i64, work: i64) -> None:
    """All placements of one piece on one work."""
    table = s.table_of(piece, work)
    solo = s.box.colour_count[piece * N_COLOURS + s.box.solo_colour[work]]
    top_floor = s.top_floor
    for placement in s.box.offered[piece * N_WORKS + work]:
        if placement >= table.regular:
            break
        if stands(table, top_floor, placement):
            points = scoring.placement_points(s, piece, table, placement, WHITE)
            if points > found.best[shape]:
                found.best[shape] = points
                found.where[shape] = work
            if points < found.points:
                found.reason = max(found.reason, BY_WHITE_POINTS)
            else:
                compare(s, found, piece, work, placement, points, solo)


def compare(
    s: NouvelleFrance, found: Search, piece: i64, work: i64, placement: i64, points: i64, solo: i64
) -> None:
    """NF-5.6.2: one placement against the best so far; the first comparison in which they differ decides.

    When the best is replaced by that comparison, it also sets the new one apart from all earlier ones.
    """
    table = s.table_of(piece, work)
    snow = scoring.snow_value(s, piece, work, placement, WHITE)
    under = covered(table, s.top_floor, placement)
    better = True
    if found.piece == NOTHING:
        by: i64 = 0
    elif points != found.points:
        by = BY_WHITE_POINTS
    elif snow != found.snow:
        by = BY_SNOW_VALUE
        better = snow > found.snow
    elif under != found.covered:
        by = BY_COVERED
        better = under < found.covered
    elif solo != found.solo:
        by = BY_SOLO_COLOUR
        better = solo < found.solo
    else:
        better = False
        if work != found.work:
            by = BY_WORK
        elif s.box.kind[piece] != s.box.kind[found.piece]:
            by = BY_SHAPE
        elif piece != found.piece:
            by = BY_DOUBLED
        else:
            by = BY_PLACEMENT
    if better:
        found.piece = piece
        found.work = work
        found.placement = placement
        found.points = points
        found.snow = snow
        found.covered = under
        found.solo = solo
        found.reason = by
    else:
        found.reason = max(found.reason, by)


def tied(s: NouvelleFrance) -> vec[i64]:
    """NF-5.6.5: the placements that are equal after two comparisons, each as (piece, work, placement) in one number."""
    ties = vec[i64]()
    found = search(s)
    if found.piece == NOTHING:
        return ties
    most = most_white(s)
    for piece in range(N_SHAPES * N_COLOURS):
        if s.is_visible(s.box.kind[piece]) and s.in_reserve(piece) and white_cubes(s, piece) == most:
            for work in range(N_WORKS):
                if s.closed[work] == NO_SEAT:
                    table = s.table_of(piece, work)
                    for placement in s.box.offered[piece * N_WORKS + work]:
                        if (
                            placement < table.regular
                            and stands(table, s.top_floor, placement)
                            and scoring.placement_points(s, piece, table, placement, WHITE) == found.points
                            and scoring.snow_value(s, piece, work, placement, WHITE) == found.snow
                        ):
                            ties = append(ties, (piece * N_WORKS + work) * PLACEMENTS.size + placement)
    return ties


def tied_pieces(s: NouvelleFrance) -> vec[i64]:
    """The pieces among the ties, ascending."""
    pieces = vec[i64]()
    for tie in tied(s):
        piece = tie // PLACEMENTS.size // N_WORKS
        if len(pieces) == 0 or pieces[len(pieces) - 1] != piece:
            pieces = append(pieces, piece)
    return pieces


def tied_works(s: NouvelleFrance, piece: i64) -> vec[i64]:
    """The works among the ties with this piece, ascending."""
    works = vec[i64]()
    for tie in tied(s):
        if tie // PLACEMENTS.size // N_WORKS == piece:
            work = tie // PLACEMENTS.size % N_WORKS
            if len(works) == 0 or works[len(works) - 1] != work:
                works = append(works, work)
    return works


def tied_placements(s: NouvelleFrance, piece: i64, work: i64) -> vec[i64]:
    """The placements among the ties with this piece on this work, ascending."""
    first = (piece * N_WORKS + work) * PLACEMENTS.size
    found = vec[i64]()
    for tie in tied(s):
        if tie >= first and tie < first + PLACEMENTS.size:
            found = append(found, tie - first)
    return found
