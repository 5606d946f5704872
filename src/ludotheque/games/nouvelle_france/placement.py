"""Legal placements: how a piece may lie on a work (NF-5.3).

A piece is lowered from above, so only the heights of a work's columns matter. A column carries the piece if it
reaches just below the piece's lowest cube there; it blocks the piece if it is higher; if it is lower, cells under
the piece are covered for good.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.nouvelle_france.box import CUBES, OVERHEIGHT_PIECE, Table
from ludotheque.games.nouvelle_france.state import EMPTY, NO_SEAT, NOTHING, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import N_CHALLENGES, N_SHAPES, N_WORKS

OFF_THE_OUTLINE: Final = Refusal("NF-5.3.2", "off-the-outline")
CELL_OCCUPIED: Final = Refusal("NF-5.3.3", "cell-occupied")
SLIDES_UNDER: Final = Refusal("NF-5.3.4", "slides-under")
FLOATS: Final = Refusal("NF-5.3.5", "floats")
OVERHANGS: Final = Refusal("NF-5.3.5", "overhangs")
TOPPLES: Final = Refusal("NF-5.3.5", "topples")
TWIN: Final = Refusal("NF-5.3.7", "twin")
CHALLENGES_OFF: Final = Refusal("NF-5.3.8", "challenges-off")
CHALLENGE_MET: Final = Refusal("NF-5.3.8", "challenge-met")
HIGH_ONLY_ALONE: Final = Refusal("NF-8.4.11", "high-only-alone")
WINTER_STAYS_LOW: Final = Refusal("NF-5.6.6", "winter-stays-low")
WORK_CLOSED: Final = Refusal("NF-5.3.9", "work-closed")


def stands(table: Table, top_floor: vec[i64], placement: i64) -> bool:
    """NF-5.3.3 to NF-5.3.5: whether the piece can be lowered freely to this place and stands by itself."""
    first = placement * CUBES
    carried: i64 = 0
    bit: i64 = 1
    for i in range(first, first + table.spread[placement]):
        free = table.low[i] - top_floor[table.column[i]]
        if free < 0:
            return False
        if free == 0:
            carried += bit
        bit += bit
    return (table.stable[placement] >> carried) & 1 == 1


def comes_to_rest(table: Table, top_floor: vec[i64], placement: i64) -> bool:
    """Whether the piece, lowered from above, stops exactly there; whether it then stands is a separate question."""
    first = placement * CUBES
    rests = False
    for i in range(first, first + table.spread[placement]):
        free = table.low[i] - top_floor[table.column[i]]
        if free < 0:
            return False
        rests = rests or free == 0
    return rests


def covered(table: Table, top_floor: vec[i64], placement: i64) -> i64:
    """NF-5.6.2: the empty cells under the piece that become unreachable."""
    count = table.gaps[placement]
    first = placement * CUBES
    for i in range(first, first + table.spread[placement]):
        count += table.low[i] - top_floor[table.column[i]]
    return count


def has_room(table: Table, top_floor: vec[i64], first: i64, last: i64) -> bool:
    """Whether one of these placements is possible."""
    for placement in range(first, last):
        if stands(table, top_floor, placement):
            return True
    return False


def renew_fits(s: NouvelleFrance, work: i64) -> None:
    """Recomputes, after a change of a work, which shapes still have a placement on its three floors."""
    for shape in range(N_SHAPES):
        table = s.box.tables[shape * N_WORKS + work]
        s.fits[shape * N_WORKS + work] = 1 if has_room(table, s.top_floor, 0, table.regular) else 0


def challenge_above(s: NouvelleFrance, shape: i64, work: i64) -> i64:
    """NF-8.3.2: the challenge for which this shape may rise above floor 3 on this work; -1 if there is none."""
    for number in range(N_CHALLENGES):
        challenge = s.box.challenges[number]
        if challenge.kind == OVERHEIGHT_PIECE and challenge.shape == shape and challenge.work == work:
            return number
    return NOTHING


def may_rise(s: NouvelleFrance, shape: i64, work: i64) -> bool:
    """NF-8.3.2: over-height placements are open only to the solo player, while their challenge is."""
    if s.architecture == 0:
        return False
    number = challenge_above(s, shape, work)
    return number != NOTHING and s.done[number] == 0


def fits_above(s: NouvelleFrance, shape: i64, work: i64) -> bool:
    """Whether an over-height placement is possible now."""
    table = s.box.tables[shape * N_WORKS + work]
    if table.size == table.regular or not may_rise(s, shape, work):
        return False
    return has_room(table, s.top_floor, table.regular, table.size)


def shape_fits(s: NouvelleFrance, shape: i64, work: i64) -> bool:
    """NF-5.3, NF-5.3.9: whether a player has a placement for this shape there; on a closed work only above floor 3."""
    if s.closed[work] == NO_SEAT and s.fits[shape * N_WORKS + work] == 1:
        return True
    return s.architecture == 1 and fits_above(s, shape, work)


def form_fits(s: NouvelleFrance, kind: i64, work: i64) -> bool:
    """NF-5.3.6, NF-5.7.8: the same for a bonus piece, which may go on a closed work."""
    table = s.box.tables[kind * N_WORKS + work]
    return has_room(table, s.top_floor, 0, table.regular)


def piece_fits(s: NouvelleFrance, piece: i64, work: i64) -> bool:
    kind = s.box.kind[piece]
    return shape_fits(s, kind, work) if kind < N_SHAPES else form_fits(s, kind, work)


def placements(s: NouvelleFrance, piece: i64, work: i64, over: bool) -> vec[i64]:
    """Every legal placement of a piece on a work, in canonical order; `over`: including over-height ones (for the
    player).
    """
    found = vec[i64]()
    kind = s.box.kind[piece]
    table = s.box.tables[kind * N_WORKS + work]
    low = kind < N_SHAPES and s.closed[work] != NO_SEAT
    rising = over and table.size > table.regular and may_rise(s, kind, work)
    top_floor = s.top_floor
    for placement in s.box.offered[piece * N_WORKS + work]:
        if placement >= table.regular:
            if not rising:
                break
        elif low:
            continue
        if stands(table, top_floor, placement):
            found = append(found, placement)
    return found


def why_not_there(s: NouvelleFrance, piece: i64, work: i64, placement: i64, over: bool) -> Refusal | None:
    """NF-5.3: the rule against a placement, or None."""
    kind = s.box.kind[piece]
    table = s.box.tables[kind * N_WORKS + work]
    if placement >= table.size:
        return OFF_THE_OUTLINE
    if placement >= table.regular:
        refusal = why_not_above(s, kind, work, over)
        if refusal is not None:
            return refusal
    elif kind < N_SHAPES and s.closed[work] != NO_SEAT:
        return WORK_CLOSED
    first = placement * CUBES
    for i in range(first, first + table.cubes):
        if s.colour[table.cell[i]] != EMPTY:
            return CELL_OCCUPIED
    for i in range(first, first + table.spread[placement]):
        if table.low[i] < s.top_floor[table.column[i]]:
            return SLIDES_UNDER
    if not stands(table, s.top_floor, placement):
        return why_it_falls(s, table, placement)
    if s.box.is_offered[piece * N_WORKS + work][placement] == 0:
        return TWIN
    return None


def why_not_above(s: NouvelleFrance, shape: i64, work: i64, over: bool) -> Refusal | None:
    """NF-5.3.8, NF-5.6.6, NF-8.4.11: the rule against an over-height placement, or None."""
    if not over:
        return WINTER_STAYS_LOW
    if s.seats > 1:
        return HIGH_ONLY_ALONE
    if s.architecture == 0:
        return CHALLENGES_OFF
    return None if may_rise(s, shape, work) else CHALLENGE_MET


def why_it_falls(s: NouvelleFrance, table: Table, placement: i64) -> Refusal:
    """NF-5.3.5: the error of a piece that can be lowered freely but does not stand."""
    first = placement * CUBES
    for i in range(first, first + table.spread[placement]):
        if table.low[i] == s.top_floor[table.column[i]]:
            return OVERHANGS if s.box.full_support else TOPPLES
    return FLOATS
