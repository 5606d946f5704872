"""The moving group (CV-8.5, CV-8.24): picked up, dropped, put down, taken back.

While the group moves, its figures stand on no square; their position is that of the group. `s.group` holds the
active player's figures in it, as bits.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.civilization.components.box import ARMIES, BIT, FIGURES_EACH, NONE, SCOUTS
from ludotheque.games.civilization.map.figures import (
    ARMY,
    first_figure,
    in_square,
    kill_figure,
    stand,
    take_off,
    travel_speed,
)
from ludotheque.games.civilization.position.state import Civilization

# ---------------------------------------------------------------- members


def most_of(kind: i64) -> i64:
    """The most figures of a kind that a player can have, the white one included."""
    return ARMIES if kind == ARMY else SCOUTS


def under_way(s: Civilization) -> bool:
    return s.group_at != NONE and s.group != 0


def in_moving_group(s: Civilization, kind: i64) -> i64:
    """How many figures of a kind the group has."""
    first: i64 = 0 if kind == ARMY else ARMIES
    count: i64 = 0
    for i in range(first, first + most_of(kind)):
        if s.group & BIT[i] != 0:
            count += 1
    return count


def present(s: Civilization, seat: i64, kind: i64, square: i64) -> i64:
    """Figures of a kind that a player has on a square, including those of a moving group."""
    count = in_square(s, seat, kind, square)
    if seat == s.active and square == s.group_at:
        count += in_moving_group(s, kind)
    return count


def kill_one(s: Civilization, seat: i64, kind: i64, square: i64) -> None:
    """Kills a figure of a kind on a square: one of the moving group, if it is there; otherwise one that stands
    there.
    """
    first = first_figure(seat, kind)
    most = most_of(kind)
    if seat == s.active and square == s.group_at:
        for figure in range(first, first + most):
            if s.group & BIT[figure - seat * FIGURES_EACH] != 0:
                s.group -= BIT[figure - seat * FIGURES_EACH]
                kill_figure(s, seat, figure)
                return
    for figure in range(first, first + most):
        if s.standing[figure] == square:
            kill_figure(s, seat, figure)
            return
    raise AssertionError("no such figure there")


# ---------------------------------------------------------------- picking up


def unmoved(s: Civilization, seat: i64, kind: i64, square: i64) -> i64:
    """How many figures of a kind on a square may still move in this part."""
    first = first_figure(seat, kind)
    count: i64 = 0
    for figure in range(first, first + most_of(kind)):
        if s.standing[figure] == square and s.moved[figure] == 0:
            count += 1
    return count


def freshest(s: Civilization, seat: i64, kind: i64, square: i64, count: i64) -> i64:
    """A number of unmoved figures on a square, as bits: first those that have spent no step on a discovery
    (CV-8.28).
    """
    first = first_figure(seat, kind)
    chosen: i64 = 0
    debt: i64 = 0
    while count > 0:
        for figure in range(first, first + most_of(kind)):
            spent = s.discovery_debt[figure - seat * FIGURES_EACH]
            if count > 0 and s.standing[figure] == square and s.moved[figure] == 0 and spent == debt:
                chosen += BIT[figure - seat * FIGURES_EACH]
                count -= 1
        debt += 1
    return chosen


def most_debt(s: Civilization, group: i64) -> i64:
    """The most steps that any figure of a group spent on discoveries before its move was taken back."""
    most: i64 = 0
    for i in range(FIGURES_EACH):
        if group & BIT[i] != 0:
            most = max(most, s.discovery_debt[i])
    return most


def steps_of(s: Civilization, seat: i64, group: i64) -> i64:
    """CV-8.26, CV-8.28: the steps available to a group when it is picked."""
    return max(travel_speed(s, seat) - most_debt(s, group), 0)


def pick_up(s: Civilization, seat: i64, square: i64, group: i64) -> None:
    """CV-8.5, CV-8.24, CV-8.26: figures of a square set out together; their speed is fixed now."""
    s.steps_left = steps_of(s, seat, group)
    s.discoveries = most_debt(s, group)
    for i in range(FIGURES_EACH):
        if group & BIT[i] != 0:
            take_off(s, seat, seat * FIGURES_EACH + i)
    s.group = group
    s.group_at = square
    s.group_from = square
    s.path = vec[i64]([NONE] * len(s.path))
    s.path[0] = square


# ---------------------------------------------------------------- putting down


def part_of_group(s: Civilization, armies: i64, scouts: i64) -> i64:
    """A number of the group's armies and scouts, as bits."""
    chosen: i64 = 0
    for i in range(FIGURES_EACH):
        if s.group & BIT[i] == 0:
            continue
        if i < ARMIES and armies > 0:
            armies -= 1
            chosen += BIT[i]
        elif i >= ARMIES and scouts > 0:
            scouts -= 1
            chosen += BIT[i]
    return chosen


def the_one(seat: i64, part: i64) -> i64:
    """The figure of a part of a group that consists of one figure."""
    i: i64 = 0
    while BIT[i] != part:
        i += 1
    return seat * FIGURES_EACH + i


def put_down(s: Civilization, seat: i64, part: i64) -> None:
    """CV-8.24: figures of the group stay on its square; they have moved."""
    square = s.group_at
    release(s, seat, part)
    for i in range(FIGURES_EACH):
        if part & BIT[i] != 0:
            stand(s, seat, seat * FIGURES_EACH + i, square)


def release(s: Civilization, seat: i64, part: i64) -> None:
    """CV-B79: figures leave the group and have moved; their square may depend on a battle."""
    for i in range(FIGURES_EACH):
        if part & BIT[i] != 0:
            s.moved[seat * FIGURES_EACH + i] = 1
    s.group -= part
    if s.group == 0:
        s.group_at = NONE


def take_back(s: Civilization, seat: i64) -> None:
    """CV-8.28, CV-B96, CV-R15, CV-R36: the survivors return to where they set out and have not moved; steps spent on
    discoveries stay spent.
    """
    square = s.group_from
    for i in range(FIGURES_EACH):
        if s.group & BIT[i] != 0:
            stand(s, seat, seat * FIGURES_EACH + i, square)
            s.discovery_debt[i] = s.discoveries
    s.group = 0
    s.group_at = NONE


def forget_debts(s: Civilization) -> None:
    """The part is over: steps spent on discoveries are cleared."""
    for i in range(FIGURES_EACH):
        s.discovery_debt[i] = 0


def forget_move(s: Civilization) -> None:
    """The move is over: its fields are cleared."""
    s.group = 0
    s.group_at = NONE
    s.group_from = NONE
    s.steps_left = 0
    s.discoveries = 0
    s.path = vec[i64]([NONE] * len(s.path))
