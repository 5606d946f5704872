"""SC-8.10: Nuclear plants: power for columns.

A plant stands above the grid and covers a few columns; `plants` has its level at its first column. In a plan it has
a record like a construction, but does not count as one of the three (SC-8.10.2).
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.core.verbs import Term, Terms
from ludotheque.games.small_city.components.box import PARK, SIDE, TOWN_HALL
from ludotheque.games.small_city.components.squares import Squares, all_squares, squares_of
from ludotheque.games.small_city.position.borough import Borough
from ludotheque.games.small_city.position.events import PLANT_CANCELLED, PLANT_PLACED, PLANT_PLANNED
from ludotheque.games.small_city.position.module import Condition, Module
from ludotheque.games.small_city.position.state import PLANT_CODE, SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    GRID_COLUMNS,
    NONE,
    PIECES,
    PLANT,
    RECORDS,
    SQUARES,
)
from ludotheque.games.small_city.turn.setup import hall_at

WITHOUT_POWER: Final = Refusal("SC-8.10.3", "without-power")
NO_SUCH_PLANT: Final = Refusal("SC-8.10.2", "no-such-plant")
ONE_PLANT: Final = Refusal("SC-8.10.2", "one-plant-a-turn")
BEYOND_COLUMNS: Final = Refusal("SC-8.10.2", "beyond-columns")
COVERED_ALREADY: Final = Refusal("SC-8.10.2", "covered-already")
NO_PLANT_LEFT: Final = Refusal("SC-8.10.2", "no-plant-left")
PLANT_TOO_DEAR: Final = Refusal("SC-8.10.2", "plant-too-dear")

LEVELS: Final[i64] = 3
# The squares of the first column, in either word; other columns are shifted.
FIRST_COLUMN: Final[i64] = sum(1 << (row * 10) for row in range(5))


class NuclearPlants(Module):
    """SC-8.10."""

    def __init__(self) -> None:
        values = {"nuclear": ["yes"], "power": ["parks_too"], "solo_nuclear": ["own_amount"]}
        super().__init__(10, values)
        self.promises = 2
        self.plans_more = True

    def is_played(self, s: SmallCity) -> bool:
        return s.nuclear == 1

    def turns(self, s: SmallCity) -> i64:
        return s.box.nuclear_turns

    def start_money(self, s: SmallCity, place: i64) -> i64:
        """SC-4.6: in a solo game, a different amount is an option."""
        if s.is_alone() and s.solo_nuclear == 1:
            return s.box.solo_nuclear_money
        return s.box.nuclear_money[place]

    # ------------------------------------------------------------ power

    def needed_squares(self, s: SmallCity, seat: i64, piece: i64) -> Squares:
        """SC-8.10.3: at least one square has power."""
        return powered(s, seat) if needs_power(s, piece) else all_squares()

    def why_beside_needed(self) -> Refusal | None:
        return WITHOUT_POWER

    def facts_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal
    ) -> Facts:
        if refusal is not WITHOUT_POWER:
            return {}
        table = s.box.tables[piece]
        squares = squares_of(table.squares(placement))
        return {
            "piece": Term(PIECES, piece),
            "squares": Terms(SQUARES, squares),
            "columns": column_names(covered(s, seat)),
        }

    def conditions(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> list[Condition]:
        if not needs_power(s, piece):
            return []
        squares = squares_of(powered(s, seat))
        return [Condition("power", 1, on=[squares] if len(squares) > 0 else [])]

    def figure(self, s: SmallCity, seat: i64, name: str) -> i64:
        return powered_columns(s, seat) if name == "powered_columns" else NONE

    # ------------------------------------------------------------ lines of a plan

    def choices(self, s: SmallCity, seat: i64) -> vec[i64]:
        return choices(s, seat)

    def plans(self, action: i64) -> bool:
        return PLANT.has(action)

    def why_not_planned(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        return why_not_plant(s, seat, action)

    def facts_planned(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return facts(s, seat, action)

    def plan_line(self, s: SmallCity, seat: i64, action: i64) -> None:
        plan_plant(s, seat, action)

    def take_back_line(self, s: SmallCity, seat: i64, at: i64) -> None:
        take_back_plant(s, seat, at)

    def carry_out_line(self, s: SmallCity, seat: i64, code: i64, where: i64) -> None:
        carry_out_plant(s, seat, code, where)

    def is_line(self, s: SmallCity, seat: i64, at: i64) -> bool:
        return is_planned(s, seat, at)

    def line_view(self, s: SmallCity, at: i64) -> dict[str, Any]:
        level, column = s.planned[at] - PLANT_CODE, s.planned_at[at]
        return {"plant": int(level), "column": GRID_COLUMNS.ids[column], "spent": s.spent[at]}

    def advised_line(self, s: SmallCity, seat: i64, plans: i64) -> i64:
        return advised_plant(s, seat, plans)

    # ------------------------------------------------------------ view, invariants

    def view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        levels = range(1, LEVELS + 1)
        return {"plants": {str(level): int(in_common(s, seat, level)) for level in levels}}

    def borough_view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        levels = range(1, LEVELS + 1)
        return {
            "plants": [int(s.plants[seat * SIDE + column]) for column in range(SIDE)],
            "reserve": {str(level): int(in_reserve(s, seat, level)) for level in levels},
        }

    def broken(self, s: SmallCity) -> list[str]:
        """SC-8.10.2: plants stand above the grid, no two above one column, and no more than there are pieces."""
        wrong = []
        for seat in range(s.seats):
            seen: i64 = 0
            for column in range(SIDE):
                level = s.plants[seat * SIDE + column]
                columns = columns_of(s, level, column) if level > 0 else 0
                if columns >> SIDE != 0 or columns & seen != 0:
                    wrong.append(f"plants: those of seat {seat} can't stand so")
                seen |= columns
            for level in range(1, LEVELS + 1):
                if in_common(s, seat, level) < 0:
                    wrong.append(f"plants: there are too many of level {level}")
        return wrong

    def broken_absent(self, s: SmallCity) -> list[str]:
        return ["plants: they are not played"] if any(s.plants) else []


# ---------------------------------------------------------------- power


def needs_power(s: SmallCity, piece: i64) -> bool:
    """SC-8.10.3: every building except the Town Hall; parks depend on the option `power`."""
    category = s.box.category[piece]
    return category != TOWN_HALL and (category != PARK or s.power == 1)


def covered(s: SmallCity, seat: i64) -> i64:
    """SC-8.10.2: the columns that a seat's plants cover, as bits."""
    columns: i64 = 0
    for column in range(SIDE):
        level = s.plants[seat * SIDE + column]
        if level > 0:
            columns |= columns_of(s, level, column)
    return columns


