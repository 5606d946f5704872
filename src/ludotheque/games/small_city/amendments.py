"""Corrections of the rules since the first version, each with the decisions that the former rules judged
differently.
"""

from mypy_extensions import i64

from ludotheque.core.amendments import Amendment
from ludotheque.games.small_city.building.placement import under
from ludotheque.games.small_city.building.plan import take_back_plan
from ludotheque.games.small_city.building.reveal import (
    Plans,
    can_be_built,
    carry_out,
    carry_out_line,
    replaces_the_same,
)
from ludotheque.games.small_city.position.borough import survey
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import COMMIT, IN_PLANS, N_PIECES, NONE, RECORDS


def amendments() -> list[Amendment]:
    return [
        # The former rule compared only the place of the tile to be enlarged. If the first of two enlargements of one
        # tile was cancelled and lay exactly on it, the second one replaced the tile below.
        Amendment(["SC-5.2.8"], met=met_another_tile),
        # With nuclear plants, a solo game began with an amount of its own; the booklet's table says what the first
        # place gets. The other options are as they were always played.
        Amendment(
            ["SC-4.6"],
            seats=[1],
            formerly={"solo_nuclear": "own_amount"},
            fields={"solo_nuclear": 1, "power": 0, "full_tie": 0, "sorting_relief": 0},
        ),
    ]


def met_another_tile(s: SmallCity, seat: int, action: int) -> bool:
    """Whether this decision lifts the screens, and a construction of a plan finds another tile in the same place."""
    if not COMMIT.has(action) or s.over() or s.stage() != IN_PLANS or s.to_move() != (seat,):
        return False
    if not any(enlarges_in_place(s, at) for at in range(s.seats * RECORDS)):
        return False
    s = s.clone()
    plans = Plans(s)
    for builder in range(s.seats):
        take_back_plan(s, builder)
    for place in range(s.seats):
        builder = s.in_order(place)
        for number in range(builder * RECORDS, (builder + 1) * RECORDS):
            if plans.piece[number] >= N_PIECES:
                carry_out_line(s, builder, plans, number)
            elif plans.piece[number] != NONE:
                if replaces_another(s, builder, plans, number):
                    return True
                carry_out(s, builder, plans, number)
    return False


def enlarges_in_place(s: SmallCity, at: i64) -> bool:
    """Whether a line of a plan enlarges a tile and lies exactly where that tile lay."""
    return s.replaced[at] != NONE and s.replaced_at[at] == s.planned_at[at]


def replaces_another(s: SmallCity, seat: i64, plans: Plans, number: i64) -> bool:
    """Whether the first version would have carried out a construction on another tile than the planned one."""
    b = survey(s, seat)
    old = under(s.box, b, plans.piece[number], plans.at[number])
    if old < 0 or b.at[old] != plans.replaced_at[number] or replaces_the_same(s, b, plans, number):
        return False
    return can_be_built(s, seat, b, plans, number)