def columns_of(s: SmallCity, level: i64, column: i64) -> i64:
    """The columns under a plant, as bits; including those beyond the grid."""
    one: i64 = 1
    return ((one << s.box.plant_columns[level - 1]) - 1) << column


def powered(s: SmallCity, seat: i64) -> Squares:
    """The squares of covered columns."""
    columns = covered(s, seat)
    squares: i64 = 0
    for column in range(SIDE):
        if (columns >> column) & 1 == 1:
            squares |= FIRST_COLUMN << column
    return squares, squares


def powered_columns(s: SmallCity, seat: i64) -> i64:
    """How many columns a seat's plants cover."""
    columns = covered(s, seat)
    count: i64 = 0
    for column in range(SIDE):
        count += (columns >> column) & 1
    return count


def column_names(columns: i64) -> Terms:
    return Terms(GRID_COLUMNS, vec[i64]([c for c in range(SIDE) if (columns >> c) & 1 == 1]))


# ---------------------------------------------------------------- the stock of plants


def owned(s: SmallCity, seat: i64, level: i64) -> i64:
    """How many plants of a level stand above a borough."""
    count: i64 = 0
    for at in range(seat * SIDE, (seat + 1) * SIDE):
        if s.plants[at] == level:
            count += 1
    return count


def planned_at(s: SmallCity, seat: i64) -> i64:
    """The index of the plant in a seat's plan; -1 if it plans none."""
    for at in range(seat * RECORDS, (seat + 1) * RECORDS):
        if s.planned[at] > PLANT_CODE:
            return at
    return NONE


def in_reserve(s: SmallCity, seat: i64, level: i64) -> i64:
    """SC-8.10.1, SC-10.13: how many of a seat's own plants of a level are left; they are used first."""
    return max(0, s.box.plant_reserve[level - 1] - owned(s, seat, level))


def in_common(s: SmallCity, seat: i64, level: i64) -> i64:
    """SC-8.10.1: how many are left in the common stock, to a seat's knowledge: others' plans are hidden."""
    reserve = s.box.plant_reserve[level - 1]
    left = s.box.plant_count[level - 1] - s.seats * reserve
    for other in range(s.seats):
        standing = owned(s, other, level)
        at = planned_at(s, other)
        if other != seat and at != NONE and s.planned[at] == PLANT_CODE + level:
            standing -= 1
        left -= max(0, standing - reserve)
    return left


def left_for(s: SmallCity, seat: i64, level: i64) -> i64:
    return in_reserve(s, seat, level) + in_common(s, seat, level)


# ---------------------------------------------------------------- placing


def choices(s: SmallCity, seat: i64) -> vec[i64]:
    """All placements of a plant on the grid, ascending."""
    found = vec[i64]()
    for level in range(1, LEVELS + 1):
        for column in range(SIDE):
            found = append(found, PLANT.of(level, column))
    return found


def why_not_plant(s: SmallCity, seat: i64, action: i64) -> Refusal | None:
    """SC-8.10.2: the rule against placing a plant, or None. No card lowers its price (SC-5.2.15)."""
    level, column = PLANT.arg(action), PLANT.arg2(action)
    if level == 0:
        return NO_SUCH_PLANT
    if planned_at(s, seat) != NONE:
        return ONE_PLANT
    columns = columns_of(s, level, column)
    if columns >> SIDE != 0:
        return BEYOND_COLUMNS
    if columns & covered(s, seat) != 0:
        return COVERED_ALREADY
    if left_for(s, seat, level) <= 0:
        return NO_PLANT_LEFT
    return PLANT_TOO_DEAR if s.box.plant_cost[level - 1] > s.money[seat] else None


def facts(s: SmallCity, seat: i64, action: i64) -> Facts:
    """The figures of the rule against placing a plant."""
    if not PLANT.has(action) or PLANT.arg(action) == 0:
        return {}
    level, column = PLANT.arg(action), PLANT.arg2(action)
    columns = columns_of(s, level, column) & covered(s, seat)
    return {
        "level": int(level),
        "wide": int(s.box.plant_columns[level - 1]),
        "columns": column_names(columns),
        "price": int(s.box.plant_cost[level - 1]),
        "money": int(s.money[seat]),
    }


def plan_plant(s: SmallCity, seat: i64, action: i64) -> None:
    """Records a plant in a plan; it stands at once in the planner's view."""
    level, column = PLANT.arg(action), PLANT.arg2(action)
    at = seat * RECORDS + s.records(seat)
    s.planned[at], s.planned_at[at] = PLANT_CODE + level, column
    s.spent[at] = s.box.plant_cost[level - 1]
    s.money[seat] -= s.spent[at]
    s.plants[seat * SIDE + column] = level
    s.note(PLANT_PLANNED, seat, level, column)


def take_back_plant(s: SmallCity, seat: i64, at: i64) -> None:
    """Removes the plant of a line of a plan and returns its price."""
    s.plants[seat * SIDE + s.planned_at[at]] = 0
    s.money[seat] += s.spent[at]


def carry_out_plant(s: SmallCity, seat: i64, piece: i64, column: i64) -> None:
    """SC-5.2.8: a planned plant is placed, if one is left."""
    level = piece - PLANT_CODE
    price = s.box.plant_cost[level - 1]
    if left_for(s, seat, level) <= 0 or price > s.money[seat]:
        s.note(PLANT_CANCELLED, seat, level, column)
        return
    s.money[seat] -= price
    s.plants[seat * SIDE + column] = level
    s.note(PLANT_PLACED, seat, level, column)


def advised_plant(s: SmallCity, seat: i64, plans: i64) -> i64:
    """The nuclear plant of the highest worth, while few columns have power and there is time to build in them: in
    the zone, near the Town Hall, with some money left to build. -1 if there is none.
    """
    wanted = 5 - powered_columns(s, seat)
    if wanted <= 0 or plans < 2 or planned_at(s, seat) != NONE:
        return NONE
    hall = float(hall_at(s, seat) % SIDE) + 0.5
    best, most = NONE, 0.0
    for action in choices(s, seat):
        level, column = PLANT.arg(action), PLANT.arg2(action)
        wide, price = s.box.plant_columns[level - 1], s.box.plant_cost[level - 1]
        if column + wide > s.zone[seat] or price + 2 > s.money[seat]:
            continue
        middle = float(column) + 0.5 * float(wide - 1)
        worth = 3.0 * float(min(wide, wanted)) - 0.55 * float(price) - 0.2 * abs(middle - hall)
        if worth > most and why_not_plant(s, seat, action) is None:
            best, most = action, worth
    return best


# ---------------------------------------------------------------- invariants


def is_planned(s: SmallCity, seat: i64, at: i64) -> bool:
    """Whether a line of a plan is a plant that is present and paid for, the only one of the plan."""
    level, column = s.planned[at] - PLANT_CODE, s.planned_at[at]
    if level == 0 or column < 0 or column >= SIDE or planned_at(s, seat) != at:
        return False
    if s.replaced[at] != NONE or s.replaced_at[at] != NONE or s.lowered[at] != NONE or s.units[at] != 0:
        return False
    return s.plants[seat * SIDE + column] == level and s.spent[at] == s.box.plant_cost[level - 1]
